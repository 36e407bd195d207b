/**
 * Whose token it is, read from the database on every request, so that revocation and removal hold at once on every
 * replica.
 */
import { Context, Effect, Layer } from "effect"
import type { Requirement } from "../../domain/AdmissionDecision.ts"
import * as ApiToken from "../../domain/ApiToken.ts"
import { type ServiceUnavailable, Unauthenticated } from "../../domain/Errors.ts"
import type { KeyHolder } from "../../domain/KeyHolder.ts"
import { Admissions, KeyHoldersRepo, type KeyLookup } from "../../repos/keys/KeyHolders.ts"

export class KeyStore extends Context.Tag("duebook/KeyStore")<
  KeyStore,
  {
    /**
     * Finds the holder of a bearer token; unknown, expired, revoked and malformed tokens fail in the same way. The
     * requirement is that of the request which sends the token. A key store may use it to count the request, and returns
     * the counts with the holder; most leave that to `Quota`.
     */
    readonly find: (
      token: string,
      requirement: Requirement
    ) => Effect.Effect<KeyHolder, Unauthenticated | ServiceUnavailable>
  }
>() {
  /** Keys in PostgreSQL, which are found and not counted. */
  static readonly layer = Layer.effect(
    KeyStore,
    Effect.map(KeyHoldersRepo, ({ findByHash }) =>
      KeyStore.of({ find: (token) => findBy(token, findByHash) })
    )
  )

  /** Keys in PostgreSQL; each request is counted in the round trip that finds its key. */
  static readonly counting = ({ perMinute }: { readonly perMinute: number }) =>
    Layer.effect(
      KeyStore,
      Effect.map(Admissions, ({ admit }) =>
        KeyStore.of({
          find: (token, { charged, scope }) =>
            findBy(token, (lookup) => admit({ ...lookup, scope, charged, limit: perMinute }))
        })
      )
    )
}

/** A malformed token is refused without a query. */
const findBy = (
  token: string,
  find: (lookup: KeyLookup) => Effect.Effect<KeyHolder | null, ServiceUnavailable>
): Effect.Effect<KeyHolder, Unauthenticated | ServiceUnavailable> => {
  const parsed = ApiToken.parse(token)
  if (parsed === undefined) return new Unauthenticated()
  const lookup = { companyId: parsed.companyId, tokenHash: ApiToken.hash(token) }
  return Effect.flatMap(find(lookup), (holder) =>
    holder === null ? new Unauthenticated() : Effect.succeed(holder)
  )
}
