/** The errors of `domain/Errors` as they travel: the envelope on the wire, the typed error on either side of it. */
import { HttpApiSchema } from "@effect/platform"
import { Schema } from "effect"
import * as Errors from "../domain/Errors.ts"
import { Scope } from "../domain/Scope.ts"

type Failing<Tag extends Errors.ErrorTag> = Extract<Errors.ApiError, { readonly _tag: Tag }>

const travelling = <const Tag extends Errors.ErrorTag>(
  tag: Tag,
  make: (fields: never) => Failing<Tag>,
  details?: Schema.Schema.AnyNoContext
): Schema.Schema<Failing<Tag>, unknown> => {
  const entry = Errors.catalogue[tag]
  const Envelope = Schema.Struct({
    error: Schema.Struct({
      code: Schema.Literal(entry.code),
      message: Schema.String,
      ...(details === undefined ? {} : { details })
    }),
    request_id: Schema.String
  }).annotations({
    identifier: `${tag}Error`,
    description: entry.message,
    examples: undefined as never
  })
  const Instance = Schema.declare(
    (value): value is Failing<Tag> => Errors.isApiError(value) && value._tag === tag
  )
  return Schema.transform(Envelope as Schema.Schema.AnyNoContext, Instance, {
    strict: false,
    decode: ({ error, request_id }) =>
      make({ message: error.message, details: error.details, requestId: request_id } as never),
    encode: (error: Failing<Tag>) => JSON.parse(Errors.envelope(error, error.requestId ?? ""))
  }).annotations(HttpApiSchema.annotations({ status: entry.status })) as Schema.Schema<Failing<Tag>, unknown>
}

const FieldIssue = Schema.Struct({
  field: Schema.String.annotations({ description: "Dotted path; `body` if the whole is wrong." }),
  code: Schema.String,
  message: Schema.String
}).annotations({ identifier: "FieldIssue" })

const of =
  <Fields, E>(Class: new (fields: Fields) => E) =>
  (fields: never): E =>
    new Class(fields)

export const MalformedRequest = travelling("MalformedRequest", of(Errors.MalformedRequest))
export const IdempotencyKeyRequired = travelling("IdempotencyKeyRequired", of(Errors.IdempotencyKeyRequired))
export const IdempotencyKeyInvalid = travelling("IdempotencyKeyInvalid", of(Errors.IdempotencyKeyInvalid))
export const Unauthenticated = travelling("Unauthenticated", of(Errors.Unauthenticated))
export const Forbidden = travelling(
  "Forbidden",
  of(Errors.Forbidden),
  Schema.Struct({
    reason: Schema.Literal("scope", "owner_unverified", "not_a_member", "company_inactive", "no_active_plan"),
    required_scope: Schema.optionalWith(Scope, { exact: true })
  })
)
export const NotFound = travelling("NotFound", of(Errors.NotFound))
export const VersionConflict = travelling(
  "VersionConflict",
  of(Errors.VersionConflict),
  Schema.Struct({ current_version: Schema.String })
)
export const InvalidTransition = travelling(
  "InvalidTransition",
  of(Errors.InvalidTransition),
  Schema.Struct({ status: Schema.String })
)
export const FieldLocked = travelling(
  "FieldLocked",
  of(Errors.FieldLocked),
  Schema.Struct({ fields: Schema.Array(Schema.String), status: Schema.String })
)
export const IdempotencyKeyInProgress = travelling(
  "IdempotencyKeyInProgress",
  of(Errors.IdempotencyKeyInProgress)
)
export const PayloadTooLarge = travelling("PayloadTooLarge", of(Errors.PayloadTooLarge))
export const UnsupportedMediaType = travelling("UnsupportedMediaType", of(Errors.UnsupportedMediaType))
export const ValidationFailed = travelling(
  "ValidationFailed",
  of(Errors.ValidationFailed),
  Schema.NonEmptyArray(FieldIssue)
)
export const IdempotencyKeyReused = travelling("IdempotencyKeyReused", of(Errors.IdempotencyKeyReused))
export const Overpayment = travelling(
  "Overpayment",
  of(Errors.Overpayment),
  Schema.Struct({ balance_minor: Schema.Int })
)
export const CurrencyMismatch = travelling(
  "CurrencyMismatch",
  of(Errors.CurrencyMismatch),
  Schema.Struct({ currency: Schema.String })
)
export const RateLimited = travelling(
  "RateLimited",
  of(Errors.RateLimited),
  Schema.Struct({ policy: Schema.Literal("per_key", "period") })
)
export const InternalError = travelling("InternalError", of(Errors.InternalError))
export const ServiceUnavailable = travelling(
  "ServiceUnavailable",
  of(Errors.ServiceUnavailable),
  Schema.Struct({ reason: Schema.Literal("not_open", "overloaded", "database_unavailable") })
)

/** What any request with a key can end in. */
export const Admission = Schema.Union(
  Unauthenticated,
  Forbidden,
  RateLimited,
  InternalError,
  ServiceUnavailable
)

/** What any write can end in besides: its body and its idempotency key. */
export const Writing = Schema.Union(
  MalformedRequest,
  IdempotencyKeyRequired,
  IdempotencyKeyInvalid,
  IdempotencyKeyInProgress,
  PayloadTooLarge,
  UnsupportedMediaType,
  ValidationFailed,
  IdempotencyKeyReused
)
