/** The limit: only the statement that each request needs, through `pg`. No HTTP, no admission, no stored reply. */
import type pg from "pg"
import { openPool } from "./peers/admission.ts"
import type { Task } from "./workloads.ts"

const columns =
  "t.receivable_id, t.customer_id, t.amount_minor, t.paid_minor, t.currency, t.due_date, t.status, t.external_reference, t.description, t.version"

const list = (where: string): string => `
select n.total, p.* from (
  select (select coalesce(sum(n), 0)::bigint from resource_counts
    where company_id = $1 and resource = 'receivable'${where}) as total
) n
left join lateral (
  select ${columns} from receivables t where t.company_id = $1${where} order by t.receivable_id desc limit $2
) p on true`

const statements = {
  read: `select ${columns} from receivables t where t.company_id = $1 and t.receivable_id = $2`,
  list: list(""),
  listByStatus: list(" and status = $3"),
  usage: "select used, allowance from plan_usage where company_id = $1",
  create: `
with inserted as (
  insert into receivables (company_id, customer_id, amount_minor, currency, due_date, external_reference,
    description, created_at, updated_at, billed_on)
  values ($1, $2, 12050, 'EUR', '2030-01-31', $3, 'Consulting in January', $4, $4, $4::timestamptz::date) returning *
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
select ${columns} from inserted t`,
  payment: `
with held as (
  select * from receivables where company_id = $1 and receivable_id = $2 for update
), updated as (
  update receivables t set paid_minor = t.paid_minor + 1, status = 'partially_paid', version = t.version + 1,
    updated_at = $3
  from held where t.company_id = held.company_id and t.receivable_id = held.receivable_id
  returning t.*, held.status as before
), counted as (
  insert into resource_counts as c (company_id, resource, status, due_date, currency, slot, n)
  select company_id, k.resource, m.status, k.due_date, k.currency, receivable_id % k.slots, m.n
  from updated u, lateral (values
    ('receivable', date '-infinity', '', 16),
    ('receivable_day', u.due_date, u.currency, 4),
    ('receivable_month', date_trunc('month', u.due_date::timestamp)::date, u.currency, 4)
  ) k (resource, due_date, currency, slots),
    (values ('open', -1), ('partially_paid', 1)) m (status, n)
  where before = 'open' order by k.resource, m.status
  on conflict (company_id, resource, status, due_date, currency, slot) do update set n = c.n + excluded.n
)
insert into payments as t (company_id, receivable_id, amount_minor, currency, paid_at, method, created_at, paid_on)
select company_id, receivable_id, 1, currency, $3, 'bank_transfer', $3, $3::timestamptz::date from updated
returning t.*`
} as const

const statementOf = ({ company, id, kind, n, perPage, status }: Task): pg.QueryConfig => {
  const named = (name: keyof typeof statements, values: Array<unknown>) => ({
    name,
    text: statements[name],
    values
  })
  const now = () => new Date().toISOString()
  switch (kind) {
    case "read":
      return named("read", [company.id, id])
    case "list":
      return status === undefined
        ? named("list", [company.id, perPage])
        : named("listByStatus", [company.id, perPage, status])
    case "usage":
      return named("usage", [company.id])
    case "create":
      return named("create", [company.id, id, `INV-${n}`, now()])
    case "payment":
      return named("payment", [company.id, id, now()])
  }
}

/** A pool as large as the servers', to run tasks on. */
export const open = (url: string) => {
  const pool = openPool(url)
  return {
    run: async (task: Task): Promise<void> => {
      await pool.query(statementOf(task))
    },
    close: () => pool.end()
  }
}
