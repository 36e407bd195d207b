/** Slows down who guesses passwords and codes: so many wrong tries are free, and after them the pauses grow. */
import { Context, Effect, Layer } from "effect"
import { RateLimited, type ServiceUnavailable } from "../../domain/Errors.ts"
import { accountOf, sessionsOf, type ThrottleName, waitSentence } from "../../domain/Throttle.ts"
import { ThrottlesRepo } from "../../repos/people/Throttles.ts"
import { type SecurityEvent, SecurityEvents } from "../security/SecurityEvents.ts"

export {
  accountOf,
  askingFrom,
  askingByKnown,
  browserAt,
  firstPassword,
  networkAddress,
  passkeyOf,
  sessionsOf,
  settingPassword,
  type ThrottleName,
  unknownAccount
} from "../../domain/Throttle.ts"

/**
 * What a try was. `right`: the account's earlier wrong tries are forgotten. `halfway`: not wrong, but more is asked, so
 * that they still count.
 */
export type TryVerdict = "wrong" | "halfway" | "right"

/** What is guessed at, and by which browser, for those who watch. */
export interface Guessed {
  readonly kind: "wrong_password" | "wrong_code"
  readonly browser: string | null
  /** The address in the network. */
  readonly network: string
}

/** Whom and which network the names of tries are about. */
const aboutNames = (names: ReadonlyArray<ThrottleName>): Pick<SecurityEvent, "person" | "network"> => {
  const found = (pattern: RegExp): string | null =>
    names.map(({ name }) => pattern.exec(name)?.[1]).find((text) => text !== undefined) ?? null
  const person = found(/\buser (\d+)$/)
  return { person: person === null ? null : Number(person), network: found(/^(?:asking )?from (.*)$/) }
}

const MILLIS_PER_SECOND = 1_000

export class Throttles extends Context.Tag("duebook/Throttles")<
  Throttles,
  {
    /**
     * Runs a check of a password or a code if the names have tries left; `verdict` says of its result what the try was.
     * Fails with `RateLimited`, which does not tell whether an account exists.
     */
    readonly guard: <A, E, R>(
      names: ReadonlyArray<ThrottleName>,
      check: Effect.Effect<A, E, R>,
      verdict: (result: A) => TryVerdict,
      guessed?: Guessed
    ) => Effect.Effect<A, E | RateLimited | ServiceUnavailable, R>
    /** Ends the pauses of an account, of strangers and of its sessions. */
    readonly forgive: (userId: number) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    Throttles,
    Effect.map(ThrottlesRepo, (repo) =>
      Throttles.of({
        guard: (names, check, verdict, guessed) =>
          Effect.gen(function* () {
            const { report } = yield* SecurityEvents
            const named = aboutNames(names)
            const about = {
              ...named,
              network: guessed?.network ?? named.network ?? null,
              browser: guessed?.browser ?? null
            }
            const wait = yield* repo.begin(names)
            if (wait !== null) {
              yield* report({ kind: "locked", ...about })
              return yield* new RateLimited({
                message: waitSentence(wait),
                retryAfterSeconds: Math.ceil(wait / MILLIS_PER_SECOND)
              })
            }
            const result = yield* Effect.tapErrorCause(check, () =>
              Effect.ignore(repo.giveBack(names, false))
            )
            const said = verdict(result)
            if (said !== "wrong") yield* repo.giveBack(names, said === "right")
            else if (guessed !== undefined) yield* report({ kind: guessed.kind, ...about })
            return result
          }),
        forgive: (userId) => repo.remove([accountOf(userId), sessionsOf(userId)])
      })
    )
  )
}
