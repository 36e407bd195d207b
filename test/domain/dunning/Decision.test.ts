/** Decisions on claimed attempts: what holds of all of them, and each reason by example. */
import { describe, expect, it } from "@effect/vitest"
import * as fc from "effect/FastCheck"
import { daysBetween } from "../../../src/domain/CalendarDate.ts"
import { instantAt } from "../../../src/domain/LocalTime.ts"
import { ReceivableStatus } from "../../../src/domain/Receivable.ts"
import { type AttemptRecord, ReasonCode } from "../../../src/domain/ReminderAttempt.ts"
import { effectiveDueDate, expiryOf } from "../../../src/domain/dunning/Calendar.ts"
import { decide, Decision, type DecisionFacts, RECHECK_MILLIS } from "../../../src/domain/dunning/Decision.ts"
import { FROM_DUE_DATE, layOutSteps, NOT_BEGUN } from "../../../src/domain/dunning/StepDates.ts"
import { attempt, clockIn, forbidden, schedule, usual, withPolicy, withSteps } from "./schedules.ts"

const HOUR_MILLIS = 3_600_000

const berlin = (date: string, time: string) => instantAt("Europe/Berlin", date, time)

/** The usual step of the due date, a Wednesday. */
const own = (fields: Partial<AttemptRecord> = {}) =>
  attempt({
    step: 1,
    offsetDays: 0,
    scheduledFor: berlin("2026-03-04", "09:00"),
    expiresAt: berlin("2026-03-06", "17:00"),
    shiftedBy: [],
    ...fields
  })

const sent = (offsetDays: number, date: string, fields: Partial<AttemptRecord> = {}) =>
  attempt({ offsetDays, status: "sent", dueAt: null, sentAt: berlin(date, "09:00"), ...fields })

const owed = { status: "open", pauseCause: null, balanceMinor: 10_000, currency: "EUR" } as const

/** It is claimed in the middle of its window, with nothing in its way. */
const facts = (
  changes: Partial<Omit<DecisionFacts, "attempts">> & { readonly others?: ReadonlyArray<AttemptRecord> } = {}
): DecisionFacts => {
  const { others = [], attempt = own(), ...rest } = changes
  return {
    now: berlin("2026-03-04", "12:00"),
    schedule: usual(),
    attempt,
    attempts: [...others, attempt],
    receivable: owed,
    company: { active: true, planActive: true },
    recipient: "ada@example.com",
    optedOut: false,
    suppressed: false,
    channel: "ready",
    customerMessagedOn: null,
    capLeft: 1,
    capFreeAt: 0,
    isBeyondTrust: false,
    ...rest
  }
}

const usually = <A>(value: A, otherwise: fc.Arbitrary<A>): fc.Arbitrary<A> =>
  fc.oneof({ weight: 14, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: otherwise })

