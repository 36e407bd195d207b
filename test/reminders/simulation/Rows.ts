/** The rows of a company as the checks read them, and what a play changes in the database by itself. */
import { Effect } from "effect"
import { CompaniesRepo } from "../../../src/repos/company/Companies.ts"
import { caseReceivableColumns, toCaseReceivable } from "../../../src/repos/reminders/Cases.ts"
import { attemptColumns, toAttemptRecord } from "../../../src/repos/reminders/AttemptRows.ts"
import {
  type CaseReceivable,
  type CaseState,
  type DecidedReminder,
  decodeState
} from "../../../src/domain/dunning/case/StoredCase.ts"
import type { Channel, AttemptRecord } from "../../../src/domain/ReminderAttempt.ts"
import * as Database from "../../../src/postgres/Database.ts"
import type { Payable } from "../../../src/domain/Payable.ts"
import { payableColumns, toPayable } from "../../../src/repos/Rows.ts"
import type { Row } from "../../../src/postgres/RoundTrip.ts"
import type { CompanySpec } from "./Script.ts"

/** A message, without its text. */
export interface StoredMessage {
  readonly id: number
  readonly customerId: number
  readonly channel: Channel
  readonly recipient: string
  readonly status: string
  readonly decided: DecidedReminder
}

/** The stored rows of a company. */
export interface Rows {
  readonly receivables: ReadonlyMap<number, CaseReceivable>
  readonly payables: ReadonlyMap<number, Payable>
  readonly customerIds: ReadonlyArray<number>
  readonly cases: ReadonlyMap<number, CaseState>
  readonly attempts: ReadonlyMap<number, AttemptRecord>
  readonly messages: ReadonlyMap<number, StoredMessage>
  /** Customers who are still to be planned again; all if the company has changed. */
  readonly changedCustomers: ReadonlySet<number>
  readonly isChanged: boolean
}

export const NO_ROWS: Rows = {
  receivables: new Map(),
  payables: new Map(),
  customerIds: [],
  cases: new Map(),
  attempts: new Map(),
  messages: new Map(),
  changedCustomers: new Set(),
  isChanged: false
}

const byId = <A extends { readonly id: number }>(rows: ReadonlyArray<A>): ReadonlyMap<number, A> =>
  new Map(rows.map((row) => [row.id, row]))

/** A message to a customer; those to members are about bills. */
const toMessage = (row: Row): ReadonlyArray<StoredMessage> =>
  row["customer_id"] === null
    ? []
    : [
        {
          id: Number(row["message_id"]),
          customerId: Number(row["customer_id"]),
          channel: row["channel"] as Channel,
          recipient: row["recipient"] as string,
          status: row["status"] as string,
          decided: JSON.parse(row["decided"] as string) as DecidedReminder
        }
      ]

/** Reads the rows of a company. */
export const rowsOf = Effect.fnUntraced(function* (companyId: number) {
  const { queryAll } = yield* Database.Database
  const of = (text: string) => ({ text: `${text} t where t.company_id = $1`, params: [companyId] })
  const [
    receivables = [],
    customers = [],
    cases = [],
    attempts = [],
    messages = [],
    changed = [],
    company = [],
    payables = []
  ] = yield* Effect.orDie(
    queryAll([
      of(`select ${caseReceivableColumns} from receivables`),
      of("select t.customer_id from customers"),
      of("select t.customer_id, t.state::text as state from cases"),
      of(`select ${attemptColumns} from reminder_attempts`),
      of(
        "select t.message_id, t.customer_id, t.channel, t.recipient, t.status, t.decided::text as decided from reminder_messages"
      ),
      of("select t.customer_id from customer_changes"),
      of("select t.company_id from company_changes"),
      of(`select ${payableColumns} from payables`)
    ])
  )
  const rows: Rows = {
    receivables: new Map(
      receivables.map((row) => {
        const read = toCaseReceivable(row)
        return [read.receivable.id, read]
      })
    ),
    payables: byId(payables.map(toPayable)),
    customerIds: customers.map((row) => Number(row["customer_id"])).toSorted((a, b) => a - b),
    cases: new Map(
      cases.map((row) => [Number(row["customer_id"]), decodeState(row["state"] as string | null)])
    ),
    attempts: byId(attempts.map(toAttemptRecord).toSorted((a, b) => a.id - b.id)),
    messages: byId(messages.flatMap(toMessage).toSorted((a, b) => a.id - b.id)),
    changedCustomers: new Set(changed.map((row) => Number(row["customer_id"]))),
    isChanged: company.length > 0
  }
  return rows
})

