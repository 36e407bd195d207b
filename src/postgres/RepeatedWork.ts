/** The log of work that is repeated until it succeeds: an outage of the database is one line of the process, not one of each try. */
import { Cause, Effect, Option } from "effect"
import { ServiceUnavailable } from "../domain/Errors.ts"
import { Readiness } from "./Readiness.ts"
import { faultBehind } from "./SqlFailure.ts"

const isOutage = (failure: unknown): boolean =>
  failure instanceof ServiceUnavailable && failure.details?.reason === "database_unavailable"

/** Whether the process says by itself what is wrong, because the database can't serve at all. */
const isToldOf = Effect.flatMap(
  Effect.serviceOption(Readiness),
  Option.match({
    onNone: () => Effect.succeed(false),
    onSome: ({ check }) => Effect.map(check, ({ state }) => state !== "ready")
  })
)

/**
 * Logs that work failed which is done again by itself. It is a warning if the database could serve: of an outage, or of a
 * database that is not migrated, `ReadinessWatch` tells once, and these lines are for debugging.
 */
export const logRepeated = (message: string, cause: Cause.Cause<unknown>): Effect.Effect<void> =>
  Effect.gen(function* () {
    const failure = Cause.squash(cause)
    const isOfDatabase = isOutage(failure) || Cause.isDie(cause)
    const line =
      isOfDatabase && (yield* isToldOf) ? Effect.logDebug(message, cause) : Effect.logWarning(message, cause)
    yield* Effect.annotateLogs(line, { ...faultBehind(failure) })
  })
