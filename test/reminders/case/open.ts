/** Cases as workers open them, without a database. */
import { newCase } from "../../../src/domain/dunning/case/Changes.ts"
import type { CaseRules } from "../../../src/domain/dunning/case/CaseRules.ts"
import { contentsOf } from "../../../src/domain/dunning/case/Contents.ts"
import { planMessage } from "../../../src/domain/dunning/case/Plan.ts"
import { type DecidedReminder, NEW_STATE } from "../../../src/domain/dunning/case/StoredCase.ts"
import type { CaseDebt, DebtorCase, PlannedMessage } from "../../../src/domain/dunning/case/Types.ts"
import type { AttemptRecord, Channel } from "../../../src/domain/ReminderAttempt.ts"
import { decidedReminder, untouched, type WorkedCase } from "../../../src/reminders/case/CaseOutcome.ts"
import type { OpenCase } from "../../../src/services/reminders/DebtorCases.ts"
import { at, rulesWith, steps } from "../../domain/dunning/case/cases.ts"

export const CUSTOMER = 7
/** Noon of the day on which a debt of 2 March has its first reminder. */
export const NOW = at("2026-03-05T12:00")
/** A reminder three days and one ten days after the due date, by e-mail. */
export const rules = rulesWith({ steps: steps(3, 10) })

interface Fields {
  readonly rules?: CaseRules
  readonly debtor?: Partial<DebtorCase>
  readonly inFlight?: OpenCase["inFlight"]
  readonly queued?: ReadonlyArray<AttemptRecord>
}

/** A case with these debts at `NOW`. */
export const open = (debts: ReadonlyArray<CaseDebt>, fields: Fields = {}): OpenCase => ({
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
      id: CUSTOMER,
      displayName: "Ada",
      email: "Ada@example.com",
      phoneE164: "+4930123456",
      preferredLocale: "de",
      timezone: null,
      optedOut: [],
      suppressed: [],
      version: "v1",
      linkNumber: 0
    },
    version: 1,
    state: NEW_STATE,
    isOld: false,
    receivables: [],
    isWhole: true,
    isLocked: false,
    queued: fields.queued ?? [],
    hasMoreQueued: false,
    messagedOn: { email: null, sms: null },
    waiting: [],
    credit: []
  },
  rules: fields.rules ?? rules,
  debtor: { ...newCase(debts), ...fields.debtor },
  receivables: new Map(),
  settled: [],
  inFlight: fields.inFlight ?? {},
  now: NOW
})

/** The next message of a case on a channel; there has to be one. */
export const next = (
  { debtor, rules: own }: Pick<OpenCase, "debtor" | "rules">,
  channel: Channel = "email"
) => {
  const message = planMessage(own, debtor, channel, NOW)
  if (message === null) throw new Error("nothing is planned")
  return message
}

/** The scheduled attempt of a message. */
export const attemptOf = (message: PlannedMessage, fields: Partial<AttemptRecord> = {}): AttemptRecord => ({
  id: 1,
  receivableId: message.leadingId,
  customerId: CUSTOMER,
  payableId: null,
  step: message.step,
  offsetDays: message.offsetDays,
  dueDate: "2026-03-02",
  cycle: message.round ?? 1,
  countedFrom: null,
  channel: message.channel,
  locale: "de",
  timezone: "Europe/Berlin",
  recipient: null,
  scheduledFor: message.at,
  shiftedBy: message.shiftedBy,
  expiresAt: message.expiresAt,
  status: "scheduled",
  reasonCode: null,
  dueAt: message.at,
  onTestClock: false,
  fence: 1,
  tryCount: 0,
  tone: null,
  balanceMinor: 10_000,
  currency: "EUR",
  providerMessageId: null,
  sentAt: null,
  error: null,
  messageId: null,
  failures: 0,
  createdAt: NOW,
  updatedAt: NOW - 1,
  ...fields
})

/** What is decided to be said by the next message of a case. */
export const decidedOf = (one: OpenCase, message: PlannedMessage = next(one)): DecidedReminder =>
  decidedReminder(one, one.debtor, message, contentsOf(one.rules, one.debtor, message))

/** A case whose next message is being handed over: its attempt, and what it says. */
export const handedOver = (
  debts: ReadonlyArray<CaseDebt>
): { readonly state: WorkedCase; readonly attempt: AttemptRecord; readonly decided: DecidedReminder } => {
  const one = open(debts, { inFlight: { email: 9 } })
  const message = next(one)
  return {
    state: untouched(one),
    attempt: attemptOf(message, {
      status: "sending",
      messageId: 9,
      recipient: "Ada@example.com",
      tryCount: 1
    }),
    decided: decidedOf(one, message)
  }
}
