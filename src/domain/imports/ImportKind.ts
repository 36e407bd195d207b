/** What a file may be imported as, and the fields that it can have then. */

/** What a file is a list of. */
export type ImportKind = "receivables" | "payables" | "customers"

/** Bytes of a file. */
export const MAX_IMPORT_BYTES = 10_485_760
/** Rows of a file, without its headings. */
export const MAX_IMPORT_ROWS = 50_000
/** Columns of a file. */
export const MAX_IMPORT_COLUMNS = 200

const customerFields = ["display_name", "email", "phone_e164", "preferred_locale", "timezone"] as const
const moneyFields = [
  "amount",
  "outstanding",
  "paid",
  "currency",
  "due_date",
  "external_reference",
  "description",
  "status",
  "document_type"
] as const

/** A field by the API's name, where it has one. */
export type ImportField = (typeof customerFields)[number] | (typeof moneyFields)[number] | "bill_label"

/** The fields of each kind, in the order in which people are asked for their columns. */
export const importFields: Readonly<Record<ImportKind, ReadonlyArray<ImportField>>> = {
  receivables: [...customerFields, ...moneyFields],
  payables: ["bill_label", ...moneyFields],
  customers: customerFields
}

/** Those without which no row can be read; of each group one is enough. */
export const requiredFields: Readonly<Record<ImportKind, ReadonlyArray<ReadonlyArray<ImportField>>>> = {
  receivables: [["display_name"], ["amount", "outstanding"], ["due_date"]],
  payables: [["bill_label"], ["amount", "outstanding"], ["due_date"]],
  customers: [["display_name"]]
}

/** The place of the column of each field, from 0. */
export type Matching = Readonly<Partial<Record<ImportField, number>>>
