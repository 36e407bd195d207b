/** Runs every write of the API: transaction, idempotency, audit and stored reply around the work of a service. */
import { Clock, Context, Effect, Either, Layer, type Schema } from "effect"
import { type CompanySettings, timeOf } from "../domain/Company.ts"
import { CurrentRequest } from "../domain/CurrentRequest.ts"
import {
  envelope,
  IdempotencyKeyInProgress,
  type IdempotencyKeyReused,
  isRefusal,
  type Refusal,
  type ServiceUnavailable
} from "../domain/Errors.ts"
import { encoder } from "../domain/Encoder.ts"
import { WriteRequest } from "../domain/WriteRequest.ts"
import { AuditLog } from "../repos/AuditLog.ts"
import { type Look, nothing } from "../repos/Look.ts"
import { Tenant } from "../repos/Tenant.ts"
import { Idempotency } from "./Idempotency.ts"
import { authorOf } from "./Write.ts"

/** What a write did, for its answer and for the audit log. */
export interface WriteResult<A> {
  readonly data: A
  readonly subjectId: number
  readonly details: Readonly<Record<string, unknown>>
  /** Given where there was nothing to change: the write is answered and not audited. */
  readonly changed?: false
}

/** The answer to a write: the bytes that are stored and replayed. */
export interface Reply {
  readonly status: number
  readonly body: string
  /** Whether this is the answer to an earlier request with the same key. */
  readonly replayed: boolean
}

/** A write's answer, its own refusals (`E`), and the errors that any write can have. */
export type WriteEffect<E extends Refusal = never> = Effect.Effect<
  Reply,
  E | IdempotencyKeyInProgress | IdempotencyKeyReused | ServiceUnavailable,
  CurrentRequest | WriteRequest
>

/** A write: its name in the audit log, its answer, and its work. */
export interface Write<A, I, E extends Refusal, L> {
  readonly action: string
  readonly status: 200 | 201
  /**
   * The resource that the work reads in order to change it, such as `receivable 7`. Writes with the same subject run one
   * after another.
   */
  readonly subject?: string
  /** Whether it takes long: then it has a transaction of its own, so that no other write waits for it. */
  readonly alone?: true
  /** Encodes the answer's `data`. */
  readonly schema: Schema.Schema<A, I>
  /** What the work decides on. It is read in the round trip that claims the idempotency key. */
  readonly look?: (companyId: number) => Look<L>
  /**
   * Decides, then writes. A refusal has to come before the first statement that writes, because the transaction of a
   * refused write is committed too, with the refusal as its stored reply. `now` is the company's own time, in epoch
   * milliseconds; `looked` is what `look` has read.
   */
  readonly work: (
    company: CompanySettings,
    now: number,
    looked: L
  ) => Effect.Effect<WriteResult<A>, E | ServiceUnavailable>
}

export class Command extends Context.Tag("duebook/Command")<
  Command,
  {
    /**
     * Runs a write once per idempotency key. A refusal's reply is stored like any other, then fails as the typed error.
     */
    readonly run: <A, I, E extends Refusal, L = null>(write: Write<A, I, E, L>) => WriteEffect<E>
  }
>() {
  static readonly layer = Layer.effect(
    Command,
    Effect.gen(function* () {
      const tenant = yield* Tenant
      const idempotency = yield* Idempotency
      const audit = yield* AuditLog
      /**
       * The keys of writes that this process is doing. A second request is told at once, and never shares a transaction
       * with the first, in which both would have the lock on the key.
       */
      const inProgress = new Set<string>()

      const run = Effect.fnUntraced(function* <A, I, E extends Refusal, L>(write: Write<A, I, E, L>) {
        const { actor, caller, requestId } = yield* CurrentRequest
        const key = yield* WriteRequest
        const { companyId } = caller
        const name = `${companyId} ${key.key}`
        if (inProgress.has(name)) return yield* new IdempotencyKeyInProgress()
        inProgress.add(name)

        const transaction = <T, F, R>(effect: Effect.Effect<T, F, R>) =>
          write.alone === true
            ? tenant.transaction(companyId, effect)
            : tenant.shared(companyId, write.subject === undefined ? [] : [write.subject], effect)
        const work = transaction(
          Effect.gen(function* () {
            const claimed = yield* idempotency.claimAndLook(companyId, key, lookOf(write, companyId))
            if (Either.isLeft(claimed)) return Either.right({ ...claimed.left, replayed: true })
            const at = yield* Clock.currentTimeMillis
            const decided = yield* refusalsAsValues(
              write.work(caller.company, timeOf(caller.company, at), claimed.right)
            )
            if (Either.isLeft(decided)) {
              const refusal = decided.left
              yield* idempotency.keep(companyId, key, {
                status: refusal.status,
                body: envelope(refusal, requestId)
              })
              return Either.left(refusal)
            }
            const reply = { status: write.status, body: body(write.schema, decided.right.data) }
            yield* idempotency.keep(companyId, key, reply)
            const { changed, details, subjectId } = decided.right
            if (changed === false) return Either.right({ ...reply, replayed: false })
            yield* audit.append({
              companyId,
              at,
              ...authorOf(actor),
              action: write.action,
              subjectId,
              details
            })
            return Either.right({ ...reply, replayed: false })
          })
        )
        const outcome = yield* Effect.ensuring(
          work,
          Effect.sync(() => inProgress.delete(name))
        )
        return yield* outcome
      })

      return Command.of({ run })
    })
  )
}

// A write without a look has null for it.
const lookOf = <L>({ look }: Pick<Write<never, never, never, L>, "look">, companyId: number): Look<L> =>
  look === undefined ? (nothing as Look<unknown> as Look<L>) : look(companyId)

// A refusal becomes a value, so that the transaction commits with the refusal's reply.
const refusalsAsValues = <A, E extends Refusal>(
  effect: Effect.Effect<A, E | ServiceUnavailable>
): Effect.Effect<Either.Either<A, E>, ServiceUnavailable> =>
  Effect.matchEffect(effect, {
    onSuccess: (value) => Effect.succeed(Either.right(value)),
    onFailure: (error) =>
      isRefusal(error) ? Effect.succeed(Either.left(error as E)) : Effect.fail(error as ServiceUnavailable)
  })

// An answer that does not fit its schema is a bug: encoding throws, the transaction rolls back, the caller gets a 500.
const body = <A, I>(schema: Schema.Schema<A, I>, data: A): string =>
  JSON.stringify({ data: encoder(schema)(data) })
