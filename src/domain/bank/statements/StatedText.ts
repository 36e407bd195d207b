/** Texts of statements: names, references, what payers wrote. */

/** Characters of a name or a remittance that are kept. ISO 20022 allows 140 a line. */
const MAX_NAME = 140
const MAX_REMITTANCE = 4_000
/** Characters of a reference, and of an account number (ISO 13616 allows 34). */
const MAX_REFERENCE = 70
const MAX_ACCOUNT = 34
/** Longer structured references exist nowhere; such a text stays in the remittance. */
const MAX_STRUCTURED_REFERENCE = 35

/** What banks write where there is nothing. */
const nothing = new Set(["NOTPROVIDED", "NOTAVAILABLE", "NONREF", "NOREF", "KREF+NONREF"])

/** Without control characters, with single spaces; null where nothing is left. */
const tidied = (text: string | null | undefined, max: number): string | null => {
  if (text === null || text === undefined) return null
  const tidy = text
    .replaceAll(/[\p{Cc}\s\ufeff]+/gu, " ")
    .trim()
    .toWellFormed()
  return tidy === "" ? null : tidy.slice(0, max).trimEnd().toWellFormed()
}

/** A name of a party. */
export const statedName = (text: string | null | undefined): string | null => {
  const name = tidied(text, MAX_NAME)
  return name === null || nothing.has(name.toUpperCase()) ? null : name
}

/** What a payer wrote, of one or several texts. */
export const statedRemittance = (texts: ReadonlyArray<string | null | undefined>): string | null => {
  const said = texts.map((text) => tidied(text, MAX_REMITTANCE)).filter((text) => text !== null)
  return tidied(said.join(" "), MAX_REMITTANCE)
}

/** A reference of the payer or of the bank; null for `NOTPROVIDED` and its like. */
export const statedReference = (text: string | null | undefined): string | null => {
  const reference = tidied(text, MAX_REFERENCE)
  return reference === null || nothing.has(reference.toUpperCase()) || /^[0\s*-]+$/.test(reference)
    ? null
    : reference
}

const electronic = (text: string): string => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, "")

/** An IBAN or account number without anything but letters and digits, in upper case; null where nothing is left. */
export const statedAccount = (text: string | null | undefined): string | null => {
  const number = electronic(text ?? "").slice(0, MAX_ACCOUNT)
  return number === "" || /^0+$/.test(number) || nothing.has(number) ? null : number
}

/** A structured reference in electronic form; null where the text is none. */
export const statedPaymentReference = (text: string | null | undefined): string | null => {
  const reference = electronic(text ?? "")
  return reference === "" || reference.length > MAX_STRUCTURED_REFERENCE || nothing.has(reference)
    ? null
    : reference
}

/** Whether an electronic form looks like an IBAN: the form alone, as banks' own examples have wrong digits. */
export const looksLikeIban = (number: string): boolean => /^[A-Z]{2}[0-9]{2}[0-9A-Z]{8,30}$/.test(number)
