/** The rows of a file as what they are imported as: what each says, what is wrong with it, and what is left out. */
import { Either, ParseResult, Schema } from "effect"
import { isActiveCurrency } from "../Currency.ts"
import { NewCustomer } from "../Customer.ts"
import { issuesOf } from "../FieldIssues.ts"
import { BillLabel, Description, ExternalReference } from "../Text.ts"
import { type DecimalMark, decimalMarkOf } from "../TypedAmount.ts"
import { type DateOrder, dateOrderOf, isAmbiguousDate } from "../TypedDate.ts"
import { type AmountIssue, fileAmount } from "./FileAmounts.ts"
import { fileDate, tidyDate } from "./FileDates.ts"
import type { FileTable } from "./FileTable.ts"
import {
  type ImportField,
  importFields,
  type ImportKind,
  type Matching,
  requiredFields
} from "./ImportKind.ts"
import type { ExportProfile } from "./Profiles.ts"
import type { SheetRow } from "./SheetRow.ts"
import { isTotal, type LeftOutReason, reasonOfDocument, reasonOfStatus } from "./Statuses.ts"

/** How a file writes amounts and dates; null where it has to be told. */
export interface Formats {
  readonly decimalMark: DecimalMark | null
  readonly dateOrder: DateOrder | null
}

/** What is wrong with a row. */
export interface RowProblem {
  readonly line: number
  /** Null for the row as a whole. */
  readonly field: ImportField | null
  /** The heading of its column; null where it has none. */
  readonly column: string | null
  readonly message: string
}

/** What a row says of an amount: what was asked for at first, or what of it is outstanding. */
interface RowMoney {
  readonly currency: string
  readonly amountMinor: number
  /** Whether that is what is outstanding, so that nobody knows what was asked for at first. */
  readonly isOutstanding: boolean
  /** What was paid of it; null where the file doesn't say. */
  readonly paidMinor: number | null
  readonly dueDate: string
  readonly reference: string | null
  readonly description: string | null
}

/** A row of a list of receivables. */
export interface FileDebt extends RowMoney {
  readonly line: number
  readonly customer: NewCustomer
}

/** A row of a list of bills. */
export interface FileBill extends RowMoney {
  readonly line: number
  readonly billLabel: string
}

/** A row of a list of customers. */
export interface FileCustomer {
  readonly line: number
  readonly customer: NewCustomer
}

/** The rows of each kind. */
export interface RowsOf {
  readonly receivables: FileDebt
  readonly payables: FileBill
  readonly customers: FileCustomer
}

/** A row that is left out, with what it is known by. */
export interface LeftOutRow {
  readonly line: number
  readonly reason: LeftOutReason
  /** Its customer or supplier, and its reference, as far as they stand in it. */
  readonly name: string
  readonly reference: string | null
}

/** What was read. */
export interface ReadRows<K extends ImportKind> {
  readonly rows: ReadonlyArray<RowsOf[K]>
  readonly problems: ReadonlyArray<RowProblem>
  readonly leftOut: ReadonlyArray<LeftOutRow>
}

/** How a file is read. */
export interface RowReading {
  readonly kind: ImportKind
  readonly matching: Matching
  readonly formats: Formats
  /** The currency of rows that name none. */
  readonly currency: string
  readonly profile: ExportProfile | null
}

type Cells = Readonly<Partial<Record<ImportField, string>>>

const amountFields = ["amount", "outstanding", "paid"] as const

/** How the matched columns write amounts and dates, as far as they show it. */
export const formatsOf = ({ rows }: FileTable, matching: Matching): Formats => {
  const column = (field: ImportField) => {
    const place = matching[field]
    return place === undefined ? [] : rows.map(({ cells }) => (cells[place] ?? "").trim())
  }
  return {
    decimalMark: decimalMarkOf(amountFields.flatMap(column)),
    dateOrder: dateOrderOf(column("due_date").map(tidyDate))
  }
}

/** The filled cells of a row by their fields. */
const cellsOf = (kind: ImportKind, { cells }: SheetRow, matching: Matching): Cells =>
  Object.fromEntries(
    importFields[kind].flatMap((field) => {
      const place = matching[field]
      const cell = place === undefined ? "" : (cells[place] ?? "").trim()
      return cell === "" ? [] : [[field, cell]]
    })
  )

const nameField = (kind: ImportKind): ImportField => (kind === "payables" ? "bill_label" : "display_name")

/** Rows below the row of their group, each with its group's name in the first column where that is empty. */
const ungrouped = (rows: ReadonlyArray<SheetRow>): ReadonlyArray<SheetRow> => {
  let group = ""
  return rows.flatMap((row) => {
    const [first = "", ...others] = row.cells
    if (others.every((cell) => cell.trim() === "")) {
      group = first.trim()
      return []
    }
    return first.trim() === "" ? [{ line: row.line, cells: [group, ...others] }] : [row]
  })
}

