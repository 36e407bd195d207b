/** A bill without a database: the rows that a transaction has locked, with what a test says of them. */
import { defaultPolicy } from "../../../src/domain/dunning/Policy.ts"
import type { Payable } from "../../../src/domain/Payable.ts"
import type { AttemptRecord } from "../../../src/domain/ReminderAttempt.ts"
import { type BillWork, worksOf } from "../../../src/reminders/bill/BillWork.ts"
import type { LockedBills } from "../../../src/repos/reminders/BillAttempts.ts"
import type { MessageRecord } from "../../../src/repos/reminders/MessageRows.ts"
import { billRulesOf } from "../../../src/services/reminders/BillReminders.ts"

const DUE_DATE = "2026-03-04"
/** The time of the first step, and an hour later. */
export const STEP_AT = Date.parse("2026-03-04T09:00:00Z")
export const NOW = Date.parse("2026-03-04T10:00:00Z")
/** The time of the second step, a week later. */
export const NEXT_STEP_AT = Date.parse("2026-03-11T09:00:00Z")
/** When the time of the first step is over: the end of the third open day after it. */
export const EXPIRES_AT = Date.parse("2026-03-07T17:00:00Z")

/** Two steps: on the due date and a week later; every day is open. */
const rules = billRulesOf({
  policy: {
    receivables: {
      ...defaultPolicy.receivables,
      days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
      holidays: false
    },
    payables: { steps: [{ offsetDays: 0 }, { offsetDays: 7 }] }
  },
  isHoliday: () => false,
  timezone: "UTC"
})

/** A bill of 50.00 EUR, open. */
export const bill = (fields: Partial<Payable> = {}): Payable => ({
  id: 1,
  billLabel: "Rent",
  amountMinor: 5_000,
  currency: "EUR",
  dueDate: DUE_DATE,
  status: "open",
  externalReference: null,
  description: null,
  seriesId: null,
  occurrenceIndex: null,
  version: "v1",
  ...fields
})

/** The first step of bill 1 as it is being sent to two members, for the first time. */
export const sending = (fields: Partial<AttemptRecord> = {}): AttemptRecord => ({
  id: 1,
  receivableId: null,
  customerId: null,
  payableId: 1,
  step: 0,
  offsetDays: 0,
  dueDate: DUE_DATE,
  cycle: 1,
  countedFrom: null,
  channel: "email",
  locale: "en",
  timezone: "UTC",
  recipient: "ann@example.com, bob@example.com",
  scheduledFor: STEP_AT,
  shiftedBy: [],
  expiresAt: EXPIRES_AT,
  status: "sending",
  reasonCode: null,
  dueAt: NOW + 60_000,
  onTestClock: false,
  fence: 1,
  tryCount: 1,
  tone: null,
  balanceMinor: 5_000,
  currency: "EUR",
  providerMessageId: null,
  sentAt: null,
  error: null,
  messageId: 10,
  failures: 0,
  createdAt: STEP_AT - 86_400_000,
  updatedAt: STEP_AT,
  ...fields
})

/** The same before its first try. */
export const scheduled = (fields: Partial<AttemptRecord> = {}): AttemptRecord =>
  sending({
    status: "scheduled",
    tryCount: 0,
    dueAt: STEP_AT,
    messageId: null,
    recipient: null,
    ...fields
  })

/** Its message to Ann. */
export const toAnn = (fields: Partial<MessageRecord> = {}): MessageRecord => ({
  id: 10,
  attemptIds: [1],
  customerId: null,
  payableId: 1,
  channel: "email",
  recipient: "ann@example.com",
  status: "sending",
  sentOn: DUE_DATE,
  sentAt: null,
  providerMessageId: null,
  error: null,
  ...fields
})

/** Its message to Bob. */
export const toBob = (fields: Partial<MessageRecord> = {}): MessageRecord =>
  toAnn({ id: 11, recipient: "bob@example.com", ...fields })

/** The works of some rows, by attempt; by default of one bill whose first step is being sent to Ann. */
export const works = (
  rows: Partial<LockedBills> = {},
  testClock: number | null = null
): ReadonlyMap<number, BillWork> =>
  worksOf({ testClock }, rules, {
    payables: [bill()],
    attempts: [sending()],
    messages: [toAnn()],
    pace: [],
    now: NOW,
    ...rows
  })

/** The work of bill 1. */
export const work = (rows: Partial<LockedBills> = {}): BillWork => {
  const found = works(rows).get(1)
  if (found === undefined) throw new Error("attempt 1 is not about a locked bill")
  return found
}
