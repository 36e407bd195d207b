/** The message of an attempt: rendered, with its recipients. */
import { Effect } from "effect"
import { daysBetween, todayIn } from "../domain/CalendarDate.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { balance } from "../domain/Receivable.ts"
import type { AttemptRecord } from "../domain/ReminderAttempt.ts"
import type { OptOuts } from "../services/OptOuts.ts"
import type { Subject } from "./AttemptUnitOfWork.ts"
import type { Company } from "./Delivery.ts"
import type { Rendered } from "./Message.ts"
import { renderBill, renderReminder } from "./Render.ts"
import type { OutgoingMessage } from "./transports/Transport.ts"

/** An attempt that was decided to be sent, with its message. */
export interface AttemptMessage {
  readonly attempt: AttemptRecord
  readonly message: OutgoingMessage
}

const recipientsOf = ({ recipient }: AttemptRecord): ReadonlyArray<string> =>
  recipient === null ? [] : recipient.split(", ")

/** Renders the message of an attempt from the present state of its receivable or bill; `now` in epoch milliseconds. */
export const messageOf = (
  { sender, settings }: Company,
  attempt: AttemptRecord,
  subject: Subject,
  now: number,
  optOuts: OptOuts["Type"]
): Effect.Effect<OutgoingMessage, ServiceUnavailable> => {
  const today = todayIn(attempt.timezone, now)
  const outgoing = (rendered: Rendered, optOutUrl: string | null): OutgoingMessage => ({
    ...rendered,
    companyId: settings.companyId,
    attemptId: attempt.id,
    channel: attempt.channel,
    recipients: recipientsOf(attempt),
    sender: sender.name,
    replyTo: sender.replyTo,
    optOutUrl
  })
  if (subject._tag === "Payable") {
    const { amountMinor, billLabel, currency, dueDate, externalReference } = subject.payable
    return Effect.map(
      renderBill({
        country: settings.country,
        company: sender.name,
        billLabel,
        offsetDays: daysBetween(dueDate, today),
        amountMinor,
        currency,
        dueDate,
        reference: externalReference
      }),
      (rendered) => outgoing(rendered, null)
    )
  }
  const { receivable, recipient } = subject
  return Effect.flatMap(optOuts.urlFor(settings.companyId, recipient.id, attempt.channel), (optOutUrl) =>
    Effect.map(
      renderReminder({
        channel: attempt.channel,
        locale: recipient.preferredLocale,
        country: settings.country,
        offsetDays: daysBetween(receivable.dueDate, today),
        creditor: sender.name,
        debtor: recipient.displayName,
        amountMinor: receivable.amountMinor,
        balanceMinor: balance(receivable),
        currency: receivable.currency,
        dueDate: receivable.dueDate,
        reference: receivable.externalReference,
        description: receivable.description,
        optOutUrl
      }),
      (rendered) => outgoing(rendered, optOutUrl)
    )
  )
}
