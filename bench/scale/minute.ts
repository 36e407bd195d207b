/** Many reminders due at one moment in all companies: three instances, three workers, a mail server, and an API load. */
import { Effect } from "effect"
import type { Client } from "pg"
import { wrongTotals } from "../../test/support/Debts.ts"
import * as Generator from "../generator.ts"
import type { Measured } from "../load.ts"
import { percentile } from "../percentile.ts"
import { duebook } from "../programs.ts"
import { connect } from "../reminders/book.ts"
import type { Section } from "../reminders/table.ts"
import { verifyTotals } from "../seed.ts"
import { type Server, start, startWorker } from "../servers.ts"
import { median, progress } from "../support.ts"
import * as Mail from "./mail.ts"
import { addOwed, type OwedOf, openPolicy, postpone } from "./owed.ts"
import { postmaster, secondsOf, secondsOfFamily } from "./processes.ts"
import type { Book } from "./server.ts"
import { sizesOf } from "./sizes.ts"
import type { Received } from "./sink.ts"
import { amount } from "./table.ts"

const INSTANCES = 3
const WORKERS = 3
/** What the instances are asked meanwhile. */
const API = { connections: 16, rate: 60 }
const WINDOW_MILLIS = 8_000
/** Time to add the reminders before they are due, and a little more for each. */
const LEAD_MILLIS = 10_000
const LEAD_MILLIS_EACH = 0.6
const MAX_MINUTES = 60
/** Companies with few reminders have one, some or a few more in turn. */
const FEW = 4

const LEFT = `select count(*)::integer as n from reminder_attempts
  where channel = 'email' and not on_test_clock and due_at is not null and due_at < now() + interval '12 hours'`

const SIZES = `select pg_total_relation_size('reminder_messages') as messages,
  (select wal_bytes from pg_stat_wal) as wal`

const numbersOf = async (client: Client, text: string): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await client.query<Readonly<Record<string, string>>>(text)
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]))
}

/** The reminders of a company by its place: as uneven as the book itself. */
const unevenly = (due: number, companies: number): ((place: number) => number) => {
  const sizes = sizesOf(due, companies)
  return (place) => {
    const n = sizes[place] ?? 0
    return n > 2 && n <= FEW ? n + (place % 3) * 2 - 2 : n
  }
}

interface Running {
  readonly servers: ReadonlyArray<Server>
  readonly workers: ReadonlyArray<Server>
  readonly mail: Mail.Mail
  readonly ask: Generator.Ask
  readonly client: Client
}

const startAll = (book: Book) =>
  Effect.gen(function* () {
    const client = yield* connect(book.url)
    yield* Effect.promise(async () => {
      await postpone(client)
      await openPolicy(client)
    })
    const mail = yield* Mail.start
    const many = (n: number) => Array.from({ length: n })
    const servers = yield* Effect.forEach(many(INSTANCES), () =>
      start({ ...duebook, arguments: ["src/main.ts", "serve", "--no-worker"] }, book.url)
    )
    const workers = yield* Effect.forEach(many(WORKERS), () =>
      startWorker({ ...duebook, arguments: ["src/main.ts", "worker"] }, book.url, mail.environment)
    )
    return { client, mail, servers, workers, ask: yield* Generator.start(book.companies) } satisfies Running
  })

/** Asks the instances for a while. */
const asked = ({ ask, servers }: Running, seed: number): Promise<Measured> =>
  ask({ workload: "mix", ...API, warmUpMillis: 0, millis: WINDOW_MILLIS, seed, target: { servers } })

/** Processor seconds so far, by what used them. */
const used = (running: Running, postgres: number | undefined) => {
  const sum = (of: ReadonlyArray<{ readonly pid: number }>) =>
    of.reduce((total, { pid }) => total + secondsOf(pid), 0)
  return {
    postgres: postgres === undefined ? Number.NaN : secondsOfFamily(postgres),
    workers: sum(running.workers),
    instances: sum(running.servers),
    mail_server: sum([running.mail])
  }
}

