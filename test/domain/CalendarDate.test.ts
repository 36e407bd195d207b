import { describe, expect, it } from "@effect/vitest"
import { Either, Schema } from "effect"
import * as fc from "effect/FastCheck"
import {
  addDays,
  addMonthsClamped,
  CalendarDate,
  compare,
  daysBetween,
  isCalendarDate,
  Instant,
  parseInstant,
  toRfc3339
} from "../../src/domain/CalendarDate.ts"

const digits = (value: number, length: number) => String(value).padStart(length, "0")
const FIRST_DAY = 0
const LAST_DAY = Date.UTC(9999, 11, 31) / 86_400_000
const day = fc.integer({ min: FIRST_DAY, max: LAST_DAY })
const dateOfDay = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10)
const date = day.map(dateOfDay)

describe("calendar dates", () => {
  it("are the real ones, as another implementation has it", () => {
    const parts = fc.tuple(
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 })
    )
    fc.assert(
      fc.property(parts, ([year, month, dayOfMonth]) => {
        const text = `${digits(year, 4)}-${digits(month, 2)}-${digits(dayOfMonth, 2)}`
        const made = new Date(0)
        made.setUTCFullYear(year, month - 1, dayOfMonth)
        const real = made.toISOString().slice(0, 10) === text && year >= 1970
        expect(isCalendarDate(text)).toBe(real)
      }),
      { numRuns: 20_000 }
    )
  })

  it("include the days from 1970 to 9999, leap days among them", () => {
    for (let number = FIRST_DAY; number <= LAST_DAY; number += 3) {
      if (!isCalendarDate(dateOfDay(number))) expect(dateOfDay(number)).toBe("taken")
    }
    expect(isCalendarDate("2024-02-29")).toBe(true)
    expect(isCalendarDate("2000-02-29")).toBe(true)
  })

  it.each(
    [
      "2026-02-29",
      "2026-02-30",
      ...["04", "06", "09", "11"].map((month) => `2026-${month}-31`),
      "2100-02-29",
      "1969-12-31",
      "10000-01-01",
      "2026-1-1",
      "2026-01-01T00:00:00Z",
      "2026-01-01 2026-01-01",
      "26-01-01",
      "2026/01/01",
      " 2026-01-01",
      "2026-01-01\n",
      "+002026-01-01",
      "２０２６-01-01",
      ""
    ].map((text) => [text])
  )("are never %j", (text) => {
    expect(isCalendarDate(text)).toBe(false)
    expect(Schema.is(CalendarDate)(text)).toBe(false)
  })

  it("stay the same text through the schema", () => {
    expect(Schema.decodeUnknownSync(CalendarDate)("2026-01-31")).toBe("2026-01-31")
    expect(Schema.encodeSync(CalendarDate)("2026-01-31")).toBe("2026-01-31")
  })

  it("move by days as days are counted", () => {
    fc.assert(
      fc.property(day, day, (from, to) => {
        expect(addDays(dateOfDay(from), to - from)).toBe(dateOfDay(to))
        expect(daysBetween(dateOfDay(from), dateOfDay(to))).toBe(to - from)
        expect(compare(dateOfDay(from), dateOfDay(to))).toBe(Math.sign(from - to))
      })
    )
    expect(addDays("2024-02-28", 1)).toBe("2024-02-29")
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31")
    expect(addDays("1970-01-01", -30)).toBe("1969-12-02")
  })

  it("never leave four-digit years", () => {
    expect(addDays("9999-12-31", 1)).toBe("9999-12-31")
    expect(addDays("1970-01-01", -1e9)).toBe("0001-01-01")
    expect(addMonthsClamped("9999-12-15", 1)).toBe("9999-12-31")
    expect(addMonthsClamped("1970-01-15", -1e6)).toBe("0001-01-01")
    expect(addDays("0001-01-01", -1)).toBe("0001-01-01")
    expect(addMonthsClamped("0001-01-15", -1)).toBe("0001-01-01")
  })

  it("move freely up to both ends of the calendar", () => {
    expect(addDays("0001-01-02", -1)).toBe("0001-01-01")
    expect(addDays("9999-12-30", 1)).toBe("9999-12-31")
    expect(addMonthsClamped("0001-02-15", -1)).toBe("0001-01-15")
    expect(addMonthsClamped("9999-11-15", 1)).toBe("9999-12-15")
    expect(compare("0001-01-01", "0001-01-01")).toBe(0)
  })

  it("move by months with the day clamped to each month on its own", () => {
    const series = (anchor: string, count: number) =>
      Array.from({ length: count }, (_, n) => addMonthsClamped(anchor, n))
    expect(series("2026-01-31", 5)).toEqual([
      "2026-01-31",
      "2026-02-28",
      "2026-03-31",
      "2026-04-30",
      "2026-05-31"
    ])
    expect(series("2027-12-30", 4)).toEqual(["2027-12-30", "2028-01-30", "2028-02-29", "2028-03-30"])
    expect(addMonthsClamped("2026-03-31", -1)).toBe("2026-02-28")
    expect(addMonthsClamped("2024-02-29", 12)).toBe("2025-02-28")
  })

  it("n months on, lie in the right month, on the anchor's day or the month's last", () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 600 }), (anchor, n) => {
        fc.pre(anchor < "9900-01-01")
        const moved = addMonthsClamped(anchor, n)
        const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
        expect(isCalendarDate(moved)).toBe(true)
        expect(months(moved) - months(anchor)).toBe(n)
        const isLastOfMonth = addDays(moved, 1).endsWith("-01")
        expect(
          moved.slice(8) === anchor.slice(8) || (isLastOfMonth && moved.slice(8) < anchor.slice(8))
        ).toBe(true)
      })
    )
  })

  it("refuse arithmetic on what is no date or no whole number", () => {
    expect(() => addDays("2026-02-30", 1)).toThrow(RangeError)
    expect(() => addDays("2026-02-01", 0.5)).toThrow(RangeError)
    expect(() => addMonthsClamped("2026-02-01", NaN)).toThrow(RangeError)
    expect(() => daysBetween("2026-02-01", "soon")).toThrow(RangeError)
    for (const wrong of [
      "0000-12-31",
      "2026-00-10",
      "2026-13-10",
      "2026-10-00",
      "2026-04-31",
      "x2026-01-01"
    ]) {
      expect(() => addMonthsClamped(wrong, 1), wrong).toThrow(RangeError)
    }
  })
})

