/** What the messages to a company's members make of a reminder of a bill. */
import { describe, expect, it } from "vitest"
import type { AttemptRecord } from "../../../src/domain/ReminderAttempt.ts"
import { settleBill, settledRecipients } from "../../../src/reminders/complete/Bills.ts"
import type { MessageRecord } from "../../../src/repos/reminders/MessageRows.ts"
import {
  billAttempt,
  billMessage,
  billUnitOfWork,
  NEXT_STEP_AT,
  NOW,
  payable,
  STEP_AT
} from "../unitOfWork.ts"

const NEXT_TRY_AT = NOW + 600_000
const LATER = { code: "smtp_451", message: "later" }
const REFUSED = { code: "smtp_550", message: "no such user" }

const toAnn = (fields: Partial<MessageRecord>) => billMessage(fields)
const toBob = (fields: Partial<MessageRecord>) =>
  billMessage({ id: 11, recipient: "bob@example.com", ...fields })
const sent = { status: "sent", providerMessageId: "p", sentAt: NOW - 1 } as const
const deferred = { status: "deferred", error: LATER } as const
const failed = { status: "failed", error: REFUSED } as const

const settled = (
  messages: ReadonlyArray<MessageRecord>,
  attempt: Partial<AttemptRecord> = {},
  bill: Parameters<typeof payable>[0] = {}
) => {
  const work = billUnitOfWork({ attempts: [billAttempt(attempt)], payables: [payable(bill)], messages })
  settleBill(work, work.get(1) ?? billAttempt(), NEXT_TRY_AT)
  return work
}

describe("a reminder of a bill", () => {
  it("stays as it is while a message to a member is being handed over", () => {
    for (const other of [sent, deferred, failed]) {
      expect(settled([toAnn(other), toBob({ status: "sending" })]).changes).toEqual([])
    }
  })

  it("is sent if one member got it, with that message and the error of one who did not", () => {
    const work = settled([toAnn(failed), toBob(sent)], { reasonCode: "channel_down" })
    expect(work.get(1)).toEqual(
      billAttempt({
        status: "sent",
        messageId: 11,
        providerMessageId: "p",
        sentAt: NOW - 1,
        reasonCode: null,
        error: REFUSED,
        dueAt: null,
        updatedAt: NOW
      })
    )
    expect(work.added).toMatchObject([{ payableId: 1, offsetDays: 7, scheduledFor: NEXT_STEP_AT }])
  })

  it("is sent without an error if all members got it", () => {
    expect(settled([toAnn(sent), toBob(sent)]).get(1)).toMatchObject({
      status: "sent",
      messageId: 10,
      error: null
    })
  })

  it("keeps the error of a receipt that came before", () => {
    const error = { code: "bounced", message: "no such mailbox" }
    expect(settled([toAnn(sent), toBob(failed)], { error }).get(1)?.error).toEqual(error)
    expect(settled([toAnn({ status: "unknown" })], { error }).get(1)?.error).toEqual(error)
    expect(settled([toAnn(failed)], { error }).get(1)?.error).toEqual(error)
  })

  it("is unknown if nobody is known to have got it, and it may have reached one", () => {
    const work = settled([toAnn(failed), toBob({ status: "unknown" })])
    expect(work.get(1)).toMatchObject({
      status: "unknown",
      reasonCode: "outcome_unknown",
      error: REFUSED,
      dueAt: null
    })
    expect(work.added).toMatchObject([{ offsetDays: 7 }])
  })

  it("is failed if all members' servers refused it", () => {
    expect(settled([toAnn(failed), toBob(failed)]).get(1)).toMatchObject({
      status: "failed",
      reasonCode: "provider_rejected",
      providerMessageId: null,
      error: REFUSED,
      dueAt: null
    })
  })

  it("is decided on again at the next try if a member's message was deferred, though others got theirs", () => {
    for (const other of [sent, failed]) {
      const work = settled([toAnn(other), toBob(deferred)], { providerMessageId: "p" })
      expect(work.get(1)).toEqual(
        billAttempt({
          status: "scheduled",
          dueAt: NEXT_TRY_AT,
          error: LATER,
          providerMessageId: null,
          updatedAt: NOW
        })
      )
      expect(work.added).toEqual([])
    }
  })

  it("has the present amount of the bill when it is tried again", () => {
    expect(settled([toAnn(deferred)], {}, { amountMinor: 7_000 }).get(1)?.balanceMinor).toBe(7_000)
  })

  it("is given up after the sixth try: sent if one member got it, else failed", () => {
    expect(settled([toAnn(deferred)], { tryCount: 5 }).get(1)?.status).toBe("scheduled")
    expect(settled([toAnn(deferred)], { tryCount: 6 }).get(1)).toMatchObject({
      status: "failed",
      reasonCode: "retries_exhausted",
      error: LATER
    })
    expect(settled([toAnn(failed), toBob(deferred)], { tryCount: 6 }).get(1)).toMatchObject({
      status: "failed",
      reasonCode: "retries_exhausted"
    })
    expect(settled([toAnn(sent), toBob(deferred)], { tryCount: 6 }).get(1)).toMatchObject({
      status: "sent",
      error: LATER
    })
  })

  it("counts only the last message to each member", () => {
    const again = billMessage({ id: 12, ...sent })
    expect(settled([toAnn(deferred), again]).get(1)).toMatchObject({
      status: "sent",
      messageId: 12,
      error: null
    })
  })

  it("is withdrawn if the bill was paid and only deferred messages are left, and is sent if one member got it", () => {
    const paid = { status: "paid" } as const
    const work = settled([toAnn(failed), toBob(deferred)], { providerMessageId: "p" }, paid)
    expect(work.get(1)).toMatchObject({
      status: "cancelled",
      reasonCode: "paid",
      error: LATER,
      providerMessageId: null,
      dueAt: null
    })
    expect(work.added).toEqual([])
    expect(settled([toAnn(sent), toBob(deferred)], {}, paid).get(1)).toMatchObject({ status: "sent" })
    expect(settled([toAnn(failed)], {}, paid).get(1)).toMatchObject({ status: "failed" })
  })

  it("is planned again if the due date has changed", () => {
    const work = settled([toAnn(deferred)], {}, { dueDate: "2026-04-01" })
    expect(work.get(1)).toMatchObject({ status: "cancelled", reasonCode: "rescheduled" })
    expect(work.added[0]).toMatchObject({ dueDate: "2026-04-01" })
  })

  it("that may have been handed over counts from then", () => {
    const work = billUnitOfWork({ messages: [toAnn({ status: "unknown" })] })
    settleBill(work, billAttempt(), NEXT_TRY_AT, STEP_AT)
    expect(work.get(1)?.updatedAt).toBe(STEP_AT)
  })
})

describe("the members who get no second message", () => {
  it("are all but those whose last message was deferred", () => {
    const messages = [
      toAnn(deferred),
      billMessage({ id: 12, ...sent }),
      toBob(failed),
      billMessage({ id: 13, recipient: "bob@example.com", ...deferred }),
      billMessage({ id: 14, recipient: "cat@example.com", status: "unknown" })
    ]
    expect([...settledRecipients(messages)]).toEqual(["ann@example.com", "cat@example.com"])
  })
})
