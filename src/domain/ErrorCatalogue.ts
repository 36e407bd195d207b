/**
 * The table of errors: those that a caller of /v1 can see (contract §2.2), and those that only commands and pages can
 * meet.
 */

/** Status, code and standard message of every error of /v1, by the tag of its class in Errors.ts. */
export const catalogue = {
  MalformedRequest: { status: 400, code: "malformed_request", message: "The body is not valid JSON." },
  IdempotencyKeyRequired: {
    status: 400,
    code: "idempotency_key_required",
    message: "Send an Idempotency-Key header: every POST and PATCH needs one."
  },
  IdempotencyKeyInvalid: {
    status: 400,
    code: "idempotency_key_invalid",
    message:
      "Idempotency-Key must be one header of 1 to 255 visible ASCII characters, bare or in double quotes."
  },
  Unauthenticated: {
    status: 401,
    code: "unauthenticated",
    message: "Send a valid API key as: Authorization: Bearer <API_KEY>."
  },
  Forbidden: { status: 403, code: "forbidden", message: "This key may not do that." },
  NotFound: { status: 404, code: "not_found", message: "There is nothing at this address." },
  MethodNotAllowed: {
    status: 405,
    code: "method_not_allowed",
    message: "This address does not answer to that method; the Allow header names those it does."
  },
  RequestTimeout: {
    status: 408,
    code: "request_timeout",
    message: "The body came too slowly: send the request again, over a new connection."
  },
  VersionConflict: {
    status: 409,
    code: "version_conflict",
    message:
      "expected_version is not the current version: read the resource again and repeat the change on it."
  },
  InvalidTransition: {
    status: 409,
    code: "invalid_transition",
    message: "The current status does not allow this."
  },
  FieldLocked: { status: 409, code: "field_locked", message: "A field can no longer be changed." },
  IdempotencyKeyInProgress: {
    status: 409,
    code: "idempotency_key_in_progress",
    message: "The first request with this Idempotency-Key is still running: try again in a moment."
  },
  PayloadTooLarge: { status: 413, code: "payload_too_large", message: "The body is larger than 64 KiB." },
  UnsupportedMediaType: {
    status: 415,
    code: "unsupported_media_type",
    message: "Send the body as Content-Type: application/json."
  },
  ValidationFailed: { status: 422, code: "validation_failed", message: "The request has invalid fields." },
  IdempotencyKeyReused: {
    status: 422,
    code: "idempotency_key_reused",
    message: "This Idempotency-Key was used with another request: take a new key for a new request."
  },
  Overpayment: { status: 422, code: "overpayment", message: "The payment is larger than the balance." },
  CurrencyMismatch: {
    status: 422,
    code: "currency_mismatch",
    message: "The payment's currency is not the receivable's."
  },
  RateLimited: {
    status: 429,
    code: "rate_limited",
    message: "Too many requests: wait for Retry-After seconds."
  },
  InternalError: {
    status: 500,
    code: "internal_error",
    message: "Something failed on our side. Quote the request_id when you ask about it."
  },
  ServiceUnavailable: {
    status: 503,
    code: "service_unavailable",
    message: "The service can't answer now: wait for Retry-After seconds."
  }
} as const

/** The tag of an error of the API. */
export type ErrorTag = keyof typeof catalogue

/**
 * The same of what only commands and pages can meet, when they manage people, keys, plans and settings. A command that is
 * refused ends with exit code 1. A form's own page shows why it was refused, with this status.
 */
export const managementCatalogue = {
  NotAllowed: { status: 409, code: "not_allowed", message: "You may not do this." },
  Gone: { status: 409, code: "gone", message: "This is not there any more." },
  AlreadyExists: { status: 409, code: "already_exists", message: "There is one already." },
  LimitReached: { status: 409, code: "limit_reached", message: "There are as many as there may be." },
  LastOwner: {
    status: 409,
    code: "last_owner",
    message: "A company needs an owner: make somebody else an owner first."
  },
  PlanOverlaps: {
    status: 409,
    code: "plan_overlaps",
    message: "Another plan period of the company is in the way."
  },
  ChangedMeanwhile: {
    status: 409,
    code: "changed_meanwhile",
    message: "Somebody else has changed this in the meantime."
  },
  NothingChanged: { status: 409, code: "nothing_changed", message: "You have not changed anything." },
  NoAddress: { status: 409, code: "no_address", message: "The customer has no address on this channel." }
} as const
