/** Lists of a company with many rows: what they return, and how much of the database they read for it. */
import { Effect, Layer, ManagedRuntime } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { isDistributed } from "../support/TestDatabase.ts"
import { addDays, todayIn } from "../../src/domain/CalendarDate.ts"
import { Database, type Statements } from "../../src/postgres/Database.ts"
import { type PayableFilter, PayablesRepo } from "../../src/repos/payables/Payables.ts"
import { StandingRepo } from "../../src/repos/imports/Standing.ts"
import { type ReceivableFilter, ReceivablesRepo } from "../../src/repos/receivables/Receivables.ts"
import { ReminderAttemptsRepo } from "../../src/repos/reminders/ReminderAttempts.ts"
import { wholeMonths } from "../../src/repos/ResourceCounts.ts"
import { database } from "./postgres.ts"

const NOW = Date.parse("2026-11-22T10:30:00Z")
const ROWS = 24_000
/** Blocks of 8 KiB. Reading every row takes tens of thousands, because each is looked up with its customer. */
const FEW_BLOCKS = 2_000
const ZONES = [null, "Asia/Tokyo", "Pacific/Kiritimati", "Etc/GMT+12"]

interface Listed {
  readonly id: number
  readonly status: string
  readonly currency: string
  readonly due: string
  readonly customer?: number
  readonly zone: string | null
}

// The first third was due, and all but one in twenty is paid; the rest, which is newer, is not due yet.
const DEBTS = `
  select n, date '2025-12-01' + (case when n <= $2::integer / 3 then n * 358 * 3 / $2 else 358 + n % 150 end) as due,
    case when n > $2::integer / 3 or n % 20 = 0 then 'open' else 'paid' end as status,
    case when n % 10 = 0 then 'USD' else 'EUR' end as currency
  from generate_series(1, $2::integer) n`

const SEED: ReadonlyArray<string> = [
  `insert into receivables (company_id, customer_id, amount_minor, paid_minor, currency, due_date, status,
     external_reference, created_at, updated_at, billed_on)
   select $1, c.customer_id, 1000, case status when 'paid' then 1000 else 0 end, currency, due, status, 'R-' || n,
     now(), now(), due - 30
   from (${DEBTS}) d join (
     select customer_id, row_number() over (order by customer_id) - 1 as place from customers where company_id = $1
   ) c on c.place = n % ${ZONES.length} order by n`,
  `insert into payables (company_id, bill_label, amount_minor, currency, due_date, status, created_at, updated_at)
   select $1, 'Rent', 1000, currency, due, status, now(), now() from (${DEBTS}) d order by n`,
  `insert into reminder_attempts (company_id, receivable_id, customer_id, step, offset_days, due_date, channel, locale,
     timezone, scheduled_for, expires_at, status, reason_code, due_at, currency, created_at, updated_at)
   select company_id, receivable_id, customer_id, 0, 0, due_date, 'email', 'en', 'UTC', due_date, due_date + 3,
     case when receivable_id % 1000 = 0 then 'failed' else 'scheduled' end,
     case when receivable_id % 1000 = 0 then 'provider_rejected' end,
     case when receivable_id % 1000 <> 0 then due_date end, currency, now(), now()
   from receivables where company_id = $1 and $2::integer > 0`,
  "select count_again($1) where $2::integer > 0"
]

interface Sent {
  readonly text: string
  readonly params: ReadonlyArray<unknown>
  /** Whether row-level security confines it. */
  readonly confined: boolean
}

/** The database, with a record of the statements that were sent. */
const recorded = (sent: Array<Sent>) =>
  Layer.effect(
    Database,
    Effect.map(Database, (db) => {
      const over = (statements: Statements, confined: boolean): Statements => ({
        query: ((text: string, params: ReadonlyArray<unknown> = []) => {
          sent.push({ text, params, confined })
          return statements.query(text, params)
        }) as typeof db.query,
        queryAll: (all, lane) => {
          sent.push(...all.map(({ params, text }) => ({ text, params, confined })))
          return statements.queryAll(all, lane)
        }
      })
      return { ...db, ...over(db, false), ofCompany: (companyId) => over(db.ofCompany(companyId), true) }
    })
  )

