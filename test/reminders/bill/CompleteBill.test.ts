/** What the outcome of a hand-over makes of a message about a bill and its attempt. */
import { describe, expect, it } from "vitest"
import type { BillWork } from "../../../src/reminders/bill/BillWork.ts"
import { completeBill } from "../../../src/reminders/bill/CompleteBill.ts"
import type { DeliveryResult } from "../../../src/reminders/Delivery.ts"
import type { Outcome } from "../../../src/reminders/transports/Transport.ts"
import { NEXT_STEP_AT, NOW, scheduled, sending, STEP_AT, toAnn, toBob, works } from "./bills.ts"

const SENT: Outcome = { _tag: "Sent", providerMessageId: "p1" }
const REJECTED: Outcome = { _tag: "Rejected", code: "550", message: "No such user" }
const LOST: Outcome = { _tag: "Lost", code: "reset", message: "The connection broke" }
const DEFERRED: Outcome = { _tag: "Deferred", code: "451", message: "Come back later" }
const FAULTED: Outcome = { _tag: "Faulted", code: "535", message: "Wrong password" }
const NOT_SENT = { _tag: "NotSent" } as const
const MINUTE = 60_000

/** The work after some results, one after another. */
const after = (
  rows: Parameters<typeof works>[0],
  ...results: ReadonlyArray<Partial<DeliveryResult>>
): BillWork => {
  const all = works(rows)
  for (const result of results) {
    const whole = {
      claimed: [{ id: 1, fence: 1, customerId: null }],
      messageId: 10,
      outcome: SENT,
      ...result
    }
    // In the middle, where a pause is as long as it is on average.
    completeBill(all, whole, 0.5)
  }
  const work = all.get(1)
  if (work === undefined) throw new Error("attempt 1 is not about a locked bill")
  return work
}
const both = { messages: [toAnn(), toBob()] }

describe("an outcome changes nothing", () => {
  const unchanged = (work: BillWork) => {
    expect([work.changes, work.added, work.settled]).toEqual([[], [], []])
  }

  it("where another worker has claimed the attempt since: its message may be on its way a second time", () => {
    for (const outcome of [SENT, REJECTED, LOST, DEFERRED, FAULTED, NOT_SENT]) {
      unchanged(after({ attempts: [sending({ fence: 2 })] }, { outcome }))
    }
    const other = { attempts: [sending({ fence: 2, messageId: 11 })], messages: [toAnn({ id: 11 })] }
    unchanged(after(other, { messageId: null, outcome: NOT_SENT }))
  })

  it("where the message or the attempt has an outcome already, or is not there", () => {
    unchanged(after({ messages: [toAnn({ status: "unknown" })] }, {}))
    unchanged(after({ attempts: [sending({ status: "sent", dueAt: null })] }, {}))
    unchanged(after({ messages: [] }, {}))
    unchanged(after({}, { claimed: [{ id: 7, fence: 1, customerId: null }] }))
  })
})

