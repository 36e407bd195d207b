import { describe, expect, it } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import * as Domain from "../../../src/domain/Series.ts"
import { Companies } from "../../../src/services/company/Companies.ts"
import { PayableSeries } from "../../../src/services/payables/Series.ts"
import { instance, newCompany, operating, rows } from "../operating.ts"

const request = {
  billLabel: "Rent",
  amount: "1200.50",
  currency: "EUR",
  anchorDate: "2026-01-31",
  lastDate: null,
  externalReference: "R-1",
  description: null
}

const goTo = (text: string) => TestClock.setTime(Date.parse(text))

const written = Effect.map(
  rows("select occurrence_index, due_date from payables order by series_id, occurrence_index"),
  (found) => found.map((row) => [row["occurrence_index"], row["due_date"]])
)

const counted = Effect.map(
  rows("select coalesce(sum(n), 0)::bigint as n from resource_counts where resource = 'payable'"),
  ([row]) => row?.["n"]
)

describe("the due dates of a series", () => {
  it("clamp the day to the length of each month", () => {
    const dates = (anchorDate: string, indexes: ReadonlyArray<number>) =>
      indexes.map((index) => Domain.dueDateOf({ anchorDate, lastDate: null }, index))
    expect(dates("2026-01-31", [0, 1, 2, 3])).toEqual([
      "2026-01-31",
      "2026-02-28",
      "2026-03-31",
      "2026-04-30"
    ])
    expect(dates("2027-12-31", [1, 2, 3])).toEqual(["2028-01-31", "2028-02-29", "2028-03-31"])
    expect(dates("2024-02-29", [12, 48])).toEqual(["2025-02-28", "2028-02-29"])
  })

  it("end with the last date, and with the year 9999", () => {
    const until = (lastDate: string | null, index: number, anchorDate = "2026-01-31") =>
      Domain.dueDateOf({ anchorDate, lastDate }, index)
    expect(until("2026-02-28", 1)).toBe("2026-02-28")
    expect(until("2026-02-27", 1)).toBeNull()
    expect(until(null, 1, "9999-12-31")).toBeNull()
    expect(until(null, 1, "9999-11-30")).toBe("9999-12-30")
    expect(until(null, 2, "9999-11-30")).toBeNull()
  })
})

