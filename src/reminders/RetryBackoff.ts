/** When a message that was not taken is tried again. Pure. */

/** Hand-overs of one message, at most: over about a day. */
export const MAX_TRIES = 6

const MINUTE = 60_000
const FIRST_PAUSE_MILLIS = 10 * MINUTE
/** Each pause is so many times the one before: 10, 32, 102 minutes, 5 and 17 hours. */
const GROWTH = 3.2
/** Either way, so that what failed together is not tried together. */
const JITTER = 0.2

/** Milliseconds until the next try after `tries` that failed; `random` is from 0 up to 1. */
export const pauseMillis = (tries: number, random: number): number =>
  Math.round(FIRST_PAUSE_MILLIS * GROWTH ** (tries - 1) * (1 - JITTER + 2 * JITTER * random))
