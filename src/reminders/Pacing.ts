/** How many messages a company may still hand over within its minute. Pure. */
import type { Pace } from "../repos/ReminderQueue.ts"

/** What the cap is counted over. A second of it is counted to its end: a little longer, never shorter. */
const WINDOW_SECONDS = 61
export const WINDOW_MILLIS = WINDOW_SECONDS * 1_000

const secondOf = (now: number): number => Math.floor(now / 1_000)

const recent = (pace: Pace, now: number): Pace =>
  pace.filter(([second]) => second > secondOf(now) - WINDOW_SECONDS)

/** Messages that may still leave now. */
export const left = (pace: Pace, perMinute: number, now: number): number =>
  Math.max(0, perMinute - recent(pace, now).reduce((sum, [, messages]) => sum + messages, 0))

/** When, in epoch milliseconds, a message may leave again that may not now. */
export const freeAt = (pace: Pace, now: number): number => {
  const oldest = recent(pace, now)[0]
  return oldest === undefined ? now : (oldest[0] + WINDOW_SECONDS) * 1_000
}

/** The pace once so many messages more have left. */
export const after = (pace: Pace, messages: number, now: number): Pace => {
  const kept = recent(pace, now)
  if (messages === 0) return kept
  const second = secondOf(now)
  const same = kept.find((entry) => entry[0] === second)
  return [...kept.filter((entry) => entry !== same), [second, (same?.[1] ?? 0) + messages]]
}
