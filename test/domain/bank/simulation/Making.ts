/** What kinds of payers are made of: debts that nobody has paid yet, and movements with their meaning. */
import type { Allocation, Incoming } from "../../../../src/domain/bank/matching/Types.ts"
import type { RandomSource } from "../../../reminders/simulation/RandomSource.ts"
import { type Book, type Customer, type Debt, ownReference } from "./Book.ts"
import { foreignNumber, someWords, typedReference, withWord } from "./Texts.ts"

/** A movement with its meaning. */
export interface Labelled {
  /** The bank's own reference. */
  readonly identity: string
  readonly kind: string
  readonly incoming: Incoming
  /** The debts that are meant, and how much of each. Empty where the money is for none of them. */
  readonly truth: ReadonlyArray<Allocation>
  /** Whether it has a right reference of all that is meant. */
  readonly hasReference: boolean
  /** Whether what it pays was paid by another one already. */
  readonly isExtra: boolean
  /** The movement that it takes back; null for money that comes in. */
  readonly takesBack: string | null
}

export type Said = Partial<Pick<Incoming, "remittance" | "paymentReference" | "endToEndId">>

/** Payers who pay their oldest debt first. */
export const OLDEST_FIRST = 0.85

/** Gives debts out that nobody has paid yet, each once. */
export class Unpaid {
  readonly #debts: Array<Debt>
  readonly #left: Set<number>
  readonly #customers: ReadonlyMap<number, Customer>

  constructor(book: Book, random: RandomSource) {
    const payable = book.debts.filter(({ currency, isOpen }) => isOpen && currency === "EUR")
    this.#debts = payable
      .map((debt) => ({ debt, order: random.next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ debt }) => debt)
    this.#left = new Set(payable.map(({ receivableId }) => receivableId))
    this.#customers = new Map(book.customers.map((customer) => [customer.id, customer]))
  }

  /** The oldest or newest debts of one customer that satisfy a rule; undefined if nobody has as many. */
  take(
    count: number,
    rule: (debt: Debt) => boolean = () => true,
    isOldest = true
  ): { customer: Customer; debts: ReadonlyArray<Debt> } | undefined {
    for (let index = this.#debts.length - 1; index >= 0; index -= 1) {
      const debt = this.#debts[index]
      if (debt === undefined || !this.#left.has(debt.receivableId)) {
        if (index === this.#debts.length - 1) this.#debts.pop()
        continue
      }
      const customer = this.#customers.get(debt.customerId)
      const debts = (customer?.debts ?? [])
        .filter((other) => this.#left.has(other.receivableId) && rule(other))
        .slice(0, isOldest ? count : undefined)
        .slice(-count)
      if (customer === undefined || debts.length < count) continue
      for (const { receivableId } of debts) this.#left.delete(receivableId)
      return { customer, debts }
    }
    return undefined
  }
}

export const sum = (debts: ReadonlyArray<Debt>): number =>
  debts.reduce((all, { balanceMinor }) => all + balanceMinor, 0)
export const whole = (debts: ReadonlyArray<Debt>): ReadonlyArray<Allocation> =>
  debts.map(({ balanceMinor, receivableId }) => ({ receivableId, amountMinor: balanceMinor }))
export const isNumbered = ({ externalReference }: Debt): boolean => (externalReference ?? "").length >= 4

/** Makes the movements of one kind of payer. */
export interface Making {
  readonly book: Book
  readonly random: RandomSource
  readonly unpaid: Unpaid
  readonly add: (
    kind: string,
    who: Customer | null,
    said: Said,
    amountMinor: number,
    truth: ReadonlyArray<Allocation>,
    more?: Partial<Pick<Labelled, "hasReference" | "isExtra">> & {
      readonly isLater?: boolean
      /** Whose name it has, and from which account it comes, where these are not the payer's. */
      readonly holder?: Customer
      readonly account?: string
      readonly currency?: string
    }
  ) => Labelled
  readonly takeBack: (of: Labelled) => void
}

export type Kind = (making: Making) => void

export const referenceOf = ({ book, random }: Making, debt: Debt): string =>
  random.chance(0.1) ? ownReference(book, debt) : debt.paymentReference

/** The reference in its field, or in the text. */
export const quoting = (making: Making, debt: Debt): Said => {
  const { random } = making
  const reference = referenceOf(making, debt)
  if (random.chance(0.65)) return { paymentReference: reference, remittance: someWords(random) }
  const typed = withWord(random, typedReference(random, reference))
  return {
    remittance: random.chance(0.1)
      ? `${typed} ${foreignNumber(random, making.book, customerOf(making.book, debt))}`
      : typed
  }
}

const customerOf = (book: Book, { customerId }: Debt): Customer => {
  const customer = book.customers[customerId - 1]
  if (customer === undefined) throw new Error("every debt has a customer")
  return customer
}

export const numberOf = ({ externalReference }: Debt): string => externalReference ?? ""

export const anotherCustomer = ({ book, random }: Making): Customer => random.one(book.customers)

export const single =
  (rule: (debt: Debt) => boolean, make: (making: Making, debt: Debt, customer: Customer) => void): Kind =>
  (making) => {
    const taken = making.unpaid.take(1, rule, making.random.chance(OLDEST_FIRST))
    const [debt] = taken?.debts ?? []
    if (taken !== undefined && debt !== undefined) make(making, debt, taken.customer)
  }

export const anyDebt = (): boolean => true
