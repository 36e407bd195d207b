/** Payers whose movements look certain and are not: each is labelled with what is meant, and none may be applied otherwise. */
import { structuredReference } from "../../../../src/domain/bank/References.ts"
import type { RandomSource } from "../../../reminders/simulation/RandomSource.ts"
import { anIban, type Customer, type Debt } from "./Book.ts"
import { isNumbered, type Kind, type Making, numberOf, quoting, single, whole } from "./Making.ts"
import { withWord } from "./Texts.ts"

/** Banks cut texts after so many characters. */
const CUT_LENGTH = 140
const FILLER =
  "Vielen Dank fuer die gute Zusammenarbeit und die schnelle Lieferung in diesem Jahr wie immer gern "
/** Characters of a cut text before what is meant by it. */
const LONGEST_QUOTE = 60

const euros = (minor: number): string => (minor / 100).toFixed(2).replace(".", ",")

/** A debt of somebody else whose number may be quoted by mistake; undefined if there is none. */
const another = ({ book, random }: Making, { customerId }: Debt): Debt | undefined => {
  for (let tries = 0; tries < 20; tries += 1) {
    const debt = random.one(book.debts)
    if (debt.customerId !== customerId && debt.isOpen && isNumbered(debt)) return debt
  }
  return undefined
}

/** The reference of one debt and the number of another one: nobody knows which of them is meant. */
const contradiction = (
  kind: string,
  said: (
    making: Making,
    reference: string,
    number: string
  ) => { readonly remittance: string; readonly endToEndId?: string }
): Kind =>
  single(isNumbered, (making, debt, customer) => {
    const other = another(making, debt)
    if (other === undefined) return
    const isNumberMeant = making.random.chance(0.5)
    const amount = Math.min(debt.balanceMinor, other.balanceMinor)
    making.add(kind, customer, said(making, debt.paymentReference, numberOf(other)), amount, [
      { receivableId: (isNumberMeant ? other : debt).receivableId, amountMinor: amount }
    ])
  })

const inText = contradiction("reference and another number", ({ random }, reference, number) => ({
  remittance: `${reference} ${random.one(["Rechnung ", "RE ", "Rg-Nr.: "])}${number}`
}))
const besideAmount = contradiction(
  "reference and another number, amount",
  ({ random }, reference, number) => ({
    remittance: `${reference} Rechnung ${number} EUR ${euros(random.between(1_000, 99_999))}`
  })
)
const inCutText = contradiction("reference and another number, cut", (_, reference, number) => {
  const quote = ` ${reference} Rechnung ${number}`
  return { remittance: `${FILLER}${FILLER}`.slice(0, CUT_LENGTH - quote.length) + quote }
})
const inEndToEndId = contradiction("reference and another number, id", (_, reference, number) => ({
  remittance: reference,
  endToEndId: number.length > LONGEST_QUOTE ? "NOTPROVIDED" : `RE ${number}`
}))

/** Two numbers, of which the second one's amount is told: the first is not paid as a whole. */
const twoNumbers: Kind = (making) => {
  const taken = making.unpaid.take(2, isNumbered)
  const [one, two] = taken?.debts ?? []
  if (taken === undefined || one === undefined || two === undefined) return
  if (one.balanceMinor <= two.balanceMinor) return
  const text = `${numberOf(one)}, ${numberOf(two)} EUR ${euros(two.balanceMinor)}`
  making.add("two numbers, one amount", taken.customer, { remittance: text }, one.balanceMinor, [
    { receivableId: one.receivableId, amountMinor: one.balanceMinor - two.balanceMinor },
    { receivableId: two.receivableId, amountMinor: two.balanceMinor }
  ])
}

/** A number with its amount and currency in the text. */
const numberWithAmount: Kind = single(isNumbered, (making, debt, customer) => {
  const text = `${withWord(making.random, numberOf(debt))} EUR ${euros(debt.balanceMinor)}`
  making.add("number, with its amount", customer, { remittance: text }, debt.balanceMinor, whole([debt]))
})

/** A part of a debt, by its number. */
const partByNumber: Kind = single(isNumbered, (making, debt, customer) => {
  const amount = Math.ceil(debt.balanceMinor / making.random.between(2, 4))
  making.add("number, part", customer, { remittance: withWord(making.random, numberOf(debt)) }, amount, [
    { receivableId: debt.receivableId, amountMinor: amount }
  ])
})

/** A debt in another currency: nothing that came in euros may be applied to it. */
const otherCurrency: Kind = (making) => {
  const { book, random } = making
  const foreign = book.debts.filter(({ currency, isOpen }) => isOpen && currency !== "EUR")
  const debt = random.one(foreign)
  if (debt === undefined) return
  const customer = book.customers[debt.customerId - 1] ?? null
  making.add("other currency", customer, quoting(making, debt), debt.balanceMinor, [])
}

/** An invoice that is not entered yet, with the amount of a debt of theirs. */
const enteredLater: Kind = single(isNumbered, (making, debt, customer) => {
  const { book, random } = making
  const later = `${book.numberLike(random)}-${random.between(10, 99)}`
  making.add("entered later", customer, { remittance: withWord(random, later) }, debt.balanceMinor, [])
})

/** Whether its number is one, and no reference, which would mean it whoever sends it. */
const isPlainlyNumbered = (making: Making, debt: Debt): boolean =>
  isNumbered(debt) && structuredReference(numberOf(debt), making.book.country) === null

const accountOf = (random: RandomSource, { accounts }: Customer): string => random.one(accounts)

/** Somebody of the same name who owes nothing, with a number that is another one's. */
const namesake: Kind = single(
  ({ hasNamesake }) => hasNamesake,
  (making, debt, customer) => {
    const { book, random } = making
    if (!isPlainlyNumbered(making, debt)) return
    const twin = book.customers.find(({ id, name }) => name === customer.name && id !== customer.id)
    if (twin === undefined) return
    making.add("namesake", twin, { remittance: numberOf(debt) }, debt.balanceMinor, [], {
      account: anIban(random),
      holder: twin
    })
  }
)

/** An account that is known for others, with the name and number of somebody who never paid from it. */
const othersAccount: Kind = single(isNumbered, (making, debt, customer) => {
  const { book, random } = making
  const owner = random.one(book.customers)
  const account = accountOf(random, owner)
  const payers = book.payers.get(account)
  if (payers === undefined || payers.has(customer.id) || !isPlainlyNumbered(making, debt)) return
  making.add("account of others", customer, { remittance: numberOf(debt) }, debt.balanceMinor, [], {
    account,
    holder: customer
  })
})

/** The kinds with their weights among all. */
export const misleading: ReadonlyArray<readonly [number, Kind]> = [
  [2, inText],
  [2, besideAmount],
  [2, inCutText],
  [2, inEndToEndId],
  [4, twoNumbers],
  [12, numberWithAmount],
  [5, partByNumber],
  [2, otherCurrency],
  [2, enteredLater],
  [3, namesake],
  [3, othersAccount]
]
