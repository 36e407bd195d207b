/** The ladder of a debt from the attempts from before there were cases. */
import { describe, expect, it } from "vitest"
import type { AttemptRecord } from "../../../src/domain/ReminderAttempt.ts"
import { debtFromAttempts } from "../../../src/services/reminders/CarryOver.ts"
import { at, day, debt } from "../../domain/dunning/case/cases.ts"
import { attemptOf, next, open, rules } from "../../reminders/case/open.ts"

const one = debt("2026-03-02")
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
    ...fields
  }
}
const after = (...attempts: ReadonlyArray<AttemptRecord>) => debtFromAttempts(rules, one, attempts)

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

  it("was not named for another due date, and its ladder begins with its first attempt", () => {
    const createdAt = one.begunAt - 5
    expect(after(said("2026-02-05", 3, { dueDate: "2026-02-02" }))).toEqual(one)
    expect(after({ ...scheduled, createdAt })).toEqual({ ...one, begunAt: createdAt })
  })
})
