/** What a case becomes after a message of it: sent, ended without being sent, or put off. Pure. */
import { afterEnding, afterSending, roundNumberOf } from "../../domain/dunning/case/Course.ts"
import type { DecidedReminder } from "../../domain/dunning/case/StoredCase.ts"
import type { DebtorCase, MessageContents, PlannedMessage } from "../../domain/dunning/case/Types.ts"
import type { AttemptRecord, Channel } from "../../domain/ReminderAttempt.ts"
import type { NewAttempt } from "../../repos/reminders/AttemptRows.ts"
import { attemptOfNamed, type MessageEnd } from "../../services/reminders/CaseAttempts.ts"
import type { OpenCase, WorkedOn } from "../../services/reminders/DebtorCases.ts"

/** A case while a worker decides on its attempts, one after another. */
export interface WorkedCase {
  readonly before: OpenCase
  readonly debtor: DebtorCase
  readonly inFlight: OpenCase["inFlight"]
  readonly worked: WorkedOn
  /** Attempts of the debts that messages named beside the one of the queue. */
  readonly ended: ReadonlyArray<NewAttempt>
}

/** A case that nothing was done with yet. */
export const untouched = (before: OpenCase): WorkedCase => ({
  before,
  debtor: before.debtor,
  inFlight: before.inFlight,
  worked: { taken: [], returned: [], waits: {} },
  ended: []
})

/** What was decided on, with what its attempts keep of the debts. */
export const decidedReminder = (
  { now, rules }: OpenCase,
  debtor: DebtorCase,
  message: PlannedMessage,
  { named }: Pick<MessageContents, "named">
): DecidedReminder => {
  const debts = new Map(debtor.debts.map((debt) => [debt.id, debt]))
  return {
    message,
    at: now,
    timezone: rules.timezone,
    named: named.flatMap((each) => {
      const debt = debts.get(each.id)
      if (debt === undefined) return []
      const { balanceMinor, currency, dueDate } = debt
      return [{ ...each, dueDate, balanceMinor, currency }]
    })
  }
}

/** The round of a message: that with which it was handed over, if it was. */
const roundOf = (
  debtor: DebtorCase,
  { cycle, status }: AttemptRecord,
  { message }: Pick<DecidedReminder, "message">
): number => (status === "sending" ? cycle : roundNumberOf(debtor, message))

/** The attempts of the debts that a message named, but for the one of the queue. */
const othersOf = (
  { before: { company, row }, debtor }: WorkedCase,
  attempt: AttemptRecord,
  decided: DecidedReminder,
  end: MessageEnd
): ReadonlyArray<NewAttempt> =>
  decided.named
    .filter(({ id }) => id !== attempt.receivableId)
    .map((debt) =>
      attemptOfNamed(
        { company, customerId: row.customer.id },
        decided,
        debt,
        end,
        roundOf(debtor, attempt, decided)
      )
    )

/** What is being handed over without the message of a channel, whose outcome is known. */
export const landed = (inFlight: OpenCase["inFlight"], channel: Channel): OpenCase["inFlight"] =>
  Object.fromEntries(Object.entries(inFlight).filter(([name]) => name !== channel))

const taking = ({ worked }: WorkedCase, before: AttemptRecord, after: AttemptRecord): WorkedOn => ({
  ...worked,
  taken: [...worked.taken, { before, after }]
})

/** The tone and balance that an attempt of the queue gets from a message that names its debt. */
const fromNamed = (attempt: AttemptRecord, { named }: DecidedReminder) => {
  const own = named.find(({ id }) => id === attempt.receivableId)
  if (own === undefined) return {}
  const { balanceMinor, currency, dueDate, offsetDays, step, tone } = own
  return { balanceMinor, currency, dueDate, offsetDays, step, tone }
}

/** The case with a message of it that is being handed over. */
export const handingOver = (
  state: WorkedCase,
  attempt: AttemptRecord,
  decided: DecidedReminder,
  {
    leaseUntil,
    ...sending
  }: Pick<AttemptRecord, "messageId" | "recipient" | "locale" | "providerMessageId"> & {
    readonly leaseUntil: number
  }
): WorkedCase => {
  const { message, timezone } = decided
  const after: AttemptRecord = {
    ...attempt,
    ...fromNamed(attempt, decided),
    ...sending,
    timezone,
    cycle: roundOf(state.debtor, attempt, decided),
    scheduledFor: message.at,
    shiftedBy: message.shiftedBy,
    expiresAt: message.expiresAt,
    status: "sending",
    reasonCode: null,
    error: null,
    tryCount: attempt.tryCount + 1,
    dueAt: leaseUntil,
    updatedAt: state.before.now
  }
  return {
    ...state,
    inFlight: { ...state.inFlight, [message.channel]: sending.messageId ?? 0 },
    worked: taking(state, attempt, after)
  }
}

/** The case after a message that was sent, or may have been. */
export const sentOrUnknown = (
  state: WorkedCase,
  attempt: AttemptRecord,
  decided: DecidedReminder,
  end: MessageEnd
): WorkedCase => ({
  ...state,
  debtor: afterSending(state.before.rules, state.debtor, decided.message, decided, decided.at),
  inFlight: landed(state.inFlight, decided.message.channel),
  worked: taking(state, attempt, {
    ...attempt,
    ...fromNamed(attempt, decided),
    ...end,
    cycle: roundOf(state.debtor, attempt, decided),
    dueAt: null,
    updatedAt: end.status === "unknown" ? attempt.updatedAt : state.before.now
  }),
  ended: [...state.ended, ...othersOf(state, attempt, decided, end)]
})

/** The case after a message that was not sent, and will not be. `passing` says what that makes of it. */
export const notSent = (
  state: WorkedCase,
  attempt: AttemptRecord,
  decided: DecidedReminder,
  end: MessageEnd,
  passing: typeof afterEnding = afterEnding
): WorkedCase => ({
  ...state,
  debtor: passing(state.before.rules, state.debtor, decided.message, decided, state.before.now),
  inFlight: landed(state.inFlight, decided.message.channel),
  worked: taking(state, attempt, {
    ...attempt,
    ...end,
    cycle: roundOf(state.debtor, attempt, decided),
    dueAt: null,
    updatedAt: state.before.now
  }),
  ended: [...state.ended, ...othersOf(state, attempt, decided, end)]
})

/** The case whose message goes back to the queue; `fields` of the attempt say until when it waits, and why. */
export const returned = (
  state: WorkedCase,
  attempt: AttemptRecord,
  fields: Partial<AttemptRecord>
): WorkedCase => {
  const after: AttemptRecord = {
    ...attempt,
    status: "scheduled",
    reasonCode: null,
    providerMessageId: null,
    updatedAt: state.before.now,
    ...fields
  }
  return {
    ...state,
    inFlight: landed(state.inFlight, attempt.channel),
    worked: {
      ...state.worked,
      returned: [...state.worked.returned, { before: attempt, after }],
      waits: {
        ...state.worked.waits,
        [attempt.channel]: { until: after.dueAt ?? state.before.now, reason: after.reasonCode }
      }
    }
  }
}

/** The case whose next attempt on a channel waits. */
export const waiting = (
  state: WorkedCase,
  channel: Channel,
  wait: NonNullable<WorkedOn["waits"][Channel]>
): WorkedCase => ({
  ...state,
  worked: { ...state.worked, waits: { ...state.worked.waits, [channel]: wait } }
})
