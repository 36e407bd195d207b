/** A write under a key happens once; later requests with the key get the first answer (contract §7.4). */
import { Clock, Context, Effect, Layer } from "effect"
import type { WriteKey } from "../domain/WriteRequest.ts"
import { IdempotencyKeyInProgress, IdempotencyKeyReused, type ServiceUnavailable } from "../domain/Errors.ts"
import { type StoredReply, StoredReplies } from "../repos/StoredReplies.ts"

export class Idempotency extends Context.Tag("duebook/Idempotency")<
  Idempotency,
  {
    /**
     * Locks the key until the end of the transaction that this is called in. Returns the stored reply of the first
     * request, or null when this is the first one, which must then `keep` its reply in the same transaction.
     */
    readonly claim: (
      companyId: number,
      write: WriteKey
    ) => Effect.Effect<
      StoredReply | null,
      IdempotencyKeyReused | IdempotencyKeyInProgress | ServiceUnavailable
    >
    readonly keep: (
      companyId: number,
      write: WriteKey,
      reply: StoredReply
    ) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  /** Replies in PostgreSQL. */
  static readonly layer = Layer.effect(
    Idempotency,
    Effect.map(StoredReplies, (replies) =>
      Idempotency.of({
        claim: Effect.fnUntraced(function* (companyId, { fingerprint, key }) {
          const claim = yield* replies.claim(companyId, key)
          if (!claim.taken) return yield* new IdempotencyKeyInProgress()
          const { stored } = claim
          if (stored === null) return null
          if (!sameBytes(stored.fingerprint, fingerprint)) return yield* new IdempotencyKeyReused()
          return { status: stored.status, body: stored.body }
        }),
        keep: (companyId, { fingerprint, key }, reply) =>
          Effect.flatMap(Clock.currentTimeMillis, (at) =>
            replies.insert(companyId, key, { ...reply, fingerprint, at })
          )
      })
    )
  )
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0
