/** Plans: what holds of all of them, and each rule by example. */
import { describe, expect, it } from "@effect/vitest"
import * as fc from "effect/FastCheck"
import { addDays, daysBetween } from "../../../src/domain/CalendarDate.ts"
import { instantAt } from "../../../src/domain/LocalTime.ts"
import {
  type DunningSchedule,
  type Missed,
  next,
  plan,
  type PlannedStep,
  type Progress,
  type ShiftReason
} from "../../../src/domain/dunning/StepDates.ts"
import { clockIn, forbidden, schedule, usual, withPolicy, withSteps } from "./schedules.ts"

const start: Progress = { afterOffset: null, lastSentOn: null }

const onMissed = fc.constantFrom<Missed>("in_past", "catch_up")

const told = ({ date, offsetDays, shiftedBy }: PlannedStep) => [offsetDays, date, ...shiftedBy].join(" ")
const planned = (schedule: DunningSchedule, progress = start) => plan(schedule, progress).map(told)

const sent = (step: PlannedStep): Progress => ({ afterOffset: step.offsetDays, lastSentOn: step.date })

describe("every plan", () => {
  const runs = { numRuns: 1_500 }

  it("keeps to the window, the limits of the night, the days, and after each step's own day", () => {
    fc.assert(
      fc.property(schedule, (schedule) => {
        for (const step of plan(schedule, start)) {
          expect(step.at).toBeLessThan(step.closesAt)
          for (const share of [0, 0.25, 0.5, 0.75, 1]) {
            const moment = Math.floor(step.at + share * (step.closesAt - 1 - step.at))
            expect(forbidden(schedule, moment)).toBeNull()
            expect(clockIn(schedule, moment).date).toBe(step.date)
          }
          expect(daysBetween(schedule.dueDate, step.date)).toBeGreaterThanOrEqual(step.offsetDays)
          expect(step.shiftedBy.length > 0).toBe(step.date !== addDays(schedule.dueDate, step.offsetDays))
        }
      }),
      runs
    )
  })

  it("has all steps, in order, with the gap between them", () => {
    fc.assert(
      fc.property(schedule, (schedule) => {
        const steps = plan(schedule, start)
        expect(steps.map(({ step }) => step)).toEqual(schedule.policy.steps.map((_, index) => index))
        for (const [index, step] of steps.entries()) {
          const before = steps[index - 1]
          if (before === undefined) continue
          expect(daysBetween(before.date, step.date)).toBeGreaterThanOrEqual(schedule.policy.minGapDays)
          expect(step.at).toBeGreaterThanOrEqual(before.at)
        }
      }),
      runs
    )
  })

  it("is the same when made again, and its own rest after any step that was sent on its day", () => {
    fc.assert(
      fc.property(schedule, (schedule) => {
        const whole = plan(schedule, start)
        expect(plan(schedule, start)).toEqual(whole)
        for (const [index, step] of whole.entries()) {
          expect(plan(schedule, sent(step))).toEqual(whole.slice(index + 1))
        }
      }),
      runs
    )
  })

  it("is lived through step by step: the next step before each closes is the plan's", () => {
    fc.assert(
      fc.property(schedule, onMissed, (schedule, onMissed) => {
        let progress = start
        for (const step of plan(schedule, start)) {
          expect(next(schedule, progress, step.closesAt - 1, onMissed)).toEqual({ skipped: [], next: step })
          progress = sent(step)
        }
        expect(next(schedule, progress, 4e12, onMissed)).toEqual({ skipped: [], next: null })
      }),
      runs
    )
  })
})

describe("a due date that is moved back after a message", () => {
  it("brings no step whose day was over before that message, and none twice", () => {
    fc.assert(
      fc.property(schedule, fc.integer({ min: 0, max: 60 }), (schedule, days) => {
        const today = addDays(schedule.dueDate, days)
        let now = instantAt(schedule.timezone, today, "12:00")
        let progress: Progress = { afterOffset: null, lastSentOn: today, elsewhere: true }
        let missed: Missed = "in_past"
        for (let step = next(schedule, progress, now, missed).next; step !== null;) {
          const own = plan({ ...schedule, policy: { ...schedule.policy, minGapDays: 0 } }, start)
          const day = own.find(({ offsetDays }) => offsetDays === step?.offsetDays)?.date ?? ""
          expect(day >= today).toBe(true)
          now = step.at
          progress = { afterOffset: step.offsetDays, lastSentOn: step.date }
          missed = "catch_up"
          step = next(schedule, progress, now, missed).next
        }
      }),
      { numRuns: 1_000 }
    )
  })
})

