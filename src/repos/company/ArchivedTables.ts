/**
 * What of a company is in its archive, and what is not, and in which order it is deleted: the one list that a new table with
 * companies must join.
 */
import { type PlacedTable, tablesOf } from "../../postgres/TablePlaces.ts"

/** Columns that an archive has no use for, by table: secrets, which must not leave the database. */
export const withheldColumns: Readonly<Partial<Record<PlacedTable, ReadonlyArray<string>>>> = {
  api_keys: ["token_hash"]
}

/** Rows of one page of an archive, by table: so many of what is large that a page stays small. */
const rowsOfLarge: Readonly<Partial<Record<PlacedTable, number>>> = {
  // A quarter of a megabyte each, and twice that as text.
  document_chunks: 4,
  reminder_messages: 25,
  replies: 25
}
const PAGE_ROWS = 200

/** How many rows of a table are read at once. */
export const rowsOfPage = (table: PlacedTable): number => rowsOfLarge[table] ?? PAGE_ROWS

/** Tables of companies that are not in an archive, with what its reader is told of each. */
export const leftOut = {
  rate_windows: "how often each key was used in the last minute",
  idempotency: "answers of the last day, which repeated requests get again",
  resource_counts: "sums of what is in other tables",
  customer_sums: "what each customer owes, from what is in other tables",
  file_imports: "files that are being applied to the book",
  reminder_pace: "when the next message may leave",
  customer_changes: "customers whose reminders are about to be planned anew",
  company_changes: "that all reminders are about to be planned anew",
  digest_events: "what the next digest will say, from what is in other tables",
  digests_due: "when the next digest leaves",
  known_recipients: "addresses that messages went to, which are in the messages",
  trust_use: "what was used today of what the company may send",
  link_writes: "how often links of customers were used lately",
  bank_looks: "when payments that wait are looked at next",
  bank_statement_counts: "marks by which the same day of two statements is known",
  closed_companies: "that the company was closed, and when",
  company_exports: "when archives were made",
  company_export_parts: "the archive itself",
  security_notices: "mails that are about to leave to people of the company"
} as const satisfies Readonly<Partial<Record<PlacedTable, string>>>

const isLeftOut = (table: PlacedTable): boolean => Object.hasOwn(leftOut, table)

/** The tables of an archive. */
export const archivedTables: ReadonlyArray<PlacedTable> = tablesOf("company").filter(
  (table) => !isLeftOut(table)
)

/** Tables with a company in a row that are not kept with it. */
const elsewhere: ReadonlyArray<PlacedTable> = ["security_notices"]

/** What says that a company may be deleted: it goes last. */
const LAST: PlacedTable = "closed_companies"

/** Every table that has rows of companies, each before those that its foreign keys refer to. */
export const deletionOrder: ReadonlyArray<PlacedTable> = [
  ...elsewhere,
  ...tablesOf("company")
    .toReversed()
    .filter((table) => table !== LAST),
  LAST
]
