/** The second factor: codes of an authenticator app, each accepted once (RFC 6238, 5.2), and recovery codes. */
import { Context, Effect, Layer } from "effect"
import { InvalidTransition, type RateLimited, type ServiceUnavailable } from "../../domain/Errors.ts"
import * as RecoveryCode from "../../domain/RecoveryCode.ts"
import type { Session } from "../../domain/Session.ts"
import * as Totp from "../../domain/Totp.ts"
import { INSTALLATION } from "../../repos/AuditLog.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { TwoFactorsRepo } from "../../repos/people/TwoFactors.ts"
import { done, Operation, unchanged } from "../Operation.ts"
import { type Client, Sessions } from "./Sessions.ts"
import { accountOf, networkAddress, Throttles } from "./Throttles.ts"

/** A second factor that was set up just now. */
export interface SetUp {
  /** The token of the session, which has begun anew. */
  readonly token: string
  /** As the person is to keep them; they are known at this moment only. */
  readonly recoveryCodes: ReadonlyArray<string>
}

const dependencies = Effect.all({
  factors: TwoFactorsRepo,
  operation: Operation,
  serverClock: ServerClock,
  sessions: Sessions,
  throttles: Throttles
})

type Given = Effect.Effect.Success<typeof dependencies>

export class TwoFactor extends Context.Tag("duebook/TwoFactor")<
  TwoFactor,
  {
    /**
     * Checks a code of the person's app, which must not have been used before, and begins the session anew, with a code
     * that is fresh; null for a wrong code. Refused after too many wrong passwords or codes of the account, or of the
     * network address.
     */
    readonly confirm: (
      session: Session,
      code: string,
      client: Client
    ) => Effect.Effect<string | null, RateLimited | ServiceUnavailable>
    /** The same with one of the person's recovery codes, which is used up. */
    readonly recover: (
      session: Session,
      code: string,
      client: Client
    ) => Effect.Effect<string | null, RateLimited | ServiceUnavailable>
    /** The secret that a session sets up; null for none. */
    readonly pending: (session: Session) => Effect.Effect<string | null, ServiceUnavailable>
    /** Begins to set up a secret in a session, or goes on with the one that was begun. */
    readonly begin: (session: Session) => Effect.Effect<string, ServiceUnavailable>
    /** Stops setting up. What was set up before stays. */
    readonly cancel: (session: Session) => Effect.Effect<void, ServiceUnavailable>
    /**
     * Makes the secret that a session sets up the person's, shown by a code of it; null for a wrong code. The session
     * begins anew with a fresh code, the other sessions end, and the recovery codes are new. Refused where nothing is
     * being set up.
     */
    readonly setUp: (
      session: Session,
      code: string,
      client: Client
    ) => Effect.Effect<SetUp | null, InvalidTransition | RateLimited | ServiceUnavailable>
    readonly recoveryCodesLeft: (userId: number) => Effect.Effect<number, ServiceUnavailable>
    /** New recovery codes in the place of all that there were. Refused without a second factor. */
    readonly renewRecoveryCodes: (
      userId: number
    ) => Effect.Effect<ReadonlyArray<string>, InvalidTransition | ServiceUnavailable>
    /** Removes a person's own second factor. That person's keys are refused until there is one again. */
    readonly turnOff: (userId: number) => Effect.Effect<void, InvalidTransition | ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    TwoFactor,
    Effect.map(dependencies, (given) => {
      const { factors, operation, throttles } = given
      const isRight = checking(given)
      const codes = recoveryCodes(given)
      const setUp = settingUp(given, codes.renew)

      /** Runs a check that gives null for what is wrong; a wrong one counts for the account and the network address. */
      const guarded = <A, E>(session: Session, { address }: Client, check: Effect.Effect<A | null, E>) =>
        throttles.guard([accountOf(session.user.id), networkAddress(address)], check, (result) =>
          result === null ? "wrong" : "right"
        )

      const beginningIf =
        (check: (userId: number, code: string) => Effect.Effect<boolean, ServiceUnavailable>) =>
        (session: Session, code: string, client: Client) =>
          guarded(
            session,
            client,
            Effect.flatMap(check(session.user.id, code), (right) =>
              right ? begun(given, session, client) : Effect.succeed(null)
            )
          )

      return TwoFactor.of({
        confirm: beginningIf(isRight),
        recover: beginningIf(codes.recover),
        pending: ({ id }) => factors.pending(id),
        begin: ({ id }) =>
          Effect.suspend(() => {
            const secret = Totp.newSecret()
            return Effect.map(factors.begin(id, secret), (begunBefore) => begunBefore ?? secret)
          }),
        cancel: ({ id }) => factors.cancel(id),
        setUp: (session, code, client) => guarded(session, client, setUp(session, code, client)),
        recoveryCodesLeft: factors.codesLeft,
        renewRecoveryCodes: (userId) =>
          operation.run(
            "two_factor.recovery_codes",
            Effect.fnUntraced(function* (now) {
              if ((yield* factors.find(userId)) === null) return yield* notSetUp()
              return done(yield* codes.renew(userId, now), about(userId))
            })
          ),
        turnOff: (userId) =>
          operation.run(
            "two_factor.turn_off",
            Effect.fnUntraced(function* () {
              if (!(yield* factors.clear(userId))) return yield* notSetUp()
              return done(undefined, about(userId))
            })
          )
      })
    })
  )
}