/** Anything that an attempt may meet, at hours around its own. */
const scene: fc.Arbitrary<DecisionFacts> = schedule.chain((schedule) => {
  const steps = layOutSteps(schedule, FROM_DUE_DATE, NOT_BEGUN).filter(({ isDropped }) => !isDropped)
  return fc
    .record({
      step: fc.constantFrom(...steps),
      hours: fc.oneof(fc.integer({ min: -4, max: 12 }), fc.integer({ min: -80, max: 120 })),
      status: usually<ReceivableStatus>("open", fc.constantFrom(...ReceivableStatus.literals)),
      movedDue: usually(false, fc.boolean()),
      company: usually(
        { active: true, planActive: true },
        fc.record({ active: fc.boolean(), planActive: fc.boolean() })
      ),
      recipient: usually<string | null>("ada@example.com", fc.constant(null)),
      optedOut: usually(false, fc.boolean()),
      suppressed: usually(false, fc.boolean()),
      channel: usually<DecisionFacts["channel"]>("ready", fc.constantFrom("none", "down")),
      before: fc.option(fc.nat({ max: 8 }), { nil: null }),
      customerBefore: fc.option(fc.nat({ max: 5 }), { nil: null }),
      isBeyondTrust: usually(false, fc.constant(true)),
      capLeft: usually(1, fc.constantFrom(0, -1)),
      freeInSeconds: fc.integer({ min: -60, max: 60 })
    })
    .map(({ before, customerBefore, freeInSeconds, hours, movedDue, status, step, ...rest }) => {
      const now = step.open.at + hours * HOUR_MILLIS
      const daysAgo = (days: number) => Math.min(now, step.open.at) - days * 24 * HOUR_MILLIS
      const claimed = attempt({
        step: step.step,
        offsetDays: step.offsetDays,
        dueDate: movedDue ? "2046-01-01" : schedule.dueDate,
        timezone: schedule.timezone,
        scheduledFor: step.open.at,
        shiftedBy: step.open.shiftedBy,
        expiresAt: expiryOf(schedule, step.open)
      })
      const last =
        before === null
          ? []
          : [sent(0, "2026-03-04", { cycle: 0, timezone: schedule.timezone, sentAt: daysAgo(before) })]
      return {
        ...rest,
        now,
        schedule,
        attempt: claimed,
        attempts: [...last, claimed],
        receivable: { ...owed, status },
        customerMessagedOn: customerBefore === null ? null : clockIn(schedule, daysAgo(customerBefore)).date,
        capFreeAt: now + freeInSeconds * 1_000
      }
    })
})

const runs = { numRuns: 1_500 }

/** These try thousands of values and count what they have seen. Every mutant would take those seconds again. */
const isMutated = process.env["MUTATE_RUNS"] !== undefined

