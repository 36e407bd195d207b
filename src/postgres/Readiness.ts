/** Whether the database can serve now. It is asked over connections of its own, so that a busy pool can't hide the answer. */
import { Context, Effect, Either, Layer, Redacted, Runtime } from "effect"
import pg from "pg"
import { type AppliedMigration, containing, type MigrationProblem, plan } from "./Migrations.ts"
import { Database } from "./Database.ts"
import { migrationFiles } from "./migrationFiles.ts"
import { isOutOfConnections } from "./SqlFailure.ts"

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
const SELECT_APPLIED = "select version, name, checksum from schema_migrations"
const APPLIED = `set local statement_timeout = ${TIMEOUT_MILLIS}; ${SELECT_APPLIED}`

const containsAll = containing(migrationFiles)

/** What a database says about itself. */
interface State {
  readonly read_only: boolean
  readonly has_migrations: boolean
}

const appliedIn = async (client: pg.Client): Promise<ReadonlyArray<AppliedMigration>> => {
  // Of several statements the driver gives a list of results, which its types do not know.
  const results: unknown = await client.query(APPLIED)
  const [, applied] = results as ReadonlyArray<pg.QueryResult<AppliedMigration>>
  return applied?.rows ?? []
}

const ask = async (client: pg.Client): Promise<ServingState> => {
  const [state] = (await client.query<State>(IS_READ_ONLY)).rows
  if (state === undefined) return "database unavailable"
  if (state.read_only) return "read-only"
  if (!state.has_migrations) return "not migrated"
  return containsAll(await appliedIn(client)) ? "ready" : "not migrated"
}

/** The same over a connection that the process has. */
const askOver = (database: Database["Type"]): Effect.Effect<ServingState> =>
  Effect.gen(function* () {
    const [state] = yield* database.query<State>(IS_READ_ONLY, [], "read")
    if (state === undefined) return "database unavailable" as const
    if (state.read_only) return "read-only" as const
    if (!state.has_migrations) return "not migrated" as const
    const applied = yield* database.query<AppliedMigration>(SELECT_APPLIED, [], "read")
    return containsAll(applied) ? ("ready" as const) : ("not migrated" as const)
  }).pipe(
    Effect.disconnect,
    Effect.timeoutTo({
      duration: TIMEOUT_MILLIS,
      onTimeout: () => "database unavailable" as const,
      onSuccess: (state) => state
    }),
    Effect.catchAllCause(() => Effect.succeed("database unavailable" as const))
  )

/** The answer to a question, or `otherwise` if there is none in time; `refused` if there is no room for the connection. */
const answered = async <A>(
  url: string,
  question: (client: pg.Client) => Promise<A>,
  otherwise: A,
  refused: () => Promise<A> | A = () => otherwise
): Promise<A> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: "duebook-readiness",
    connectionTimeoutMillis: TIMEOUT_MILLIS,
    query_timeout: TIMEOUT_MILLIS
  })
  client.on("error", () => {})
  const answer = client
    .connect()
    .then(() => question(client))
    .catch((error: unknown) => (isOutOfConnections(error) ? refused() : otherwise))
  const tooLate = Promise.withResolvers<A>()
  const timer = setTimeout(() => {
    client.connection.stream.destroy()
    tooLate.resolve(otherwise)
  }, TIMEOUT_MILLIS)
  return await Promise.race([answer, tooLate.promise]).finally(() => {
    clearTimeout(timer)
    // Not awaited: a server that says nothing does not acknowledge the end either.
    client.end().catch(() => {})
  })
}

// Every check opens a connection: only a new one leads to the server that others would reach now. Where PostgreSQL has no
// room for it, a process that still answers over the connections that it has is ready.
const check = (url: string, overPool: () => Promise<ServingState>): Promise<ServingState> =>
  answered<ServingState>(url, ask, "database unavailable", overPool)

/** Fails if a version that was never released has made the database. One that does not answer passes. */
export const requireReleased = (url: Redacted.Redacted): Effect.Effect<void, MigrationProblem> =>
  Effect.gen(function* () {
    const applied = yield* Effect.promise(() => answered(Redacted.value(url), appliedIn, []))
    const planned = plan(migrationFiles, applied)
    if (Either.isLeft(planned) && planned.left.reason === "unreleased") return yield* planned.left
  })

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
    Layer.effect(
      Readiness,
      Effect.map(Effect.all([Database, Effect.runtime<never>()]), ([database, runtime]) => {
        const overPool = () => Runtime.runPromise(runtime, askOver(database))
        let last: ServingState | null = null
        let current: Promise<ServingState> | null = null
        const shared = () =>
          (current ??= check(Redacted.value(url), overPool).then((state) => {
            current = null
            last = state
            return state
          }))
        return Readiness.of({ check: Effect.promise(shared), last: () => last })
      })
    )
}