describe("every next step", () => {
  const moment = fc.tuple(schedule, fc.integer({ min: -30 * 24, max: 60 * 24 })).map(([schedule, hours]) => ({
    schedule,
    now: instantAt(schedule.timezone, schedule.dueDate, "00:00") + hours * 3_600_000
  }))
  const progress = (schedule: DunningSchedule) =>
    fc.option(fc.nat({ max: schedule.policy.steps.length - 1 }), { nil: null }).map((index): Progress => {
      const step = index === null ? undefined : plan(schedule, start)[index]
      return step === undefined ? start : sent(step)
    })
  const scene = moment.chain((scene) => progress(scene.schedule).map((progress) => ({ ...scene, progress })))

  it("is still to close, allowed by the clock, and not before its own day or its gap", () => {
    fc.assert(
      fc.property(scene, onMissed, ({ schedule, now, progress }, onMissed) => {
        const step = next(schedule, progress, now, onMissed).next
        if (step === null) return
        expect(step.closesAt).toBeGreaterThan(now)
        expect(forbidden(schedule, step.at)).toBeNull()
        expect(forbidden(schedule, step.closesAt - 1)).toBeNull()
        expect(daysBetween(schedule.dueDate, step.date)).toBeGreaterThanOrEqual(step.offsetDays)
        if (progress.lastSentOn !== null) {
          expect(daysBetween(progress.lastSentOn, step.date)).toBeGreaterThanOrEqual(
            schedule.policy.minGapDays
          )
        }
      }),
      { numRuns: 2_500 }
    )
  })

  it("comes right after the skipped ones, each with its reason", () => {
    fc.assert(
      fc.property(scene, onMissed, ({ schedule, now, progress }, onMissed) => {
        const result = next(schedule, progress, now, onMissed)
        const offsets = [...result.skipped.map(({ step }) => step), ...(result.next ? [result.next] : [])]
        const ahead = schedule.policy.steps.filter(
          ({ offsetDays }) => progress.afterOffset === null || offsetDays > progress.afterOffset
        )
        expect(offsets.map(({ offsetDays }) => offsetDays)).toEqual(
          ahead.slice(0, offsets.length).map(({ offsetDays }) => offsetDays)
        )
        if (result.next === null) expect(offsets).toHaveLength(ahead.length)
        const reasons = result.skipped.map(({ reason }) => reason)
        const older = reasons.slice(0, -1)
        if (onMissed === "in_past") expect(new Set(reasons).size).toBeLessThanOrEqual(1)
        else expect(older.every((reason) => reason === "superseded")).toBe(true)
        for (const { step } of result.skipped) expect(step.closesAt).toBeLessThanOrEqual(now)
        const isCaughtUp = result.next?.shiftedBy.includes("catch_up") ?? false
        if (onMissed === "in_past") expect(isCaughtUp).toBe(false)
        if (isCaughtUp) expect(reasons).not.toContain("expired")
      }),
      { numRuns: 2_500 }
    )
  })
})

