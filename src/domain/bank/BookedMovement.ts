/** A movement as it is stored, and what later files may say of it. Pure. */
import { daysBetween } from "../CalendarDate.ts"
import { type GivenReference, MAX_DAYS_APART } from "./GivenReferences.ts"
import type { Movement, StatementFormat, TakenBack } from "./Movement.ts"
import { type BatchEntry, namingReference, namingReferences, type Telling } from "./SameMovement.ts"

/** A movement that is stored, or is to be stored. */
export interface BookedMovement extends Telling {
  /** Null until it is stored. */
  readonly id: number | null
  /** SHA-256 in hexadecimal of what it says, and its number among those that say the same. */
  readonly said: string
  readonly number: number
  /** The entry that it is a detail of; null if it is none. */
  readonly entry: BatchEntry | null
  /** Of the file that brought it; null where that had several. */
  readonly format: StatementFormat | null
  /** What the files that say it call it and its entry. */
  readonly given: ReadonlyArray<GivenReference>
  /** Whether that is stored; of movements from before it was, the first name is known from the movement itself. */
  readonly isGivenKept: boolean
  /** Whether nothing has come of it yet, so that details may take its place. */
  readonly isUntouched: boolean
  readonly takesBack: TakenBack | null
}

/** A movement of a statement, for the book. */
export interface NewRow {
  readonly movement: Movement
  readonly said: string
  readonly format: StatementFormat
  readonly entry: BatchEntry | null
}

/** What is kept of a movement as a file says it. */
export const tellingOf = ({
  amountMinor,
  bankReference,
  bookedOn,
  counterpartyAccount,
  counterpartyName,
  currency,
  direction,
  endToEndId,
  paymentReference,
  remittance,
  takesBack,
  valueOn
}: Telling & { readonly takesBack: TakenBack | null }) => ({
  amountMinor,
  bankReference,
  bookedOn,
  counterpartyAccount,
  counterpartyName,
  currency,
  direction,
  endToEndId,
  paymentReference,
  remittance,
  takesBack,
  valueOn
})

/**
 * What a movement takes back, by the file that says most of it. What somebody has dealt with as money that came stays that:
 * a mark would make it a return that has paid debts.
 */
export const takenBackOf = (
  { isUntouched, takesBack: before }: BookedMovement,
  { takesBack: said }: Pick<Movement, "takesBack">
): Movement["takesBack"] => {
  if (said === null) return before
  if (before === null) return isUntouched ? said : null
  const whole = {
    reason: before.reason ?? said.reason,
    endToEndId: before.endToEndId ?? said.endToEndId,
    bankReference: before.bankReference ?? said.bankReference
  }
  return (Object.keys(whole) as ReadonlyArray<keyof typeof whole>).every((key) => whole[key] === before[key])
    ? before
    : whole
}

/** What a file calls a movement, and its entry. */
export const givenBy = ({
  format,
  movement
}: Pick<NewRow, "format" | "movement">): ReadonlyArray<GivenReference> => {
  const of = (reference: string, isOfEntry: boolean) => ({
    format,
    bookedOn: movement.bookedOn,
    reference,
    isOfEntry
  })
  const own = namingReferences(movement).map((reference) => of(reference, false))
  const ofEntry = namingReference(movement.detail?.reference ?? null)
  return ofEntry === null ? own : [...own, of(ofEntry, true)]
}

/** References of a movement itself. */
export const ownOf = ({ given }: Pick<BookedMovement, "given">): ReadonlyArray<GivenReference> =>
  given.filter(({ isOfEntry }) => !isOfEntry)

/** References of the entry that it is a detail of. */
export const entryReferencesOf = ({ given }: Pick<BookedMovement, "given">): ReadonlyArray<GivenReference> =>
  given.filter(({ isOfEntry }) => isOfEntry)

/**
 * Whether a file of a format may book it on this day: another day than the one it has is possible within a few days, and
 * only if no file of that format books it on a third one.
 */
export const mayBeBookedOn = (
  { bookedOn, format, given }: BookedMovement,
  day: string,
  by: StatementFormat
): boolean => {
  const days = given.filter((one) => one.format === by).map((one) => one.bookedOn)
  return days.length > 0
    ? days.includes(day)
    : format !== by && Math.abs(daysBetween(bookedOn, day)) <= MAX_DAYS_APART
}
