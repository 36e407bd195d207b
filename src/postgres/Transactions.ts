/** How an effect runs in a transaction: in one of its own, in a shared one, or in the one around it. */
import { type Cause, Effect } from "effect"
import type pg from "pg"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { Span } from "../tracing/Span.ts"
import { type StatementCaller, CurrentTransaction, withCurrent } from "./Current.ts"
import { endItem, type EndStep, runEnd } from "./EndSteps.ts"
import * as GroupCommit from "./GroupCommit.ts"
import { ADDING_LOCK_MILLIS, LANES, type LaneName } from "./LaneTable.ts"
import type { Lanes } from "./Lanes.ts"
import { constraintsDie, failWith, isConflict, isPeerFailure, retried, tookTooLong } from "./Retries.ts"
import type { Statement } from "./RoundTrip.ts"
import type { ConstraintViolation } from "./SqlFailure.ts"
import { ofCompany } from "./TenantScope.ts"
import { type Participant, PeerFailed } from "./Transaction.ts"
import type { End } from "./TransactionState.ts"

/** Whose rows a transaction may touch, and whether it can be shared. */
export interface TransactionOptions {
  /** Row-level security confines the transaction to this company's rows; without one, nothing does. */
  readonly companyId?: number
  /**
   * Given if the work may share a transaction with the work of other callers. Names the rows that this work reads in
   * order to change them, such as `receivable 7`. Work of a company on the same subject runs one after another.
   */
  readonly subjects?: ReadonlyArray<string>
}

const BEGIN: Statement = { text: "begin", params: [] }

const WAIT_FOR_COMMITS: Statement = {
  text: "select set_config('lock_timeout', $1, true)",
  params: [ADDING_LOCK_MILLIS],
  distributed: () => [{ text: `set local lock_timeout = ${ADDING_LOCK_MILLIS}`, params: [] }]
}

/** After so many shared transactions that others made fail, work gets a transaction of its own. */
const MAX_SHARED_TRIES = 3

/** Begins a transaction with the timeouts of a lane, as a tenant or as the owner of the tables. */
const openingOf = (lane: LaneName, isTenant: boolean): ReadonlyArray<Statement> => {
  const { lockMillis, statementMillis } = LANES[lane]
  const role = isTenant ? ", set_config('role', 'duebook_tenant', true)" : ""
  // Only commands are taken along to the shards of a distributed database.
  const commands = [
    `set local statement_timeout = ${statementMillis}`,
    `set local lock_timeout = ${lockMillis}`,
    // The owner of the tables may ask all shards, and then change what all servers have a copy of: one after another.
    isTenant ? "set local role duebook_tenant" : "set local citus.multi_shard_modify_mode = 'sequential'"
  ].map((text): Statement => ({ text, params: [] }))
  return [
    BEGIN,
    {
      text: `select set_config('statement_timeout', $1, true), set_config('lock_timeout', $2, true)${role}`,
      params: [statementMillis, lockMillis],
      distributed: () => commands
    }
  ]
}

const sharedStatements = { opening: openingOf("write", true), beforeAdding: [WAIT_FOR_COMMITS] }

const failBecause = (end: Exclude<End, { readonly _tag: "Done" }>) =>
  end._tag === "Undone" ? Effect.die(new PeerFailed()) : failWith(end.error)

