/**
 * What both peers do for a request after their framework has read it. Statements are named, so that `pg` prepares them.
 * A write is one transaction with an idempotency row, an audit entry and counters. The statements for lists and counters
 * are those of Duebook, so that totals are exact and no peer is slower because of worse ones.
 */
import { type Admitted, admit, openPool, type Terms } from "./admission.ts"
import { idOf, type ListQuery, listQuery } from "./input.ts"
import { notFound } from "./problem.ts"
import { listing, READ, type ReceivableRow, receivableOf } from "./statements.ts"
import { one, type Reply, type WriteRequest } from "./transaction.ts"
import { create, pay } from "./writes.ts"

/** The longest body, as in Duebook. */
export const MAX_BODY_BYTES = 65_536

/** What the endpoints require of their callers. */
export const terms = {
  read: { scope: "receivables:read", charged: true },
  write: { scope: "receivables:write", charged: true },
  usage: { scope: "usage:read", charged: false }
} as const satisfies Record<string, Terms>

/** The peers' service on a database of their own. */
export const makeService = (options: { readonly url: string; readonly limit: number }) => {
  const pool = openPool(options.url)

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

    create: (caller: Admitted, request: WriteRequest): Promise<Reply> => create(pool, caller, request),

    pay: (caller: Admitted, receivable: string, request: WriteRequest): Promise<Reply> =>
      pay(pool, caller, receivable, request)
  }
}

/** The operations that a framework serves over HTTP. */
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
