/** What stands in the cells of a row: its customer, its amounts and its dates, or all that is wrong with them. */
import { Either, ParseResult, type Schema } from "effect"
import { isActiveCurrency } from "../Currency.ts"
import { NewCustomer } from "../Customer.ts"
import { issuesOf } from "../FieldIssues.ts"
import { Description, ExternalReference } from "../Text.ts"
import type { DecimalMark } from "../TypedAmount.ts"
import { type DateOrder, isAmbiguousDate } from "../TypedDate.ts"
import { type AmountIssue, type FileAmount, fileAmount } from "./FileAmounts.ts"
import { fileDate, tidyDate } from "./FileDates.ts"
import { type ImportField, importFields, type ImportKind, type Matching } from "./ImportKind.ts"
import type { ExportProfile } from "./Profiles.ts"
import type { LeftOutReason } from "./Statuses.ts"

/** How a file writes amounts and dates; null where it has to be told. */
export interface Formats {
  readonly decimalMark: DecimalMark | null
  readonly dateOrder: DateOrder | null
}

/** What a row says of an amount: what was asked for at first, or what of it is outstanding. */
export interface RowMoney {
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

/** How a file is read. */
export interface RowReading {
  readonly kind: ImportKind
  readonly matching: Matching
  readonly formats: Formats
  /** The currency of rows that name none. */
  readonly currency: string
  readonly profile: ExportProfile | null
}

/** The filled cells of a row by their fields. */
export type Cells = Readonly<Partial<Record<ImportField, string>>>

/** Fields that are amounts. */
export const amountFields = ["amount", "outstanding", "paid"] as const

/** What is wrong with a cell, or with the row. */
export interface Wrong {
  readonly field: ImportField | null
  readonly message: string
}

/** One thing that is wrong. */
export const wrong = (
  field: ImportField | null,
  message: string
): Either.Either<never, ReadonlyArray<Wrong>> => Either.left([{ field, message }])

const decodeCustomer = ParseResult.decodeUnknownEither(NewCustomer)

/** The customer of a row. */
export const customerOf = (cells: Cells): Either.Either<NewCustomer, ReadonlyArray<Wrong>> => {
  const json = Object.fromEntries(
    importFields.customers.flatMap((field) => (cells[field] === undefined ? [] : [[field, cells[field]]]))
  )
  return Either.mapLeft(
    decodeCustomer(phoneIn(json), { errors: "all", onExcessProperty: "error" }),
    (error) =>
      issuesOf(error).map(({ field, message }) => ({
        field: field as ImportField,
        message: message.replace(new RegExp(`^${field} `), "")
      }))
  )
}

/** A phone number as files have it, with blanks and zeros before its country: in the form of the API, if it is that then. */
const phoneIn = (json: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const phone = json["phone_e164"]
  if (phone === undefined) return json
  const tight = phone.replaceAll(/[\s()/.-]/g, "").replace(/^00/, "+")
  return { ...json, phone_e164: /^\+[1-9][0-9]{6,14}$/.test(tight) ? tight : phone }
}

/** A text of a row; null for none. */
export const textIn = <A>(
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
): ReadAmount => {
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
export const gathered = (
  ...results: ReadonlyArray<Either.Either<unknown, ReadonlyArray<Wrong>>>
): ReadonlyArray<Wrong> => results.flatMap((result) => (Either.isLeft(result) ? result.left : []))

type ReadAmount = Either.Either<FileAmount | null, ReadonlyArray<Wrong>>

const readOf = (amount: ReadAmount): FileAmount | null => (Either.isLeft(amount) ? null : amount.right)

/** The amounts of a row, as far as they could be read; null for those that are empty. */
interface Amounts {
  readonly whole: FileAmount | null
  readonly open: FileAmount | null
  readonly done: FileAmount | null
}

/** Why nobody has to pay it: then it is left out, whatever else is wrong with it. */
const whyNothing = ({ done, open, whole }: Amounts): LeftOutReason | null => {
  if (whole?.isNegative === true || open?.isNegative === true) return "credit"
  const isSettled = open?.minor === 0 || (whole !== null && done !== null && done.minor >= whole.minor)
  return isSettled || (open === null && whole?.minor === 0) ? "paid" : null
}

/** What was paid of an amount, as the row says it, or what is outstanding does. */
const paidOf = (whole: FileAmount, { done, open }: Amounts): number | null =>
  done?.minor ?? (open === null ? null : whole.minor - open.minor)

/** Amount and paid where the row says both, and they fit what is outstanding; else what is outstanding. */
const askedFor = (amounts: Amounts): Pick<RowMoney, "amountMinor" | "isOutstanding" | "paidMinor"> => {
  const { open, whole } = amounts
  const paidMinor = whole === null ? null : paidOf(whole, amounts)
  const isExact =
    whole !== null &&
    whole.minor > 0 &&
    (paidMinor ?? 0) >= 0 &&
    // A credit note on it makes another sum.
    (open === null || whole.minor - (paidMinor ?? 0) === open.minor)
  return isExact
    ? { amountMinor: whole.minor, isOutstanding: false, paidMinor }
    : { amountMinor: open?.minor ?? 0, isOutstanding: true, paidMinor: null }
}

/** What of a row is asked for: with what was paid of it where the file says both, else what is outstanding. */
export const moneyOf = (
  cells: Cells,
  reading: RowReading
): Either.Either<RowMoney | LeftOutReason, ReadonlyArray<Wrong>> =>
  Either.gen(function* () {
    const currency = currencyIn(reading, cells)
    const inCurrency = Either.getOrElse(currency, () => reading.currency)
    const amount = amountIn("amount", cells, reading, inCurrency)
    const outstanding = amountIn("outstanding", cells, reading, inCurrency)
    const paid = amountIn("paid", cells, reading, inCurrency)
    const amounts = { whole: readOf(amount), open: readOf(outstanding), done: readOf(paid) }
    const nothing = whyNothing(amounts)
    if (nothing !== null) return nothing
    const missing =
      cells.amount === undefined && cells.outstanding === undefined
        ? wrong(reading.matching.amount === undefined ? "outstanding" : "amount", "The amount is missing.")
        : Either.right(null)
    const dueDate = dateIn(cells, reading)
    const reference = textIn(ExternalReference, "external_reference", cells.external_reference)
    const description = textIn(Description, "description", cells.description)
    const problems = gathered(currency, amount, outstanding, paid, missing, dueDate, reference, description)
    if (problems.length > 0) return yield* Either.left(problems)
    return {
      currency: yield* currency,
      ...askedFor(amounts),
      dueDate: yield* dueDate,
      reference: yield* reference,
      description: yield* description
    }
  })
