import { describe, expect, it } from "@effect/vitest"
import { Either } from "effect"
import { amountIn, isNewAmount, newAmount } from "../../src/domain/AmountField.ts"

const owed = { amountMinor: 1_050, currency: "EUR" }

describe("an amount in a request", () => {
  it("is read in its currency", () => {
    expect(amountIn("10.50", "EUR")).toEqual(Either.right(1_050))
    expect(amountIn("1050", "JPY")).toEqual(Either.right(1_050))
  })

  it("is refused by its field, with what is wrong with it", () => {
    expect(amountIn("10.5", "JPY")).toMatchObject({
      left: {
        status: 422,
        details: [
          { field: "amount", code: "invalid", message: expect.stringContaining("JPY has no decimals") }
        ]
      }
    })
  })
})

describe("the amount after a PATCH", () => {
  it("stays where neither amount nor currency is sent, or the same currency alone", () => {
    expect(newAmount(owed, {})).toEqual(Either.right(1_050))
    expect(newAmount(owed, { currency: "EUR" })).toEqual(Either.right(1_050))
  })

  it("is read in the new currency, or in the old one where none is sent", () => {
    expect(newAmount(owed, { amount: "7", currency: "JPY" })).toEqual(Either.right(7))
    expect(newAmount(owed, { amount: "7" })).toEqual(Either.right(700))
  })

  it("must be sent with a new currency", () => {
    expect(newAmount(owed, { currency: "JPY" })).toMatchObject({
      left: { status: 422, details: [{ field: "amount", code: "required" }] }
    })
  })
})

describe("a PATCH", () => {
  it("asks for no other amount when it repeats the one there is", () => {
    expect(isNewAmount(owed, "EUR", Either.right(1_050))).toBe(false)
  })

  it("asks for another one by other minor units, another currency, or a text that is no amount", () => {
    expect(isNewAmount(owed, "EUR", Either.right(1_051))).toBe(true)
    expect(isNewAmount(owed, "USD", Either.right(1_050))).toBe(true)
    expect(isNewAmount(owed, "EUR", amountIn("none", "EUR"))).toBe(true)
  })
})
