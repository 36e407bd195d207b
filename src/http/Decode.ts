/** The parts of a request as its endpoint declares them, decoded for its handler: step 9 of contract §1.1. */
import type { HttpApiEndpoint } from "@effect/platform"
import { Either, type Option, ParseResult, type Schema } from "effect"
import type { BodyRule } from "../api/Access.ts"
import { type ApiError, type FieldIssue, fieldIssue, NotFound, ValidationFailed } from "../domain/Errors.ts"
import { issuesOf } from "../domain/FieldIssues.ts"
import * as Query from "./Query.ts"
import type { RequestFacts } from "./RequestContext.ts"

/** What a handler is given; which parts there are is the endpoint's to say. */
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
    : // The declarations of api/ need nothing from outside.
      ParseResult.decodeUnknownEither(schema.value as Schema.Schema<unknown>)

/** A path names resources, by nothing but their ids: what is no id names nothing. */
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

/** What the rules over several fields find wrong with a body, beside what is wrong with its fields. */
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

/** One answer names every wrong field: what the schema finds, and what the rules over several fields do. */
const payloadDecoder =
  (decode: Decoder, rules: ReadonlyArray<BodyRule>) =>
  ({ body }: RequestFacts): Either.Either<unknown, ApiError> => {
    const decoded = decode(body)
    const issues = Either.isLeft(decoded) ? issuesOf(decoded.left) : []
    const all = rules.length === 0 ? issues : [...issues, ...broken(rules, body, issues)]
    return all.length > 0 ? Either.left(ValidationFailed.all(all)) : (decoded as Either.Either<unknown>)
  }

/** No parameter is a list: what a repeated one must be is not what is wrong with it. */
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
 * Compiles the decoder of an endpoint: path, headers, body, query, each once, the first wrong part being told. The body
 * has been read by then.
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
