/** Computes the day and time of each step from the due date, and what moved it. Pure. */
import { addDays, daysBetween, FIRST_DATE, todayIn } from "../CalendarDate.ts"
import { instantOnDay, minutesOf } from "../LocalTime.ts"
import type { Channel } from "../ReminderAttempt.ts"
import { EARLIEST_TIME, LATEST_TIME, type ReceivablesPolicy, type Weekday } from "./Policy.ts"

/** What moved a step or an attempt to a later time. */
export type ShiftReason = "weekend" | "holiday" | "window" | "gap" | "cap" | "catch_up"

/** Everything that a plan depends on, except what has been sent. */
export interface DunningSchedule {
  readonly policy: Omit<ReceivablesPolicy, "steps"> & {
    readonly steps: ReadonlyArray<{
      readonly offsetDays: number
      readonly channels: ReadonlyArray<Channel>
    }>
  }
  readonly dueDate: string
  /** The customer's IANA zone. */
  readonly timezone: string
  /** Whether a date is a public holiday in the company's country; always false if the policy ignores holidays. */
  readonly isHoliday: (date: string) => boolean
}

/** The last message that was sent. The next one keeps the policy's gap to it. */
export interface LastSent {
  /** The customer's local date of sending; null before the first message. */
  readonly lastSentOn: string | null
  /** Whether it was sent for another due date. Steps whose days were over by then don't wait for the gap to it. */
  readonly elsewhere?: boolean
}

/** A step that has an attempt already. */
export interface Placed {
  /** Epoch milliseconds. */
  readonly scheduledFor: number
  readonly shiftedBy: ReadonlyArray<ShiftReason>
}

/** How far a receivable has come in its schedule. */
export interface Progress extends LastSent {
  /** The offset of the last step that has ended or is under way; null before the first. */
  readonly afterOffset: number | null
  /** A step with some channels done, and the last message of the other steps: its own messages need no gap. */
  readonly begun?: LastSent & { readonly offsetDays: number }
  /** A step whose attempt is scheduled. */
  readonly waiting?: Placed & { readonly offsetDays: number }
}

/** A local day on which messages may be sent. */
export interface OpenDay {
  /** The local calendar date. */
  readonly date: string
  /** Epoch milliseconds: when the window of that date opens. */
  readonly at: number
  /** Epoch milliseconds: when that window has closed. */
  readonly closesAt: number
  /** Why it is not an earlier day. */
  readonly shiftedBy: ReadonlyArray<ShiftReason>
}

/** A step with its day. Once the window of that day has closed, the step is missed. */
export interface PlannedStep extends OpenDay {
  /** Position in the policy's steps, from 0. */
  readonly step: number
  readonly offsetDays: number
  readonly channels: ReadonlyArray<Channel>
}

/** A step is moved at most so many days to find an open one; else it is left out. */
export const MAX_ROLL_DAYS = 400

/** The number of a day, counted from 1970-01-01, because numbers are cheaper to add to than dates. */
export const dayOf = (date: string): number => daysBetween(FIRST_DATE, date)

/** The first and last day that are planned for: all their hours in every zone are valid instants. */
const FIRST_DAY = dayOf("1970-01-02")
const LAST_DAY = dayOf("9999-12-30")

const EARLIEST_MINUTE = minutesOf(EARLIEST_TIME)
const LATEST_MINUTE = minutesOf(LATEST_TIME)

const weekdays: ReadonlyArray<Weekday> = ["thu", "fri", "sat", "sun", "mon", "tue", "wed"]

const weekdayOf = (day: number): Weekday => weekdays[day % 7] as Weekday

/** The first day from `day` on whose window closes after `after` (epoch milliseconds). */
export const openDayFrom = (
  { policy, timezone, isHoliday }: DunningSchedule,
  day: number,
  after = -Infinity
): OpenDay | undefined => {
  const from = Math.max(minutesOf(policy.window.from), EARLIEST_MINUTE)
  const to = Math.min(minutesOf(policy.window.to), LATEST_MINUTE)
  if (day < FIRST_DAY) return undefined
  const shiftedBy: Array<ShiftReason> = []
  const shift = (reason: ShiftReason) => {
    if (!shiftedBy.includes(reason)) shiftedBy.push(reason)
  }
  const last = Math.min(day + MAX_ROLL_DAYS, LAST_DAY)
  for (let candidate = day; candidate <= last; candidate += 1) {
    if (!policy.days.includes(weekdayOf(candidate))) {
      shift("weekend")
      continue
    }
    const date = addDays(FIRST_DATE, candidate)
    if (policy.holidays && isHoliday(date)) {
      shift("holiday")
      continue
    }
    // If clocks are set back over an edge of the window, that time occurs twice: the narrower window counts.
    const at = instantOnDay(timezone, candidate, from, "later")
    const closesAt = instantOnDay(timezone, candidate, to, "earlier")
    // A day that the zone skips has no window, and neither has one whose clocks jump over it.
    if (at < closesAt && closesAt > after) return { date, at, closesAt, shiftedBy }
    shift("window")
  }
  return undefined
}

