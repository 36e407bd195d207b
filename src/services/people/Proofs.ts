/** What a signed-in person proves again before something that matters: the password, or the second factor. */
import { Context, Effect, Layer } from "effect"
import type { RateLimited, ServiceUnavailable } from "../../domain/Errors.ts"
import type { AskedProof } from "../../domain/SensitiveDeed.ts"
import type { Session } from "../../domain/Session.ts"
import { provingPassword } from "./OwnPassword.ts"
import { type BrowserClient, Sessions } from "./Sessions.ts"
import { TwoFactor } from "./TwoFactor.ts"

/**
 * The token of the session, which begins anew with a proof that is fresh; null if what was typed is not right. Refused
 * after too many wrong tries in the sessions of the account.
 */
type Prove = (
  session: Session,
  typed: string,
  client: BrowserClient
) => Effect.Effect<string | null, RateLimited | ServiceUnavailable>

export class Proofs extends Context.Tag("duebook/Proofs")<Proofs, Readonly<Record<AskedProof, Prove>>>() {
  static readonly layer = Layer.effect(
    Proofs,
    Effect.gen(function* () {
      const isPassword = yield* provingPassword
      const sessions = yield* Sessions
      const twoFactor = yield* TwoFactor
      return Proofs.of({
        password: Effect.fnUntraced(function* (session, typed, client) {
          const { user } = session
          if (!(yield* isPassword({ ...user, session }, typed, client))) return null
          return yield* sessions.begin({
            userId: user.id,
            stage: "signed_in",
            withCode: false,
            withPassword: true,
            // The password was asked for on the way to a second factor.
            keepsSetUp: true,
            userAgent: client.userAgent,
            replaces: session
          })
        }),
        code: twoFactor.confirm
      })
    })
  )
}
