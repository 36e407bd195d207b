/** The reference of a receivable by ISO 11649, which is made from its numbers and read back without a table. Pure. */
import { rf, rfOf, viiteOf } from "./Schemes.ts"

/**
 * Digits of a reference of our own: two that say how many digits the number of the company has, and how many, modulo five,
 * that of the receivable; both numbers; a check digit. So one digit left out or added is found, and up to four lost at its
 * end; and what stands behind RF is a Finnish reference, as banks there want it.
 */
const MAX_DIGITS = 20
const HEADER = 10
const MAX_ID_DIGITS = 16
/** Where the numbers need more: both as one, in as many digits and letters. No reference of digits has this length. */
const PACKED_LENGTH = 21
const BITS_OF_ID = 53n

const headerOf = (company: string, receivable: string): string =>
  String(HEADER + company.length - 1 + MAX_ID_DIGITS * (receivable.length % 5))

/** The number of up to 106 bits with 21 digits of base 36. */
const packed = (companyId: number, receivableId: number): string =>
  ((BigInt(companyId) << BITS_OF_ID) + BigInt(receivableId))
    .toString(36)
    .toUpperCase()
    .padStart(PACKED_LENGTH, "0")

/** The reference of a receivable by ISO 11649, in electronic form, of at most 25 characters; the same for ever. */
export const creditorReference = (companyId: number, receivableId: number): string => {
  const [company, receivable] = [String(companyId), String(receivableId)]
  const number = `${headerOf(company, receivable)}${company}${receivable}`
  return rfOf(number.length < MAX_DIGITS ? viiteOf(number) : packed(companyId, receivableId))
}

const unpacked = (body: string): readonly [number, number] => {
  const number = Array.from(body).reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n)
  return [Number(number >> BITS_OF_ID), Number(BigInt.asUintN(Number(BITS_OF_ID), number))]
}

const idsIn = (body: string): readonly [number, number] => {
  if (body.length === PACKED_LENGTH) return unpacked(body)
  const ids = body.slice(2, -1)
  const companyDigits = ((Number(body.slice(0, 2)) - HEADER) % MAX_ID_DIGITS) + 1
  return [Number(ids.slice(0, companyDigits)), Number(ids.slice(companyDigits))]
}

/** The receivable of a reference that `creditorReference` made, in any spelling; null for every other text. */
export const decodeCreditorReference = (
  text: string
): { readonly companyId: number; readonly receivableId: number } | null => {
  const reference = rf.normal(text)
  if (reference === null) return null
  const [companyId, receivableId] = idsIn(reference.slice(4))
  const areIds = [companyId, receivableId].every((id) => Number.isSafeInteger(id) && id >= 1)
  return areIds && creditorReference(companyId, receivableId) === reference
    ? { companyId, receivableId }
    : null
}
