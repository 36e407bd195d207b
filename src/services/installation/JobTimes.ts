/** When the rounds of each job ended, for alerts on a job that fails or hangs. */
import { Clock, Effect, Exit, Metric } from "effect"

const lastRound = Metric.gauge("duebook_job_last_round_timestamp_seconds", {
  description: "When a round of the job ended last, whether it succeeded or not; epoch seconds."
})
const lastSuccess = Metric.gauge("duebook_job_last_success_timestamp_seconds", {
  description: "When a round of the job succeeded last; epoch seconds."
})

const none: ReadonlyArray<never> = []

/** Makes the function that takes note of each round of the job. */
export const timesOf = (job: string) => {
  const round = Metric.tagged(lastRound, "job", job)
  const success = Metric.tagged(lastSuccess, "job", job)
  return <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.onExit(work, (exit) =>
      Exit.isInterrupted(exit)
        ? Effect.void
        : Effect.map(Clock.currentTimeMillis, (now) => {
            round.unsafeUpdate(now / 1_000, none)
            if (Exit.isSuccess(exit)) success.unsafeUpdate(now / 1_000, none)
          })
    )
}