/** Rows of items as one row an invoice: the first, with the descriptions of all. */
const withoutItems = (
  rows: ReadonlyArray<SheetRow>,
  { external_reference: reference, description, display_name, bill_label }: Matching
): ReadonlyArray<SheetRow> => {
  if (reference === undefined) return rows
  const name = display_name ?? bill_label
  const byInvoice = new Map<string, { readonly row: SheetRow; readonly items: Array<string> }>()
  const all: Array<{ readonly row: SheetRow; readonly items: Array<string> }> = []
  for (const row of rows) {
    const number = (row.cells[reference] ?? "").trim()
    const key = `${name === undefined ? "" : (row.cells[name] ?? "").trim()}\n${number}`
    const item = description === undefined ? "" : (row.cells[description] ?? "").trim()
    const known = number === "" ? undefined : byInvoice.get(key)
    if (known === undefined) {
      const invoice = { row, items: item === "" ? [] : [item] }
      all.push(invoice)
      if (number !== "") byInvoice.set(key, invoice)
    } else if (item !== "" && !known.items.includes(item)) known.items.push(item)
  }
  return all.map(({ items, row }) =>
    description === undefined || items.length < 2
      ? row
      : { line: row.line, cells: row.cells.with(description, items.join("; ").slice(0, MAX_DESCRIPTION)) }
  )
}

const MAX_DESCRIPTION = 2_000

/** Why a row is left out by what it is; null if it is to be read. */
const reasonOf = (row: SheetRow, cells: Cells): LeftOutReason | null => {
  const first = row.cells.find((cell) => cell.trim() !== "") ?? ""
  if (isTotal(first) && cells.external_reference === undefined && cells.due_date === undefined) return "total"
  return (
    (cells.document_type === undefined ? null : reasonOfDocument(cells.document_type)) ??
    (cells.status === undefined ? null : reasonOfStatus(cells.status))
  )
}

interface Wrong {
  readonly field: ImportField | null
  readonly message: string
}

const wrong = (field: ImportField | null, message: string): Either.Either<never, ReadonlyArray<Wrong>> =>
  Either.left([{ field, message }])

const decodeCustomer = ParseResult.decodeUnknownEither(NewCustomer)

/** Languages and zones that the service does not know are no reason to leave a debt out. */
const customerOf = (cells: Cells): Either.Either<NewCustomer, ReadonlyArray<Wrong>> => {
  const json = Object.fromEntries(
    importFields.customers.flatMap((field) => (cells[field] === undefined ? [] : [[field, cells[field]]]))
  )
  return Either.mapLeft(
    decodeCustomer(phoneIn(json), { errors: "all", onExcessProperty: "error" }),
    (error) => issuesOf(error).map(({ field, message }) => ({ field: field as ImportField, message }))
  )
}

/** A phone number as files have it, with blanks and zeros before its country: in the form of the API, if it is that then. */
const phoneIn = (json: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const phone = json["phone_e164"]
  if (phone === undefined) return json
  const tight = phone.replaceAll(/[\s()/.-]/g, "").replace(/^00/, "+")
  return { ...json, phone_e164: /^\+[1-9][0-9]{6,14}$/.test(tight) ? tight : phone }
}

const textIn = <A>(
  schema: Schema.Schema<A, string>,
  field: ImportField,
  cell: string | undefined
): Either.Either<A | null, ReadonlyArray<Wrong>> =>
  cell === undefined
    ? Either.right(null)
    : Either.mapLeft(ParseResult.decodeUnknownEither(schema)(cell), (error) =>
        issuesOf(error).map(({ message }) => ({ field, message: message.replace(/^\S* ?must/, "must") }))
      )

const currencyIn = ({ currency }: RowReading, cells: Cells): Either.Either<string, ReadonlyArray<Wrong>> => {
  const named = cells.currency?.toUpperCase() ?? currency
  return isActiveCurrency(named)
    ? Either.right(named)
    : wrong("currency", `${cells.currency} is no currency: a code of three letters is expected, such as EUR.`)
}

const amountMessage = (cell: string, currency: string, { isAmbiguous, message }: AmountIssue): string => {
  if (isAmbiguous) return `${cell} can mean two amounts: choose below how the file writes amounts.`
  if (/[$€£¥]|[A-Z]{3}/.test(cell))
    return `${cell} is no amount in ${currency}: choose below which currency it is.`
  return message.startsWith("must")
    ? `${cell} is no amount: an amount above zero is expected, such as 120.50.`
    : `${cell} is no amount in ${currency}: ${message}.`
}

