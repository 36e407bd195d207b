/** Cycles: how they begin, go on, begin anew and are opened again, each rule by example; that planning twice is once. */
import { describe, expect, it } from "@effect/vitest"
import * as fc from "effect/FastCheck"
import { type AttemptRecord, AttemptStatus } from "../../../src/domain/ReminderAttempt.ts"
import { lastSentOn, mayHaveBeenSent, sentOn, toneOf } from "../../../src/domain/dunning/Cycle.ts"
import { type Occasion, type Replanned, replan } from "../../../src/domain/dunning/Replan.ts"
import type { DunningSchedule } from "../../../src/domain/dunning/Types.ts"
import { attempt, EARLY, usual, withPolicy, withSteps } from "./schedules.ts"

const at = (text: string) => Date.parse(text)

/** Noon of a day, on which the window is open. */
const on = (day: string) => at(`${day}T12:00:00Z`)

const sent = (offsetDays: number, day: string, fields: Partial<AttemptRecord> = {}) =>
  attempt({ offsetDays, status: "sent", dueAt: null, sentAt: at(`${day}T09:00:00Z`), ...fields })

const ended = (offsetDays: number, fields: Partial<AttemptRecord> = {}) =>
  attempt({ offsetDays, status: "skipped", reasonCode: "in_past", dueAt: null, ...fields })

const day = (millis: number) => new Date(millis).toISOString().slice(0, 10)

/** What came of it, as `offset channel status reason`; what is scheduled with its day and shifts. */
const told = ({ added, changes }: Replanned) =>
  [
    ...changes.map(({ attempt, plannedState }) => ({ mark: "~", ...attempt, ...plannedState })),
    ...added.map((state) => ({ mark: "+", ...state }))
  ].map(({ channel, cycle, mark, offsetDays, reasonCode, scheduledFor, shiftedBy, status }) =>
    [
      cycle === 1 ? mark : `${mark}${cycle}`,
      offsetDays,
      channel,
      ...(status === "scheduled" ? [day(scheduledFor), ...shiftedBy] : [status, reasonCode])
    ].join(" ")
  )

/** The attempts after a plan was carried out. */
const carriedOut = (
  attempts: ReadonlyArray<AttemptRecord>,
  { added, changes }: Replanned,
  schedule: DunningSchedule
): ReadonlyArray<AttemptRecord> => [
  ...attempts.map((one) => {
    const state = changes.find((change) => change.attempt.id === one.id)?.plannedState
    return state === undefined ? one : { ...one, ...state }
  }),
  ...added.map((state) =>
    attempt({ ...state, dueDate: schedule.dueDate, timezone: schedule.timezone, dueAt: null })
  )
]

