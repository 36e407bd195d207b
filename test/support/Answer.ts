/** A request as tests write it, and the answer as they read it. */
import { randomUUID } from "node:crypto"
import type { Received } from "./contract.ts"

/** A request to /v1. */
export interface Call {
  /** GET by default, POST where there is a body. */
  readonly method?: string
  /** Below /v1, with the query. */
  readonly path: string
  readonly token?: string
  /** A new one by default for POST, PATCH and PUT; null sends none. */
  readonly idempotencyKey?: string | null
  /** Sent as JSON. Absent where there is a `rawBody`. */
  readonly body?: unknown
  readonly rawBody?: NonNullable<RequestInit["body"]>
  /** Sent in the place of the usual ones; null removes a header. */
  readonly headers?: Readonly<Record<string, string | null>>
}

const methodOf = ({ body, method, rawBody }: Call): string =>
  method ?? (body === undefined && rawBody === undefined ? "GET" : "POST")

const headersOf = (call: Call, isWrite: boolean): Headers => {
  const headers = new Headers({ accept: "application/json" })
  if (call.token !== undefined) headers.set("authorization", `Bearer ${call.token}`)
  if (isWrite) headers.set("content-type", "application/json")
  const key = call.idempotencyKey === undefined && isWrite ? randomUUID() : call.idempotencyKey
  if (typeof key === "string") headers.set("idempotency-key", key)
  for (const [name, value] of Object.entries(call.headers ?? {})) {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
  return headers
}

/** What `fetch` needs for a call. */
export const requestOf = (call: Call) => {
  const method = methodOf(call)
  const body = call.rawBody ?? (call.body === undefined ? undefined : JSON.stringify(call.body))
  const headers = headersOf(call, ["POST", "PATCH", "PUT"].includes(method))
  return { path: `/v1${call.path}`, init: { method, headers, ...(body === undefined ? {} : { body }) } }
}

/** A JSON object or a row of SQL. */
export type Row = Readonly<Record<string, unknown>>

/** An answer with its body read, in the parts that tests look at. */
export interface Answer extends Received {
  /** `data` of a success; empty for a list. */
  readonly data: Row
  /** `data` of a list. */
  readonly rows: ReadonlyArray<Row>
  /** `meta.total` of a list; otherwise -1. */
  readonly total: number
  readonly code: string | undefined
  readonly message: string
  readonly details: unknown
  /** The fields that a 422 names, in order of their names. */
  readonly fields: ReadonlyArray<string>
  readonly requestId: string
  readonly replayed: boolean
}

interface ErrorBody {
  readonly error?: { readonly code: string; readonly message: string; readonly details?: unknown }
  readonly data?: unknown
  readonly meta?: { readonly total: number }
}

/** Reads a response as an answer of /v1. */
export const answerOf = (received: Received): Answer => {
  const { data, error, meta } = (received.json ?? {}) as ErrorBody
  const issues = error?.code === "validation_failed" ? (error.details as ReadonlyArray<Row>) : []
  return {
    ...received,
    data: (Array.isArray(data) ? {} : (data ?? {})) as Row,
    rows: Array.isArray(data) ? (data as ReadonlyArray<Row>) : [],
    total: meta?.total ?? -1,
    code: error?.code,
    message: error?.message ?? "",
    details: error?.details,
    fields: issues.map(({ field }) => String(field)).sort(),
    requestId: received.headers.get("x-request-id") ?? "",
    replayed: received.headers.has("idempotent-replayed")
  }
}

/** A receivable, payable or payment as the API answers it. */
export interface Resource extends Row {
  readonly id: number
  readonly version: string
  readonly status: string
}
