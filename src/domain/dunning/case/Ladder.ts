/**
 * The ladder of one debt: the days on which it asks for a reminder, and the tone that it has earned. Days count from the
 * effective due date and from what was said, never from the present. Pure.
 */
import type { ShiftReason, Tone } from "../../ReminderAttempt.ts"
import { union } from "../Shifts.ts"
import type { OpenDay } from "../Types.ts"
import type { CaseRules, ReminderStep } from "./CaseRules.ts"
import type { CaseDebt, Rank } from "./Types.ts"

/** Days after which a debt that arrived late may be firm, and a debt that was firm may be final. */
const DAYS_TO_NEXT_TONE = 7
/** Days from the firm reminder to the final one if the day of the final step is over. */
const DAYS_TO_LATE_FINAL = 14

/** A day on which a debt asks for a reminder. */
export interface Slot {
  readonly step: ReminderStep
  readonly day: number
  /** What the step says, at most. */
  readonly tone: Tone
  readonly shiftedBy: ReadonlyArray<ShiftReason>
  /** Whether it is the debt's return after a rest, a late arrival or a change, and not a step of the calendar. */
  readonly isReturn: boolean
  /** How far the ladder has come if it is not sent. */
  readonly rank: Rank
  readonly isRepeat: boolean
}

/** A debt with everything about its ladder that plans need. */
export interface Ladder {
  readonly debt: CaseDebt
  readonly effectiveDay: number
  /** Whether its first step was over when it arrived. */
  readonly isLate: boolean
  /** In order of their days. Empty once the ladder has ended; it may still ask to be repeated. */
  readonly slots: ReadonlyArray<Slot>
  /** Its slot if the policy repeats what has ended. */
  readonly repeat: Slot | null
}

const ranks: Readonly<Record<Tone, number>> = { friendly: 0, firm: 1, final: 2 }

/** The less firm of two tones. */
export const lowerTone = (one: Tone, other: Tone): Tone => (ranks[one] <= ranks[other] ? one : other)

/**
 * Reminders that name the debt, at most. The final one is never cut, nor are the friendly and the firm one that it needs.
 */
const limitOf = ({ hasFinal, policy }: CaseRules): number =>
  hasFinal ? Math.max(policy.maxMessages, 3) : policy.maxMessages

/** Whether a reminder may name the debt in the tone: the places of the firm and the final one are kept for them. */
export const mayBeNamed = (rules: CaseRules, debt: CaseDebt, tone: Tone): boolean => {
  if (debt.reminders === 0 || tone === "final") return true
  const isFinalAhead = rules.hasFinal && debt.finalOn === null
  if (isFinalAhead && tone === "firm" && debt.firmOn === null) return true
  const kept = isFinalAhead ? (debt.firmOn === null ? 2 : 1) : 0
  return limitOf(rules) - debt.reminders > kept
}

/** Days of a debt that its slots depend on. */
interface Place {
  readonly rules: CaseRules
  readonly debt: CaseDebt
  readonly effectiveDay: number
  readonly isLate: boolean
  /** Steps whose day was over at this instant were not missed: they belong to the time before. */
  readonly floor: number
  /** The first opening after it. */
  readonly opening: OpenDay | undefined
  /** How far the ladder has come by reminders that ended without being sent. */
  readonly passed: { readonly offset: number; readonly rank: Rank; readonly on: number } | null
}

const openOn = ({ effectiveDay, rules }: Place, { offsetDays }: ReminderStep): OpenDay | undefined =>
  rules.openFrom(effectiveDay + offsetDays)

const isOverAtFloor = ({ floor }: Place, open: OpenDay | undefined): boolean =>
  open === undefined || open.closesAt <= floor

