/** Sends people's answers to customers from their queue, through the transport of the e-mail channel. */
import { Clock, Context, Effect, Layer } from "effect"
import { companyTime } from "../../domain/Company.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { mailName } from "../../domain/MailName.ts"
import { logRepeated } from "../../postgres/RepeatedWork.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { type ClaimedReply, RepliesRepo, type ReplyOutcome } from "../../repos/receivables/Replies.ts"
import { ReminderFacts } from "../../repos/reminders/ReminderFacts.ts"
import { ReminderMessages } from "../../repos/reminders/ReminderMessages.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { DebtorLinks } from "../../services/customers/DebtorLinks.ts"
import { forEachCompany } from "../../services/installation/ForEachCompany.ts"
import { timesOf } from "../../services/installation/JobTimes.ts"
import { WakeUps } from "../../services/installation/WakeUps.ts"
import type { Company } from "../Delivery.ts"
import type { RenderedMessage } from "../message/Message.ts"
import { renderReply } from "../message/RenderReply.ts"
import { sent } from "../transports/Outcomes.ts"
import { type Outcome, type OutgoingMessage, Transports, transportsOf } from "../transports/Transport.ts"
import { withTimeout } from "./HandOver.ts"
import { judged, mailsAdmitted } from "./MailChannel.ts"

/** Answers of one company that are sent before it is the next one's turn. */
const MAX_OF_COMPANY = 10
const PAUSE = "1 second"
/** Longer than a hand-over may take. */
const LEASE_MILLIS = 60_000
/** The pauses after the first tries; the last one is that of all others. */
const RETRY_MILLIS: ReadonlyArray<number> = [10_000, 60_000, 300_000]
const LATER_RETRY_MILLIS = 1_800_000
/** How long an answer is tried. */
const MAX_AGE_MILLIS = 86_400_000

export class ReplySender extends Context.Tag("duebook/ReplySender")<
  ReplySender,
  {
    /** Sends what is due of all companies; returns how many answers were tried. */
    readonly sendDue: Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReplySender,
    Effect.gen(function* () {
      const facts = yield* ReminderFacts
      const replies = yield* RepliesRepo
      const serverClock = yield* ServerClock
      const tenant = yield* Tenant
      const deliver = yield* makeDeliver
      const sendOf = Effect.fnUntraced(function* (companyId: number) {
        // One after another: where each takes long, the lease of the last would be over before its turn.
        for (let tried = 0; tried < MAX_OF_COMPANY; tried += 1) {
          if ((yield* mailsAdmitted(1)) === 0) return tried
          const company = yield* facts.company(companyId)
          if (company === null) return tried
          const now = yield* serverClock.now
          const at = { now, leaseUntil: now + LEASE_MILLIS }
          const [reply] = yield* tenant.transaction(companyId, replies.claim(companyId, at, 1))
          if (reply === undefined) return tried
          yield* deliver(company, reply, now)
        }
        return MAX_OF_COMPANY
      })
      return ReplySender.of({
        sendDue: Effect.flatMap(serverClock.now, (now) =>
          forEachCompany(
            "replies",
            (after, limit) => replies.companiesDue(now, after, limit),
            ({ companyId }) => sendOf(companyId)
          )
        )
      })
    })
  )
}

const never = { dueAt: null, sentAt: null, captured: false } as const

/** It is tried again after a pause, unless it is too old by then. */
const later = (
  { queuedAt, tryCount }: ClaimedReply,
  now: number,
  error: ReplyOutcome["error"]
): ReplyOutcome => {
  const dueAt = now + (RETRY_MILLIS[tryCount - 1] ?? LATER_RETRY_MILLIS)
  return dueAt < queuedAt + MAX_AGE_MILLIS
    ? { ...never, status: "queued", dueAt, error }
    : { ...never, status: "failed", error }
}

