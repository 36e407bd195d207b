/** The types that the modules of dunning share. */
import type { ShiftReason } from "../ReminderAttempt.ts"
import type { ReceivablesPolicy } from "./Policy.ts"

/** What decides on which days and at which hours messages may be sent. */
export interface CalendarRules {
  readonly policy: Pick<ReceivablesPolicy, "window" | "days" | "holidays" | "catchUpDays">
  /** The customer's IANA zone. */
  readonly timezone: string
  /** Whether a date is a public holiday in the company's country; always false if the policy ignores holidays. */
  readonly isHoliday: (date: string) => boolean
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
