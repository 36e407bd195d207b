/** Work that the service repeats in the background, beside answering requests. */
import { Duration, Effect } from "effect"
import { logRepeated } from "../../postgres/RepeatedWork.ts"
import { LookAgain } from "../bank/LookAgain.ts"
import { StatementImports } from "../bank/StatementImports.ts"
import { FileImports } from "../imports/FileImports.ts"
import { Digests } from "../reminders/Digests.ts"
import { PauseEnds } from "../receivables/PauseEnds.ts"
import { CompanyClosing } from "../company/CompanyClosing.ts"
import { CompanyExports } from "../company/CompanyExports.ts"
import { Plans } from "../company/Plans.ts"
import { PayableSeries } from "../payables/Series.ts"
import { SecurityNotices } from "../people/SecurityNotices.ts"
import { timesOf } from "./JobTimes.ts"
import * as Sweeper from "./Sweeper.ts"
import { WakeUps } from "./WakeUps.ts"

// Each job is idempotent and may run on several instances at once. What a failed run leaves undone, the next run does.
const jobs = (retention: Sweeper.Retention) =>
  Effect.map(
    Effect.all([
      CompanyClosing,
      CompanyExports,
      Digests,
      FileImports,
      LookAgain,
      PauseEnds,
      PayableSeries,
      Plans,
      SecurityNotices,
      StatementImports
    ]),
    ([closing, exports, digests, imports, looks, pauseEnds, series, plans, notices, statements]) => [
      { name: "notices", kind: "notices", every: "1 second", work: notices.tellDue } as const,
      { name: "pauses", kind: "pauses", every: "2 seconds", work: pauseEnds.runAllDue } as const,
      { name: "sweep", kind: null, every: "10 minutes", work: Sweeper.sweep(retention) } as const,
      // Hourly, because in some time zone a new day begins every hour.
      { name: "series", kind: null, every: "1 hour", work: series.writeDue } as const,
      { name: "plans", kind: "plans", every: "1 minute", work: plans.renewDue } as const,
      {
        name: "statements",
        kind: "statements",
        every: "2 seconds",
        work: Effect.zipWith(statements.finishDue, looks.lookDue, (files, looked) => files + looked)
      } as const,
      { name: "exports", kind: "exports", every: "2 seconds", work: exports.makeDue } as const,
      {
        name: "closed",
        kind: null,
        every: "1 hour",
        work: Effect.zipWith(closing.deleteDue, exports.expire, (rows, archives) => rows + archives)
      } as const,
      { name: "imports", kind: "imports", every: "2 seconds", work: imports.runDue } as const,
      { name: "digests", kind: "digests", every: "30 seconds", work: digests.writeDue } as const
    ]
  )

/** The longest pause after a round that failed: a job that runs once an hour must not wait for that after an outage. */
const LONGEST_AFTER_FAILURE = "15 seconds"

/**
 * Repeats a job at its interval, and sooner after a round that failed. Then it waits for what `begin` has made when the round
 * began.
 */
export const repeated = <E, R>(
  name: string,
  every: Duration.DurationInput,
  work: Effect.Effect<unknown, E, R>,
  begin: () => Effect.Effect<void> = () => Effect.void
): Effect.Effect<never, never, R> =>
  Effect.gen(function* () {
    const due = begin()
    const pause = yield* work.pipe(
      timesOf(name),
      Effect.as(Duration.decode(every)),
      Effect.catchAllCause((cause) =>
        Effect.as(logRepeated("a scheduled job failed", cause), Duration.min(every, LONGEST_AFTER_FAILURE))
      ),
      Effect.annotateLogs({ job: name }),
      // A statement that hangs must not delay the shutdown of the process.
      Effect.disconnect
    )
    yield* Effect.sleep(pause)
    yield* due
  }).pipe(Effect.forever)

/** Runs every job at once and then at its interval, and one with a kind of work only when some is due, until the scope closes. */
export const run = (retention: Sweeper.Retention) =>
  Effect.flatMap(Effect.all([jobs(retention), WakeUps]), ([all, wakeUps]) =>
    Effect.forEach(all, ({ every, kind, name, work }) => {
      const begin = () => (kind === null ? Effect.void : wakeUps.due(kind, wakeUps.mark()))
      return Effect.forkScoped(repeated(name, every, work, begin))
    })
  )