type Used = ReturnType<typeof used>

/** Waits until nothing is left that is due, asking the instances meanwhile. */
const untilSent = async (running: Running) => {
  const windows: Array<Measured> = []
  for (const deadline = Date.now() + MAX_MINUTES * 60_000; Date.now() < deadline;) {
    windows.push(await asked(running, windows.length + 1))
    const { n = 0 } = await numbersOf(running.client, LEFT)
    if (n === 0) return windows
    progress(`${amount(n)} are left`)
  }
  throw new Error(`not all reminders were sent in ${MAX_MINUTES} minutes`)
}

/** The messages of each company, as milliseconds after they were due. */
const delaysOf = ({ at, to }: Received, dueAt: number): ReadonlyMap<number, ReadonlyArray<number>> => {
  const delays = new Map<number, Array<number>>()
  for (const [n, address] of to.entries()) {
    const company = Number(/\.of\.(\d+)@/.exec(address)?.[1])
    const of = delays.get(company)
    if (of === undefined) delays.set(company, [(at[n] ?? 0) - dueAt])
    else of.push((at[n] ?? 0) - dueAt)
  }
  return delays
}

/** Companies by how many reminders each had due. */
const groups: ReadonlyArray<readonly [name: string, from: number, to: number]> = [
  ["all", 1, Number.POSITIVE_INFINITY],
  ["1", 1, 1],
  ["2 to 9", 2, 9],
  ["10 to 99", 10, 99],
  ["100 to 999", 100, 999],
  ["1 000 and more", 1_000, Number.POSITIVE_INFINITY]
]

const spread = (values: ReadonlyArray<number>) => {
  const sorted = values.toSorted((a, b) => a - b)
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), max: sorted.at(-1) ?? Number.NaN }
}

const fairness = (owed: ReadonlyArray<OwedOf>, delays: ReadonlyMap<number, ReadonlyArray<number>>) =>
  groups.flatMap(([name, from, to]) => {
    const companies = owed.filter(({ n }) => n >= from && n <= to)
    const all = companies.map(({ company }) => delays.get(company) ?? [Number.NaN])
    return companies.length === 0
      ? []
      : [
          {
            name,
            companies: companies.length,
            messages: companies.reduce((sum, { n }) => sum + n, 0),
            first: spread(all.map((one) => Math.min(...one))),
            last: spread(all.map((one) => one.reduce((most, value) => Math.max(most, value), 0)))
          }
        ]
  })

/** Messages that came more often than once, and those that never came. */
const counted = (owed: ReadonlyArray<OwedOf>, { to }: Received) => {
  const unique = new Set(to)
  const expected = owed.flatMap(({ company, n }) =>
    Array.from({ length: n }, (_, place) => `${place + 1}.of.${company}@debtors.example`)
  )
  return {
    due: expected.length,
    twice: to.length - unique.size,
    never: expected.filter((address) => !unique.has(address)).length
  }
}

const difference = (after: Used, before: Used): Used => ({
  postgres: after.postgres - before.postgres,
  workers: after.workers - before.workers,
  instances: after.instances - before.instances,
  mail_server: after.mail_server - before.mail_server
})

