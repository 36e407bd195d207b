/** The movements of one statement while it is added to those of its account, and which rows they are (ADR 58). */
import { ownOf } from "./BookedMovement.ts"
import type { BookedMovements, MovementRow } from "./BookedMovements.ts"
import { type NamedReference, ofFamily } from "./GivenReferences.ts"
import type { Movement, StatementFormat } from "./Movement.ts"
import { type BatchEntry, isSilent, likenessOf, mayBeOne, sumKeyOf } from "./SameMovement.ts"

/** A movement with what it says, as `saidBy` has it. */
export interface SaidMovement {
  readonly movement: Movement
  readonly said: string
}

/** A movement of the statement that is being added. */
export interface SeenMovement extends SaidMovement {
  /** The bank's references that name it. */
  readonly references: ReadonlyArray<string>
  /** The entry that it is a detail of; null if it is none. */
  readonly entry: BatchEntry | null
  /** The row that it is. */
  row: MovementRow | null
  /** Whether it is the whole of details in the book, or a detail of a whole that stays. */
  isInBatch: boolean
  isFresh: boolean
}

/** Whether it is not known yet what it is. */
export const isOpen = ({ isInBatch, row }: SeenMovement): boolean => row === null && !isInBatch

/** One statement while it is added. */
export interface Adding {
  readonly book: BookedMovements
  readonly seen: ReadonlyArray<SeenMovement>
  readonly format: StatementFormat
  /** Rows that are a movement of this statement already. */
  readonly used: Set<MovementRow>
}

/** What the statement calls a movement. */
export const namesOf = (
  { format }: Adding,
  references: ReadonlyArray<string>
): ReadonlyArray<NamedReference> => references.map((reference) => ({ format, reference }))

/** Makes a movement of the statement a row, which takes over what it says. */
export const join = (
  { book, format, used }: Adding,
  one: SeenMovement,
  row: MovementRow | undefined
): void => {
  if (row === undefined) return
  used.add(row)
  one.row = row
  book.complete(row, { movement: one.movement, format, entry: one.entry })
}

/** Rows of one sum that a movement is compared with: of thousands that are alike, it may be any. */
const MAX_COMPARED = 500

/** Takes the first row that is not used and fits out of the list, which is not in order any more then. */
export const takeFrom = (
  rows: Array<MovementRow>,
  used: ReadonlySet<MovementRow>,
  fits: (row: MovementRow) => boolean
): MovementRow | undefined => {
  for (let index = 0; index < Math.min(rows.length, MAX_COMPARED);) {
    const row = rows[index] as MovementRow
    const isUsed = used.has(row)
    if (!isUsed && !fits(row)) {
      index++
      continue
    }
    const last = rows.pop() as MovementRow
    if (index < rows.length) rows[index] = last
    if (!isUsed) return row
  }
  return undefined
}

/** The same reference, sum and day: one, unless they contradict each other, since not every reference is unique. */
export const joinByReference = (adding: Adding): void => {
  const { book, seen, used } = adding
  const named = seen.flatMap((one) => one.references.map((reference) => ({ one, reference })))
  const nameOf = ({ one, reference }: (typeof named)[number]) => `${sumKeyOf(one.movement)} ${reference}`
  for (const group of Map.groupBy(named, nameOf).values()) {
    const { one: first, reference } = group[0] as (typeof named)[number]
    const equals = group.map(({ one }) => one).filter(isOpen)
    const rows = book.ofReference(first.movement, reference).filter((row) => !used.has(row))
    const bySaid = Map.groupBy(rows, ({ movement }) => movement.said)
    for (const one of equals) join(adding, one, bySaid.get(one.said)?.pop())
    for (const one of equals.filter(isOpen)) {
      join(
        adding,
        one,
        takeFrom(rows, used, ({ movement }) => mayBeOne(one.movement, movement))
      )
    }
  }
}

/**
 * A reference that one movement of the statement and one of the account have is unique: it also joins what files of two
 * formats book on different days.
 */
