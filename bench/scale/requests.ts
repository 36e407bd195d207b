/** The same requests to the small and the large book in turns: milliseconds, and how much each takes longer in the large one. */
import { Effect } from "effect"
import { Client } from "pg"
import * as Generator from "../generator.ts"
import type { Measured } from "../load.ts"
import { percentile } from "../percentile.ts"
import { duebook } from "../programs.ts"
import type { Section } from "../reminders/table.ts"
import { verifyTotals } from "../seed.ts"
import { type Server, start } from "../servers.ts"
import { signIn } from "../sessions.ts"
import { inTurn, median, progress } from "../support.ts"
import type { Workload } from "../workloads.ts"
import { amount } from "./table.ts"
import type { Book } from "./server.ts"

const CONNECTIONS = 16
const WARM_UP_MILLIS = 300
/** Companies whose overview is asked for; large ones are drawn more often. */
const OVERVIEWS = 40

interface Kind {
  readonly name: string
  readonly workload: Workload
  readonly status?: string
}

const KINDS: ReadonlyArray<Kind> = [
  { name: "read", workload: "read" },
  { name: "list of 25", workload: "list25" },
  { name: "list of 25, open", workload: "list25", status: "open" },
  { name: "list of 100", workload: "list100" },
  { name: "create", workload: "create" },
  { name: "payment", workload: "payment" },
  { name: "mix", workload: "mix" }
]

/** One measurement of one kind of request on one book. */
interface Sample {
  readonly p50: number
  readonly p99: number
  readonly perSecond: number
  /** Of the write-ahead log, for each request. */
  readonly walBytes: number
  readonly fullPages: number
}

/** A book with its server and its load generator. */
interface Target {
  readonly book: Book
  readonly server: Server
  readonly client: Client
  readonly ask: Generator.Ask
  readonly overviews: ReadonlyArray<{ readonly company: number; readonly cookie: string }>
}

const wal = async (client: Client) => {
  const { rows } = await client.query<Readonly<Record<string, string>>>(
    "select wal_bytes, wal_fpi from pg_stat_wal"
  )
  return { bytes: Number(rows[0]?.["wal_bytes"]), fullPages: Number(rows[0]?.["wal_fpi"]) }
}

/** PostgreSQL reports what a connection has written after a second at the latest. */
const REPORT_MILLIS = 1_100

const measured = async (
  { ask, client, server }: Target,
  kind: Kind,
  millis: number,
  round: number
): Promise<Sample> => {
  const before = await wal(client)
  const found: Measured = await ask({
    workload: kind.workload,
    ...(kind.status === undefined ? {} : { status: kind.status }),
    connections: CONNECTIONS,
    warmUpMillis: WARM_UP_MILLIS,
    millis,
    seed: 5_000 + round,
    target: { servers: [server] }
  })
  await Bun.sleep(REPORT_MILLIS)
  const after = await wal(client)
  return {
    p50: found.p50,
    p99: found.p99,
    perSecond: found.answers / found.seconds,
    walBytes: (after.bytes - before.bytes) / found.sent,
    fullPages: (after.fullPages - before.fullPages) / found.sent
  }
}

/** One after another, for so long, each of another company. */
const overview = async ({ overviews, server }: Target, millis: number): Promise<Sample> => {
  const times: Array<number> = []
  const until = performance.now() + millis
  for (let n = 0; performance.now() < until || n < overviews.length; n++) {
    const one = overviews[n % overviews.length]
    const before = performance.now()
    const response = await fetch(`http://127.0.0.1:${server.port}/app/${one?.company}`, {
      headers: { cookie: one?.cookie ?? "" },
      redirect: "manual"
    })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`an overview was answered ${response.status}`)
    times.push(performance.now() - before)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return {
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    perSecond: (times.length * 1_000) / times.reduce((sum, one) => sum + one, 0),
    walBytes: 0,
    fullPages: 0
  }
}

