/** What is wrong with a field, in the words of the form: the API's messages begin with the API's names. */
import type { FieldIssue } from "../domain/Errors.ts"

/** Fields that forms call by another word than their name in JSON. */
const words: Readonly<Record<string, string>> = {
  bic: "BIC",
  bill_label: "Label",
  customer_id: "Customer",
  display_name: "Name",
  email: "E-mail",
  external_reference: "Reference",
  iban: "IBAN",
  paid_at: "Paid on",
  payment_url: "Payment link",
  phone: "Phone",
  phone_e164: "Phone",
  preferred_locale: "Language",
  timezone: "Time zone",
  website: "Web"
}

/** `customer.phone_e164` is "Phone", `due_date` is "Due date". */
const wordFor = (field: string): string => {
  const name = field.split(".").at(-1) ?? field
  const spaced = name.replaceAll("_", " ")
  return words[name] ?? spaced.slice(0, 1).toUpperCase() + spaced.slice(1)
}

/** The issue with a sentence that begins with the field's word. */
export const inWords = (issue: FieldIssue): FieldIssue =>
  issue.message.startsWith(`${issue.field} `)
    ? { ...issue, message: wordFor(issue.field) + issue.message.slice(issue.field.length) }
    : issue
