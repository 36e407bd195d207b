/** The case of a debtor: everything that a customer owes, what was said about it, and the message that comes next. */
import type { PauseCause } from "../../Pause.ts"
import type { ReceivableStatus } from "../../Receivable.ts"
import type { Channel, ReasonCode, ShiftReason, Tone } from "../../ReminderAttempt.ts"
import type { Weekday } from "../Policy.ts"
import type { PreparedMessages } from "./Prepared.ts"

/** A step of the policy: so many days from the due date, on these channels. */
export interface CaseStep {
  readonly offsetDays: number
  readonly channels: ReadonlyArray<Channel>
  /** Without one, `toneOfStep` decides. */
  readonly tone?: Tone
}

/** What a policy for receivables says, as far as a case depends on it. */
export interface CasePolicy {
  /** In order of their offsets, each offset once. */
  readonly steps: ReadonlyArray<CaseStep>
  readonly window: { readonly from: string; readonly to: string }
  readonly days: ReadonlyArray<Weekday>
  readonly holidays: boolean
  /** Local days between two reminders to a customer. The next step of the same leading debt keeps two days only. */
  readonly customerGapDays: number
  /** A notice names the debts that are due within so many days; what it named gets no other one for as many. */
  readonly noticeDays: number
  /** Reminders that name a debt, at most. */
  readonly maxMessages: number
  readonly maxPerMinute: number
  /** For so many open days after its own, a message may still be sent. */
  readonly catchUpDays: number
  /** After its last step a debt is named again every so many days; null for never. */
  readonly repeatDays: number | null
  /** For so many open days nothing is sent for a debt that a payment which has arrived may be for; 0 for none. */
  readonly reviewDays: number
  /** By currency, as decimal strings. */
  readonly minBalance: Readonly<Record<string, string>>
}

/**
 * A debt of the case with what was said about it. Days are numbers since 1970-01-01 of the customer's calendar, instants
 * are epoch milliseconds. What was said counts from the beginning of the ladder: when the debt was made, its due date
 * moved, or it passed to this customer.
 */
export interface CaseDebt {
  readonly id: number
  readonly dueDate: string
  readonly status: ReceivableStatus
  readonly pauseCause: PauseCause | null
  /** When the pause ends by itself; null if it is not paused, or until somebody resumes it. */
  readonly resumeAt: number | null
  readonly amountMinor: number
  readonly balanceMinor: number
  readonly currency: string
  /** When its ladder began, or when a rest, a payment that was reversed or a smaller amount came to its end. */
  readonly begunAt: number
  /** `new`: its ladder began; `again`: it goes on, and the debt is named at the next opening. */
  readonly begun: "new" | "again"
  /** The date that was agreed when it rested: of the promise, or the end of the pause. */
  readonly agreedOn: string | null
  /** The last notice that named it. */
  readonly noticedOn: number | null
  /** Notices on days up to this one are over for it, sent or not. */
  readonly noticePassedOn: number | null
  /** Reminders of its ladder that named it. */
  readonly reminders: number
  /** The last of them. */
  readonly namedOn: number | null
  /** The first of them since `begunAt`, or since it last returned. */
  readonly firstNamedOn: number | null
  /** The first that was firm for it. */
  readonly firmOn: number | null
  /** The one that was final for it. */
  readonly finalOn: number | null
  /** The newest of its steps that a reminder stood for. */
  readonly reachedOffset: number | null
  /** When one of its reminders ended without being sent, the step of it, and how far that brings its ladder. */
  readonly passedAt: number | null
  readonly passedOffset: number | null
  readonly passedRank: Rank | null
  /** Whether a person did not want it sent: then nothing that the company changes brings it back. */
  readonly passedByPerson: true | null
  /** The number of the last round that named it, and its tone there. */
  readonly round: number | null
  readonly roundTone: Tone | null
}

/** How far a ladder has come without being sent: to no tone, to the friendly one, to the firm one, to its end. */
export type Rank = 0 | 1 | 2 | 3

/** A notice or a reminder on all channels of its step. What one channel has sent, the others may still send. */
export interface Round {
  readonly number: number
  readonly kind: MessageKind
  readonly leadingId: number
  readonly triggerId: number
  readonly offsetDays: number
  readonly step: number
  readonly slotDay: number
  readonly tone: Tone
  readonly at: number
  readonly day: number
  readonly shiftedBy: ReadonlyArray<ShiftReason>
  readonly expiresAt: number
  readonly channels: ReadonlyArray<Channel>
  /** Channels on which it has ended, sent or not. */
  readonly done: ReadonlyArray<Channel>
  /** Those of them on which a person did not want it sent. */
  readonly skipped?: ReadonlyArray<Channel>
  readonly isSent: boolean
}

/** `notice`: of what is due soon; `reminder`: of what is overdue. */
type MessageKind = "notice" | "reminder"

/** Sums by currency, in minor units. */
export type Sums = Readonly<Record<string, number>>