describe("the plan", () => {
  it("of the default policy", () => {
    const steps = plan(usual(), start)
    expect(steps.map(told)).toEqual([
      "-3 2026-03-02 weekend",
      "0 2026-03-04",
      "3 2026-03-09 weekend",
      "7 2026-03-11",
      "14 2026-03-18",
      "30 2026-04-03"
    ])
    expect(steps[1]).toEqual({
      step: 1,
      offsetDays: 0,
      channels: ["email"],
      date: "2026-03-04",
      at: Date.UTC(2026, 2, 4, 8),
      closesAt: Date.UTC(2026, 2, 4, 16),
      shiftedBy: []
    })
  })

  it("rolls over holidays, and over the weekend behind them", () => {
    const easter = new Set(["2026-04-03", "2026-04-06"])
    const isHoliday = (date: string) => easter.has(date)
    expect(planned(usual({ isHoliday })).at(-1)).toBe("30 2026-04-07 holiday weekend")
    expect(planned(withPolicy({ holidays: false }, { isHoliday })).at(-1)).toBe("30 2026-04-03")
  })

  it("keeps the gap to the step before, and to what was sent before", () => {
    expect(planned(withSteps([0, 1, 2, 3]))).toEqual([
      "0 2026-03-04",
      "1 2026-03-06 gap",
      "2 2026-03-09 gap weekend",
      "3 2026-03-11 gap"
    ])
    expect(planned(withSteps([0, 3]), { afterOffset: 0, lastSentOn: "2026-03-09" })).toEqual([
      "3 2026-03-11 gap"
    ])
    expect(planned(withSteps([0, 1]), { afterOffset: null, lastSentOn: null })).toHaveLength(2)
  })

  it("leaves out days that a zone never had", () => {
    const onFriday = { dueDate: "2011-12-30", timezone: "Pacific/Apia" }
    expect(planned(withSteps([0], onFriday))).toEqual(["0 2012-01-02 window weekend"])
    expect(planned(withSteps([0], { ...onFriday, timezone: "Pacific/Pago_Pago" }))).toEqual(["0 2011-12-30"])
  })

  it("goes by leap days and by the zone's own clock over a change", () => {
    expect(planned(withSteps([0, 1], { dueDate: "2024-02-29" }))[0]).toBe("0 2024-02-29")
    expect(planned(withSteps([1], { dueDate: "2023-02-28" }))).toEqual(["1 2023-03-01"])
    const [winter, summer] = plan(withSteps([0, 3], { dueDate: "2026-03-27" }), start)
    expect([winter?.at, summer?.at]).toEqual([Date.UTC(2026, 2, 27, 8), Date.UTC(2026, 2, 30, 7)])
  })

  it("cuts the window to 08:00 … 21:00", () => {
    const wide = withPolicy({ window: { from: "00:00", to: "23:59" } }, { timezone: "UTC" })
    expect(plan(wide, start)[1]).toMatchObject({
      at: Date.UTC(2026, 2, 4, 8),
      closesAt: Date.UTC(2026, 2, 4, 21)
    })
    expect(plan(withPolicy({ window: { from: "22:00", to: "23:00" } }), start)).toEqual([])
  })

  it("shrinks the window to what is inside it for sure where clocks are set back over its edge", () => {
    const everyDay = { days: ["sat"] as const, steps: [{ offsetDays: 0, channels: ["email"] as const }] }
    const due = { dueDate: "1975-03-08", timezone: "Pacific/Easter" }
    const [late] = plan(withPolicy({ ...everyDay, window: { from: "20:30", to: "20:59" } }, due), start)
    expect(late?.date).toBe("1975-03-15")
    const [evening] = plan(withPolicy({ ...everyDay, window: { from: "19:00", to: "20:30" } }, due), start)
    expect((evening?.closesAt ?? 0) - (evening?.at ?? 0)).toBe(5_400_000)
  })

  it("begins with the second day there is, and ends with the last but one", () => {
    expect(planned(withSteps([0], { dueDate: "1970-01-02" }))).toEqual(["0 1970-01-02"])
    expect(planned(withSteps([0], { dueDate: "1970-01-01" }))).toEqual([])
    expect(planned(withSteps([0, 1], { dueDate: "9999-12-30" }))).toEqual(["0 9999-12-30"])
  })

  it("leaves out a step that finds no day, and days at either end of time", () => {
    expect(planned(usual({ isHoliday: () => true }))).toEqual([])
    expect(planned(usual({ dueDate: "1970-01-01" }))[0]).toBe("3 1970-01-05 weekend")
    expect(planned(usual({ dueDate: "9999-12-29" }))).toEqual(["-3 9999-12-27 weekend", "0 9999-12-29"])
  })
})

