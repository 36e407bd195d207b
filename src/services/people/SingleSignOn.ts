/**
 * Signing in at the identity provider. Whoever comes back is known by the provider's subject, or the first time by a
 * verified address, and must be a member of a company or be invited to one.
 */
import { hasSecondFactor, type Session } from "../../domain/Session.ts"
import { Context, Effect, Layer } from "effect"
import { CurrentActor } from "../../domain/Actor.ts"
import { NotFound, RateLimited, type ServiceUnavailable } from "../../domain/Errors.ts"
import {
  countsAsSecondFactor,
  isAuthenticatedSince,
  isWrongTry,
  MAX_STATES_OF_NETWORK,
  type ProviderClaims,
  proofsOf,
  type SignOnProblem,
  STATE_LIFE_MILLIS
} from "../../domain/SingleSignOn.ts"
import { Installation } from "../../repos/installation/Installation.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { type SignOn, SingleSignOnRepo } from "../../repos/people/SingleSignOn.ts"
import { linkTo, PublicUrl } from "../installation/PublicUrl.ts"
import { Write } from "../Write.ts"
import { IdentityProvider, type SignOnProvider, type ProviderUnavailable } from "./IdentityProvider.ts"
import { findingPerson, NotSignedOn, undo } from "./ProviderPerson.ts"
import { freshToken, hashOf, Sessions } from "./Sessions.ts"
import type { Browser } from "./SignIn.ts"
import { networkAddress, Throttles } from "./Throttles.ts"

/** Where the provider leads people back to. */
export const CALLBACK_PATH = "/app/sign-in/callback"
/** Until somebody has come back, the others of the network wait so long. */
const TOO_MANY_SECONDS = 60

/** A browser that leaves for the provider, or comes back. */
export interface SignOnBrowser extends Browser {
  /** The cookie by which it is known again. */
  readonly cookie: string
}

/** Somebody who has come back: signed in, or not. */
export type SignedOn = { readonly token: string; readonly to: string } | { readonly problem: SignOnProblem }

const refused = (problem: SignOnProblem): SignedOn => ({ problem })

/** People get a sentence, and the operator finds the rest in the log. */
const telling = ({ detail = "", problem }: NotSignedOn): Effect.Effect<SignedOn> =>
  Effect.logInfo("single sign-on was refused").pipe(
    Effect.annotateLogs({ reason_code: problem, detail: String(detail) }),
    Effect.as(refused(problem))
  )

export class SingleSignOn extends Context.Tag("duebook/SingleSignOn")<
  SingleSignOn,
  {
    /** The provider; null where there is none. */
    readonly provider: Pick<SignOnProvider, "name" | "required"> | null
    /**
     * The address of the provider, to which the browser goes on. `to` is where it leads after it has come back. With
     * `again`, the person of the browser's session confirms who that is.
     */
    readonly leave: (
      browser: SignOnBrowser,
      to: string,
      again: boolean
    ) => Effect.Effect<string, NotFound | ProviderUnavailable | RateLimited | ServiceUnavailable>
    /** Signs in who comes back with this query, which the provider has added to the address. */
    readonly comeBack: (
      browser: SignOnBrowser,
      query: URLSearchParams
    ) => Effect.Effect<SignedOn, NotFound | ServiceUnavailable, CurrentActor>
  }
