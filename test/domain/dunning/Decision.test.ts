/** Decisions on claimed attempts: what holds of all of them, and each reason by example. */
import { describe, expect, it } from "@effect/vitest"
import * as fc from "effect/FastCheck"
import { daysBetween } from "../../../src/domain/CalendarDate.ts"
import { instantAt } from "../../../src/domain/LocalTime.ts"
import { ReceivableStatus } from "../../../src/domain/Receivable.ts"
import { ReasonCode } from "../../../src/domain/ReminderAttempt.ts"
import { decide, Decision, type DecisionFacts } from "../../../src/domain/dunning/Decision.ts"
import { isOvertaken, next, plan } from "../../../src/domain/dunning/StepDates.ts"
import { clockIn, forbidden, schedule, usual, withPolicy, withSteps } from "./schedules.ts"

const HOUR_MILLIS = 3_600_000

const berlin = (date: string, time: string) => instantAt("Europe/Berlin", date, time)

/** The usual step of the due date, claimed in the middle of its window, with nothing in its way. */
const facts = (changes: Partial<DecisionFacts> = {}): DecisionFacts => ({
  now: berlin("2026-03-04", "12:00"),
  schedule: usual(),
  attempt: {
    offsetDays: 0,
    channel: "email",
    dueDate: "2026-03-04",
    scheduledFor: berlin("2026-03-04", "09:00"),
    shiftedBy: []
  },
  receivable: { status: "open", dueDate: "2026-03-04" },
  company: { active: true, planActive: true },
  recipient: "ada@example.com",
  optedOut: false,
  channelReady: true,
  messagesSent: 0,
  lastSentOn: null,
  overtaken: false,
  capLeft: 1,
  capFreeAt: 0,
  ...changes
})

const usually = <A>(value: A, otherwise: fc.Arbitrary<A>): fc.Arbitrary<A> =>
  fc.oneof({ weight: 14, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: otherwise })

/** Anything that an attempt may meet, at hours around its own. */
const scene: fc.Arbitrary<DecisionFacts> = schedule.chain((schedule) => {
  const steps = plan(schedule, { afterOffset: null, lastSentOn: null })
  return fc
    .record({
      step: fc.constantFrom(...steps),
      hours: fc.oneof(fc.integer({ min: -4, max: 12 }), fc.integer({ min: -80, max: 80 })),
      lateness: usually(0, fc.nat({ max: 90 })),
      status: usually<ReceivableStatus>("open", fc.constantFrom(...ReceivableStatus.literals)),
      movedDue: usually(false, fc.boolean()),
      company: usually(
        { active: true, planActive: true },
        fc.record({ active: fc.boolean(), planActive: fc.boolean() })
      ),
      recipient: usually<string | null>("ada@example.com", fc.constant(null)),
      optedOut: usually(false, fc.boolean()),
      channelReady: usually(true, fc.boolean()),
      messagesSent: usually(0, fc.nat({ max: 9 })),
      before: fc.option(fc.nat({ max: 8 }), { nil: null }),
      overtaken: usually(false, fc.boolean()),
      elsewhere: fc.boolean(),
      capLeft: usually(1, fc.constantFrom(0, -1)),
      freeInSeconds: fc.integer({ min: -60, max: 60 })
    })
    .map(({ before, company, freeInSeconds, hours, lateness, movedDue, status, step, ...rest }) => {
      const now = step.at + hours * HOUR_MILLIS
      return {
        ...rest,
        now,
        schedule,
        attempt: {
          offsetDays: step.offsetDays,
          channel: "email",
          dueDate: schedule.dueDate,
          scheduledFor: step.at + lateness * HOUR_MILLIS,
          shiftedBy: ["cap"]
        },
        receivable: { status, dueDate: movedDue ? "2046-01-01" : schedule.dueDate },
        company,
        lastSentOn: before === null ? null : clockIn(schedule, step.at - before * 24 * HOUR_MILLIS).date,
        capFreeAt: now + freeInSeconds * 1_000
      }
    })
})

const runs = { numRuns: 5_000 }

/** These try thousands of values and count what they have seen. Every mutant would take those seconds again. */
const isMutated = process.env["MUTATE_RUNS"] !== undefined

