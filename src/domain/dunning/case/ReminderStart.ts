/** How reminders of a debt begin that is overdue when it arrives. Pure. */
import { isChased } from "./Chased.ts"
import type { CaseRules } from "./CaseRules.ts"
import type { CaseDebt } from "./Types.ts"

/** When a debt is reminded of that is overdue when it arrives: from its next step, at the next opening, or not. */
export const reminderStarts = ["next", "now", "never"] as const
export type ReminderStart = (typeof reminderStarts)[number]

/** The last day after the due date whose step would be over by now; 0 if no step can be. */
const lastOverOffset = (rules: CaseRules, { dueDate }: Pick<CaseDebt, "dueDate">, now: number): number => {
  const { day: due } = rules.effectiveDue(dueDate)
  for (let offset = rules.dayAt(now) - due; offset > 0; offset -= 1) {
    const open = rules.openFrom(due + offset)
    if (open === undefined || open.closesAt <= now) return offset
  }
  return 0
}

/**
 * A debt whose ladder goes on from the step that comes next, as if those before it had been sent: also if the company can
 * send again later, they are not caught up. Null if no step is left, so that somebody has to decide what becomes of it.
 */
export const fromNextStep = (rules: CaseRules, debt: CaseDebt, now: number): CaseDebt | null => {
  if (!isChased(rules.policy, debt)) return debt
  const over = lastOverOffset(rules, debt, now)
  const isMissed = ({ offsetDays }: { readonly offsetDays: number }) => offsetDays <= over
  if (!rules.reminders.some(isMissed)) return debt
  return rules.reminders.every(isMissed) ? null : { ...debt, reachedOffset: over }
}
