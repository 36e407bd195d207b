/** Labelled statements of a book: what each kind of payer sends, and what is meant by it. */
import { structuredReference } from "../../../../src/domain/bank/References.ts"
import type { RandomSource } from "../../../reminders/simulation/RandomSource.ts"
import { anIban, type Book, type Debt, TODAY } from "./Book.ts"
import {
  anotherCustomer,
  anyDebt,
  isNumbered,
  type Kind,
  type Labelled,
  type Making,
  numberOf,
  OLDEST_FIRST,
  quoting,
  referenceOf,
  type Said,
  single,
  sum,
  Unpaid,
  whole
} from "./Making.ts"
import { misleading } from "./Misleading.ts"
import {
  foreignNumber,
  misspelled,
  nameAtBank,
  someWords,
  typedNumber,
  typedReference,
  withWord
} from "./Texts.ts"

const reference: Kind = single(anyDebt, (making, debt, customer) => {
  making.add("reference", customer, quoting(making, debt), debt.balanceMinor, whole([debt]), {
    hasReference: true
  })
})

const referenceInPart: Kind = single(anyDebt, (making, debt, customer) => {
  const { random } = making
  const amount = random.one([
    () => Math.ceil(debt.balanceMinor / random.between(2, 4)),
    () => Math.max(1, debt.balanceMinor - random.between(100, 400)),
    () => Math.ceil(debt.balanceMinor / 1_000) * 1_000,
    () => debt.balanceMinor + 500
  ])()
  making.add(
    "reference, other amount",
    customer,
    quoting(making, debt),
    amount,
    [{ receivableId: debt.receivableId, amountMinor: Math.min(amount, debt.balanceMinor) }],
    { hasReference: true }
  )
})

const referenceMisspelled: Kind = single(anyDebt, (making, debt, customer) => {
  const { book, random } = making
  const wrong = misspelled(random, referenceOf(making, debt))
  // Banks refuse a wrong check digit in the field of the reference; what passes by chance they take.
  const passes = structuredReference(wrong, book.country) !== null
  const said =
    passes && random.chance(0.5) ? { paymentReference: wrong } : { remittance: withWord(random, wrong) }
  const amount = random.chance(0.85) ? debt.balanceMinor : Math.ceil(debt.balanceMinor / 2)
  making.add("reference misspelled", customer, said, amount, [
    { receivableId: debt.receivableId, amountMinor: amount }
  ])
})

const number: Kind = single(isNumbered, (making, debt, customer) => {
  const { random } = making
  making.add(
    "number",
    customer,
    { remittance: withWord(random, typedNumber(random, numberOf(debt))) },
    debt.balanceMinor,
    whole([debt])
  )
})

const numberAmongOthers: Kind = single(isNumbered, (making, debt, customer) => {
  const { book, random } = making
  const texts = [
    withWord(random, numberOf(debt)),
    foreignNumber(random, book, customer),
    foreignNumber(random, book, customer)
  ]
  const text = random.chance(0.5) ? texts : texts.toReversed()
  making.add(
    "number, with foreign numbers",
    customer,
    { remittance: text.join(random.one([" ", ", ", " / "])) },
    debt.balanceMinor,
    whole([debt])
  )
})

const numberMisspelled: Kind = single(isNumbered, (making, debt, customer) => {
  const { random } = making
  making.add(
    "number misspelled",
    customer,
    { remittance: withWord(random, misspelled(random, numberOf(debt))) },
    debt.balanceMinor,
    whole([debt])
  )
})

const several =
  (kind: string, textOf: (making: Making, debts: ReadonlyArray<Debt>) => Said, hasReference: boolean): Kind =>
  (making) => {
    const taken = making.unpaid.take(
      making.random.between(2, 3),
      isNumbered,
      making.random.chance(OLDEST_FIRST)
    )
    if (taken === undefined) return
    making.add(kind, taken.customer, textOf(making, taken.debts), sum(taken.debts), whole(taken.debts), {
      hasReference
    })
  }

const severalNumbers: Kind = several(
  "several numbers",
  ({ random }, debts) => ({
    remittance: withWord(random, debts.map(numberOf).join(random.one([", ", " ", " + ", " und "])))
  }),
  false
)
const severalReferences: Kind = several(
  "several references",
  ({ random }, debts) => ({
    remittance: debts
      .map(({ paymentReference }) => typedReference(random, paymentReference))
      .join(random.one([", ", "; ", " und "]))
  }),
  true
)
const sumWithoutText: Kind = several("name, sum", ({ random }) => ({ remittance: someWords(random) }), false)

/** Something else than the balance, and the number. */
const rounding: Kind = single(isNumbered, (making, debt, customer) => {
  const { random } = making
  const { balanceMinor } = debt
  const [kind, amount] = random.one([
    ["rounded", Math.ceil(balanceMinor / 500) * 500],
    ["fees deducted", balanceMinor - random.between(150, 450)],
    ["discount", Math.round(balanceMinor * random.one([0.97, 0.98]))]
  ] as const)
  const text = random.chance(0.7) ? withWord(random, numberOf(debt)) : someWords(random)
  making.add(kind, customer, { remittance: text }, amount, [
    { receivableId: debt.receivableId, amountMinor: Math.min(amount, balanceMinor) }
  ])
})

const twice: Kind = single(isNumbered, (making, debt, customer) => {
  const { random } = making
  const said = random.chance(0.4) ? quoting(making, debt) : { remittance: withWord(random, numberOf(debt)) }
  const hasReference = false
  const [amount, truth] = [debt.balanceMinor, whole([debt])]
  making.add("paid twice", customer, said, amount, truth, { hasReference })
  making.add("paid twice, again", customer, said, amount, truth, {
    isExtra: true,
    isLater: random.chance(0.3)
  })
})

