/** Looks at the database every few seconds, whoever else asks or not, and logs each change of what the process can do. */
import { Effect, Runtime, type Scope } from "effect"
import { Readiness, type Seen } from "./Readiness.ts"

/** How often it looks while the database serves, and while it does not. */
const INTERVAL_MILLIS = 5_000
const INTERVAL_WHILE_NOT_READY_MILLIS = 1_000

/** Why a process is not ready, in words for the operator, by the beginning of an SQLSTATE. */
const BY_SQL_CODE: ReadonlyArray<readonly [prefix: string, why: string]> = [
  ["28", "the database refuses the user or the password in DATABASE_URL"],
  ["3D000", "the database in DATABASE_URL does not exist"],
  ["42501", "the user in DATABASE_URL may not read the database: it has to be a member of duebook_app"],
  ["53300", "PostgreSQL has no room for another connection"],
  ["57P03", "PostgreSQL is starting or stopping"]
]

const UNREACHABLE = "the database can't be reached: is it running, and does DATABASE_URL point to it?"

/** Why the process is not ready, in one sentence; null if it is. */
const whyNotReady = ({ fault, state }: Seen): string | null => {
  switch (state) {
    case "ready":
      return null
    case "not migrated":
      return "the database is not migrated to this version: run duebook migrate"
    case "read-only":
      return "the database refuses writes: does DATABASE_URL point to the primary server?"
    case "database unavailable":
      return BY_SQL_CODE.find(([prefix]) => fault?.sql_code?.startsWith(prefix))?.[1] ?? UNREACHABLE
  }
}

/** What has to differ for another line: of what is said in between, such as a time or an address, nobody wants to know. */
const changeOf = ({ fault, state }: Seen): string => JSON.stringify([state, fault?.sql_code, fault?.errno])

const log = (word: string, found: Seen): Effect.Effect<void> => {
  const why = whyNotReady(found)
  return why === null
    ? Effect.logInfo(word)
    : Effect.annotateLogs(Effect.logWarning(`not ${word}: ${why}`), { ...found.fault })
}

/**
 * Watches the database until the scope closes. The first look is over when this ends. `word` is what the process says of
 * itself when the database can serve, and `facts` are fields of every line.
 */
export const watchReadiness = (
  word: string,
  facts: Readonly<Record<string, unknown>>
): Effect.Effect<void, never, Readiness | Scope.Scope> =>
  Effect.gen(function* () {
    const readiness = yield* Readiness
    const runtime = yield* Effect.runtime<never>()
    let told: string | null = null
    yield* readiness.tellOfEach((found) => {
      const change = changeOf(found)
      if (change === told) return
      told = change
      Runtime.runFork(runtime, Effect.annotateLogs(log(word, found), facts))
    })
    yield* readiness.check
    const pause = Effect.suspend(() =>
      Effect.sleep(readiness.last()?.state === "ready" ? INTERVAL_MILLIS : INTERVAL_WHILE_NOT_READY_MILLIS)
    )
    yield* Effect.forever(Effect.zipRight(pause, readiness.check)).pipe(
      // A check that hangs must not delay the shutdown of the process.
      Effect.disconnect,
      Effect.forkScoped
    )
  })
