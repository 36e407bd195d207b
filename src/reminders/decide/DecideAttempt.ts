/** Decides on one due attempt, while its receivable or bill is locked. */
import { todayIn } from "../../domain/CalendarDate.ts"
import { balance } from "../../domain/Receivable.ts"
import type { AttemptRecord, Channel, Tone } from "../../domain/ReminderAttempt.ts"
import { type Decision, decide, type DecisionFacts } from "../../domain/dunning/Decision.ts"
import * as Pacing from "../../domain/dunning/Pace.ts"
import type { ReceivablesPolicy } from "../../domain/dunning/Policy.ts"
import type { DunningSchedule } from "../../domain/dunning/Types.ts"
import { mayWrite, type TrustLeft } from "../../domain/Trust.ts"
import type { Sender } from "../../repos/reminders/ReminderFacts.ts"
import {
  type AttemptUnitOfWork,
  pauseCauseOf,
  remindability,
  type AttemptSubject
} from "../AttemptUnitOfWork.ts"
import type { Transport } from "../transports/Transport.ts"

/** How often one attempt is decided on before it is postponed. */
const MAX_DECISIONS_PER_ATTEMPT = 4
/** How long such an attempt is postponed. Otherwise a plan that never settles would keep a worker busy for ever. */
export const UNSETTLED_PAUSE_MILLIS = 3_600_000
/** What a decision depends on, beside the locked rows. */
export interface DecisionInputs {
  readonly sender: Sender
  readonly policy: Pick<ReceivablesPolicy, "combine" | "customerGapDays" | "maxPerMinute">
  readonly pace: Pacing.Pace
  /** What the company may still do today. */
  readonly trust: TrustLeft
  readonly transportOf: (channel: Channel) => Transport
}

/** An attempt that is to be sent, and how firmly. */
export interface Sendable {
  readonly attempt: AttemptRecord
  readonly tone: Tone
}

/** The address on a channel; the members' addresses for a bill. Null if there is none. */
export const recipientOf = (
  subject: AttemptSubject,
  channel: Channel,
  { members }: Sender
): string | null => {
  if (subject._tag === "Payable") return members.length === 0 ? null : members.join(", ")
  return channel === "email" ? subject.recipient.email : subject.recipient.phoneE164
}

/** What is left to pay, in minor units. */
const owedOn = (subject: AttemptSubject): { readonly balanceMinor: number; readonly currency: string } =>
  subject._tag === "Receivable"
    ? { balanceMinor: balance(subject.receivable), currency: subject.receivable.currency }
    : { balanceMinor: subject.payable.amountMinor, currency: subject.payable.currency }

const factsOf = (
  unitOfWork: AttemptUnitOfWork,
  attempt: AttemptRecord,
  { pace, policy, sender, transportOf, trust }: DecisionInputs
): DecisionFacts => {
  const { now } = unitOfWork
  const { channel } = attempt
  const subject = unitOfWork.subjectOf(attempt)
  const recipient = subject._tag === "Receivable" ? subject.recipient : undefined
  const address = recipientOf(subject, channel, sender)
  const status = remindability(subject)
  return {
    now,
    schedule: unitOfWork.scheduleOf(subject),
    attempt:
      subject._tag === "Receivable" ? { ...attempt, customerId: subject.receivable.customerId } : attempt,
    attempts: unitOfWork.attemptsForSame(attempt),
    receivable: {
      status: status === "active" ? "open" : status,
      pauseCause: pauseCauseOf(subject),
      ...owedOn(subject)
    },
    company: { active: sender.active, planActive: sender.planActive },
    recipient: address,
    optedOut: recipient?.optedOut.includes(channel) ?? false,
    suppressed: recipient?.suppressed.includes(channel) ?? false,
    channel: transportOf(channel)._tag === "Off" ? "none" : "ready",
    customerMessagedOn: recipient === undefined ? null : unitOfWork.messagedOn(recipient.id, channel),
    capLeft: Pacing.left(pace, policy.maxPerMinute, now),
    capFreeAt: Pacing.freeAt(pace, now),
    // A bill's reminder goes to the company's own people.
    isBeyondTrust: recipient !== undefined && address !== null && !mayWrite(trust, channel, address)
  }
}

/** Applies a decision. The tone if the attempt is to be sent, null if it is not, undefined if it has to be decided on again. */
const apply = (
  unitOfWork: AttemptUnitOfWork,
  attempt: AttemptRecord,
  decision: Decision,
  { timezone }: DunningSchedule
): Tone | null | undefined => {
  switch (decision._tag) {
    case "Send":
      return decision.tone
    case "Move": {
      const { at, expiresAt, shiftedBy } = decision
      const isToday = todayIn(timezone, at) === todayIn(timezone, unitOfWork.now)
      // The cap delays a message by minutes: the attempt keeps its time.
      const moved = shiftedBy.at(-1) === "cap" && isToday ? {} : { scheduledFor: at, shiftedBy }
      unitOfWork.set(unitOfWork.refresh(attempt), { dueAt: at, expiresAt, reasonCode: null, ...moved })
      return null
    }
    case "Wait":
      unitOfWork.set(unitOfWork.refresh(attempt), { reasonCode: decision.reason, dueAt: decision.until })
      return null
    case "Skip":
      unitOfWork.replan(unitOfWork.end(attempt, "skipped", decision.reason), "catch_up")
      return null
    case "End":
      unitOfWork.skipAll(attempt, decision.reason)
      return null
    case "Superseded":
    case "Replan":
      unitOfWork.replan(attempt, "catch_up")
      return undefined
  }
}

/** Decides on one attempt until it is settled. Returns it if it is to be sent. */
export const decideOne = (
  unitOfWork: AttemptUnitOfWork,
  id: number,
  inputs: DecisionInputs
): Sendable | undefined => {
  const { now } = unitOfWork
  for (let round = 0; round < MAX_DECISIONS_PER_ATTEMPT; round++) {
    const attempt = unitOfWork.get(id)
    if (attempt === undefined || attempt.status !== "scheduled") return undefined
    // The replan of the round before may have moved it to a later time.
    if (round > 0 && (attempt.dueAt ?? now) > now) return undefined
    if (attempt.scheduledFor > now && attempt.tryCount === 0) {
      // A write has moved it to a later time since it was claimed: it is planned again.
      unitOfWork.replan(unitOfWork.set(attempt, { dueAt: attempt.scheduledFor }), "catch_up")
      continue
    }
    const facts = factsOf(unitOfWork, attempt, inputs)
    const tone = apply(unitOfWork, attempt, decide(facts), facts.schedule)
    if (tone === null) return undefined
    if (tone !== undefined) return { attempt, tone }
  }
  const unsettled = unitOfWork.get(id)
  if (unsettled?.status === "scheduled") {
    unitOfWork.set(unsettled, { dueAt: now + UNSETTLED_PAUSE_MILLIS })
  }
  return undefined
}