const targetOf = (book: Book) =>
  Effect.gen(function* () {
    const server = yield* start({ ...duebook, arguments: [...duebook.arguments, "--no-worker"] }, book.url)
    const client = yield* Effect.acquireRelease(
      Effect.promise(async () => {
        const made = new Client(book.url)
        await made.connect()
        return made
      }),
      (made) => Effect.promise(() => made.end())
    )
    const ask = yield* Generator.start(book.companies)
    const step = Math.max(1, Math.floor(book.companies.length / OVERVIEWS))
    const drawn = new Set(book.companies.filter((_, n) => n % step === 0).map(({ id }) => id))
    const overviews = yield* Effect.forEach([...drawn], (company) =>
      Effect.promise(async () => ({ company, cookie: await signIn(client, company) }))
    )
    return { book, server, client, ask, overviews } satisfies Target
  })

/** What was measured of one kind of request: the medians of the rounds, and of the ratios of the rounds. */
export interface Compared {
  readonly name: string
  readonly small: Sample
  readonly large: Sample
  readonly ratio: { readonly p50: number; readonly p99: number }
}

const fields = ["p50", "p99", "perSecond", "walBytes", "fullPages"] as const

const middle = (samples: ReadonlyArray<Sample>): Sample =>
  Object.fromEntries(fields.map((field) => [field, median(samples.map((one) => one[field]))])) as Record<
    (typeof fields)[number],
    number
  >

const compare = async (
  name: string,
  targets: ReadonlyArray<Target>,
  rounds: number,
  measure: (target: Target, round: number) => Promise<Sample>
): Promise<Compared> => {
  const samples = new Map(targets.map((target) => [target, [] as Array<Sample>]))
  for (let round = 0; round < rounds; round++) {
    for (const target of inTurn(targets, round)) samples.get(target)?.push(await measure(target, round))
  }
  const [small = [], large = []] = targets.map((target) => samples.get(target) ?? [])
  const ratio = (field: "p50" | "p99") =>
    median(large.map((one, round) => one[field] / (small[round]?.[field] ?? Number.NaN)))
  const found = {
    name,
    small: middle(small),
    large: middle(large),
    ratio: { p50: ratio("p50"), p99: ratio("p99") }
  }
  progress(`${name}: ${found.small.p50.toFixed(1)} and ${found.large.p50.toFixed(1)} ms at p50`)
  return found
}

/** A section with a row for each kind of request. */
const section = (found: ReadonlyArray<Compared>, [small, large]: ReadonlyArray<Book>): Section => ({
  title: `Requests: ${CONNECTIONS} connections, one instance, the two books in turns`,
  rows: [
    [
      "request",
      ...[small, large].flatMap((book) => {
        const name = amount(book?.receivables ?? 0)
        return [`${name}: p50 / p99 ms`, "requests/s"]
      }),
      "p50 ×",
      "p99 ×",
      "WAL bytes",
      "full pages"
    ],
    ...found.map((one) => [
      one.name,
      ...[one.small, one.large].flatMap(({ p50, p99, perSecond }) => [
        `${p50.toFixed(1)} / ${p99.toFixed(1)}`,
        perSecond.toFixed(0)
      ]),
      one.ratio.p50.toFixed(2),
      one.ratio.p99.toFixed(2),
      `${one.small.walBytes.toFixed(0)} → ${one.large.walBytes.toFixed(0)}`,
      `${one.small.fullPages.toFixed(2)} → ${one.large.fullPages.toFixed(2)}`
    ])
  ],
  notes: [
    "× is the large book's time divided by the small one's, the median over the rounds. WAL bytes and full pages are of each request, small book → large book.",
    "The overview is asked for one after another, over one connection."
  ],
  values: found
})

/** Asks both books in turns. Fails if a total or a paid amount is wrong afterwards. */
export const requests = (books: ReadonlyArray<Book>, rounds: number, seconds: number) =>
  Effect.gen(function* () {
    const targets = yield* Effect.forEach(books, targetOf)
    const found: Array<Compared> = []
    yield* Effect.promise(async () => {
      for (const target of targets) {
        await measured(target, { name: "warm-up", workload: "mix" }, seconds * 1_000, -1)
      }
      for (const kind of KINDS) {
        found.push(
          await compare(kind.name, targets, rounds, (target, round) =>
            measured(target, kind, seconds * 1_000, round)
          )
        )
      }
      found.push(await compare("overview", targets, rounds, (target) => overview(target, seconds * 1_000)))
      for (const { url } of books) await verifyTotals(url.replace(/.*\//, ""), url)
    })
    return section(found, books)
  }).pipe(Effect.scoped)
