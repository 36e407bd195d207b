/** Local times as instants, compared with the runtime's own calendar in every zone. */
import { describe, expect, it } from "@effect/vitest"
import * as fc from "effect/FastCheck"
import { addDays, fixedOffsetMinutes } from "../../src/domain/CalendarDate.ts"
import { allTimeZones } from "../../src/domain/Contact.ts"
import { hasDate, instantAt, type LocalOccurrence, toLocal } from "../../src/domain/LocalTime.ts"

interface ZonedDateTime {
  readonly epochMilliseconds: number
  toPlainDate(): { toString(): string }
  getTimeZoneTransition(direction: "next"): ZonedDateTime | null
}

/** The part of the runtime's Temporal that this file compares with; the compiler's library lacks it. */
declare const Temporal: {
  readonly Instant: {
    fromEpochMilliseconds(millis: number): { toZonedDateTimeISO(zone: string): ZonedDateTime }
  }
  readonly PlainDateTime: {
    from(text: string): {
      toString(): string
      toZonedDateTime(
        zone: string,
        options: { readonly disambiguation: LocalOccurrence }
      ): ZonedDateTime & { toPlainDateTime(): { toString(): string } }
    }
  }
}

const iso = (millis: number) => new Date(millis).toISOString()

/** Clocks of Monrovia were 44½ minutes behind until 1972; ours count whole minutes. */
const FIRST_WHOLE_MINUTE = Date.UTC(1973, 0, 1)
/** Until here IANA's data and the runtime's agree. */
const RUNTIME_KNOWS_UNTIL = Date.UTC(2026, 0, 1)

/** The zone's next change of clocks after an instant, as the runtime knows it. */
const changeAfter = (zone: string, millis: number) =>
  Temporal.Instant.fromEpochMilliseconds(millis).toZonedDateTimeISO(zone).getTimeZoneTransition("next")

