/** That what is foretold is what deciding step by step does, and what a debtor gets over the whole of a cycle. */
import { describe, expect, it } from "@effect/vitest"
import * as fc from "effect/FastCheck"
import { daysBetween } from "../../../src/domain/CalendarDate.ts"
import { instantAt } from "../../../src/domain/LocalTime.ts"
import { effectiveDueDate } from "../../../src/domain/dunning/Calendar.ts"
import { decide } from "../../../src/domain/dunning/Decision.ts"
import { replan, type Replanned } from "../../../src/domain/dunning/Replan.ts"
import { simulate, type SimulatedDebt } from "../../../src/domain/dunning/Simulation.ts"
import type { DunningSchedule } from "../../../src/domain/dunning/Types.ts"
import type { AttemptRecord } from "../../../src/domain/ReminderAttempt.ts"
import { attempt, clockIn, messagedOnBy, schedule, usual, withPolicy, withSteps } from "./schedules.ts"

const HOUR_MILLIS = 3_600_000

const subject = (
  attempts: ReadonlyArray<AttemptRecord>,
  fields: Partial<SimulatedDebt> = {}
): SimulatedDebt => ({
  customerId: 1,
  status: "open",
  pauseCause: null,
  resumeAt: null,
  balanceMinor: 10_000,
  currency: "EUR",
  attempts,
  addressOn: () => "somewhere",
  optedOut: [],
  suppressed: [],
  messagedOn: messagedOnBy(attempts),
  ...fields
})

/** The attempts after a plan was carried out. */
const carriedOut = (
  attempts: ReadonlyArray<AttemptRecord>,
  { added, changes }: Replanned,
  { dueDate, timezone }: DunningSchedule
): ReadonlyArray<AttemptRecord> => [
  ...attempts.map((one) => {
    const state = changes.find((change) => change.attempt.id === one.id)?.plannedState
    if (state === undefined) return one
    const dueAt = state.status === "scheduled" ? state.scheduledFor : null
    return { ...one, ...state, dueAt }
  }),
  ...added.map((state) =>
    attempt({ ...state, dueDate, timezone, dueAt: state.status === "scheduled" ? state.scheduledFor : null })
  )
]

const created = (schedule: DunningSchedule, now: number) =>
  carriedOut([], replan(schedule, [], now), schedule)

const told = ({
  cycle,
  offsetDays,
  reasonCode,
  scheduledFor,
  sentAt,
  shiftedBy,
  status,
  tone
}: AttemptRecord) =>
  `${cycle} ${offsetDays} ${status} ${reasonCode} ${scheduledFor} ${sentAt} ${shiftedBy.join(",")} ${tone}`

/** Lives through a cycle as workers do: each decision at its time, one after another. */
const live = (schedule: DunningSchedule, attempts: ReadonlyArray<AttemptRecord>, from: number) => {
  let all = attempts
  let now = from
  for (let decisions = 0; ; decisions += 1) {
    expect(decisions).toBeLessThan(200)
    const [next] = all
      .filter(({ status }) => status === "scheduled")
      .toSorted((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0))
    if (next === undefined) return all
    now = Math.max(now, next.dueAt ?? 0)
    const decision = decide({
      now,
      schedule,
      attempt: next,
      attempts: all,
      receivable: { status: "open", pauseCause: null, balanceMinor: 10_000, currency: "EUR" },
      company: { active: true, planActive: true },
      recipient: "somewhere",
      optedOut: false,
      suppressed: false,
      channel: "ready",
      customerMessagedOn: messagedOnBy(all)(next.channel),
      capLeft: 1,
      capFreeAt: now,
      isBeyondTrust: false
    })
    const set = (fields: Partial<AttemptRecord>) => {
      all = all.map((one) => (one.id === next.id ? { ...one, ...fields } : one))
    }
    if (decision._tag === "Send") set({ status: "sent", sentAt: now, dueAt: null, tone: decision.tone })
    else if (decision._tag === "Skip") set({ status: "skipped", reasonCode: decision.reason, dueAt: null })
    else if (decision._tag === "Move") {
      set({ ...decision, scheduledFor: decision.at, dueAt: decision.at })
      continue
    }
    const before = all
    all = carriedOut(all, replan(schedule, all, now), schedule)
    // What is superseded or planned again is not due again at once.
    if (decision._tag !== "Send" && decision._tag !== "Skip") expect(all).not.toEqual(before)
  }
}

