/** How the outcome of a hand-over changes the case of its message. */
import { describe, expect, it } from "vitest"
import { completed, messageAfter } from "../../../src/reminders/case/CompleteCase.ts"
import { NOT_SENT } from "../../../src/reminders/Delivery.ts"
import type { Outcome } from "../../../src/reminders/transports/Transport.ts"
import { debt } from "../../domain/dunning/case/cases.ts"
import { handedOver, NOW } from "./open.ts"

const problem = { code: "c", message: "m" }
const outcomes = {
  sent: { _tag: "Sent", providerMessageId: "p" },
  lost: { _tag: "Lost", ...problem },
  rejected: { _tag: "Rejected", ...problem },
  deferred: { _tag: "Deferred", ...problem },
  faulted: { _tag: "Faulted", pauseMillis: 5_000, ...problem }
} as const satisfies Record<string, Outcome>

/** What an outcome makes of the attempt of the queue, and of its debt. */
const after = (outcome: Outcome | typeof NOT_SENT, tryCount = 1) => {
  const { attempt, decided, state } = handedOver([debt("2026-03-02")])
  const { debtor, inFlight, worked } = completed(state, { ...attempt, tryCount }, decided, outcome, 0.5)
  expect(inFlight).toEqual({})
  const [{ namedOn = null, passedAt = null } = {}] = debtor.debts
  return {
    isSaid: namedOn !== null,
    isPassed: passedAt !== null,
    attempt: [...worked.taken, ...worked.returned][0]?.after
  }
}

describe("an attempt whose message was handed over", () => {
  it("is sent", () => {
    expect(after(outcomes.sent)).toMatchObject({
      isSaid: true,
      attempt: { status: "sent", sentAt: NOW, providerMessageId: "p" }
    })
  })

  it("is unknown if the answer was lost, and is never sent again", () => {
    expect(after(outcomes.lost)).toMatchObject({
      isSaid: true,
      attempt: { status: "unknown", reasonCode: "outcome_unknown", error: problem, dueAt: null }
    })
  })

  it("has failed if its recipient is refused", () => {
    expect(after(outcomes.rejected)).toMatchObject({
      isSaid: false,
      isPassed: true,
      attempt: { status: "failed", reasonCode: "provider_rejected", error: problem }
    })
  })

  it("is tried again later if it is deferred, and has failed at the sixth time", () => {
    expect(after(outcomes.deferred)).toMatchObject({
      isSaid: false,
      isPassed: false,
      attempt: { status: "scheduled", error: problem, dueAt: NOW + 600_000, tryCount: 1 }
    })
    expect(after(outcomes.deferred, 6)).toMatchObject({
      isPassed: true,
      attempt: { status: "failed", reasonCode: "retries_exhausted" }
    })
  })

  it("waits for a channel that is at fault, which costs no try", () => {
    expect(after(outcomes.faulted, 6)).toMatchObject({
      isPassed: false,
      attempt: { status: "scheduled", reasonCode: "channel_down", dueAt: NOW + 5_000, tryCount: 5 }
    })
  })

  it("is due at once if it was not handed over at all, which costs no try", () => {
    expect(after(NOT_SENT)).toMatchObject({
      isPassed: false,
      attempt: { status: "scheduled", reasonCode: null, dueAt: NOW, tryCount: 0 }
    })
  })

  it("has a message with the same outcome", () => {
    const status = Object.values(outcomes).map((outcome) => messageAfter(outcome, NOW).status)
    expect(status).toEqual(["sent", "unknown", "failed", "deferred", "deferred"])
    expect(messageAfter(NOT_SENT, NOW).status).toBe("deferred")
    // The id that the provider may know a lost message by is kept.
    expect("providerMessageId" in messageAfter(outcomes.lost, NOW)).toBe(false)
  })
})
