/** What is applied without a person, and what never is. */
import { describe, expect, it } from "@effect/vitest"
import { teachesPayer } from "../../../../src/domain/bank/matching/Matching.ts"
import { rfOf, viiteOf } from "../../../../src/domain/bank/references/Schemes.ts"
import { debt, first, match, money, nothingKnown, payerIsKnown, rfOfDebt } from "./debts.ts"

const anna = { counterpartyName: "ANNA BEISPIEL" }
const viite = viiteOf("20266612")
const otherCustomer = { customerId: 2, customerName: "Bernd Anders" }

describe("a reference", () => {
  it("in its field, with the amount, is certain", () => {
    expect(first(money({ paymentReference: rfOfDebt(1) }), [debt(1)])).toEqual({
      pays: { 1: 10_000 },
      evidence: ["reference", "amount"],
      certain: true
    })
  })

  it("in the text, in groups and small letters, is certain", () => {
    const grouped = rfOfDebt(1)
      .replaceAll(/(.{4})/g, "$1 ")
      .toLowerCase()
    expect(first(money({ remittance: `bitte ${grouped} danke` }), [debt(1)])).toMatchObject({
      evidence: ["reference", "amount"],
      certain: true
    })
  })

  it("with a part of the balance is certain, and pays that part", () => {
    expect(first(money({ paymentReference: rfOfDebt(1), amountMinor: 2_500 }), [debt(1)])).toEqual({
      pays: { 1: 2_500 },
      evidence: ["reference"],
      certain: true
    })
  })

  it("with more than the balance is certain, and pays no more than the balance", () => {
    expect(first(money({ paymentReference: rfOfDebt(1), amountMinor: 12_500 }), [debt(1)])).toEqual({
      pays: { 1: 10_000 },
      evidence: ["reference"],
      certain: true
    })
  })

  it("with the sum of this and other debts of the customer says so, and pays the debt that it names", () => {
    const debts = [debt(1), debt(2, { balanceMinor: 2_500 }), debt(3, { balanceMinor: 7_777 })]
    expect(first(money({ paymentReference: rfOfDebt(1), amountMinor: 12_500 }), debts)).toEqual({
      pays: { 1: 10_000 },
      evidence: ["reference", "sum"],
      certain: true
    })
  })

  it("is right when somebody known pays for another", () => {
    const debts = [debt(1, otherCustomer), debt(2)]
    expect(first(money({ paymentReference: rfOfDebt(1), ...anna }), debts, payerIsKnown)).toMatchObject({
      pays: { 1: 10_000 },
      certain: true
    })
  })

  it("of the external reference counts as well, where that is a structured one, and so does our own", () => {
    const finnish = debt(1, { externalReference: viite, country: "FI" })
    expect(finnish.paymentReference).toBe(viite)
    const options = { accountCountry: "FI" }
    const paid = money({ paymentReference: viite })
    expect(first(paid, [finnish], nothingKnown, options)?.certain).toBe(true)
    expect(
      first(money({ paymentReference: `0000${viite}` }), [finnish], nothingKnown, options)?.certain
    ).toBe(true)
    expect(first(money({ remittance: rfOfDebt(1) }), [finnish], nothingKnown, options)?.certain).toBe(true)
  })

  it("of a country is one for accounts of that country alone", () => {
    const debts = [debt(1, { externalReference: viite })]
    expect(first(money({ paymentReference: viite }), debts)).toEqual({
      pays: { 1: 10_000 },
      evidence: ["invoice_number", "amount"],
      certain: false
    })
  })

  it("of a country with few digits, found in free text, proves no more than a number", () => {
    const finnish = debt(1, { externalReference: viite, country: "FI" })
    const [text, options] = [money({ remittance: viite }), { accountCountry: "FI" }]
    expect(first(text, [finnish], nothingKnown, options)?.certain).toBe(false)
    expect(first({ ...text, ...anna }, [finnish], nothingKnown, options)?.certain).toBe(true)
    expect(first({ ...text, ...anna, amountMinor: 9_000 }, [finnish], nothingKnown, options)?.certain).toBe(
      false
    )
  })

  it("with one check digit may be another's mistyped: it needs the whole amount or its payer", () => {
    const finnish = debt(1, { externalReference: viite, country: "FI", ...otherCustomer })
    const options = { accountCountry: "FI" }
    const part = money({ paymentReference: viite, amountMinor: 4_000 })
    expect(first(part, [finnish], nothingKnown, options)?.certain).toBe(false)
    expect(first(part, [finnish], payerIsKnown, options)?.certain).toBe(false)
    const bernd = { ...nothingKnown, payerOf: new Set([2]) }
    expect(first(part, [finnish], bernd, options)?.certain).toBe(true)
    expect(first({ ...part, amountMinor: 10_000 }, [finnish], payerIsKnown, options)?.certain).toBe(true)
    // A debt of the payer has nearly this reference.
    const mine = debt(2, { externalReference: viiteOf("20268"), country: "FI" })
    const near = debt(1, { externalReference: viiteOf("2026"), country: "FI", ...otherCustomer })
    const typed = money({ paymentReference: viiteOf("2026") })
    expect(first(typed, [near], payerIsKnown, options)?.certain).toBe(true)
    expect(first(typed, [near, mine], payerIsKnown, options)?.certain).toBe(false)
  })

  it("with one check digit and many digits in free text needs the whole amount or its payer", () => {
    const long = viiteOf("202666123456")
    const finnish = debt(1, { externalReference: long, country: "FI" })
    const options = { accountCountry: "FI" }
    const said = money({ remittance: `viite ${long}` })
    expect(first(said, [finnish], nothingKnown, options)?.certain).toBe(true)
    const part = { ...said, amountMinor: 4_000 }
    expect(first(part, [finnish], nothingKnown, options)?.certain).toBe(false)
    expect(first(part, [finnish], payerIsKnown, options)?.certain).toBe(true)
  })

  it("with a wrong check digit is none", () => {
    const wrong = `RF${rfOfDebt(1).slice(2, 4) === "11" ? "12" : "11"}${rfOfDebt(1).slice(4)}`
    expect(match(money({ remittance: wrong }), [debt(1)]).suggestions).toEqual([])
  })

  it("of another company is none", () => {
    const candidates = [debt(1), debt(2)]
    expect(
      match(money({ paymentReference: rfOfDebt(1) }), candidates, nothingKnown, { companyId: 8 })
    ).toEqual(expect.objectContaining({ suggestions: [expect.objectContaining({ certain: true })] }))
    const foreign = [{ ...debt(1), paymentReference: "RF18539007547034" }]
    expect(
      match(money({ paymentReference: rfOfDebt(1) }), foreign, nothingKnown, { companyId: 8 }).suggestions
    ).toEqual([])
  })

  it("that two debts have is not certain", () => {
    const shared = { externalReference: "RF18539007547034" }
    const debts = [debt(1, shared), debt(2, { ...shared, balanceMinor: 5_000 })]
    expect(first(money({ paymentReference: "RF18539007547034" }), debts)?.certain).not.toBe(true)
  })

  it("whose debt is not among the candidates leaves everything to a person", () => {
    const text = `${rfOfDebt(1)} ${rfOfDebt(99)}`
    expect(first(money({ remittance: text }), [debt(1)])?.certain).toBe(false)
  })

  it("that is nearly that of a debt of the one who pays is left to a person", () => {
    // One digit more than the reference of the payer's debt.
    const [mine, typed] = ["RF18539007547034", rfOf("5390075470345")]
    const debts = [
      debt(1, { externalReference: typed, ...otherCustomer }),
      debt(2, { externalReference: mine })
    ]
    expect(first(money({ remittance: typed }), debts)?.certain).toBe(true)
    expect(first(money({ remittance: typed }), debts, payerIsKnown)?.certain).toBe(false)
    // Also where two customers have the payer's name.
    const namesakes = { ...nothingKnown, customers: new Map([[3, "Anna Beispiel"]]) }
    expect(first(money({ remittance: typed, ...anna }), debts, namesakes)?.certain).toBe(false)
  })
})

