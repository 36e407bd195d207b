/** What becomes of a message whose lease ended during its hand-over. */
import { describe, expect, it } from "vitest"
import { recover } from "../../../src/reminders/complete/Recover.ts"
import {
  attempt,
  billAttempt,
  billMessage,
  billUnitOfWork,
  message,
  NEXT_STEP_AT,
  receivable,
  STEP_AT,
  unitOfWork
} from "../unitOfWork.ts"

describe("a message whose lease ended during its hand-over", () => {
  it("is unknown with its attempt, whose gap to the next step counts from the hand-over", () => {
    const work = unitOfWork()
    recover(work, attempt())
    expect(work.message(10)?.status).toBe("unknown")
    expect(work.get(1)).toEqual(
      attempt({ status: "unknown", reasonCode: "outcome_unknown", dueAt: null, updatedAt: STEP_AT })
    )
    expect(work.added).toMatchObject([{ offsetDays: 7, scheduledFor: NEXT_STEP_AT }])
  })

  it("is unknown with all of its attempts that are being sent", () => {
    const attempts = [
      attempt(),
      attempt({ id: 2, receivableId: 2 }),
      attempt({ id: 3, receivableId: 3, status: "sent" }),
      attempt({ id: 4, receivableId: 4, messageId: 11 })
    ]
    const work = unitOfWork({
      attempts,
      receivables: [1, 2, 3, 4].map((id) => receivable({ id })),
      messages: [message({ attemptIds: [1, 2, 3, 4, 5] })]
    })
    recover(work, attempt())
    expect([1, 2, 3, 4].map((id) => work.get(id)?.status)).toEqual(["unknown", "unknown", "sent", "sending"])
  })

  it("that is not there leaves its attempt unknown", () => {
    const work = unitOfWork({ messages: [] })
    recover(work, attempt())
    expect([work.get(1)?.status, work.settled]).toEqual(["unknown", []])
  })

  it("ends its attempt also if the next step can't be planned", () => {
    // A due date that no calendar has makes planning fail.
    const work = unitOfWork({ receivables: [receivable({ dueDate: "no date" })] })
    recover(work, attempt())
    expect([work.get(1)?.status, work.added]).toEqual(["unknown", []])
  })

  it("about a bill is unknown for the members whose message was being handed over", () => {
    const bob = billMessage({ id: 11, recipient: "bob@example.com" })
    const work = billUnitOfWork({ messages: [billMessage({ status: "failed" }), bob] })
    recover(work, billAttempt())
    expect([work.message(10)?.status, work.message(11)?.status]).toEqual(["failed", "unknown"])
    expect(work.get(1)).toMatchObject({
      status: "unknown",
      reasonCode: "outcome_unknown",
      updatedAt: STEP_AT
    })
    expect(work.added).toMatchObject([{ payableId: 1, offsetDays: 7 }])
  })

  it("about a bill is unknown with its attempt if it is not there", () => {
    const work = billUnitOfWork({ messages: [] })
    recover(work, billAttempt())
    expect(work.get(1)).toMatchObject({ status: "unknown", reasonCode: "outcome_unknown", dueAt: null })
  })
})
