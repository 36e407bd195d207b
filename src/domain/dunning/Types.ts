/** The types that the modules of dunning share. */
import type { Channel, ReasonCode, ShiftReason } from "../ReminderAttempt.ts"
import type { ReceivablesPolicy } from "./Policy.ts"

/** What decides on which days and at which hours messages may be sent. */
export interface CalendarRules {
  readonly policy: Pick<ReceivablesPolicy, "window" | "days" | "holidays" | "catchUpDays">
  /** The customer's IANA zone. */
  readonly timezone: string
  /** Whether a date is a public holiday in the company's country; always false if the policy ignores holidays. */
  readonly isHoliday: (date: string) => boolean
}

/** Everything that a plan depends on, except what has been sent. */
export interface DunningSchedule extends CalendarRules {
  /** Bills have no late cycles, are never reopened, and know neither `maxMessages` nor `minBalance`. */
  readonly about: "receivable" | "payable"
  readonly policy: ReceivablesPolicy
  readonly dueDate: string
}

/** A local day on which messages may be sent. */
export interface OpenDay {
  /** Days since 1970-01-01. */
  readonly day: number
  /** Epoch milliseconds: when the window of that day opens. */
  readonly at: number
  /** Epoch milliseconds: when that window has closed. */
  readonly closesAt: number
  /** Why it is not another day. */
  readonly shiftedBy: ReadonlyArray<ShiftReason>
}

/** The state that a plan gives to an attempt. */
export interface PlannedState {
  readonly step: number
  readonly status: "scheduled" | "skipped" | "cancelled"
  /** Why it is skipped; for a scheduled one, the obstacle that it waits for. */
  readonly reasonCode: ReasonCode | null
  readonly scheduledFor: number
  readonly shiftedBy: ReadonlyArray<ShiftReason>
  /** When its time is over, in epoch milliseconds. A step that is skipped at once has no time of its own: `scheduledFor`. */
  readonly expiresAt: number
}

/** The planned state of an attempt that does not exist yet. */
export interface NewPlannedState extends PlannedState {
  readonly cycle: number
  readonly countedFrom: string | null
  readonly offsetDays: number
  readonly channel: Channel
}
