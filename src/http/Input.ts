/** The parts of a request as its endpoint declares them, decoded for its handler. */
import { Either, type ParseResult } from "effect"
import { fieldIssue, ValidationFailed } from "../domain/Errors.ts"
import type { Exchange } from "./Exchange.ts"
import * as Query from "./Query.ts"
import { issuesOf } from "../domain/FieldIssues.ts"

/** What a handler is given; which parts there are is the endpoint's to say. */
export interface Input {
  path?: unknown
  payload?: unknown
  urlParams?: unknown
}

/** No parameter is a list: what a repeated one must be is not what is wrong with it. */
const queryIssues = (query: ReturnType<typeof Query.parse>, wrong: ParseResult.ParseIssue) =>
  issuesOf(wrong).map((issue) =>
    issue.code === "invalid" && Array.isArray(query[issue.field])
      ? fieldIssue(issue.field, "invalid", "must be given once, not several times")
      : issue
  )

/** The rest of step 9: path, body, query against the schema, the first wrong part being told. */
export const decode = (exchange: Exchange): Either.Either<Input, ValidationFailed> => {
  const { path, payload, urlParams } = exchange.route.decode
  const input: Input = {}
  if (path !== null) {
    const decoded = path(exchange.ids)
    if (Either.isLeft(decoded)) return Either.left(ValidationFailed.all(issuesOf(decoded.left)))
    input.path = decoded.right
  }
  if (payload !== null) {
    const decoded = payload(exchange.body)
    if (Either.isLeft(decoded)) return Either.left(ValidationFailed.all(issuesOf(decoded.left)))
    input.payload = decoded.right
  }
  if (urlParams !== null) {
    const query = Query.parse(exchange.query)
    const decoded = urlParams(query)
    if (Either.isLeft(decoded)) return Either.left(ValidationFailed.all(queryIssues(query, decoded.left)))
    input.urlParams = decoded.right
  }
  return Either.right(input)
}
