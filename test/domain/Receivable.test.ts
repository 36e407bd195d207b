import { describe, expect, it } from "@effect/vitest"
import { Either, Schema } from "effect"
import * as fc from "effect/FastCheck"
import { amountIn } from "../../src/domain/AmountField.ts"
import { formatMinor } from "../../src/domain/Money.ts"
import * as Receivable from "../../src/domain/Receivable.ts"

type Status = Receivable.ReceivableStatus

const receivable = (status: Status, paidMinor: number, amountMinor = 10_000): Receivable.Receivable => ({
  id: 7,
  customerId: 8,
  amountMinor,
  paidMinor,
  currency: "EUR",
  dueDate: "2026-01-31",
  status,
  externalReference: "INV-1",
  description: null,
  version: "v1"
})

/** Every status there is, with what can be paid in it. */
const open = receivable("open", 0)
const partly = receivable("partially_paid", 4_000)
const paid = receivable("paid", 10_000)
const pausedUnpaid = receivable("paused", 0)
const pausedPartly = receivable("paused", 4_000)
const cancelledUnpaid = receivable("cancelled", 0)
const cancelledPartly = receivable("cancelled", 4_000)

const apply = (
  before: Receivable.Receivable,
  move: string
): Either.Either<Receivable.Receivable, unknown> => {
  const owed = Receivable.balance(before)
  switch (move) {
    case "pause":
    case "resume":
    case "cancel":
      return Receivable[move](before)
    case "reverse all":
      return Receivable.reverse(before, before.paidMinor)
    case "reverse some":
      return Receivable.reverse(before, 1_000)
    default: {
      const amount = { "pay less": 1, "pay all": owed, "pay more": owed + 1 }[move] ?? 0
      const paid = Receivable.pay(before, { amount: formatMinor(Math.max(1, amount), "EUR") })
      return Either.map(paid, ({ receivable }) => receivable)
    }
  }
}

const outcome = (result: Either.Either<Receivable.Receivable, unknown>): string =>
  Either.match(result, {
    onLeft: (error) => (error as { readonly code: string }).code,
    onRight: ({ paidMinor, status }) => `${status} ${paidMinor}`
  })

const refused = "invalid_transition"

/** Contract §4.2, line by line: the status and what is paid after the move, or the refusal. */
const table: ReadonlyArray<readonly [Receivable.Receivable, Readonly<Record<string, string>>]> = [
  [
    open,
    {
      pause: "paused 0",
      resume: refused,
      cancel: "cancelled 0",
      "pay less": "partially_paid 1",
      "pay all": "paid 10000",
      "pay more": "overpayment"
    }
  ],
  [
    partly,
    {
      pause: "paused 4000",
      resume: refused,
      cancel: "cancelled 4000",
      "pay less": "partially_paid 4001",
      "pay all": "paid 10000",
      "pay more": "overpayment",
      "reverse some": "partially_paid 3000",
      "reverse all": "open 0"
    }
  ],
  [
    pausedUnpaid,
    {
      pause: refused,
      resume: "open 0",
      cancel: "cancelled 0",
      "pay less": "paused 1",
      "pay all": "paid 10000",
      "pay more": "overpayment"
    }
  ],
  [
    pausedPartly,
    {
      pause: refused,
      resume: "partially_paid 4000",
      cancel: "cancelled 4000",
      "pay less": "paused 4001",
      "pay all": "paid 10000",
      "pay more": "overpayment",
      "reverse some": "paused 3000",
      "reverse all": "paused 0"
    }
  ],
  [
    paid,
    {
      pause: refused,
      resume: refused,
      cancel: refused,
      "pay less": refused,
      "pay all": refused,
      "pay more": refused,
      "reverse some": "partially_paid 9000",
      "reverse all": "open 0"
    }
  ],
  ...[cancelledUnpaid, cancelledPartly].map(
    (cancelled) =>
      [
        cancelled,
        Object.fromEntries(
          ["pause", "resume", "cancel", "pay less", "pay all", "pay more", "reverse some", "reverse all"].map(
            (move) => [move, refused]
          )
        )
      ] as const
  )
]

describe("the transition table", () => {
  it.each(
    table.flatMap(([before, moves]) =>
      Object.entries(moves).map(
        ([move, after]) => [before.status, before.paidMinor, move, after, before] as const
      )
    )
  )("%s with %i paid, %s: %s", (_status, _paid, move, after, before) => {
    const result = apply(before, move)
    expect(outcome(result)).toBe(after)
    if (Either.isRight(result)) {
      const { paidMinor: _, status: __, ...rest } = result.right
      expect(before).toMatchObject(rest)
    } else if (after === refused) {
      expect(result.left).toMatchObject({ status: 409, details: { status: before.status } })
    }
  })

  it("takes a payment whose currency is the receivable's", () => {
    expect(Receivable.pay(open, { amount: "1.00", currency: "EUR" })).toMatchObject({
      right: { amountMinor: 100, receivable: { paidMinor: 100 } }
    })
  })

  it("names the balance when a payment is larger", () => {
    expect(Receivable.pay(partly, { amount: "60.01" })).toMatchObject({
      left: { code: "overpayment", details: { balance_minor: 6_000 } }
    })
  })

  it("refuses another currency after the status and before the balance", () => {
    const wrong = { amount: "1000000", currency: "USD" }
    expect(Receivable.pay(open, wrong)).toMatchObject({
      left: { code: "currency_mismatch", details: { currency: "EUR" } }
    })
    expect(Receivable.pay(paid, wrong)).toMatchObject({ left: { code: refused } })
  })
})

