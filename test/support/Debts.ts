/** Companies, receivables and due reminders, inserted by SQL because tests need thousands of them. */
import { instantAt } from "../../src/domain/LocalTime.ts"
import { rows } from "./Book.ts"

const LONG_AGO = "2020-01-01T00:00:00Z"
const FAR_AHEAD = "2090-01-01T00:00:00Z"

/** A time zone where it is about noon at a moment. Every sending window that a policy may have is open there. */
export const zoneAtNoon = (at = Date.now()): string => {
  const ahead = 12 - new Date(at).getUTCHours()
  // The names of these zones count hours to the west as positive.
  return ahead === 0 ? "Etc/GMT" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`
}

/** The date in a time zone. */
export const dateIn = (zone: string, at = Date.now()): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(at)

/** Steps of a policy as JSON. */
export type Steps = ReadonlyArray<readonly [offsetDays: number, ...channels: ReadonlyArray<"email" | "sms">]>

/** A policy with the widest window and a cap that no test reaches. */
export const wideOpen = (steps: Steps, limits: Readonly<Record<string, unknown>> = {}) => ({
  receivables: {
    steps: steps.map(([offset_days, ...channels]) => ({ offset_days, channels })),
    window: { from: "08:00", to: "21:00" },
    days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
    holidays: false,
    max_per_minute: 1_000_000,
    ...limits
  }
})

/** Puts a policy in force, as its next version. */
export const setPolicy = (url: string, companyId: number, policy: unknown) =>
  rows(
    url,
    `with next as (
       update companies set policy_version = policy_version + 1 where company_id = $1 returning policy_version
     ) insert into reminder_policies (company_id, version, policy, created_at)
       select $1::bigint, policy_version, $2::jsonb, $3::timestamptz from next`,
    [companyId, JSON.stringify(policy), LONG_AGO]
  )

/** A company with an owner and a plan, but no key. */
export const makeCompany = async (url: string, policy: unknown): Promise<number> => {
  const [made] = await rows<{ company_id: string }>(
    url,
    `with c as (
       insert into companies (name, created_at) values ('Creditor Ltd', $1) returning company_id
     ), u as (
       insert into users (email, name, email_verified_at, two_factor_confirmed_at, created_at)
       values ($2, 'Owner', $1, $1, $1) returning user_id
     ), m as (
       insert into memberships (company_id, user_id, role, created_at)
       select company_id, user_id, 'owner', $1 from c, u
     ), p as (
       insert into plan_periods (company_id, plan, allowance, starts_at, ends_at, created_at)
       select company_id, 'pro', 1000000, $1, $3, $1 from c
     ) select company_id from c`,
    [LONG_AGO, `${crypto.randomUUID()}@example.com`, FAR_AHEAD]
  )
  const companyId = Number(made?.company_id)
  await setPolicy(url, companyId, policy)
  return companyId
}

/** The receivables that `owe` inserts, and their next step. */
export interface Owed {
  readonly n: number
  readonly zone: string
  readonly dueDate: string
  readonly step?: number
  readonly offsetDays?: number
  /** Receivables of one customer; 1 by default. */
  readonly each?: number
  /** The day of the step, `dueDate` by default. */
  readonly on?: string
}

/**
 * Inserts `n` receivables of `n / each` customers, and for each customer the attempt of one step of the first one. The amounts are 100.01, 100.02, … EUR.
 * A customer's e-mail address begins with the number of the receivable.
 */
export const owe = async (
  url: string,
  companyId: number,
  { dueDate, each = 1, n, offsetDays = 0, on = dueDate, step = 0, zone }: Owed
) => {
  await rows(
    url,
    `with c as (
       insert into customers (company_id, display_name, email, phone_e164, timezone, created_at, updated_at)
       select $1::bigint, 'Debtor ' || n, n || '.of.' || $1::bigint || '@debtors.example',
         '+4930' || (1000000 + n), $3::text, $8::timestamptz, $8
       from generate_series(1, $2::integer / $9::integer) n returning customer_id, email
     ), r as (
       insert into receivables (company_id, customer_id, amount_minor, currency, due_date, external_reference,
         created_at, updated_at, billed_on)
       select $1, customer_id, 10000 + split_part(email, '.', 1)::bigint, 'EUR', $4::date,
         'INV-' || split_part(email, '.', 1), $8, $8, $8::timestamptz::date
       from c, generate_series(1, $9) returning receivable_id, customer_id, amount_minor
     ), a as (
       insert into reminder_attempts (company_id, receivable_id, customer_id, step, offset_days, due_date, channel,
         locale, timezone, scheduled_for, expires_at, due_at, balance_minor, currency, created_at, updated_at)
       select distinct on (customer_id) $1, receivable_id, customer_id, $5::integer, $6::integer, $4::date, 'email', 'en', $3,
         $7::timestamptz, $7::timestamptz + interval '3 days', $7::timestamptz, amount_minor, 'EUR', $8::timestamptz, $8::timestamptz
       from r order by customer_id, receivable_id
     )
     insert into resource_counts as t (company_id, resource, status, slot, n)
     values ($1, 'customer', '', 0, $2 / $9), ($1, 'receivable', 'open', 0, $2), ($1, 'reminder_attempt', 'scheduled', 0, $2 / $9)
     on conflict (company_id, resource, status, due_date, currency, slot) do update set n = t.n + excluded.n`,
    [
      companyId,
      n,
      zone,
      dueDate,
      step,
      offsetDays,
      new Date(instantAt(zone, on, "08:00")).toISOString(),
      LONG_AGO,
      each
    ]
  )
  // As the service does when it plans them.
  return await rows(url, "select pg_notify('duebook', 'reminders_email')")
}

/** The number of attempts by status and reason: `sent`, `unknown outcome_unknown`. */
export const tally = async (url: string, companyId?: number): Promise<Record<string, number>> => {
  const found = await rows<{ name: string; n: number }>(
    url,
    `select concat_ws(' ', status, reason_code) as name, count(*)::integer as n from reminder_attempts
     where $1::bigint is null or company_id = $1 group by 1 order by 1`,
    [companyId ?? null]
  )
  return Object.fromEntries(found.map(({ n, name }) => [name, n]))
}

/** Statuses whose stored total of attempts differs from the number of rows. */
export const wrongTotals = (url: string, companyId?: number) =>
  rows(
    url,
    `select * from (
       select company_id, status, sum(n)::integer as kept from resource_counts
       where resource = 'reminder_attempt' group by 1, 2 having sum(n) <> 0
     ) c full join (
       select company_id, status, count(*)::integer as counted from reminder_attempts
       where receivable_id is not null group by 1, 2
     ) a using (company_id, status)
     where kept is distinct from counted and ($1::bigint is null or company_id = $1)`,
    [companyId ?? null]
  )
