/** What the outcome of a hand-over makes of a message and its attempts. */
import { describe, expect, it } from "vitest"
import type { DeliveryResult } from "../../../src/reminders/Delivery.ts"
import type { AttemptUnitOfWork } from "../../../src/reminders/AttemptUnitOfWork.ts"
import { complete } from "../../../src/reminders/complete/Complete.ts"
import type { Outcome } from "../../../src/reminders/transports/Transport.ts"
import {
  attempt,
  billAttempt,
  billMessage,
  billUnitOfWork,
  message,
  NEXT_STEP_AT,
  NOW,
  receivable,
  STEP_AT,
  unitOfWork
} from "../unitOfWork.ts"

const SENT: Outcome = { _tag: "Sent", providerMessageId: "p1" }
const REJECTED: Outcome = { _tag: "Rejected", code: "550", message: "No such user" }
const LOST: Outcome = { _tag: "Lost", code: "reset", message: "The connection broke" }
const DEFERRED: Outcome = { _tag: "Deferred", code: "451", message: "Come back later" }
const FAULTED = { _tag: "Faulted", code: "535", message: "Wrong password" } as const
const NOT_SENT = { _tag: "NotSent" } as const
const MINUTE = 60_000

const ends = (work: AttemptUnitOfWork, result: Partial<DeliveryResult> = {}): AttemptUnitOfWork => {
  complete(
    work,
    { claimed: [{ id: 1, fence: 1 }] as DeliveryResult["claimed"], messageId: 10, outcome: SENT, ...result },
    // In the middle, where a pause is as long as it is on average.
    { random: 0.5 }
  )
  return work
}

const errorOf = ({ code, message }: { readonly code: string; readonly message: string }) => ({
  code,
  message
})

describe("an outcome changes nothing", () => {
  const unchanged = (work: AttemptUnitOfWork) => {
    expect([work.changes, work.added, work.settled]).toEqual([[], [], []])
  }

  it("where another worker has claimed the attempt since: its message may be on its way a second time", () => {
    for (const outcome of [SENT, REJECTED, LOST, DEFERRED, FAULTED, NOT_SENT]) {
      unchanged(ends(unitOfWork({ attempts: [attempt({ fence: 2 })] }), { outcome }))
    }
  })

  it("where it is not known whether there is a message, and another worker is handing one over", () => {
    // The other worker has decided on the attempt, and message 11 is its own. Undone, it would be sent twice.
    const other = {
      attempts: [attempt({ fence: 2, messageId: 11 })],
      messages: [message({ id: 11 })]
    }
    unchanged(ends(unitOfWork(other), { messageId: null, outcome: NOT_SENT }))
  })

  it("where another worker has claimed one of several attempts of the message", () => {
    const claimed = [1, 2].map((id) => ({ id, fence: 1 })) as unknown as DeliveryResult["claimed"]
    const work = unitOfWork({
      attempts: [attempt(), attempt({ id: 2, fence: 2 })],
      messages: [message({ attemptIds: [1, 2] })]
    })
    unchanged(ends(work, { claimed, outcome: DEFERRED }))
  })

  it("where the attempt is not locked, because it is gone", () => {
    unchanged(ends(unitOfWork({ attempts: [], messages: [message()] })))
    unchanged(ends(unitOfWork({ attempts: [], messages: [] }), { messageId: null, outcome: NOT_SENT }))
  })

  it("where the message has an outcome already, or is not there", () => {
    for (const status of ["sent", "deferred", "failed", "unknown"] as const) {
      unchanged(ends(unitOfWork({ messages: [message({ status })] })))
    }
    unchanged(ends(unitOfWork({ messages: [] })))
  })

  it("where an attempt of the message has another message by now, has ended, or is not locked", () => {
    const both = message({ attemptIds: [1, 2] })
    for (const second of [{ messageId: 11 }, { status: "scheduled" }, { status: "sent" }] as const) {
      const attempts = [attempt(), attempt({ id: 2, ...second })]
      unchanged(ends(unitOfWork({ attempts, messages: [both] })))
      unchanged(ends(unitOfWork({ attempts, messages: [both] }), { outcome: NOT_SENT }))
    }
    unchanged(ends(unitOfWork({ messages: [both] })))
    unchanged(ends(unitOfWork({ messages: [both] }), { outcome: NOT_SENT }))
  })
})

