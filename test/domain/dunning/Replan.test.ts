import { describe, expect, it } from "@effect/vitest"
import * as fc from "effect/FastCheck"
import { type AttemptRecord, AttemptStatus } from "../../../src/domain/ReminderAttempt.ts"
import {
  mayHaveBeenSent,
  isOvertaken,
  lastSent,
  type Replanned,
  replan,
  sentOn
} from "../../../src/domain/dunning/Replan.ts"
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
})

describe("planning anew, for another due date or policy,", () => {
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

  it("puts back what is later than its day without the cap or a try as the reason", () => {
    const late = attempt({ scheduledFor: at("2026-03-02T10:00:00Z") })
    expect(replan(usual(), [late], EARLY, "catch_up").changes).toMatchObject([
      { plannedState: { scheduledFor: at("2026-03-02T08:00:00Z"), status: "scheduled" } }
    ])
    expect(replan(usual(), [{ ...late, shiftedBy: ["cap"] }], EARLY, "catch_up").changes).toEqual([])
    expect(replan(usual(), [{ ...late, tryCount: 1 }], EARLY, "catch_up").changes).toEqual([])
  })

  it("tells the position of a step in the whole policy, however much of it is done", () => {
    const attempts = [sent(-3, "2026-03-02"), sent(0, "2026-03-04")]
    const [added] = replan(usual(), attempts, at("2026-03-04T12:00:00Z"), "catch_up").added
    expect(added).toMatchObject({ step: 2, offsetDays: 3 })
  })

  it("leaves behind every step before the last that has ended", () => {
    const attempts = [sent(-3, "2026-03-02"), sent(3, "2026-03-09")]
    expect(told(replan(usual(), attempts, at("2026-03-09T12:00:00Z"), "catch_up"))).toEqual([
      "+ 7 email scheduled"
    ])
  })

  it("begins anew for another due date, whatever ended for the old one without a message", () => {
    for (const status of ["failed", "skipped"] as const) {
      const attempts = [-3, 14].map((offsetDays) => attempt({ offsetDays, status, dueDate: "2026-02-04" }))
      expect(told(replan(usual(), attempts, EARLY, "in_past"))).toEqual(["+ -3 email scheduled"])
    }
    const cancelled = attempt({ offsetDays: 7, status: "cancelled" })
    expect(told(replan(usual(), [cancelled], EARLY, "in_past"))).toEqual(["+ -3 email scheduled"])
  })

  it("leaves the other channel alone while one is being handed over, but not another due date", () => {
    const attempts = [
      attempt({ offsetDays: 14, status: "sending" }),
      attempt({ offsetDays: 14, channel: "sms" }),
      attempt({ offsetDays: 0, dueDate: "2026-04-15" })
    ]
    expect(told(replan(usual(), attempts, at("2026-03-18T12:00:00Z"), "catch_up"))).toEqual([
      "~ 0 email cancelled rescheduled"
    ])
  })

  describe("a step that waits on two channels", () => {
    const before = sent(7, "2026-03-11")
    const waiting = (channel: "email" | "sms", time: string, fields: Partial<AttemptRecord> = {}) =>
      attempt({ offsetDays: 14, channel, shiftedBy: [], scheduledFor: at(time), ...fields })
    const standings = (attempts: ReadonlyArray<AttemptRecord>) =>
      replan(usual(), [before, ...attempts], at("2026-03-18T16:30:00Z"), "catch_up").changes.map(
        ({ attempt: { channel }, plannedState: { scheduledFor, shiftedBy } }) =>
          [channel, new Date(scheduledFor).toISOString().slice(0, 10), ...shiftedBy].join(" ")
      )
    const capped = { shiftedBy: ["cap"] } as const

    it("is where the cap has put one of them, and not missed for the other", () => {
      const both = [waiting("email", "2026-03-18T08:00:00Z"), waiting("sms", "2026-03-18T16:20:00Z", capped)]
      for (const attempts of [both, both.toReversed()]) {
        expect(standings(attempts).toSorted()).toEqual([
          "email 2026-03-19 cap window",
          "sms 2026-03-19 cap window"
        ])
      }
      const later = [waiting("email", "2026-03-20T08:00:00Z"), waiting("sms", "2026-03-18T16:20:00Z", capped)]
      for (const attempts of [later, later.toReversed()]) {
        expect(standings(attempts)).toContain("sms 2026-03-19 cap window")
      }
    })

    it("is where the later of two is that the cap has moved", () => {
      const both = [
        waiting("email", "2026-03-18T16:20:00Z", capped),
        waiting("sms", "2026-03-19T16:20:00Z", capped)
      ]
      for (const attempts of [both, both.toReversed()]) {
        expect(standings(attempts).toSorted()).toEqual([
          "email 2026-03-20 cap window",
          "sms 2026-03-20 cap window"
        ])
      }
    })

    it("is not where an attempt is that does not wait, or waits for another due date", () => {
      const own = waiting("email", "2026-03-18T08:00:00Z")
      for (const other of [{ status: "cancelled" }, { dueDate: "2026-03-05" }] as const) {
        const not = waiting("sms", "2026-03-18T16:20:00Z", { ...capped, ...other })
        expect(standings([own, not])).toContain("email 2026-03-19 catch_up window")
        expect(standings([not, own])).toContain("email 2026-03-19 catch_up window")
      }
    })

    it("keeps the gap to the step before, though the other channel has been sent", () => {
      const left = waiting("sms", "2026-03-18T08:00:00Z")
      const done = sent(14, "2026-03-18")
      const now = at("2026-03-18T12:00:00Z")
      const moved = [{ plannedState: { scheduledFor: at("2026-03-19T08:00:00Z"), shiftedBy: ["gap"] } }]
      expect(replan(usual(), [sent(7, "2026-03-17"), done, left], now, "catch_up").changes).toMatchObject(
        moved
      )
      expect(replan(usual(), [before, done, left], now, "catch_up").changes).toEqual([])
      // So it does to the same step of another due date.
      const skipped = attempt({ offsetDays: 14, status: "skipped" })
      const elsewhere = sent(14, "2026-03-17", { dueDate: "2026-03-03" })
      expect(replan(usual(), [elsewhere, skipped, left], now, "catch_up").changes).toMatchObject(moved)
    })
  })

  describe("a step that was tried for another due date, and of which nothing came", () => {
    const tried = (offsetDays: number, fields: Partial<AttemptRecord> = {}) =>
      attempt({ offsetDays, dueDate: "2026-03-06", tryCount: 1, ...fields })
    const dropped = (offsetDays: number) => `~ ${offsetDays} email cancelled rescheduled`
    const now = at("2026-03-04T12:00:00Z")

    it("is superseded where the schedule is past it", () => {
      const close = withSteps([0, 1, 30])
      const attempts = [sent(1, "2026-03-04"), tried(0)]
      expect(told(replan(close, attempts, now, "catch_up"))).toEqual([
        dropped(0),
        "+ 0 email skipped superseded",
        "+ 30 email scheduled"
      ])
    })

    it("is planned like any other where the schedule is not past it", () => {
      expect(told(replan(usual(), [sent(-3, "2026-03-02"), tried(7)], now, "catch_up"))).toEqual([
        dropped(7),
        "+ 0 email scheduled"
      ])
      expect(told(replan(withSteps([-7, -3, 0]), [tried(-3)], EARLY, "catch_up"))).toEqual([
        dropped(-3),
        "+ -7 email scheduled"
      ])
    })

    it("is not told of where it was not tried, has an attempt of its own, or has no day", () => {
      const done = sent(0, "2026-03-04")
      expect(told(replan(usual(), [done, tried(-3, { tryCount: 0 })], now, "catch_up"))).toEqual([
        dropped(-3),
        "+ 3 email scheduled"
      ])
      expect(told(replan(usual(), [done, attempt(), tried(-3)], now, "catch_up"))).toEqual([
        dropped(-3),
        dropped(-3),
        "+ 3 email scheduled"
      ])
      const closed = usual({ isHoliday: () => true })
      expect(told(replan(closed, [done, tried(-3)], now, "catch_up"))).toEqual([dropped(-3)])
    })
  })
})

