/**
 * The debts of a case that a plan or a decision reads, however many there are. Each part is one range of an index, so
 * that a customer with 200 000 debts costs what one with 100 does. Pure; the statements of PostgreSQL take the same ones.
 */
import { dateOf } from "../Calendar.ts"
import type { CaseRules } from "./CaseRules.ts"
import { isChased, isSettled } from "./Chased.ts"
import { ladderOf } from "./Ladder.ts"
import { type CaseDebt, type CaseTotals, MAX_LISTED } from "./Types.ts"

/** Ranges of due dates that divide the debts of a case on a day. All are inclusive. */
export interface CaseDates {
  /** A debt that is due on this date or before is overdue. */
  readonly overdueTo: string
  /** A debt that is due after that and up to this date is listed as coming. */
  readonly comingTo: string
}

/**
 * The dates of a day: what is due up to the last open day before it is overdue, and what is due up to the last open day of
 * the next `noticeDays` is coming.
 */
export const datesOn = (rules: CaseRules, day: number): CaseDates => ({
  overdueTo: dateOf(rules.openUpTo(day - 1)?.day ?? day - 1),
  comingTo: dateOf(rules.openUpTo(day + rules.policy.noticeDays)?.day ?? day + rules.policy.noticeDays)
})

const byDueDate = (a: CaseDebt, b: CaseDebt): number =>
  a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : a.id - b.id

/** The selection and the totals of a case, from all of its debts. The totals are null if nothing was left out. */
export const selectDebts = (
  rules: CaseRules,
  since: number,
  all: ReadonlyArray<CaseDebt>,
  day: number
): { readonly debts: ReadonlyArray<CaseDebt>; readonly totals: CaseTotals | null } => {
  const open = all.filter((debt) => !isSettled(debt)).toSorted(byDueDate)
  if (open.length <= MAX_LISTED) return { debts: open, totals: null }
  const { comingTo, overdueTo } = datesOn(rules, day)
  const chased = open.filter((debt) => isChased(rules.policy, debt))
  const overdue = chased.filter(({ dueDate }) => dueDate <= overdueTo)
  const later = chased.filter(({ dueDate }) => dueDate > overdueTo)
  const coming = later.filter(({ dueDate }) => dueDate <= comingTo)
  const resting = open.filter((debt) => !chased.includes(debt))
  const goesOn = (debt: CaseDebt) => debt.reminders > 0 && ladderOf(rules, since, debt).slots.length > 0
  const parts = [
    // The oldest whose ladder goes on: one of them leads.
    overdue.filter(goesOn),
    // The oldest that no reminder has named: they ask for one.
    overdue.filter(({ reminders }) => reminders === 0),
    // Those that wait to be named again after a rest.
    overdue.filter(({ begun, firstNamedOn }) => begun === "again" && firstNamedOn === null),
    // The oldest of all: they are listed.
    overdue,
    // The next that are due, those that no notice has named and the others.
    later.filter(({ noticedOn }) => noticedOn === null),
    later,
    resting
  ]
  const sums = (debts: ReadonlyArray<CaseDebt>) => {
    const found: Record<string, number> = {}
    for (const { balanceMinor, currency } of debts) found[currency] = (found[currency] ?? 0) + balanceMinor
    return found
  }
  return {
    debts: [...new Set(parts.flatMap((part) => part.slice(0, MAX_LISTED)))].toSorted(byDueDate),
    totals: {
      overdue: overdue.length,
      overdueSums: sums(overdue),
      coming: coming.length,
      comingSums: sums(coming),
      resting: resting.filter(({ dueDate }) => dueDate <= comingTo).length
    }
  }
}
