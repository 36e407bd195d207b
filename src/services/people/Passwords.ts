/** Passwords: whether one is good enough, their hashes (argon2id), and setting them. */
import { Context, Effect, Layer, Metric } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import { ServiceUnavailable } from "../../domain/Errors.ts"
import {
  lengthProblem,
  MAX_PASSWORD_LENGTH,
  MAX_SCORED_LENGTH,
  type PasswordOwner,
  strengthProblem,
  withoutOwn,
  guessableWordsOf,
  worseScore
} from "../../domain/Password.ts"
import type { Session } from "../../domain/Session.ts"
import { CredentialsRepo } from "../../repos/people/Credentials.ts"
import { LinksRepo } from "../../repos/people/Links.ts"
import { Sessions } from "./Sessions.ts"
import { Write } from "../Write.ts"

export type { PasswordOwner } from "../../domain/Password.ts"

/** OWASP's parameters for argon2id: 19 MiB, two passes. */
const argon2id = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const
/** Each takes a core and 19 MiB for its time. */
const HASHES_AT_ONCE = 2
/** Beyond these, requests are refused rather than kept waiting. */
const MAX_WAITING_HASHES = 100

/** Hashes that were computed, to make or to check a password. */
export const hashCount = Metric.counter("duebook_password_hashes_total", { incremental: true })

/** For accounts that there are not: it takes as long as a right one, and fits no password. */
const dummyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$qG1MZp4jL6raFpGea5lESSCrlCbS6QbkZdUcjRtHLA4$S7ByGtaPhZzOaA6NnfQZk2ak7GQd5MJngIVKG8KMcww"

// The dictionaries take 5 MB on the disk and 60 MB in memory, so they are loaded when a password is first set.
const loadEstimate = async () => {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en")
  ])
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations
  })
  return (password: string, owner: PasswordOwner) => {
    const scoreOf = (text: string) => {
      const { feedback, score } = zxcvbn.check(text.slice(0, MAX_SCORED_LENGTH), [...guessableWordsOf(owner)])
      return { score, warning: feedback.warning, suggestions: feedback.suggestions }
    }
    const rest = withoutOwn(password, owner)
    const whole = scoreOf(password)
    return rest === password.toLowerCase() ? whole : worseScore(whole, scoreOf(rest))
  }
}

let estimate: ReturnType<typeof loadEstimate> | undefined

export class Passwords extends Context.Tag("duebook/Passwords")<
  Passwords,
  {
    /** Why a password must not be taken, as a sentence; null if it may. */
    readonly problem: (password: string, owner: PasswordOwner) => Effect.Effect<string | null>
    readonly hash: (password: string) => Effect.Effect<string, ServiceUnavailable>
    /** Whether a password has this hash. Null, for no account or one without a password, takes as long and is false. */
    readonly verify: (password: string, hash: string | null) => Effect.Effect<boolean, ServiceUnavailable>
    /** Whether this is the password of a person who has signed in. Put it under the account's throttle. */
    readonly isOf: (userId: number, password: string) => Effect.Effect<boolean, ServiceUnavailable>
    /** Stores the hash of a new password, as `set` does. For a transaction, which must not wait for the hashing. */
    readonly store: (
      userId: number,
      passwordHash: string,
      but?: Session
    ) => Effect.Effect<void, ServiceUnavailable, CurrentActor>
    /** Sets a password, ends the person's other sessions and makes void the links that could set it or sign in. */
    readonly set: (
      userId: number,
      password: string,
      but?: Session
    ) => Effect.Effect<void, ServiceUnavailable, CurrentActor>
  }
>() {
  static readonly layer = Layer.effect(
    Passwords,
    Effect.gen(function* () {
      const credentials = yield* CredentialsRepo
      const links = yield* LinksRepo
      const sessions = yield* Sessions
      const write = yield* Write
      const places = yield* Effect.makeSemaphore(HASHES_AT_ONCE)
      let waiting = 0

      const bounded = <A>(work: () => Promise<A>) =>
        Effect.suspend(() => {
          if (waiting >= MAX_WAITING_HASHES) return ServiceUnavailable.because("overloaded")
          waiting += 1
          return places
            .withPermits(1)(Effect.zipRight(Metric.increment(hashCount), Effect.promise(work)))
            .pipe(
              Effect.ensuring(
                Effect.sync(() => {
                  waiting -= 1
                })
              )
            )
        })

      const hash = (password: string) => bounded(() => Bun.password.hash(password, argon2id))

      const verify = (password: string, known: string | null) =>
        Effect.map(
          bounded(() => Bun.password.verify(password.slice(0, MAX_PASSWORD_LENGTH * 2), known ?? dummyHash)),
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
            const isFirst = before?.passwordHash == null
            return {
              value: undefined,
              subjectId: userId,
              details: { sessions_ended: ended },
              isUntold: isFirst
            }
          })
        })

      return Passwords.of({
        problem: (password, owner) =>
          Effect.suspend(() => {
            const problem = lengthProblem(password)
            if (problem !== null) return Effect.succeed(problem)
            return Effect.map(
              Effect.promise(() => (estimate ??= loadEstimate())),
              (scoreOf) => strengthProblem(scoreOf(password, owner))
            )
          }),
        hash,
        verify: (password, known) => (password === "" ? verify(" ", null) : verify(password, known)),
        isOf: (userId, password) =>
          Effect.flatMap(credentials.byId(userId), (found) => verify(password, found?.passwordHash ?? null)),
        store,
        set: (userId, password, but) =>
          Effect.flatMap(hash(password), (passwordHash) => store(userId, passwordHash, but))
      })
    })
  )
}
