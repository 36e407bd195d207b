/**
 * Turns the errors of a schema into issues for callers: every wrong field by name, with what is expected (contract
 * §2.3).
 */
import { ParseResult } from "effect"
import { type FieldIssue, fieldIssue } from "./Errors.ts"

type Issue = ParseResult.ArrayFormatterIssue

/** Code and predicate of an unknown field. */
export const unknownField = ["unknown_field", "is not known to this request"] as const

const wordings: Readonly<Record<string, readonly [code: string, predicate: string]>> = {
  Missing: ["required", "is required"],
  Unexpected: unknownField
}

// Effect's own messages ("Expected …, actual …") speak of types and repeat the input, so callers never get them.
const generated = /^(Expected|is missing|is unexpected)/

const wording = ({ _tag, message, path }: Issue): readonly [code: string, predicate: string] => {
  const known = wordings[_tag]
  if (known !== undefined) return known
  if (!generated.test(message)) return ["invalid", message]
  return ["invalid", path.length === 0 ? "must be a JSON object" : "must be an object"]
}

/** One issue for each field. A nullable field has two, and the one about the value is kept, not the one about null. */
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

/**
 * The issues of a failed decoding. `whole` is the name of the decoded value itself, for issues that concern no field.
 */
export const issuesOf = (issue: ParseResult.ParseIssue, whole = "body"): ReadonlyArray<FieldIssue> =>
  fieldIssues(ParseResult.ArrayFormatter.formatIssueSync(issue), whole)
