/** When a message that the provider deferred is tried again. Pure. */

/** The most hand-overs of one message; they spread over about a day. */
export const MAX_TRIES = 6

const SECOND = 1_000
const MINUTE = 60 * SECOND
/** The pause of a message that met a fault of its channel. It costs no try; the circuit breaker spaces hand-overs. */
export const FAULT_PAUSE_MILLIS = 30 * SECOND
/** The longest pause of a message that may have met one. */
const MAX_SUSPECT_PAUSE_MILLIS = 5 * MINUTE
/** The pauses of a message that is refused alone, without costing tries. */
const FIRST_OWN_PAUSE_MILLIS = 10 * MINUTE
const MAX_OWN_PAUSE_MILLIS = 60 * MINUTE
const FIRST_PAUSE_MILLIS = 10 * MINUTE
/** Factor from one pause to the next: 10, 32, 102 minutes, 5 and 17 hours. */
const GROWTH = 3.2
/** Fraction by which a pause varies either way, so that messages that failed together are not all retried together. */
const JITTER = 0.2

/** Milliseconds until the next try after `tries` failures; `random` is at least 0 and less than 1. */
export const pauseMillis = (tries: number, random: number): number =>
  Math.round(FIRST_PAUSE_MILLIS * GROWTH ** (tries - 1) * (1 - JITTER + 2 * JITTER * random))

/**
 * Milliseconds until the next try of a message that was not taken `times` times in a row, which may be the fault of the
 * channel: 30 seconds, 1, 2, 4 and 5 minutes. No other message may be due meanwhile that would show it.
 */
export const suspectPauseMillis = (times: number): number =>
  Math.min(MAX_SUSPECT_PAUSE_MILLIS, FAULT_PAUSE_MILLIS * 2 ** (times - 1))

/**
 * Milliseconds until the next try of a message that was refused `times` times although others were sent, as several were:
 * 10, 20, 40 and 60 minutes.
 */
export const ownPauseMillis = (times: number): number =>
  Math.min(MAX_OWN_PAUSE_MILLIS, FIRST_OWN_PAUSE_MILLIS * 2 ** (times - 1))
