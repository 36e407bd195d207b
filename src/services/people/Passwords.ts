/** Passwords: whether one is good enough, their hashes (argon2id), and setting them. */
import { Context, Effect, Layer, Metric } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import { type RateLimited, type ServiceUnavailable, ValidationFailed } from "../../domain/Errors.ts"
import { lengthProblem, MAX_PASSWORD_LENGTH, type PasswordOwner } from "../../domain/Password.ts"
import type { Session } from "../../domain/Session.ts"
import { type Credentials, CredentialsRepo } from "../../repos/people/Credentials.ts"
import { LinksRepo } from "../../repos/people/Links.ts"
import { fairLimit } from "../../threads/FairLimit.ts"
import { refuseCrowded } from "../Crowded.ts"
import { passwordScoring } from "./PasswordScoring.ts"
import { Sessions } from "./Sessions.ts"
import { accountOf, type ThrottleName, Throttles } from "./Throttles.ts"
import { Write } from "../Write.ts"

export type { PasswordOwner } from "../../domain/Password.ts"

/** OWASP's parameters for argon2id: 19 MiB, two passes. */
const argon2id = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const
/** Each takes a core and 19 MiB for its time. */
const HASHES_AT_ONCE = 2
/** Beyond these, requests are refused rather than kept waiting. */
const MAX_WAITING_HASHES = 128
/** Those of one person or network among them; one of them is computed at a time. */
const MAX_WAITING_HASHES_OF_ONE = 32

/** Hashes that were computed, to make or to check a password. */
export const hashCount = Metric.counter("duebook_password_hashes_total", { incremental: true })

/** For accounts that there are not: it takes as long as a right one, and fits no password. */
const dummyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$qG1MZp4jL6raFpGea5lESSCrlCbS6QbkZdUcjRtHLA4$S7ByGtaPhZzOaA6NnfQZk2ak7GQd5MJngIVKG8KMcww"

/** A password that somebody wants to set. */
export interface WantedPassword {
  readonly password: string
  readonly owner: PasswordOwner
  /** The person, whose present password is refused, and the one that was taken away; without it, nobody has one. */
  readonly userId?: number
  /** The field of the form. */
  readonly field?: string
  /** What the try is counted by: it is counted first, because what follows takes long. */
  readonly counted: ThrottleName
  /** The person or network for whom the work is done, one piece after another. */
  readonly asker: string
}

/** The hash of the password that a person must not set again, and why; null for none. */
const refusedFor = (
  person: Credentials | null
): { readonly hash: string; readonly problem: string } | null => {
  if (person === null) return null
  const { passwordHash, takenPasswordHash } = person
  if (passwordHash !== null) {
    return { hash: passwordHash, problem: "This is the password that you have. Choose another one." }
  }
  return takenPasswordHash === null
    ? null
    : {
        hash: takenPasswordHash,
        problem: "This password was taken away, because somebody else knows it. Choose another one."
      }
}

type Check = Effect.Effect<boolean, RateLimited | ServiceUnavailable>

export class Passwords extends Context.Tag("duebook/Passwords")<
  Passwords,
  {
    /**
     * The hash of a new password; refused if it is too short, too long or too easy to guess, or the one that the person has
     * or that was taken away.
     */
    readonly hashNew: (
      wanted: WantedPassword
    ) => Effect.Effect<string, ValidationFailed | RateLimited | ServiceUnavailable>
    /**
     * Whether a password has this hash, asked by a person or network. Null, for no account or one without a password,
     * takes as long and is false. Put it under a throttle.
     */
    readonly verify: (password: string, hash: string | null, asker: string) => Check
    /** Whether this is the password of a person who has signed in. Put it under the account's throttle. */
    readonly isOf: (userId: number, password: string) => Check
    /**
     * Sets a password by its hash, ends the person's other sessions and makes void the links that could set it or sign in.
     */
    readonly store: (
      userId: number,
      passwordHash: string,
      but?: Session
    ) => Effect.Effect<void, ServiceUnavailable, CurrentActor>
  }
>() {
  static readonly layer = Layer.scoped(
    Passwords,
    Effect.gen(function* () {
      const credentials = yield* CredentialsRepo
      const links = yield* LinksRepo
      const sessions = yield* Sessions
      const write = yield* Write
      const throttles = yield* Throttles
      const problemOf = yield* passwordScoring
      const limit = fairLimit({
        running: HASHES_AT_ONCE,
        runningOfKey: 1,
        waiting: MAX_WAITING_HASHES,
        waitingOfKey: MAX_WAITING_HASHES_OF_ONE
      })

      // Bun hashes in threads of its own.
      const limited = <A>(asker: string, work: () => Promise<A>) =>
        Effect.catchTag(
          limit.run(asker, Effect.zipRight(Metric.increment(hashCount), Effect.promise(work))),
          "Crowded",
          refuseCrowded
        )

      const hashNew: Passwords["Type"]["hashNew"] = Effect.fnUntraced(function* (wanted) {
        const { asker, counted, field = "password", owner, password, userId } = wanted
        const weak = (message: string) => ValidationFailed.of({ field, code: "weak_password", message })
        const wrongLength = lengthProblem(password)
        if (wrongLength !== null) return yield* weak(wrongLength)
        // Every one counts, whatever becomes of it.
        const problem = yield* throttles.guard(
          [counted],
          problemOf({ password, owner }, asker),
          () => "wrong" as const
        )
        if (problem !== null) return yield* weak(problem)
        const known = userId === undefined ? null : refusedFor(yield* credentials.byId(userId))
        if (known !== null && (yield* verify(password, known.hash, asker))) return yield* weak(known.problem)
        return yield* limited(asker, () => Bun.password.hash(password, argon2id))
      })

      const verify: Passwords["Type"]["verify"] = (password, known, asker) =>
        password === ""
          ? verify(" ", null, asker)
          : Effect.map(
              limited(asker, () =>
                Bun.password.verify(password.slice(0, MAX_PASSWORD_LENGTH * 2), known ?? dummyHash)
              ),
              (isRight) => isRight && known !== null
            )

      const store = (userId: number, passwordHash: string, but?: Session) =>
        write.run({
          deed: "user.password",
          decide: Effect.fnUntraced(function* () {
            const before = yield* credentials.byId(userId)
            yield* credentials.setPassword(userId, passwordHash)
            yield* links.removeOf(userId, ["reset", "first", "enter"])
            const ended = yield* sessions.endAll(userId, but)
            const isFirst = before?.passwordHash == null && before?.takenPasswordHash == null
            return {
              value: undefined,
              subjectId: userId,
              details: { sessions_ended: ended },
              isUntold: isFirst
            }
          })
        })

      return Passwords.of({
        hashNew,
        verify,
        isOf: (userId, password) =>
          Effect.flatMap(credentials.byId(userId), (found) =>
            verify(password, found?.passwordHash ?? null, accountOf(userId).name)
          ),
        store
      })
    })
  )
}
