/**
 * Adds statements to the movements of one account, one after another: which of their movements are there already, and which
 * are new (ADR 58). It decides in memory, and is told all that is stored of the days concerned.
 */
import {
  type BookedMovement,
  BookedMovements,
  listIn,
  type NewRow,
  type MovementRow
} from "./BookedMovements.ts"
import type { Movement, StatementFormat } from "./Movement.ts"
import {
  type BatchEntry,
  batchEntryOf,
  isWholeOf,
  looksLikeOne,
  mayBeOne,
  namingReference,
  sumKeyOf
} from "./SameMovement.ts"
import { greatestCount, isAtTheEdge, type SaidTimes, type StatementExtent } from "./StatementExtent.ts"

/** A statement to add. */
interface AddedStatement {
  readonly format: StatementFormat
  /** Null for one without a period and without movements. */
  readonly extent: StatementExtent | null
  readonly movements: ReadonlyArray<SaidMovement>
}

/** A movement with what it says, as `saidBy` has it. */
export interface SaidMovement {
  readonly movement: Movement
  readonly said: string
}

/** What came of a statement that was added. */
interface AddedTo {
  readonly fresh: number
  readonly known: number
  /** How often it says what neighbouring statements may say, too; by what is said. */
  readonly atTheEdge: ReadonlyMap<string, number>
}

/** A movement of the statement that is being added. */
interface Seen extends SaidMovement {
  readonly reference: string | null
  /** The row that it is. */
  row: MovementRow | null
  /** Whether it is the whole of details in the book, or a detail of a whole that stays. */
  isInBatch: boolean
  isFresh: boolean
}

const isOpen = ({ isInBatch, row }: Seen): boolean => row === null && !isInBatch

/** The movements of one account. */
export interface MovementBook {
  readonly add: (statement: AddedStatement) => AddedTo
  /** What is to be inserted, in the order in which it came. */
  readonly inserted: () => ReadonlyArray<BookedMovement>
  /** What is stored and says something else now. `isAnother`: what it pays has to be looked for again. */
  readonly updated: () => ReadonlyArray<{ readonly movement: BookedMovement; readonly isAnother: boolean }>
}

/** One statement while it is added. */
interface Adding {
  readonly book: BookedMovements
  readonly seen: ReadonlyArray<Seen>
  readonly format: StatementFormat
  /** Rows that are a movement of this statement already. */
  readonly used: Set<MovementRow>
}

const join = ({ book, used }: Adding, one: Seen, row: MovementRow | undefined): void => {
  if (row === undefined) return
  used.add(row)
  one.row = row
  book.complete(row, one.movement)
}

/** Rows of one sum that a movement is compared with: of thousands that are alike, it may be any. */
const MAX_COMPARED = 500

