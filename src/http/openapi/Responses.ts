/** Answers of an operation: the successful one and every error, with headers and example bodies. */
import * as Errors from "../../domain/Errors.ts"
import type { Scope } from "../../domain/Scope.ts"
import { exampleRequestId as requestId } from "../../api/Envelope.ts"
import type { Example, Json, OperationExamples } from "../../api/Examples.ts"
import { schemaName } from "../../api/Failures.ts"
import { type Header, type JsonSchema, ref, type Reference, refName, type Response } from "./Model.ts"

/** Every header that an answer can have. */
export const headers: Readonly<Record<string, Header>> = {
  "X-Request-Id": {
    description: "Names this answer; quote it when you ask about it.",
    required: true,
    schema: { type: "string" },
    example: requestId
  },
  "Cache-Control": {
    description: "Answers are for the caller alone and of the moment.",
    required: true,
    schema: { type: "string", enum: ["no-store"] },
    example: "no-store"
  },
  "RateLimit-Policy": {
    description:
      "The limits that hold (IETF draft ratelimit-headers): requests `q` in a window of `w` seconds, for the key and for the plan period.",
    schema: { type: "string" },
    example: '"per-key";q=60;w=60, "period";q=20000;w=2678400'
  },
  RateLimit: {
    description: "What is left of each limit: `r` requests, free again in `t` seconds.",
    schema: { type: "string" },
    example: '"per-key";r=59;t=60, "period";r=19876;t=1209600'
  },
  "Retry-After": {
    description: "Whole seconds to wait before trying again; never too early.",
    schema: { type: "integer", minimum: 1 },
    example: 7
  },
  "WWW-Authenticate": {
    description: "How to authenticate.",
    required: true,
    schema: { type: "string" },
    example: "Bearer"
  },
  Link: {
    description: "Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288), where there is one.",
    schema: { type: "string" },
    example:
      '</v1/receivables?page=1&per_page=25>; rel="first", </v1/receivables?page=3&per_page=25>; rel="next", </v1/receivables?page=9&per_page=25>; rel="last"'
  },
  "Idempotent-Replayed": {
    description: "`true` when this is the first answer to the same Idempotency-Key again; else absent.",
    schema: { type: "string", enum: ["true"] },
    example: "true"
  }
}

/** What is being described. */
export interface DescribedOperation {
  readonly method: string
  readonly scope: Scope
  readonly charged: boolean
  /** What the path names last: "receivable". */
  readonly resource: string
  readonly operationId: string
  readonly examples: OperationExamples
}

type Failing = Readonly<Record<string, Errors.ApiError>>

/** Example errors by tag; the names are the keys of the examples. */
const failures: Readonly<Record<Errors.ErrorTag, (subject: DescribedOperation) => Failing>> = {
  MalformedRequest: () => ({ malformed: new Errors.MalformedRequest() }),
  IdempotencyKeyRequired: () => ({ noKey: new Errors.IdempotencyKeyRequired() }),
  IdempotencyKeyInvalid: () => ({ badKey: new Errors.IdempotencyKeyInvalid() }),
  Unauthenticated: () => ({ unauthenticated: new Errors.Unauthenticated() }),
  Forbidden: ({ charged, scope }) => ({
    scope: Errors.Forbidden.because("scope", scope),
    ownerUnverified: Errors.Forbidden.because("owner_unverified"),
    notAMember: Errors.Forbidden.because("not_a_member"),
    companyInactive: Errors.Forbidden.because("company_inactive"),
    ...(charged ? { noActivePlan: Errors.Forbidden.because("no_active_plan") } : {})
  }),
  NotFound: ({ resource }) => ({
    notFound: resource === "" ? new Errors.NotFound() : Errors.NotFound.resource(resource)
  }),
  MethodNotAllowed: () => ({}),
  VersionConflict: () => ({ conflict: new Errors.VersionConflict({ details: { current_version: "v4" } }) }),
  InvalidTransition: ({ examples }) => ({
    transition: examples.transition ?? Errors.InvalidTransition.from("receivable", "cancelled", "do that")
  }),
  FieldLocked: ({ examples }) => ({
    locked: examples.locked ?? Errors.FieldLocked.because(["amount"], "paid", "once it is paid")
  }),
  IdempotencyKeyInProgress: () => ({ inProgress: new Errors.IdempotencyKeyInProgress() }),
  RequestTimeout: () => ({ tooSlow: new Errors.RequestTimeout() }),
  PayloadTooLarge: () => ({ tooLarge: new Errors.PayloadTooLarge() }),
  UnsupportedMediaType: () => ({ notJson: new Errors.UnsupportedMediaType() }),
  ValidationFailed: ({ examples }) => ({ invalid: Errors.ValidationFailed.of(examples.invalid) }),
  IdempotencyKeyReused: () => ({ keyReused: new Errors.IdempotencyKeyReused() }),
  Overpayment: () => ({ overpayment: new Errors.Overpayment({ details: { balance_minor: 7050 } }) }),
  CurrencyMismatch: () => ({
    currency: new Errors.CurrencyMismatch({
      message: "This receivable is in EUR.",
      details: { currency: "EUR" }
    })
  }),
  RateLimited: ({ charged }) => ({
    perKey: new Errors.RateLimited({ details: { policy: "per_key" }, retryAfterSeconds: 7 }),
    ...(charged
      ? { period: new Errors.RateLimited({ details: { policy: "period" }, retryAfterSeconds: 1_209_600 }) }
      : {})
  }),
  InternalError: () => ({ internal: new Errors.InternalError() }),
  ServiceUnavailable: () => ({
    notOpen: Errors.ServiceUnavailable.because("not_open"),
    overloaded: Errors.ServiceUnavailable.because("overloaded"),
    databaseUnavailable: Errors.ServiceUnavailable.because("database_unavailable")
  })
}