const notSetUp = () => new InvalidTransition({ message: "Two-factor authentication is not set up." })
const nothingPending = () =>
  new InvalidTransition({
    message: "Nothing is being set up in this session: load the page anew, and begin again."
  })

/** A person's own affairs are of no company. */
const about = (userId: number) => ({ companyId: INSTALLATION, subjectId: userId })

/** Begins a session anew, with a code that was given just now. */
const begun = ({ sessions }: Given, session: Session, { userAgent }: Client) =>
  sessions.begin({
    userId: session.user.id,
    stage: "signed_in",
    withCode: true,
    userAgent,
    replaces: session
  })

/** Whether this is a code of the person's app that was not used before. */
const checking = ({ factors, serverClock }: Given) =>
  Effect.fnUntraced(function* (userId: number, code: string) {
    const factor = yield* factors.find(userId)
    if (factor === null) return false
    const step = Totp.stepOf(factor.secret, code, yield* serverClock.now)
    return step !== null && (yield* factors.accept(userId, { secret: factor.secret, lastStep: step }))
  })

const recoveryCodes = ({ factors, operation }: Given) => {
  const recover = (userId: number, code: string) => {
    const hash = RecoveryCode.hashOf(code)
    if (hash === null) return Effect.succeed(false)
    return operation.run(
      "two_factor.recovery_code",
      Effect.fnUntraced(function* () {
        if (!(yield* factors.useCode(userId, hash))) return unchanged(false)
        return done(true, about(userId), { left: yield* factors.codesLeft(userId) })
      })
    )
  }
  return {
    /** Whether this is one of the person's recovery codes; it is used up. */
    recover,
    /** New codes in the place of all that there were. */
    renew: (userId: number, now: number) =>
      Effect.suspend(() => {
        const codes = RecoveryCode.newCodes()
        const hashes = codes.map(RecoveryCode.hashOf).filter((hash) => hash !== null)
        return Effect.as(factors.replaceCodes(userId, hashes, now), codes)
      })
  }
}

const settingUp =
  (given: Given, newCodes: ReturnType<typeof recoveryCodes>["renew"]) =>
  (session: Session, code: string, client: Client) => {
    const { factors, operation, serverClock, sessions } = given
    return operation.run(
      "two_factor.set_up",
      Effect.fnUntraced(function* (now) {
        const { id, user } = session
        const secret = yield* factors.pendingForUpdate(id)
        if (secret === null) return yield* nothingPending()
        const lastStep = Totp.stepOf(secret, code, yield* serverClock.now)
        if (lastStep === null) return unchanged(null)
        yield* factors.confirm(user.id, { secret, lastStep }, now)
        // Otherwise the session that begins would go on with it.
        yield* factors.cancel(id)
        const codes = yield* newCodes(user.id, now)
        yield* sessions.endAll(user.id, session)
        const token = yield* begun(given, session, client)
        return done({ token, recoveryCodes: codes }, about(user.id), { moved: user.hasTotp })
      })
    )
  }
