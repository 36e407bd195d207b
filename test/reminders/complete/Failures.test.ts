/** What becomes of attempts that can't be decided on or written. */
import { describe, expect, it } from "vitest"
import type { AttemptRecord } from "../../../src/domain/ReminderAttempt.ts"
import { fail, failUnsent } from "../../../src/reminders/complete/Failures.ts"
import { MAX_FAILURES } from "../../../src/reminders/complete/InternalError.ts"
import { attempt, NEXT_STEP_AT, NOW, receivable, unitOfWork } from "../unitOfWork.ts"

const scheduled = (fields: Partial<AttemptRecord> = {}) =>
  attempt({ status: "scheduled", tryCount: 0, dueAt: NOW, ...fields })
const failedBy = (cause: unknown, fields: Partial<AttemptRecord> = {}) => {
  const work = unitOfWork({ attempts: [scheduled(fields)] })
  fail(work, 1, cause)
  return work
}
const last = { failures: MAX_FAILURES - 1 }

describe("an attempt that can't be decided on", () => {
  it("waits a minute for its next try, up to four times", () => {
    expect(MAX_FAILURES).toBe(5)
    for (const failures of [0, 1, 2, 3]) {
      expect(failedBy(new Error("broken"), { failures }).get(1)).toEqual(
        scheduled({ failures: failures + 1, dueAt: NOW + 60_000, updatedAt: NOW })
      )
    }
  })

  it("has failed at the fifth time, with the cause, and the next step is planned", () => {
    const work = failedBy(new Error("broken"), last)
    expect(work.get(1)).toEqual(
      scheduled({
        status: "failed",
        reasonCode: "internal",
        failures: 5,
        dueAt: null,
        error: { code: "internal", message: "broken" },
        updatedAt: NOW
      })
    )
    expect(work.added).toMatchObject([{ offsetDays: 7, scheduledFor: NEXT_STEP_AT }])
  })

  it("has failed also if planning the next step fails", () => {
    const work = unitOfWork({
      attempts: [scheduled(last)],
      receivables: [receivable({ dueDate: "no date" })]
    })
    fail(work, 1, "broken")
    expect([work.get(1)?.status, work.added]).toEqual(["failed", []])
  })

  it("keeps its cause as one line of at most 300 characters without halves of characters", () => {
    const messageOf = (cause: unknown) => failedBy(cause, last).get(1)?.error?.message
    expect(messageOf("  a\n\tb\u0000c  ")).toBe("a b c")
    expect(messageOf(7)).toBe("7")
    expect(messageOf("x".repeat(301))).toBe("x".repeat(300))
    expect(messageOf(`${"x".repeat(299)}😀`)).toBe(`${"x".repeat(299)}\ufffd`)
  })

  it("stays as it is if it is not scheduled, or not there", () => {
    const work = unitOfWork()
    fail(work, 1, "broken")
    fail(work, 7, "broken")
    expect(work.changes).toEqual([])
  })
})

describe("an attempt whose message can't be written", () => {
  it("is scheduled again, and the try does not count", () => {
    const work = unitOfWork({ attempts: [attempt({ tryCount: 3 })] })
    failUnsent(work, 1, "broken")
    expect(work.get(1)).toMatchObject({ status: "scheduled", tryCount: 2, failures: 1, dueAt: NOW + 60_000 })
  })

  it("has failed at the fifth time", () => {
    const work = unitOfWork({ attempts: [attempt(last)] })
    failUnsent(work, 1, "broken")
    expect(work.get(1)).toMatchObject({ status: "failed", reasonCode: "internal", tryCount: 0 })
  })

  it("stays as it is if it is not being sent, or not there", () => {
    const work = unitOfWork({ attempts: [scheduled()] })
    failUnsent(work, 1, "broken")
    failUnsent(work, 7, "broken")
    expect(work.changes).toEqual([])
  })
})
