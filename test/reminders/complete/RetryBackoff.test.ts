/** How long a message that was deferred waits for its next try. */
import { describe, expect, it } from "vitest"
import {
  FAULT_PAUSE_MILLIS,
  MAX_TRIES,
  ownPauseMillis,
  pauseMillis,
  suspectPauseMillis
} from "../../../src/reminders/complete/RetryBackoff.ts"

const MINUTE = 60_000
const inMinutes = (tries: number, random = 0.5) => Math.round(pauseMillis(tries, random) / MINUTE)

describe("the pause before the next try of a message", () => {
  it("grows from ten minutes to seventeen hours, so that six tries spread over about a day", () => {
    expect([1, 2, 3, 4, 5].map((tries) => inMinutes(tries))).toEqual([10, 32, 102, 328, 1_049])
    expect(MAX_TRIES).toBe(6)
  })

  it("varies by a fifth either way, so that not all messages that failed together are tried together", () => {
    expect(pauseMillis(1, 0)).toBe(8 * MINUTE)
    expect(pauseMillis(1, 0.5)).toBe(10 * MINUTE)
    expect(pauseMillis(1, 1)).toBe(12 * MINUTE)
  })

  it("is in whole milliseconds", () => {
    for (const random of [0.1, 0.123_456_789]) expect(pauseMillis(3, random) % 1).toBe(0)
  })

  it("is half a minute after a fault of the channel, because the circuit breaker spaces hand-overs", () => {
    expect(FAULT_PAUSE_MILLIS).toBe(MINUTE / 2)
  })

  it("grows from half a minute to five while nothing shows whose fault it is", () => {
    expect([1, 2, 3, 4, 5, 99].map((times) => suspectPauseMillis(times) / MINUTE)).toEqual([
      0.5, 1, 2, 4, 5, 5
    ])
  })

  it("grows from ten minutes to an hour while several recipients are refused and others are not", () => {
    expect([1, 2, 3, 4, 99].map((times) => ownPauseMillis(times) / MINUTE)).toEqual([10, 20, 40, 60, 60])
  })
})
