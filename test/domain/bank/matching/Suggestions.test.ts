/** What a person is offered, and in which order. */
import { describe, expect, it } from "@effect/vitest"
import { debt, first, match, money, nothingKnown, payerIsKnown, rfOfDebt } from "./debts.ts"

const anna = { counterpartyName: "Beispiel, Anna" }

describe("the amount", () => {
  it("alone is no suggestion", () => {
    expect(match(money(), [debt(1), debt(2, { balanceMinor: 500 })]).suggestions).toEqual([])
  })

  it("tells two customers of one name apart, if only one debt has it", () => {
    const other = { customerId: 2, balanceMinor: 2_500 }
    expect(first(money(anna), [debt(1), debt(2, other)])).toEqual({
      pays: { 1: 10_000 },
      evidence: ["amount"],
      certain: false
    })
    expect(first(money(anna), [debt(1), debt(2, { ...other, balanceMinor: 10_000 })])).toBeNull()
  })

  it("that two debts of the payer have suggests both, the older one first", () => {
    const debts = [debt(1, { dueDate: "2026-03-01" }), debt(2, { dueDate: "2026-02-01" })]
    const { suggestions } = match(money(anna), debts)
    expect(suggestions.map(({ allocations }) => allocations)).toEqual([
      [{ receivableId: 2, amountMinor: 10_000 }],
      [{ receivableId: 1, amountMinor: 10_000 }]
    ])
  })
})

describe("a sum", () => {
  const debts = [
    debt(1),
    debt(2, { balanceMinor: 2_500 }),
    debt(3, { balanceMinor: 2_500, dueDate: "2026-03-02" })
  ]

  it("that several sets of debts have is no evidence, and the oldest of them are offered", () => {
    expect(first(money({ ...anna, amountMinor: 12_500 }), debts)).toEqual({
      pays: { 1: 10_000, 2: 2_500 },
      evidence: ["name"],
      certain: false
    })
  })

  it("of all debts is evidence", () => {
    expect(first(money({ ...anna, amountMinor: 15_000 }), debts)).toMatchObject({
      pays: { 1: 10_000, 2: 2_500, 3: 2_500 },
      evidence: ["sum", "name"]
    })
  })

  it("is no evidence where more than twenty debts are open, and it says that not all were looked at", () => {
    const many = Array.from({ length: 21 }, (_, index) => debt(index + 1, { balanceMinor: 2 ** index }))
    const said = money({ ...anna, amountMinor: 3 })
    expect(match(said, many).isCutOff).toBe(true)
    expect(match(said, many).suggestions.flatMap(({ evidence }) => evidence)).not.toContain("sum")
    expect(match(said, many.slice(0, 20)).isCutOff).toBe(false)
    expect(first(said, many.slice(0, 20))?.evidence).toEqual(["sum", "name"])
  })

  it("is no evidence where the caller says that there are more", () => {
    const said = money({ ...anna, amountMinor: 12_500 })
    const matched = match(said, debts.slice(0, 2), nothingKnown, { customersWithMore: new Set([1]) })
    expect(matched.isCutOff).toBe(true)
    expect(matched.suggestions.flatMap(({ evidence }) => evidence)).not.toContain("sum")
  })
})

describe("a discount", () => {
  it("is up to three parts of a hundred less than the balance, or what the caller says", () => {
    expect(first(money({ ...anna, amountMinor: 9_700 }), [debt(1)])).toEqual({
      pays: { 1: 9_700 },
      evidence: ["name", "discount"],
      certain: false
    })
    expect(first(money({ ...anna, amountMinor: 9_699 }), [debt(1)])?.evidence).toEqual(["name"])
    const options = { discountPermille: 50 }
    expect(first(money({ ...anna, amountMinor: 9_500 }), [debt(1)], nothingKnown, options)?.evidence).toEqual(
      ["name", "discount"]
    )
  })

  it("is never certain, whatever else speaks for the debt", () => {
    const debts = [debt(1, { externalReference: "INV-2026-17" })]
    const said = money({ ...anna, remittance: "Rechnung INV-2026-17", amountMinor: 9_800 })
    expect(first(said, debts, payerIsKnown)).toEqual({
      pays: { 1: 9_800 },
      evidence: ["invoice_number", "payer", "name", "discount"],
      certain: false
    })
  })
})

describe("the first suggestion", () => {
  it("is the debt with a number that is nearly the one in the text, among debts of the same balance", () => {
    const debts = [
      debt(1, { externalReference: "INV-2026-1701", dueDate: "2026-01-01" }),
      debt(2, { externalReference: "INV-2026-4711" })
    ]
    expect(first(money({ ...anna, remittance: "Rg INV-2026-4171" }), debts)?.pays).toEqual({ 2: 10_000 })
    expect(first(money({ ...anna, remittance: "Rg INV-2026-471" }), debts)?.pays).toEqual({ 2: 10_000 })
  })

  it("is the debt with a reference that is nearly the one in the text", () => {
    const debts = [debt(4_711, { dueDate: "2026-01-01" }), debt(5_822)]
    const cut = rfOfDebt(5_822).slice(0, -1)
    expect(first(money({ ...anna, remittance: `Danke ${cut}` }), debts)).toMatchObject({
      pays: { 5822: 10_000 },
      certain: false
    })
  })

  it("is the debt whose balance is near, where the amount was rounded", () => {
    const debts = [debt(1, { balanceMinor: 30_000, dueDate: "2026-01-01" }), debt(2, { balanceMinor: 9_987 })]
    expect(first(money(anna), debts)?.pays).toEqual({ 2: 9_987 })
  })

  it("is the oldest debts, where nothing says which are meant", () => {
    const debts = [debt(1, { balanceMinor: 30_000 }), debt(2, { balanceMinor: 4_000, dueDate: "2026-01-01" })]
    expect(first(money(anna), debts)).toEqual({
      pays: { 1: 6_000, 2: 4_000 },
      evidence: ["name"],
      certain: false
    })
  })

  it("is the one with a number rather than one with the amount", () => {
    const debts = [debt(1), debt(2, { balanceMinor: 10_500, externalReference: "INV-2026-18" })]
    expect(first(money({ ...anna, remittance: "INV-2026-18" }), debts)).toMatchObject({
      pays: { 2: 10_000 },
      evidence: ["invoice_number", "name"]
    })
  })
})

