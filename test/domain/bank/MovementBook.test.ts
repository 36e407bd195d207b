/** The same movement is stored once, whatever files bring it (bank.md §2, ADR 58). */
import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import type { Movement } from "../../../src/domain/bank/Movement.ts"
import { balanced, movement, StoredAccount, type TestStatement } from "./statementsOf.ts"

const stored = (...statements: ReadonlyArray<TestStatement>) => {
  const account = new StoredAccount()
  const fresh = statements.map((statement) => account.add(statement))
  return { account, fresh }
}

const march = { from: "2026-03-01", to: "2026-03-10" }

describe("two movements without a reference", () => {
  it("of one file are two, however often the file comes", () => {
    const file = balanced(0, { ...march, movements: [movement(), movement()] })
    expect(stored(file, file, file).fresh).toEqual([2, 0, 0])
  })

  it("of two files that overlap are as many as the file that has most of them", () => {
    const one = balanced(0, { ...march, movements: [movement(), movement()] })
    const more = balanced(0, { ...march, movements: [movement(), movement(), movement()] })
    expect(stored(one, more, one).fresh).toEqual([2, 1, 0])
    expect(stored(more, one).fresh).toEqual([3, 0])
  })

  it("are two where the second file opens with the closing balance of the first, in any order and however often", () => {
    const day = { from: "2026-03-05", to: "2026-03-05" }
    const first = balanced(100, { ...day, movements: [movement()] })
    const second = balanced(1_100, { ...day, movements: [movement()] })
    const third = balanced(2_100, { ...day, movements: [movement()] })
    expect(stored(first, second, first, second).fresh).toEqual([1, 1, 0, 0])
    expect(stored(second, first).fresh).toEqual([1, 1])
    expect(stored(third, first, second).account.rows).toHaveLength(3)
    expect(stored(first, third).account.rows).toHaveLength(1)
  })

  it("are one where the statement before had its closing balance before, so that the next one may overlap it", () => {
    const back = movement({ direction: "debit", counterpartyName: "Bob", remittance: "Back" })
    const first = balanced(0, { from: "2026-03-01", to: "2026-03-05", movements: [movement(), back] })
    const second = balanced(0, { from: "2026-03-05", to: "2026-03-09", movements: [movement(), back] })
    expect(stored(first, second).fresh).toEqual([2, 0])
  })

  it("are one where a balance comes again within the day, whether or not the newest entry comes first", () => {
    const day = { from: "2026-03-05", to: "2026-03-05" }
    const back = movement({ direction: "debit", counterpartyName: "Bob", remittance: "Back" })
    const other = movement({ amountMinor: 500, counterpartyName: "Eve" })
    const first = balanced(-1_000, { ...day, movements: [movement()] })
    const second = balanced(0, { ...day, movements: [movement(), back, other] })
    const newestFirst = { ...second, movements: second.movements.toReversed() }
    expect(stored(first, second).fresh).toEqual([1, 2])
    expect(stored(first, newestFirst).fresh).toEqual([1, 2])
    expect(stored(newestFirst, first, second).fresh).toEqual([3, 0, 0])
  })

  it("are two where the periods don't touch", () => {
    const first = { from: "2026-03-01", to: "2026-03-05", movements: [movement()] }
    const second = { from: "2026-03-06", to: "2026-03-10", movements: [movement()] }
    expect(stored(first, second, first, second).fresh).toEqual([1, 1, 0, 0])
    expect(stored(second, first, second).fresh).toEqual([1, 1, 0])
  })

  it("differ by day, value date, amount, direction, party, text and references", () => {
    const others: ReadonlyArray<Partial<Movement>> = [
      { bookedOn: "2026-03-06" },
      { valueOn: "2026-03-07" },
      { amountMinor: 1_001 },
      { direction: "debit" },
      { counterpartyName: "Bob" },
      { counterpartyAccount: "DE75512108001245126199" },
      { remittance: "Invoice INV-8" },
      { paymentReference: "RF18539007547034" },
      { endToEndId: "E2E-1" }
    ]
    const movements = [movement(), ...others.map(movement)]
    const files = movements.map((one) => ({ ...march, movements: [one] }))
    expect(stored(...files).fresh).toEqual(movements.map(() => 1))
  })

  it("are one in spite of case, accents, umlauts, blanks, line ends and punctuation", () => {
    const one = movement({ counterpartyName: "Jürgen Groß", remittance: "Rechnung INV-7, danke!" })
    const other = movement({
      valueOn: one.bookedOn,
      counterpartyName: "JUERGEN  GROSS",
      remittance: "RECHNUNG INV-\n7 DANKE",
      endToEndId: "NOTPROVIDED"
    })
    expect(stored({ ...march, movements: [one] }, { ...march, movements: [other] }).fresh).toEqual([1, 0])
  })
})

