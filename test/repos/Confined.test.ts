/** What a read of one company shows if its SQL forgets the company: the rows of that company all the same. */
import { Effect, Layer, ManagedRuntime, Redacted } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { repos } from "../../src/App.ts"
import * as Db from "../../src/postgres/Database.ts"
import type { Statement } from "../../src/postgres/RoundTrip.ts"
import { AuditLog } from "../../src/repos/AuditLog.ts"
import { AttentionRepo } from "../../src/repos/company/Attention.ts"
import { CompaniesRepo } from "../../src/repos/company/Companies.ts"
import { KeptSumsRepo } from "../../src/repos/company/KeptSums.ts"
import { PlanPeriodsRepo } from "../../src/repos/company/PlanPeriods.ts"
import { TrustRepo } from "../../src/repos/company/Trust.ts"
import { CustomerBook } from "../../src/repos/customers/CustomerBook.ts"
import { CustomersRepo } from "../../src/repos/customers/Customers.ts"
import { SortedCustomersRepo } from "../../src/repos/customers/SortedCustomers.ts"
import { CustomerSearchRepo } from "../../src/repos/customers/CustomerSearch.ts"
import { DebtorLinksRepo } from "../../src/repos/customers/DebtorLinks.ts"
import { DebtorPagesRepo } from "../../src/repos/customers/DebtorPages.ts"
import { KeysRepo } from "../../src/repos/keys/Keys.ts"
import { KeyUseRepo } from "../../src/repos/keys/KeyUse.ts"
import { BillMonths } from "../../src/repos/payables/BillMonths.ts"
import { PayablesRepo } from "../../src/repos/payables/Payables.ts"
import { SeriesRepo } from "../../src/repos/payables/Series.ts"
import { InvitationsRepo } from "../../src/repos/people/Invitations.ts"
import { MembershipsRepo } from "../../src/repos/people/Memberships.ts"
import { SecurityNoticesRepo } from "../../src/repos/people/SecurityNotices.ts"
import { PaymentsRepo } from "../../src/repos/receivables/Payments.ts"
import { ReceivableSearchRepo } from "../../src/repos/receivables/ReceivableSearch.ts"
import { ReceivablesRepo } from "../../src/repos/receivables/Receivables.ts"
import { AttemptSearch } from "../../src/repos/reminders/AttemptSearch.ts"
import { DigestsRepo } from "../../src/repos/reminders/Digests.ts"
import { ReminderAttemptsRepo } from "../../src/repos/reminders/ReminderAttempts.ts"
import { ReminderTextsRepo } from "../../src/repos/reminders/ReminderTexts.ts"
import { sealing } from "../support/secretKeys.ts"
import { asServed } from "../support/ServingLogin.ts"
import { isDistributed } from "../support/TestDatabase.ts"
import { type Company, useServer } from "../support/TestServer.ts"

const server = useServer()

/** A statement whose author has forgotten the company in every condition. */
const forgetful = (text: string): string =>
  text
    .replaceAll(/\b(?:\w+\.)?company_id = \$1(?:::bigint)?/g, "$1::bigint is not null")
    .replaceAll(/\b\w+\.company_id = [cq]\.company_id/g, "true")

const forgetfulAll = (statements: ReadonlyArray<Statement>): ReadonlyArray<Statement> =>
  statements.map((statement) => ({ ...statement, text: forgetful(statement.text) }))

const over = ({ query, queryAll }: Db.Statements): Db.Statements => ({
  query: (text, params, lane) => query(forgetful(text), params, lane),
  queryAll: (statements, lane) => queryAll(forgetfulAll(statements), lane)
})

/** The database whose statements forget the company; without `confines`, as it would be without the second wall. */
const forgetting = (confines: boolean) =>
  Layer.effect(
    Db.Database,
    Effect.map(Db.Database, (db) =>
      Db.Database.of({
        ...db,
        ...over(db),
        ofCompany: (companyId) => over(confines ? db.ofCompany(companyId) : db),
        batch: (statement) => {
          const { confined, ...rest } = statement
          const forgot = {
            ...rest,
            statements: (items: Parameters<typeof statement.statements>[0]) =>
              forgetfulAll(statement.statements(items))
          }
          return db.batch(confines && confined === true ? { ...forgot, confined } : forgot)
        }
      })
    )
  )

const runtimeOf = (confines: boolean) =>
  ManagedRuntime.make(
    Layer.unwrapEffect(
      Effect.sync(() => {
        const connection = Db.layer({
          url: Redacted.make(asServed(server.databaseUrl)),
          size: 4,
          maxWaiting: 100,
          applicationName: "confined"
        })
        return repos.pipe(Layer.provide([forgetting(confines), sealing]), Layer.provide(connection))
      })
    )
  )

