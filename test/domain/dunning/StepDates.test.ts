/** Layouts: what holds of all of them, and each rule by example. */
import { describe, expect, it } from "@effect/vitest"
import * as fc from "effect/FastCheck"
import { addDays, daysBetween } from "../../../src/domain/CalendarDate.ts"
import {
  dateOf,
  dayOf,
  effectiveDueDate,
  expiryOf,
  openDayFrom,
  openDayUpTo
} from "../../../src/domain/dunning/Calendar.ts"
import {
  FROM_DUE_DATE,
  type CycleStart,
  type LaidOutStep,
  layOutSteps,
  NOT_BEGUN,
  type Progress
} from "../../../src/domain/dunning/StepDates.ts"
import type { DunningSchedule } from "../../../src/domain/dunning/Types.ts"
import { clockIn, forbidden, schedule, usual, withPolicy, withSteps } from "./schedules.ts"

const dateOfStep = ({ open }: LaidOutStep) => dateOf(open.day)
const told = (step: LaidOutStep) =>
  [step.offsetDays, dateOfStep(step), ...step.open.shiftedBy, ...(step.isDropped ? ["dropped"] : [])].join(
    " "
  )
const laidOut = (
  schedule: DunningSchedule,
  progress: Partial<Progress> = {},
  start: CycleStart = FROM_DUE_DATE
) => layOutSteps(schedule, start, { ...NOT_BEGUN, ...progress })
const planned = (...args: Parameters<typeof laidOut>) => laidOut(...args).map(told)
const kept = (schedule: DunningSchedule, progress: Partial<Progress> = {}) =>
  laidOut(schedule, progress).filter(({ isDropped }) => !isDropped)

const sent = (step: LaidOutStep): Partial<Progress> => ({
  reached: step.offsetDays,
  lastSentDay: step.open.day
})

const late: fc.Arbitrary<CycleStart> = fc
  .record({ date: fc.constant("2026-03-04"), firstOffset: fc.integer({ min: -20, max: 40 }) })
  .map(({ date, firstOffset }) => ({ countedFrom: date, firstOffset }))

describe("every layout", () => {
  const runs = { numRuns: 1_500 }

  it("keeps to the window, the limits of the night and the days, back before the due date and on from it", () => {
    fc.assert(
      fc.property(schedule, (schedule) => {
        for (const step of laidOut(schedule)) {
          const { open } = step
          expect(open.at).toBeLessThan(open.closesAt)
          for (const share of [0, 0.25, 0.5, 0.75, 1]) {
            const moment = Math.floor(open.at + share * (open.closesAt - 1 - open.at))
            expect(forbidden(schedule, moment)).toBeNull()
            expect(clockIn(schedule, moment).date).toBe(dateOfStep(step))
          }
          const days = daysBetween(schedule.dueDate, dateOfStep(step))
          if (step.offsetDays < 0) expect(days).toBeLessThanOrEqual(step.offsetDays)
          else expect(days).toBeGreaterThanOrEqual(step.offsetDays)
          expect(open.shiftedBy.length > 0).toBe(days !== step.offsetDays)
          expect(expiryOf(schedule, open)).toBeGreaterThanOrEqual(open.closesAt)
          expect(forbidden(schedule, expiryOf(schedule, open) - 1)).toBeNull()
        }
      }),
      { numRuns: 500 }
    )
  })

  it("has no two steps on one day, none swapped, and the gap between them; only steps before the due date are dropped", () => {
    fc.assert(
      fc.property(schedule, fc.option(late, { nil: FROM_DUE_DATE }), (schedule, start) => {
        const all = laidOut(schedule, {}, start)
        for (const { isDropped, offsetDays } of all) if (isDropped) expect(offsetDays).toBeLessThan(0)
        const steps = all.filter(({ isDropped }) => !isDropped)
        const first = schedule.policy.steps.filter(({ offsetDays }) => offsetDays >= start.firstOffset)
        expect(all.map(({ offsetDays }) => offsetDays)).toEqual(first.map(({ offsetDays }) => offsetDays))
        for (const [index, step] of steps.entries()) {
          const before = steps[index - 1]
          if (before === undefined) continue
          expect(step.open.day - before.open.day).toBeGreaterThanOrEqual(schedule.policy.minGapDays)
        }
      }),
      runs
    )
  })

  it("has every step after the due date on a day after the effective due date", () => {
    fc.assert(
      fc.property(schedule, (schedule) => {
        const effective = effectiveDueDate(schedule)
        expect(effective >= schedule.dueDate).toBe(true)
        for (const step of laidOut(schedule)) {
          if (step.offsetDays > 0) expect(dateOfStep(step) > effective).toBe(true)
          if (step.offsetDays === 0) expect(dateOfStep(step) >= effective).toBe(true)
        }
      }),
      runs
    )
  })

  it("is the same when made again, and its own rest after any step that was sent on its day", () => {
    fc.assert(
      fc.property(schedule, (schedule) => {
        const whole = laidOut(schedule)
        expect(laidOut(schedule)).toEqual(whole)
        for (const [index, step] of whole.entries()) {
          if (!step.isDropped) expect(laidOut(schedule, sent(step))).toEqual(whole.slice(index + 1))
        }
      }),
      runs
    )
  })

  it("keeps the gap to the last message, whatever that was about", () => {
    fc.assert(
      fc.property(schedule, fc.integer({ min: -30, max: 50 }), (schedule, days) => {
        const lastSentDay = dayOf(schedule.dueDate) + days
        for (const step of kept(schedule, { lastSentDay })) {
          expect(step.open.day - lastSentDay).toBeGreaterThanOrEqual(schedule.policy.minGapDays)
        }
      }),
      runs
    )
  })

  it("ends with the first step whose window opens later, if it is asked to", () => {
    fc.assert(
      fc.property(schedule, fc.integer({ min: -30, max: 50 }), (schedule, days) => {
        const until = Date.parse(`${addDays(schedule.dueDate, days)}T12:00:00Z`)
        const whole = laidOut(schedule)
        const first = whole.findIndex(({ isDropped, open }) => !isDropped && open.at > until)
        const expected = first === -1 ? whole : whole.slice(0, first + 1)
        expect(layOutSteps(schedule, FROM_DUE_DATE, NOT_BEGUN, until)).toEqual(expected)
      }),
      runs
    )
  })
})

