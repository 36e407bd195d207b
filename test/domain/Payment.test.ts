import { describe, expect, it } from "@effect/vitest"
import { Either, Schema } from "effect"
import { NewPayment, Payment } from "../../src/domain/Payment.ts"

const decode = Schema.decodeUnknownEither(NewPayment)

describe("the body of a payment", () => {
  it("is read by the contract's field names", () => {
    expect(
      decode({
        amount: "10.50",
        currency: "EUR",
        paid_at: "2026-01-31",
        method: "bank transfer",
        external_reference: "B-1",
        note: "Thanks"
      })
    ).toEqual(
      Either.right({
        amount: "10.50",
        currency: "EUR",
        paidAt: "2026-01-31",
        method: "bank transfer",
        externalReference: "B-1",
        note: "Thanks"
      })
    )
    expect(decode({ amount: "1" })).toEqual(Either.right({ amount: "1" }))
  })

  it("needs an amount, and holds nothing that the contract does not know", () => {
    expect(Either.isLeft(decode({ currency: "EUR" }))).toBe(true)
    expect(Either.isLeft(decode({ amount: "1", paidAt: "2026-01-31" }))).toBe(true)
    expect(Either.isLeft(decode({ amount: "1", paid_at: null }))).toBe(true)
  })
})

it("a payment is written by the contract's field names, with its receivable", () => {
  const written = {
    id: 3,
    receivable_id: 7,
    amount_minor: 1_050,
    currency: "EUR",
    paid_at: "2026-01-31T00:00:00.000Z",
    method: null,
    external_reference: null,
    note: null,
    status: "reversed",
    created_at: "2026-02-01T00:00:00.000Z",
    receivable: { id: 7, status: "partially_paid", paid_minor: 0, version: "v1" }
  }
  const payment = Schema.decodeUnknownSync(Payment)(written)
  expect(payment).toMatchObject({ receivableId: 7, amountMinor: 1_050, receivable: { paidMinor: 0 } })
  expect(Schema.encodeSync(Payment)(payment)).toEqual(written)
  expect(Schema.encodeSync(Payment)({ ...payment, status: "recorded" })).toMatchObject({ status: "recorded" })
})
