/** Whether the database can serve now. It is asked over connections of its own, so that a busy pool can't hide the answer. */
import { Cause, Context, Effect, Either, Layer, Redacted, Runtime, type Scope } from "effect"
import pg from "pg"
import { type AppliedMigration, containing, type MigrationProblem, plan } from "./Migrations.ts"
import { Database } from "./Database.ts"
import { migrationFiles } from "./migrationFiles.ts"
import { type Fault, faultOf, isOutOfConnections, lacksTable } from "./SqlFailure.ts"

/** A database that does not answer within this can't serve. It bounds connecting, each statement, and the whole. */
const TIMEOUT_MILLIS = 2_000

/** What the database can do now. */
export type ServingState =
  | "ready"
  | "not migrated"
  /** It answers, but refuses writes: after a failover it is a replica, or the former primary. */
  | "read-only"
  | "database unavailable"

/** What a look at the database found. */
export interface Seen {
  readonly state: ServingState
  /** What stood in the way of an answer, if there was something. */
  readonly fault: Fault | null
}

const seen = (state: ServingState): Seen => ({ state, fault: null })
const silent: Seen = {
  state: "database unavailable",
  fault: { errno: "ETIMEDOUT", error: `no answer within ${TIMEOUT_MILLIS / 1_000} seconds` }
}
const unavailable = (error: unknown): Seen => {
  const fault = faultOf(error)
  return fault.errno === "ETIMEDOUT" ? silent : { state: "database unavailable", fault }
}

// All in one statement: a process asks it again and again. Bounded for this one transaction, because a pooler lends the
// session to others afterwards.
const IS_READ_ONLY = `pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as read_only`
const STATE = `select ${IS_READ_ONLY}, coalesce(
    (select json_agg(json_build_object('version', version, 'name', name, 'checksum', checksum)) from schema_migrations),
    '[]') as applied`
const SELECT_APPLIED = "select version, name, checksum from schema_migrations"
const bounded = (text: string): string => `set local statement_timeout = ${TIMEOUT_MILLIS}; ${text}`

const containsAll = containing(migrationFiles)

/** What a database says about itself; `applied` is missing where there is no list of migrations. */
interface State {
  readonly read_only: boolean
  readonly applied?: ReadonlyArray<AppliedMigration>
}

/** The rows of a statement that is bounded: of several statements the driver gives a list of results, which its types do not know. */
const boundedRows = async <R extends pg.QueryResultRow>(
  client: pg.Client,
  text: string
): Promise<ReadonlyArray<R>> => {
  const results: unknown = await client.query(bounded(text))
  return (results as ReadonlyArray<pg.QueryResult<R>>)[1]?.rows ?? []
}

const appliedIn = (client: pg.Client): Promise<ReadonlyArray<AppliedMigration>> =>
  boundedRows<AppliedMigration>(client, SELECT_APPLIED)

const seenIn = (state: State | undefined): Seen => {
  if (state === undefined) return silent
  if (state.read_only) return seen("read-only")
  return seen(state.applied !== undefined && containsAll(state.applied) ? "ready" : "not migrated")
}

const ask = async (client: pg.Client): Promise<Seen> => {
  const [state] = await boundedRows<State>(client, STATE).catch((error: unknown) => {
    if (!lacksTable(error)) throw error
    return boundedRows<State>(client, `select ${IS_READ_ONLY}`)
  })
  return seenIn(state)
}

/** The same over a connection that the process has. */
const askOver = (database: Database["Type"]): Effect.Effect<Seen> =>
  Effect.map(database.query<State>(STATE, [], "read"), ([state]) => seenIn(state)).pipe(
    Effect.disconnect,
    Effect.timeoutTo({
      duration: TIMEOUT_MILLIS,
      onTimeout: () => silent,
      onSuccess: (found) => found
    }),
    Effect.catchAllCause((cause) => {
      const failure = Cause.squash(cause)
      return Effect.succeed(lacksTable(failure) ? seen("not migrated") : unavailable(failure))
    })
  )

/** The answer to a question, or `silence` if there is none in time, or what the failure means. */
const answered = async <A>(
  url: string,
  question: (client: pg.Client) => Promise<A>,
  silence: A,
  failed: (error: unknown) => Promise<A> | A = () => silence
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
    .catch(failed)
  const tooLate = Promise.withResolvers<A>()
  const timer = setTimeout(() => {
    client.connection.stream.destroy()
    tooLate.resolve(silence)
  }, TIMEOUT_MILLIS)
  return await Promise.race([answer, tooLate.promise]).finally(() => {
    clearTimeout(timer)
    // Not awaited: a server that says nothing does not acknowledge the end either.
    client.end().catch(() => {})
  })
}

// Every check opens a connection: only a new one leads to the server that others would reach now. Where PostgreSQL has no
// room for it, a process that still answers over the connections that it has is ready; with none, that is the reason.
const check = async (url: string, overPool: () => Promise<Seen>): Promise<Seen> => {
  let refusal: unknown = null
  const found = await answered(url, ask, silent, (error) => {
    if (!isOutOfConnections(error)) return unavailable(error)
    refusal = error
    return overPool()
  })
  return refusal !== null && found.state === "database unavailable" ? unavailable(refusal) : found
}

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
    readonly check: Effect.Effect<Seen>
    /** What the last check found; null before the first. */
    readonly last: () => Seen | null
    /** For how many milliseconds no check has found an outage; infinite if none ever has. */
    readonly readyForMillis: () => number
    /** Tells of what every check finds, whoever asks for it, until the scope closes. */
    readonly tellOfEach: (tell: (found: Seen) => void) => Effect.Effect<void, never, Scope.Scope>
  }
>() {
  /** Asks the database at this address. */
  static readonly layer = (url: Redacted.Redacted) =>
    Layer.effect(
      Readiness,
      Effect.map(Effect.all([Database, Effect.runtime<never>()]), ([database, runtime]) => {
        const overPool = () => Runtime.runPromise(runtime, askOver(database))
        const listeners = new Set<(found: Seen) => void>()
        let last: Seen | null = null
        let lastOutage = Number.NEGATIVE_INFINITY
        let current: Promise<Seen> | null = null
        const shared = () =>
          (current ??= check(Redacted.value(url), overPool).then((found) => {
            current = null
            last = found
            if (found.state !== "ready") lastOutage = performance.now()
            for (const tell of listeners) tell(found)
            return found
          }))
        return Readiness.of({
          check: Effect.promise(shared),
          last: () => last,
          readyForMillis: () => performance.now() - lastOutage,
          tellOfEach: (tell) =>
            Effect.acquireRelease(
              Effect.sync(() => void listeners.add(tell)),
              () => Effect.sync(() => void listeners.delete(tell))
            )
        })
      })
    )
}