describe.skipIf(isMutated)("every decision", () => {
  it("to send is allowed by clock, days, gap, cap and everybody concerned", () => {
    let sent = 0
    fc.assert(
      fc.property(scene, (facts) => {
        if (decide(facts)._tag !== "Send") return
        sent += 1
        const { attempt, schedule, lastSentOn, now } = facts
        expect(forbidden(schedule, now)).toBeNull()
        const today = clockIn(schedule, now).date
        expect(daysBetween(schedule.dueDate, today)).toBeGreaterThanOrEqual(attempt.offsetDays)
        if (lastSentOn !== null) {
          expect(daysBetween(lastSentOn, today)).toBeGreaterThanOrEqual(schedule.policy.minGapDays)
        }
        expect(["open", "partially_paid"]).toContain(facts.receivable.status)
        expect(facts).toMatchObject({
          company: { active: true, planActive: true },
          receivable: { dueDate: attempt.dueDate },
          optedOut: false,
          channelReady: true
        })
        expect(facts.recipient).not.toBeNull()
        expect(facts.messagesSent).toBeLessThan(schedule.policy.maxMessages)
        expect(facts.capLeft).toBeGreaterThan(0)
      }),
      runs
    )
    expect(sent).toBeGreaterThan(200)
  })

  it("to move is to a later moment at which sending is allowed", () => {
    const reasons = new Set<string>()
    fc.assert(
      fc.property(scene, (facts) => {
        const decision = decide(facts)
        if (decision._tag !== "Move") return
        reasons.add(decision.shiftedBy)
        expect(decision.at).toBeGreaterThan(facts.now)
        expect(forbidden(facts.schedule, decision.at)).toBeNull()
      }),
      runs
    )
    expect([...reasons].sort()).toEqual(["cap", "gap", "holiday", "weekend", "window"])
  })

  it("to skip or to end has a reason of the closed list", () => {
    const reasons: ReadonlySet<string> = new Set(ReasonCode.literals)
    fc.assert(
      fc.property(scene, (facts) => {
        const decision = decide(facts)
        if (decision._tag === "Skip" || decision._tag === "End") expect(reasons).toContain(decision.reason)
        if (decision._tag === "End") expect(facts.receivable.status).toBe(decision.reason)
      }),
      runs
    )
  })

  it("that only waits comes to an end, and to be sent if nothing but the clock is in the way", () => {
    const ends = new Set<string>()
    fc.assert(
      fc.property(scene, (first) => {
        let facts = first
        for (let count = 0; count < 12; count += 1) {
          const overtaken = isOvertaken(facts.schedule, facts.attempt.offsetDays, facts.now)
          const decision = decide({ ...facts, overtaken })
          if (decision._tag === "Move") {
            facts = {
              ...facts,
              now: decision.at,
              attempt: { ...facts.attempt, scheduledFor: decision.at, shiftedBy: [decision.shiftedBy] },
              capLeft: 1
            }
            continue
          }
          if (decision._tag === "Missed") {
            const { attempt: waiting, elsewhere = false, schedule, lastSentOn, now } = facts
            const afterOffset = waiting.offsetDays - 0.5
            const after = next(
              schedule,
              { afterOffset, lastSentOn, elsewhere, waiting },
              now,
              "catch_up"
            ).next
            if (after === null) {
              ends.add("none left")
              return
            }
            const { at: scheduledFor, offsetDays, shiftedBy } = after
            const attempt = { ...facts.attempt, offsetDays, scheduledFor, shiftedBy }
            // It is claimed when it is due, not before.
            facts = { ...facts, attempt, now: Math.max(now, after.at) }
            continue
          }
          ends.add(decision._tag)
          return
        }
        expect("an end").toBe("reached")
      }),
      runs
    )
    expect([...ends].sort()).toEqual(["End", "Replan", "Send", "Skip", "none left"])
  })
})

