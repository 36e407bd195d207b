/**
 * Counters from which lists read their totals, and sums of money from which the overview reads its figures. A resource
 * has a counter for each status; receivables and payables also have one for each due month and day, by status and
 * currency, with the sum of what its rows are worth. What was billed and what was paid is summed by day and currency.
 * Each is spread over several rows (slots), so that concurrent transactions of a company seldom update the same one.
 */
import { Effect } from "effect"
import { addDays, LAST_DATE } from "../domain/CalendarDate.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { Database } from "../postgres/Database.ts"
import { addable } from "../postgres/RowInsert.ts"
import type { Conditions } from "./Listing.ts"

/** Resources that are counted by status alone. */
type Simple = "customer" | "reminder_attempt"
/** Resources that are also counted by due date and currency. */
export type Dated = "receivable" | "payable"

/** The fields by which receivables and payables are counted. */
export interface DatedCount {
  readonly status: string
  readonly currency: string
  readonly dueDate: string
  /** Minor units in the sums of its due date: a receivable's balance, a payable's amount. */
  readonly minor: number
  /** Who owes it, of a receivable: what is still owed is summed for each customer, too. */
  readonly customerId?: number
}

/** What is summed by calendar day and currency alone. */
export type Daily = "billed_day" | "paid_day"

/** An amount of one calendar day. */
export interface DailyAmount {
  /** In the time zone that the company had when the amount was written. */
  readonly day: string
  readonly currency: string
  readonly minor: number
}

/**
 * Slots of a status. A due day or month has fewer, because its rows are summed with those of many others. What is billed
 * and paid on a day is written by every create and payment, so it has as many as a status. As a transaction uses one
 * number for all of them, it meets no other there that it does not meet at the status.
 */
const STATUS_SLOTS = 16
const DATE_SLOTS = 4

const ADD_COUNT = addable({
  into: "resource_counts as c",
  columns: {
    company_id: "bigint",
    resource: "text",
    status: "text",
    due_date: "date",
    currency: "text",
    n: "bigint",
    minor: "numeric"
  },
  made: {
    slot: (valueOf, spread) =>
      `${spread} % case when ${valueOf("currency")} = '' or ${valueOf("status")} = '' then ${STATUS_SLOTS} else ${DATE_SLOTS} end`
  },
  onConflict: `on conflict (company_id, resource, status, due_date, currency, slot)
    do update set n = c.n + excluded.n, minor = c.minor + excluded.minor`
})

/** Adds to what a customer owes in a currency. */
const ADD_OWED = addable({
  into: "customer_sums as c",
  columns: { company_id: "bigint", customer_id: "bigint", currency: "text", n: "bigint", minor: "numeric" },
  onConflict: `on conflict (company_id, customer_id, currency)
    do update set n = c.n + excluded.n, minor = c.minor + excluded.minor`
})

/** The statuses of a receivable that is still owed. */
export const OWED_STATUSES: ReadonlyArray<string> = ["open", "partially_paid", "paused"]

/** The due date of counters that are not about one. */
const NO_DATE = "-infinity"

/** The status of counters that are not about one. */
const NO_STATUS = ""

type Key = readonly [resource: string, status: string, dueDate: string, currency: string]

const add = (
  database: Database["Type"],
  companyId: number,
  keys: ReadonlyArray<Key>,
  amount: number,
  minor = 0
) =>
  Effect.forEach(keys, (key) => database.add({ ...ADD_COUNT, key: [companyId, ...key], amount, minor }), {
    discard: true
  })

/** Adds `amount` (negative for rows that left) to the number of a resource's rows in a status. */
export const count = (
  database: Database["Type"],
  companyId: number,
  resource: Simple,
  status: string,
  amount: number
): Effect.Effect<void, ServiceUnavailable> =>
  add(database, companyId, [[resource, status, NO_DATE, ""]], amount)

/** Moves one row from the count of one status to that of another. */
export const countMove = (
  database: Database["Type"],
  companyId: number,
  resource: Simple,
  { from, to }: { readonly from: string; readonly to: string }
): Effect.Effect<void, ServiceUnavailable> =>
  from === to
    ? Effect.void
    : Effect.zipRight(
        count(database, companyId, resource, from, -1),
        count(database, companyId, resource, to, 1)
      )

const monthOf = (date: string) => `${date.slice(0, 7)}-01`

/** Adds a row to the counters that it is in, or takes it away: `sign` is 1 or -1. */
const addDated = (
  database: Database["Type"],
  companyId: number,
  resource: Dated,
  { currency, customerId, dueDate, minor, status }: DatedCount,
  sign: 1 | -1
) =>
  Effect.all(
    [
      add(database, companyId, [[resource, status, NO_DATE, ""]], sign),
      add(
        database,
        companyId,
        [
          [`${resource}_month`, status, monthOf(dueDate), currency],
          [`${resource}_day`, status, dueDate, currency]
        ],
        sign,
        sign * minor
      ),
      customerId === undefined || !OWED_STATUSES.includes(status)
        ? Effect.void
        : database.add({
            ...ADD_OWED,
            key: [companyId, customerId, currency],
            amount: sign,
            minor: sign * minor
          })
    ],
    { discard: true }
  )

