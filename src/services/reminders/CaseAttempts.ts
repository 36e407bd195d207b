/** The attempts of a case: its queue, with one row for each channel, and what is kept of messages. Pure. */
import type { CompanySettings } from "../../domain/Company.ts"
import {
  type AttemptRecord,
  type Channel,
  type ReasonCode,
  type ShiftReason,
  waitsForCompany
} from "../../domain/ReminderAttempt.ts"
import { type CaseRules } from "../../domain/dunning/case/CaseRules.ts"
import { reasonForEnding } from "../../domain/dunning/case/Changes.ts"
import type { DecidedDebt, DecidedReminder } from "../../domain/dunning/case/StoredCase.ts"
import type { CaseDebt, PlannedMessage } from "../../domain/dunning/case/Types.ts"
import type { NewAttempt } from "../../repos/reminders/AttemptRows.ts"
import type { AttemptChange } from "../../repos/reminders/ReminderAttempts.ts"

/** The locale of an attempt whose customer has none. */
const DEFAULT_LOCALE = "en"

/** The locale of a customer's attempts until their messages are made. */
const localeOf = (preferredLocale: string | null): string => preferredLocale ?? DEFAULT_LOCALE

/** Whom the attempts of a case are for. */
export interface AttemptsAbout {
  readonly company: Pick<CompanySettings, "testClock">
  readonly customerId: number
  readonly preferredLocale: string | null
  /** The zone in which the case is planned. */
  readonly timezone: string
}

/** When the next attempt of a channel is looked at again, and what it waits for. */
export interface QueueWait {
  /** Epoch milliseconds. */
  readonly until: number
  readonly reason: ReasonCode | null
  /** What delays it is shown on the attempt. */
  readonly shiftedBy?: ReadonlyArray<ShiftReason>
  /** How often it could not be decided on. */
  readonly failures?: number
}

/** The queue of a case and what it is to become. */
export interface QueueInput {
  readonly rules: CaseRules
  readonly about: AttemptsAbout
  /** The scheduled attempts. */
  readonly queued: ReadonlyArray<AttemptRecord>
  readonly planned: ReadonlyArray<PlannedMessage>
  /** By channel, until when the next attempt waits, whatever its time. */
  readonly waits?: Readonly<Partial<Record<Channel, QueueWait>>>
  /** Whether what waits for something that lies with the company is looked at again at once: that may have changed. */
  readonly frees?: boolean
  /** Channels with a message that is being handed over: their next message is planned when that has ended. */
  readonly busy: ReadonlyArray<Channel>
  /** The number of the round of a message. */
  readonly roundOf: (message: PlannedMessage) => number
  /** The debts of the case, settled ones included. */
  readonly debtOf: (id: number) => CaseDebt | null
  readonly now: number
}

/** What changes in a queue. */
export interface QueueChanges {
  readonly added: ReadonlyArray<NewAttempt>
  readonly changes: ReadonlyArray<AttemptChange>
}

/** What of an attempt says when and as what it leaves. */
const placeOf = ({ about, now, roundOf }: QueueInput, message: PlannedMessage, debt: CaseDebt) => ({
  customerId: about.customerId,
  step: message.step,
  offsetDays: message.offsetDays,
  dueDate: debt.dueDate,
  cycle: roundOf(message),
  locale: localeOf(about.preferredLocale),
  timezone: about.timezone,
  scheduledFor: message.at,
  shiftedBy: message.shiftedBy,
  expiresAt: message.expiresAt,
  balanceMinor: debt.balanceMinor,
  currency: debt.currency,
  dueAt: message.isOver ? Math.min(now, message.at) : message.at,
  reasonCode: message.waitsFor
})

/** What a new attempt of a receivable begins with. */
const unsent = {
  payableId: null,
  countedFrom: null,
  recipient: null,
  tone: null,
  providerMessageId: null,
  sentAt: null,
  error: null,
  messageId: null,
  failures: 0,
  tryCount: 0,
  status: "scheduled"
} as const

const isSame = (a: AttemptRecord, b: AttemptRecord): boolean =>
  (Object.keys(b) as ReadonlyArray<keyof AttemptRecord>).every((key) =>
    key === "shiftedBy" ? a[key].join() === b[key].join() : a[key] === b[key]
  )

/** An attempt that goes on at its place, and is looked at again later than that. */
const putOff = (
  attempt: AttemptRecord,
  place: ReturnType<typeof placeOf>,
  { failures = attempt.failures, reason: reasonCode, shiftedBy = place.shiftedBy, until: dueAt }: QueueWait
): AttemptRecord => ({ ...attempt, ...place, dueAt, reasonCode, shiftedBy, failures })

/**
 * An attempt that goes on, at its new place. What waits for something goes on waiting, unless its time has changed or it is
 * freed. What waits for a review is planned for its end, so it waits for nothing else.
 */
const moved = (
  attempt: AttemptRecord,
  place: ReturnType<typeof placeOf>,
  wait: QueueWait | undefined,
  { frees = false, now }: Pick<QueueInput, "frees" | "now">
): AttemptRecord => {
  if (wait !== undefined) return { ...putOff(attempt, place, wait), updatedAt: now }
  const isReviewed = attempt.reasonCode === "payment_in_review" || place.reasonCode !== null
  const isFreed = isReviewed || (frees && waitsForCompany(attempt))
  const isSameTime = attempt.scheduledFor === place.scheduledFor && attempt.expiresAt === place.expiresAt
  const waits = isSameTime && !isFreed
  const notBefore = attempt.tryCount > 0 && !isFreed ? (attempt.dueAt ?? 0) : 0
  const after = {
    ...attempt,
    ...place,
    dueAt: waits ? attempt.dueAt : Math.max(place.dueAt, notBefore),
    reasonCode: waits ? attempt.reasonCode : place.reasonCode
  }
  return isSame(attempt, after) ? attempt : { ...after, updatedAt: now }
}

