/** The errors of the peers, and the envelope of their answers. */

/** One wrong field. */
export interface Issue {
  readonly field: string
  readonly code: string
  readonly message: string
}

interface ProblemFields {
  readonly message?: string
  readonly details?: Readonly<Record<string, unknown>> | ReadonlyArray<Issue>
  readonly headers?: Readonly<Record<string, string>>
}

const messages: Readonly<Record<string, string>> = {
  malformed_request: "The body is not valid JSON.",
  idempotency_key_required: "Send an Idempotency-Key header.",
  idempotency_key_invalid: "Idempotency-Key must be 1 to 255 visible ASCII characters.",
  unauthenticated: "Send a valid API key as: Authorization: Bearer <API_KEY>.",
  forbidden: "This key may not do that.",
  not_found: "There is nothing at this address.",
  invalid_transition: "The current status does not allow this.",
  payload_too_large: "The body is larger than 64 KiB.",
  unsupported_media_type: "Send the body as Content-Type: application/json.",
  validation_failed: "The request has invalid fields.",
  idempotency_key_reused: "This Idempotency-Key was used with another request.",
  overpayment: "The payment is larger than the balance.",
  currency_mismatch: "The payment's currency is not the receivable's.",
  rate_limited: "Too many requests: wait for Retry-After seconds.",
  internal_error: "Something failed on our side."
}

/** An answer that is an error. */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly details: ProblemFields["details"]
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, code: string, fields: ProblemFields = {}) {
    super(fields.message ?? messages[code] ?? code)
    this.status = status
    this.code = code
    this.details = fields.details
    this.headers = fields.headers ?? {}
  }

  /** The body of the answer. */
  envelope(requestId: string): string {
    const { code, details, message } = this
    return JSON.stringify({
      error: { code, message, ...(details === undefined ? {} : { details }) },
      request_id: requestId
    })
  }
}

/** Wrong fields. */
export const invalid = (issues: ReadonlyArray<Issue>): Problem =>
  new Problem(422, "validation_failed", {
    message: `Invalid: ${[...new Set(issues.map(({ field }) => field))].join(", ")}.`,
    details: issues
  })

/** The `Problem` that an error is answered with; an unexpected error is a 500. */
export const problemOf = (error: unknown): Problem =>
  error instanceof Problem ? error : new Problem(500, "internal_error")

/** The answer for an unknown receivable, and for one of another company. */
export const notFound = (): Problem =>
  new Problem(404, "not_found", { message: "There is no such receivable." })
