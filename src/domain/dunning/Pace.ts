/** The cap on a company's messages per minute, and when messages beyond it may be sent. Pure. */

/** How many messages a company sent in each of the last seconds; seconds count from 1970. */
export type Pace = ReadonlyArray<readonly [second: number, messages: number]>

/** The latest time that attempts were put off to, and how many were put off to it. */
export interface PutOff {
  /** Epoch milliseconds. */
  readonly until: number
  readonly messages: number
}

/** An attempt that is due while the cap is reached. */
export interface Waiting {
  readonly id: number
  /** Whether it was put off until now, so that it has waited before. */
  readonly wasPutOff: boolean
}

/** The cap counts over so many seconds. Each second counts to its end, so the window is a minute or a little more. */
const WINDOW_SECONDS = 61
/** Distance between the times that attempts are put off to. The half second keeps late messages from adding up. */
const TURN_MILLIS = WINDOW_SECONDS * 1_000 + 500
/** Attempts that are due so soon are sent before those that are put off. */
export const EXPECTED_MILLIS = WINDOW_SECONDS * 1_000

const secondOf = (now: number): number => Math.floor(now / 1_000)

const recent = (pace: Pace, now: number): Pace =>
  pace.filter(([second]) => second > secondOf(now) - WINDOW_SECONDS)

/** When the messages of a second no longer count. */
const expiresAt = ([second]: Pace[number]): number => (second + WINDOW_SECONDS) * 1_000

/** How many messages may still be sent now. */
export const left = (pace: Pace, perMinute: number, now: number): number =>
  Math.max(0, perMinute - recent(pace, now).reduce((sum, [, messages]) => sum + messages, 0))

/** When the next message may be sent, in epoch milliseconds, if the cap is reached now. */
export const freeAt = (pace: Pace, now: number): number => {
  const oldest = recent(pace, now)[0]
  return oldest === undefined ? now : expiresAt(oldest)
}

/** The pace after so many more messages. */
export const after = (pace: Pace, messages: number, now: number): Pace => {
  const kept = recent(pace, now)
  if (messages === 0) return kept
  const second = secondOf(now)
  const same = kept.find((entry) => entry[0] === second)
  return [...kept.filter((entry) => entry !== same), [second, (same?.[1] ?? 0) + messages]]
}

/** The pace without so many messages that were counted and not taken by the provider, the newest first. */
export const without = (pace: Pace, messages: number, now: number): Pace => {
  let left = messages
  return recent(pace, now)
    .toReversed()
    .flatMap(([second, counted]) => {
      const taken = Math.min(left, counted)
      left -= taken
      return taken === counted ? [] : [[second, counted - taken] as const]
    })
    .toReversed()
}

/** When each of the next messages may be sent, up to `limit` of them and the capacity of one minute. */
const freeTimes = (pace: Pace, perMinute: number, now: number, limit: number): ReadonlyArray<number> => {
  const times: Array<number> = []
  const counted = recent(pace, now)
  // After the cap was lowered more messages may count than it allows. Those free no capacity when they expire.
  let excess = counted.reduce((sum, [, messages]) => sum + messages, 0) - perMinute
  for (const entry of counted) {
    const free = entry[1] - Math.max(0, Math.min(excess, entry[1]))
    excess -= entry[1]
    for (let n = 0; n < free && times.length < limit; n++) times.push(expiresAt(entry))
  }
  return times
}

/** What putting off depends on. */
export interface Circumstances {
  readonly now: number
  readonly pace: Pace
  readonly perMinute: number
  /** The latest of the attempts that are put off already; null if there are none. */
  readonly last: PutOff | null
  /** Attempts that are due within `EXPECTED_MILLIS` anyway, or that a worker has claimed. */
  readonly expected: number
}

/**
 * Assigns due attempts, oldest first, to later minutes, as many to each as the cap allows. They come after those that
 * were put off before, so that an attempt whose time comes is not put off again. If that happens all the same, the
 * attempt gets the next free time. If none are put off yet, all of them do.
 */
export const putOff = (
  waiting: ReadonlyArray<Waiting>,
  { expected, last, now, pace, perMinute }: Circumstances
): {
  readonly turns: ReadonlyArray<{ readonly id: number; readonly at: number }>
  readonly last: PutOff | null
} => {
  if (waiting.length === 0 || left(pace, perMinute, now) > 0) return { turns: [], last }
  const behind = last !== null && last.until > now ? last : null
  const taken = behind === null ? expected : 0
  const free = freeTimes(pace, perMinute, now, taken + waiting.length)
  const allFreeAt = recent(pace, now).reduce((latest, entry) => Math.max(latest, expiresAt(entry)), now)
  let until = behind?.until ?? allFreeAt
  // If none are put off yet, the first minute is the one in which the present messages expire one after another.
  let messages = behind === null ? taken : Math.min(behind.messages, perMinute)
  let next = taken
  const turns = waiting.map(({ id, wasPutOff }) => {
    const at = behind === null || wasPutOff ? free[next] : undefined
    if (at !== undefined) {
      next += 1
      if (behind === null) messages += 1
      return { id, at }
    }
    until += Math.floor(messages / perMinute) * TURN_MILLIS
    messages = (messages % perMinute) + 1
    return { id, at: until }
  })
  return { turns, last: { until, messages } }
}
