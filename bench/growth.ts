/**
 * Does any list get slow as a company grows? Times lists of receivables, payables, customers and reminder attempts in a
 * company with 1 000 000 of each, through the repositories that the API uses, and compares each with the first page
 * without filters.
 *
 * `bun run bench:growth [--rows N] [--url URL]` prints one line for each list. With `--url` it fills an empty database
 * of that server instead of an embedded one.
 */
import { parseArgs } from "node:util"
import { BunRuntime } from "@effect/platform-bun"
import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Clock, Effect, Layer, Redacted } from "effect"
import * as Database from "../src/postgres/Database.ts"
import { migrate } from "../src/postgres/Migrations.ts"
import { SortedCustomersRepo } from "../src/repos/customers/SortedCustomers.ts"
import { CustomersRepo } from "../src/repos/customers/Customers.ts"
import { PayablesRepo } from "../src/repos/payables/Payables.ts"
import { ReceivableSearchRepo } from "../src/repos/receivables/ReceivableSearch.ts"
import { ReceivablesRepo } from "../src/repos/receivables/Receivables.ts"
import { ReminderAttemptsRepo } from "../src/repos/reminders/ReminderAttempts.ts"
import { type Company, type List, listsByResource } from "./growthLists.ts"
import { freshDatabase, median } from "./support.ts"

const { values } = parseArgs({
  options: { rows: { type: "string", default: "1000000" }, url: { type: "string" } }
})
const LARGE = Number(values.rows)
const SMALL = 1_000
const CUSTOMERS = 1_000
/** Measurements of a list: at most so many, and for at most so long. */
const ROUNDS = 200
const ROUNDS_MILLIS = 2_000

// Three years, in the order in which the debts arose. What is due later than today is open; of what was due before,
// 5 % is not paid yet. A fifth belongs to the first customer, and one in twenty is in dollars.
const DEBTS = `
select n, current_date - 1065 + (n * 1095 / $2)::integer as due,
  case when n * 1095 / $2 >= 1065 then 'open' when n % 100 < 95 then 'paid' when n % 100 < 98 then 'open'
    else 'partially_paid' end as status,
  case when n % 20 = 0 then 'USD' else 'EUR' end as currency,
  case when n % 5 = 0 then 1 else 1 + n * 7 % ${CUSTOMERS} end as place
from generate_series(1::bigint, $2::bigint) n`

const TABLES: ReadonlyArray<string> = [
  `insert into customers (company_id, display_name, email, phone_e164, timezone, created_at, updated_at)
   select $1, 'Customer ' || n, 'c' || n / 2 || '@example.com', '+4930' || n,
     case when n % 4 = 0 then 'Asia/Tokyo' end, $3, $3
   from generate_series(1, greatest($2::bigint, ${CUSTOMERS})) n`,
  `insert into receivables (company_id, customer_id, amount_minor, paid_minor, currency, due_date, status,
     external_reference, created_at, updated_at, billed_on)
   select $1, f.first + d.place, 1000,
     case status when 'paid' then 1000 when 'partially_paid' then 500 else 0 end, currency, due, status, 'R-' || n, $3, $3,
     due - 30
   from (${DEBTS}) d, (select min(customer_id) - 1 as first from customers where company_id = $1) f order by n`,
  `insert into payables (company_id, bill_label, amount_minor, currency, due_date, status, external_reference,
     created_at, updated_at)
   select $1, 'Rent', 1000, currency, due, case status when 'paid' then 'paid' else 'open' end, 'P-' || n, $3, $3
   from (${DEBTS}) d order by n`,
  `insert into reminder_attempts (company_id, receivable_id, customer_id, step, offset_days, due_date, channel, locale,
     timezone, scheduled_for, expires_at, status, reason_code, due_at, currency, created_at, updated_at)
   select company_id, receivable_id, customer_id, 0, 0, due_date, 'email', 'en', 'UTC', due_date, due_date + 3,
     case when due_date > current_date then 'scheduled' when receivable_id % 1000 = 0 then 'failed' else 'sent' end,
     case when due_date <= current_date and receivable_id % 1000 = 0 then 'provider_rejected' end,
     case when due_date > current_date then due_date end, currency, $3, $3
   from receivables where company_id = $1 and $2::bigint > 0 order by receivable_id`,
  "select count_again($1) where $2::bigint > 0 and $3::timestamptz is not null",
  "select sum_customers_again($1) where $2::bigint > 0 and $3::timestamptz is not null"
]

