/** When the rounds of each job ended, for alerts on a job that fails or hangs. */
import { Clock, Effect, Exit, Metric } from "effect"

const lastRound = Metric.gauge("duebook_job_last_round_timestamp_seconds", {
  description: "When a round of the job ended last, whether it succeeded or not; epoch seconds."
})
const lastSuccess = Metric.gauge("duebook_job_last_success_timestamp_seconds", {
  description: "When a round of the job succeeded last; epoch seconds."
})

const none: ReadonlyArray<never> = []

/** Takes note of a round of the job that had nothing to do, because nothing was due. */
export const nothingDue = (job: string): Effect.Effect<void> =>
  Effect.map(Clock.currentTimeMillis, (now) => {
    for (const gauge of [lastRound, lastSuccess])
      Metric.tagged(gauge, "job", job).unsafeUpdate(now / 1_000, none)
  })

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
