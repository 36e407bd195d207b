/** How the demo knows a database again that it was given: it takes an empty one, and leaves a mark in it. */
import * as SqlClient from "@effect/sql/SqlClient"
import { Effect } from "effect"

/** A schema without anything in it. */
const MARK = "duebook_demo"

/** Tables named to somebody whose database is not empty; further ones are only counted. */
const MAX_NAMED = 5

// Views that an extension brings with it are not somebody's tables.
const relationsText = `
  select n.nspname || '.' || c.relname as name, count(*) over ()::int as total
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname !~ '^(pg_|information_schema$)'
    and not exists (
      select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
    )
  order by n.nspname, c.relname limit ${MAX_NAMED}`

/**
 * Marks the database as the demo's if it is empty or marked already. Succeeds with the tables that are in the way
 * otherwise, and how many they are; then nothing was changed.
 */
export const takeForDemo = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [marked] = yield* sql<{ readonly present: boolean }>`
    select to_regnamespace(${MARK}) is not null as present`
  const found =
    marked?.present === true
      ? []
      : yield* sql.unsafe<{ readonly name: string; readonly total: number }>(relationsText)
  if (found.length === 0) yield* sql.unsafe(`create schema if not exists ${MARK}`)
  return { first: found.map(({ name }) => name), total: found[0]?.total ?? 0 }
})