// What is read is counted in the plans of one server.
describe.skipIf(isDistributed())("lists of a company with many rows", () => {
  const sent: Array<Sent> = []
  const repos = Layer.mergeAll(
    ReceivablesRepo.layer,
    PayablesRepo.layer,
    ReminderAttemptsRepo.layer,
    StandingRepo.layer
  ).pipe(Layer.provide(recorded(sent)), Layer.provideMerge(database))
  const runtime = ManagedRuntime.make(repos)
  afterAll(() => runtime.dispose())

  const rows = <R>(text: string, params: ReadonlyArray<unknown> = []) =>
    Effect.flatMap(Database, (db) => db.query<R>(text, params))

  let company = 0
  let receivables: ReadonlyArray<Listed> = []
  let payables: ReadonlyArray<Listed> = []

  beforeAll(() =>
    runtime.runPromise(
      Effect.gen(function* () {
        const made = yield* rows<{ id: number }>(
          `insert into companies (name, timezone, created_at) values ('Many', 'Asia/Tokyo', now())
           returning company_id as id`
        )
        company = made[0]?.id ?? 0
        yield* rows(
          `insert into customers (company_id, display_name, timezone, created_at, updated_at)
           select $1, 'C', zone, now(), now() from unnest($2::text[]) zone`,
          [company, ZONES]
        )
        for (const text of SEED) yield* rows(text, [company, ROWS])
        yield* rows("vacuum analyze")
        receivables = yield* rows<Listed>(
          `select receivable_id as id, status, currency, due_date as due, customer_id as customer, timezone as zone
           from receivables join customers using (company_id, customer_id) where company_id = $1 order by 1 desc`,
          [company]
        )
        payables = yield* rows<Listed>(
          `select payable_id as id, status, currency, due_date as due, null as zone from payables
           where company_id = $1 order by 1 desc`,
          [company]
        )
      })
    )
  )

  const holds =
    (filter: ReceivableFilter) =>
    (row: Listed): boolean =>
      (filter.status === undefined || row.status === filter.status) &&
      (filter.currency === undefined || row.currency === filter.currency) &&
      (filter.customerId === undefined || row.customer === filter.customerId) &&
      (filter.dueFrom === undefined || row.due >= filter.dueFrom) &&
      (filter.dueTo === undefined || row.due <= filter.dueTo) &&
      (filter.overdue === undefined ||
        filter.overdue === (row.status === "open" && row.due < todayIn(row.zone ?? "Asia/Tokyo", NOW)))

  const filters: ReadonlyArray<PayableFilter> = [
    {},
    { status: "open" },
    { status: "paid" },
    { overdue: true },
    { overdue: false },
    { overdue: true, status: "open" },
    { overdue: true, status: "paid" },
    { overdue: false, status: "paid" },
    { overdue: true, currency: "USD" },
    { overdue: false, currency: "USD" },
    { overdue: true, dueFrom: "2026-03-15", dueTo: "2026-05-04" },
    { overdue: true, dueFrom: "2026-11-20", dueTo: "2026-11-24" },
    { overdue: false, dueFrom: "2026-11-20", dueTo: "2026-11-24" },
    { currency: "USD" },
    { currency: "JPY" },
    { dueFrom: "2026-01-31", dueTo: "2026-02-28" },
    { dueTo: "2026-01-15" },
    { status: "open", dueTo: "2026-06-15" },
    { dueFrom: "2026-06-15", dueTo: "2026-01-01" }
  ]

  const blocksOf = ({ confined, params, text }: Sent) =>
    Effect.map(
      Effect.flatMap(Database, (db) =>
        db.transaction(
          confined ? { companyId: company } : {},
          rows<{ "QUERY PLAN": ReadonlyArray<{ Plan: Record<string, number> }> }>(
            `explain (analyze, buffers, timing off, format json) ${text}`,
            params
          )
        )
      ),
      ([row]) => {
        const plan = row?.["QUERY PLAN"][0]?.Plan ?? {}
        return (plan["Shared Hit Blocks"] ?? 0) + (plan["Shared Read Blocks"] ?? 0)
      }
    )

  const list = (resource: "receivables" | "payables", filter: ReceivableFilter & PayableFilter, page = 1) =>
    Effect.gen(function* () {
      const request = { page, perPage: 25 }
      sent.length = 0
      const found =
        resource === "receivables"
          ? yield* (yield* ReceivablesRepo).list(company, filter, request, NOW)
          : yield* (yield* PayablesRepo).list(company, filter, request, NOW)
      return { total: found.total, ids: found.items.map(({ id }) => id) }
    })

  for (const resource of ["receivables", "payables"] as const) {
    for (const filter of filters) {
      it(`${resource} ${JSON.stringify(filter)}: the right rows, without reading the others`, () =>
        runtime.runPromise(
          Effect.gen(function* () {
            const expected = (resource === "receivables" ? receivables : payables).filter(holds(filter))
            const last = Math.ceil(expected.length / 25)
            for (const page of new Set([1, Math.ceil(last / 2), last, last + 1])) {
              if (page < 1) continue
              expect(yield* list(resource, filter, page)).toEqual({
                total: expected.length,
                ids: expected.slice((page - 1) * 25, page * 25).map(({ id }) => id)
              })
            }
            yield* list(resource, filter)
            const blocks = yield* Effect.forEach(sent, blocksOf)
            expect(blocks.length).toBe(1)
            expect(blocks[0]).toBeLessThan(FEW_BLOCKS)
          })
        ))
    }

    it(`${resource}: late pages are reached from the nearer end, by the index alone`, () =>
      runtime.runPromise(
        Effect.gen(function* () {
          for (const [page, limit] of [
            [ROWS / 50, 300],
            [ROWS / 25 - 1, 200]
          ] as const) {
            yield* list(resource, {}, page)
            expect(yield* blocksOf(sent[0] as Sent)).toBeLessThan(limit)
          }
        })
      ))
  }

  it("the receivables of a customer are counted by the index alone", () =>
    runtime.runPromise(
      Effect.gen(function* () {
        const customerId = receivables[0]?.customer ?? 0
        const expected = receivables.filter(holds({ customerId, currency: "EUR" }))
        const found = yield* list("receivables", { customerId, currency: "EUR" })
        expect(found).toEqual({ total: expected.length, ids: expected.slice(0, 25).map(({ id }) => id) })
        expect(yield* blocksOf(sent[0] as Sent)).toBeLessThan(250)
      })
    ))

  it("references that a file names are looked up by their index, in the same case", () =>
    runtime.runPromise(
      Effect.gen(function* () {
        sent.length = 0
        const standing = yield* StandingRepo
        const sought = ["R-7", "R-20000", "r-8", "R-0"].map((reference) => ({
          name: "C",
          reference,
          dueDate: "2026-01-01"
        }))
        const found = yield* standing.debts(company, sought, null)
        expect(found.map(({ reference }) => reference).toSorted()).toEqual(["R-20000", "R-7"])
        expect(yield* blocksOf(sent[0] as Sent)).toBeLessThan(100)
      })
    ))

  it("failed attempts are found by their own index", () =>
    runtime.runPromise(
      Effect.gen(function* () {
        sent.length = 0
        const attempts = yield* ReminderAttemptsRepo
        const found = yield* attempts.list(company, { status: "failed" }, { page: 1, perPage: 25 })
        expect(found.total).toBe(ROWS / 1_000)
        expect(found.items.length).toBe(ROWS / 1_000)
        expect(yield* blocksOf(sent[0] as Sent)).toBeLessThan(100)
      })
    ))

  it("a connection neither compiles plans nor takes several processors for one statement", () =>
    runtime.runPromise(
      Effect.gen(function* () {
        const settings = yield* rows(
          "select current_setting('jit') as jit, current_setting('max_parallel_workers_per_gather') as workers"
        )
        expect(settings).toEqual([{ jit: "off", workers: "0" }])
      })
    ))
})

describe("a range of due dates", () => {
  it("is whole months and the days around them, each day once", () => {
    const date = fc.integer({ min: 0, max: 400 }).map((days) => addDays("2024-01-15", days))
    fc.assert(
      fc.property(date, date, (from, until) => {
        const months = wholeMonths({ from, until })
        const within = (day: string, a: string, b: string) => (day >= a && day < b ? 1 : 0)
        for (let n = -40; n < 440; n++) {
          const day = addDays("2024-01-01", n)
          const times =
            within(day, from, months.from) +
            within(day, months.from, months.until) +
            within(day, months.until, until)
          expect(times).toBe(within(day, from, until))
        }
        if (months.from < months.until) {
          expect([months.from.slice(8), months.until.slice(8)]).toEqual(["01", "01"])
        }
      }),
      { numRuns: 30 }
    )
  })

  it("may be open at both ends", () => {
    expect(wholeMonths({ from: "0001-01-01", until: "infinity" })).toEqual({
      from: "0001-01-01",
      until: "infinity"
    })
    expect(wholeMonths({ from: "9999-12-15", until: "infinity" })).toEqual({
      from: "infinity",
      until: "infinity"
    })
  })
})