describe("a series", () => {
  it.scoped("has its occurrences written thirty days ahead, the first ones together with the series", () =>
    operating(() =>
      Effect.gen(function* () {
        const series = yield* PayableSeries
        const companyId = yield* newCompany()
        const id = yield* series.create(companyId, request)
        // 2026-03-01: thirty days reach to 31 March
        expect(yield* written).toEqual([
          [0, "2026-01-31"],
          [1, "2026-02-28"],
          [2, "2026-03-31"]
        ])
        expect(
          yield* rows(
            "select distinct company_id, series_id, bill_label, amount_minor, currency, external_reference, status from payables"
          )
        ).toEqual([
          {
            company_id: companyId,
            series_id: id,
            bill_label: "Rent",
            amount_minor: 120_050,
            currency: "EUR",
            external_reference: "R-1",
            status: "open"
          }
        ])
        yield* goTo("2026-03-30T23:59:59Z")
        expect(yield* series.writeDue).toBe(0)
        yield* goTo("2026-03-31T00:00:00Z")
        expect(yield* series.writeDue).toBe(1)
        expect(yield* series.writeDue).toBe(0)
        expect((yield* written).at(-1)).toEqual([3, "2026-04-30"])
        expect(yield* counted).toBe(4)
        const told = yield* rows(
          "select actor, action from audit_log where company_id = $1 and subject_id = $2 and action like 'series.%' order by audit_id",
          [companyId, id]
        )
        expect(told.filter(({ action }) => action === "series.occurrence")).toHaveLength(4)
        expect(told.at(-1)).toEqual({ actor: "system", action: "series.occurrence" })
      })
    )
  )

  it.scoped("counts the days in the company's time zone", () =>
    operating(() =>
      Effect.gen(function* () {
        const series = yield* PayableSeries
        const anchored = { ...request, anchorDate: "2026-04-30" }
        for (const zone of ["Pacific/Kiritimati", null, "Pacific/Pago_Pago"]) {
          yield* series.create(yield* newCompany(zone), anchored)
        }
        // Kiritimati, 14 hours ahead of UTC, reaches 31 March first; Pago Pago, 11 hours behind, last.
        yield* goTo("2026-03-30T09:59:00Z")
        expect(yield* series.writeDue).toBe(0)
        yield* goTo("2026-03-30T10:00:00Z")
        expect(yield* series.writeDue).toBe(1)
        yield* goTo("2026-03-31T00:00:00Z")
        expect(yield* series.writeDue).toBe(1)
        yield* goTo("2026-03-31T11:00:00Z")
        expect(yield* series.writeDue).toBe(1)
      })
    )
  )

  it.scoped("writes hundreds of past occurrences when its anchor lies long ago", () =>
    operating(() =>
      Effect.gen(function* () {
        const series = yield* PayableSeries
        yield* series.create(yield* newCompany(), { ...request, anchorDate: "2005-12-31" })
        const all = yield* written
        expect(all).toHaveLength(244)
        expect(all.map(([index]) => index)).toEqual(all.map((_, index) => index))
        expect(all.at(-1)).toEqual([243, "2026-03-31"])
      })
    )
  )

  it.scoped("has each occurrence written once by two concurrent instances", () =>
    operating((url) =>
      Effect.gen(function* () {
        const instances = [yield* PayableSeries, yield* instance(PayableSeries, url)]
        const series = yield* PayableSeries
        for (let n = 0; n < 4; n += 1) {
          const companyId = yield* newCompany()
          yield* series.create(companyId, request)
          yield* series.create(companyId, { ...request, anchorDate: "2026-02-15" })
        }
        const before = (yield* written).length
        yield* goTo("2027-03-01T00:00:00Z")
        const [one = 0, two = 0] = yield* Effect.all(
          instances.map(({ writeDue }) => writeDue),
          { concurrency: "unbounded" }
        )
        const left = yield* series.writeDue
        // Another year of eight series, whichever instance wrote it.
        expect(one + two + left).toBe(8 * 12)
        expect(yield* written).toHaveLength(before + 8 * 12)
        expect(yield* counted).toBe(before + 8 * 12)
        expect(yield* series.writeDue).toBe(0)
      })
    )
  )

  it.scoped("ends with its last date", () =>
    operating(() =>
      Effect.gen(function* () {
        const series = yield* PayableSeries
        const companyId = yield* newCompany()
        yield* series.create(companyId, { ...request, lastDate: "2026-04-30" })
        yield* goTo("2030-01-01T00:00:00Z")
        expect(yield* series.writeDue).toBe(1)
        expect((yield* written).at(-1)).toEqual([3, "2026-04-30"])
        expect(yield* series.list(companyId)).toMatchObject([{ nextIndex: 4, nextDueDate: null }])
      })
    )
  )

  it.scoped("keeps its payables when it is stopped, and writes no more", () =>
    operating(() =>
      Effect.gen(function* () {
        const series = yield* PayableSeries
        const companyId = yield* newCompany()
        const id = yield* series.create(companyId, request)
        yield* series.stop(companyId, id)
        yield* series.stop(companyId, id)
        yield* goTo("2027-01-01T00:00:00Z")
        expect(yield* series.writeDue).toBe(0)
        expect(yield* written).toHaveLength(3)
        const other = yield* newCompany()
        expect((yield* Effect.flip(series.stop(other, id))).message).toBe(
          `There is no series ${id} in company ${other}.`
        )
      })
    )
  )

  it.scoped("writes nothing while its company is inactive, and catches up later", () =>
    operating(() =>
      Effect.gen(function* () {
        const series = yield* PayableSeries
        const companies = yield* Companies
        const companyId = yield* newCompany()
        yield* series.create(companyId, request)
        yield* companies.setStatus(companyId, "inactive")
        yield* goTo("2026-06-15T00:00:00Z")
        expect(yield* series.writeDue).toBe(0)
        yield* companies.setStatus(companyId, "active")
        expect(yield* series.writeDue).toBe(3)
      })
    )
  )

  it.scoped("is refused with too many decimals for its currency, or an end before its beginning", () =>
    operating(() =>
      Effect.gen(function* () {
        const series = yield* PayableSeries
        const companyId = yield* newCompany()
        const refused = (change: object) => Effect.flip(series.create(companyId, { ...request, ...change }))
        expect(yield* refused({ currency: "JPY" })).toMatchObject({ details: [{ field: "amount" }] })
        expect(yield* refused({ lastDate: "2026-01-30" })).toMatchObject({ details: [{ field: "last" }] })
        expect((yield* Effect.flip(series.create(99, request))).message).toBe("There is no company 99.")
        expect(yield* rows("select 1 as one from payable_series")).toEqual([])
      })
    )
  )
})
