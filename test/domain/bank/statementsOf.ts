/** Movements and statements for tests of what makes two movements the same. */
import { makeMovementBook } from "../../../src/domain/bank/MovementBook.ts"
import type { BookedMovement } from "../../../src/domain/bank/BookedMovement.ts"
import type { Movement, StatementFormat } from "../../../src/domain/bank/Movement.ts"
import { namingReference, namingReferences, saidBy } from "../../../src/domain/bank/SameMovement.ts"
import { extentOf, type SaidTimes, type StatementExtent } from "../../../src/domain/bank/StatementExtent.ts"

/** A credit of 10.00 by Ada on 2026-03-05, unless told otherwise. */
export const movement = (fields: Partial<Movement> = {}): Movement => ({
  direction: "credit",
  amountMinor: 1_000,
  currency: "EUR",
  bookedOn: "2026-03-05",
  valueOn: null,
  counterpartyName: "Ada Lovelace",
  counterpartyAccount: "DE89370400440532013000",
  remittance: "Invoice INV-7",
  paymentReference: null,
  endToEndId: null,
  bankReference: null,
  takesBack: null,
  entry: 1,
  line: null,
  detail: null,
  ...fields
})

/** A statement as a test writes it. */
export interface TestStatement {
  readonly format?: StatementFormat
  readonly from?: string | null
  readonly to?: string | null
  readonly opening?: number | null
  readonly closing?: number | null
  readonly movements: ReadonlyArray<Movement>
}

const signed = ({ amountMinor, direction }: Movement) => (direction === "credit" ? amountMinor : -amountMinor)

/** A statement with the balances that it leads to. */
export const balanced = (opening: number, statement: TestStatement): TestStatement => ({
  opening,
  closing: statement.movements.reduce((sum, each) => sum + signed(each), opening),
  ...statement
})

/** An account that forgets all but what the tables keep after each statement, as the service does. */
export class StoredAccount {
  rows: ReadonlyArray<BookedMovement> = []
  /** Those that the last statement has made others, so that what they pay is looked for again. */
  another: ReadonlyArray<number | null> = []
  private readonly times = new Map<string, Array<SaidTimes>>()
  private readonly dayOf = new Map<string, string>()
  private readonly extents: Array<StatementExtent> = []
  private lastId = 0

  /** Adds a statement; returns how many of its movements were new. */
  add({
    closing = null,
    format = "camt.053",
    from = null,
    movements,
    opening = null,
    to = null
  }: TestStatement) {
    const extent = extentOf(
      { fromDate: from, toDate: to, openingMinor: opening, closingMinor: closing },
      movements
    )
    const edges = extent === null ? [] : [extent.from, extent.to]
    const days = new Set([...movements.map(({ bookedOn }) => bookedOn), ...edges])
    const references = new Set(
      movements.flatMap((each) => [
        ...namingReferences(each),
        namingReference(each.detail?.reference ?? null) ?? ""
      ])
    )
    const book = makeMovementBook(
      this.rows.filter(
        ({ bookedOn, given }) =>
          days.has(bookedOn) || given.some(({ reference }) => references.has(reference))
      ),
      {
        times: new Map([...this.times].filter(([said]) => days.has(this.dayOf.get(said) ?? ""))),
        extents: this.extents.filter(({ from, to }) => days.has(from) || days.has(to))
      }
    )
    const { atTheEdge, fresh, known } = book.add({
      format,
      extent,
      movements: movements.map((each) => ({ movement: each, said: saidBy(each) }))
    })
    if (fresh + known !== movements.length) throw new Error("a movement is neither new nor known")
    this.another = book.updated().flatMap(({ isAnother, movement: { id } }) => (isAnother ? [id] : []))
    const updated = new Map(book.updated().map((each) => [each.movement.id, each]))
    const named = Map.groupBy(book.given(), ({ id }) => id)
    this.rows = [
      ...this.rows.map((row): BookedMovement => {
        const { isReplaced = false, movement: after = row } = updated.get(row.id) ?? {}
        const given = (named.get(row.id ?? 0) ?? []).map(({ reference }) => reference)
        return { ...after, given: isReplaced ? given : [...row.given, ...given] }
      }),
      ...book.inserted().map((row) => ({ ...row, id: ++this.lastId }))
    ]
    const names = this.rows.map(({ number, said }) => `${said} ${number}`)
    if (new Set(names).size !== names.length) throw new Error("two rows have one number")
    for (const each of movements) this.dayOf.set(saidBy(each), each.bookedOn)
    if (extent !== null) {
      this.extents.push(extent)
      for (const [said, times] of atTheEdge) {
        this.times.set(said, [...(this.times.get(said) ?? []), { extent, times }])
      }
    }
    return fresh
  }

  /** What is stored, in an order that says nothing. */
  get transactions(): ReadonlyArray<string> {
    return this.rows
      .map(({ amountMinor, bankReference, bookedOn, counterpartyName, direction, remittance }) =>
        [bookedOn, direction, amountMinor, counterpartyName, remittance, bankReference].join("|")
      )
      .toSorted()
  }
}
