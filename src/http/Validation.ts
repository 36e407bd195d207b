/** Rules over a whole request, beside what its schemas say of each field (contract 2). */
import { Either } from "effect"
import { type FieldIssue, fieldIssue } from "../domain/Errors.ts"
import { issuesOf, unknownField } from "../domain/FieldIssues.ts"
import type { Route } from "./Routes.ts"

/**
 * What the rules over several fields find wrong with a body; with it, in that case only, what its schema does, so
 * that one answer names every wrong field.
 */
export const bodyIssues = ({ decode, access }: Route, body: unknown): ReadonlyArray<FieldIssue> => {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return []
  const fields = body as Readonly<Record<string, unknown>>
  const issues = access.bodyRules.flatMap((rule) => rule(fields))
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