const placeOf = (rules: CaseRules, since: number, debt: CaseDebt): Place => {
  const { day } = rules.effectiveDue(debt.dueDate)
  const floor = Math.max(debt.begunAt, since, rules.since)
  const [first] = rules.reminders
  const firstOpen = first === undefined ? undefined : rules.openFrom(day + first.offsetDays)
  const isOver = (instant: number) => firstOpen !== undefined && firstOpen.closesAt <= instant
  // A debt that was named on its first day is not late because the company has changed something since.
  const isLate = isOver(debt.reminders === 0 ? floor : debt.begunAt)
  const { passedAt, passedByPerson, passedOffset, passedRank } = debt
  return {
    rules,
    debt,
    effectiveDay: day,
    isLate,
    floor,
    opening: isOver(floor) || debt.begun === "again" ? rules.openingAt(floor) : undefined,
    passed:
      passedAt === null || (passedAt < floor && passedByPerson !== true)
        ? null
        : { offset: passedOffset ?? -Infinity, rank: passedRank ?? 0, on: rules.dayAt(passedAt) }
  }
}

/** Whether a step of the calendar is still to come for the debt, whatever day it has. Only a final reminder is the final step. */
const isToCome = ({ debt, passed }: Place, { offsetDays, tone }: ReminderStep): boolean =>
  offsetDays > (passed?.offset ?? -Infinity) &&
  (tone === "final" ? debt.finalOn === null : offsetDays > (debt.reachedOffset ?? -Infinity))

const slotOf = (step: ReminderStep, day: number, fields: Partial<Slot> = {}): Slot => ({
  step,
  day,
  tone: step.tone,
  shiftedBy: [],
  isReturn: false,
  rank: 0,
  isRepeat: false,
  ...fields
})

/** The tone of a reminder that is no step of its own: that of the step that has come, firm at most and once it was firm. */
export const toneBetween = ({ firmOn }: CaseDebt, { tone }: ReminderStep): Tone =>
  firmOn === null ? lowerTone(tone, "firm") : "firm"

/** The newest of the steps whose day has come, at least the first. */
export const stepOn = (rules: CaseRules, dueDate: string, day: number): ReminderStep | undefined => {
  const { day: due } = rules.effectiveDue(dueDate)
  const come = rules.reminders.findLast(
    ({ offsetDays }) => (rules.openFrom(due + offsetDays)?.day ?? Infinity) <= day
  )
  return come ?? rules.reminders[0]
}

/** How far the debt's ladder has come by what was sent. */
const levelOf = ({ finalOn, firmOn, reminders }: CaseDebt): Rank =>
  finalOn !== null ? 3 : firmOn !== null ? 2 : reminders > 0 ? 1 : 0

/**
 * The return of a debt: named at the opening after it came late, rested, was changed, or after the company changed what
 * kept it from being named. Firm at most.
 */
const returnOf = (place: Place): Slot | undefined => {
  const { debt, effectiveDay, opening, passed, rules } = place
  if (opening === undefined || effectiveDay >= opening.day) return undefined
  const isAgain = debt.begun === "again" && debt.firstNamedOn === null
  const isNamedSince = !isAgain && debt.namedOn !== null && debt.namedOn >= opening.day
  if (isNamedSince || passed !== null) return undefined
  const isMissed = (step: ReminderStep) =>
    isToCome(place, step) &&
    isOverAtFloor(place, openOn(place, step)) &&
    debt.finalOn === null &&
    (step.tone !== "final" || owedDay(place) < opening.day)
  if (!isAgain && !rules.reminders.some(isMissed)) return undefined
  const step = stepOn(rules, debt.dueDate, opening.day)
  if (step === undefined) return undefined
  const level = levelOf(debt)
  const isReopened = debt.finalOn !== null || (isAgain && !rules.reminders.some((s) => isToCome(place, s)))
  return slotOf(step, opening.day, {
    tone: toneBetween(debt, step),
    shiftedBy: union([isReopened ? "reopened" : "catch_up"], opening.shiftedBy),
    isReturn: true,
    rank: level === 0 ? 1 : level
  })
}