describe("customers", () => {
  it("are all whose account or name it may be, also where several have the name or nothing is owed", () => {
    const known = { ...nothingKnown, payerOf: new Set([8]), customers: new Map([[9, "Beispiel, Anna"]]) }
    expect(match(money(anna), [debt(1)], known)).toMatchObject({ customers: [1, 8, 9] })
  })

  it("of one name are nobody in particular, so a number with the name is not certain", () => {
    const debts = [debt(1, { externalReference: "INV-2026-17" })]
    const said = money({ ...anna, remittance: "INV-2026-17" })
    expect(first(said, debts)?.certain).toBe(true)
    expect(first(said, [...debts, debt(2, { customerId: 2, balanceMinor: 1 })])?.certain).toBe(false)
    // Also where the other one owes nothing, or where there are too many to look at.
    const namesake = { ...nothingKnown, customers: new Map([[9, "Anna Beispiel"]]) }
    expect(first(said, debts, namesake)?.certain).toBe(false)
    const found = new Map([
      [1, "Anna Beispiel"],
      [9, "Anna Andersen"]
    ])
    expect(first(said, debts, { ...nothingKnown, customers: found })?.certain).toBe(true)
    // Who is not found by that name may have it in common with others who are not.
    expect(first(said, debts, { ...nothingKnown, customers: new Map() })).toMatchObject({
      evidence: ["invoice_number", "amount", "name"],
      certain: false
    })
    expect(first(said, debts, { ...nothingKnown, isNameCommon: true })?.certain).toBe(false)
  })

  it("whose account it is are the payers, and not whose name it has: then a number is not certain", () => {
    const debts = [
      debt(1, { externalReference: "INV-2026-17" }),
      debt(2, { customerId: 2, customerName: "Bernd Anders", balanceMinor: 700 })
    ]
    const said = money({ ...anna, remittance: "INV-2026-17" })
    expect(first(said, debts)).toMatchObject({ pays: { 1: 10_000 }, certain: true })
    expect(first(said, debts, { ...nothingKnown, payerOf: new Set([2]) })).toMatchObject({
      pays: { 1: 10_000 },
      certain: false
    })
    expect(first(said, debts, { ...nothingKnown, payerOf: new Set([1, 2]) })?.certain).toBe(true)
  })
})

describe("debts that share a number", () => {
  const shared = { externalReference: "INV-2026-17", balanceMinor: 7_000 }
  const debts = [debt(1, shared), debt(2, { ...shared, customerId: 2 }), debt(3, { customerId: 3 })]

  it("are both told, where it is quoted, whatever the amount", () => {
    const said = match(money({ remittance: "Rechnung INV-2026-17" }), debts)
    expect(said.either).toEqual([
      { customerId: 1, receivableId: 1 },
      { customerId: 2, receivableId: 2 }
    ])
  })

  it("are not, where it is likely something else", () => {
    const four = debts.map((each) => ({ ...each, externalReference: "4711" }))
    expect(match(money({ remittance: "Kundennummer 4711" }), four).either).toEqual([])
    expect(match(money({ remittance: "Rechnung 4711" }), four).either).toHaveLength(3)
  })
})

describe("what is left of a transaction", () => {
  it("may pay other debts of the customer whose debt another part has paid", () => {
    const debts = [
      debt(1, { balanceMinor: 0, isOpen: false, status: "paid" }),
      debt(2, { balanceMinor: 30_000 })
    ]
    const rest = money({ paymentReference: rfOfDebt(1), amountMinor: 5_000 })
    expect(match(rest, debts).payer).toBe(1)
    expect(first(rest, debts, { ...nothingKnown, paidFor: 1 })).toEqual({
      pays: { 2: 5_000 },
      evidence: ["payer"],
      certain: false
    })
  })

  it("is whose debt its reference names, although that is paid: the amount of another one of theirs is likely", () => {
    const debts = [
      debt(1, { balanceMinor: 0, isOpen: false, status: "paid" }),
      debt(2),
      debt(3, { balanceMinor: 2_500 })
    ]
    const twice = money({ paymentReference: rfOfDebt(1) })
    expect(match(twice, debts)).toMatchObject({ payer: 1, customers: [1] })
    expect(first(twice, debts)).toEqual({ pays: { 2: 10_000 }, evidence: ["amount"], certain: false })
  })
})

it("no more than five suggestions are made, each once", () => {
  const debts = Array.from({ length: 12 }, (_, index) => debt(index + 1))
  const { suggestions } = match(money(anna), debts, payerIsKnown)
  expect(suggestions).toHaveLength(5)
  expect(new Set(suggestions.map(({ allocations }) => JSON.stringify(allocations))).size).toBe(5)
})
