/** How many messages a company may hand over within its minute, and when those have their turn that may not. Pure. */

/** Messages of a company in each of the last seconds: the second since 1970, and how many. */
export type Pace = ReadonlyArray<readonly [second: number, messages: number]>

/** The last moment that attempts were put off to, and how many of them. */
export interface PutOff {
  /** Epoch milliseconds. */
  readonly until: number
  readonly messages: number
}

/** An attempt that is due while there is no room. */
export interface Waiting {
  readonly id: number
  /** Whether it was put off until now: it has been waiting for its turn already. */
  readonly wasPutOff: boolean
}

/** What the cap is counted over. A second of it is counted to its end: a little longer, never shorter. */
const WINDOW_SECONDS = 61
/** Minutes that attempts are put off to are so far apart: what left a little late makes up for it minute by minute. */
const TURN_MILLIS = WINDOW_SECONDS * 1_000 + 500
/** Whatever is due so soon wants room before those who are put off. */
export const EXPECTED_MILLIS = WINDOW_SECONDS * 1_000

/** What was to be sent longer ago than this was not kept back by the cap: the time that it has missed stays. */
export const MAX_CAP_DELAY_MILLIS = 3_600_000

const secondOf = (now: number): number => Math.floor(now / 1_000)

const recent = (pace: Pace, now: number): Pace =>
  pace.filter(([second]) => second > secondOf(now) - WINDOW_SECONDS)

const goneAt = ([second]: Pace[number]): number => (second + WINDOW_SECONDS) * 1_000

/** Messages that may still leave now. */
export const left = (pace: Pace, perMinute: number, now: number): number =>
  Math.max(0, perMinute - recent(pace, now).reduce((sum, [, messages]) => sum + messages, 0))

/** When, in epoch milliseconds, a message may leave again that may not now. */
export const freeAt = (pace: Pace, now: number): number => {
  const oldest = recent(pace, now)[0]
  return oldest === undefined ? now : goneAt(oldest)
}

/** The pace once so many messages more have left. */
export const after = (pace: Pace, messages: number, now: number): Pace => {
  const kept = recent(pace, now)
  if (messages === 0) return kept
  const second = secondOf(now)
  const same = kept.find((entry) => entry[0] === second)
  return [...kept.filter((entry) => entry !== same), [second, (same?.[1] ?? 0) + messages]]
}

/** When there is room again for each of the next messages, up to `limit` of them and those of one minute. */
const roomsOf = (pace: Pace, perMinute: number, now: number, limit: number): ReadonlyArray<number> => {
  const rooms: Array<number> = []
  const counted = recent(pace, now)
  // More than there may be, after a cap was lowered, leave without making room.
  let tooMany = counted.reduce((sum, [, messages]) => sum + messages, 0) - perMinute
  for (const entry of counted) {
    const free = entry[1] - Math.max(0, Math.min(tooMany, entry[1]))
    tooMany -= entry[1]
    for (let n = 0; n < free && rooms.length < limit; n++) rooms.push(goneAt(entry))
  }
  return rooms
}

/** What putting off goes by. */
export interface Circumstances {
  readonly now: number
  readonly pace: Pace
  readonly perMinute: number
  /** The last of those that wait already. */
  readonly last: PutOff | null
  /** Attempts that are due within `EXPECTED_MILLIS` anyway, or that others have in hand. */
  readonly expected: number
}

/**
 * Gives attempts that are due, oldest first, their turn in later minutes, as many in each as may leave: behind those
 * that were put off before, so that none is put off again while its turn comes. What had its turn and found no room
 * after all is next, whoever waits; where nobody waits, so is everybody.
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
  const rooms = roomsOf(pace, perMinute, now, taken + waiting.length)
  const clearAt = recent(pace, now).reduce((latest, entry) => Math.max(latest, goneAt(entry)), now)
  let until = behind?.until ?? clearAt
  // Where nobody waits, the first minute is that in which there is room again, bit by bit.
  let messages = behind === null ? taken : Math.min(behind.messages, perMinute)
  let next = taken
  const turns = waiting.map(({ id, wasPutOff }) => {
    const room = behind === null || wasPutOff ? rooms[next] : undefined
    if (room !== undefined) {
      next += 1
      if (behind === null) messages += 1
      return { id, at: room }
    }
    until += Math.floor(messages / perMinute) * TURN_MILLIS
    messages = (messages % perMinute) + 1
    return { id, at: until }
  })
  return { turns, last: { until, messages } }
}
