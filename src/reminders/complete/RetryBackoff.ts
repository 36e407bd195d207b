/** When a message that the provider deferred is tried again. Pure. */

/** The most hand-overs of one message; they spread over about a day. */
export const MAX_TRIES = 6

const MINUTE = 60_000
/** The pause of a message that met a fault of its channel. It costs no try; the circuit breaker spaces hand-overs. */
export const FAULT_PAUSE_MILLIS = MINUTE
const FIRST_PAUSE_MILLIS = 10 * MINUTE
/** Factor from one pause to the next: 10, 32, 102 minutes, 5 and 17 hours. */
const GROWTH = 3.2
/** Fraction by which a pause varies either way, so that messages that failed together are not all retried together. */
const JITTER = 0.2

/** Milliseconds until the next try after `tries` failures; `random` is at least 0 and less than 1. */
export const pauseMillis = (tries: number, random: number): number =>
  Math.round(FIRST_PAUSE_MILLIS * GROWTH ** (tries - 1) * (1 - JITTER + 2 * JITTER * random))