describe("a message that was sent", () => {
  it("ends its attempt and itself, and the next step is planned", () => {
    const work = ends(unitOfWork())
    expect(work.message(10)).toMatchObject({
      status: "sent",
      sentAt: NOW,
      providerMessageId: "p1",
      error: null
    })
    expect(work.get(1)).toEqual(
      attempt({ status: "sent", sentAt: NOW, dueAt: null, providerMessageId: "p1", updatedAt: NOW })
    )
    expect(work.added).toMatchObject([{ receivableId: 1, offsetDays: 7, scheduledFor: NEXT_STEP_AT }])
  })

  it("keeps the error of a receipt that came before", () => {
    const error = { code: "bounced", message: "No such mailbox" }
    expect(ends(unitOfWork({ attempts: [attempt({ error })] })).get(1)).toMatchObject({
      status: "sent",
      error
    })
  })

  it("ends its attempt although an earlier message, to another address, was deferred", () => {
    const earlier = message({ id: 9, recipient: "old@example.com", status: "deferred" })
    expect(ends(unitOfWork({ messages: [earlier, message()] })).get(1)?.status).toBe("sent")
  })

  it("ends every attempt that it was the message of", () => {
    const work = ends(
      unitOfWork({
        attempts: [attempt(), attempt({ id: 2, receivableId: 2 })],
        receivables: [receivable(), receivable({ id: 2 })],
        messages: [message({ attemptIds: [1, 2] })]
      })
    )
    expect([work.get(1)?.status, work.get(2)?.status]).toEqual(["sent", "sent"])
    expect(work.settled).toHaveLength(1)
    expect(work.added.map(({ receivableId }) => receivableId)).toEqual([1, 2])
  })

  it("plans nothing more for a debt that is paid", () => {
    const work = ends(unitOfWork({ receivables: [receivable({ status: "paid", paidMinor: 10_000 })] }))
    expect([work.get(1)?.status, work.added]).toEqual(["sent", []])
  })
})

describe("a message that the provider refused", () => {
  it("ends its attempt as failed with what the provider said, and the next step is planned", () => {
    const work = ends(unitOfWork({ attempts: [attempt({ providerMessageId: "old" })] }), {
      outcome: REJECTED
    })
    expect(work.message(10)).toMatchObject({
      status: "failed",
      providerMessageId: null,
      error: errorOf(REJECTED)
    })
    expect(work.get(1)).toEqual(
      attempt({
        status: "failed",
        reasonCode: "provider_rejected",
        dueAt: null,
        providerMessageId: null,
        error: errorOf(REJECTED),
        updatedAt: NOW
      })
    )
    expect(work.added).toMatchObject([{ offsetDays: 7, scheduledFor: NEXT_STEP_AT }])
  })
})

describe("a message of which nobody knows whether it arrived", () => {
  it("ends its attempt as unknown, keeps the id that the provider may know it by, and the next step is planned", () => {
    const work = ends(
      unitOfWork({
        attempts: [attempt({ providerMessageId: "p0" })],
        messages: [message({ providerMessageId: "p0" })]
      }),
      { outcome: LOST }
    )
    expect(work.message(10)).toMatchObject({
      status: "unknown",
      providerMessageId: "p0",
      error: errorOf(LOST)
    })
    expect(work.get(1)).toEqual(
      attempt({
        status: "unknown",
        reasonCode: "outcome_unknown",
        dueAt: null,
        providerMessageId: "p0",
        error: errorOf(LOST),
        updatedAt: NOW
      })
    )
    expect(work.added).toMatchObject([{ offsetDays: 7 }])
  })

  it("keeps the error of a receipt that came before", () => {
    const error = { code: "bounced", message: "No such mailbox" }
    const work = ends(unitOfWork({ attempts: [attempt({ error })] }), { outcome: LOST })
    expect(work.get(1)).toMatchObject({ status: "unknown", error })
  })
})

