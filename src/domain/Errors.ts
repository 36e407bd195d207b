/**
 * Every error a caller of /v1 can see: its status, code and standing message in one table, and a class a piece.
 *
 * Handlers do not catch these: `http/Settle`, and `http/Pipeline` before a route is known, turn them into the envelope
 * `{ error: { code, message, details? }, request_id }` (contract §2.1).
 */
import { type Cause, Data } from "effect"
import type { Scope } from "./Scope.ts"

/** Status, code and message of every error. A decision about an error is changed here and nowhere else. */
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

/** One wrong field: a dotted path (`body` if the whole is wrong), a stable code, and a sentence for people. */
export interface FieldIssue {
  readonly field: string
  readonly code: string
  readonly message: string
}

/** Of a longer field name, which no field of ours has, this much is told. */
const MAX_FIELD_NAME = 100
/** Issues told in one answer; a body has room for thousands of unknown fields. */
const MAX_ISSUES = 100
/** Fields named in the message; the details have them all. */
const MAX_FIELDS_IN_MESSAGE = 10

/** A name as an answer may hold it, whatever a body calls its fields: short, well-formed, without control characters. */
const shown = (name: string): string => {
  const text = name
    .slice(0, MAX_FIELD_NAME)
    .replaceAll(/\p{Cc}/gu, "\ufffd")
    .toWellFormed()
  return name.length > MAX_FIELD_NAME ? `${text}…` : text
}

/** An issue with one field; `predicate` goes on from its name: "must be a date". */
export const fieldIssue = (field: string, code: string, predicate: string): FieldIssue => {
  const name = shown(field)
  return {
    field: name,
    code,
    message: /^(must|is) /.test(predicate) ? `${name} ${predicate}.` : `${name}: ${predicate}.`
  }
}

interface Fields<Details> {
  /** What went wrong this time; the catalogue's sentence when absent. */
  readonly message?: string
  readonly details?: Details
  /** Whole seconds after which a retry makes sense, sent as `Retry-After`. */
  readonly retryAfterSeconds?: number
  /** Other headers of the answer, such as `Allow`. */
  readonly headers?: Readonly<Record<string, string>>
  /** Known to a client that decoded the error from an answer. */
  readonly requestId?: string
}

/** An error of the catalogue. Declared rather than inferred, so that the published declarations can name it. */
type Failure<Tag extends ErrorTag, Details> = Cause.YieldableError &
  Readonly<Fields<Details>> & {
    readonly _tag: Tag
    readonly status: (typeof catalogue)[Tag]["status"]
    readonly code: (typeof catalogue)[Tag]["code"]
  }

type FailureClass<Tag extends ErrorTag> = new <Details = never>(
  fields?: Fields<Details>
) => Failure<Tag, Details>

const failure = <const Tag extends ErrorTag>(tag: Tag): FailureClass<Tag> => {
  const entry = catalogue[tag]
  return class<Details = never> extends Data.TaggedError(tag)<Fields<Details>> {
    readonly status = entry.status
    readonly code = entry.code
    constructor(fields: Fields<Details> = {}) {
      super({ ...fields, message: fields.message ?? entry.message })
    }
  }
}

/** 400: the body is no JSON. */
export class MalformedRequest extends failure("MalformedRequest") {}
/** 400: a write without `Idempotency-Key`. */
export class IdempotencyKeyRequired extends failure("IdempotencyKeyRequired") {}
/** 400: an `Idempotency-Key` that is none (contract §7.1). */
export class IdempotencyKeyInvalid extends failure("IdempotencyKeyInvalid") {}
/** 401: missing, malformed, unknown, expired and revoked keys, all alike. */
export class Unauthenticated extends failure("Unauthenticated") {
  constructor(fields: Fields<never> = {}) {
    super({ headers: { "www-authenticate": "Bearer" }, ...fields })
  }
}

/** Why a known key is refused. */
export type ForbiddenReason =
  | "scope"
  | "owner_unverified"
  | "not_a_member"
  | "company_inactive"
  | "no_active_plan"

const forbiddenMessages: Readonly<Record<ForbiddenReason, string>> = {
  scope: "This key lacks the scope that the endpoint needs.",
  owner_unverified:
    "The owner of this key has no verified e-mail address or no confirmed two-factor authentication.",
  not_a_member: "The owner of this key is no longer a member of the company.",
  company_inactive: "The company is not active.",
  no_active_plan: "The company has no active plan period."
}

/** 403: the key is known, but may not (contract §12.3). */
export class Forbidden extends failure("Forbidden")<{
  readonly reason: ForbiddenReason
  readonly required_scope?: Scope
}> {
  static because(reason: ForbiddenReason, requiredScope?: Scope) {
    return new Forbidden({
      message: forbiddenMessages[reason],
      details: { reason, ...(requiredScope === undefined ? {} : { required_scope: requiredScope }) }
    })
  }
}