const outcomeOf = (reply: ClaimedReply, outcome: Outcome, now: number, sentAt: number): ReplyOutcome => {
  if (outcome._tag === "Sent") return { ...never, status: "sent", sentAt, error: null }
  const error = { code: outcome.code, message: outcome.message }
  if (outcome._tag === "Rejected") return { ...never, status: "failed", error }
  // It may have arrived, so nobody sends it again.
  if (outcome._tag === "Lost") return { ...never, status: "unknown", error }
  return later(reply, now, error)
}

const messageOf = (
  { sender, settings }: Company,
  reply: ClaimedReply & { readonly messageId: number },
  { locale, subject, text, ...rendered }: RenderedMessage,
  recipient: string
): OutgoingMessage => ({
  companyId: settings.companyId,
  messageId: reply.messageId,
  channel: "email",
  recipients: [recipient],
  recipientName: mailName(reply.customer.displayName),
  sender: mailName(sender.name),
  replyTo: sender.replyTo,
  locale,
  subject,
  text,
  html: rendered.html,
  optOutUrl: null,
  isPersonal: true
})

/** Makes the function that hands one claimed answer over, and stores what became of it. */
const makeDeliver = Effect.gen(function* () {
  const links = yield* DebtorLinks
  const messages = yield* ReminderMessages
  const replies = yield* RepliesRepo
  const transports = yield* Transports

  const render = Effect.fnUntraced(function* (
    { sender, settings }: Company,
    { answers, customer, reference, text }: ClaimedReply,
    address: string
  ) {
    const { companyId, country } = settings
    const { displayName, id: customerId, linkNumber, preferredLocale } = customer
    const debtorUrl = yield* links.urlOf({ companyId, customerId, linkNumber }, { channel: "email", address })
    return renderReply({
      locale: preferredLocale,
      country,
      creditor: sender.facts,
      debtor: mailName(displayName),
      debtorUrl,
      reference,
      text,
      answers
    })
  })

  return (company: Company, reply: ClaimedReply, now: number): Effect.Effect<void, ServiceUnavailable> =>
    Effect.gen(function* () {
      const { settings } = company
      const { companyId } = settings
      const settle = (outcome: ReplyOutcome) => replies.settle(companyId, reply.id, outcome)
      const { email, isSuppressed } = reply.customer
      if (email === null || isSuppressed || !company.sender.active) {
        const error = { code: "no_address", message: "There is no address that works." }
        return yield* settle({ ...never, status: "failed", error })
      }
      const transport = transportsOf(transports, settings)("email")
      if (transport._tag === "Off") {
        const error = { code: "no_channel", message: "No e-mail provider is configured." }
        return yield* settle(later(reply, now, error))
      }
      const rendered = yield* render(company, reply, email)
      const [fresh = 0] = reply.messageId === null ? yield* messages.reserve(1) : [reply.messageId]
      const message = messageOf(company, { ...reply, messageId: fresh }, rendered, email)
      yield* replies.keep(companyId, reply.id, {
        messageId: fresh,
        recipient: email,
        subject: rendered.subject,
        body: rendered.text,
        html: rendered.html
      })
      const sentAt = companyTime(settings, yield* Clock.currentTimeMillis)
      if (transport._tag === "Capture") {
        return yield* settle({ ...outcomeOf(reply, sent(null), now, sentAt), captured: true })
      }
      const outcome = yield* judged(message, withTimeout(transport.provider.send(message)))
      yield* settle(outcomeOf(reply, outcome, now, sentAt))
    }).pipe(
      Effect.annotateLogs({ reply_id: reply.id }),
      // What can't be written must not keep the others back: when its lease ends, it is not known whether it was sent.
      Effect.catchAllDefect((defect) => Effect.logError("an answer can't be sent", defect))
    )
})

/** Sends answers until the scope closes. */
export const run = Effect.flatMap(Effect.all([ReplySender, WakeUps]), ([{ sendDue }, wakeUps]) =>
  Effect.gen(function* () {
    const mark = wakeUps.mark()
    yield* sendDue.pipe(
      timesOf("replies"),
      Effect.catchAllCause((cause) => logRepeated("sending answers failed", cause))
    )
    yield* Effect.sleep(PAUSE)
    yield* wakeUps.due("replies", mark)
  }).pipe(Effect.forever, Effect.forkScoped)
)
