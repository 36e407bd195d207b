import { describe, expect, it } from "@effect/vitest"
import * as fc from "effect/FastCheck"
import type { AttemptRecord } from "../../../src/domain/ReminderAttempt.ts"
import { type Replanned, replan } from "../../../src/domain/dunning/Replan.ts"
import type { DunningSchedule } from "../../../src/domain/dunning/StepDates.ts"
import { attempt, EARLY, usual, withPolicy, withSteps } from "./schedules.ts"

const at = (text: string) => Date.parse(text)

const sent = (offsetDays: number, day: string, fields: Partial<AttemptRecord> = {}) =>
  attempt({ offsetDays, status: "sent", dueAt: null, sentAt: at(`${day}T09:00:00Z`), ...fields })

/** What came of it, as `offset channel status reason`. */
const told = ({ added, changes }: Replanned) => [
  ...changes.map(({ attempt: { channel, offsetDays }, plannedState: { reasonCode, status } }) =>
    ["~", offsetDays, channel, status, reasonCode].filter((word) => word !== null).join(" ")
  ),
  ...added.map(({ channel, offsetDays, reasonCode, status }) =>
    ["+", offsetDays, channel, status, reasonCode].filter((word) => word !== null).join(" ")
  )
]

/** The attempts after a plan was carried out. */
const carriedOut = (
  attempts: ReadonlyArray<AttemptRecord>,
  { added, changes }: Replanned,
  schedule: DunningSchedule
): ReadonlyArray<AttemptRecord> => [
  ...attempts.map((one) => ({
    ...one,
    ...changes.find((change) => change.attempt.id === one.id)?.plannedState
  })),
  ...added.map((plannedState) =>
    attempt({ ...plannedState, dueDate: schedule.dueDate, timezone: schedule.timezone, dueAt: null })
  )
]

