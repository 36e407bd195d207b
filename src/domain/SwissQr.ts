/**
 * The text of a Swiss QR code: Swiss Implementation Guidelines for the QR-bill, version 2.3, for an account that is a
 * QR-IBAN, which takes nothing but payments with a QR reference. Pure.
 */
import { isQrIban } from "./BankAccount.ts"
import { structuredReference } from "./bank/References.ts"
import { codePointLength } from "./Text.ts"

/** A payment of one amount into a QR-IBAN. */
export interface SwissPayment {
  /** Who owns the account. */
  readonly name: string
  /** Where they are, with line breaks; null where that is unknown. */
  readonly address: string | null
  /** ISO 3166-1 code; null for the country of the account. */
  readonly country: string | null
  /** Without blanks, in capitals. */
  readonly iban: string
  readonly currency: string
  /** Rappen or cents. */
  readonly amountMinor: bigint
  /** In electronic form. */
  readonly reference: string
}

/** 999 999 999.99. */
const MAX_AMOUNT_MINOR = 99_999_999_999n
/** Characters of each element. */
const maxLengths = { name: 70, street: 70, building: 16, postCode: 16, town: 35 } as const

/** The characters that the standard has: Basic Latin, Latin-1, Latin Extended-A, and six more. */
const isLatin = (text: string): boolean => /^[\u0020-\u007e\u00a0-\u017fȘșȚț€]*$/.test(text)

interface Address {
  readonly street: string
  readonly building: string
  readonly postCode: string
  readonly town: string
}

/** A street with a number at its end. */
const numbered = /^(.*\D) ([0-9]+ ?[a-zA-Z]?(?:[-/][0-9]+[a-zA-Z]?)?)$/

/** A post code, perhaps with the code of its country before it, and a town. */
const townLine = /^(?:[A-Z]{1,2}[- ])?([0-9]{4,6}) (\S.*)$/

/** The parts of an address as people write it: a line with post code and town, and before it the street; null without such a line. */
const addressOf = (text: string): Address | null => {
  const lines = text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]|, /)
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "")
  const at = lines.findLastIndex((line) => townLine.test(line))
  const [, postCode, town] = townLine.exec(lines[at] ?? "") ?? []
  if (postCode === undefined || town === undefined) return null
  const line = lines[at - 1] ?? ""
  const [, street = line, building = ""] = numbered.exec(line) ?? []
  return { street, building, postCode, town }
}

const amountOf = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, "0")}`

const empty = (count: number): ReadonlyArray<string> => Array.from({ length: count }, () => "")

const fits = (text: string, max: number): boolean => codePointLength(text) <= max && isLatin(text)

/**
 * The text of the code; null for a payment that the standard has none for: another currency than franc and euro, an amount
 * outside 0.01 to 999 999 999.99, an account that is no QR-IBAN, a reference that is no QR reference, or a recipient
 * whose post code and town are not known. Nothing is shortened.
 */
export const swissPayloadOf = (payment: SwissPayment): string | null => {
  const { amountMinor, currency, iban, reference } = payment
  const name = payment.name.replaceAll(/\s+/g, " ").trim()
  const address = addressOf(payment.address ?? "")
  const isPayable = isQrIban(iban) && structuredReference(reference, "CH")?.kind === "qrr"
  if (!isPayable || (currency !== "CHF" && currency !== "EUR")) return null
  if (amountMinor < 1n || amountMinor > MAX_AMOUNT_MINOR) return null
  if (address === null || name === "") return null
  const { building, postCode, street, town } = address
  const named = { name, ...address }
  const areAllShort = (Object.keys(maxLengths) as ReadonlyArray<keyof typeof maxLengths>).every((part) =>
    fits(named[part], maxLengths[part])
  )
  if (!areAllShort) return null
  return [
    "SPC",
    "0200",
    // UTF-8
    "1",
    iban,
    // a structured address
    "S",
    name,
    street,
    building,
    postCode,
    town,
    payment.country ?? iban.slice(0, 2),
    // the final recipient, which the standard keeps for later
    ...empty(7),
    amountOf(amountMinor),
    currency,
    // the payer, whose bank knows them
    ...empty(7),
    "QRR",
    reference,
    // no text beside the reference
    "",
    "EPD"
  ].join("\n")
}
