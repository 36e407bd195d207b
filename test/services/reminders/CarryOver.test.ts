/** The ladder of a debt from the attempts from before there were cases. */
import { describe, expect, it } from "vitest"
import type { AttemptRecord } from "../../../src/domain/ReminderAttempt.ts"
import { beginLadder, continueLadder } from "../../../src/domain/dunning/case/Changes.ts"
import { ladderStateOf } from "../../../src/domain/dunning/case/StoredCase.ts"
import type { CaseDebt } from "../../../src/domain/dunning/case/Types.ts"
import { debtFromAttempts } from "../../../src/services/reminders/CarryOver.ts"
import { at, day, debt } from "../../domain/dunning/case/cases.ts"
import { attemptOf, CUSTOMER, next, NOW, open, rules } from "../../reminders/case/open.ts"

const one = debt("2026-03-02")
const createdAt = one.begunAt
const scheduled = attemptOf(next(open([one])))

/** An attempt on a day, sent unless the fields say otherwise. */
const said = (date: string, offsetDays: number, fields: Partial<AttemptRecord> = {}): AttemptRecord => {
  const instant = at(`${date}T09:00`)
  return {
    ...scheduled,
    status: "sent",
    scheduledFor: instant,
    sentAt: instant,
    offsetDays,
    tone: "friendly",
    createdAt,
    ...fields
  }
}

/** The row of a debt, with what was written of its ladder since the upgrade. */
const stored = (own: CaseDebt) => ({
  receivable: {
    id: own.id,
    customerId: CUSTOMER,
    dueDate: own.dueDate,
    status: "open",
    amountMinor: own.amountMinor,
    paidMinor: 0,
    currency: own.currency,
    externalReference: null,
    description: null,
    version: "v1",
    pauseCause: null,
    pausedUntil: null,
    resumeAt: null,
    promisedOn: null
  } as const,
  createdAt,
  ladder: ladderStateOf(own, createdAt)
})
const carried = (own: CaseDebt, ...attempts: ReadonlyArray<AttemptRecord>) =>
  debtFromAttempts(rules, stored(own), attempts, NOW)
const after = (...attempts: ReadonlyArray<AttemptRecord>) => carried(one, ...attempts)

describe("a debt with attempts from before there were cases", () => {
  it("was named on the days of its reminders, in their tones", () => {
    const firm = { tone: "firm" } as const
    expect(after(said("2026-03-12", 10, firm), said("2026-03-05", 3))).toMatchObject({
      reminders: 2,
      firstNamedOn: day("2026-03-05"),
      namedOn: day("2026-03-12"),
      firmOn: day("2026-03-12"),
      finalOn: null,
      reachedOffset: 10
    })
    expect(after(said("2026-04-01", 30, { tone: "final" }))).toMatchObject({
      firmOn: day("2026-04-01"),
      finalOn: day("2026-04-01")
    })
  })

  it("was announced by the messages up to its due date", () => {
    expect(after(said("2026-02-27", -3), said("2026-03-02", 0))).toMatchObject({
      reminders: 0,
      namedOn: null,
      noticedOn: day("2026-03-02"),
      noticePassedOn: day("2026-03-02")
    })
  })

  it("was named once on a day, on however many channels", () => {
    const { reminders } = after(said("2026-03-05", 3), said("2026-03-05", 3, { channel: "sms" }))
    expect(reminders).toBe(1)
  })

  it("was named by what may have been sent, and not by what was not", () => {
    const statuses = ["sent", "unknown", "sending", "scheduled", "failed", "skipped", "cancelled"] as const
    expect(statuses.filter((status) => after(said("2026-03-05", 3, { status })).reminders === 1)).toEqual([
      "sent",
      "unknown",
      "sending"
    ])
  })

  it("begins its ladder with the first attempt, or when it was made", () => {
    expect(after({ ...scheduled, createdAt: createdAt - 5 })).toEqual({ ...one, begunAt: createdAt - 5 })
    expect(after({ ...scheduled, createdAt: createdAt + 5 })).toEqual(one)
  })

  it("was not named for another due date or by another customer, and began its ladder when that changed", () => {
    const movedAt = at("2026-02-20T12:00")
    const other = said("2026-02-05", 3, { dueDate: "2026-02-02", updatedAt: movedAt })
    const planned = { ...scheduled, createdAt: movedAt + 1 }
    expect(after(other, planned)).toEqual({ ...one, begunAt: movedAt + 1 })
    expect(after(other)).toEqual({ ...one, begunAt: movedAt })
    const passed = said("2026-03-05", 3, { customerId: CUSTOMER + 1, updatedAt: movedAt })
    expect(after(passed, planned)).toEqual({ ...one, begunAt: movedAt + 1 })
  })

  it("was not named before its due date moved away and back", () => {
    const first = said("2026-03-05", 3)
    const between = said("2026-03-20", 10, { dueDate: "2026-03-16" })
    const again = { ...scheduled, createdAt: at("2026-03-21T12:00") }
    expect(after(first, between, again)).toEqual({ ...one, begunAt: again.createdAt })
  })

  it("that has none begins now, because nothing of it was missed", () => {
    expect(after()).toEqual({ ...one, begunAt: NOW })
  })
})

describe("a debt of which something was written since the upgrade", () => {
  const resumedAt = at("2026-03-17T12:00")

  it("goes on after what was said, and is named again, if a rest of it has ended", () => {
    const again = continueLadder(one, resumedAt, "2026-03-16")
    const before = after(said("2026-03-05", 3))
    expect(carried(again, said("2026-03-05", 3))).toEqual(continueLadder(before, resumedAt, "2026-03-16"))
  })

  it("knows nothing of what was said if its ladder has begun anew", () => {
    const anew = beginLadder(one, resumedAt)
    expect(carried(anew, said("2026-03-05", 3))).toEqual(anew)
  })
})
