/** Plays statements of labelled books: what is certain is applied, and everything is compared with what was meant. */
import { matchIncoming, teachesPayer } from "../../../../src/domain/bank/matching/Matching.ts"
import type { Allocation, Matched, Suggestion } from "../../../../src/domain/bank/matching/Types.ts"
import { randomOf } from "../../../reminders/simulation/RandomSource.ts"
import { type Book, bookOf, type Debt } from "./Book.ts"
import type { Labelled } from "./Making.ts"
import { statementsOf } from "./Payers.ts"
import { searchIn } from "./Search.ts"

/** What decides. Tests put wrong rules in its place. */
export type Matcher = typeof matchIncoming

/** What came of the movements of one kind of payer. */
export interface Outcome {
  transactions: number
  applied: number
  /** Applied to a debt that was not meant, or more than was meant. */
  wrong: number
  /** Those with a right reference, and how many of them were applied. */
  withReference: number
  appliedByReference: number
  /** Those left to a person that mean debts, and how many of them have the right ones as first suggestion. */
  left: number
  leftRight: number
}

/** Outcomes by the kind of payer. */
export type Outcomes = Map<string, Outcome>

/** A movement with what was said about it. */
interface Judged {
  readonly movement: Labelled
  readonly matched: Matched
  /** Whether it was left to a person. */
  readonly isLeft: boolean
}

/** Something applied that was not meant. */
interface Wrong extends Judged {
  readonly seed: number
}

export interface Played {
  readonly outcomes: Outcomes
  readonly wrong: ReadonlyArray<Wrong>
  /** Seconds of processor time that searching and matching took. */
  readonly cpuSeconds: number
}

const MOVEMENTS_OF_BOOK = 10_000
/** Customers for each movement: enough debts for all. */
const CUSTOMERS = 0.75
/** What is certain teaches who pays from which account, so what is left is matched once more. */
const PASSES = 2

const nothing = (): Outcome => ({
  transactions: 0,
  applied: 0,
  wrong: 0,
  withReference: 0,
  appliedByReference: 0,
  left: 0,
  leftRight: 0
})

const isMeant = (truth: ReadonlyArray<Allocation>, { amountMinor, receivableId }: Allocation): boolean =>
  truth.some((meant) => meant.receivableId === receivableId && amountMinor <= meant.amountMinor)

const isRight = ({ suggestions: [first] }: Matched, truth: ReadonlyArray<Allocation>): boolean =>
  first !== undefined &&
  first.allocations.length === truth.length &&
  first.allocations.every(({ receivableId }) => truth.some((meant) => meant.receivableId === receivableId))

/** What may be certain at all, as bank.md §3 has it. */
const mayBeCertain = ({ evidence }: Suggestion): boolean => {
  const has = (...words: ReadonlyArray<(typeof evidence)[number]>) =>
    words.some((word) => evidence.includes(word))
  return (
    has("reference", "end_to_end_id") ||
    (has("invoice_number") && has("amount", "sum") && has("payer", "name"))
  )
}

/** A book with what has been applied to it. */
class Ledger {
  readonly #book: Book
  readonly #matcher: Matcher
  readonly #search: ReturnType<typeof searchIn>
  readonly #debts: ReadonlyMap<number, Debt>
  readonly #applied = new Map<string, ReadonlyArray<Allocation>>()
  readonly #seen = new Set<string>()

  constructor(book: Book, matcher: Matcher) {
    this.#book = book
    this.#matcher = matcher
    this.#search = searchIn(book)
    this.#debts = new Map(book.debts.map((debt) => [debt.receivableId, debt]))
  }

