/**
 * Whose token it is, read from the database on every request, so that revocation and removal hold at once on every
 * replica.
 */
import { Clock, Context, Effect, Layer } from "effect"
import * as ApiToken from "../domain/ApiToken.ts"
import { type ServiceUnavailable, Unauthenticated } from "../domain/Errors.ts"
import type { KeyHolder } from "../domain/KeyHolder.ts"
import { ApiKeys } from "../repos/ApiKeys.ts"

export class KeyStore extends Context.Tag("duebook/KeyStore")<
  KeyStore,
  {
    /** Finds the holder of a bearer token; unknown, expired, revoked and malformed tokens fail in the same way. */
    readonly find: (token: string) => Effect.Effect<KeyHolder, Unauthenticated | ServiceUnavailable>
  }
>() {
  /** Keys in PostgreSQL. A malformed token is refused without a query. */
  static readonly layer = Layer.effect(
    KeyStore,
    Effect.gen(function* () {
      const apiKeys = yield* ApiKeys
      return KeyStore.of({
        find: (token) =>
          Effect.flatMap(Clock.currentTimeMillis, (now) => {
            const parsed = ApiToken.parse(token)
            if (parsed === undefined) return new Unauthenticated()
            const { companyId } = parsed
            return Effect.flatMap(
              apiKeys.findByHash({ companyId, tokenHash: ApiToken.hash(token), now }),
              (found) =>
                found === null || found.expiresAt <= now
                  ? new Unauthenticated()
                  : Effect.succeed(found.holder)
            )
          })
      })
    })
  )
}
