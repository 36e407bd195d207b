/** When each step of a ladder falls: on which day, at which moment, and what moved it. Pure; anchored on the due date. */
import { addDays, daysBetween, FIRST_DATE, todayIn } from "../CalendarDate.ts"
import { instantOnDay, minutesOf } from "../LocalTime.ts"
import type { Channel } from "../ReminderAttempt.ts"
import { EARLIEST_TIME, LATEST_TIME, type ReceivablesPolicy, type Weekday } from "./Policy.ts"

/** What moved a step, or an attempt, from where it was. */
export type ShiftReason = "weekend" | "holiday" | "window" | "gap" | "cap" | "catch_up"

/** Everything that a plan depends on, but for what has been sent. */
export interface DunningSchedule {
  readonly policy: Omit<ReceivablesPolicy, "steps"> & {
    readonly steps: ReadonlyArray<{
      readonly offsetDays: number
      readonly channels: ReadonlyArray<Channel>
    }>
  }
  readonly dueDate: string
  /** The debtor's IANA zone. */
  readonly timezone: string
  /** Whether a date is a public holiday where the company is; never, when the policy does not ask. */
  readonly isHoliday: (date: string) => boolean
}

/** The last message, between which and the next one there is a gap. */
export interface LastSent {
  /** The debtor's local date on which it left; null before the first. */
  readonly lastSentOn: string | null
  /** Whether it was for another due date: steps whose days were over by then are not waiting for a gap to it. */
  readonly elsewhere?: boolean
}

/** A step that has been put somewhere already. */
export interface Placed {
  /** Epoch milliseconds. */
  readonly scheduledFor: number
  readonly shiftedBy: ReadonlyArray<ShiftReason>
}

/** Where a receivable stands on its ladder. */
export interface Progress extends LastSent {
  /** The offset of the last step that has ended or is under way; null before the first. */
  readonly afterOffset: number | null
  /** A step of which some channels are done, and the last message of another one: it keeps no distance from itself. */
  readonly begun?: LastSent & { readonly offsetDays: number }
  /** A step that is planned. */
  readonly waiting?: Placed & { readonly offsetDays: number }
}

/** A local day on which messages may leave. */
export interface OpenDay {
  /** The local calendar date. */
  readonly date: string
  /** Epoch milliseconds: when the window of that date opens. */
  readonly at: number
  /** Epoch milliseconds: when that window has closed. */
  readonly closesAt: number
  /** Why it is no earlier day. */
  readonly shiftedBy: ReadonlyArray<ShiftReason>
}

/** One step of the ladder with its day; once its window has closed, the step is missed. */
export interface PlannedStep extends OpenDay {
  /** Position in the policy's steps, from 0. */
  readonly step: number
  readonly offsetDays: number
  readonly channels: ReadonlyArray<Channel>
}

/** Further than this nothing is rolled: a step that finds no open day in it is left out. */
export const MAX_ROLL_DAYS = 400

/** Days are counted from 1970-01-01 here, because counting is cheaper than adding to dates. */
export const dayOf = (date: string): number => daysBetween(FIRST_DATE, date)

/** First and last day on which something is planned: all their hours, in any zone, can be written as instants. */
const FIRST_DAY = dayOf("1970-01-02")
const LAST_DAY = dayOf("9999-12-30")

const EARLIEST_MINUTE = minutesOf(EARLIEST_TIME)
const LATEST_MINUTE = minutesOf(LATEST_TIME)

const weekdays: ReadonlyArray<Weekday> = ["thu", "fri", "sat", "sun", "mon", "tue", "wed"]

const weekdayOf = (day: number): Weekday => weekdays[day % 7] as Weekday

/** The first day from `day` on whose window has some time in it after `after` (epoch milliseconds). */
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
    // Where clocks are set back over an edge of the window, what is left is the part that is inside it for sure.
    const at = instantOnDay(timezone, candidate, from, "later")
    const closesAt = instantOnDay(timezone, candidate, to, "earlier")
    // A day that the zone leaves out has no window, nor has one whose clocks jump over it.
    if (at < closesAt && closesAt > after) return { date, at, closesAt, shiftedBy }
    shift("window")
  }
  return undefined
}

/** The day of a step by due date and calendar alone. */
const ownDayOf = (schedule: DunningSchedule, offsetDays: number): OpenDay | undefined =>
  openDayFrom(schedule, dayOf(schedule.dueDate) + offsetDays)

/** The first day that the gap allows. */
const allowedFrom = ({ policy }: DunningSchedule, { lastSentOn }: LastSent): number =>
  lastSentOn === null ? -Infinity : dayOf(lastSentOn) + policy.minGapDays