const amountIn = (
  field: (typeof amountFields)[number],
  cells: Cells,
  { formats }: RowReading,
  currency: string
): Either.Either<{ readonly minor: number; readonly isNegative: boolean } | null, ReadonlyArray<Wrong>> => {
  const cell = cells[field]
  if (cell === undefined) return Either.right(null)
  return Either.mapLeft(fileAmount(cell, currency, formats.decimalMark), (issue) => [
    { field, message: amountMessage(cell, currency, issue) }
  ])
}

const dateIn = (cells: Cells, { formats }: RowReading): Either.Either<string, ReadonlyArray<Wrong>> => {
  const cell = cells.due_date
  if (cell === undefined) return wrong("due_date", "The due date is missing.")
  const date = fileDate(cell, formats.dateOrder)
  if (date !== null) return Either.right(date)
  return wrong(
    "due_date",
    isAmbiguousDate(tidyDate(cell)) && formats.dateOrder === null
      ? `${cell} can mean two dates: choose below how the file writes dates.`
      : `${cell} is no date: a day such as 2027-01-31 is expected.`
  )
}

/** All that is wrong with any of them. */
const gathered = (
  ...results: ReadonlyArray<Either.Either<unknown, ReadonlyArray<Wrong>>>
): ReadonlyArray<Wrong> => results.flatMap((result) => (Either.isLeft(result) ? result.left : []))

/** What of a row is asked for: with what was paid of it where the file says both, else what is outstanding. */
const moneyOf = (
  cells: Cells,
  reading: RowReading
): Either.Either<RowMoney | LeftOutReason, ReadonlyArray<Wrong>> =>
  Either.gen(function* () {
    const currency = currencyIn(reading, cells)
    const inCurrency = Either.getOrElse(currency, () => reading.currency)
    const [amount, outstanding, paid] = amountFields.map((field) =>
      amountIn(field, cells, reading, inCurrency)
    )
    const dueDate = dateIn(cells, reading)
    const reference = textIn(ExternalReference, "external_reference", cells.external_reference)
    const description = textIn(Description, "description", cells.description)
    const read = (each: typeof amount) => (each === undefined || Either.isLeft(each) ? null : each.right)
    const [whole, open, done] = [read(amount), read(outstanding), read(paid)]
    // What nobody has to pay is left out, whatever else is wrong with it.
    if (whole?.isNegative === true || open?.isNegative === true) return "credit"
    const isSettled = open?.minor === 0 || (whole !== null && done !== null && done.minor >= whole.minor)
    if (isSettled || (open === null && whole?.minor === 0)) return "paid"
    const nothing = whole === null && open === null
    const missing: Either.Either<void, ReadonlyArray<Wrong>> = nothing &&
    cells.amount === undefined &&
    cells.outstanding === undefined
      ? wrong(reading.matching.amount === undefined ? "outstanding" : "amount", "The amount is missing.")
      : Either.void
    const problems = gathered(
      currency,
      amount ?? missing,
      outstanding ?? missing,
      paid ?? missing,
      missing,
      dueDate,
      reference,
      description
    )
    if (problems.length > 0) return yield* Either.left(problems)
    const known = whole !== null && whole.minor > 0 ? whole : null
    const paidMinor =
      known === null ? null : (done?.minor ?? (open === null ? null : known.minor - open.minor))
    // Where outstanding and paid don't add up, as with a credit note on it, what is outstanding counts.
    const isExact =
      known !== null &&
      (paidMinor ?? 0) >= 0 &&
      (open === null || known.minor - (paidMinor ?? 0) === open.minor)
    return {
      currency: yield* currency,
      amountMinor: (isExact ? known.minor : open?.minor) ?? 0,
      isOutstanding: !isExact,
      paidMinor: isExact ? paidMinor : null,
      dueDate: yield* dueDate,
      reference: yield* reference,
      description: yield* description
    }
  })

type ReadRow<K extends ImportKind> = Either.Either<RowsOf[K] | LeftOutReason, ReadonlyArray<Wrong>>

const both = <A extends object, B extends object>(
  one: Either.Either<A, ReadonlyArray<Wrong>>,
  other: Either.Either<B | LeftOutReason, ReadonlyArray<Wrong>>
): Either.Either<(A & B) | LeftOutReason, ReadonlyArray<Wrong>> => {
  if (Either.isRight(other) && typeof other.right === "string") return Either.right(other.right)
  const problems = gathered(one, other)
  if (problems.length > 0 || Either.isLeft(one) || Either.isLeft(other)) return Either.left(problems)
  return Either.right({ ...one.right, ...(other.right as B) })
}