const tagsBySchema: ReadonlyMap<string, Errors.ErrorTag> = new Map(
  (Object.keys(Errors.catalogue) as ReadonlyArray<Errors.ErrorTag>).map((tag) => [schemaName(tag), tag])
)

const tagOf = (schema: JsonSchema): Errors.ErrorTag | undefined => tagsBySchema.get(refName(schema) ?? "")

/** The errors of the catalogue that a generated response schema stands for. */
export const tagsOf = (schema: JsonSchema): ReadonlyArray<Errors.ErrorTag> =>
  (schema.anyOf ?? [schema]).map(tagOf).filter((tag) => tag !== undefined)

const headerRefs = (names: ReadonlyArray<string>): Readonly<Record<string, Reference>> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

/** Statuses that a business rule can decide, whose answer a repeated key gets again. */
const rememberedStatuses: ReadonlySet<number> = new Set([404, 409, 422])
/** Statuses of requests that no key was found for. */
const beforeTheKey: ReadonlySet<number> = new Set([401, 503])

const errorHeaders = (status: number, tags: ReadonlyArray<Errors.ErrorTag>, write: boolean) =>
  headerRefs([
    "X-Request-Id",
    "Cache-Control",
    ...(beforeTheKey.has(status) ? [] : ["RateLimit-Policy", "RateLimit"]),
    ...(status === 401 ? ["WWW-Authenticate"] : []),
    ...(status === 429 || status === 503 || tags.includes("IdempotencyKeyInProgress") ? ["Retry-After"] : []),
    ...(write && rememberedStatuses.has(status) ? ["Idempotent-Replayed"] : [])
  ])

const asExample = (error: Errors.ApiError): Example => ({
  summary: error.message,
  value: JSON.parse(Errors.envelope(error, requestId)) as Json
})

/** The answer for a status from 400 on. */
export const errorResponse = (
  status: number,
  tags: ReadonlyArray<Errors.ErrorTag>,
  subject: DescribedOperation
): Response => {
  const schemas = tags.map((tag) => ref(schemaName(tag)))
  const [only] = schemas
  const examples = tags.flatMap((tag) => Object.entries(failures[tag](subject)))
  return {
    description: tags
      .map((tag) => `\`${Errors.catalogue[tag].code}\`: ${Errors.catalogue[tag].message}`)
      .join("\n\n"),
    headers: errorHeaders(status, tags, !withoutKey.has(subject.method)),
    content: {
      "application/json": {
        schema: only !== undefined && schemas.length === 1 ? only : { oneOf: schemas },
        examples: Object.fromEntries(examples.map(([name, error]) => [name, asExample(error)]))
      }
    }
  }
}

/** The answer that is a file. */
export const fileResponse = (type: string): Response => ({
  description: "The file.",
  headers: headerRefs(["X-Request-Id", "Cache-Control", "RateLimit-Policy", "RateLimit"]),
  // Without a schema, as OpenAPI 3.1 describes binary data.
  content: { [type]: {} } as unknown as Response["content"]
})

/** Methods whose requests have no idempotency key. */
const withoutKey: ReadonlySet<string> = new Set(["get", "delete"])

/** The answer to a request that succeeds; `envelope` is its schema's name. */
export const successResponse = (
  status: number,
  envelope: string,
  { examples, method, operationId }: DescribedOperation
): Response => {
  const isList = envelope.endsWith("List")
  const { data } = examples
  const value: Json = {
    data,
    ...(isList && Array.isArray(data) ? { meta: { current_page: 1, per_page: 25, total: data.length } } : {}),
    ...(method === "get" ? { request_id: requestId } : {})
  }
  return {
    description: isList
      ? "One page of the list."
      : status === 201
        ? "Created."
        : method === "get"
          ? "Found."
          : "Done.",
    headers: headerRefs([
      "X-Request-Id",
      "Cache-Control",
      "RateLimit-Policy",
      "RateLimit",
      ...(isList ? ["Link"] : []),
      ...(withoutKey.has(method) ? [] : ["Idempotent-Replayed"])
    ]),
    content: {
      "application/json": {
        schema: ref(envelope),
        examples: { answer: { summary: operationId, value } }
      }
    }
  }
}
