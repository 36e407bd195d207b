/** How hard passwords are to guess, estimated in a thread, because it can take long. */
import { Effect } from "effect"
import { type RateLimited, ServiceUnavailable } from "../../domain/Errors.ts"
import { type PasswordScore, type ScoredPassword, strengthProblem, UNSCORED } from "../../domain/Password.ts"
import { entryUrl } from "../../threads/Entry.ts"
import { makeThreads } from "../../threads/Threads.ts"
import { refuseCrowded } from "../Crowded.ts"

/** A password that takes longer is refused. Nearly all take a few milliseconds. */
const SCORING_DEADLINE_MILLIS = 150
/** Loading takes a third of a second on an idle machine. */
const LOAD_MILLIS = 15_000
/** Then the dictionaries leave the memory. */
const IDLE_MILLIS = 60_000
/** Passwords that wait to be scored; beyond these, requests are refused rather than kept waiting. */
const MAX_WAITING_SCORES = 64
/** Those of one person or network among them. */
const MAX_WAITING_SCORES_OF_ONE = 8

/** Makes the check: why a password is too easy to guess, null if it is not. `asker` is the person or network. */
export const passwordScoring = Effect.gen(function* () {
  const { ask } = yield* makeThreads<ScoredPassword, PasswordScore>({
    entry: entryUrl("scoring"),
    threads: 1,
    deadlineMillis: SCORING_DEADLINE_MILLIS,
    loadMillis: LOAD_MILLIS,
    idleMillis: IDLE_MILLIS,
    waiting: MAX_WAITING_SCORES,
    waitingOfKey: MAX_WAITING_SCORES_OF_ONE
  })
  return (
    scored: ScoredPassword,
    asker: string
  ): Effect.Effect<string | null, RateLimited | ServiceUnavailable> =>
    Effect.map(ask(asker, scored), strengthProblem).pipe(
      Effect.catchTags({
        Crowded: refuseCrowded,
        ThreadFailed: ({ reason }) =>
          reason === "late" ? Effect.succeed(UNSCORED) : Effect.fail(ServiceUnavailable.because("overloaded"))
      })
    )
})
