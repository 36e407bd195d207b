/**
 * The tables that have a company's rows: those of the database, or in a distributed one the shards on its workers. For what
 * only such a table knows: triggers, and which transaction wrote a row.
 */
import { isDistributed } from "./TestDatabase.ts"
import { rows } from "./Book.ts"

interface Ran {
  readonly success: boolean
  readonly result: string
}

const allSucceeded = (ran: ReadonlyArray<Ran>): void => {
  const failed = ran.find(({ success }) => !success)
  if (failed !== undefined) throw new Error(failed.result)
}

/** Runs a statement on every server that has companies' rows. */
export const onShardServers = async (url: string, text: string): Promise<void> => {
  if (!isDistributed()) return void (await rows(url, text))
  allSucceeded(
    await rows<Ran & Record<string, unknown>>(url, "select * from run_command_on_workers($1)", [text])
  )
}

/** Runs a statement on every table that has rows of `table`; the statement calls it `%s`. */
export const onShards = async (url: string, table: string, text: string): Promise<void> => {
  if (!isDistributed()) return void (await rows(url, text.replace("%s", table)))
  allSucceeded(
    await rows<Ran & Record<string, unknown>>(url, "select * from run_command_on_placements($1, $2)", [
      table,
      text
    ])
  )
}

interface Shard extends Record<string, unknown> {
  readonly table: string
  readonly shard: string
  readonly host: string
  readonly port: number
}

const SHARDS = `
  select t.name as table, t.shard::text, n.nodename as host, n.nodeport as port
  from (select logicalrelid::text as name, get_shard_id_for_distribution_column(logicalrelid, $1::bigint) as shard
        from pg_dist_partition where partmethod = 'h') t
  join pg_dist_placement p on p.shardid = t.shard join pg_dist_node n on n.groupid = p.groupid`

/** Reads a company's rows where they are, from its own tables. */
export const rowsOfShard = async <R extends Record<string, unknown>>(
  url: string,
  companyId: number,
  text: string,
  params: ReadonlyArray<unknown>
): Promise<ReadonlyArray<R>> => {
  if (!isDistributed()) return rows<R>(url, text, params)
  const shards = await rows<Shard>(url, SHARDS, [companyId])
  const server = new URL(url)
  server.hostname = shards[0]?.host ?? ""
  server.port = String(shards[0]?.port)
  const names = new Map(shards.map(({ shard, table }) => [table, `${table}_${shard}`]))
  return rows<R>(
    server.href,
    text.replaceAll(/\b[a-z_]+\b/g, (word) => names.get(word) ?? word),
    params
  )
}
