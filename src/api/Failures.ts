/** Schemas of the errors in `domain/Errors`: encoded they are the JSON envelope, decoded the typed error. */
import { HttpApiSchema } from "@effect/platform"
import { Schema } from "effect"
import * as Errors from "../domain/Errors.ts"
import { CurrencyCode } from "../domain/Currency.ts"
import { Version } from "../domain/Ids.ts"
import { Scope } from "../domain/Scope.ts"
import { field, optionalField, plain } from "../domain/JsonFields.ts"
import { requestId } from "./Envelope.ts"

type Failing<Tag extends Errors.ErrorTag> = Extract<Errors.ApiError, { readonly _tag: Tag }>

/** What the schema of an error is called. */
export const schemaName = (tag: Errors.ErrorTag): string => (tag.endsWith("Error") ? tag : `${tag}Error`)

const travelling = <const Tag extends Errors.ErrorTag>(
  tag: Tag,
  make: (fields: never) => Failing<Tag>,
  details?: Schema.Schema.AnyNoContext,
  whatDetails = "More about this error."
): Schema.Schema<Failing<Tag>, unknown> => {
  const entry = Errors.catalogue[tag]
  const Envelope = Schema.Struct({
    error: field("What went wrong.")(
      Schema.Struct({
        code: field("Stable, for programs.")(Schema.Literal(entry.code)),
        message: field("A sentence for people.")(Schema.String),
        ...(details === undefined ? {} : { details: field(whatDetails)(details) })
      })
    ),
    request_id: requestId
  }).annotations({
    identifier: schemaName(tag),
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
  field: field("Dotted path; `body` if the whole is wrong.")(Schema.String),
  code: field(
    "Stable, for programs: `required`, `unknown_field`, `invalid` (not what the field must be), `exactly_one_of`, `nothing_to_change`, `below_paid`."
  )(Schema.String),
  message: field("A sentence for people.")(Schema.String)
}).annotations({ identifier: "FieldIssue", description: "One wrong field." })

const of =
  <Fields, E>(Class: new (fields: Fields) => E) =>
  (fields: never): E =>
    new Class(fields)

const MalformedRequest = travelling("MalformedRequest", of(Errors.MalformedRequest))
const IdempotencyKeyRequired = travelling("IdempotencyKeyRequired", of(Errors.IdempotencyKeyRequired))
const IdempotencyKeyInvalid = travelling("IdempotencyKeyInvalid", of(Errors.IdempotencyKeyInvalid))
const Unauthenticated = travelling("Unauthenticated", of(Errors.Unauthenticated))
const Forbidden = travelling(
  "Forbidden",
  of(Errors.Forbidden),
  Schema.Struct({
    reason: field("Why the key may not.")(
      Schema.Literal("scope", "owner_unverified", "not_a_member", "company_inactive", "no_active_plan")
    ),
    required_scope: optionalField(Scope, "The scope that the key lacks.")
  })
)
export const NotFound = travelling("NotFound", of(Errors.NotFound))
export const VersionConflict = travelling(
  "VersionConflict",
  of(Errors.VersionConflict),
  Schema.Struct({ current_version: field("The version that the resource has now.")(plain(Version)) })
)
export const InvalidTransition = travelling(
  "InvalidTransition",
  of(Errors.InvalidTransition),
  Schema.Struct({ status: field("The current status, which stands in the way.")(Schema.String) })
)
export const FieldLocked = travelling(
  "FieldLocked",
  of(Errors.FieldLocked),
  Schema.Struct({
    fields: field("The fields that can't be changed.")(Schema.Array(Schema.String)),
    status: field("The current status.")(Schema.String)
  })
)
const IdempotencyKeyInProgress = travelling("IdempotencyKeyInProgress", of(Errors.IdempotencyKeyInProgress))
const RequestTimeout = travelling("RequestTimeout", of(Errors.RequestTimeout))
const PayloadTooLarge = travelling("PayloadTooLarge", of(Errors.PayloadTooLarge))
const UnsupportedMediaType = travelling("UnsupportedMediaType", of(Errors.UnsupportedMediaType))
export const ValidationFailed = travelling(
  "ValidationFailed",
  of(Errors.ValidationFailed),
  Schema.NonEmptyArray(FieldIssue),
  "Every wrong field."
)
const IdempotencyKeyReused = travelling("IdempotencyKeyReused", of(Errors.IdempotencyKeyReused))
export const Overpayment = travelling(
  "Overpayment",
  of(Errors.Overpayment),
  Schema.Struct({ balance_minor: field("What is left to pay, in minor units.")(Schema.Int) })
)
export const CurrencyMismatch = travelling(
  "CurrencyMismatch",
  of(Errors.CurrencyMismatch),
  Schema.Struct({ currency: field("The receivable's currency.")(plain(CurrencyCode)) })
)
const RateLimited = travelling(
  "RateLimited",
  of(Errors.RateLimited),
  Schema.Struct({
    policy: field("Which limit: the key's own, or the company's allowance for the plan period.")(
      Schema.Literal("per_key", "period")
    )
  })
)
const InternalError = travelling("InternalError", of(Errors.InternalError))
const ServiceUnavailable = travelling(
  "ServiceUnavailable",
  of(Errors.ServiceUnavailable),
  Schema.Struct({
    reason: field("Why the service can't answer.")(
      Schema.Literal("not_open", "overloaded", "database_unavailable")
    )
  })
)

/** What any request with a key can end in. */
export const AdmissionFailures = Schema.Union(
  Unauthenticated,
  Forbidden,
  RateLimited,
  InternalError,
  ServiceUnavailable
)

/** What any write can end in besides: its body, which has to find a place to be read in, and its idempotency key. */
export const Writing = Schema.Union(
  ServiceUnavailable,
  MalformedRequest,
  IdempotencyKeyRequired,
  IdempotencyKeyInvalid,
  IdempotencyKeyInProgress,
  RequestTimeout,
  PayloadTooLarge,
  UnsupportedMediaType,
  ValidationFailed,
  IdempotencyKeyReused
)