const moment = fc.tuple(schedule, fc.integer({ min: -30 * 24, max: 60 * 24 })).map(([schedule, hours]) => ({
  schedule,
  now: instantAt(schedule.timezone, schedule.dueDate, "00:00") + hours * HOUR_MILLIS
}))

describe("every cycle", () => {
  it("goes as it was foretold at its beginning", () => {
    fc.assert(
      fc.property(moment, ({ schedule, now }) => {
        const attempts = created(schedule, now)
        expect(simulate(subject(attempts), schedule, now).map(told)).toEqual(
          live(schedule, attempts, now).map(told)
        )
      }),
      { numRuns: 250 }
    )
  })

  it("is never silent, calls nothing overdue too early, and is firmer only after what came before", () => {
    fc.assert(
      fc.property(moment, ({ schedule, now }) => {
        const ended = simulate(subject(created(schedule, now)), schedule, now)
        const sent = ended
          .filter(({ status }) => status === "sent")
          .toSorted((a, b) => (a.sentAt ?? 0) - (b.sentAt ?? 0))
        const dates = sent.map(({ sentAt }) => clockIn(schedule, sentAt ?? 0).date)
        for (const [index, date] of dates.entries()) {
          const before = dates[index - 1]
          if (before !== undefined) {
            expect(daysBetween(before, date)).toBeGreaterThanOrEqual(schedule.policy.minGapDays)
          }
        }
        for (const [index, one] of sent.entries()) {
          if (one.offsetDays > 0) expect((dates[index] ?? "") > effectiveDueDate(schedule)).toBe(true)
          if (index === 0) expect(one.tone).toBe("friendly")
          if (one.tone === "final")
            expect(sent.slice(0, index).some(({ tone }) => tone !== "friendly")).toBe(true)
        }
        const today = clockIn(schedule, now).date
        const isLate = today > effectiveDueDate(schedule)
        const hasStepAhead = schedule.policy.steps.some(({ offsetDays }) => offsetDays > 0)
        if (isLate || hasStepAhead) expect(sent.length).toBeGreaterThan(0)
        for (const { reasonCode, status } of ended) if (status !== "sent") expect(reasonCode).not.toBeNull()
      }),
      { numRuns: 250 }
    )
  })
})

describe("the default policy", () => {
  const life = (dueDate: string, createdOn: string) => {
    const schedule = usual({ dueDate })
    const now = instantAt("Europe/Berlin", createdOn, "12:00")
    return simulate(subject(created(schedule, now)), schedule, now)
      .filter(({ status }) => status === "sent")
      .map(({ offsetDays, sentAt, tone }) => `${offsetDays} ${clockIn(schedule, sentAt ?? 0).date} ${tone}`)
  }

  it("grows firmer from step to step", () => {
    expect(life("2026-03-04", "2026-02-01")).toEqual([
      "-3 2026-02-27 friendly",
      "0 2026-03-04 friendly",
      "3 2026-03-09 firm",
      "7 2026-03-11 firm",
      "14 2026-03-18 firm",
      "30 2026-04-03 final"
    ])
  })

  it("begins friendly for a debt that comes 20 days late, and is not silent about one that comes 51 days late", () => {
    expect(life("2026-03-04", "2026-03-24")).toEqual(["14 2026-03-24 friendly", "30 2026-04-09 firm"])
    expect(life("2026-03-04", "2026-04-24")).toEqual(["30 2026-04-24 friendly"])
  })
})

