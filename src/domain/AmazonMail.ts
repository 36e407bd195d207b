/** Reports of Amazon SES, and Amazon SNS, which brings them. */
import { Either, ParseResult, Schema } from "effect"
import { type FieldIssue, fieldIssue } from "./Errors.ts"
import { issuesOf } from "./FieldIssues.ts"
import { isTooDeep } from "./JsonDepth.ts"
import { has, type MailReport, maybe, Name, part, providerOf, words } from "./MailEvents.ts"

const Mail = Schema.Struct({
  headers: maybe(Schema.Array(Schema.Struct({ name: words, value: words }))),
  commonHeaders: part({ messageId: words })
})

const Bounce = Schema.Struct({
  bounceType: words,
  bounceSubType: words,
  bouncedRecipients: maybe(Schema.Array(Schema.Struct({ diagnosticCode: words })))
})

/** SES gives each message an id of its own, which is `commonHeaders.messageId` in some reports; the headers have ours. */
const messageIdsOf = (mail: typeof Mail.Type | undefined) => [
  mail?.headers?.find(({ name }) => name?.toLowerCase() === "message-id")?.value,
  mail?.commonHeaders?.messageId
]

const namesOf = (
  type: string | null,
  bounce: typeof Bounce.Type | undefined,
  feedback: string | null | undefined
) => [
  `${type} ${bounce?.bounceType} ${bounce?.bounceSubType}`,
  `${type} ${bounce?.bounceType ?? feedback}`,
  `${type}`
]

/**
 * https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html, and the same of a configuration set's events,
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html.
 */
export const ses = providerOf({
  provider: "ses",
  isFrom: (body) => has(body, "notificationType") || has(body, "eventType"),
  body: Schema.Struct({
    notificationType: words,
    eventType: words,
    mail: maybe(Mail),
    bounce: maybe(Bounce),
    complaint: part({ complaintFeedbackType: words }),
    reject: part({ reason: words }),
    failure: part({ errorMessage: words })
  }),
  said: (told) => [
    {
      names: namesOf(
        told.notificationType ?? told.eventType,
        told.bounce,
        told.complaint?.complaintFeedbackType
      ),
      messageIds: messageIdsOf(told.mail),
      words:
        told.bounce?.bouncedRecipients?.[0]?.diagnosticCode ??
        told.reject?.reason ??
        told.failure?.errorMessage
    }
  ],
  events: {
    Delivery: "arrived",
    "Bounce Permanent": "bounced",
    "Bounce Permanent UnsubscribedRecipient": "stopped",
    "Bounce Transient": "lost",
    "Bounce Undetermined": "lost",
    Complaint: "complained",
    "Complaint not-spam": "ignored",
    Reject: "lost",
    "Rendering Failure": "lost"
  }
})

/** Amazon SNS asks whether it may send notifications. It begins once somebody opens `url`. */
export interface SubscriptionRequest {
  readonly _tag: "SubscriptionRequest"
  readonly topic: string
  readonly url: string
}

/** https://docs.aws.amazon.com/sns/latest/dg/sns-message-and-json-formats.html */
const decodeEnvelope = ParseResult.decodeUnknownEither(
  Schema.Struct({ Type: Name, TopicArn: Name, Message: Name, SubscribeURL: words })
)

/** Whether Amazon SNS brings a body. */
export const isOfSns = (body: unknown): boolean => has(body, "TopicArn")

/** Where Amazon SNS lets a subscription be confirmed, by region. */
const snsHost = /^sns\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?$/

const isOfAmazon = (url: string): boolean => {
  const { host, password, protocol, username } = URL.parse(url) ?? {}
  return protocol === "https:" && snsHost.test(host ?? "") && username === "" && password === ""
}

/** The value of a JSON text; null for anything else. */
const jsonIn = (text: string): unknown => {
  if (isTooDeep(text)) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

const nothing: MailReport = {
  _tag: "MailReport",
  provider: "ses",
  receipts: [],
  ignored: 1,
  unnamed: 0
}

/** Every wrong field. */
export type Issues = ReadonlyArray<FieldIssue>
/** What was read of a report. */
export type Read = Either.Either<MailReport | SubscriptionRequest, Issues>

/** What Amazon SNS brings. A notification that has no report of SES in it, such as a test of the topic, says nothing. */
export const readSns = (body: unknown): Read =>
  Either.flatMap(
    Either.mapLeft(decodeEnvelope(body), (issue): Issues => issuesOf(issue)),
    ({ Message, SubscribeURL: url, TopicArn: topic, Type }): Read => {
      if (Type === "SubscriptionConfirmation") {
        return url !== null && isOfAmazon(url)
          ? Either.right({ _tag: "SubscriptionRequest", topic, url })
          : Either.left([fieldIssue("SubscribeURL", "invalid", "must be an https address of Amazon SNS")])
      }
      const told = jsonIn(Message)
      if (Type !== "Notification" || !ses.isFrom(told)) return Either.right(nothing)
      return Either.mapLeft(ses.read(told), (issue): Issues => issuesOf(issue, "Message"))
    }
  )
