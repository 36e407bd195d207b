/**
 * How many messages a second are sent, of one debt and of several each, compared with jobs of graphile-worker, in rounds that
 * take turns?
 */
import { Effect, Redacted } from "effect"
import type { Client } from "pg"
import { freshDatabase, inTurn, median, progress, settings } from "../support.ts"
import { clock, connect, seed, startOver } from "./book.ts"
import * as Processes from "./processes.ts"
import { type Section, verdict } from "./table.ts"

const COMPANIES = 10
const MAX_JOBS = 20_000
const PROCESSES = [1, 3]
/** Debts of a customer that several are owed by. */
const SEVERAL = 5
/** Messages a second that one worker is to send. */
const TARGET = 1_500
const ROUNDS = 3
/** The concurrencies of graphile-worker that are tried first; the fastest is measured. */
const CONCURRENCIES = [8, 24, 100]

const PEER_MESSAGES = `
  create table peer_messages (
    company_id bigint, receivable_id bigint, offset_days integer, recipient text not null, subject text not null,
    body text not null, html text not null, status text not null, created_at timestamptz not null, sent_at timestamptz,
    primary key (company_id, receivable_id, offset_days)
  )`

/** The statements that add a job of graphile-worker for each receivable, by the name of its task. */
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

/** Runs that are measured in turns: one system with so many processes. */
interface Measured {
  readonly system: "duebook" | "duebook, several debts" | Task
  readonly processes: number
  /** Messages or jobs a second, one for each round. */
  readonly rates: Array<number>
  readonly run: Effect.Effect<number>
}

/** The best concurrency of graphile-worker for each task. */
type Best = Record<Task, { concurrency: number; rate: number }>

/** A database with as many messages to send. */
interface Messages {
  readonly url: string
  readonly client: Client
  readonly jobs: number
  readonly debtsEach: number
}

/** Sends all reminders with workers of Duebook, each with its debts; succeeds with messages a second. */
const runDuebook = ({ client, debtsEach, jobs, url }: Messages, processes: number) =>
  Effect.scoped(
    Effect.gen(function* () {
      yield* Effect.promise(() => startOver(client))
      const workers = yield* Processes.duebook(url, processes)
      const found = yield* Processes.rateOf(client, workers, Processes.DUEBOOK_LEFT, jobs)
      yield* counted(
        client,
        "select count(*) as n from reminder_attempts where status = 'sent'",
        jobs * debtsEach
      )
      return found
    })
  )

/** Runs all jobs of a task with graphile-worker; succeeds with jobs a second. */
const runGraphile = (
  url: string,
  client: Client,
  jobs: number,
  { concurrency, processes, task }: { task: Task; processes: number; concurrency: number }
) =>
  Effect.scoped(
    Effect.gen(function* () {
      yield* Effect.promise(() => fill(client, task))
      const workers = yield* Processes.graphile(url, processes, concurrency)
      const found = yield* Processes.rateOf(client, workers, Processes.GRAPHILE_LEFT, jobs)
      if (task === "remind")
        yield* counted(client, "select count(*) as n from peer_messages where status = 'sent'", jobs)
      return found
    })
  )

/** Tries all concurrencies of graphile-worker with one process, and keeps the fastest of each task. */
const tune = (run: (task: Task, processes: number, concurrency: number) => Effect.Effect<number>) =>
  Effect.gen(function* () {
    const best: Best = { nothing: { concurrency: 0, rate: 0 }, remind: { concurrency: 0, rate: 0 } }
    for (const task of TASKS) {
      progress(`tuning graphile-worker for ${task} …`)
      for (const concurrency of CONCURRENCIES) {
        const found = yield* run(task, 1, concurrency)
        if (found > best[task].rate) best[task] = { concurrency, rate: found }
      }
    }
    return best
  })

