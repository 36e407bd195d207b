/**
 * Runs every write, whoever does it: the change, its entry in the audit log and, for a request with an idempotency key,
 * the stored reply, all in one transaction.
 */
import { Clock, Context, Effect, Either, Layer, type Schema } from "effect"
import { type Actor, CurrentActor } from "../domain/Actor.ts"
import { type CompanySettings, companyTime } from "../domain/Company.ts"
import { CurrentRequest } from "../domain/CurrentRequest.ts"
import type { Deed, DetailsOf } from "../domain/Deed.ts"
import {
  envelope,
  IdempotencyKeyInProgress,
  type IdempotencyKeyReused,
  type Refusal,
  type ServiceUnavailable
} from "../domain/Errors.ts"
import { type WriteKey, WriteRequest } from "../domain/WriteRequest.ts"
import { type AuditEntry, AuditLog, INSTALLATION } from "../repos/AuditLog.ts"
import { Installation } from "../repos/installation/Installation.ts"
import { type ClaimRead, nothing } from "../repos/ClaimRead.ts"
import { Tenant } from "../repos/Tenant.ts"
import { Idempotency } from "./Idempotency.ts"
import { noticeOfDeed } from "./people/NoticeOfDeed.ts"
import { bodyOf, refusalsAsValues, replayOf, type Written } from "./Written.ts"

export { valueOf, type Written } from "./Written.ts"

/** A change that was made: what came of it, and what the audit log says of it. */
export interface Changed<D extends Deed, A> {
  readonly value: A
  /** By default the company of the write; without one, none. */
  readonly companyId?: number
  readonly subjectId: number | null
  readonly details: DetailsOf<D>
  readonly changed?: true
  /**
   * Nobody is told of it by a notice, although domain/SensitiveDeed says so: an account begins with it, a mail tells, or it
   * gives nobody any power.
   */
  readonly isUntold?: boolean
  /** The address that is told, where it may not be the person's any more by then. */
  readonly toldAt?: string
}

/** There was nothing to change, so the audit log says nothing. */
export interface Unchanged<A> {
  readonly value: A
  readonly changed: false
}

export type WriteDecision<D extends Deed, A> = Changed<D, A> | Unchanged<A>

/** The result of a write that had nothing to change. */
export const unchanged = <A>(value: A): Unchanged<A> => ({ value, changed: false })

/** A write of a request with an idempotency key: it happens once for each key of the caller's company. */
export interface OnceWrite<D extends Deed, A, I, E extends Refusal, L, R> {
  readonly deed: D
  /** The answer: its status, and the schema of its `data`, which also reads a stored reply. */
  readonly once: { readonly status: 200 | 201; readonly schema: Schema.Schema<A, I> }
  /**
   * The resource that the decision reads in order to change it, such as `receivable 7`, or several. Writes with the same
   * subject run one after another.
   */
  readonly subject?: string | ReadonlyArray<string>
  /** Whether it takes long: then it has a transaction of its own, so that no other write waits for it. */
  readonly alone?: true
  /** What it decides on. It is read in the round trip that claims the idempotency key. */
  readonly reads?: (companyId: number) => ClaimRead<L>
  /**
   * Decides, then writes. A refusal has to come before the first statement that writes, because the transaction of a
   * refused write is committed too, with the refusal as its stored reply. `now` is the company's own time, in epoch
   * milliseconds; `read` is what `reads` has read.
   */
  readonly decide: (
    company: CompanySettings,
    now: number,
    read: L
  ) => Effect.Effect<WriteDecision<D, A>, E | ServiceUnavailable, R>
}

/** A write without a key, such as a command of the operator. A failure leaves nothing behind. */
export interface PlainWrite<D extends Deed, A, E, R> {
  readonly deed: D
  /** Row-level security hides the rows of other companies. Without it the write sees those of all. */
  readonly companyId?: number
  /** As for `OnceWrite`. With it, the write may share a transaction with others of its kind. */
  readonly subject?: string
  /** Decides and writes. `now` is real time, in epoch milliseconds. */
  readonly decide: (now: number) => Effect.Effect<WriteDecision<D, A>, E, R>
}

/** A write with an idempotency key: its own refusals (`E`), and the errors that any of them can have. */
export type WriteEffect<A, E extends Refusal = never> = Effect.Effect<
  Written<A, E>,
  E | IdempotencyKeyInProgress | IdempotencyKeyReused | ServiceUnavailable,
  CurrentRequest | WriteRequest
