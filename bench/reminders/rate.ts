/** How many messages a second leave, beside the jobs of graphile-worker, in rounds that take turns? */
import { Effect, Redacted } from "effect"
import type { Client } from "pg"
import { freshDatabase, inTurn, median, progress, settings } from "../support.ts"
import { clock, connect, seed, startOver } from "./book.ts"
import * as Crew from "./crew.ts"
import { type Section, verdict } from "./table.ts"

const COMPANIES = 10
const MAX_JOBS = 10_000
const PROCESSES = [1, 3]
const ROUNDS = 3
/** Tried beforehand; the best is taken. */
const CONCURRENCIES = [8, 24, 100]

const fill = async (client: Client, jobs: number) => {
  await client.query("truncate graphile_worker._private_jobs")
  await client.query(
    "select count(graphile_worker.add_job('nothing', json_build_object('n', n))) from generate_series(1, $1::integer) n",
    [jobs]
  )
  await client.query("vacuum analyze graphile_worker._private_jobs")
  await client.query("checkpoint")
}

export const rate = (rows: number) =>
  Effect.gen(function* () {
    const jobs = Math.min(rows, MAX_JOBS)
    const url = Redacted.value(yield* freshDatabase(settings))
    yield* seed(url, { companies: COMPANIES, rows: jobs, due: "all" })
    const client = yield* connect(url)
    // Makes its schema.
    yield* Effect.scoped(Crew.graphile(url, 1, 1))

    const ours = (processes: number) =>
      Effect.scoped(
        Effect.gen(function* () {
          yield* Effect.promise(() => startOver(client))
          const crew = yield* Crew.ours(url, processes)
          const seconds = yield* Crew.timed(client, crew, Crew.OURS_LEFT)
          const { rows } = yield* Effect.promise(() =>
            client.query<{ n: string }>("select count(*) as n from reminder_attempts where status = 'sent'")
          )
          if (Number(rows[0]?.n) !== jobs)
            return yield* Effect.dieMessage(`${rows[0]?.n} of ${jobs} were sent`)
          return jobs / seconds
        })
      )
    const theirs = (processes: number, concurrency: number) =>
      Effect.scoped(
        Effect.gen(function* () {
          yield* Effect.promise(() => fill(client, jobs))
          const crew = yield* Crew.graphile(url, processes, concurrency)
          return jobs / (yield* Crew.timed(client, crew, Crew.GRAPHILE_LEFT))
        })
      )

    progress("tuning graphile-worker …")
    let best = { concurrency: 0, rate: 0 }
    for (const concurrency of CONCURRENCIES) {
      const found = yield* theirs(1, concurrency)
      if (found > best.rate) best = { concurrency, rate: found }
    }
    const measured = PROCESSES.flatMap((processes) => [
      { who: "duebook", processes, rates: [] as Array<number>, run: ours(processes) },
      { who: "graphile", processes, rates: [] as Array<number>, run: theirs(processes, best.concurrency) }
    ])
    for (let round = 0; round < ROUNDS; round++) {
      for (const { processes, rates, run, who } of inTurn(measured, round)) {
        rates.push(yield* run)
        progress(`${who}, ${processes} processes: ${rates.at(-1)?.toFixed(0)} a second`)
      }
    }
    const results = PROCESSES.map((processes) => {
      const of = (who: string) =>
        measured.find((one) => one.who === who && one.processes === processes)?.rates ?? []
      const ratios = of("duebook").map((own, round) => own / (of("graphile")[round] ?? Number.NaN))
      return {
        processes,
        duebook: median(of("duebook")),
        graphile: median(of("graphile")),
        ratio: median(ratios)
      }
    })
    return {
      title: `rate: ${jobs} due over ${COMPANIES} companies, to a channel that takes all at once (${ROUNDS} rounds)`,
      rows: [
        ["processes", "duebook messages/s", "graphile-worker jobs/s", "ratio", "target > 1"],
        ...results.map((one) => [
          String(one.processes),
          one.duebook.toFixed(0),
          one.graphile.toFixed(0),
          one.ratio.toFixed(2),
          verdict(one.ratio > 1)
        ])
      ],
      notes: [
        `graphile-worker with a local queue of 500, batched completions and concurrency ${best.concurrency}, the best of ${CONCURRENCIES.join(", ")}; its task does nothing.`,
        "A message of ours is decided on under a lock, rendered, stored, handed over, completed, and followed by the plan of the next."
      ],
      values: { jobs, concurrency: best.concurrency, results }
    } satisfies Section
  }).pipe(Effect.scoped, Effect.withClock(clock))
