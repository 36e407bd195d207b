/** From what a receivable's attempts are to what they should be: the steps that were missed, and the next one. Pure. */
import { todayIn } from "../CalendarDate.ts"
import type { AttemptRecord, Channel, ReasonCode } from "../ReminderAttempt.ts"
import {
  isMovedForGood,
  isOvertaken as isOvertakenOn,
  type DunningSchedule,
  type LastSent,
  type Missed,
  next,
  type PlannedStep,
  planStep,
  type Progress,
  type ShiftReason
} from "./StepDates.ts"

/** Where and when an attempt is to be, and whether it still is. */
export interface PlannedState {
  readonly step: number
  readonly status: "scheduled" | "skipped" | "cancelled"
  readonly reasonCode: ReasonCode | null
  readonly scheduledFor: number
  readonly shiftedBy: ReadonlyArray<ShiftReason>
}

/** An attempt that is not there yet. */
export interface NewPlannedState extends PlannedState {
  readonly offsetDays: number
  readonly channel: Channel
}

/** What is to be done to the attempts of one receivable or bill. */
export interface Replanned {
  readonly changes: ReadonlyArray<{ readonly attempt: AttemptRecord; readonly plannedState: PlannedState }>
  readonly added: ReadonlyArray<NewPlannedState>
}

/** Whether a message came, or may have come, of an attempt. */
export const mayHaveBeenSent = ({ status }: AttemptRecord): boolean =>
  status === "sent" || status === "unknown" || status === "sending"

const isOpen = ({ status }: AttemptRecord): boolean => status === "scheduled" || status === "cancelled"

/** The debtor's date on which a message left; null for an attempt that none came of. */
export const sentOn = (attempt: AttemptRecord): string | null =>
  mayHaveBeenSent(attempt) ? todayIn(attempt.timezone, attempt.sentAt ?? attempt.updatedAt) : null

/** The last message that left, seen from the ladder of a due date. */
export const lastSent = (attempts: ReadonlyArray<AttemptRecord>, dueDate: string): LastSent => {
  let last: { readonly lastSentOn: string | null; readonly elsewhere: boolean } = {
    lastSentOn: null,
    elsewhere: false
  }
  for (const attempt of attempts) {
    const on = sentOn(attempt)
    const elsewhere = attempt.dueDate !== dueDate
    const isLater = last.lastSentOn === null || (on !== null && on > last.lastSentOn)
    // On the same day, that of the ladder itself is what its steps wait for.
    if (on !== null && (isLater || (on === last.lastSentOn && !elsewhere))) {
      last = { lastSentOn: on, elsewhere }
    }
  }
  return last
}

/** A step on a channel, by which attempts, plans and previews tell of the same message. */
export const nameOf = ({
  channel,
  offsetDays
}: {
  readonly channel: Channel
  readonly offsetDays: number
}): string => `${offsetDays} ${channel}`

/** The ladder without what is done with: steps on channels that have ended, or have spoken under another due date. */
const leftOf = (schedule: DunningSchedule, attempts: ReadonlyArray<AttemptRecord>): DunningSchedule => {
  const done = new Set(
    attempts
      .filter((attempt) =>
        attempt.dueDate === schedule.dueDate ? !isOpen(attempt) : mayHaveBeenSent(attempt)
      )
      .map(nameOf)
  )
  if (done.size === 0) return schedule
  const steps = schedule.policy.steps
    .map(({ channels, offsetDays }) => ({
      offsetDays,
      channels: channels.filter((channel) => !done.has(nameOf({ channel, offsetDays })))
    }))
    .filter(({ channels }) => channels.length > 0)
  return { ...schedule, policy: { ...schedule.policy, steps } }
}

/** Whether a later step, of which something may still be sent, has had its own day. */
export const isOvertaken = (
  schedule: DunningSchedule,
  attempts: ReadonlyArray<AttemptRecord>,
  { offsetDays }: { readonly offsetDays: number },
  now: number
): boolean => isOvertakenOn(leftOf(schedule, attempts), offsetDays, now)

