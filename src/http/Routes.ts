/** The endpoints of the contract as data, and which of them a request means. */
import { HttpApi } from "@effect/platform"
import { Context, Option } from "effect"
import { parseId } from "../domain/Ids.ts"
import { Api } from "./api/Api.ts"
import { EndpointTerms, type Terms } from "./api/Access.ts"

/** One endpoint. */
export interface Route {
  /** `group.endpoint`, for logs and metrics. */
  readonly name: string
  readonly method: string
  /** As declared: `/v1/receivables/:receivable`. */
  readonly path: string
  readonly terms: Terms
  readonly segments: ReadonlyArray<string>
}

const collect = (): ReadonlyArray<Route> => {
  const found: Array<Route> = []
  HttpApi.reflect(Api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint, group, mergedAnnotations }) => {
      found.push({
        name: `${group.identifier}.${endpoint.name}`,
        method: endpoint.method,
        path: endpoint.path,
        segments: endpoint.path.split("/"),
        terms: Option.getOrThrow(Context.getOption(mergedAnnotations, EndpointTerms))
      })
    }
  })
  return found
}

/** Every endpoint of /v1. */
export const routes: ReadonlyArray<Route> = collect()

/** What a method and path come to. */
export type Match =
  | { readonly _tag: "Found"; readonly route: Route; readonly idsAreIds: boolean }
  | { readonly _tag: "OtherMethod"; readonly allow: ReadonlyArray<string> }
  | { readonly _tag: "Unknown" }

const fits = (route: Route, segments: ReadonlyArray<string>): boolean =>
  route.segments.length === segments.length &&
  route.segments.every(
    (segment, index) => segment === segments[index] || (segment.startsWith(":") && segments[index] !== "")
  )

/** Case counts, a trailing slash counts: an address has one spelling. */
export const match = (method: string, path: string): Match => {
  const segments = path.split("/")
  const sameAddress = routes.filter((route) => fits(route, segments))
  const route = sameAddress.find((candidate) => candidate.method === method)
  if (route !== undefined) {
    const idsAreIds = route.segments.every(
      (segment, index) => !segment.startsWith(":") || parseId(segments[index] ?? "") !== undefined
    )
    return { _tag: "Found", route, idsAreIds }
  }
  return sameAddress.length === 0
    ? { _tag: "Unknown" }
    : { _tag: "OtherMethod", allow: sameAddress.map((candidate) => candidate.method) }
}