describe("a message about a bill", () => {
  it("ends the attempt when it was the last that was being handed over", () => {
    const first = after(both, {})
    expect([first.message(10)?.status, first.get(1)]).toEqual(["sent", sending()])
    const last = after({ messages: [toAnn({ status: "failed" }), toBob()] }, { messageId: 11 })
    expect(last.get(1)).toMatchObject({ status: "sent", messageId: 11, providerMessageId: "p1", sentAt: NOW })
    expect(last.added).toMatchObject([{ payableId: 1, offsetDays: 7, scheduledFor: NEXT_STEP_AT }])
  })

  it("has the outcome that the provider's answer means", () => {
    const settled = (outcome: Outcome) => after({}, { outcome }).message(10)
    const error = (of: Outcome) => ("code" in of ? { code: of.code, message: of.message } : null)
    expect(settled(SENT)).toMatchObject({ status: "sent", sentAt: NOW, providerMessageId: "p1", error: null })
    expect(settled(REJECTED)).toMatchObject({ status: "failed", error: error(REJECTED) })
    expect(settled(LOST)).toMatchObject({ status: "unknown", error: error(LOST) })
    expect(settled(DEFERRED)).toMatchObject({ status: "deferred", error: error(DEFERRED) })
    const known = after({ messages: [toAnn({ providerMessageId: "id-10" })] }, { outcome: LOST })
    expect(known.message(10)?.providerMessageId).toBe("id-10")
  })

  it("is completed although the attempt names another member's message", () => {
    expect(after({ ...both, attempts: [sending({ messageId: 11 })] }, {}).message(10)?.status).toBe("sent")
  })

  it("that was deferred is tried again after the usual pause", () => {
    expect(after({}, { outcome: DEFERRED }).get(1)).toMatchObject({
      status: "scheduled",
      tryCount: 1,
      dueAt: NOW + 10 * MINUTE
    })
  })

  it("that met a fault of its channel costs no try, however many members it was for", () => {
    const work = after(both, { outcome: FAULTED }, { messageId: 11, outcome: FAULTED })
    expect(work.get(1)).toMatchObject({
      status: "scheduled",
      reasonCode: "channel_down",
      tryCount: 0,
      dueAt: NOW + MINUTE / 2,
      error: { code: "535" }
    })
  })

  it("keeps the error of a receipt that came before", () => {
    const error = { code: "bounced", message: "no such mailbox" }
    expect(after({ attempts: [sending({ error })] }, {}).get(1)).toMatchObject({ status: "sent", error })
  })
})

describe("a message about a bill that was not handed over", () => {
  it("leaves the attempt as it is while another member's message is being handed over", () => {
    const work = after(both, { outcome: NOT_SENT })
    expect(work.message(10)?.status).toBe("deferred")
    expect(work.get(1)).toMatchObject({ status: "sending", tryCount: 0 })
  })

  it("is decided on again for the member whose message it was", () => {
    const messages = [toAnn({ status: "sent", sentAt: STEP_AT }), toBob()]
    const work = after({ messages }, { messageId: 11, outcome: NOT_SENT })
    expect(work.message(11)).toMatchObject({ status: "deferred" })
    expect(work.get(1)).toMatchObject({ status: "scheduled", tryCount: 0, dueAt: NOW })
  })

  it("does not count, however many members it was for", () => {
    const work = after(both, { outcome: NOT_SENT }, { messageId: 11, outcome: NOT_SENT })
    expect(work.get(1)).toMatchObject({ status: "scheduled", tryCount: 0, dueAt: NOW })
  })
})

describe("a decision about a bill of which it is not known whether it was stored", () => {
  const undone = { messageId: null, outcome: NOT_SENT }

  it("leaves an attempt due at once if it was not stored", () => {
    const work = after({ attempts: [scheduled({ dueAt: NOW + MINUTE })], messages: [] }, undone)
    expect(work.get(1)).toEqual(scheduled({ dueAt: NOW, updatedAt: NOW }))
  })

  it("is undone for every member whose message has no outcome", () => {
    const messages = [toAnn({ status: "sent", sentAt: STEP_AT }), toBob()]
    const work = after({ messages }, undone)
    expect([work.message(10)?.status, work.message(11)?.status]).toEqual(["sent", "deferred"])
    expect(work.get(1)).toMatchObject({ status: "scheduled", tryCount: 0, dueAt: NOW })
    expect(after(both, undone).get(1)).toMatchObject({ status: "scheduled", tryCount: 0, dueAt: NOW })
  })

  it("leaves an attempt as it is that has ended, or whose messages have outcomes", () => {
    expect(after({ attempts: [sending({ status: "sent", dueAt: null })] }, undone).changes).toEqual([])
    expect(after({ messages: [toAnn({ status: "sent" })] }, undone).changes).toEqual([])
    expect(after({ messages: [] }, undone).changes).toEqual([])
  })
})
