/** From what services return to what goes over the wire: envelopes of reads, stored bytes of writes. */
import { Effect } from "effect"
import type { Page, PageRequest } from "../domain/Page.ts"
import type { Reply } from "../services/Command.ts"
import type { Exchange } from "./Exchange.ts"

/** A read of one resource: `{ data }`, to be answered with the request's id. */
export const read = <A, E, R>(resource: Effect.Effect<A, E, R>) => Effect.map(resource, (data) => ({ data }))

/** A list: `{ data, meta }`, to be answered with the request's id and the pages around it in `Link`. */
export const list = <A, E, R>(
  items: (request: PageRequest) => Effect.Effect<Page<A>, E, R>,
  { page, per_page: perPage }: { readonly page: number; readonly per_page: number }
) =>
  Effect.map(items({ page, perPage }), (found) => ({
    data: found.items,
    meta: { currentPage: page, perPage, total: found.total }
  }))

/** A write: the bytes that are kept for replays. */
export const written = <E, R>(reply: Effect.Effect<Reply, E, R>) => reply

/** `Link` with first, prev, next and last (RFC 8288), the filters kept. */
export const links = (
  { path, query }: Pick<Exchange, "path" | "query">,
  { page, perPage }: PageRequest,
  total: number
): string => {
  const last = Math.max(1, Math.ceil(total / perPage))
  const params = new URLSearchParams(query)
  params.set("page", "1")
  params.set("per_page", String(perPage))
  const to = (rel: string, target: number) => {
    params.set("page", String(target))
    return `<${path}?${params}>; rel="${rel}"`
  }
  return [
    to("first", 1),
    ...(page > 1 ? [to("prev", Math.min(page - 1, last))] : []),
    ...(page < last ? [to("next", page + 1)] : []),
    to("last", last)
  ].join(", ")
}

/** An answer in full, but for the headers that all have. */
export interface Answered {
  readonly status: number
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

const noHeaders = {}
const replayed = { "idempotent-replayed": "true" }

/** What a write's handler came to, in full. */
export const ofReply = ({ body, replayed: isReplay, status }: Reply): Answered => ({
  status,
  body,
  headers: isReplay ? replayed : noHeaders
})

/** What a read's handler came to. */
export interface Found {
  readonly data: unknown
  readonly meta?: { readonly currentPage: number; readonly perPage: number; readonly total: number }
}

/**
 * What a read's handler came to, in full, written as the endpoint declares.
 *
 * @throws ParseError for what is not as declared
 */
export const ofFound = (exchange: Exchange, found: Found): Answered => {
  const { requestId, route } = exchange
  const { meta } = found
  return {
    status: route.status,
    body: JSON.stringify(route.encode({ ...found, requestId })),
    headers:
      meta === undefined
        ? noHeaders
        : { link: links(exchange, { page: meta.currentPage, perPage: meta.perPage }, meta.total) }
  }
}
