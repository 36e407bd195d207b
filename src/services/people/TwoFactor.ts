/** The second factor: codes of an authenticator app, each accepted once (RFC 6238, 5.2), and recovery codes. */
import { Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import { InvalidTransition, type RateLimited, type ServiceUnavailable } from "../../domain/Errors.ts"
import * as RecoveryCode from "../../domain/RecoveryCode.ts"
import { hasSecondFactor, type Session } from "../../domain/Session.ts"
import * as Totp from "../../domain/Totp.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { CredentialsRepo } from "../../repos/people/Credentials.ts"
import { TwoFactorsRepo } from "../../repos/people/TwoFactors.ts"
import { type BrowserClient, Sessions } from "./Sessions.ts"
import { KnownBrowsers } from "./KnownBrowsers.ts"
import { Throttles } from "./Throttles.ts"
import { unchanged, Write } from "../Write.ts"

/** A second factor that was set up just now. */
export interface SetUp {
  /** The token of the session, which has begun anew. */
  readonly token: string
  /** As the person is to keep them; they are known at this moment only. None where those from before are still good. */
  readonly recoveryCodes: ReadonlyArray<string>
}

export class TwoFactor extends Context.Tag("duebook/TwoFactor")<
  TwoFactor,
  {
    /**
     * Checks a code of the person's app, which must not have been used before, and begins the session anew, with a code
     * that is fresh; null for a wrong code. Refused after too many wrong passwords or codes, which are counted as
     * domain/Throttle says.
     */
    readonly confirm: (
      session: Session,
      code: string,
      client: BrowserClient
    ) => Effect.Effect<string | null, RateLimited | ServiceUnavailable>
    /** The same with one of the person's recovery codes, which is used up. */
    readonly recover: (
      session: Session,
      code: string,
      client: BrowserClient
    ) => Effect.Effect<string | null, RateLimited | ServiceUnavailable, CurrentActor>
    /** The secret that a session sets up; null for none. */
    readonly pending: (session: Session) => Effect.Effect<string | null, ServiceUnavailable>
    /** Begins to set up a secret in a session, or goes on with the one that was begun. */
    readonly begin: (session: Session) => Effect.Effect<string, ServiceUnavailable>
    /** Stops setting up. What was set up before stays. */
    readonly cancel: (session: Session) => Effect.Effect<void, ServiceUnavailable>
    /**
     * Makes the secret that a session sets up the person's, shown by a code of it; null for a wrong code. The session
     * begins anew with a fresh code, the other sessions end, and the recovery codes are new, unless the app joins
     * passkeys. Refused where nothing is being set up.
     */
    readonly setUp: (
      session: Session,
      code: string,
      client: BrowserClient
    ) => Effect.Effect<SetUp | null, InvalidTransition | RateLimited | ServiceUnavailable, CurrentActor>
    readonly recoveryCodesLeft: (userId: number) => Effect.Effect<number, ServiceUnavailable>
    /** New recovery codes in the place of all that there were. Refused without a second factor. */
    readonly renewRecoveryCodes: (
      userId: number
    ) => Effect.Effect<ReadonlyArray<string>, InvalidTransition | ServiceUnavailable, CurrentActor>
    /**
     * Removes a person's own app. Without a passkey, that person's keys are refused until there is a second factor again.
     */
    readonly turnOff: (
      userId: number
    ) => Effect.Effect<void, InvalidTransition | ServiceUnavailable, CurrentActor>
  }
>() {
  static readonly layer = Layer.effect(
    TwoFactor,
    Effect.gen(function* () {
      const credentials = yield* CredentialsRepo
      const factors = yield* TwoFactorsRepo
      const guarded = yield* guarding
      const serverClock = yield* ServerClock
      const begun = yield* beginning
      const codes = yield* recoveryCodes
      const setUp = yield* settingUp
      const write = yield* Write

      const beginningIf =
        <R>(check: (userId: number, code: string) => Effect.Effect<boolean, ServiceUnavailable, R>) =>
        (session: Session, code: string, client: BrowserClient) =>
          guarded(
            session,
            client,
            Effect.flatMap(check(session.user.id, code), (right) =>
              right ? begun(session, client) : Effect.succeed(null)
            )
          )

      /** Whether this is a code of the person's app that was not used before. */
      const acceptCode = Effect.fnUntraced(function* (userId: number, code: string) {
        const factor = yield* factors.find(userId)
        if (factor === null) return false
        const step = Totp.stepOf(factor.secret, code, yield* serverClock.now)
        return step !== null && (yield* factors.accept(userId, factor, step))
      })

      return TwoFactor.of({
        confirm: beginningIf(acceptCode),
        recover: beginningIf(codes.use),
        pending: ({ id }) => factors.pending(id),
        begin: ({ id, user }) =>
          Effect.suspend(() => {
            const secret = Totp.newSecret()
            return Effect.map(factors.begin(user.id, id, secret), (begunBefore) => begunBefore ?? secret)
          }),
        cancel: ({ id }) => factors.cancel(id),
        setUp: (session, code, client) => guarded(session, client, setUp(session, code, client)),
        recoveryCodesLeft: factors.codesLeft,
        renewRecoveryCodes: (userId) =>
          write.run({
            deed: "two_factor.recovery_codes",
            decide: Effect.fnUntraced(function* (now) {
              const person = yield* credentials.byId(userId)
              if (person === null || !hasSecondFactor(person)) return yield* notSetUp()
              return { value: yield* codes.renew(userId, now), subjectId: userId, details: {} }
            })
          }),
        turnOff: (userId) =>
          write.run({
            deed: "two_factor.turn_off",
            decide: Effect.fnUntraced(function* () {
              if (!(yield* factors.clearSecret(userId))) return yield* notSetUp()
              return { value: undefined, subjectId: userId, details: {} }
            })
          })
      })
    })
  )
}

/** Begins a session anew, with a code that was given just now. */
const beginning = Effect.map(
  Sessions,
  (sessions) =>
    (session: Session, { userAgent }: BrowserClient) =>
      sessions.begin({
        userId: session.user.id,
        stage: "signed_in",
        withCode: true,
        userAgent,
        replaces: session
      })
)

/** Using up recovery codes, and making new ones. */
export const recoveryCodes = Effect.gen(function* () {
  const factors = yield* TwoFactorsRepo
  const write = yield* Write

  /** Whether this is one of the person's recovery codes; it is used up. */
  const use = (userId: number, code: string) => {
    const hash = RecoveryCode.hashOf(code)
    if (hash === null) return Effect.succeed(false)
    return write.run({
      deed: "two_factor.recovery_code",
      decide: Effect.fnUntraced(function* () {
        if (!(yield* factors.useCode(userId, hash))) return unchanged(false)
        return { value: true, subjectId: userId, details: { left: yield* factors.codesLeft(userId) } }
      })
    })
  }

  /** New recovery codes in the place of all that there were. */
  const renew = (userId: number, now: number) =>
    Effect.suspend(() => {
      const codes = RecoveryCode.newCodes()
      const hashes = codes.map(RecoveryCode.hashOf).filter((hash) => hash !== null)
      return Effect.as(factors.replaceCodes(userId, hashes, now), codes)
    })

  return { use, renew }
})

const settingUp = Effect.gen(function* () {
  const begun = yield* beginning
  const codes = yield* recoveryCodes
  const factors = yield* TwoFactorsRepo
  const serverClock = yield* ServerClock
  const sessions = yield* Sessions
  const write = yield* Write

  return (session: Session, code: string, client: BrowserClient) =>
    write.run({
      deed: "two_factor.set_up",
      decide: Effect.fnUntraced(function* (now) {
        const { id, user } = session
        const secret = yield* factors.pendingForUpdate(id)
        if (secret === null) return yield* nothingPending()
        const lastStep = Totp.stepOf(secret, code, yield* serverClock.now)
        if (lastStep === null) return unchanged(null)
        yield* factors.confirm(user.id, { secret, lastStep }, now)
        // Otherwise the session that begins would go on with it.
        yield* factors.cancel(id)
        const joins = user.hasPasskey && !user.hasTotp
        const recoveryCodes = joins ? [] : yield* codes.renew(user.id, now)
        yield* sessions.endAll(user.id, session)
        const token = yield* begun(session, client)
        return {
          value: { token, recoveryCodes },
          subjectId: user.id,
          details: { moved: user.hasTotp }
        }
      })
    })
})

const notSetUp = () => new InvalidTransition({ message: "Two-factor authentication is not set up." })
const nothingPending = () =>
  new InvalidTransition({
    message: "Nothing is being set up in this session: reload the page and start again."
  })

/** Makes what runs a check that gives null for what is wrong; a wrong one counts by what was proved before. */
const guarding = Effect.gen(function* () {
  const credentials = yield* CredentialsRepo
  const known = yield* KnownBrowsers
  const throttles = yield* Throttles
  return <A, E, R>(session: Session, client: BrowserClient, check: Effect.Effect<A | null, E, R>) =>
    Effect.gen(function* () {
      const userId = session.user.id
      const passwordHash = (yield* credentials.byId(userId))?.passwordHash ?? null
      const tries = yield* known.triesAt({ userId, passwordHash }, session, client)
      return yield* throttles.guard(tries, check, (result) => (result === null ? "wrong" : "right"), {
        kind: "wrong_code",
        browser: client.userAgent,
        network: client.address
      })
    })
})
