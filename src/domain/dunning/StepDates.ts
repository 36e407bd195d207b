/** Lays out the steps of a cycle: the day and time of each, and what moved it. Pure. */
import type { Channel } from "../ReminderAttempt.ts"
import { dayOf, effectiveDueDay, openDayFrom, openDayUpTo } from "./Calendar.ts"
import { union } from "./Shifts.ts"
import type { DunningSchedule, OpenDay } from "./Types.ts"

/** Where the offsets of a cycle count from. */
export interface CycleStart {
  /**
   * For a cycle that began late, the date from which all of its offsets count; else null, and offsets below 0 count
   * from the due date, the others from the effective due date.
   */
  readonly countedFrom: string | null
  /** Steps before this offset are not part of the cycle: it began late, with this one. */
  readonly firstOffset: number
}

/** What has become of a cycle, as far as its later steps depend on it. Days are numbers since 1970-01-01. */
export interface Progress {
  /** The last offset of which a message has ended; -Infinity before the first. Steps up to it are not laid out. */
  readonly reached: number
  /** Whether that step has messages left on other channels, so that it is laid out as well. */
  readonly isBegun: boolean
  /** The local day of the last message about this receivable or bill; -Infinity before the first. */
  readonly lastSentDay: number
  /** The same without the messages of the step `reached`: its other channels keep no distance from those. */
  readonly lastSentDayBefore: number
}

/** A cycle of which nothing has ended. */
export const NOT_BEGUN: Progress = {
  reached: -Infinity,
  isBegun: false,
  lastSentDay: -Infinity,
  lastSentDayBefore: -Infinity
}

/** The start of a cycle that counts from the due date. */
export const FROM_DUE_DATE: CycleStart = { countedFrom: null, firstOffset: -Infinity }

/** A step with its day. */
export interface LaidOutStep {
  /** Position in the policy's steps, from 0. */
  readonly step: number
  readonly offsetDays: number
  readonly channels: ReadonlyArray<Channel>
  /** The day it has, or would have if it were not dropped. */
  readonly open: OpenDay
  /** Before the due date a step that is too close behind another is left out, because it can't move towards the date. */
  readonly isDropped: boolean
}

/** The least distance of two messages in days. */
export const gapOf = ({ policy }: Pick<DunningSchedule, "policy">): number => Math.max(1, policy.minGapDays)

/** The days of single steps by the calendar alone. The effective due date is found when a step first needs it. */
const calendarOf = (schedule: DunningSchedule, { countedFrom }: CycleStart) => {
  let effective: ReturnType<typeof effectiveDueDay> | undefined
  return (offsetDays: number): OpenDay | undefined => {
    if (countedFrom !== null) return openDayFrom(schedule, dayOf(countedFrom) + offsetDays)
    if (offsetDays < 0) return openDayUpTo(schedule, dayOf(schedule.dueDate) + offsetDays)
    effective ??= effectiveDueDay(schedule)
    const { day, shiftedBy } = effective
    const open = openDayFrom(schedule, day + offsetDays)
    return open && { ...open, shiftedBy: union(shiftedBy, open.shiftedBy) }
  }
}

/**
 * The steps of a cycle that are still to come, in order, each with its day. Where two would be closer than the policy's gap, the later one is
 * moved behind the earlier, or dropped if it is before the due date; so two are never on one day and never swapped. What
 * was really sent keeps the same gap to them; what was skipped does not, because the gap is between messages. The days
 * do not depend on the time: laying out again gives the same ones, also after some steps were sent on theirs. Ends with the first step whose window opens after
 * `until` (epoch milliseconds).
 */
export const layOutSteps = (
  schedule: DunningSchedule,
  start: CycleStart,
  progress: Progress,
  until = Infinity
): ReadonlyArray<LaidOutStep> => {
  const gap = gapOf(schedule)
  const dayByCalendar = calendarOf(schedule, start)
  const laidOut: Array<LaidOutStep> = []
  let behind = -Infinity
  for (const [step, { channels, offsetDays }] of schedule.policy.steps.entries()) {
    const own = isToCome(start, progress, offsetDays) ? dayByCalendar(offsetDays) : undefined
    if (own === undefined) continue
    const isReached = offsetDays === progress.reached
    const allowed = Math.max(behind, isReached ? progress.lastSentDayBefore : progress.lastSentDay) + gap
    let open = own
    if (own.day < allowed) {
      if (offsetDays < 0 && start.countedFrom === null) {
        laidOut.push({ step, offsetDays, channels, open, isDropped: true })
        continue
      }
      const later = openDayFrom(schedule, allowed)
      if (later === undefined) continue
      open = { ...later, shiftedBy: union(["gap"], later.shiftedBy) }
    }
    behind = open.day
    laidOut.push({ step, offsetDays, channels, open, isDropped: false })
    if (open.at > until) break
  }
  return laidOut
}

const isToCome = ({ firstOffset }: CycleStart, { isBegun, reached }: Progress, offsetDays: number): boolean =>
  offsetDays >= firstOffset && (isBegun ? offsetDays >= reached : offsetDays > reached)
