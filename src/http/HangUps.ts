/** Clients that hang up before they are answered. Where one does, others are expected to. */
import { nextTurn } from "./NextTurn.ts"

/** For so long after a client has hung up, others are expected to. */
const EXPECTED_MILLIS = 1_000

export class HangUps {
  #expectedUntil = Number.NEGATIVE_INFINITY

  /** Whether hang-ups are expected. Then a request waits with `haveShown` before its work begins. */
  get areExpected(): boolean {
    return performance.now() < this.#expectedUntil
  }

  /**
   * Ends when those have shown that came before this turn of the event loop: the end of a connection is read in the turn
   * after its request. On a busy service most of such clients have gone by then, and their requests cost almost nothing.
   */
  async haveShown(): Promise<void> {
    await nextTurn()
    await nextTurn()
  }

  /** Whether this client has gone. If it has, others are expected to. */
  notice(isGone: () => boolean): boolean {
    if (!isGone()) return false
    this.#expectedUntil = performance.now() + EXPECTED_MILLIS
    return true
  }
}
