/** The movements of one account in memory: those that are stored of some days, and those that are to be stored. */
import {
  type BookedMovement,
  entryReferencesOf,
  givenBy,
  mayBeBookedOn,
  type NewRow,
  ownOf,
  takenBackOf,
  tellingOf
} from "./BookedMovement.ts"
import type { GivenReference, NamedReference } from "./GivenReferences.ts"
import type { StatementFormat } from "./Movement.ts"
import { isReference, sumKeyOf, type Telling } from "./SameMovement.ts"

/** A row of the book. */
export interface MovementRow {
  movement: BookedMovement
  /** Whether it is not as it is stored, its references aside. */
  isChanged: boolean
  /** Whether it says so much more, or something else, that what it pays has to be looked for again. */
  isAnother: boolean
  /** References that are not stored. */
  readonly added: Array<GivenReference>
  /** Whether those that are stored are of the movement whose place it has taken. */
  isReplaced: boolean
}

/** A list by its name, which is made if there is none. */
export const listIn = <A>(lists: Map<string, Array<A>>, name: string): Array<A> => {
  const list = lists.get(name)
  if (list !== undefined) return list
  const made: Array<A> = []
  lists.set(name, made)
  return made
}

const texts = [
  "counterpartyName",
  "counterpartyAccount",
  "remittance",
  "paymentReference",
  "endToEndId"
] as const

/** The rows of one account. */
export class BookedMovements {
  readonly #rows: Array<MovementRow> = []
  readonly #bySum = new Map<string, Array<MovementRow>>()
  readonly #bySaid = new Map<string, Array<MovementRow>>()
  /** By direction and reference: of the movements themselves, and of entries that they are details of. */
  readonly #byReference = new Map<string, Array<MovementRow>>()
  readonly #byEntryReference = new Map<string, Array<MovementRow>>()
  readonly #lastNumbers = new Map<string, number>()
  /** Details, by the sum of their entry. */
  readonly #byEntry = new Map<string, Array<MovementRow>>()

  constructor(stored: ReadonlyArray<BookedMovement>) {
    for (const movement of stored) this.#put(movement)
  }

  get rows(): ReadonlyArray<MovementRow> {
    return this.#rows
  }

  /** Those of the same day, direction and amount. */
  ofSum(movement: Telling): ReadonlyArray<MovementRow> {
    return this.#bySum.get(sumKeyOf(movement)) ?? []
  }

