/** How a cycle begins, goes on and is opened again: the states of its attempts. Pure. */
import type { AttemptRecord, ReasonCode, ShiftReason } from "../ReminderAttempt.ts"
import { dateOf, dayAt, dayOf, effectiveDueDay, expiryOf, openDayFrom, openingAt } from "./Calendar.ts"
import { endedIn, type Cycle, lastDayOf, mayHaveBeenSent, cycleMessageName, progressOf } from "./Cycle.ts"
import { union } from "./Shifts.ts"
import { FROM_DUE_DATE, gapOf, type LaidOutStep, layOutSteps, NOT_BEGUN } from "./StepDates.ts"
import type { DunningSchedule, NewPlannedState, OpenDay } from "./Types.ts"

const DAY_MILLIS = 86_400_000

type States = ReadonlyArray<NewPlannedState>

/** The states of a step on its channels: planned for a day, or skipped for a reason. */
const statesOf = (
  { number: cycle, countedFrom }: Pick<Cycle, "number" | "countedFrom">,
  { channels, offsetDays, step }: Pick<LaidOutStep, "channels" | "offsetDays" | "step">,
  { at, shiftedBy }: Pick<OpenDay, "at" | "shiftedBy">,
  expiresAt: number,
  reasonCode: ReasonCode | null = null
): States =>
  channels.map((channel) => ({
    cycle,
    countedFrom,
    step,
    offsetDays,
    channel,
    status: reasonCode === null ? "scheduled" : "skipped",
    reasonCode,
    scheduledFor: at,
    shiftedBy,
    expiresAt
  }))

const skip = (cycle: Pick<Cycle, "number" | "countedFrom">, step: LaidOutStep, reason: ReasonCode): States =>
  statesOf(cycle, step, step.open, step.open.at, reason)

/**
 * A cycle that begins late, with this step on this day. What follows keeps the distances of the offsets to it, so all
 * of them count from a date that lies as many days before it as its offset says.
 */
const beginningAt = (
  schedule: DunningSchedule,
  number: number,
  step: Pick<LaidOutStep, "channels" | "offsetDays" | "step">,
  open: OpenDay
): States =>
  statesOf({ number, countedFrom: dateOf(open.day - step.offsetDays) }, step, open, expiryOf(schedule, open))

/** The newest step that has passed, for a debt that nobody was reminded of until after its effective due date. */
const beginLate = (schedule: DunningSchedule, number: number, now: number): States => {
  // Most due dates lie ahead. No zone is a whole day ahead of UTC, and this is cheaper than finding out its date.
  if (Math.floor(now / DAY_MILLIS) + 1 <= dayOf(schedule.dueDate)) return []
  if (dayAt(schedule, now) <= effectiveDueDay(schedule).day) return []
  const opening = openingAt(schedule, now)
  if (opening === undefined) return []
  const newest = layOutSteps(schedule, FROM_DUE_DATE, NOT_BEGUN, opening.at).findLast(
    ({ isDropped, open }) => !isDropped && open.day <= opening.day
  )
  if (newest === undefined) return []
  const shiftedBy =
    newest.open.day === opening.day ? newest.open.shiftedBy : union(["catch_up"], opening.shiftedBy)
  return beginningAt(schedule, number, newest, { ...opening, shiftedBy })
}

/** The last step of the policy once more, at the next opening that keeps the gap. Bills are never reopened. */
export const reopened = (
  schedule: DunningSchedule,
  number: number,
  attempts: ReadonlyArray<AttemptRecord>,
  now: number
): States => {
  const step = schedule.policy.steps.length - 1
  const last = schedule.policy.steps[step]
  if (last === undefined || schedule.about === "payable") return []
  const today = dayAt(schedule, now)
  const allowed = Math.max(today, lastDayOf(attempts) + gapOf(schedule))
  const open = openDayFrom(schedule, allowed, now)
  if (open === undefined) return []
  const why: ReadonlyArray<ShiftReason> = allowed > today ? ["reopened", "gap"] : ["reopened"]
  return beginningAt(schedule, number, { ...last, step }, { ...open, shiftedBy: union(why, open.shiftedBy) })
}

/**
 * The steps whose window has closed, and the layout of the others without what was sent. Steps that have passed keep
 * nobody at a distance, so those after them are laid out again.
 */
