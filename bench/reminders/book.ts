/** The data that reminders are measured on, made by SQL alone: companies, and customers whose debts are overdue. */
import { Clock, Effect, type Scope } from "effect"
import { Client } from "pg"

/** The time at which the benchmark begins: noon of a Wednesday, within the sending window of every company. */
const BEGIN = Date.parse("2026-11-18T12:00:00Z")
const NOW = new Date(BEGIN).toISOString()
/** The time at which due reminders became due: the beginning of the window. */
export const DUE_AT = "2026-11-18T09:00:00Z"
/** Reminders that are due before this time are those of the day. */
export const END_OF_DAY = "2026-11-18T15:00:00Z"
/** When the receivables were made. */
const MADE_AT = "2026-10-12T12:00:00Z"

/** A clock that starts at `BEGIN` and runs at real speed. */
export const clock: Clock.Clock = (() => {
  const real = Clock.make()
  const shift = BEGIN - Date.now()
  const millis = () => Date.now() + shift
  return {
    ...real,
    sleep: (duration) => real.sleep(duration),
    unsafeCurrentTimeMillis: millis,
    unsafeCurrentTimeNanos: () => BigInt(millis()) * 1_000_000n,
    currentTimeMillis: Effect.sync(millis),
    currentTimeNanos: Effect.sync(() => BigInt(millis()) * 1_000_000n)
  }
})()

/** A connection without the service's timeouts; closed with the scope. */
export const connect = (url: string): Effect.Effect<Client, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const client = new Client(url)
      await client.connect()
      return client
    }),
    (client) => Effect.promise(() => client.end())
  )

/** The policy of all companies: the default steps, and a cap that is never reached. */
const POLICY = {
  receivables: {
    steps: [-3, 0, 3, 7, 14, 30].map((n) => ({ offset_days: n, channels: ["email"] })),
    holidays: false,
    max_per_minute: 1_000_000
  }
}
/** The due date of all receivables, and the step whose day is today. */
const DUE_DATE = "2026-11-11"
const STEP = { index: 3, offsetDays: 7 }

const COMPANIES = `
with created as (
  insert into companies (name, timezone, email, policy_version, created_at)
  select 'Company ' || n, 'UTC', 'company' || n || '@example.com', 1, $2 from generate_series(1, $1::integer) n
  returning company_id
), policies as (
  insert into reminder_policies (company_id, version, policy, created_at)
  select company_id, 1, $3::jsonb, $2 from created
), plans as (
  insert into plan_periods (company_id, plan, allowance, starts_at, ends_at, created_at)
  select company_id, 'pro', 1000000000, $2::timestamptz - interval '1 day', $2::timestamptz + interval '29 days', $2
  from created
)
select company_id from created order by company_id`

// Spread over the companies in turn, as they would be created.
const CUSTOMERS = `
insert into customers (company_id, display_name, email, timezone, created_at, updated_at)
select ($1::bigint[])[1 + n % cardinality($1::bigint[])], 'Customer ' || n, 'customer' || n || '@example.com', 'UTC', $3, $3
from generate_series(0, $2::integer - 1) n`

const RECEIVABLES = `
insert into receivables (company_id, customer_id, amount_minor, currency, due_date, status, external_reference,
  created_at, updated_at, billed_on)
select c.company_id, c.customer_id, 100000, 'EUR', date '${DUE_DATE}', 'open', 'INV-' || c.customer_id || '-' || n, $2, $2,
  date '${DUE_DATE}' - 30
from generate_series(1, $1::integer) n cross join customers c
order by n, c.customer_id`

const LEADING = `
  select company_id, customer_id, min(receivable_id) as receivable_id,
    case when $1 then timestamptz '${DUE_AT}'
      else timestamptz '${END_OF_DAY}' + interval '1 minute' * (1 + customer_id % 86400) end as at
  from receivables group by 1, 2`

// One reminder of each case, led by its first debt. Those that are not due yet are spread over the minutes of 60 days.
const CASES = `
insert into cases (company_id, customer_id, state)
select company_id, customer_id, jsonb_build_object('next', jsonb_build_object(
  'at', extract(epoch from at) * 1000, 'kind', 'reminder', 'leadingId', receivable_id, 'triggerId', receivable_id,
  'isRepeat', false, 'leadingDueDate', '${DUE_DATE}'
)) from (${LEADING}) r order by customer_id`

const ATTEMPTS = `
insert into reminder_attempts (company_id, receivable_id, customer_id, step, offset_days, due_date, channel, locale,
  timezone, scheduled_for, expires_at, due_at, balance_minor, currency, created_at, updated_at)
select company_id, receivable_id, customer_id, ${STEP.index}, ${STEP.offsetDays}, date '${DUE_DATE}', 'email', 'en', 'UTC', at,
  at + interval '3 days', at, 100000, 'EUR', $2, $2
from (${LEADING}) r order by customer_id`

const COUNTS = "select count_again(company_id) from companies"

/** How much data there is, and whether all reminders are due. */
export interface BookSize {
  readonly companies: number
  readonly customers: number
  /** Debts of each customer. */
  readonly debtsEach: number
  readonly due: "all" | "none"
}

const addCases = async (client: Client, due: BookSize["due"]): Promise<void> => {
  await client.query(CASES, [due === "all"])
  await client.query(ATTEMPTS, [due === "all", NOW])
  await client.query(COUNTS)
  await client.query("vacuum analyze")
  await client.query("checkpoint")
}

/** Fills a migrated database; succeeds with the ids of its companies. */
export const seed = (url: string, { companies, customers, debtsEach, due }: BookSize) =>
  Effect.scoped(
    Effect.flatMap(connect(url), (client) =>
      Effect.promise(async () => {
        // Foreign keys need no check, because the rows are made so that they hold.
        await client.query("set session_replication_role = replica")
        const created = await client.query<{ company_id: string }>(COMPANIES, [
          companies,
          NOW,
          JSON.stringify(POLICY)
        ])
        const ids = created.rows.map(({ company_id }) => Number(company_id))
        await client.query(CUSTOMERS, [ids, customers, MADE_AT])
        await client.query(RECEIVABLES, [debtsEach, MADE_AT])
        await addCases(client, due)
        return ids
      })
    )
  )

/** Makes all reminders due and unsent again, as they were seeded. */
export const startOver = async (client: Client): Promise<void> => {
  await client.query("truncate reminder_messages, reminder_attempts, reminder_pace, cases, payments")
  await client.query("delete from receivables where created_at > $1", [MADE_AT])
  await client.query(`update receivables set ladder = null, said = 0, paid_minor = 0, status = 'open'
    where said > 0 or paid_minor > 0`)
  await addCases(client, "all")
}
