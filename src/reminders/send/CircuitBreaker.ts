/** Stops handing messages over to a provider that does not work, and tries now and then whether it does again. Pure. */
import type { NotSent } from "../Delivery.ts"
import type { Outcome } from "../transports/Transport.ts"

/** Faults in a row, with no message sent between them, that open the breaker. */
export const MAX_FAULTS = 5
/** How long the breaker is open at first. */
export const FIRST_CHANNEL_PAUSE_MILLIS = 15_000
/** Factor from one pause to the next, after each message that fails again: 15 s, 30 s, 1, 2, 4 and 5 minutes. */
const GROWTH = 2
/** The longest that a provider which works again is not noticed. */
export const MAX_PAUSE_MILLIS = 300_000

/** What the provider said last, for the log and the operator. */
interface Fault {
  readonly code: string
  readonly message: string
}

/**
 * `Closed`: messages are handed over; `faults` counts the last ones in a row. `Open`: none is until `until`, and then
 * one, the probe, whose outcome closes the breaker or opens it for longer. Times are epoch milliseconds.
 */
export type CircuitBreaker =
  | { readonly _tag: "Closed"; readonly faults: number }
  | {
      readonly _tag: "Open"
      readonly openedAt: number
      readonly until: number
      readonly pauseMillis: number
      readonly fault: Fault
    }

export const closed: CircuitBreaker = { _tag: "Closed", faults: 0 }

/** How many messages may be handed over now: any number, one to try it, or none. */
export const admits = (breaker: CircuitBreaker, now: number): "all" | "one" | "none" => {
  if (breaker._tag === "Closed") return "all"
  return now < breaker.until ? "none" : "one"
}

/** The fault of the provider that an outcome shows; null if the provider has answered about the message. */
const faultIn = (outcome: Outcome): Fault | null => {
  const isFault =
    outcome._tag === "Faulted" ||
    outcome._tag === "Lost" ||
    (outcome._tag === "Deferred" && outcome.providerTrouble === true)
  return isFault ? { code: outcome.code, message: outcome.message } : null
}

/**
 * The breaker after an outcome of a hand-over that began at `begunAt`. While it is closed only a sent message ends a row
 * of faults; while it is open every answer about the message itself, also a refusal of its recipient, closes it.
 */
export const after = (
  breaker: CircuitBreaker,
  outcome: Outcome | NotSent,
  { begunAt, now }: { readonly begunAt: number; readonly now: number }
): CircuitBreaker => {
  if (outcome._tag === "NotSent") return breaker
  const fault = faultIn(outcome)
  if (breaker._tag === "Closed") {
    if (fault === null) return outcome._tag === "Sent" ? closed : breaker
    const faults = breaker.faults + 1
    return faults < MAX_FAULTS
      ? { _tag: "Closed", faults }
      : {
          _tag: "Open",
          openedAt: now,
          until: now + FIRST_CHANNEL_PAUSE_MILLIS,
          pauseMillis: FIRST_CHANNEL_PAUSE_MILLIS,
          fault
        }
  }
  if (fault === null) return closed
  // One that was in flight already when the breaker opened says nothing new.
  if (begunAt < breaker.until) return breaker
  const pauseMillis = Math.min(MAX_PAUSE_MILLIS, breaker.pauseMillis * GROWTH)
  return { ...breaker, until: now + pauseMillis, pauseMillis, fault }
}
