/** Sends the application's own e-mails from their queue, through the transport of the e-mail channel. */
import { Cause, Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { logRepeated } from "../../postgres/RepeatedWork.ts"
import { type ClaimedMail, MailsRepo } from "../../repos/people/Mails.ts"
import { type LeavingMail, MailTexts } from "../../services/people/MailTexts.ts"
import { timesOf } from "../../services/installation/JobTimes.ts"
import { WakeUps } from "../../services/installation/WakeUps.ts"
import { traced } from "../../tracing/Tracing.ts"
import { withTimeout } from "./HandOver.ts"
import * as Metrics from "../Metrics.ts"
import * as Traces from "../Traces.ts"
import { mailsAdmitted, judged } from "./MailChannel.ts"
import { lost } from "../transports/Outcomes.ts"
import { type Outcome, type OutgoingMessage, type Provider, Transports } from "../transports/Transport.ts"

/** Mails that are claimed and sent at a time. */
const MAX_MAILS = 10
const PAUSE = "1 second"
/** The pauses after the first tries of a mail. It is tried until it is a day old, and the last pause is that of all others. */
const RETRY_MILLIS: ReadonlyArray<number> = [10_000, 60_000, 300_000]
const LATER_RETRY_MILLIS = 1_800_000
/** The name in From, unless `MAIL_FROM` has one. */
const SENDER = "Duebook"

export class MailSender extends Context.Tag("duebook/MailSender")<
  MailSender,
  {
    /** Sends what is queued; returns how many mails were tried. Without an SMTP server mails stay in the queue. */
    readonly sendQueued: Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    MailSender,
    Effect.gen(function* () {
      const mails = yield* MailsRepo
      const texts = yield* MailTexts
      const { email } = yield* Transports
      if (email._tag !== "Provider") return MailSender.of({ sendQueued: Effect.succeed(0) })
      const { provider } = email
      return MailSender.of({
        sendQueued: Effect.gen(function* () {
          const room = yield* mailsAdmitted(MAX_MAILS)
          if (room === 0) return 0
          const claimed = yield* mails.claim(room)
          yield* Effect.forEach(claimed, (mail) => send({ mails, texts, provider }, mail), {
            concurrency: MAX_MAILS,
            discard: true
          })
          return claimed.length
        })
      })
    })
  )
}

const messageOf = (
  { id, recipient, subject }: ClaimedMail,
  { html, language, text }: LeavingMail
): OutgoingMessage => ({
  companyId: 0,
  messageId: id,
  channel: "email",
  recipients: [recipient],
  recipientName: null,
  sender: SENDER,
  replyTo: null,
  locale: language,
  subject,
  text,
  html,
  optOutUrl: null
})

/** Stores what became of a mail. A mail that may have been sent is sent again: nobody is harmed by a second one. */
const settle = (
  mails: MailsRepo["Type"],
  { id, tryCount }: ClaimedMail,
  outcome: Outcome
): Effect.Effect<void, ServiceUnavailable> =>
  Effect.gen(function* () {
    if (outcome._tag === "Sent") {
      yield* mails.sent(id)
      return Metrics.mail("sent")
    }
    const { code, message } = outcome
    const pause = RETRY_MILLIS[tryCount - 1] ?? LATER_RETRY_MILLIS
    const status = yield* mails.notSent(id, `${code}: ${message}`, outcome._tag === "Rejected" ? null : pause)
    Metrics.mail(status === "queued" ? "deferred" : "failed")
    // Of what the provider said only the code is logged, because the text may hold addresses.
    yield* Effect.annotateLogs(
      status === "queued"
        ? Effect.logInfo("a mail of the service was not sent and is tried again")
        : Effect.logWarning("a mail of the service was given up"),
      { mail_id: id, error_code: code, tries: tryCount }
    )
  })

interface Sending {
  readonly mails: MailsRepo["Type"]
  readonly texts: MailTexts["Type"]
  readonly provider: Provider
}

/** Sends a mail with links that are made for this try: those of a try before are void. */
const send = ({ mails, provider, texts }: Sending, mail: ClaimedMail) =>
  traced("mail", { "duebook.channel": "email", "duebook.message_id": mail.id }, () =>
    Effect.gen(function* () {
      const leaving = yield* texts.leaving(mail)
      if (leaving === null) {
        yield* mails.notSent(mail.id, "void: its link was used or made void", null)
        return Metrics.mail("void")
      }
      const message = messageOf(mail, leaving)
      const { outcome } = yield* judged(message, withTimeout(provider.send(message))).pipe(
        Effect.map((outcome) => ({ outcome })),
        Traces.handOver(message, [])
      )
      yield* settle(mails, mail, outcome)
    })
  ).pipe(
    // It is tried again when its lease ends.
    Effect.catchTag("ServiceUnavailable", (error) =>
      logRepeated("a mail was not settled", Cause.fail(error))
    ),
    // One that can't be opened must not keep the others back.
    Effect.catchAllDefect((defect) =>
      Effect.zipRight(
        Effect.logError("a mail can't be sent", defect).pipe(Effect.annotateLogs({ mail_id: mail.id })),
        settle(mails, mail, lost("internal", defect instanceof Error ? defect.message : String(defect)))
      )
    )
  )

/** Sends mails until the scope closes. */
export const run = Effect.flatMap(Effect.all([MailSender, WakeUps]), ([{ sendQueued }, wakeUps]) =>
  Effect.gen(function* () {
    const mark = wakeUps.mark()
    const sent = yield* sendQueued.pipe(
      timesOf("mails"),
      Effect.catchAllCause((cause) => Effect.as(logRepeated("sending mails failed", cause), 0))
    )
    if (sent === MAX_MAILS) return
    yield* Effect.sleep(PAUSE)
    yield* wakeUps.due("mails", mark)
  }).pipe(Effect.forever, Effect.forkScoped)
)
