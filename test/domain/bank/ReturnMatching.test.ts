/** Which movement a return takes back. */
import { describe, expect, it } from "vitest"
import type { BankTransaction } from "../../../src/domain/bank/BankTransaction.ts"
import { canTakeBack, MAX_ORIGINALS, originalOf } from "../../../src/domain/bank/ReturnMatching.ts"

const movement = (given: Partial<BankTransaction> = {}): BankTransaction => ({
  id: 1,
  bankAccountId: 1,
  bankStatementId: 1,
  direction: "credit",
  amountMinor: 10_000,
  appliedMinor: 0,
  currency: "EUR",
  bookedOn: "2026-03-01",
  valueOn: null,
  counterpartyName: null,
  counterpartyAccount: null,
  remittance: null,
  paymentReference: null,
  endToEndId: null,
  bankReference: null,
  isReturn: false,
  returnReason: null,
  originalEndToEndId: null,
  originalBankReference: null,
  returnsId: null,
  isLeftToPeople: false,
  customerId: null,
  status: "unmatched",
  isRepaid: false,
  version: "v1",
  ...given
})

/** A return of 100.00 on 5 March 2026. */
const taking = (given: Partial<BankTransaction> = {}) =>
  movement({ id: 99, direction: "debit", isReturn: true, bookedOn: "2026-03-05", ...given })

const nobody: ReadonlySet<number> = new Set()

const idOf = (
  one: BankTransaction,
  candidates: ReadonlyArray<BankTransaction>,
  taken: ReadonlySet<number> = nobody
) => originalOf(one, candidates, taken)?.id ?? null

describe("a return by the bank's reference", () => {
  const one = taking({ originalBankReference: "B-1" })

  it.each([
    ["of 430 days before", { bookedOn: "2024-12-30" }, 1],
    ["of 431 days before", { bookedOn: "2024-12-29" }, null],
    ["of a later day", { bookedOn: "2026-03-06" }, null],
    ["that was taken back", { status: "returned" }, null],
    ["that is smaller, by charges", { amountMinor: 9_700 }, 1],
    ["that is larger", { amountMinor: 10_001 }, null]
  ] as const)("for a movement %s", (_, given, expected) => {
    expect(idOf(one, [movement({ bankReference: "B-1", ...given })])).toBe(expected)
  })

  it("takes the one of two that has its amount, and none of two that have it", () => {
    const first = movement({ bankReference: "B-1" })
    const other = movement({ id: 2, bankReference: "B-1", amountMinor: 9_700 })
    expect(idOf(one, [first, other])).toBe(1)
    expect(idOf(one, [first, { ...other, amountMinor: 10_000 }])).toBeNull()
    expect(idOf(one, [other, { ...other, id: 3 }])).toBeNull()
  })

  it("takes nothing that another return has just taken", () => {
    expect(idOf(one, [movement({ bankReference: "B-1" })], new Set([1]))).toBeNull()
  })
})

describe("a return by the end-to-end id", () => {
  const one = taking({ originalEndToEndId: "RENT" })

  it.each([
    ["of 70 days before", { bookedOn: "2025-12-25" }, 1],
    ["of 71 days before", { bookedOn: "2025-12-24" }, null],
    ["that is smaller: the id may be that of another month", { amountMinor: 9_700 }, null]
  ] as const)("for a movement %s", (_, given, expected) => {
    expect(idOf(one, [movement({ endToEndId: "RENT", ...given })])).toBe(expected)
  })

  it.each([
    ["bank reference", { bankReference: "B-2" }, { originalBankReference: "B-1" }],
    ["account", { counterpartyAccount: "A" }, { counterpartyAccount: "B" }]
  ] as const)(
    "is not of a movement with another %s; one that is not named says nothing",
    (_, given, named) => {
      const original = movement({ endToEndId: "RENT", ...given })
      expect(idOf({ ...one, ...named }, [original])).toBeNull()
      expect(idOf(one, [original])).toBe(1)
      expect(idOf({ ...one, ...named }, [movement({ endToEndId: "RENT" })])).toBe(1)
    }
  )

  it("is of none where there are more than are looked at", () => {
    const others = Array.from({ length: MAX_ORIGINALS }, (_, n) =>
      movement({ id: n + 2, endToEndId: "RENT", amountMinor: n + 1 })
    )
    const original = movement({ endToEndId: "RENT" })
    expect(idOf(one, [original, ...others.slice(1)])).toBe(1)
    expect(idOf(one, [original, ...others])).toBeNull()
  })
})

describe("a person", () => {
  it.each([
    ["an earlier one of its amount", {}, true],
    ["a smaller one", { amountMinor: 1 }, true],
    ["a larger one", { amountMinor: 10_001 }, false],
    ["one of the same direction", { direction: "debit" }, false],
    ["one in another currency", { currency: "CHF" }, false],
    ["a later one", { bookedOn: "2026-03-06" }, false],
    ["another return", { isReturn: true }, false]
  ] as const)("chooses %s", (_, given, expected) => {
    expect(canTakeBack(taking(), movement(given))).toBe(expected)
  })
})
