/** Checks paths, queries and headers for the peers, and makes the fingerprint of a request. */
import { createHash } from "node:crypto"
import { invalid, Problem } from "./problem.ts"
import { type Check, issuesOf, matches, type Shape } from "./shapes.ts"

const idPattern = /^[1-9][0-9]{0,15}$/

/** An id in a path; anything else is nothing. */
export const idOf = (segment: string): number => {
  const id = idPattern.test(segment) ? Number(segment) : Number.NaN
  if (!Number.isSafeInteger(id)) throw new Problem(404, "not_found")
  return id
}

/** The query of GET /receivables. */
export interface ListQuery {
  readonly page: number
  readonly perPage: number
  readonly status: string | undefined
  readonly customerId: number | undefined
}

const isWhole =
  (max: number): Check =>
  (value) =>
    matches(/^[1-9][0-9]{0,9}$/)(value) && Number(value) <= max

const listShape: Shape = {
  page: { check: isWhole(2_147_483_647) },
  per_page: { check: isWhole(100) },
  status: { check: matches(/^(open|partially_paid|paid|paused|cancelled)$/) },
  customer_id: { check: matches(idPattern) }
}

/** Checks the query of GET /receivables. */
export const listQuery = (query: URLSearchParams): ListQuery => {
  const fields = Object.fromEntries(query)
  const issues = issuesOf(listShape, fields)
  if (issues.length > 0) throw invalid(issues)
  return {
    page: Number(fields["page"] ?? 1),
    perPage: Number(fields["per_page"] ?? 25),
    status: fields["status"],
    customerId: fields["customer_id"] === undefined ? undefined : Number(fields["customer_id"])
  }
}

/** Checks the Idempotency-Key header. */
export const idempotencyKey = (header: string | undefined): string => {
  if (header === undefined || header === "") throw new Problem(400, "idempotency_key_required")
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new Problem(400, "idempotency_key_invalid")
  return key
}

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`)
  return `{${members.join(",")}}`
}

/** SHA-256 of method, path and body. */
export const fingerprint = (method: string, path: string, body: unknown): Buffer =>
  createHash("sha256")
    .update(`${method} ${path}\n${canonical(body)}`)
    .digest()
