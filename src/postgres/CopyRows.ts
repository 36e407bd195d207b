/** The rows of one table, and the numbers of all sequences, from one database into another: `CopyDatabase` copies a whole one. */
import { Data } from "effect"
import type pg from "pg"
import * as copy from "pg-copy-streams"
import { pipeline } from "node:stream/promises"
import type { PlacedTable } from "./TablePlaces.ts"

/**
 * After so many bytes of a table, its next rows begin another statement: PostgreSQL remembers each row of a statement whose
 * references it has to check at its end.
 */
const BATCH_BYTES = 16 * 1024 * 1024
const LINE_END = 0x0a

/** Why nothing was copied. The database that was to be filled is as it was. */
export class CopyFailed extends Data.TaggedError("CopyFailed")<{ readonly message: string }> {}

/** A sentence that says why. */
export const problem = (message: string) => new CopyFailed({ message })

const columnsOf = async (client: pg.Client, table: PlacedTable): Promise<string> => {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table]
  )
  return rows.map(({ name }) => name).join(", ")
}

/** Cuts a stream of rows, each of which ends a line, into parts for several statements. */
const batchesOf = (source: AsyncIterable<Buffer>) => {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer | null = null
  let ended = false
  return {
    ended: () => ended,
    next: async function* () {
      let bytes = 0
      if (rest !== null) yield rest
      rest = null
      for (;;) {
        const { done, value } = await chunks.next()
        if (done === true) {
          ended = true
          return
        }
        bytes += value.length
        const end = value.lastIndexOf(LINE_END) + 1
        if (bytes < BATCH_BYTES || end === 0) {
          yield value
          continue
        }
        yield value.subarray(0, end)
        if (end < value.length) rest = value.subarray(end)
        return
      }
    }
  }
}

const countOf = async (client: pg.Client, table: PlacedTable): Promise<number> => {
  const { rows } = await client.query<{ n: string }>(`select count(*)::text as n from ${table}`)
  return Number(rows[0]?.n)
}

/** Copies one table; succeeds with its rows, which both databases have counted. */
export const copyTable = async (from: pg.Client, to: pg.Client, table: PlacedTable): Promise<number> => {
  const columns = await columnsOf(to, table)
  const source = from.query(copy.to(`copy (select ${columns} from ${table}) to stdout`))
  const batches = batchesOf(source)
  while (!batches.ended())
    await pipeline(batches.next, to.query(copy.from(`copy ${table} (${columns}) from stdin`)))
  const read = await countOf(from, table)
  const written = await countOf(to, table)
  if (read !== written)
    throw problem(`${table} has ${read} rows and would have ${written}: nothing was copied.`)
  return read
}

const SEQUENCES = `
  select quote_ident(relname) as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`

/** Numbers are handed out outside of transactions, so the sequences are read last: no row has a later one. */
export const copySequences = async (from: pg.Client, to: pg.Client): Promise<void> => {
  const { rows } = await to.query<{ name: string }>(SEQUENCES)
  for (const { name } of rows) {
    const found = await from.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`
    )
    const [state] = found.rows
    if (state === undefined) continue
    await to.query("select setval($1::regclass, $2::bigint, $3)", [name, state.last, state.called])
  }
}
