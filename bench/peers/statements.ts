/** The rows and statements of both peers. Those for lists and counters are the same as in Duebook. */
import type { ListQuery } from "./input.ts"

/** A row of `receivables`. */
export interface ReceivableRow {
  readonly receivable_id: number
  readonly customer_id: number
  readonly amount_minor: number
  readonly paid_minor: number
  readonly currency: string
  readonly due_date: string
  readonly status: string
  readonly external_reference: string | null
  readonly description: string | null
  readonly version: number
}

const receivableColumns =
  "t.receivable_id, t.customer_id, t.amount_minor, t.paid_minor, t.currency, t.due_date, t.status, t.external_reference, t.description, t.version"

/** A receivable as JSON. */
export const receivableOf = (row: ReceivableRow) => ({
  id: row.receivable_id,
  customer_id: row.customer_id,
  amount_minor: row.amount_minor,
  paid_minor: row.paid_minor,
  currency: row.currency,
  due_date: row.due_date,
  status: row.status,
  external_reference: row.external_reference,
  description: row.description,
  version: `v${row.version}`
})

export const READ = `
select ${receivableColumns} from receivables t where t.company_id = $1 and t.receivable_id = $2`

/** A list's statement. The total comes from the counters if they have it, and from counting rows otherwise. */
export const listing = (companyId: number, { customerId, page, perPage, status }: ListQuery) => {
  const values: Array<unknown> = [companyId]
  let where = "t.company_id = $1"
  if (status !== undefined) where += ` and t.status = $${values.push(status)}`
  if (customerId !== undefined) where += ` and t.customer_id = $${values.push(customerId)}`
  const total =
    customerId === undefined
      ? `(select coalesce(sum(n), 0)::bigint from resource_counts
          where company_id = $1 and resource = 'receivable'${status === undefined ? "" : " and status = $2"})`
      : `(select count(*) from receivables t where ${where})`
  const limit = `$${values.push(perPage)}`
  const offset = `$${values.push((page - 1) * perPage)}`
  const text = `
    select n.total, p.* from (select ${total} as total) n
    left join lateral (
      select ${receivableColumns} from receivables t where ${where} and n.total > ${offset}::bigint
      order by t.receivable_id desc limit ${limit} offset ${offset}
    ) p on true`
  // The best plan for a customer's list depends on its number of rows, so it is planned each time.
  if (customerId !== undefined) return { text, values }
  return { name: status === undefined ? "list" : "list_by_status", text, values }
}

export const INSERT_CUSTOMER = `
with inserted as (
  insert into customers (company_id, display_name, email, phone_e164, preferred_locale, timezone, created_at,
    updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $7) returning company_id, customer_id
), counted as (
  insert into resource_counts as c (company_id, resource, status, slot, n)
  select company_id, 'customer', '', customer_id % 16, 1 from inserted
  on conflict (company_id, resource, status, due_date, currency, slot) do update set n = c.n + 1
)
select customer_id from inserted`

export const INSERT_RECEIVABLE = `
with inserted as (
  insert into receivables (company_id, customer_id, amount_minor, currency, due_date, external_reference,
    description, created_at, updated_at, billed_on)
  select c.company_id, c.customer_id, $3, $4, $5, $6, $7, $8, $8, $8::timestamptz::date
  from customers c where c.company_id = $1 and c.customer_id = $2
  returning *
), counted as (
  insert into resource_counts as c (company_id, resource, status, due_date, currency, slot, n)
  select company_id, k.resource, 'open', k.due_date, k.currency, receivable_id % k.slots, 1
  from inserted i, lateral (values
    ('receivable', date '-infinity', '', 16),
    ('receivable_day', i.due_date, i.currency, 4),
    ('receivable_month', date_trunc('month', i.due_date::timestamp)::date, i.currency, 4)
  ) k (resource, due_date, currency, slots)
  on conflict (company_id, resource, status, due_date, currency, slot) do update set n = c.n + 1
)
select ${receivableColumns} from inserted t`

export const HOLD_RECEIVABLE = `${READ} for update`

export const INSERT_PAYMENT = `
insert into payments as t (company_id, receivable_id, amount_minor, currency, paid_at, method, external_reference,
  note, created_at, paid_on)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $5::timestamptz::date) returning t.payment_id`

export const UPDATE_PAID = `
with updated as (
  update receivables t set paid_minor = $3, status = $4, version = t.version + 1, updated_at = $6
  where t.company_id = $1 and t.receivable_id = $2
  returning t.company_id, t.receivable_id, t.version, t.due_date, t.currency
), counted as (
  insert into resource_counts as c (company_id, resource, status, due_date, currency, slot, n)
  select company_id, k.resource, m.status, k.due_date, k.currency, receivable_id % k.slots, m.n
  from updated u, lateral (values
    ('receivable', date '-infinity', '', 16),
    ('receivable_day', u.due_date, u.currency, 4),
    ('receivable_month', date_trunc('month', u.due_date::timestamp)::date, u.currency, 4)
  ) k (resource, due_date, currency, slots),
    (values ($5::text, -1), ($4::text, 1)) m (status, n)
  where $5::text <> $4::text order by k.resource, m.status
  on conflict (company_id, resource, status, due_date, currency, slot) do update set n = c.n + excluded.n
)
select version from updated`

export const FIND_STORED =
  "select status, body, fingerprint from idempotency where company_id = $1 and idempotency_key = $2"

export const STORE = `
insert into idempotency (company_id, idempotency_key, fingerprint, status, body, created_at)
values ($1, $2, $3, $4, $5, $6) on conflict do nothing`

export const AUDIT = `
insert into audit_log (company_id, at, actor, user_id, api_key_id, request_id, action, subject_id, details)
values ($1, $2, 'api_key', $3, $4, $5, $6, $7, $8)`
