/** What becomes of attempts that are due, one after another, while everything about them is held. */
import * as Pacing from "../domain/dunning/Pace.ts"
import { balance } from "../domain/Receivable.ts"
import type { AttemptRecord, Channel } from "../domain/ReminderAttempt.ts"
import { mayHaveBeenSent, isOvertaken, lastSent } from "../domain/dunning/Replan.ts"
import { type Decision, decide } from "../domain/dunning/Decision.ts"
import type { Sender } from "../repos/ReminderFacts.ts"
import type { Claimed } from "../repos/ReminderQueue.ts"
import type { Transport } from "./transports/Transport.ts"
import { remindability, type Subject, type AttemptUnitOfWork } from "./AttemptUnitOfWork.ts"

/** For so long a worker's attempt is nobody else's. */
export const LEASE_MILLIS = 60_000
/** How often one attempt is decided on before it is left for later. */
const MAX_DECISIONS_PER_ATTEMPT = 4
/** A plan that does not settle would otherwise be looked at for ever. */
const UNSETTLED_PAUSE_MILLIS = 3_600_000

/** What a decision goes by, beside what is held. */
export interface DecisionInputs {
  readonly now: number
  readonly sender: Sender
  readonly pace: Pacing.Pace
  readonly perMinute: number
  readonly transportOf: (channel: Channel) => Transport
}

/** What was decided. */
export interface Decided {
  /** Attempts whose message is to be handed over, or kept; they say so already. */
  readonly sends: ReadonlyArray<AttemptRecord>
  /** Claimed attempts that somebody else holds: to be given back. */
  readonly left: ReadonlyArray<Claimed>
  /** The company's pace, with these. */
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
  const others = unitOfWork.beside(attempt).filter(({ id }) => id !== attempt.id)
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
    overtaken: isOvertaken(schedule, unitOfWork.beside(attempt), attempt, now),
    capLeft: Pacing.left(pace, perMinute, now),
    capFreeAt: Pacing.freeAt(pace, now)
  })
}

/** What a message goes by, as of now. */
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

/** Whether a message that was stored would go to the same address and tell the same amount today. */
const saysWhatIs = (
  unitOfWork: AttemptUnitOfWork,
  attempt: AttemptRecord,
  inputs: DecisionInputs
): boolean => {
  const { balanceMinor, currency, recipient } = factsOf(unitOfWork, attempt, inputs)
  return (
    recipient === attempt.recipient && balanceMinor === attempt.balanceMinor && currency === attempt.currency
  )
}

/** Marks an attempt as on its way; what is kept here is there at once. */
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
 * A lease that ran out while a message was on its way: only a provider that knows messages again is asked again, and
 * only if the message as it was could be sent now. Otherwise nobody can tell any more whether it left.
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
    if (decision._tag === "Send" && saysWhatIs(unitOfWork, attempt, inputs)) {
      return [unitOfWork.set(attempt, { dueAt: now + LEASE_MILLIS, updatedAt: handedOverAt })]
    }
  }
  // It may have left then, not now: what follows keeps its distance from that day.
  const ended = unitOfWork.end(attempt, "unknown", "outcome_unknown")
  unitOfWork.replan(unitOfWork.set(ended, { updatedAt: handedOverAt }), "catch_up")
  return []
}

/** Decides on one attempt until it is settled; answers it if its message is to leave. */
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
    // Planned anew, it may have its time ahead.
    if (round > 0 && (attempt.dueAt ?? now) > now) return []
    if (attempt.scheduledFor > now && attempt.tryCount === 0) {
      // Its time has not come: what its time depends on is another. It is put where it belongs, and looked at then.
      unitOfWork.replan(unitOfWork.set(attempt, { dueAt: attempt.scheduledFor }), "catch_up")
      continue
    }
    const decision = decisionOn(unitOfWork, attempt, inputs, pace)
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
        unitOfWork.endAll(attempt, decision.reason)
        return []
      case "Missed":
      case "Replan":
        unitOfWork.replan(attempt, "catch_up")
    }
  }
  const unsettled = unitOfWork.get(id)
  if (unsettled?.status === "scheduled") unitOfWork.set(unsettled, { dueAt: now + UNSETTLED_PAUSE_MILLIS })
  return []
}

/** Decides on claimed attempts, in their order. */
export const decideAll = (
  unitOfWork: AttemptUnitOfWork,
  claimed: ReadonlyArray<Claimed>,
  inputs: DecisionInputs
): Decided => {
  const sends: Array<AttemptRecord> = []
  const left: Array<Claimed> = []
  let { pace } = inputs
  for (const { fence, id } of claimed) {
    const attempt = unitOfWork.get(id)
    if (attempt === undefined) {
      left.push({ id, fence })
    } else if (attempt.fence === fence) {
      const leaving =
        attempt.status === "sending"
          ? takeOver(unitOfWork, attempt, inputs, pace)
          : decideOne(unitOfWork, id, inputs, pace)
      sends.push(...leaving)
      pace = Pacing.after(pace, leaving.length, inputs.now)
    }
  }
  return { sends, left, pace }
}