describe("the layout", () => {
  it("of the default policy, due on a Wednesday", () => {
    expect(planned(usual())).toEqual([
      "-3 2026-02-27 weekend",
      "0 2026-03-04",
      "3 2026-03-09 weekend",
      "7 2026-03-11",
      "14 2026-03-18",
      "30 2026-04-03"
    ])
    expect(laidOut(usual())[1]).toEqual({
      step: 1,
      offsetDays: 0,
      channels: ["email"],
      isDropped: false,
      open: {
        day: dayOf("2026-03-04"),
        at: Date.UTC(2026, 2, 4, 8),
        closesAt: Date.UTC(2026, 2, 4, 16),
        shiftedBy: []
      }
    })
  })

  it("reminds on the due day of a debt due on a Tuesday, and calls it overdue no earlier than three days after it", () => {
    expect(planned(usual({ dueDate: "2026-03-03" })).slice(0, 3)).toEqual([
      "-3 2026-02-27 weekend",
      "0 2026-03-03",
      "3 2026-03-06"
    ])
  })

  it("reminds on Monday of a debt due on a Saturday, because Monday is in time, and counts from there", () => {
    const saturday = usual({ dueDate: "2026-03-07" })
    expect(effectiveDueDate(saturday)).toBe("2026-03-09")
    expect(planned(saturday).slice(0, 4)).toEqual([
      "-3 2026-03-04",
      "0 2026-03-09 weekend",
      "3 2026-03-12 weekend",
      "7 2026-03-16 weekend"
    ])
  })

  it("goes around holidays: back before the due date, on from it", () => {
    const easter = new Set(["2026-04-03", "2026-04-06"])
    const schedule = usual({ dueDate: "2026-04-06", isHoliday: (date) => easter.has(date) })
    expect(planned(schedule).slice(0, 3)).toEqual([
      "-3 2026-04-02 holiday",
      "0 2026-04-07 holiday",
      "3 2026-04-10 holiday"
    ])
    expect(effectiveDueDate(withPolicy({ holidays: false }, schedule))).toBe("2026-04-06")
  })

  it("drops a step before the due date that is too close behind another, and moves one after it", () => {
    expect(planned(withSteps([-3, -2, 0, 1, 2]))).toEqual([
      "-3 2026-02-27 weekend",
      "-2 2026-03-02",
      "0 2026-03-04",
      "1 2026-03-06 gap",
      "2 2026-03-09 gap weekend"
    ])
    expect(planned(withSteps([-4, -3, 0]))).toEqual([
      "-4 2026-02-27 weekend",
      "-3 2026-02-27 weekend dropped",
      "0 2026-03-04"
    ])
    expect(planned(withSteps([-1, 0]))).toEqual(["-1 2026-03-03", "0 2026-03-05 gap"])
  })

  it("never has two messages on one day, even if a stored policy has a gap of 0", () => {
    expect(
      planned(
        withPolicy({ minGapDays: 0, steps: withSteps([0, 1, 2]).policy.steps }, { dueDate: "2026-03-06" })
      )
    ).toEqual(["0 2026-03-06", "1 2026-03-09 weekend", "2 2026-03-10 gap"])
  })

  it("keeps no distance from what was skipped, and none of a begun step from itself", () => {
    const schedule = withSteps([0, 1, 2])
    expect(planned(schedule, { reached: 0 })).toEqual(["1 2026-03-05", "2 2026-03-09 gap weekend"])
    const begun = { reached: 0, isBegun: true, lastSentDay: dayOf("2026-03-04") }
    expect(planned(schedule, begun)[0]).toBe("0 2026-03-04")
    expect(planned(schedule, { ...begun, lastSentDayBefore: dayOf("2026-03-03") })[0]).toBe(
      "0 2026-03-05 gap"
    )
  })

  it("of a cycle that began late counts from its first message, and only onwards", () => {
    const start = { countedFrom: "2026-03-05", firstOffset: 7 }
    expect(planned(usual(), {}, start)).toEqual(["7 2026-03-12", "14 2026-03-19", "30 2026-04-06 weekend"])
    expect(planned(withSteps([-3]), {}, { countedFrom: "2026-03-10", firstOffset: -3 })).toEqual([
      "-3 2026-03-09 weekend"
    ])
  })

  it("leaves out days that a zone never had", () => {
    const onFriday = { dueDate: "2011-12-30", timezone: "Pacific/Apia" }
    expect(planned(withSteps([0], onFriday))).toEqual(["0 2012-01-02 window weekend"])
    expect(planned(withSteps([0], { ...onFriday, timezone: "Pacific/Pago_Pago" }))).toEqual(["0 2011-12-30"])
  })

  it("goes by leap days and by the zone's own clock over a change", () => {
    expect(planned(withSteps([0, 1], { dueDate: "2024-02-29" }))[0]).toBe("0 2024-02-29")
    expect(planned(withSteps([1], { dueDate: "2023-02-28" }))).toEqual(["1 2023-03-01"])
    const [winter, summer] = laidOut(withSteps([0, 3], { dueDate: "2026-03-27" }))
    expect([winter?.open.at, summer?.open.at]).toEqual([Date.UTC(2026, 2, 27, 8), Date.UTC(2026, 2, 30, 7)])
  })

  it("cuts the window to 08:00 … 21:00", () => {
    const wide = withPolicy({ window: { from: "00:00", to: "23:59" } }, { timezone: "UTC" })
    expect(laidOut(wide)[1]?.open).toMatchObject({
      at: Date.UTC(2026, 2, 4, 8),
      closesAt: Date.UTC(2026, 2, 4, 21)
    })
    expect(planned(withPolicy({ window: { from: "22:00", to: "23:00" } }))).toEqual([])
  })

  it("shrinks the window to what is inside it for sure where clocks are set back over its edge", () => {
    const everyDay = { days: ["sat"] as const, steps: [{ offsetDays: 0, channels: ["email"] as const }] }
    const due = { dueDate: "1975-03-08", timezone: "Pacific/Easter" }
    const [late] = laidOut(withPolicy({ ...everyDay, window: { from: "20:30", to: "20:59" } }, due))
    expect(late && dateOfStep(late)).toBe("1975-03-15")
    const [evening] = laidOut(withPolicy({ ...everyDay, window: { from: "19:00", to: "20:30" } }, due))
    expect((evening?.open.closesAt ?? 0) - (evening?.open.at ?? 0)).toBe(5_400_000)
  })

  it("leaves out a step that finds no day, and days at either end of time", () => {
    const closed = usual({ isHoliday: () => true })
    expect(planned(closed)).toEqual([])
    expect(effectiveDueDate(closed)).toBe("2026-03-04")
    expect(planned(withSteps([0, 1], { dueDate: "1970-01-01" }))).toEqual(["1 1970-01-02"])
    expect(planned(withSteps([-3, 0], { dueDate: "1970-01-05" }))).toEqual(["-3 1970-01-02", "0 1970-01-05"])
    expect(planned(withSteps([-4, 0], { dueDate: "1970-01-05" }))).toEqual(["0 1970-01-05"])
    expect(planned(withSteps([0, 1], { dueDate: "9999-12-30" }))).toEqual(["0 9999-12-30"])
  })
})

