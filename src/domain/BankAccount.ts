/** Bank accounts: IBAN and BIC, and whether they belong together. */
import { isValidBIC, isValidIBAN } from "ibantools"
import { checkedString } from "./Text.ts"

/**
 * An account number as people write and copy it, in the form that is stored: without blanks, in capitals (ISO 13616's
 * electronic form). The same form is right for a BIC.
 */
export const electronicForm = (text: string): string => text.replaceAll(/\s+/g, "").toUpperCase()

/** An IBAN in electronic form, of its country's length and structure, with correct check digits (ISO 13616). */
export const Iban = checkedString({
  identifier: "Iban",
  description: "IBAN without blanks, in capitals.",
  examples: ["DE89370400440532013000"],
  message: "must be an IBAN with correct check digits, such as DE89 3704 0044 0532 0130 00",
  jsonSchema: { minLength: 15, maxLength: 34, pattern: "^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$" },
  isValid: (text) => /^[A-Z0-9]{15,34}$/.test(text) && isValidIBAN(text)
})

/** A BIC of 8 or 11 characters in capitals, of a country that exists (ISO 9362). */
export const Bic = checkedString({
  identifier: "Bic",
  description: "BIC of 8 or 11 characters, in capitals.",
  examples: ["COBADEFFXXX"],
  message: "must be a BIC of 8 or 11 characters, such as COBADEFFXXX",
  jsonSchema: { minLength: 8, maxLength: 11, pattern: "^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$" },
  isValid: (text) => /^[A-Z0-9]{8,11}$/.test(text) && isValidBIC(text)
})

/** Territories whose banks have a country of their own in the BIC, but the IBAN of another (EPC409-09, annex 1). */
const territories: Readonly<Record<string, ReadonlyArray<string>>> = {
  FR: ["BL", "GF", "GP", "MF", "MQ", "NC", "PF", "PM", "RE", "TF", "WF", "YT"],
  GB: ["GG", "IM", "JE"],
  FI: ["AX"]
}

/** Whether a BIC is of the country of an IBAN, or of a territory that uses that country's IBANs. */
export const isOfSameCountry = (iban: string, bic: string): boolean => {
  const [country, bicCountry] = [iban.slice(0, 2), bic.slice(4, 6)]
  return country === bicCountry || (territories[country] ?? []).includes(bicCountry)
}

/** An IBAN as it is printed: in groups of four (ISO 13616). */
export const printedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, "$1 ")
