import { describe, expect, it } from "@effect/vitest"
import { Either, Schema } from "effect"
import * as fc from "effect/FastCheck"
import { addMonthsClamped } from "../../src/domain/CalendarDate.ts"
import * as Payable from "../../src/domain/Payable.ts"
import { dueDateOf } from "../../src/domain/Series.ts"

const open: Payable.Payable = {
  id: 7,
  billLabel: "Office rent",
  amountMinor: 10_000,
  currency: "EUR",
  dueDate: "2026-01-31",
  status: "open",
  externalReference: "R-1",
  description: null,
  seriesId: null,
  occurrenceIndex: null,
  version: "v1"
}
const paid: Payable.Payable = { ...open, status: "paid" }
const patch = (before: Payable.Payable, change: Partial<Payable.PayablePatch>) =>
  Payable.patch(before, { expectedVersion: "v1", ...change })

describe("a payable", () => {
  it("is marked paid once", () => {
    expect(Payable.markPaid(open)).toEqual(Either.right(paid))
    expect(Payable.markPaid(paid)).toMatchObject({
      left: { status: 409, code: "invalid_transition", details: { status: "paid" } }
    })
  })

  it("changes every field while it is open", () => {
    expect(
      patch(open, {
        billLabel: "Rent",
        amount: "1.001",
        currency: "BHD",
        dueDate: "2026-03-01",
        externalReference: null,
        description: "March"
      })
    ).toEqual(
      Either.right({
        ...open,
        billLabel: "Rent",
        amountMinor: 1_001,
        currency: "BHD",
        dueDate: "2026-03-01",
        externalReference: null,
        description: "March"
      })
    )
  })

  it.each([
    ["bill_label", { billLabel: "Rent" }],
    ["amount", { amount: "1.00" }],
    ["currency", { amount: "1", currency: "JPY" }],
    ["due_date", { dueDate: "2026-03-01" }]
  ] as const)("locks %s once it is paid", (field, change) => {
    expect(patch(paid, change)).toMatchObject({
      left: { code: "field_locked", details: { fields: expect.arrayContaining([field]), status: "paid" } }
    })
  })

  it("names the fields that are locked, and no other", () => {
    expect(patch(paid, { currency: "USD" })).toMatchObject({ left: { details: { fields: ["currency"] } } })
    expect(patch(paid, { amount: "100.00", dueDate: "2026-03-01" })).toMatchObject({
      left: { details: { fields: ["due_date"] } }
    })
  })

  it("leaves what a PATCH does not name", () => {
    expect(patch(open, { amount: "50.00" })).toEqual(Either.right({ ...open, amountMinor: 5_000 }))
    expect(patch(paid, {})).toEqual(Either.right(paid))
  })

  it("keeps reference and description free when it is paid", () => {
    expect(patch(paid, { externalReference: null, description: "Done" })).toEqual(
      Either.right({ ...paid, externalReference: null, description: "Done" })
    )
  })

  it("refuses decimals that its currency lacks", () => {
    expect(patch(open, { amount: "1.001" })).toMatchObject({ left: { details: [{ field: "amount" }] } })
  })
})

describe("on the wire", () => {
  it("a payable and its state have the contract's field names and statuses", () => {
    for (const status of ["open", "paid"] as const) {
      expect(
        Schema.encodeSync(Payable.Payable)({ ...open, status, seriesId: 3, occurrenceIndex: 0 })
      ).toEqual({
        id: 7,
        bill_label: "Office rent",
        amount_minor: 10_000,
        currency: "EUR",
        due_date: "2026-01-31",
        status,
        external_reference: "R-1",
        description: null,
        series_id: 3,
        occurrence_index: 0,
        version: "v1"
      })
      expect(Schema.encodeSync(Payable.PayableState)({ id: 7, status, version: "v2" })).toEqual({
        id: 7,
        status,
        version: "v2"
      })
    }
  })

  it("a new payable is read by the contract's field names, and nothing else is taken", () => {
    const decode = Schema.decodeUnknownEither(Payable.NewPayable)
    const body = { bill_label: "Rent", amount: "100.00", currency: "EUR", due_date: "2026-01-31" }
    expect(decode({ ...body, external_reference: "R-1", description: "January" })).toEqual(
      Either.right({
        billLabel: "Rent",
        amount: "100.00",
        currency: "EUR",
        dueDate: "2026-01-31",
        externalReference: "R-1",
        description: "January"
      })
    )
    for (const wrong of [{ series_id: 3 }, { description: null }, { bill_label: "" }]) {
      expect(Either.isLeft(decode({ ...body, ...wrong })), JSON.stringify(wrong)).toBe(true)
    }
  })

  it("a PATCH is read by the contract's field names, null clears, and nothing else is taken", () => {
    const decode = Schema.decodeUnknownEither(Payable.PayablePatch)
    expect(
      decode({
        expected_version: "v1",
        bill_label: "Rent",
        amount: "1",
        currency: "JPY",
        due_date: "2026-03-01",
        external_reference: null,
        description: null
      })
    ).toEqual(
      Either.right({
        expectedVersion: "v1",
        billLabel: "Rent",
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
})

describe("a series", () => {
  it("falls on the anchor's day, clamped to each month on its own", () => {
    const anchored = { anchorDate: "2026-01-31", lastDate: null }
    expect([0, 1, 2, 3, 13].map((index) => dueDateOf(anchored, index))).toEqual([
      "2026-01-31",
      "2026-02-28",
      "2026-03-31",
      "2026-04-30",
      "2027-02-28"
    ])
    expect(dueDateOf({ anchorDate: "2028-01-30", lastDate: null }, 1)).toBe("2028-02-29")
  })

  it("ends with its last date and with the calendar", () => {
    expect(dueDateOf({ anchorDate: "2026-01-31", lastDate: "2026-02-28" }, 1)).toBe("2026-02-28")
    expect(dueDateOf({ anchorDate: "2026-01-31", lastDate: "2026-02-27" }, 1)).toBeNull()
    expect(dueDateOf({ anchorDate: "9999-12-01", lastDate: null }, 0)).toBe("9999-12-01")
    expect(dueDateOf({ anchorDate: "9999-12-01", lastDate: null }, 1)).toBeNull()
  })

  it("has one occurrence a month, never past the anchor's day, whatever the anchor", () => {
    const day = fc
      .integer({ min: 0, max: 2_900_000 })
      .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, fc.nat(240), (anchorDate, index) => {
        const date = dueDateOf({ anchorDate, lastDate: null }, index)
        fc.pre(date !== null)
        const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
        expect(months(date) - months(anchorDate)).toBe(index)
        expect(date.slice(8) <= anchorDate.slice(8)).toBe(true)
        if (date.slice(8) < anchorDate.slice(8)) {
          const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))]
          expect(Number(date.slice(8))).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate())
        }
        expect(date).toBe(addMonthsClamped(anchorDate, index))
      })
    )
  })
})
