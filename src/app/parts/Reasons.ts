/** Codes as people read them: states, channels, why a reminder was not sent, what moved it to another time. */
import type { PauseCause } from "../../domain/Pause.ts"
import type { ReceivableStatus } from "../../domain/Receivable.ts"
import type { AttemptStatus, Channel, ReasonCode, ShiftReason } from "../../domain/ReminderAttempt.ts"
import type { Urgency } from "./Text.tsx"
import { type Unsaid, phrase } from "../../words/Say.ts"

/** A word for a state, and how urgent it is. */
export interface Word {
  readonly text: Unsaid
  readonly kind: Urgency
}

/** States of a receivable. */
export const receivableWords: Readonly<Record<ReceivableStatus, Word>> = {
  open: { text: phrase("Open"), kind: "info" },
  partially_paid: { text: phrase("Partly paid"), kind: "info" },
  paid: { text: phrase("Paid"), kind: "good" },
  paused: { text: phrase("Paused"), kind: "warn" },
  cancelled: { text: phrase("Void"), kind: "quiet" }
}

/** Why a receivable is paused. */
export const pauseSentences: Readonly<Record<PauseCause, Unsaid>> = {
  paused: phrase("A colleague paused it."),
  promised: phrase("The customer has promised to pay."),
  disputed: phrase("The customer says that something is wrong.")
}

/** States of a reminder. */
export const attemptWords: Readonly<Record<AttemptStatus, Word>> = {
  scheduled: { text: phrase("Planned"), kind: "info" },
  sending: { text: phrase("Being sent"), kind: "info" },
  sent: { text: phrase("Sent"), kind: "good" },
  failed: { text: phrase("Failed"), kind: "bad" },
  skipped: { text: phrase("Left out"), kind: "quiet" },
  cancelled: { text: phrase("Withdrawn"), kind: "quiet" },
  unknown: { text: phrase("Unknown"), kind: "warn" }
}

/** How a reminder goes. */
export const channelWords: Readonly<Record<Channel, Unsaid>> = { email: phrase("E-mail"), sms: phrase("SMS") }

/** The same within a sentence. */
export const channelInSentence: Readonly<Record<Channel, Unsaid>> = {
  email: phrase("e-mail"),
  sms: phrase("SMS")
}

/** Why a reminder was not sent, or not as first planned. */
export const reasonSentences: Readonly<Record<ReasonCode, Unsaid>> = {
  in_past: phrase("Its day had passed when the receivable was created."),
  superseded: phrase("A later reminder has taken its place."),
  paid: phrase("It is paid."),
  cancelled: phrase("It is void."),
  paused: phrase("It is paused."),
  opted_out: phrase("The customer does not want reminders on this channel."),
  suppressed: phrase("The address does not work: a message came back, or was reported as spam."),
  disputed: phrase("The customer says that something is wrong."),
  promised: phrase("The customer has promised to pay."),
  on_hold: phrase("The company's reminders are switched off."),
  awaiting_approval: phrase("Nobody has approved it."),
  skipped_by_person: phrase("Somebody of the company did not want it sent."),
  payment_in_review: phrase("A payment that has arrived may be for it."),
  no_statement: phrase("The newest bank statement is too old."),
  no_address: phrase("The customer has no address for this channel."),
  no_channel: phrase("This channel is not set up."),
  channel_down: phrase("The provider of this channel does not work at the moment."),
  company_inactive: phrase("The company is not active."),
  no_active_plan: phrase("The company has no plan in force."),
  below_minimum: phrase("Less is owed than the policy's minimum."),
  gap: phrase("It was too close to another message."),
  cap: phrase("The company has written to as many people as it may in a day."),
  expired: phrase("It was too late to be sent."),
  rescheduled: phrase("Another reminder to the customer has taken its place."),
  reopened: phrase("It is owed again, so the last reminder is sent once more."),
  provider_rejected: phrase("The provider did not accept it."),
  retries_exhausted: phrase("The provider did not accept it after several tries."),
  outcome_unknown: phrase(
    "The connection broke while it was handed over, so nobody knows whether it has arrived."
  ),
  internal: phrase("We could not create this message.")
}

/** What moved a reminder to another time. */
export const shiftSentences: Readonly<Record<ShiftReason, Unsaid>> = {
  weekend: phrase("Nothing is sent on that day of the week."),
  holiday: phrase("That day is a public holiday."),
  window: phrase("Messages leave only within the hours of the policy."),
  gap: phrase("Another message to the customer is too close."),
  cap: phrase("Many messages are waiting, so it leaves a little later."),
  catch_up: phrase("Its day was missed, so it is sent late."),
  reopened: phrase("It is owed again, so the customer is reminded once more."),
  asked: phrase("A colleague wants it sent early.")
}
