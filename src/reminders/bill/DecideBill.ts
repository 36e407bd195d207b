/** Decides on due attempts about bills, while the bills are locked. Pure but for the `BillWork` that it writes to. */
import { todayIn } from "../../domain/CalendarDate.ts"
import type { RemindersMode } from "../../domain/Company.ts"
import type { PlannedBillReminder } from "../../domain/dunning/Bill.ts"
import * as Pacing from "../../domain/dunning/Pace.ts"
import { union } from "../../domain/dunning/Shifts.ts"
import type { AttemptRecord, ReasonCode } from "../../domain/ReminderAttempt.ts"
import type { Claimed } from "../../repos/reminders/ReminderClaims.ts"
import type { Sender } from "../../repos/reminders/ReminderFacts.ts"
import type { Failed } from "../Delivery.ts"
import { LEASE_MILLIS } from "../send/Lease.ts"
import { failScheduled } from "./BillFailures.ts"
import { conclude, endUnsent, membersTold } from "./BillOutcome.ts"
import type { BillWork } from "./BillWork.ts"

/** What a decision depends on, beside the locked bill. */
export interface BillInputs {
  readonly mode: RemindersMode
  readonly sender: Pick<Sender, "active" | "members" | "planActive">
  /** Whether there is a channel for e-mails. */
  readonly hasChannel: boolean
  readonly maxPerMinute: number
  readonly pace: Pacing.Pace
}

/** An attempt that is to be sent, its status `sending` already, and the members who get a message of their own. */
export interface BillToSend {
  readonly work: BillWork
  readonly attempt: AttemptRecord
  readonly recipients: ReadonlyArray<string>
}

/** How often an attempt that waits for an obstacle is looked at again. On a test clock that would be endless. */
const RECHECK_MILLIS = 300_000

/** What somebody is about to mend, so that the attempt waits for it until its time is over. */
const obstacleTo = ({ hasChannel, mode, sender }: BillInputs): ReasonCode | null => {
  if (!sender.active) return "company_inactive"
  if (!sender.planActive) return "no_active_plan"
  // Nobody approves what a company's own people get.
  if (mode === "hold") return "on_hold"
  return hasChannel ? null : "no_channel"
}

/** The reason why an attempt whose time is over was not sent. */
const reasonOfExpiry = ({ reasonCode }: AttemptRecord, obstacle: ReasonCode | null): ReasonCode => {
  if (reasonCode === null) return "expired"
  // Whether its channel works is known only where it is tried.
  return obstacle ?? (reasonCode === "channel_down" ? reasonCode : "expired")
}

const placeOf = ({ at, expiresAt, shiftedBy, step }: PlannedBillReminder) => ({
  step,
  scheduledFor: at,
  shiftedBy,
  expiresAt
})

/** Makes an attempt wait for the cap. A delay of minutes leaves it the time it is scheduled for. */
const waitForCap = (
  work: BillWork,
  attempt: AttemptRecord,
  planned: PlannedBillReminder,
  { pace }: BillInputs
): void => {
  const { now, timezone } = work
  const free = Math.max(Pacing.freeAt(pace, now), now + 1)
  const { at, expiresAt } = work.openingFrom(free) ?? { at: free, expiresAt: planned.expiresAt }
  const isToday = todayIn(timezone, at) === todayIn(timezone, now)
  const shiftedBy = union(planned.shiftedBy, ["cap"])
  const moved = isToday ? {} : { scheduledFor: at, shiftedBy, expiresAt }
  work.setFresh(attempt, { ...placeOf(planned), ...moved, dueAt: at, reasonCode: null })
}

/** Marks an attempt as being sent, with the facts of now. */
const markSending = (
  work: BillWork,
  attempt: AttemptRecord,
  planned: PlannedBillReminder,
  { sender }: BillInputs
): AttemptRecord =>
  work.set(work.setFresh(attempt, placeOf(planned)), {
    recipient: sender.members.join(", "),
    tryCount: attempt.tryCount + 1,
    reasonCode: null,
    error: null,
    status: "sending",
    dueAt: work.now + LEASE_MILLIS
  })

/** Decides on a scheduled attempt. Returns it if it is to be sent. */
const decideScheduled = (
  work: BillWork,
  attempt: AttemptRecord,
  inputs: BillInputs
): BillToSend | undefined => {
  const { now } = work
  if (work.payable.status !== "open") return void endUnsent(work, attempt, "cancelled", "paid")
  const planned = work.plannedFor(attempt)
  if (planned === null) return void work.replan()
  const obstacle = obstacleTo(inputs)
  if (planned.isOver) return void endUnsent(work, attempt, "skipped", reasonOfExpiry(attempt, obstacle))
  if (planned.at > now) {
    return void work.setFresh(attempt, { ...placeOf(planned), dueAt: planned.at, reasonCode: null })
  }
  if (inputs.sender.members.length === 0) return void endUnsent(work, attempt, "skipped", "no_address")
  if (obstacle !== null) {
    const { expiresAt } = planned
    const dueAt = attempt.onTestClock ? expiresAt : Math.min(expiresAt, now + RECHECK_MILLIS)
    return void work.setFresh(attempt, { expiresAt, dueAt, reasonCode: obstacle })
  }
  const told = membersTold(work.messagesOf(attempt))
  const recipients = inputs.sender.members.filter((member) => !told.has(member))
  if (recipients.length === 0) return void conclude(work, attempt, null)
  if (Pacing.left(inputs.pace, inputs.maxPerMinute, now) <= 0) {
    return void waitForCap(work, attempt, planned, inputs)
  }
  return { work, attempt: markSending(work, attempt, planned, inputs), recipients }
}

/** Ends an attempt whose message may or may not have been sent, because its lease ended. It is never sent again. */
const recoverBill = (work: BillWork, attempt: AttemptRecord): void => {
  for (const message of work.messagesOf(attempt)) {
    if (message.status === "sending") work.settle(message, { status: "unknown" })
  }
  conclude(work, attempt, work.now, attempt.updatedAt)
}

/** What was decided. */
export interface DecidedBills {
  readonly toSend: ReadonlyArray<BillToSend>
  /** Claimed attempts whose bill another transaction has locked. */
  readonly locked: ReadonlyArray<Claimed>
  /** Attempts that could not be decided on. */
  readonly failed: ReadonlyArray<Failed>
  /** The company's pace, with `toSend` counted. */
  readonly pace: Pacing.Pace
}

/** Decides on claimed attempts, in their order. Skips those that another worker has claimed since. */
export const decideAllBills = (
  works: ReadonlyMap<number, BillWork>,
  claimed: ReadonlyArray<Claimed>,
  inputs: BillInputs
): DecidedBills => {
  const toSend: Array<BillToSend> = []
  const locked: Array<Claimed> = []
  const failed: Array<Failed> = []
  let { pace } = inputs
  for (const one of claimed) {
    const work = works.get(one.id)
    const attempt = work?.get(one.id)
    if (work === undefined || attempt === undefined) locked.push(one)
    else if (attempt.fence === one.fence) {
      const sendable = work.attempt(
        () => {
          if (attempt.status === "sending") recoverBill(work, attempt)
          return attempt.status === "scheduled"
            ? decideScheduled(work, attempt, { ...inputs, pace })
            : undefined
        },
        (cause) => {
          failed.push({ id: one.id, cause })
          failScheduled(work, one.id, cause)
          return undefined
        }
      )
      if (sendable === undefined) continue
      toSend.push(sendable)
      pace = Pacing.after(pace, sendable.recipients.length, work.now)
    }
  }
  return { toSend, locked, failed, pace }
}