/**
 * The day of a step, by its calendar and the gap; undefined if it has none. The steps of a ladder that are closer than
 * the gap wait for each other. A step that was over when something was sent for another due date does not wait for
 * the gap to that: it stays over, or moving a due date back would bring all its steps, one gap after another.
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

/** What moves a step from its day to a later one, for good. */
const lasting: ReadonlyArray<ShiftReason> = ["cap", "catch_up"]

/** Whether it is there for what became of it, and not by a plan. */
export const isMovedForGood = ({ shiftedBy }: Pick<Placed, "shiftedBy">): boolean =>
  shiftedBy.some((reason) => lasting.includes(reason))

/**
 * The day of a step that has been put somewhere: the planned one, or if it was put later, by the cap, to catch up, by
 * an old policy or in a zone where the debtor was before, the first one that is open after that moment. Nobody has
 * missed what was not to be sent yet.
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

/** Whether a step after one has had its own day: what is late then is superseded. */
export const isOvertaken = (schedule: DunningSchedule, offsetDays: number, now: number): boolean =>
  schedule.policy.steps.some(
    (later) =>
      later.offsetDays > offsetDays && (ownDayOf(schedule, later.offsetDays)?.closesAt ?? Infinity) <= now
  )

const isAhead = ({ policy }: DunningSchedule, { afterOffset }: Progress, step: number): boolean =>
  afterOffset === null || (policy.steps[step]?.offsetDays ?? 0) > afterOffset

/**
 * Every step still to come with its day, in order, as if each were sent on it. Depends on no clock: planning again
 * gives the same, and planning after a step was sent on its day gives the rest.
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

/** What becomes of missed steps: nothing, when they were over before they could be; or the newest is caught up. */
export type Missed = "in_past" | "catch_up"

/** A step that is not sent, and why. */
export interface SkippedStep {
  readonly step: PlannedStep
  readonly reason: "in_past" | "superseded" | "expired"
}

/** The step to keep, and those it leaves behind. */
export interface Next {
  readonly skipped: ReadonlyArray<SkippedStep>
  readonly next: PlannedStep | null
}

/** A missed step on the first day with a window that is still to close; undefined if it is too late for it. */
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

/**
 * The next step to keep. A step is missed once the window of its day has closed. `in_past`, for a receivable just
 * made or with a new due date: missed steps are skipped. `catch_up`, after an outage, a pause or a reversed payment:
 * the newest missed step is still sent if today, on the debtor's calendar, is at most `catchUpDays` after its day.
 * A step that waits where the cap or a plan has put it is not missed, but superseded if a later one has had its day.
 * A skipped step leaves no gap behind it: the gap is between messages.
 */
export const next = (schedule: DunningSchedule, progress: Progress, now: number, onMissed: Missed): Next => {
  const missed: Array<PlannedStep> = []
  let ahead: PlannedStep | null = null
  const lastBefore = (offsetDays: number | undefined): LastSent =>
    progress.begun?.offsetDays === offsetDays ? (progress.begun ?? progress) : progress
  for (let step = 0; step < schedule.policy.steps.length && ahead === null; step += 1) {
    if (!isAhead(schedule, progress, step)) continue
    const offsetDays = schedule.policy.steps[step]?.offsetDays
    const last = lastBefore(offsetDays)
    const planned = planStep(schedule, step, last)
    if (planned === undefined) continue
    const waiting = progress.waiting?.offsetDays === offsetDays ? progress.waiting : undefined
    const placed = waiting === undefined ? planned : dayOfPlaced(schedule, planned, last, waiting, now)
    if (placed === undefined) continue
    const isLate = placed !== planned && isOvertaken(schedule, placed.offsetDays, now)
    if (now < placed.closesAt && !isLate) ahead = placed
    // How late it is counts from where the cap has put it, but not from where it was to be caught up.
    else missed.push(isLate || waiting?.shiftedBy.includes("catch_up") ? planned : placed)
  }
  if (onMissed === "in_past") {
    return { skipped: missed.map((step) => ({ step, reason: "in_past" })), next: ahead }
  }
  const newest = missed.at(-1)
  if (newest === undefined) return { skipped: [], next: ahead }
  const skipped = missed.slice(0, -1).map((step): SkippedStep => ({ step, reason: "superseded" }))
  if (isOvertaken(schedule, newest.offsetDays, now)) {
    return { skipped: [...skipped, { step: newest, reason: "superseded" }], next: ahead }
  }
  const caught = caughtUp(schedule, newest, lastBefore(newest.offsetDays), now)
  return caught === undefined
    ? { skipped: [...skipped, { step: newest, reason: "expired" }], next: ahead }
    : { skipped, next: caught }
}
