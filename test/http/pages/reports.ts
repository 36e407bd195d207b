/**
 * What mail providers send to their webhooks: the fields and values of the examples in their documentation, about a
 * message with this Message-ID.
 */
import type { Row } from "../../support/Answer.ts"

const bare = (id: string) => id.replace(/^<|>$/g, "")

const postmarkOf = (id: string, fields: Row) => ({
  MessageStream: "outbound",
  MessageID: "00000000-0000-0000-0000-000000000000",
  ServerID: 1234,
  Tag: "Test",
  Metadata: { a_key: "a_value", "Duebook-Message-Id": bare(id) },
  ...fields
})

const postmarkBounce = (id: string, fields: Row) =>
  postmarkOf(id, {
    RecordType: "Bounce",
    ID: 42,
    Type: "HardBounce",
    TypeCode: 1,
    Name: "Hard bounce",
    Description: "The server was unable to deliver your message (ex: unknown user, mailbox not found).",
    Details: "Test bounce details",
    Email: "john@example.com",
    From: "sender@example.com",
    BouncedAt: "2019-11-05T16:33:54.9070259Z",
    DumpAvailable: true,
    Inactive: true,
    CanActivate: true,
    Subject: "Test subject",
    Content: "<Full dump of bounce>",
    ...fields
  })

/** https://postmarkapp.com/developer/webhooks/delivery-webhook, …/bounce-webhook, …/spam-complaint-webhook, … */
export const postmark = {
  delivery: (id: string) =>
    postmarkOf(id, {
      RecordType: "Delivery",
      Recipient: "john@example.com",
      DeliveredAt: "2019-11-05T16:33:54.9070259Z",
      Details: "Test delivery webhook details"
    }),
  hardBounce: (id: string) => postmarkBounce(id, {}),
  softBounce: (id: string) =>
    postmarkBounce(id, { Type: "SoftBounce", TypeCode: 4096, Details: "Mailbox full", Inactive: false }),
  autoResponder: (id: string) => postmarkBounce(id, { Type: "AutoResponder", TypeCode: 64, Inactive: false }),
  complaint: (id: string) =>
    postmarkBounce(id, {
      RecordType: "SpamComplaint",
      Type: "SpamComplaint",
      TypeCode: 512,
      Description: "",
      Details: "Test spam complaint details",
      CanActivate: false
    }),
  unsubscribed: (id: string) =>
    postmarkOf(id, {
      RecordType: "SubscriptionChange",
      ChangedAt: "2020-02-01T10:53:34.416071Z",
      Recipient: "john@example.com",
      Origin: "Recipient",
      SuppressSending: true,
      SuppressionReason: "ManualSuppression"
    }),
  reactivated: (id: string) =>
    postmarkOf(id, {
      RecordType: "SubscriptionChange",
      Recipient: "john@example.com",
      Origin: "Customer",
      SuppressSending: false,
      SuppressionReason: null,
      Tag: null,
      MessageID: null,
      Metadata: {}
    }),
  open: (id: string) => postmarkOf(id, { RecordType: "Open", FirstOpen: true, Recipient: "john@example.com" })
}

const sendGridOf = (id: string, event: string, fields: Row) => ({
  email: "example@test.com",
  timestamp: 1_513_299_569,
  "smtp-id": id,
  event,
  category: ["cat facts"],
  sg_event_id: `${event} sg_event_id`,
  sg_message_id: "14c5d75ce93.dfd.64b469.filter0001.16648.5515E0B88.0",
  ...fields
})

