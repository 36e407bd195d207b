/** What a plan changes about the attempts of a bill. */
import { describe, expect, it } from "vitest"
import {
  type BillPlan,
  type BillWithAttempts,
  planBillAttempts,
  withdrawBill
} from "../../../src/domain/dunning/BillAttempts.ts"
import type { AttemptRecord } from "../../../src/domain/ReminderAttempt.ts"
import { at, rulesWith } from "./case/cases.ts"

const calendar = rulesWith()
const about = (fields: Partial<BillWithAttempts> = {}): BillWithAttempts => ({
  bill: { id: 7, amountMinor: 5_000, currency: "EUR", dueDate: "2026-03-04" },
  attempts: [],
  rules: { calendar, steps: [{ offsetDays: -3 }, { offsetDays: 0 }] },
  onTestClock: false,
  now: at("2026-02-10T12:00"),
  ...fields
})

/** The attempts after a plan. What it adds gets the next ids. */
const stored = ({ attempts, now }: BillWithAttempts, { added, changes }: BillPlan) => [
  ...attempts.map((attempt) => changes.find(({ before }) => before === attempt)?.after ?? attempt),
  ...added.map((made, n): AttemptRecord => ({
    ...made,
    id: attempts.length + n + 1,
    fence: 0,
    createdAt: now,
    updatedAt: now
  }))
]
const planned = (fields: Partial<BillWithAttempts> = {}, beginsAnew = false) => {
  const given = about(fields)
  return stored(given, planBillAttempts(given, { beginsAnew }))
}
/** An attempt as `cycle offset status reason date`. */
const told = (attempts: ReadonlyArray<AttemptRecord>) =>
  attempts.map(({ cycle, offsetDays, reasonCode, scheduledFor, status }) =>
    [cycle, offsetDays, status, reasonCode, new Date(scheduledFor).toISOString().slice(0, 10)]
      .filter((word) => word !== null)
      .join(" ")
  )
const after = (attempts: ReadonlyArray<AttemptRecord>, fields: Partial<AttemptRecord>, n = 0) =>
  attempts.map((attempt, index) => (index === n ? { ...attempt, ...fields } : attempt))
const sentOn = (local: string): Partial<AttemptRecord> => ({
  status: "sent",
  dueAt: null,
  sentAt: at(local)
})