/** The day of a step by due date and calendar alone, without the gap. */
const ownDayOf = (schedule: DunningSchedule, offsetDays: number): OpenDay | undefined =>
  openDayFrom(schedule, dayOf(schedule.dueDate) + offsetDays)

/** The first day that the gap allows. */
const allowedFrom = ({ policy }: DunningSchedule, { lastSentOn }: LastSent): number =>
  lastSentOn === null ? -Infinity : dayOf(lastSentOn) + policy.minGapDays

/**
 * The day of a step by calendar and gap; undefined if it has none. Steps that are closer than the gap wait for each
 * other. A step whose day was over when a message was sent for another due date does not wait for the gap to that: it
 * stays over. Otherwise moving a due date back would send all its steps, one gap after another.
 */
export const planStep = (
  schedule: DunningSchedule,
  step: number,
  last: LastSent
): PlannedStep | undefined => {
  const policyStep = schedule.policy.steps[step]
  if (policyStep === undefined) return undefined
  const { offsetDays, channels } = policyStep
  const own = ownDayOf(schedule, offsetDays)
  if (own === undefined) return undefined
  const day = dayOf(schedule.dueDate) + offsetDays
  const allowed = allowedFrom(schedule, last)
  const isOver = last.elsewhere === true && last.lastSentOn !== null && own.date < last.lastSentOn
  if (allowed <= day || isOver) return { step, offsetDays, channels, ...own }
  const later = openDayFrom(schedule, allowed)
  return later && { step, offsetDays, channels, ...later, shiftedBy: ["gap", ...later.shiftedBy] }
}

/** Reasons that move a step to a later day for good, so that planning again does not move it back. */
const lasting: ReadonlyArray<ShiftReason> = ["cap", "catch_up"]

/** Whether something other than the plan has moved it. */
export const isMovedForGood = ({ shiftedBy }: Pick<Placed, "shiftedBy">): boolean =>
  shiftedBy.some((reason) => lasting.includes(reason))

/**
 * The day of a step that has an attempt. It is the planned day, unless the attempt is scheduled later: by the cap, to
 * catch up, by an earlier policy or in the customer's earlier zone. Then it is the first open day from that time on,
 * because a step is not missed before the time it was scheduled for.
 */
export const dayOfPlaced = (
  schedule: DunningSchedule,
  planned: PlannedStep,
  last: LastSent,
  placed: Placed,
  now: number
): PlannedStep | undefined => {
  const { scheduledFor } = placed
  if (scheduledFor < planned.closesAt || (now < planned.closesAt && !isMovedForGood(placed))) return planned
  const from = Math.max(dayOf(todayIn(schedule.timezone, scheduledFor)), allowedFrom(schedule, last))
  const day = openDayFrom(schedule, from, scheduledFor)
  const shiftedBy = new Set<ShiftReason>([...placed.shiftedBy, ...(day?.shiftedBy ?? [])])
  return day && { ...planned, ...day, shiftedBy: [...shiftedBy] }
}

/** Whether the day of a later step is over. A step that is late then is superseded. */
export const isOvertaken = (schedule: DunningSchedule, offsetDays: number, now: number): boolean =>
  schedule.policy.steps.some(
    (later) =>
      later.offsetDays > offsetDays && (ownDayOf(schedule, later.offsetDays)?.closesAt ?? Infinity) <= now
  )

const isAhead = ({ policy }: DunningSchedule, { afterOffset }: Progress, step: number): boolean =>
  afterOffset === null || (policy.steps[step]?.offsetDays ?? 0) > afterOffset

/**
 * Every step still to come with its day, in order, as if each were sent on its day. Independent of the clock: planning
 * again gives the same days, also after some of the steps were sent on theirs.
 */
export const plan = (schedule: DunningSchedule, progress: Progress): ReadonlyArray<PlannedStep> => {
  const planned: Array<PlannedStep> = []
  let last: LastSent = progress
  for (let step = 0; step < schedule.policy.steps.length; step += 1) {
    if (!isAhead(schedule, progress, step)) continue
    const next = planStep(schedule, step, last)
    if (next === undefined) continue
    planned.push(next)
    last = { lastSentOn: next.date }
  }
  return planned
}

/** How missed steps are treated: all are skipped as `in_past`, or the newest is caught up. See `next`. */
export type Missed = "in_past" | "catch_up"

