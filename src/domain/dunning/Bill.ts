/** The reminders of a bill to the company's own people: a message for each step, for that bill alone. Pure. */
import type { ShiftReason } from "../ReminderAttempt.ts"
import type { PayableStep } from "./Policy.ts"
import { union } from "./Shifts.ts"
import type { OpenDay } from "./Types.ts"
import type { CaseRules } from "./case/CaseRules.ts"

/** Days between two reminders of one bill. */
const GAP_DAYS = 2

/** A bill with what was said about it since its due date was last set. */
export interface BillState {
  readonly dueDate: string
  /** When its due date was set: steps whose day was over then are left out. Epoch milliseconds. */
  readonly begunAt: number
  /** The newest of its steps that is over, sent or not; null before the first. */
  readonly reachedOffset: number | null
  /** The day of its last reminder. */
  readonly remindedOn: number | null
}

/** The next reminder of a bill. */
export interface PlannedBillReminder {
  readonly step: number
  readonly offsetDays: number
  readonly at: number
  readonly expiresAt: number
  /** Whether its time is over, so that it can be recorded as not sent. */
  readonly isOver: boolean
  readonly shiftedBy: ReadonlyArray<ShiftReason>
}

const dayOfStep = (rules: CaseRules, dueDate: string, offsetDays: number): OpenDay | undefined =>
  offsetDays < 0
    ? rules.openUpTo(rules.dayOf(dueDate) + offsetDays)
    : rules.openFrom(rules.effectiveDue(dueDate).day + offsetDays)

/** The day on which a step leaves; undefined if it is left out. */
const slotOf = (rules: CaseRules, bill: BillState, { offsetDays }: PayableStep): OpenDay | undefined => {
  const open = dayOfStep(rules, bill.dueDate, offsetDays)
  if (open === undefined || open.closesAt <= bill.begunAt) return undefined
  const allowed = bill.remindedOn === null ? -Infinity : bill.remindedOn + GAP_DAYS
  if (open.day >= allowed) return open
  if (offsetDays < 0) return undefined
  const later = rules.openFrom(allowed)
  return later && { ...later, shiftedBy: union(["gap"], later.shiftedBy) }
}

/**
 * Plans the next reminder of a bill that is not paid; null if none is left. Of the steps whose day has come only the
 * newest is sent, as long as its time is not over.
 */
export const planBill = (
  rules: CaseRules,
  steps: ReadonlyArray<PayableStep>,
  bill: BillState,
  now: number
): PlannedBillReminder | null => {
  const opening = rules.openingAt(now)
  if (opening === undefined) return null
  const left = steps.flatMap((each, step) => {
    const { offsetDays } = each
    const open = offsetDays > (bill.reachedOffset ?? -Infinity) ? slotOf(rules, bill, each) : undefined
    return open === undefined ? [] : [{ step, offsetDays, open }]
  })
  const next = left.findLast(({ open }) => open.day <= Math.max(opening.day, left[0]?.open.day ?? 0))
  if (next === undefined) return null
  const { offsetDays, open, step } = next
  const expiresAt = rules.expiryOf(open)
  const isOver = opening.at >= expiresAt || now >= expiresAt
  const isLate = opening.day > open.day && !isOver
  return {
    step,
    offsetDays,
    at: isLate ? opening.at : open.at,
    expiresAt,
    isOver,
    shiftedBy: isLate ? union(union(open.shiftedBy, ["catch_up"]), opening.shiftedBy) : open.shiftedBy
  }
}
