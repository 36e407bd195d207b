/** Lists in the order of their headings, and searches: on a large book PostgreSQL reads as little as on a small one. */
import { Effect, Layer, ManagedRuntime, Redacted } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { repos } from "../../src/App.ts"
import * as Database from "../../src/postgres/Database.ts"
import { searchedAmounts } from "../../src/domain/SearchedAmount.ts"
import { isStorable } from "../../src/domain/Text.ts"
import { bookSearch, BookSearchRepo } from "../../src/repos/company/BookSearch.ts"
import {
  customerOrders,
  customerSearch,
  type CustomerSortKey,
  SortedCustomersRepo
} from "../../src/repos/customers/SortedCustomers.ts"
import { CustomerStandingsRepo } from "../../src/repos/customers/CustomerStandings.ts"
import { ReceivableSearchRepo } from "../../src/repos/receivables/ReceivableSearch.ts"
import { type ReceivableFilter, ReceivablesRepo } from "../../src/repos/receivables/Receivables.ts"
import { type SortKey, sortedReceivables } from "../../src/repos/receivables/SortedReceivables.ts"
import { sortedTransactions, transactionSortKeys } from "../../src/repos/bank/SortedTransactions.ts"
import { payableSortKeys, sortedPayables } from "../../src/repos/payables/SortedPayables.ts"
import { OWED_STATUSES } from "../../src/repos/ResourceCounts.ts"
import { sealing } from "../support/secretKeys.ts"
import { asServed } from "../support/ServingLogin.ts"
import { isDistributed } from "../support/TestDatabase.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

const NOW = Date.parse("2026-11-22T10:30:00Z")
const TODAY = "2026-11-22"
const PAGE = { page: 1, perPage: 25 }
/** Blocks of 8 KiB that a page may read. All receivables are in several thousand, besides those of the indexes. */
const FEW_BLOCKS = 400
const SMALL = 100
const LARGE = 100_000

type Repos =
  | BookSearchRepo
  | ReceivableSearchRepo
  | ReceivablesRepo
  | CustomerStandingsRepo
  | SortedCustomersRepo
  | Database.Database
let runtime: ManagedRuntime.ManagedRuntime<Repos, never>
const companies: Record<number, number> = {}

/** A book of so many receivables, each fourth paid; a customer has twenty. */
const book = async (size: number): Promise<number> => {
  const { id } = await server.company()
  await server.sql(
    `insert into customers (company_id, display_name, email, created_at, updated_at)
     select $1, 'Customer ' || n || ' of Lindner', 'c' || n || '@example.com', now(), now()
     from generate_series(1, $2::int / 20) n`,
    [id, size]
  )
  await server.sql(
    `insert into receivables (company_id, customer_id, amount_minor, paid_minor, currency, due_date, status,
       external_reference, created_at, updated_at, billed_on)
     select $1, c.first + n % ($2::int / 20), 1000 + n * 7919 % 100003,
       case when n % 4 = 0 then 1000 + n * 7919 % 100003 else 0 end,
       case when n % 10 = 0 then 'USD' else 'EUR' end, date '2026-01-01' + n * 13 % 500,
       case when n % 4 = 0 then 'paid' else 'open' end, 'INV-2026-' || n, now(), now(), date '2026-01-01'
     from generate_series(1, $2::int) n, (select min(customer_id) as first from customers where company_id = $1) c`,
    [id, size]
  )
  await server.sql(
    `insert into payables (company_id, bill_label, amount_minor, currency, due_date, status, external_reference, created_at, updated_at)
     select $1, 'Bill ' || n, 1000 + n * 7919 % 100003, 'EUR', date '2026-01-01' + n * 13 % 500,
       case when n % 4 = 0 then 'paid' else 'open' end, case when n % 3 = 0 then 'B-' || n end, now(), now()
     from generate_series(1, $2::int) n`,
    [id, size]
  )
  await server.sql(
    `insert into statement_accounts (company_id, bank_account_id, number, is_iban, currency, currency_known, created_at)
     values ($1, 1, 'DE89370400440532013000', true, 'EUR', true, now())`,
    [id]
  )
  await server.sql(
    `insert into bank_statements (company_id, bank_statement_id, file_hash, format, statements, transactions, imported_at)
     values ($1, 1, sha256('file'), 'mt940', 1, 1, now())`,
    [id]
  )
  await server.sql(
    `insert into bank_transactions (company_id, bank_transaction_id, bank_account_id, bank_statement_id, direction, amount_minor,
       currency, booked_on, counterparty_name, said, number, status, created_at, updated_at)
     select $1, n, 1, 1, 'credit', 1000 + n * 7919 % 100003, 'EUR', date '2026-01-01' + n * 13 % 500,
       case when n % 3 = 0 then 'Payer ' || n end, sha256(n::text::bytea), 1,
       case when n % 2 = 0 then 'unmatched' else 'ignored' end, now(), now()
     from generate_series(1, $2::int) n`,
    [id, size]
  )
  await server.sql("select count_again($1)", [id])
  await server.sql("select sum_customers_again($1)", [id])
  return id
}

