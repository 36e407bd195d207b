/** When the circuit breaker of a channel opens, lets a message through, and closes. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  admits,
  after,
  begun,
  CHANNEL_PAUSE_MILLIS,
  type CircuitBreaker,
  closed,
  type Evidence,
  FIRST_CHANNEL_PAUSE_MILLIS,
  MAX_FAULTS
} from "../../../src/reminders/send/CircuitBreaker.ts"

const fault = { code: "x", message: "said" }
const works: Evidence = { _tag: "Works" }
const unclear: Evidence = { _tag: "Unclear" }
/** A fault that a recipient met, or one that concerns all of them. */
const met = (recipient: string | null): Evidence => ({ _tag: "Fails", fault, recipient })

const NOW = 1_000_000
const fed = (evidence: ReadonlyArray<Evidence>, from: CircuitBreaker = closed, now = NOW) =>
  evidence.reduce((breaker, each) => after(breaker, each, { begunAt: now, now }), from)
const faults = (n: number, recipient: (index: number) => string | null) =>
  Array.from({ length: n }, (_, index) => met(recipient(index)))

const opened = fed(faults(MAX_FAULTS, String))

describe("a circuit breaker", () => {
  it("opens after so many faults in a row that several recipients met, or that no recipient was named in", () => {
    for (const recipient of [
      String,
      () => null,
      (n: number) => String(n % 2),
      (n: number) => (n === 3 ? null : "a")
    ]) {
      expect(admits(fed(faults(MAX_FAULTS - 1, recipient)), NOW)).toBe("all")
      expect(admits(fed(faults(MAX_FAULTS, recipient)), NOW)).toBe("none")
    }
  })

  it("never opens for what one recipient meets, and opens at once when a second one meets it", () => {
    const one = fed(faults(100, () => "a"))
    expect(admits(one, NOW)).toBe("all")
    expect(admits(fed([met("b")], one), NOW)).toBe("none")
  })

  it("says what the provider's fault was", () => {
    expect(opened).toMatchObject({ _tag: "Open", openedAt: NOW, fault })
  })

  it("counts nothing that is unclear, and only a sent message begins a new row", () => {
    expect(fed(Array.from({ length: 50 }, () => unclear))).toEqual(closed)
    expect(admits(fed([...faults(MAX_FAULTS - 1, String), unclear, met("z")]), NOW)).toBe("none")
    expect(admits(fed([...faults(MAX_FAULTS - 1, String), works, met("z")]), NOW)).toBe("all")
  })

  it("lets one message through after a pause, and another one half a minute after that one began", () => {
    expect(admits(opened, NOW + FIRST_CHANNEL_PAUSE_MILLIS - 1)).toBe("none")
    let at = NOW + FIRST_CHANNEL_PAUSE_MILLIS
    let breaker = opened
    for (let n = 0; n < 12; n++, at += CHANNEL_PAUSE_MILLIS) {
      expect(admits(breaker, at)).toBe("one")
      breaker = begun(breaker, at)
      expect(admits(breaker, at)).toBe("none")
      // Some fail at once, and some hang.
      if (n % 2 === 0) breaker = fed([met("a")], breaker, at)
      expect(admits(breaker, at + CHANNEL_PAUSE_MILLIS - 1)).toBe("none")
    }
    expect(CHANNEL_PAUSE_MILLIS).toBeLessThanOrEqual(30_000)
    expect(fed([works], breaker, at)).toEqual(closed)
  })

  it("lets a message through if the clock was set back", () => {
    expect(admits(opened, NOW - 3_600_000)).toBe("one")
  })

  it("lets another message through at once if the one before says nothing about the channel", () => {
    const at = NOW + FIRST_CHANNEL_PAUSE_MILLIS
    const breaker = fed([unclear], begun(opened, at), at + 1)
    expect(breaker._tag).toBe("Open")
    expect(admits(breaker, at + 1)).toBe("one")
  })

  it("while it is open learns nothing from messages that were in flight, but that they were sent", () => {
    const late = { begunAt: NOW, now: NOW + 40_000 }
    expect(after(opened, met("a"), late)).toBe(opened)
    expect(after(opened, unclear, late)).toBe(opened)
    expect(after(opened, works, late)).toEqual(closed)
  })

  const evidence = fc.array(
    fc.tuple(
      fc.oneof(fc.constant(works), fc.constant(unclear), fc.constantFrom("a", "b", "c", null).map(met)),
      fc.integer({ min: 0, max: 60_000 })
    ),
    { maxLength: 60 }
  )

  it("whatever happens, stops no message without two recipients, and tries the provider twice a minute", () => {
    fc.assert(
      fc.property(evidence, (events) => {
        let breaker: CircuitBreaker = closed
        let at = NOW
        let row: Array<string | null> = []
        for (const [each, pause] of events) {
          at += pause
          const before = breaker
          if (admits(breaker, at) !== "none") breaker = begun(breaker, at)
          breaker = after(breaker, each, { begunAt: at, now: at })
          if (each._tag === "Works") row = []
          if (each._tag === "Fails") row = [...row, each.recipient]
          if (before._tag === "Closed" && breaker._tag === "Open") {
            expect(row.length).toBeGreaterThanOrEqual(MAX_FAULTS)
            expect(row.includes(null) || new Set(row).size > 1).toBe(true)
          }
          if (each._tag === "Works") expect(breaker).toEqual(closed)
          expect(admits(breaker, at + CHANNEL_PAUSE_MILLIS)).not.toBe("none")
        }
      })
    )
  })
})
