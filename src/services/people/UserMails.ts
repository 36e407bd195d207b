/** The application's e-mails to people about their accounts, at most so many an hour to one address. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Language } from "../../domain/MessageLanguage.ts"
import { mailIn, type MailText } from "../../domain/MailText.ts"
import { MailsRepo, type NewMail } from "../../repos/people/Mails.ts"
import { MailTimesRepo } from "../../repos/people/MailTimes.ts"
import { hashOf } from "./Sessions.ts"

/** Mails to one address within an hour, besides those that have a limit of their own. */
const MAILS_AN_HOUR = 3
/** The hour. */
const MAIL_WINDOW_MILLIS = 3_600_000

/** Tests of messages that one person of a company gets within an hour. */
export const TESTS_AN_HOUR = 5

const limit = { mails: MAILS_AN_HOUR, windowMillis: MAIL_WINDOW_MILLIS }

/** A mail to a person. */
export interface UserMail {
  readonly to: string
  /** The one that it is written in. */
  readonly language: Language
  readonly subject: string
  /** Plain text; links stand in lines of their own. */
  readonly text: MailText
}

/** A mail as the queue holds it. */
export const toQueue = ({ language, subject, text, to }: UserMail): NewMail => ({
  recipient: to,
  subject,
  text: mailIn(language, text)
})

export class UserMails extends Context.Tag("duebook/UserMails")<
  UserMails,
  {
    /** Queues a mail. Beyond the limit nothing is sent, and nobody is told, so that it tells nothing. */
    readonly send: (mail: UserMail) => Effect.Effect<void, ServiceUnavailable>
    /** The same for what strangers ask for, with a limit of its own: they use up nobody else's. */
    readonly sendForStranger: (mail: UserMail) => Effect.Effect<void, ServiceUnavailable>
    /** The same for what a company asks for, with a limit of its own: strangers who sign up keep nobody from joining. */
    readonly sendForCompany: (companyId: number, mail: UserMail) => Effect.Effect<void, ServiceUnavailable>
    /**
     * Queues a mail that somebody asks to have for trying a message out, at most `TESTS_AN_HOUR`; false beyond. For a company on a test
     * clock it is only kept to be read; `saidAt` is its time then, in epoch milliseconds.
     */
    readonly sendTest: (
      name: string,
      mail: UserMail,
      saidAt: number | null
    ) => Effect.Effect<boolean, ServiceUnavailable>
    /** Queues a mail that is counted otherwise, or by nothing. */
    readonly sendUncounted: (mail: UserMail) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    UserMails,
    Effect.gen(function* () {
      const mails = yield* MailsRepo
      const times = yield* MailTimesRepo
      const sendUncounted = (mail: UserMail) => mails.add([toQueue(mail)], { captured: false })

      const limited = (nameOf: (address: string) => string) => (mail: UserMail) =>
        Effect.flatMap(times.take(hashOf(nameOf(mail.to.toLowerCase())), limit), (isAllowed) =>
          isAllowed ? sendUncounted(mail) : Effect.void
        )

      return UserMails.of({
        send: limited((address) => address),
        sendForStranger: limited((address) => `strangers to ${address}`),
        sendForCompany: (companyId, mail) => limited((address) => `company ${companyId} to ${address}`)(mail),
        sendTest: (name, mail, saidAt) =>
          Effect.flatMap(
            times.take(hashOf(`tests of ${name}`), {
              mails: TESTS_AN_HOUR,
              windowMillis: MAIL_WINDOW_MILLIS
            }),
            (isAllowed) =>
              isAllowed
                ? Effect.as(
                    mails.add([toQueue(mail)], {
                      captured: saidAt !== null,
                      ...(saidAt === null ? {} : { saidAt })
                    }),
                    true
                  )
                : Effect.succeed(false)
          ),
        sendUncounted
      })
    })
  )
}
