/** What does planning add to creating a receivable? The same services, once with reminders and once without. */
import { readdirSync, readFileSync } from "node:fs"
import { type Context, Effect, Layer, Redacted } from "effect"
import type { Receivables } from "../../src/services/receivables/Receivables.ts"
import { Reminders } from "../../src/services/reminders/Reminders.ts"
import { withoutReminders } from "../../src/testing/Reminders.ts"
import { freshDatabase, median, progress, settings } from "../support.ts"
import { clock, connect, seed } from "./book.ts"
import { repositories } from "./engine.ts"
import { type Section, verdict } from "./table.ts"
import { create, services } from "./writes.ts"

const WARM_UP_ROUNDS = 2
const WRITES_A_ROUND = 128
const CONCURRENCY = [1, 64]
/** Planning is to be at most this share of the processor time of a create. */
const TARGET = 0.1

/** Which customers get a receivable, and what it means for their next message. Each gets one. */
const CASES = [
  { name: "new customer", isKnown: false, dueDate: "2027-01-15" },
  // The next message is of a debt that is overdue.
  { name: "next message stays", isKnown: true, dueDate: "2027-01-15" },
  { name: "next message changes", isKnown: true, dueDate: "2026-11-02" }
] as const
type Case = (typeof CASES)[number]

/** Rounds that are measured; with little data the bench is only tried out. */
const roundsOf = (rows: number): number => (rows < 10_000 ? 2 : 20)

/** Seconds of processor time that the processes of a PostgreSQL have used; 0 where there is no /proc. */
const databaseSeconds = (postmaster: number): number => {
  let ticks = 0
  try {
    for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
        const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
        if (Number(fields[1]) === postmaster) ticks += Number(fields[11]) + Number(fields[12])
      } catch {
        // The process has ended since the folder was read.
      }
    }
  } catch {
    return 0
  }
  return ticks / 100
}

const postmasterOf = (url: string) =>
  Effect.scoped(
    Effect.flatMap(connect(url), (client) =>
      Effect.promise(async () => {
        const { rows } = await client.query<{ pid: string }>(
          "select (string_to_array(pg_read_file('postmaster.pid'), e'\\n'))[1] as pid"
        )
        return Number(rows[0]?.pid)
      })
    )
  )

/** The time of a round in milliseconds, and its processor time in seconds. */
interface Cost {
  readonly millis: number
  readonly server: number
  readonly database: number
}

/** Runs one round of creating receivables and returns its cost. */
type Round = (one: Case, concurrency: number) => Effect.Effect<Cost, unknown>

/** Customers who owe something, or nothing; each is given away once. */
const customersOf = (url: string, isKnown: boolean) =>
  Effect.scoped(
    Effect.flatMap(connect(url), (client) =>
      Effect.promise(async () => {
        const { rows } = await client.query<{ id: string }>(
          `select customer_id as id from customers left join cases using (company_id, customer_id)
           where (cases.version is not null) = $1 order by customer_id`,
          [isKnown]
        )
        return rows.map(({ id }) => Number(id))
      })
    )
  )

const addCustomers = (url: string, companyId: number, customers: number) =>
  Effect.scoped(
    Effect.flatMap(connect(url), (client) =>
      Effect.promise(() =>
        client.query(
          `insert into customers (company_id, display_name, email, timezone, created_at, updated_at)
           select $1, 'New ' || n, 'new' || n || '@example.com', 'UTC', now(), now() from generate_series(1, $2::integer) n`,
          [companyId, customers]
        )
      )
    )
  )

const sum = (values: ReadonlyArray<number>): number => values.reduce((total, value) => total + value, 0)

