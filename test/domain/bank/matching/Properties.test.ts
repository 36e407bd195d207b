/** What is true of every transaction and all debts. */
import { describe, expect, it } from "@effect/vitest"
import * as fc from "effect/FastCheck"
import type { CandidateDebt, Incoming, Known } from "../../../../src/domain/bank/matching/Types.ts"
import { debt, match, money, rfOfDebt } from "./debts.ts"

const names = ["Anna Beispiel", "Bernd Anders", "Clara Anders GmbH"]

/** Debts of few balances and numbers, so that coincidences are frequent. */
const aDebt = (receivableId: number) =>
  fc
    .record({
      customerId: fc.integer({ min: 1, max: 3 }),
      balanceMinor: fc.constantFrom(100, 200, 300, 500, 10_000),
      dueDate: fc.constantFrom("2026-01-01", "2026-02-01"),
      externalReference: fc.constantFrom(
        null,
        "4711",
        "4712",
        "INV-2026-17",
        "INV-2026-18",
        "RF18539007547034"
      ),
      currency: fc.constantFrom("EUR", "EUR", "EUR", "USD"),
      isOpen: fc.constantFrom(true, true, true, false)
    })
    .map(({ balanceMinor, isOpen, ...said }) =>
      debt(receivableId, {
        ...said,
        customerName: names[said.customerId - 1] ?? "",
        balanceMinor: isOpen ? balanceMinor : 0,
        isOpen,
        status: isOpen ? "open" : "paid"
      })
    )

const debts: fc.Arbitrary<ReadonlyArray<CandidateDebt>> = fc
  .integer({ min: 0, max: 7 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => aDebt(index + 1))))

const said = fc.constantFrom(
  "4711",
  "4712",
  "INV-2026-17",
  "INV-2026-18",
  "RF18 5390 0754 7034",
  "Rechnung",
  "Kd-Nr. 4711",
  ...[1, 2, 3, 4, 5].map(rfOfDebt)
)

const transactions: fc.Arbitrary<Incoming> = fc
  .record({
    amountMinor: fc.constantFrom(100, 200, 300, 400, 500, 600, 800, 10_000, 10_300),
    texts: fc.array(said, { maxLength: 3 }),
    paymentReference: fc.option(said, { freq: 3 }),
    endToEndId: fc.option(said, { freq: 1 }),
    counterpartyName: fc.option(fc.constantFrom(...names))
  })
  .map(({ texts, ...rest }) => money({ ...rest, remittance: texts.length === 0 ? null : texts.join(", ") }))

const knowledge: fc.Arbitrary<Known> = fc
  .record({
    payerOf: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
    refused: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 2 })
  })
  .map(({ payerOf, refused }) => ({ payerOf: new Set(payerOf), refused: new Set(refused) }))

const nobodyRefused = knowledge.map((known): Known => ({ ...known, refused: new Set() }))

const isCertain = (...of: Parameters<typeof match>): boolean => match(...of).suggestions[0]?.certain === true

const RUNS = { numRuns: 2_000 }

describe("whatever comes in, and whatever is owed,", () => {
  it("no more is allocated than the amount and than each balance, and only to open debts of the currency", () => {
    fc.assert(
      fc.property(transactions, debts, knowledge, (incoming, candidates, known) => {
        for (const { allocations } of match(incoming, candidates, known).suggestions) {
          const sum = allocations.reduce((all, { amountMinor }) => all + amountMinor, 0)
          expect(sum).toBeLessThanOrEqual(incoming.amountMinor)
          expect(new Set(allocations.map(({ receivableId }) => receivableId)).size).toBe(allocations.length)
          for (const { amountMinor, receivableId } of allocations) {
            const owed = candidates.find((each) => each.receivableId === receivableId)
            expect(owed).toMatchObject({ isOpen: true, currency: incoming.currency })
            expect(amountMinor).toBeGreaterThan(0)
            expect(amountMinor).toBeLessThanOrEqual(owed?.balanceMinor ?? 0)
          }
        }
      }),
      RUNS
    )
  })

  it("only the first suggestion is certain, every one has evidence, and the amount alone never is certain", () => {
    fc.assert(
      fc.property(transactions, debts, knowledge, (incoming, candidates, known) => {
        const { suggestions } = match(incoming, candidates, known)
        suggestions.forEach(({ certain, evidence }, index) => {
          expect(evidence.length).toBeGreaterThan(0)
          if (!certain) return
          expect(index).toBe(0)
          expect(
            evidence.includes("reference") ||
              evidence.includes("end_to_end_id") ||
              (evidence.includes("invoice_number") &&
                (evidence.includes("amount") || evidence.includes("sum")) &&
                (evidence.includes("payer") || evidence.includes("name")))
          ).toBe(true)
        })
      }),
      RUNS
    )
  })

  it("nothing is certain once a person has refused a debt, and that one is not suggested", () => {
    fc.assert(
      fc.property(transactions, debts, knowledge, (incoming, candidates, known) => {
        fc.pre(known.refused.size > 0)
        for (const { allocations, certain } of match(incoming, candidates, known).suggestions) {
          expect(certain).toBe(false)
          expect(allocations.some(({ receivableId }) => known.refused.has(receivableId))).toBe(false)
        }
      }),
      RUNS
    )
  })

  it("the order of the debts changes nothing, nor does one that is given twice", () => {
    const shuffled = debts.chain((candidates) =>
      fc.tuple(
        fc.constant(candidates),
        fc.shuffledSubarray([...candidates], { minLength: candidates.length })
      )
    )
    fc.assert(
      fc.property(transactions, shuffled, knowledge, (incoming, [candidates, other], known) => {
        const expected = match(incoming, candidates, known)
        expect(match(incoming, other, known)).toEqual(expected)
        expect(match(incoming, [...other, ...candidates], known)).toEqual(expected)
      }),
      RUNS
    )
  })

  it("one debt more makes nothing certain that was not, unless it is the one that is paid", () => {
    fc.assert(
      fc.property(transactions, debts, aDebt(8), nobodyRefused, (incoming, candidates, more, known) => {
        if (isCertain(incoming, candidates, known)) return
        const [first] = match(incoming, [...candidates, more], known).suggestions
        if (first?.certain !== true) return
        expect(first.allocations.map(({ receivableId }) => receivableId)).toContain(8)
      }),
      RUNS
    )
  })

  it("what is certain stays so when less is known of other customers", () => {
    fc.assert(
      fc.property(transactions, debts, nobodyRefused, (incoming, candidates, known) => {
        const [first] = match(incoming, candidates, known).suggestions
        if (first?.certain !== true) return
        const paid = new Set(first.allocations.map(({ receivableId }) => receivableId))
        const left = candidates.filter(({ receivableId }) => paid.has(receivableId))
        const again = match(incoming, left, known).suggestions[0]
        expect(again).toMatchObject({ certain: true, allocations: first.allocations })
      }),
      RUNS
    )
  })

  it("text of any kind breaks nothing", () => {
    const anyText = fc.string({ unit: "grapheme", maxLength: 200 })
    fc.assert(
      fc.property(anyText, anyText, debts, knowledge, (one, other, candidates, known) => {
        const incoming = money({
          remittance: one,
          counterpartyName: other,
          paymentReference: other,
          endToEndId: one
        })
        expect(isCertain(incoming, candidates, known)).toBe(false)
      })
    )
  })
})
