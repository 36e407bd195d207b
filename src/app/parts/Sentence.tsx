/** An entry of the audit log as a sentence, with a link to what it is about: who did what, to which debt of whom. */
import type { ComponentChildren } from "preact"
import type { HistoryEntry, NewEntry } from "../../services/History.ts"
import type { CompanyVisit } from "../Page.ts"
import { subjectPath, wordsOf } from "./Actions.ts"
import { Money } from "./Text.tsx"
import { detailOf, whoOf } from "./Timeline.tsx"

/** An entry, with what it is about by the words of the book where that was read. */
type Entry = HistoryEntry & Partial<Pick<NewEntry, "about">>

interface Props {
  readonly entry: Entry
  readonly visit: CompanyVisit
}

/** What was done, as it stands between who did it and the name of the debt. */
const verbs: Readonly<Record<string, string>> = {
  "receivable.create": "created",
  "receivable.import": "imported",
  "receivable.update": "changed",
  "receivable.pause": "paused",
  "receivable.resume": "resumed",
  "receivable.cancel": "cancelled",
  "receivable.promise": "promised to pay",
  "receivable.dispute": "said that something is wrong with",
  "reminder.send_now": "sent the next reminder now for",
  "payment.record": "recorded a payment for",
  "payment.reverse": "reversed a payment for",
  "payable.create": "created the bill",
  "payable.update": "changed the bill",
  "payable.mark_paid": "paid the bill",
  "payable.cancel": "cancelled the bill",
  "series.occurrence": "created the bill"
}

/** Who did it, in the words that tell most: a debtor by name. */
export const actorOf = (entry: Entry): string =>
  entry.actor === "debtor" && entry.about?.customer !== undefined && entry.about.customer !== null
    ? entry.about.customer
    : whoOf(entry)

/** A link to what an entry is about. */
const About = ({ children, entry, visit }: Props & { readonly children: ComponentChildren }) => {
  const path = subjectPath(entry)
  return path === null ? <>{children}</> : <a href={`${visit.base}${path}`}>{children}</a>
}

/** The debt, the customer and the amount of an entry, as far as it has them. */
export const Particulars = ({ entry, visit }: Props) => {
  const { about, actor, subjectId } = entry
  return (
    <>
      <About entry={entry} visit={visit}>
        <bdi>{about?.reference ?? `No. ${subjectId ?? ""}`}</bdi>
      </About>
      {about?.customer === null || about?.customer === undefined || actor === "debtor" ? null : (
        <>
          {" "}
          of <bdi>{about.customer}</bdi>
        </>
      )}
      {about?.amountMinor === null || about?.amountMinor === undefined || about.currency === null ? null : (
        <>
          , <Money minor={about.amountMinor} currency={about.currency} reader={visit.reader} />
        </>
      )}
    </>
  )
}

/** What a sentence calls a thing that has a page, and what stands in its place with a number and a link. */
const things: Readonly<Record<string, string>> = {
  receivable: "a receivable",
  payable: "a payable",
  customer: "a customer"
}

/** Whose page an address below the company's is. */
const pageOf: Readonly<Record<string, string>> = {
  receivables: "receivable",
  payables: "payable",
  customers: "customer"
}

/** The name of what has no page of its own, such as a key. */
const nameIn = ({ action, details }: HistoryEntry): string => {
  const { name } = details
  return action.startsWith("key.") && typeof name === "string" ? ` “${name}”` : ""
}

/** What was done and to which number, with a link to that: `paused receivable 12`. */
const ByNumber = ({ entry, visit }: Props) => {
  const words = wordsOf(entry.action)
  const path = subjectPath(entry)
  if (path === null) return <>{`${words}${nameIn(entry)}`}</>
  const [resource = ""] = entry.action.split(".", 1)
  const thing = things[resource]
  const place = thing === undefined ? -1 : words.indexOf(thing)
  const link = (
    <About entry={entry} visit={visit}>
      {pageOf[path.split("/")[1] ?? ""] ?? resource} {path.slice(path.lastIndexOf("/") + 1)}
    </About>
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

/** What was done and to which debt of whom: `recorded a payment for INV-7 of Ada, €12.00`. */
const ByName = ({ entry, verb, visit }: Props & { readonly verb: string }) => {
  const said = detailOf(entry, entry.action === "receivable.dispute" ? "text" : "reason")
  const until = entry.action === "receivable.promise" ? detailOf(entry, "date") : null
  return (
    <>
      {verb} <Particulars entry={entry} visit={visit} />
      {until === null ? null : <>, by {visit.reader.date(until)}</>}
      {said === null ? null : <>: “{said}”</>}
    </>
  )
}

/** Who did what: to a debt by its name where that was read, else to a number. */
export const Sentence = ({ entry, visit }: Props) => {
  const verb = verbs[entry.action]
  return (
    <>
      {actorOf(entry)}{" "}
      {verb === undefined || entry.about === null || entry.about === undefined ? (
        <ByNumber entry={entry} visit={visit} />
      ) : (
        <ByName entry={entry} verb={verb} visit={visit} />
      )}
    </>
  )
}
