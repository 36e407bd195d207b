import * as fc from "effect/FastCheck"
import { describe, expect, it } from "vitest"
import { debtDifference, matchDebts, type StandingDebt } from "../../../src/domain/imports/Difference.ts"
import type { FileDebt } from "../../../src/domain/imports/FileRows.ts"

const debt = (fields: Partial<StandingDebt> = {}): StandingDebt => ({
  id: 1,
  customerId: 1,
  displayName: "Ada",
  email: "ada@example.com",
  reference: "R-1",
  amountMinor: 10_000,
  paidMinor: 0,
  currency: "EUR",
  dueDate: "2087-01-31",
  status: "open",
  description: null,
  ...fields
})

const row = (fields: Partial<FileDebt> = {}): FileDebt => ({
  line: 2,
  customer: { displayName: "Ada" },
  reference: "R-1",
  amountMinor: 10_000,
  isOutstanding: false,
  paidMinor: null,
  currency: "EUR",
  dueDate: "2087-01-31",
  description: null,
  ...fields
})

const changesOf = (said: Partial<FileDebt>, standing: Partial<StandingDebt> = {}) => {
  const found = debtDifference(row(said), debt(standing))
  return found._tag === "Changed" ? found.changes.map(({ field, from, to }) => [field, from, to]) : found._tag
}

describe("a row and the receivable that it is", () => {
  it.each([
    ["says the same", {}, {}, "Unchanged"],
    [
      "is settled here, whatever the file says",
      { amountMinor: 99 },
      { status: "paid", paidMinor: 10_000 },
      "Unchanged"
    ],
    ["is void here", { amountMinor: 99 }, { status: "cancelled" }, "Unchanged"],
    ["has another amount", { amountMinor: 12_000 }, {}, [["amount", "100.00 EUR", "120.00 EUR"]]],
    ["was paid in part", { paidMinor: 2_500 }, {}, [["paid", "0.00 EUR", "25.00 EUR"]]],
    ["was paid here, which the file does not know", { paidMinor: 0 }, { paidMinor: 4_000 }, "Unchanged"],
    [
      "has less outstanding",
      { isOutstanding: true, amountMinor: 6_000 },
      {},
      [["paid", "0.00 EUR", "40.00 EUR"]]
    ],
    [
      "has as much outstanding as here",
      { isOutstanding: true, amountMinor: 6_000 },
      { paidMinor: 4_000 },
      "Unchanged"
    ],
    [
      "has more outstanding than was ever asked for",
      { isOutstanding: true, amountMinor: 15_000 },
      {},
      [["amount", "100.00 EUR", "150.00 EUR"]]
    ],
    [
      "is lower than what was paid",
      { amountMinor: 3_000 },
      { paidMinor: 4_000 },
      [["amount", "100.00 EUR", "40.00 EUR"]]
    ],
    ["is due later", { dueDate: "2087-02-28" }, {}, [["due_date", "2087-01-31", "2087-02-28"]]],
    ["has another text", { description: "New" }, { description: "Old" }, [["description", "Old", "New"]]],
    ["has no text any more", {}, { description: "Old" }, "Unchanged"],
    ["is in another currency", { currency: "USD" }, {}, [["amount", "100.00 EUR", "100.00 USD"]]]
  ] as const)("%s", (_, said, standing, changes) => {
    const found = changesOf(said, standing as Partial<StandingDebt>)
    if (typeof changes === "string") expect(found).toBe(changes)
    else expect((found as ReadonlyArray<ReadonlyArray<string>>).slice(0, changes.length)).toEqual(changes)
  })

  it("are the same after what changes was applied", () => {
    const minor = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(
        minor,
        minor,
        fc.option(minor),
        fc.boolean(),
        fc.integer({ min: 0, max: 100_000 }),
        (before, said, paid, isOutstanding, already) => {
          const paidMinor = Math.min(already, before - 1)
          const file = row({
            amountMinor: said,
            isOutstanding,
            paidMinor: isOutstanding || paid === null ? null : Math.min(paid, said - 1)
          })
          const standing = debt({ amountMinor: before, paidMinor })
          const found = debtDifference(file, standing)
          if (found._tag !== "Changed") return
          const { change } = found
          const after = debt({
            amountMinor: change.amountMinor,
            paidMinor: paidMinor + change.paymentMinor,
            status: change.amountMinor <= paidMinor + change.paymentMinor ? "paid" : "open"
          })
          expect(after.paidMinor).toBeGreaterThanOrEqual(paidMinor)
          expect(after.amountMinor).toBeGreaterThanOrEqual(after.paidMinor)
          expect(debtDifference(file, after)._tag).toBe("Unchanged")
        }
      )
    )
  })
})

describe("rows and receivables", () => {
  const match = (rows: ReadonlyArray<FileDebt>, standing: ReadonlyArray<StandingDebt>) =>
    matchDebts(rows, standing, new Set()).map((found) => found?.id ?? null)

  it("are the same by customer and reference, whatever the case of the name", () => {
    expect(match([row({ customer: { displayName: " ADA " } })], [debt()])).toEqual([1])
    expect(match([row({ customer: { displayName: "Ada L.", email: "ada@example.com" } })], [debt()])).toEqual(
      [1]
    )
    expect(match([row({ customer: { displayName: "Grace" } })], [debt()])).toEqual([null])
    expect(match([row({ reference: "r-1" })], [debt()])).toEqual([null])
  })

  it("an open one before a settled one", () => {
    expect(match([row()], [debt({ id: 1, status: "paid" }), debt({ id: 2 })])).toEqual([2])
  })

  it("without a reference, by amount and due date, and each once", () => {
    const unnamed = row({ reference: null })
    expect(
      match([unnamed, unnamed, unnamed], [debt({ id: 5, reference: null }), debt({ id: 6, reference: null })])
    ).toEqual([5, 6, null])
    expect(match([unnamed], [debt({ reference: null, amountMinor: 1 })])).toEqual([null])
  })
})