const readers: {
  readonly [K in ImportKind]: (cells: Cells, line: number, reading: RowReading) => ReadRow<K>
} = {
  receivables: (cells, line, reading) =>
    both(
      Either.map(customerOf(cells), (customer) => ({ line, customer })),
      moneyOf(cells, reading)
    ),
  payables: (cells, line, reading) =>
    both(
      Either.map(
        cells.bill_label === undefined
          ? wrong("bill_label", "The supplier is missing.")
          : textIn(BillLabel, "bill_label", cells.bill_label),
        (billLabel) => ({ line, billLabel: billLabel ?? "" })
      ),
      moneyOf(cells, reading)
    ),
  customers: (cells, line) => Either.map(customerOf(cells), (customer) => ({ line, customer }))
}

/** A name as names are compared: without marks of case and double blanks. */
export const sameName = (name: string): string =>
  name.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase()

/** What a row is known by within its file; null for one that may stand there as often as it does. */
const keyOf = (row: RowsOf[ImportKind]): string | null => {
  if ("billLabel" in row)
    return row.reference === null ? null : `${sameName(row.billLabel)}\n${row.reference}`
  if ("reference" in row)
    return row.reference === null ? null : `${sameName(row.customer.displayName)}\n${row.reference}`
  const { displayName, email } = row.customer
  return `${sameName(displayName)}\n${email ?? ""}`
}

const saysOf = ({ line: _line, ...row }: RowsOf[ImportKind]): string => JSON.stringify(row)

/** Columns that all rows need and that are not matched: said once, of the headings. */
export const missingColumns = (
  kind: ImportKind,
  { headingLine }: FileTable,
  matching: Matching
): ReadonlyArray<RowProblem> =>
  requiredFields[kind].flatMap(([first, ...others]) =>
    first === undefined || [first, ...others].some((field) => matching[field] !== undefined)
      ? []
      : [
          {
            line: headingLine,
            field: first,
            column: null,
            message: "No heading is known to be this one: choose its column below."
          }
        ]
  )

/** Reads the rows of a file. */
export const readRows = <K extends ImportKind>(
  kind: K,
  table: FileTable,
  reading: RowReading
): ReadRows<K> => {
  const { headings } = table
  const { matching, profile } = reading
  const rows: Array<RowsOf[K]> = []
  const problems: Array<RowProblem> = []
  const leftOut: Array<LeftOutRow> = []
  const seen = new Map<string, RowsOf[K]>()
  const grouped = profile?.isGrouped === true ? ungrouped(table.rows) : table.rows
  const isMissing = missingColumns(kind, table, matching).length > 0
  const columnOf = (field: ImportField | null): string | null => {
    const place = field === null ? undefined : matching[field]
    return place === undefined ? null : (headings[place] ?? null)
  }
  const leave = (line: number, reason: LeftOutReason, cells: Cells) =>
    leftOut.push({
      line,
      reason,
      name: cells[nameField(kind)] ?? "",
      reference: cells.external_reference ?? null
    })
  const invoices: Array<SheetRow> = []
  for (const row of grouped) {
    const cells = cellsOf(kind, row, matching)
    const reason = reasonOf(row, cells)
    if (reason === null) invoices.push(row)
    else leave(row.line, reason, cells)
  }
  for (const row of profile?.isByItem === true ? withoutItems(invoices, matching) : invoices) {
    const { line } = row
    const cells = cellsOf(kind, row, matching)
    if (
      row.cells.length > headings.length &&
      row.cells.slice(headings.length).some((cell) => cell.trim() !== "")
    ) {
      const message = `The row has ${row.cells.length} cells, and there are ${headings.length} headings.`
      problems.push({ line, field: null, column: null, message })
      continue
    }
    if (isMissing) continue
    const read: ReadRow<K> = readers[kind](cells, line, reading)
    if (Either.isLeft(read)) {
      for (const { field, message } of read.left)
        problems.push({ line, field, column: columnOf(field), message })
      continue
    }
    if (typeof read.right === "string") {
      leave(line, read.right, cells)
      continue
    }
    const found = read.right as RowsOf[K]
    const key = keyOf(found)
    const before = key === null ? undefined : seen.get(key)
    if (before === undefined) {
      if (key !== null) seen.set(key, found)
      rows.push(found)
    } else if (saysOf(before) === saysOf(found)) leave(line, "repeated", cells)
    else {
      const field = kind === "customers" ? nameField(kind) : "external_reference"
      const message = `Line ${before.line} has the same ${kind === "customers" ? "customer" : "reference"} and says something else.`
      problems.push({ line, field, column: columnOf(field), message })
    }
  }
  return { rows, problems, leftOut }
}
