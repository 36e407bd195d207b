/** The data that the benchmark runs on, made by SQL alone: companies with keys, customers and receivables. */
import { randomBytes } from "node:crypto"
import { Client } from "pg"
import * as ApiToken from "../src/domain/ApiToken.ts"

/** How much data there is. */
export interface SeedSize {
  readonly companies: number
  readonly keysEach: number
  /** Receivables of the first company. */
  readonly large: number
  /** Receivables of every other company. */
  readonly small: number
}

/** What the load generator knows about a company. */
export interface SeededCompany {
  readonly id: number
  readonly tokens: ReadonlyArray<string>
  readonly firstReceivable: number
  readonly receivables: number
  readonly firstCustomer: number
  readonly customers: number
  /** The receivables to ask about, where their ids do not follow one another, and those that can be paid. */
  readonly sample?: { readonly any: ReadonlyArray<number>; readonly open: ReadonlyArray<number> }
}

/** Customers of one company. */
const CUSTOMERS = 100
/** The first seven of every ten receivables, by id, are open and get the payments. */
export const OPEN_OF_TEN = 7
const HUGE_ALLOWANCE = 9_000_000_000_000
const DAY_MILLIS = 86_400_000

const COMPANIES = `
insert into companies (name, timezone, status, created_at)
select 'Company ' || n, 'Europe/Berlin', 'active', $2 from generate_series(1, $1::integer) n
returning company_id`

const USERS = `
with created as (
  insert into users (email, name, email_verified_at, two_factor_confirmed_at, created_at)
  select 'owner' || c || '@example.com', 'Owner ' || c, $2, $2, $2 from unnest($1::bigint[]) c
  returning user_id, email
)
insert into memberships (company_id, user_id, role, created_at)
select c, created.user_id, 'owner', $2 from unnest($1::bigint[]) c
join created on created.email = 'owner' || c || '@example.com'`

const KEYS = `
insert into api_keys (company_id, user_id, name, token_hash, scopes, created_at, expires_at)
select q.company_id, m.user_id, 'Bench', decode(q.hash, 'hex'),
  array['receivables:read', 'receivables:write', 'payables:read', 'payables:write', 'usage:read'], $3, $4
from unnest($1::bigint[], $2::text[]) q (company_id, hash)
join memberships m on m.company_id = q.company_id`

const PLANS = `
with made as (
  insert into plan_periods (company_id, plan, allowance, starts_at, ends_at, created_at)
  select c, 'pro', $2, $3, $4, $3 from unnest($1::bigint[]) c
  returning company_id, plan_period_id, allowance
)
insert into plan_usage (company_id, plan_period_id, allowance, used, granted)
select company_id, plan_period_id, allowance, 0, 0 from made`

const CUSTOMERS_OF_ALL = `
insert into customers (company_id, display_name, email, timezone, created_at, updated_at)
select c, 'Customer ' || n, 'customer' || n || '@example.com', 'Europe/Berlin', $3, $3
from unnest($1::bigint[]) with ordinality q (c, place), generate_series(1, $2::integer) n
order by place, n`

// Of every ten, seven are open, two are paid and one is partially paid.
const RECEIVABLES = `
insert into receivables (company_id, customer_id, amount_minor, paid_minor, currency, due_date, status,
  external_reference, description, created_at, updated_at, billed_on)
select q.c, f.customer_id + n % $4, 100000, (array[0, 0, 0, 0, 0, 0, 0, 100000, 100000, 50000])[n % 10 + 1], 'EUR',
  date '2026-01-01' + n % 365,
  (array['open', 'open', 'open', 'open', 'open', 'open', 'open', 'paid', 'paid', 'partially_paid'])[n % 10 + 1],
  'INV-' || n, 'Consulting, part ' || n, $5, $5, $5::timestamptz::date
from unnest($1::bigint[], $2::bigint[], $3::integer[]) with ordinality q (c, first_customer, rows, place)
cross join lateral (select q.first_customer as customer_id) f
cross join lateral generate_series(0, q.rows - 1) n
order by q.place, n`

