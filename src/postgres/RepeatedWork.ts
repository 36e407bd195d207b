/** The log of work that is repeated until it succeeds: an outage of the database is one line of the process, not one of each try. */
import { Cause, Effect, Option } from "effect"
import { ServiceUnavailable } from "../domain/Errors.ts"
import { Readiness } from "./Readiness.ts"
import { faultBehind } from "./SqlFailure.ts"

const isOutage = (failure: unknown): boolean =>
  failure instanceof ServiceUnavailable && failure.details?.reason === "database_unavailable"

/** Work that fails so long after an outage may have begun in it: it waits for a connection, and for its turn before. */
const AFTERMATH_MILLIS = 40_000

/** Whether the process has said by itself what is wrong: the database can't serve at all, or could not a moment ago. */
const isToldOf = Effect.flatMap(
  Effect.serviceOption(Readiness),
  Option.match({
    onNone: () => Effect.succeed(false),
    onSome: ({ check, readyForMillis }) =>
      Effect.map(check, ({ state }) => state !== "ready" || readyForMillis() < AFTERMATH_MILLIS)
  })
)

/**
 * Logs that work failed which is done again by itself. It is a warning if the database could serve: of an outage, or of a
 * database that is not migrated, `ReadinessWatch` tells once, and these lines are for debugging, also those of work that
 * began in it.
 */
export const logRepeated = (message: string, cause: Cause.Cause<unknown>): Effect.Effect<void> =>
  Effect.gen(function* () {
    const failure = Cause.squash(cause)
    const isOfDatabase = isOutage(failure) || Cause.isDie(cause)
    const line =
      isOfDatabase && (yield* isToldOf) ? Effect.logDebug(message, cause) : Effect.logWarning(message, cause)
    yield* Effect.annotateLogs(line, { ...faultBehind(failure) })
  })
