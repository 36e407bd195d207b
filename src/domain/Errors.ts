/**
 * A class for every error of ErrorCatalogue.ts, with its details.
 *
 * Handlers do not catch these. `http/Response` turns those of the API into the envelope
 * `{ error: { code, message, details? }, request_id }` (contract §2.1), `app/Refusal` shows a refusal on the page of its
 * form, and `cli/Main` prints it.
 */
// oxlint-disable max-lines -- one catalogue, one file of its classes
import { type Cause, Data } from "effect"
import { catalogue, managementCatalogue } from "./ErrorCatalogue.ts"
import type { Scope } from "./Scope.ts"

export { catalogue, type ErrorTag, managementCatalogue } from "./ErrorCatalogue.ts"

/** One wrong field: its dotted path (`body` when the whole body is wrong), a stable code, and a sentence for people. */
export interface FieldIssue {
  readonly field: string
  readonly code: string
  readonly message: string
}

/** Longer field names are cut to this length; no field of the API has such a name. */
const MAX_FIELD_NAME = 100
/** Issues in one answer; a body has room for thousands of unknown fields. */
const MAX_ISSUES = 100
/** Fields named in the message; the details list all issues. */
const MAX_FIELDS_IN_MESSAGE = 10

/** A field name that is safe to put into an answer: short, well-formed, without control characters. */
const printable = (name: string): string => {
  const text = name
    .slice(0, MAX_FIELD_NAME)
    .replaceAll(/\p{Cc}/gu, "\ufffd")
    .toWellFormed()
  return name.length > MAX_FIELD_NAME ? `${text}…` : text
}

/** An issue with one field; `predicate` follows the field's name in the message: "must be a date". */
export const fieldIssue = (field: string, code: string, predicate: string): FieldIssue => {
  const name = printable(field)
  return {
    field: name,
    code,
    message: /^(must|is) /.test(predicate) ? `${name} ${predicate}.` : `${name}: ${predicate}.`
  }
}

interface Fields<Details> {
  /** What went wrong; the catalogue's message by default. */
  readonly message?: string
  readonly details?: Details
  /** Whole seconds after which a retry makes sense, sent as `Retry-After`. */
  readonly retryAfterSeconds?: number
  /** Further headers of the answer, such as `Allow`. */
  readonly headers?: Readonly<Record<string, string>>
  /** Set only by the client, when it decodes an error from an answer. */
  readonly requestId?: string
}

const entries = { ...catalogue, ...managementCatalogue }

type Entries = typeof entries

/**
 * An instance of an error class. Declared rather than inferred, so that the published declarations can name the type.
 */
type Failure<Tag extends keyof Entries, Details> = Cause.YieldableError &
  Readonly<Fields<Details>> & {
    readonly _tag: Tag
    readonly status: Entries[Tag]["status"]
    readonly code: Entries[Tag]["code"]
  }

type FailureClass<Tag extends keyof Entries> = new <Details = never>(
  fields?: Fields<Details>
) => Failure<Tag, Details>

const failure = <const Tag extends keyof Entries>(tag: Tag): FailureClass<Tag> => {
  const entry = entries[tag]
  return class<Details = never> extends Data.TaggedError(tag)<Fields<Details>> {
    readonly status = entry.status
    readonly code = entry.code
    constructor(fields: Fields<Details> = {}) {
      super({ ...fields, message: fields.message ?? entry.message })
    }
  }
}

/** 400: the body is not JSON. */
export class MalformedRequest extends failure("MalformedRequest") {}
/** 400: a write without `Idempotency-Key`. */
export class IdempotencyKeyRequired extends failure("IdempotencyKeyRequired") {}
/** 400: an `Idempotency-Key` of the wrong form (contract §7.1). */
export class IdempotencyKeyInvalid extends failure("IdempotencyKeyInvalid") {}
/** 401: the same answer for missing, malformed, unknown, expired and revoked keys. */
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

