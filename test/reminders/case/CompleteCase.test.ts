/** What the outcome of a hand-over makes of the case of its message. */
import { describe, expect, it } from "vitest"
import { completed, messageAfter } from "../../../src/reminders/case/CompleteCase.ts"
import type { DeliveryResult } from "../../../src/reminders/Delivery.ts"
import { day } from "../../domain/dunning/case/cases.ts"
import { debtOf, decidedFor, NEWER, NOW, OLDER, openWith, sending, takenOf, underWay } from "./worked.ts"

const decided = decidedFor(openWith())
const MINUTE = 60_000

const after = (outcome: DeliveryResult["outcome"], fields: Parameters<typeof sending>[0] = {}) =>
  completed(underWay(), sending(fields), decided, outcome, 0.5)

const refused = { code: "550", message: "no" }

describe("a message that was sent", () => {
  const state = after({ _tag: "Sent", providerMessageId: "abc" })

  it("ends the attempt of the queue, and adds one of each other debt that it named", () => {
    expect(takenOf(state)).toMatchObject({
      id: 10,
      status: "sent",
      reasonCode: null,
      sentAt: NOW,
      providerMessageId: "abc",
      dueAt: null,
      tone: "friendly"
    })
    expect(state.ended).toEqual([
      expect.objectContaining({
        receivableId: NEWER.id,
        customerId: 7,
        status: "sent",
        sentAt: NOW,
        providerMessageId: "abc",
        messageId: 100,
        balanceMinor: 4_000,
        tone: "friendly",
        cycle: 1
      })
    ])
  })

  it("is remembered for each of them, and nothing is under way any more", () => {
    for (const { id } of [OLDER, NEWER])
      expect(debtOf(state, id)).toMatchObject({ reminders: 1, namedOn: day("2026-03-05"), finalOn: null })
    expect(state.debtor.lastReminder).toEqual({ day: day("2026-03-05"), leadingId: OLDER.id })
    expect(state.inFlight).toEqual({})
  })

  it("keeps the error of a receipt that came before", () => {
    const error = { code: "bounced", message: "no such mailbox" }
    expect(takenOf(after({ _tag: "Sent", providerMessageId: null }, { error }))?.error).toEqual(error)
  })
})

describe("a message that was not sent", () => {
  it("is unknown if it was lost: it counts as said, and keeps the provider's id", () => {
    const state = after({ _tag: "Lost", ...refused }, { providerMessageId: "<1@x>" })
    expect(takenOf(state)).toMatchObject({
      status: "unknown",
      reasonCode: "outcome_unknown",
      providerMessageId: "<1@x>",
      sentAt: null,
      error: refused
    })
    expect(state.ended).toMatchObject([{ receivableId: NEWER.id, status: "unknown" }])
    expect(debtOf(state, NEWER.id)?.reminders).toBe(1)
  })

  it("has failed if the recipient was refused: for all that it would have named, and nobody was told", () => {
    const state = after({ _tag: "Rejected", ...refused })
    expect(takenOf(state)).toMatchObject({
      status: "failed",
      reasonCode: "provider_rejected",
      error: refused,
      providerMessageId: null
    })
    expect(state.ended).toMatchObject([{ receivableId: NEWER.id, status: "failed", error: refused }])
    expect(debtOf(state, OLDER.id)).toMatchObject({ reminders: 0, passedAt: NOW, passedOffset: 3 })
    // It would have been named before its own first step, which still comes.
    expect(debtOf(state, NEWER.id)).toEqual(NEWER)
    expect(state.inFlight).toEqual({})
  })

  it("is tried again if it was put off, and fails after the sixth try", () => {
    const deferred = { _tag: "Deferred", ...refused } as const
    const state = after(deferred)
    expect(state.worked.returned[0]?.after).toMatchObject({
      status: "scheduled",
      reasonCode: null,
      tryCount: 1,
      error: refused,
      dueAt: NOW + 10 * MINUTE
    })
    expect(state.worked.waits).toEqual({ email: { until: NOW + 10 * MINUTE, reason: null } })
    expect([state.ended, state.worked.taken, state.inFlight]).toEqual([[], [], {}])
    expect(takenOf(after(deferred, { tryCount: 5 }))).toBeUndefined()
    expect(takenOf(after(deferred, { tryCount: 6 }))).toMatchObject({
      status: "failed",
      reasonCode: "retries_exhausted"
    })
  })

  it("loses no try if its channel was at fault, and waits for as long as was said", () => {
    const faulted = { _tag: "Faulted", ...refused } as const
    expect(after(faulted).worked.returned[0]?.after).toMatchObject({
      status: "scheduled",
      reasonCode: "channel_down",
      tryCount: 0,
      error: refused,
      dueAt: NOW + MINUTE / 2
    })
    const longer = after({ ...faulted, pauseMillis: 5 * MINUTE })
    expect(longer.worked.waits).toEqual({ email: { until: NOW + 5 * MINUTE, reason: "channel_down" } })
  })

  it("is due at once if it was not handed over", () => {
    expect(after({ _tag: "NotSent" }).worked.returned[0]?.after).toMatchObject({
      status: "scheduled",
      reasonCode: null,
      tryCount: 0,
      dueAt: NOW,
      error: null
    })
  })
})

describe("the message itself", () => {
  it.each([
    [{ _tag: "Sent", providerMessageId: "abc" }, "sent", "abc", null],
    [{ _tag: "Rejected", ...refused }, "failed", null, refused],
    [{ _tag: "Lost", ...refused }, "unknown", undefined, refused],
    [{ _tag: "Deferred", ...refused }, "deferred", null, refused],
    [{ _tag: "Faulted", ...refused }, "deferred", null, refused],
    [{ _tag: "NotSent" }, "deferred", null, null]
  ] as const)("is after %j: %s", (outcome, status, providerMessageId, error) => {
    const record = messageAfter(outcome, NOW)
    expect(record).toMatchObject({ status, error })
    expect(record.providerMessageId).toBe(providerMessageId)
    expect(record.sentAt).toBe(status === "sent" ? NOW : undefined)
  })
})
