/** When a debt asks for a notice before or on its due date. Pure. */
import type { ShiftReason } from "../../ReminderAttempt.ts"
import type { OpenDay } from "../Types.ts"
import type { CaseRules, ReminderStep } from "./CaseRules.ts"
import type { CaseDebt } from "./Types.ts"

/** "Due today" is sent after an earlier notice only if the last message is so many days old. */
const DAYS_BEFORE_DUE_TODAY = 3
/** Two notices of a debt are so many days apart at least, whatever `noticeDays` says. */
const MIN_DAYS_APART = 2

/** A day on which a debt asks for a notice. */
export interface NoticeSlot {
  readonly step: ReminderStep
  /** Its own day, open. */
  readonly slotDay: number
  /** The day on which it leaves if nothing is missed. */
  readonly day: number
  readonly shiftedBy: ReadonlyArray<ShiftReason>
}

/** What a notice depends on beside the debt. */
export interface NoticePlace {
  readonly rules: CaseRules
  /** Of the case. */
  readonly since: number
  /** The day of the last message to the customer on any channel; -Infinity before the first. */
  readonly lastMessageOn: number
  /** The first opening that has not closed. */
  readonly opening: OpenDay
}

/** The day of a step by the calendar: before the due date it moves back to an open day. */
const dayOfStep = (
  { rules }: NoticePlace,
  debt: CaseDebt,
  { offsetDays }: ReminderStep
): OpenDay | undefined => {
  if (offsetDays < 0) return rules.openUpTo(rules.dayOf(debt.dueDate) + offsetDays)
  return rules.openFrom(rules.effectiveDue(debt.dueDate).day)
}

/** Whether an earlier notice keeps this one from being sent. */
const isNoticed = (
  { lastMessageOn, rules }: NoticePlace,
  debt: CaseDebt,
  offsetDays: number,
  day: number
) => {
  const distance = day - (debt.noticedOn ?? -Infinity)
  if (distance > rules.policy.noticeDays && distance >= MIN_DAYS_APART) return false
  return offsetDays < 0 || day - lastMessageOn < DAYS_BEFORE_DUE_TODAY
}

/** The day on which a notice would leave if nothing is missed: its own, or the next if that has had a message. */
const placedOn = (place: NoticePlace, open: OpenDay, offsetDays: number): OpenDay | undefined => {
  const { lastMessageOn, rules } = place
  if (lastMessageOn < open.day) return open
  // "Due today" is another message on another day.
  const later = offsetDays === 0 ? undefined : rules.openFrom(lastMessageOn + 1)
  return later && { ...later, shiftedBy: ["gap", ...later.shiftedBy] }
}

/** Whether a notice would leave so late that it keeps "due today" from being sent. */
const isTooLate = ({ opening }: NoticePlace, slot: OpenDay, own: OpenDay, due: number): boolean => {
  const leaves = Math.max(slot.day, opening.day)
  return leaves > own.day && due - leaves < DAYS_BEFORE_DUE_TODAY
}

/** A step of which a notice can still be sent, with the day on which it would leave. */
const slotFor = (place: NoticePlace, debt: CaseDebt, step: ReminderStep): NoticeSlot | undefined => {
  const { opening, rules, since } = place
  const { offsetDays } = step
  const open = dayOfStep(place, debt, step)
  if (open === undefined || open.day <= (debt.noticePassedOn ?? -Infinity)) return undefined
  if (open.closesAt <= Math.max(debt.begunAt, since, rules.since)) return undefined
  const slot = placedOn(place, open, offsetDays)
  // What is over needs no decision: the debt is reminded of later.
  if (slot === undefined || opening.at >= rules.expiryOf(slot)) return undefined
  if (isNoticed(place, debt, offsetDays, slot.day)) return undefined
  const due = rules.effectiveDue(debt.dueDate)
  if (offsetDays < 0 && isTooLate(place, slot, open, due.day)) return undefined
  const shiftedBy = offsetDays < 0 || slot !== open ? slot.shiftedBy : due.shiftedBy
  return { step, slotDay: open.day, day: slot.day, shiftedBy }
}

/**
 * The slot of a debt's next notice: of those whose day has come by the next opening the newest, else the first ahead.
 */
export const noticeSlotOf = (place: NoticePlace, debt: CaseDebt): NoticeSlot | undefined => {
  let next: NoticeSlot | undefined
  for (const step of place.rules.notices) {
    const slot = slotFor(place, debt, step)
    if (slot === undefined) continue
    // Of two on one day the newer one counts.
    if (next === undefined || slot.day <= Math.max(next.day, place.opening.day)) next = slot
    else break
  }
  return next
}
