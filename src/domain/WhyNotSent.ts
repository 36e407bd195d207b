/** Why a reminder was sent, or was not, in sentences for the operator. Pure. */
import { toRfc3339 } from "./CalendarDate.ts"
import type { AttemptRecord, ReasonCode } from "./ReminderAttempt.ts"

/** What each reason means, after "because". */
const because: Readonly<Record<ReasonCode, string>> = {
  in_past: "its day was over when it was planned",
  superseded: "a newer step of the debt took its place, or nothing was left for it to name",
  paid: "the debt is paid",
  cancelled: "the debt is cancelled",
  paused: "reminders of the debt are paused",
  opted_out: "the address wants no reminders",
  suppressed: "the address bounced or complained",
  disputed: "the customer disputes the debt",
  promised: "the customer has promised to pay",
  on_hold: "the company's reminders are switched off: duebook company update --reminders on",
  awaiting_approval: "nobody of the company has approved it",
  skipped_by_person: "somebody of the company did not want it sent",
  payment_in_review: "a payment that has arrived may be for it",
  no_statement: "the newest bank statement is too old",
  no_address: "the customer has no address on this channel",
  no_channel: "no process has a provider for the channel",
  channel_down: "the channel's provider does not work: duebook doctor",
  company_inactive: "the company is inactive: duebook company activate",
  no_active_plan: "the company has no plan period in force: duebook plan start",
  below_minimum: "less is owed than the policy's minimum",
  gap: "it was too close to another message to the customer",
  cap: "the company has sent what it may for now",
  expired: "it was too late to catch up: the policy's catch_up_days",
  rescheduled: "it is no longer the customer's next message",
  reopened: "the debt was opened again",
  provider_rejected: "the provider refused it for good",
  retries_exhausted: "the provider took it on none of its tries",
  outcome_unknown: "the connection broke after it was handed over",
  internal: "it could not be decided on or written: the log has the cause"
}

type Facts = Pick<AttemptRecord, "dueAt" | "error" | "reasonCode" | "sentAt" | "status">

const whyNotYet = ({ dueAt, error, reasonCode }: Facts, now: number): string => {
  const next = toRfc3339(dueAt ?? 0)
  if (reasonCode !== null)
    return `It waits, because ${because[reasonCode]}. It is looked at again at ${next}.`
  if (error !== null)
    return `The provider did not take it at the last try: ${error.code}. It is tried again at ${next}.`
  return dueAt !== null && dueAt > now
    ? `It is planned. A worker decides on it at ${next}.`
    : `It has been due since ${next}, and no worker has taken it: duebook doctor says whether one runs.`
}

/** The attempt in a sentence: where it stands and why. `now` is the company's own time, in epoch milliseconds. */
export const whyNotSent = (facts: Facts, now: number): string => {
  const { error, reasonCode, sentAt, status } = facts
  const reason = reasonCode === null ? "" : because[reasonCode]
  switch (status) {
    case "sent": {
      const reported = error === null ? "" : ` The provider has reported since: ${error.code}.`
      return `It was handed over at ${toRfc3339(sentAt ?? 0)}.${reported}`
    }
    case "sending":
      return "A worker is handing it over now."
    case "unknown":
      return `It may have been sent, and is never sent again, because ${reason}.`
    case "failed":
    case "skipped":
    case "cancelled":
      return `It was not sent, because ${reason}.`
    case "scheduled":
      return whyNotYet(facts, now)
  }
}
