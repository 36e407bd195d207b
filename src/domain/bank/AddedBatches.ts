/** Batches of one statement while it is added: the whole entry and its details are the same money (ADR 58). */
import { type Adding, isOpen, join, namesOf, type SeenMovement, takeFrom } from "./AddedMovements.ts"
import { entryReferencesOf, ownOf } from "./BookedMovement.ts"
import type { MovementRow } from "./BookedMovements.ts"
import type { NamedReference } from "./GivenReferences.ts"
import type { Movement } from "./Movement.ts"
import { type BatchEntry, batchEntryOf, isOfSum, isWholeOf, mayBeOne } from "./SameMovement.ts"

/** Details of batches of one sum among which those of a whole are looked for. */
const MAX_DETAILS = 20_000

/** The entry of each detail of a statement. */
export const entriesOf = (movements: ReadonlyArray<Movement>): ReadonlyMap<Movement, BatchEntry> => {
  const details = movements.filter(({ detail }) => detail !== null)
  const batches = [...Map.groupBy(details, ({ entry }) => entry).values()]
  return new Map(
    batches.flatMap((batch) => {
      const entry = batchEntryOf(batch)
      return batch.map((movement) => [movement, entry] as const)
    })
  )
}

/** The first of these rows that sum to a whole; null if they don't. */
const summingTo = (
  { amountMinor, direction }: Movement,
  rows: ReadonlyArray<MovementRow>
): ReadonlyArray<MovementRow> | null => {
  let minor = 0
  for (const [index, { movement }] of rows.entries()) {
    minor += movement.direction === direction ? movement.amountMinor : -movement.amountMinor
    if (minor === amountMinor) return rows.slice(0, index + 1)
  }
  return null
}

/** Details in the book that are those of a whole: of its day, or of its reference. */
const detailsOf = (
  adding: Adding,
  { movement, references }: SeenMovement
): ReadonlyArray<MovementRow> | null => {
  const { book, used } = adding
  const names = namesOf(adding, references)
  const ofDay = book
    .ofEntry(movement)
    .slice(0, MAX_DETAILS)
    .filter(
      (row) =>
        !used.has(row) &&
        row.movement.entry !== null &&
        isWholeOf(movement, names, row.movement.entry, entryReferencesOf(row.movement))
    )
  for (const batch of Map.groupBy(ofDay, (row) => row.movement.entry?.reference ?? "").values()) {
    const details = summingTo(movement, batch)
    if (details !== null) return details
  }
  for (const name of names) {
    const nearby = book
      .ofNearbyEntry(movement.bookedOn, name)
      .slice(0, MAX_DETAILS)
      .filter((row) => !used.has(row) && row.movement.entry !== null && isOfSum(movement, row.movement.entry))
    const details = summingTo(movement, nearby)
    if (details !== null) return details
  }
  return null
}

/** The whole of a batch whose details are in the book is no movement of its own. */
const joinWhole = (adding: Adding, one: SeenMovement): void => {
  const { book, format, used } = adding
  const details = detailsOf(adding, one)
  if (details === null) return
  const { bookedOn } = one.movement
  const given = one.references.map((reference) => ({ format, bookedOn, reference, isOfEntry: true }))
  for (const row of details) {
    used.add(row)
    book.give(row, given)
  }
  one.isInBatch = true
}

/** The whole of a batch in the book, of its day or of its reference. */
const wholeOf = ({ book, format, used }: Adding, first: Movement, entry: BatchEntry) => {
  const sum = { ...first, ...entry }
  const names: ReadonlyArray<NamedReference> =
    entry.reference === null ? [] : [{ format, reference: entry.reference }]
  const isWhole = ({ movement }: MovementRow) =>
    movement.entry === null && isWholeOf(movement, ownOf(movement), entry, names)
  for (const { reference } of names) {
    const named = takeFrom([...book.ofReference(sum, reference)], used, isWhole)
    if (named !== undefined) return named
    const nearby = book.ofNearbyDay(sum, { format, reference })
    if (nearby !== undefined && !used.has(nearby) && nearby.movement.entry === null) return nearby
  }
  return takeFrom(book.ofSum(sum).slice(0, MAX_DETAILS), used, isWhole)
}

/** The details of a batch that another file books on another day, by the reference of both. */
const joinNearbyDetails = (adding: Adding, details: ReadonlyArray<SeenMovement>, reference: string): void => {
  const { book, format, used } = adding
  const [first] = details
  if (first === undefined || first.entry === null) return
  const { entry } = first
  const rows = book
    .ofNearbyEntry(first.movement.bookedOn, { format, reference })
    .filter((row) => !used.has(row) && row.movement.entry !== null && isOfSum(row.movement.entry, entry))
  if (rows.length !== details.length || rows.length > MAX_DETAILS) return
  const bySum = Map.groupBy(rows, ({ movement }) => `${movement.direction} ${movement.amountMinor}`)
  const pairs: Array<readonly [SeenMovement, MovementRow]> = []
  for (const one of details) {
    const { amountMinor, direction } = one.movement
    const row = takeFrom(bySum.get(`${direction} ${amountMinor}`) ?? [], used, ({ movement }) =>
      mayBeOne(one.movement, movement)
    )
    if (row === undefined) return
    pairs.push([one, row])
  }
  for (const [one, row] of pairs) join(adding, one, row)
}

/** Details take the place of the whole of their batch, if nothing has come of it; else they are a part of it. */
const joinDetails = (adding: Adding, details: ReadonlyArray<SeenMovement>): void => {
  const { book, format, used } = adding
  const [first] = details
  if (first === undefined || first.entry === null || !details.every(isOpen)) return
  const { entry } = first
  const whole = wholeOf(adding, first.movement, entry)
  if (whole === undefined) {
    if (entry.reference !== null) joinNearbyDetails(adding, details, entry.reference)
    return
  }
  used.add(whole)
  if (!whole.movement.isUntouched) {
    for (const one of details) one.isInBatch = true
    return
  }
  // What files of other formats call the whole is still what they call the entry.
  const given = ownOf(whole.movement).map((name) => ({ ...name, isOfEntry: true }))
  const reference = entry.reference ?? given[0]?.reference ?? null
  const named = { ...entry, reference }
  book.replace(whole, { ...first, format, entry: named })
  book.give(whole, given)
  first.row = whole
  first.isFresh = true
  for (const one of details.slice(1)) {
    one.row = book.append({ ...one, format, entry: named })
    one.isFresh = true
    book.give(one.row, given)
    used.add(one.row)
  }
}

/** Joins the batches of a statement with those in the book. */
export const joinBatches = (adding: Adding): void => {
  const { seen } = adding
  for (const one of seen) if (isOpen(one) && one.movement.detail === null) joinWhole(adding, one)
  const details = seen.filter(({ movement }) => movement.detail !== null)
  for (const batch of Map.groupBy(details, ({ movement }) => movement.entry).values())
    joinDetails(adding, batch)
}
