/** When the circuit breaker of a channel opens, lets a message through, and closes. */
import { describe, expect, it } from "vitest"
import {
  admits,
  after,
  type CircuitBreaker,
  closed,
  FIRST_CHANNEL_PAUSE_MILLIS,
  MAX_FAULTS,
  MAX_PAUSE_MILLIS
} from "../../../src/reminders/send/CircuitBreaker.ts"
import { NOT_SENT } from "../../../src/reminders/Delivery.ts"
import type { Outcome } from "../../../src/reminders/transports/Transport.ts"

const said = { code: "x", message: "said" }
const sent: Outcome = { _tag: "Sent", providerMessageId: null }
const faulted: Outcome = { _tag: "Faulted", ...said }
const rejected: Outcome = { _tag: "Rejected", ...said }
const later: Outcome = { _tag: "Deferred", ...said }
const trouble: Outcome = { _tag: "Deferred", ...said, providerTrouble: true }
const lost: Outcome = { _tag: "Lost", ...said }

const NOW = 1_000_000
const fed = (outcomes: ReadonlyArray<Outcome | typeof NOT_SENT>, from: CircuitBreaker = closed, now = NOW) =>
  outcomes.reduce((breaker, outcome) => after(breaker, outcome, { begunAt: now, now }), from)
const times = (n: number, outcome: Outcome) => Array.from({ length: n }, () => outcome)

const opened = fed(times(MAX_FAULTS, faulted))

describe("a circuit breaker", () => {
  it("opens after so many faults of the provider in a row, and not before", () => {
    for (const fault of [faulted, trouble, lost]) {
      expect(admits(fed(times(MAX_FAULTS - 1, fault)), NOW)).toBe("all")
      expect(admits(fed(times(MAX_FAULTS, fault)), NOW)).toBe("none")
    }
    expect(admits(fed([...times(MAX_FAULTS - 1, faulted), sent, faulted]), NOW)).toBe("all")
  })

  it("says what the provider's last fault was", () => {
    expect(opened).toMatchObject({ _tag: "Open", openedAt: NOW, fault: said })
  })

  it("counts no refusal of a recipient, and only a sent message begins a new row", () => {
    expect(admits(fed([...times(50, rejected), ...times(50, later), ...Array(9).fill(NOT_SENT)]), NOW)).toBe(
      "all"
    )
    expect(admits(fed([...times(MAX_FAULTS - 1, trouble), rejected, later, NOT_SENT, lost]), NOW)).toBe(
      "none"
    )
  })

  it("lets one message through after a pause, which closes it or opens it for longer, up to a limit", () => {
    let breaker = opened
    let at = NOW
    for (
      let pause = FIRST_CHANNEL_PAUSE_MILLIS, n = 0;
      n < 12;
      n++, pause = Math.min(MAX_PAUSE_MILLIS, 2 * pause)
    ) {
      expect(admits(breaker, at + pause - 1)).toBe("none")
      at += pause
      expect(admits(breaker, at)).toBe("one")
      breaker = fed([faulted], breaker, at)
    }
    at += MAX_PAUSE_MILLIS
    for (const answer of [sent, rejected, later]) expect(fed([answer], breaker, at)).toEqual(closed)
    expect(fed([NOT_SENT], breaker, at)).toBe(breaker)
  })

  it("while it is open learns nothing from faults of messages that were in flight, and closes if one was sent", () => {
    const late = { begunAt: NOW - 1, now: NOW + 40_000 }
    expect(after(opened, faulted, late)).toBe(opened)
    expect(after(opened, lost, late)).toBe(opened)
    expect(after(opened, sent, late)).toEqual(closed)
  })
})
