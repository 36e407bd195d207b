/** How long does it take to find the companies with due reminders and to claim 500 rows, in a small and a large table? */
import { Clock, Effect, Layer, Redacted } from "effect"
import type { Client } from "pg"
import { LEASE_MILLIS } from "../../src/reminders/send/Lease.ts"
import { MAX_COMPANIES_AT_ONCE, MAX_COMPANIES, shareOf } from "../../src/reminders/claim/ChannelRounds.ts"
import { type Claimed, ReminderQueue } from "../../src/repos/reminders/ReminderQueue.ts"
import { freshDatabase, median, progress, settings } from "../support.ts"
import { clock, connect, DUE_AT, seed } from "./book.ts"
import { repositories } from "./engine.ts"
import { quantile, type Section, verdict } from "./table.ts"

/** The channel of all seeded attempts. */
const CHANNEL = "email"
const COMPANIES = 200
const SMALL = 1_000
/** Rows that one measured claim takes. */
export const DUE = 500
/** A table this small is for trying the bench out. */
const roundsOf = (rows: number): number => (rows === SMALL ? 3 : 30)
const TARGET_MILLIS = 50

const variants = ["one company", "200 companies", "all rows due"] as const
type Variant = (typeof variants)[number]

/** What was claimed of a company. */
export interface ClaimedOf {
  readonly company: number
  readonly rows: ReadonlyArray<Claimed>
}

/** Claims as the worker does until it has `DUE` rows or nothing is left. */
export const claimAll = Effect.gen(function* () {
  const queue = yield* ReminderQueue
  const all: Array<ClaimedOf> = []
  let [claimed, after] = [0, 0]
  while (claimed < DUE) {
    const now = yield* Clock.currentTimeMillis
    const { companies, next } = yield* queue.companiesDue(CHANNEL, now, after, MAX_COMPANIES)
    const share = shareOf(companies.length)
    const taken = yield* Effect.forEach(
      companies,
      (company) =>
        Effect.map(
          queue.claim(company, now, now + LEASE_MILLIS, { [CHANNEL]: share }),
          (rows): ClaimedOf => ({ company, rows })
        ),
      { concurrency: MAX_COMPANIES_AT_ONCE }
    )
    const sum = taken.reduce((total, { rows }) => total + rows.length, 0)
    if (sum === 0) break
    all.push(...taken)
    claimed += sum
    after = next
  }
  return all
})

const LATER = "scheduled_for + interval '1 hour' * 24"

const begin = async (client: Client, variant: Variant, companies: ReadonlyArray<number>) => {
  if (variant === "all rows due") {
    await client.query("update reminder_attempts set due_at = $1, fence = 0", [DUE_AT])
  } else {
    const chosen = variant === "one company" ? companies.slice(0, 1) : companies
    await client.query(
      `update reminder_attempts t set due_at = $1 from (
         select a.company_id, a.attempt_id from (
           select *, row_number() over (partition by company_id order by attempt_id) as place
           from reminder_attempts where company_id = any($2::bigint[])
         ) a order by place, company_id limit ${DUE}
       ) due where t.company_id = due.company_id and t.attempt_id = due.attempt_id`,
      [DUE_AT, chosen]
    )
  }
  await client.query("vacuum analyze reminder_attempts")
  await client.query("checkpoint")
}

/** Releases the rows that a round has claimed. */
const release = (client: Client) =>
  client.query("update reminder_attempts set due_at = $1, fence = 0 where fence > 0", [DUE_AT])

const end = (client: Client, variant: Variant) =>
  client.query(
    `update reminder_attempts set due_at = ${LATER} ${variant === "all rows due" ? "" : "where due_at <= $1"}`,
    variant === "all rows due" ? [] : [DUE_AT]
  )

/** A database with reminders, and the queue that claims from it. */
export interface Book {
  readonly client: Client
  readonly layer: Layer.Layer<ReminderQueue>
}

/** Claims once and releases the rows, untimed; succeeds with the milliseconds and the number of rows. */
export const timedClaim = ({ client, layer }: Book) =>
  Effect.gen(function* () {
    const queue = yield* Layer.build(layer)
    const before = performance.now()
    const claimed = yield* Effect.provide(claimAll, queue)
    const millis = performance.now() - before
    yield* Effect.promise(() => release(client))
    return { millis, claimed: claimed.reduce((total, { rows }) => total + rows.length, 0) }
  })

/** Connects to a seeded database. */
export const openBook = (url: string) =>
  Effect.gen(function* () {
    const client = yield* connect(url)
    // With this index, `release` finds the claimed rows without reading the table.
    yield* Effect.promise(() =>
      client.query("create index bench_claimed on reminder_attempts (fence) where fence > 0")
    )
    const context = yield* Layer.build(repositories(url))
    return { client, layer: Layer.succeedContext(context) } satisfies Book
  })

export const claim = (rows: number) =>
  Effect.gen(function* () {
    const books: Array<Book & { readonly rows: number; readonly companies: ReadonlyArray<number> }> = []
    for (const size of rows === SMALL ? [SMALL] : [SMALL, rows]) {
      progress(`seeding ${size} receivables …`)
      const url = yield* freshDatabase(settings)
      const companies = yield* seed(Redacted.value(url), {
        companies: COMPANIES,
        customers: size,
        debtsEach: 1,
        due: "none"
      })
      books.push({ ...(yield* openBook(Redacted.value(url))), rows: size, companies })
    }
    const rounds = roundsOf(rows)
    const results: Array<{
      variant: string
      rows: number
      claimed: number
      median_ms: number
      p95_ms: number
    }> = []
    for (const variant of variants) {
      progress(`claiming, ${variant} …`)
      for (const { client, companies } of books) {
        yield* Effect.promise(() => begin(client, variant, companies))
      }
      const times = books.map((): Array<number> => [])
      const claimed = books.map(() => 0)
      for (let round = -2; round < rounds; round++) {
        for (const [place, book] of books.entries()) {
          const one = yield* timedClaim(book)
          claimed[place] = one.claimed
          if (round >= 0) times[place]?.push(one.millis)
        }
      }
      for (const { client } of books) yield* Effect.promise(() => end(client, variant))
      for (const [place, { rows }] of books.entries()) {
        const of = times[place] ?? []
        results.push({
          variant,
          rows,
          claimed: claimed[place] ?? 0,
          median_ms: median(of),
          p95_ms: quantile(of, 0.95)
        })
      }
    }
    return {
      title: `claim: who has something due, and ${DUE} rows of it, over ${COMPANIES} companies (${rounds} rounds)`,
      rows: [
        ["due", "rows", "claimed", "median ms", "p95 ms", `target ${TARGET_MILLIS} ms`],
        ...results.map((one) => [
          one.variant,
          String(one.rows),
          String(one.claimed),
          one.median_ms.toFixed(1),
          one.p95_ms.toFixed(1),
          one.rows === SMALL ? "" : verdict(one.median_ms <= TARGET_MILLIS)
        ])
      ],
      notes: [],
      values: results
    } satisfies Section
  }).pipe(Effect.scoped, Effect.withClock(clock))
