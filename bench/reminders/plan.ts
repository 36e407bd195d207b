/** What does planning add to creating a receivable? The same services, once with reminders and once without. */
import { readdirSync, readFileSync } from "node:fs"
import { type Context, Effect, Layer, Redacted } from "effect"
import { CurrentRequest, requestOfKey, uncounted } from "../../src/domain/CurrentRequest.ts"
import { WriteRequest } from "../../src/domain/WriteRequest.ts"
import { writes } from "../../src/App.ts"
import { DunningRules } from "../../src/services/reminders/DunningRules.ts"
import { Receivables } from "../../src/services/receivables/Receivables.ts"
import { Reminders } from "../../src/services/reminders/Reminders.ts"
import { withoutReminders } from "../../src/testing/Reminders.ts"
import { freshDatabase, median, progress, settings } from "../support.ts"
import { clock, connect, seed } from "./book.ts"
import { repositories } from "./engine.ts"
import { type Section, verdict } from "./table.ts"

const ROUNDS = 40
const WARM_UP_ROUNDS = 4
const WRITES_A_ROUND = 256
const CONCURRENCY = [1, 64]
const TARGET = 1.15

/** The services of a write, composed as in `serve`. */
const services = (reminders: Layer.Layer<Reminders> | typeof Reminders.layer) =>
  Receivables.layer.pipe(Layer.provide(writes), Layer.provide(reminders), Layer.provide(DunningRules.layer))

const create = (companyId: number, customerId: number) =>
  Effect.gen(function* () {
    const receivables = yield* Receivables
    const request = requestOfKey(
      {
        companyId,
        userId: 1,
        apiKeyId: 1,
        scopes: [],
        plan: null,
        company: {
          companyId,
          timezone: "UTC",
          country: null,
          policyVersion: 1,
          testClock: null,
          remindersMode: "on",
          remindersSince: null
        }
      },
      "bench",
      uncounted
    )
    yield* receivables.create({ customerId, amount: "10.00", currency: "EUR", dueDate: "2027-01-15" }).pipe(
      Effect.provideService(CurrentRequest, request),
      Effect.provideService(WriteRequest, {
        key: crypto.randomUUID(),
        fingerprint: crypto.getRandomValues(new Uint8Array(32))
      })
    )
  })

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
type Round = (concurrency: number) => Effect.Effect<Cost, unknown>

const firstCustomer = (url: string) =>
  Effect.scoped(
    Effect.flatMap(connect(url), (client) =>
      Effect.promise(async () => {
        const { rows } = await client.query<{ id: string }>("select min(customer_id) as id from customers")
        return Number(rows[0]?.id)
      })
    )
  )

const sum = (values: ReadonlyArray<number>): number => values.reduce((total, value) => total + value, 0)

/** Runs both variants in turns, and compares what they cost. */
const compare = (withReminders: Round, without: Round, concurrency: number) =>
  Effect.gen(function* () {
    progress(`creating, ${concurrency} at a time …`)
    const costs: readonly [Array<Cost>, Array<Cost>] = [[], []]
    for (let n = -WARM_UP_ROUNDS; n < ROUNDS; n++) {
      for (const place of n % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const cost = yield* (place === 0 ? withReminders : without)(concurrency)
        if (n >= 0) costs[place].push(cost)
      }
    }
    const [a, b] = costs.map((all) => ({
      millis: median(all.map(({ millis }) => millis / WRITES_A_ROUND)),
      server: sum(all.map(({ server }) => server)),
      database: sum(all.map(({ database }) => database))
    })) as [Cost, Cost]
    const perWrite = (seconds: number) => (seconds * 1e6) / ROUNDS / WRITES_A_ROUND
    return {
      concurrency,
      with_ms: a.millis,
      without_ms: b.millis,
      ratio: a.millis / b.millis,
      server_cpu_us: perWrite(a.server),
      server_cpu_ratio: a.server / b.server,
      database_cpu_us: perWrite(a.database),
      database_cpu_ratio: a.database / b.database,
      cpu_ratio: (a.server + a.database) / (b.server + b.database)
    }
  })

type Comparison = Effect.Effect.Success<ReturnType<typeof compare>>

const section = (results: ReadonlyArray<Comparison>): Section => ({
  title: `plan: creating a receivable with reminders against without (${ROUNDS} rounds of ${WRITES_A_ROUND})`,
  rows: [
    ["at a time", "with ms", "without ms", "ratio", "CPU ratio", "server", "database", `target ${TARGET}`],
    ...results.map((one) => [
      String(one.concurrency),
      one.with_ms.toFixed(3),
      one.without_ms.toFixed(3),
      one.ratio.toFixed(2),
      one.cpu_ratio.toFixed(2),
      one.server_cpu_ratio.toFixed(2),
      one.database_cpu_ratio.toFixed(2),
      verdict(one.ratio <= TARGET)
    ])
  ],
  notes: ["The path of the service alone: admission and HTTP, which both have, would bring the ratio down."],
  values: results
})

/** Measures the cost of creating receivables with and without reminders, in a database of at most 10 000 rows. */
export const plan = (rows: number) =>
  Effect.gen(function* () {
    const url = Redacted.value(yield* freshDatabase(settings))
    const [companyId = 0] = yield* seed(url, { companies: 1, rows: Math.min(rows, 10_000), due: "none" })
    const customerId = yield* firstCustomer(url)
    const postmaster = yield* postmasterOf(url)
    const repos = Layer.succeedContext(yield* Layer.build(repositories(url)))

    const roundOf =
      (context: Context.Context<Receivables>): Round =>
      (concurrency) =>
        Effect.gen(function* () {
          const cpu = process.cpuUsage()
          const database = databaseSeconds(postmaster)
          const before = performance.now()
          yield* Effect.all(
            Array.from({ length: WRITES_A_ROUND }, () => create(companyId, customerId)),
            { concurrency, discard: true }
          )
          const millis = performance.now() - before
          const used = process.cpuUsage(cpu)
          return {
            millis,
            server: (used.user + used.system) / 1e6,
            database: databaseSeconds(postmaster) - database
          }
        }).pipe(Effect.provide(context))

    const real = roundOf(yield* Layer.build(services(Reminders.layer).pipe(Layer.provide(repos))))
    const none = roundOf(yield* Layer.build(services(withoutReminders).pipe(Layer.provide(repos))))
    return section(yield* Effect.forEach(CONCURRENCY, (concurrency) => compare(real, none, concurrency)))
  }).pipe(Effect.scoped, Effect.withClock(clock))
