/** Whether the database can serve now. It is asked over connections of its own, so that a busy pool can't hide the answer. */
import { Context, Effect, Layer, Redacted } from "effect"
import pg from "pg"
import { containing } from "./Migrations.ts"
import { migrationFiles } from "./migrationFiles.ts"

/** A database that does not answer within this can't serve. It bounds connecting, each statement, and the whole. */
const TIMEOUT_MILLIS = 2_000

/** What the database can do now. */
export type ServingState =
  | "ready"
  | "not migrated"
  /** It answers, but refuses writes: after a failover it is a replica, or the former primary. */
  | "read-only"
  | "database unavailable"

const IS_READ_ONLY = `select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as read_only,
  to_regclass('schema_migrations') is not null as has_migrations`
// Bounded for this one transaction, because a pooler lends the session to others afterwards.
const APPLIED = `set local statement_timeout = ${TIMEOUT_MILLIS}; select version, checksum from schema_migrations`

const containsAll = containing(migrationFiles)

const ask = async (client: pg.Client): Promise<ServingState> => {
  await client.connect()
  const [state] = (await client.query<{ read_only: boolean; has_migrations: boolean }>(IS_READ_ONLY)).rows
  if (state === undefined) return "database unavailable"
  if (state.read_only) return "read-only"
  if (!state.has_migrations) return "not migrated"
  // Of several statements the driver gives a list of results, which its types do not know.
  const results: unknown = await client.query(APPLIED)
  const [, applied] = results as ReadonlyArray<pg.QueryResult<{ version: number; checksum: string }>>
  return applied !== undefined && containsAll(applied.rows) ? "ready" : "not migrated"
}

// Every check opens a connection: only a new one leads to the server that others would reach now.
const check = async (url: string): Promise<ServingState> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: "duebook-readiness",
    connectionTimeoutMillis: TIMEOUT_MILLIS,
    query_timeout: TIMEOUT_MILLIS
  })
  client.on("error", () => {})
  const answer = ask(client).catch((): ServingState => "database unavailable")
  const tooLate = Promise.withResolvers<ServingState>()
  const timer = setTimeout(() => {
    client.connection.stream.destroy()
    tooLate.resolve("database unavailable")
  }, TIMEOUT_MILLIS)
  return await Promise.race([answer, tooLate.promise]).finally(() => {
    clearTimeout(timer)
    // Not awaited: a server that says nothing does not acknowledge the end either.
    client.end().catch(() => {})
  })
}

export class Readiness extends Context.Tag("duebook/Readiness")<
  Readiness,
  {
    /** Asks the database. Callers at the same moment share one check, which takes two seconds at most. */
    readonly check: Effect.Effect<ServingState>
    /** What the last check found; null before the first. */
    readonly last: () => ServingState | null
  }
>() {
  /** Asks the database at this address. */
  static readonly layer = (url: Redacted.Redacted) =>
    Layer.sync(Readiness, () => {
      let last: ServingState | null = null
      let current: Promise<ServingState> | null = null
      const shared = () =>
        (current ??= check(Redacted.value(url)).then((state) => {
          current = null
          last = state
          return state
        }))
      return Readiness.of({ check: Effect.promise(shared), last: () => last })
    })
}