  /** Those of the same direction and amount that have this reference, and that a file books on this day. */
  ofReference({ amountMinor, bookedOn, direction }: Telling, reference: string): ReadonlyArray<MovementRow> {
    return this.#named(direction, reference).filter(
      ({ movement }) =>
        movement.amountMinor === amountMinor &&
        (movement.bookedOn === bookedOn ||
          movement.given.some((one) => one.reference === reference && one.bookedOn === bookedOn))
    )
  }

  /**
   * The one of the same sum that has this reference, if no other movement has it, and a file of this format may book it on
   * that day, though others book it on another.
   */
  ofNearbyDay(
    { amountMinor, bookedOn, currency, direction }: Telling,
    { format, reference }: NamedReference
  ) {
    const [row, ...others] = this.#named(direction, reference)
    if (row === undefined || others.length > 0) return undefined
    const { movement } = row
    const isSum = movement.amountMinor === amountMinor && movement.currency === currency
    return isSum && mayBeBookedOn(movement, bookedOn, format) ? row : undefined
  }

  /** Those that say the same. */
  ofSaid(said: string): ReadonlyArray<MovementRow> {
    return this.#bySaid.get(said) ?? []
  }

  /** Details of entries that have this sum. */
  ofEntry(whole: Telling): ReadonlyArray<MovementRow> {
    return this.#byEntry.get(sumKeyOf(whole)) ?? []
  }

  /** Details of an entry that has this reference, where a file of this format may book it on that day. */
  ofNearbyEntry(bookedOn: string, { format, reference }: NamedReference): ReadonlyArray<MovementRow> {
    return (this.#byEntryReference.get(reference) ?? []).filter(({ movement }) =>
      mayBeBookedOn(movement, bookedOn, format)
    )
  }

  append(made: NewRow): MovementRow {
    return this.#put(this.#booked(made, null))
  }

  /** One more that says the same as a row, which keeps what it is called. */
  appendEqual({ movement }: MovementRow, format: StatementFormat, bankReference: string | null): MovementRow {
    return this.#put({
      ...movement,
      id: null,
      number: this.#nextNumber(movement.said),
      bankReference,
      format,
      given: entryReferencesOf(movement),
      isGivenKept: true,
      isUntouched: true
    })
  }

  /** Has a detail take the place of the whole entry. */
  replace(row: MovementRow, made: NewRow): void {
    const { movement } = row
    const without = (rows: Map<string, Array<MovementRow>>, name: string) =>
      rows.set(
        name,
        listIn(rows, name).filter((other) => other !== row)
      )
    without(this.#bySaid, movement.said)
    without(this.#bySum, sumKeyOf(movement))
    for (const { reference } of ownOf(movement))
      without(this.#byReference, `${movement.direction} ${reference}`)
    row.movement = this.#booked(made, movement.id)
    row.isChanged = true
    row.isAnother = true
    row.isReplaced = true
    row.added.length = 0
    row.added.push(...row.movement.given)
    this.#index(row)
  }

  /**
   * Takes over what another file says besides of a row: what it calls it, texts that it lacks, that it takes something back,
   * and that it is a detail. What is known stays.
   */
  complete(row: MovementRow, made: Omit<NewRow, "said">): void {
    this.give(row, givenBy(made))
    const { movement: before } = row
    const { entry, movement: seen } = made
    const missing = texts.filter((text) => before[text] === null && seen[text] !== null)
    const isNamed = isReference(before.bankReference) || !isReference(seen.bankReference)
    const takesBack = takenBackOf(before, seen)
    const isTakingBack = takesBack !== before.takesBack
    const isDetail = before.entry === null && entry !== null
    if (isNamed && missing.length === 0 && !isTakingBack && !isDetail) return
    row.movement = {
      ...before,
      takesBack,
      entry: before.entry ?? entry,
      bankReference: isNamed ? before.bankReference : seen.bankReference,
      ...Object.fromEntries(missing.map((text) => [text, seen[text]]))
    }
    row.isChanged = true
    if ((missing.length > 0 || isTakingBack) && before.isUntouched) row.isAnother = true
    if (isDetail) listIn(this.#byEntry, sumKeyOf(entry)).push(row)
  }

  /** Takes note of what a file calls a row. */
  give(row: MovementRow, given: ReadonlyArray<GivenReference>): void {
    const { movement } = row
    const missing = given.filter(
      (one) =>
        !movement.given.some(
          (other) =>
            other.reference === one.reference &&
            other.format === one.format &&
            other.bookedOn === one.bookedOn &&
            other.isOfEntry === one.isOfEntry
        )
    )
    if (missing.length === 0) return
    const known = (isOfEntry: boolean) =>
      new Set(movement.given.flatMap((one) => (one.isOfEntry === isOfEntry ? [one.reference] : [])))
    const [own, ofEntry] = [known(false), known(true)]
    row.movement = { ...movement, given: [...movement.given, ...missing], isGivenKept: true }
    // The first name is stored with the second: otherwise the second would be the only one from then on.
    row.added.push(...(movement.isGivenKept ? [] : movement.given), ...missing)
    this.#indexNames(
      row,
      missing.filter(({ isOfEntry, reference }) => !(isOfEntry ? ofEntry : own).has(reference))
    )
  }

  #named(direction: string, reference: string): ReadonlyArray<MovementRow> {
    return this.#byReference.get(`${direction} ${reference}`) ?? []
  }

  #nextNumber(said: string): number {
    return 1 + (this.#lastNumbers.get(said) ?? 0)
  }

  #booked(made: NewRow, id: number | null): BookedMovement {
    const { entry, format, movement, said } = made
    const number = this.#nextNumber(said)
    return {
      ...tellingOf(movement),
      id,
      said,
      number,
      entry,
      format,
      given: givenBy(made),
      isGivenKept: true,
      isUntouched: true
    }
  }

  #put(movement: BookedMovement): MovementRow {
    const added = movement.id === null ? [...movement.given] : []
    const row: MovementRow = { movement, isChanged: false, isAnother: false, added, isReplaced: false }
    this.#rows.push(row)
    this.#index(row)
    return row
  }

  #index(row: MovementRow): void {
    const { entry, given, number, said } = row.movement
    listIn(this.#bySum, sumKeyOf(row.movement)).push(row)
    listIn(this.#bySaid, said).push(row)
    this.#lastNumbers.set(said, Math.max(number, this.#lastNumbers.get(said) ?? 0))
    this.#indexNames(row, given)
    if (entry !== null) listIn(this.#byEntry, sumKeyOf(entry)).push(row)
  }

  #indexNames(row: MovementRow, given: ReadonlyArray<GivenReference>): void {
    const names = (isOfEntry: boolean) =>
      new Set(given.flatMap((one) => (one.isOfEntry === isOfEntry ? [one.reference] : [])))
    for (const name of names(false)) listIn(this.#byReference, `${row.movement.direction} ${name}`).push(row)
    for (const name of names(true)) listIn(this.#byEntryReference, name).push(row)
  }
}
