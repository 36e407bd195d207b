/** Passkeys of people: adding and removing them, and what they prove, beside a password or alone. */
import { Context, Effect, Layer } from "effect"
import { randomBytes } from "node:crypto"
import type { CurrentActor } from "../../domain/Actor.ts"
import { Gone, InvalidTransition, type RateLimited, type ServiceUnavailable } from "../../domain/Errors.ts"
import { MAX_PASSKEYS, type PasskeyUse } from "../../domain/Passkey.ts"
import { hasSecondFactor, type Session } from "../../domain/Session.ts"
import { CredentialsRepo } from "../../repos/people/Credentials.ts"
import { type ListedPasskey, PasskeysRepo } from "../../repos/people/Passkeys.ts"
import { TwoFactorsRepo } from "../../repos/people/TwoFactors.ts"
import { orRefuse } from "../Lookup.ts"
import { Write } from "../Write.ts"
import { expecting, guarding, type PasskeyBrowser, subjectFor } from "./PasskeyAnswers.ts"
import { PasskeyChallenges } from "./PasskeyChallenges.ts"
import { provingByPasskey } from "./PasskeyProofs.ts"
import { Sessions } from "./Sessions.ts"
import type { Browser } from "./SignIn.ts"
import { recoveryCodes, type SetUp } from "./TwoFactor.ts"
import * as WebAuthn from "./WebAuthn.ts"

export type { ListedPasskey } from "../../repos/people/Passkeys.ts"

/** Bytes by which authenticators know a person; WebAuthn allows 64. */
const HANDLE_BYTES = 32

/** What the script of a page hands to the browser, and the ticket that it sends back with the answer. */
export interface PasskeyOptions {
  readonly ticket: string
  readonly publicKey: object
}

type Failures = Gone | InvalidTransition | RateLimited | ServiceUnavailable

export class Passkeys extends Context.Tag("duebook/Passkeys")<
  Passkeys,
  {
    /** The passkeys of a person, in the order in which they were added. */
    readonly list: (userId: number) => Effect.Effect<ReadonlyArray<ListedPasskey>, ServiceUnavailable>
    /** What a browser needs to be asked; null where nobody can be, or nobody is there to be asked. */
    readonly options: (
      use: PasskeyUse,
      browser: PasskeyBrowser
    ) => Effect.Effect<PasskeyOptions | null, ServiceUnavailable>
    /**
     * Adds a passkey by what an authenticator has answered; null for a wrong answer. The session begins anew, with a fresh
     * proof. The first second factor of a person brings recovery codes, and ends the other sessions. Refused where there
     * are too many, and after too many wrong answers.
     */
    readonly add: (
      session: Session,
      passkey: { readonly name: string; readonly answer: string },
      browser: PasskeyBrowser
    ) => Effect.Effect<SetUp | null, Failures, CurrentActor>
    /**
     * Removes a passkey of a session's person, and ends the other sessions, because whoever has the authenticator may have
     * begun them.
     */
    readonly remove: (
      session: Session,
      passkeyId: number
    ) => Effect.Effect<void, Gone | ServiceUnavailable, CurrentActor>
    /**
     * Takes a passkey of a session's person as the second factor, and begins the session anew, with a fresh proof; null for
     * a wrong answer.
     */
    readonly confirm: (
      session: Session,
      answer: string,
      browser: PasskeyBrowser
    ) => Effect.Effect<string | null, RateLimited | ServiceUnavailable, CurrentActor>
    /** Signs in by a passkey alone, whose owner the authenticator has verified; null for a wrong answer. */
    readonly signIn: (
      answer: string,
      browser: PasskeyBrowser
    ) => Effect.Effect<string | null, RateLimited | ServiceUnavailable, CurrentActor>
  }
>() {
  static readonly layer = Layer.effect(
    Passkeys,
    Effect.gen(function* () {
      const passkeys = yield* PasskeysRepo
      const challenges = yield* PasskeyChallenges
      return Passkeys.of({
        list: passkeys.list,
        options: Effect.fnUntraced(function* (use, browser) {
          const { session, site } = browser
          const subject = subjectFor(use, browser)
          if (site === null || subject === null) return null
          const { challenge, ticket } = yield* challenges.issue({ use, subject })
          const expected = { challenge, site }
          if (session === null || use === "sign_in") {
            return { ticket, publicKey: WebAuthn.requestOptions(expected, []) }
          }
          const { email, id, name } = session.user
          const known = yield* passkeys.descriptors(id)
          if (use === "confirm") {
            return known.length === 0 ? null : { ticket, publicKey: WebAuthn.requestOptions(expected, known) }
          }
          const handle = yield* passkeys.handle(id, randomBytes(HANDLE_BYTES).toString("base64url"))
          return { ticket, publicKey: WebAuthn.creationOptions(expected, { handle, email, name }, known) }
        }),
        ...(yield* keeping),
        ...(yield* provingByPasskey)
      })
    })
  )
}

/** Adding and removing. */
const keeping = Effect.gen(function* () {
  const codes = yield* recoveryCodes
  const credentials = yield* CredentialsRepo
  const expected = yield* expecting
  const factors = yield* TwoFactorsRepo
  const guarded = yield* guarding
  const passkeys = yield* PasskeysRepo
  const sessions = yield* Sessions
  const write = yield* Write

  const store = (session: Session, name: string, made: WebAuthn.MadePasskey, { userAgent }: Browser) =>
    write.run({
      deed: "passkey.add",
      decide: Effect.fnUntraced(function* (now) {
        const { id } = session.user
        const person = yield* orRefuse(credentials.lock(id), gone)
        if ((yield* passkeys.list(id)).length >= MAX_PASSKEYS) return yield* tooMany()
        if (!(yield* passkeys.add(id, { ...made, name }, now))) return yield* knownAlready()
        const isFirst = !hasSecondFactor(person)
        const recovery = isFirst ? yield* codes.renew(id, now) : []
        if (isFirst) {
          yield* sessions.endAll(id, session)
          // Without a second factor, the page of the account had begun to set up an app.
          yield* factors.cancel(session.id)
        }
        const token = yield* sessions.begin({
          userId: id,
          stage: "signed_in",
          withCode: true,
          userAgent,
          replaces: session
        })
        const value: SetUp = { token, recoveryCodes: recovery }
        return { value, subjectId: id, details: { name } }
      })
    })

  const add: Passkeys["Type"]["add"] = (session, { answer, name }, browser) =>
    guarded(
      session,
      browser,
      Effect.gen(function* () {
        const given = WebAuthn.readAdded(answer)
        if (given === null) return null
        const asked = yield* expected("add", given.ticket, browser)
        const made = asked === null ? null : yield* WebAuthn.verifyAdded(given, asked)
        return made === null ? null : yield* store(session, name, made, browser)
      })
    )

  const remove: Passkeys["Type"]["remove"] = (session, passkeyId) =>
    write.run({
      deed: "passkey.remove",
      decide: Effect.fnUntraced(function* () {
        const { id } = session.user
        yield* orRefuse(credentials.lock(id), gone)
        const { name, wasLast } = yield* orRefuse(passkeys.remove(id, passkeyId), gone)
        yield* sessions.endAll(id, session)
        return { value: undefined, subjectId: id, details: { name, last: wasLast } }
      })
    })

  return { add, remove }
})

const gone = () => new Gone({ message: "This passkey was removed already." })
const tooMany = () =>
  new InvalidTransition({ message: `You have ${MAX_PASSKEYS} passkeys, and no more fit: remove one first.` })
const knownAlready = () => new InvalidTransition({ message: "This passkey is known already." })
