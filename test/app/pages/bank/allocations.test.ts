import { Either } from "effect"
import { describe, expect, it } from "vitest"
import { Form } from "../../../../src/app/Form.ts"
import { allocationsIn, chosenIds } from "../../../../src/app/pages/bank/allocations.ts"

const formOf = (fields: Readonly<Record<string, string | ReadonlyArray<string>>>): Form =>
  new Form(new Map(Object.entries(fields).map(([name, value]) => [name, [value].flat()])))

const debts = new Map(
  [7, 8, 9, 5].map((id) => [
    id,
    { id, balanceMinor: id * 1_000, closed: id === 5 ? "INV-5 is paid already." : null }
  ])
)

const read = (fields: Readonly<Record<string, string | ReadonlyArray<string>>>, leftMinor = 20_000) =>
  Either.match(allocationsIn(formOf(fields), debts, { currency: "EUR", leftMinor }), {
    onLeft: ({ details = [] }) => details.map(({ field, message }) => `${field}: ${message}`),
    onRight: (chosen) => chosen.map(({ amount, receivableId }) => [receivableId, amount])
  })

describe("the debts of a form", () => {
  it("are those that are ticked or have an amount", () => {
    expect(
      chosenIds(formOf({ receivable_id: ["7", "8", "x", "7"], "amount.9": "1", "amount.8": "" }))
    ).toEqual([7, 8, 9])
  })

  it("get what was typed, however people write it, and else their balance as far as something is left", () => {
    expect(read({ receivable_id: ["7", "8"], "amount.9": "1,50" })).toEqual([
      [9, "1.50"],
      [7, "70.00"],
      [8, "80.00"]
    ])
    expect(read({ receivable_id: ["7", "8"], "amount.7": "" }, 10_000)).toEqual([
      [7, "70.00"],
      [8, "30.00"]
    ])
  })

  it("are named where nothing is left for them, or more was typed than is open or than an amount is", () => {
    expect(read({ receivable_id: ["7", "8"] }, 7_000)).toEqual([
      "amount.8: Nothing is left for it. Type how much it gets."
    ])
    expect(read({ "amount.7": "70.01", "amount.8": "1,234", "amount.9": "-1" })).toEqual([
      "amount.7: At most 70.00, which is what is open.",
      "amount.8: 1,234 can mean two amounts: write it without the comma, or with a point.",
      expect.stringMatching(/^amount\.9: The amount must be/)
    ])
    expect(read({ receivable_id: "6" })).toEqual(["amount.6: Choose receivables of yours."])
    expect(read({ receivable_id: "5", "amount.7": "1" })).toEqual(["amount.5: INV-5 is paid already."])
    expect(read({ "amount.7": " " })).toEqual(["q: Choose at least one receivable."])
  })
})
