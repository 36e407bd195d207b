/** Bank statements and the accounts that they are of, as the API shows them (bank.md §2, §4). */
import { Schema } from "effect"
import { CalendarDate } from "../CalendarDate.ts"
import { CurrencyCode } from "../Currency.ts"
import { Id } from "../Ids.ts"
import { field, named, optionalField, plain, record } from "../JsonFields.ts"

/** Media types that a statement may be sent under. */
export const statementMediaTypes = [
  "application/octet-stream",
  "application/xml",
  "application/zip",
  "application/x-ofx",
  "text/csv",
  "text/plain"
] as const

/** Negative for an account that is overdrawn. */
const Balance = Schema.NullOr(Schema.Int)

const count = (name: string, what: string) => named(name, what)(Schema.NonNegativeInt)

/** What came of a file. */
export const BankStatement = record({
  id: field("Identifier, given by the service.")(Id),
  format: field("What the file is; `mixed` for a ZIP of several formats.")(
    Schema.Literal("camt.052", "camt.053", "camt.054", "mt940", "ofx", "csv", "mixed")
  ),
  bankAccountId: named(
    "bank_account_id",
    "The account; null if the file has several statements."
  )(Schema.NullOr(Id)),
  fromDate: named(
    "from_date",
    "The first day; null where the file does not say."
  )(Schema.NullOr(plain(CalendarDate))),
  toDate: named(
    "to_date",
    "The last day; null where the file does not say."
  )(Schema.NullOr(plain(CalendarDate))),
  openingMinor: named(
    "opening_minor",
    "The balance before the first entry, in minor units; null where there is none, or several statements."
  )(Balance),
  closingMinor: named("closing_minor", "The balance after the last entry, likewise.")(Balance),
  statements: optionalField(
    Schema.Int.pipe(Schema.greaterThan(1)),
    "How many statements are in the file; absent for one."
  ),
  transactions: count("transactions", "Movements in the file, batches by their details."),
  newTransactions: count("new", "Those that no file has brought before."),
  knownTransactions: count("known", "Those that were here already."),
  applied: count("applied", "Of the new ones: applied to debts without a person."),
  suggested: count("suggested", "Of the new ones: with a suggestion that a person has to look at."),
  unmatched: count("unmatched", "Of the new ones: credits and returns for which nothing was found.")
}).annotations({ identifier: "BankStatement", description: "A file of bank statements, as it was imported." })
export type BankStatement = typeof BankStatement.Type

/** An account of the company as the bank's statements know it. */
export const BankAccountRecord = record({
  id: field("Identifier, given by the service.")(Id),
  iban: field("In electronic form; null for an account without one.")(
    Schema.NullOr(Schema.String.annotations({ examples: ["DE89370400440532013000"] }))
  ),
  currency: field("ISO 4217 currency code.")(plain(CurrencyCode)),
  name: field("The holder, or the account number where there is no IBAN.")(
    Schema.String.annotations({ examples: ["Blue Heron Bikes GmbH"] })
  ),
  lastStatementTo: named(
    "last_statement_to",
    "The last day that a statement has told of; null before the first."
  )(Schema.NullOr(plain(CalendarDate))),
  balanceMinor: named(
    "balance_minor",
    "The closing balance of that statement, in minor units; null where it has none."
  )(Balance)
}).annotations({ identifier: "BankAccount", description: "An account that the company is paid on." })
export type BankAccountRecord = typeof BankAccountRecord.Type
