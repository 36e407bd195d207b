/** Slows down who guesses passwords and codes: so many wrong tries are free, and after them the pauses grow. */
import { Context, Effect, Layer } from "effect"
import { RateLimited, type ServiceUnavailable } from "../../domain/Errors.ts"
import { accountOf, sessionsOf, type ThrottleName, waitSentence } from "../../domain/Throttle.ts"
import { ThrottlesRepo } from "../../repos/people/Throttles.ts"

export {
  accountOf,
  askingFrom,
  browserAt,
  networkAddress,
  passkeyOf,
  sessionsOf,
  type ThrottleName,
  unknownAccount
} from "../../domain/Throttle.ts"

/**
 * What a try was. `right`: the account's earlier wrong tries are forgotten. `halfway`: not wrong, but more is asked, so
 * that they still count.
 */
export type TryVerdict = "wrong" | "halfway" | "right"

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
      verdict: (result: A) => TryVerdict
    ) => Effect.Effect<A, E | RateLimited | ServiceUnavailable, R>
    /** Ends the pauses of an account, of strangers and of its sessions. */
    readonly forgive: (userId: number) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    Throttles,
    Effect.map(ThrottlesRepo, (repo) =>
      Throttles.of({
        guard: (names, check, verdict) =>
          Effect.gen(function* () {
            const wait = yield* repo.begin(names)
            if (wait !== null) {
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
            return result
          }),
        forgive: (userId) => repo.remove([accountOf(userId), sessionsOf(userId)])
      })
    )
  )
}