const seed = Effect.fnUntraced(function* (rows: number) {
  const sql = yield* SqlClient.SqlClient
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const created = yield* sql.unsafe<{ company_id: number }>(
    "insert into companies (name, created_at) values ('Growth', $1) returning company_id",
    [now]
  )
  const id = Number(created[0]?.company_id)
  for (const text of TABLES) yield* sql.unsafe(text, [id, rows, now])
  const first = yield* sql.unsafe<{ id: number }>(
    "select min(customer_id) as id from customers where company_id = $1",
    [id]
  )
  return { id, firstCustomer: Number(first[0]?.id) }
})

const timed = Effect.fnUntraced(function* (run: List[1], company: Company, page: number) {
  const before = performance.now()
  const { total } = yield* run(company, { page, perPage: 25 })
  return { millis: performance.now() - before, total }
})

/** The median milliseconds of a list, and its total. */
const measured = Effect.fnUntraced(function* ([, run, page = 1]: List, company: Company) {
  const times: Array<number> = []
  const { total } = yield* timed(run, company, page)
  const end = performance.now() + ROUNDS_MILLIS
  while (times.length < ROUNDS && performance.now() < end) {
    times.push((yield* timed(run, company, page)).millis)
  }
  return { millis: median(times), total }
})

const measure = Effect.fnUntraced(function* (small: Company, large: Company) {
  for (const lists of yield* listsByResource) {
    let first = Number.NaN
    for (const list of lists) {
      const { millis, total } = yield* measured(list, large)
      if (Number.isNaN(first)) first = millis
      const ofSmall = (list[2] ?? 1) === 1 ? (yield* measured(list, small)).millis.toFixed(2) : "-"
      console.log(
        `${list[0].padEnd(32)} ${String(total).padStart(8)} rows ${millis.toFixed(2).padStart(8)} ms ${(millis / first).toFixed(1).padStart(6)} x first page   (company of ${SMALL}: ${ofSmall} ms)`
      )
    }
  }
})

const prepare = Effect.gen(function* () {
  console.error("seeding …")
  const small = yield* seed(SMALL)
  const large = yield* seed(LARGE)
  const sql = yield* SqlClient.SqlClient
  yield* sql.unsafe("vacuum analyze")
  return { small, large }
})

const program = Effect.gen(function* () {
  const given = values.url === undefined ? undefined : Redacted.make(values.url)
  if (given !== undefined) yield* Effect.provide(migrate, PgClient.layer({ url: given }))
  const url = given ?? (yield* freshDatabase({ fsync: "off", max_wal_size: "4GB", shared_buffers: "1GB" }))
  // A plain client seeds, because seeding takes longer than the service's statement timeout.
  const { large, small } = yield* Effect.provide(prepare, PgClient.layer({ url }))
  yield* Effect.provide(
    measure(small, large),
    Layer.mergeAll(
      ReceivablesRepo.layer,
      PayablesRepo.layer,
      CustomersRepo.layer,
      ReminderAttemptsRepo.layer,
      ReceivableSearchRepo.layer,
      SortedCustomersRepo.layer
    ).pipe(Layer.provide(Database.layer({ url, size: 2, maxWaiting: 10, applicationName: "duebook-growth" })))
  )
})

BunRuntime.runMain(Effect.scoped(program))
