/** An entry of the audit log as people read it: how it was done, and its details. */
import type { ComponentChildren } from "preact"
import type { StoredEntry } from "../../../services/Audit.ts"
import { Facts } from "../../parts/Text.tsx"

/** Characters of one detail; the file has all. */
const MAX_DETAIL = 300

/** From which key or session it was done, or from where else. */
export const howOf = ({ actor, apiKeyId, sessionId }: StoredEntry): string => {
  switch (actor) {
    case "user":
      return sessionId === null ? "In the application" : `In the application, session ${sessionId}`
    case "api_key":
      return `With key ${apiKeyId ?? ""}`.trim()
    case "operator":
      return "On the command line"
    case "debtor":
      return "On the customer's page"
    case "system":
      return "By itself"
  }
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined || value === "") return "nothing"
  if (Array.isArray(value)) return value.map(textOf).join(", ")
  const text = typeof value === "object" ? JSON.stringify(value) : String(value as string | number | boolean)
  return text.length > MAX_DETAIL ? `${text.slice(0, MAX_DETAIL)}…` : text
}

const nameOf = (field: string): string => {
  const words = field.replaceAll("_", " ")
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const change = (from: unknown, to: unknown): string => `from ${textOf(from)} to ${textOf(to)}`

/** Names and values of an entry's details; what it was before and after together. */
const detailsOf = ({ details }: Pick<StoredEntry, "details">): ReadonlyArray<readonly [string, string]> => {
  const { from, to, ...others } = details
  const changes: ReadonlyArray<readonly [string, string]> =
    isRecord(from) && isRecord(to)
      ? Object.keys(to).map((field) => [nameOf(field), change(from[field], to[field])] as const)
      : from === undefined || to === undefined
        ? Object.entries({ from, to }).flatMap(([field, value]) =>
            value === undefined ? [] : [[nameOf(field), textOf(value)] as const]
          )
        : from === to
          ? []
          : [["Status", change(from, to)] as const]
  return [
    ...changes,
    ...Object.entries(others).map(([field, value]) => [nameOf(field), textOf(value)] as const)
  ]
}

/** The details of an entry, behind a button. */
export const Details = ({ entry }: { readonly entry: StoredEntry }): ComponentChildren => {
  const details = detailsOf(entry)
  return details.length === 0 ? null : (
    <details class="numbers">
      <summary>Details</summary>
      <Facts facts={details} />
    </details>
  )
}
