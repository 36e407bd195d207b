/** Answers of a company to what a customer wrote about a debt. Pure. */
import { InvalidTransition } from "./Errors.ts"
import { Id } from "./Ids.ts"
import { field, record } from "./JsonFields.ts"
import type { PauseCause } from "./Pause.ts"
import { unreachableBy } from "./Reach.ts"
import type { ChannelStatus } from "./BlockedAddress.ts"
import { text } from "./Text.ts"

/** Characters of an answer. */
export const MAX_REPLY = 4_000

/** What somebody writes. */
const ReplyText = text(1, MAX_REPLY, "ReplyText", {
  refuseBlank: true,
  description: "An answer to a customer",
  example: "We have sent a corrected invoice."
})

/** The form of an answer. */
export const NewReply = record({ text: field("What the customer reads.")(ReplyText) })

/** The answer to a write of it. */
export const ReplyState = record({ id: field("Identifier, given by the service.")(Id) })

/** What became of an answer. `unknown`: it may have arrived. */
export type ReplyStatus = "queued" | "sending" | "sent" | "failed" | "unknown"

/** Whether a customer waits for an answer about a debt: they have disputed it, or promised to pay it. */
export const awaitsReply = ({ pauseCause }: { readonly pauseCause: PauseCause | null }): boolean =>
  pauseCause === "disputed" || pauseCause === "promised"

/** Why a customer can't be written to; null where that is possible. Somebody who wants no reminders still gets answers. */
export const replyObstacle = (emailStatus: ChannelStatus): "no_address" | "suppressed" | null => {
  const why = unreachableBy([emailStatus])
  return why === "opted_out" ? null : why
}

/** Says why no answer is taken. */
export const refusedReply = (why: "no_address" | "suppressed" | "nothing_said" | "unknown_recipient") =>
  new InvalidTransition({ message: refusals[why], details: { status: why } })

const refusals = {
  no_address: "The customer has no e-mail address.",
  suppressed: "E-mails to the customer's address come back.",
  nothing_said: "The customer has neither disputed it nor promised to pay it.",
  unknown_recipient: "Your company may answer only at addresses that it has sent a reminder to."
} as const
