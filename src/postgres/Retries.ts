/** What is done with a failure of PostgreSQL: which ones are run again, and which ones the caller sees. */
import { Cause, Effect, Random } from "effect"
import { ServiceUnavailable } from "../domain/Errors.ts"
import {
  classify,
  ConstraintViolation,
  hasSqlState,
  meansShardUnreachable,
  TransactionConflict
} from "./SqlFailure.ts"
import { PeerFailed } from "./Transaction.ts"

/** After so many retries of a transaction that PostgreSQL rolled back, the caller gets a 503. */
const MAX_TRANSACTION_RETRIES = 3
const FIRST_PAUSE_MILLIS = 5

/** Fails or dies with the meaning of a driver's error. A conflict is a defect, so that handlers of typed errors in a
 * transaction let it pass to the retry around them. */
export const failWith = (error: unknown): Effect.Effect<never, ServiceUnavailable | ConstraintViolation> => {
  if (error instanceof ServiceUnavailable) return Effect.fail(error)
  const failure = classify(error)
  switch (failure._tag) {
    case "Defect":
      return Effect.die(failure.cause)
    case "TransactionConflict":
      return Effect.die(failure)
    default:
      return Effect.fail(failure)
  }
}

/** Turns the violation of a constraint into a defect. */
export const constraintsDie = <A, E, R>(effect: Effect.Effect<A, E | ConstraintViolation, R>) =>
  Effect.catchTag(effect, "ConstraintViolation" as never, Effect.die) as Effect.Effect<
    A,
    Exclude<E, ConstraintViolation>,
    R
  >

/** Whether another participant of the shared transaction caused this failure. */
export const isPeerFailure = (cause: Cause.Cause<unknown>): boolean =>
  [...Cause.defects(cause)].some((defect) => defect instanceof PeerFailed)

/**
 * Whether a defect comes from the transaction, which can't go on then, and not from the program: another participant has
 * failed, or PostgreSQL has refused a statement.
 */
export const endsTransaction = (defect: unknown): boolean =>
  defect instanceof PeerFailed ||
  defect instanceof TransactionConflict ||
  defect instanceof ConstraintViolation ||
  hasSqlState(defect)

/** Whether PostgreSQL rolled the transaction back because of a concurrent one. */
export const isConflict = (cause: Cause.Cause<unknown>): boolean =>
  [...Cause.defects(cause)].some((defect) => defect instanceof TransactionConflict)

/** Whether PostgreSQL gave up because of other transactions or a timeout. */
export const tookTooLong = (cause: Cause.Cause<unknown>): boolean => {
  const failure = Cause.failureOption(cause)
  return (
    failure._tag === "Some" &&
    failure.value instanceof ServiceUnavailable &&
    failure.value.details?.reason === "overloaded"
  )
}

/** Whether the failure of a shared statement may be that of one company, so that the others run again. */
export const mayBeOfOneCompany = (cause: Cause.Cause<unknown>): boolean => {
  const failure = Cause.failureOption(cause)
  return (
    tookTooLong(cause) ||
    (failure._tag === "Some" &&
      failure.value instanceof ServiceUnavailable &&
      meansShardUnreachable(failure.value))
  )
}

/** Runs an effect again after a conflict, a few times, each after a longer pause with some jitter. */
export const retried = <A, E, R>(
  effect: Effect.Effect<A, E, R>,
  retries = 0
): Effect.Effect<A, E | ServiceUnavailable, R> =>
  Effect.catchAllCause(effect, (cause): Effect.Effect<A, E | ServiceUnavailable, R> => {
    if (!isConflict(cause)) return Effect.failCause(cause)
    if (retries === MAX_TRANSACTION_RETRIES) return Effect.fail(ServiceUnavailable.because("overloaded"))
    const pause = Effect.flatMap(Random.nextRange(0.8, 1.2), (jitter) =>
      Effect.sleep(FIRST_PAUSE_MILLIS * 2 ** retries * jitter)
    )
    return Effect.zipRight(pause, retried(effect, retries + 1))
  })
