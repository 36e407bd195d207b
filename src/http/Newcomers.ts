/** Requests that have proved nothing so far, and wait because their part of the places is full. */

/** A request that waits for a place. */
interface Newcomer<A> {
  readonly network: string
  /** What its credential is remembered by; null for none. */
  readonly hashed: string | null
  /** Whether its client has hung up. */
  readonly isGone: () => boolean
  /** When it came, on the clock of `performance.now`. */
  readonly since: number
  /** Ends the wait: with a place, or null where it is refused. */
  readonly resolve: (place: A | null) => void
}

/** For so long a request waits. Finding out whose a credential is takes a few milliseconds. */
const LONGEST_MILLIS = 2_000

/**
 * The queue of newcomers, a line for each network. All requests of a company are newcomers after a start, or after a
 * quiet minute; then they wait here until the first of them is admitted, rather than being refused.
 */
export class Newcomers<A> {
  count = 0
  readonly #limit: number
  readonly #lines = new Map<string, Array<Newcomer<A>>>()

  /** @param limit requests that may wait; a network may have as many as are free */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** Whether others of this network wait already. */
  has(network: string): boolean {
    return this.#lines.has(network)
  }

  /** Waits for a place; null where that is refused. */
  wait({ hashed, isGone, network }: Omit<Newcomer<A>, "since" | "resolve">): Promise<A | null> | null {
    const line = this.#lines.get(network)
    if ((line?.length ?? 0) >= this.#limit - this.count) return null
    return new Promise((resolve) => {
      const newcomer = { network, hashed, isGone, resolve, since: performance.now() }
      if (line === undefined) this.#lines.set(network, [newcomer])
      else line.push(newcomer)
      this.count++
    })
  }

  /** Gives places out, to each network in turn, until `place` has none for any of them. */
  advance(place: (newcomer: Pick<Newcomer<A>, "network" | "hashed">) => A | null): void {
    let isMoving = this.count > 0
    while (isMoving) {
      isMoving = false
      for (const [network, line] of this.#lines) {
        const [first] = line
        const found = first === undefined ? null : place(first)
        if (first === undefined || found === null) continue
        line.shift()
        this.count--
        // Behind the others.
        this.#lines.delete(network)
        if (line.length > 0) this.#lines.set(network, line)
        first.resolve(found)
        isMoving = true
        break
      }
    }
  }

  /** Ends the wait of those with this credential, each with what `place` has for it. */
  proved(hashed: string, place: (newcomer: Pick<Newcomer<A>, "network" | "hashed">) => A | null): void {
    if (this.count === 0) return
    for (const newcomer of this.#remove((each) => each.hashed === hashed)) newcomer.resolve(place(newcomer))
  }

  /** Refuses those that have waited too long, and those for whom nobody waits any more. */
  refuseLate(): void {
    const before = performance.now() - LONGEST_MILLIS
    for (const newcomer of this.#remove(({ isGone, since }) => since < before || isGone())) {
      newcomer.resolve(null)
    }
  }

  #remove(isMeant: (newcomer: Newcomer<A>) => boolean): ReadonlyArray<Newcomer<A>> {
    const removed: Array<Newcomer<A>> = []
    for (const [network, line] of this.#lines) {
      const left = line.filter((each) => !isMeant(each))
      if (left.length === line.length) continue
      removed.push(...line.filter(isMeant))
      if (left.length > 0) this.#lines.set(network, left)
      else this.#lines.delete(network)
    }
    this.count -= removed.length
    return removed
  }
}
