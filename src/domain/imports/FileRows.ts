/** The rows of a file as what they are imported as: what each says, what is wrong with it, and what is left out. */
import { Either } from "effect"
import type { NewCustomer } from "../Customer.ts"
import { BillLabel } from "../Text.ts"
import { decimalMarkOf } from "../TypedAmount.ts"
import { dateOrderOf } from "../TypedDate.ts"
import { tidyDate } from "./FileDates.ts"
import type { FileTable } from "./FileTable.ts"
import {
  type ImportField,
  importFields,
  type ImportKind,
  type Matching,
  requiredFields
} from "./ImportKind.ts"
import {
  amountFields,
  type Cells,
  customerOf,
  type Formats,
  gathered,
  moneyOf,
  type RowMoney,
  type RowReading,
  textIn,
  type Wrong,
  wrong
} from "./RowCells.ts"
import { ungrouped, withoutItems } from "./RowShapes.ts"
import type { SheetRow } from "./SheetRow.ts"
import { isTotal, type LeftOutReason, reasonOfDocument, reasonOfStatus } from "./Statuses.ts"

/** What is wrong with a row. */
export interface RowProblem {
  readonly line: number
  /** Null for the row as a whole. */
  readonly field: ImportField | null
  /** The heading of its column; null where it has none. */
  readonly column: string | null
  readonly message: string
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

/** Why a row is left out by what it is; null if it is to be read. */
const reasonOf = (row: SheetRow, cells: Cells): LeftOutReason | null => {
  const first = row.cells.find((cell) => cell.trim() !== "") ?? ""
  if (isTotal(first) && cells.external_reference === undefined && cells.due_date === undefined) return "total"
  return (
    (cells.document_type === undefined ? null : reasonOfDocument(cells.document_type)) ??
    (cells.status === undefined ? null : reasonOfStatus(cells.status))
  )
}

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

/** Rows as invoices: without those of groups and of items, and without what is left out by what it is. */
const invoicesOf = (
  kind: ImportKind,
  table: FileTable,
  { matching, profile }: RowReading,
  leave: (line: number, reason: LeftOutReason, cells: Cells) => void
): ReadonlyArray<SheetRow> => {
  const grouped = profile?.isGrouped === true ? ungrouped(table.rows) : table.rows
  const invoices = grouped.filter((row) => {
    const cells = cellsOf(kind, row, matching)
    const reason = reasonOf(row, cells)
    if (reason !== null) leave(row.line, reason, cells)
    return reason === null
  })
  return profile?.isByItem === true ? withoutItems(invoices, matching) : invoices
}

/** A row with more filled cells than there are headings has a separator too many. */
const widthProblem = ({ cells }: SheetRow, headings: number): string | null =>
  cells.length > headings && cells.slice(headings).some((cell) => cell.trim() !== "")
    ? `The row has ${cells.length} cells, and there are ${headings} headings.`
    : null

/** Reads the rows of a file. */
export const readRows = <K extends ImportKind>(
  kind: K,
  table: FileTable,
  reading: RowReading
): ReadRows<K> => {
  const { headings } = table
  const { matching } = reading
  const rows: Array<RowsOf[K]> = []
  const problems: Array<RowProblem> = []
  const leftOut: Array<LeftOutRow> = []
  const seen = new Map<string, RowsOf[K]>()
  const isMissing = missingColumns(kind, table, matching).length > 0
  const refuse = (line: number, { field, message }: Wrong) => {
    const place = field === null ? undefined : matching[field]
    problems.push({ line, field, column: place === undefined ? null : (headings[place] ?? null), message })
  }
  const leave = (line: number, reason: LeftOutReason, cells: Cells) => {
    leftOut.push({
      line,
      reason,
      name: cells[nameField(kind)] ?? "",
      reference: cells.external_reference ?? null
    })
  }
  /** One row for each reference of a customer; the same row twice is one, and other rows say two things. */
  const take = (line: number, found: RowsOf[K], cells: Cells) => {
    const key = keyOf(found)
    const before = key === null ? undefined : seen.get(key)
    if (before === undefined) {
      if (key !== null) seen.set(key, found)
      rows.push(found)
    } else if (saysOf(before) === saysOf(found)) leave(line, "repeated", cells)
    else if (kind === "customers") {
      refuse(line, {
        field: nameField(kind),
        message: `Line ${before.line} has the same customer and says something else.`
      })
    } else {
      refuse(line, {
        field: "external_reference",
        message: `Line ${before.line} has the same reference and says something else.`
      })
    }
  }
  for (const row of invoicesOf(kind, table, reading, leave)) {
    const { line } = row
    const tooWide = widthProblem(row, headings.length)
    if (tooWide !== null) refuse(line, { field: null, message: tooWide })
    if (tooWide !== null || isMissing) continue
    const cells = cellsOf(kind, row, matching)
    const read: ReadRow<K> = readers[kind](cells, line, reading)
    if (Either.isLeft(read)) for (const each of read.left) refuse(line, each)
    else if (typeof read.right === "string") leave(line, read.right, cells)
    else take(line, read.right as RowsOf[K], cells)
  }
  return { rows, problems, leftOut }
}
