/** Asking people for the password of their account, under the limits of wrong tries. */
import { Effect } from "effect"
import { type Factors, hasSecondFactor, type Session } from "../../domain/Session.ts"
import { Passwords } from "./Passwords.ts"
import type { BrowserClient } from "./Sessions.ts"
import { CredentialsRepo } from "../../repos/people/Credentials.ts"
import { KnownBrowsers } from "./KnownBrowsers.ts"
import { accountOf, Throttles } from "./Throttles.ts"

/** Whose password is asked for, and the session in which it is; null where the person has not signed in. */
export interface AskedPerson extends Factors {
  readonly id: number
  readonly session: Session | null
}

/**
 * Makes the check whether this is the person's password. Where there is a second factor, wrong codes are not forgotten for
 * a right password.
 */
export const provingPassword = Effect.gen(function* () {
  const credentials = yield* CredentialsRepo
  const known = yield* KnownBrowsers
  const passwords = yield* Passwords
  const throttles = yield* Throttles
  return Effect.fnUntraced(function* (
    { id, session, ...factors }: AskedPerson,
    password: string,
    client: BrowserClient
  ) {
    const passwordHash = (yield* credentials.byId(id))?.passwordHash ?? null
    const tries = yield* known.triesAt({ userId: id, passwordHash }, session, client)
    return yield* throttles.guard(
      tries,
      passwords.verify(password, passwordHash, accountOf(id).name),
      (right) => (!right ? "wrong" : hasSecondFactor(factors) ? "halfway" : "right"),
      { kind: "wrong_password", browser: client.userAgent, network: client.address }
    )
  })
})