describe("a message that the provider deferred", () => {
  it("is tried again after a pause that grows with the tries, and the try counts", () => {
    for (const [tryCount, minutes] of [
      [1, 10],
      [2, 32],
      [3, 102.4]
    ] as const) {
      const work = ends(unitOfWork({ attempts: [attempt({ tryCount, providerMessageId: "p0" })] }), {
        outcome: DEFERRED
      })
      expect(work.message(10)).toMatchObject({
        status: "deferred",
        providerMessageId: null,
        error: errorOf(DEFERRED)
      })
      expect(work.get(1)).toEqual(
        attempt({
          tryCount,
          status: "scheduled",
          dueAt: NOW + minutes * MINUTE,
          providerMessageId: null,
          error: errorOf(DEFERRED),
          updatedAt: NOW
        })
      )
      expect(work.added).toEqual([])
    }
  })

  it("waits as long as the attempt that was tried most often, so that all are in one message again", () => {
    const work = ends(
      unitOfWork({
        attempts: [attempt({ tryCount: 1 }), attempt({ id: 2, receivableId: 2, tryCount: 3 })],
        receivables: [receivable(), receivable({ id: 2 })],
        messages: [message({ attemptIds: [1, 2] })]
      }),
      { outcome: DEFERRED }
    )
    expect([work.get(1)?.dueAt, work.get(2)?.dueAt]).toEqual([NOW + 102.4 * MINUTE, NOW + 102.4 * MINUTE])
  })

  it("has the present balance when it is tried again", () => {
    const work = ends(
      unitOfWork({ receivables: [receivable({ status: "partially_paid", paidMinor: 4_000 })] }),
      {
        outcome: DEFERRED
      }
    )
    expect(work.get(1)).toMatchObject({ status: "scheduled", balanceMinor: 6_000 })
  })

  it("is given up after the sixth try, and not before", () => {
    const fifth = ends(unitOfWork({ attempts: [attempt({ tryCount: 5 })] }), { outcome: DEFERRED })
    expect(fifth.get(1)?.status).toBe("scheduled")
    const sixth = ends(unitOfWork({ attempts: [attempt({ tryCount: 6 })] }), { outcome: DEFERRED })
    expect(sixth.get(1)).toMatchObject({
      status: "failed",
      reasonCode: "retries_exhausted",
      dueAt: null,
      error: errorOf(DEFERRED)
    })
    expect(sixth.added).toMatchObject([{ offsetDays: 7, scheduledFor: NEXT_STEP_AT }])
  })

  it("is withdrawn with the reason if nothing is left to remind of", () => {
    for (const [fields, reasonCode] of [
      [{ status: "paid", paidMinor: 10_000 }, "paid"],
      [{ status: "cancelled" }, "cancelled"],
      [{ status: "paused", pauseCause: "disputed" }, "disputed"],
      [{ status: "paused", pauseCause: null }, "paused"]
    ] as const) {
      const work = ends(unitOfWork({ receivables: [receivable(fields)] }), { outcome: DEFERRED })
      expect(work.get(1)).toMatchObject({
        status: "cancelled",
        reasonCode,
        dueAt: null,
        providerMessageId: null,
        error: errorOf(DEFERRED)
      })
      expect(work.added).toEqual([])
    }
  })

  it("is planned again if the due date has changed, because the step may belong to another day", () => {
    const work = ends(unitOfWork({ receivables: [receivable({ dueDate: "2026-04-01" })] }), {
      outcome: DEFERRED
    })
    expect(work.get(1)).toMatchObject({ status: "cancelled", reasonCode: "rescheduled" })
    expect(work.added[0]).toMatchObject({ dueDate: "2026-04-01", offsetDays: 0 })
  })
})

describe("a message that met a fault of its channel", () => {
  it("costs no try, and its attempt waits half a minute for the channel, or as long as the outcome says", () => {
    for (const [tryCount, outcome, pause] of [
      [1, FAULTED, MINUTE / 2],
      [6, { ...FAULTED, pauseMillis: 7 * MINUTE }, 7 * MINUTE]
    ] as const) {
      const work = ends(unitOfWork({ attempts: [attempt({ tryCount })] }), { outcome })
      expect(work.message(10)).toMatchObject({ status: "deferred", error: errorOf(FAULTED) })
      expect(work.get(1)).toEqual(
        attempt({
          tryCount: tryCount - 1,
          status: "scheduled",
          reasonCode: "channel_down",
          dueAt: NOW + pause,
          error: errorOf(FAULTED),
          updatedAt: NOW
        })
      )
    }
  })
})

