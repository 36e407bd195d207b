/** CSV files of banks, by a mapping that somebody has chosen. */
import { isActiveCurrency } from "../../../Currency.ts"
import type { Direction, StatedAccount } from "../../Movement.ts"
import { quoted, StatementProblem, wrongEntry } from "../Problem.ts"
import {
  statedAccount,
  statedName,
  statedReference,
  statedRemittance,
  statedPaymentReference
} from "../StatedText.ts"
import type { FoundEntry, Tally } from "../Tally.ts"
import { balanceChain } from "./CsvBalances.ts"
import { csvAmount, csvDate, type CsvFormats, csvShapes } from "./CsvCells.ts"
import { plainHeading } from "../../../PlainHeading.ts"
import { currencyColumn, suggestMapping } from "./CsvHeadings.ts"
import { type CsvField, type CsvMapping, missingInMapping } from "./CsvMapping.ts"
import { type CsvRow, type CsvTable, findTable, forEachRow } from "./CsvTable.ts"

/** What a CSV file has, for whoever chooses its mapping. */
export interface CsvColumns {
  readonly headings: ReadonlyArray<string>
  readonly suggested: CsvMapping
  /** The first rows, to look at. */
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
}

const MAX_ROWS_SHOWN = 5
/** Headings in a message. */
const MAX_HEADINGS_SHOWN = 30

/** A text as one string: the parser needs it, and it takes no more than the bytes twice. */
const csvText = (chunks: Iterable<string>): string =>
  [...chunks]
    .join("")
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
    .replace(/^sep=.\n/i, "\n")

const problem = (field: string, predicate: string, code = "invalid"): StatementProblem =>
  new StatementProblem(field, predicate, code)

/** The table of a file, or a refusal. */
const tableOf = (text: string, mapping: CsvMapping | null): CsvTable => {
  // eslint-disable-next-line no-control-regex -- what no text has
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) throw problem("file", "is no statement, and no text")
  const table = findTable(text, mapping)
  if (table === null) {
    throw problem(
      "file",
      "is no statement: neither camt.052, .053 or .054, nor MT940, OFX or CSV with headings"
    )
  }
  return table
}

/** The columns of a file, and what they may be. */
export const readCsvColumns = (chunks: Iterable<string>): CsvColumns => {
  const text = csvText(chunks)
  const { delimiter, headings, line } = tableOf(text, null)
  const rows: Array<ReadonlyArray<string>> = []
  forEachRow(
    text,
    delimiter,
    (row) => {
      if (row.line > line && rows.length < MAX_ROWS_SHOWN) rows.push(row.cells)
    },
    MAX_ROWS_SHOWN + line
  )
  return { headings, suggested: suggestMapping(headings), rows }
}

/** The place of each field's column. */
type Places = ReadonlyMap<CsvField, number>

const placesOf = ({ headings }: CsvTable, mapping: CsvMapping): Places => {
  const plain = headings.map(plainHeading)
  const shown = headings.slice(0, MAX_HEADINGS_SHOWN).map(quoted).join(", ")
  const places = new Map<CsvField, number>()
  for (const [field, heading] of Object.entries(mapping)) {
    const exact = headings.indexOf(heading)
    const place = exact >= 0 ? exact : plain.indexOf(plainHeading(heading))
    if (place < 0) {
      throw problem("mapping", `the file has no column ${quoted(heading)} for ${field}; it has ${shown}`)
    }
    places.set(field as CsvField, place)
  }
  return places
}

/** Words for debits and credits in a column of their own. */
const words: Readonly<Record<Direction, ReadonlySet<string>>> = {
  debit: new Set(
    "d dr db dbit debit debet s soll af debe cargo dare addebito saida debito sortie out -".split(" ")
  ),
  credit: new Set(
    "c cr crdt credit h haben bij haber abono avere accredito entrada credito entree in +".split(" ")
  )
}

const directionOf = (text: string): Direction => {
  const word = text.trim() === "-" || text.trim() === "+" ? text.trim() : plainHeading(text)
  if (words.debit.has(word)) return "debit"
  return words.credit.has(word) ? "credit" : wrongEntry(`${quoted(text)} is neither debit nor credit`)
}

/** A file that is being read. */
interface Reading {
  readonly places: Places
  readonly formats: CsvFormats
  readonly currency: string
  readonly headingCount: number
  /** The place of a column that says the currency although nobody has said so; -1 for none. */
  readonly unmappedCurrency: number
  /** Whether debits have different signs: those with one go the other way. */
  readonly mixedDebits: boolean
}

const cellOf = (places: Places, { cells }: CsvRow, field: CsvField): string => {
  const place = places.get(field)
  return place === undefined ? "" : (cells[place] ?? "")
}

/** What came, negative for what left. */
const signedAmount = (reading: Reading, row: CsvRow): number | null => {
  const { currency, formats, mixedDebits, places } = reading
  const amountIn = (field: CsvField) => csvAmount(cellOf(places, row, field), field, formats.mark, currency)
  if (places.has("amount")) {
    const amount = amountIn("amount")
    if (amount === null || !places.has("direction")) return amount
    return directionOf(cellOf(places, row, "direction")) === "debit" ? -Math.abs(amount) : Math.abs(amount)
  }
  const credit = amountIn("credit")
  const debit = amountIn("debit")
  if (credit === null && debit === null) return null
  if ((credit ?? 0) !== 0 && (debit ?? 0) !== 0) return wrongEntry("it has both a credit and a debit")
  return (credit ?? 0) - (mixedDebits ? (debit ?? 0) : Math.abs(debit ?? 0))
}