/** Takes the first row that is not used and fits out of the list, which is not in order any more then. */
const takeFrom = (
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
const joinByReference = (adding: Adding): void => {
  const { book, seen, used } = adding
  const named = seen.filter(({ reference }) => reference !== null)
  const nameOf = ({ movement, reference }: Seen) => `${sumKeyOf(movement)} ${reference}`
  for (const equals of Map.groupBy(named, nameOf).values()) {
    const [first] = equals
    const rows = [...book.ofReference(first?.movement as Movement, first?.reference as string)]
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

/** What says the same is the same, unless both have references, which differ then. Those with a reference choose first. */
const joinBySaid = (adding: Adding): void => {
  const { book, seen, used } = adding
  for (const [said, equals] of Map.groupBy(seen.filter(isOpen), (one) => one.said)) {
    const rows = book.ofSaid(said).filter((row) => !used.has(row))
    const nameless = rows.filter(({ reference }) => reference === null).toReversed()
    for (const one of equals) if (one.reference !== null) join(adding, one, nameless.pop())
    const left = [...nameless, ...rows.filter((row) => row.reference !== null && !used.has(row))]
    for (const one of equals) if (one.reference === null) join(adding, one, left.pop())
  }
}

/** Details of batches of one sum among which those of a whole are looked for. */
const MAX_DETAILS = 20_000

/** The whole of a batch whose details are in the book is no movement of its own. */
const joinWhole = ({ book, used }: Adding, one: Seen): void => {
  const batch: Array<MovementRow> = []
  let minor = 0
  for (const row of book.ofEntry(one.movement).slice(0, MAX_DETAILS)) {
    const { amountMinor, direction, entry } = row.movement
    const other = batch[0]?.movement.entry
    if (used.has(row) || entry === null || !isWholeOf(one.movement, entry)) continue
    if (other !== undefined && other?.reference !== entry.reference) continue
    batch.push(row)
    minor += direction === one.movement.direction ? amountMinor : -amountMinor
    if (minor === one.movement.amountMinor) break
  }
  if (batch.length === 0 || minor !== one.movement.amountMinor) return
  for (const row of batch) used.add(row)
  one.isInBatch = true
}

/** Details take the place of the whole of their batch, if nothing has come of it; else they are a part of it. */
const joinDetails = (
  { book, format, used }: Adding,
  details: ReadonlyArray<Seen>,
  entry: BatchEntry
): void => {
  const [first] = details
  if (first === undefined || !details.every(isOpen)) return
  const sum = { ...first.movement, ...entry }
  const isWhole = ({ movement }: MovementRow) => movement.entry === null && isWholeOf(movement, entry)
  const named = entry.reference === null ? [] : book.ofReference(sum, entry.reference)
  const whole =
    takeFrom([...named], used, isWhole) ?? takeFrom(book.ofSum(sum).slice(0, MAX_DETAILS), used, isWhole)
  if (whole === undefined) return
  used.add(whole)
  if (!whole.movement.isUntouched) {
    for (const one of details) one.isInBatch = true
    return
  }
  book.replace(whole, { ...first, format, entry })
  first.row = whole
  first.isFresh = true
}

/** The details of each batch, with its entry. */
const batchesOf = (seen: ReadonlyArray<Seen>) => {
  const details = seen.filter(({ movement }) => movement.detail !== null)
  return [...Map.groupBy(details, ({ movement }) => movement.entry).values()].map((batch) => ({
    details: batch,
    entry: batchEntryOf(batch.map(({ movement }) => movement))
  }))
}

/** Files of two formats write the texts of one movement in their own ways. */
const joinByLooks = (adding: Adding): void => {
  const { book, format, seen, used } = adding
  for (const equals of Map.groupBy(seen.filter(isOpen), ({ movement }) => sumKeyOf(movement)).values()) {
    const others = book
      .ofSum(equals[0]?.movement as Movement)
      .filter((row) => !used.has(row) && row.movement.format !== null && row.movement.format !== format)
    if (others.length === 0) continue
    for (const one of equals) {
      const isOne = ({ movement, reference }: MovementRow) =>
        (reference === null || one.reference === null) && looksLikeOne(one.movement, movement)
      join(adding, one, takeFrom(others, used, isOne))
    }
  }
}

/** Makes rows of what is not in the book. */
const appendOpen = ({ book, format, seen, used }: Adding, entries: ReadonlyMap<Seen, BatchEntry>): void => {
  for (const one of seen.filter(isOpen)) {
    one.row = book.append({ ...one, format, entry: entries.get(one) ?? null } satisfies NewRow)
    one.isFresh = true
    used.add(one.row)
  }
}

/** What statements have said before, of the days of the movements, and of those on which the statements begin and end. */
export interface SaidBefore {
  /** How far those reach that begin or end on one of the days. */
  readonly extents: ReadonlyArray<StatementExtent>
  /** How often they say something at their edges, by what is said. */
  readonly times: ReadonlyMap<string, ReadonlyArray<SaidTimes>>
}

interface Said {
  readonly extents: Array<StatementExtent>
  readonly times: Map<string, Array<SaidTimes>>
}

/** Takes note of how often a statement says what neighbouring ones may say, too. */
const note = ({ seen }: Adding, extent: StatementExtent, { extents, times }: Said) => {
  const atTheEdge = new Map<string, number>()
  extents.push(extent)
  const own = seen.filter(
    ({ movement, row, said }) => row?.movement.said === said && isAtTheEdge(extent, movement.bookedOn)
  )
  for (const [said, equals] of Map.groupBy(own, (one) => one.said)) {
    atTheEdge.set(said, equals.length)
    listIn(times, said).push({ extent, times: equals.length })
  }
  return atTheEdge
}

/**
 * Makes more rows of what says the same, where statements that follow one another say it. One that lies between two others
 * shows that those don't overlap, so there may be more of what it does not say itself.
 */
const countEquals = ({ book, format, seen }: Adding, { extents, times }: Said): void => {
  const own = Map.groupBy(seen, ({ said }) => said)
  for (const [said, all] of times) {
    const rows = book.ofSaid(said)
    const [first] = rows
    // No more than all of them together.
    if (first === undefined || all.reduce((sum, one) => sum + one.times, 0) <= rows.length) continue
    const missing = greatestCount(all, extents) - rows.length
    const known = (own.get(said) ?? [])
      .filter(({ isFresh }) => !isFresh)
      .toSorted((a, b) => Number(a.reference !== null) - Number(b.reference !== null))
    for (let index = 0; index < missing; index++) {
      const row = book.appendEqual(first, format)
      const one = known[index]
      if (one === undefined) continue
      one.row = row
      one.isFresh = true
    }
  }
}

/**
 * Makes the book of an account.
 *
 * @param stored all that is stored of it on the days of the movements to come
 */
export const makeMovementBook = (stored: ReadonlyArray<BookedMovement>, before: SaidBefore): MovementBook => {
  const book = new BookedMovements(stored)
  const said = {
    extents: [...before.extents],
    times: new Map([...before.times].map(([name, all]) => [name, [...all]]))
  }
  return {
    add: ({ extent, format, movements }) => {
      const seen = movements.map(({ movement, said }): Seen => {
        const reference = namingReference(movement)
        return { movement, said, reference, row: null, isInBatch: false, isFresh: false }
      })
      const adding: Adding = { book, seen, format, used: new Set() }
      joinByReference(adding)
      joinBySaid(adding)
      for (const one of seen) if (isOpen(one) && one.movement.detail === null) joinWhole(adding, one)
      const batches = batchesOf(seen)
      for (const { details, entry } of batches) joinDetails(adding, details, entry)
      joinByLooks(adding)
      const entries = new Map(batches.flatMap(({ details, entry }) => details.map((one) => [one, entry])))
      appendOpen(adding, entries)
      const atTheEdge = extent === null ? new Map<string, number>() : note(adding, extent, said)
      if (extent !== null) countEquals(adding, said)
      const fresh = seen.filter(({ isFresh }) => isFresh).length
      return { fresh, known: seen.length - fresh, atTheEdge }
    },
    inserted: () => book.rows.flatMap(({ movement }) => (movement.id === null ? [movement] : [])),
    updated: () =>
      book.rows.flatMap(({ isAnother, isChanged, movement }) =>
        movement.id !== null && isChanged ? [{ movement, isAnother }] : []
      )
  }
}
