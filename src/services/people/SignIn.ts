/** Signing in by a password: then a code or a recovery code. Every right step begins a session with a new token. */
import { Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import type { RateLimited, ServiceUnavailable } from "../../domain/Errors.ts"
import { type Factors, hasSecondFactor, type Session, type SessionStage } from "../../domain/Session.ts"
import { CredentialsRepo } from "../../repos/people/Credentials.ts"
import { IdentityProvider } from "./IdentityProvider.ts"
import { enteringOtherwise } from "./OtherWaysIn.ts"
import { KnownBrowsers } from "./KnownBrowsers.ts"
import { Passwords } from "./Passwords.ts"
import { type BrowserClient, Sessions } from "./Sessions.ts"
import { networkAddress, Throttles, unknownAccount } from "./Throttles.ts"
import { TwoFactor } from "./TwoFactor.ts"

/** The browser that somebody signs in with. */
export interface Browser extends BrowserClient {
  /** The session that it has; it ends when another one begins. */
  readonly session: Session | null
}

type Token = Effect.Effect<string | null, RateLimited | ServiceUnavailable>

/** How far a right password leads. */
export const stageAfterPassword = (factors: Factors): SessionStage =>
  hasSecondFactor(factors) ? "second_step" : "signed_in"

export class SignIn extends Context.Tag("duebook/SignIn")<
  SignIn,
  {
    /**
     * The token of a new session if the password is that of the account with this address; null if not, also where the
     * password has changed while it was checked. It takes as long where there is no such account. Where an identity provider is
     * required, only an owner with a second factor gets in by a password.
     */
    readonly password: (email: string, password: string, browser: Browser) => Token
    /** The second step by a code of the app; null for a wrong one. */
    readonly code: (session: Session, code: string, browser: Browser) => Token
    /** The second step by a recovery code, which is used up; null for a wrong one. */
    readonly recoveryCode: (
      session: Session,
      code: string,
      browser: Browser
    ) => Effect.Effect<string | null, RateLimited | ServiceUnavailable, CurrentActor>
    /** Ends a session, also one that waits for its code. */
    readonly leave: (session: Session) => Effect.Effect<void, ServiceUnavailable>
    /** Begins a session in the place of the browser's own, without asking for anything; `given` is what was just given. */
    readonly begin: (
      userId: number,
      stage: SessionStage,
      given: "nothing" | "password" | "code",
      browser: Browser
    ) => Effect.Effect<string, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    SignIn,
    Effect.gen(function* () {
      const credentials = yield* CredentialsRepo
      const isProviderRequired = (yield* IdentityProvider)?.required === true
      const mayEnterOtherwise = yield* enteringOtherwise
      const known = yield* KnownBrowsers
      const passwords = yield* Passwords
      const sessions = yield* Sessions
      const throttles = yield* Throttles
      const twoFactor = yield* TwoFactor

      const leaveOld = ({ session }: Browser) => (session === null ? Effect.void : sessions.end(session))

      return SignIn.of({
        password: Effect.fnUntraced(function* (email, password, browser) {
          const found = yield* credentials.byEmail(email)
          const network = networkAddress(browser.address)
          const isAllowed = yield* mayEnterOtherwise(found?.userId ?? null)
          const mayEnter = isAllowed && (!isProviderRequired || (found !== null && hasSecondFactor(found)))
          const tries =
            found === null
              ? [unknownAccount(email), network]
              : // As somebody who is signing in, whatever session there is.
                yield* known.triesAt(found, null, browser)
          const isRight = yield* throttles.guard(
            tries,
            Effect.map(
              passwords.verify(password, found?.passwordHash ?? null, network.name),
              (isPassword) => isPassword && mayEnter
            ),
            (right) => (!right ? "wrong" : found !== null && hasSecondFactor(found) ? "halfway" : "right"),
            { kind: "wrong_password", browser: browser.userAgent, network: browser.address }
          )
          if (!isRight || found?.passwordHash == null) return null
          yield* leaveOld(browser)
          const { passwordHash, userId } = found
          return yield* sessions.beginIf(
            {
              userId,
              stage: stageAfterPassword(found),
              withCode: false,
              withPassword: true,
              userAgent: browser.userAgent
            },
            { passwordHash, hasSecondFactor: hasSecondFactor(found) }
          )
        }),
        code: twoFactor.confirm,
        recoveryCode: twoFactor.recover,
        leave: sessions.end,
        begin: (userId, stage, given, browser) =>
          Effect.zipRight(
            leaveOld(browser),
            sessions.begin({
              userId,
              stage,
              withCode: given === "code",
              withPassword: given === "password",
              userAgent: browser.userAgent
            })
          )
      })
    })
  )
}
