/** How many messages a second leave, beside the jobs of graphile-worker, in rounds that take turns? */
import { Effect, Redacted } from "effect"
import type { Client } from "pg"
import { freshDatabase, inTurn, median, progress, settings } from "../support.ts"
import { clock, connect, seed, startOver } from "./book.ts"
import * as Crew from "./crew.ts"
import { type Section, verdict } from "./table.ts"

const COMPANIES = 10
const MAX_JOBS = 20_000
const PROCESSES = [1, 3]
const ROUNDS = 3
/** Of graphile-worker, tried beforehand; the best is taken. */
const CONCURRENCIES = [8, 24, 100]

const PEER_MESSAGES = `
  create table peer_messages (
    company_id bigint, receivable_id bigint, offset_days integer, recipient text not null, subject text not null,
    body text not null, html text not null, status text not null, created_at timestamptz not null, sent_at timestamptz,
    primary key (company_id, receivable_id, offset_days)
  )`

/** What graphile-worker is given: by the name of its task, a job for each receivable. */
const JOBS = {
  nothing:
    "select count(graphile_worker.add_job('nothing', json_build_object('n', receivable_id))) from receivables",
  remind: `select count(graphile_worker.add_job('remind',
    json_build_object('company', company_id, 'receivable', receivable_id, 'offset', 0))) from receivables`
} as const
type Task = keyof typeof JOBS
const TASKS = ["remind", "nothing"] as const satisfies ReadonlyArray<Task>

const fill = async (client: Client, task: Task) => {
  await client.query("truncate graphile_worker._private_jobs, peer_messages")
  await client.query(JOBS[task])
  await client.query("vacuum analyze graphile_worker._private_jobs, peer_messages")
  await client.query("checkpoint")
}

const counted = (client: Client, query: string, jobs: number) =>
  Effect.promise(async () => {
    const { rows } = await client.query<{ n: string }>(query)
    if (Number(rows[0]?.n) !== jobs) throw new Error(`${rows[0]?.n} of ${jobs} were sent`)
  })

export const rate = (rows: number) =>
  Effect.gen(function* () {
    const jobs = Math.min(rows, MAX_JOBS)
    const url = Redacted.value(yield* freshDatabase(settings))
    yield* seed(url, { companies: COMPANIES, rows: jobs, due: "all" })
    const client = yield* connect(url)
    yield* Effect.promise(() => client.query(PEER_MESSAGES))
    // Makes its schema.
    yield* Effect.scoped(Crew.graphile(url, 1, 1))

    const ours = (processes: number) =>
      Effect.scoped(
        Effect.gen(function* () {
          yield* Effect.promise(() => startOver(client))
          const crew = yield* Crew.ours(url, processes)
          const found = yield* Crew.rateOf(client, crew, Crew.OURS_LEFT, jobs)
          yield* counted(client, "select count(*) as n from reminder_attempts where status = 'sent'", jobs)
          return found
        })
      )
    const theirs = (task: Task, processes: number, concurrency: number) =>
      Effect.scoped(
        Effect.gen(function* () {
          yield* Effect.promise(() => fill(client, task))
          const crew = yield* Crew.graphile(url, processes, concurrency)
          const found = yield* Crew.rateOf(client, crew, Crew.GRAPHILE_LEFT, jobs)
          if (task === "remind")
            yield* counted(client, "select count(*) as n from peer_messages where status = 'sent'", jobs)
          return found
        })
      )

    const best = { nothing: { concurrency: 0, rate: 0 }, remind: { concurrency: 0, rate: 0 } }
    for (const task of TASKS) {
      progress(`tuning graphile-worker for ${task} …`)
      for (const concurrency of CONCURRENCIES) {
        const found = yield* theirs(task, 1, concurrency)
        if (found > best[task].rate) best[task] = { concurrency, rate: found }
      }
    }
    const measured = PROCESSES.flatMap((processes) => [
      { who: "duebook", processes, rates: [] as Array<number>, run: ours(processes) },
      ...TASKS.map((task) => ({
        who: task as string,
        processes,
        rates: [] as Array<number>,
        run: theirs(task, processes, best[task].concurrency)
      }))
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
      const ratio = (task: Task) =>
        median(of("duebook").map((own, round) => own / (of(task)[round] ?? Number.NaN)))
      return {
        processes,
        duebook: median(of("duebook")),
        remind: median(of("remind")),
        nothing: median(of("nothing")),
        ratio_remind: ratio("remind"),
        ratio_nothing: ratio("nothing")
      }
    })
    return {
      title: `rate: ${jobs} due over ${COMPANIES} companies, to a channel that takes all at once (${ROUNDS} rounds)`,
      rows: [
        [
          "processes",
          "duebook messages/s",
          "graphile-worker reminders/s",
          "ratio",
          "target > 1",
          "graphile-worker empty jobs/s",
          "ratio"
        ],
        ...results.map((one) => [
          String(one.processes),
          one.duebook.toFixed(0),
          one.remind.toFixed(0),
          one.ratio_remind.toFixed(2),
          verdict(one.ratio_remind > 1),
          one.nothing.toFixed(0),
          one.ratio_nothing.toFixed(2)
        ])
      ],
      notes: [
        `graphile-worker with a local queue of 500, batched completions and the best of the concurrencies ${CONCURRENCIES.join(", ")}: ${best.remind.concurrency} for reminders, ${best.nothing.concurrency} for empty jobs.`,
        "A reminder of its is what bench/peers/graphile.mjs says; a message of ours is decided on under a lock, rendered, stored, handed over, completed, and followed by the plan of the next.",
        "The first quarter of each run is warm-up."
      ],
      values: {
        jobs,
        concurrency: { remind: best.remind.concurrency, nothing: best.nothing.concurrency },
        results
      }
    } satisfies Section
  }).pipe(Effect.scoped, Effect.withClock(clock))
