/** A line of MT940 and its texts as a movement. */
import {
  looksLikeIban,
  statedAccount,
  statedName,
  statedReference,
  statedRemittance,
  statedPaymentReference
} from "../StatedText.ts"
import type { FoundEntry } from "../Tally.ts"
import { mt940Details, nonSwiftDetails } from "./Mt940Details.ts"
import { mt940Line } from "./Mt940Line.ts"

/** What belongs to one line. */
export interface Mt940Texts {
  /** Lines of the field :61:. */
  readonly line: ReadonlyArray<string>
  /** Lines of the fields :86: and :NS: after it. */
  readonly details: Array<string>
  readonly nonSwift: Array<string>
}

/** Words in the place of a reference that say where the reference is. */
const placeholders = /^(?:EREF|PREF|MARF|MREF|KREF|CREF)\+?$/

/** Shorter ones are keys of the bank, such as `01916`. */
const MIN_REFERENCE = 6

/** A reference of the account's owner, who has it from the payer. */
const ownReference = (reference: string | null): string | null =>
  reference === null || reference.length < MIN_REFERENCE || placeholders.test(reference) ? null : reference

const firstText = (...texts: ReadonlyArray<string>): string => texts.find((text) => text.trim() !== "") ?? ""

/** The movement of a line. */
export const mt940Entry = (texts: Mt940Texts, currency: string): FoundEntry => {
  const line = mt940Line(texts.line, currency)
  if (line === "pending") return "pending"
  if (line.amountMinor === 0) return []
  const details = mt940Details(texts.details)
  const other = nonSwiftDetails(texts.nonSwift)
  const reference = statedReference(line.ownReference)
  // Dutch banks put the other account into the place of the reference, or after the line, and the name beside it.
  const ibanInReference = reference !== null && looksLikeIban(reference) ? reference : ""
  const ibanInSupplement = looksLikeIban(line.supplement) ? line.supplement : ""
  const supplement = ibanInSupplement === "" ? line.supplement : ""
  const endToEndId =
    statedReference(details.endToEndId) ?? ownReference(ibanInReference === "" ? reference : null)
  const returned = details.returned ?? (line.isReversal ? { reason: "" } : null)
  return [
    {
      direction: line.direction,
      amountMinor: line.amountMinor,
      currency,
      bookedOn: line.bookedOn,
      valueOn: line.valueOn,
      counterpartyName: statedName(
        firstText(details.name, other.name, line.name, ibanInReference === "" ? "" : supplement)
      ),
      counterpartyAccount: statedAccount(
        firstText(details.account, other.account, ibanInReference, ibanInSupplement)
      ),
      remittance: statedRemittance([firstText(details.remittance, other.remittance, supplement)]),
      paymentReference: statedPaymentReference(details.reference),
      endToEndId,
      bankReference: statedReference(line.bankReference),
      takesBack:
        returned === null
          ? null
          : { reason: statedRemittance([returned.reason]), endToEndId, bankReference: null },
      detail: null
    }
  ]
}
