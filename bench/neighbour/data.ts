/** The companies of the neighbourhood. */
import { Client } from "pg"
import { seed, type SeededCompany } from "../seed.ts"

/** The companies by what they do. */
export interface Companies {
  /** A: has many receivables. */
  readonly large: SeededCompany
  /** A's customer with many reminders, in a company of its own. */
  readonly heavy: SeededCompany
  /** B. */
  readonly bystander: SeededCompany
}

const COMPANIES = 20
const SMALL = 1_000

/** One step, so that each receivable has one reminder: as many rows as receivables change with the time zone. */
const POLICY = { receivables: { steps: [{ offset_days: 0, channels: ["email"] }], holidays: false } }

const HEAVY = `
with r as (
  insert into receivables (company_id, customer_id, amount_minor, currency, due_date, status, external_reference,
    created_at, updated_at, billed_on)
  select $1, $2, 100000, 'EUR', $4::date + 60 + n % 365, 'open', 'HEAVY-' || n, $4, $4, $4::date
  from generate_series(1, $3::integer) n
  returning company_id, receivable_id, customer_id, due_date
)
insert into reminder_attempts (company_id, receivable_id, customer_id, step, offset_days, due_date, channel, locale,
  timezone, scheduled_for, expires_at, due_at, balance_minor, currency, created_at, updated_at)
select company_id, receivable_id, customer_id, 0, 0, due_date, 'email', 'en', 'Europe/Berlin',
  due_date + interval '9 hours', due_date + interval '81 hours', due_date + interval '9 hours', 100000, 'EUR', $4, $4
from r`

const POLICY_IN_FORCE = `
with p as (
  insert into reminder_policies (company_id, version, policy, created_at) values ($1, 1, $2, $3)
)
update companies set policy_version = 1 where company_id = $1`

const COUNTS = "select count_again($1) where $2::bigint > 0"

/** Fills a migrated database; A has so many receivables, and so have reminders. */
export const companies = async (url: string, receivables: number): Promise<Companies> => {
  const [large, heavy, bystander] = await seed(url, {
    companies: COMPANIES,
    keysEach: 2,
    large: receivables,
    small: SMALL
  })
  if (large === undefined || heavy === undefined || bystander === undefined) throw new Error("no companies")
  const client = new Client(url)
  await client.connect()
  try {
    const now = new Date().toISOString()
    await client.query(HEAVY, [heavy.id, heavy.firstCustomer, receivables, now])
    await client.query(POLICY_IN_FORCE, [heavy.id, JSON.stringify(POLICY), now])
    await client.query(COUNTS, [heavy.id, receivables])
    await client.query("vacuum analyze")
  } finally {
    await client.end()
  }
  return { large, heavy, bystander }
}
