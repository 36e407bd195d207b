/** What is wrong with a field, in the words of the form: the API's messages begin with the API's names. */
import type { FieldIssue } from "../domain/Errors.ts"
import { isAmbiguousAmount } from "../domain/TypedAmount.ts"

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

/** How the API asks for an amount; people write theirs as they are used to. */
const API_AMOUNT = / as a decimal string, such as "120\.50"/

/** The issue with a sentence that begins with the field's word; `typed` is what stands in the field. */
export const inWords = (issue: FieldIssue, typed = ""): FieldIssue => {
  const { field, message } = issue
  if (field === "amount" && isAmbiguousAmount(typed)) {
    return {
      ...issue,
      message: `${typed} can mean two amounts: write it without the comma, or with a point.`
    }
  }
  const said = message.replace(API_AMOUNT, ", such as 120.50 or 120,50")
  const rest = said.slice(field.length)
  const isNamed = said.startsWith(field) && /^[ :]/.test(rest)
  return { ...issue, message: isNamed ? wordFor(field) + rest : said }
}
