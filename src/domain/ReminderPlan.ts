/** When each step of a ladder falls: on which day, at which moment, and what moved it. Pure; anchored on the due date. */
import type { Channel } from "./ReminderAttempt.ts"
import type { ReceivablesPolicy } from "./ReminderPolicy.ts"

/** What moved a step, or an attempt, from where it was. */
export type ShiftReason = "weekend" | "holiday" | "window" | "gap" | "cap" | "catch_up"

/** Everything that a plan depends on, but for what has been sent. */
export interface Ladder {
  readonly policy: Omit<ReceivablesPolicy, "steps"> & {
    readonly steps: ReadonlyArray<{
      readonly offsetDays: number
      readonly channels: ReadonlyArray<Channel>
    }>
  }
  readonly dueDate: string
  /** The debtor's IANA zone. */
  readonly timezone: string
  /** Whether a date is a public holiday where the company is; never, when the policy does not ask. */
  readonly isHoliday: (date: string) => boolean
}

/** Where a receivable stands on its ladder. */
export interface Progress {
  /** The offset of the last step that has ended or is under way; null before the first. */
  readonly afterOffset: number | null
  /** Local date of the last message that was sent; null before the first. */
  readonly lastSentOn: string | null
}

/** One step of the ladder with its time. */
export interface PlannedStep {
  /** Position in the policy's steps, from 0. */
  readonly step: number
  readonly offsetDays: number
  readonly channels: ReadonlyArray<Channel>
  /** The local calendar date it falls on. */
  readonly date: string
  /** Epoch milliseconds: when the window of that date opens. */
  readonly at: number
  /** Epoch milliseconds: when that window has closed, and the step is missed. */
  readonly closesAt: number
  readonly shiftedBy: ReadonlyArray<ShiftReason>
}
