/** What the messages to a company's members make of a reminder of a bill. */
import { describe, expect, it } from "vitest"
import type { AttemptRecord } from "../../../src/domain/ReminderAttempt.ts"
import {
  conclude,
  endUnsent,
  membersTold,
  withUncountedTry
} from "../../../src/reminders/bill/BillOutcome.ts"
import type { MessageRecord } from "../../../src/repos/reminders/MessageRows.ts"
import { bill, NEXT_STEP_AT, NOW, sending, STEP_AT, toAnn, toBob, work } from "./bills.ts"

const NEXT_TRY_AT = NOW + 600_000
const LATER = { code: "smtp_451", message: "later" }
const REFUSED = { code: "smtp_550", message: "no such user" }

const sent = { status: "sent", providerMessageId: "p", sentAt: NOW - 1 } as const
const deferred = { status: "deferred", error: LATER } as const
const failed = { status: "failed", error: REFUSED } as const

const concluded = (
  messages: ReadonlyArray<MessageRecord>,
  attempt: Partial<AttemptRecord> = {},
  fields: Parameters<typeof bill>[0] = {}
) => {
  const unit = work({ attempts: [sending(attempt)], payables: [bill(fields)], messages })
  conclude(unit, sending(attempt), NEXT_TRY_AT)
  return unit
}

