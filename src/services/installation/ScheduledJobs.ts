/** Work that the service repeats in the background, beside answering requests. */
import { Clock, Effect } from "effect"
import { logRepeated } from "../../postgres/RepeatedWork.ts"
import { Digests } from "../reminders/Digests.ts"
import { PauseEnds } from "../receivables/PauseEnds.ts"
import { Plans } from "../company/Plans.ts"
import { PayableSeries } from "../payables/Series.ts"
import { SecurityNotices } from "../people/SecurityNotices.ts"
import { timesOf } from "./JobTimes.ts"
import * as Sweeper from "./Sweeper.ts"
import { WakeUps } from "./WakeUps.ts"

// Each job is idempotent and may run on several instances at once. What a failed run leaves undone, the next run does.
const jobs = (retention: Sweeper.Retention) =>
  Effect.map(
    Effect.all([Digests, PauseEnds, PayableSeries, Plans, SecurityNotices]),
    ([digests, pauseEnds, series, plans, notices]) => [
      { name: "notices", kind: "notices", every: "1 second", work: notices.tellDue } as const,
      { name: "pauses", kind: "pauses", every: "2 seconds", work: pauseEnds.runAllDue } as const,
      { name: "sweep", kind: null, every: "10 minutes", work: Sweeper.sweep(retention) } as const,
      // Hourly, because in some time zone a new day begins every hour.
      { name: "series", kind: null, every: "1 hour", work: series.writeDue } as const,
      { name: "plans", kind: "plans", every: "1 minute", work: plans.renewDue } as const,
      { name: "digests", kind: "digests", every: "30 seconds", work: digests.writeDue } as const
    ]
  )

/**
 * Runs every job at once, and then again and again until the scope closes: after its interval, and one with a kind of work
 * then only when some is due.
 */
export const run = (retention: Sweeper.Retention) =>
  Effect.flatMap(Effect.all([jobs(retention), WakeUps]), ([all, wakeUps]) =>
    Effect.forEach(all, ({ every, kind, name, work }) =>
      Effect.gen(function* () {
        const since = yield* Clock.currentTimeMillis
        yield* work.pipe(
          timesOf(name),
          Effect.catchAllCause((cause) => logRepeated("a scheduled job failed", cause)),
          Effect.annotateLogs({ job: name })
        )
        yield* Effect.sleep(every)
        if (kind !== null) yield* wakeUps.due(kind, since)
      }).pipe(
        Effect.forever,
        // A statement that hangs must not delay the shutdown of the process.
        Effect.disconnect,
        Effect.forkScoped
      )
    )
  )
