/** Messages before they are handed over: the facts that each tells of, its text and its recipient. */
import { mailName } from "../../domain/MailName.ts"
import { Effect } from "effect"
import { todayIn } from "../../domain/CalendarDate.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { daysOverdue } from "../../domain/dunning/Calendar.ts"
import { deadlineOf } from "../../domain/dunning/Deadline.ts"
import type { DunningSchedule } from "../../domain/dunning/Types.ts"
import type { Payable } from "../../domain/Payable.ts"
import { balance } from "../../domain/Receivable.ts"
import type { AttemptRecord, Channel, Tone } from "../../domain/ReminderAttempt.ts"
import { textsFor } from "../../services/reminders/ReminderTexts.ts"
import type { AttemptSubject } from "../AttemptUnitOfWork.ts"
import type { Company } from "../Delivery.ts"
import type { MakeLinks, MessageLinks } from "./Links.ts"
import type { MessageFacts, RenderedMessage } from "./Message.ts"
import { localeOfCustomer } from "../../texts/Locale.ts"
import { renderBill, renderReminder } from "./Render.ts"
import type { OutgoingMessage } from "../transports/Transport.ts"

const tones: ReadonlyArray<Tone> = ["friendly", "firm", "final"]

/** How firmly one may speak of a debt, and whether it is overdue. */
export interface DebtTone {
  readonly tone: Tone
  readonly isOverdue: boolean
}

/**
 * The tone of a message about some debts: the firmest that any of them has earned. But it is final only if none of the
 * overdue debts is still to be spoken of in a friendly way, as at a first contact; else it is firm (contract §13.2).
 */
export const toneOfMessage = (debts: ReadonlyArray<DebtTone>): Tone => {
  const firmest = tones.findLast((tone) => debts.some((debt) => debt.tone === tone)) ?? "friendly"
  const isTooFirm = debts.some(({ isOverdue, tone }) => isOverdue && tone === "friendly")
  return firmest === "final" && isTooFirm ? "firm" : firmest
}

/** A debt with the attempt that its message is for. */
export interface AttemptDebt {
  readonly attempt: AttemptRecord
  readonly schedule: DunningSchedule
  readonly subject: Extract<AttemptSubject, { readonly _tag: "Receivable" }>
}

/** The facts of a message about some debts of one customer, at least one; `now` in epoch milliseconds. */
const messageFacts = (
  { sender, settings, texts }: Company,
  debts: readonly [AttemptDebt, ...ReadonlyArray<AttemptDebt>],
  { links, now, tone }: { readonly now: number; readonly links: MessageLinks; readonly tone: Tone }
): MessageFacts => {
  const [{ attempt, schedule: first, subject }] = debts
  const { displayName, preferredLocale } = subject.recipient
  const today = todayIn(attempt.timezone, now)
  const { language } = localeOfCustomer(preferredLocale, settings.country)
  return {
    channel: attempt.channel,
    locale: preferredLocale,
    country: settings.country,
    tone,
    creditor: sender.facts,
    debtor: mailName(displayName),
    // What the debtor owes beside the attempts of this message is not known here.
    debts: debts.map(({ attempt: { tone: earned }, schedule, subject: { receivable } }) => ({
      reference: receivable.externalReference,
      description: receivable.description,
      dueDate: receivable.dueDate,
      daysOverdue: daysOverdue(schedule, today),
      amountMinor: receivable.amountMinor,
      balanceMinor: balance(receivable),
      currency: receivable.currency,
      tone: earned ?? tone,
      finalOn: null,
      agreed: null,
      rest: null
    })),
    more: { overdue: 0, coming: 0, resting: 0 },
    sums: null,
    credit: [],
    deadline: deadlineOf(first, now, tone),
    ...links,
    texts: textsFor(texts, language, tone)
  }
}

/** What the text and the envelope of a message depend on. */
interface MessageAbout {
  readonly messageId: number
  readonly channel: Channel
  readonly recipient: string
  readonly recipientName: string | null
  readonly optOutUrl: string | null
}

const outgoing = (
  { sender, settings }: Company,
  { channel, messageId, optOutUrl, recipient, recipientName }: MessageAbout,
  rendered: RenderedMessage
): OutgoingMessage => ({
  ...rendered,
  companyId: settings.companyId,
  messageId,
  channel,
  recipients: [recipient],
  recipientName,
  sender: sender.name,
  replyTo: sender.replyTo,
  optOutUrl
})

/** The message to a customer about some debts, from the present state of their receivables. */
export const reminderOf = (
  company: Company,
  debts: readonly [AttemptDebt, ...ReadonlyArray<AttemptDebt>],
  {
    links,
    messageId,
    now,
    tone
  }: {
    readonly messageId: number
    readonly now: number
    readonly links: MakeLinks
    readonly tone: Tone
  }
): Effect.Effect<OutgoingMessage, ServiceUnavailable> => {
  const [{ attempt, subject }] = debts
  const { channel, recipient } = attempt
  if (recipient === null) return Effect.dieMessage("a message without a recipient")
  return Effect.flatMap(links(company.settings.companyId, subject.recipient, channel, recipient), (made) =>
    Effect.map(renderReminder(messageFacts(company, debts, { now, links: made, tone })), (rendered) =>
      outgoing(
        company,
        {
          messageId,
          channel,
          recipient,
          recipientName: mailName(subject.recipient.displayName),
          optOutUrl: made.optOutUrl
        },
        rendered
      )
    )
  )
}

/** The message about a bill to one member. */
export const billMessageOf = (
  company: Company,
  attempt: AttemptRecord,
  payable: Payable,
  {
    messageId,
    now,
    recipient,
    schedule
  }: {
    readonly messageId: number
    readonly now: number
    readonly recipient: string
    readonly schedule: DunningSchedule
  }
): Effect.Effect<OutgoingMessage> => {
  const { amountMinor, billLabel, currency, dueDate, externalReference } = payable
  const today = todayIn(attempt.timezone, now)
  return Effect.sync(() =>
    outgoing(
      company,
      { messageId, channel: attempt.channel, recipient, recipientName: null, optOutUrl: null },
      renderBill({
        country: company.settings.country,
        company: company.sender.name,
        billLabel,
        offsetDays: daysOverdue(schedule, today),
        amountMinor,
        currency,
        dueDate,
        reference: externalReference
      })
    )
  )
}
