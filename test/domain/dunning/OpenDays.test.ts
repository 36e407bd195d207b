/** Days on which something may be sent, and the days of single steps, each rule by example. */
import { describe, expect, it } from "@effect/vitest"
import {
  dayOf,
  dayOfPlaced,
  isMovedForGood,
  isOvertaken,
  type LastSent,
  openDayFrom,
  type PlannedStep,
  planStep,
  type Progress,
  type ShiftReason
} from "../../../src/domain/dunning/StepDates.ts"
import { usual } from "./schedules.ts"

const start: Progress = { afterOffset: null, lastSentOn: null }

const told = ({ date, offsetDays, shiftedBy }: PlannedStep) => [offsetDays, date, ...shiftedBy].join(" ")

describe("an open day", () => {
  it("is one whose window has some time left after a moment", () => {
    const closes = Date.UTC(2026, 2, 4, 16)
    expect(openDayFrom(usual(), dayOf("2026-03-04"), closes - 1)?.date).toBe("2026-03-04")
    expect(openDayFrom(usual(), dayOf("2026-03-04"), closes)).toMatchObject({
      date: "2026-03-05",
      shiftedBy: ["window"]
    })
  })
})

describe("a step", () => {
  const closes = Date.UTC(2026, 2, 4, 16)

  it("that the policy lacks has no day", () => {
    expect(planStep(usual(), 6, start)).toBeUndefined()
    expect(planStep(usual(), -1, start)).toBeUndefined()
  })

  it("is overtaken from the moment at which the own day of a later one closes", () => {
    expect(isOvertaken(usual(), -3, closes - 1)).toBe(false)
    expect(isOvertaken(usual(), -3, closes)).toBe(true)
    expect(isOvertaken(usual(), 0, closes)).toBe(false)
    // Later ones lie behind the end of time.
    expect(isOvertaken(usual({ dueDate: "9999-12-29" }), 0, Date.UTC(9999, 11, 31))).toBe(false)
  })

  it("is moved for good by the cap or to catch up, and by nothing else", () => {
    const moved = (...shiftedBy: ReadonlyArray<ShiftReason>) => isMovedForGood({ shiftedBy })
    expect([moved("cap"), moved("catch_up"), moved("weekend", "cap")]).toEqual([true, true, true])
    expect([moved(), moved("weekend", "holiday", "window", "gap")]).toEqual([false, false])
  })
})

describe("the day of a step that has been put somewhere", () => {
  const opens = Date.UTC(2026, 2, 4, 8)
  const closes = Date.UTC(2026, 2, 4, 16)
  const placed = (
    scheduledFor: number,
    shiftedBy: ReadonlyArray<ShiftReason>,
    now: number,
    last: LastSent = start
  ) => {
    const planned = planStep(usual(), 1, start)
    if (planned === undefined) throw new Error("no step")
    const day = dayOfPlaced(usual(), planned, last, { scheduledFor, shiftedBy }, now)
    return day === planned ? "as planned" : day && told(day)
  }

  it("is the planned one as long as it was put there before its window closes", () => {
    expect(placed(opens, ["cap"], closes + 1)).toBe("as planned")
    expect(placed(closes - 1, ["cap"], closes + 1)).toBe("as planned")
    expect(placed(closes, ["cap"], opens)).toBe("0 2026-03-05 cap window")
  })

  it("is the planned one, too, where an old policy had put it later and that day is still to close", () => {
    const later = Date.UTC(2026, 2, 6, 8)
    expect(placed(later, ["weekend"], closes - 1)).toBe("as planned")
    expect(placed(later, ["weekend"], closes)).toBe("0 2026-03-06 weekend")
  })

  it("is the later one for good where the cap, or catching up, has put it there", () => {
    const later = Date.UTC(2026, 2, 6, 8)
    expect(placed(later, ["cap"], opens)).toBe("0 2026-03-06 cap")
    expect(placed(later, ["weekend", "catch_up"], opens)).toBe("0 2026-03-06 weekend catch_up")
  })

  it("keeps the gap to what was sent since", () => {
    expect(placed(closes, ["cap"], opens, { lastSentOn: "2026-03-05" })).toBe("0 2026-03-09 cap weekend")
  })
})
