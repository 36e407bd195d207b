/** How the webhooks of mail providers are read: a schema, and a table of what each event means. */
import { Either, ParseResult, Schema } from "effect"
import { type Receipt, type ReceiptEvent, receiptOfMail } from "./Receipt.ts"

/** The field in which Postmark and SendGrid give back the Message-ID that they were sent. Postmark takes 20 characters. */
export const MESSAGE_ID_FIELD = "duebook-message-id"

/** Whose form a report has. */
type ProviderName = "own" | "postmark" | "sendgrid" | "mailgun" | "ses"

/** What a report says of the messages of this service. */
export interface MailReport {
  readonly _tag: "MailReport"
  readonly provider: ProviderName
  readonly receipts: ReadonlyArray<Receipt>
  /** Events that are no outcome, such as an opened message, and those of messages that are not of this service. */
  readonly ignored: number
  /** Of these, outcomes without any Message-ID: the provider is not set up to tell it. */
  readonly unnamed: number
}

/** A text that nothing but people read, or that is compared; null for anything else that a provider may send. */
export const words = Schema.optionalWith(
  Schema.transform(Schema.Unknown, Schema.NullOr(Schema.String), {
    strict: true,
    decode: (value) => (typeof value === "string" ? value : null),
    encode: (value) => value
  }),
  { default: () => null }
)

/** What may be missing, or null. */
export const maybe = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { nullable: true })

/** An object that may be missing. Fields that are not declared are no mistake: providers add some. */
export const part = <Fields extends Schema.Struct.Fields>(fields: Fields) =>
  Schema.optionalWith(Schema.Struct(fields), { nullable: true })

/** A text without which an event says nothing. */
export const Name = Schema.String.annotations({
  message: () => ({ message: "must be a text", override: true })
})

/** What an event says. */
interface Said {
  /** Names in the table of events, the most specific first. One that is not there is no outcome. */
  readonly names: ReadonlyArray<string>
  /** Where the Message-ID may be; null where it is not. */
  readonly messageIds: ReadonlyArray<string | null | undefined>
  readonly words: string | null | undefined
}

interface ProviderOf<Body, Sent> {
  readonly provider: ProviderName
  readonly isFrom: (body: unknown) => boolean
  readonly body: Schema.Schema<Body, Sent>
  readonly said: (body: Body) => ReadonlyArray<Said>
  readonly events: Readonly<Record<string, ReceiptEvent | "ignored">>
}

/** Whether a value is an object with this key. */
export const has = (value: unknown, key: string): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value) && key in value

/** What the events of a report come to. */
const reportOf = (
  provider: ProviderName,
  events: Readonly<Record<string, ReceiptEvent | "ignored">>,
  all: ReadonlyArray<Said>
): MailReport => {
  const receipts: Array<Receipt> = []
  let unnamed = 0
  for (const { messageIds, names, words: told } of all) {
    const name = names.find((each) => Object.hasOwn(events, each))
    const event = name === undefined ? "ignored" : (events[name] ?? "ignored")
    if (event === "ignored") continue
    const given = messageIds.filter((id) => id !== null && id !== undefined)
    if (given.length === 0) unnamed += 1
    const receipt = given.map((id) => receiptOfMail(id, event, told ?? null)).find((each) => each !== null)
    if (receipt !== undefined) receipts.push(receipt)
  }
  return { _tag: "MailReport", provider, receipts, ignored: all.length - receipts.length, unnamed }
}

/** Reads the reports of one provider. */
export interface MailProvider {
  readonly provider: ProviderName
  readonly isFrom: (body: unknown) => boolean
  readonly read: (body: unknown) => Either.Either<MailReport, ParseResult.ParseIssue>
}

/** Makes the reader of a provider's reports. */
export const providerOf = <Body, Sent>({
  body,
  events,
  isFrom,
  provider,
  said
}: ProviderOf<Body, Sent>): MailProvider => {
  const decode = ParseResult.decodeUnknownEither(body, { errors: "all" })
  return {
    provider,
    isFrom,
    read: (sent) => Either.map(decode(sent), (read) => reportOf(provider, events, said(read)))
  }
}