const confined = runtimeOf(true)
const unconfined = runtimeOf(false)
afterAll(async () => {
  await confined.dispose()
  await unconfined.dispose()
})

let full: Company
let empty: Company
const ids = {
  receivable: 0,
  payable: 0,
  customer: 0,
  series: 0,
  invitation: 0,
  user: 0,
  key: 0,
  attempt: 0,
  payment: 0,
  link: 0
}

const id = async (text: string): Promise<number> =>
  Number((await server.sql<{ id: string }>(text, [full.id]))[0]?.id)

beforeAll(async () => {
  full = await server.company()
  empty = await server.company()
  const receivable = await full.receivable({
    customer: { display_name: "Ada", email: "ada@example.com" },
    external_reference: "R-1"
  })
  ids.receivable = receivable.id
  ids.payment = (await full.payment(receivable.id, "10.00")).id
  ids.payable = (await full.payable()).id
  ids.customer = await id("select customer_id as id from customers where company_id = $1")
  ids.attempt = await id(
    "select min(attempt_id) as id from reminder_attempts where company_id = $1 and receivable_id is not null"
  )
  ids.user = await id("select user_id as id from memberships where company_id = $1")
  ids.key = await id("select api_key_id as id from api_keys where company_id = $1")
  ids.series = await id(
    `insert into payable_series (company_id, bill_label, amount_minor, currency, anchor_date, next_due_date, created_at)
     values ($1, 'Rent', 1, 'EUR', '2089-01-01', '2089-01-01', now()) returning series_id as id`
  )
  ids.invitation = await id(
    `insert into invitations (company_id, email, role, invited_by, sent_at, expires_at, created_at)
     select company_id, 'b@example.com', 'member', user_id, now(), now() + interval '1 day', now()
     from memberships where company_id = $1 returning invitation_id as id`
  )
  for (const text of [
    "insert into reminder_texts (company_id, locale, tone, subject, updated_at) values ($1, 'en', 'firm', 'S', now())",
    "insert into digests_due (company_id, due_at, on_test_clock) values ($1, now(), false) on conflict do nothing",
    `insert into key_usage_days (company_id, api_key_id, day, requests, last_used_at)
     select company_id, api_key_id, '2089-01-01', 1, now() from api_keys where company_id = $1`,
    "update receivables set status = 'paused', pause_cause = 'disputed' where company_id = $1",
    `insert into reminder_messages (company_id, attempt_ids, customer_id, channel, recipient, locale, tone, captured, status,
       sent_on, sent_at, created_at)
     select company_id, '{1}', customer_id, 'email', 'ada@example.com', 'en', 'friendly', true, 'sent', '2089-01-01', now(), now()
     from customers where company_id = $1`,
    "update companies set signed_up = true where company_id = $1",
    "insert into trust_use (company_id, day, sms) values ($1, (now() at time zone 'UTC')::date, 7)",
    "insert into known_recipients (company_id, channel, recipient, first_at) values ($1, 'email', 'ada@example.com', now())",
    `insert into audit_log (company_id, at, actor, user_id, action, subject_id, details)
     select company_id, now(), 'user', invited_by, 'invitation.send', invitation_id,
       jsonb_build_object('email', email, 'role', role)
     from invitations where company_id = $1`,
    `with account as (
       insert into statement_accounts (company_id, bank_account_id, number, is_iban, currency, currency_known, created_at)
       values ($1, 1, 'DE02120300000000202051', true, 'EUR', true, now()) returning bank_account_id
     ), file as (
       insert into bank_statements (company_id, file_hash, format, statements, transactions, imported_at)
       values ($1, sha256('a'), 'camt.053', 1, 1, now()) returning bank_statement_id
     )
     insert into bank_transactions (company_id, bank_account_id, bank_statement_id, direction, amount_minor, currency,
       booked_on, said, number, created_at, updated_at)
     select $1, bank_account_id, bank_statement_id, 'credit', 100, 'EUR', '2089-01-01', sha256('a'), 1, now(), now()
     from account, file`
  ]) {
    await server.sql(text, [full.id])
  }
  // Of the other company nothing is left but itself.
  await server.sql("delete from api_keys where company_id = $1", [empty.id])
  await server.sql("delete from plan_periods where company_id = $1", [empty.id])
  await server.sql("delete from memberships where company_id = $1", [empty.id])
})

const PAGE = { page: 1, perPage: 25 }
const NOW = Date.parse("2089-06-01T00:00:00Z")

