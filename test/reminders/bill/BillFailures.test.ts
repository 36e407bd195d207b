/** What becomes of attempts about bills that can't be decided on or written. */
import { describe, expect, it } from "vitest"
import type { AttemptRecord } from "../../../src/domain/ReminderAttempt.ts"
import { failScheduled, failUnwritten } from "../../../src/reminders/bill/BillFailures.ts"
import { undelivered } from "../../../src/reminders/complete/Undelivered.ts"
import { bill, NEXT_STEP_AT, NOW, scheduled, sending, work } from "./bills.ts"

const failedBy = (cause: unknown, fields: Partial<AttemptRecord> = {}) => {
  const unit = work({ attempts: [scheduled(fields)] })
  failScheduled(unit, 1, cause)
  return unit
}

describe("an attempt about a bill that can't be decided on", () => {
  it("waits a minute for its next try, up to four times", () => {
    for (const failures of [0, 1, 2, 3]) {
      expect(failedBy(new Error("broken"), { failures }).get(1)).toEqual(
        scheduled({ failures: failures + 1, dueAt: NOW + 60_000, updatedAt: NOW })
      )
    }
  })

  it("has failed at the fifth time, with the cause, the next step is planned, and the digest tells of it", () => {
    const unit = failedBy(new Error("broken"), { failures: 4 })
    expect(unit.get(1)).toMatchObject({
      status: "failed",
      reasonCode: "internal",
      failures: 5,
      dueAt: null,
      error: { code: "internal", message: "broken" }
    })
    expect(unit.added).toMatchObject([{ offsetDays: 7, scheduledFor: NEXT_STEP_AT }])
    const event = { customerId: null, receivableId: null, payableId: 1 }
    expect(undelivered(unit)).toEqual([{ ...event, kind: "failed", detail: "broken" }])
  })

  it("has failed also if planning the next step fails", () => {
    const unit = work({
      attempts: [scheduled({ failures: 4 })],
      payables: [bill({ dueDate: "no date" })]
    })
    failScheduled(unit, 1, "broken")
    expect([unit.get(1)?.status, unit.added]).toEqual(["failed", []])
  })

  it("stays as it is if it is not scheduled, or not there", () => {
    const unit = work()
    failScheduled(unit, 1, "broken")
    failScheduled(unit, 7, "broken")
    expect(unit.changes).toEqual([])
  })
})

describe("an attempt about a bill whose messages can't be written", () => {
  it("is scheduled again, and the try does not count", () => {
    const unit = work({ attempts: [sending({ tryCount: 3 })] })
    failUnwritten(unit, 1, "broken")
    expect(unit.get(1)).toMatchObject({ status: "scheduled", tryCount: 2, failures: 1, dueAt: NOW + 60_000 })
  })

  it("has failed at the fifth time", () => {
    const unit = work({ attempts: [sending({ failures: 4 })] })
    failUnwritten(unit, 1, "broken")
    expect(unit.get(1)).toMatchObject({ status: "failed", reasonCode: "internal", tryCount: 0 })
  })

  it("stays as it is if it is not being sent, or not there", () => {
    const unit = work({ attempts: [scheduled()] })
    failUnwritten(unit, 1, "broken")
    failUnwritten(unit, 7, "broken")
    expect(unit.changes).toEqual([])
  })
})