/** Adds `n` (negative for those that left) receivables or payments to what was billed or paid on a day. */
export const countDaily = (
  database: Database["Type"],
  companyId: number,
  resource: Daily,
  { currency, day, minor }: DailyAmount,
  n: number
): Effect.Effect<void, ServiceUnavailable> =>
  add(database, companyId, [[resource, NO_STATUS, day, currency]], n, minor)

/** Counts one new receivable or payable. */
export const countDated = (
  database: Database["Type"],
  companyId: number,
  resource: Dated,
  row: DatedCount
): Effect.Effect<void, ServiceUnavailable> => addDated(database, companyId, resource, row, 1)

/** Moves one receivable or payable from the counts that it was in to those that it is in now. */
export const countDatedMove = (
  database: Database["Type"],
  companyId: number,
  resource: Dated,
  { after, before }: { readonly before: DatedCount; readonly after: DatedCount }
): Effect.Effect<void, ServiceUnavailable> =>
  before.status === after.status &&
  before.currency === after.currency &&
  before.dueDate === after.dueDate &&
  before.customerId === after.customerId &&
  before.minor === after.minor
    ? Effect.void
    : Effect.zipRight(
        addDated(database, companyId, resource, before, -1),
        addDated(database, companyId, resource, after, 1)
      )

/** Moves what is owed in a currency from one customer to another: so many receivables with this sum, in minor units. */
export const countOwedMove = (
  database: Database["Type"],
  companyId: number,
  { from, to }: { readonly from: number; readonly to: number },
  { currency, minor, n }: { readonly currency: string; readonly n: number; readonly minor: number }
): Effect.Effect<void, ServiceUnavailable> =>
  Effect.zipRight(
    database.add({ ...ADD_OWED, key: [companyId, from, currency], amount: -n, minor: -minor }),
    database.add({ ...ADD_OWED, key: [companyId, to, currency], amount: n, minor })
  )

/** SQL for the number of a resource's rows in one status (a placeholder), or in all. */
export const countedTotal = (resource: Simple | Dated, status: string | undefined): string =>
  `(select coalesce(sum(n), 0)::bigint from resource_counts
    where company_id = $1 and resource = '${resource}'${status === undefined ? "" : ` and status = ${status}`})`

/** Due dates from one day, included, to another, left out. */
export interface DateRange {
  readonly from: string
  readonly until: string
}

/** Before every due date. */
const DAWN = "0001-01-01"
/** After every due date; as text it also sorts after them. */
const FOREVER = "infinity"

/** Due dates from one to another, both included; undefined leaves an end open. */
export const rangeOf = (from: string | undefined, to: string | undefined): DateRange => ({
  from: from ?? DAWN,
  until: to === undefined || to === LAST_DATE ? FOREVER : addDays(to, 1)
})

const firstMonthFrom = (date: string): string => {
  if (date === FOREVER || date.endsWith("-01")) return date
  return monthOf(date) === monthOf(LAST_DATE) ? FOREVER : monthOf(addDays(monthOf(date), 31))
}

/** The whole months in a range. Days are counted before and after them. Without a whole month, both are the end. */
export const wholeMonths = ({ from, until }: DateRange): DateRange => {
  const first = firstMonthFrom(from)
  const last = until === FOREVER ? until : monthOf(until)
  return first < last ? { from: first, until: last } : { from: until, until }
}

/** Which receivables or payables to count. All parts must hold. */
export interface DatedFilter {
  readonly resource: Dated
  readonly statuses: ReadonlyArray<string>
  readonly currency: string | undefined
  readonly due: DateRange
}

const countersOf = (
  conditions: Conditions,
  level: "month" | "day",
  { currency, due, resource, statuses }: DatedFilter
): string =>
  `from resource_counts where company_id = $1 and resource = '${resource}_${level}'
    and status = any(${conditions.param(statuses)}::text[])
    and due_date >= ${conditions.param(due.from)}::date and due_date < ${conditions.param(due.until)}::date
    ${currency === undefined ? "" : `and currency = ${conditions.param(currency)}`}`

/** SQL for the number of rows of a filter. Its due range may be empty. */
export const datedTotal = (conditions: Conditions, filter: DatedFilter): string => {
  const months = wholeMonths(filter.due)
  const sum = (level: "month" | "day", due: DateRange) =>
    `(select coalesce(sum(n), 0)::bigint ${countersOf(conditions, level, { ...filter, due })})`
  return `(${sum("day", { from: filter.due.from, until: months.from })}
    + ${sum("month", months)}
    + ${sum("day", { from: months.until, until: filter.due.until })})`
}

/** SQL for the sums of a filter's rows, as pairs of `currency` and `minor`, several of a currency. Its due range may be empty. */
export const datedSums = (conditions: Conditions, filter: DatedFilter): string => {
  const months = wholeMonths(filter.due)
  const sums = (level: "month" | "day", due: DateRange) =>
    `select currency, sum(n) as n, sum(minor) as minor ${countersOf(conditions, level, { ...filter, due })} group by currency`
  return [
    sums("day", { from: filter.due.from, until: months.from }),
    sums("month", months),
    sums("day", { from: months.until, until: filter.due.until })
  ].join(" union all ")
}

/** SQL for the statuses and due dates that rows of a filter have. */
export const datedDays = (conditions: Conditions, filter: DatedFilter): string =>
  `select status, due_date ${countersOf(conditions, "day", filter)} group by status, due_date having sum(n) > 0`
