/** How many requests are being answered at the moment, and how many may be, of one company and of all. */
import { Context, Layer } from "effect"

/** The requests that are being answered. */
export class RequestsInFlight {
  readonly limit: number
  count = 0
  readonly #byCompany = new Map<string, number>()

  constructor(limit: number) {
    this.limit = limit
  }

  /**
   * Takes a place for a request of this company, which is as its token names it and so may be wrong. A company may have
   * as many places as are free: half of all if it is alone, a third each if there are two that want more. So a place is
   * free for the others, however many requests one company sends. Returns false if the request must be refused.
   */
  enter(company: string): boolean {
    const own = this.#byCompany.get(company) ?? 0
    if (own >= this.limit - this.count) return false
    this.#byCompany.set(company, own + 1)
    this.count++
    return true
  }

  /** Gives the place of a request back. */
  leave(company: string): void {
    this.count--
    const own = (this.#byCompany.get(company) ?? 0) - 1
    if (own > 0) this.#byCompany.set(company, own)
    else this.#byCompany.delete(company)
  }
}

/** The server counts in it; the drain waits for it to reach zero. */
export class InFlight extends Context.Tag("duebook/InFlight")<InFlight, RequestsInFlight>() {
  static readonly layer = (limit: number) => Layer.sync(InFlight, () => new RequestsInFlight(limit))
}