/** Behind is what comes before the last step of which something has ended; of that one, what is left is still ahead. */
const progressOf = (left: DunningSchedule, attempts: ReadonlyArray<AttemptRecord>): Progress => {
  const { dueDate } = left
  const [waiting] = attempts
    .filter((attempt) => attempt.dueDate === dueDate && attempt.status === "scheduled")
    .sort((a, b) => Number(isMovedForGood(b)) - Number(isMovedForGood(a)) || b.scheduledFor - a.scheduledFor)
  const place = waiting === undefined ? {} : { waiting }
  const ended = attempts.filter((attempt) => attempt.dueDate === dueDate && !isOpen(attempt))
  const last = lastSent(attempts, dueDate)
  if (ended.length === 0) return { afterOffset: null, ...last, ...place }
  const reached = Math.max(...ended.map(({ offsetDays }) => offsetDays))
  const others = attempts.filter((attempt) => !ended.includes(attempt) || attempt.offsetDays !== reached)
  return {
    afterOffset: reached - 1,
    ...last,
    begun: { offsetDays: reached, ...lastSent(others, dueDate) },
    ...place
  }
}

/** What is where it belongs, or waits for a later moment of that day, for the cap or for its next try, stays as it is. */
const isThere = (attempt: AttemptRecord, { scheduledFor, status }: PlannedState): boolean =>
  attempt.status === status &&
  (attempt.scheduledFor === scheduledFor ||
    (attempt.scheduledFor > scheduledFor && (isMovedForGood(attempt) || attempt.tryCount > 0)))

/**
 * Steps behind that were on their way for another due date when this one was planned, and so were left out of it, but
 * of which nothing came: others have taken their place.
 */
const comeBack = (
  left: DunningSchedule,
  { afterOffset }: Progress,
  attempts: ReadonlyArray<AttemptRecord>
): ReadonlyArray<PlannedStep> => {
  const known = new Set(attempts.filter(({ dueDate }) => dueDate === left.dueDate).map(nameOf))
  const tried = new Set(attempts.filter(({ tryCount }) => tryCount > 0).map(nameOf))
  return left.policy.steps.flatMap(({ channels, offsetDays }, index) => {
    if (afterOffset === null || offsetDays > afterOffset) return []
    const step = planStep(left, index, { lastSentOn: null })
    const missing = channels.filter((channel) => {
      const name = nameOf({ channel, offsetDays })
      return tried.has(name) && !known.has(name)
    })
    return step === undefined || missing.length === 0 ? [] : [{ ...step, channels: missing }]
  })
}

const positionOf = (schedule: DunningSchedule, offset: number): number =>
  schedule.policy.steps.findIndex(({ offsetDays }) => offsetDays === offset)

/**
 * Plans anew from what has been: of the attempts that have not been handed over, those that are still wanted are put
 * where they belong, the others end with the reason `dropped`; what is missing is added. While a step is being handed
 * over nothing follows it. Doing it again changes nothing.
 */
export const replan = (
  schedule: DunningSchedule,
  attempts: ReadonlyArray<AttemptRecord>,
  now: number,
  missed: Missed,
  dropped: ReasonCode = "rescheduled"
): Replanned => {
  const left = leftOf(schedule, attempts)
  const underWay = attempts.some(
    ({ dueDate, status }) => dueDate === schedule.dueDate && status === "sending"
  )
  const progress = progressOf(left, attempts)
  const found = underWay ? { skipped: [], next: null } : next(left, progress, now, missed)
  const wanted = new Map<string, NewPlannedState>()
  const want = (
    { at, channels, offsetDays, shiftedBy }: PlannedStep,
    status: PlannedState["status"],
    reasonCode: ReasonCode | null
  ) => {
    for (const channel of channels) {
      const step = positionOf(schedule, offsetDays)
      wanted.set(nameOf({ channel, offsetDays }), {
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
  for (const step of underWay ? [] : comeBack(left, progress, attempts)) want(step, "skipped", "superseded")
  for (const { reason, step } of found.skipped) want(step, "skipped", reason)
  if (found.next !== null) want(found.next, "scheduled", null)

  const changes: Array<Replanned["changes"][number]> = []
  for (const attempt of attempts) {
    const name = nameOf(attempt)
    const plannedState = attempt.dueDate === schedule.dueDate ? wanted.get(name) : undefined
    if (plannedState !== undefined) {
      wanted.delete(name)
      // What has ended with a reason keeps it, unless it is to be sent after all.
      const endedSo = attempt.status === "cancelled" && plannedState.status === "skipped"
      if (isOpen(attempt) && !endedSo && !isThere(attempt, plannedState))
        changes.push({ attempt, plannedState })
    } else if (attempt.status === "scheduled" && !(underWay && attempt.dueDate === schedule.dueDate)) {
      changes.push({ attempt, plannedState: { ...attempt, status: "cancelled", reasonCode: dropped } })
    }
  }
  return { changes, added: [...wanted.values()] }
}
