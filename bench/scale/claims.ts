/** How long it takes to find out which companies have reminders due, and to claim 500 of them, in the small and the large book. */
import { Clock, Effect, Layer } from "effect"
import type { Client } from "pg"
import { ReminderQueue } from "../../src/repos/reminders/ReminderQueue.ts"
import { percentile } from "../percentile.ts"
import { connect } from "../reminders/book.ts"
import { claimAll, DUE } from "../reminders/claim.ts"
import { repositories } from "../reminders/engine.ts"
import type { Section } from "../reminders/table.ts"
import { inTurn, median, progress } from "../support.ts"
import { addOwed, postpone, removeOwed } from "./owed.ts"
import type { Book } from "./server.ts"
import { amount } from "./table.ts"

/** Claims a round; each is a sample. */
const CLAIMS = 5

const timedClaim = Effect.gen(function* () {
  const queue = yield* ReminderQueue
  const before = performance.now()
  const claimed = yield* claimAll
  const millis = performance.now() - before
  const now = yield* Clock.currentTimeMillis
  yield* Effect.forEach(claimed, ({ company, rows }) => queue.release(company, rows, now - 60_000), {
    concurrency: 8,
    discard: true
  })
  return { millis, n: claimed.reduce((sum, { rows }) => sum + rows.length, 0) }
})

const timedSearch = Effect.gen(function* () {
  const queue = yield* ReminderQueue
  const now = yield* Clock.currentTimeMillis
  const before = performance.now()
  const { companies } = yield* queue.companiesDue("email", now, 0, 100)
  return { millis: performance.now() - before, n: companies.length }
})

interface Target {
  readonly book: Book
  readonly client: Client
  readonly queue: Layer.Layer<ReminderQueue>
}

const compare = (name: string, targets: ReadonlyArray<Target>, rounds: number, work: typeof timedClaim) =>
  Effect.gen(function* () {
    const times = new Map(targets.map((target) => [target, [] as Array<Array<number>>]))
    let n = 0
    for (let round = -1; round < rounds; round++) {
      for (const target of inTurn(targets, Math.max(0, round))) {
        const found: Array<number> = []
        for (let turn = 0; turn < CLAIMS; turn++) {
          const one = yield* Effect.provide(work, target.queue)
          n = one.n
          found.push(one.millis)
        }
        if (round >= 0) times.get(target)?.push(found)
      }
    }
    const [small = [], large = []] = targets.map((target) => times.get(target) ?? [])
    const of = (rows: ReadonlyArray<ReadonlyArray<number>>, share: number) =>
      percentile(
        rows.flat().toSorted((a, b) => a - b),
        share
      )
    const ratio = median(large.map((one, round) => median(one) / median(small[round] ?? [])))
    const found = {
      name,
      n,
      small: { p50: of(small, 0.5), p99: of(small, 0.99) },
      large: { p50: of(large, 0.5), p99: of(large, 0.99) },
      ratio
    }
    progress(`${name}: ${found.small.p50.toFixed(1)} and ${found.large.p50.toFixed(1)} ms at p50`)
    return found
  })

/** What is due in one measurement: the due reminders of each company, by its place. */
const cases = (companies: number, due: number) => [
  { name: "one company", ofCompany: (place: number) => (place === 0 ? DUE : 0) },
  {
    name: `${amount(Math.min(DUE, companies))} companies`,
    ofCompany: (place: number) => (place < DUE ? Math.ceil(DUE / Math.min(DUE, companies)) : 0)
  },
  {
    name: `${amount(companies)} companies, ${amount(due)} in all`,
    ofCompany: () => Math.ceil(due / companies)
  }
]

/** Claims from both books in turns, with what is due in few and in all companies. */
export const claims = (books: ReadonlyArray<Book>, rounds: number, due: number) =>
  Effect.gen(function* () {
    const targets = yield* Effect.forEach(books, (book) =>
      Effect.gen(function* () {
        const context = yield* Layer.build(repositories(book.url))
        return { book, client: yield* connect(book.url), queue: Layer.succeedContext(context) }
      })
    )
    const found: Array<Effect.Effect.Success<ReturnType<typeof compare>>> = []
    for (const { name, ofCompany } of cases(books[0]?.inCompanies ?? 0, due)) {
      const at = Date.now() - 60_000
      for (const { client } of targets) {
        yield* Effect.promise(async () => {
          await postpone(client)
          await addOwed(client, ofCompany, at)
        })
      }
      found.push(yield* compare(`search: ${name}`, targets, rounds, timedSearch))
      found.push(yield* compare(`claim of ${DUE}: ${name}`, targets, rounds, timedClaim))
      for (const { client } of targets) yield* Effect.promise(() => removeOwed(client))
    }
    return section(found, books)
  }).pipe(Effect.scoped)

const section = (
  found: ReadonlyArray<Effect.Effect.Success<ReturnType<typeof compare>>>,
  books: ReadonlyArray<Book>
): Section => ({
  title: "Claims: which companies have reminders due, and a claim of 500",
  rows: [
    ["due", ...books.map((book) => `${amount(book.receivables)}: p50 / p99 ms`), "p50 ×", "found"],
    ...found.map((one) => [
      one.name,
      ...[one.small, one.large].map(({ p50, p99 }) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`),
      one.ratio.toFixed(2),
      String(one.n)
    ])
  ],
  notes: ["found is the number of companies that a search returned, or of rows that a claim took."],
  values: found
})
