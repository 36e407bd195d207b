/** Reads the cycle of a receivable or bill out of its attempts: its number, its start, how far it has come. Pure. */
import { todayIn } from "../CalendarDate.ts"
import type { AttemptRecord, Channel, Tone } from "../ReminderAttempt.ts"
import { dayOf } from "./Calendar.ts"
import { toneOfStep } from "./Policy.ts"
import type { CycleStart, Progress } from "./StepDates.ts"
import type { DunningSchedule } from "./Types.ts"

/** The present cycle of a receivable or bill. */
export interface Cycle extends CycleStart {
  readonly number: number
  /** Its own attempts; none if it is still to begin. */
  readonly attempts: ReadonlyArray<AttemptRecord>
}

/** Whether the message of an attempt was sent, or may have been. */
export const mayHaveBeenSent = ({ status }: Pick<AttemptRecord, "status">): boolean =>
  status === "sent" || status === "unknown" || status === "sending"

/** Whether an attempt may still be sent: it is planned, or withdrawn and may be planned again. */
export const isOpen = ({ status }: Pick<AttemptRecord, "status">): boolean =>
  status === "scheduled" || status === "cancelled"

/** Whether somebody has asked for an attempt: it does not wait for its day. */
export const isAsked = ({ shiftedBy }: Pick<AttemptRecord, "shiftedBy">): boolean =>
  shiftedBy.includes("asked")

/** The customer's local date on which the message was sent; null if none was. */
export const sentOn = (attempt: AttemptRecord): string | null =>
  mayHaveBeenSent(attempt) ? todayIn(attempt.timezone, attempt.sentAt ?? attempt.updatedAt) : null

/** The local date of the last message among these attempts; null without any. */
export const lastSentOn = (attempts: ReadonlyArray<AttemptRecord>): string | null =>
  attempts.reduce<string | null>((last, attempt) => {
    const on = sentOn(attempt)
    return on !== null && (last === null || on > last) ? on : last
  }, null)

/** The same as a day; -Infinity without any. */
export const lastDayOf = (attempts: ReadonlyArray<AttemptRecord>): number => {
  const last = lastSentOn(attempts)
  return last === null ? -Infinity : dayOf(last)
}

/** Identifies a message by step and channel within its cycle. */
export const cycleMessageName = ({
  channel,
  offsetDays
}: {
  readonly channel: Channel
  readonly offsetDays: number
}): string => `${offsetDays} ${channel}`

/**
 * The present cycle: that with the highest number, if it is for the present due date; else the next, which is still to
 * begin. `attempts` are all that planning depends on, of one receivable or bill.
 */
export const cycleOf = (dueDate: string, attempts: ReadonlyArray<AttemptRecord>): Cycle => {
  const highest = attempts.reduce((number, { cycle }) => Math.max(number, cycle), 0)
  const own = attempts.filter((attempt) => attempt.cycle === highest && attempt.dueDate === dueDate)
  if (own.length === 0) {
    return { number: highest + 1, attempts: own, countedFrom: null, firstOffset: -Infinity }
  }
  const countedFrom = own.find((attempt) => attempt.countedFrom !== null)?.countedFrom ?? null
  const firstOffset = countedFrom === null ? -Infinity : Math.min(...own.map(({ offsetDays }) => offsetDays))
  return { number: highest, attempts: own, countedFrom, firstOffset }
}

/** Names of the messages of a cycle that have ended. */
export const endedIn = ({ attempts }: Cycle): ReadonlySet<string> =>
  new Set(attempts.filter((attempt) => !isOpen(attempt)).map(cycleMessageName))

/** How far a cycle has come. `attempts` are those of all cycles, because the gap counts from any message. */
export const progressOf = (
  { policy }: Pick<DunningSchedule, "policy">,
  cycle: Cycle,
  attempts: ReadonlyArray<AttemptRecord>
): Progress => {
  const reached = cycle.attempts.reduce(
    (last, attempt) => (isOpen(attempt) ? last : Math.max(last, attempt.offsetDays)),
    -Infinity
  )
  const ended = endedIn(cycle)
  const step = policy.steps.find(({ offsetDays }) => offsetDays === reached)
  return {
    reached,
    isBegun:
      step?.channels.some((channel) => !ended.has(cycleMessageName({ channel, offsetDays: reached }))) ??
      false,
    lastSentDay: lastDayOf(attempts),
    lastSentDayBefore: lastDayOf(
      attempts.filter(({ cycle: number, offsetDays }) => number !== cycle.number || offsetDays !== reached)
    )
  }
}

/**
 * The tone in which an attempt is sent now: that of its step, but friendly if it is the first message to its customer about
 * this debt, and final only after one that was firm or final. The other channel of the same step does not count, nor does
 * what was sent to another customer, from whom the debt has passed to this one.
 */
export const toneOf = (
  { policy }: Pick<DunningSchedule, "policy">,
  attempts: ReadonlyArray<AttemptRecord>,
  attempt: Pick<AttemptRecord, "customerId" | "cycle" | "offsetDays">
): Tone => {
  const sent = attempts.filter(
    (other) =>
      mayHaveBeenSent(other) &&
      other.customerId === attempt.customerId &&
      (other.cycle !== attempt.cycle || other.offsetDays !== attempt.offsetDays)
  )
  if (sent.length === 0) return "friendly"
  const own = toneOfStep(
    policy.steps,
    policy.steps.findIndex(({ offsetDays }) => offsetDays === attempt.offsetDays)
  )
  const wasFirm = sent.some(({ tone }) => tone === "firm" || tone === "final")
  return own === "final" && !wasFirm ? "firm" : own
}
