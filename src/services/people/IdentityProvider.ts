/** Where people of this installation may sign in besides: an identity provider that the operator has chosen, or none. */
import { Context, Data, type Effect } from "effect"
import type { ProviderClaims } from "../../domain/SingleSignOn.ts"

/** The provider can't be reached, or says that it can't answer now. */
export class ProviderUnavailable extends Data.TaggedError("ProviderUnavailable")<{
  readonly cause: unknown
}> {}

/** What the provider has sent is not valid, or is none of its answers. */
export class ProviderRefused extends Data.TaggedError("ProviderRefused")<{
  readonly cause: unknown
  /** Whether the provider itself says that nobody has signed in. */
  readonly cancelled: boolean
}> {}

/** An identity provider. */
export interface SignOnProvider {
  /** As buttons name it. */
  readonly name: string
  /** Whether everybody but owners has to sign in there. */
  readonly required: boolean
  /** The values of `amr` and `acr` that count as a second factor. */
  readonly secondFactor: ReadonlyArray<string>
  /** The address at which somebody signs in; `again` asks whoever has signed in there already, too. */
  readonly leave: (asked: {
    readonly state: string
    readonly nonce: string
    readonly challenge: string
    readonly redirectUri: string
    readonly again: boolean
  }) => Effect.Effect<string, ProviderUnavailable>
  /** Who has come back to `address`, which is the redirect URI with what the provider has added to it. */
  readonly comeBack: (
    address: URL,
    expected: { readonly state: string; readonly nonce: string; readonly verifier: string }
  ) => Effect.Effect<ProviderClaims, ProviderRefused | ProviderUnavailable>
}

/** By default there is none. */
export class IdentityProvider extends Context.Reference<IdentityProvider>()("duebook/IdentityProvider", {
  defaultValue: (): SignOnProvider | null => null
}) {}