describe("an open day", () => {
  it("is the next one whose window has some time left after a moment", () => {
    const closes = Date.UTC(2026, 2, 4, 16)
    expect(openDayFrom(usual(), dayOf("2026-03-04"), closes - 1)?.day).toBe(dayOf("2026-03-04"))
    expect(openDayFrom(usual(), dayOf("2026-03-04"), closes)).toMatchObject({
      day: dayOf("2026-03-05"),
      shiftedBy: ["window"]
    })
  })

  it("is the last one up to a day", () => {
    expect(openDayUpTo(usual(), dayOf("2026-03-08"))).toMatchObject({
      day: dayOf("2026-03-06"),
      shiftedBy: ["weekend"]
    })
  })
})

describe("the time of a step is over", () => {
  const over = (date: string, catchUpDays = 3) => {
    const schedule = withPolicy({ catchUpDays })
    const open = openDayFrom(schedule, dayOf(date))
    return open && new Date(expiryOf(schedule, open)).toISOString()
  }
  it("at the close of the last window of its day and the days it may be late", () => {
    expect(over("2026-03-04")).toBe("2026-03-06T16:00:00.000Z")
    expect(over("2026-03-06")).toBe("2026-03-09T16:00:00.000Z")
    expect(over("2026-03-06", 2)).toBe("2026-03-06T16:00:00.000Z")
    expect(over("2026-03-04", 0)).toBe("2026-03-04T16:00:00.000Z")
  })
})
