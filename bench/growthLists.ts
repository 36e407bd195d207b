/** The lists that `growth.ts` times. */
import { Clock, type Context, Effect } from "effect"
import type { ServiceUnavailable } from "../src/domain/Errors.ts"
import type { Page, PageRequest } from "../src/domain/Page.ts"
import { SortedCustomersRepo } from "../src/repos/customers/SortedCustomers.ts"
import { CustomersRepo } from "../src/repos/customers/Customers.ts"
import { type PayableFilter, PayablesRepo } from "../src/repos/payables/Payables.ts"
import { ReceivableSearchRepo } from "../src/repos/receivables/ReceivableSearch.ts"
import { OWED_STATUSES } from "../src/repos/ResourceCounts.ts"
import { type ReceivableFilter, ReceivablesRepo } from "../src/repos/receivables/Receivables.ts"
import { type AttemptFilter, ReminderAttemptsRepo } from "../src/repos/reminders/ReminderAttempts.ts"

const DAY_MILLIS = 86_400_000

/** A company whose lists are timed. */
export interface Company {
  readonly id: number
  /** Has a fifth of the receivables. */
  readonly firstCustomer: number
}

type Run = (company: Company, page: PageRequest) => Effect.Effect<Page<unknown>, ServiceUnavailable>

/** A list, and which page of it; the first by default. */
export type List = readonly [name: string, run: Run, page?: number]

/** The date so many days from now. */
const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * DAY_MILLIS).toISOString().slice(0, 10)

const lastMonth = { dueFrom: dayFromNow(-30), dueTo: dayFromNow(0) }
const firstYear = { dueTo: dayFromNow(-700) }

const ofReceivables = (
  repo: Context.Tag.Service<typeof ReceivablesRepo>,
  now: number
): ReadonlyArray<List> => {
  const by =
    (filter: ReceivableFilter): Run =>
    ({ id }, page) =>
      repo.list(id, filter, page, now)
  const ofCustomer =
    (place: number, filter: ReceivableFilter): Run =>
    ({ firstCustomer, id }, page) =>
      repo.list(id, { ...filter, customerId: firstCustomer + place }, page, now)
  return [
    ["receivables", by({})],
    ["  status=open", by({ status: "open" })],
    ["  status=paid", by({ status: "paid" })],
    ["  overdue=true", by({ overdue: true })],
    ["  overdue=false", by({ overdue: false })],
    ["  overdue=true, USD", by({ overdue: true, currency: "USD" })],
    ["  overdue=true, open", by({ overdue: true, status: "open" })],
    ["  overdue=true, last month", by({ overdue: true, ...lastMonth })],
    ["  overdue=true, first year", by({ overdue: true, ...firstYear })],
    ["  currency=USD", by({ currency: "USD" })],
    ["  currency=JPY (none)", by({ currency: "JPY" })],
    ["  due in the last month", by(lastMonth)],
    ["  due in the first year", by(firstYear)],
    ["  open, due in the first year", by({ status: "open", ...firstYear })],
    ["  reference", by({ externalReference: "R-500" })],
    ["  customer with 0.1 %", ofCustomer(6, {})],
    ["  customer with 20 %", ofCustomer(0, {})],
    ["  customer with 20 %, overdue", ofCustomer(0, { overdue: true })],
    ["  page 100", by({}), 100],
    ["  page 4 000", by({}), 4_000],
    ["  page 20 000", by({}), 20_000],
    ["  page 39 999", by({}), 39_999],
    ["  status=paid, page 4 000", by({ status: "paid" }), 4_000],
    ["  overdue=true, page 1 000", by({ overdue: true }), 1_000],
    ["  currency=EUR, page 4 000", by({ currency: "EUR" }), 4_000]
  ]
}

const ofPayables = (repo: Context.Tag.Service<typeof PayablesRepo>, now: number): ReadonlyArray<List> => {
  const by =
    (filter: PayableFilter): Run =>
    ({ id }, page) =>
      repo.list(id, filter, page, now)
  return [
    ["payables", by({})],
    ["  status=open", by({ status: "open" })],
    ["  overdue=true", by({ overdue: true })],
    ["  overdue=false", by({ overdue: false })],
    ["  overdue=true, USD", by({ overdue: true, currency: "USD" })],
    ["  due in the last month", by(lastMonth)],
    ["  open, due in the first year", by({ status: "open", ...firstYear })],
    ["  reference", by({ externalReference: "P-500" })],
    ["  page 4 000", by({}), 4_000]
  ]
}

const ofCustomers = (repo: Context.Tag.Service<typeof CustomersRepo>): ReadonlyArray<List> => [
  ["customers", ({ id }, page) => repo.list(id, {}, page)],
  ["  email", ({ id }, page) => repo.list(id, { email: "c500@example.com" }, page)],
  ["  phone", ({ id }, page) => repo.list(id, { phoneE164: "+4930500" }, page)],
  ["  page 4 000", ({ id }, page) => repo.list(id, {}, page), 4_000]
]

const ofAttempts = (
  repo: Context.Tag.Service<typeof ReminderAttemptsRepo>,
  now: number
): ReadonlyArray<List> => {
  const by =
    (filter: AttemptFilter): Run =>
    ({ id }, page) =>
      repo.list(id, filter, page)
  return [
    ["reminder attempts", by({})],
    ["  status=scheduled", by({ status: "scheduled" })],
    ["  status=sent", by({ status: "sent" })],
    ["  status=failed", by({ status: "failed" })],
    ["  status=sending (none)", by({ status: "sending" })],
    [
      "  customer with 0.1 %",
      ({ firstCustomer, id }, page) => repo.list(id, { customerId: firstCustomer + 6 }, page)
    ],
    ["  channel=sms (none)", by({ channel: "sms" })],
    ["  scheduled in the last month", by({ scheduledFrom: now - 30 * DAY_MILLIS, scheduledTo: now })],
    ["  page 4 000", by({}), 4_000]
  ]
}

/** The orders of the application's tables. */
const inOrders = (
  search: Context.Tag.Service<typeof ReceivableSearchRepo>,
  customers: Context.Tag.Service<typeof SortedCustomersRepo>,
  now: number
): ReadonlyArray<List> => {
  const total = 0
  const owed = { statuses: OWED_STATUSES }
  const today = new Date(now).toISOString().slice(0, 10)
  return [
    ...(["due", "reference", "customer", "status", "outstanding", "amount"] as const).map((by): List => [
      by === "due" ? "receivables owed, by due" : `  by ${by}`,
      ({ id }, page) =>
        Effect.map(search.sorted(id, owed, { by, descending: false }, page, now), (items) => ({
          total,
          items
        }))
    ]),
    [
      "  found by a word",
      ({ id }, page) => search.search(id, owed, "500", { by: "due", descending: false }, page, now)
    ],
    ...(["name", "owed", "overdue", "oldest", "message"] as const).map((by): List => [
      `  customers by ${by}`,
      ({ id }, page) =>
        Effect.map(customers.list(id, { by, reversed: false, currency: "EUR" }, page, today), (items) => ({
          total,
          items
        }))
    ])
  ]
}

/** The lists of each resource. The first of a resource is what its others are compared with. */
export const listsByResource = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  return [
    ofReceivables(yield* ReceivablesRepo, now),
    ofPayables(yield* PayablesRepo, now),
    ofCustomers(yield* CustomersRepo),
    ofAttempts(yield* ReminderAttemptsRepo, now),
    inOrders(yield* ReceivableSearchRepo, yield* SortedCustomersRepo, now)
  ]
})
