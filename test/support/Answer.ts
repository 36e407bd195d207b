/** What a test asks the service, and what it is answered. */
import type { Received } from "./contract.ts"

/** A request as tests write it. */
export interface Call {
  /** GET by default, POST with a body. */
  readonly method?: string
  /** Below /v1, with the query. */
  readonly path: string
  readonly token?: string
  /** A fresh one by default for POST and PATCH; null sends none. */
  readonly idempotencyKey?: string | null
  /** Sent as JSON; absent with `rawBody`. */
  readonly body?: unknown
  readonly rawBody?: NonNullable<RequestInit["body"]>
  readonly headers?: Readonly<Record<string, string | null>>
}

/** A JSON object or a row of SQL. */
export type Row = Readonly<Record<string, unknown>>

/** An answer, its body read and found to be as the contract says. */
export interface Answer extends Received {
  /** `data` of a success, a list's rows under `rows`. */
  readonly data: Row
  readonly rows: ReadonlyArray<Row>
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

/** Receivables, payables and payments as answered. */
export interface Resource extends Row {
  readonly id: number
  readonly version: string
  readonly status: string
}
