/** Candidates on a large book: each look-up is by an index and bounded, whatever the number of debts. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { Effect, Layer, ManagedRuntime, Redacted } from "effect"
import { repos } from "../../../src/App.ts"
import { MAX_DEBTS_OF_CUSTOMER } from "../../../src/domain/bank/matching/Candidates.ts"
import { MAX_CUSTOMERS_OF_ACCOUNT } from "../../../src/domain/bank/matching/Facts.ts"
import * as Database from "../../../src/postgres/Database.ts"
import { candidateStatements, MatchCandidates } from "../../../src/repos/bank/MatchCandidates.ts"
import { sealing } from "../../support/secretKeys.ts"
import { asServed } from "../../support/ServingLogin.ts"
import { useServer } from "../../support/TestServer.ts"

const server = useServer()

const CUSTOMERS = 5_000
const DEBTS = 100_000

const layerOn = (url: string) =>
  repos.pipe(
    Layer.provide(sealing),
    Layer.provideMerge(
      Database.layer({ url: Redacted.make(url), size: 2, maxWaiting: 10, applicationName: "candidates" })
    )
  )

let runtime: ManagedRuntime.ManagedRuntime<MatchCandidates | Database.Database, never>
let companyId = 0
let firstDebt = 0

beforeAll(async () => {
  // As a service connects, which does not own the tables: its plans are others under row-level security.
  runtime = ManagedRuntime.make(layerOn(asServed(server.databaseUrl))) as typeof runtime
  companyId = (await server.company()).id
  await server.sql(
    `insert into customers (company_id, display_name, created_at, updated_at)
     select $1, 'Customer ' || n, now(), now() from generate_series(1, $2::int) n`,
    [companyId, CUSTOMERS]
  )
  await server.sql(
    `insert into receivables (company_id, customer_id, amount_minor, currency, due_date, external_reference,
       created_at, updated_at, billed_on)
     select $1, c.first + n % $2::int, 1000 + n, 'EUR', date '2026-03-01', 'INV-' || n, now(), now(), date '2026-02-01'
     from generate_series(1, $3::int) n, (select min(customer_id) as first from customers where company_id = $1) c`,
    [companyId, CUSTOMERS, DEBTS]
  )
  // One customer with more debts than are looked at.
  await server.sql(
    `insert into receivables (company_id, customer_id, amount_minor, currency, due_date, created_at, updated_at, billed_on)
     select $1, c.last, n, 'EUR', date '2026-04-01', now(), now(), date '2026-02-01'
     from generate_series(1, 50) n, (select max(customer_id) as last from customers where company_id = $1) c`,
    [companyId]
  )
  await server.sql("analyze receivables; analyze customers")
  const [row] = await server.sql<{ id: string }>(
    "select min(receivable_id) as id from receivables where company_id = $1",
    [companyId]
  )
  firstDebt = Number(row?.id)
}, 120_000)
afterAll(() => runtime.dispose())

const keys = (n: number) => ({
  receivableIds: [firstDebt + n],
  references: [`inv-${n + 1}`, `inv-none-${n}`],
  account: "FR7630006000011234567890189",
  names: [`customer ${n + 1}`],
  paidFor: null
})

const find = (many: ReadonlyArray<ReturnType<typeof keys>>) =>
  runtime.runPromise(
    Effect.flatMap(MatchCandidates, (candidates) => candidates.find(companyId, many, "background"))
  )

describe("candidates", () => {
  it("are found by id, reference and name, each for its own transaction", async () => {
    const found = await find([keys(0), keys(7), { ...keys(9), receivableIds: [], references: [], names: [] }])
    expect(found).toHaveLength(3)
    const [first, eighth, none] = found
    expect(first?.debts.map(({ externalReference }) => externalReference)).toContain("INV-1")
    expect(eighth?.debts.map(({ externalReference }) => externalReference)).toContain("INV-8")
    expect(eighth?.debts.map(({ externalReference }) => externalReference)).not.toContain("INV-1")
    expect(none).toEqual({
      debts: [],
      payerOf: new Set(),
      customers: new Map(),
      isNameCommon: false,
      customersWithMore: new Set()
    })
  })

  it("are so many for each customer at most, and it is known who owes more", async () => {
    const [found] = await find([
      { receivableIds: [], references: [], account: "", names: [`customer ${CUSTOMERS}`], paidFor: null }
    ])
    expect(found?.debts).toHaveLength(MAX_DEBTS_OF_CUSTOMER)
    expect(found?.customersWithMore.size).toBe(1)
  })

  it("tell that an account paid for more customers than say who a payer is", async () => {
    const account = "FR7630006000011234567890200"
    await server.sql(
      `with accounts as (
         insert into statement_accounts (company_id, bank_account_id, number, is_iban, currency, currency_known, created_at)
         values ($1, 1, 'DE89370400440532013000', true, 'EUR', true, now())
       ), statements as (
         insert into bank_statements (company_id, bank_statement_id, file_hash, format, statements, transactions, imported_at)
         values ($1, 1, sha256('file'), 'mt940', 1, 1, now())
       )
       insert into bank_transactions (company_id, bank_transaction_id, bank_account_id, bank_statement_id, direction,
         amount_minor, currency, booked_on, said, number, created_at, updated_at)
       values ($1, 1, 1, 1, 'credit', 1000, 'EUR', date '2026-03-01', sha256('said'), 1, now(), now())`,
      [companyId]
    )
    await server.sql(
      `insert into bank_payers (company_id, account, customer_id, bank_transaction_id, learned_at)
       select $1, $2, customer_id, 1, now() from customers where company_id = $1 order by customer_id limit 25`,
      [companyId, account]
    )
    const [found] = await find([{ receivableIds: [], references: [], account, names: [], paidFor: null }])
    expect(found?.payerOf.size).toBe(MAX_CUSTOMERS_OF_ACCOUNT + 1)
  })

  it("are none of another company", async () => {
    const { id } = await server.company()
    const [found] = await runtime.runPromise(
      Effect.flatMap(MatchCandidates, (candidates) => candidates.find(id, [keys(0)], "read"))
    )
    expect(found?.debts).toEqual([])
  })

  it("are read by their references alone: as many rows as have them, and no others", async () => {
    const read = async () => {
      await server.sql("select pg_stat_force_next_flush()")
      await Bun.sleep(1_200)
      const [row] = await server.sql<{ n: string }>(
        `select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as n from pg_stat_user_tables
         where relname = 'receivables'`
      )
      return Number(row?.n)
    }
    const many = Array.from({ length: 50 }, (_, n) => ({
      ...keys(n),
      receivableIds: [],
      account: "",
      names: []
    }))
    const before = await read()
    const found = await find(many)
    expect(found.map(({ debts }) => debts.length > 0)).not.toContain(false)
    // Each by its reference, and then what its customer owes; a few more, which were read before and are counted late.
    expect((await read()) - before).toBeLessThan(many.length * (MAX_DEBTS_OF_CUSTOMER + 2) + 1_000)
  })

  it("are read by index: no statement reads as many rows as the book has", async () => {
    const many = Array.from({ length: 500 }, (_, n) => keys(n * 17))
    const read = async () => {
      const [row] = await server.sql<{ n: string }>(
        `select coalesce(sum(seq_tup_read), 0) as n from pg_stat_user_tables
         where relname in ('receivables', 'customers', 'bank_payers')`
      )
      return Number(row?.n)
    }
    const settled = async () => {
      await server.sql("select pg_stat_force_next_flush()")
      await Bun.sleep(1_200)
      return read()
    }
    const before = await settled()
    // More often than a prepared statement keeps plans for its values.
    for (let n = 0; n < 8; n++) await find(many)
    expect((await settled()) - before).toBe(0)
  })

  it("are planned with indexes alone, however many keys there are", async () => {
    for (const [name, text] of Object.entries(candidateStatements)) {
      const values = name === "byId" || name === "owed" ? "{1,2}" : "{a,b}"
      const rows = await server.sql<{ "QUERY PLAN": string }>(`explain ${text}`, [companyId, values])
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n")
      expect(plan).toMatch(/Index (Only )?Scan/)
      expect(plan).not.toMatch(/Seq Scan on (receivables|customers|bank_payers)/)
    }
  })
})