describe("a new receivable", () => {
  const made = (now: string, schedule = usual()) => told(replan(schedule, [], at(now)))

  it("gets its first step, with the time at which that is over", () => {
    expect(told(replan(usual(), [], EARLY))).toEqual(["+ -3 email 2026-02-27 weekend"])
    expect(replan(usual(), [], EARLY).added).toMatchObject([
      { cycle: 1, countedFrom: null, step: 0, expiresAt: at("2026-03-02T16:00:00Z") }
    ])
  })

  it("on its due date gets today's step; after the window has closed, the one after it", () => {
    expect(made("2026-03-04T11:00:00Z")).toEqual(["+ -3 email skipped in_past", "+ 0 email 2026-03-04"])
    expect(made("2026-03-04T16:00:00Z")).toEqual([
      "+ -3 email skipped in_past",
      "+ 0 email skipped in_past",
      "+ 3 email 2026-03-09 weekend"
    ])
  })

  it("on the last day on which it can be paid in time is not late, though its due date is over", () => {
    const saturday = usual({ dueDate: "2026-03-07" })
    expect(made("2026-03-09T11:00:00Z", saturday)).toEqual([
      "+ -3 email skipped in_past",
      "+ 0 email 2026-03-09 weekend"
    ])
  })

  it("that is late begins with the newest step that has passed, now, and goes on at the distances of the offsets", () => {
    const schedule = usual()
    const planned = replan(schedule, [], on("2026-03-24"))
    expect(told(planned)).toEqual(["+ 14 email 2026-03-24 catch_up"])
    expect(planned.added).toMatchObject([
      { countedFrom: "2026-03-10", expiresAt: at("2026-03-27T16:00:00Z") }
    ])
    const first = carriedOut([], planned, schedule).map((one) => ({
      ...one,
      status: "sent" as const,
      sentAt: on("2026-03-24")
    }))
    expect(told(replan(schedule, first, on("2026-03-24")))).toEqual(["+ 30 email 2026-04-09"])
  })

  it("that is late by more than its last step gets that one, once", () => {
    const schedule = usual()
    const planned = replan(schedule, [], on("2026-04-24"))
    expect(told(planned)).toEqual(["+ 30 email 2026-04-24 catch_up"])
    const [first] = carriedOut([], planned, schedule)
    if (first === undefined) throw new Error("nothing planned")
    expect(toneOf(schedule, [first], first)).toBe("friendly")
    const done = [{ ...first, status: "sent" as const, sentAt: on("2026-04-24") }]
    expect(told(replan(schedule, done, on("2026-04-24")))).toEqual([])
  })

  it("that is late waits for the next opening, and begins with the step of that day", () => {
    expect(made("2026-03-06T20:00:00Z")).toEqual(["+ 3 email 2026-03-09 weekend"])
    expect(made("2026-03-05T20:00:00Z")).toEqual(["+ 0 email 2026-03-06 catch_up window"])
  })

  it("that is late before any of its steps has passed gets the first ahead; without any step left, nothing", () => {
    expect(told(replan(withSteps([7]), [], on("2026-03-06")))).toEqual(["+ 7 email 2026-03-11"])
    expect(told(replan(withSteps([]), [], on("2026-03-06")))).toEqual([])
  })

  it("keeps no distance from steps that are past", () => {
    const close = withSteps([0, 1, 2], { dueDate: "2026-03-02" })
    expect(told(replan(close, [], at("2026-03-02T18:00:00Z")))).toEqual([
      "+ 0 email skipped in_past",
      "+ 1 email 2026-03-03"
    ])
  })
})

describe("a cycle that began late", () => {
  it("begins anew under a policy that has none of its steps", () => {
    const [first] = carriedOut([], replan(usual(), [], on("2026-04-24")), usual())
    if (first === undefined) throw new Error("nothing planned")
    expect(told(replan(withSteps([-3, 0]), [first], on("2026-04-24")))).toEqual([
      "~ 30 email cancelled rescheduled",
      "+2 0 email 2026-04-24 catch_up"
    ])
    // What has expired stays so.
    expect(told(replan(usual(), [first], on("2026-05-04")))).toEqual(["~ 30 email skipped expired"])
  })
})

describe("a bill", () => {
  it("has no late cycle, and is never reopened", () => {
    const bill = withSteps([-3, 0], { about: "payable" })
    expect(told(replan(bill, [], on("2026-03-10")))).toEqual([
      "+ -3 email skipped in_past",
      "+ 0 email skipped in_past"
    ])
    expect(told(replan(bill, [sent(0, "2026-03-04")], on("2026-03-10"), "reopen"))).toEqual([])
  })
})

