/** The message of an attempt: what it tells, rendered, with where it goes. */
import { Effect } from "effect"
import { daysBetween } from "../domain/CalendarDate.ts"
import type { CompanySettings } from "../domain/Company.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { balance } from "../domain/Receivable.ts"
import type { AttemptRecord } from "../domain/ReminderAttempt.ts"
import type { Sender } from "../repos/ReminderFacts.ts"
import type { OptOuts } from "../services/OptOuts.ts"
import type { OutgoingMessage } from "./transports/Transport.ts"
import type { Rendered } from "./Message.ts"
import { renderBill, renderReminder } from "./Render.ts"
import type { Subject } from "./AttemptUnitOfWork.ts"

/** A message but for its recipients. */
export type Made = Omit<OutgoingMessage, "recipients">

/** Renders the message of an attempt, on the state of what it is about; `today` is the date where it is read. */
export const messageOf = (
  { sender, settings }: { readonly sender: Sender; readonly settings: CompanySettings },
  attempt: AttemptRecord,
  subject: Subject,
  today: string,
  optOuts: OptOuts["Type"]
): Effect.Effect<Made, ServiceUnavailable> => {
  const made = (rendered: Rendered, optOutUrl: string | null): Made => ({
    ...rendered,
    companyId: settings.companyId,
    attemptId: attempt.id,
    channel: attempt.channel,
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
      (rendered) => made(rendered, null)
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
      (rendered) => made(rendered, optOutUrl)
    )
  )
}