describe("the bank's reference", () => {
  const named = (bankReference: string, fields: Partial<Movement> = {}) =>
    movement({ bankReference, ...fields })

  it("makes two movements one, whatever else the files say of them", () => {
    const other = named("2026-0001", {
      counterpartyName: "LOVELACE ADA",
      remittance: null,
      endToEndId: "E2E-1"
    })
    const { account, fresh } = stored(
      { ...march, movements: [named("20260001")] },
      { ...march, movements: [other] }
    )
    expect(fresh).toEqual([1, 0])
    expect(account.rows[0]).toMatchObject({ remittance: "Invoice INV-7", endToEndId: "E2E-1" })
  })

  it("makes equal movements two", () => {
    const [one, other] = [named("20260001"), named("20260002")]
    const both = { ...march, movements: [one, other] }
    expect(stored({ ...march, movements: [one] }, { ...march, movements: [other] }, both).fresh).toEqual([
      1, 1, 0
    ])
  })

  it("joins the movement of a file that has none, in any order", () => {
    const [one, other] = [
      { ...march, movements: [named("20260001")] },
      { ...march, movements: [movement()] }
    ]
    expect(stored(one, other, one).fresh).toEqual([1, 0, 0])
    const { account, fresh } = stored(other, one, other)
    expect(fresh).toEqual([1, 0, 0])
    expect(account.rows[0]?.bankReference).toBe("20260001")
  })

  it("is none that is not unique: then what the movements say counts", () => {
    const bob = { counterpartyName: "Bob", counterpartyAccount: null, remittance: "Rent" }
    for (const reference of ["NONREF", "CASHBOOK1"]) {
      const file = { ...march, movements: [named(reference), named(reference, bob), named(reference)] }
      expect(stored(file, file).fresh).toEqual([3, 0])
      const parts = [
        { ...march, movements: [named(reference)] },
        { ...march, movements: [named(reference, bob)] }
      ]
      expect(stored(...parts, ...parts).fresh).toEqual([1, 1, 0, 0])
    }
  })
})

describe("a return", () => {
  const back = { direction: "debit", remittance: "Return INV-7", endToEndId: "E2E-7" } as const
  const marked = movement({
    ...back,
    takesBack: { reason: "MD06", endToEndId: "E2E-7", bankReference: null }
  })
  const unmarked = movement(back)

  it("is one whichever file marks it, and is looked at again where the mark comes later", () => {
    const told: TestStatement = { ...march, format: "mt940", movements: [unmarked] }
    const statement: TestStatement = { ...march, movements: [marked] }
    for (const files of [
      [told, statement, told],
      [statement, told, statement]
    ]) {
      const { account, fresh } = stored(...files)
      expect(fresh).toEqual([1, 0, 0])
      expect(account.rows[0]?.takesBack).toEqual(marked.takesBack)
    }
    const { account } = stored(told)
    account.add(statement)
    expect(account.another).toEqual([account.rows[0]?.id])
    account.add({ ...statement, format: "camt.052" })
    expect(account.another).toEqual([])
  })

  it("says all that its files say of what it takes back", () => {
    const mark = movement({ ...back, takesBack: { reason: null, endToEndId: null, bankReference: null } })
    const { account } = stored({ ...march, format: "mt940", movements: [mark] })
    account.add({ ...march, movements: [marked] })
    expect(account.rows[0]?.takesBack).toEqual(marked.takesBack)
    expect(account.another).toEqual([account.rows[0]?.id])
  })

  it("stays money that came where somebody has applied it before a file marks it", () => {
    const account = new StoredAccount()
    account.add({ ...march, format: "mt940", movements: [movement()] })
    account.rows = account.rows.map((row) => ({ ...row, isUntouched: false }))
    const mark = { reason: "AC04", endToEndId: null, bankReference: null }
    account.add({ ...march, movements: [movement({ takesBack: mark })] })
    expect(account.rows[0]?.takesBack).toBeNull()
    expect(account.another).toEqual([])
  })
})