describe("a cycle goes on", () => {
  it("with the step after the last that has ended", () => {
    const attempts = [sent(-3, "2026-02-27"), ended(0, { status: "failed" })]
    expect(told(replan(usual(), attempts, on("2026-03-04")))).toEqual(["+ 3 email 2026-03-09 weekend"])
  })

  it("with nothing while a step is being handed over, or has a channel left", () => {
    const both = withPolicy({ steps: [{ offsetDays: 14, channels: ["email", "sms"] }] })
    const done = sent(14, "2026-03-18", { channel: "sms" })
    const now = on("2026-03-18")
    expect(told(replan(both, [attempt({ offsetDays: 14, status: "sending" }), done], now))).toEqual([])
    const left = attempt({
      offsetDays: 14,
      shiftedBy: [],
      scheduledFor: at("2026-03-18T08:00:00Z"),
      expiresAt: at("2026-03-20T16:00:00Z")
    })
    expect(told(replan(both, [left, done], now))).toEqual([])
  })

  it("with the newest of the steps whose time has come; the older are superseded", () => {
    expect(told(replan(usual(), [attempt()], on("2026-03-12")))).toEqual([
      "~ -3 email skipped superseded",
      "+ 0 email skipped superseded",
      "+ 3 email skipped superseded",
      "+ 7 email 2026-03-12 catch_up"
    ])
  })

  it("with the step after one whose time is over, which stays expired", () => {
    expect(told(replan(usual(), [sent(3, "2026-03-09")], on("2026-03-14")))).toEqual([
      "+ 7 email skipped expired",
      "+ 14 email 2026-03-18"
    ])
    expect(told(replan(usual(), [sent(14, "2026-03-18")], on("2026-04-20")))).toEqual([
      "+ 30 email skipped expired"
    ])
  })

  it("after days without a worker with the step of today, and not with one that was missed before it", () => {
    // The window opens at 09:00 in Berlin.
    const early = at("2026-03-04T06:00:00Z")
    expect(told(replan(usual(), [attempt()], early))).toEqual([
      "~ -3 email skipped expired",
      "+ 0 email 2026-03-04"
    ])
  })

  it("without a late step before the due date that would push the next one", () => {
    expect(told(replan(usual(), [attempt()], on("2026-03-02")))).toEqual([
      "~ -3 email 2026-03-02 weekend catch_up"
    ])
    for (const [catchUpDays, reason] of [
      [3, "expired"],
      [9, "superseded"]
    ] as const) {
      expect(told(replan(withPolicy({ catchUpDays }), [attempt()], on("2026-03-03")))).toEqual([
        `~ -3 email skipped ${reason}`,
        "+ 0 email 2026-03-04"
      ])
    }
  })

  it("with a step before the due date dropped where it is too close to what was sent, and another moved", () => {
    const close = withSteps([-2, 0, 1])
    expect(told(replan(close, [sent(-7, "2026-03-01", { cycle: 1 })], EARLY))).toEqual([
      "+ -2 email skipped gap",
      "+ 0 email 2026-03-04"
    ])
    expect(told(replan(close, [sent(0, "2026-03-04")], on("2026-03-04")))).toEqual([
      "+ 1 email 2026-03-06 gap"
    ])
  })

  it("where it is: what waits for a try, for the cap or for an obstacle stays", () => {
    const now = at("2026-02-27T08:10:00Z")
    const still = (fields: Partial<AttemptRecord>) => replan(usual(), [attempt(fields)], now).changes
    expect(still({ tryCount: 2, dueAt: at("2026-02-27T08:35:00Z") })).toEqual([])
    expect(still({ reasonCode: "no_channel", dueAt: at("2026-02-27T08:15:00Z") })).toEqual([])
    const capped = { scheduledFor: at("2026-02-27T08:35:00Z"), shiftedBy: ["weekend", "cap"] } as const
    expect(still(capped)).toEqual([])
    expect(still({ ...capped, scheduledFor: at("2026-02-27T16:20:00Z") })).toMatchObject([
      { plannedState: { scheduledFor: at("2026-03-02T08:00:00Z"), status: "scheduled" } }
    ])
    const gap = { scheduledFor: at("2026-03-02T08:00:00Z"), expiresAt: at("2026-03-05T16:00:00Z") }
    expect(still({ ...gap, shiftedBy: ["weekend", "gap"] })).toEqual([])
  })

  it("with the reason of the obstacle for a step that waited until its time was over", () => {
    const waiting = attempt({ reasonCode: "no_channel" })
    const lone = withSteps([-3, 30])
    expect(told(replan(lone, [waiting], at("2026-03-02T16:00:00Z")))[0]).toBe("~ -3 email skipped no_channel")
  })

  it("behind a step that was tried before and comes back", () => {
    const attempts = [attempt({ tryCount: 1 }), sent(0, "2026-03-04")]
    expect(told(replan(usual(), attempts, on("2026-03-04")))).toEqual([
      "~ -3 email skipped superseded",
      "+ 3 email 2026-03-09 weekend"
    ])
  })

  it("by another policy: without what that lacks, with the channels that it has", () => {
    expect(told(replan(withSteps([0, 7]), [attempt()], EARLY))).toEqual([
      "~ -3 email cancelled rescheduled",
      "+ 0 email 2026-03-04"
    ])
    const bySms = withPolicy({ steps: [{ offsetDays: -3, channels: ["sms"] }] })
    expect(told(replan(bySms, [attempt()], EARLY))).toEqual([
      "~ -3 email cancelled rescheduled",
      "+ -3 sms 2026-02-27 weekend"
    ])
  })

  it("in another zone at the same local time", () => {
    const [change] = replan(usual({ timezone: "America/New_York" }), [attempt()], EARLY).changes
    expect(change?.plannedState.scheduledFor).toBe(at("2026-02-27T14:00:00Z"))
  })
})

