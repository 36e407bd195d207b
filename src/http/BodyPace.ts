/** How slowly a body may arrive. */

/** Bytes a second that a body needs. */
const BYTES_PER_SECOND = 512
/** Those that a form with a file needs, because it holds a turn that others wait for: 2 MiB take a minute. */
export const FILE_BYTES_PER_SECOND = 32_768
/** A body that has not begun, or that has used up what came before, may be late by this. */
const FIRST_MILLIS = 2_000
/** However fast it has come so far, a body may then rest for no longer than this. */
const LONGEST_REST_MILLIS = 5_000

/**
 * The time that a body has left, in milliseconds. Each byte adds to it what it takes at the slowest pace, so a body that
 * began fast may rest for a moment, and one that comes a byte at a time soon has none left.
 */
export class BodyPace {
  #left = FIRST_MILLIS
  #at: number
  readonly #bytesPerSecond: number

  /** @param now on the clock of `performance.now`, as in every method */
  constructor(now: number, bytesPerSecond = BYTES_PER_SECOND) {
    this.#at = now
    this.#bytesPerSecond = bytesPerSecond
  }

  /** Counts bytes that have arrived. */
  arrived(bytes: number, now: number): void {
    this.#left = Math.min(
      LONGEST_REST_MILLIS,
      this.#left - (now - this.#at) + (bytes * 1_000) / this.#bytesPerSecond
    )
    this.#at = now
  }

  /** Whether the body is too slow by now. */
  isTooSlow(now: number): boolean {
    return now - this.#at >= this.#left
  }
}
