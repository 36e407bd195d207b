/** What came of a write with an idempotency key: its value, and the reply that is stored and replayed. */
import { Effect, Either, Schema } from "effect"
import { encoder } from "../domain/Encoder.ts"
import { isRefusal, type Refusal, refusalIn, type ServiceUnavailable } from "../domain/Errors.ts"
import type { StoredReply } from "../repos/StoredReplies.ts"

/** What came of a write with an idempotency key, now or when the key was used first. */
export interface Written<A, E> {
  /** The reply as it is stored, for whoever answers with its bytes. */
  readonly reply: StoredReply
  /** Whether an earlier request with the same key has written. */
  readonly replayed: boolean
  /** What the write gave. Of an earlier request it is read from the reply; then it may also be what was refused. */
  readonly value: Effect.Effect<A, E>
}

/** What a write gave, for whoever has no use for the bytes of its reply. */
export const valueOf = <A, E, F, R>(write: Effect.Effect<Written<A, E>, F, R>): Effect.Effect<A, E | F, R> =>
  Effect.flatMap(write, ({ value }) => value)

/**
 * The body of an answer. One that does not fit its schema is a bug: encoding throws, the transaction rolls back, and the
 * caller gets a 500.
 */
export const bodyOf = <A, I>(schema: Schema.Schema<A, I>, value: A): string =>
  JSON.stringify({ data: encoder(schema)(value) })

/** A stored reply. It is read only when somebody wants its value: an older version may have written other fields. */
export const replayOf = <A, I, E extends Refusal>(
  schema: Schema.Schema<A, I>,
  reply: StoredReply
): Written<A, E> => ({
  reply,
  replayed: true,
  value: Effect.suspend(() =>
    reply.status < 400
      ? Effect.orDie(
          Effect.map(
            Schema.decodeUnknown(Schema.parseJson(Schema.Struct({ data: schema })))(reply.body),
            ({ data }) => data
          )
        )
      : Effect.fail(refusalIn(reply.body) as E)
  )
})

/** A refusal becomes a value, so that the transaction commits with the refusal's reply. */
export const refusalsAsValues = <A, E extends Refusal, R>(
  effect: Effect.Effect<A, E | ServiceUnavailable, R>
): Effect.Effect<Either.Either<A, E>, ServiceUnavailable, R> =>
  Effect.matchEffect(effect, {
    onSuccess: (value) => Effect.succeed(Either.right(value)),
    onFailure: (error) =>
      isRefusal(error) ? Effect.succeed(Either.left(error as E)) : Effect.fail(error as ServiceUnavailable)
  })