/** Steps of the calendar that are not final. */
const ordinarySlots = (place: Place): ReadonlyArray<Slot> => {
  const { debt, isLate, rules } = place
  const last = rules.reminders.at(-1)
  const earliest =
    isLate && debt.firmOn === null && debt.firstNamedOn !== null ? debt.firstNamedOn + DAYS_TO_NEXT_TONE : 0
  return rules.reminders.flatMap((step) => {
    if (step.tone === "final" || !isToCome(place, step)) return []
    const open = openOn(place, step)
    if (open === undefined || isOverAtFloor(place, open)) return []
    const isMoved = open.day < earliest
    const day = isMoved ? earliest : open.day
    const due = rules.effectiveDue(debt.dueDate)
    const shiftedBy = union(due.shiftedBy, isMoved ? ["gap"] : open.shiftedBy)
    return [slotOf(step, day, { shiftedBy, rank: step === last ? 3 : 0 })]
  })
}

/**
 * When the last step is due for a debt that has been named, by what was said: on its own day, or later if the debt has not
 * earned the final tone by then. A debt that was not firm yet is firm then, and final later.
 */
const owedDay = (place: Place): number => {
  const { debt, isLate, opening, passed, rules } = place
  const last = rules.reminders.at(-1)
  const own = last === undefined ? -Infinity : (openOn(place, last)?.day ?? -Infinity)
  const { firmOn, firstNamedOn, namedOn } = debt
  if (namedOn === null) return -Infinity
  if (firmOn === null) {
    // What arrived late is firm as soon as it may be, unless the steps that are still ahead come later.
    const ahead = rules.reminders.filter((step) => isComing(place, step))
    const isLater = (step: ReminderStep) =>
      (openOn(place, step)?.day ?? -Infinity) > namedOn + DAYS_TO_NEXT_TONE
    const isOnItsDay = !isLate || (ahead.length > 0 && ahead.every(isLater))
    if (isOnItsDay) return Math.max(own, namedOn + DAYS_TO_NEXT_TONE)
    const heard = Math.max(namedOn, passed?.on ?? -Infinity)
    return Math.max(heard + DAYS_TO_NEXT_TONE, opening?.day ?? -Infinity)
  }
  const earned = Math.max(firmOn, firstNamedOn ?? namedOn) + DAYS_TO_NEXT_TONE
  return own >= earned ? own : Math.max(firmOn + DAYS_TO_LATE_FINAL, earned)
}

/** The firm reminder that a ladder without a final step still owes to a debt that was named too late for it. */
const firmSlot = (place: Place, last: ReminderStep): ReadonlyArray<Slot> => {
  const { debt, passed, rules } = place
  const from = Math.max(debt.namedOn ?? -Infinity, passed?.on ?? -Infinity)
  const isOwed = debt.firmOn === null && last.tone === "firm" && debt.reminders < rules.reminders.length
  const isNext = isOwed && (passed?.rank ?? 0) <= 1 && !rules.reminders.some((step) => isComing(place, step))
  return isNext && from !== -Infinity
    ? [slotOf(last, from + DAYS_TO_NEXT_TONE, { shiftedBy: ["gap"], rank: 2 })]
    : []
}

/** The first day after a reminder that ended without being sent. */
const afterPassed = ({ passed }: Place): number =>
  passed === null || passed.rank === 0
    ? -Infinity
    : passed.on + (passed.rank === 1 ? DAYS_TO_NEXT_TONE : DAYS_TO_LATE_FINAL)

/** The final step; for a debt that has not been firm, the firm reminder that it needs. */
const finalSlot = (place: Place, last: ReminderStep, open: OpenDay): ReadonlyArray<Slot> => {
  const { debt, passed, rules } = place
  const isOwn = isToCome(place, last) && !isOverAtFloor(place, open)
  // If the company has changed what kept it from being said, the debt is named first, and final a week later.
  const returned = debt.reminders === 0 ? undefined : returnOf(place)
  const afterReturn = returned === undefined ? -Infinity : returned.day + DAYS_TO_NEXT_TONE
  const own = isOwn ? open.day : -Infinity
  const wanted = debt.namedOn === null ? own : Math.max(owedDay(place), afterReturn)
  const day = Math.max(wanted, afterPassed(place))
  if (day === -Infinity) return []
  const next = Math.max(levelOf(debt), passed?.rank ?? 0) + 1
  const rank = isOwn && day === open.day ? 3 : (Math.min(3, next) as Rank)
  const ownShifts = union(rules.effectiveDue(debt.dueDate).shiftedBy, open.shiftedBy)
  return [slotOf(last, day, { shiftedBy: day === open.day ? ownShifts : ["gap"], rank })]
}

