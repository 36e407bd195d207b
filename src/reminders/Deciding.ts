/** What becomes of attempts that are due, one after another, while everything about them is held. */
import * as Pacing from "../domain/Pacing.ts"
import { balance } from "../domain/Receivable.ts"
import type { AttemptRecord, Channel } from "../domain/ReminderAttempt.ts"
import { hasSpoken, isOvertaken, lastSpoken } from "../domain/ReminderLadder.ts"
import { type Decision, decide } from "../domain/ReminderDecision.ts"
import type { Sender } from "../repos/ReminderFacts.ts"
import type { Claimed } from "../repos/ReminderQueue.ts"
import type { Way } from "./channels/Channel.ts"
import { standing, type Subject, type Workbook } from "./Workbook.ts"

/** For so long a worker's attempt is nobody else's. */
export const LEASE_MILLIS = 60_000
/** How often one attempt is decided on before it is left for later. */
const MAX_ROUNDS = 4
/** A plan that does not settle would otherwise be looked at for ever. */
const UNSETTLED_PAUSE_MILLIS = 3_600_000

/** What a decision goes by, beside what is held. */
export interface Circumstances {
  readonly now: number
  readonly sender: Sender
  readonly pace: Pacing.Pace
  readonly perMinute: number
  readonly wayOf: (channel: Channel) => Way
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
  book: Workbook,
  attempt: AttemptRecord,
  { now, perMinute, sender, wayOf }: Circumstances,
  pace: Pacing.Pace
): Decision => {
  const subject = book.subjectOf(attempt)
  const others = book.beside(attempt).filter(({ id }) => id !== attempt.id)
  const otherSteps = others.filter(
    ({ dueDate, offsetDays }) => dueDate !== attempt.dueDate || offsetDays !== attempt.offsetDays
  )
  const status = standing(subject)
  const ladder = book.ladderOf(subject)
  return decide({
    now,
    ladder,
    attempt,
    receivable: {
      status: status === "active" ? "open" : status,
      dueDate: subject._tag === "Receivable" ? subject.receivable.dueDate : subject.payable.dueDate
    },
    company: { active: sender.active, planActive: sender.planActive },
    recipient: recipientOf(subject, attempt.channel, sender),
    optedOut: subject._tag === "Receivable" && subject.recipient.optedOut.includes(attempt.channel),
    channelReady: wayOf(attempt.channel)._tag !== "Off",
    messagesSent: subject._tag === "Receivable" ? others.filter(hasSpoken).length : 0,
    ...lastSpoken(otherSteps, attempt.dueDate),
    overtaken: isOvertaken(ladder, book.beside(attempt), attempt, now),
    capLeft: Pacing.left(pace, perMinute, now),
    capFreeAt: Pacing.freeAt(pace, now)
  })
}

/** What a message goes by, as of now. */
const factsOf = (book: Workbook, attempt: AttemptRecord, { sender }: Circumstances) => {
  const subject = book.subjectOf(attempt)
  return {
    customerId: subject._tag === "Receivable" ? subject.receivable.customerId : null,
    recipient: recipientOf(subject, attempt.channel, sender),
    timezone: book.ladderOf(subject).timezone,
    balanceMinor: subject._tag === "Receivable" ? balance(subject.receivable) : subject.payable.amountMinor,
    currency: subject._tag === "Receivable" ? subject.receivable.currency : subject.payable.currency
  }
}

/** Whether a message that was stored would go to the same address and tell the same amount today. */
const saysWhatIs = (book: Workbook, attempt: AttemptRecord, circumstances: Circumstances): boolean => {
  const { balanceMinor, currency, recipient } = factsOf(book, attempt, circumstances)
  return (
    recipient === attempt.recipient && balanceMinor === attempt.balanceMinor && currency === attempt.currency
  )
}

