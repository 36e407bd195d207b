/** Wrong fields as callers see them: every one of them, by name, with what is expected (contract §2.3). */
import { ParseResult } from "effect"
import { type FieldIssue, fieldIssue } from "./Errors.ts"

type Issue = ParseResult.ArrayFormatterIssue

/** Code and predicate of a field that nobody asked for. */
export const unknownField = ["unknown_field", "is not known to this request"] as const

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
const fieldIssues = (issues: ReadonlyArray<Issue>, whole: string): ReadonlyArray<FieldIssue> => {
  const byField = new Map<string, Issue>()
  for (const issue of issues) {
    const field = issue.path.length === 0 ? whole : issue.path.map(String).join(".")
    const other = byField.get(field)
    if (other === undefined || (generated.test(other.message) && !generated.test(issue.message))) {
      byField.set(field, issue)
    }
  }
  return [...byField].map(([field, issue]) => fieldIssue(field, ...wording(issue)))
}

/** What a decoder found wrong, as callers see it; `whole` names the value itself. */
export const issuesOf = (issue: ParseResult.ParseIssue, whole = "body"): ReadonlyArray<FieldIssue> =>
  fieldIssues(ParseResult.ArrayFormatter.formatIssueSync(issue), whole)
