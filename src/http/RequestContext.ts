/** The request that is being answered: what arrived, and what has been learned about it so far. */
import { randomFillSync } from "node:crypto"
import { Context, type Effect } from "effect"
import type { QuotaStatus } from "../domain/CurrentRequest.ts"
import type { Prefetch } from "../postgres/Prefetch.ts"
import type { Span } from "../tracing/Span.ts"
import type { Place } from "./InFlight.ts"
import { isSecure, networkOfRequest, type Surroundings } from "./Origin.ts"
import type { Route } from "./Routes.ts"

/** Made when a request arrives. A field that is not read-only is set once, by the part that learns it. */
export interface RequestFacts {
  readonly request: Request
  /** Made here, never taken from the client. */
  readonly requestId: string
  /** When it came, on the clock of `performance.now`. */
  readonly startedAt: number
  readonly path: string
  /** The query as sent, without its question mark. */
  readonly query: string
  /** Null for an address or a method that is not served. */
  route: Route | null
  /** The path's parameters by name, as written. */
  params: Readonly<Record<string, string>>
  /** Known once the key is valid. */
  companyId: number | null
  /** Known once the request was counted. */
  quotaStatus: QuotaStatus | null
  /** Gives back what the request has used of the allowance. Known once it was admitted; null if it used nothing. */
  giveBack: Effect.Effect<void> | null
  /** The parsed JSON body, or the bytes of a file, once it was read. */
  body: unknown
  /** Gives the place of its file in memory back; null if it has brought none. */
  leaveFile: (() => void) | null
  /** Its place among the requests that are being answered. Set before its route runs; null if it is refused before that. */
  place: Place | null
  /** The row that is read while the request is admitted. Set before that; null if its endpoint reads no row by its id. */
  prefetch: Prefetch | null
  /** The whole request in its trace; null if it is not traced. */
  span: Span | null
  /** Whether the client has hung up. */
  readonly isGone: () => boolean
  /** The address at the other end of the connection; null where that is not known. */
  readonly peer: () => string | null
  /** The network of the client. */
  readonly network: () => string
  /** Whether the client speaks https. */
  readonly isSecure: () => boolean
}

/** The request that the present fiber answers. */
export class RequestContext extends Context.Reference<RequestContext>()("duebook/RequestContext", {
  defaultValue: (): RequestFacts => {
    throw new Error("no request is being answered here")
  }
}) {}

const ID_BYTES = 16
const POOLED_IDS = 256
const pool = Buffer.alloc(ID_BYTES * POOLED_IDS)
let used = pool.length

/** A fresh request id. Random bytes are drawn for many at once. */
export const makeRequestId = (): string => {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += ID_BYTES
  return `req_${pool.toString("hex", used - ID_BYTES, used)}`
}

// The host that a client sends does not matter.
const withoutHost = (url: string): string => {
  if (url.startsWith("/")) return url
  const start = url.indexOf("/", url.indexOf("//") + 2)
  return start === -1 ? "/" : url.slice(start)
}

/** The path and the query of a request's address. */
export const addressOf = (request: Request): Pick<RequestFacts, "path" | "query"> => {
  const url = withoutHost(request.url)
  const end = url.indexOf("?")
  return end === -1 ? { path: url, query: "" } : { path: url.slice(0, end), query: url.slice(end + 1) }
}

const noParams = {}
const unknownPeer = () => null

/** A service without a proxy in front of it. */
const alone: Surroundings = { trustProxy: false, publicUrl: "http://localhost" }

/** The facts of a request that has just arrived. */
export const beginRequest = (
  request: Request,
  peer: RequestFacts["peer"] = unknownPeer,
  surroundings: Surroundings = alone
): RequestFacts => {
  const { path, query } = addressOf(request)
  return {
    request,
    requestId: makeRequestId(),
    startedAt: performance.now(),
    path,
    query,
    route: null,
    params: noParams,
    companyId: null,
    quotaStatus: null,
    giveBack: null,
    body: undefined,
    leaveFile: null,
    place: null,
    prefetch: null,
    span: null,
    isGone: () => request.signal.aborted,
    peer,
    network: () => networkOfRequest(request, peer(), surroundings),
    isSecure: () => isSecure(request, surroundings)
  }
}