describe("what is foretold", () => {
  const now = instantAt("Europe/Berlin", "2026-02-01", "12:00")
  const coming = (schedule: DunningSchedule, fields: Partial<SimulatedDebt>) =>
    simulate(subject(created(schedule, now), fields), schedule, now).map(
      ({ channel, offsetDays, reasonCode, status }) =>
        `${offsetDays} ${channel} ${status} ${reasonCode ?? ""}`.trim()
    )
  const short = withSteps([0, 3])

  it("names what stops each message", () => {
    expect(coming(short, { optedOut: ["email"] })).toEqual([
      "0 email skipped opted_out",
      "3 email skipped opted_out"
    ])
    expect(coming(short, { suppressed: ["email"] })[0]).toBe("0 email skipped suppressed")
    expect(coming(short, { addressOn: () => null })[0]).toBe("0 email skipped no_address")
    const dear = withPolicy({ steps: short.policy.steps, minBalance: { EUR: "500" } })
    expect(coming(dear, {})).toEqual(["0 email skipped below_minimum", "3 email skipped below_minimum"])
    const few = withPolicy({ steps: short.policy.steps, maxMessages: 1 })
    expect(coming(few, {})).toEqual(["0 email sent", "3 email skipped cap"])
  })

  it("keeps the customer's gap to messages about other debts", () => {
    const wide = withPolicy({ steps: short.policy.steps, customerGapDays: 7 })
    const attempts = created(wide, now)
    const sent = simulate(subject(attempts, { messagedOn: () => "2026-03-03" }), wide, now)
    expect(sent.map(({ reasonCode, sentAt }) => reasonCode ?? clockIn(wide, sentAt ?? 0).date)).toEqual([
      "superseded",
      "2026-03-10"
    ])
  })

  it("is nothing more for what is paid or cancelled, and of a paused debt as if it were resumed", () => {
    expect(coming(short, { status: "paid" })).toEqual(["0 email scheduled"])
    expect(coming(short, { status: "cancelled" })).toEqual(["0 email scheduled"])
    const withdrawn = created(short, now).map((one) => ({
      ...one,
      status: "cancelled" as const,
      reasonCode: "paused" as const,
      dueAt: null
    }))
    const [first, second] = simulate(subject(withdrawn, { status: "paused" }), short, now)
    expect([first?.status, second?.status]).toEqual(["sent", "sent"])
  })

  it("begins again at the end of a pause that has one, and names the cause of what came before it", () => {
    const withdrawn = created(usual(), now).map((one) => ({
      ...one,
      status: "cancelled" as const,
      reasonCode: "promised" as const,
      dueAt: null
    }))
    const foretold = (resumeOn: string) => {
      const resumeAt = instantAt("Europe/Berlin", resumeOn, "00:00")
      const paused = { status: "paused", pauseCause: "promised", resumeAt } as const
      return simulate(subject(withdrawn, paused), usual(), now).map(
        ({ offsetDays, reasonCode, sentAt }) =>
          `${offsetDays} ${sentAt === null ? reasonCode : clockIn(usual(), sentAt).date}`
      )
    }
    expect(foretold("2026-03-17")).toEqual([
      "-3 promised",
      "0 promised",
      "3 promised",
      "7 promised",
      "14 2026-03-18",
      "30 2026-04-03"
    ])
    expect(foretold("2026-02-10").slice(0, 2)).toEqual(["-3 2026-02-27", "0 2026-03-04"])
    expect(foretold("2026-05-04").slice(-1)).toEqual(["30 2026-05-04"])
  })

  it("goes on from a message that is being handed over, and by the customer's new zone", () => {
    const onTheWay = created(short, now).map((one) => ({
      ...one,
      status: "sending" as const,
      updatedAt: one.scheduledFor
    }))
    expect(simulate(subject(onTheWay), short, now).map(({ status }) => status)).toEqual(["sent", "sent"])
    const tokyo = withSteps([0, 3], { timezone: "Asia/Tokyo" })
    const [first] = simulate(subject(created(short, now)), tokyo, now)
    expect(first).toMatchObject({
      timezone: "Asia/Tokyo",
      sentAt: instantAt("Asia/Tokyo", "2026-03-04", "09:00")
    })
  })

  it("drops a step before the due date for the gap, with that reason", () => {
    expect(coming(withSteps([-4, -3, 0]), {})).toEqual([
      "-4 email sent",
      "-3 email skipped gap",
      "0 email sent"
    ])
  })

  it("does not depend on when it is asked before the first step", () => {
    for (const days of [0, 5, 20]) {
      const later = now + days * 24 * HOUR_MILLIS
      expect(simulate(subject(created(usual(), now)), usual(), later).map(told)).toEqual(
        simulate(subject(created(usual(), now)), usual(), now).map(told)
      )
    }
  })
})

it("a step that keeps its own gap, and then the customer's, is sent on both channels", () => {
  const channels = ["email", "sms"] as const
  const policy = withPolicy({
    steps: [2, 3].map((offsetDays) => ({ offsetDays, channels })),
    days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
    minGapDays: 2,
    customerGapDays: 3,
    catchUpDays: 0
  })
  const early = Date.parse("2026-03-01T12:00:00Z")
  const foretold = simulate(subject(created(policy, early)), policy, early)
  const sent = foretold.map(({ channel, offsetDays, sentAt }) => [
    offsetDays,
    channel,
    sentAt === null ? null : new Date(sentAt).toISOString()
  ])
  expect(sent).toEqual([
    [2, "email", "2026-03-06T08:00:00.000Z"],
    [2, "sms", "2026-03-06T08:00:00.000Z"],
    [3, "email", "2026-03-09T08:00:00.000Z"],
    [3, "sms", "2026-03-09T08:00:00.000Z"]
  ])
})