describe("a reminder of a bill", () => {
  it("stays as it is while a message to a member is being handed over", () => {
    for (const other of [sent, deferred, failed]) {
      expect(concluded([toAnn(other), toBob({ status: "sending" })]).changes).toEqual([])
    }
  })

  it("is sent if one member got it, with that message and the error of one who did not", () => {
    const unit = concluded([toAnn(failed), toBob(sent)], { reasonCode: "channel_down" })
    expect(unit.get(1)).toEqual(
      sending({
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
    expect(unit.added).toMatchObject([{ payableId: 1, offsetDays: 7, scheduledFor: NEXT_STEP_AT }])
  })

  it("is sent without an error if all members got it", () => {
    expect(concluded([toAnn(sent), toBob(sent)]).get(1)).toMatchObject({
      status: "sent",
      messageId: 10,
      error: null
    })
  })

  it("keeps the error of a receipt that came before", () => {
    const error = { code: "bounced", message: "no such mailbox" }
    expect(concluded([toAnn(sent), toBob(failed)], { error }).get(1)?.error).toEqual(error)
    expect(concluded([toAnn({ status: "unknown" })], { error }).get(1)?.error).toEqual(error)
    expect(concluded([toAnn(failed)], { error }).get(1)?.error).toEqual(error)
  })

  it("is unknown if nobody is known to have got it, and it may have reached one", () => {
    const unit = concluded([toAnn(failed), toBob({ status: "unknown" })])
    expect(unit.get(1)).toMatchObject({
      status: "unknown",
      reasonCode: "outcome_unknown",
      error: REFUSED,
      dueAt: null
    })
    expect(unit.added).toMatchObject([{ offsetDays: 7 }])
  })

  it("is failed if all members' servers refused it", () => {
    expect(concluded([toAnn(failed), toBob(failed)]).get(1)).toMatchObject({
      status: "failed",
      reasonCode: "provider_rejected",
      providerMessageId: null,
      error: REFUSED,
      dueAt: null
    })
  })

  it("is decided on again at the next try if a member's message was deferred, though others got theirs", () => {
    for (const other of [sent, failed]) {
      const unit = concluded([toAnn(other), toBob(deferred)], { providerMessageId: "p" })
      expect(unit.get(1)).toEqual(
        sending({
          status: "scheduled",
          dueAt: NEXT_TRY_AT,
          error: LATER,
          providerMessageId: null,
          updatedAt: NOW
        })
      )
      expect(unit.added).toEqual([])
    }
  })

  it("has the present amount of the bill when it is tried again", () => {
    expect(concluded([toAnn(deferred)], {}, { amountMinor: 7_000 }).get(1)?.balanceMinor).toBe(7_000)
  })

  it("is given up after the sixth try: sent if one member got it, else failed", () => {
    expect(concluded([toAnn(deferred)], { tryCount: 5 }).get(1)?.status).toBe("scheduled")
    expect(concluded([toAnn(deferred)], { tryCount: 6 }).get(1)).toMatchObject({
      status: "failed",
      reasonCode: "retries_exhausted",
      error: LATER
    })
    expect(concluded([toAnn(failed), toBob(deferred)], { tryCount: 6 }).get(1)).toMatchObject({
      status: "failed",
      reasonCode: "retries_exhausted"
    })
    expect(concluded([toAnn(sent), toBob(deferred)], { tryCount: 6 }).get(1)).toMatchObject({
      status: "sent",
      error: LATER
    })
  })

  it("counts only the last message to each member", () => {
    const again = toAnn({ id: 12, ...sent })
    expect(concluded([toAnn(deferred), again]).get(1)).toMatchObject({
      status: "sent",
      messageId: 12,
      error: null
    })
  })

  it("is withdrawn if the bill was paid and only deferred messages are left, and is sent if one member got it", () => {
    const paid = { status: "paid" } as const
    const unit = concluded([toAnn(failed), toBob(deferred)], { providerMessageId: "p" }, paid)
    expect(unit.get(1)).toMatchObject({
      status: "cancelled",
      reasonCode: "paid",
      error: LATER,
      providerMessageId: null,
      dueAt: null
    })
    expect(unit.added).toEqual([])
    expect(concluded([toAnn(sent), toBob(deferred)], {}, paid).get(1)).toMatchObject({ status: "sent" })
    expect(concluded([toAnn(failed)], {}, paid).get(1)).toMatchObject({ status: "failed" })
  })

  it("is planned again if the due date has changed", () => {
    const unit = concluded([toAnn(deferred)], {}, { dueDate: "2026-04-01" })
    expect(unit.get(1)).toMatchObject({ status: "cancelled", reasonCode: "rescheduled" })
    expect(unit.added[0]).toMatchObject({ dueDate: "2026-04-01" })
  })

  it("is ended with what is known once nobody is left to be tried", () => {
    const unit = work({ messages: [toAnn(sent), toBob(deferred)] })
    conclude(unit, sending(), null)
    expect(unit.get(1)).toMatchObject({ status: "sent", error: LATER })
  })

  it("is unknown if there is no message of it", () => {
    expect(concluded([]).get(1)).toMatchObject({ status: "unknown", reasonCode: "outcome_unknown" })
  })

  it("has its outcome also if the next step can't be planned", () => {
    // A due date that no calendar has makes planning fail.
    const unit = concluded([toAnn(sent)], {}, { dueDate: "no date" })
    expect([unit.get(1)?.status, unit.added]).toEqual(["sent", []])
  })

  it("that is not sent any more is sent all the same if a try before has reached a member", () => {
    const unit = work({ messages: [toAnn(sent), toBob(deferred)] })
    endUnsent(unit, sending({ status: "scheduled" }), "skipped", "expired")
    expect(unit.get(1)).toMatchObject({ status: "sent", sentAt: NOW - 1, reasonCode: null, dueAt: null })
    const none = work({ messages: [toBob(deferred)] })
    endUnsent(none, sending({ status: "scheduled" }), "skipped", "expired")
    expect(none.get(1)).toMatchObject({ status: "skipped", reasonCode: "expired", dueAt: null })
    expect(none.added).toMatchObject([{ offsetDays: 7, scheduledFor: NEXT_STEP_AT }])
  })

  it("has an uncounted try once, however many members' messages it was for", () => {
    const attempt = sending({ tryCount: 3 })
    const tries = (messages: ReadonlyArray<MessageRecord>, fields: Partial<AttemptRecord> = {}) =>
      withUncountedTry(work({ attempts: [attempt], messages }), { ...attempt, ...fields }).tryCount
    expect(tries([toAnn(), toBob()])).toBe(2)
    expect(tries([toAnn(), toBob(deferred)])).toBe(2)
    expect(tries([toAnn(), toBob({ status: "deferred", error: null })])).toBe(3)
    expect(tries([toAnn(), toBob(deferred)], { reasonCode: "channel_down" })).toBe(3)
  })

  it("that may have been handed over counts from then", () => {
    const unit = work({ messages: [toAnn({ status: "unknown" })] })
    conclude(unit, sending(), NEXT_TRY_AT, STEP_AT)
    expect(unit.get(1)?.updatedAt).toBe(STEP_AT)
  })
})

describe("the members who get no second message", () => {
  it("are all but those whose last message was deferred", () => {
    const messages = [
      toAnn(deferred),
      toAnn({ id: 12, ...sent }),
      toBob(failed),
      toBob({ id: 13, ...deferred }),
      toAnn({ id: 14, recipient: "cat@example.com", status: "unknown" })
    ]
    expect([...membersTold(messages)]).toEqual(["ann@example.com", "cat@example.com"])
  })
})