const dateIn = (reading: Reading, row: CsvRow, field: "booked_on" | "value_on"): string | null => {
  const text = cellOf(reading.places, row, field)
  if (text.trim() === "") return null
  return csvDate(text, reading.formats.order) ?? wrongEntry(`the date ${quoted(text)} does not exist`)
}

/** Refuses a row of another currency. What nobody has called a currency counts where it is one. */
const checkCurrency = ({ currency, places, unmappedCurrency }: Reading, row: CsvRow): void => {
  const said = places.has("currency")
    ? cellOf(places, row, "currency").trim().toUpperCase()
    : (row.cells[unmappedCurrency] ?? "").trim().toUpperCase()
  if (said === "" || said === currency) return
  if (places.has("currency") || isActiveCurrency(said))
    wrongEntry(`its amount is in ${quoted(said)}, and the account in ${currency}`)
}

const csvEntry = (reading: Reading, row: CsvRow): FoundEntry => {
  const { currency, headingCount, places } = reading
  const last = Math.max(...places.values())
  if (row.cells.length <= last)
    return wrongEntry(`it has ${row.cells.length} cells, and the headings ${headingCount}`)
  checkCurrency(reading, row)
  const valueOn = dateIn(reading, row, "value_on")
  const bookedOn = dateIn(reading, row, "booked_on") ?? valueOn ?? wrongEntry("it has no date")
  const amount = signedAmount(reading, row) ?? wrongEntry("it has no amount")
  if (amount === 0) return []
  const text = (field: CsvField) => cellOf(places, row, field)
  return [
    {
      direction: amount > 0 ? "credit" : "debit",
      amountMinor: Math.abs(amount),
      currency,
      bookedOn,
      valueOn,
      counterpartyName: statedName(text("counterparty_name")),
      counterpartyAccount: statedAccount(text("counterparty_account")),
      remittance: statedRemittance([text("remittance")]),
      paymentReference: statedPaymentReference(text("payment_reference")),
      endToEndId: statedReference(text("end_to_end_id")),
      bankReference: statedReference(text("bank_reference")),
      takesBack: null,
      detail: null
    }
  ]
}

/** Rows that are no movement: without date and amount, such as a sum of nothing at the end. */
const isEmptyRow = (places: Places, row: CsvRow): boolean => {
  const amounts = (["amount", "credit", "debit"] as const).map((field) => cellOf(places, row, field))
  const dates = [cellOf(places, row, "booked_on"), cellOf(places, row, "value_on")]
  return amounts.every((text) => text.trim() === "") && dates.every((text) => !/[0-9]/.test(text))
}

interface Looked {
  readonly formats: CsvFormats
  readonly mixedDebits: boolean
}

/** Looks at all rows for how they write amounts and dates. */
const lookAt = (rows: (visit: (row: CsvRow) => void) => void, places: Places): Looked => {
  const shapes = csvShapes()
  let positive = false
  let negative = false
  rows((row) => {
    for (const field of ["amount", "credit", "debit", "balance"] as const) {
      const text = cellOf(places, row, field)
      if (text.trim() !== "") shapes.amount(text)
    }
    for (const field of ["booked_on", "value_on"] as const) shapes.date(cellOf(places, row, field))
    const debit = cellOf(places, row, "debit")
    if (/[1-9]/.test(debit)) {
      if (/[-\u2212]/u.test(debit)) negative = true
      else positive = true
    }
  })
  return { formats: shapes.formats(), mixedDebits: positive && negative }
}

/** Reads a file of an account by a mapping; without one, the refusal says which headings there are. */
export const readCsv = (
  chunks: Iterable<string>,
  { account, mapping }: { readonly account: StatedAccount | null; readonly mapping: CsvMapping | null },
  tally: Tally
): void => {
  const text = csvText(chunks)
  const table = tableOf(text, mapping)
  if (account === null || account.currency === null) {
    throw problem(
      "bank_account_id",
      "is required: a CSV file does not say of which account it is",
      "required"
    )
  }
  if (mapping === null) {
    const shown = table.headings.slice(0, MAX_HEADINGS_SHOWN).map(quoted).join(", ")
    throw problem("mapping", `say which column has which field; the file has ${shown}`, "required")
  }
  const missing = missingInMapping(mapping)
  if (missing !== null) throw problem("mapping", missing)
  const { currency } = account
  const places = placesOf(table, mapping)
  const rows = (visit: (row: CsvRow) => void) =>
    forEachRow(text, table.delimiter, (row) => {
      if (row.line > table.line && !isEmptyRow(places, row)) visit(row)
    })
  const mapped = new Set(places.values())
  const unmapped = currencyColumn(table.headings)
  const reading: Reading = {
    places,
    currency,
    headingCount: table.headings.length,
    unmappedCurrency: mapped.has(unmapped) ? -1 : unmapped,
    ...lookAt(rows, places)
  }
  const chain = balanceChain(currency)
  const problemsBefore = tally.problems.length
  rows((row) =>
    tally.entry(row.line, () => {
      const found = csvEntry(reading, row)
      if (places.has("balance") && found !== "pending") {
        const [movement] = found
        const amount = movement?.amountMinor ?? 0
        chain.add({
          line: row.line,
          day: movement?.bookedOn ?? null,
          amount: movement?.direction === "debit" ? -amount : amount,
          balance: csvAmount(cellOf(places, row, "balance"), "balance", reading.formats.mark, currency)
        })
      }
      return found
    })
  )
  // Without the rows that are wrong, balances say nothing.
  const ends = tally.problems.length > problemsBefore ? null : chain.ends()
  tally.end({
    format: "csv",
    account,
    fromDate: null,
    toDate: null,
    openingMinor: ends?.opening ?? null,
    closingMinor: ends?.closing ?? null
  })
}