describe("a debt that rested", () => {
  const paused = { status: "cancelled", reasonCode: "paused", dueAt: null } as const
  const resumed = (attempts: ReadonlyArray<AttemptRecord>, day: string) =>
    told(replan(usual(), attempts, on(day), "reopen", { cameWhile: "paused" }))

  it("takes up again what was withdrawn, and ends what came meanwhile with the reason of the rest", () => {
    expect(told(replan(usual(), [attempt(paused)], EARLY, "reopen"))).toEqual([
      "~ -3 email 2026-02-27 weekend"
    ])
    expect(resumed([attempt(paused)], "2026-03-12")).toEqual([
      "+ 0 email skipped paused",
      "+ 3 email skipped paused",
      "+ 7 email 2026-03-12 catch_up"
    ])
    expect(resumed([attempt(paused)], "2026-03-16")).toEqual([
      "+ 0 email skipped paused",
      "+ 3 email skipped paused",
      "+ 7 email skipped paused",
      "+ 14 email 2026-03-18"
    ])
  })

  it("through all its steps, or after the last was sent, is reopened: the last step once more, in a cycle of its own", () => {
    const [, , , , , again, ...none] = resumed([attempt(paused)], "2026-05-04")
    expect([again, none]).toEqual(["+2 30 email 2026-05-04 reopened", []])
    const all = [sent(14, "2026-03-18"), sent(30, "2026-04-03")]
    expect(resumed(all, "2026-05-04")).toEqual(["+2 30 email 2026-05-04 reopened"])
    expect(replan(usual(), all, on("2026-05-04"), "reopen").added).toMatchObject([
      { cycle: 2, countedFrom: "2026-04-04", expiresAt: at("2026-05-07T15:00:00Z") }
    ])
  })

  it("is reopened at the next opening that keeps the gap", () => {
    expect(resumed([sent(30, "2026-04-03")], "2026-04-04")).toEqual([
      "+2 30 email 2026-04-06 reopened gap weekend"
    ])
    expect(resumed([sent(30, "2026-04-07")], "2026-04-07")).toEqual(["+2 30 email 2026-04-09 reopened gap"])
  })

  it("is not reopened twice at once, nor while a step is planned", () => {
    const all = [sent(14, "2026-03-18"), sent(30, "2026-04-03")]
    const now = on("2026-05-04")
    const once = carriedOut(all, replan(usual(), all, now, "reopen"), usual())
    expect(told(replan(usual(), once, now, "reopen"))).toEqual([])
    expect(resumed([sent(7, "2026-03-11")], "2026-03-12")).toEqual(["+ 14 email 2026-03-18"])
  })

  it("again while its reopened step was planned takes that up, still as reopened", () => {
    const all = [sent(30, "2026-04-03")]
    const once = carriedOut(all, replan(usual(), all, on("2026-05-04"), "reopen"), usual())
    const withdrawn = once.map((one) => (one.cycle === 2 ? { ...one, ...paused } : one))
    expect(told(replan(usual(), withdrawn, on("2026-05-06"), "reopen"))).toEqual([
      "~2 30 email 2026-05-06 reopened catch_up"
    ])
  })
})

