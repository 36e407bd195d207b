/**
 * What a transaction adds at its end, for all of its participants by few statements: rows, and amounts to counters, which
 * are summed and sorted, so that none can deadlock.
 */
import type { Statement } from "./RoundTrip.ts"
import { inserting, type RowInsert } from "./RowInsert.ts"

/** An amount to be added to a counter. */
export interface CounterDelta {
  /**
   * The statement that adds to several counters at once. Its parameters are one array for each part of the key, one
   * array of amounts, one of minor units if its deltas have them, and, unless it was made of an insert without `made`
   * columns, a number that is the same for the whole transaction.
   */
  readonly text: string
  /** What the text was made of: for a distributed database, which takes no arrays. */
  readonly insert?: RowInsert
  /** Its first part is the company, because one statement adds for several. */
  readonly key: ReadonlyArray<string | number>
  readonly amount: number
  /** Minor units, for a counter that is also a sum of money. All deltas of a statement have them, or none has. */
  readonly minor?: number | bigint
}

/** A row to be inserted that nobody reads before the commit. */
export interface AddedRow {
  /** The statement that inserts several rows at once. Its parameters are one array for each column. */
  readonly text: string
  /** What the text was made of: for a distributed database, which takes no arrays. */
  readonly insert?: RowInsert
  /** Its first column is the company. */
  readonly row: ReadonlyArray<unknown>
}

/** Something to be added at the end of a transaction. */
export type Addition = CounterDelta | AddedRow

/**
 * Throws where something is added for another company than its transaction's. Row-level security can't tell, because the
 * statement adds for all companies that share the transaction.
 */
export const assertOf = (companyId: number | undefined, addition: Addition): void => {
  const [company] = "row" in addition ? addition.row : addition.key
  if (companyId !== undefined && company !== companyId) throw new Error("an addition is for another company")
}

const byKey = (a: CounterDelta, b: CounterDelta): number => {
  for (const [index, part] of a.key.entries()) {
    const other = b.key[index] ?? ""
    if (part !== other) return part < other ? -1 : 1
  }
  return 0
}

/** Exact, however many amounts a transaction adds up. */
const plus = (a: number | bigint, b: number | bigint): number | bigint => {
  if (typeof a === "number" && typeof b === "number") {
    const sum = a + b
    if (Number.isSafeInteger(sum)) return sum
  }
  return BigInt(a) + BigInt(b)
}

const total = (delta: CounterDelta, known: CounterDelta | undefined): CounterDelta => {
  if (known === undefined) return delta
  const amount = known.amount + delta.amount
  return delta.minor === undefined
    ? { ...delta, amount }
    : { ...delta, amount, minor: plus(known.minor ?? 0, delta.minor) }
}

const isNothing = ({ amount, minor = 0 }: CounterDelta): boolean =>
  amount === 0 && (minor === 0 || minor === 0n)

/**
 * One delta for each counter, sorted by key. All transactions lock counters in this order, so they may wait for each
 * other but never in a cycle.
 */
const summed = (deltas: ReadonlyArray<CounterDelta>): ReadonlyArray<CounterDelta> => {
  const sums = new Map<string, CounterDelta>()
  for (const delta of deltas) {
    // PostgreSQL's text has no character of code 0.
    const name = delta.key.join("\0")
    sums.set(name, total(delta, sums.get(name)))
  }
  return [...sums.values()].filter((delta) => !isNothing(delta)).sort(byKey)
}

type Group<A> = readonly [A, ...ReadonlyArray<A>]

const groupedByText = <A extends Addition>(all: ReadonlyArray<A>): ReadonlyArray<Group<A>> => {
  const groups = new Map<string, [A, ...Array<A>]>()
  for (const one of all) {
    const group = groups.get(one.text)
    if (group === undefined) groups.set(one.text, [one])
    else group.push(one)
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}

const isRow = (addition: Addition): addition is AddedRow => "row" in addition
const isDelta = (addition: Addition): addition is CounterDelta => "amount" in addition

/** Whether its statement takes the number that is the same for the whole transaction. */
const sharesNumber = ({ insert }: CounterDelta): boolean => insert === undefined || insert.made !== undefined

/** The statements that add all of it, one for each text. Counters are last, because other transactions wait for them. */
export const statementsFor = (all: ReadonlyArray<Addition>, spread: number): ReadonlyArray<Statement> => [
  ...groupedByText(all.filter(isRow)).map((added) =>
    inserting(
      added[0],
      added.map(({ row }) => row)
    )
  ),
  ...groupedByText(all.filter(isDelta)).flatMap((deltas) => {
    const sums = summed(deltas)
    if (sums.length === 0) return []
    const rows = sums.map(({ amount, key, minor }) => [
      ...key,
      amount,
      ...(minor === undefined ? [] : [minor])
    ])
    return [inserting(deltas[0], rows, ...(sharesNumber(deltas[0]) ? [spread] : []))]
  })
]