beforeAll(async () => {
  // As a service connects, which does not own the tables: its plans are others under row-level security.
  runtime = ManagedRuntime.make(
    repos.pipe(
      Layer.provide(sealing),
      Layer.provideMerge(
        Database.layer({
          url: Redacted.make(asServed(server.databaseUrl)),
          size: 2,
          maxWaiting: 10,
          applicationName: "sorted"
        })
      )
    )
  ) as typeof runtime
  for (const size of [SMALL, LARGE]) companies[size] = await book(size)
  await server.sql("vacuum analyze")
}, 180_000)
afterAll(() => runtime.dispose())

interface Plan {
  readonly "Shared Hit Blocks": number
  readonly "Shared Read Blocks": number
}

/** How many blocks a statement reads, as row-level security confines it. */
const blocksOf = (
  company: number,
  {
    confined = true,
    params,
    text
  }: { readonly text: string; readonly params: ReadonlyArray<unknown>; readonly confined?: boolean }
) =>
  Effect.flatMap(Database.Database, (db) =>
    db.transaction(
      confined ? { companyId: company } : {},
      Effect.map(
        db.query<{ "QUERY PLAN": ReadonlyArray<{ Plan: Plan }> }>(
          `explain (analyze, buffers, timing off, format json) ${text}`,
          params
        ),
        ([row]) => {
          const plan = row?.["QUERY PLAN"][0]?.Plan
          return (plan?.["Shared Hit Blocks"] ?? 0) + (plan?.["Shared Read Blocks"] ?? 0)
        }
      )
    )
  )

const filters: Readonly<Record<string, ReceivableFilter>> = {
  owed: { statuses: OWED_STATUSES },
  all: {},
  "paid in EUR": { status: "paid", currency: "EUR" }
}

