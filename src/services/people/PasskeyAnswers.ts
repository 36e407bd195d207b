/** What every answer of a passkey goes through: the browser that gives it, its challenge, and the limits of wrong answers. */
import { Effect } from "effect"
import type { PasskeySite, PasskeyUse } from "../../domain/Passkey.ts"
import type { Session } from "../../domain/Session.ts"
import { CredentialsRepo } from "../../repos/people/Credentials.ts"
import { KnownBrowsers } from "./KnownBrowsers.ts"
import { PasskeyChallenges } from "./PasskeyChallenges.ts"
import type { Browser } from "./SignIn.ts"
import { type Guessed, Throttles } from "./Throttles.ts"

/** A browser that may have passkeys. */
export interface PasskeyBrowser extends Browser {
  /** The site whose passkeys it is asked for; null where there can be none. */
  readonly site: PasskeySite | null
  /** The characters by which its forms are known; null where it has no cookie. */
  readonly cookie: string | null
}

/** For whom a challenge is; null for nobody. */
export const subjectFor = (use: PasskeyUse, { cookie, session }: PasskeyBrowser): string | null => {
  if (use === "sign_in") return cookie === null ? null : `browser ${cookie}`
  return session === null || (use === "add" && session.stage !== "signed_in")
    ? null
    : `user ${session.user.id}`
}

/** Takes the challenge of an answer: null where it was for another purpose, has ended, or was answered before. */
export const expecting = Effect.map(PasskeyChallenges, (challenges) =>
  Effect.fnUntraced(function* (use: PasskeyUse, ticket: string, browser: PasskeyBrowser) {
    const subject = subjectFor(use, browser)
    if (browser.site === null || subject === null) return null
    const challenge = yield* challenges.take(ticket, { use, subject })
    return challenge === null ? null : { challenge, site: browser.site }
  })
)

/** Wrong answers of a session count as wrong codes do: by what was proved before. */
export const guarding = Effect.gen(function* () {
  const credentials = yield* CredentialsRepo
  const known = yield* KnownBrowsers
  const throttles = yield* Throttles
  return <A, E, R>(session: Session, browser: Browser, check: Effect.Effect<A | null, E, R>) =>
    Effect.gen(function* () {
      const userId = session.user.id
      const passwordHash = (yield* credentials.byId(userId))?.passwordHash ?? null
      const tries = yield* known.triesAt({ userId, passwordHash }, session, browser)
      return yield* throttles.guard(tries, check, verdictOf, guessedBy(browser))
    })
})

/** A wrong answer is for those who watch what a wrong code is. */
export const guessedBy = ({ address, userAgent }: Browser): Guessed => ({
  kind: "wrong_code",
  browser: userAgent,
  network: address
})

/** What an answer was; null is a wrong one. */
export const verdictOf = (result: unknown) => (result === null ? "wrong" : "right")