const expectAgreement = (zone: string, date: string, time: string): void => {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`)
  for (const occurrence of ["earlier", "later"] as const) {
    const expected = wall.toZonedDateTime(zone, { disambiguation: occurrence })
    const isSkipped = expected.toPlainDateTime().toString() !== wall.toString()
    const actual = instantAt(zone, date, time, occurrence)
    if (!isSkipped) {
      if (actual !== expected.epochMilliseconds) {
        expect({ zone, date, time, at: iso(actual) }).toEqual({
          zone,
          date,
          time,
          at: iso(expected.epochMilliseconds)
        })
      }
      continue
    }
    const before = wall.toZonedDateTime(zone, { disambiguation: "earlier" }).epochMilliseconds
    const jump = changeAfter(zone, before - 1)?.epochMilliseconds ?? 0
    if (actual !== jump)
      expect({ zone, date, time, at: iso(actual) }).toEqual({ zone, date, time, at: iso(jump) })
  }
}

/** Comparing all zones takes seconds, which every mutant would take again; other tests here notice nearly all of them. */
const isMutated = process.env["MUTATE_RUNS"] !== undefined

describe("the instant of a local time", () => {
  it.skipIf(isMutated)("is the runtime's, in every zone, on days when clocks change and on others", () => {
    let changes = 0
    for (const zone of allTimeZones) {
      for (const start of [
        FIRST_WHOLE_MINUTE,
        Date.UTC(1993, 6, 1),
        Date.UTC(2011, 11, 1),
        Date.UTC(2025, 0, 1)
      ]) {
        expectAgreement(zone, iso(start).slice(0, 10), "09:00")
        let change = changeAfter(zone, start)
        for (let count = 0; change !== null && count < 2; count += 1) {
          if (change.epochMilliseconds >= RUNTIME_KNOWS_UNTIL) break
          const date = change.toPlainDate().toString()
          for (const day of [addDays(date, -1), date]) {
            for (const time of ["00:00", "00:30", "02:30", "12:00", "20:30", "23:59"]) {
              expectAgreement(zone, day, time)
            }
          }
          changes += 1
          change = changeAfter(zone, change.epochMilliseconds)
        }
      }
    }
    expect(changes).toBeGreaterThan(1_000)
  })

  it("is the runtime's on any day", () => {
    const day = fc.integer({
      min: FIRST_WHOLE_MINUTE / 86_400_000,
      max: RUNTIME_KNOWS_UNTIL / 86_400_000 - 1
    })
    const time = fc.integer({ min: 0, max: 1439 }).map((minutes) => iso(minutes * 60_000).slice(11, 16))
    fc.assert(
      fc.property(fc.constantFrom(...allTimeZones), day, time, (zone, day, time) =>
        expectAgreement(zone, iso(day * 86_400_000).slice(0, 10), time)
      ),
      { numRuns: 2_000 }
    )
  })

  it.each<[string, string, string, string, LocalOccurrence?]>([
    ["Europe/Berlin", "2026-03-29", "02:30", "2026-03-29T01:00:00.000Z"],
    ["Europe/Berlin", "2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"],
    ["Europe/Berlin", "2026-10-25", "02:30", "2026-10-25T01:30:00.000Z", "later"],
    ["Australia/Lord_Howe", "2026-10-04", "02:10", "2026-10-03T15:30:00.000Z"],
    ["Pacific/Apia", "2011-12-30", "12:00", "2011-12-30T10:00:00.000Z"],
    ["Asia/Kathmandu", "2024-02-29", "09:00", "2024-02-29T03:15:00.000Z"],
    ["Pacific/Kiritimati", "1970-01-01", "00:00", "1970-01-01T10:40:00.000Z"],
    ["UTC", "9999-12-31", "21:00", "9999-12-31T21:00:00.000Z"]
  ])("in %s on %s at %s is %s", (zone, date, time, expected, occurrence) => {
    expect(iso(instantAt(zone, date, time, occurrence))).toBe(expected)
  })

  it("follows the newest law of a zone, though the runtime may not know it", () => {
    expect(fixedOffsetMinutes("America/Vancouver", Date.UTC(2026, 11, 1))).toBe(-420)
    expect(iso(instantAt("America/Vancouver", "2026-12-01", "09:00"))).toBe("2026-12-01T16:00:00.000Z")
  })

  it("stays right when more days are asked for than are kept", () => {
    const days = Array.from({ length: 60_000 }, (_, day) => addDays("1975-01-01", day))
    for (const zone of ["America/New_York", "Asia/Tokyo"])
      for (const day of days) instantAt(zone, day, "09:00")
    expect(toLocal(instantAt("America/New_York", "1975-01-02", "09:00"), "America/New_York")).toBe(
      "1975-01-02T09:00:00-05:00"
    )
  })
})

describe("an instant", () => {
  it.each([
    ["UTC", "2026-01-15T12:00:00+00:00"],
    ["America/St_Johns", "2026-01-15T08:30:00-03:30"],
    ["Asia/Kathmandu", "2026-01-15T17:45:00+05:45"],
    ["Europe/Berlin", "2026-01-15T13:00:00+01:00"],
    ["America/New_York", "2026-01-15T07:00:00-05:00"]
  ])("is written with the offset of %s", (zone, local) => {
    expect(toLocal(Date.UTC(2026, 0, 15, 12), zone)).toBe(local)
  })
})

describe("a date", () => {
  it("may be missing in a zone that moved over the date line", () => {
    expect(hasDate("Pacific/Apia", "2011-12-30")).toBe(false)
    expect(hasDate("Pacific/Fakaofo", "2011-12-30")).toBe(false)
    expect(hasDate("Pacific/Kwajalein", "1993-08-21")).toBe(false)
    expect(["2011-12-29", "2011-12-31"].every((date) => hasDate("Pacific/Apia", date))).toBe(true)
    expect(hasDate("Europe/Berlin", "2011-12-30")).toBe(true)
  })

  it("is there although its midnight is not, and at the very beginning and end", () => {
    expect(hasDate("America/Sao_Paulo", "2017-10-15")).toBe(true)
    for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC"]) {
      expect(hasDate(zone, "1970-01-01")).toBe(true)
      expect(hasDate(zone, "9999-12-31")).toBe(true)
    }
  })
})
