/** Decides on due attempts, customer by customer, while their customers, receivables and bills are locked. */
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import * as Pacing from "../../domain/dunning/Pace.ts"
import { dayAt, effectiveDueDay, openDayFrom } from "../../domain/dunning/Calendar.ts"
import { afterWriting, type TrustLeft } from "../../domain/Trust.ts"
import type { Sender } from "../../repos/reminders/ReminderFacts.ts"
import type { Claimed } from "../../repos/reminders/ReminderQueue.ts"
import { MAX_DEBTS_IN_MESSAGE } from "../message/Message.ts"
import type { AttemptUnitOfWork } from "../AttemptUnitOfWork.ts"
import { settledRecipients, settleBill } from "../complete/Bills.ts"
import {
  type DecisionInputs,
  decideOne,
  recipientOf,
  UNSETTLED_PAUSE_MILLIS,
  type Sendable
} from "./DecideAttempt.ts"
import { fail } from "../complete/Failures.ts"
import { type DebtTone, toneOfMessage } from "../message/Messages.ts"
import { recover } from "../complete/Recover.ts"
import { type DecidedMessage, markSending } from "../send/Send.ts"

/** What was decided. */
export interface Decided {
  /** Messages to make; the status of their attempts is `sending` already. */
  readonly toSend: ReadonlyArray<DecidedMessage>
  /** Claimed attempts that another transaction keeps from being decided on: to be released. */
  readonly locked: ReadonlyArray<Claimed>
  /** Attempts that could not be decided on, with the cause. */
  readonly failed: ReadonlyArray<{ readonly id: number; readonly cause: unknown }>
  /** The company's pace, with `toSend` counted. */
  readonly pace: Pacing.Pace
  /** What the company may still do today after `toSend`. */
  readonly trust: TrustLeft
}

/** Makes an attempt wait for the first open day so many days from today on. It stays scheduled for its own time. */
const waitFor = (unitOfWork: AttemptUnitOfWork, { attempt }: Sendable, days: number): void => {
  const schedule = unitOfWork.scheduleOf(unitOfWork.subjectOf(attempt))
  const open = openDayFrom(schedule, dayAt(schedule, unitOfWork.now) + days, unitOfWork.now)
  unitOfWork.set(unitOfWork.refresh(attempt), {
    dueAt: Math.max(open?.at ?? 0, unitOfWork.now + UNSETTLED_PAUSE_MILLIS)
  })
}

/** The first of each receivable: one message tells of a debt once. */
const oneOfEach = (willing: ReadonlyArray<Sendable>): ReadonlyArray<Sendable> =>
  [...new Map(willing.toReversed().map((each) => [each.attempt.receivableId, each])).values()].toReversed()

/** Of all that is due for a customer on a channel, what one message tells of now; the rest waits for a later day. */
const combined = (
  unitOfWork: AttemptUnitOfWork,
  willing: ReadonlyArray<Sendable>,
  { policy }: DecisionInputs
): ReadonlyArray<Sendable> => {
  const [first] = willing
  const subject = first && unitOfWork.subjectOf(first.attempt)
  if (!policy.combine || first === undefined || subject?._tag !== "Receivable") return willing
  const customerId = subject.recipient.id
  const { channel } = first.attempt
  if (unitOfWork.hasAddedFor(customerId, channel)) {
    // Other debts of the customer have moved on to a step that is due as well: all of it is decided on together.
    for (const { attempt } of willing) unitOfWork.set(attempt, { dueAt: unitOfWork.now })
    return []
  }
  const now = oneOfEach(willing).slice(0, MAX_DEBTS_IN_MESSAGE)
  for (const each of willing) if (!now.includes(each)) waitFor(unitOfWork, each, policy.customerGapDays)
  return now
}

const earned = (unitOfWork: AttemptUnitOfWork, { attempt, tone }: Sendable): DebtTone => {
  const schedule = unitOfWork.scheduleOf(unitOfWork.subjectOf(attempt))
  return { tone, isOverdue: dayAt(schedule, unitOfWork.now) > effectiveDueDay(schedule).day }
}

/** The members who are still to get a bill's reminder. Without any, the attempt gets the outcome of its messages. */
const membersLeft = (
  unitOfWork: AttemptUnitOfWork,
  attempt: AttemptRecord,
  { members }: Sender
): ReadonlyArray<string> => {
  const settled = settledRecipients(unitOfWork.messagesOfBill(attempt))
  const left = members.filter((member) => !settled.has(member))
  if (left.length === 0) settleBill(unitOfWork, attempt, unitOfWork.now + UNSETTLED_PAUSE_MILLIS)
  return left
}