/** Medians over the rounds, and the median of the ratios within each round. */
const summarise = (measured: ReadonlyArray<Measured>, processes: number) => {
  const of = (system: Measured["system"]) =>
    measured.find((one) => one.system === system && one.processes === processes)?.rates ?? []
  const ratio = (task: Task) =>
    median(of("duebook").map((own, round) => own / (of(task)[round] ?? Number.NaN)))
  return {
    processes,
    duebook: median(of("duebook")),
    several: median(of("duebook, several debts")),
    remind: median(of("remind")),
    nothing: median(of("nothing")),
    ratio_remind: ratio("remind"),
    ratio_nothing: ratio("nothing")
  }
}

const section = (jobs: number, best: Best | null, measured: ReadonlyArray<Measured>): Section => {
  const results = PROCESSES.map((processes) => summarise(measured, processes))
  const peers = best === null ? [] : ["graphile-worker reminders/s", "ratio", "empty jobs/s", "ratio"]
  return {
    title: `rate: ${jobs} messages over ${COMPANIES} companies, to a channel that takes all at once (${ROUNDS} rounds)`,
    rows: [
      ["processes", "messages/s, one debt", `${SEVERAL} debts`, `target ${TARGET}`, ...peers],
      ...results.map((one) => [
        String(one.processes),
        one.duebook.toFixed(0),
        one.several.toFixed(0),
        one.processes === 1 ? verdict(Math.min(one.duebook, one.several) >= TARGET) : "",
        ...(best === null
          ? []
          : [
              one.remind.toFixed(0),
              one.ratio_remind.toFixed(2),
              one.nothing.toFixed(0),
              one.ratio_nothing.toFixed(2)
            ])
      ])
    ],
    notes: [
      ...(best === null
        ? []
        : [
            `graphile-worker with a local queue of 500, batched completions and the best of the concurrencies ${CONCURRENCIES.join(", ")}: ${best.remind.concurrency} for reminders, ${best.nothing.concurrency} for empty jobs.`,
            "bench/peers/graphile.mjs says what its reminder does."
          ]),
      "Duebook decides on each message under a lock, renders, stores, hands over and completes it, and plans the next one.",
      "The first quarter of each run is warm-up."
    ],
    values: {
      jobs,
      ...(best === null
        ? {}
        : { concurrency: { remind: best.remind.concurrency, nothing: best.nothing.concurrency } }),
      results
    }
  }
}

const messagesOf = (jobs: number, debtsEach: number) =>
  Effect.gen(function* () {
    const url = Redacted.value(yield* freshDatabase(settings))
    yield* seed(url, { companies: COMPANIES, customers: jobs, debtsEach, due: "all" })
    return { url, client: yield* connect(url), jobs, debtsEach } satisfies Messages
  })

/** Measures Duebook, and graphile-worker if it is to be compared, with as many reminders as there are receivables, at most `MAX_JOBS`. */
export const rate = (rows: number, peers: boolean) =>
  Effect.gen(function* () {
    const jobs = Math.min(rows, MAX_JOBS)
    const [single, several] = [yield* messagesOf(jobs, 1), yield* messagesOf(jobs, SEVERAL)]
    const { client, url } = single
    if (peers) {
      yield* Effect.promise(() => client.query(PEER_MESSAGES))
      // The first start of graphile-worker creates its schema.
      yield* Effect.scoped(Processes.graphile(url, 1, 1))
    }
    const graphile = (task: Task, processes: number, concurrency: number) =>
      runGraphile(url, client, jobs, { task, processes, concurrency })
    const best = peers ? yield* tune(graphile) : null
    const measured = PROCESSES.flatMap((processes): ReadonlyArray<Measured> => [
      { system: "duebook", processes, rates: [], run: runDuebook(single, processes) },
      { system: "duebook, several debts", processes, rates: [], run: runDuebook(several, processes) },
      ...(best === null ? [] : TASKS).map((task) => ({
        system: task,
        processes,
        rates: [],
        run: graphile(task, processes, best?.[task].concurrency ?? 1)
      }))
    ])
    for (let round = 0; round < ROUNDS; round++) {
      for (const { processes, rates, run, system } of inTurn(measured, round)) {
        rates.push(yield* run)
        progress(`${system}, ${processes} processes: ${rates.at(-1)?.toFixed(0)} a second`)
      }
    }
    return section(jobs, best, measured)
  }).pipe(Effect.scoped, Effect.withClock(clock))
