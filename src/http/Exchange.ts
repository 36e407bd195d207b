/** One request on its way, and what the parts of the HTTP layer tell one another about it. */
import { randomFillSync } from "node:crypto"
import type { Caller, CurrentRequest, QuotaStatus } from "../domain/CurrentRequest.ts"
import type { Ids, Route } from "./Routes.ts"

/** What services may know of the request: provided before its fiber starts, true once it is admitted. */
export type Current = { -readonly [Field in keyof CurrentRequest["Type"]]: CurrentRequest["Type"][Field] }

/** Made by Pipeline, filled in by Access. */
export interface Exchange {
  readonly request: Request
  readonly requestId: string
  readonly route: Route
  readonly path: string
  /** The query as sent, without its question mark. */
  readonly query: string
  /** What the path names; null if one of them is no id. */
  readonly ids: Ids | null
  /** When it came, on the clock of `performance.now`. */
  readonly startedAt: number
  readonly current: Current
  companyId: number | null
  quotaStatus: QuotaStatus | null
  /** The parsed body of a write. */
  body: unknown
  /** Nothing stands against it but what its handler finds. */
  admitted: boolean
}

const ID_BYTES = 16
const POOLED_IDS = 256
const pool = Buffer.alloc(ID_BYTES * POOLED_IDS)
let used = pool.length

/** A fresh id, made here and never taken from the client. Random bytes are drawn for many at once. */
export const makeRequestId = (): string => {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += ID_BYTES
  return `req_${pool.toString("hex", used - ID_BYTES, used)}`
}

const nobody: Caller = {
  companyId: 0,
  userId: 0,
  apiKeyId: 0,
  scopes: [],
  plan: null,
  company: { companyId: 0, timezone: null, country: null, policyVersion: 0, testClock: null }
}
const unknownQuotaStatus: QuotaStatus = {
  perKey: { limit: 0, windowSeconds: 0, remaining: 0, resetSeconds: 0 },
  period: { allowance: 0, used: 0, remaining: 0, windowSeconds: 0, resetSeconds: 0 }
}

/** A request that has come and of which nothing is known but where it goes. */
export const begin = (
  arrived: Pick<Exchange, "request" | "route" | "path" | "query" | "ids" | "startedAt">
): Exchange => {
  const requestId = makeRequestId()
  return {
    request: arrived.request,
    requestId,
    route: arrived.route,
    path: arrived.path,
    query: arrived.query,
    ids: arrived.ids,
    startedAt: arrived.startedAt,
    current: { requestId, caller: nobody, quotaStatus: unknownQuotaStatus, write: null },
    companyId: null,
    quotaStatus: null,
    body: undefined,
    admitted: false
  }
}