describe("times of payment", () => {
  const millisOf = (text: string) => Either.getOrThrow(parseInstant(text))

  it.each<[string, string]>([
    ["2026-01-31", "2026-01-31T00:00:00.000Z"],
    ["1970-01-01", "1970-01-01T00:00:00.000Z"],
    ["2026-01-31T08:00:00Z", "2026-01-31T08:00:00.000Z"],
    ["2026-01-31t08:00:00z", "2026-01-31T08:00:00.000Z"],
    ["2026-01-31T08:00:00.5+01:00", "2026-01-31T07:00:00.500Z"],
    ["2026-01-31T23:30:00-03:30", "2026-02-01T03:00:00.000Z"],
    ["2026-01-31T08:00:00.123999999Z", "2026-01-31T08:00:00.123Z"],
    ["2026-01-31T08:00:00-00:00", "2026-01-31T08:00:00.000Z"],
    ["1969-12-31T23:00:00-02:00", "1970-01-01T01:00:00.000Z"],
    ["9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"]
  ])("%s is %s", (text, instant) => {
    expect(toRfc3339(millisOf(text))).toBe(instant)
    expect(Schema.decodeUnknownSync(Instant)(text)).toBe(text)
  })

  it.each(
    [
      "2026-02-30",
      "2026-02-30T08:00:00Z",
      "2026-01-31T08:00Z",
      "2026-01-31T08:00:00",
      "2026-01-31 08:00:00Z",
      "2026-01-31T24:00:00Z",
      "2026-01-31T08:60:00Z",
      "2026-06-30T23:59:60Z",
      "2026-01-31T08:00:00.Z",
      "2026-01-31T08:00:00.1234567890Z",
      "2026-01-31T08:00:00+1:00",
      "2026-01-31T08:00:00+0100",
      "2026-01-31T08:00:00+24:00",
      "2026-01-31T08:00:00+01:60",
      "1970-01-01T00:00:00+00:01",
      "1969-12-31",
      "9999-12-31T23:59:59-00:01",
      "0000-01-01T00:00:00Z",
      "2026-01-31T08:00:00Z ",
      "20260131T080000Z",
      "1769846400",
      ""
    ].map((text) => [text])
  )("are never %j", (text) => {
    expect(parseInstant(text)).toMatchObject({ left: { _tag: "InstantMalformed" } })
    expect(Schema.is(Instant)(text)).toBe(false)
  })

  it("come back from RFC 3339 exactly, whatever the offset they are written in", () => {
    const instant = fc.integer({ min: 86_400_000, max: Date.UTC(9999, 11, 31) - 1 })
    fc.assert(
      fc.property(instant, fc.integer({ min: -1439, max: 1439 }), (millis, offsetMinutes) => {
        expect(millisOf(toRfc3339(millis))).toBe(millis)
        const size = Math.abs(offsetMinutes)
        const offset = `${offsetMinutes < 0 ? "-" : "+"}${digits(Math.floor(size / 60), 2)}:${digits(size % 60, 2)}`
        const local = new Date(millis + offsetMinutes * 60_000).toISOString().slice(0, -1)
        expect(millisOf(local + offset)).toBe(millis)
      }),
      { numRuns: 1000 }
    )
  })

  it("are written only for whole milliseconds from 1970 to 9999", () => {
    for (const wrong of [-1, 0.5, NaN, Date.UTC(10_000, 0, 1)]) {
      expect(() => toRfc3339(wrong)).toThrow(RangeError)
    }
  })
})
