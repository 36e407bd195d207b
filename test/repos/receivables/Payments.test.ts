/** The repository of payments, in memory and in PostgreSQL. */
import { expect } from "@effect/vitest"
import { Effect } from "effect"
import { PaymentsRepo } from "../../../src/repos/receivables/Payments.ts"
import { conformance } from "../conformance.ts"
import { company, customer, isDefect, NOON, PAGE, payment, receivable } from "../fixture.ts"

/** A company with two receivables of one customer. */
const twoReceivables = Effect.gen(function* () {
  const mine = yield* company()
  const { id: customerId } = yield* customer(mine)
  const { id: receivableId } = yield* receivable(mine, customerId)
  const { id: another } = yield* receivable(mine, customerId)
  return { mine, receivableId, another }
})

conformance("payments", (it) => {
  it.effect("a payment is found as it was inserted, and only under its own receivable", () =>
    Effect.gen(function* () {
      const repo = yield* PaymentsRepo
      const { another, mine, receivableId } = yield* twoReceivables
      const made = yield* payment(mine, receivableId)
      expect(made).toEqual({
        id: made.id,
        receivableId,
        amountMinor: 400,
        currency: "EUR",
        paidAt: "2026-03-10T11:59:59.999Z",
        paidOn: "2026-03-01",
        method: "cash",
        externalReference: null,
        note: null,
        status: "recorded",
        createdAt: "2026-03-10T12:00:00.000Z"
      })
      expect(yield* repo.find(mine, receivableId, made.id)).toEqual(made)
      expect(yield* repo.find(mine, another, made.id)).toBeNull()
    })
  )

  it.effect("a reversed payment stays in the list of its receivable", () =>
    Effect.gen(function* () {
      const repo = yield* PaymentsRepo
      const { another, mine, receivableId } = yield* twoReceivables
      const made = yield* payment(mine, receivableId)
      const second = yield* payment(mine, receivableId)
      const reversed = yield* repo.markReversed(mine, made.id, NOON)
      expect(reversed).toEqual({ ...made, status: "reversed" })
      expect(yield* repo.list(mine, receivableId, PAGE)).toEqual({ total: 2, items: [second, reversed] })
      expect(yield* repo.list(mine, another, PAGE)).toEqual({ total: 0, items: [] })
    })
  )

  it.effect(
    "a payment without its receivable is a defect, and so is the reversal of a payment that does not exist",
    () =>
      Effect.gen(function* () {
        const repo = yield* PaymentsRepo
        const mine = yield* company()
        expect(isDefect(yield* Effect.exit(payment(mine, 999_999)))).toBe(true)
        expect(isDefect(yield* Effect.exit(repo.markReversed(mine, 999_999, NOON)))).toBe(true)
      })
  )
})