describe("a PATCH", () => {
  const everywhere = [open, partly, paid, pausedUnpaid, pausedPartly, cancelledUnpaid, cancelledPartly]
  const patch = (before: Receivable.Receivable, change: Partial<Receivable.ReceivablePatch>) =>
    Receivable.patch(before, { expectedVersion: "v1", ...change })

  it.each(everywhere.map((before) => [before.status, before.paidMinor, before] as const))(
    "of reference and description holds in %s with %i paid",
    (_status, _paid, before) => {
      expect(patch(before, { externalReference: null, description: "New" })).toEqual(
        Either.right({ ...before, externalReference: null, description: "New" })
      )
    }
  )

  it.each(everywhere.map((before) => [before.status, before.paidMinor, before] as const))(
    "of amount, currency, date and customer is locked as the contract says in %s with %i paid",
    (status, paidMinor, before) => {
      const closed = status === "paid" || status === "cancelled"
      const withPayments = closed || paidMinor > 0
      const tries = [
        ["amount", { amount: "200.00" }, closed],
        ["due_date", { dueDate: "2026-02-28" }, closed],
        ["customer_id", { customerId: 9 }, withPayments],
        ["currency", { currency: "USD", amount: "100.00" }, withPayments]
      ] as const
      for (const [field, change, locked] of tries) {
        const result = patch(before, change)
        expect(Either.isLeft(result), field).toBe(locked)
        if (Either.isLeft(result)) {
          const { code, details } = result.left
          expect(code).toBe("field_locked")
          expect(details).toMatchObject({ fields: expect.arrayContaining([field]), status })
        }
      }
    }
  )

  it("names the fields that are locked, and no other", () => {
    expect(patch(paid, { currency: "USD" })).toMatchObject({ left: { details: { fields: ["currency"] } } })
    expect(patch(paid, { amount: "100.00", dueDate: "2026-03-01" })).toMatchObject({
      left: { details: { fields: ["due_date"] } }
    })
    expect(patch(partly, { amount: "50.00", customerId: 9 })).toMatchObject({
      left: { details: { fields: ["customer_id"] } }
    })
  })

  it("leaves what it does not name", () => {
    expect(patch(open, { amount: "50.00" })).toEqual(Either.right({ ...open, amountMinor: 5_000 }))
    expect(patch(open, {})).toEqual(Either.right(open))
  })

  it("to the amount that is paid settles it, and to less is refused", () => {
    for (const before of [partly, pausedPartly]) {
      expect(patch(before, { amount: "40.00" })).toMatchObject({
        right: { status: "paid", amountMinor: 4_000 }
      })
      expect(patch(before, { amount: "39.99" })).toMatchObject({
        left: { status: 422, details: [{ field: "amount", code: "below_paid" }] }
      })
      expect(patch(before, { amount: "40.01" })).toMatchObject({ right: { status: before.status } })
    }
  })

  it("counts the decimals of the new amount in the currency there will be", () => {
    expect(patch(open, { amount: "1.001" })).toMatchObject({ left: { code: "validation_failed" } })
    expect(patch(open, { amount: "1.001", currency: "BHD" })).toMatchObject({ right: { amountMinor: 1_001 } })
    expect(patch(open, { amount: "1.00", currency: "JPY" })).toMatchObject({
      left: { code: "validation_failed" }
    })
  })
})

