/** The `Link` header of a page of a list (RFC 8288, contract §5.1). */
import type { PageRequest } from "../domain/Page.ts"
import type { RequestFacts } from "./RequestContext.ts"

/** `Link` with first, prev, next and last, the filters kept. */
export const links = (
  { path, query }: Pick<RequestFacts, "path" | "query">,
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