/** Runs an effect as a participant, then commits, or rolls back if the effect or what it runs at the end has failed. */
const runAs = <A, E, R>(
  participant: Participant,
  effect: Effect.Effect<A, E, R>
): Effect.Effect<A, E | ServiceUnavailable | ConstraintViolation, Exclude<R, CurrentTransaction>> =>
  Effect.matchCauseEffect(Effect.provideService(effect, CurrentTransaction, participant), {
    onSuccess: (value) =>
      Effect.flatMap(
        participant.commit,
        (end): Effect.Effect<A, E | ServiceUnavailable | ConstraintViolation> => {
          if (end._tag === "Close") return runAs(participant, Effect.as(runEnd(end.items), value))
          return end._tag === "Done" ? Effect.succeed(value) : failBecause(end)
        }
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

/** For whom a transaction is. */
interface Origin {
  readonly caller: StatementCaller["Type"] | undefined
  /** What it is a part of; undefined where that is not traced. */
  readonly span: Span | undefined
}

const neverGone = (): boolean => false

type RunAlone = (
  options: TransactionOptions,
  effect: Effect.Effect<void, ServiceUnavailable>
) => Effect.Effect<void, ServiceUnavailable>

const keeper =
  (transaction: RunAlone) =>
  <A>(step: EndStep<A>, item: A): Effect.Effect<void, ServiceUnavailable> =>
    withCurrent((participant) =>
      Effect.suspend(() => {
        const kept = endItem(step, item)
        if (participant === undefined) return transaction({ companyId: kept.companyId }, runEnd([kept]))
        return Effect.sync(() => participant.atEnd(kept))
      })
    )

/** Makes the functions that run effects in transactions of this pool, and at their end; `Database` documents each. */
export const make = (pool: pg.Pool, lanes: Lanes) => {
  const single = (lane: "alone" | "background", isTenant: boolean) =>
    GroupCommit.make(pool, lanes[lane], { name: lane, maxMembers: 1, opening: openingOf(lane, isTenant) })
  const begin = {
    alone: { tenant: single("alone", true), owner: single("alone", false) },
    background: { tenant: single("background", true), owner: single("background", false) }
  }
  const beginShared = GroupCommit.shared(pool, lanes.write, sharedStatements)

  const runInOwn = <A, E, R>(
    { companyId, subjects = [] }: TransactionOptions,
    { caller, span }: Origin,
    effect: Effect.Effect<A, E, R>
  ) => {
    const scope = companyId === undefined ? null : ofCompany(companyId)
    const own = begin[caller === undefined ? "background" : "alone"][scope === null ? "owner" : "tenant"]
    const isGone = caller?.isGone ?? neverGone
    const since = performance.now()
    return retried(
      constraintsDie(
        Effect.flatMap(
          Effect.catchAll(own({ scope, subjects, apart: false, isGone, since, span }), failWith),
          (participant) => runAs(participant, effect)
        )
      )
    )
  }

  const runShared = <A, E, R>(
    options: TransactionOptions & { readonly companyId: number },
    { caller, span }: Origin,
    effect: Effect.Effect<A, E, R>
  ) => {
    const scope = ofCompany(options.companyId)
    const { subjects = [] } = options
    const isGone = caller?.isGone ?? neverGone
    const since = performance.now()
    const attempt = (tries: number, apart: boolean): Effect.Effect<A, unknown, R> =>
      Effect.flatMap(
        Effect.catchAll(beginShared({ scope, subjects, apart, isGone, since, span }), failWith),
        (participant) =>
          Effect.catchAllCause(
            constraintsDie(runAs(participant, effect)),
            (cause: Cause.Cause<unknown>): Effect.Effect<A, unknown, R> => {
              const isCulprit = participant.isCulprit || tookTooLong(cause)
              if (!isCulprit && !isPeerFailure(cause) && !isConflict(cause)) return Effect.failCause(cause)
              return isCulprit || tries >= MAX_SHARED_TRIES
                ? runInOwn(options, { caller: caller ?? NOBODY, span }, effect)
                : attempt(tries + 1, participant.maybeCulprit)
            }
          )
      )
    return lanes.subjects.inTurn(
      subjects.map((subject) => `${options.companyId} ${subject}`),
      isGone,
      constraintsDie(attempt(1, false))
    )
  }

  const transaction = <A, E, R>(options: TransactionOptions, effect: Effect.Effect<A, E, R>) =>
    withCurrent((outer, caller, span): Effect.Effect<A, unknown, R> => {
      if (outer !== undefined) return effect
      const { companyId } = options
      return Effect.uninterruptible(
        options.subjects !== undefined && companyId !== undefined
          ? runShared({ ...options, companyId }, { caller, span }, effect)
          : runInOwn(options, { caller, span }, effect)
      )
    }) as Effect.Effect<A, E | ServiceUnavailable, R>

  return { transaction, atEnd: keeper(transaction) }
}

/** Shared work without a caller is an embedder's. It takes turns with requests. */
const NOBODY: StatementCaller["Type"] = { companyId: null, isGone: neverGone }
