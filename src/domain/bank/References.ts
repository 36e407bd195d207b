/**
 * Payment references: what a payer quotes, so that the bank's statement says which debt a payment is for. Each receivable
 * has one of ISO 11649, which is made from its numbers and read back without a table; where its external reference is a
 * structured one itself, its debtor knows that one. Pure.
 */
import { creditorReference, decodeCreditorReference } from "./references/CreditorReference.ts"
import { type FoundReference, readingsOf } from "./references/FreeText.ts"
import {
  nationalScheme,
  numberSpellings,
  type ReferenceKind,
  type ReferenceScheme,
  rf
} from "./references/Schemes.ts"

export type { ReferenceKind }
export { creditorReference, decodeCreditorReference }

const schemesIn = (country: string | null): ReadonlyArray<ReferenceScheme> => {
  const scheme = nationalScheme(country)
  return scheme === null ? [rf] : [rf, scheme]
}

/**
 * A structured reference in electronic form, with its kind; null for every other text. Those of a country count only where
 * the account that is paid into is of that country.
 */
export const structuredReference = (
  text: string,
  accountCountry: string | null
): { readonly reference: string; readonly kind: ReferenceKind } | null => {
  for (const { kind, normal } of schemesIn(accountCountry)) {
    const reference = normal(text)
    if (reference !== null) return { reference, kind }
  }
  return null
}

/** What a receivable's payment reference depends on. */
interface Referenced {
  readonly companyId: number
  readonly receivableId: number
  readonly externalReference: string | null
  /** ISO 3166-1 code of the account that its debtor pays into; null if that is unknown. */
  readonly accountCountry: string | null
}

/** What the debtor of a receivable quotes, in electronic form: its external reference if that is a structured one. */
export const paymentReferenceOf = (debt: Referenced): string =>
  structuredReference(debt.externalReference ?? "", debt.accountCountry)?.reference ??
  creditorReference(debt.companyId, debt.receivableId)

/** A payment reference as people read it, in the groups of its scheme. */
export const printedReference = (reference: string, accountCountry: string | null): string =>
  schemesIn(accountCountry)
    .find(({ normal }) => normal(reference) === reference)
    ?.printed(reference) ?? reference

/**
 * The references in what a payer wrote, whole and with right check digits, in the order of the text. Those of the country
 * of the account are read, too, if it is given. Two that overlap are two readings of the same place, and at most one of
 * them is meant.
 */
export const structuredReferencesIn = (
  text: string,
  accountCountry: string | null = null
): ReadonlyArray<FoundReference> => readingsOf(text, accountCountry)

/**
 * The spellings, in small letters, under which somebody may have stored a reference as an external one: in electronic form
 * and as it is printed.
 */
export const spellingsOf = (reference: string): ReadonlyArray<string> => {
  const other = rf.normal(reference) === null ? numberSpellings(reference) : [rf.printed(reference)]
  return [...new Set([reference, ...other].map((spelling) => spelling.toLowerCase()))]
}
