/** Compares the attempts of a receivable or bill with its schedule, and says which of them change. Pure. */
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

/** The state that a plan gives to an attempt. */
export interface PlannedState {
  readonly step: number
  readonly status: "scheduled" | "skipped" | "cancelled"
  readonly reasonCode: ReasonCode | null
  readonly scheduledFor: number
  readonly shiftedBy: ReadonlyArray<ShiftReason>
}

/** The planned state of an attempt that does not exist yet. */
export interface NewPlannedState extends PlannedState {
  readonly offsetDays: number
  readonly channel: Channel
}

/** What a plan changes about the attempts of one receivable or bill. */
export interface Replanned {
  readonly changes: ReadonlyArray<{ readonly attempt: AttemptRecord; readonly plannedState: PlannedState }>
  readonly added: ReadonlyArray<NewPlannedState>
}

/** Whether the message of an attempt was sent, or may have been. */
export const mayHaveBeenSent = ({ status }: AttemptRecord): boolean =>
  status === "sent" || status === "unknown" || status === "sending"

const isOpen = ({ status }: AttemptRecord): boolean => status === "scheduled" || status === "cancelled"

/** The customer's local date on which the message was sent; null if none was. */
export const sentOn = (attempt: AttemptRecord): string | null =>
  mayHaveBeenSent(attempt) ? todayIn(attempt.timezone, attempt.sentAt ?? attempt.updatedAt) : null

/** The last message that was sent, from the point of view of a due date. */
export const lastSent = (attempts: ReadonlyArray<AttemptRecord>, dueDate: string): LastSent => {
  let last: { readonly lastSentOn: string | null; readonly elsewhere: boolean } = {
    lastSentOn: null,
    elsewhere: false
  }
  for (const attempt of attempts) {
    const on = sentOn(attempt)
    const elsewhere = attempt.dueDate !== dueDate
    const isLater = last.lastSentOn === null || (on !== null && on > last.lastSentOn)
    // If messages for several due dates were sent on one day, the one for this due date counts.
    if (on !== null && (isLater || (on === last.lastSentOn && !elsewhere))) {
      last = { lastSentOn: on, elsewhere }
    }
  }
  return last
}

/** Identifies a message by step and channel, in attempts, plans and previews alike. */
export const nameOf = ({
  channel,
  offsetDays
}: {
  readonly channel: Channel
  readonly offsetDays: number
}): string => `${offsetDays} ${channel}`

/** The schedule without messages that have ended, or that were sent for another due date. */
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

/** Whether the day of a later step that still has messages to send is over. */
export const isOvertaken = (
  schedule: DunningSchedule,
  attempts: ReadonlyArray<AttemptRecord>,
  { offsetDays }: { readonly offsetDays: number },
  now: number
): boolean => isOvertakenOn(leftOf(schedule, attempts), offsetDays, now)

/** The last step with a message that has ended counts as begun: its other messages are still to come. */
const progressOf = (left: DunningSchedule, attempts: ReadonlyArray<AttemptRecord>): Progress => {
  const { dueDate } = left
  const [waiting] = attempts
    .filter((attempt) => attempt.dueDate === dueDate && attempt.status === "scheduled")
    .sort((a, b) => Number(isMovedForGood(b)) - Number(isMovedForGood(a)) || b.scheduledFor - a.scheduledFor)
  const planned = waiting === undefined ? {} : { waiting }
  const ended = attempts.filter((attempt) => attempt.dueDate === dueDate && !isOpen(attempt))
  const last = lastSent(attempts, dueDate)
  if (ended.length === 0) return { afterOffset: null, ...last, ...planned }
  const reached = Math.max(...ended.map(({ offsetDays }) => offsetDays))
  const others = attempts.filter((attempt) => !ended.includes(attempt) || attempt.offsetDays !== reached)
  return {
    afterOffset: reached - 1,
    ...last,
    begun: { offsetDays: reached, ...lastSent(others, dueDate) },
    ...planned
  }
}

/** Whether an attempt needs no change: it has its planned time, or waits beyond it for the cap or its next try. */
const isThere = (attempt: AttemptRecord, { scheduledFor, status }: PlannedState): boolean =>
  attempt.status === status &&
  (attempt.scheduledFor === scheduledFor ||
    (attempt.scheduledFor > scheduledFor && (isMovedForGood(attempt) || attempt.tryCount > 0)))

/**
 * Earlier steps without an attempt, although their messages were not sent: they were being handed over for another due
 * date when this one was planned, and that failed. Later steps have taken their place.
 */
const leftBehind = (
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

const isUnderWay = ({ dueDate }: DunningSchedule, attempts: ReadonlyArray<AttemptRecord>): boolean =>
  attempts.some((attempt) => attempt.dueDate === dueDate && attempt.status === "sending")

/** The planned state of every step and channel that an attempt is needed for, by `nameOf`. */
const wantedStates = (
  schedule: DunningSchedule,
  attempts: ReadonlyArray<AttemptRecord>,
  now: number,
  missed: Missed
): Map<string, NewPlannedState> => {
  const wanted = new Map<string, NewPlannedState>()
  const want = (
    { at, channels, offsetDays, shiftedBy }: PlannedStep,
    status: PlannedState["status"],
    reasonCode: ReasonCode | null
  ) => {
    const step = positionOf(schedule, offsetDays)
    for (const channel of channels) {
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
  const left = leftOf(schedule, attempts)
  const progress = progressOf(left, attempts)
  const found = next(left, progress, now, missed)
  for (const step of leftBehind(left, progress, attempts)) want(step, "skipped", "superseded")
  for (const { reason, step } of found.skipped) want(step, "skipped", reason)
  if (found.next !== null) want(found.next, "scheduled", null)
  return wanted
}

/** Whether an attempt takes on a planned state. One that was cancelled keeps its reason unless it is to be sent. */
const takesOn = (attempt: AttemptRecord, plannedState: PlannedState): boolean =>
  isOpen(attempt) &&
  !(attempt.status === "cancelled" && plannedState.status === "skipped") &&
  !isThere(attempt, plannedState)

/**
 * Plans again. Attempts that have not been handed over move to their planned state, or end with the reason `dropped` if
 * nothing needs them any more; missing attempts are added. Nothing is planned while a step is being handed over.
 * Replanning a second time changes nothing.
 */
export const replan = (
  schedule: DunningSchedule,
  attempts: ReadonlyArray<AttemptRecord>,
  now: number,
  missed: Missed,
  dropped: ReasonCode = "rescheduled"
): Replanned => {
  const underWay = isUnderWay(schedule, attempts)
  const wanted = underWay ? new Map<string, NewPlannedState>() : wantedStates(schedule, attempts, now, missed)
  const changes: Array<Replanned["changes"][number]> = []
  for (const attempt of attempts) {
    const isOfSchedule = attempt.dueDate === schedule.dueDate
    const name = nameOf(attempt)
    const plannedState = isOfSchedule ? wanted.get(name) : undefined
    if (plannedState !== undefined) {
      wanted.delete(name)
      if (takesOn(attempt, plannedState)) changes.push({ attempt, plannedState })
    } else if (attempt.status === "scheduled" && !(underWay && isOfSchedule)) {
      changes.push({ attempt, plannedState: { ...attempt, status: "cancelled", reasonCode: dropped } })
    }
  }
  return { changes, added: [...wanted.values()] }
}
