/** The history of a transaction, in words. */
import type { StoredEntry } from "../../../services/Audit.ts"
import type { HistoryEvent } from "../../parts/History.tsx"
import { deedWordsOf, detailOf, sentenceOf, whoOf } from "../../words/Deeds.ts"

/** An entry of the audit log, on the page of the transaction that it is about: `applied it`. */
export const movementEvent = (entry: StoredEntry): HistoryEvent => {
  const { after, before, thing } = sentenceOf(entry)
  const said = `${before}${thing}${after}`
  return {
    at: entry.at,
    what: said.slice(0, 1).toUpperCase() + said.slice(1),
    who: whoOf(entry),
    more: detailOf(entry, deedWordsOf(entry).quote)
  }
}
