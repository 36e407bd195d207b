/** Which heading of a CSV file has which field of a movement: suggested once, and then kept for the account. */
import { Schema } from "effect"

/** Characters of a heading. */
export const MAX_HEADING = 200

const Heading = Schema.String.pipe(Schema.minLength(1), Schema.maxLength(MAX_HEADING))

/**
 * Field → heading, as a person has chosen it. `amount` has a sign, or `direction` says which it is; else `credit` and
 * `debit` are columns of their own.
 */
export const CsvMapping = Schema.partialWith(
  Schema.Struct({
    booked_on: Heading,
    value_on: Heading,
    amount: Heading,
    credit: Heading,
    debit: Heading,
    direction: Heading,
    currency: Heading,
    counterparty_name: Heading,
    counterparty_account: Heading,
    remittance: Heading,
    payment_reference: Heading,
    end_to_end_id: Heading,
    bank_reference: Heading,
    balance: Heading
  }),
  { exact: true }
).annotations({ identifier: "CsvMapping" })
export type CsvMapping = typeof CsvMapping.Type
export type CsvField = keyof CsvMapping

/** What a mapping lacks; null where a file can be read by it. It follows `mapping` in a message. */
export const missingInMapping = (mapping: CsvMapping): string | null => {
  if (mapping.booked_on === undefined) return "must say which column has the date"
  return mapping.amount === undefined && mapping.credit === undefined && mapping.debit === undefined
    ? "must say which column has the amount, or which have credits and debits"
    : null
}
