import { describe, expect, it } from "@effect/vitest"
import { deadlineOf } from "../../../src/domain/dunning/Deadline.ts"
import { defaultPolicy } from "../../../src/domain/dunning/Policy.ts"
import type { CalendarRules } from "../../../src/domain/dunning/Types.ts"

const schedule = (changes: Partial<CalendarRules> = {}): CalendarRules => ({
  policy: defaultPolicy.receivables,
  timezone: "Europe/Berlin",
  isHoliday: () => false,
  ...changes
})

// A Monday.
const now = Date.parse("2026-03-02T10:00:00Z")

describe("the day by which a message asks for payment", () => {
  it("is 7 open days ahead of a firm one, and 10 ahead of a final one", () => {
    expect(deadlineOf(schedule(), now, "firm")).toBe("2026-03-11")
    expect(deadlineOf(schedule(), now, "final")).toBe("2026-03-16")
  })

  it("does not count public holidays", () => {
    const isHoliday = (date: string) => date === "2026-03-04"
    expect(deadlineOf(schedule({ isHoliday }), now, "firm")).toBe("2026-03-12")
  })

  it("counts from the customer's own day", () => {
    const late = Date.parse("2026-03-02T12:00:00Z")
    expect(deadlineOf(schedule({ timezone: "Pacific/Auckland" }), late, "firm")).toBe("2026-03-12")
  })

  it("counts every day where none is ever open", () => {
    expect(deadlineOf(schedule({ isHoliday: () => true }), now, "firm")).toBe("2026-03-09")
  })
})
