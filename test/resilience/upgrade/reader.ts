/** A reader that keeps its transaction open, as pg_dump does. */
import pg from "pg"

/** Opens a transaction with one view of the database, and a lock on every table; ends it when it is told to. */
export const openReader = async (url: string): Promise<{ readonly close: () => Promise<void> }> => {
  const reader = new pg.Client({ connectionString: url, application_name: "pg_dump" })
  reader.on("error", () => {})
  await reader.connect()
  const tables = await reader.query<{ name: string }>(
    "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'"
  )
  await reader.query("begin isolation level repeatable read read only")
  await reader.query(`lock table ${tables.rows.map(({ name }) => name).join(", ")} in access share mode`)
  await reader.query("select count(*) from companies")
  return {
    close: async () => {
      await reader.query("commit")
      await reader.end()
    }
  }
}
