/** What the service does by itself, over and over, beside answering requests. */
import { Effect, Schedule } from "effect"
import { Series } from "./Series.ts"
import * as Sweeper from "./Sweeper.ts"

// Each is idempotent and may run on several instances at once; one that fails is made up for by its next run.
const jobs = Effect.map(Series, ({ writeDue }) => [
  { name: "sweep", every: "10 minutes", work: Sweeper.sweep } as const,
  // A day begins somewhere every hour.
  { name: "series", every: "1 hour", work: writeDue } as const
])

/** Does the chores, now and then again, for as long as its scope lives. */
export const run = Effect.flatMap(
  jobs,
  Effect.forEach(({ every, name, work }) =>
    work.pipe(
      Effect.catchAllCause((cause) => Effect.logWarning("a chore failed", cause)),
      Effect.annotateLogs({ chore: name }),
      // What hangs in the database must not hold up a process on its way down.
      Effect.disconnect,
      Effect.repeat(Schedule.spaced(every)),
      Effect.forkScoped
    )
  )
)