/** Decides on the attempts of one message. Returns the message if there is anything to send. */
const decideGroup = (
  unitOfWork: AttemptUnitOfWork,
  group: ReadonlyArray<AttemptRecord>,
  inputs: DecisionInputs,
  failed: (id: number, cause: unknown) => undefined
): DecidedMessage | undefined => {
  const willing = group.flatMap(
    ({ id }) =>
      unitOfWork.attempt(
        () => decideOne(unitOfWork, id, inputs),
        (cause) => failed(id, cause)
      ) ?? []
  )
  const now = combined(unitOfWork, willing, inputs)
  const [first] = now
  if (first === undefined) return undefined
  const subject = unitOfWork.subjectOf(first.attempt)
  const recipients =
    subject._tag === "Payable"
      ? membersLeft(unitOfWork, first.attempt, inputs.sender)
      : [recipientOf(subject, first.attempt.channel, inputs.sender) ?? ""]
  if (recipients.length === 0) return undefined
  const attempts = now.map(({ attempt, tone }) =>
    markSending(unitOfWork, attempt, recipientOf(subject, attempt.channel, inputs.sender), tone)
  )
  return { attempts, recipients, tone: toneOfMessage(now.map((each) => earned(unitOfWork, each))) }
}

/** What is decided on together with an attempt: with `combine`, all that is due for the customer on the channel. */
const groupOf = (
  unitOfWork: AttemptUnitOfWork,
  attempt: AttemptRecord,
  { policy }: DecisionInputs
): ReadonlyArray<AttemptRecord> => {
  const subject = unitOfWork.subjectOf(attempt)
  if (!policy.combine || subject._tag === "Payable") return [attempt]
  const due = unitOfWork.dueFor(subject.recipient.id, attempt.channel)
  return due.some(({ id }) => id === attempt.id) ? due : [attempt]
}

/** What is left of the company's limits after a message; a bill's goes to its own people and uses up nothing. */
const trustAfter = (trust: TrustLeft, { attempts: [first], recipients }: DecidedMessage): TrustLeft =>
  first === undefined || first.receivableId === null
    ? trust
    : recipients.reduce((left, recipient) => afterWriting(left, first.channel, recipient), trust)

/** Decides on claimed attempts, in their order. Skips those that another worker has claimed since. */
export const decideAll = (
  unitOfWork: AttemptUnitOfWork,
  claimed: ReadonlyArray<Claimed>,
  inputs: DecisionInputs
): Decided => {
  const toSend: Array<DecidedMessage> = []
  const locked: Array<Claimed> = []
  const failed: Array<Decided["failed"][number]> = []
  const fences = new Map(claimed.map(({ fence, id }) => [id, fence]))
  const decided = new Set<number>()
  let { pace, trust } = inputs
  const failing = (id: number, cause: unknown): undefined => {
    failed.push({ id, cause })
    fail(unitOfWork, id, cause)
  }
  for (const one of claimed) {
    const attempt = unitOfWork.asked(one.id)
    if (attempt === undefined) locked.push(one)
    if (attempt === undefined || attempt.fence !== one.fence || decided.has(one.id)) continue
    if (attempt.status === "sending") {
      unitOfWork.attempt(
        () => recover(unitOfWork, attempt),
        (cause) => failing(attempt.id, cause)
      )
    } else if (attempt.status === "scheduled") {
      const group = unitOfWork.attempt(
        () => groupOf(unitOfWork, attempt, inputs),
        (cause) => failing(attempt.id, cause) ?? []
      )
      // A later claim of another worker stands: that one decides on all of them.
      if (group.some(({ fence, id }) => (fences.get(id) ?? fence) !== fence)) {
        locked.push(one)
        continue
      }
      for (const { id } of group) decided.add(id)
      const intended = decideGroup(unitOfWork, group, { ...inputs, pace, trust }, failing)
      if (intended === undefined) continue
      toSend.push(intended)
      pace = Pacing.after(pace, intended.recipients.length, unitOfWork.now)
      trust = trustAfter(trust, intended)
    }
  }
  return { toSend, locked, failed, pace, trust }
}
