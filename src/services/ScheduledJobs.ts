/** Work that the service repeats in the background, beside answering requests. */
import { Effect, Schedule } from "effect"
import { Series } from "./Series.ts"
import * as Sweeper from "./Sweeper.ts"

// Each job is idempotent and may run on several instances at once. What a failed run leaves undone, the next run does.
const jobs = Effect.map(Series, ({ writeDue }) => [
  { name: "sweep", every: "10 minutes", work: Sweeper.sweep } as const,
  // Hourly, because in some time zone a new day begins every hour.
  { name: "series", every: "1 hour", work: writeDue } as const
])

/** Runs every job at once and then at its interval, until the scope closes. */
export const run = Effect.flatMap(
  jobs,
  Effect.forEach(({ every, name, work }) =>
    work.pipe(
      Effect.catchAllCause((cause) => Effect.logWarning("a scheduled job failed", cause)),
      Effect.annotateLogs({ job: name }),
      // A statement that hangs must not delay the shutdown of the process.
      Effect.disconnect,
      Effect.repeat(Schedule.spaced(every)),
      Effect.forkScoped
    )
  )
)