/** A step that is not sent, and why. */
export interface SkippedStep {
  readonly step: PlannedStep
  readonly reason: "in_past" | "superseded" | "expired"
}

/** The next step to send, and the missed steps that are skipped. */
export interface Next {
  readonly skipped: ReadonlyArray<SkippedStep>
  readonly next: PlannedStep | null
}

/** A missed step on the next open day; undefined if it is too late for it. */
const caughtUp = (
  schedule: DunningSchedule,
  missed: PlannedStep,
  last: LastSent,
  now: number
): PlannedStep | undefined => {
  const today = dayOf(todayIn(schedule.timezone, now))
  if (today - dayOf(missed.date) > schedule.policy.catchUpDays) return undefined
  const allowed = allowedFrom(schedule, last)
  const day = openDayFrom(schedule, Math.max(today, allowed), now)
  if (day === undefined) return undefined
  const gap: ReadonlyArray<ShiftReason> = allowed > today ? ["gap"] : []
  const shiftedBy = new Set<ShiftReason>([...missed.shiftedBy, "catch_up", ...gap, ...day.shiftedBy])
  return { ...missed, ...day, shiftedBy: [...shiftedBy] }
}

/** The last message before a step. A step that has begun does not wait for the gap to its own first message. */
const lastBefore = (progress: Progress, offsetDays: number | undefined): LastSent =>
  progress.begun?.offsetDays === offsetDays ? (progress.begun ?? progress) : progress

/** A step with its present day, and whether it is missed; undefined if it has no day. */
const stepNow = (
  schedule: DunningSchedule,
  progress: Progress,
  step: number,
  now: number
): { readonly step: PlannedStep; readonly isMissed: boolean } | undefined => {
  const offsetDays = schedule.policy.steps[step]?.offsetDays
  const last = lastBefore(progress, offsetDays)
  const planned = planStep(schedule, step, last)
  if (planned === undefined) return undefined
  const waiting = progress.waiting?.offsetDays === offsetDays ? progress.waiting : undefined
  const placed = waiting === undefined ? planned : dayOfPlaced(schedule, planned, last, waiting, now)
  if (placed === undefined) return undefined
  const isLate = placed !== planned && isOvertaken(schedule, placed.offsetDays, now)
  if (now < placed.closesAt && !isLate) return { step: placed, isMissed: false }
  // How late a step is counts from where the cap has put it, but not from where it was to be caught up.
  const isFromPlan = isLate || waiting?.shiftedBy.includes("catch_up") === true
  return { step: isFromPlan ? planned : placed, isMissed: true }
}

/** Catches up the newest missed step, if there is still time for it, and skips the others. */
const catchUp = (
  schedule: DunningSchedule,
  progress: Progress,
  missed: ReadonlyArray<PlannedStep>,
  ahead: PlannedStep | null,
  now: number
): Next => {
  const newest = missed.at(-1)
  if (newest === undefined) return { skipped: [], next: ahead }
  const skipped = missed.slice(0, -1).map((step): SkippedStep => ({ step, reason: "superseded" }))
  if (isOvertaken(schedule, newest.offsetDays, now)) {
    return { skipped: [...skipped, { step: newest, reason: "superseded" }], next: ahead }
  }
  const caught = caughtUp(schedule, newest, lastBefore(progress, newest.offsetDays), now)
  return caught === undefined
    ? { skipped: [...skipped, { step: newest, reason: "expired" }], next: ahead }
    : { skipped, next: caught }
}

/**
 * The next step to send. A step is missed once the window of its day has closed. `in_past`, for a new receivable or a
 * new due date: missed steps are skipped. `catch_up`, after an outage, a pause or a reversed payment: the newest missed
 * step is still sent if today, in the customer's zone, is at most `catchUpDays` after its day. A step that was moved to
 * a later day is not missed until that day is over, but superseded once the day of a later step is. A skipped step
 * causes no gap, because the gap is between messages.
 */
export const next = (schedule: DunningSchedule, progress: Progress, now: number, onMissed: Missed): Next => {
  const missed: Array<PlannedStep> = []
  let ahead: PlannedStep | null = null
  for (let step = 0; step < schedule.policy.steps.length && ahead === null; step += 1) {
    const found = isAhead(schedule, progress, step) ? stepNow(schedule, progress, step, now) : undefined
    if (found?.isMissed === true) missed.push(found.step)
    else if (found !== undefined) ahead = found.step
  }
  return onMissed === "in_past"
    ? { skipped: missed.map((step) => ({ step, reason: "in_past" })), next: ahead }
    : catchUp(schedule, progress, missed, ahead, now)
}
