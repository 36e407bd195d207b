/** Which connections lead to a database that is distributed by company, and what is sent over them. */
import type pg from "pg"
import type { Result, Statement } from "./RoundTrip.ts"

/** Asked of every new connection, because the servers behind an address may change. A plain server has no such table. */
const HAS_PLACES = "select to_regclass('pg_dist_partition') is not null as yes"
const IS_DISTRIBUTED =
  "select exists (select from pg_dist_partition where logicalrelid = to_regclass('companies') and partmethod = 'h') as yes"

const says = async (client: pg.ClientBase, text: string): Promise<boolean> =>
  (await client.query<{ readonly yes: boolean }>(text)).rows[0]?.yes === true

/** Asks over a connection whether it leads to a distributed database. */
export const asksDistributed = async (client: pg.ClientBase): Promise<boolean> =>
  (await says(client, HAS_PLACES)) && (await says(client, IS_DISTRIBUTED))

/**
 * A distributed statement is planned for its values, because they say which shard it goes to. What is set for a
 * transaction is set on the servers of the shards, too.
 */
const SETTINGS =
  "set plan_cache_mode = force_custom_plan; set enable_seqscan = on; set citus.propagate_set_commands = 'local'"

const distributed = new WeakSet<object>()

/** Finds out what a new connection leads to, and prepares it for that. */
export const prepare = async (client: pg.ClientBase): Promise<void> => {
  if (!(await asksDistributed(client))) return
  await client.query(SETTINGS)
  distributed.add(client)
}

/** Whether a connection leads to a distributed database. */
export const leadsToDistributed = (client: object): boolean => distributed.has(client)

type Then = (error: unknown, results: ReadonlyArray<Result>) => void

/** The results of what was sent, as results of what it stands for; without those that did not end. */
const joined = (parts: ReadonlyArray<number>, results: ReadonlyArray<Result>): ReadonlyArray<Result> => {
  const whole: Array<Result> = []
  let from = 0
  for (const part of parts) {
    const to = from + part
    if (to > results.length) break
    const own = results.slice(from, to)
    whole.push({ rows: own.flatMap(({ rows }) => rows), command: own.at(-1)?.command ?? "" })
    from = to
  }
  return whole
}

/** The statements for a distributed database, and what to call with their results in the place of `then`. */
export const forDistributed = (
  statements: ReadonlyArray<Statement>,
  then: Then
): { readonly statements: ReadonlyArray<Statement>; readonly answered: Then } => {
  const expanded = statements.map((statement) => statement.distributed?.() ?? [statement])
  const parts = expanded.map(({ length }) => length)
  return {
    statements: expanded.flat(),
    answered: (error, results = []) => then(error, joined(parts, results))
  }
}