describe("two references", () => {
  const debts = [debt(1), debt(2, { balanceMinor: 2_500 }), debt(3, { balanceMinor: 700 })]
  const text = `${rfOfDebt(1)}, ${rfOfDebt(2)}`

  it("whose balances sum to the amount are certain", () => {
    expect(first(money({ remittance: text, amountMinor: 12_500 }), debts)).toEqual({
      pays: { 1: 10_000, 2: 2_500 },
      evidence: ["reference", "sum"],
      certain: true
    })
  })

  it.each([10_000, 12_499, 12_501, 2_500, 13_200])(
    "whose balances do not sum to it, as %i, are not",
    (amountMinor) => {
      expect(first(money({ remittance: text, amountMinor }), debts)?.certain).toBe(false)
    }
  )

  it("of two customers are certain as well", () => {
    const both = [debt(1), debt(2, { balanceMinor: 2_500, ...otherCustomer })]
    expect(first(money({ remittance: text, amountMinor: 12_500 }), both)).toMatchObject({
      pays: { 1: 10_000, 2: 2_500 },
      certain: true
    })
  })

  it("of which one is paid already are not", () => {
    const paid = [debt(1), debt(2, { balanceMinor: 0, isOpen: false, status: "paid" })]
    expect(first(money({ remittance: text }), paid)?.certain).toBe(false)
  })
})

