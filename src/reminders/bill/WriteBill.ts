/** Writes the messages about a bill, one to each member who is to get it, and keeps what the attempt stores of them. */
import { todayIn } from "../../domain/CalendarDate.ts"
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import type { KeptMessage } from "../../repos/reminders/ReminderMessages.ts"
import type { Company } from "../Delivery.ts"
import { renderBill } from "../message/Render.ts"
import type { OutgoingMessage, Transport } from "../transports/Transport.ts"
import type { BillWork } from "./BillWork.ts"
import type { BillToSend } from "./DecideBill.ts"

/** A message with what is stored of it. */
export interface WrittenBill {
  readonly message: OutgoingMessage
  readonly kept: KeptMessage
}

const messageTo = (
  { sender, settings }: Company,
  { payable, daysOverdue }: BillWork,
  { channel }: AttemptRecord,
  to: { readonly recipient: string; readonly messageId: number }
): OutgoingMessage => ({
  ...renderBill({
    country: settings.country,
    company: sender.name,
    billLabel: payable.billLabel,
    offsetDays: daysOverdue,
    amountMinor: payable.amountMinor,
    currency: payable.currency,
    dueDate: payable.dueDate,
    reference: payable.externalReference
  }),
  companyId: settings.companyId,
  messageId: to.messageId,
  channel,
  recipients: [to.recipient],
  recipientName: null,
  sender: sender.name,
  replyTo: sender.replyTo,
  optOutUrl: null
})

/** The messages of an attempt, each under one of the numbers. Throws if they can't be written. */
export const writeBill = (
  company: Company,
  { attempt, recipients, work }: BillToSend,
  messageIds: ReadonlyArray<number>,
  to: Transport
): ReadonlyArray<WrittenBill> => {
  const isCaptured = to._tag === "Capture"
  const sentOn = todayIn(work.timezone, work.now)
  return recipients.map((recipient, index) => {
    const message = messageTo(company, work, attempt, { recipient, messageId: messageIds[index] ?? 0 })
    return {
      message,
      kept: {
        id: message.messageId,
        attemptIds: [attempt.id],
        customerId: null,
        payableId: work.payable.id,
        channel: message.channel,
        recipient,
        sentOn,
        status: isCaptured ? "sent" : "sending",
        sentAt: isCaptured ? work.now : null,
        providerMessageId: to._tag === "Provider" ? (to.provider.idOf?.(message) ?? null) : null,
        error: null,
        locale: message.locale,
        tone: null,
        subject: message.subject,
        text: message.text,
        html: message.html,
        captured: isCaptured,
        decided: null
      }
    }
  })
}

/** Keeps in the attempt what was written. With captured messages it is sent, and what follows is planned. */
export const keepWritten = (
  work: BillWork,
  attempt: AttemptRecord,
  written: ReadonlyArray<WrittenBill>
): void => {
  const last = written.at(-1)?.kept
  if (last === undefined) return
  const { captured, id: messageId, locale, providerMessageId } = last
  const stored = work.set(attempt, { locale, messageId, providerMessageId })
  if (!captured) return
  work.set(stored, { status: "sent", sentAt: work.now, dueAt: null })
  work.planNext()
}
