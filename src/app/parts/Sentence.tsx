/** An entry of the audit log as a sentence, with a link to what it is about: who did what, to which debt of whom. */
import type { ComponentChildren } from "preact"
import type { NewEntry, StoredEntry } from "../../services/Audit.ts"
import type { CompanyVisit } from "../Page.ts"
import { detailOf, sentenceOf, subjectOf, whoOf, deedWordsOf } from "../words/Deeds.ts"
import { Money } from "./Text.tsx"
import { say } from "../../words/Say.ts"
import { reasonSaid } from "../../words/Refusals.ts"

/** An entry, with what it is about by the words of the book where that was read. */
type Entry = StoredEntry & Partial<Pick<NewEntry, "about">>

interface Props {
  readonly entry: Entry
  readonly visit: CompanyVisit
}

/** Who did it, in the words that tell most: a debtor by name. */
export const actorOf = (entry: Entry): string =>
  entry.actor === "debtor" && entry.about?.customer !== undefined && entry.about.customer !== null
    ? entry.about.customer
    : whoOf(entry)

/** A link to what an entry is about. */
const About = ({ children, entry, visit }: Props & { readonly children: ComponentChildren }) => {
  const subject = subjectOf(entry)
  return subject === null ? <>{children}</> : <a href={`${visit.base}${subject.path}`}>{children}</a>
}

/** The debt, the customer and the amount of an entry, as far as it has them. */
export const Particulars = ({ entry, visit }: Props) => {
  const { about, actor } = entry
  return (
    <>
      <About entry={entry} visit={visit}>
        <bdi>{about?.reference ?? say("No. {id}", { id: subjectOf(entry)?.id ?? "" })}</bdi>
      </About>
      {about?.customer === null || about?.customer === undefined || actor === "debtor" ? null : (
        <> {say("of {customer}", { customer: <bdi>{about.customer}</bdi> })}</>
      )}
      {about?.amountMinor === null || about?.amountMinor === undefined || about.currency === null ? null : (
        <>
          , <Money minor={about.amountMinor} currency={about.currency} reader={visit.reader} />
        </>
      )}
    </>
  )
}

/** Where somebody has set a day or said something in their own words. */
const Quoted = ({ entry, visit }: Props) => {
  const words = deedWordsOf(entry)
  const by = detailOf(entry, words.by)
  const quote = detailOf(entry, words.quote)
  return (
    <>
      {by === null ? null : <>{say(", by {date}", { date: visit.reader.date(by) })}</>}
      {quote === null ? null : <>: {say("“{quote}”", { quote: reasonSaid(quote) })}</>}
    </>
  )
}

/** Who did what: to a debt or bill by its name where that was read, else to a number. */
export const Sentence = ({ entry, visit }: Props) => {
  const { after, before, thing } = sentenceOf(entry)
  // Debts and bills have an amount.
  const isNamed = thing !== "" && typeof entry.about?.amountMinor === "number"
  return (
    <>
      {actorOf(entry)} {before}
      {isNamed ? (
        <>
          {entry.about?.customer === null ? `${say("the bill")} ` : null}
          <Particulars entry={entry} visit={visit} />
        </>
      ) : (
        <About entry={entry} visit={visit}>
          {thing}
        </About>
      )}
      {after}
      {isNamed ? <Quoted entry={entry} visit={visit} /> : null}
    </>
  )
}
