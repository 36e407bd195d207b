/** Receipts: what a provider says of a message after it has accepted it. */
import { Schema } from "effect"
import { type MessageKey, messageOf, nameOf } from "./MessageName.ts"
import { field, named, optionalField, record, strict } from "./JsonFields.ts"
import { isStorable, text } from "./Text.ts"

/**
 * What happened to a message: it `arrived`; the address can't be reached (`bounced`) or its owner has `complained`, and
 * gets no more; its owner has `stopped` messages by answering one or at the provider; or this one did not arrive
 * (`lost`), which says nothing of the next one.
 */
export type ReceiptEvent = "arrived" | "bounced" | "complained" | "stopped" | "lost"

/** One receipt. */
export interface Receipt {
  /** The provider's id of the message; of an e-mail, its Message-ID. */
  readonly providerMessageId: string
  /** The message; null if the report has only the provider's id of it. */
  readonly message: MessageKey | null
  readonly event: ReceiptEvent
  /** What the attempt's `error` says from now on; null if the message arrived. */
  readonly error: { readonly code: string; readonly message: string } | null
}

/** Longest message of a provider that is kept. */
const MAX_MESSAGE_LENGTH = 300

/** A provider's words in one line. */
const oneLine = (words: string): string => {
  const flat = words.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim()
  return flat.length > MAX_MESSAGE_LENGTH ? `${flat.slice(0, MAX_MESSAGE_LENGTH - 1).toWellFormed()}…` : flat
}

/** Events that one request may report. SendGrid sends up to 768 KiB at a time, a quarter of a kilobyte and more each. */
export const MAX_RECEIPTS = 5_000

/** What a mail provider may say of a message, one entry of POST /hooks/email/{token}. */
export const EmailReceipt = record({
  providerMessageId: named(
    "provider_message_id",
    "The Message-ID, with or without its angle brackets."
  )(text(1, 300, "ProviderMessageId", { description: "Id of a message", example: "<c1.m2@example.com>" })),
  event: field("What happened to it.")(
    Schema.Literal("delivered", "bounced", "complained").annotations({
      message: () => ({ message: "must be delivered, bounced or complained", override: true })
    })
  ),
  detail: optionalField(
    Schema.NullOr(text(0, 10_000, "ReceiptDetail", { description: "What the provider said" })),
    "What the provider said; its beginning is kept."
  )
}).annotations({ ...strict, identifier: "EmailReceipt", description: "What happened to an e-mail." })
export type EmailReceipt = typeof EmailReceipt.Type

/** The body of POST /hooks/email/{token}; of at most `MAX_RECEIPTS` entries. */
export const EmailReceipts = Schema.Array(EmailReceipt).annotations({
  ...strict,
  identifier: "EmailReceipts"
})

/** Longest Message-ID that is looked up; those of this service are shorter. */
const MAX_MESSAGE_ID_LENGTH = 302

/** A Message-ID in the form in which it is stored. */
const bracketed = (id: string): string => (id.startsWith("<") ? id : `<${id}>`)

/** What the attempt's `error` says of an e-mail, without words of the provider. */
const mailErrors: Readonly<
  Record<Exclude<ReceiptEvent, "arrived">, readonly [code: string, message: string]>
> = {
  bounced: ["bounced", "The message bounced."],
  complained: ["complained", "The recipient has complained about the message."],
  stopped: ["unsubscribed", "The recipient has unsubscribed at the mail provider."],
  lost: ["undelivered", "The mail provider could not deliver the message."]
}

/** The receipt of an e-mail; null if this service has not made the Message-ID. */
export const receiptOfMail = (
  messageId: string,
  event: ReceiptEvent,
  words: string | null
): Receipt | null => {
  const id = bracketed(messageId.trim())
  const message = id.length > MAX_MESSAGE_ID_LENGTH || !isStorable(id) ? null : messageOf(id)
  if (message === null) return null
  if (event === "arrived") return { providerMessageId: id, message, event, error: null }
  const [code, usual] = mailErrors[event]
  return {
    providerMessageId: id,
    message,
    event,
    error: { code, message: oneLine((words ?? "").toWellFormed()) || usual }
  }
}

