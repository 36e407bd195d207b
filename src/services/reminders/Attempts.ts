/** Makes attempts from plans, and applies plans to attempts. Pure. */
import type { CompanySettings } from "../../domain/Company.ts"
import type { Payable } from "../../domain/Payable.ts"
import { balance, type Receivable } from "../../domain/Receivable.ts"
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import type { DunningSchedule, NewPlannedState, PlannedState } from "../../domain/dunning/Types.ts"
import type { NewAttempt } from "../../repos/reminders/AttemptRows.ts"
import type { CustomerLocale } from "../../repos/receivables/Receivables.ts"

/** The locale of an attempt whose customer has none. */
const DEFAULT_LOCALE = "en"

/** The locale of a customer's attempts until their messages are made. */
export const localeOf = (preferredLocale: string | null): string => preferredLocale ?? DEFAULT_LOCALE

/** The receivable or bill that an attempt is about, as far as the attempt stores it. */
export interface About {
  readonly company: CompanySettings
  readonly receivableId: number | null
  readonly customerId: number | null
  readonly payableId: number | null
  readonly currency: string
  readonly balanceMinor: number
  readonly locale: string | null
}

/** For attempts about a receivable. */
export const aboutReceivable = (
  company: CompanySettings,
  receivable: Receivable,
  debtor: CustomerLocale
): About => ({
  company,
  receivableId: receivable.id,
  customerId: receivable.customerId,
  payableId: null,
  currency: receivable.currency,
  balanceMinor: balance(receivable),
  locale: debtor.preferredLocale
})

/** For attempts about a bill. */
export const aboutPayable = (company: CompanySettings, payable: Payable): About => ({
  company,
  receivableId: null,
  customerId: null,
  payableId: payable.id,
  currency: payable.currency,
  balanceMinor: payable.amountMinor,
  locale: null
})

const dueAt = ({ scheduledFor, status }: PlannedState): number | null =>
  status === "scheduled" ? scheduledFor : null

/** A new attempt with its planned state. */
export const attemptOf = (
  { company, locale, ...about }: About,
  { dueDate, timezone }: Pick<DunningSchedule, "dueDate" | "timezone">,
  plannedState: NewPlannedState
): NewAttempt => ({
  ...about,
  ...plannedState,
  dueDate,
  timezone,
  locale: localeOf(locale),
  recipient: null,
  dueAt: dueAt(plannedState),
  onTestClock: company.testClock !== null,
  tryCount: 0,
  tone: null,
  providerMessageId: null,
  sentAt: null,
  error: null,
  messageId: null,
  failures: 0
})

/** A scheduled attempt with the present customer, zone, language and balance. Others, and unchanged ones, are returned as they are. */
export const refreshed = (
  { balanceMinor, currency, customerId, locale }: About,
  { timezone }: Pick<DunningSchedule, "timezone">,
  attempt: AttemptRecord
): AttemptRecord => {
  const facts = { customerId, timezone, locale: localeOf(locale), currency, balanceMinor }
  const isSame = (Object.keys(facts) as ReadonlyArray<keyof typeof facts>).every(
    (key) => attempt[key] === facts[key]
  )
  return isSame || attempt.status !== "scheduled" ? attempt : { ...attempt, ...facts }
}

/** An attempt in its planned state. */
export const moved = (attempt: AttemptRecord, plannedState: PlannedState, now: number): AttemptRecord => ({
  ...attempt,
  updatedAt: now,
  step: plannedState.step,
  status: plannedState.status,
  reasonCode: plannedState.reasonCode,
  scheduledFor: plannedState.scheduledFor,
  shiftedBy: plannedState.shiftedBy,
  expiresAt: plannedState.expiresAt,
  dueAt: dueAt(plannedState)
})
