/**
 * graphile-worker in a process of its own, on Node as its authors run it, set up for throughput as its documentation
 * says: jobs are fetched many at a time into a local queue and completed in batches. Its task does nothing.
 * `node bench/peers/graphile.mjs <database URL> <concurrency>` says `ready` when it could begin, begins when it is told
 * something on its standard input, and ends with it.
 */
import { Logger, run, runMigrations } from "graphile-worker"

const [, , connectionString = "", concurrency = ""] = process.argv
const concurrentJobs = Number(concurrency)

const preset = {
  worker: {
    connectionString,
    concurrentJobs,
    maxPoolSize: 10,
    pollInterval: 1_000,
    preparedStatements: true,
    localQueue: { size: 500, refetchDelay: { durationMs: 10 } },
    completeJobBatchDelay: 0,
    failJobBatchDelay: 0,
    logger: new Logger(() => () => {})
  }
}

await runMigrations({ preset })
process.stdout.write("ready\n")
process.stdin.once("data", async () => {
  const runner = await run({ preset, noHandleSignals: true, taskList: { nothing: () => {} } })
  process.stdin.once("end", () => void runner.stop())
})
