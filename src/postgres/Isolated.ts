/** The companies whose work is kept apart from that of others in a lane, because it has held them up. */

/** For so long at least, after it has held them up last. */
const SHORTEST_MILLIS = 5_000
/** For so long at most: the turns of a company with slow lists, or those on a busy machine, may never be short. */
const LONGEST_MILLIS = 60_000
/** In between, a turn that was over sooner shows that its company holds up nobody. Shorter than any timeout of a lane. */
const SHORT_TURN_MILLIS = 50
/** Companies at the same time; beyond it, the oldest are forgotten. */
const MAX_ISOLATED = 1_000

/**
 * A company comes back to the others after a short turn of its own, so that they never wait in order to learn whether it
 * would still hold them up.
 */
export class Isolated {
  /** The companies, with the time when they have held up others last. */
  readonly #since = new Map<number, number>()

  /** Adds a company, or keeps it for longer. */
  add(companyId: number): void {
    this.#since.delete(companyId)
    this.#since.set(companyId, performance.now())
    for (const [oldest] of this.#since) {
      if (this.#since.size <= MAX_ISOLATED) break
      this.#since.delete(oldest)
    }
  }

  /** Whether a company is kept apart. */
  has(companyId: number): boolean {
    const since = this.#since.get(companyId)
    if (since === undefined) return false
    if (performance.now() - since < LONGEST_MILLIS) return true
    this.#since.delete(companyId)
    return false
  }

  /** Tells of a turn that a company had apart. */
  turnEnded(companyId: number, turnMillis: number): void {
    const since = this.#since.get(companyId)
    if (since === undefined || turnMillis >= SHORT_TURN_MILLIS) return
    if (performance.now() - since >= SHORTEST_MILLIS) this.#since.delete(companyId)
  }
}