describe("an end-to-end id", () => {
  it("that is a reference of ours is certain", () => {
    expect(first(money({ endToEndId: rfOfDebt(1), amountMinor: 4_000 }), [debt(1)])).toEqual({
      pays: { 1: 4_000 },
      evidence: ["end_to_end_id"],
      certain: true
    })
  })

  it("with one check digit needs the whole amount or its payer, as in the reference's field", () => {
    const long = viiteOf("202666123456")
    const finnish = debt(1, { externalReference: long, country: "FI" })
    const options = { accountCountry: "FI" }
    const whole = money({ endToEndId: long })
    expect(first(whole, [finnish], nothingKnown, options)?.certain).toBe(true)
    const part = { ...whole, amountMinor: 4_000 }
    expect(first(part, [finnish], nothingKnown, options)?.certain).toBe(false)
    expect(first(part, [finnish], payerIsKnown, options)?.certain).toBe(true)
  })

  it("that only looks like a number of ours is not, because payers count their payments in it", () => {
    const debts = [debt(1, { externalReference: "104711" })]
    expect(first(money({ endToEndId: "104711", ...anna }), debts, payerIsKnown)?.certain).toBe(false)
  })
})

describe("a number", () => {
  const numbered = [
    debt(1, { externalReference: "INV-2026-17" }),
    debt(2, { externalReference: "INV-2026-18", balanceMinor: 2_500 })
  ]
  const said = money({ remittance: "Rechnung inv-2026-17" })

  it("with amount and payer is certain", () => {
    expect(first(said, numbered, payerIsKnown)).toEqual({
      pays: { 1: 10_000 },
      evidence: ["invoice_number", "amount", "payer"],
      certain: true
    })
  })

  it("with amount and name is certain", () => {
    expect(first({ ...said, ...anna }, numbered)).toEqual({
      pays: { 1: 10_000 },
      evidence: ["invoice_number", "amount", "name"],
      certain: true
    })
  })

  it("with the amount, from nobody in particular, is a suggestion", () => {
    expect(first(said, numbered)).toEqual({
      pays: { 1: 10_000 },
      evidence: ["invoice_number", "amount"],
      certain: false
    })
  })

  it.each([9_900, 10_001, 5_000])("with another amount, as %i, is a suggestion", (amountMinor) => {
    expect(first({ ...said, ...anna, amountMinor }, numbered, payerIsKnown)?.certain).toBe(false)
  })

  it("of another customer than the payer is a suggestion", () => {
    const known = { ...nothingKnown, payerOf: new Set([2]) }
    expect(first(said, numbered, known)).toMatchObject({ pays: { 1: 10_000 }, certain: false })
  })

  it("that two debts have is none", () => {
    const twice = [...numbered, debt(3, { externalReference: "Inv-2026-17", isOpen: false, status: "paid" })]
    expect(first({ ...said, ...anna }, twice, payerIsKnown)).toMatchObject({
      evidence: ["amount", "payer", "name"],
      certain: false
    })
  })

  it("is certain among debts of the same balance, if it is long or the text says what it is", () => {
    const equal = [debt(1, { externalReference: "4711" }), debt(2, { externalReference: "4712" })]
    expect(first(money({ remittance: "Rechnung 4711", ...anna }), equal)?.certain).toBe(true)
    expect(first(money({ remittance: "4711", ...anna }), equal)).toMatchObject({
      pays: { 1: 10_000 },
      certain: false
    })
    expect(first(money({ remittance: "4711", ...anna }), equal.slice(0, 1))?.certain).toBe(true)
    const long = [debt(1, { externalReference: "104711" }), debt(2, { externalReference: "104712" })]
    expect(first(money({ remittance: "104711", ...anna }), long)?.certain).toBe(true)
  })

  it("in the field of the reference counts as a number that is meant", () => {
    const equal = [debt(1, { externalReference: "4711" }), debt(2, { externalReference: "4712" })]
    expect(first(money({ paymentReference: "4711", ...anna }), equal)).toMatchObject({
      pays: { 1: 10_000 },
      evidence: ["invoice_number", "amount", "name"],
      certain: true
    })
  })
})

