/** An entry of the audit log as people read it: a sentence, how it was done, and its details. */
import type { ComponentChildren } from "preact"
import type { TrailEntry } from "../../../services/AuditTrail.ts"
import { subjectPath, wordsOf } from "../../parts/Actions.ts"
import { Facts } from "../../parts/Text.tsx"
import { whoOf } from "../../parts/Timeline.tsx"

/** Characters of one detail; the file has all. */
const MAX_DETAIL = 300

/** What a sentence calls a thing that has a page, and what stands in its place with a number and a link. */
const things: Readonly<Record<string, string>> = {
  receivable: "a receivable",
  payable: "a payable",
  customer: "a customer"
}

/** The name of what has no page of its own, such as a key. */
const nameIn = ({ action, details }: TrailEntry): string => {
  const { name } = details
  return action.startsWith("key.") && typeof name === "string" ? ` “${name}”` : ""
}

/** What was done and to what, with a link to that: `paused receivable 12`. */
const Done = ({ base, entry }: { readonly base: string; readonly entry: TrailEntry }) => {
  const words = wordsOf(entry.action)
  const path = subjectPath(entry)
  if (path === null) return <>{`${words}${nameIn(entry)}`}</>
  const [resource = ""] = entry.action.split(".", 1)
  const id = path.slice(path.lastIndexOf("/") + 1)
  const thing = things[resource]
  const place = thing === undefined ? -1 : words.indexOf(thing)
  const link = (
    <a href={`${base}${path}`}>
      {thing === undefined ? "receivable" : resource} {id}
    </a>
  )
  return thing === undefined || place < 0 ? (
    <>
      {words} on {link}
    </>
  ) : (
    <>
      {words.slice(0, place)}
      {link}
      {words.slice(place + thing.length)}
    </>
  )
}

/** Who did what: `Pat Person recorded a payment on receivable 12`. */
export const Sentence = ({ base, entry }: { readonly base: string; readonly entry: TrailEntry }) => (
  <>
    {whoOf(entry)} <Done base={base} entry={entry} />
  </>
)

/** From which key or session it was done, or from where else. */
export const howOf = ({ actor, apiKeyId, sessionId }: TrailEntry): string => {
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
export const detailsOf = ({
  details
}: Pick<TrailEntry, "details">): ReadonlyArray<readonly [string, string]> => {
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
export const Details = ({ entry }: { readonly entry: TrailEntry }): ComponentChildren => {
  const details = detailsOf(entry)
  return details.length === 0 ? null : (
    <details class="numbers">
      <summary>Details</summary>
      <Facts facts={details} />
    </details>
  )
}
