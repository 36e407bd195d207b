/** Decides on due attempts one after another, while their receivables and bills are locked. */
import * as Pacing from "../domain/dunning/Pace.ts"
import { balance } from "../domain/Receivable.ts"
import type { AttemptRecord, Channel } from "../domain/ReminderAttempt.ts"
import { mayHaveBeenSent, isOvertaken, lastSent } from "../domain/dunning/Replan.ts"
import { type Decision, decide } from "../domain/dunning/Decision.ts"
import type { Sender } from "../repos/ReminderFacts.ts"
import type { Claimed } from "../repos/ReminderQueue.ts"
import type { Transport } from "./transports/Transport.ts"
import { remindability, type Subject, type AttemptUnitOfWork } from "./AttemptUnitOfWork.ts"

/** How long a claimed attempt is kept from other workers. */
export const LEASE_MILLIS = 60_000
/** How often one attempt is decided on before it is postponed. */
const MAX_DECISIONS_PER_ATTEMPT = 4
/** How long such an attempt is postponed. Otherwise a plan that never settles would keep a worker busy for ever. */
const UNSETTLED_PAUSE_MILLIS = 3_600_000

/** What a decision depends on, beside the locked rows. */
export interface DecisionInputs {
  readonly now: number
  readonly sender: Sender
  readonly pace: Pacing.Pace
  readonly perMinute: number
  readonly transportOf: (channel: Channel) => Transport
}

/** What was decided. */
export interface Decided {
  /** Attempts whose message is to be handed over or captured; their status is `sending` or `sent` already. */
  readonly toSend: ReadonlyArray<AttemptRecord>
  /** Claimed attempts that another transaction has locked: to be released. */
  readonly locked: ReadonlyArray<Claimed>
  /** The company's pace, with `toSend` counted. */
  readonly pace: Pacing.Pace
}

const recipientOf = (subject: Subject, channel: Channel, { members }: Sender): string | null => {
  if (subject._tag === "Payable") return members.length === 0 ? null : members.join(", ")
  return channel === "email" ? subject.recipient.email : subject.recipient.phoneE164
}

const decisionOn = (
  unitOfWork: AttemptUnitOfWork,
  attempt: AttemptRecord,
  { now, perMinute, sender, transportOf }: DecisionInputs,
  pace: Pacing.Pace
): Decision => {
  const subject = unitOfWork.subjectOf(attempt)
  const others = unitOfWork.attemptsForSame(attempt).filter(({ id }) => id !== attempt.id)
  const otherSteps = others.filter(
    ({ dueDate, offsetDays }) => dueDate !== attempt.dueDate || offsetDays !== attempt.offsetDays
  )
  const status = remindability(subject)
  const schedule = unitOfWork.scheduleOf(subject)
  return decide({
    now,
    schedule,
    attempt,
    receivable: {
      status: status === "active" ? "open" : status,
      dueDate: subject._tag === "Receivable" ? subject.receivable.dueDate : subject.payable.dueDate
    },
    company: { active: sender.active, planActive: sender.planActive },
    recipient: recipientOf(subject, attempt.channel, sender),
    optedOut: subject._tag === "Receivable" && subject.recipient.optedOut.includes(attempt.channel),
    channelReady: transportOf(attempt.channel)._tag !== "Off",
    messagesSent: subject._tag === "Receivable" ? others.filter(mayHaveBeenSent).length : 0,
    ...lastSent(otherSteps, attempt.dueDate),
    overtaken: isOvertaken(schedule, unitOfWork.attemptsForSame(attempt), attempt, now),
    capLeft: Pacing.left(pace, perMinute, now),
    capFreeAt: Pacing.freeAt(pace, now)
  })
}

/** The facts that a message depends on, as they are now. */
const factsOf = (unitOfWork: AttemptUnitOfWork, attempt: AttemptRecord, { sender }: DecisionInputs) => {
  const subject = unitOfWork.subjectOf(attempt)
  return {
    customerId: subject._tag === "Receivable" ? subject.receivable.customerId : null,
    recipient: recipientOf(subject, attempt.channel, sender),
    timezone: unitOfWork.scheduleOf(subject).timezone,
    balanceMinor: subject._tag === "Receivable" ? balance(subject.receivable) : subject.payable.amountMinor,
    currency: subject._tag === "Receivable" ? subject.receivable.currency : subject.payable.currency
  }
}

/** Whether a stored message would go to the same address and name the same amount if it were made now. */
const isUpToDate = (
  unitOfWork: AttemptUnitOfWork,
  attempt: AttemptRecord,
  inputs: DecisionInputs
): boolean => {
  const { balanceMinor, currency, recipient } = factsOf(unitOfWork, attempt, inputs)
  return (
    recipient === attempt.recipient && balanceMinor === attempt.balanceMinor && currency === attempt.currency
  )
}