describe("several numbers", () => {
  const debts = [
    debt(1, { externalReference: "INV-2026-17" }),
    debt(2, { externalReference: "INV-2026-18", balanceMinor: 2_500 }),
    debt(3, { externalReference: "INV-2026-19", balanceMinor: 400 })
  ]
  const said = money({ remittance: "INV-2026-17, INV-2026-18 und INV-2026-19", amountMinor: 12_900 })

  it("whose balances sum to the amount are certain with payer or name", () => {
    const expected = { pays: { 1: 10_000, 2: 2_500, 3: 400 }, certain: true }
    expect(first({ ...said, ...anna }, debts)).toMatchObject({
      ...expected,
      evidence: ["invoice_number", "sum", "name"]
    })
    expect(first(said, debts, payerIsKnown)).toMatchObject({
      ...expected,
      evidence: ["invoice_number", "sum", "payer"]
    })
  })

  it("are a suggestion without", () => {
    expect(first(said, debts)).toMatchObject({
      pays: { 1: 10_000, 2: 2_500, 3: 400 },
      evidence: ["invoice_number", "sum"],
      certain: false
    })
  })

  it("of which one is another customer's are a suggestion", () => {
    const mixed = [debts[0]!, debts[1]!, { ...debts[2]!, ...otherCustomer }]
    expect(first({ ...said, ...anna }, mixed)?.certain).toBe(false)
  })

  it("whose balances do not sum to it are a suggestion", () => {
    expect(first({ ...said, ...anna, amountMinor: 10_000 }, debts, payerIsKnown)?.certain).toBe(false)
  })
})

describe("contradictions are never certain:", () => {
  const debts = [
    debt(1, { externalReference: "INV-2026-17" }),
    debt(2, { externalReference: "INV-2026-18", ...otherCustomer })
  ]

  it("the reference of one debt, the number of another", () => {
    const text = `${rfOfDebt(1)} INV-2026-18`
    expect(first(money({ remittance: text }), debts, payerIsKnown)?.certain).toBe(false)
  })

  it("the reference of another's debt, and the number of one's own", () => {
    const said = money({ paymentReference: rfOfDebt(2), remittance: "INV-2026-17" })
    expect(first(said, debts, payerIsKnown)?.certain).toBe(false)
  })

  it("a reference, and a number that two other debts have", () => {
    const shared = [...debts, debt(3, { externalReference: "4711" }), debt(4, { externalReference: "4711" })]
    expect(first(money({ remittance: `${rfOfDebt(1)} 4711` }), shared)?.certain).toBe(false)
  })

  it("but a customer's number or a date beside a reference is none", () => {
    const alike = [
      ...debts,
      debt(3, { externalReference: "99812" }),
      debt(4, { externalReference: "12.03.2026" })
    ]
    const text = `${rfOfDebt(1)}, Kd-Nr. 99812, vom 12.03.2026`
    expect(first(money({ remittance: text }), alike)?.certain).toBe(true)
  })
})

describe("nothing is certain", () => {
  it("by the amount, payer and name together, without a reference or number", () => {
    expect(first(money(anna), [debt(1)], payerIsKnown)).toEqual({
      pays: { 1: 10_000 },
      evidence: ["amount", "payer", "name"],
      certain: false
    })
  })

  it("by the only set of debts with the sum", () => {
    const debts = [debt(1), debt(2, { balanceMinor: 2_500 }), debt(3, { balanceMinor: 9_999 })]
    expect(first(money({ ...anna, amountMinor: 12_500 }), debts, payerIsKnown)).toEqual({
      pays: { 1: 10_000, 2: 2_500 },
      evidence: ["sum", "payer", "name"],
      certain: false
    })
  })

  it("after a person has refused a debt, which is not suggested again", () => {
    const known = { ...payerIsKnown, refused: new Set([1]) }
    const debts = [debt(1), debt(2, { externalReference: "INV-2026-18" })]
    const matched = match(money({ paymentReference: rfOfDebt(1), remittance: "INV-2026-18" }), debts, known)
    expect(
      matched.suggestions.flatMap(({ allocations }) => allocations.map((each) => each.receivableId))
    ).toEqual([2])
    expect(matched.suggestions.some(({ certain }) => certain)).toBe(false)
  })

  it.each([
    ["paid", { isOpen: false, status: "paid", balanceMinor: 0 }],
    ["cancelled", { isOpen: false, status: "cancelled" }],
    ["other_currency", { currency: "CHF" }]
  ] as const)("for a debt that is %s, which is explained", (reason, more) => {
    const debts = [debt(1, { ...more, externalReference: "INV-2026-17" }), debt(2)]
    for (const said of [
      money({ paymentReference: rfOfDebt(1), ...anna }),
      money({ remittance: "INV-2026-17", ...anna })
    ]) {
      const matched = match(said, debts)
      expect(matched.explanations).toEqual([{ receivableId: 1, reason }])
      expect(
        matched.suggestions.map(({ allocations, certain }) => [allocations[0]?.receivableId, certain])
      ).toEqual([[2, false]])
    }
  })

  it("for a debt that was paid twice; the money is its customer's", () => {
    const paid = debt(1, { isOpen: false, status: "paid", balanceMinor: 0 })
    expect(match(money({ paymentReference: rfOfDebt(1) }), [paid])).toEqual({
      suggestions: [],
      customers: [1],
      either: [],
      payer: 1,
      explanations: [{ receivableId: 1, reason: "paid" }],
      isCutOff: false
    })
  })
})

