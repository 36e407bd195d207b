/**
 * What both peers do for a request, once their framework has read it. Statements are named, so that `pg` prepares
 * them; a write is one transaction with its idempotency row, its audit entry and its counters. The statements on
 * lists and counters are those of Duebook, so that the totals are exact and no peer pays for a worse plan.
 */
import type pg from "pg"
import { type Admitted, admit, openPool, type Terms } from "./admission.ts"
import {
  amountIn,
  fingerprint,
  idempotencyKey,
  idOf,
  type ListQuery,
  listQuery,
  newPayment,
  newReceivable
} from "./input.ts"
import { invalid, Problem } from "./problem.ts"

/** The longest body, as in Duebook. */
export const MAX_BODY_BYTES = 65_536

/** An answer: a body that is already JSON. */
export interface Reply {
  readonly status: 200 | 201 | 404 | 409 | 422
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** A write as the framework read it. */
export interface WriteRequest {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly idempotencyKey: string | undefined
  readonly requestId: string
}

/** What the endpoints ask of their callers. */
export const terms = {
  read: { scope: "receivables:read", charged: true },
  write: { scope: "receivables:write", charged: true },
  usage: { scope: "usage:read", charged: false }
} as const satisfies Record<string, Terms>

interface ReceivableRow {
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

const receivableOf = (row: ReceivableRow) => ({
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

const READ = `
select ${receivableColumns} from receivables t where t.company_id = $1 and t.receivable_id = $2`

/** A list's statement: from the counters where they know the total, else by counting. */
const listing = (companyId: number, { customerId, page, perPage, status }: ListQuery) => {
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
  // What a customer's list needs depends on how many rows it has: planned each time.
  if (customerId !== undefined) return { text, values }
  return { name: status === undefined ? "list" : "list_by_status", text, values }
}

const INSERT_CUSTOMER = `
with inserted as (
  insert into customers (company_id, display_name, email, phone_e164, preferred_locale, timezone, created_at,
    updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $7) returning company_id, customer_id
), counted as (
  insert into resource_counts as c (company_id, resource, status, slot, n)
  select company_id, 'customer', '', customer_id % 16, 1 from inserted
  on conflict (company_id, resource, status, slot) do update set n = c.n + 1
)
select customer_id from inserted`

const INSERT_RECEIVABLE = `
with inserted as (
  insert into receivables (company_id, customer_id, amount_minor, currency, due_date, external_reference,
    description, created_at, updated_at)
  select c.company_id, c.customer_id, $3, $4, $5, $6, $7, $8, $8
  from customers c where c.company_id = $1 and c.customer_id = $2
  returning *
), counted as (
  insert into resource_counts as c (company_id, resource, status, slot, n)
  select company_id, 'receivable', 'open', receivable_id % 16, 1 from inserted
  on conflict (company_id, resource, status, slot) do update set n = c.n + 1
)
select ${receivableColumns} from inserted t`

const HOLD_RECEIVABLE = `${READ} for update`

const INSERT_PAYMENT = `
insert into payments as t (company_id, receivable_id, amount_minor, currency, paid_at, method, external_reference,
  note, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning t.payment_id`

const UPDATE_PAID = `
with updated as (
  update receivables t set paid_minor = $3, status = $4, version = t.version + 1, updated_at = $6
  where t.company_id = $1 and t.receivable_id = $2
  returning t.company_id, t.receivable_id, t.version
), counted as (
  insert into resource_counts as c (company_id, resource, status, slot, n)
  select company_id, 'receivable', m.status, receivable_id % 16, m.n
  from updated, (values ($5::text, -1), ($4::text, 1)) m (status, n)
  where $5::text <> $4::text order by m.status
  on conflict (company_id, resource, status, slot) do update set n = c.n + excluded.n
)
select version from updated`

const FIND_STORED =
  "select status, body, fingerprint from idempotency where company_id = $1 and idempotency_key = $2"

const STORE = `
insert into idempotency (company_id, idempotency_key, fingerprint, status, body, created_at)
values ($1, $2, $3, $4, $5, $6) on conflict do nothing`

const AUDIT = `
insert into audit_log (company_id, at, actor, user_id, api_key_id, request_id, action, subject_id, details)
values ($1, $2, 'api_key', $3, $4, $5, $6, $7, $8)`

interface StoredRow {
  readonly status: Reply["status"]
  readonly body: string
  readonly fingerprint: Buffer
}

/** What a write did. */
interface Done {
  readonly data: unknown
  readonly subjectId: number
  readonly details: Readonly<Record<string, unknown>>
}

interface Write {
  readonly action: string
  /** Decides, then writes: throws what it refuses before its first statement that writes. */
  readonly work: (client: pg.PoolClient, now: string) => Promise<Done>
}

const one = async <Row extends pg.QueryResultRow>(
  client: pg.Pool | pg.PoolClient,
  name: string,
  text: string,
  values: ReadonlyArray<unknown>
): Promise<Row | undefined> => (await client.query<Row>({ name, text, values: [...values] })).rows[0]

const replay = (stored: StoredRow | undefined, print: Buffer): Reply => {
  if (stored === undefined) throw new Error("a stored reply vanished")
  if (!stored.fingerprint.equals(print)) throw new Problem(422, "idempotency_key_reused")
  return { status: stored.status, body: stored.body, headers: { "idempotent-replayed": "true" } }
}

const notFound = () => new Problem(404, "not_found", { message: "There is no such receivable." })

/** Statuses that a payment may find, and what it leaves. */
const statusAfter = (row: ReceivableRow, paid: number): string => {
  if (paid === row.amount_minor) return "paid"
  return row.status === "paused" ? "paused" : "partially_paid"
}

/** The peers' service on a database of their own. */
export const makeService = (options: { readonly url: string; readonly limit: number }) => {
  const pool = openPool(options.url)

  /** One transaction: the stored reply, or the work, its reply, and its audit entry. */
  const write = async (caller: Admitted, request: WriteRequest, key: string, { action, work }: Write) => {
    const { companyId } = caller
    const print = fingerprint(request.method, request.path, request.body)
    const client = await pool.connect()
    const find = () => one<StoredRow>(client, "find_stored", FIND_STORED, [companyId, key])
    let open = true
    const end = async (command: "commit" | "rollback") => {
      open = false
      await client.query(command)
    }
    try {
      await client.query("begin")
      const stored = await find()
      if (stored !== undefined) {
        await end("rollback")
        return replay(stored, print)
      }
      const now = new Date().toISOString()
      const outcome = await work(client, now).catch((error: unknown) => {
        if (error instanceof Problem) return error
        throw error
      })
      const reply: Reply =
        outcome instanceof Problem
          ? {
              status: outcome.status as Reply["status"],
              body: outcome.envelope(request.requestId),
              headers: {}
            }
          : { status: 201, body: JSON.stringify({ data: outcome.data }), headers: {} }
      const kept = await client.query({
        name: "store",
        text: STORE,
        values: [companyId, key, print, reply.status, reply.body, now]
      })
      // Somebody else was first with this key: what we did is undone, and their reply is ours.
      if (kept.rowCount === 0) {
        await end("rollback")
        return replay(await find(), print)
      }
      if (!(outcome instanceof Problem)) {
        await client.query({
          name: "audit",
          text: AUDIT,
          values: [
            companyId,
            now,
            caller.userId,
            caller.apiKeyId,
            request.requestId,
            action,
            outcome.subjectId,
            JSON.stringify(outcome.details)
          ]
        })
      }
      await end("commit")
      return reply
    } finally {
      if (open) await client.query("rollback").catch(() => undefined)
      client.release()
    }
  }

  return {
    admit: (authorization: string | undefined, asked: Terms) =>
      admit(pool, options.limit, authorization, asked),

    read: async (caller: Admitted, id: string, requestId: string): Promise<Reply> => {
      const row = await one<ReceivableRow>(pool, "read", READ, [caller.companyId, idOf(id)])
      if (row === undefined) throw notFound()
      return {
        status: 200,
        body: JSON.stringify({ data: receivableOf(row), request_id: requestId }),
        headers: {}
      }
    },

    list: async (caller: Admitted, url: string, requestId: string): Promise<Reply> => {
      const mark = url.indexOf("?")
      const path = mark === -1 ? url : url.slice(0, mark)
      const query = mark === -1 ? "" : url.slice(mark + 1)
      const asked = listQuery(new URLSearchParams(query))
      const { rows } = await pool.query<ReceivableRow & { readonly total: number }>(
        listing(caller.companyId, asked)
      )
      const total = rows[0]?.total ?? 0
      const data = rows.filter((row) => row.receivable_id !== null).map(receivableOf)
      return {
        status: 200,
        body: JSON.stringify({
          data,
          meta: { current_page: asked.page, per_page: asked.perPage, total },
          request_id: requestId
        }),
        headers: { link: links(path, query, asked, total) }
      }
    },

    usage: ({ period, perKey, plan }: Admitted, requestId: string): Reply => ({
      status: 200,
      body: JSON.stringify({
        data: {
          plan: plan?.name ?? null,
          period_start: plan === null ? null : new Date(plan.startsAt).toISOString(),
          period_end: plan === null ? null : new Date(plan.endsAt).toISOString(),
          ...period,
          rate_limit: {
            limit: perKey.limit,
            window_seconds: 60,
            remaining: perKey.remaining,
            reset_seconds: perKey.resetSeconds
          }
        },
        request_id: requestId
      }),
      headers: {}
    }),

    create: (caller: Admitted, request: WriteRequest): Promise<Reply> => {
      const key = idempotencyKey(request.idempotencyKey)
      const input = newReceivable(request.body)
      const { companyId } = caller
      return write(caller, request, key, {
        action: "receivable.create",
        work: async (client, now) => {
          const amountMinor = amountIn(input.amount, input.currency)
          const { customer } = input
          const created = customer && {
            values: [
              companyId,
              customer.display_name,
              customer.email ?? null,
              customer.phone_e164 ?? null,
              customer.preferred_locale ?? null,
              customer.timezone ?? null,
              now
            ]
          }
          const customerId =
            created === undefined
              ? input.customer_id
              : (
                  await one<{ customer_id: number }>(
                    client,
                    "insert_customer",
                    INSERT_CUSTOMER,
                    created.values
                  )
                )?.customer_id
          const row = await one<ReceivableRow>(client, "insert_receivable", INSERT_RECEIVABLE, [
            companyId,
            customerId,
            amountMinor,
            input.currency,
            input.due_date,
            input.external_reference ?? null,
            input.description ?? null,
            now
          ])
          if (row === undefined) {
            throw invalid([
              { field: "customer_id", code: "unknown", message: "customer_id is not a customer's." }
            ])
          }
          return {
            data: receivableOf(row),
            subjectId: row.receivable_id,
            details: { customer_id: row.customer_id, new_customer: customer !== undefined }
          }
        }
      })
    },

    pay: (caller: Admitted, receivable: string, request: WriteRequest): Promise<Reply> => {
      const key = idempotencyKey(request.idempotencyKey)
      const receivableId = idOf(receivable)
      const input = newPayment(request.body)
      const { companyId } = caller
      return write(caller, request, key, {
        action: "payment.record",
        work: async (client, now) => {
          const before = await one<ReceivableRow>(client, "hold_receivable", HOLD_RECEIVABLE, [
            companyId,
            receivableId
          ])
          if (before === undefined) throw notFound()
          const { amount_minor: amount, currency, paid_minor: paid, status } = before
          if (status === "paid" || status === "cancelled") {
            throw new Problem(409, "invalid_transition", { details: { status } })
          }
          if (input.currency !== undefined && input.currency !== currency) {
            throw new Problem(422, "currency_mismatch", { details: { currency } })
          }
          const minor = amountIn(input.amount, currency)
          if (minor > amount - paid) {
            throw new Problem(422, "overpayment", { details: { balance_minor: amount - paid } })
          }
          const paidAt = input.paid_at === undefined ? now : new Date(input.paid_at).toISOString()
          if (Date.parse(paidAt) > Date.parse(now) + 86_400_000) {
            throw invalid([{ field: "paid_at", code: "invalid", message: "paid_at is in the future." }])
          }
          const payment = await one<{ payment_id: number }>(client, "insert_payment", INSERT_PAYMENT, [
            companyId,
            receivableId,
            minor,
            currency,
            paidAt,
            input.method ?? null,
            input.external_reference ?? null,
            input.note ?? null,
            now
          ])
          const after = statusAfter(before, paid + minor)
          const updated = await one<{ version: number }>(client, "update_paid", UPDATE_PAID, [
            companyId,
            receivableId,
            paid + minor,
            after,
            status,
            now
          ])
          const id = payment?.payment_id ?? 0
          return {
            data: {
              id,
              receivable_id: receivableId,
              amount_minor: minor,
              currency,
              paid_at: paidAt,
              method: input.method ?? null,
              external_reference: input.external_reference ?? null,
              note: input.note ?? null,
              status: "recorded",
              created_at: now,
              receivable: {
                id: receivableId,
                status: after,
                paid_minor: paid + minor,
                version: `v${updated?.version}`
              }
            },
            subjectId: id,
            details: { receivable_id: receivableId, from: status, to: after }
          }
        }
      })
    }
  }
}

/** What a framework puts HTTP around. */
export type Service = ReturnType<typeof makeService>

/** The service that the environment describes: `DATABASE_URL`, `RATE_LIMIT_PER_MINUTE`. */
export const serviceFromEnvironment = (): Service =>
  makeService({
    url: process.env["DATABASE_URL"] ?? "",
    limit: Number(process.env["RATE_LIMIT_PER_MINUTE"] ?? 60)
  })

/** `Link` with first, prev, next and last. */
const links = (path: string, query: string, { page, perPage }: ListQuery, total: number): string => {
  const last = Math.max(1, Math.ceil(total / perPage))
  const to = (rel: string, target: number) => {
    const params = new URLSearchParams(query)
    params.set("page", String(target))
    params.set("per_page", String(perPage))
    return `<${path}?${params}>; rel="${rel}"`
  }
  return [
    to("first", 1),
    ...(page > 1 ? [to("prev", Math.min(page - 1, last))] : []),
    ...(page < last ? [to("next", page + 1)] : []),
    to("last", last)
  ].join(", ")
}
