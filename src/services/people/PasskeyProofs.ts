/** What a passkey proves: the second factor of a person who is known, or who somebody is. */
import { Clock, Effect } from "effect"
import type { Session } from "../../domain/Session.ts"
import { Installation } from "../../repos/installation/Installation.ts"
import { CredentialsRepo } from "../../repos/people/Credentials.ts"
import { PasskeysRepo, type StoredPasskey } from "../../repos/people/Passkeys.ts"
import { Write } from "../Write.ts"
import { expecting, guarding, guessedBy, type PasskeyBrowser, verdictOf } from "./PasskeyAnswers.ts"
import { enteringOtherwise } from "./OtherWaysIn.ts"
import { Sessions } from "./Sessions.ts"
import type { Browser } from "./SignIn.ts"
import { networkAddress, passkeyOf, Throttles } from "./Throttles.ts"
import * as WebAuthn from "./WebAuthn.ts"

/** A passkey that has given a right answer, and how often the authenticator has used it. */
interface Answered {
  readonly stored: StoredPasskey
  readonly signCount: number
}

/** Makes the check: the passkey of an answer, if that is right; of the owner alone where one is given. */
const answering = Effect.gen(function* () {
  const expected = yield* expecting
  const passkeys = yield* PasskeysRepo
  return Effect.fnUntraced(function* (
    given: WebAuthn.ProofAnswer,
    use: "confirm" | "sign_in",
    browser: PasskeyBrowser,
    owner: number | null
  ) {
    const asked = yield* expected(use, given.ticket, browser)
    const stored = asked === null ? null : yield* passkeys.find(given.id)
    if (asked === null || stored === null) return null
    // WebAuthn, 7.2, step 6: whoever is not known yet is named by the authenticator, too.
    const isOwners = owner === null ? given.userHandle !== null : stored.userId === owner
    if (!isOwners || (given.userHandle ?? stored.handle) !== stored.handle) return null
    const signCount = yield* WebAuthn.verifyProof(given, asked, stored, use === "sign_in")
    return signCount === null ? null : ({ stored, signCount } satisfies Answered)
  })
})

/** Makes what notes a use. */
const noting = Effect.gen(function* () {
  const credentials = yield* CredentialsRepo
  const installation = yield* Installation
  const passkeys = yield* PasskeysRepo
  const write = yield* Write

  /** Somebody else may have what only the authenticator should: its owner and the operator are told. */
  const refuse = ({ name, userId }: StoredPasskey) =>
    write.run({
      deed: "passkey.refuse",
      decide: Effect.fnUntraced(function* () {
        yield* Effect.annotateLogs(
          Effect.logWarning("a passkey was refused: it has counted less than before, as a copy would"),
          { user_id: userId }
        )
        return { value: null, subjectId: userId, details: { name } }
      })
    })

  /** Notes the use and begins a session, both or none. The person is locked first, as by whatever removes a passkey. */
  return <E, R>({ signCount, stored }: Answered, begin: Effect.Effect<string, E, R>) =>
    installation.transaction(
      Effect.gen(function* () {
        const person = yield* credentials.lock(stored.userId)
        if (person === null) return null
        const noted = yield* passkeys.use(stored.id, signCount, yield* Clock.currentTimeMillis)
        if (noted === "back") return yield* refuse(stored)
        return noted === "used" ? yield* begin : null
      })
    )
})

/** Makes `confirm` and `signIn` of `Passkeys`. */
export const provingByPasskey = Effect.gen(function* () {
  const answered = yield* answering
  const guarded = yield* guarding
  const used = yield* noting
  const mayEnter = yield* enteringOtherwise
  const sessions = yield* Sessions
  const throttles = yield* Throttles

  const begin = (userId: number, { userAgent }: Browser, replaces?: Session) =>
    sessions.begin({
      userId,
      stage: "signed_in",
      withCode: true,
      userAgent,
      ...(replaces === undefined ? {} : { replaces })
    })

  const confirm = (session: Session, answer: string, browser: PasskeyBrowser) =>
    guarded(
      session,
      browser,
      Effect.gen(function* () {
        const given = WebAuthn.readProof(answer)
        if (given === null) return null
        const right = yield* answered(given, "confirm", browser, session.user.id)
        if (right === null) return null
        return yield* used(right, begin(session.user.id, browser, session))
      })
    )

  const signIn = (answer: string, browser: PasskeyBrowser) => {
    const given = WebAuthn.readProof(answer)
    return throttles.guard(
      [passkeyOf(given?.id ?? ""), networkAddress(browser.address)],
      Effect.gen(function* () {
        if (given === null) return null
        const right = yield* answered(given, "sign_in", browser, null)
        if (right === null || !(yield* mayEnter(right.stored.userId))) return null
        const token = yield* used(right, begin(right.stored.userId, browser))
        if (token !== null && browser.session !== null) yield* sessions.end(browser.session)
        return token
      }),
      verdictOf,
      guessedBy(browser)
    )
  }

  return { confirm, signIn }
})