>

/** What an entry of the audit log says besides its deed and details. */
export interface EntryAbout {
  /** `INSTALLATION` where it concerns no company. */
  readonly companyId: number
  readonly subjectId: number | null
  /** Epoch milliseconds. */
  readonly at: number
}

interface Run {
  /**
   * Runs a write once per idempotency key, in a transaction that it may share with other writes. A refusal's reply is
   * stored like any other, then fails as the typed error.
   */
  <D extends Deed, A, I, E extends Refusal = never, L = null, R = never>(
    write: OnceWrite<D, A, I, E, L, R>
  ): Effect.Effect<
    Written<A, E>,
    E | IdempotencyKeyInProgress | IdempotencyKeyReused | ServiceUnavailable,
    CurrentRequest | WriteRequest | Exclude<R, CurrentActor>
  >
  /** Runs a write without a key in a transaction of its own, or in the one around it. */
  <D extends Deed, A, E, R>(
    write: PlainWrite<D, A, E, R>
  ): Effect.Effect<A, E | ServiceUnavailable, R | CurrentActor>
}

export class Write extends Context.Tag("duebook/Write")<
  Write,
  {
    readonly run: Run
    /**
     * What an earlier request with the same key was answered; null for the first one. For a write that does much before it
     * runs, and need not do it again.
     */
    readonly replay: <A, I>(
      schema: Schema.Schema<A, I>
    ) => Effect.Effect<
      Written<A, never> | null,
      IdempotencyKeyInProgress | IdempotencyKeyReused | ServiceUnavailable,
      CurrentRequest | WriteRequest
    >
    /** One more entry of the audit log, for a transaction in which several things are done. */
    readonly record: <D extends Deed>(
      deed: D,
      details: DetailsOf<D>,
      about: EntryAbout
    ) => Effect.Effect<void, ServiceUnavailable, CurrentActor>
    /**
     * Runs all that a form does in one transaction with its key. The second time it returns null, and nothing is done.
     * Work that fails leaves nothing behind, so that the form can be sent again.
     */
    readonly form: <A, E, R>(
      companyId: number,
      key: WriteKey,
      work: Effect.Effect<A, E, R>
    ) => Effect.Effect<A | null, E | IdempotencyKeyReused | IdempotencyKeyInProgress | ServiceUnavailable, R>
  }
>() {
  static readonly layer = Layer.effect(
    Write,
    Effect.gen(function* () {
      const append = yield* makeAppend
      const idempotency = yield* Idempotency
      const installation = yield* Installation
      const once = yield* makeOnce
      const tenant = yield* Tenant
      const plain = yield* makePlain

      return Write.of({
        run: ((write: OnceWrite<Deed, unknown, unknown, Refusal, unknown, never>) =>
          "once" in write ? once(write) : plain(write)) as Run,
        replay: Effect.fnUntraced(function* <A, I>(schema: Schema.Schema<A, I>) {
          const { companyId } = (yield* CurrentRequest).caller
          const stored = yield* tenant.shared(
            companyId,
            [],
            idempotency.claim(companyId, yield* WriteRequest)
          )
          return stored === null ? null : replayOf<A, I, never>(schema, stored)
        }),
        record: (deed, details, about) =>
          Effect.flatMap(CurrentActor, (actor) => append(actor, deed, details, about)),
        form: (companyId, key, work) =>
          installation.transaction(
            Effect.flatMap(idempotency.claim(companyId, key), (stored) =>
              stored === null
                ? Effect.tap(work, () => idempotency.keep(companyId, key, { status: SEE_OTHER, body: "" }))
                : Effect.succeed(null)
            )
          )
      })
    })
  )
}

/** Adds an entry to the audit log. */
const makeAppend = Effect.map(
  AuditLog,
  (audit) =>
    <D extends Deed>(actor: Actor, deed: D, details: DetailsOf<D>, about: EntryAbout) =>
      audit.append({ ...about, ...authorOf(actor), deed, details })
)