const events = { delivered: "arrived", bounced: "bounced", complained: "complained" } as const

/** An entry of the service's own form as a receipt; null if it is about no message of this service. */
export const ofEmail = ({ detail, event, providerMessageId }: EmailReceipt): Receipt | null =>
  receiptOfMail(providerMessageId, events[event], detail ?? null)

/**
 * Twilio's codes that say something of the number and not only of one message
 * (https://www.twilio.com/docs/api/errors). 30003, a phone that can't be reached, is not among them: it may be switched
 * off. Nor is 30004, which may be about the sender.
 */
const ofNumber: Readonly<Record<string, { readonly event: ReceiptEvent; readonly message: string }>> = {
  "21211": { event: "bounced", message: "The number is not valid." },
  "21610": { event: "stopped", message: "The recipient has answered STOP." },
  "21614": { event: "bounced", message: "The number can't get SMS." },
  "30005": { event: "bounced", message: "The number is not known to its network." },
  "30006": { event: "bounced", message: "The number is a landline, or its network can't be reached." }
}

const arrived: ReadonlySet<string> = new Set(["delivered", "read"])
const lost: ReadonlySet<string> = new Set(["undelivered", "failed"])
/** Longest id of a message that is looked up; Twilio's have 34 characters. */
const MAX_ID_LENGTH = 200
const errorCodeRegExp = /^[0-9]{1,8}$/

/**
 * The receipt in the fields of Twilio's status callback about a message, or about the one that has the provider's id:
 * null for a status that is no outcome, such as `queued`; undefined if there is no usable id of the provider.
 */
export const ofTwilio = (
  fields: ReadonlyMap<string, string>,
  message: MessageKey | null
): Receipt | null | undefined => {
  const id = fields.get("MessageSid") ?? ""
  if (id === "" || id.length > MAX_ID_LENGTH || !isStorable(id)) return undefined
  const status = fields.get("MessageStatus") ?? ""
  if (arrived.has(status)) return { providerMessageId: id, message, event: "arrived", error: null }
  if (!lost.has(status)) return null
  const code = fields.get("ErrorCode") ?? ""
  if (!errorCodeRegExp.test(code)) {
    const words = "The provider could not deliver the message."
    return { providerMessageId: id, message, event: "lost", error: { code: `sms_${status}`, message: words } }
  }
  const known = ofNumber[code] ?? {
    event: "lost" as const,
    message: `The provider could not deliver the message (error ${code}).`
  }
  const error = { code: `sms_${code}`, message: known.message }
  return { providerMessageId: id, message, event: known.event, error }
}

/** What receipts of one message say together. */
export interface MessageReceipts {
  readonly providerMessageId: string
  readonly message: MessageKey | null
  readonly hasArrived: boolean
  readonly error: Receipt["error"]
  /** What its address has come to: an answer to stop before a complaint, and that before a bounce. */
  readonly address: "stopped" | "complained" | "bounced" | null
  /** How many receipts there are. */
  readonly count: number
}

const byWeight = ["stopped", "complained", "bounced"] as const

const keyOf = ({ message, providerMessageId }: Receipt): string =>
  `${message === null ? "" : nameOf(message)} ${providerMessageId}`

/** Receipts by message. Of several errors the last counts. */
export const byMessage = (receipts: ReadonlyArray<Receipt>): ReadonlyArray<MessageReceipts> =>
  [...Map.groupBy(receipts, keyOf).values()].flatMap((all) =>
    all.slice(0, 1).map(({ message, providerMessageId }) => ({
      providerMessageId,
      message,
      hasArrived: all.some(({ event }) => event === "arrived"),
      error: all.findLast(({ error }) => error !== null)?.error ?? null,
      address: byWeight.find((wanted) => all.some(({ event }) => event === wanted)) ?? null,
      count: all.length
    }))
  )
