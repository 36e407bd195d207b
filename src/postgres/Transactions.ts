/** How an effect runs in a transaction: in one of its own, in a shared one, or in the one around it. */
import { type Cause, Context, Effect, FiberRef } from "effect"
import type pg from "pg"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type * as Connections from "./Connections.ts"
import * as GroupCommit from "./GroupCommit.ts"
import { constraintsDie, failWith, isConflict, isPeerFailure, retried } from "./Retries.ts"
import type { Statement } from "./RoundTrip.ts"
import type { ConstraintViolation } from "./SqlFailure.ts"
import { type TenantScope, ofCompany } from "./TenantScope.ts"
import { type End, type Participant, PeerFailed, Transaction } from "./Transaction.ts"

const BEGIN: Statement = { text: "begin", params: [] }
const AS_TENANT: Statement = { text: "select set_config('role', 'duebook_tenant', true)", params: [] }
/** Shorter than in other transactions, because all participants wait while one of them waits for a lock. */
const SHARED_LOCK_TIMEOUT_MILLIS = 200
const SHORT_LOCK_TIMEOUT: Statement = {
  text: "select set_config('lock_timeout', $1, true)",
  params: [SHARED_LOCK_TIMEOUT_MILLIS]
}

/** The transaction that an effect runs in, if any. */
class CurrentTransaction extends Context.Tag("duebook/Database/Current")<CurrentTransaction, Participant>() {}

/** Runs an effect with the participant of the transaction that it is in, or with undefined outside of one. */
export const inCurrent = <A, E, R>(
  then: (participant: Participant | undefined) => Effect.Effect<A, E, R>
): Effect.Effect<A, E, R> =>
  Effect.withFiberRuntime<A, E, R>((fiber) =>
    then(
      fiber.getFiberRef(FiberRef.currentContext).unsafeMap.get(CurrentTransaction.key) as
        | Participant
        | undefined
    )
  )

/** Begins a transaction with one participant on a connection of the pool. */
const begin = (
  pool: pg.Pool,
  opening: ReadonlyArray<Statement>,
  scope: TenantScope | null
): Connections.Answer<Participant> =>
  Effect.async((resume) => {
    pool.connect((error, client) => {
      resume(
        client === undefined
          ? Effect.fail(error)
          : Effect.succeed(new Transaction(client, opening, [scope], () => {}).participants[0] as Participant)
      )
    })
  })

const failBecause = (end: Exclude<End, { readonly _tag: "Done" }>) =>
  end._tag === "Undone" ? Effect.die(new PeerFailed()) : failWith(end.error)

/** Runs an effect as a participant, then commits, or rolls back if the effect has failed. */
const runAs = <A, E, R>(participant: Participant, effect: Effect.Effect<A, E, R>) =>
  Effect.matchCauseEffect(Effect.provideService(effect, CurrentTransaction, participant), {
    onSuccess: (value) =>
      Effect.flatMap(
        participant.commit,
        (end): Effect.Effect<A, E | ServiceUnavailable | ConstraintViolation> =>
          end._tag === "Done" ? Effect.succeed(value) : failBecause(end)
      ),
    // The effect may have failed because of another participant, or because of rows that were never committed. Then
    // the end of the transaction is the failure, not the effect's own.
    onFailure: (cause) =>
      Effect.flatMap(
        participant.rollback,
        (end): Effect.Effect<A, E | ServiceUnavailable | ConstraintViolation> =>
          end._tag === "Undone" || (end._tag === "Failed" && isPeerFailure(cause))
            ? failBecause(end)
            : Effect.failCause(cause)
      )
  })

/** Makes the functions that run effects in transactions of this pool; `Database` documents each. */
export const make = (pool: pg.Pool, options: { readonly maxWaiting: number }) => {
  const join = GroupCommit.make(pool, {
    opening: [BEGIN, AS_TENANT],
    sharedOpening: [BEGIN, AS_TENANT, SHORT_LOCK_TIMEOUT],
    maxWaiting: options.maxWaiting
  })

  const runInOwn = <A, E, R>(
    opening: ReadonlyArray<Statement>,
    scope: TenantScope | null,
    effect: Effect.Effect<A, E, R>
  ) =>
    retried(
      Effect.uninterruptible(
        constraintsDie(
          Effect.flatMap(Effect.catchAll(begin(pool, opening, scope), failWith), (participant) =>
            runAs(participant, effect)
          )
        )
      )
    ) as Effect.Effect<A, E | ServiceUnavailable, R>

  const transaction = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
    inCurrent((outer) => (outer === undefined ? runInOwn([BEGIN], null, effect) : effect))

  const companyTransaction = <A, E, R>(companyId: number, effect: Effect.Effect<A, E, R>) => {
    const scope = ofCompany(companyId)
    return inCurrent((outer) => (outer === undefined ? runInOwn([BEGIN, AS_TENANT], scope, effect) : effect))
  }

  const sharedTransaction = <A, E, R>(
    companyId: number,
    conflictKeys: ReadonlyArray<string>,
    effect: Effect.Effect<A, E, R>
  ) => {
    const scope = ofCompany(companyId)
    const inOwn = runInOwn([BEGIN, AS_TENANT], scope, effect)
    const inShared = Effect.flatMap(Effect.catchAll(join({ scope, conflictKeys }), failWith), (participant) =>
      participant === null
        ? inOwn
        : Effect.catchAllCause(
            constraintsDie(runAs(participant, effect)),
            (cause: Cause.Cause<unknown>): Effect.Effect<A, unknown, R> =>
              isPeerFailure(cause) || isConflict(cause) ? inOwn : Effect.failCause(cause)
          )
    )
    return inCurrent((outer): Effect.Effect<A, unknown, R> =>
      outer === undefined ? Effect.uninterruptible(constraintsDie(inShared)) : effect
    ) as Effect.Effect<A, E | ServiceUnavailable, R>
  }

  return { transaction, companyTransaction, sharedTransaction }
}