// Every paid amount needs its payment, because `verifyTotals` compares the sums after a run.
const PAYMENTS = `
insert into payments (company_id, receivable_id, amount_minor, currency, paid_at, method, created_at, paid_on)
select company_id, receivable_id, paid_minor, currency, $1, 'bank_transfer', $1, $1::timestamptz::date
from receivables where paid_minor > 0 and company_id = any($2::bigint[])`

const COUNTS = "select count_again(company) from unnest($1::bigint[]) company"

/** Fills a migrated database. */
export const seed = async (url: string, size: SeedSize): Promise<ReadonlyArray<SeededCompany>> => {
  const client = new Client(url)
  await client.connect()
  try {
    const now = Date.now()
    const at = (millis: number) => new Date(now + millis).toISOString()
    const created = await client.query<{ company_id: string }>(COMPANIES, [size.companies, at(0)])
    const ids = created.rows.map((row) => Number(row.company_id)).sort((a, b) => a - b)
    await client.query(USERS, [ids, at(0)])
    const tokens = ids.map((id) =>
      Array.from({ length: size.keysEach }, () => ApiToken.make(id, randomBytes(32)))
    )
    await client.query(KEYS, [
      ids.flatMap((id) => Array.from({ length: size.keysEach }, () => id)),
      tokens.flat().map((token) => Buffer.from(ApiToken.hash(token)).toString("hex")),
      at(0),
      at(365 * DAY_MILLIS)
    ])
    await client.query(PLANS, [ids, HUGE_ALLOWANCE, at(-DAY_MILLIS), at(29 * DAY_MILLIS)])
    await client.query(CUSTOMERS_OF_ALL, [ids, CUSTOMERS, at(0)])
    const rowsOf = (index: number) => (index === 0 ? size.large : size.small)
    const firstOf = async (table: string, id: string) => {
      const { rows } = await client.query<{ company_id: string; first: string }>(
        `select company_id, min(${id}) as first from ${table} group by 1`
      )
      return new Map(rows.map((row) => [Number(row.company_id), Number(row.first)]))
    }
    const customers = await firstOf("customers", "customer_id")
    await client.query(RECEIVABLES, [
      ids,
      ids.map((id) => customers.get(id)),
      ids.map((_, index) => rowsOf(index)),
      CUSTOMERS,
      at(0)
    ])
    await client.query(PAYMENTS, [at(0), ids])
    await client.query(COUNTS, [ids])
    await client.query(`update settings set value = '{"open": true}', updated_at = $1 where name = 'gate'`, [
      at(0)
    ])
    await client.query("vacuum analyze")
    const receivables = await firstOf("receivables", "receivable_id")
    return ids.map((id, index) => ({
      id,
      tokens: tokens[index] ?? [],
      firstReceivable: receivables.get(id) ?? 0,
      receivables: rowsOf(index),
      firstCustomer: customers.get(id) ?? 0,
      customers: CUSTOMERS
    }))
  } finally {
    await client.end()
  }
}

const DISAGREEMENTS = `
select (
  select count(*)::integer from (
    select company_id, status, sum(n) as n from resource_counts where resource = 'receivable' group by 1, 2
  ) c full join (
    select company_id, status, count(*) as n from receivables group by 1, 2
  ) r using (company_id, status) where coalesce(c.n, 0) <> coalesce(r.n, 0)
) as counts, (
  select count(*)::integer from receivables r left join (
    select company_id, receivable_id, sum(amount_minor) as paid from payments where status = 'recorded' group by 1, 2
  ) p using (company_id, receivable_id) where r.paid_minor <> coalesce(p.paid, 0)
) as sums`

/** Throws unless every total is the number of its rows and every paid amount the sum of its payments. */
export const verifyTotals = async (name: string, url: string): Promise<void> => {
  const client = new Client(url)
  await client.connect()
  try {
    // Millions of rows are compared.
    await client.query("set work_mem = '256MB'")
    const { rows } = await client.query<{ counts: number; sums: number }>(DISAGREEMENTS)
    const [found] = rows
    if (found?.counts !== 0 || found.sums !== 0) {
      throw new Error(
        `${name}: ${found?.counts} totals and ${found?.sums} paid amounts are wrong after the run`
      )
    }
  } finally {
    await client.end()
  }
}
