/** A write under a key happens once; later requests with the key get the first answer (contract §7.4). */
import { Context, Effect, Either, Layer } from "effect"
import type { WriteKey } from "../domain/WriteRequest.ts"
import { IdempotencyKeyInProgress, IdempotencyKeyReused, type ServiceUnavailable } from "../domain/Errors.ts"
import { ServerTime } from "../postgres/ServerTime.ts"
import { type ClaimRead, nothing } from "../repos/ClaimRead.ts"
import { type StoredReply, StoredReplies } from "../repos/StoredReplies.ts"

/** Why a request can't have its key. */
type ClaimFailure = IdempotencyKeyReused | IdempotencyKeyInProgress | ServiceUnavailable

export class Idempotency extends Context.Tag("duebook/Idempotency")<
  Idempotency,
  {
    /**
     * Locks the key until the end of the transaction that this is called in. Returns the stored reply of the first
     * request, or null when this is the first one, which must then `keep` its reply in the same transaction.
     */
    readonly claim: (companyId: number, write: WriteKey) => Effect.Effect<StoredReply | null, ClaimFailure>
    /** As `claim`, but the first request gets what `reads` reads, in the same round trip, as a `Right`. */
    readonly claimAndRead: <A>(
      companyId: number,
      write: WriteKey,
      reads: ClaimRead<A>
    ) => Effect.Effect<Either.Either<A, StoredReply>, ClaimFailure>
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
    Effect.map(StoredReplies, (replies) => {
      const claimAndRead = <A>(companyId: number, { fingerprint, key }: WriteKey, reads: ClaimRead<A>) =>
        Effect.flatMap(
          replies.claim(companyId, key, reads),
          (claim): Effect.Effect<Either.Either<A, StoredReply>, ClaimFailure> => {
            if (!claim.taken) return Effect.fail(new IdempotencyKeyInProgress())
            const { stored } = claim
            if (stored === null) return Effect.succeed(Either.right(claim.read))
            if (!sameBytes(stored.fingerprint, fingerprint)) return Effect.fail(new IdempotencyKeyReused())
            return Effect.succeed(Either.left({ status: stored.status, body: stored.body }))
          }
        )
      return Idempotency.of({
        claim: (companyId, write) => Effect.map(claimAndRead(companyId, write, nothing), Either.merge),
        claimAndRead,
        keep: (companyId, { fingerprint, key }, reply) =>
          Effect.flatMap(Effect.flatten(ServerTime), (at) =>
            replies.insert(companyId, key, { ...reply, fingerprint, at })
          )
      })
    })
  )
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0