/** What the ladder still owes when its ordinary steps are over. */
const lastSlots = (place: Place): ReadonlyArray<Slot> => {
  const { passed, rules } = place
  const last = rules.reminders.at(-1)
  const open = last === undefined ? undefined : openOn(place, last)
  if (last === undefined || open === undefined || passed?.rank === 3) return []
  return rules.hasFinal ? finalSlot(place, last, open) : firmSlot(place, last)
}

const isComing = (place: Place, step: ReminderStep): boolean =>
  step.tone !== "final" && isToCome(place, step) && !isOverAtFloor(place, openOn(place, step))

const slotsOf = (place: Place): ReadonlyArray<Slot> => {
  const { debt, rules } = place
  const again = returnOf(place)
  if (debt.finalOn !== null) return again === undefined ? [] : [again]
  const all = [...(again === undefined ? [] : [again]), ...ordinarySlots(place), ...lastSlots(place)]
  // What rested and returns is named, however often it was before.
  const allowed = all.filter(
    (slot) =>
      (slot.isReturn && debt.begun === "again") ||
      mayBeNamed(rules, debt, lowerTone(slot.tone, earnedTone(place, slot.day)))
  )
  return allowed.toSorted((a, b) => a.day - b.day || a.step.offsetDays - b.step.offsetDays)
}

/** The tone that a debt has earned on a day. */
const earnedTone = ({ debt, isLate, rules }: Pick<Place, "debt" | "isLate" | "rules">, day: number): Tone => {
  const { finalOn, firmOn, firstNamedOn, namedOn, reminders } = debt
  if (reminders === 0 || namedOn === null) return "friendly"
  if (firmOn === null) {
    return isLate && (firstNamedOn ?? namedOn) + DAYS_TO_NEXT_TONE > day ? "friendly" : "firm"
  }
  const isEarned =
    firmOn + DAYS_TO_NEXT_TONE <= day && firstNamedOn !== null && firstNamedOn + DAYS_TO_NEXT_TONE <= day
  return rules.hasFinal && finalOn === null && isEarned ? "final" : "firm"
}

/** The tone that a debt has earned on a day, by what was said about it before. */
export const toneEarned = (rules: CaseRules, { debt, isLate }: Ladder, day: number): Tone =>
  earnedTone({ rules, debt, isLate }, day)

/**
 * The slot at which a debt whose ladder has ended is named once more: not before the company has changed what kept it from
 * being named.
 */
const repeatOf = (place: Place): Slot | null => {
  const { debt, opening, passed, rules } = place
  const last = rules.reminders.at(-1)
  const { repeatDays } = rules.policy
  if (repeatDays === null || last === undefined || debt.namedOn === null) return null
  const day = Math.max(Math.max(debt.namedOn, passed?.on ?? 0) + repeatDays, opening?.day ?? -Infinity)
  return slotOf(last, day, { tone: toneBetween(debt, last), isRepeat: true, rank: 3 })
}

/** The ladder of a debt that is chased. `since` is that of its case. */
export const ladderOf = (rules: CaseRules, since: number, debt: CaseDebt): Ladder => {
  const place = placeOf(rules, since, debt)
  const slots = slotsOf(place)
  return {
    debt,
    effectiveDay: place.effectiveDay,
    isLate: place.isLate,
    slots,
    repeat: slots.length === 0 ? repeatOf(place) : null
  }
}
