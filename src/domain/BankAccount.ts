/** Bank accounts: IBAN and BIC, or an account number with the code of its bank; and which one a currency is paid into. */
import { isValidBIC, isValidIBAN } from "ibantools"
import isAbaRouting from "validator/es/lib/isAbaRouting.js"
import { checkedString } from "./Text.ts"

/** What a bank is known by in a country without IBANs: sort code (GB), routing number (US), or a clearing number elsewhere. */
export const bankCodeKinds = ["sort_code", "routing_number", "clearing_number"] as const
export type BankCodeKind = (typeof bankCodeKinds)[number]

/** An account as whoever pays into it has to know it: an IBAN, or an account number with the code of its bank. */
export interface PaymentAccount {
  /** Who owns it; null where the company has not said so. */
  readonly holder: string | null
  readonly iban: string | null
  readonly bic: string | null
  readonly accountNumber: string | null
  readonly bankCode: { readonly kind: BankCodeKind; readonly code: string } | null
}

/** The country of an account, by its IBAN; null where that is unknown. */
export const countryOfAccount = (account: PaymentAccount | null): string | null =>
  account?.iban?.slice(0, 2) ?? null

/** An account of a company beside the one of its facts. */
export interface BankAccount extends PaymentAccount {
  readonly id: number
  /** ISO 4217; who owes it pays into this account. */
  readonly currency: string
}

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

/** Whether an IBAN takes only payments with a QR reference: its bank has a number from 30000 to 31999 (CH and LI). */
export const isQrIban = (iban: string): boolean => /^(?:CH|LI)[0-9]{2}3[01][0-9]{3}/.test(iban)

/** An IBAN as it is printed: in groups of four (ISO 13616). */
export const printedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, "$1 ")

/** Six digits, in pairs of two as they are printed (GB). The modulus check needs tables that change every few weeks. */
export const SortCode = checkedString({
  identifier: "SortCode",
  description: "Sort code of six digits.",
  examples: ["200000"],
  message: "must be a sort code of six digits, such as 20-00-00",
  jsonSchema: { pattern: "^[0-9]{6}$" },
  isValid: (text) => /^[0-9]{6}$/.test(text)
})

/** An ABA routing number of nine digits, with its check digit (US). */
export const RoutingNumber = checkedString({
  identifier: "RoutingNumber",
  description: "ABA routing number of nine digits.",
  examples: ["021000021"],
  message: "must be a routing number of nine digits with a correct check digit, such as 021000021",
  jsonSchema: { pattern: "^[0-9]{9}$" },
  isValid: (text) => /^[0-9]{9}$/.test(text) && isAbaRouting(text)
})

/** The code of a bank in any other country: a clearing number, BSB, IFSC, transit number. */
export const ClearingNumber = checkedString({
  identifier: "ClearingNumber",
  description: "Clearing number of 3 to 12 letters and digits.",
  examples: ["6000"],
  message: "must be a clearing number of 3 to 12 letters and digits, such as 6000",
  jsonSchema: { pattern: "^[0-9A-Z]{3,12}$" },
  isValid: (text) => /^[0-9A-Z]{3,12}$/.test(text)
})

/** An account number beside the code of a bank. A British one has eight digits; one with fewer is written with zeros. */
export const AccountNumber = checkedString({
  identifier: "AccountNumber",
  description: "Account number of 4 to 20 letters and digits.",
  examples: ["55779911"],
  message: "must be an account number of 4 to 20 letters and digits, such as 55779911",
  jsonSchema: { pattern: "^[0-9A-Z]{4,20}$" },
  isValid: (text) => /^[0-9A-Z]{4,20}$/.test(text)
})

/** A bank's code as it is printed: a sort code in pairs. */
export const printedBankCode = ({ code, kind }: NonNullable<PaymentAccount["bankCode"]>): string =>
  kind === "sort_code" ? code.replaceAll(/(.{2})(?=.)/g, "$1-") : code
