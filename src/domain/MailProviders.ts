/** The webhooks of Postmark, SendGrid and Mailgun, as tables of what their events mean. */
import { Schema } from "effect"
import {
  has,
  type MailProvider,
  maybe,
  MESSAGE_ID_FIELD,
  Name,
  part,
  providerOf,
  words
} from "./MailEvents.ts"

/** The field of Postmark's metadata; header names lose their case on the way. */
const inMetadata = (metadata: Readonly<Record<string, unknown>> | undefined): string | null => {
  const [, value] =
    Object.entries(metadata ?? {}).find(([key]) => key.toLowerCase() === MESSAGE_ID_FIELD) ?? []
  return typeof value === "string" ? value : null
}

/** https://postmarkapp.com/developer/webhooks/webhooks-overview, …/developer/api/bounce-api#bounce-types */
const postmark = providerOf({
  provider: "postmark",
  isFrom: (body) => has(body, "RecordType"),
  body: Schema.Struct({
    RecordType: Name,
    Type: words,
    Metadata: maybe(Schema.Record({ key: Schema.String, value: Schema.Unknown })),
    Description: words,
    Details: words,
    SuppressSending: Schema.optional(Schema.Unknown),
    SuppressionReason: words,
    Origin: words
  }),
  said: (body) => {
    const { Origin, RecordType, SuppressionReason, Type } = body
    const change = body.SuppressSending === true ? `${SuppressionReason} ${Origin}` : "reactivated"
    return [
      {
        names:
          RecordType === "SubscriptionChange"
            ? [`${RecordType} ${change}`, `${RecordType} ${SuppressionReason}`]
            : [`${RecordType} ${Type}`, RecordType],
        messageIds: [inMetadata(body.Metadata)],
        words: body.Details ?? body.Description
      }
    ]
  },
  events: {
    Delivery: "arrived",
    SpamComplaint: "complained",
    "Bounce HardBounce": "bounced",
    "Bounce BadEmailAddress": "bounced",
    "Bounce ManuallyDeactivated": "bounced",
    "Bounce SpamComplaint": "complained",
    "Bounce Unsubscribe": "stopped",
    "Bounce Blocked": "lost",
    "Bounce DMARCPolicy": "lost",
    "Bounce DnsError": "lost",
    "Bounce SMTPApiError": "lost",
    "Bounce SoftBounce": "lost",
    "Bounce SpamNotification": "lost",
    "Bounce Transient": "lost",
    "Bounce Unknown": "lost",
    "Bounce VirusNotification": "lost",
    "SubscriptionChange HardBounce": "bounced",
    "SubscriptionChange SpamComplaint": "complained",
    "SubscriptionChange ManualSuppression Recipient": "stopped"
  }
})

const SENDGRID_KEYS = ["sg_event_id", "sg_message_id", "smtp-id"] as const

/** https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event */
const sendGrid = providerOf({
  provider: "sendgrid",
  isFrom: (body) =>
    Array.isArray(body) && body.some((each: unknown) => SENDGRID_KEYS.some((key) => has(each, key))),
  body: Schema.Array(
    Schema.Struct({
      event: Name,
      [MESSAGE_ID_FIELD]: words,
      "smtp-id": words,
      type: words,
      reason: words
    })
  ),
  said: (body) =>
    body.map((each) => ({
      names: [
        `${each.event} ${(each.event === "bounce" ? each.type : each.reason)?.toLowerCase()}`,
        each.event
      ],
      messageIds: [each[MESSAGE_ID_FIELD], each["smtp-id"]],
      words: each.reason
    })),
  events: {
    delivered: "arrived",
    bounce: "bounced",
    "bounce blocked": "lost",
    blocked: "lost",
    dropped: "lost",
    "dropped bounced address": "bounced",
    "dropped invalid": "bounced",
    "dropped spam reporting address": "complained",
    "dropped unsubscribed address": "stopped",
    spamreport: "complained",
    unsubscribe: "stopped",
    group_unsubscribe: "stopped"
  }
})

/** https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/webhook-payloads */
const mailgun = providerOf({
  provider: "mailgun",
  isFrom: (body) => has(body, "event-data"),
  body: Schema.Struct({
    "event-data": Schema.Struct({
      event: Name,
      severity: words,
      reason: words,
      message: part({ headers: part({ "message-id": words }) }),
      "delivery-status": part({ message: words, description: words }),
      reject: part({ reason: words, description: words })
    })
  }),
  said: ({ "event-data": told }) => {
    const { "delivery-status": status, event, message, reason, reject, severity } = told
    return [
      {
        names: [`${event} ${severity} ${reason}`, `${event} ${severity}`, event],
        messageIds: [message?.headers?.["message-id"]],
        words: [status?.message, status?.description, reject?.reason].find(Boolean)
      }
    ]
  },
  events: {
    delivered: "arrived",
    complained: "complained",
    unsubscribed: "stopped",
    rejected: "lost",
    "failed permanent": "lost",
    "failed permanent bounce": "bounced",
    "failed permanent suppress-bounce": "bounced",
    "failed permanent suppress-complaint": "complained",
    "failed permanent suppress-unsubscribe": "stopped"
  }
})

/** The first that knows a report reads it. */
export const mailProviders: ReadonlyArray<MailProvider> = [postmark, sendGrid, mailgun]