>() {
  static readonly layer = Layer.effect(
    SingleSignOn,
    Effect.gen(function* () {
      const provider = yield* IdentityProvider
      const publicUrl = yield* PublicUrl
      const repo = yield* SingleSignOnRepo
      const throttles = yield* Throttles
      const admit = yield* admitting

      const leave = Effect.fnUntraced(function* (browser: SignOnBrowser, to: string, again: boolean) {
        if (provider === null) return yield* new NotFound()
        const state = freshToken()
        const { challenge, nonce } = proofsOf(browser.cookie, state)
        const redirectUri = linkTo(publicUrl, CALLBACK_PATH)
        const address = yield* provider.leave({ state, nonce, challenge, redirectUri, again })
        const isKept = yield* repo.leave(
          {
            stateHash: hashOf(state),
            browserHash: hashOf(browser.cookie),
            userId: again ? (browser.session?.user.id ?? null) : null,
            returnTo: to,
            network: networkAddress(browser.address).name
          },
          { lifeMillis: STATE_LIFE_MILLIS, most: MAX_STATES_OF_NETWORK }
        )
        if (isKept) return address
        return yield* new RateLimited({
          message: "Too many people of your network are signing in at this moment. Wait a minute.",
          retryAfterSeconds: TOO_MANY_SECONDS
        })
      })

      const claimsOf = Effect.fnUntraced(function* (
        known: SignOnProvider,
        browser: SignOnBrowser,
        query: URLSearchParams
      ) {
        const state = query.get("state") ?? ""
        const signOn = yield* repo.comeBack(hashOf(state), hashOf(browser.cookie))
        if (signOn === null) return yield* undo("unknown_state")
        const address = new URL(linkTo(publicUrl, CALLBACK_PATH))
        address.search = query.toString()
        const expected = { state, ...proofsOf(browser.cookie, state) }
        const claims = yield* Effect.mapError(known.comeBack(address, expected), (error) => {
          if (error._tag === "ProviderUnavailable") {
            return new NotSignedOn({ problem: "unavailable", detail: error.cause })
          }
          return new NotSignedOn({ problem: error.cancelled ? "cancelled" : "invalid", detail: error.cause })
        })
        return { claims, signOn } satisfies Returned
      })

      return SingleSignOn.of({
        provider,
        leave,
        comeBack: (browser, query) => {
          if (provider === null) return Effect.fail(new NotFound())
          const tried = claimsOf(provider, browser, query).pipe(
            Effect.flatMap((returned) => admit(provider, browser, returned)),
            Effect.catchTag("NotSignedOn", telling)
          )
          return throttles
            .guard([networkAddress(browser.address)], tried, (result) =>
              "problem" in result && isWrongTry(result.problem) ? "wrong" : "halfway"
            )
            .pipe(Effect.catchTag("RateLimited", () => Effect.succeed(refused("too_many"))))
        }
      })
    })
  )
}

interface Returned {
  readonly claims: ProviderClaims
  readonly signOn: SignOn
}

/** Makes the check of who has come back, in one transaction with the session that begins. */
const admitting = Effect.gen(function* () {
  const clock = yield* ServerClock
  const installation = yield* Installation
  const personOf = yield* findingPerson
  const repo = yield* SingleSignOnRepo
  const sessions = yield* Sessions
  const write = yield* Write

  const signIn = Effect.fnUntraced(function* (
    provider: SignOnProvider,
    browser: SignOnBrowser,
    { claims, signOn }: Returned
  ) {
    const counts = countsAsSecondFactor(claims, provider.secondFactor)
    const isNow = isAuthenticatedSince(claims, signOn.createdAt)
    const again = signOn.userId !== null
    const person = yield* personOf(claims, again)
    const { userId } = person
    const replaces = again ? yield* sameSession(browser, userId, signOn) : null
    if (replaces !== null) yield* askedAgain(replaces, isNow, counts)
    if (counts) yield* repo.confirmFactor(userId, yield* clock.now)
    yield* write.run({
      deed: "user.sign_in_sso",
      decide: () =>
        Effect.succeed({
          value: undefined,
          subjectId: userId,
          details: { issuer: claims.issuer, second_factor: counts, again }
        })
    })
    if (!again && browser.session !== null) yield* sessions.end(browser.session)
    return yield* sessions.begin({
      userId,
      stage: hasSecondFactor(person) && !counts ? "second_step" : "signed_in",
      withCode: counts && isNow,
      // There is no other one that could be asked for.
      withPassword: person.passwordHash === null && isNow,
      providerFactor: counts,
      userAgent: browser.userAgent,
      ...(replaces === null ? {} : { replaces })
    })
  })

  return (provider: SignOnProvider, browser: SignOnBrowser, returned: Returned) =>
    Effect.map(installation.transaction(signIn(provider, browser, returned)), (token): SignedOn => ({
      token,
      to: returned.signOn.returnTo
    }))
})

/** Refused unless the provider has asked anew, for a second factor, too, where the session has begun with the provider's. */
const askedAgain = ({ providerFactor }: Session, isNow: boolean, counts: boolean) =>
  providerFactor && !(isNow && counts)
    ? undo("no_second_factor")
    : isNow
      ? Effect.void
      : undo("not_asked_again")

/** The session in which the same person has begun to confirm. */
const sameSession = ({ session }: SignOnBrowser, userId: number, signOn: SignOn) =>
  session?.stage === "signed_in" && session.user.id === signOn.userId && userId === signOn.userId
    ? Effect.succeed(session)
    : undo("other_person")
