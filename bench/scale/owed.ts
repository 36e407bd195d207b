/** Reminders that are due at one moment: receivables with customers of their own, added to a book and taken away again. */
import type { Client } from "pg"
import { dateIn, wideOpen, zoneAtNoon } from "../../test/support/Debts.ts"

/** Customers, receivables and attempts that were added. An address says whose the message is: `n.of.company@…`. */
const OWED = `
with q as (
  select c, n from unnest($1::bigint[], $2::integer[]) q (c, most) cross join lateral generate_series(1, q.most) n
), customer as (
  insert into customers (company_id, display_name, email, timezone, created_at, updated_at)
  select c, 'Debtor ' || n, n || '.of.' || c || '@debtors.example', $3, $5, $5 from q
  returning company_id, customer_id, email
), receivable as (
  insert into receivables (company_id, customer_id, amount_minor, currency, due_date, external_reference, created_at,
    updated_at, billed_on)
  select company_id, customer_id, 10000, 'EUR', $4::date, 'DUE-' || customer_id, $5::timestamptz, $5, $4::date
  from customer returning company_id, receivable_id, customer_id
)
insert into reminder_attempts (company_id, receivable_id, customer_id, step, offset_days, due_date, channel, locale,
  timezone, scheduled_for, due_at, balance_minor, currency, expires_at, created_at, updated_at)
select company_id, receivable_id, customer_id, 0, 0, $4::date, 'email', 'en', $3, $6::timestamptz, $6, 10000, 'EUR',
  $6::timestamptz + interval '3 days', $5, $5
from receivable order by receivable_id % 1009, receivable_id`

const COUNTS = `
insert into resource_counts as t (company_id, resource, status, due_date, currency, slot, n, minor)
select c, resource, status, due_date, currency, 0, most, case when currency = '' then 0 else most * 10000 end
from unnest($1::bigint[], $2::integer[]) q (c, most), (values
  ('customer', '', '-infinity', ''), ('receivable', 'open', '-infinity', ''),
  ('reminder_attempt', 'scheduled', '-infinity', ''), ('receivable_day', 'open', $3::date, 'EUR'),
  ('receivable_month', 'open', date_trunc('month', $3::date::timestamp)::date, 'EUR'), ('billed_day', '', $3::date, 'EUR')
) k (resource, status, due_date, currency)
on conflict (company_id, resource, status, due_date, currency, slot)
  do update set n = t.n + excluded.n, minor = t.minor + excluded.minor`

const POLICY = `
with next as (
  update companies set policy_version = policy_version + 1 where test_clock is null returning company_id, policy_version
)
insert into reminder_policies (company_id, version, policy, created_at)
select company_id, policy_version, $1::jsonb, $2 from next`

/** Lets what is due by now and in the next hours wait for some days, so that only what is added is due. */
export const postpone = (client: Client) =>
  client.query(
    `update reminder_attempts set due_at = due_at + interval '3 days', scheduled_for = scheduled_for + interval '3 days',
       expires_at = expires_at + interval '3 days'
     where channel = 'email' and not on_test_clock and due_at is not null and due_at < now() + interval '1 day'`
  )

/** Puts a policy in force that lets everything go at once. */
export const openPolicy = (client: Client) =>
  client.query(POLICY, [JSON.stringify(wideOpen([[0, "email"]])), new Date().toISOString()])

/** A company with the number of its reminders that are due. */
export interface OwedOf {
  readonly company: number
  readonly n: number
}

/** Adds reminders that are due `at` (epoch milliseconds) to companies by their place in the order of ids. */
export const addOwed = async (
  client: Client,
  ofCompany: (place: number) => number,
  at: number
): Promise<ReadonlyArray<OwedOf>> => {
  const { rows } = await client.query<{ id: string }>(
    "select company_id as id from scale_book order by company_id"
  )
  const owed = rows.flatMap(({ id }, place) => {
    const n = ofCompany(place)
    return n > 0 ? [{ company: Number(id), n }] : []
  })
  const zone = zoneAtNoon(at)
  const [companies, most] = [owed.map(({ company }) => company), owed.map(({ n }) => n)]
  const [day, now] = [dateIn(zone, at), new Date().toISOString()]
  await client.query("begin")
  await client.query(OWED, [companies, most, zone, day, now, new Date(at).toISOString()])
  await client.query(COUNTS, [companies, most, day])
  await client.query("commit")
  await client.query("analyze reminder_attempts")
  return owed
}

/** Takes what was added away again, as if it had never been there. */
export const removeOwed = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ company_id: string; n: number; day: string }>(
    `with a as (
       delete from reminder_attempts t using receivables r
       where r.company_id = t.company_id and r.receivable_id = t.receivable_id and r.external_reference like 'DUE-%'
         and t.due_at is not null and t.channel = 'email' and t.due_at < now() + interval '1 day'
       returning t.company_id, t.receivable_id, t.customer_id
     ), r as (
       delete from receivables t using a where t.company_id = a.company_id and t.receivable_id = a.receivable_id
       returning t.company_id, t.due_date
     )
     select company_id, count(*)::integer as n, min(due_date)::text as day from r group by 1`
  )
  await client.query(
    `delete from customers t where email like '%@debtors.example' and not exists (
       select from receivables r where r.company_id = t.company_id and r.customer_id = t.customer_id)`
  )
  await client.query(COUNTS, [
    rows.map(({ company_id }) => company_id),
    rows.map(({ n }) => -n),
    rows[0]?.day ?? "2000-01-01"
  ])
  await client.query("vacuum analyze reminder_attempts, receivables")
}