describe("a new due date", () => {
  it("begins a new cycle: steps ahead are sent, even if they were sent for the old date", () => {
    const attempts = [sent(-3, "2026-02-27"), attempt({ offsetDays: 0 })]
    const later = usual({ dueDate: "2026-04-15" })
    expect(told(replan(later, attempts, on("2026-03-03")))).toEqual([
      "~ 0 email cancelled rescheduled",
      "+2 -3 email 2026-04-10 weekend"
    ])
  })

  it("skips the steps that have passed, and keeps the gap to what was sent", () => {
    const attempts = [sent(0, "2026-03-10", { dueDate: "2026-03-10" })]
    expect(told(replan(usual({ dueDate: "2026-03-11" }), attempts, on("2026-03-10")))).toEqual([
      "+2 -3 email skipped in_past",
      "+2 0 email 2026-03-12 gap"
    ])
  })

  it("sends no volley when it lies behind a message: the next step ahead is next, or the last is reopened", () => {
    const attempts = [sent(-3, "2026-03-03", { dueDate: "2026-03-06" })]
    const now = on("2026-03-03")
    expect(told(replan(usual({ dueDate: "2026-02-04" }), attempts, now)).at(-1)).toBe(
      "+2 30 email 2026-03-06"
    )
    expect(told(replan(usual({ dueDate: "2026-02-04" }), attempts, now)).slice(0, -1)).toEqual(
      [-3, 0, 3, 7, 14].map((offset) => `+2 ${offset} email skipped in_past`)
    )
    expect(told(replan(usual({ dueDate: "2026-01-05" }), attempts, now))).toEqual([
      "+2 30 email 2026-03-05 reopened gap"
    ])
  })

  it("in the past of a debt of which nothing was ever sent begins late", () => {
    const attempts = [attempt({ dueDate: "2026-04-20" })]
    expect(told(replan(usual(), attempts, on("2026-03-12")))).toEqual([
      "~ -3 email cancelled rescheduled",
      "+2 7 email 2026-03-12 catch_up"
    ])
  })

  it("moved after the end of a cycle brings the debt back", () => {
    const attempts = [sent(30, "2026-04-03")]
    expect(told(replan(usual({ dueDate: "2026-05-20" }), attempts, on("2026-05-04")))).toEqual([
      "+2 -3 email 2026-05-15 weekend"
    ])
  })

  it("moved there and back begins a third cycle", () => {
    const attempts = [
      attempt({ status: "cancelled", reasonCode: "rescheduled", dueAt: null }),
      attempt({ dueDate: "2026-04-20", cycle: 2 })
    ]
    expect(told(replan(usual(), attempts, EARLY))).toEqual([
      "~2 -3 email cancelled rescheduled",
      "+3 -3 email 2026-02-27 weekend"
    ])
  })

  it("leaves what is being handed over for the old date alone, and plans the new cycle", () => {
    const attempts = [attempt({ status: "sending", updatedAt: at("2026-02-27T08:00:00Z") })]
    expect(told(replan(usual({ dueDate: "2026-04-15" }), attempts, on("2026-02-27")))).toEqual([
      "+2 -3 email 2026-04-10 weekend"
    ])
  })
})