describe.skipIf(isDistributed())("lists in the order of their headings", () => {
  for (const [name, filter] of Object.entries(filters)) {
    for (const by of [
      "due",
      "reference",
      "customer",
      "status",
      "outstanding",
      "amount"
    ] as const satisfies ReadonlyArray<SortKey>) {
      for (const descending of [false, true]) {
        it(`receivables (${name}) by ${by}${descending ? ", the other way round" : ""}: few blocks of 100 000 receivables`, () =>
          runtime.runPromise(
            Effect.gen(function* () {
              const company = companies[LARGE] ?? 0
              const statement = sortedReceivables(company, filter, { by, descending }, PAGE, NOW)
              expect(yield* blocksOf(company, statement)).toBeLessThan(FEW_BLOCKS)
            })
          ))
      }
    }
  }

  for (const by of payableSortKeys) {
    for (const descending of [false, true]) {
      it(`bills by ${by}${descending ? ", the other way round" : ""}: few blocks of 100 000 bills`, () =>
        runtime.runPromise(
          Effect.gen(function* () {
            const company = companies[LARGE] ?? 0
            for (const filter of [{}, { status: "open" as const, currency: "EUR" }])
              expect(
                yield* blocksOf(company, sortedPayables(company, filter, { by, descending }, PAGE, NOW))
              ).toBeLessThan(FEW_BLOCKS)
          })
        ))
    }
  }

  for (const by of transactionSortKeys) {
    for (const descending of [false, true]) {
      it(`bank transactions by ${by}${descending ? ", the other way round" : ""}: few blocks of 100 000 transactions`, () =>
        runtime.runPromise(
          Effect.gen(function* () {
            const company = companies[LARGE] ?? 0
            for (const filter of [{}, { status: "unmatched" as const }])
              expect(
                yield* blocksOf(company, sortedTransactions(company, filter, { by, descending }, PAGE))
              ).toBeLessThan(FEW_BLOCKS)
          })
        ))
    }
  }

  it("orders of receivables are as the rows are", () =>
    runtime.runPromise(
      Effect.gen(function* () {
        const search = yield* ReceivableSearchRepo
        const repo = yield* ReceivablesRepo
        const company = companies[SMALL] ?? 0
        const { items } = yield* repo.list(
          company,
          { statuses: OWED_STATUSES },
          { page: 1, perPage: 100 },
          NOW
        )
        const keys = {
          due: ({ dueDate }: (typeof items)[number]) => dueDate,
          amount: ({ amountMinor, currency }: (typeof items)[number]) =>
            `${currency} ${String(amountMinor).padStart(9, "0")}`,
          outstanding: ({ amountMinor, currency, paidMinor }: (typeof items)[number]) =>
            `${currency} ${String(amountMinor - paidMinor).padStart(9, "0")}`,
          reference: ({ externalReference }: (typeof items)[number]) =>
            (externalReference ?? "").toLowerCase()
        }
        for (const by of ["due", "amount", "outstanding", "reference"] as const) {
          for (const descending of [false, true]) {
            const pages = yield* Effect.forEach([1, 2, 3], (page) =>
              search.sorted(
                company,
                { statuses: OWED_STATUSES },
                { by, descending },
                { page, perPage: 25 },
                NOW
              )
            )
            const found = pages.flat().map(keys[by])
            const expected = items.map(keys[by]).sort()
            expect([by, found]).toEqual([by, descending ? expected.toReversed() : expected])
          }
        }
      })
    ))

  for (const by of [
    "name",
    "owed",
    "overdue",
    "oldest",
    "message"
  ] as const satisfies ReadonlyArray<CustomerSortKey>) {
    it(`customers by ${by}: a bounded number of blocks`, () =>
      runtime.runPromise(
        Effect.gen(function* () {
          const company = companies[LARGE] ?? 0
          const { needs, text } = customerOrders[by](false)
          const values = { currency: "EUR", today: TODAY }
          const blocks = yield* blocksOf(company, {
            text: `select * from (${text}) p order by place limit $2 offset $3`,
            params: [company, 26, 0, ...needs.map((each) => values[each])]
          })
          // Overdue sums are those of the customers who owe most, and the oldest debts are looked for by an index alone.
          expect(blocks).toBeLessThan(by === "overdue" ? 60_000 : FEW_BLOCKS)
        })
      ))
  }

  it("customers by what they owe, and by what of it is overdue, are as the sums of their receivables", () =>
    runtime.runPromise(
      Effect.gen(function* () {
        const repo = yield* SortedCustomersRepo
        const company = companies[SMALL] ?? 0
        for (const by of ["owed", "overdue"] as const) {
          const found = yield* repo.list(company, { by, reversed: false, currency: "EUR" }, PAGE, TODAY)
          const standings = yield* (yield* CustomerStandingsRepo).of(
            company,
            found.map(({ id }) => id),
            TODAY
          )
          const sums = found.map(
            ({ id }) => standings.get(id)?.sums.find(({ currency }) => currency === "EUR")?.[by] ?? 0n
          )
          expect(sums.length).toBe(5)
          expect(sums).toEqual(sums.toSorted((a, b) => (a > b ? -1 : 1)))
        }
        expect(yield* repo.currencies(company)).toEqual(["EUR", "USD"])
      })
    ))

  it("what is outstanding is that of the rows, for every filter", () =>
    runtime.runPromise(
      Effect.gen(function* () {
        const search = yield* ReceivableSearchRepo
        const repo = yield* ReceivablesRepo
        const company = companies[SMALL] ?? 0
        for (const filter of [
          {},
          { statuses: OWED_STATUSES },
          { overdue: true },
          { overdue: false },
          { status: "open", currency: "USD" },
          { status: "paid" },
          { dueFrom: "2026-02-10", dueTo: "2026-11-24", overdue: true },
          { customerId: (yield* repo.list(company, {}, PAGE, NOW)).items[0]?.customerId ?? 0 }
        ] satisfies ReadonlyArray<ReceivableFilter>) {
          const { items } = yield* repo.list(company, filter, { page: 1, perPage: 100 }, NOW)
          const sums = new Map<string, bigint>()
          for (const { amountMinor, currency, paidMinor, status } of items)
            if (OWED_STATUSES.includes(status))
              sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(amountMinor - paidMinor))
          const found = yield* search.outstanding(company, filter, NOW)
          expect([filter, new Map(found?.map(({ currency, minor }) => [currency, minor]))]).toEqual([
            filter,
            sums
          ])
        }
      })
    ))
})

