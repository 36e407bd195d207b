/** Wrong fields as callers see them: every one of them, by name, with what is expected (contract 2). */
import { Either, ParseResult } from "effect"
import { type FieldIssue, fieldIssue } from "../domain/Errors.ts"
import type { Route } from "./Routes.ts"

type Issue = ParseResult.ArrayFormatterIssue

const unknownField = ["unknown_field", "is not known to this request"] as const

const wordings: Readonly<Record<string, readonly [code: string, predicate: string]>> = {
  Missing: ["required", "is required"],
  Unexpected: unknownField
}

// What a schema says by itself ("Expected …, actual …") is about types, and echoes input: it is never passed on.
const generated = /^(Expected|is missing|is unexpected)/

const wording = ({ _tag, message, path }: Issue): readonly [code: string, predicate: string] => {
  const known = wordings[_tag]
  if (known !== undefined) return known
  if (!generated.test(message)) return ["invalid", message]
  return ["invalid", path.length === 0 ? "must be a JSON object" : "must be an object"]
}

/** A schema's issues, one a field: of a field that may be null, what the value itself must be. */
export const fieldIssues = (issues: ReadonlyArray<Issue>): ReadonlyArray<FieldIssue> => {
  const byField = new Map<string, Issue>()
  for (const issue of issues) {
    const field = issue.path.length === 0 ? "body" : issue.path.map(String).join(".")
    const other = byField.get(field)
    if (other === undefined || (generated.test(other.message) && !generated.test(issue.message))) {
      byField.set(field, issue)
    }
  }
  return [...byField].map(([field, issue]) => fieldIssue(field, ...wording(issue)))
}

/** What a decoder found wrong, as callers see it. */
export const issuesOf = (issue: ParseResult.ParseIssue): ReadonlyArray<FieldIssue> =>
  fieldIssues(ParseResult.ArrayFormatter.formatIssueSync(issue))

/**
 * What the rules over several fields find wrong with a body; with it, in that case only, what its schema does, so
 * that one answer names every wrong field.
 */
export const bodyIssues = ({ decode, terms }: Route, body: unknown): ReadonlyArray<FieldIssue> => {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return []
  const fields = body as Readonly<Record<string, unknown>>
  const issues = terms.bodyRules.flatMap((rule) => rule(fields))
  if (issues.length === 0) return []
  const decoded = decode.payload?.(body)
  const others = decoded === undefined || Either.isRight(decoded) ? [] : issuesOf(decoded.left)
  return [...others, ...issues.filter((issue) => others.every((other) => other.field !== issue.field))]
}

const couldSayProto = /__proto__|%/

/** A parameter that no list has, and that the parser of queries would lose before a schema could refuse it. */
export const queryIssues = ({ name }: Route, query: string): ReadonlyArray<FieldIssue> =>
  couldSayProto.test(query) && name.endsWith(".list") && new URLSearchParams(query).has("__proto__")
    ? [fieldIssue("__proto__", ...unknownField)]
    : []