export const joinNearby = (adding: Adding): void => {
  const { book, seen, used } = adding
  const named = seen.flatMap((one) => one.references.map((reference) => ({ one, reference })))
  const nameOf = ({ one, reference }: (typeof named)[number]) => `${one.movement.direction} ${reference}`
  for (const [only, ...others] of Map.groupBy(named, nameOf).values()) {
    if (only === undefined || others.length > 0 || !isOpen(only.one)) continue
    const [name] = namesOf(adding, [only.reference])
    const row = book.ofNearbyDay(only.one.movement, name as NamedReference)
    if (row !== undefined && !used.has(row) && mayBeOne(only.one.movement, row.movement)) {
      join(adding, only.one, row)
    }
  }
}

/**
 * What says the same is the same, unless files of one family call them by different names. Those with a reference choose
 * first, and rows that have none at last.
 *
 * @param isDetail whether it is about details alone, or about all others alone; null for about all
 */
const joinEquals = (adding: Adding, isDetail: boolean | null, fits: (row: MovementRow) => boolean): void => {
  const { book, format, seen, used } = adding
  const open = seen.filter((one) => isOpen(one) && (isDetail === null || (one.entry !== null) === isDetail))
  for (const [said, equals] of Map.groupBy(open, (one) => one.said)) {
    const rows = book.ofSaid(said).filter((row) => !used.has(row) && fits(row))
    const isNamed = ({ movement }: MovementRow) => ofFamily(ownOf(movement), format).length > 0
    const isNameless = ({ movement }: MovementRow) => ownOf(movement).length === 0
    const named = rows.filter(isNamed)
    // Taken from the end.
    const free = [
      ...rows.filter((row) => !isNamed(row) && !isNameless(row)),
      ...rows.filter(isNameless).toReversed()
    ]
    for (const one of equals) if (one.references.length > 0) join(adding, one, free.pop())
    const left = [...free.toReversed(), ...named]
    for (const one of equals) if (one.references.length === 0) join(adding, one, left.pop())
  }
}

/** What says the same and is of the same kind: details are details, and the rest is none. */
export const joinBySaid = (adding: Adding): void => {
  joinEquals(adding, true, ({ movement }) => movement.entry !== null)
  joinEquals(adding, false, ({ movement }) => movement.entry === null)
}

/** What says the same, where one file has a payment by itself and another one has it as a detail. */
export const joinDetailsBySaid = (adding: Adding): void => joinEquals(adding, null, () => true)

/** The row that a movement is most likely, of those that files of other formats have brought. */
const likeliestOf = (
  one: SeenMovement,
  rows: ReadonlyArray<MovementRow>,
  { format, used }: Adding
): MovementRow | undefined => {
  let silent: MovementRow | undefined
  let compared = 0
  for (const row of rows) {
    if (used.has(row) || (one.references.length > 0 && ofFamily(ownOf(row.movement), format).length > 0))
      continue
    if (++compared > MAX_COMPARED) break
    const likeness = likenessOf(one.movement, row.movement)
    if (likeness === "told") return row
    if (likeness === "silent" && silent === undefined) silent = row
  }
  return silent
}

/** Files of two formats write the texts of one movement in their own ways. Those that say most choose first. */
export const joinByLooks = (adding: Adding): void => {
  const { book, format, seen } = adding
  for (const equals of Map.groupBy(seen.filter(isOpen), ({ movement }) => sumKeyOf(movement)).values()) {
    const others = book
      .ofSum(equals[0]?.movement as Movement)
      .filter(({ movement }) => movement.format !== null && movement.format !== format)
    if (others.length === 0) continue
    const [silent, telling] = [true, false].map((is) =>
      equals.filter(({ movement }) => isSilent(movement) === is)
    )
    for (const one of [...(telling ?? []), ...(silent ?? [])]) {
      join(adding, one, likeliestOf(one, others, adding))
    }
  }
}
