/** From what services return to what goes over the wire: envelopes of reads, stored bytes of writes. */
import { HttpServerResponse } from "@effect/platform"
import { Effect } from "effect"
import { CurrentRequest } from "../domain/CurrentRequest.ts"
import type { Page, PageRequest } from "../domain/Wire.ts"
import type { Reply } from "../services/Command.ts"
import { RequestState } from "./RequestState.ts"

// The Pipeline provides the state to every request; a handler's type has no room to say so.
const answered = Effect.map(Effect.serviceOption(RequestState), (state) => {
  if (state._tag === "Some") state.value.answered = true
  return state
})

/** A read of one resource: `{ data, request_id }`. */
export const read = <A, E, R>(resource: Effect.Effect<A, E, R>) =>
  Effect.zipWith(resource, Effect.zipLeft(CurrentRequest, answered), (data, { requestId }) => ({
    data,
    requestId
  }))

/** A list: `{ data, meta, request_id }`, and the pages around it in `Link`. */
export const list = <A, E, R>(
  items: (request: PageRequest) => Effect.Effect<Page<A>, E, R>,
  { page, per_page: perPage }: { readonly page: number; readonly per_page: number }
) =>
  Effect.gen(function* () {
    const found = yield* items({ page, perPage })
    const { requestId } = yield* CurrentRequest
    const state = yield* answered
    if (state._tag === "Some") {
      state.value.headers["link"] = links(state.value, { page, perPage }, found.total)
    }
    return {
      data: found.items,
      meta: { currentPage: page, perPage, total: found.total },
      requestId
    }
  })

/** `Link` with first, prev, next and last (RFC 8288), the filters kept. */
export const links = (
  { path, query }: { readonly path: string; readonly query: string },
  { page, perPage }: PageRequest,
  total: number
): string => {
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

/** A write: the bytes that are kept for replays. */
export const written = <E, R>(reply: Effect.Effect<Reply, E, R>) =>
  Effect.map(reply, ({ body, replayed, status }) =>
    HttpServerResponse.text(body, {
      status,
      contentType: "application/json",
      ...(replayed ? { headers: { "idempotent-replayed": "true" } } : {})
    })
  )