/** Runs both variants in turns, and compares what they cost. */
const compare = (
  { none, real }: { readonly real: Round; readonly none: Round },
  one: Case,
  concurrency: number,
  rounds: number
) =>
  Effect.gen(function* () {
    progress(`creating, ${one.name}, ${concurrency} at a time …`)
    const costs: readonly [Array<Cost>, Array<Cost>] = [[], []]
    for (let n = -WARM_UP_ROUNDS; n < rounds; n++) {
      for (const place of n % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const cost = yield* (place === 0 ? real : none)(one, concurrency)
        if (n >= 0) costs[place].push(cost)
      }
    }
    const [a, b] = costs.map((all) => ({
      millis: median(all.map(({ millis }) => millis / WRITES_A_ROUND)),
      server: sum(all.map(({ server }) => server)),
      database: sum(all.map(({ database }) => database))
    })) as [Cost, Cost]
    const perWrite = (seconds: number) => (seconds * 1e6) / rounds / WRITES_A_ROUND
    const shareOf = (all: number, without: number) => 1 - without / all
    return {
      name: one.name,
      concurrency,
      with_ms: a.millis,
      without_ms: b.millis,
      time_share: shareOf(a.millis, b.millis),
      cpu_us: perWrite(a.server + a.database),
      cpu_without_us: perWrite(b.server + b.database),
      cpu_share: shareOf(a.server + a.database, b.server + b.database),
      server_cpu_us: perWrite(a.server - b.server),
      database_cpu_us: perWrite(a.database - b.database)
    }
  })

type Comparison = Effect.Effect.Success<ReturnType<typeof compare>>

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const section = (results: ReadonlyArray<Comparison>, rounds: number): Section => ({
  title: `plan: its share of creating a receivable (${rounds} rounds of ${WRITES_A_ROUND})`,
  rows: [
    [
      "customer",
      "at a time",
      "with ms",
      "without ms",
      "of the time",
      "with CPU µs",
      "without",
      "server",
      "database",
      "of the CPU",
      `target ${percent(TARGET)}`
    ],
    ...results.map((one) => [
      one.name,
      String(one.concurrency),
      one.with_ms.toFixed(3),
      one.without_ms.toFixed(3),
      percent(one.time_share),
      one.cpu_us.toFixed(0),
      one.cpu_without_us.toFixed(0),
      `+${one.server_cpu_us.toFixed(0)}`,
      `+${one.database_cpu_us.toFixed(0)}`,
      percent(one.cpu_share),
      verdict(one.cpu_share <= TARGET)
    ])
  ],
  notes: [
    "The path of the service alone: admission and HTTP, which both have, would bring the shares down.",
    "CPU is the processor time of this process (server) and of PostgreSQL (database)."
  ],
  values: results
})

/** Measures the cost of creating receivables with and without reminders. */
export const plan = (rows: number) =>
  Effect.gen(function* () {
    const rounds = roundsOf(rows)
    const needed = 2 * CONCURRENCY.length * (rounds + WARM_UP_ROUNDS) * WRITES_A_ROUND
    const url = Redacted.value(yield* freshDatabase(settings))
    const [companyId = 0] = yield* seed(url, {
      companies: 1,
      customers: 2 * needed,
      debtsEach: 1,
      due: "none"
    })
    yield* addCustomers(url, companyId, needed)
    const customers = { known: yield* customersOf(url, true), fresh: yield* customersOf(url, false) }
    const postmaster = yield* postmasterOf(url)
    const repos = Layer.succeedContext(yield* Layer.build(repositories(url)))

    const roundOf =
      (context: Context.Context<Receivables>): Round =>
      ({ dueDate, isKnown }, concurrency) =>
        Effect.gen(function* () {
          const given = (isKnown ? customers.known : customers.fresh).splice(0, WRITES_A_ROUND)
          if (given.length < WRITES_A_ROUND) return yield* Effect.dieMessage("there are too few customers")
          const cpu = process.cpuUsage()
          const database = databaseSeconds(postmaster)
          const before = performance.now()
          yield* Effect.forEach(given, (customerId) => create(companyId, customerId, dueDate), {
            concurrency,
            discard: true
          })
          const millis = performance.now() - before
          const used = process.cpuUsage(cpu)
          return {
            millis,
            server: (used.user + used.system) / 1e6,
            database: databaseSeconds(postmaster) - database
          }
        }).pipe(Effect.provide(context))

    const both = {
      real: roundOf(yield* Layer.build(services(Reminders.layer).pipe(Layer.provide(repos)))),
      none: roundOf(yield* Layer.build(services(withoutReminders).pipe(Layer.provide(repos))))
    }
    const results: Array<Comparison> = []
    for (const one of CASES)
      for (const concurrency of CONCURRENCY) results.push(yield* compare(both, one, concurrency, rounds))
    return section(results, rounds)
  }).pipe(Effect.scoped, Effect.withClock(clock))
