/** What people read in the place of a field's name in JSON, on pages and in mails. */

/** Fields that pages call by another word than their name in JSON. */
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
  view_name: "Name",
  website: "Web"
}

/** `customer.phone_e164` is "Phone", `due_date` is "Due date". */
export const wordFor = (field: string): string => {
  const name = field.split(".").at(-1) ?? field
  const spaced = name.replaceAll("_", " ")
  return words[name] ?? spaced.slice(0, 1).toUpperCase() + spaced.slice(1)
}

/** The same within a sentence: "due date", and "IBAN" as it is. */
export const wordWithin = (field: string): string =>
  wordFor(field).replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())
