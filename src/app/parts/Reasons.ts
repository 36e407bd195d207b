/** Codes as people read them: states, channels, why a reminder was not sent, what moved it to another time. */
import type { PauseCause } from "../../domain/Pause.ts"
import type { ReceivableStatus } from "../../domain/Receivable.ts"
import type { AttemptStatus, Channel, ReasonCode, ShiftReason } from "../../domain/ReminderAttempt.ts"
import type { Urgency } from "./Text.tsx"

/** A word for a state, and how urgent it is. */
export interface Word {
  readonly text: string
  readonly kind: Urgency
}

/** States of a receivable. */
export const receivableWords: Readonly<Record<ReceivableStatus, Word>> = {
  open: { text: "Open", kind: "info" },
  partially_paid: { text: "Partly paid", kind: "info" },
  paid: { text: "Paid", kind: "good" },
  paused: { text: "Paused", kind: "warn" },
  cancelled: { text: "Void", kind: "quiet" }
}

/** Why a receivable is paused. */
export const pauseSentences: Readonly<Record<PauseCause, string>> = {
  paused: "A colleague paused it.",
  promised: "The customer has promised to pay.",
  disputed: "The customer says that something is wrong."
}

/** States of a reminder. */
export const attemptWords: Readonly<Record<AttemptStatus, Word>> = {
  scheduled: { text: "Planned", kind: "info" },
  sending: { text: "Being sent", kind: "info" },
  sent: { text: "Sent", kind: "good" },
  failed: { text: "Failed", kind: "bad" },
  skipped: { text: "Left out", kind: "quiet" },
  cancelled: { text: "Withdrawn", kind: "quiet" },
  unknown: { text: "Unknown", kind: "warn" }
}

/** How a reminder goes. */
export const channelWords: Readonly<Record<Channel, string>> = { email: "E-mail", sms: "SMS" }

/** The same within a sentence. */
export const channelInSentence: Readonly<Record<Channel, string>> = { email: "e-mail", sms: "SMS" }

/** Why a reminder was not sent, or not as first planned. */
export const reasonSentences: Readonly<Record<ReasonCode, string>> = {
  in_past: "Its day had passed when the receivable was created.",
  superseded: "A later reminder has taken its place.",
  paid: "It is paid.",
  cancelled: "It is void.",
  paused: "It is paused.",
  opted_out: "The customer does not want reminders on this channel.",
  suppressed: "The address does not work: a message came back, or was reported as spam.",
  disputed: "The customer says that something is wrong.",
  promised: "The customer has promised to pay.",
  on_hold: "The company's reminders are switched off.",
  awaiting_approval: "Nobody has approved it.",
  skipped_by_person: "Somebody of the company did not want it sent.",
  payment_in_review: "A payment that has arrived may be for it.",
  no_statement: "The newest bank statement is too old.",
  no_address: "The customer has no address for this channel.",
  no_channel: "This channel is not set up.",
  channel_down: "The provider of this channel does not work at the moment.",
  company_inactive: "The company is not active.",
  no_active_plan: "The company has no plan in force.",
  below_minimum: "Less is owed than the policy's minimum.",
  gap: "It was too close to another message.",
  cap: "The company has written to as many people as it may in a day.",
  expired: "It was too late to be sent.",
  rescheduled: "Another reminder to the customer has taken its place.",
  reopened: "It is owed again, so the last reminder is sent once more.",
  provider_rejected: "The provider did not accept it.",
  retries_exhausted: "The provider did not accept it after several tries.",
  outcome_unknown: "The connection broke while it was handed over, so nobody knows whether it has arrived.",
  internal: "We could not create this message."
}

/** What moved a reminder to another time. */
export const shiftSentences: Readonly<Record<ShiftReason, string>> = {
  weekend: "Nothing is sent on that day of the week.",
  holiday: "That day is a public holiday.",
  window: "Messages leave only within the hours of the policy.",
  gap: "Another message to the customer is too close.",
  cap: "Many messages are waiting, so it leaves a little later.",
  catch_up: "Its day was missed, so it is sent late.",
  reopened: "It is owed again, so the customer is reminded once more.",
  asked: "A colleague wants it sent early."
}
