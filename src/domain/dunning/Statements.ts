/** Whether the bank statements of a company are too old for its reminders: a payment may have come since. Pure. */
import { daysBetween } from "../CalendarDate.ts"
import { dayOf } from "./Calendar.ts"
import type { ReceivablesPolicy } from "./Policy.ts"

type StatementDays = Pick<ReceivablesPolicy, "statementDays">

/** Whether an account lacks a statement. `to` is the last day of its newest one, `today` the company's day. */
const lacksStatement = ({ statementDays }: StatementDays, to: string, today: string): boolean =>
  statementDays !== null && daysBetween(to, today) > statementDays.days

/**
 * The day after which steps wait for a statement: the last day of the newest one, if that is too old and the policy holds
 * what is newer. Null if nothing waits. `to` is that of the account with the oldest one; null for a company without any.
 */
export const heldAfter = (policy: StatementDays, to: string | null, today: string): number | null =>
  to !== null && policy.statementDays?.hold === true && lacksStatement(policy, to, today) ? dayOf(to) : null