/** https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event */
export const sendGrid = {
  processed: (id: string) => sendGridOf(id, "processed", {}),
  deferred: (id: string) => sendGridOf(id, "deferred", { response: "400 try again later", attempt: "5" }),
  delivered: (id: string) => sendGridOf(id, "delivered", { response: "250 OK" }),
  open: (id: string) => sendGridOf(id, "open", { useragent: "Mozilla/4.0", ip: "255.255.255.255" }),
  bounce: (id: string) =>
    sendGridOf(id, "bounce", {
      bounce_classification: "Invalid Address",
      reason: "500 unknown recipient",
      status: "5.0.0",
      type: "bounce"
    }),
  /** A delayed bounce: SendGrid knows neither of its ids any more, only the arguments that the message came with. */
  lateBounce: (id: string) =>
    sendGridOf(id, "bounce", {
      "smtp-id": undefined,
      sg_message_id: undefined,
      "duebook-message-id": id,
      reason: "550 5.1.1 no such user",
      type: "bounce"
    }),
  blocked: (id: string) => sendGridOf(id, "bounce", { reason: "550 5.7.1 content", type: "blocked" }),
  droppedBounced: (id: string) => sendGridOf(id, "dropped", { reason: "Bounced Address", status: "5.0.0" }),
  droppedSpam: (id: string) => sendGridOf(id, "dropped", { reason: "Spam Reporting Address" }),
  droppedOverQuota: (id: string) =>
    sendGridOf(id, "dropped", { reason: "Recipient List over Package Quota" }),
  spamReport: (id: string) => sendGridOf(id, "spamreport", {}),
  unsubscribe: (id: string) => sendGridOf(id, "unsubscribe", {})
}

const mailgunOf = (id: string, event: string, fields: Row) => ({
  signature: {
    token: "854ff0a3d8c51e8f0d9c4f32b9a0e6d8c2b7a1f0e9d8c7b6a5",
    timestamp: "1529006854",
    signature: "d2271d12299f6592d9d44cd9d250f0704e4674c30d79d07c47a66f95ce71cf55"
  },
  "event-data": {
    id: "G9Bn5sl1TC6nu79C8C0bwg",
    timestamp: 1_529_006_854.329574,
    "log-level": "info",
    event,
    recipient: "alice@example.com",
    "recipient-domain": "example.com",
    tags: ["my_tag_1", "my_tag_2"],
    "user-variables": [],
    flags: { "is-routed": false, "is-authenticated": true, "is-system-test": false, "is-test-mode": false },
    message: {
      attachments: [],
      headers: {
        to: "Alice <alice@example.com>",
        from: "Bob <bob@sample.mailgun.com>",
        subject: "Test",
        "message-id": bare(id)
      },
      size: 111
    },
    ...fields
  }
})

/** https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/webhook-payloads */
export const mailgun = {
  delivered: (id: string) =>
    mailgunOf(id, "delivered", { "delivery-status": { code: 250, message: "OK", description: "" } }),
  failed: (id: string) =>
    mailgunOf(id, "failed", {
      "log-level": "error",
      severity: "permanent",
      reason: "suppress-bounce",
      "delivery-status": {
        "attempt-no": 1,
        message: "",
        code: 605,
        description: "Not delivering to previously bounced address",
        "session-seconds": 0
      }
    }),
  failedForNow: (id: string) =>
    mailgunOf(id, "failed", {
      "log-level": "warn",
      severity: "temporary",
      reason: "generic",
      "delivery-status": { code: 452, message: "4.2.2 over quota", description: "", "retry-seconds": 600 }
    }),
  failedLate: (id: string) =>
    mailgunOf(id, "failed", {
      severity: "permanent",
      reason: "old",
      "delivery-status": { code: 602, message: "Too old", description: "" }
    }),
  complained: (id: string) => mailgunOf(id, "complained", {}),
  unsubscribed: (id: string) => mailgunOf(id, "unsubscribed", {}),
  opened: (id: string) => mailgunOf(id, "opened", { ip: "50.56.129.169" })
}

const sesMail = (id: string) => ({
  timestamp: "2016-01-27T14:59:38.237Z",
  source: "john@example.com",
  sourceArn: "arn:aws:ses:us-east-1:888888888888:identity/example.com",
  sourceIp: "127.0.3.0",
  sendingAccountId: "123456789012",
  messageId: "00000138111222aa-33322211-cccc-cccc-cccc-ddddaaaa0680-000000",
  destination: ["jane@example.com"],
  headersTruncated: false,
  headers: [
    { name: "From", value: '"John Doe" <john@example.com>' },
    { name: "To", value: '"Jane Doe" <jane@example.com>' },
    { name: "Message-ID", value: id },
    { name: "Subject", value: "Hello" }
  ],
  commonHeaders: { from: ["John Doe <john@example.com>"], messageId: id, subject: "Hello" }
})

