/** Who was admitted a moment ago. It decides about shares of places alone; every request is admitted anew (ADR 5). */
import { hash } from "node:crypto"

/** For so long after its last admission, a credential is remembered. */
const REMEMBERED_MILLIS = 60_000
/** Credentials that are remembered; beyond it, those that were used longest ago are forgotten. */
const MAX_REMEMBERED = 20_000
/** No credential of ours is longer. */
const MAX_LENGTH = 512

/** The credentials that were admitted lately, by their hashes, each with the share that it was admitted to. */
export class Proved {
  readonly #known = new Map<string, { readonly share: string; readonly until: number }>()

  /** What a credential is remembered by; null for none, and for a text that is none. */
  static hashOf(credential: string | null): string | null {
    return credential === null || credential === "" || credential.length > MAX_LENGTH
      ? null
      : hash("sha256", credential, "base64url")
  }

  /** The share that this credential was admitted to; null if it was not in the last minute. */
  shareOf(hashed: string | null): string | null {
    const known = hashed === null ? undefined : this.#known.get(hashed)
    return known === undefined || performance.now() > known.until ? null : known.share
  }

  /** Remembers an admission. */
  remember(hashed: string, share: string): void {
    this.#known.delete(hashed)
    this.#known.set(hashed, { share, until: performance.now() + REMEMBERED_MILLIS })
    for (const [oldest] of this.#known) {
      if (this.#known.size <= MAX_REMEMBERED) break
      this.#known.delete(oldest)
    }
  }
}
