/** Sends a message of the outbox to whoever looks at it, marked as a test. */
import { Clock, Context, Effect, Layer } from "effect"
import { CurrentActor } from "../../domain/Actor.ts"
import { companyTime } from "../../domain/Company.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import {
  LimitReached,
  NoAddress,
  NotAllowed,
  type NotFound,
  type ServiceUnavailable
} from "../../domain/Errors.ts"
import type { MailText } from "../../domain/MailText.ts"
import { FirstSteps } from "../../services/company/FirstSteps.ts"
import { linkTo, PublicUrl } from "../../services/installation/PublicUrl.ts"
import { BrowserLocale, writtenFor } from "../../services/people/MailLanguage.ts"
import { TESTS_AN_HOUR, type UserMail, UserMails } from "../../services/people/UserMails.ts"
import { Write } from "../../services/Write.ts"
import { say, spoken } from "../../words/Say.ts"
import { Outbox, type OutboxPlace } from "./Outbox.ts"
import type { WrittenMessage } from "./Writing.ts"

/** Who gets the test. */
export interface TestReader {
  readonly userId: number
  readonly email: string
  readonly emailVerified: boolean
  /** BCP 47; null where the person has not chosen. */
  readonly locale: string | null
}

type Failure = LimitReached | NoAddress | NotAllowed | NotFound | ServiceUnavailable

export class TestMessages extends Context.Tag("duebook/TestMessages")<
  TestMessages,
  {
    /**
     * Sends the message as it would leave now to the reader's verified address, `TESTS_AN_HOUR` at most. Its links lead to
     * the outbox: a test ends no reminders.
     */
    readonly send: (
      place: OutboxPlace,
      reader: TestReader
    ) => Effect.Effect<void, Failure, CurrentRequest | CurrentActor>
  }
>() {
  static readonly layer = Layer.effect(
    TestMessages,
    Effect.gen(function* () {
      const firstSteps = yield* FirstSteps
      const mails = yield* UserMails
      const outbox = yield* Outbox
      const publicUrl = yield* PublicUrl
      const write = yield* Write
      return TestMessages.of({
        send: Effect.fnUntraced(function* (place, { email, emailVerified, locale, userId }) {
          if (!emailVerified) return yield* new NotAllowed({ message: NOT_VERIFIED })
          const { company, companyId } = (yield* CurrentRequest).caller
          const { written } = yield* outbox.test(place, linkTo(publicUrl, `/app/${companyId}/outbox`))
          if (written === null) return yield* new NoAddress({ message: NOT_WRITTEN })
          const now = companyTime(company, yield* Clock.currentTimeMillis)
          const isAllowed = yield* mails.sendTest(
            `${userId} in ${companyId}`,
            writtenFor([locale, yield* BrowserLocale], () => testMail(email, written)),
            company.testClock === null ? null : now
          )
          if (!isAllowed) {
            return yield* new LimitReached({ message: TOO_MANY, details: { limit: TESTS_AN_HOUR } })
          }
          yield* write.run({
            deed: "reminder.test",
            companyId,
            decide: () =>
              Effect.succeed({
                value: undefined,
                subjectId: place.customerId,
                details: { channel: place.channel }
              })
          })
          yield* firstSteps.done(companyId, "test_received")
        })
      })
    })
  )
}

const NOT_VERIFIED = "Verify your e-mail address first: a test goes to no other one."
const NOT_WRITTEN = "This message can't be written, so there is nothing to send."
const TOO_MANY = `You have had ${TESTS_AN_HOUR} tests within the hour. Try again later.`

const note = ({ recipient }: WrittenMessage): string =>
  say(
    "This is a test. The message has not left; it would go to {recipient}. The links in it lead to your outbox.",
    { recipient }
  )

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

/** The message below a line that says what it is, so that nobody takes it for one that has left. */
const textOf = (written: WrittenMessage): MailText => {
  const { html, text } = written
  const plain = `${note(written)}\n\n----\n\n${text}`
  if (html === null) return [plain]
  const banner = `<p lang="${spoken()}" style="padding:12px 16px;background:#fff3cd;color:#5c4400;font-family:sans-serif">${escaped(note(written))}</p>`
  const marked = html.replace(/<body[^>]*>/i, (body) => `${body}${banner}`)
  return [plain, { html: marked === html ? `${banner}${html}` : marked }]
}

/** The mail with a message for trying it out, in the language that is spoken around it. */
export const testMail = (to: string, written: WrittenMessage): UserMail => ({
  to,
  language: spoken(),
  subject: say("Test: {subject}", { subject: written.subject ?? "SMS" }),
  text: textOf(written)
})
