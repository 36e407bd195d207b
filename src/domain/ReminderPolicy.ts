/** When a company reminds: its steps, and the limits that no message may break (contract 9). */
import type { Channel } from "./ReminderAttempt.ts"

/** Days of the week, as policies name them. */
export type Weekday = "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun"

/** A step of the ladder: so many days from the due date (negative before it), on these channels. */
export interface ReceivableStep {
  readonly offsetDays: number
  readonly channels: ReadonlyArray<Channel>
}

/** A step for bills, which are told of by e-mail to the company's own members. */
export interface PayableStep {
  readonly offsetDays: number
}

/** How receivables are reminded of. Steps are in the order of their offsets, each offset once. */
export interface ReceivablesPolicy {
  readonly steps: ReadonlyArray<ReceivableStep>
  /** Local times `HH:MM` between which messages leave, inside 08:00 … 21:00. */
  readonly window: { readonly from: string; readonly to: string }
  /** Days on which messages leave. */
  readonly days: ReadonlyArray<Weekday>
  /** Whether the public holidays of the company's country are left out. */
  readonly holidays: boolean
  /** Local calendar days between two steps of one receivable, at least. */
  readonly minGapDays: number
  /** Messages for one receivable, at most; every channel counts. */
  readonly maxMessages: number
  /** Messages of the company in any 60 seconds, at most. */
  readonly maxPerMinute: number
  /** How many days late a step that was missed may still be sent. */
  readonly catchUpDays: number
}

/** A company's policy. */
export interface ReminderPolicy {
  readonly receivables: ReceivablesPolicy
  readonly payables: { readonly steps: ReadonlyArray<PayableStep> }
}