const passedBy = (schedule: DunningSchedule, now: number) => {
  const passed: Array<LaidOutStep> = []
  let byCalendar = layOutSteps(schedule, FROM_DUE_DATE, NOT_BEGUN, now)
  for (let [first] = byCalendar; first !== undefined && first.open.closesAt <= now; [first] = byCalendar) {
    passed.push(first)
    byCalendar = layOutSteps(schedule, FROM_DUE_DATE, { ...NOT_BEGUN, reached: first.offsetDays }, now)
  }
  return { passed, byCalendar }
}

/**
 * Begins a cycle, for a new receivable or bill or a new due date. If nothing was ever sent and the effective due date is
 * over, it begins late. Else steps whose window has closed are skipped, and the first one ahead is planned. If none is
 * ahead although there was a cycle before, or with `isReopening`, the last step is planned once more.
 */
export const beginCycle = (
  schedule: DunningSchedule,
  number: number,
  attempts: ReadonlyArray<AttemptRecord>,
  now: number,
  isReopening: boolean
): States => {
  const isFirst = !attempts.some(mayHaveBeenSent)
  if (isFirst && schedule.about === "receivable") {
    const late = beginLate(schedule, number, now)
    if (late.length > 0) return late
  }
  const cycle = { number, countedFrom: null }
  const { byCalendar, passed } = passedBy(schedule, now)
  const progress = {
    ...NOT_BEGUN,
    reached: passed.at(-1)?.offsetDays ?? -Infinity,
    lastSentDay: lastDayOf(attempts)
  }
  const laidOut = isFirst ? byCalendar : layOutSteps(schedule, FROM_DUE_DATE, progress, now)
  const ahead = laidOut.find(({ isDropped }) => !isDropped)
  if (ahead === undefined && (isReopening || attempts.length > 0)) {
    const again = reopened(schedule, number, attempts, now)
    if (again.length > 0) return again
  }
  const dropped = laidOut.filter(
    ({ isDropped, offsetDays }) => isDropped && (ahead === undefined || offsetDays < ahead.offsetDays)
  )
  return [
    ...passed.flatMap((step) => skip(cycle, step, "in_past")),
    ...dropped.flatMap((step) => skip(cycle, step, "gap")),
    ...(ahead === undefined ? [] : statesOf(cycle, ahead, ahead.open, expiryOf(schedule, ahead.open)))
  ]
}

/** Reasons for which an attempt may be later than its step. */
const lasting: ReadonlyArray<ShiftReason> = ["cap", "gap", "catch_up"]

/**
 * Whether a decision has moved an attempt to a later time than its step has, so that planning leaves it there. The step
 * may have kept a gap of its own before, so its own shifts say nothing.
 */
const isMovedForGood = ({ scheduledFor, shiftedBy }: AttemptRecord, own: OpenDay): boolean =>
  scheduledFor > own.at && shiftedBy.some((reason) => lasting.includes(reason))

/**
 * Whether the step after takes the place of one that could be sent at `opening`: its own time has come by then, or the
 * earlier one is before the due date and, sent so late, would push it.
 */
export const isOvertaken = (
  schedule: DunningSchedule,
  { offsetDays, open }: Pick<LaidOutStep, "offsetDays" | "open">,
  opening: OpenDay,
  after: LaidOutStep | undefined
): boolean => {
  if (after === undefined) return false
  if (after.open.at <= opening.at) return true
  const isLate = opening.day > open.day
  return offsetDays < 0 && isLate && after.open.day < opening.day + gapOf(schedule)
}

/** The newest step whose time has come, on one channel. */
interface Newest {
  readonly step: LaidOutStep
  /** Its open attempt, if any. */
  readonly row: AttemptRecord | undefined
  /** The step ahead. */
  readonly after: LaidOutStep | undefined
  readonly cameWhile: ReasonCode | undefined
}

/** When the newest step is to be sent, if its time is not over. A decision may have moved its attempt. */
const placeOfNewest = (schedule: DunningSchedule, { row, step: { open } }: Newest, now: number) => {
  const own = expiryOf(schedule, open)
  if (row?.status === "scheduled" && isMovedForGood(row, open)) {
    const opening = openingAt(schedule, Math.max(now, row.scheduledFor))
    const isKept = opening !== undefined && row.scheduledFor >= opening.at
    return {
      opening,
      at: isKept ? row.scheduledFor : (opening?.at ?? 0),
      shiftedBy: isKept ? row.shiftedBy : lateShifts(row.shiftedBy, opening),
      expiresAt: Math.max(own, row.expiresAt)
    }
  }
  const opening = now < open.closesAt ? open : openingAt(schedule, now)
  const shiftedBy = opening === open ? open.shiftedBy : lateShifts(open.shiftedBy, opening)
  return { opening, at: opening?.at ?? 0, shiftedBy, expiresAt: own }
}

