/** The companies whose work is kept apart from that of others in a lane, because it has held them up. */

/** For so long at least. */
const ISOLATION_MILLIS = 5_000
/** After that, a turn that was over sooner shows that its company holds up nobody. Shorter than any timeout of a lane. */
const SHORT_TURN_MILLIS = 50
/** Companies at the same time; beyond it, the oldest are forgotten. */
const MAX_ISOLATED = 1_000

/**
 * A company comes back to the others after a short turn of its own, so that they never wait in order to learn whether it
 * would still hold them up.
 */
export class Isolated {
  /** The companies with the time until which they stay in any case. */
  readonly #until = new Map<number, number>()

  /** Adds a company, or keeps it for longer. */
  add(companyId: number): void {
    this.#until.delete(companyId)
    this.#until.set(companyId, performance.now() + ISOLATION_MILLIS)
    for (const [oldest] of this.#until) {
      if (this.#until.size <= MAX_ISOLATED) break
      this.#until.delete(oldest)
    }
  }

  /** Whether a company is kept apart. */
  has(companyId: number): boolean {
    return this.#until.has(companyId)
  }

  /** Tells of a turn that a company had apart. */
  turnEnded(companyId: number, turnMillis: number): void {
    const until = this.#until.get(companyId)
    if (until !== undefined && until <= performance.now() && turnMillis < SHORT_TURN_MILLIS) {
      this.#until.delete(companyId)
    }
  }
}