/** Marks an attempt as being sent. A captured message counts as sent at once. */
const send = (
  unitOfWork: AttemptUnitOfWork,
  attempt: AttemptRecord,
  inputs: DecisionInputs
): AttemptRecord => {
  const { now, transportOf } = inputs
  const facts = {
    ...factsOf(unitOfWork, attempt, inputs),
    tryCount: attempt.tryCount + 1,
    reasonCode: null,
    error: null
  }
  if (transportOf(attempt.channel)._tag !== "Capture") {
    return unitOfWork.set(attempt, { ...facts, status: "sending", dueAt: now + LEASE_MILLIS })
  }
  const sent = unitOfWork.set(attempt, { ...facts, status: "sent", sentAt: now, dueAt: null })
  unitOfWork.replan(sent, "catch_up")
  return sent
}

/**
 * Decides on an attempt whose lease ended during its hand-over, so that its outcome is not known. It is handed over
 * again only if the provider recognises duplicates and the stored message could be sent as it is now. Otherwise the
 * attempt ends as `unknown`.
 */
const takeOver = (
  unitOfWork: AttemptUnitOfWork,
  attempt: AttemptRecord,
  inputs: DecisionInputs,
  pace: Pacing.Pace
): ReadonlyArray<AttemptRecord> => {
  const { now, transportOf } = inputs
  const transport = transportOf(attempt.channel)
  const handedOverAt = attempt.updatedAt
  if (transport._tag === "Provider" && now < handedOverAt + transport.provider.deduplicatesForMillis) {
    const decision = decisionOn(unitOfWork, attempt, inputs, pace)
    if (decision._tag === "Move") {
      unitOfWork.set(attempt, { dueAt: decision.at, updatedAt: handedOverAt })
      return []
    }
    if (decision._tag === "Send" && isUpToDate(unitOfWork, attempt, inputs)) {
      return [unitOfWork.set(attempt, { dueAt: now + LEASE_MILLIS, updatedAt: handedOverAt })]
    }
  }
  // The message may have been sent at the first hand-over, so the gap to the next step counts from then.
  const ended = unitOfWork.end(attempt, "unknown", "outcome_unknown")
  unitOfWork.replan(unitOfWork.set(ended, { updatedAt: handedOverAt }), "catch_up")
  return []
}

/** Applies a decision. Returns the attempts to send, or undefined if the attempt has to be decided on again. */
const apply = (
  unitOfWork: AttemptUnitOfWork,
  attempt: AttemptRecord,
  decision: Decision,
  inputs: DecisionInputs
): ReadonlyArray<AttemptRecord> | undefined => {
  switch (decision._tag) {
    case "Send":
      return [send(unitOfWork, attempt, inputs)]
    case "Move":
      unitOfWork.set(unitOfWork.refresh(attempt), {
        dueAt: decision.at,
        scheduledFor: decision.at,
        shiftedBy: [...attempt.shiftedBy.filter((by) => by !== decision.shiftedBy), decision.shiftedBy]
      })
      return []
    case "Skip":
      unitOfWork.replan(unitOfWork.end(attempt, "skipped", decision.reason), "catch_up")
      return []
    case "End":
      unitOfWork.skipAll(attempt, decision.reason)
      return []
    case "Missed":
    case "Replan":
      unitOfWork.replan(attempt, "catch_up")
      return undefined
  }
}

/** Decides on one attempt until it is settled. Returns the attempt if its message is to be sent. */
const decideOne = (
  unitOfWork: AttemptUnitOfWork,
  id: number,
  inputs: DecisionInputs,
  pace: Pacing.Pace
): ReadonlyArray<AttemptRecord> => {
  const { now } = inputs
  for (let round = 0; round < MAX_DECISIONS_PER_ATTEMPT; round++) {
    const attempt = unitOfWork.get(id)
    if (attempt === undefined || attempt.status !== "scheduled") return []
    // The replan of the round before may have moved it to a later time.
    if (round > 0 && (attempt.dueAt ?? now) > now) return []
    if (attempt.scheduledFor > now && attempt.tryCount === 0) {
      // A write has moved it to a later time since it was claimed: it is planned again.
      unitOfWork.replan(unitOfWork.set(attempt, { dueAt: attempt.scheduledFor }), "catch_up")
      continue
    }
    const toSend = apply(unitOfWork, attempt, decisionOn(unitOfWork, attempt, inputs, pace), inputs)
    if (toSend !== undefined) return toSend
  }
  const unsettled = unitOfWork.get(id)
  if (unsettled?.status === "scheduled") unitOfWork.set(unsettled, { dueAt: now + UNSETTLED_PAUSE_MILLIS })
  return []
}

/** Decides on claimed attempts, in their order. Skips those that another worker has claimed since. */
export const decideAll = (
  unitOfWork: AttemptUnitOfWork,
  claimed: ReadonlyArray<Claimed>,
  inputs: DecisionInputs
): Decided => {
  const toSend: Array<AttemptRecord> = []
  const locked: Array<Claimed> = []
  let { pace } = inputs
  for (const { fence, id } of claimed) {
    const attempt = unitOfWork.get(id)
    if (attempt === undefined) {
      locked.push({ id, fence })
    } else if (attempt.fence === fence) {
      const decided =
        attempt.status === "sending"
          ? takeOver(unitOfWork, attempt, inputs, pace)
          : decideOne(unitOfWork, id, inputs, pace)
      toSend.push(...decided)
      pace = Pacing.after(pace, decided.length, inputs.now)
    }
  }
  return { toSend, locked, pace }
}