describe("a bill's attempts", () => {
  it("begin with the first step ahead, one at a time", () => {
    expect(planned()).toMatchObject([
      {
        payableId: 7,
        receivableId: null,
        customerId: null,
        channel: "email",
        dueDate: "2026-03-04",
        timezone: "Europe/Berlin",
        balanceMinor: 5_000,
        dueAt: at("2026-02-27T09:00"),
        onTestClock: false
      }
    ])
    expect(told(planned())).toEqual(["1 -3 scheduled 2026-02-27"])
    expect(planned({ onTestClock: true })[0]?.onTestClock).toBe(true)
  })

  it("leave out without a trace what was over when the bill was made", () => {
    expect(told(planned({ now: at("2026-03-02T12:00") }))).toEqual(["1 0 scheduled 2026-03-04"])
    expect(planned({ now: at("2026-03-05T12:00") })).toEqual([])
  })

  it("go on with the next step after one has ended, and then end", () => {
    const sent = after(planned(), sentOn("2026-02-27T10:00"))
    const second = planned({ attempts: sent, now: at("2026-02-27T10:00") })
    expect(told(second)).toEqual(["1 -3 sent 2026-02-27", "1 0 scheduled 2026-03-04"])
    const all = after(second, sentOn("2026-03-04T10:00"), 1)
    expect(planBillAttempts(about({ attempts: all, now: at("2026-03-04T10:00") }))).toEqual({
      changes: [],
      added: []
    })
  })

  it("stay as they are when they are planned a second time", () => {
    for (const now of ["2026-02-10T12:00", "2026-02-20T12:00", "2026-02-27T10:00"]) {
      expect(planBillAttempts(about({ attempts: planned(), now: at(now) }))).toEqual({
        changes: [],
        added: []
      })
    }
  })

  it("have nothing planned while one is being handed over", () => {
    const sending = after(planned(), { status: "sending" })
    const plan = planBillAttempts(about({ attempts: sending, now: at("2026-03-04T10:00") }))
    expect(plan).toEqual({ changes: [], added: [] })
  })

  it("give way to a newer step whose day has come; what an outage let expire is recorded", () => {
    const late = planned({ attempts: planned(), now: at("2026-03-05T10:00") })
    expect(told(late)).toEqual(["1 -3 skipped superseded 2026-02-27", "1 0 scheduled 2026-03-05"])
    const later = planned({ attempts: planned(), now: at("2026-03-20T10:00") })
    expect(told(later)).toEqual(["1 -3 skipped superseded 2026-02-27", "1 0 skipped expired 2026-03-04"])
    expect(later[1]).toMatchObject({ dueAt: null })
  })

  it("keep what they waited for as the reason when their time is over", () => {
    const waiting = after(planned({ now: at("2026-03-02T12:00") }), { reasonCode: "no_channel" })
    expect(told(planned({ attempts: waiting, now: at("2026-03-20T10:00") }))).toEqual([
      "1 0 skipped no_channel 2026-03-04"
    ])
  })

  it("begin a new cycle with another due date, two days after the last reminder at the earliest", () => {
    const sent = after(planned(), sentOn("2026-02-27T10:00"))
    const both = planned({ attempts: sent, now: at("2026-02-27T10:00") })
    const bill = { ...about().bill, dueDate: "2026-03-02" }
    const moved = planned({ attempts: both, bill, now: at("2026-02-27T12:00") }, true)
    expect(told(moved)).toEqual([
      "1 -3 sent 2026-02-27",
      "1 0 cancelled rescheduled 2026-03-04",
      "2 0 scheduled 2026-03-02"
    ])
    const nearer = { ...bill, dueDate: "2026-02-28" }
    const soon = planned({ attempts: sent, bill: nearer, now: at("2026-02-27T12:00") }, true)
    expect(told(soon).at(-1)).toBe("2 0 scheduled 2026-03-02")
  })

  it("begin a new cycle also with a due date that was theirs before", () => {
    const away = { ...about().bill, dueDate: "2026-01-01" }
    const gone = planned({ attempts: planned(), bill: away }, true)
    expect(told(gone)).toEqual(["1 -3 cancelled rescheduled 2026-02-27"])
    expect(told(planned({ attempts: gone }, true))).toEqual([
      "1 -3 cancelled rescheduled 2026-02-27",
      "2 -3 scheduled 2026-02-27"
    ])
  })

  it("are planned beside one of the old due date that is being handed over, at a distance from it", () => {
    const sending = after(planned(), { status: "sending", updatedAt: at("2026-02-27T10:00") })
    const bill = { ...about().bill, dueDate: "2026-02-28" }
    const both = planned({ attempts: sending, bill, now: at("2026-02-27T10:00") }, true)
    expect(told(both)).toEqual(["1 -3 sending 2026-02-27", "2 0 scheduled 2026-03-02"])
  })

  it("follow another policy: what it lacks is withdrawn, and planned again when it is back", () => {
    const without = { calendar, steps: [{ offsetDays: 0 }] }
    const gone = planned({ attempts: planned(), rules: without })
    expect(told(gone)).toEqual(["1 -3 cancelled rescheduled 2026-02-27", "1 0 scheduled 2026-03-04"])
    expect(told(planned({ attempts: gone }))).toEqual([
      "1 -3 scheduled 2026-02-27",
      "1 0 cancelled rescheduled 2026-03-04"
    ])
  })

  it("have the present amount and zone while they are scheduled", () => {
    const bill = { ...about().bill, amountMinor: 70, currency: "JPY" }
    expect(planned({ attempts: planned(), bill })).toMatchObject([{ balanceMinor: 70, currency: "JPY" }])
  })

  it("go on waiting for their next try", () => {
    const waiting = after(planned(), { tryCount: 1, dueAt: at("2026-02-27T11:00") })
    expect(planned({ attempts: waiting, now: at("2026-02-27T12:00") })).toEqual(waiting)
  })

  it("are withdrawn when the bill is paid", () => {
    const sent = after(planned(), sentOn("2026-02-27T10:00"))
    const both = planned({ attempts: sent, now: at("2026-02-27T10:00") })
    const now = at("2026-03-01T12:00")
    expect(withdrawBill(both, now)).toEqual([
      {
        before: both[1],
        after: { ...both[1], status: "cancelled", reasonCode: "paid", dueAt: null, updatedAt: now }
      }
    ])
  })
})