describe("a message that was not handed over", () => {
  it("is due again at once, and the try does not count", () => {
    const work = ends(unitOfWork({ attempts: [attempt({ tryCount: 3 })] }), { outcome: NOT_SENT })
    expect(work.message(10)).toMatchObject({ status: "deferred", providerMessageId: null })
    expect(work.get(1)).toEqual(
      attempt({ tryCount: 2, status: "scheduled", dueAt: NOW, providerMessageId: null, updatedAt: NOW })
    )
    expect(work.added).toEqual([])
  })

  it("is due again although its receivable is paid by then, because the next decision ends it", () => {
    const paid = [receivable({ status: "paid", paidMinor: 10_000 })]
    const work = ends(unitOfWork({ receivables: paid }), { outcome: NOT_SENT })
    expect(work.get(1)).toMatchObject({ status: "scheduled", dueAt: NOW })
  })

  it("of a bill leaves the attempt as it is while another member's message is being handed over", () => {
    const bob = billMessage({ id: 11, recipient: "bob@example.com" })
    const work = ends(billUnitOfWork({ messages: [billMessage(), bob] }), { outcome: NOT_SENT })
    expect(work.message(10)?.status).toBe("deferred")
    expect(work.get(1)).toMatchObject({ status: "sending", tryCount: 0 })
  })

  it("of a bill is decided on again for the member whose message it was", () => {
    const messages = [
      billMessage({ status: "sent", providerMessageId: "a", sentAt: STEP_AT }),
      billMessage({ id: 11, recipient: "bob@example.com" })
    ]
    const work = ends(billUnitOfWork({ messages }), { messageId: 11, outcome: NOT_SENT })
    expect(work.message(11)).toMatchObject({ status: "deferred" })
    expect(work.get(1)).toMatchObject({ status: "scheduled", tryCount: 0, dueAt: NOW })
  })
})

describe("a decision of which it is not known whether it was stored", () => {
  const undone = (work: AttemptUnitOfWork) => ends(work, { messageId: null, outcome: NOT_SENT })

  it("leaves an attempt due at once if it was not stored", () => {
    const work = undone(
      unitOfWork({ attempts: [attempt({ status: "scheduled", tryCount: 0 })], messages: [] })
    )
    expect(work.get(1)).toEqual(attempt({ status: "scheduled", tryCount: 0, dueAt: NOW, updatedAt: NOW }))
  })

  it("is undone with its message if it was stored", () => {
    const work = undone(unitOfWork())
    expect(work.message(10)).toMatchObject({ status: "deferred" })
    expect(work.get(1)).toMatchObject({ status: "scheduled", tryCount: 0, dueAt: NOW })
  })

  it("leaves an attempt as it is that has ended, or whose message has an outcome", () => {
    expect(undone(unitOfWork({ attempts: [attempt({ status: "sent", dueAt: null })] })).changes).toEqual([])
    expect(undone(unitOfWork({ messages: [message({ status: "sent" })] })).changes).toEqual([])
    expect(undone(unitOfWork({ messages: [] })).changes).toEqual([])
  })

  it("about a bill is undone for every member whose message has no outcome", () => {
    const messages = [
      billMessage({ status: "sent", providerMessageId: "a", sentAt: STEP_AT }),
      billMessage({ id: 11, recipient: "bob@example.com" })
    ]
    const work = undone(billUnitOfWork({ messages }))
    expect([work.message(10)?.status, work.message(11)?.status]).toEqual(["sent", "deferred"])
    expect(work.get(1)).toMatchObject({ status: "scheduled", tryCount: 0, dueAt: NOW })
  })
})

describe("a message about a bill", () => {
  it("ends the attempt when it was the last that was being handed over", () => {
    const bob = billMessage({ id: 11, recipient: "bob@example.com" })
    const first = ends(billUnitOfWork({ messages: [billMessage(), bob] }))
    expect([first.message(10)?.status, first.get(1)]).toEqual(["sent", billAttempt()])
    const last = ends(billUnitOfWork({ messages: [billMessage({ status: "failed" }), bob] }), {
      messageId: 11
    })
    expect(last.get(1)).toMatchObject({ status: "sent", messageId: 11, providerMessageId: "p1" })
    expect(last.added).toMatchObject([{ payableId: 1, offsetDays: 7, scheduledFor: NEXT_STEP_AT }])
  })

  it("is completed although the attempt names another member's message", () => {
    const bob = billMessage({ id: 11, recipient: "bob@example.com" })
    const work = ends(
      billUnitOfWork({ attempts: [billAttempt({ messageId: 11 })], messages: [billMessage(), bob] })
    )
    expect(work.message(10)?.status).toBe("sent")
  })

  it("is tried again after the usual pause if it was deferred, and costs no try after a fault of the channel", () => {
    const deferred = ends(billUnitOfWork(), { outcome: DEFERRED })
    expect(deferred.get(1)).toMatchObject({ status: "scheduled", tryCount: 1, dueAt: NOW + 10 * MINUTE })
    const faulted = ends(billUnitOfWork(), { outcome: FAULTED })
    expect(faulted.get(1)).toMatchObject({
      status: "scheduled",
      reasonCode: "channel_down",
      tryCount: 0,
      dueAt: NOW + MINUTE / 2
    })
  })
})