/** Marks an attempt as on its way; what is kept here is there at once. */
const send = (book: Workbook, attempt: AttemptRecord, circumstances: Circumstances): AttemptRecord => {
  const { now, wayOf } = circumstances
  const facts = {
    ...factsOf(book, attempt, circumstances),
    tryCount: attempt.tryCount + 1,
    reasonCode: null,
    error: null
  }
  if (wayOf(attempt.channel)._tag !== "Capture") {
    return book.set(attempt, { ...facts, status: "sending", dueAt: now + LEASE_MILLIS })
  }
  const sent = book.set(attempt, { ...facts, status: "sent", sentAt: now, dueAt: null })
  book.replan(sent, "catch_up")
  return sent
}

/**
 * A lease that ran out while a message was on its way: only a provider that knows messages again is asked again, and
 * only if the message as it was could be sent now. Otherwise nobody can tell any more whether it left.
 */
const takeOver = (
  book: Workbook,
  attempt: AttemptRecord,
  circumstances: Circumstances,
  pace: Pacing.Pace
): ReadonlyArray<AttemptRecord> => {
  const { now, wayOf } = circumstances
  const way = wayOf(attempt.channel)
  const handedOverAt = attempt.updatedAt
  if (way._tag === "Provider" && now < handedOverAt + way.provider.deduplicatesForMillis) {
    const decision = decisionOn(book, attempt, circumstances, pace)
    if (decision._tag === "Move") {
      book.set(attempt, { dueAt: decision.at, updatedAt: handedOverAt })
      return []
    }
    if (decision._tag === "Send" && saysWhatIs(book, attempt, circumstances)) {
      return [book.set(attempt, { dueAt: now + LEASE_MILLIS, updatedAt: handedOverAt })]
    }
  }
  // It may have left then, not now: what follows keeps its distance from that day.
  const ended = book.end(attempt, "unknown", "outcome_unknown")
  book.replan(book.set(ended, { updatedAt: handedOverAt }), "catch_up")
  return []
}

/** Decides on one attempt until it is settled; answers it if its message is to leave. */
const settle = (
  book: Workbook,
  id: number,
  circumstances: Circumstances,
  pace: Pacing.Pace
): ReadonlyArray<AttemptRecord> => {
  const { now } = circumstances
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const attempt = book.get(id)
    if (attempt === undefined || attempt.status !== "scheduled") return []
    // Planned anew, it may have its time ahead.
    if (round > 0 && (attempt.dueAt ?? now) > now) return []
    if (attempt.scheduledFor > now && attempt.tryCount === 0) {
      // Its time has not come: what its time depends on is another. It is put where it belongs, and looked at then.
      book.replan(book.set(attempt, { dueAt: attempt.scheduledFor }), "catch_up")
      continue
    }
    const decision = decisionOn(book, attempt, circumstances, pace)
    switch (decision._tag) {
      case "Send":
        return [send(book, attempt, circumstances)]
      case "Move":
        book.set(book.refresh(attempt), {
          dueAt: decision.at,
          scheduledFor: decision.at,
          shiftedBy: [...attempt.shiftedBy.filter((by) => by !== decision.shiftedBy), decision.shiftedBy]
        })
        return []
      case "Skip":
        book.replan(book.end(attempt, "skipped", decision.reason), "catch_up")
        return []
      case "End":
        book.endAll(attempt, decision.reason)
        return []
      case "Missed":
      case "Replan":
        book.replan(attempt, "catch_up")
    }
  }
  const unsettled = book.get(id)
  if (unsettled?.status === "scheduled") book.set(unsettled, { dueAt: now + UNSETTLED_PAUSE_MILLIS })
  return []
}

/** Decides on claimed attempts, in their order. */
export const decideAll = (
  book: Workbook,
  claimed: ReadonlyArray<Claimed>,
  circumstances: Circumstances
): Decided => {
  const sends: Array<AttemptRecord> = []
  const left: Array<Claimed> = []
  let { pace } = circumstances
  for (const { fence, id } of claimed) {
    const attempt = book.get(id)
    if (attempt === undefined) {
      left.push({ id, fence })
    } else if (attempt.fence === fence) {
      const leaving =
        attempt.status === "sending"
          ? takeOver(book, attempt, circumstances, pace)
          : settle(book, id, circumstances, pace)
      sends.push(...leaving)
      pace = Pacing.after(pace, leaving.length, circumstances.now)
    }
  }
  return { sends, left, pace }
}