describe("on the wire", () => {
  it("a receivable and its state have the contract's field names and statuses", () => {
    for (const status of ["open", "partially_paid", "paid", "paused", "cancelled"] as const) {
      expect(Schema.encodeSync(Receivable.Receivable)(receivable(status, 4_000))).toEqual({
        id: 7,
        customer_id: 8,
        amount_minor: 10_000,
        paid_minor: 4_000,
        currency: "EUR",
        due_date: "2026-01-31",
        status,
        external_reference: "INV-1",
        description: null,
        version: "v1"
      })
    }
    expect(
      Schema.encodeSync(Receivable.ReceivableState)({ id: 7, status: "paid", paidMinor: 1, version: "v2" })
    ).toEqual({ id: 7, status: "paid", paid_minor: 1, version: "v2" })
    const encode = Schema.encodeUnknownEither(Receivable.Receivable)
    expect(Either.isLeft(encode({ ...open, status: "overdue" }))).toBe(true)
  })

  it("a new receivable is read by the contract's field names, and nothing else is taken", () => {
    const decode = Schema.decodeUnknownEither(Receivable.NewReceivable)
    const body = { customer_id: 8, amount: "100.00", currency: "EUR", due_date: "2026-01-31" }
    expect(decode({ ...body, external_reference: "INV-1", description: "Wheels" })).toEqual(
      Either.right({
        customerId: 8,
        amount: "100.00",
        currency: "EUR",
        dueDate: "2026-01-31",
        externalReference: "INV-1",
        description: "Wheels"
      })
    )
    const { customer_id: _, ...withoutId } = body
    expect(decode({ ...withoutId, customer: { display_name: "Ada" } })).toMatchObject({
      right: { customer: { displayName: "Ada" } }
    })
    for (const wrong of [{ paid_minor: 0 }, { description: null }, { due_date: "2026-02-30" }]) {
      expect(Either.isLeft(decode({ ...body, ...wrong })), JSON.stringify(wrong)).toBe(true)
    }
  })

  it("a PATCH is read by the contract's field names, null clears, and nothing else is taken", () => {
    const decode = Schema.decodeUnknownEither(Receivable.ReceivablePatch)
    expect(
      decode({
        expected_version: "v1",
        customer_id: 9,
        amount: "1",
        currency: "JPY",
        due_date: "2026-03-01",
        external_reference: null,
        description: null
      })
    ).toEqual(
      Either.right({
        expectedVersion: "v1",
        customerId: 9,
        amount: "1",
        currency: "JPY",
        dueDate: "2026-03-01",
        externalReference: null,
        description: null
      })
    )
    for (const wrong of [{}, { expected_version: "v1", status: "paid" }]) {
      expect(Either.isLeft(decode(wrong)), JSON.stringify(wrong)).toBe(true)
    }
  })

  it("a status change needs a reason, and takes nothing else", () => {
    const decode = Schema.decodeUnknownEither(Receivable.StatusChange)
    expect(decode({ reason: "Because" })).toEqual(Either.right({ reason: "Because" }))
    expect(Either.isLeft(decode({}))).toBe(true)
    expect(Either.isLeft(decode({ reason: "Because", status: "paid" }))).toBe(true)
  })
})

describe("whatever happens", () => {
  const step = fc.oneof(
    fc.record({ move: fc.constantFrom("pause", "resume", "cancel") }),
    fc.record({ move: fc.constant("pay"), minor: fc.integer({ min: 1, max: 12_000 }) }),
    fc.record({ move: fc.constant("reverse"), nth: fc.nat(5) }),
    fc.record({ move: fc.constant("amount"), minor: fc.integer({ min: 1, max: 20_000 }) })
  )

  it("0 ≤ paid ≤ amount, the payments add up, and the status says how it stands", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.array(step, { maxLength: 25 }), (amount, steps) => {
        let now = receivable("open", 0, amount)
        let payments: ReadonlyArray<number> = []
        let held = false
        for (const each of steps) {
          const before = now
          if ("nth" in each) {
            const minor = payments[each.nth]
            if (minor === undefined) continue
            const result = Receivable.reverse(now, minor)
            if (Either.isLeft(result)) continue
            payments = payments.toSpliced(each.nth, 1)
            now = result.right
          } else if ("minor" in each) {
            const text = formatMinor(each.minor, "EUR")
            expect(amountIn(text, "EUR")).toEqual(Either.right(each.minor))
            const result: Either.Either<Receivable.Receivable, unknown> =
              each.move === "pay"
                ? Either.map(Receivable.pay(now, { amount: text }), (done) => done.receivable)
                : Receivable.patch(now, { expectedVersion: "v1", amount: text })
            if (Either.isLeft(result)) continue
            if (each.move === "pay") payments = [...payments, each.minor]
            now = result.right
          } else {
            const result = Receivable[each.move as "pause" | "resume" | "cancel"](now)
            if (Either.isLeft(result)) continue
            now = result.right
          }
          // Saying the amount again is no change, and so allowed to the last.
          if (before.status === "cancelled") expect(now).toEqual(before)
          held = now.status === "paused"
          expect(now.paidMinor).toBe(payments.reduce((sum, minor) => sum + minor, 0))
          expect(now.paidMinor).toBeGreaterThanOrEqual(0)
          expect(now.paidMinor).toBeLessThanOrEqual(now.amountMinor)
          const settled = now.paidMinor === now.amountMinor
          expect(now.status === "paid").toBe(settled)
          if (now.status === "open") expect(now.paidMinor).toBe(0)
          if (now.status === "partially_paid") expect(now.paidMinor).toBeGreaterThan(0)
          if (before.status === "paused" && !settled && !("move" in each && each.move === "resume")) {
            expect(held || now.status === "cancelled").toBe(true)
          }
        }
      }),
      { numRuns: 1_500 }
    )
  })
})