/** The reads of one company, each with what a company without any rows gets. */
const reads = {
  receivable: (company: number) =>
    Effect.flatMap(ReceivablesRepo, (repo) => repo.find(company, ids.receivable)),
  receivables: (company: number) =>
    Effect.map(
      Effect.flatMap(ReceivablesRepo, (repo) => repo.list(company, { customerId: ids.customer }, PAGE, NOW)),
      ({ items }) => items
    ),
  ...Object.fromEntries(
    (["due", "reference", "customer", "status", "outstanding", "amount"] as const).map((by) => [
      `receivables by ${by}`,
      (company: number) =>
        Effect.flatMap(ReceivableSearchRepo, (repo) =>
          repo.sorted(company, {}, { by, descending: false }, PAGE, NOW)
        )
    ])
  ),
  "what is outstanding": (company: number) =>
    Effect.flatMap(ReceivableSearchRepo, (repo) => repo.outstanding(company, {}, NOW)),
  "what is outstanding of a customer": (company: number) =>
    Effect.flatMap(ReceivableSearchRepo, (repo) =>
      repo.outstanding(company, { customerId: ids.customer }, NOW)
    ),
  ...Object.fromEntries(
    (["name", "owed", "oldest", "message"] as const).map((by) => [
      `customers by ${by}`,
      (company: number) =>
        Effect.flatMap(SortedCustomersRepo, (repo) =>
          repo.list(company, { by, reversed: false, currency: "EUR" }, PAGE, "2089-06-01")
        )
    ])
  ),
  "currencies of what is owed": (company: number) =>
    Effect.flatMap(SortedCustomersRepo, (repo) => repo.currencies(company)),
  payment: (company: number) =>
    Effect.flatMap(PaymentsRepo, (repo) => repo.find(company, ids.receivable, ids.payment)),
  payable: (company: number) => Effect.flatMap(PayablesRepo, (repo) => repo.find(company, ids.payable)),
  payables: (company: number) =>
    Effect.map(
      Effect.flatMap(PayablesRepo, (repo) => repo.list(company, {}, PAGE, NOW)),
      ({ items }) => items
    ),
  "bills of a month": (company: number) =>
    Effect.map(
      Effect.flatMap(BillMonths, (repo) => repo.between(company, "2089-01-01", "2090-01-01")),
      ({ bills, sums }) => [...bills, ...sums]
    ),
  series: (company: number) => Effect.flatMap(SeriesRepo, (repo) => repo.find(company, ids.series)),
  "running series": (company: number) => Effect.flatMap(SeriesRepo, (repo) => repo.running(company, 10)),
  "whether a series runs": (company: number) =>
    Effect.map(
      Effect.flatMap(SeriesRepo, (repo) => repo.isRunning(company)),
      (runs) => (runs ? ["it runs"] : [])
    ),
  customer: (company: number) => Effect.flatMap(CustomersRepo, (repo) => repo.find(company, ids.customer)),
  recipient: (company: number) =>
    Effect.flatMap(CustomersRepo, (repo) => repo.findRecipient(company, ids.customer)),
  customers: (company: number) =>
    Effect.map(
      Effect.flatMap(CustomersRepo, (repo) => repo.list(company, {}, PAGE)),
      ({ items }) => items
    ),
  "customers' names": (company: number) =>
    Effect.map(
      Effect.flatMap(CustomerBook, (repo) => repo.names(company, [ids.customer])),
      (names) => [...names]
    ),
  "what customers owe": (company: number) =>
    Effect.flatMap(CustomerBook, (repo) => repo.owed(company, [ids.customer])),
  "customers offered": (company: number) =>
    Effect.flatMap(CustomerSearchRepo, (repo) => repo.newest(company)),
  "customers known": (company: number) =>
    Effect.flatMap(CustomerSearchRepo, (repo) =>
      repo.known(company, [{ displayName: "Ada", email: "ada@example.com" }])
    ),
  "the usual currency": (company: number) =>
    Effect.flatMap(CustomerSearchRepo, (repo) => repo.usualCurrency(company)),
  "the parts of a debtor's link": (company: number) =>
    Effect.flatMap(DebtorLinksRepo, (repo) => repo.find(company, ids.customer)),
  "the debtor's page": (company: number) =>
    Effect.flatMap(DebtorPagesRepo, (repo) =>
      repo.look({ companyId: company, customerId: ids.customer }, 10)
    ),
  attention: (company: number) =>
    Effect.flatMap(AttentionRepo, (repo) => repo.read(company, { today: "2089-06-01", since: 0 })),
  "attention at the bank": (company: number) =>
    Effect.map(
      Effect.flatMap(AttentionRepo, (repo) => repo.bank(company, null)),
      ({ payments }) => payments.newest
    ),
  "kept sums": (company: number) =>
    Effect.map(
      Effect.flatMap(KeptSumsRepo, (repo) =>
        repo.read(company, {
          today: "2089-06-01",
          dayFrom: "2089-01-01",
          dayUntil: "2090-01-01",
          billedFrom: "2000-01-01",
          paidFrom: "2000-01-01"
        })
      ),
      ({ owed }) => owed
    ),
  "plan periods": (company: number) => Effect.flatMap(PlanPeriodsRepo, (repo) => repo.upcoming(company, NOW)),
  "what was used of a company's trust": (company: number) =>
    Effect.map(
      Effect.flatMap(TrustRepo, (repo) => repo.read(company)),
      (record) => (record === null || record.used.sms === 0 ? [] : [record.used])
    ),
  "known recipients": (company: number) =>
    Effect.map(
      Effect.flatMap(TrustRepo, (repo) =>
        repo.known(company, [{ channel: "email", recipient: "ada@example.com" }])
      ),
      (known) => [...known]
    ),
  "owners who are told": (company: number) =>
    Effect.flatMap(SecurityNoticesRepo, (repo) => repo.ownersOf(company, 0, null)),
  "invitations mailed": (company: number) =>
    Effect.map(
      Effect.flatMap(InvitationsRepo, (repo) => repo.mailedSince(company, 0)),
      (count) => (count === 0 ? [] : [count])
    ),
  key: (company: number) => Effect.flatMap(KeysRepo, (repo) => repo.findIn(company, ids.key)),
  keys: (company: number) => Effect.flatMap(KeysRepo, (repo) => repo.listIn(company, null, 10)),
  "use of keys": (company: number) =>
    Effect.flatMap(KeyUseRepo, (repo) => repo.list(company, "2000-01-01", 10)),
  people: (company: number) => Effect.flatMap(MembershipsRepo, (repo) => repo.people(company, 10)),
  invitation: (company: number) =>
    Effect.flatMap(InvitationsRepo, (repo) => repo.find(company, ids.invitation)),
  invitations: (company: number) => Effect.flatMap(InvitationsRepo, (repo) => repo.list(company, 10)),
  "the audit log": (company: number) =>
    Effect.map(
      Effect.flatMap(AuditLog, (repo) => repo.find(company, {}, { before: null, limit: 10, scan: 10 })),
      ({ entries }) => entries
    ),
  history: (company: number) =>
    Effect.flatMap(AuditLog, (repo) =>
      repo.history(company, [{ deeds: ["receivable.create"], subjectId: ids.receivable }])
    ),
  "newest entries": (company: number) => Effect.flatMap(AuditLog, (repo) => repo.newest(company, 10)),
  "attempts of a receivable": (company: number) =>
    Effect.flatMap(ReminderAttemptsRepo, (repo) => repo.of(company, ids.receivable)),
  "attempts found": (company: number) =>
    Effect.map(
      Effect.flatMap(AttemptSearch, (repo) =>
        repo.search(company, {}, { before: null, rows: 10, walked: 100 })
      ),
      ({ items }) => items
    ),
  attempt: (company: number) => Effect.flatMap(AttemptSearch, (repo) => repo.find(company, ids.attempt)),
  texts: (company: number) => Effect.flatMap(ReminderTextsRepo, (repo) => repo.all(company)),
  "when a digest is due": (company: number) => Effect.flatMap(DigestsRepo, (repo) => repo.dueAt(company)),
  "readers of digests": (company: number) => Effect.flatMap(DigestsRepo, (repo) => repo.readers(company))
} as const

const isEmpty = (found: unknown): boolean => found === null || (Array.isArray(found) && found.length === 0)

// A distributed database confines transactions alone, and finds the rows of a company by it.
describe.skipIf(isDistributed())("a read of one company that forgets the company", () => {
  for (const [name, read] of Object.entries(reads)) {
    it(`shows nothing of another one's: ${name}`, async () => {
      const open = await unconfined.runPromise(read(empty.id) as Effect.Effect<unknown, unknown, never>)
      expect(isEmpty(open), "this shows something where nothing confines it").toBe(false)
      const shown = await confined.runPromise(read(empty.id) as Effect.Effect<unknown, unknown, never>)
      expect(isEmpty(shown), JSON.stringify(shown)).toBe(true)
      const own = await confined.runPromise(read(full.id) as Effect.Effect<unknown, unknown, never>)
      expect(isEmpty(own), "the company sees its own").toBe(false)
    })
  }

  it("shows a company itself, and none of the others", async () => {
    const found = await confined.runPromise(Effect.flatMap(CompaniesRepo, (repo) => repo.find(empty.id)))
    expect(found?.id).toBe(empty.id)
  })
})
