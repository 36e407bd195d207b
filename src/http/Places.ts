/** A number of places, and who may take the next one: whoever has proved something, and all others in a part of theirs. */

/** Of all places, those who have proved nothing share one in so many. */
const UNPROVED_PART = 4

/** Who takes a place. */
export interface Taker {
  /** Whose share of the places is used: a company or a network. */
  readonly share: string
  /** Whether a credential of this request was admitted, now or a moment ago. */
  readonly proved: boolean
}

/** Places that are shared: whoever comes may have as many as are still free, so that a place is left for the next. */
class Part {
  count = 0
  readonly limit: number
  readonly #counts = new Map<string, number>()

  constructor(limit: number) {
    this.limit = limit
  }

  /** Takes a place, if this share has fewer than `free`. */
  enter(share: string, free: number): boolean {
    const own = this.#counts.get(share) ?? 0
    if (own >= free) return false
    this.#counts.set(share, own + 1)
    this.count++
    return true
  }

  leave(share: string): void {
    const own = (this.#counts.get(share) ?? 0) - 1
    if (own > 0) this.#counts.set(share, own)
    else this.#counts.delete(share)
    this.count--
  }
}

/**
 * Half of the places are for one share if it is alone, a third each if there are two that want more. So a place is free
 * for the others, however many requests one of them sends.
 */
export class Places {
  readonly limit: number
  readonly #proved: Part
  readonly #unproved: Part

  constructor(limit: number) {
    this.limit = limit
    this.#proved = new Part(limit)
    this.#unproved = new Part(Math.max(1, Math.floor(limit / UNPROVED_PART)))
  }

  /** The places that are taken. */
  get count(): number {
    return this.#proved.count + this.#unproved.count
  }

  /** Takes a place; false if there is none for this taker. */
  enter({ proved, share }: Taker): boolean {
    const free = this.limit - this.count
    if (proved) return this.#proved.enter(share, free)
    return this.#unproved.enter(share, Math.min(free, this.#unproved.limit - this.#unproved.count))
  }

  /** Gives a place back. */
  leave({ proved, share }: Taker): void {
    ;(proved ? this.#proved : this.#unproved).leave(share)
  }
}
