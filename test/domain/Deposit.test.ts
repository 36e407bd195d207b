/** Money of a customer that is spread over debts: nothing is lost, and nobody gets more than is open. */
import { Either } from "effect"
import { FastCheck } from "effect"
import { describe, expect, it } from "vitest"
import {
  creditMinor,
  drawn,
  oldestFirst,
  payBack,
  type Deposit,
  spread,
  sharedMinor,
  takeBack,
  withDraws
} from "../../src/domain/Deposit.ts"
import type { Receivable } from "../../src/domain/Receivable.ts"

const minor = FastCheck.integer({ min: 1, max: 1_000_000 })

const debt = (id: number, overrides: Partial<Receivable> = {}): Receivable => ({
  id,
  customerId: 1,
  amountMinor: 10_000,
  paidMinor: 0,
  currency: "EUR",
  dueDate: "2026-03-01",
  status: "open",
  externalReference: `INV-${id}`,
  description: null,
  version: "v1",
  ...overrides
})

const deposit = (overrides: Partial<Deposit> = {}): Deposit => ({
  id: 1,
  customerId: 1,
  amountMinor: 30_000,
  currency: "EUR",
  paidOn: "2026-03-10",
  appliedMinor: 0,
  repaidMinor: 0,
  isReversed: false,
  ...overrides
})

const purse = { customerId: 1, currency: "EUR", amountMinor: 30_000 }
const known = (...debts: ReadonlyArray<Receivable>) => new Map(debts.map((each) => [each.id, each]))

describe("the oldest first", () => {
  it("gives all of the money as far as debts are open, no debt more than is open, and a later one only after the earlier", () => {
    FastCheck.assert(
      FastCheck.property(FastCheck.array(minor, { maxLength: 20 }), minor, (balances, amount) => {
        const debts = balances.map((balanceMinor, id) => ({ id, balanceMinor }))
        const shares = oldestFirst(debts, amount)
        const owed = balances.reduce((sum, each) => sum + each, 0)
        expect(shares.reduce((sum, each) => sum + each, 0)).toBe(Math.min(amount, owed))
        for (const [index, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(balances[index] ?? 0)
          if (share > 0) expect(shares.slice(0, index)).toEqual(balances.slice(0, index))
        }
      })
    )
  })
})

describe("spreading", () => {
  it("pays each debt its amount", () => {
    const debts = known(debt(1), debt(2, { amountMinor: 20_000 }))
    const shares = Either.getOrThrow(
      spread(purse, debts, [
        { receivableId: 1, amount: "100.00" },
        { receivableId: 2, amount: "50" }
      ])
    )
    expect(shares.map(({ after, amountMinor }) => [after.id, after.status, amountMinor])).toEqual([
      [1, "paid", 10_000],
      [2, "partially_paid", 5_000]
    ])
  })

  it.each([
    ["a debt of somebody else", [debt(1, { customerId: 2 })], "100.00", "ValidationFailed"],
    ["a debt that is none", [], "100.00", "ValidationFailed"],
    ["more than is open", [debt(1)], "100.01", "ValidationFailed"],
    ["what is no amount", [debt(1)], "1,00", "ValidationFailed"],
    ["a debt that is void", [debt(1, { status: "cancelled" })], "10.00", "InvalidTransition"],
    ["another currency", [debt(1, { currency: "USD" })], "10.00", "CurrencyMismatch"]
  ] as const)("refuses %s", (_, debts, amount, tag) => {
    const refused = Either.flip(spread(purse, known(...debts), [{ receivableId: 1, amount }]))
    expect(Either.getOrThrow(refused)._tag).toBe(tag)
  })

  it("refuses a debt that is named twice, and more together than came", () => {
    const twice = [1, 1].map((receivableId) => ({ receivableId, amount: "10.00" }))
    expect(Either.getOrThrow(Either.flip(spread(purse, known(debt(1)), twice)))._tag).toBe("ValidationFailed")
    const all = [1, 2, 3, 4].map((receivableId) => ({ receivableId, amount: "100.00" }))
    const four = known(debt(1), debt(2), debt(3), debt(4))
    expect(Either.getOrThrow(Either.flip(spread(purse, four, all)))).toMatchObject({
      _tag: "Overpayment",
      details: { balance_minor: 30_000 }
    })
  })
})

describe("what is left", () => {
  it("is drawn from the oldest money first, never more than a deposit has, and comes to what was asked for", () => {
    FastCheck.assert(
      FastCheck.property(
        FastCheck.array(FastCheck.tuple(minor, minor), { minLength: 1, maxLength: 10 }),
        FastCheck.array(minor, { minLength: 1, maxLength: 10 }),
        (money, wanted) => {
          const held = money.map(([left, applied], id) =>
            deposit({ id, amountMinor: left + applied, appliedMinor: applied })
          )
          const total = held.reduce((sum, one) => sum + creditMinor(one), 0)
          let left = total
          const shares = wanted.map((amount, receivableId) => {
            const amountMinor = Math.min(amount, left)
            left -= amountMinor
            return { receivableId, amountMinor }
          })
          const draws = drawn(held, shares)
          for (const { amountMinor, receivableId } of shares) {
            expect(sharedMinor(draws.filter((draw) => draw.receivableId === receivableId))).toBe(amountMinor)
          }
          const after = held.map((one) => withDraws(one, draws))
          expect(after.reduce((sum, one) => sum + creditMinor(one), 0)).toBe(total - sharedMinor(shares))
          const isUsed = after.map((one) => creditMinor(one) === 0)
          for (const one of after) {
            expect(creditMinor(one)).toBeGreaterThanOrEqual(0)
            if (draws.some(({ depositId }) => depositId === one.id))
              expect(isUsed.slice(0, one.id)).not.toContain(false)
          }
          expect(draws.length).toBeLessThan(shares.length + held.length)
        }
      )
    )
  })

  it("goes back once, and is no credit then; what a reversed payment frees is credit again", () => {
    const repaid = Either.getOrThrow(payBack(deposit({ appliedMinor: 10_000 })))
    expect([repaid.repaidMinor, creditMinor(repaid)]).toEqual([20_000, 0])
    expect(Either.isLeft(payBack(repaid))).toBe(true)
    expect(creditMinor({ ...repaid, appliedMinor: 4_000 })).toBe(6_000)
  })

  it("is nothing once it was taken back, which happens once", () => {
    const back = Either.getOrThrow(takeBack(deposit({ appliedMinor: 10_000 })))
    expect([back.isReversed, back.appliedMinor, creditMinor(back)]).toEqual([true, 0, 0])
    expect(Either.isLeft(takeBack(back))).toBe(true)
    expect(Either.isLeft(payBack(back))).toBe(true)
  })
})