describe("planning anew", () => {
  it("adds the first step of a receivable that has none", () => {
    expect(told(replan(usual(), [], EARLY, "in_past"))).toEqual(["+ -3 email scheduled"])
  })

  it("adds what is over with its reason, and the next step on each of its channels", () => {
    const now = at("2026-03-13T12:00:00Z")
    expect(told(replan(usual(), [], now, "in_past"))).toEqual([
      "+ -3 email skipped in_past",
      "+ 0 email skipped in_past",
      "+ 3 email skipped in_past",
      "+ 7 email skipped in_past",
      "+ 14 email scheduled",
      "+ 14 sms scheduled"
    ])
  })

  it("goes on to the step after the last that has ended", () => {
    const attempts = [sent(-3, "2026-03-02"), attempt({ offsetDays: 0, status: "failed", dueAt: null })]
    expect(told(replan(usual(), attempts, at("2026-03-04T12:00:00Z"), "catch_up"))).toEqual([
      "+ 3 email scheduled"
    ])
  })

  it("plans nothing while a step is on its way, or has a channel left", () => {
    const now = at("2026-03-18T12:00:00Z")
    const onItsWay = [
      attempt({ offsetDays: 14, status: "sending" }),
      sent(14, "2026-03-18", { channel: "sms" })
    ]
    expect(told(replan(usual(), onItsWay, now, "catch_up"))).toEqual([])
    const oneLeft = [
      attempt({ offsetDays: 14, scheduledFor: at("2026-03-18T08:00:00Z") }),
      sent(14, "2026-03-18", { channel: "sms" })
    ]
    expect(told(replan(usual(), oneLeft, now, "catch_up"))).toEqual([])
  })

  it("leaves a try that waits for its time where it is", () => {
    const dueAt = at("2026-03-02T08:35:00Z")
    const waiting = attempt({ tryCount: 2, dueAt })
    expect(replan(usual(), [waiting], at("2026-03-02T08:10:00Z"), "catch_up").changes).toEqual([])
  })

  it("leaves what the cap has moved where it is, or takes it to the next open day", () => {
    const spread = (scheduledFor: string) =>
      attempt({ scheduledFor: at(scheduledFor), dueAt: at(scheduledFor), shiftedBy: ["weekend", "cap"] })
    const now = at("2026-03-02T08:10:00Z")
    expect(replan(usual(), [spread("2026-03-02T08:35:00Z")], now, "catch_up").changes).toEqual([])
    const [change] = replan(usual(), [spread("2026-03-02T16:20:00Z")], now, "catch_up").changes
    expect(change?.plannedState).toMatchObject({
      status: "scheduled",
      scheduledFor: at("2026-03-03T08:00:00Z"),
      shiftedBy: ["weekend", "cap", "window"]
    })
  })

  it("leaves a try that waits for its time where it is, though its step would be earlier by now", () => {
    const waiting = attempt({
      tryCount: 1,
      scheduledFor: at("2026-03-02T09:00:00Z"),
      dueAt: at("2026-03-02T09:35:00Z")
    })
    const other = sent(-3, "2026-03-02", { channel: "sms" })
    const both = withPolicy({ steps: [{ offsetDays: -3, channels: ["email", "sms"] }] })
    expect(replan(both, [waiting, other], at("2026-03-02T09:10:00Z"), "catch_up").changes).toEqual([])
  })

  it("sends no volley when a due date is moved back behind a message", () => {
    const schedule = usual({ dueDate: "2026-02-04" })
    const before = [
      sent(-3, "2026-03-03", { dueDate: "2026-03-06" }),
      attempt({ dueDate: "2026-03-06", offsetDays: 0 })
    ]
    const planned = replan(schedule, before, at("2026-03-03T12:00:00Z"), "in_past")
    expect(told(planned)).toEqual([
      "~ 0 email cancelled rescheduled",
      ...["0 email", "3 email", "7 email", "14 email", "14 sms"].map((step) => `+ ${step} skipped in_past`),
      "+ 30 email scheduled",
      "+ 30 sms scheduled"
    ])
  })

  it("accounts for a step that was on its way for another due date, and of which nothing came", () => {
    const schedule = usual({ dueDate: "2026-02-04" })
    const now = at("2026-03-03T12:00:00Z")
    const onItsWay = attempt({ dueDate: "2026-03-06", status: "sending", tryCount: 1, updatedAt: now })
    const before = carriedOut([onItsWay], replan(schedule, [onItsWay], now, "in_past"), schedule)
    const deferred = before.map((one) =>
      one.id === onItsWay.id ? { ...onItsWay, status: "scheduled" as const } : one
    )
    expect(told(replan(schedule, deferred, now, "catch_up"))).toEqual([
      "~ -3 email cancelled rescheduled",
      "+ -3 email skipped superseded"
    ])
  })

  it("takes up again what was cancelled, and leaves its reason to what is over", () => {
    const paused = { status: "cancelled", reasonCode: "paused", dueAt: null } as const
    const attempts = [attempt(paused)]
    expect(told(replan(usual(), attempts, EARLY, "catch_up"))).toEqual(["~ -3 email scheduled"])
    expect(told(replan(usual(), attempts, at("2026-03-10T12:00:00Z"), "catch_up"))).toEqual([
      "+ 0 email skipped superseded",
      "+ 3 email scheduled"
    ])
  })

  it("ends what was planned for another due date, and repeats no message that went out for it", () => {
    const attempts = [sent(-3, "2026-03-02"), attempt({ offsetDays: 0 })]
    const later = usual({ dueDate: "2026-04-15" })
    expect(told(replan(later, attempts, at("2026-03-03T12:00:00Z"), "in_past"))).toEqual([
      "~ 0 email cancelled rescheduled",
      "+ 0 email scheduled"
    ])
  })

  it("ends what the policy does not have any more", () => {
    const attempts = [attempt()]
    expect(told(replan(withSteps([0, 7]), attempts, EARLY, "catch_up"))).toEqual([
      "~ -3 email cancelled rescheduled",
      "+ 0 email scheduled"
    ])
    const bySms = withPolicy({ steps: [{ offsetDays: -3, channels: ["sms"] }] })
    expect(told(replan(bySms, attempts, EARLY, "catch_up"))).toEqual([
      "~ -3 email cancelled rescheduled",
      "+ -3 sms scheduled"
    ])
  })

  it("keeps the gap to the last message, whatever its due date was", () => {
    const attempts = [sent(-3, "2026-03-10", { dueDate: "2026-03-13" })]
    const { added } = replan(
      usual({ dueDate: "2026-03-11" }),
      attempts,
      at("2026-03-10T12:00:00Z"),
      "in_past"
    )
    expect(
      added.map(({ offsetDays, scheduledFor }) => [offsetDays, new Date(scheduledFor).toISOString()])
    ).toEqual([[0, "2026-03-12T08:00:00.000Z"]])
  })

  it("again changes nothing, whatever has been", () => {
    const status = fc.constantFrom(
      "scheduled",
      "sent",
      "skipped",
      "failed",
      "cancelled",
      "unknown",
      "sending"
    )
    const one = fc.record({
      status,
      offsetDays: fc.constantFrom(-3, 0, 3, 7, 14, 30, 5),
      channel: fc.constantFrom("email", "sms"),
      dueDate: fc.constantFrom("2026-03-04", "2026-03-20"),
      day: fc.integer({ min: 0, max: 60 })
    })
    const attemptsOf = (drawn: ReadonlyArray<typeof one extends fc.Arbitrary<infer A> ? A : never>) =>
      drawn.map(({ day, status, ...fields }) =>
        attempt({
          ...fields,
          status: status as AttemptRecord["status"],
          channel: fields.channel as AttemptRecord["channel"],
          scheduledFor: at("2026-02-25T08:00:00Z") + day * 86_400_000,
          sentAt: status === "sent" ? at("2026-02-25T09:00:00Z") + day * 86_400_000 : null
        })
      )
    fc.assert(
      fc.property(
        fc.uniqueArray(one, {
          maxLength: 8,
          selector: (each) => `${each.dueDate} ${each.offsetDays} ${each.channel}`
        }),
        fc.integer({ min: 0, max: 90 }),
        fc.constantFrom("in_past", "catch_up"),
        (drawn, day, missed) => {
          const now = at("2026-02-20T10:30:00Z") + day * 86_400_000
          const before = attemptsOf(drawn)
          const first = replan(usual(), before, now, missed as "in_past" | "catch_up")
          const after = carriedOut(before, first, usual())
          expect(told(replan(usual(), after, now, missed as "in_past" | "catch_up"))).toEqual([])
          // At most one step is ahead, and nothing is ahead for a due date that is gone.
          const ahead = after.filter((each) => each.status === "scheduled")
          const current = ahead.filter(({ dueDate }) => dueDate === "2026-03-04")
          expect(current).toHaveLength(ahead.length)
          const fresh = first.added.filter((each) => each.status === "scheduled")
          expect(new Set(fresh.map(({ offsetDays }) => offsetDays)).size).toBeLessThanOrEqual(1)
          for (const each of fresh) expect(each.scheduledFor + 13 * 3_600_000).toBeGreaterThan(now)
        }
      ),
      { numRuns: 1_000 }
    )
  })
})