const forAnother: Kind = single(isNumbered, (making, debt) => {
  const { random } = making
  const payer = anotherCustomer(making)
  const isByReference = random.chance(0.6)
  const said = isByReference ? quoting(making, debt) : { remittance: withWord(random, numberOf(debt)) }
  making.add(
    isByReference ? "for another, reference" : "for another, number",
    payer,
    said,
    debt.balanceMinor,
    whole([debt]),
    { hasReference: isByReference }
  )
})

const nameAlone: Kind = single(anyDebt, (making, debt, customer) => {
  making.add(
    "name alone",
    customer,
    { remittance: someWords(making.random) },
    debt.balanceMinor,
    whole([debt])
  )
})

/** An account of ours, numbers of others: nothing that it says is a number of this book, even if it looks like one. */
const foreignNumbers: Kind = single(anyDebt, (making, debt, customer) => {
  const { book, random } = making
  const others = random.one([
    book.numberLike(random),
    customer.customerNumber,
    foreignNumber(random, book, customer)
  ])
  making.add(
    "foreign numbers alone",
    customer,
    { remittance: withWord(random, others) },
    debt.balanceMinor,
    whole([debt])
  )
})

/** Somebody who owes nothing, with a text and an amount as if it were for a debt. */
const stranger: Kind = (making) => {
  const { book, random } = making
  // A right reference would mean the debt, whoever sends it.
  const alike = random.one(
    book.debts.filter(
      ({ externalReference }) => structuredReference(externalReference ?? "", book.country) === null
    )
  )
  const isNamed = random.chance(0.5)
  const said = random.one<Said>([
    { remittance: withWord(random, isNamed ? numberOf(alike) : book.numberLike(random)) },
    { remittance: `Erstattung ${random.between(1_000, 99_999)}` },
    { endToEndId: numberOf(alike), remittance: null }
  ])
  making.add(
    "stranger",
    null,
    said,
    random.chance(0.7) ? alike.amountMinor : random.between(100, 100_000),
    []
  )
}

const returned: Kind = single(anyDebt, (making, debt, customer) => {
  const said = quoting(making, debt)
  const truth = whole([debt])
  const first = making.add("returned", customer, said, debt.balanceMinor, truth, {
    hasReference: true,
    isLater: false
  })
  making.takeBack(first)
  making.add("returned, paid again", customer, said, debt.balanceMinor, truth, {
    hasReference: true,
    isLater: true
  })
})

/** A batch of several customers that the bank booked with its total. */
const batch: Kind = (making) => {
  const debts = [1, 2, 3].flatMap(() => making.unpaid.take(1)?.debts ?? [])
  making.add("batch, not split", null, { remittance: "SAMMLER" }, sum(debts), whole(debts))
}

const kinds: ReadonlyArray<readonly [number, Kind]> = [
  [260, reference],
  [30, referenceInPart],
  [35, referenceMisspelled],
  [300, number],
  [50, numberAmongOthers],
  [30, numberMisspelled],
  [30, severalNumbers],
  [15, severalReferences],
  [10, sumWithoutText],
  [40, rounding],
  [20, twice],
  [25, forAnother],
  [55, nameAlone],
  [20, foreignNumbers],
  [15, stranger],
  [10, returned],
  [2, batch],
  ...misleading
]

/** Names that are none of the customer's: a spouse's, or an employee's. */
const OTHER_NAMES = 0.04
/** Accounts that nobody has paid from before. */
const NEW_ACCOUNTS = 0.05
/** Movements that the second file brings again, because its period overlaps. */
const REPEATED = 0.05

/** Makes two statements of a book, of so many movements together; the second one also repeats some of the first. */
export const statementsOf = (
  random: RandomSource,
  book: Book,
  count: number
): ReadonlyArray<ReadonlyArray<Labelled>> => {
  const [first, second]: [Array<Labelled>, Array<Labelled>] = [[], []]
  const making: Making = {
    book,
    random,
    unpaid: new Unpaid(book, random),
    add: (
      kind,
      who,
      said,
      amountMinor,
      truth,
      {
        account,
        currency = "EUR",
        hasReference = false,
        isExtra = false,
        isLater = random.chance(0.2),
        holder: asked
      } = {}
    ) => {
      const holder = asked ?? (who !== null && random.chance(OTHER_NAMES) ? anotherCustomer(making) : who)
      const labelled: Labelled = {
        identity: `${first.length + second.length}`,
        kind,
        truth,
        hasReference,
        isExtra,
        takesBack: null,
        incoming: {
          amountMinor,
          currency,
          bookedOn: TODAY,
          counterpartyName: nameAtBank(random, holder ?? anotherCustomer(making)),
          counterpartyAccount:
            account ??
            (who === null || random.chance(NEW_ACCOUNTS) ? anIban(random) : random.one(who.accounts)),
          remittance: said.remittance ?? null,
          paymentReference: said.paymentReference ?? null,
          endToEndId: said.endToEndId ?? (random.chance(0.2) ? String(random.between(1, 99_999)) : null)
        }
      }
      ;(isLater ? second : first).push(labelled)
      return labelled
    },
    takeBack: (of) => {
      second.push({
        ...of,
        identity: `${of.identity} back`,
        kind: "return",
        truth: [],
        takesBack: of.identity
      })
    }
  }
  while (first.length + second.length < count) random.weighted(kinds)(making)
  return [first, [...first.filter(() => random.chance(REPEATED)), ...second]]
}
