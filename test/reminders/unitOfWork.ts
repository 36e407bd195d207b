/** A unit of work without a database: the rows that a transaction has locked, with what a test says of them. */
import type { CompanySettings } from "../../src/domain/Company.ts"
import { defaultPolicy } from "../../src/domain/dunning/Policy.ts"
import type { Payable } from "../../src/domain/Payable.ts"
import { NOT_PAUSED, type StoredReceivable } from "../../src/domain/Pause.ts"
import type { AttemptRecord } from "../../src/domain/ReminderAttempt.ts"
import { AttemptUnitOfWork } from "../../src/reminders/AttemptUnitOfWork.ts"
import type { MessageRecord } from "../../src/repos/reminders/MessageRows.ts"
import type { LockedCustomer, LockedRows } from "../../src/repos/reminders/ReminderLocks.ts"
import type { Rules } from "../../src/services/reminders/DunningRules.ts"

/** The due date of every debt. */
const DUE_DATE = "2026-03-04"
/** The time of the first step, and an hour later. */
export const STEP_AT = Date.parse("2026-03-04T09:00:00Z")
export const NOW = Date.parse("2026-03-04T10:00:00Z")
/** The time of the second step, a week later. */
export const NEXT_STEP_AT = Date.parse("2026-03-11T09:00:00Z")

const company: CompanySettings = {
  companyId: 1,
  timezone: "UTC",
  country: null,
  policyVersion: 0,
  testClock: null,
  remindersMode: "on",
  remindersSince: null
}

/** Two steps: on the due date and a week later; every day is open. */
export const rules: Rules = {
  policy: {
    receivables: {
      ...defaultPolicy.receivables,
      steps: [
        { offsetDays: 0, channels: ["email"] },
        { offsetDays: 7, channels: ["email"] }
      ],
      days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
      holidays: false
    },
    payables: { steps: [{ offsetDays: 0 }, { offsetDays: 7 }] }
  },
  isHoliday: () => false,
  timezone: "UTC"
}

/** What customer 1 owes: 100.00 EUR, open. */
export const receivable = (fields: Partial<StoredReceivable> = {}): StoredReceivable => ({
  id: 1,
  customerId: 1,
  amountMinor: 10_000,
  paidMinor: 0,
  currency: "EUR",
  dueDate: DUE_DATE,
  status: "open",
  externalReference: null,
  description: null,
  version: "v1",
  ...NOT_PAUSED,
  promisedOn: null,
  ...fields
})

/** A bill of 50.00 EUR, open. */
export const payable = (fields: Partial<Payable> = {}): Payable => ({
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

/** Ada, in UTC, with both addresses. */
export const customer = (fields: Partial<LockedCustomer> = {}): LockedCustomer => ({
  id: 1,
  displayName: "Ada",
  email: "ada@example.com",
  phoneE164: "+4930123456",
  preferredLocale: null,
  timezone: null,
  version: "v1",
  optedOut: [],
  suppressed: [],
  linkNumber: 0,
  ...fields
})

/** The first step of receivable 1 as it is being sent, in message 10, for the first time. */
export const attempt = (fields: Partial<AttemptRecord> = {}): AttemptRecord => ({
  id: 1,
  receivableId: 1,
  customerId: 1,
  payableId: null,
  step: 0,
  offsetDays: 0,
  dueDate: DUE_DATE,
  cycle: 1,
  countedFrom: null,
  channel: "email",
  locale: "en",
  timezone: "UTC",
  recipient: "ada@example.com",
  scheduledFor: STEP_AT,
  shiftedBy: [],
  expiresAt: STEP_AT + 80 * 3_600_000,
  status: "sending",
  reasonCode: null,
  dueAt: NOW + 60_000,
  onTestClock: false,
  fence: 1,
  tryCount: 1,
  tone: "friendly",
  balanceMinor: 10_000,
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

/** The first step of bill 1 as it is being sent to members. */
export const billAttempt = (fields: Partial<AttemptRecord> = {}): AttemptRecord =>
  attempt({
    receivableId: null,
    customerId: null,
    payableId: 1,
    recipient: "ann@example.com, bob@example.com",
    balanceMinor: 5_000,
    ...fields
  })

/** The message of attempt 1 that is being handed over. */
export const message = (fields: Partial<MessageRecord> = {}): MessageRecord => ({
  id: 10,
  attemptIds: [1],
  customerId: 1,
  payableId: null,
  channel: "email",
  recipient: "ada@example.com",
  status: "sending",
  sentOn: DUE_DATE,
  sentAt: null,
  providerMessageId: null,
  error: null,
  ...fields
})

/** A message of bill 1 to a member. */
export const billMessage = (fields: Partial<MessageRecord> = {}): MessageRecord =>
  message({ customerId: null, payableId: 1, recipient: "ann@example.com", ...fields })

/** A unit of work of these rows; by default of one receivable whose first step is being sent. */
export const unitOfWork = (rows: Partial<LockedRows> = {}): AttemptUnitOfWork => {
  const attempts = rows.attempts ?? [attempt()]
  return new AttemptUnitOfWork(company, rules, {
    receivables: [receivable()],
    payables: [],
    customers: [customer()],
    attempts,
    asked: new Set(attempts.map(({ id }) => id)),
    messages: [message()],
    messagedOn: [],
    pace: [],
    messageIds: [],
    now: NOW,
    ...rows
  })
}

/** A unit of work of one bill whose first step is being sent to a member. */
export const billUnitOfWork = (rows: Partial<LockedRows> = {}): AttemptUnitOfWork =>
  unitOfWork({
    receivables: [],
    payables: [payable()],
    customers: [],
    attempts: [billAttempt()],
    messages: [billMessage()],
    ...rows
  })
