/** Two customers of a company, whom a person merges. */
import { expect } from "vitest"
import { type Person, personOf, type Seen } from "./Person.ts"
import { Company, type TestServer, useServer } from "./TestServer.ts"

/** What a form says besides what it has anyway. */
export type Fields = Readonly<Record<string, string>>

type Facts = Readonly<Record<string, string | null>>

interface TwoOptions {
  readonly kept?: Facts
  readonly gone?: Facts
}

const TABLES = [
  "receivables",
  "reminder_attempts",
  "deposits",
  "replies",
  "customer_notes",
  "bank_transactions",
  "bank_reviews",
  "bank_payers",
  "bank_lessons"
] as const

type Holdings = Readonly<Record<"kept" | "gone", Readonly<Record<string, number>>>>

/** Ada Ltd, who stays, and Bert, who goes. */
export class Merging {
  readonly server: TestServer
  readonly company: Company
  readonly person: Person
  readonly kept: number
  readonly gone: number
  /** Of the one who goes. */
  readonly debts: ReadonlyArray<number>

  constructor(server: TestServer, made: Pick<Merging, "company" | "person" | "kept" | "gone" | "debts">) {
    this.server = server
    this.company = made.company
    this.person = made.person
    this.kept = made.kept
    this.gone = made.gone
    this.debts = made.debts
  }

  get mergePath(): string {
    return this.person.at(`/customers/${this.gone}/merge`)
  }

  get keptPath(): string {
    return this.person.at(`/customers/${this.kept}`)
  }

  as(role: "owner" | "admin" | "member"): Promise<Person> {
    return personOf(this.server, this.company.id, { role })
  }

  preview(): Promise<Seen> {
    return this.person.get(`${this.mergePath}?into=${this.kept}`)
  }

  /** Sends the form of the preview, as it is when neither has changed. */
  async merge(fields: Fields = {}, gone = this.gone): Promise<Seen> {
    const versions = await this.server.sql<{ readonly customer_id: string; readonly version: string }>(
      "select customer_id, version from customers where company_id = $1",
      [this.company.id]
    )
    const versionOf = (id: number) =>
      `v${versions.find(({ customer_id }) => Number(customer_id) === id)?.version ?? 1}`
    const into = fields["into"] ?? String(this.kept)
    const form = this.person.fieldsOf(
      await this.person.get(this.person.at(`/customers/${this.kept}`)),
      "edit-customer"
    )
    form.delete("expected_version")
    form.set("_action", "merge-customer")
    form.set("into", into)
    form.set("kept_version", versionOf(Number(into)))
    form.set("gone_version", versionOf(gone))
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return this.person.post(this.person.at(`/customers/${gone}/merge`), form)
  }

  undo(): Promise<Seen> {
    return this.person.submit(this.keptPath, "undo-merge", {})
  }

  async merges(condition = "true"): Promise<number> {
    const [row] = await this.server.sql<{ readonly n: string }>(
      `select count(*) as n from customer_merges where company_id = $1 and ${condition}`,
      [this.company.id]
    )
    return Number(row?.n)
  }

  /** How many rows of each table name either. */
  async holdings(): Promise<Holdings> {
    const counted = async (id: number) => {
      const [row = {}] = await this.server.sql(
        `select ${TABLES.map(
          (table) =>
            `(select count(*)::int from ${table} where company_id = $1 and customer_id = $2${
              table === "reminder_attempts" ? " and status = 'sent'" : ""
            }) as ${table}`
        ).join(", ")}`,
        [this.company.id, id]
      )
      return row as Readonly<Record<string, number>>
    }
    return { kept: await counted(this.kept), gone: await counted(this.gone) }
  }

  /** The row of a customer, without what every write changes. */
  async rowOf(id: number): Promise<unknown> {
    const [row] = await this.server.sql(
      "select to_jsonb(t) - 'version' - 'updated_at' as row from customers t where company_id = $1 and customer_id = $2",
      [this.company.id, id]
    )
    return row?.["row"]
  }

  /** Where kept sums and counters are not what the rows come to. */
  async differences(): Promise<ReadonlyArray<unknown>> {
    return await this.server.connected(async (client) => {
      const kept = `
        select 'sum' as what, customer_id::text || currency as key, n, minor from customer_sums where company_id = $1 and n <> 0
        union all
        select resource || status, due_date::text || currency, sum(n), sum(minor) from resource_counts where company_id = $1
        group by 1, 2 having sum(n) <> 0`
      const before = await client.query(`select * from (${kept}) t order by 1, 2`, [this.company.id])
      await client.query("begin")
      await client.query("select count_again($1), sum_customers_again($1)", [this.company.id])
      const again = await client.query(`select * from (${kept}) t order by 1, 2`, [this.company.id])
      await client.query("rollback")
      const text = (row: unknown) => JSON.stringify(row)
      const [one, other] = [before.rows.map(text), again.rows.map(text)]
      return [...one.filter((row) => !other.includes(row)), ...other.filter((row) => !one.includes(row))]
    })
  }
}

