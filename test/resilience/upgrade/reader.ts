/** Readers that keep a transaction open: pg_dump itself, and one that does what it does. */
import { spawn } from "node:child_process"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { rows } from "../../support/Book.ts"
import { programs } from "../restore/installed.ts"

/** A reader with one view of the database, and a lock on every table. */
interface Reader {
  /** Lets it come to its end. */
  readonly close: () => Promise<void>
}

/** Opens a reader on a database. */
export type OpenReader = (url: string) => Promise<Reader>

/** Opens a transaction with one view of the database, and a lock on every table. */
export const openReader: OpenReader = async (url) => {
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

const POLL_MILLIS = 2
const HOLDS = `
  select 1 as n from pg_locks l join pg_stat_activity a on a.pid = l.pid
  where a.application_name = 'pg_dump' and l.relation = to_regclass('companies') and l.granted`

/** Starts the installed pg_dump, and stops it as soon as it has its locks, as if the database were large. */
export const openDump: OpenReader = async (url) => {
  const dump = spawn(join(programs ?? "", "pg_dump"), ["--file=/dev/null", url], {
    stdio: ["ignore", "ignore", "pipe"]
  })
  let said = ""
  dump.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => dump.once("exit", resolve))
  while ((await rows(url, HOLDS)).length === 0) {
    if (dump.exitCode !== null) throw new Error(`pg_dump ended before it was seen: ${said}`)
    await sleep(POLL_MILLIS)
  }
  dump.kill("SIGSTOP")
  return {
    close: async () => {
      dump.kill("SIGCONT")
      const code = await ended
      if (code !== 0) throw new Error(`pg_dump ended with ${code}: ${said}`)
    }
  }
}
