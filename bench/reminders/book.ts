/** The data that reminders are measured on, made by SQL alone: companies, and open receivables with one reminder each. */
import { Clock, Effect, type Scope } from "effect"
import { Client } from "pg"

/** The time at which the benchmark begins: noon of a Wednesday, within the sending window of every company. */
const BEGIN = Date.parse("2026-11-18T12:00:00Z")
const TODAY = "2026-11-18"
/** The time at which due reminders became due: the beginning of the window. */
export const DUE_AT = "2026-11-18T09:00:00Z"
const CUSTOMERS = 100

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

/** The policy of all companies: the default steps, a message for each receivable, and a cap that is never reached. */
const POLICY = {
  receivables: {
    steps: [-3, 0, 3, 7, 14, 30].map((n) => ({ offset_days: n, channels: ["email"] })),
    holidays: false,
    combine: false,
    max_per_minute: 1_000_000
  }
}

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

const CUSTOMERS_OF_ALL = `
insert into customers (company_id, display_name, email, timezone, created_at, updated_at)
select c, 'Customer ' || n, 'customer' || n || '@example.com', 'UTC', $2, $2
from unnest($1::bigint[]) with ordinality q (c, place), generate_series(0, ${CUSTOMERS - 1}) n order by place, n`

// Spread over the companies in turn, as they would be created.
const RECEIVABLES = `
insert into receivables (company_id, customer_id, amount_minor, currency, due_date, status, external_reference,
  created_at, updated_at, billed_on)
select c.company_id, c.customer_id + n % ${CUSTOMERS}, 100000, 'EUR', date '${TODAY}', 'open', 'INV-' || n, $2, $2,
  date '${TODAY}' - 30
from (
  select company_id, min(customer_id) as customer_id, row_number() over (order by company_id) - 1 as place
  from customers group by 1
) c
join generate_series(0, $1::integer - 1) n on n % (select count(*) from companies) = c.place
order by n`

// One reminder of the step on the due date. Those that are not due yet are spread over the minutes of the next 60 days.
const ATTEMPTS = `
insert into reminder_attempts (company_id, receivable_id, customer_id, step, offset_days, due_date, channel, locale,
  timezone, scheduled_for, expires_at, due_at, balance_minor, currency, created_at, updated_at)
select company_id, receivable_id, customer_id, 1, 0, due_date, 'email', 'en', 'UTC', at, at + interval '3 days', at, 100000, 'EUR',
  $1, $1
from (
  select *, case when $2 then timestamptz '${DUE_AT}'
    else timestamptz '${TODAY}T15:00:00Z' + interval '1 minute' * (receivable_id % 86400) end as at
  from receivables
) r order by receivable_id`

const COUNTS = "select count_again(company_id) from companies"

/** How much data there is, and whether all reminders are due. */
export interface BookSize {
  readonly companies: number
  readonly rows: number
  readonly due: "all" | "none"
}

/** Fills a migrated database; succeeds with the ids of its companies. */
export const seed = (url: string, { companies, due, rows }: BookSize) =>
  Effect.scoped(
    Effect.flatMap(connect(url), (client) =>
      Effect.promise(async () => {
        const now = new Date(BEGIN).toISOString()
        // Foreign keys need no check, because the rows are made so that they hold.
        await client.query("set session_replication_role = replica")
        const created = await client.query<{ company_id: string }>(COMPANIES, [
          companies,
          now,
          JSON.stringify(POLICY)
        ])
        const ids = created.rows.map(({ company_id }) => Number(company_id))
        await client.query(CUSTOMERS_OF_ALL, [ids, now])
        await client.query(RECEIVABLES, [rows, now])
        await client.query(ATTEMPTS, [now, due === "all"])
        await client.query(COUNTS)
        await client.query("vacuum analyze")
        await client.query("checkpoint")
        return ids
      })
    )
  )

/** Makes all reminders due and unsent again, as they were seeded. */
export const startOver = async (client: Client): Promise<void> => {
  await client.query("truncate reminder_messages, reminder_attempts, reminder_pace")
  await client.query(ATTEMPTS, [new Date(BEGIN).toISOString(), true])
  await client.query(COUNTS)
  await client.query("vacuum analyze reminder_attempts, reminder_messages, resource_counts")
  await client.query("checkpoint")
}
