/** The rows of a file as receivables: which column is which field, how it writes amounts and dates, and what is wrong. */
import { Either, ParseResult } from "effect"
import { amountIn } from "./AmountField.ts"
import { issuesOf } from "./FieldIssues.ts"
import {
  type Checked,
  type Formats,
  type ImportField,
  importFields,
  type ImportFile,
  type ImportRow,
  type Matching,
  requiredFields,
  type RowProblem
} from "./ImportFile.ts"
import { NewReceivable } from "./Receivable.ts"
import { decimalMarkOf, isAmbiguousAmount, plainAmount } from "./TypedAmount.ts"
import { dateOrderOf, isAmbiguousDate, plainDate } from "./TypedDate.ts"

const customerFields: ReadonlySet<ImportField> = new Set([
  "display_name",
  "email",
  "phone_e164",
  "preferred_locale",
  "timezone"
])

/** Other headings of the same meaning, as our own files and other programs write them. */
const otherNames: Readonly<Partial<Record<ImportField, ReadonlyArray<string>>>> = {
  display_name: ["customer", "customer_name", "name", "client", "kunde", "debitor"],
  email: ["e_mail", "mail", "email_address", "customer_email"],
  phone_e164: ["phone", "mobile", "telephone", "telefon"],
  preferred_locale: ["language", "locale", "sprache"],
  timezone: ["time_zone", "zeitzone"],
  amount: ["total", "betrag", "amount_due"],
  currency: ["currency_code", "währung"],
  due_date: ["due", "due_on", "fällig", "fällig_am", "fälligkeit"],
  external_reference: ["reference", "invoice", "invoice_number", "rechnungsnummer"],
  description: ["beschreibung", "memo"]
}

/** Finds the fields among the headings: by their own names, else by others of the same meaning. */
export const matchByName = ({ headings }: ImportFile): Matching => {
  const names = headings.map((heading) => heading.toLowerCase().replaceAll(/[\s-]+/g, "_"))
  return Object.fromEntries(
    importFields.flatMap((field) => {
      const name = [field, ...(otherNames[field] ?? [])].find((each) => names.includes(each))
      return name === undefined ? [] : [[field, names.indexOf(name)]]
    })
  )
}

/** The columns that a person has chosen, as far as the file has them. */
export const matchedColumns = ({ headings }: ImportFile, columns: Matching): Matching =>
  Object.fromEntries(
    importFields.flatMap((field) => {
      const place = columns[field]
      return place === undefined || place >= headings.length ? [] : [[field, place]]
    })
  )

/** How the matched columns write amounts and dates, as far as they show it. */
export const formatsOf = ({ rows }: ImportFile, { amount, due_date }: Matching): Formats => {
  const column = (place: number | undefined) =>
    place === undefined ? [] : rows.map(({ cells }) => cells[place] ?? "")
  return { decimalMark: decimalMarkOf(column(amount)), dateOrder: dateOrderOf(column(due_date)) }
}

/** The filled cells of a row by their fields, as they stand in the file. */
const cellsOf = (
  cells: ReadonlyArray<string>,
  matching: Matching
): Readonly<Partial<Record<ImportField, string>>> =>
  Object.fromEntries(
    importFields.flatMap((field) => {
      const place = matching[field]
      const cell = place === undefined ? "" : (cells[place] ?? "").trim()
      return cell === "" ? [] : [[field, cell]]
    })
  )

const jsonOf = (
  given: Readonly<Partial<Record<ImportField, string>>>,
  { dateOrder, decimalMark }: Formats
): Record<string, unknown> => {
  const currency = given.currency?.toUpperCase()
  const plain: Readonly<Partial<Record<ImportField, string | undefined>>> = {
    ...given,
    currency,
    amount:
      given.amount === undefined ? undefined : plainAmount(given.amount, { currency, mark: decimalMark }),
    due_date: given.due_date === undefined ? undefined : plainDate(given.due_date, dateOrder)
  }
  const customer: Record<string, string> = {}
  const json: Record<string, unknown> = { customer }
  for (const field of importFields) {
    const value = plain[field]
    if (value === undefined) continue
    if (customerFields.has(field)) customer[field] = value
    else json[field] = value
  }
  return json
}

const decode = ParseResult.decodeUnknownEither(NewReceivable)

/** What is wrong with a field; where a cell has two meanings, that. */
const messageOf = (
  field: string,
  message: string,
  given: Readonly<Partial<Record<ImportField, string>>>
): string => {
  if (field === "amount" && isAmbiguousAmount(given.amount ?? ""))
    return `${given.amount} can mean two amounts: choose below how the file writes amounts.`
  if (field === "due_date" && isAmbiguousDate(given.due_date ?? ""))
    return `${given.due_date} can mean two dates: choose below how the file writes dates.`
  return message.replace(/^customer\./, "").replace(/^Invalid: amount/, "amount")
}

/** What all rows of a file have in common. */
interface FileFormat {
  readonly columns: number
  readonly formats: Formats
  readonly matching: Matching
}

/** Checks each row. A row with more cells than there are headings has a separator too many. */
const checkRow = (
  { cells, line }: ImportFile["rows"][number],
  { columns, formats, matching }: FileFormat
): Either.Either<ImportRow, ReadonlyArray<RowProblem>> => {
  if (cells.length > columns && cells.slice(columns).some((cell) => cell.trim() !== "")) {
    const message = `The row has ${cells.length} cells, and there are ${columns} headings.`
    return Either.left([{ line, field: null, message }])
  }
  const given = cellsOf(cells, matching)
  const decoded = decode(jsonOf(given, formats), { errors: "all", onExcessProperty: "error" })
  if (Either.isLeft(decoded)) {
    return Either.left(
      issuesOf(decoded.left).flatMap((issue) => {
        const field = issue.field.replace(/^customer\./, "")
        const isMissing = matching[field as ImportField] === undefined
        return isMissing ? [] : [{ line, field, message: messageOf(field, issue.message, given) }]
      })
    )
  }
  return Either.mapBoth(amountIn(decoded.right.amount, decoded.right.currency), {
    onLeft: ({ message }) => [{ line, field: "amount", message: messageOf("amount", message, given) }],
    onRight: (amountMinor) => ({ line, input: decoded.right, amountMinor })
  })
}

/** Columns that all rows need and that are not matched: said once, of the headings. */
export const missingColumns = ({ headingLine }: ImportFile, matching: Matching): ReadonlyArray<RowProblem> =>
  requiredFields
    .filter((field) => matching[field] === undefined)
    .map((field) => ({
      line: headingLine,
      field,
      message: "No heading is known to be this one: choose its column below."
    }))

/** Checks some rows of a file. */
export const checkRows = (
  file: ImportFile,
  rows: ImportFile["rows"],
  matching: Matching,
  formats: Formats
): Checked => {
  const reading = { columns: file.headings.length, formats, matching }
  const checked = rows.map((row) => checkRow(row, reading))
  return {
    rows: checked.flatMap((row) => (Either.isRight(row) ? [row.right] : [])),
    problems: checked.flatMap((row) => (Either.isLeft(row) ? row.left : []))
  }
}
