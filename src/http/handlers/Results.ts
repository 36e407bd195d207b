/** From what a service returns to what its endpoint declares. */
import { HttpServerResponse } from "@effect/platform"
import { Effect } from "effect"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { documentHeaders, PDF } from "../../domain/InvoiceDocument.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import type { Written } from "../../services/Write.ts"

/** A read of one resource: `{ data, request_id }`. */
export const read = <A, E, R>(resource: Effect.Effect<A, E, R>) =>
  Effect.flatMap(CurrentRequest, ({ requestId }) => Effect.map(resource, (data) => ({ data, requestId })))

/** A list: `{ data, meta, request_id }`. */
export const list = <A, E, R>(
  { page, per_page: perPage }: { readonly page: number; readonly per_page: number },
  items: (request: PageRequest) => Effect.Effect<Page<A>, E, R>
) =>
  Effect.flatMap(CurrentRequest, ({ requestId }) =>
    Effect.map(items({ page, perPage }), (found) => ({
      data: found.items,
      meta: { currentPage: page, perPage, total: found.total },
      requestId
    }))
  )

/** A PDF, as a file to keep. */
export const file = <E, R>(
  found: Effect.Effect<{ readonly name: string; readonly content: Uint8Array }, E, R>
) =>
  Effect.map(found, ({ content, name }) =>
    HttpServerResponse.uint8Array(content, { headers: documentHeaders(name), contentType: PDF })
  )

const replayedHeaders = { "idempotent-replayed": "true" }

/** A write: the text that is stored under its idempotency key, whether the write happened now or earlier. */
export const written = <A, F, E, R>(write: Effect.Effect<Written<A, F>, E, R>) =>
  Effect.map(write, ({ replayed, reply }) =>
    HttpServerResponse.raw(reply.body, {
      status: reply.status,
      contentType: "application/json",
      ...(replayed ? { headers: replayedHeaders } : {})
    })
  )