/** 404: no such route, or no such resource in this company. */
export class NotFound extends failure("NotFound") {
  static resource(name: string) {
    return new NotFound({ message: `There is no such ${name}.` })
  }
}
/** 405, with `Allow`. */
export class MethodNotAllowed extends failure("MethodNotAllowed") {
  static allow(methods: ReadonlyArray<string>) {
    return new MethodNotAllowed({ headers: { allow: methods.join(", ") } })
  }
}
/** 409: somebody wrote in between. */
export class VersionConflict extends failure("VersionConflict")<{ readonly current_version: string }> {}
/** 409: the status does not allow the move (contract §4.2). */
export class InvalidTransition extends failure("InvalidTransition")<{ readonly status: string }> {
  /** `move` goes on from "can't": "be paused". */
  static from(resource: string, status: string, move: string) {
    return new InvalidTransition({
      message: `This ${resource} is ${status} and can't ${move}.`,
      details: { status }
    })
  }
}
/** 409: fields that the status or payments lock (contract §4.3). */
export class FieldLocked extends failure("FieldLocked")<{
  readonly fields: ReadonlyArray<string>
  readonly status: string
}> {
  static because(fields: ReadonlyArray<string>, status: string, why: string) {
    return new FieldLocked({
      message: `${fields.join(", ")} can't be changed ${why}.`,
      details: { fields, status }
    })
  }
}
/** 409: the first request with this key is still running. */
export class IdempotencyKeyInProgress extends failure("IdempotencyKeyInProgress") {
  constructor(fields: Fields<never> = {}) {
    super({ retryAfterSeconds: 1, ...fields })
  }
}
/** 413: more than 64 KiB. */
export class PayloadTooLarge extends failure("PayloadTooLarge") {}
/** 415: not `application/json`. */
export class UnsupportedMediaType extends failure("UnsupportedMediaType") {}
/** 422: every wrong field, not just the first. */
export class ValidationFailed extends failure("ValidationFailed")<ReadonlyArray<FieldIssue>> {
  static of(...issues: readonly [FieldIssue, ...Array<FieldIssue>]) {
    return ValidationFailed.all(issues)
  }
  static all(issues: ReadonlyArray<FieldIssue>) {
    const told = issues.slice(0, MAX_ISSUES)
    const fields = [...new Set(told.map((issue) => issue.field))].slice(0, MAX_FIELDS_IN_MESSAGE)
    return new ValidationFailed({ message: `Invalid: ${fields.join(", ")}.`, details: told })
  }
}
/** 422: same key, other content. */
export class IdempotencyKeyReused extends failure("IdempotencyKeyReused") {}
/** 422: more than is owed. */
export class Overpayment extends failure("Overpayment")<{ readonly balance_minor: number }> {}
/** 422: a payment in another currency. */
export class CurrencyMismatch extends failure("CurrencyMismatch")<{ readonly currency: string }> {}

/** 429: the per-key limit or the period's allowance (contract §8.1, §8.2). */
export class RateLimited extends failure("RateLimited")<{ readonly policy: "per_key" | "period" }> {}

/** 500: a defect; its cause is in the log under the same request_id. */
export class InternalError extends failure("InternalError") {}

/** Why the service can't answer. */
export type UnavailableReason = "not_open" | "overloaded" | "database_unavailable"

const unavailableMessages: Readonly<Record<UnavailableReason, string>> = {
  not_open: "The service is not open yet.",
  overloaded: "Too many requests are waiting: wait for Retry-After seconds.",
  database_unavailable: "The database can't be reached: wait for Retry-After seconds."
}

/** Seconds to wait by reason: the gate opens by hand, the others mend themselves. */
const unavailableRetryAfter: Readonly<Record<UnavailableReason, number>> = {
  not_open: 60,
  overloaded: 1,
  database_unavailable: 2
}

/** 503: not open, overloaded, or without a database. */
export class ServiceUnavailable extends failure("ServiceUnavailable")<{
  readonly reason: UnavailableReason
}> {
  static because(reason: UnavailableReason) {
    return new ServiceUnavailable({
      message: unavailableMessages[reason],
      details: { reason },
      retryAfterSeconds: unavailableRetryAfter[reason]
    })
  }
}

/** What a business rule refuses; its reply is stored under the idempotency key (contract §7.5). */
export type Refusal =
  | NotFound
  | VersionConflict
  | InvalidTransition
  | FieldLocked
  | ValidationFailed
  | Overpayment
  | CurrencyMismatch

const refusals: ReadonlySet<string> = new Set([
  "NotFound",
  "VersionConflict",
  "InvalidTransition",
  "FieldLocked",
  "ValidationFailed",
  "Overpayment",
  "CurrencyMismatch"
])

/** Everything that can end a request under /v1. */
export type ApiError =
  | MalformedRequest
  | IdempotencyKeyRequired
  | IdempotencyKeyInvalid
  | Unauthenticated
  | Forbidden
  | MethodNotAllowed
  | IdempotencyKeyInProgress
  | PayloadTooLarge
  | UnsupportedMediaType
  | IdempotencyKeyReused
  | RateLimited
  | InternalError
  | ServiceUnavailable
  | Refusal

/** Whether a failure is one of this catalogue; others may carry the same tag. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error &&
  "_tag" in error &&
  "code" in error &&
  typeof error._tag === "string" &&
  Object.hasOwn(catalogue, error._tag) &&
  catalogue[error._tag as ErrorTag].code === error.code

/** Whether a failure is a business refusal. */
export const isRefusal = (error: unknown): error is Refusal => isApiError(error) && refusals.has(error._tag)

/** The body of an error, byte for byte the same for the first answer and its replays. */
export const envelope = (error: ApiError, requestId: string): string =>
  JSON.stringify({
    error: {
      code: error.code,
      message: error.message,
      ...(error.details === undefined ? {} : { details: error.details })
    },
    request_id: requestId
  })