const lateShifts = (shiftedBy: ReadonlyArray<ShiftReason>, opening: OpenDay | undefined) =>
  union(shiftedBy, union(["catch_up"], opening?.shiftedBy ?? []))

/** The state of the newest step whose time has come. */
const stateOfNewest = (schedule: DunningSchedule, cycle: Cycle, newest: Newest, now: number): States => {
  const { after, cameWhile, row, step } = newest
  const waitsFor = row?.status === "scheduled" ? row.reasonCode : null
  const { expiresAt, opening, ...place } = placeOfNewest(schedule, newest, now)
  if (opening === undefined || opening.at >= expiresAt) {
    return skip(cycle, step, waitsFor ?? cameWhile ?? "expired")
  }
  if (isOvertaken(schedule, step, opening, after)) return skip(cycle, step, cameWhile ?? "superseded")
  return statesOf(cycle, step, place, expiresAt).map((state) => ({ ...state, reasonCode: waitsFor }))
}

/**
 * Goes on with a cycle. Of the steps whose time has come only the newest is sent, if its time is not over and it does
 * not push the one after it; the older ones are skipped. Else the first step ahead is planned. What is skipped keeps
 * nobody at a distance, so the others are laid out again after it.
 */
export const proceed = (
  schedule: DunningSchedule,
  cycle: Cycle,
  attempts: ReadonlyArray<AttemptRecord>,
  now: number,
  cameWhile: ReasonCode | undefined
): States => {
  let progress = progressOf(schedule, cycle, attempts)
  const ended = endedIn(cycle)
  const states: Array<NewPlannedState> = cycle.attempts
    .filter(({ offsetDays, status }) => status === "scheduled" && offsetDays < progress.reached)
    .map((attempt) => ({ ...attempt, status: "skipped", reasonCode: "superseded" }))
  const pass = (steps: ReadonlyArray<LaidOutStep>) => {
    for (const step of steps)
      states.push(...skip(cycle, step, step.isDropped ? "gap" : (cameWhile ?? "superseded")))
  }
  for (;;) {
    const left = layOutSteps(schedule, cycle, progress, now).flatMap((step) => {
      const channels = step.channels.filter((channel) => !ended.has(cycleMessageName({ ...step, channel })))
      return channels.length === 0 ? [] : [{ ...step, channels }]
    })
    const newest = left.findLastIndex(({ isDropped, open }) => !isDropped && open.at <= now)
    const step = left[newest]
    const after = left.findIndex(({ isDropped, open }) => !isDropped && open.at > now)
    const ahead = left[after]
    if (step === undefined) {
      pass(after === -1 ? left : left.slice(0, after))
      if (ahead !== undefined) {
        states.push(...statesOf(cycle, ahead, ahead.open, expiryOf(schedule, ahead.open)))
      }
      break
    }
    const passed = left.slice(0, newest)
    pass(passed)
    const last = passed.at(-1)
    if (last !== undefined) {
      progress = { ...progress, reached: last.offsetDays, isBegun: false }
      continue
    }
    const own = step.channels.flatMap((channel) => {
      const isOwn = (attempt: AttemptRecord) =>
        attempt.offsetDays === step.offsetDays && attempt.channel === channel
      const row = cycle.attempts.find(isOwn)
      const newest = { step: { ...step, channels: [channel] }, row, after: ahead, cameWhile }
      return stateOfNewest(schedule, cycle, newest, now)
    })
    states.push(...own)
    if (own.some(({ status }) => status === "scheduled")) break
    progress = { ...progress, reached: step.offsetDays, isBegun: false }
  }
  return states.map((state) => asBegun(cycle, state))
}

/** The first step of a cycle that began late still says so after it has moved. */
const asBegun = ({ attempts, firstOffset }: Cycle, state: NewPlannedState): NewPlannedState => {
  if (state.offsetDays !== firstOffset || state.status !== "scheduled") return state
  const row = attempts.find(
    ({ channel, offsetDays }) => offsetDays === firstOffset && channel === state.channel
  )
  const begun = row?.shiftedBy.filter((reason) => reason === "reopened" || reason === "catch_up") ?? []
  return { ...state, shiftedBy: union(begun, state.shiftedBy) }
}