describe("planning anew", () => {
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

describe("a message", () => {
  it("came, or may have come, of what is sent, unknown or being handed over", () => {
    expect(AttemptStatus.literals.filter((status) => mayHaveBeenSent(attempt({ status })))).toEqual([
      "sending",
      "sent",
      "unknown"
    ])
  })

  it("left on the debtor's own date, by when it was sent or else last seen", () => {
    const sentAt = at("2026-03-02T12:00:00Z")
    const timezone = "Pacific/Kiritimati"
    expect(sentOn(attempt({ status: "sent", sentAt, timezone }))).toBe("2026-03-03")
    expect(sentOn(attempt({ status: "unknown", updatedAt: sentAt }))).toBe("2026-03-02")
    expect(sentOn(attempt({ status: "failed", sentAt }))).toBeNull()
  })

  const dueDate = "2026-03-04"
  const own = (day: string) => sent(-3, day)
  const other = (day: string) => sent(-3, day, { dueDate: "2026-03-05" })

  it("is the last one by its date, whatever the order, and knows its due date", () => {
    expect(lastSent([], dueDate)).toEqual({ lastSentOn: null, elsewhere: false })
    for (const attempts of [
      [own("2026-03-02"), other("2026-03-03"), attempt()],
      [attempt(), other("2026-03-03"), own("2026-03-02")]
    ]) {
      expect(lastSent(attempts, dueDate)).toEqual({ lastSentOn: "2026-03-03", elsewhere: true })
    }
    for (const attempts of [
      [own("2026-03-03"), other("2026-03-02"), attempt()],
      [attempt(), other("2026-03-02"), own("2026-03-03")]
    ]) {
      expect(lastSent(attempts, dueDate)).toEqual({ lastSentOn: "2026-03-03", elsewhere: false })
    }
  })

  it("of one day is that for the due date itself", () => {
    const both = [own("2026-03-03"), other("2026-03-03")]
    for (const attempts of [both, both.toReversed()]) {
      expect(lastSent(attempts, dueDate)).toEqual({ lastSentOn: "2026-03-03", elsewhere: false })
    }
  })
})

describe("a step", () => {
  it("is overtaken by a later one of which something may still be sent", () => {
    const now = at("2026-03-04T18:00:00Z")
    expect(isOvertaken(usual(), [], { offsetDays: -3 }, now)).toBe(true)
    expect(isOvertaken(usual(), [sent(0, "2026-03-04")], { offsetDays: -3 }, now)).toBe(false)
    expect(isOvertaken(usual(), [], { offsetDays: 0 }, now)).toBe(false)
  })
})
