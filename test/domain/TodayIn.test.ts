import { describe, expect, it } from "@effect/vitest"
import { fixedOffsetMinutes, todayIn } from "../../src/domain/CalendarDate.ts"
import { allTimeZones } from "../../src/domain/Contact.ts"

interface ZonedDateTime {
  readonly offsetNanoseconds: number
  readonly epochMilliseconds: number
  toPlainDate(): { toString(): string }
  startOfDay(): ZonedDateTime
  add(duration: { readonly days: number }): ZonedDateTime
  getTimeZoneTransition(direction: "next"): ZonedDateTime | null
}

/** The part of the runtime's Temporal that this file compares with; the compiler's library lacks it. */
declare const Temporal: {
  readonly Instant: {
    fromEpochMilliseconds(millis: number): { toZonedDateTimeISO(zone: string): ZonedDateTime }
  }
}

const zoned = (zone: string, millis: number) =>
  Temporal.Instant.fromEpochMilliseconds(millis).toZonedDateTimeISO(zone)

/** Whether IANA's data has a newer law for the zone than the runtime's, which then is no reference. */
const isOutdated = (zone: string, millis: number): boolean => {
  const offsetMinutes = fixedOffsetMinutes(zone, millis)
  return offsetMinutes !== undefined && zoned(zone, millis).offsetNanoseconds !== offsetMinutes * 60e9
}

const expectAgreement = (zone: string, millis: number): void => {
  const expected = zoned(zone, millis).toPlainDate().toString()
  const actual = todayIn(zone, millis)
  if (actual !== expected) expect({ zone, millis, date: actual }).toEqual({ zone, millis, date: expected })
}

/** Up to here IANA's data and the runtime's are the same: every difference is an error of ours. */
const newestSharedLaw = Date.UTC(2026, 8, 1)

describe("the offset of a zone that has stopped changing its clocks", () => {
  it("is fixed from a day after the last change, until when the runtime is asked", () => {
    // Clocks of Vancouver stayed where they were at 2:00 on 2026-11-01, which was 9:00 UTC.
    const fixed = Date.UTC(2026, 10, 2, 9)
    expect(fixedOffsetMinutes("America/Vancouver", fixed - 1)).toBeUndefined()
    expect(fixedOffsetMinutes("America/Vancouver", fixed)).toBe(-420)
    expect(fixedOffsetMinutes("Canada/Pacific", fixed)).toBe(-420)
  })

  it("is fixed from 2025 on at the earliest", () => {
    expect(fixedOffsetMinutes("Asia/Kolkata", Date.UTC(2025, 0, 1) - 1)).toBeUndefined()
    expect(fixedOffsetMinutes("Asia/Kolkata", Date.UTC(2025, 0, 1))).toBe(330)
  })

  it("is not known of zones whose clocks change, and of what is no zone", () => {
    for (const zone of ["Europe/Berlin", "Europe/Atlantis", "toString", ""]) {
      expect(fixedOffsetMinutes(zone, Date.UTC(2026, 10, 20)), zone).toBeUndefined()
    }
  })
})

describe("today", () => {
  it("is the zone's own date in every zone, at midnights and at changes of the clock", () => {
    let compared = 0
    for (const zone of allTimeZones) {
      for (const start of [
        Date.UTC(1971, 5, 1),
        Date.UTC(2011, 11, 28),
        Date.UTC(2026, 0, 15),
        Date.UTC(2050, 6, 1)
      ]) {
        const midnight = zoned(zone, start).startOfDay()
        const edges = [start, midnight.epochMilliseconds, midnight.add({ days: 1 }).epochMilliseconds]
        let transition = zoned(zone, start).getTimeZoneTransition("next")
        for (let count = 0; transition !== null && count < 4; count += 1) {
          const dayOfChange = transition.startOfDay()
          edges.push(transition.epochMilliseconds, dayOfChange.epochMilliseconds)
          edges.push(dayOfChange.add({ days: 1 }).epochMilliseconds)
          transition = transition.getTimeZoneTransition("next")
        }
        for (const edge of edges) {
          for (const millis of [edge - 1, edge, edge + 1]) {
            if (millis >= newestSharedLaw && isOutdated(zone, millis)) continue
            expectAgreement(zone, millis)
            compared += 1
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(20_000)
  })

  it("follows the newest law of a zone that stopped changing its clocks, though the runtime may not know it", () => {
    expect(todayIn("America/Vancouver", Date.UTC(2026, 10, 20, 7, 30))).toBe("2026-11-20")
    expect(todayIn("Canada/Pacific", Date.UTC(2026, 10, 20, 6, 59))).toBe("2026-11-19")
    expect(todayIn("America/Edmonton", Date.UTC(2026, 10, 20, 6, 30))).toBe("2026-11-20")
    expect(todayIn("Africa/Casablanca", Date.UTC(2026, 10, 20, 23, 30))).toBe("2026-11-20")
    expect(todayIn("America/Vancouver", Date.UTC(2026, 0, 20, 7, 30))).toBe("2026-01-19")
  })

  it("follows the runtime's zone data in all but a few zones that changed their law in 2026", () => {
    const outdated = allTimeZones.filter((zone) => isOutdated(zone, Date.UTC(2027, 0, 1)))
    expect(outdated.length).toBeLessThan(20)
  })

  it("differs around the world at one instant", () => {
    const instant = Date.UTC(2026, 0, 31, 10, 30)
    expect(todayIn("Pacific/Kiritimati", instant)).toBe("2026-02-01")
    expect(todayIn("UTC", instant)).toBe("2026-01-31")
    expect(todayIn("Pacific/Pago_Pago", instant)).toBe("2026-01-30")
  })

  it("skips the day that Samoa skipped", () => {
    expect(todayIn("Pacific/Apia", Date.UTC(2011, 11, 30, 9, 59, 59, 999))).toBe("2011-12-29")
    expect(todayIn("Pacific/Apia", Date.UTC(2011, 11, 30, 10))).toBe("2011-12-31")
  })

  it("stays a four-digit year at both ends of time", () => {
    expect(todayIn("Pacific/Kiritimati", Date.UTC(9999, 11, 31, 23))).toBe("9999-12-31")
    expect(todayIn("Europe/Berlin", Date.UTC(9999, 11, 31, 23, 30))).toBe("9999-12-31")
    expect(todayIn("America/New_York", 0)).toBe("1969-12-31")
  })

  it("is refused for unknown zones and impossible instants", () => {
    expect(() => todayIn("Europe/Atlantis", 0)).toThrow(RangeError)
    expect(() => todayIn("UTC", NaN)).toThrow(RangeError)
  })
})
