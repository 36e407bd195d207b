/**
 * The schemes of structured payment references: what is one, its normal form, and how it is printed. ISO 11649 is of the
 * whole world; the others count only for accounts of their countries, because one plain number in ten passes their checks.
 */
import { electronicForm } from "../../BankAccount.ts"
import { digit731, luhnDigit, modulus11Character, recursiveDigit, remainderBy97 } from "./CheckDigits.ts"

/**
 * `rf`: ISO 11649. `qrr`: Swiss QR reference. `viite`: Finnish. `kid`: Norwegian. `ocr`: Swedish. `ogm`: Belgian
 * structured communication.
 */
export type ReferenceKind = "rf" | "qrr" | "viite" | "kid" | "ocr" | "ogm"

/** A scheme of references. */
export interface ReferenceScheme {
  readonly kind: ReferenceKind
  /** The text in normal form, which has neither blanks nor separators; null if it is no reference of this scheme. */
  readonly normal: (text: string) => string | null
  /** A reference in normal form, as people read it. */
  readonly printed: (reference: string) => string
  /** The sizes of the groups in which a number of so many digits is printed; null where there is no usual grouping. */
  readonly groups: (length: number) => ReadonlyArray<number> | null
}

/** Digits behind "RF" and its check digits. */
const MAX_RF_BODY = 21

/** The longest reference of any scheme: a QR reference. */
export const MAX_REFERENCE_CHARACTERS = 27

const inGroups = (text: string, sizes: ReadonlyArray<number>): string => {
  let from = 0
  return sizes.map((size) => text.slice(from, (from += size))).join(" ")
}

/** The sizes of groups of five, counted from the right. */
const fivesFromRight = (length: number): ReadonlyArray<number> => {
  const first = length % 5
  return [...(first === 0 ? [] : [first]), ...Array.from({ length: Math.floor(length / 5) }, () => 5)]
}

const ending = (digits: string, check: (body: string) => string): boolean =>
  check(digits.slice(0, -1)) === digits.slice(-1)

const isZero = (digits: string): boolean => /^0*$/.test(digits)

const compact = (text: string): string => text.replaceAll(/\s+/g, "")

/** A reference of ISO 11649 from what stands in it, of 1 to 21 digits and capitals. */
export const rfOf = (body: string): string =>
  `RF${String(98 - remainderBy97(`${body}RF00`)).padStart(2, "0")}${body}`

const rfPattern = new RegExp(`^RF[0-9]{2}[0-9A-Z]{1,${MAX_RF_BODY}}$`)

/** ISO 11649: RF, two check digits by MOD 97-10, and 1 to 21 letters and digits; printed in groups of four. */
export const rf: ReferenceScheme = {
  kind: "rf",
  normal: (text) => {
    const reference = electronicForm(text)
    return rfPattern.test(reference) && rfOf(reference.slice(4)) === reference ? reference : null
  },
  printed: (reference) => reference.replaceAll(/(.{4})(?=.)/g, "$1 "),
  groups: () => null
}

const qrr: ReferenceScheme = {
  kind: "qrr",
  normal: (text) => {
    const digits = compact(text)
    return /^[0-9]{27}$/.test(digits) && !isZero(digits) && ending(digits, recursiveDigit) ? digits : null
  },
  printed: (reference) => inGroups(reference, fivesFromRight(reference.length)),
  groups: (length) => (length === 27 ? fivesFromRight(length) : null)
}

/** A Finnish reference from its number: the number and its check digit. */
export const viiteOf = (number: string): string => `${number}${digit731(number)}`

const viite: ReferenceScheme = {
  kind: "viite",
  // Zeros before it mean nothing.
  normal: (text) => {
    const digits = compact(text).replace(/^0+/, "")
    return /^[0-9]{4,20}$/.test(digits) && ending(digits, digit731) ? digits : null
  },
  printed: (reference) => inGroups(reference, fivesFromRight(reference.length)),
  groups: fivesFromRight
}

const kid: ReferenceScheme = {
  kind: "kid",
  normal: (text) => {
    const number = compact(text)
    if (!/^[0-9]{1,24}[0-9-]$/.test(number) || isZero(number)) return null
    return ending(number, luhnDigit) || ending(number, modulus11Character) ? number : null
  },
  printed: (reference) => reference,
  groups: () => null
}

const ocr: ReferenceScheme = {
  kind: "ocr",
  normal: (text) => {
    const digits = compact(text)
    return /^[0-9]{2,25}$/.test(digits) && !isZero(digits) && ending(digits, luhnDigit) ? digits : null
  },
  printed: (reference) => reference,
  groups: () => null
}

/** Whether the last digit but one of an OCR number says how long it is, as banks can demand: its length by ten. */
export const hasLengthDigit = (reference: string): boolean =>
  reference.at(-2) === String(reference.length % 10)

const OGM_BODY = 10

const ogm: ReferenceScheme = {
  kind: "ogm",
  normal: (text) => {
    const [, , written] =
      /^(\+{3}|\*{3}|)([0-9]{12}|[0-9]{3}\/[0-9]{4}\/[0-9]{5})\1$/.exec(compact(text)) ?? []
    if (written === undefined) return null
    const digits = written.replaceAll("/", "")
    const rest = remainderBy97(digits.slice(0, OGM_BODY))
    return Number(digits.slice(OGM_BODY)) === (rest === 0 ? 97 : rest) ? digits : null
  },
  printed: (reference) => `+++${reference.slice(0, 3)}/${reference.slice(3, 7)}/${reference.slice(7)}+++`,
  groups: (length) => (length === 12 ? [3, 4, 5] : null)
}

const national: Readonly<Record<string, ReferenceScheme>> = {
  BE: ogm,
  CH: qrr,
  FI: viite,
  LI: qrr,
  NO: kid,
  SE: ocr
}

/** The scheme of a country, by its ISO 3166-1 code; null for a country without one. */
export const nationalScheme = (country: string | null): ReferenceScheme | null =>
  country === null || !Object.hasOwn(national, country) ? null : (national[country] ?? null)

/** The ways in which people write a number that is a reference of a country, besides plainly. */
export const numberSpellings = (digits: string): ReadonlyArray<string> => {
  const belgian = ogm.normal(digits) === null ? [] : [ogm.printed(digits)]
  return [
    inGroups(digits, fivesFromRight(digits.length)),
    ...belgian.flatMap((printed) => [printed, printed.replaceAll("+", "*"), printed.replaceAll("+", "")])
  ]
}
