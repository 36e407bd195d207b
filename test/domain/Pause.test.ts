import { describe, expect, it } from "@effect/vitest"
import { Either } from "effect"
import * as fc from "effect/FastCheck"
import { addDays, daysBetween, todayIn } from "../../src/domain/CalendarDate.ts"
import { allTimeZones } from "../../src/domain/Contact.ts"
import * as Pause from "../../src/domain/Pause.ts"

const receivable = (fields: Partial<Pause.StoredReceivable> = {}): Pause.StoredReceivable => ({
  id: 7,
  customerId: 8,
  amountMinor: 10_000,
  paidMinor: 0,
  currency: "EUR",
  dueDate: "2026-01-31",
  status: "open",
  externalReference: null,
  description: null,
  version: "v1",
  ...Pause.NOT_PAUSED,
  promisedOn: null,
  ...fields
})

const isWeekday = (date: string) => ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())

const aZone = fc.constantFrom(...allTimeZones)
const anInstant = fc.integer({ min: Date.parse("2026-01-01"), max: Date.parse("2036-01-01") })

describe("a pause until a date", () => {
  it("is taken for each of the next 366 days of the customer's calendar, and ends when that date begins there", () => {
    fc.assert(
      fc.property(aZone, anInstant, fc.integer({ min: -400, max: 800 }), (zone, now, days) => {
        const until = addDays(todayIn(zone, now), days)
        const result = Pause.pauseUntil(receivable(), until, { zone, now })
        expect(Either.isRight(result)).toBe(days >= 1 && days <= 366)
        if (Either.isLeft(result)) return
        const { pauseCause, pausedUntil, resumeAt, status } = result.right
        expect([status, pauseCause, pausedUntil]).toEqual(["paused", "paused", until])
        expect(resumeAt).toBeGreaterThan(now)
        expect(todayIn(zone, resumeAt ?? 0)).toBe(until)
        expect(todayIn(zone, (resumeAt ?? 0) - 1) < until).toBe(true)
      }),
      { numRuns: 2_000 }
    )
  })

  it("leaves nothing behind when the receivable is no longer paused", () => {
    const paused = Either.getOrThrow(
      Pause.pauseUntil(receivable(), "2026-03-10", { zone: "UTC", now: Date.parse("2026-03-02") })
    )
    expect(Pause.withoutEndedPause(paused)).toBe(paused)
    for (const status of ["open", "partially_paid", "paid", "cancelled"] as const) {
      expect(Pause.withoutEndedPause({ ...paused, status })).toEqual(receivable({ status }))
    }
  })
})

describe("a promise", () => {
  it.each([
    // A Wednesday: Thursday and Friday are open, so it rests over Friday.
    ["2026-03-04", "2026-03-07"],
    // A Friday: Monday and Tuesday.
    ["2026-03-06", "2026-03-11"],
    ["2026-03-07", "2026-03-11"]
  ])("of %s rests until %s", (date, until) => {
    const time = { zone: "Europe/Berlin", now: Date.parse("2026-03-02T12:00:00Z") }
    const promised = Either.getOrThrow(Pause.promise(receivable(), date, time, isWeekday))
    expect(promised).toMatchObject({
      status: "paused",
      pauseCause: "promised",
      pausedUntil: until,
      promisedOn: date
    })
    expect(promised.resumeAt).toBe(Date.parse(`${until}T00:00:00+01:00`))
  })

  it("always leaves two open days, and ends even under a calendar that has none", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }), fc.nat(30), (open, ahead) => {
        const isOpen = (date: string) => open[new Date(`${date}T00:00:00Z`).getUTCDay()] === true
        const date = addDays("2026-03-02", ahead)
        const end = Pause.dayAfterOpenDays(date, 2, isOpen)
        const between = Array.from({ length: daysBetween(date, end) - 1 }, (_, day) => addDays(date, day + 1))
        expect(between.filter(isOpen)).toHaveLength(open.includes(true) ? 2 : 0)
      })
    )
  })
})
