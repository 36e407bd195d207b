/** Which keys are used, and how often on each day: counted in memory, and written every few seconds. */
import { Context, Effect, Layer } from "effect"
import type { KeyHolder } from "../../domain/KeyHolder.ts"
import { toRfc3339 } from "../../domain/CalendarDate.ts"
import { type DayOfUse, KeyUseRepo } from "../../repos/keys/KeyUse.ts"
import { writeLater } from "../installation/WriteLater.ts"

/** The most keys that are counted between two writes. Beyond it, requests of further keys are not counted. */
const MAX_KEYS = 10_000
/** The most days of keys that one statement writes. */
const MAX_DAYS_A_STATEMENT = 1_000
/** How long counts are gathered, and how long a failed write waits for the next. */
const WRITE_AFTER = "2 seconds"
/** How long a stopping process waits for the last write. */
const LAST_WRITE = "1 second"
const DAY_MILLIS = 86_400_000

/** What one key was used on one day since the last write. */
interface Count extends Pick<KeyHolder, "companyId" | "apiKeyId"> {
  /** Days since 1970, in UTC. */
  readonly day: number
  requests: number
  lastUsedAt: number
}

/** Counts the requests that are let in, by key. Where nobody provides it, nothing is counted. */
export class KeyUse extends Context.Reference<KeyUse>()("duebook/KeyUse", {
  defaultValue: () => ({
    /** A request was let in at this time, in epoch milliseconds. It waits for nothing. */
    used: (_holder: Pick<KeyHolder, "companyId" | "apiKeyId">, _at: number): void => {}
  })
}) {
  /** Counts are written while the scope is open, and once more when it closes. */
  static readonly layer = Layer.scoped(
    KeyUse,
    Effect.gen(function* () {
      const repo = yield* KeyUseRepo
      const counts = new Counts()

      // If the connection breaks, a statement may have been run although it fails, and is run again: rather a request
      // counted twice than a day that is missing.
      const write = Effect.suspend(() => {
        const days = counts.take(MAX_DAYS_A_STATEMENT)
        if (days.length === 0) return Effect.void
        return Effect.catchAllCause(repo.add(days.map(toDay)), (cause) => {
          days.forEach(counts.add)
          return Effect.logDebug("the use of keys could not be written yet", cause)
        })
      })
      const later = yield* writeLater({
        write,
        isEmpty: () => counts.size === 0,
        after: WRITE_AFTER,
        lastWrite: LAST_WRITE
      })

      return {
        used: (holder, at) => {
          counts.used(holder, at)
          later()
        }
      }
    })
  )
}

/** Counts by key. A key has one count, but for the moments around midnight. */
class Counts {
  readonly #byKey = new Map<number, Count>()
  /** Counts of days that have ended, or whose write has failed. */
  #others: Array<Count> = []

  get size(): number {
    return this.#byKey.size + this.#others.length
  }

  used({ apiKeyId, companyId }: Pick<KeyHolder, "companyId" | "apiKeyId">, at: number): void {
    const day = Math.floor(at / DAY_MILLIS)
    const known = this.#byKey.get(apiKeyId)
    if (known?.day === day) {
      known.requests += 1
      known.lastUsedAt = at
    } else {
      this.add({ companyId, apiKeyId, day, requests: 1, lastUsedAt: at })
    }
  }

  /** Adds to the count of its key and day. */
  readonly add = (count: Count): void => {
    const { apiKeyId, day } = count
    const known = this.#byKey.get(apiKeyId)
    if (known === undefined || known.day < day) {
      if (this.size >= MAX_KEYS) return
      if (known !== undefined) this.#others.push(known)
      this.#byKey.set(apiKeyId, count)
      return
    }
    const same =
      known.day === day
        ? known
        : this.#others.find((other) => other.apiKeyId === apiKeyId && other.day === day)
    if (same !== undefined) {
      same.requests += count.requests
      same.lastUsedAt = Math.max(same.lastUsedAt, count.lastUsedAt)
    } else if (this.size < MAX_KEYS) this.#others.push(count)
  }

  /** Takes up to `limit` counts out; each key's day is among them once. */
  take(limit: number): ReadonlyArray<Count> {
    const taken = this.#others.slice(0, limit)
    this.#others = this.#others.slice(limit)
    for (const [apiKeyId, count] of this.#byKey) {
      if (taken.length >= limit) break
      this.#byKey.delete(apiKeyId)
      taken.push(count)
    }
    return taken
  }
}

const toDay = ({ day, ...count }: Count): DayOfUse => ({
  ...count,
  day: toRfc3339(day * DAY_MILLIS).slice(0, 10)
})