/** The text of a message. */
export const textOf = Effect.fnUntraced(function* (companyId: number, messageId: number) {
  const { query } = yield* Database.Database
  const [row] = yield* Effect.orDie(
    query("select subject, body, locale from reminder_messages where company_id = $1 and message_id = $2", [
      companyId,
      messageId
    ])
  )
  return {
    text: `${String(row?.["subject"] ?? "")}\n${String(row?.["body"] ?? "")}`,
    locale: String(row?.["locale"] ?? "en")
  }
})

const EVER = ["1970-01-01T00:00:00Z", "9999-01-01T00:00:00Z"] as const

/** Removes what an earlier play has left in the database. */
export const emptied = Effect.flatMap(Database.Database, ({ query }) =>
  Effect.orDie(query("truncate companies, users, channel_states cascade"))
)

/** A company with a plan. */
export const newCompany = Effect.fnUntraced(function* (
  { country, onTestClock, timezone }: CompanySpec,
  now: number
) {
  const companies = yield* CompaniesRepo
  const { query } = yield* Database.Database
  const testClock = onTestClock ? now : null
  const id = yield* companies.insert({ name: "Creditor", timezone, country, email: null, testClock }, now)
  yield* query(
    "insert into plan_periods (company_id, plan, allowance, starts_at, ends_at, created_at) values ($1, 'pro', 1, $2, $3, $2)",
    [id, ...EVER]
  )
  yield* query(
    `with person as (
       insert into users (email, name, created_at) values ($2, 'Owner', $3) returning user_id
     ) insert into memberships (company_id, user_id, role, created_at) select $1, user_id, 'owner', $3 from person`,
    [id, `owner-${id}@example.com`, EVER[0]]
  )
  return id
})

/** Whether a company may send, as far as its plan goes. */
export const setPlan = Effect.fnUntraced(function* (companyId: number, isActive: boolean) {
  const { query } = yield* Database.Database
  yield* query("update plan_periods set ends_at = $2 where company_id = $1", [
    companyId,
    isActive ? EVER[1] : "1970-01-02T00:00:00Z"
  ])
})

/** Whether anybody is there to be reminded of bills. */
export const setMembers = Effect.fnUntraced(function* (companyId: number, isPresent: boolean) {
  const { query } = yield* Database.Database
  yield* query("update memberships set removed_at = $2 where company_id = $1", [
    companyId,
    isPresent ? null : EVER[0]
  ])
})

/** Stored totals that differ from the rows. */
export const wrongTotals = Effect.fnUntraced(function* (companyId: number) {
  const { query } = yield* Database.Database
  const found = yield* query(
    `with counted as (
       select 'receivable' as resource, status, count(*)::int as n from receivables where company_id = $1 group by status
       union all select 'reminder_attempt', status, count(*)::int from reminder_attempts
         where company_id = $1 and receivable_id is not null group by status
     ), kept as (
       select resource, status, sum(n)::int as n from resource_counts where company_id = $1
       group by resource, status having sum(n) <> 0
     )
     select resource, status, c.n as counted, k.n as kept from counted c full join kept k using (resource, status)
     where c.n is distinct from k.n and resource in ('receivable', 'reminder_attempt')`,
    [companyId]
  )
  return found.map((row) => JSON.stringify(row))
})