describe("the next step", () => {
  const onDay = (day: string, time: string) => instantAt("Europe/Berlin", day, time)
  const summary = (schedule: DunningSchedule, now: number, onMissed: Missed, progress = start) => {
    const result = next(schedule, progress, now, onMissed)
    return {
      skipped: result.skipped.map(({ reason, step }) => `${step.offsetDays} ${reason}`),
      next: result.next === null ? null : told(result.next)
    }
  }

  it("of a receivable made at 11:00 on its due date is today's; at 18:00 that is in the past", () => {
    const earlier = ["-3 in_past"]
    expect(summary(usual(), onDay("2026-03-04", "11:00"), "in_past")).toEqual({
      skipped: earlier,
      next: "0 2026-03-04"
    })
    expect(summary(usual(), onDay("2026-03-04", "16:59"), "in_past").next).toBe("0 2026-03-04")
    for (const time of ["17:00", "18:00"]) {
      expect(summary(usual(), onDay("2026-03-04", time), "in_past")).toEqual({
        skipped: [...earlier, "0 in_past"],
        next: "3 2026-03-09 weekend"
      })
    }
  })

  it("of a receivable long overdue is the first to come, or none", () => {
    expect(summary(usual(), onDay("2026-03-20", "12:00"), "in_past")).toEqual({
      skipped: ["-3 in_past", "0 in_past", "3 in_past", "7 in_past", "14 in_past"],
      next: "30 2026-04-03"
    })
    expect(summary(usual(), onDay("2027-03-20", "12:00"), "in_past").next).toBeNull()
  })

  it("after an outage is the newest missed one, three days late at most", () => {
    const overdue = withSteps([-7, 0, 7, 14])
    const missed = ["-7 superseded"]
    expect(summary(overdue, onDay("2026-03-05", "10:00"), "catch_up")).toEqual({
      skipped: missed,
      next: "0 2026-03-05 catch_up"
    })
    expect(summary(overdue, onDay("2026-03-06", "16:00"), "catch_up").next).toBe("0 2026-03-06 catch_up")
    // Three days after Wednesday is a Saturday: late by three, though sent on Monday.
    expect(summary(overdue, onDay("2026-03-07", "10:00"), "catch_up")).toEqual({
      skipped: missed,
      next: "0 2026-03-09 catch_up weekend"
    })
    expect(summary(overdue, onDay("2026-03-08", "10:00"), "catch_up")).toEqual({
      skipped: [...missed, "0 expired"],
      next: "7 2026-03-11"
    })
  })

  it("that is caught up waits for the next window when today's has closed", () => {
    expect(summary(withSteps([0, 7]), onDay("2026-03-04", "18:00"), "catch_up").next).toBe(
      "0 2026-03-05 catch_up window"
    )
  })

  it("counts no gap to a step that was skipped", () => {
    const close = withSteps([0, 1, 2], { dueDate: "2026-03-02" })
    expect(planned(close)).toEqual(["0 2026-03-02", "1 2026-03-04 gap", "2 2026-03-06 gap"])
    expect(summary(close, onDay("2026-03-02", "18:00"), "in_past")).toEqual({
      skipped: ["0 in_past"],
      next: "1 2026-03-03"
    })
    expect(summary(close, onDay("2026-03-03", "18:00"), "in_past").next).toBe("2 2026-03-04")
  })

  it("after a message for another due date is none of those that were over by then", () => {
    const overdue = { lastSentOn: "2026-03-09", elsewhere: true, afterOffset: null }
    const at = (dueDate: string, missed: Missed) =>
      summary(usual({ dueDate }), onDay("2026-03-09", "12:00"), missed, overdue)
    const missed = ["-3 in_past", "0 in_past", "3 in_past", "7 in_past", "14 in_past"]
    expect(at("2026-02-10", "in_past")).toEqual({ skipped: missed, next: "30 2026-03-12" })
    // One that is due today waits for its gap, until when it is not lost.
    expect(at("2026-02-07", "in_past")).toEqual({ skipped: missed, next: "30 2026-03-11 gap" })
    expect(
      summary(usual({ dueDate: "2026-02-07" }), onDay("2026-03-11", "16:59"), "in_past", overdue).next
    ).toBe("30 2026-03-11 gap")
    // What is caught up keeps its distance, too.
    expect(at("2026-02-20", "catch_up")).toEqual({
      skipped: ["-3 superseded", "0 superseded", "3 superseded", "7 superseded"],
      next: "14 2026-03-11 catch_up gap"
    })
  })

  it("is that which the cap has moved, until a later one has had its day", () => {
    const schedule = withPolicy({ catchUpDays: 0 })
    const waiting = { offsetDays: 0, scheduledFor: onDay("2026-03-05", "17:20"), shiftedBy: ["cap"] as const }
    const at = (day: string, time: string) =>
      summary(schedule, onDay(day, time), "catch_up", { ...start, afterOffset: -3, waiting })
    expect(at("2026-03-05", "17:21")).toEqual({ skipped: [], next: "0 2026-03-06 cap window" })
    expect(at("2026-03-07", "09:00")).toEqual({ skipped: ["0 expired"], next: "3 2026-03-09 weekend" })
    const moved = { ...waiting, scheduledFor: onDay("2026-03-09", "17:20") }
    expect(
      summary(schedule, onDay("2026-03-09", "17:21"), "catch_up", {
        ...start,
        afterOffset: -3,
        waiting: moved
      })
    ).toEqual({ skipped: ["0 superseded"], next: "3 2026-03-10 weekend catch_up window" })
  })

  it("is superseded where it waits for the cap while a later one, whose own day is over, waits for the gap", () => {
    const schedule = withPolicy({
      steps: [0, 1].map((offsetDays) => ({ offsetDays, channels: ["email"] })),
      minGapDays: 4
    })
    const waiting = { offsetDays: 0, scheduledFor: onDay("2026-03-10", "10:00"), shiftedBy: ["cap"] as const }
    expect(
      summary(schedule, onDay("2026-03-06", "12:00"), "catch_up", {
        afterOffset: null,
        lastSentOn: "2026-03-03",
        waiting
      })
    ).toEqual({ skipped: ["0 superseded"], next: "1 2026-03-09 gap weekend" })
  })

  it("that was to be caught up is as late as its own day, and not as the day it was to be caught up on", () => {
    const schedule = withSteps([0, 30])
    const at = (shiftedBy: ReadonlyArray<ShiftReason>) =>
      summary(schedule, onDay("2026-03-09", "12:00"), "catch_up", {
        ...start,
        waiting: { offsetDays: 0, scheduledFor: onDay("2026-03-06", "10:00"), shiftedBy }
      })
    expect(at(["catch_up"])).toEqual({ skipped: ["0 expired"], next: "30 2026-04-03" })
    expect(at(["cap"])).toEqual({ skipped: [], next: "0 2026-03-09 cap catch_up" })
  })

  it("of which one channel is done keeps no distance from itself, but from the step before", () => {
    const begun = { offsetDays: 0, lastSentOn: "2026-03-02" }
    const progress = { afterOffset: -1, lastSentOn: "2026-03-04" }
    expect(summary(usual(), onDay("2026-03-04", "12:00"), "catch_up", { ...progress, begun }).next).toBe(
      "0 2026-03-04"
    )
    expect(
      summary(usual(), onDay("2026-03-04", "12:00"), "catch_up", {
        ...progress,
        begun: { ...begun, lastSentOn: "2026-03-03" }
      }).next
    ).toBe("0 2026-03-05 gap")
    // Every other step does keep its distance from it.
    expect(
      summary(withSteps([0, 1]), onDay("2026-03-04", "18:00"), "in_past", { ...progress, begun })
    ).toEqual({ skipped: ["0 in_past"], next: "1 2026-03-06 gap" })
  })

  it("that is caught up is moved by the gap only where the gap is what it waits for", () => {
    const at = (day: string) =>
      summary(withSteps([0, 30]), onDay(day, "10:00"), "catch_up", {
        afterOffset: null,
        lastSentOn: "2026-03-05",
        elsewhere: true
      }).next
    expect(at("2026-03-06")).toBe("0 2026-03-09 catch_up gap weekend")
    expect(at("2026-03-07")).toBe("0 2026-03-09 catch_up weekend")
  })

  it("is none that finds no open day any more, whether it is planned, waits or is to be caught up", () => {
    const isHoliday = (date: string) => date >= "2026-03-05"
    const schedule = withSteps([0, 7], { isHoliday })
    const waiting = { offsetDays: 0, scheduledFor: onDay("2026-03-04", "17:30"), shiftedBy: ["cap"] as const }
    expect(summary(schedule, onDay("2026-03-04", "12:00"), "catch_up").next).toBe("0 2026-03-04")
    expect(summary(schedule, onDay("2026-03-04", "18:00"), "catch_up", { ...start, waiting })).toEqual({
      skipped: [],
      next: null
    })
    expect(summary(schedule, onDay("2026-03-04", "18:00"), "catch_up")).toEqual({
      skipped: ["0 expired"],
      next: null
    })
    expect(summary(schedule, onDay("2026-03-05", "12:00"), "in_past", { ...start, afterOffset: 0 })).toEqual({
      skipped: [],
      next: null
    })
  })

  it("is none for a schedule without steps", () => {
    expect(next(withSteps([]), start, 0, "catch_up")).toEqual({ skipped: [], next: null })
  })
})
