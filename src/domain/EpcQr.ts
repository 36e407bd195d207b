/**
 * The text of a QR code from which bank apps fill in a SEPA credit transfer: EPC069-12, version 002, "Quick Response Code:
 * Guidelines to Enable Data Capture for the Initiation of a SEPA Credit Transfer". Pure.
 */
import { isQrIban } from "./BankAccount.ts"
import { structuredReference } from "./bank/References.ts"
import { codePointLength } from "./Text.ts"

/** A transfer of one amount in euro. */
export interface EuroTransfer {
  /** Who owns the account. */
  readonly name: string
  /** Without blanks, in capitals. */
  readonly iban: string
  /** 8 or 11 characters; null where it is not known. */
  readonly bic: string | null
  /** Cents. */
  readonly amountMinor: bigint
  /**
   * What the recipient knows the payment by; null for none. One of ISO 11649 stands in the structured line, and every other
   * one is text.
   */
  readonly reference: string | null
}

/** 999 999 999.99 euro. */
const MAX_EURO_CENTS = 99_999_999_999n
/** Characters of the recipient's name, and of the text that goes with the transfer. */
const MAX_EPC_NAME_LENGTH = 70
const MAX_REFERENCE_LENGTH = 140
/** Bytes of the whole text. */
const MAX_PAYLOAD_BYTES = 331

/** The highest version of a QR code that apps have to read, which holds the longest payload, and its level of error correction. */
export const MAX_QR_VERSION = 13
export const QR_ERROR_CORRECTION = "M"

/** Countries of the European Economic Area by their IBANs: a transfer there needs no BIC. */
const eea = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" ")
)
/** The other countries that take part in SEPA (EPC409-09): a transfer there needs a BIC. */
const sepaOutsideEea = new Set("AD AL CH GB GI MC MD ME MK RS SM VA".split(" "))

const isReachable = ({ bic, iban }: EuroTransfer): boolean => {
  const country = iban.slice(0, 2)
  // A transfer of SEPA has no QR reference, without which a QR-IBAN takes nothing.
  if (isQrIban(iban)) return false
  return eea.has(country) || (bic !== null && sepaOutsideEea.has(country))
}

/** One line: what could begin another one becomes a blank. */
const lineOf = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()

/** The lines of purpose, structured reference and text, without what is empty at the end. A transfer has one of the last two. */
const referenceLines = (reference: string): ReadonlyArray<string> => {
  if (reference === "") return []
  const structured = structuredReference(reference, null)
  return structured === null ? ["", "", reference] : ["", structured.reference]
}

const amountOf = (cents: bigint): string => `EUR${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`

/**
 * The text of the code; null for a transfer that the standard has no code for: an amount outside 0.01 to 999 999 999.99,
 * an account outside of SEPA or one that needs a BIC, or a name or reference that is too long. A reference is never
 * shortened, because a part of one may be another one.
 */
export const payloadOf = (transfer: EuroTransfer): string | null => {
  const { amountMinor, bic, iban } = transfer
  const name = lineOf(transfer.name)
  const reference = lineOf(transfer.reference ?? "")
  if (amountMinor < 1n || amountMinor > MAX_EURO_CENTS || !isReachable(transfer)) return null
  if (name === "" || codePointLength(name) > MAX_EPC_NAME_LENGTH) return null
  if (codePointLength(reference) > MAX_REFERENCE_LENGTH) return null
  const lines = [
    "BCD",
    "002",
    // UTF-8
    "1",
    "SCT",
    bic ?? "",
    name,
    iban,
    amountOf(amountMinor),
    ...referenceLines(reference)
  ]
  // Nothing follows the last element, not even a line break.
  const payload = lines.join("\n")
  return Buffer.byteLength(payload, "utf8") > MAX_PAYLOAD_BYTES ? null : payload
}
