/** The table of routes: which of them a method and a path select. */
import { Context, type Effect } from "effect"
import { type Meter, meterOf } from "./Metrics.ts"
import type { RequestFacts } from "./RequestContext.ts"
import type { Answer, ErrorWriter } from "./Response.ts"

/** One method at one address. */
export interface Route {
  /** Its name in logs and metrics: `group.endpoint`, or the path of a page. */
  readonly name: string
  readonly method: string
  /** As declared: `/v1/receivables/:receivable`. A last segment `*name` takes all that is left, slashes included. */
  readonly path: string
  /** The annotations of its declaration, for the middleware that it passes. */
  readonly annotations: Context.Context<never>
  /** Answers the request of `RequestContext`. */
  readonly run: Effect.Effect<Answer, unknown>
  /** Writes errors for those who read this address. */
  readonly writeError: ErrorWriter
  /** What a request says that it may be admitted by; null for nothing. */
  readonly credential: (facts: RequestFacts) => string | null
  readonly meter: Meter
}

const authorization = ({ request }: RequestFacts): string | null => request.headers.get("authorization")

/** The credential where the address itself is one. */
export const addressAsCredential = ({ path }: RequestFacts): string => path

/** A route with its meter. */
export const route = (
  declared: Omit<Route, "meter" | "annotations" | "credential"> &
    Partial<Pick<Route, "annotations" | "credential">>
): Route => ({
  annotations: Context.empty(),
  credential: authorization,
  ...declared,
  meter: meterOf(declared.name, declared.method)
})

/** The result of a look-up. */
export type Match =
  | {
      readonly _tag: "Found"
      readonly route: Route
      readonly params: Readonly<Record<string, string>>
    }
  /** The address is served, but not with this method; `route` is another one of the address. */
  | { readonly _tag: "OtherMethod"; readonly allow: ReadonlyArray<string>; readonly route: Route }
  | { readonly _tag: "Unknown" }

/** Routes that differ by their method alone. */
interface Address {
  readonly segments: ReadonlyArray<string>
  readonly byMethod: ReadonlyMap<string, Route>
}

const isParameter = (segment: string): boolean => segment.startsWith(":")
const isRest = (segment: string | undefined): segment is string => segment?.startsWith("*") === true

const fits = (address: Address, segments: ReadonlyArray<string>): boolean => {
  for (let index = 0; index < address.segments.length; index++) {
    const wanted = address.segments[index] ?? ""
    if (isRest(wanted)) return index < segments.length
    if (wanted !== segments[index] && (!isParameter(wanted) || segments[index] === "")) return false
  }
  return address.segments.length === segments.length
}

const paramsOf = (address: Address, segments: ReadonlyArray<string>): Record<string, string> => {
  const params: Record<string, string> = {}
  for (let index = 0; index < address.segments.length; index++) {
    const wanted = address.segments[index] ?? ""
    if (isParameter(wanted)) params[wanted.slice(1)] = segments[index] ?? ""
    else if (isRest(wanted)) params[wanted.slice(1)] = segments.slice(index).join("/")
  }
  return params
}

const addressesOf = (routes: ReadonlyArray<Route>): ReadonlyArray<Address> =>
  [...Map.groupBy(routes, ({ path }) => path)].map(([path, same]) => ({
    segments: path.split("/"),
    byMethod: new Map(same.map((each) => [each.method, each]))
  }))

/** Makes the function that finds a route. Case counts, and a trailing slash counts: an address has one spelling. */
export const matcher = (routes: ReadonlyArray<Route>): ((method: string, path: string) => Match) => {
  const addresses = addressesOf(routes)
  const open = addresses.filter(({ segments }) => isRest(segments.at(-1)))
  // By their number of segments, so that few addresses have to be compared.
  const closed = Map.groupBy(
    addresses.filter((address) => !open.includes(address)),
    ({ segments }) => segments.length
  )
  return (method, path) => {
    const segments = path.split("/")
    const fitting = (address: Address) => fits(address, segments)
    const address = closed.get(segments.length)?.find(fitting) ?? open.find(fitting)
    if (address === undefined) return { _tag: "Unknown" }
    const found = address.byMethod.get(method)
    return found === undefined
      ? {
          _tag: "OtherMethod",
          allow: [...address.byMethod.keys()],
          route: [...address.byMethod.values()][0] as Route
        }
      : { _tag: "Found", route: found, params: paramsOf(address, segments) }
  }
}
