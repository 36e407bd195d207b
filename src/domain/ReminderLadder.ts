/** From what a receivable's attempts are to what they should be: the steps that were missed, and the next one. Pure. */
import { todayIn } from "./CalendarDate.ts"
import type { AttemptRecord, Channel, ReasonCode } from "./ReminderAttempt.ts"
import {
  type Ladder,
  type Missed,
  next,
  type PlannedStep,
  type Progress,
  type ShiftReason
} from "./ReminderPlan.ts"

/** Where and when an attempt is to be, and whether it still is. */
export interface Standing {
  readonly step: number
  readonly status: "scheduled" | "skipped" | "cancelled"
  readonly reasonCode: ReasonCode | null
  readonly scheduledFor: number
  readonly shiftedBy: ReadonlyArray<ShiftReason>
}

/** An attempt that is not there yet. */
export interface NewStanding extends Standing {
  readonly offsetDays: number
  readonly channel: Channel
}

/** What is to be done to the attempts of one receivable or bill. */
export interface Replanned {
  readonly changes: ReadonlyArray<{ readonly attempt: AttemptRecord; readonly standing: Standing }>
  readonly added: ReadonlyArray<NewStanding>
}

/** Attempts that a message came, or may have come, of. */
const hasSpoken = ({ status }: AttemptRecord): boolean =>
  status === "sent" || status === "unknown" || status === "sending"

const isOpen = ({ status }: AttemptRecord): boolean => status === "scheduled" || status === "cancelled"

/** The debtor's date on which a message left; null for an attempt that none came of. */
export const spokenOn = (attempt: AttemptRecord): string | null =>
  hasSpoken(attempt) ? todayIn(attempt.timezone, attempt.sentAt ?? attempt.updatedAt) : null

/** The last date on which a message left. */
export const lastSpokenOn = (attempts: ReadonlyArray<AttemptRecord>): string | null =>
  attempts.reduce<string | null>((last, attempt) => {
    const on = spokenOn(attempt)
    return on !== null && (last === null || on > last) ? on : last
  }, null)

/** Steps on channels that a message went out for while the due date was another one are not repeated. */
const unspoken = (ladder: Ladder, attempts: ReadonlyArray<AttemptRecord>): Ladder => {
  const spoken = new Set(
    attempts
      .filter((attempt) => hasSpoken(attempt) && attempt.dueDate !== ladder.dueDate)
      .map(({ channel, offsetDays }) => `${offsetDays} ${channel}`)
  )
  if (spoken.size === 0) return ladder
  const steps = ladder.policy.steps
    .map(({ channels, offsetDays }) => ({
      offsetDays,
      channels: channels.filter((channel) => !spoken.has(`${offsetDays} ${channel}`))
    }))
    .filter(({ channels }) => channels.length > 0)
  return { ...ladder, policy: { ...ladder.policy, steps } }
}

/** The steps behind are those that have ended on every channel they were to go on. */
const progressOf = (ladder: Ladder, attempts: ReadonlyArray<AttemptRecord>): Progress => {
  const current = attempts.filter(({ dueDate }) => dueDate === ladder.dueDate)
  const unfinished = new Set(
    current.filter(({ status }) => status === "scheduled").map(({ offsetDays }) => offsetDays)
  )
  const behind = current
    .filter((attempt) => !isOpen(attempt) && !unfinished.has(attempt.offsetDays))
    .map(({ offsetDays }) => offsetDays)
  return {
    afterOffset: behind.length === 0 ? null : Math.max(...behind),
    // A step keeps no distance from itself.
    lastSentOn: lastSpokenOn(
      attempts.filter(({ dueDate, offsetDays }) => dueDate !== ladder.dueDate || !unfinished.has(offsetDays))
    )
  }
}

const positionOf = (ladder: Ladder, offset: number): number =>
  ladder.policy.steps.findIndex(({ offsetDays }) => offsetDays === offset)

/**
 * Plans anew from what has been: of the attempts that have not been handed over, those that are still wanted are put
 * where they belong, the others end with the reason `dropped`; what is missing is added. While a step is being handed
 * over nothing follows it. Doing it again changes nothing.
 */
export const replan = (
  ladder: Ladder,
  attempts: ReadonlyArray<AttemptRecord>,
  now: number,
  missed: Missed,
  dropped: ReasonCode = "rescheduled"
): Replanned => {
  const underWay = attempts.some(({ dueDate, status }) => dueDate === ladder.dueDate && status === "sending")
  const found = underWay
    ? { skipped: [], next: null }
    : next(unspoken(ladder, attempts), progressOf(ladder, attempts), now, missed)
  const wanted = new Map<string, NewStanding>()
  const want = (
    { at, channels, offsetDays, shiftedBy }: PlannedStep,
    status: Standing["status"],
    reasonCode: ReasonCode | null
  ) => {
    for (const channel of channels) {
      const step = positionOf(ladder, offsetDays)
      wanted.set(`${offsetDays} ${channel}`, {
        step,
        offsetDays,
        channel,
        status,
        reasonCode,
        scheduledFor: at,
        shiftedBy
      })
    }
  }
  for (const { reason, step } of found.skipped) want(step, "skipped", reason)
  if (found.next !== null) want(found.next, "scheduled", null)

  const changes: Array<Replanned["changes"][number]> = []
  for (const attempt of attempts) {
    const name = `${attempt.offsetDays} ${attempt.channel}`
    const standing = attempt.dueDate === ladder.dueDate ? wanted.get(name) : undefined
    if (standing !== undefined) {
      wanted.delete(name)
      // What has ended with a reason keeps it, unless it is to be sent after all.
      const stays = attempt.status === "cancelled" && standing.status === "skipped"
      if (isOpen(attempt) && !stays) changes.push({ attempt, standing })
    } else if (attempt.status === "scheduled" && !(underWay && attempt.dueDate === ladder.dueDate)) {
      changes.push({ attempt, standing: { ...attempt, status: "cancelled", reasonCode: dropped } })
    }
  }
  return { changes, added: [...wanted.values()] }
}