const run = async (running: Running, book: Book, due: number) => {
  const { client, mail } = running
  const postgres = await postmaster(client)
  await asked(running, 0)
  const alone = await asked(running, 0)
  const dueAt = Date.now() + LEAD_MILLIS + due * LEAD_MILLIS_EACH
  const owed = await addOwed(client, unevenly(due, book.inCompanies), dueAt)
  if (Date.now() > dueAt) throw new Error("the reminders were due before all of them had been added")
  await mail.received()
  await Bun.sleep(Math.max(0, dueAt - Date.now()))
  const [sizes, before] = [await numbersOf(client, SIZES), used(running, postgres)]
  const windows = await untilSent(running)
  const [sizesAfter, after] = [await numbersOf(client, SIZES), used(running, postgres)]
  const received = await mail.received()
  const seconds = (received.at.reduce((last, at) => Math.max(last, at), dueAt) - dueAt) / 1_000
  const counts = counted(owed, received)
  const grown = (name: string) => ((sizesAfter[name] ?? 0) - (sizes[name] ?? 0)) / counts.due
  return {
    ...counts,
    companies: owed.length,
    seconds,
    perSecond: counts.due / seconds,
    ceiling: await mail.ceiling(received.bytes / Math.max(1, received.to.length)),
    messageBytes: received.bytes / Math.max(1, received.to.length),
    cpu: difference(after, before),
    storedBytes: grown("messages"),
    walBytes: grown("wal"),
    fairness: fairness(owed, delaysOf(received, dueAt)),
    api: {
      alone: { p50: alone.p50, p99: alone.p99 },
      meanwhile: {
        p50: median(windows.map(({ p50 }) => p50)),
        p99: median(windows.map(({ p99 }) => p99)),
        worst_p99: Math.max(...windows.map(({ p99 }) => p99))
      }
    }
  }
}

type Found = Awaited<ReturnType<typeof run>>

const inSeconds = ({ max, p50, p99 }: ReturnType<typeof spread>) =>
  [p50, p99, max].map((millis) => (millis / 1_000).toFixed(1)).join(" / ")

const section = (found: Found, book: Book): Section => {
  const { alone, meanwhile } = found.api
  return {
    title: `A minute: ${amount(found.due)} reminders due at one moment in ${amount(found.companies)} companies, in the book of ${amount(book.receivables)}`,
    rows: [
      [
        "due in a company",
        "companies",
        "messages",
        "first left after, p50 / p99 / max s",
        "last left after, p50 / p99 / max s"
      ],
      ...found.fairness.map((one) => [
        one.name,
        amount(one.companies),
        amount(one.messages),
        inSeconds(one.first),
        inSeconds(one.last)
      ])
    ],
    notes: [
      `${INSTANCES} instances and ${WORKERS} workers. The last message had left ${found.seconds.toFixed(0)} s after all were due: ${found.perSecond.toFixed(0)} a second. ${found.twice} were sent twice, ${found.never} never. The mail server alone takes ${amount(found.ceiling)} a second of ${amount(found.messageBytes)} bytes.`,
      `Processor seconds: ${Object.entries(found.cpu)
        .map(([name, seconds]) => `${name.replace("_", " ")} ${seconds.toFixed(0)}`)
        .join(
          ", "
        )}. A message leaves ${amount(found.storedBytes)} bytes in reminder_messages and ${amount(found.walBytes)} in the write-ahead log.`,
      `API meanwhile, ${API.rate} requests of the mix a second: p50 ${meanwhile.p50.toFixed(1)} ms and p99 ${meanwhile.p99.toFixed(1)} ms (the worst ${WINDOW_MILLIS / 1_000} seconds ${meanwhile.worst_p99.toFixed(1)}); before it p50 ${alone.p50.toFixed(1)} and p99 ${alone.p99.toFixed(1)}.`
    ],
    values: found
  }
}

/** Sends all reminders that are due at one moment. Fails if one is sent twice or never, or if a total is wrong. */
export const minute = (book: Book, due: number) =>
  Effect.gen(function* () {
    const found = yield* Effect.scoped(
      Effect.flatMap(startAll(book), (running) => Effect.promise(() => run(running, book, due)))
    )
    const wrong = yield* Effect.promise(() => wrongTotals(book.url))
    yield* Effect.promise(() => verifyTotals("after the minute", book.url))
    if (found.twice + found.never + wrong.length > 0) {
      return yield* Effect.fail(
        `${found.twice} messages were sent twice, ${found.never} never, ${wrong.length} totals are wrong`
      )
    }
    return section(found, book)
  })