  #change(allocations: ReadonlyArray<Allocation>, sign: 1 | -1): void {
    for (const { amountMinor, receivableId } of allocations) {
      const debt = this.#debts.get(receivableId)
      if (debt === undefined || amountMinor < 1) throw new Error("an allocation is for a debt of the book")
      debt.balanceMinor -= sign * amountMinor
      if (debt.balanceMinor < 0 || debt.balanceMinor > debt.amountMinor)
        throw new Error("more was applied than the balance")
      debt.isOpen = debt.balanceMinor > 0
      debt.status = debt.isOpen ? "open" : "paid"
    }
  }

  #apply({ identity, incoming }: Labelled, allocations: ReadonlyArray<Allocation>, isTaught: boolean): void {
    this.#change(allocations, 1)
    this.#applied.set(identity, allocations)
    const account = incoming.counterpartyAccount
    if (account === null || !isTaught) return
    const { payers } = this.#book
    for (const { receivableId } of allocations) {
      const customerId = this.#debts.get(receivableId)?.customerId
      if (customerId !== undefined) payers.set(account, (payers.get(account) ?? new Set()).add(customerId))
    }
  }

  #match(movement: Labelled): Matched {
    return this.#matcher(...this.#search(movement.incoming))
  }

  /** Takes a statement in; answers the movements that were new, with what was said about each. */
  take(statement: ReadonlyArray<Labelled>): ReadonlyArray<Judged> {
    const fresh = statement.filter(({ identity }) => !this.#seen.has(identity))
    const said = new Map<Labelled, Matched>()
    for (const { identity, takesBack } of fresh) {
      this.#seen.add(identity)
      if (takesBack !== null) this.#change(this.#applied.get(takesBack) ?? [], -1)
    }
    for (let pass = 1; pass <= PASSES; pass += 1) {
      for (const movement of fresh) {
        if (movement.takesBack !== null || this.#applied.has(movement.identity)) continue
        const matched = this.#match(movement)
        said.set(movement, matched)
        const [first] = matched.suggestions
        if (first?.certain === true) this.#apply(movement, first.allocations, teachesPayer(first))
      }
    }
    return [...said].map(([movement, matched]) =>
      this.#applied.has(movement.identity) ? { movement, matched, isLeft: false } : this.#byPerson(movement)
    )
  }

  /** A person looks at what is left, one after the other, and applies it to what is meant. */
  #byPerson(movement: Labelled): Judged {
    const matched = this.#match(movement)
    const { truth } = movement
    const isOwed = truth.every(
      ({ amountMinor, receivableId }) => (this.#debts.get(receivableId)?.balanceMinor ?? 0) >= amountMinor
    )
    // It may have been paid by another movement.
    const isLeft = truth.length > 0 && isOwed
    if (isLeft) this.#apply(movement, truth, true)
    return { movement, matched, isLeft }
  }
}

const count = (outcomes: Outcomes, { isLeft, matched, movement }: Judged): boolean => {
  const { hasReference, kind, truth } = movement
  const outcome = outcomes.get(kind) ?? nothing()
  outcomes.set(kind, outcome)
  const [first] = matched.suggestions
  const isApplied = !isLeft && first?.certain === true
  const isWrong =
    isApplied && !(mayBeCertain(first) && first.allocations.every((allocation) => isMeant(truth, allocation)))
  outcome.transactions += 1
  if (isApplied) outcome.applied += 1
  if (isWrong) outcome.wrong += 1
  if (hasReference) {
    outcome.withReference += 1
    if (isApplied) outcome.appliedByReference += 1
  }
  if (isLeft) {
    outcome.left += 1
    if (isRight(matched, truth)) outcome.leftRight += 1
  }
  return isWrong
}

/** Plays the book of a seed. */
const playBook = (seed: number, movements: number, matcher: Matcher, outcomes: Outcomes) => {
  const random = randomOf(seed)
  const book = bookOf(random, Math.ceil(movements * CUSTOMERS))
  const statements = statementsOf(random, book, movements)
  const ledger = new Ledger(book, matcher)
  const began = process.cpuUsage()
  const judgements = statements.flatMap((statement) => ledger.take(statement))
  const micros = process.cpuUsage(began).user
  const wrong = judgements.flatMap((judged): ReadonlyArray<Wrong> =>
    count(outcomes, judged) ? [{ seed, ...judged }] : []
  )
  return { wrong, micros }
}

/** Plays books until so many movements came in. */
export const play = (movements: number, firstSeed: number, matcher: Matcher = matchIncoming): Played => {
  const outcomes: Outcomes = new Map()
  const wrong: Array<Wrong> = []
  let micros = 0
  for (let left = movements, seed = firstSeed; left > 0; left -= MOVEMENTS_OF_BOOK, seed += 1) {
    const played = playBook(seed, Math.min(left, MOVEMENTS_OF_BOOK), matcher, outcomes)
    wrong.push(...played.wrong)
    micros += played.micros
  }
  return { outcomes, wrong, cpuSeconds: micros / 1_000_000 }
}