const bounceOf = (id: string, fields: Row) => ({
  notificationType: "Bounce",
  bounce: {
    bounceType: "Permanent",
    bounceSubType: "General",
    reportingMTA: "dns; email.example.com",
    bouncedRecipients: [
      {
        emailAddress: "jane@example.com",
        status: "5.1.1",
        action: "failed",
        diagnosticCode: "smtp; 550 5.1.1 <jane@example.com>... User"
      }
    ],
    timestamp: "2016-01-27T14:59:38.237Z",
    feedbackId: "00000138111222aa-33322211-cccc-cccc-cccc-ddddaaaa068a-000000",
    remoteMtaIp: "127.0.2.0",
    ...fields
  },
  mail: sesMail(id)
})

/** https://docs.aws.amazon.com/ses/latest/dg/notification-examples.html */
export const ses = {
  bounce: (id: string) => bounceOf(id, {}),
  transientBounce: (id: string) =>
    bounceOf(id, {
      bounceType: "Transient",
      bounceSubType: "MailboxFull",
      bouncedRecipients: [{ emailAddress: "jane@example.com" }]
    }),
  bounceWithoutHeaders: (id: string) => {
    const { commonHeaders: _common, headers: _headers, headersTruncated: _truncated, ...mail } = sesMail(id)
    return { ...bounceOf(id, {}), mail }
  },
  complaint: (id: string) => ({
    notificationType: "Complaint",
    complaint: {
      userAgent: "AnyCompany Feedback Loop (V0.01)",
      complainedRecipients: [{ emailAddress: "jane@example.com" }],
      complaintFeedbackType: "abuse",
      arrivalDate: "2016-01-27T14:59:38.237Z",
      timestamp: "2016-01-27T14:59:38.237Z",
      feedbackId: "000001378603177f-18c07c78-fa81-4a58-9dd1-fedc3cb8f49a-000000"
    },
    mail: sesMail(id)
  }),
  delivery: (id: string) => ({
    notificationType: "Delivery",
    mail: sesMail(id),
    delivery: {
      timestamp: "2016-01-27T14:59:38.237Z",
      recipients: ["jane@example.com"],
      processingTimeMillis: 546,
      reportingMTA: "a8-70.smtp-out.amazonses.com",
      smtpResponse: "250 ok:  Message 64111812 accepted"
    }
  }),
  /**
   * An event of a configuration set, whose common headers have the id of SES
   * (https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-examples.html).
   */
  rejectedEvent: (id: string) => {
    const mail = sesMail(id)
    return {
      eventType: "Reject",
      mail: { ...mail, commonHeaders: { ...mail.commonHeaders, messageId: mail.messageId } },
      reject: { reason: "Bad content" }
    }
  },
  delayedEvent: (id: string) => ({
    eventType: "DeliveryDelay",
    mail: sesMail(id),
    deliveryDelay: { delayType: "TransientCommunicationFailure", delayedRecipients: [] }
  })
}

const snsOf = (Type: string, fields: Row) => ({
  Type,
  MessageId: "22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324",
  TopicArn: "arn:aws:sns:us-west-2:123456789012:MyTopic",
  Timestamp: "2012-05-02T00:54:06.655Z",
  SignatureVersion: "1",
  Signature: "EXAMPLEw6JRN...",
  SigningCertURL:
    "https://sns.us-west-2.amazonaws.com/SimpleNotificationService-f3ecfb7224c7233fe7bb5f59f96de52f.pem",
  ...fields
})

/** https://docs.aws.amazon.com/sns/latest/dg/sns-message-and-json-formats.html */
export const sns = {
  notification: (message: unknown) =>
    snsOf("Notification", {
      Subject: "Amazon SES Email Event Notification",
      Message: typeof message === "string" ? message : JSON.stringify(message),
      UnsubscribeURL:
        "https://sns.us-west-2.amazonaws.com/?Action=Unsubscribe&SubscriptionArn=arn:aws:sns:us-west-2:123456789012:MyTopic:c9135db0"
    }),
  subscription: (
    SubscribeURL = "https://sns.us-west-2.amazonaws.com/?Action=ConfirmSubscription&TopicArn=arn:aws:sns:us-west-2:123456789012:MyTopic&Token=2336412f37"
  ) =>
    snsOf("SubscriptionConfirmation", {
      Token: "2336412f37",
      Message:
        "You have chosen to subscribe to the topic arn:aws:sns:us-west-2:123456789012:MyTopic.\nTo confirm the subscription, visit the SubscribeURL included in this message.",
      SubscribeURL
    })
}