describe("planning anew", () => {
  it("again changes nothing, whatever has been, and has at most one step ahead", () => {
    const one = fc.record({
      status: fc.constantFrom(...AttemptStatus.literals),
      offsetDays: fc.constantFrom(-3, 0, 3, 7, 14, 30, 5),
      channel: fc.constantFrom("email" as const, "sms" as const),
      cycle: fc.constantFrom(1, 2),
      countedFrom: fc.constantFrom(null, "2026-03-09"),
      shiftedBy: fc.constantFrom([], ["cap" as const], ["reopened" as const]),
      day: fc.integer({ min: 0, max: 60 })
    })
    const twoChannels = withPolicy({
      steps: [-3, 0, 3, 7, 14, 30].map((offsetDays) => ({ offsetDays, channels: ["email", "sms"] }))
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(one, {
          maxLength: 8,
          selector: (each) => `${each.cycle} ${each.offsetDays} ${each.channel}`
        }),
        fc.integer({ min: 0, max: 90 }),
        fc.constantFrom<Occasion>("catch_up", "reopen"),
        fc.constantFrom(usual(), twoChannels, usual({ dueDate: "2026-03-20" })),
        (drawn, day, occasion, schedule) => {
          const now = at("2026-02-20T10:30:00Z") + day * 86_400_000
          const before = drawn.map(({ day, status, ...fields }) => {
            const scheduledFor = at("2026-02-25T08:00:00Z") + day * 86_400_000
            return attempt({
              ...fields,
              status,
              scheduledFor,
              expiresAt: scheduledFor + 3 * 86_400_000,
              dueDate: fields.cycle === 1 ? "2026-03-04" : "2026-03-20",
              sentAt: status === "sent" ? scheduledFor + 3_600_000 : null
            })
          })
          const first = replan(schedule, before, now, occasion)
          const after = carriedOut(before, first, schedule)
          expect(told(replan(schedule, after, now, occasion))).toEqual([])
          if (after.some(({ status }) => status === "sending")) return
          const ahead = after.filter(({ status }) => status === "scheduled")
          expect(
            new Set(ahead.map(({ cycle, offsetDays }) => `${cycle} ${offsetDays}`)).size
          ).toBeLessThanOrEqual(1)
          for (const each of ahead) {
            expect(each.dueDate).toBe(schedule.dueDate)
            expect(each.expiresAt).toBeGreaterThan(now)
          }
        }
      ),
      { numRuns: 2_000 }
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
    expect(lastSentOn([sent(-3, "2026-03-02"), sent(0, "2026-03-04"), attempt()])).toBe("2026-03-04")
    expect(lastSentOn([attempt()])).toBeNull()
  })

  const toneAfter = (offsetDays: number, ...before: ReadonlyArray<AttemptRecord>) =>
    toneOf(usual(), before, { customerId: 1, cycle: 1, offsetDays })

  it("is friendly if only another customer has had messages about the debt, and goes on from there", () => {
    const toAnother = sent(14, "2026-03-18", { tone: "firm", customerId: 2 })
    expect(toneAfter(30, toAnother)).toBe("friendly")
    expect(toneAfter(30, toAnother, sent(7, "2026-03-11", { tone: "friendly" }))).toBe("firm")
  })

  it("is friendly if it is the first about a debt, whatever its step", () => {
    expect([toneAfter(3), toneAfter(30), toneAfter(30, ended(14))]).toEqual([
      "friendly",
      "friendly",
      "friendly"
    ])
  })

  it("has the tone of its step after another, but is final only after one that was firm", () => {
    expect(toneAfter(0, sent(-3, "2026-03-01", { tone: "friendly" }))).toBe("friendly")
    expect(toneAfter(3, sent(0, "2026-03-04", { tone: "friendly" }))).toBe("firm")
    expect(toneAfter(30, sent(14, "2026-03-18", { tone: "friendly" }))).toBe("firm")
    expect(toneAfter(30, sent(14, "2026-03-18", { tone: "firm" }))).toBe("final")
  })

  it("has the same tone on both channels of its step", () => {
    expect(toneAfter(30, sent(30, "2026-04-03", { tone: "friendly" }))).toBe("friendly")
    expect(toneAfter(30, sent(30, "2026-04-03", { tone: "final", cycle: 2 }))).toBe("final")
  })
})
