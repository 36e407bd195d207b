/** A case without a database while a worker is at it: two overdue debts of one customer, on the day of the first reminder. */
import { caseRules } from "../../../src/domain/dunning/case/CaseRules.ts"
import { newCase } from "../../../src/domain/dunning/case/Changes.ts"
import { contentsOf } from "../../../src/domain/dunning/case/Contents.ts"
import { planMessage } from "../../../src/domain/dunning/case/Plan.ts"
import { type DecidedReminder, NEW_STATE } from "../../../src/domain/dunning/case/StoredCase.ts"
import type { CaseDebt } from "../../../src/domain/dunning/case/Types.ts"
import type { AttemptRecord } from "../../../src/domain/ReminderAttempt.ts"
import { decidedReminder, untouched, type WorkedCase } from "../../../src/reminders/case/CaseOutcome.ts"
import type { OpenCase } from "../../../src/services/reminders/DebtorCases.ts"
import { at, day, debt, rulesWith } from "../../domain/dunning/case/cases.ts"

/** A Thursday within the window; the older debt is three days overdue. */
export const NOW = at("2026-03-05T10:00")

const notices = { noticePassedOn: day("2026-03-04") }

/** The debt that leads, and one beside it. */
export const OLDER = debt("2026-03-02", { ...notices, id: 1 })
export const NEWER = debt("2026-03-04", { ...notices, id: 2, balanceMinor: 4_000 })

/** The case as it was read; every debt in `debts`. */
export const openWith = (
  debts: ReadonlyArray<CaseDebt> = [OLDER, NEWER],
  fields: Partial<OpenCase> & { readonly isOld?: boolean } = {}
): OpenCase => {
  const { isOld = false, ...rest } = fields
  return {
    company: {
      companyId: 1,
      timezone: "Europe/Berlin",
      country: null,
      policyVersion: 0,
      testClock: null,
      remindersMode: "on",
      remindersSince: null
    },
    row: {
      customer: {
        id: 7,
        displayName: "Ada Lovelace",
        email: "ada@example.com",
        phoneE164: null,
        preferredLocale: null,
        timezone: null,
        version: "v1",
        linkNumber: 1,
        optedOut: [],
        suppressed: []
      },
      version: 1,
      state: NEW_STATE,
      isOld,
      receivables: [],
      isWhole: true,
      isLocked: false,
      queued: [],
      hasMoreQueued: false,
      messagedOn: { email: null, sms: null },
      waiting: [],
      credit: []
    },
    rules: rulesWith(),
    debtor: newCase(debts),
    receivables: new Map(),
    settled: [],
    inFlight: {},
    now: NOW,
    ...rest
  }
}

/** The message that the case has on this day, as it is decided. */
export const decidedFor = (open: OpenCase): DecidedReminder => {
  const message = planMessage(open.rules, open.debtor, "email", open.now)
  if (message === null) throw new Error("the case has no message")
  return decidedReminder(open, open.debtor, message, contentsOf(open.rules, open.debtor, message))
}

/** The attempt of the older debt, in the queue. */
export const queued = (fields: Partial<AttemptRecord> = {}): AttemptRecord => ({
  id: 10,
  receivableId: OLDER.id,
  customerId: 7,
  payableId: null,
  step: 2,
  offsetDays: 3,
  dueDate: OLDER.dueDate,
  cycle: 1,
  countedFrom: null,
  channel: "email",
  locale: "en",
  timezone: "Europe/Berlin",
  recipient: null,
  scheduledFor: at("2026-03-05T09:00"),
  shiftedBy: [],
  expiresAt: at("2026-03-10T17:00"),
  status: "scheduled",
  reasonCode: null,
  dueAt: at("2026-03-05T09:00"),
  onTestClock: false,
  fence: 1,
  tryCount: 0,
  tone: null,
  balanceMinor: OLDER.balanceMinor,
  currency: "EUR",
  providerMessageId: null,
  sentAt: null,
  error: null,
  messageId: null,
  failures: 0,
  createdAt: at("2026-03-01T10:00"),
  updatedAt: at("2026-03-01T10:00"),
  ...fields
})

/** The same while its message is handed over, for the first time. */
export const sending = (fields: Partial<AttemptRecord> = {}): AttemptRecord =>
  queued({
    status: "sending",
    tryCount: 1,
    recipient: "ada@example.com",
    messageId: 100,
    updatedAt: NOW - 1_000,
    ...fields
  })

/** The case while a message of it is handed over. */
export const underWay = (fields: Parameters<typeof openWith>[1] = {}): WorkedCase =>
  untouched(openWith(undefined, { inFlight: { email: 100 }, ...fields }))

/** What was stored of the attempt of the queue; undefined if it is still there. */
export const takenOf = ({ worked }: WorkedCase): AttemptRecord | undefined => worked.taken[0]?.after

/** A debt of the case after it. */
export const debtOf = ({ debtor }: WorkedCase, id: number): CaseDebt | undefined =>
  debtor.debts.find((each) => each.id === id)

/** Rules under which reminders have only the step after three days. */
export const ONE_STEP = caseRules({
  ...rulesWith({ steps: [{ offsetDays: 3, channels: ["email"] }] }),
  since: 0
})