/** 403: the key is valid, but not allowed to do this (contract §12.3). */
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
  /** For whoever has named it by its number. */
  static numbered(name: string, id: number, companyId?: number) {
    const place = companyId === undefined ? "" : ` in company ${companyId}`
    return new NotFound({ message: `There is no ${name} ${id}${place}.` })
  }
}
/** 405, with `Allow`. */
export class MethodNotAllowed extends failure("MethodNotAllowed") {
  static allow(methods: ReadonlyArray<string>) {
    return new MethodNotAllowed({ headers: { allow: methods.join(", ") } })
  }
}
/** 409: another write has changed the resource since the client read it (contract §3.9). */
export class VersionConflict extends failure("VersionConflict")<{ readonly current_version: string }> {}
/** 409: the status does not allow the move (contract §4.2). */
export class InvalidTransition extends failure("InvalidTransition")<{ readonly status: string }> {
  /** `move` follows "can't" in the message: "be paused". */
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
/** 408: bytes of the body stayed out for too long (contract §1.3). What may still come must not be read as another request. */
export class RequestTimeout extends failure("RequestTimeout") {
  constructor(fields: Fields<never> = {}) {
    super({ headers: { connection: "close" }, ...fields })
  }
}
/** 413: more than 64 KiB. */
export class PayloadTooLarge extends failure("PayloadTooLarge") {}
/** 415: not `application/json`. */
export class UnsupportedMediaType extends failure("UnsupportedMediaType") {}
/** 422: lists every wrong field, not only the first (contract §2.3). */
export class ValidationFailed extends failure("ValidationFailed")<ReadonlyArray<FieldIssue>> {
  static of(...issues: readonly [FieldIssue, ...Array<FieldIssue>]) {
    return ValidationFailed.all(issues)
  }
  static all(issues: ReadonlyArray<FieldIssue>) {
    const listed = issues.slice(0, MAX_ISSUES)
    const fields = [...new Set(listed.map((issue) => issue.field))].slice(0, MAX_FIELDS_IN_MESSAGE)
    return new ValidationFailed({ message: `Invalid: ${fields.join(", ")}.`, details: listed })
  }
}
/** 422: the key was used for a request with other content. */
export class IdempotencyKeyReused extends failure("IdempotencyKeyReused") {}
/** 422: the payment is larger than the balance. */
export class Overpayment extends failure("Overpayment")<{ readonly balance_minor: number }> {}
/** 422: a payment in another currency. */
export class CurrencyMismatch extends failure("CurrencyMismatch")<{ readonly currency: string }> {}

/** 429: the per-key limit or the period's allowance (contract §8.1, §8.2). */
export class RateLimited extends failure("RateLimited")<{ readonly policy: "per_key" | "period" }> {}

/** 500: a defect; the log has its cause under the same request_id. */
export class InternalError extends failure("InternalError") {}

/** Why the service can't answer. */
export type UnavailableReason = "not_open" | "overloaded" | "database_unavailable"

const unavailableMessages: Readonly<Record<UnavailableReason, string>> = {
  not_open: "The service is not open yet.",
  overloaded: "Too many requests are waiting: wait for Retry-After seconds.",
  database_unavailable: "The database can't be reached: wait for Retry-After seconds."
}

/** Seconds to wait, by reason. The operator opens the gate by hand, so the wait for it is longer. */
const unavailableRetryAfter: Readonly<Record<UnavailableReason, number>> = {
  not_open: 60,
  overloaded: 1,
  database_unavailable: 2
}

/** 503: the gate is closed, too many requests wait, or the database can't be reached. */
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

/** What the role of a person, or what is known of that person, does not allow. */
export class NotAllowed extends failure("NotAllowed") {}
/** What a form is about has gone since its page was opened. */
export class Gone extends failure("Gone") {}
/** There is one already, where there can be only one. */
export class AlreadyExists extends failure("AlreadyExists") {}
/** There are `limit` of them, and no more may be. */
export class LimitReached extends failure("LimitReached")<{ readonly limit: number }> {}
/** Nobody would be left to own the company. */
export class LastOwner extends failure("LastOwner") {}
/** Plan periods of a company never overlap; the details name the one in the way, unless it has gone by now. */
export class PlanOverlaps extends failure("PlanOverlaps")<{ readonly plan_period_id: number }> {}
/** Somebody else has saved something since the form was opened. */
export class ChangedMeanwhile extends failure("ChangedMeanwhile") {}
/** A form that would save what there is. */
export class NothingChanged extends failure("NothingChanged") {}
/** A customer without an address on the channel. */
export class NoAddress extends failure("NoAddress") {}

/** The errors of business rules that /v1 answers with; their replies are stored under the idempotency key (contract §7.5). */
type ApiRefusal =
  | NotFound
  | VersionConflict
  | InvalidTransition
  | FieldLocked
  | ValidationFailed
  | Overpayment
  | CurrencyMismatch

/** The errors of business rules that only commands and pages can meet. */
export type ManagementRefusal =
  | NotAllowed
  | Gone
  | AlreadyExists
  | LimitReached
  | LastOwner
  | PlanOverlaps
  | ChangedMeanwhile
  | NothingChanged
  | NoAddress

/** The errors of business rules. */
export type Refusal = ApiRefusal | ManagementRefusal

/** Everything that can end a request under /v1. */
export type ApiError =
  | MalformedRequest
  | IdempotencyKeyRequired
  | IdempotencyKeyInvalid
  | Unauthenticated
  | Forbidden
  | MethodNotAllowed
  | IdempotencyKeyInProgress
  | RequestTimeout
  | PayloadTooLarge
  | UnsupportedMediaType
  | IdempotencyKeyReused
  | RateLimited
  | InternalError
  | ServiceUnavailable
  | ApiRefusal

/** Whether a value is one of these errors. The tag is not enough, since other errors may have the same one. */
const isOf = (table: Readonly<Record<string, { readonly code: string }>>, error: unknown): boolean =>
  error instanceof Error &&
  "_tag" in error &&
  "code" in error &&
  typeof error._tag === "string" &&
  Object.hasOwn(table, error._tag) &&
  table[error._tag]?.code === error.code

/** Whether a value is an error of the API. */
export const isApiError = (error: unknown): error is ApiError => isOf(catalogue, error)

const envelopeOf = (error: ApiError | Refusal, requestId: string): string =>
  JSON.stringify({
    error: {
      code: error.code,
      message: error.message,
      ...(error.details === undefined ? {} : { details: error.details })
    },
    request_id: requestId
  })

/** Envelopes that were written. One error may be shared by several requests, so each is kept with its request. */
const written = new WeakMap<ApiError | Refusal, { readonly requestId: string; readonly body: string }>()

/**
 * The body of an error's answer. For one request it is written once: a refusal's stored reply and its answer are the
 * same text, and so are replays.
 */
export const envelope = (error: ApiError | Refusal, requestId: string): string => {
  const known = written.get(error)
  if (known?.requestId === requestId) return known.body
  const body = envelopeOf(error, requestId)
  written.set(error, { requestId, body })
  return body
}

const refusalClasses: { readonly [Tag in Refusal["_tag"]]: new (fields: Fields<never>) => Refusal } = {
  NotFound,
  VersionConflict,
  InvalidTransition,
  FieldLocked,
  ValidationFailed,
  Overpayment,
  CurrencyMismatch,
  NotAllowed,
  Gone,
  AlreadyExists,
  LimitReached,
  LastOwner,
  PlanOverlaps,
  ChangedMeanwhile,
  NothingChanged,
  NoAddress
}

/** Whether a value is an error of a business rule. */
export const isRefusal = (error: unknown): error is Refusal =>
  isOf(entries, error) && Object.hasOwn(refusalClasses, (error as ApiError | Refusal)._tag)

/** The refusal that an envelope tells of, such as one that was stored under an idempotency key. */
export const refusalIn = (body: string): Refusal => {
  const { error } = JSON.parse(body) as {
    readonly error: { readonly code: string; readonly message: string; readonly details?: never }
  }
  const { code, ...fields } = error
  for (const [tag, Class] of Object.entries(refusalClasses)) {
    if (entries[tag as Refusal["_tag"]].code === code) return new Class(fields)
  }
  throw new Error(`a stored reply has the code of no refusal: ${code}`)
}