describe("notifications and statements", () => {
  const details = [1_000, 2_000, 3_000].map((amountMinor, index) =>
    movement({
      amountMinor,
      counterpartyName: `Payer ${index}`,
      remittance: `Invoice ${index}`,
      detail: { number: index + 1, of: 3, reference: "BATCH-1" }
    })
  )
  const nobody = { counterpartyName: null, counterpartyAccount: null, remittance: null }
  const whole = movement({ ...nobody, amountMinor: 6_000, bankReference: "BATCH-1" })
  const told: TestStatement = { format: "camt.054", movements: details }
  const day = { from: "2026-03-05", to: "2026-03-05" }

  it.each([
    ["with the reference of the batch", whole],
    ["without it", { ...whole, bankReference: null }]
  ])("count a batch once, whichever comes first, %s", (_, entry) => {
    const statement = balanced(0, { ...day, movements: [entry] })
    const first = stored(told, statement, told, statement)
    expect(first.fresh).toEqual([3, 0, 0, 0])
    const last = stored(statement, told, statement, told)
    expect(last.fresh).toEqual([1, 3, 0, 0])
    expect(last.account.transactions).toEqual(first.account.transactions)
  })

  it("keep the whole that somebody has dealt with", () => {
    const account = new StoredAccount()
    account.add(balanced(0, { ...day, movements: [whole] }))
    account.rows = account.rows.map((row) => ({ ...row, isUntouched: false }))
    expect([account.add(told), account.add(told)]).toEqual([0, 0])
    expect(account.rows).toHaveLength(1)
  })

  it("take another payment of the same sum for another one", () => {
    const payment = movement({ amountMinor: 6_000, bankReference: "SINGLE-1" })
    const statement = balanced(0, { ...day, movements: [payment, whole] })
    expect(stored(told, statement).account.rows).toHaveLength(4)
    expect(stored(statement, told).account.rows).toHaveLength(4)
  })

  it("are one where a statement says no more than the sum, and where texts are cut", () => {
    const silent = balanced(0, { ...day, movements: [movement(nobody)] })
    const one: TestStatement = { format: "camt.054", movements: [movement()] }
    expect(stored(one, silent).fresh).toEqual([1, 0])
    expect(stored(silent, one).fresh).toEqual([1, 0])
    const cut = movement({
      counterpartyName: "ADA LOVEL",
      counterpartyAccount: null,
      remittance: "SVWZ+Invoice INV-7"
    })
    expect(stored(one, { ...silent, format: "mt940", movements: [cut] }).fresh).toEqual([1, 0])
    const other = movement({ remittance: "Invoice INV-8" })
    expect(stored(one, { ...silent, format: "mt940", movements: [other] }).fresh).toEqual([1, 1])
  })
})