/** Counts and sums of debts on a day, for a case of which only a part was read. */
export interface CaseTotals {
  readonly overdue: number
  readonly overdueSums: Sums
  readonly coming: number
  readonly comingSums: Sums
  readonly resting: number
}

/** Somebody of the company wants the next message about a debt at once. */
export interface AskedMessage {
  readonly debtId: number
  readonly at: number
}

/**
 * A time in which money that has arrived may be for a debt. What names the debt, and was not over when the money came,
 * leaves on `day` at the earliest, and its own time counts from then on.
 */
export interface Review {
  /** Null for all debts of the customer. */
  readonly debtId: number | null
  /** When the money came, in epoch milliseconds. */
  readonly since: number
  /** The day of the first opening after somebody has settled it, or the day on which the time for that is over. */
  readonly day: number
}

/** A case: the debts that `selectDebts` takes of what the customer owes, and the state of its messages. */
export interface DebtorCase {
  readonly debts: ReadonlyArray<CaseDebt>
  /** Null if `debts` are all that the customer owes, or nothing is said: plans don't depend on it. */
  readonly totals: CaseTotals | null
  /** When the customer could be reached better than before: a new address, an opt-out taken back. */
  readonly since: number
  /** The number of the last round. */
  readonly rounds: number
  /** The last round, unless it has ended on all channels without being sent. */
  readonly round: Round | null
  /** The last reminder: its day, and the debt that led it. */
  readonly lastReminder: { readonly day: number; readonly leadingId: number } | null
  readonly asked: AskedMessage | null
  /** At most one for each debt, and one for all. */
  readonly reviews: ReadonlyArray<Review>
  /** By channel, the day of the last message to the customer's address, whichever customer has that address. */
  readonly messagedOn: Readonly<Record<Channel, number | null>>
  /** What people have decided about the next message. */
  readonly prepared: PreparedMessages
}

/** The next message of a case on one channel. */
export interface PlannedMessage {
  readonly kind: MessageKind
  readonly channel: Channel
  /** The debt whose tone and step the message has. */
  readonly leadingId: number
  /** The debt that says when it leaves. */
  readonly triggerId: number
  /** Position among the policy's steps, and the offset. */
  readonly step: number
  readonly offsetDays: number
  /** The day of that step before anything moved it. */
  readonly slotDay: number
  /** The day on which it leaves. */
  readonly day: number
  /** When it leaves: not before `now` if its day was missed. */
  readonly at: number
  /** When its time is over. */
  readonly expiresAt: number
  /** Whether that is so. */
  readonly isOver: boolean
  readonly shiftedBy: ReadonlyArray<ShiftReason>
  readonly tone: Tone
  /** All channels of its step. */
  readonly channels: ReadonlyArray<Channel>
  /** The round that it goes on with, which another channel has sent; null for a round of its own. */
  readonly round: number | null
  /** How far it brings the ladder of `triggerId` if it is not sent, and to which step. */
  readonly rank: Rank
  readonly passes: number
  /** Whether it is led by a debt whose ladder has ended, for want of another: it is named once more. */
  readonly isRepeat: boolean
  /** What it waits for until its time comes; null if nothing keeps it. */
  readonly waitsFor: Extract<ReasonCode, "payment_in_review"> | null
}

/** A debt that a message names: it gets an attempt. */
export interface NamedDebt {
  readonly id: number
  readonly tone: Tone
  readonly step: number
  readonly offsetDays: number
  /** That of the debt when the message was decided on: with another one by now, its ladder has begun anew. */
  readonly begunAt: number
  /** Whether its ladder has ended, so that it is named once more and `max_messages` does not count it. */
  readonly isRepeat: boolean
  /** Whether it returns with this message: its final reminder comes a week later at the earliest. */
  readonly isReturn: boolean
}

/** Why a debt rests. */
export type RestReason = Extract<ReasonCode, "paused" | "promised" | "disputed" | "below_minimum">

/** What a message says, all lists by due date, the oldest first. */
export interface MessageContents {
  readonly named: ReadonlyArray<NamedDebt>
  /** Ids of all that is overdue: the named ones and those that are listed only. Empty in a notice. */
  readonly overdue: ReadonlyArray<number>
  /** The overdue ones for which it is not final, if it is; they stand under a line of their own. */
  readonly alsoOverdue: ReadonlyArray<number>
  /** Due within `noticeDays`. In a notice these are the named ones. */
  readonly coming: ReadonlyArray<number>
  readonly resting: ReadonlyArray<{ readonly id: number; readonly reason: RestReason }>
  /** How many are not listed, because a message lists at most `MAX_LISTED`. */
  readonly more: { readonly overdue: number; readonly coming: number; readonly resting: number }
  /** What is overdue, listed or not; in a notice, what is due soon. */
  readonly sums: Sums
}

/** Debts that one message lists at most. */
export const MAX_LISTED = 100