describe.skipIf(isDistributed())("a search of 100 000 receivables", () => {
  for (const text of ["lindner", "customer 77", "inv", "2026", "99999", "inv 4711", "1,234.56", "nobody"]) {
    it(`for “${text}” reads a bounded part of it`, () =>
      runtime.runPromise(
        Effect.gen(function* () {
          const company = companies[LARGE] ?? 0
          const amounts = searchedAmounts(text)
          const customers = { text: bookSearch.customers, params: [company, text], confined: false }
          const receivables = {
            text: bookSearch.receivables,
            params: [
              company,
              text,
              null,
              amounts.map(({ currency }) => currency),
              amounts.map(({ minor }) => minor)
            ],
            confined: false
          }
          expect(yield* blocksOf(company, customers)).toBeLessThan(1_500)
          // An amount is looked for in every currency.
          expect(yield* blocksOf(company, receivables)).toBeLessThan(3_000)
          const search = { text: customerSearch, params: [company, text, 25, 0], confined: false }
          // Up to a thousand customers are compared, and each is read for that.
          expect(yield* blocksOf(company, search)).toBeLessThan(6_000)
        })
      ))
  }

  it("finds what it is for, and nothing of another company", () =>
    runtime.runPromise(
      Effect.gen(function* () {
        const repo = yield* BookSearchRepo
        const company = companies[LARGE] ?? 0
        expect((yield* repo.find(company, "inv 4711", [])).receivables[0]?.externalReference).toBe(
          "INV-2026-4711"
        )
        expect((yield* repo.find(company, "lind 4711", [])).customers).toHaveLength(1)
        const small = yield* repo.find(companies[SMALL] ?? 0, "4711", [])
        expect(small).toEqual({ customers: [], receivables: [] })
      })
    ))
})

describe("words of a text", () => {
  const words = (text: string) =>
    Effect.flatMap(Database.Database, (db) =>
      Effect.map(
        db.query<{ found: string }>(
          "select array_to_string(tsvector_to_array(search_words(7, $1)), ' ') as found",
          [text]
        ),
        ([row]) => row?.found ?? ""
      )
    )

  it("are folded alike, however they are written, and belong to their company", () =>
    runtime.runPromise(
      Effect.gen(function* () {
        expect(yield* words("Müller & Söhne GmbH")).toBe("7:gmbh 7:muller 7:sohne")
        for (const text of ["Mueller Soehne gmbh", "MÜLLER, SÖHNE (GmbH)", "Mu\u0308ller\tSo\u0308hne/GmbH"])
          expect(yield* words(text)).toBe("7:gmbh 7:muller 7:sohne")
        expect(yield* words("Łódź Straße Ærø Ørsted Ðorđe")).toBe(
          yield* words("lodz strasse aero oersted dorde")
        )
        expect(yield* words("Αθήνα Київ 東京")).not.toBe("")
        expect(yield* words("-- ' \\ !!")).toBe("")
      })
    ))

  it("can be stored of every text that PostgreSQL can", () =>
    runtime.runPromise(
      Effect.promise(() =>
        fc.assert(
          fc.asyncProperty(
            fc
              .oneof(
                fc.string({ unit: "binary", maxLength: 255 }),
                fc.string({ unit: "grapheme", maxLength: 200 }),
                fc.constant("\ufdfa".repeat(255))
              )
              .filter(isStorable),
            async (text) => void (await runtime.runPromise(words(text)))
          ),
          { numRuns: 60 }
        )
      )
    ))
})
