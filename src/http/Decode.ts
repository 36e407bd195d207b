/** The parts of a request as its endpoint declares them, decoded for its handler: step 9 of contract §1.1. */
import type { HttpApiEndpoint } from "@effect/platform"
import { Either, type Option, ParseResult, type Schema } from "effect"
import type { BodyRule } from "../api/BodyRules.ts"
import { type ApiError, type FieldIssue, fieldIssue, NotFound, ValidationFailed } from "../domain/Errors.ts"
import { issuesOf } from "../domain/FieldIssues.ts"
import * as Query from "./Query.ts"
import type { RequestFacts } from "./RequestContext.ts"

/** What a handler is given: the parts that its endpoint declares. */
export interface Input {
  path?: unknown
  headers?: unknown
  payload?: unknown
  urlParams?: unknown
}

type Decoder = (input: unknown) => Either.Either<unknown, ParseResult.ParseIssue>

const decoderOf = (schema: Option.Option<Schema.Schema.All>): Decoder | null =>
  schema._tag === "None"
    ? null
    : // The schemas of api/ need no services.
      ParseResult.decodeUnknownEither(schema.value as Schema.Schema<unknown>)

/** The parameters of a path are ids. A value that is not an id names no resource, so the answer is 404. */
const pathDecoder =
  (decode: Decoder) =>
  ({ params }: RequestFacts): Either.Either<unknown, ApiError> =>
    Either.mapLeft(decode(params), () => new NotFound())

const headersDecoder =
  (decode: Decoder, names: ReadonlyArray<string>) =>
  ({ request }: RequestFacts): Either.Either<unknown, ApiError> => {
    const sent: Record<string, string> = {}
    for (const name of names) {
      const value = request.headers.get(name)
      if (value !== null) sent[name] = value
    }
    return Either.mapLeft(decode(sent), (issue) => ValidationFailed.all(issuesOf(issue)))
  }

/** The issues that rules over several fields find, except for fields that already have an issue. */
const broken = (
  rules: ReadonlyArray<BodyRule>,
  body: unknown,
  issues: ReadonlyArray<FieldIssue>
): ReadonlyArray<FieldIssue> =>
  typeof body !== "object" || body === null || Array.isArray(body)
    ? []
    : rules
        .flatMap((rule) => rule(body as Readonly<Record<string, unknown>>))
        .filter((issue) => issues.every(({ field }) => field !== issue.field))

/** The place in a list as in `allocations[0].amount`, by which the message begins, too. */
const withPlaces = (issue: FieldIssue): FieldIssue => {
  const field = issue.field.replaceAll(/\.([0-9]+)(?=\.|$)/g, "[$1]")
  const { message } = issue
  return {
    ...issue,
    field,
    message: message.startsWith(issue.field) ? `${field}${message.slice(issue.field.length)}` : message
  }
}

/** One answer names every wrong field: those that the schema finds and those that the rules over several fields find. */
const payloadDecoder =
  (decode: Decoder, rules: ReadonlyArray<BodyRule>) =>
  ({ body }: RequestFacts): Either.Either<unknown, ApiError> => {
    const decoded = decode(body)
    const issues = Either.isLeft(decoded) ? issuesOf(decoded.left).map(withPlaces) : []
    const all = rules.length === 0 ? issues : [...issues, ...broken(rules, body, issues)]
    return all.length > 0 ? Either.left(ValidationFailed.all(all)) : (decoded as Either.Either<unknown>)
  }

/** No parameter is a list. The issue of a repeated one says that it is repeated, not what its schema says of a list. */
const queryIssues = (query: ReturnType<typeof Query.parse>, wrong: ParseResult.ParseIssue) =>
  issuesOf(wrong).map((issue) =>
    issue.code === "invalid" && Array.isArray(query[issue.field])
      ? fieldIssue(issue.field, "invalid", "must be given once, not several times")
      : issue
  )

const queryDecoder =
  (decode: Decoder) =>
  (facts: RequestFacts): Either.Either<unknown, ApiError> => {
    const query = Query.parse(facts.query)
    return Either.mapLeft(decode(query), (issue) => ValidationFailed.all(queryIssues(query, issue)))
  }

const namesOf = (schema: Option.Option<Schema.Schema.All>): ReadonlyArray<string> =>
  schema._tag === "Some" && "fields" in schema.value ? Object.keys(schema.value.fields as object) : []

/**
 * Makes the decoder of an endpoint. It decodes path, headers, body and query once each, in this order, and stops at the
 * first part that is wrong. The body must have been read.
 */
export const compile = (
  endpoint: HttpApiEndpoint.HttpApiEndpoint.AnyWithProps,
  rules: ReadonlyArray<BodyRule>
): ((facts: RequestFacts) => Either.Either<Input, ApiError>) => {
  const path = decoderOf(endpoint.pathSchema)
  const headers = decoderOf(endpoint.headersSchema)
  const payload = decoderOf(endpoint.payloadSchema)
  const urlParams = decoderOf(endpoint.urlParamsSchema)
  const parts: Array<readonly [keyof Input, (facts: RequestFacts) => Either.Either<unknown, ApiError>]> = []
  if (path !== null) parts.push(["path", pathDecoder(path)])
  if (headers !== null) parts.push(["headers", headersDecoder(headers, namesOf(endpoint.headersSchema))])
  if (payload !== null) parts.push(["payload", payloadDecoder(payload, rules)])
  if (urlParams !== null) parts.push(["urlParams", queryDecoder(urlParams)])
  return (facts) => {
    const input: Input = {}
    for (const [name, decode] of parts) {
      const decoded = decode(facts)
      if (Either.isLeft(decoded)) return Either.left(decoded.left)
      input[name] = decoded.right
    }
    return Either.right(input)
  }
}