/** Writes with an idempotency key. */
const makeOnce = Effect.gen(function* () {
  const append = yield* makeAppend
  const idempotency = yield* Idempotency
  const tenant = yield* Tenant
  /**
   * The keys of writes that this process is doing. A second request is told at once, and never shares a transaction with
   * the first, in which both would have the lock on the key.
   */
  const inProgress = new Set<string>()

  return Effect.fnUntraced(function* <D extends Deed, A, I, E extends Refusal, L, R>(
    write: OnceWrite<D, A, I, E, L, R>
  ) {
    const { actor, caller, requestId } = yield* CurrentRequest
    const key = yield* WriteRequest
    const { companyId } = caller
    const name = `${companyId} ${key.key}`
    if (inProgress.has(name)) return yield* new IdempotencyKeyInProgress()
    inProgress.add(name)

    const transaction = <T, F, S>(effect: Effect.Effect<T, F, S>) =>
      write.alone === true
        ? tenant.transaction(companyId, effect)
        : tenant.shared(companyId, [write.subject ?? []].flat(), effect)
    const work = transaction(
      Effect.gen(function* () {
        const claimed = yield* idempotency.claimAndRead(companyId, key, readsOf(write, companyId))
        if (Either.isLeft(claimed)) return Either.right(replayOf<A, I, E>(write.once.schema, claimed.left))
        const at = yield* Clock.currentTimeMillis
        const decided = yield* Effect.provideService(
          refusalsAsValues(write.decide(caller.company, companyTime(caller.company, at), claimed.right)),
          CurrentActor,
          actor
        )
        if (Either.isLeft(decided)) {
          const refusal = decided.left
          yield* idempotency.keep(companyId, key, {
            status: refusal.status,
            body: envelope(refusal, requestId)
          })
          return Either.left(refusal)
        }
        const result = decided.right
        const reply = { status: write.once.status, body: bodyOf(write.once.schema, result.value) }
        yield* idempotency.keep(companyId, key, reply)
        if (result.changed !== false) {
          const { details, subjectId } = result
          yield* append(actor, write.deed, details, { companyId, subjectId, at })
        }
        const written: Written<A, E> = { reply, replayed: false, value: Effect.succeed(result.value) }
        return Either.right(written)
      })
    )
    const outcome = yield* Effect.ensuring(
      work,
      Effect.sync(() => inProgress.delete(name))
    )
    return yield* outcome
  })
})

/** Writes without a key. */
const makePlain = Effect.gen(function* () {
  const append = yield* makeAppend
  const installation = yield* Installation
  const tell = yield* noticeOfDeed
  const tenant = yield* Tenant
  return <D extends Deed, A, E, R>({ companyId, decide, deed, subject }: PlainWrite<D, A, E, R>) => {
    const work = Effect.gen(function* () {
      const actor = yield* CurrentActor
      const now = yield* Clock.currentTimeMillis
      const result = yield* decide(now)
      if (result.changed !== false) {
        const { details, subjectId } = result
        const about = { companyId: result.companyId ?? companyId ?? INSTALLATION, subjectId, at: now }
        yield* append(actor, deed, details, about)
        const { isUntold, toldAt } = result
        if (isUntold !== true) yield* tell(actor, deed, details, { ...about, toldAt })
      }
      return result.value
    })
    if (companyId === undefined) return installation.transaction(work)
    return subject === undefined
      ? tenant.transaction(companyId, work)
      : tenant.shared(companyId, [subject], work)
  }
})

/** See Other (RFC 9110, 15.4.4): what a form answers with, and what is stored of it. */
const SEE_OTHER = 303

/** An actor in the columns of the audit log. */
const authorOf = (
  actor: Actor
): Pick<AuditEntry, "actor" | "userId" | "apiKeyId" | "sessionId" | "requestId"> => {
  switch (actor._tag) {
    case "api_key": {
      const { apiKeyId, requestId, userId } = actor
      return { actor: "api_key", userId, apiKeyId, requestId }
    }
    case "user": {
      const { requestId, sessionId, userId } = actor
      return {
        actor: "user",
        ...(userId === null ? {} : { userId }),
        ...(sessionId === null ? {} : { sessionId }),
        requestId
      }
    }
    default:
      return { actor: actor._tag }
  }
}

// A write without a look has null for it.
const readsOf = <L>(
  { reads }: { readonly reads?: (companyId: number) => ClaimRead<L> },
  companyId: number
): ClaimRead<L> => (reads === undefined ? (nothing as ClaimRead<unknown> as ClaimRead<L>) : reads(companyId))
