/** Marks attempts as being sent, and as sent. Pure but for the unit of work that it writes to. */
import { balance } from "../../domain/Receivable.ts"
import type { AttemptRecord, Tone } from "../../domain/ReminderAttempt.ts"
import type { AttemptUnitOfWork } from "../AttemptUnitOfWork.ts"
import { LEASE_MILLIS } from "./Lease.ts"

/** A message that was decided on: the attempts it is for, and who gets it. Each recipient gets one of their own. */
export interface DecidedMessage {
  readonly attempts: ReadonlyArray<AttemptRecord>
  readonly recipients: ReadonlyArray<string>
  readonly tone: Tone
}

/** Marks an attempt as being sent, with the facts of now. */
export const markSending = (
  unitOfWork: AttemptUnitOfWork,
  attempt: AttemptRecord,
  recipient: string | null,
  tone: Tone
): AttemptRecord => {
  const subject = unitOfWork.subjectOf(attempt)
  const isReceivable = subject._tag === "Receivable"
  return unitOfWork.set(attempt, {
    customerId: isReceivable ? subject.receivable.customerId : null,
    recipient,
    tone,
    timezone: unitOfWork.scheduleOf(subject).timezone,
    balanceMinor: isReceivable ? balance(subject.receivable) : subject.payable.amountMinor,
    currency: isReceivable ? subject.receivable.currency : subject.payable.currency,
    tryCount: attempt.tryCount + 1,
    reasonCode: null,
    error: null,
    status: "sending",
    dueAt: unitOfWork.now + LEASE_MILLIS
  })
}

/** Marks attempts as sent that were captured, and plans what follows. */
export const captured = (unitOfWork: AttemptUnitOfWork, attempts: ReadonlyArray<AttemptRecord>): void => {
  const sent = attempts.map((attempt) =>
    unitOfWork.set(attempt, { status: "sent", sentAt: unitOfWork.now, dueAt: null })
  )
  for (const attempt of sent) unitOfWork.replan(attempt, "catch_up")
}