describe("an attempt is", () => {
  const cases: ReadonlyArray<readonly [string, Partial<DecisionFacts>, Decision]> = [
    ["sent in its window", {}, Decision.Send()],
    ["sent at the window's opening", { now: berlin("2026-03-04", "09:00") }, Decision.Send()],
    ["sent up to the window's close", { now: berlin("2026-03-04", "17:00") - 1 }, Decision.Send()],
    [
      "sent for what is left after a part payment",
      { receivable: { status: "partially_paid", dueDate: "2026-03-04" } },
      Decision.Send()
    ],
    ["missed when the window has closed", { now: berlin("2026-03-04", "17:00") }, Decision.Missed()],
    ["missed days later", { now: berlin("2026-03-10", "12:00") }, Decision.Missed()],
    [
      "over when the receivable is paid",
      { receivable: { status: "paid", dueDate: "2026-03-04" } },
      Decision.End({ reason: "paid" })
    ],
    [
      "over when the receivable is cancelled",
      { receivable: { status: "cancelled", dueDate: "2026-03-04" } },
      Decision.End({ reason: "cancelled" })
    ],
    [
      "over while the receivable is paused",
      { receivable: { status: "paused", dueDate: "2026-03-04" } },
      Decision.End({ reason: "paused" })
    ],
    [
      "planned anew when the due date is another one",
      { receivable: { status: "open", dueDate: "2026-04-04" } },
      Decision.Replan()
    ],
    [
      "sent on the day of its plan, though a later step has had its own",
      { overtaken: true },
      Decision.Send()
    ],
    ["planned anew when its step is gone", { schedule: withSteps([1, 2]) }, Decision.Replan()],
    [
      "planned anew when its step is no longer on this channel",
      { schedule: withPolicy({ steps: [{ offsetDays: 0, channels: ["sms"] }] }) },
      Decision.Replan()
    ],
    [
      "planned anew when its step finds no day",
      { schedule: usual({ isHoliday: () => true }) },
      Decision.Replan()
    ],
    [
      "skipped for an inactive company",
      { company: { active: false, planActive: false } },
      Decision.Skip({ reason: "company_inactive" })
    ],
    [
      "skipped without an active plan",
      { company: { active: true, planActive: false } },
      Decision.Skip({ reason: "no_active_plan" })
    ],
    ["skipped after an opt-out", { optedOut: true, recipient: null }, Decision.Skip({ reason: "opted_out" })],
    ["skipped without an address", { recipient: null }, Decision.Skip({ reason: "no_address" })],
    ["skipped without a channel", { channelReady: false }, Decision.Skip({ reason: "no_channel" })],
    ["sent as the last message there may be", { messagesSent: 7 }, Decision.Send()],
    ["skipped after the last message there may be", { messagesSent: 8 }, Decision.Skip({ reason: "cap" })],
    [
      "moved to the window's opening",
      { now: berlin("2026-03-04", "07:30") },
      Decision.Move({ at: berlin("2026-03-04", "09:00"), shiftedBy: "window" })
    ],
    [
      "moved when its day has become a holiday",
      { schedule: usual({ isHoliday: (date) => date === "2026-03-04" }) },
      Decision.Move({ at: berlin("2026-03-05", "09:00"), shiftedBy: "holiday" })
    ],
    [
      "moved when its weekday has become a free one",
      { schedule: withPolicy({ days: ["fri"] }) },
      Decision.Move({ at: berlin("2026-03-06", "09:00"), shiftedBy: "weekend" })
    ],
    [
      "moved for the gap to a step that went out late",
      { lastSentOn: "2026-03-03" },
      Decision.Move({ at: berlin("2026-03-05", "09:00"), shiftedBy: "gap" })
    ],
    ["sent when the gap is just kept", { lastSentOn: "2026-03-02" }, Decision.Send()],
    [
      "moved by the company's cap",
      { capLeft: 0, capFreeAt: berlin("2026-03-04", "12:01") },
      Decision.Move({ at: berlin("2026-03-04", "12:01"), shiftedBy: "cap" })
    ],
    [
      "moved by the cap to the next window when this one closes before",
      { now: berlin("2026-03-04", "17:00") - 1_000, capLeft: 0, capFreeAt: berlin("2026-03-04", "17:00") },
      Decision.Move({ at: berlin("2026-03-05", "09:00"), shiftedBy: "cap" })
    ]
  ]
  it.each(cases)("%s", (_, changes, expected) => {
    expect(decide(facts(changes))).toEqual(expected)
  })

  it("planned anew when it was put behind the last open day", () => {
    const schedule = usual({ isHoliday: (date) => date > "2026-03-04" })
    const attempt = {
      ...facts().attempt,
      scheduledFor: berlin("2026-03-05", "09:00"),
      shiftedBy: ["cap"] as const
    }
    expect(decide(facts({ schedule, attempt }))).toEqual(Decision.Replan())
  })

  it("moved to the opening of a window for the cap where the cap has put it, and for the window where it is that day", () => {
    const attempt = {
      ...facts().attempt,
      scheduledFor: berlin("2026-03-05", "10:00"),
      shiftedBy: ["cap"] as const
    }
    expect(decide(facts({ attempt, now: berlin("2026-03-05", "08:30") }))).toEqual(
      Decision.Move({ at: berlin("2026-03-05", "09:00"), shiftedBy: "cap" })
    )
    const dueDate = "2026-03-07"
    const onMonday = { ...facts().attempt, dueDate, scheduledFor: berlin("2026-03-09", "09:00") }
    const saturday = {
      receivable: { status: "open", dueDate },
      schedule: usual({ dueDate }),
      attempt: onMonday
    } as const
    expect(decide(facts({ ...saturday, now: berlin("2026-03-09", "08:30") }))).toEqual(
      Decision.Move({ at: berlin("2026-03-09", "09:00"), shiftedBy: "window" })
    )
    expect(decide(facts({ ...saturday, now: berlin("2026-03-07", "12:00") }))).toEqual(
      Decision.Move({ at: berlin("2026-03-09", "09:00"), shiftedBy: "weekend" })
    )
  })

  it("moved by the cap to later than now, whatever the cap says", () => {
    const now = berlin("2026-03-04", "12:00")
    expect(decide(facts({ now, capLeft: 0, capFreeAt: now - 1 }))).toEqual(
      Decision.Move({ at: now + 1, shiftedBy: "cap" })
    )
  })

  it("on the day it was moved to, not on its step's", () => {
    const scheduledFor = berlin("2026-03-07", "09:00")
    const attempt = { ...facts().attempt, scheduledFor, shiftedBy: ["cap"] as const }
    const monday = (time: string) => decide(facts({ attempt, now: berlin("2026-03-09", time) }))._tag
    expect([monday("08:59"), monday("09:00"), monday("17:00")]).toEqual(["Move", "Send", "Missed"])
  })

  it("moved on by the cap to the next open day, and lost to it only where a later step has had its day", () => {
    // As the cap spreads, without a look at the window; longer than what is missed may be caught up.
    const schedule = withPolicy({ catchUpDays: 0 })
    const scheduledFor = berlin("2026-03-05", "17:20")
    const attempt = { ...facts().attempt, scheduledFor, shiftedBy: ["cap"] as const }
    const now = berlin("2026-03-05", "17:21")
    expect(decide(facts({ schedule, attempt, now }))).toEqual(
      Decision.Move({ at: berlin("2026-03-06", "09:00"), shiftedBy: "cap" })
    )
    expect(decide(facts({ schedule, attempt, now, overtaken: true }))).toEqual(Decision.Missed())
    expect(decide(facts({ schedule, attempt, now: berlin("2026-03-06", "17:00") }))).toEqual(
      Decision.Missed()
    )
  })

  it("not missed for a window that a new policy closes before the moment it was planned for", () => {
    const schedule = withPolicy({ window: { from: "09:00", to: "11:00" }, catchUpDays: 0 })
    const attempt = { ...facts().attempt, scheduledFor: berlin("2026-03-04", "12:00") }
    expect(decide(facts({ schedule, attempt }))).toEqual(
      Decision.Move({ at: berlin("2026-03-05", "09:00"), shiftedBy: "window" })
    )
  })

  it("decided on at its time, when it is looked at before", () => {
    const early = {
      now: berlin("2026-03-03", "12:00"),
      optedOut: true,
      company: { active: false, planActive: false }
    }
    expect(decide(facts(early))).toEqual(
      Decision.Move({ at: berlin("2026-03-04", "09:00"), shiftedBy: "window" })
    )
  })

  it("on its customer's day, when the customer has moved to another zone", () => {
    const at = (timezone: string) => decide(facts({ schedule: usual({ timezone }) }))
    expect(at("America/Los_Angeles")).toEqual(
      Decision.Move({ at: instantAt("America/Los_Angeles", "2026-03-04", "09:00"), shiftedBy: "window" })
    )
    // It is evening there when the message was to leave: nobody has missed what was not to be sent yet.
    expect(at("Pacific/Auckland")).toEqual(
      Decision.Move({ at: instantAt("Pacific/Auckland", "2026-03-05", "09:00"), shiftedBy: "window" })
    )
  })

  it("never sent at night, whatever the policy says", () => {
    const schedule = withPolicy({ window: { from: "00:00", to: "23:59" } })
    const at = (time: string) => decide(facts({ schedule, now: berlin("2026-03-04", time) }))._tag
    expect(["07:59", "08:00", "20:59", "21:00"].map(at)).toEqual(["Move", "Send", "Send", "Missed"])
  })
})