/** Makes pairs of customers, each in a company of its own. */
export const useMerging = () => {
  const server = useServer()

  const two = async ({ gone = {}, kept = {} }: TwoOptions = {}): Promise<Merging> => {
    server.clock.hold("2026-03-16T10:00:00Z")
    const company = await server.company({ timezone: "Europe/Berlin" })
    const person = await personOf(server, company.id, { role: "owner" })
    const without = (facts: Facts) =>
      Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))
    const ada = await company.receivable({
      customer: without({ display_name: "Ada Ltd", email: "ada@example.com", ...kept }),
      amount: "10.00",
      due_date: "2026-03-01"
    })
    const bert = await company.receivable({
      customer: without({ display_name: "Bert", email: "bert@example.com", ...gone }),
      amount: "10.00",
      due_date: "2026-02-01"
    })
    const goneId = Number(bert["customer_id"])
    const other = await company.receivable({ customer_id: goneId, amount: "20.00", due_date: "2026-04-01" })
    return new Merging(server, {
      company,
      person,
      kept: Number(ada["customer_id"]),
      gone: goneId,
      debts: [Number(bert.id), Number(other.id)]
    })
  }

  /** As `two`, and the one who goes has something in every table. */
  const full = async (): Promise<Merging> => {
    const at = await two()
    const { company, gone, person } = at
    const page = person.at(`/customers/${gone}`)
    const paid = await person.submit(page, "pay-customer", {
      amount: "5.00",
      currency: "EUR",
      paid_on: "2026-03-14",
      [`amount.${at.debts[0]}`]: "4.00",
      filled: "yes"
    })
    expect(paid.status).toBe(303)
    expect((await person.submit(page, "add-customer-note", { text: "Call in the morning" })).status).toBe(303)
    const made = { company_id: company.id, customer_id: gone, receivable_id: at.debts[1] }
    await server.sql(
      `insert into replies (company_id, customer_id, receivable_id, text, status, created_at, queued_at)
       values ($1, $2, $3, 'We have sent it', 'sent', now(), now())`,
      Object.values(made)
    )
    await server.sql(MONEY, [company.id, gone, at.debts[1]])
    await server.sql(
      `insert into reminder_attempts (company_id, receivable_id, customer_id, step, offset_days, due_date, channel, locale,
         timezone, scheduled_for, expires_at, status, reason_code, currency, created_at, updated_at)
       values ($1, $3, $2, 0, 0, '2026-02-01', 'email', 'en', 'UTC', now(), now(), 'sent', null, 'EUR', now(), now())`,
      Object.values(made)
    )
    await server.sql(
      `insert into resource_counts (company_id, resource, status, slot, n) values ($1, 'reminder_attempt', 'sent', 0, 1)`,
      [company.id]
    )
    return at
  }

  return { server, two, full }
}

const MONEY = `
  with account as (
    insert into statement_accounts (company_id, bank_account_id, number, is_iban, currency, currency_known, created_at)
    values ($1, 1, 'DE02120300000000202051', true, 'EUR', true, now()) returning bank_account_id
  ), file as (
    insert into bank_statements (company_id, file_hash, format, statements, transactions, imported_at, matched_at)
    values ($1, sha256('file'), 'camt.053', 1, 1, now(), now()) returning bank_statement_id
  ), movement as (
    insert into bank_transactions (company_id, bank_account_id, bank_statement_id, direction, amount_minor, currency,
      booked_on, counterparty_name, said, number, status, customer_id, created_at, updated_at)
    select $1, bank_account_id, bank_statement_id, 'credit', 100, 'EUR', '2026-03-01', 'Bert', sha256('said'), 1, 'suggested',
      $2::bigint, now(), now() from account, file returning bank_transaction_id
  ), payer as (
    insert into bank_payers (company_id, account, customer_id, bank_transaction_id, learned_at)
    select $1, 'DE1', $2, bank_transaction_id, now() from movement
  ), lesson as (
    insert into bank_lessons (company_id, account, customer_id, bank_transaction_id, learned_at)
    select $1, 'DE1', $2, bank_transaction_id, now() from movement
  )
  insert into bank_reviews (company_id, bank_transaction_id, number, customer_id, receivable_id, since)
  select $1, bank_transaction_id, 1, $2, $3, now() from movement`