describe("whose account it was", () => {
  it("is learned from what a reference made certain, and not from a number", () => {
    const debts = [debt(1, { externalReference: "INV-2026-17" })]
    const byReference = match(money({ paymentReference: rfOfDebt(1) }), debts).suggestions[0]!
    const byNumber = match(money({ remittance: "INV-2026-17", ...anna }), debts).suggestions[0]!
    const byHand = match(money(anna), debts).suggestions[0]!
    expect([byReference, byNumber, byHand].map(({ certain }) => certain)).toEqual([true, true, false])
    expect([byReference, byNumber, byHand].map(teachesPayer)).toEqual([true, false, false])
  })

  it("says nothing where it has paid for more than twenty customers", () => {
    const many = { ...nothingKnown, payerOf: new Set(Array.from({ length: 21 }, (_, index) => index + 1)) }
    const debts = [debt(1, { externalReference: "INV-2026-17" })]
    expect(first(money({ remittance: "INV-2026-17" }), debts, many)).toMatchObject({
      evidence: ["invoice_number", "amount"],
      certain: false
    })
  })
})

describe("the number of another debt", () => {
  const numbered = [
    debt(1),
    debt(2, { externalReference: "INV-1007", ...otherCustomer }),
    debt(3, { externalReference: "90261008", ...otherCustomer }),
    debt(6, { externalReference: "2058", ...otherCustomer })
  ]
  const [rf, full] = [rfOfDebt(1), 140]

  it.each([
    ["with an amount beside it", { remittance: `${rf} Rechnung INV-1007 EUR 100,00` }],
    ["before a currency", { remittance: `${rf} Rechnung 90261008 EUR 100,00` }],
    [
      "at the end of a text that was cut",
      { remittance: `${"x".repeat(full - 35)} ${rf} RE INV-1007`.slice(-full).padStart(full, "x") }
    ],
    ["in the end-to-end id", { remittance: rf, endToEndId: "INV-1007" }],
    ["of digits, in the end-to-end id", { remittance: rf, endToEndId: "90261008" }],
    ["in its field", { remittance: rf, paymentReference: "INV-1007" }],
    ["that reads as a year", { remittance: `${rf} Rechnung 2058` }],
    ["of digits, beside a currency", { remittance: `${rf} 90261008 EUR` }]
  ])("%s contradicts a reference", (_, said) => {
    expect(first(money({ ...said, ...anna }), numbered, payerIsKnown)?.certain).toBe(false)
  })

  it.each([
    ["a customer's number", `${rf} Kundennummer 90261008`],
    ["an amount", `${rf} 1009 EUR`],
    ["a year", `${rf} Miete 2026`],
    ["a count of payments", rf, "1009"]
  ])("that is likely %s does not", (_, remittance, endToEndId = "NOTPROVIDED") => {
    const debts = [
      ...numbered,
      debt(4, { externalReference: "1009", ...otherCustomer }),
      debt(5, { externalReference: "2026", ...otherCustomer })
    ]
    expect(first(money({ remittance, endToEndId, ...anna }), debts, payerIsKnown)?.certain).toBe(true)
  })

  it("with an amount beside each leaves both to a person, unless they come to the amount", () => {
    const two = [
      debt(1, { externalReference: "INV-2001" }),
      debt(2, { externalReference: "INV-2002", balanceMinor: 5_000 })
    ]
    const said = (amountMinor: number) =>
      first(money({ remittance: "INV-2001, INV-2002 EUR 50,00", amountMinor, ...anna }), two, payerIsKnown)
    expect(said(10_000)?.certain).toBe(false)
    expect(said(15_000)).toMatchObject({ pays: { 1: 10_000, 2: 5_000 }, certain: true })
  })
})