describe.skipIf(isMutated)("every decision", () => {
  it("to send is allowed by clock, days, gaps, cap and everybody concerned, and speaks in a tone that is due", () => {
    let sentOnes = 0
    fc.assert(
      fc.property(scene, (facts) => {
        const decision = decide(facts)
        if (decision._tag !== "Send") return
        sentOnes += 1
        const { attempt, attempts, customerMessagedOn, now, schedule } = facts
        const { policy } = schedule
        expect(forbidden(schedule, now)).toBeNull()
        const today = clockIn(schedule, now).date
        for (const other of attempts) {
          if (other.sentAt === null) continue
          const days = daysBetween(clockIn(schedule, other.sentAt).date, today)
          expect(days).toBeGreaterThanOrEqual(policy.minGapDays)
        }
        if (policy.combine && customerMessagedOn !== null) {
          expect(daysBetween(customerMessagedOn, today)).toBeGreaterThanOrEqual(policy.customerGapDays)
        }
        if (attempt.offsetDays > 0) expect(today > effectiveDueDate(schedule)).toBe(true)
        if (attempts.length === 1) expect(decision.tone).toBe("friendly")
        else expect(decision.tone).not.toBe("final")
        expect(now).toBeLessThan(attempt.expiresAt)
        expect(["open", "partially_paid"]).toContain(facts.receivable.status)
        expect(facts).toMatchObject({
          company: { active: true, planActive: true },
          optedOut: false,
          suppressed: false,
          channel: "ready"
        })
        expect(facts.recipient).not.toBeNull()
        expect(facts.capLeft).toBeGreaterThan(0)
      }),
      runs
    )
    expect(sentOnes).toBeGreaterThan(75)
  })

  it("to move is to a later moment at which sending is allowed, and before its time is over", () => {
    const reasons = new Set<string>()
    fc.assert(
      fc.property(scene, (facts) => {
        const decision = decide(facts)
        if (decision._tag !== "Move") return
        for (const reason of decision.shiftedBy) reasons.add(reason)
        expect(decision.at).toBeGreaterThan(facts.now)
        expect(decision.at).toBeLessThan(decision.expiresAt)
        expect(forbidden(facts.schedule, decision.at)).toBeNull()
      }),
      runs
    )
    expect([...reasons]).toEqual(expect.arrayContaining(["cap", "catch_up", "gap", "weekend"]))
  })

  it("to wait is for an obstacle, until a later moment and no longer than its time", () => {
    fc.assert(
      fc.property(scene, (facts) => {
        const decision = decide(facts)
        if (decision._tag !== "Wait") return
        expect(decision.until).toBeGreaterThan(facts.now)
        expect(decision.until).toBeLessThanOrEqual(facts.attempt.expiresAt)
      }),
      runs
    )
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
})

const wednesday = berlin("2026-03-04", "12:00")
const soon = wednesday + RECHECK_MILLIS
const expiresAt = berlin("2026-03-06", "17:00")
const send = Decision.Send({ tone: "friendly" })
const cases: ReadonlyArray<readonly [string, Parameters<typeof facts>[0], Decision]> = [
  ["sent in its window", {}, send],
  ["sent at the window's opening", { now: berlin("2026-03-04", "09:00") }, send],
  ["sent up to the window's close", { now: berlin("2026-03-04", "17:00") - 1 }, send],
  ["sent for what is left after a part payment", { receivable: { ...owed, status: "partially_paid" } }, send],
  [
    "moved to the next opening when its window has closed and its time is not over",
    { now: berlin("2026-03-04", "17:00") },
    Decision.Move({ at: berlin("2026-03-05", "09:00"), expiresAt, shiftedBy: ["catch_up"] })
  ],
  [
    "over when its time is over",
    { now: expiresAt, schedule: withSteps([0, 30]) },
    Decision.Skip({ reason: "expired" })
  ],
  [
    "superseded when a newer step's time has come",
    { now: berlin("2026-03-09", "09:00") },
    Decision.Superseded()
  ],
  [
    "superseded when a newer step's time comes before the next opening",
    { now: berlin("2026-03-06", "17:00"), attempt: own({ expiresAt: berlin("2026-03-12", "17:00") }) },
    Decision.Superseded()
  ],
  [
    "over when the receivable is paid",
    { receivable: { ...owed, status: "paid" } },
    Decision.End({ reason: "paid" })
  ],
  [
    "over when the receivable is cancelled",
    { receivable: { ...owed, status: "cancelled" } },
    Decision.End({ reason: "cancelled" })
  ],
  [
    "over while the receivable is paused",
    { receivable: { ...owed, status: "paused" } },
    Decision.End({ reason: "paused" })
  ],
  [
    "over while the receivable is disputed",
    { receivable: { ...owed, status: "paused", pauseCause: "disputed" } },
    Decision.End({ reason: "disputed" })
  ],
  [
    "planned anew when the due date is another one",
    { schedule: usual({ dueDate: "2026-04-04" }) },
    Decision.Replan()
  ],
  [
    "planned anew when a newer cycle has begun",
    { others: [own({ cycle: 2, status: "cancelled" })] },
    Decision.Replan()
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
    "superseded when a later step has ended already",
    { others: [sent(3, "2026-02-20")] },
    Decision.Superseded()
  ],
  ["skipped after an opt-out", { optedOut: true, recipient: null }, Decision.Skip({ reason: "opted_out" })],
  ["skipped where the address bounces", { suppressed: true }, Decision.Skip({ reason: "suppressed" })],
  ["skipped without an address", { recipient: null }, Decision.Skip({ reason: "no_address" })],
  [
    "kept for an inactive company",
    { company: { active: false, planActive: false } },
    Decision.Wait({ reason: "company_inactive", until: soon })
  ],
  [
    "kept without an active plan",
    { company: { active: true, planActive: false } },
    Decision.Wait({ reason: "no_active_plan", until: soon })
  ],
  ["kept without a channel", { channel: "none" }, Decision.Wait({ reason: "no_channel", until: soon })],
  [
    "kept while its channel is down",
    { channel: "down" },
    Decision.Wait({ reason: "channel_down", until: soon })
  ],
  [
    "kept on a test clock until its time is over, because nobody mends anything there meanwhile",
    { channel: "none", attempt: own({ onTestClock: true }) },
    Decision.Wait({ reason: "no_channel", until: expiresAt })
  ],
  [
    "kept no longer than its time",
    {
      channel: "none",
      now: expiresAt - 1_000,
      attempt: own({ scheduledFor: berlin("2026-03-06", "09:00"), shiftedBy: ["catch_up"] })
    },
    Decision.Wait({ reason: "no_channel", until: expiresAt })
  ],
  [
    "kept for an obstacle at night, too",
    { channel: "none", now: berlin("2026-03-04", "22:00") },
    Decision.Wait({ reason: "no_channel", until: berlin("2026-03-04", "22:00") + RECHECK_MILLIS })
  ],
  [
    "over with the obstacle that it waited for until its time was over",
    { channel: "none", now: expiresAt, attempt: own({ reasonCode: "no_active_plan" }) },
    Decision.Skip({ reason: "no_channel" })
  ],
  [
    "expired when the obstacle that it waited for is gone at last, but too late",
    { now: expiresAt, attempt: own({ reasonCode: "no_channel" }) },
    Decision.Skip({ reason: "expired" })
  ],
  [
    "kept while less is owed than the policy's minimum in its currency",
    { schedule: withPolicy({ minBalance: { EUR: "100.01" } }) },
    Decision.Wait({ reason: "below_minimum", until: soon })
  ],
  ["sent where just the minimum is owed", { schedule: withPolicy({ minBalance: { EUR: "100" } }) }, send],
  [
    "sent where the minimum is in another currency",
    { schedule: withPolicy({ minBalance: { USD: "999" } }) },
    send
  ],
  [
    "moved to the window's opening",
    { now: berlin("2026-03-04", "07:30") },
    Decision.Move({ at: berlin("2026-03-04", "09:00"), expiresAt, shiftedBy: [] })
  ],
  [
    "moved when its day has become a holiday",
    { schedule: usual({ isHoliday: (date) => date === "2026-03-04" }) },
    Decision.Move({
      at: berlin("2026-03-05", "09:00"),
      expiresAt: berlin("2026-03-06", "17:00"),
      shiftedBy: ["holiday"]
    })
  ],
  [
    "moved for the gap to a message that went out late, with the time at which it is over",
    { others: [sent(-3, "2026-03-03")] },
    Decision.Move({
      at: berlin("2026-03-05", "09:00"),
      expiresAt: berlin("2026-03-06", "17:00"),
      shiftedBy: ["gap"]
    })
  ],
  ["sent when the gap is just kept", { others: [sent(-3, "2026-03-02")] }, send],
  [
    "moved when the customer had a message today, about anything",
    { customerMessagedOn: "2026-03-04" },
    Decision.Move({
      at: berlin("2026-03-05", "09:00"),
      expiresAt: berlin("2026-03-06", "17:00"),
      shiftedBy: ["gap"]
    })
  ],
  ["sent the day after the customer's last message", { customerMessagedOn: "2026-03-03" }, send],
  [
    "moved by a customer's gap of days, to an open one",
    { customerMessagedOn: "2026-03-03", schedule: withPolicy({ customerGapDays: 4 }) },
    Decision.Move({
      at: berlin("2026-03-09", "09:00"),
      expiresAt: berlin("2026-03-12", "17:00"),
      shiftedBy: ["gap"]
    })
  ],
  [
    "sent whatever the customer had today, if messages are not combined",
    { customerMessagedOn: "2026-03-04", schedule: withPolicy({ combine: false }) },
    send
  ],
  [
    "moved by the company's cap",
    { capLeft: 0, capFreeAt: berlin("2026-03-04", "12:01") },
    Decision.Move({ at: berlin("2026-03-04", "12:01"), expiresAt, shiftedBy: ["cap"] })
  ],
  [
    "moved by the cap to the next window when this one closes before, with the time at which it is over",
    { now: berlin("2026-03-04", "17:00") - 1_000, capLeft: 0, capFreeAt: berlin("2026-03-04", "17:00") },
    Decision.Move({
      at: berlin("2026-03-05", "09:00"),
      expiresAt: berlin("2026-03-06", "17:00"),
      shiftedBy: ["cap"]
    })
  ],
  [
    "moved by the cap to later than now, whatever the cap says",
    { capLeft: 0, capFreeAt: wednesday - 1 },
    Decision.Move({ at: wednesday + 1, expiresAt, shiftedBy: ["cap"] })
  ]
]

describe("an attempt is", () => {
  it.each(cases)("%s", (_, changes, expected) => {
    expect(decide(facts(changes))).toEqual(expected)
  })
})

describe("an attempt, by what else is there, is", () => {
  it("skipped after the last message that there may be", () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => sent(-20 + n, "2026-02-20", { tone: "friendly" }))
    expect(decide(facts({ others: many(7) }))).toEqual(send)
    expect(decide(facts({ others: many(8) }))).toEqual(Decision.Skip({ reason: "cap" }))
    const bill = usual({ about: "payable" })
    expect(decide(facts({ others: many(8), schedule: bill }))).toEqual(send)
  })

  it("superseded where, sent so late, it would push the step after it, and it is before the due date", () => {
    const patient = withPolicy({ catchUpDays: 9 })
    const before = attempt({ expiresAt: berlin("2026-03-06", "17:00") })
    const at = (date: string) =>
      decide(facts({ schedule: patient, attempt: before, now: berlin(date, "12:00") }))
    expect([at("2026-03-02"), at("2026-03-03")]).toEqual([Decision.Replan(), Decision.Superseded()])
    const after = withPolicy({
      ...patient.policy,
      steps: withSteps([1, 2]).policy.steps,
      days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    })
    const late = own({ offsetDays: 1, scheduledFor: berlin("2026-03-06", "09:00"), shiftedBy: ["catch_up"] })
    expect(decide(facts({ schedule: after, attempt: late, now: berlin("2026-03-06", "12:00") }))).toEqual(
      send
    )
  })

  it("handed over once more where its outcome is not known, as if it had not been sent", () => {
    expect(decide(facts({ attempt: own({ status: "sending", updatedAt: wednesday }) }))).toEqual(send)
  })

  it("sent on the day to which a decision has moved it", () => {
    const moved = own({
      scheduledFor: berlin("2026-03-05", "10:00"),
      expiresAt: berlin("2026-03-06", "17:00"),
      shiftedBy: ["gap"]
    })
    expect(decide(facts({ attempt: moved, now: berlin("2026-03-05", "10:00") }))).toEqual(send)
  })

  it("on its customer's day, when the customer has moved to another zone", () => {
    const at = (timezone: string) => decide(facts({ schedule: usual({ timezone }) }))
    expect(at("America/Los_Angeles")).toMatchObject({
      _tag: "Move",
      at: instantAt("America/Los_Angeles", "2026-03-04", "09:00")
    })
    // It is evening there when the message was to leave: nobody has missed what was not to be sent yet.
    expect(at("Pacific/Auckland")).toMatchObject({
      _tag: "Move",
      at: instantAt("Pacific/Auckland", "2026-03-05", "09:00")
    })
  })

  it("never sent at night, whatever the policy says", () => {
    const schedule = withPolicy({ window: { from: "00:00", to: "23:59" } })
    const at = (time: string) => decide(facts({ schedule, now: berlin("2026-03-04", time) }))._tag
    expect(["07:59", "08:00", "20:59", "21:00"].map(at)).toEqual(["Move", "Send", "Send", "Move"])
  })
})
