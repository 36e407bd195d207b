/** The movements of one account in memory: those that are stored of some days, and those that are to be stored. */
import type { Movement, StatementFormat } from "./Movement.ts"
import { type BatchEntry, namingReference, sumKeyOf, type Telling } from "./SameMovement.ts"

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
  /** Whether nothing has come of it yet, so that details may take its place. */
  readonly isUntouched: boolean
  readonly takesBack: Movement["takesBack"]
}

/** A row of the book. */
export interface MovementRow {
  movement: BookedMovement
  /** The bank's reference, where it names one movement. */
  reference: string | null
  /** Whether it is not as it is stored. */
  isChanged: boolean
  /** Whether it says so much more, or something else, that what it pays has to be looked for again. */
  isAnother: boolean
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

const tellingOf = ({
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
}: Telling & Pick<Movement, "takesBack">) => ({
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
const takenBackOf = (
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

/** What a new row is made of. */
export interface NewRow {
  readonly movement: Telling & Pick<Movement, "takesBack">
  readonly said: string
  readonly format: StatementFormat
  readonly entry: BatchEntry | null
}

/** The rows of one account. */
export class BookedMovements {
  readonly #rows: Array<MovementRow> = []
  readonly #bySum = new Map<string, Array<MovementRow>>()
  readonly #bySaid = new Map<string, Array<MovementRow>>()
  readonly #byReference = new Map<string, Array<MovementRow>>()
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

  /** Those of them that have this reference. */
  ofReference(movement: Telling, reference: string): ReadonlyArray<MovementRow> {
    return this.#byReference.get(`${sumKeyOf(movement)} ${reference}`) ?? []
  }

  /** Those that say the same. */
  ofSaid(said: string): ReadonlyArray<MovementRow> {
    return this.#bySaid.get(said) ?? []
  }

  /** Details of entries that have this sum. */
  ofEntry(whole: Telling): ReadonlyArray<MovementRow> {
    return this.#byEntry.get(sumKeyOf(whole)) ?? []
  }

  append(made: NewRow): MovementRow {
    return this.#put(this.#booked(made, null))
  }

  /** One more that says the same as a row. That row keeps its reference. */
  appendEqual({ movement }: MovementRow, format: StatementFormat): MovementRow {
    const { entry, said } = movement
    return this.append({ movement: { ...movement, bankReference: null }, said, format, entry })
  }

  /** Has a detail take the place of the whole entry. */
  replace(row: MovementRow, made: NewRow): void {
    const { movement, reference } = row
    const without = (rows: Map<string, Array<MovementRow>>, name: string) =>
      rows.set(
        name,
        listIn(rows, name).filter((other) => other !== row)
      )
    without(this.#bySaid, movement.said)
    without(this.#bySum, sumKeyOf(movement))
    if (reference !== null) without(this.#byReference, `${sumKeyOf(movement)} ${reference}`)
    row.movement = this.#booked(made, movement.id)
    row.isChanged = true
    row.isAnother = true
    this.#index(row)
  }

  /** Takes over what another file says besides of a row: the bank's reference, and texts that it lacks, and that it takes
   * something back. */
  complete(row: MovementRow, seen: Movement): void {
    const { movement: before } = row
    const missing = texts.filter((text) => before[text] === null && seen[text] !== null)
    const reference = row.reference === null ? namingReference(seen) : null
    const takesBack = takenBackOf(before, seen)
    const isTakingBack = takesBack !== before.takesBack
    if (reference === null && missing.length === 0 && !isTakingBack) return
    row.movement = {
      ...before,
      takesBack,
      ...(reference === null ? {} : { bankReference: seen.bankReference }),
      ...Object.fromEntries(missing.map((text) => [text, seen[text]]))
    }
    row.isChanged = true
    if ((missing.length > 0 || isTakingBack) && before.isUntouched) row.isAnother = true
    if (reference === null) return
    row.reference = reference
    listIn(this.#byReference, `${sumKeyOf(seen)} ${reference}`).push(row)
  }

  #booked({ entry, format, movement, said }: NewRow, id: number | null): BookedMovement {
    const number = 1 + (this.#lastNumbers.get(said) ?? 0)
    return { ...tellingOf(movement), id, said, number, entry, format, isUntouched: true }
  }

  #put(movement: BookedMovement): MovementRow {
    const row: MovementRow = { movement, reference: null, isChanged: false, isAnother: false }
    this.#rows.push(row)
    this.#index(row)
    return row
  }

  #index(row: MovementRow): void {
    const { entry, number, said } = row.movement
    const sum = sumKeyOf(row.movement)
    row.reference = namingReference(row.movement)
    listIn(this.#bySum, sum).push(row)
    listIn(this.#bySaid, said).push(row)
    this.#lastNumbers.set(said, Math.max(number, this.#lastNumbers.get(said) ?? 0))
    if (row.reference !== null) listIn(this.#byReference, `${sum} ${row.reference}`).push(row)
    if (entry !== null) listIn(this.#byEntry, sumKeyOf(entry)).push(row)
  }
}