/** The status of an attempt that ends without having been sent. */
export const endStatusOf = (reason: ReasonCode): "cancelled" | "skipped" | "failed" => {
  switch (reason) {
    case "paid":
    case "cancelled":
    case "paused":
    case "promised":
    case "disputed":
    case "rescheduled":
      return "cancelled"
    case "provider_rejected":
    case "retries_exhausted":
    case "internal":
      return "failed"
    default:
      return "skipped"
  }
}

/**
 * Why an attempt ends whose time may be over: what has waited until then ends with what it waited for. The time of what
 * has waited for a review counts from the end of that, so that it was too late for another reason.
 */
export const endReasonOf = (
  { reasonCode }: Pick<AttemptRecord, "reasonCode">,
  reason: ReasonCode
): ReasonCode =>
  reason === "expired" && reasonCode !== null && reasonCode !== "payment_in_review" ? reasonCode : reason

/** An attempt that has ended for a reason. */
const ended = (attempt: AttemptRecord, reasonCode: ReasonCode, now: number): AttemptRecord => ({
  ...attempt,
  status: endStatusOf(reasonCode),
  reasonCode,
  dueAt: null,
  updatedAt: now
})

/** Whether a newer step of the same due date takes the place of an attempt whose time has come. */
export const isOvertaken = (
  attempt: AttemptRecord,
  next: PlannedMessage,
  debt: Pick<CaseDebt, "dueDate"> | null,
  now: number
): boolean =>
  attempt.receivableId === next.leadingId &&
  attempt.dueDate === debt?.dueDate &&
  attempt.scheduledFor <= now &&
  attempt.offsetDays < next.offsetDays

/** The record of a step that a newer one has overtaken; the attempt itself goes on as that, untried. */
export const overtaken = (
  attempt: AttemptRecord,
  next: PlannedMessage,
  now: number
): { readonly record: NewAttempt; readonly untried: AttemptRecord } => {
  // What has waited until its time was over ends with what it waited for, unless the newer step is due already.
  const isOver = attempt.expiresAt <= now && (next.at > now || next.isOver)
  const reason = isOver ? endReasonOf(attempt, "expired") : "superseded"
  const {
    createdAt: _createdAt,
    fence: _fence,
    id: _id,
    updatedAt: _updatedAt,
    ...record
  } = ended(attempt, reason, now)
  return {
    record: { ...record, messageId: null, providerMessageId: null },
    untried: { ...attempt, tryCount: 0, failures: 0, error: null, reasonCode: null }
  }
}

/** Makes the queue of a case what is planned: on each channel one scheduled attempt of the leading debt, or none. */
export const queueChanges = (input: QueueInput): QueueChanges => {
  const { about, busy, debtOf, now, planned, queued, rules } = input
  const added: Array<NewAttempt> = []
  const changes: Array<AttemptChange> = []
  const end = (before: AttemptRecord) => {
    const debt = before.receivableId === null ? null : debtOf(before.receivableId)
    const reason = reasonForEnding(rules, before, debt, now)
    changes.push({ before, after: ended(before, endReasonOf(before, reason), now) })
  }
  for (const channel of ["email", "sms"] as const) {
    const own = queued.filter((attempt) => attempt.channel === channel)
    const next = busy.includes(channel) ? undefined : planned.find((message) => message.channel === channel)
    const debt = next === undefined ? null : debtOf(next.leadingId)
    const kept = own.find(({ receivableId }) => receivableId === next?.leadingId)
    for (const before of own) if (before !== kept) end(before)
    if (next === undefined || debt === null) continue
    const place = placeOf(input, next, debt)
    if (kept === undefined) {
      const onTestClock = about.company.testClock !== null
      added.push({ ...unsent, ...place, receivableId: debt.id, channel, onTestClock })
    } else if (isOvertaken(kept, next, debt, now)) {
      const { record, untried } = overtaken(kept, next, now)
      added.push(record)
      const wait = input.waits?.[channel]
      changes.push({ before: kept, after: { ...moved(untried, place, wait, input), updatedAt: now } })
    } else {
      const after = moved(kept, place, input.waits?.[channel], input)
      if (after !== kept) changes.push({ before: kept, after })
    }
  }
  return { added, changes }
}

/** The outcome that an attempt of a message gets. */
export type MessageEnd = Pick<
  AttemptRecord,
  | "status"
  | "reasonCode"
  | "recipient"
  | "messageId"
  | "providerMessageId"
  | "sentAt"
  | "error"
  | "tryCount"
  | "locale"
>

/** The attempt of a debt that a message named, or would have named. */
export const attemptOfNamed = (
  { company, customerId }: Pick<AttemptsAbout, "company" | "customerId">,
  { message, timezone }: Pick<DecidedReminder, "message" | "timezone">,
  debt: DecidedDebt,
  outcome: MessageEnd,
  round: number
): NewAttempt => ({
  ...unsent,
  ...outcome,
  customerId,
  receivableId: debt.id,
  channel: message.channel,
  step: debt.step,
  offsetDays: debt.offsetDays,
  dueDate: debt.dueDate,
  cycle: round,
  timezone,
  scheduledFor: message.at,
  shiftedBy: message.shiftedBy,
  expiresAt: message.expiresAt,
  balanceMinor: debt.balanceMinor,
  currency: debt.currency,
  tone: outcome.messageId === null ? null : debt.tone,
  dueAt: null,
  onTestClock: company.testClock !== null
})
