/**
 * What banks call a movement (ADR 58). Files of several formats may give one movement different references, and book it on
 * different days; the files of one family take their references from one list.
 */
import type { StatementFormat } from "./Movement.ts"

/** A reference that a file gave a movement. */
export interface GivenReference {
  readonly format: StatementFormat
  /** The day on which the file books it, YYYY-MM-DD. */
  readonly bookedOn: string
  /** In the form in which it is compared. */
  readonly reference: string
  /** Whether it names the whole entry that the movement is a detail of. */
  readonly isOfEntry: boolean
}

/** What is compared of a reference. */
export type NamedReference = Pick<GivenReference, "format" | "reference">

/** How far two booking days of one movement are apart at most: a weekend with holidays on both sides. */
export const MAX_DAYS_APART = 5

/** camt.052 and camt.054 tell of entries of camt.053, and the bank has one list of references for all three. */
const familyOf = (format: StatementFormat): string => (format.startsWith("camt.") ? "camt" : format)

/** References of files of the family of a format. */
export const ofFamily = <A extends NamedReference>(
  given: ReadonlyArray<A>,
  format: StatementFormat
): ReadonlyArray<A> => given.filter((one) => familyOf(one.format) === familyOf(format))

/**
 * What references say of two movements: `one` if both have one of them, `two` if files of one family call them by other
 * names, null if neither is known.
 */
export const saidByReferences = (
  a: ReadonlyArray<NamedReference>,
  b: ReadonlyArray<NamedReference>
): "one" | "two" | null => {
  if (a.some(({ reference }) => b.some((other) => other.reference === reference))) return "one"
  return a.some(({ format }) => ofFamily(b, format).length > 0) ? "two" : null
}