describe("any cut of the same movements into files, in any order, any number of times", () => {
  const days = ["2026-03-03", "2026-03-04", "2026-03-05", "2026-03-06"]
  const ledgers = fc
    .array(
      fc.record({
        day: fc.nat(3),
        amount: fc.constantFrom(1_000, 2_000),
        who: fc.constantFrom("Ada", "Bob"),
        named: fc.boolean(),
        isDebit: fc.boolean()
      }),
      { minLength: 1, maxLength: 12 }
    )
    .map((lines) =>
      lines
        .toSorted((a, b) => a.day - b.day)
        .map(({ amount, day, isDebit, named, who }, index) =>
          movement({
            entry: index + 1,
            bookedOn: days[day] as string,
            amountMinor: amount,
            direction: isDebit ? "debit" : "credit",
            counterpartyName: who,
            bankReference: named ? `REF-${index}` : null
          })
        )
    )

  /** The statement of the movements from one place to another. */
  const cutOf = (
    ledger: ReadonlyArray<Movement>,
    from: number,
    to: number,
    period: { readonly from: string; readonly to: string },
    hidden = false
  ): TestStatement => {
    const before = balanced(0, { movements: ledger.slice(0, from) })
    const movements = ledger.slice(from, to)
    return balanced(before.closing ?? 0, {
      ...period,
      movements: hidden ? movements.map((each) => ({ ...each, bankReference: null })) : movements
    })
  }

  /** Statements of whole days, which may overlap, with and without the bank's references. */
  const ofDays = (ledger: ReadonlyArray<Movement>, first: number, last: number, hidden: boolean) => {
    const from = ledger.findIndex(({ bookedOn }) => bookedOn >= (days[first] as string))
    const to = ledger.filter(({ bookedOn }) => bookedOn <= (days[last] as string)).length
    return cutOf(
      ledger,
      from === -1 ? ledger.length : from,
      to,
      { from: days[first] as string, to: days[last] as string },
      hidden
    )
  }

  const namesOf = (account: StoredAccount) => account.transactions

  it("gives the same transactions, for files of whole days that overlap as they like", () => {
    const files = fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.boolean()), { maxLength: 6 })
    fc.assert(
      fc.property(ledgers, files, fc.infiniteStream(fc.nat()), (ledger, cuts, order) => {
        const all = [ofDays(ledger, 0, 3, false)]
        for (const [a, b, hidden] of cuts) {
          all.push(ofDays(ledger, Math.min(a, b), Math.max(a, b), hidden))
        }
        const expected = namesOf(stored(...all.slice(0, 1)).account)
        expect(expected).toHaveLength(ledger.length)
        const mixed = [...all, ...all.slice(0, 2)].toSorted(() => ((order.next().value ?? 0) % 2) - 0.5)
        expect(namesOf(stored(...mixed).account)).toEqual(expected)
      }),
      { numRuns: 2_000 }
    )
  })

  it("gives the same transactions, for files that are cut within a day and follow one another", () => {
    // Where the balance of a cut comes again, the files don't say whether they overlap.
    const credits = ledgers.map((ledger) => ledger.map((each) => ({ ...each, direction: "credit" as const })))
    fc.assert(
      fc.property(
        credits,
        fc.array(fc.nat(12), { maxLength: 4 }),
        fc.infiniteStream(fc.nat()),
        (ledger, cuts, order) => {
          const places = [
            ...new Set([0, ...cuts.filter((cut) => cut < ledger.length), ledger.length])
          ].toSorted((a, b) => a - b)
          const files = places.slice(1).map((to, index) => {
            const own = ledger.slice(places[index], to)
            return cutOf(ledger, places[index] as number, to, {
              from: own[0]?.bookedOn as string,
              to: own.at(-1)?.bookedOn as string
            })
          })
          const whole = ofDays(ledger, 0, 3, false)
          const expected = namesOf(stored(whole).account)
          const all = [
            ...files,
            ...files.slice(0, 2),
            ...((order.next().value ?? 0) % 2 === 0 ? [whole] : [])
          ]
          const mixed = all.toSorted(() => ((order.next().value ?? 0) % 2) - 0.5)
          expect(namesOf(stored(...mixed).account)).toEqual(expected)
        }
      ),
      { numRuns: 2_000 }
    )
  })
})
