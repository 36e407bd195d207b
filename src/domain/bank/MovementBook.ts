/**
 * Adds statements to the movements of one account, one after another: which of their movements are there already, and which
 * are new (ADR 58). It decides in memory, and is told all that is stored of the days concerned.
 */
import { entriesOf, joinBatches } from "./AddedBatches.ts"
import {
  type Adding,
  isOpen,
  joinByLooks,
  joinByReference,
  joinBySaid,
  joinDetailsBySaid,
  joinNearby,
  type SaidMovement,
  type SeenMovement
} from "./AddedMovements.ts"
import type { BookedMovement } from "./BookedMovement.ts"
import { BookedMovements, listIn } from "./BookedMovements.ts"
import type { GivenReference } from "./GivenReferences.ts"
import type { Movement, StatementFormat } from "./Movement.ts"
import { isReference, namingReferences } from "./SameMovement.ts"
import { greatestCount, isAtTheEdge, type SaidTimes, type StatementExtent } from "./StatementExtent.ts"

/** A statement to add. */
interface AddedStatement {
  readonly format: StatementFormat
  /** Null for one without a period and without movements. */
  readonly extent: StatementExtent | null
  readonly movements: ReadonlyArray<SaidMovement>
}

/** What came of a statement that was added. */
interface AddedTo {
  readonly fresh: number
  readonly known: number
  /** How often it says what neighbouring statements may say, too; by what is said. */
  readonly atTheEdge: ReadonlyMap<string, number>
}

/** The movements of one account. */
export interface MovementBook {
  readonly add: (statement: AddedStatement) => AddedTo
  /** What is to be inserted, in the order in which it came. */
  readonly inserted: () => ReadonlyArray<BookedMovement>
  /** What is stored and says something else now. */
  readonly updated: () => ReadonlyArray<UpdatedMovement>
  /** References that files have given what is stored. */
  readonly given: () => ReadonlyArray<{ readonly id: number; readonly reference: GivenReference }>
}

/** A movement that is stored and says something else now. */
export interface UpdatedMovement {
  readonly movement: BookedMovement
  /** Whether what it pays has to be looked for again. */
  readonly isAnother: boolean
  /** Whether it is another movement, so that references that are stored of it are none of its own. */
  readonly isReplaced: boolean
}

/** Makes rows of what is not in the book. */
const appendOpen = ({ book, format, seen, used }: Adding): void => {
  for (const one of seen.filter(isOpen)) {
    one.row = book.append({ ...one, format })
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

/** Takes note of how often a statement says what neighbouring ones may say, too. What has a name outside its period is known by that. */
const note = ({ seen }: Adding, extent: StatementExtent, { extents, times }: Said) => {
  const atTheEdge = new Map<string, number>()
  extents.push(extent)
  const isWithin = (day: string) => day >= extent.from && day <= extent.to
  const own = seen.filter(
    ({ movement: { bookedOn }, references, row, said }) =>
      row?.movement.said === said &&
      isAtTheEdge(extent, bookedOn) &&
      (references.length === 0 || isWithin(bookedOn))
  )
  for (const [said, equals] of Map.groupBy(own, (one) => one.said)) {
    atTheEdge.set(said, equals.length)
    listIn(times, said).push({ extent, times: equals.length })
  }
  return atTheEdge
}

/** A reference that names nothing by itself, and that the row of a movement does not have. */
const unkeptOf = ({ movement: { bankReference }, references, row }: SeenMovement): string | null =>
  references.length > 0 || !isReference(bankReference) || row?.movement.bankReference === bankReference
    ? null
    : bankReference

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
      .toSorted((a, b) => a.references.length - b.references.length)
    for (let index = 0; index < missing; index++) {
      const one = known[index]
      const row = book.appendEqual(first, format, one === undefined ? null : unkeptOf(one))
      if (one === undefined) continue
      one.row = row
      one.isFresh = true
    }
  }
}

const seenOf = (movement: Movement, said: string, entry: SeenMovement["entry"]): SeenMovement => ({
  movement,
  said,
  references: namingReferences(movement),
  entry,
  row: null,
  isInBatch: false,
  isFresh: false
})

/**
 * Makes the book of an account.
 *
 * @param stored all that is stored of it on the days of the movements to come, and what has a reference of theirs
 */
export const makeMovementBook = (stored: ReadonlyArray<BookedMovement>, before: SaidBefore): MovementBook => {
  const book = new BookedMovements(stored)
  const said = {
    extents: [...before.extents],
    times: new Map([...before.times].map(([name, all]) => [name, [...all]]))
  }
  return {
    add: ({ extent, format, movements }) => {
      const entries = entriesOf(movements.map(({ movement }) => movement))
      const adding: Adding = {
        book,
        seen: movements.map(({ movement, said }) => seenOf(movement, said, entries.get(movement) ?? null)),
        format,
        used: new Set()
      }
      const { seen } = adding
      joinByReference(adding)
      joinNearby(adding)
      joinBySaid(adding)
      joinBatches(adding)
      joinDetailsBySaid(adding)
      joinByLooks(adding)
      appendOpen(adding)
      const atTheEdge = extent === null ? new Map<string, number>() : note(adding, extent, said)
      if (extent !== null) countEquals(adding, said)
      const fresh = seen.filter(({ isFresh }) => isFresh).length
      return { fresh, known: seen.length - fresh, atTheEdge }
    },
    inserted: () => book.rows.flatMap(({ movement }) => (movement.id === null ? [movement] : [])),
    updated: () =>
      book.rows.flatMap(({ isAnother, isChanged, isReplaced, movement }) =>
        movement.id !== null && isChanged ? [{ movement, isAnother, isReplaced }] : []
      ),
    given: () =>
      book.rows.flatMap(({ added, movement: { id } }) =>
        id === null ? [] : added.map((reference) => ({ id, reference }))
      )
  }
}
