/** An entry of the audit log as people read it: how it was done, and its details. */
import type { ComponentChildren } from "preact"
import { type Deed, isDeed } from "../../../domain/Deed.ts"
import type { StoredEntry } from "../../../services/Audit.ts"
import { Facts } from "../../parts/Text.tsx"
import { didInGeneral } from "../../words/Deeds.ts"
import { say } from "../../../words/Say.ts"
import { fieldWord, reasonSaid } from "../../../words/Refusals.ts"

/** Characters of one detail; the file has all. */
const MAX_DETAIL = 300

/** From which key or session it was done, or from where else. */
export const howOf = ({ actor, apiKeyId, sessionId }: StoredEntry): string => {
  switch (actor) {
    case "user":
      return sessionId === null
        ? say("In the application")
        : say("In the application, session {sessionId}", { sessionId })
    case "api_key":
      return apiKeyId === null ? say("With a key") : say("With key {apiKeyId}", { apiKeyId })
    case "operator":
      return say("On the command line")
    case "debtor":
      return say("On the customer's page")
    case "system":
      return say("By itself")
  }
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ""

/** A security event that was alone needs no count. */
const isAlone = (deed: Deed | null, field: string, value: unknown): boolean =>
  deed?.startsWith("security.") === true && field === "count" && value === 1

const textOf = (value: unknown): string => {
  if (isEmpty(value)) return say("nothing")
  if (Array.isArray(value)) return value.map(textOf).join(", ")
  const text = typeof value === "object" ? JSON.stringify(value) : String(value as string | number | boolean)
  return text.length > MAX_DETAIL ? `${text.slice(0, MAX_DETAIL)}…` : text
}

/** What is told of an event is the name of a deed, or the route of an address. */
const said = (field: string, value: unknown): string =>
  field === "what" && typeof value === "string" && isDeed(value)
    ? didInGeneral(value)
    : field === "reason" && typeof value === "string"
      ? reasonSaid(value)
      : textOf(value)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const change = (from: unknown, to: unknown): string =>
  say("from {before} to {after}", { before: textOf(from), after: textOf(to) })

/** Names and values of an entry's details; what it was before and after together. */
const detailsOf = ({
  deed,
  details
}: Pick<StoredEntry, "deed" | "details">): ReadonlyArray<readonly [string, string]> => {
  const { from, to, ...others } = details
  const changes: ReadonlyArray<readonly [string, string]> =
    isRecord(from) && isRecord(to)
      ? Object.keys(to).map((field) => [fieldWord(field), change(from[field], to[field])] as const)
      : from === undefined || to === undefined
        ? Object.entries({ from, to }).flatMap(([field, value]) =>
            value === undefined ? [] : [[fieldWord(field), textOf(value)] as const]
          )
        : from === to
          ? []
          : [[say("Status"), change(from, to)] as const]
  return [
    ...changes,
    ...Object.entries(others).flatMap(([field, value]) =>
      isEmpty(value) || isAlone(deed, field, value) ? [] : [[fieldWord(field), said(field, value)] as const]
    )
  ]
}

/** The details of an entry, behind a button. */
export const Details = ({ entry }: { readonly entry: StoredEntry }): ComponentChildren => {
  const details = detailsOf(entry)
  return details.length === 0 ? null : (
    <details class="numbers">
      <summary>{say("Details")}</summary>
      <Facts facts={details} />
    </details>
  )
}
