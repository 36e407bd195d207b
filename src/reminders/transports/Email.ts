/** Sends e-mail over SMTP. */
import { Effect, Redacted, type Scope } from "effect"
import { isIP } from "node:net"
import { Readable } from "node:stream"
import type { SendMailOptions } from "nodemailer/lib/mailer"
import type { SMTPPoolOptions } from "nodemailer/lib/smtp-pool"
import { PDF } from "../../domain/InvoiceDocument.ts"
import { MESSAGE_ID_FIELD } from "../../domain/MailEvents.ts"
import { type MessageKey, nameOf } from "../../domain/MessageName.ts"
import { isThisMachine } from "../../domain/ThisMachine.ts"
import { displayName } from "./DisplayName.ts"
import { type Attachment, MAX_HAND_OVER_MILLIS, type OutgoingMessage, type Provider } from "./Transport.ts"
import { sent } from "./Outcomes.ts"
import { smtpOutcomeOf, smtpFailure } from "./SmtpFailure.ts"

/** Connections to the server. Further messages wait for one. */
const MAX_CONNECTIONS = 20
/** A connection is replaced after so many messages, because servers limit them as well. */
const MAX_MESSAGES_PER_CONNECTION = 100
/** How often a message moves to another connection because the server closed one before it received any of it. */
const MAX_REQUEUES = 3
/** An unused connection is closed after this time, well before servers close it. */
const IDLE_MILLIS = 60_000
/** How long a server has to close its side of a connection. */
const CLOSE_MILLIS = 1_000
const MAX_REPLY_BYTES = 65_536

/** Time limits of a hand-over. */
interface Bounds {
  /** For each of looking up the server's name, connecting and its greeting. */
  readonly connectMillis: number
  /** The longest time without a byte from the server. */
  readonly silenceMillis: number
  /** The whole hand-over, waiting for a connection included. */
  readonly handOverMillis: number
}

const defaultBounds: Bounds = {
  connectMillis: 15_000,
  silenceMillis: 30_000,
  handOverMillis: MAX_HAND_OVER_MILLIS - 3_000
}

/** Settings of an SMTP server. */
export interface EmailOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: Redacted.Redacted
  readonly from: { readonly name: string | null; readonly address: string }
  /** The right side of Message-IDs. */
  readonly messageIdHost: string
  readonly bounds?: Partial<Bounds>
}

/**
 * Settings of a connection. `smtp://` encrypts if the server offers it (RFC 7435). The certificate is not checked
 * then, because an attacker who could forge it could also hide the offer. With `?requireTLS=true`, with `smtps://`, and
 * where credentials go to another machine, a valid certificate is required. Credentials are sent even if the server does not offer authentication,
 * so that a server that refuses them is noticed.
 */
export const connectionOf = (url: URL): SMTPPoolOptions => {
  const secure = url.protocol === "smtps:"
  const user = decodeURIComponent(url.username)
  const requireTLS =
    url.searchParams.get("requireTLS") === "true" || (user !== "" && !isThisMachine(url.hostname))
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: url.port === "" ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS,
    tls: { rejectUnauthorized: secure || requireTLS },
    ...(user === "" ? {} : { auth: { user, pass: decodeURIComponent(url.password) }, forceAuth: true })
  }
}

/** A host name or IP address as the right side of a Message-ID (RFC 5322, 3.6.4). */
const idHost = (host: string): string => (isIP(host) === 0 ? host : `[${host}]`)

/** The same for every hand-over of a message, so that a recipient who gets it twice can tell. */
export const messageId = (message: MessageKey, host: string): string => `<${nameOf(message)}@${idHost(host)}>`

// What is no text for people is sent as it is, in one line: nodemailer would encode a long one, and many mail programs
// can't read a URL in two lines.
const unfolded = (value: string) => ({ prepared: true, value })

/** Longest text of Postmark's metadata. */
const MAX_METADATA_LENGTH = 80

/** Providers that report an id of their own, by the host of their server, and the header by which they are told ours. */
const toldMessageId: ReadonlyArray<{
  readonly host: RegExp
  readonly header: string
  /** Null for a Message-ID that the provider would refuse. */
  readonly valueOf: (id: string) => string | null
}> = [
  {
    // Comes back as `Metadata` (https://postmarkapp.com/support/article/1125-custom-metadata-faq).
    host: /(?:^|\.)postmarkapp\.com$/,
    header: `X-PM-Metadata-${MESSAGE_ID_FIELD}`,
    valueOf: (id) => (id.length - 2 > MAX_METADATA_LENGTH ? null : id.slice(1, -1))
  },
  {
    // Comes back as a field of the event, also where `smtp-id` does not
    // (https://www.twilio.com/docs/sendgrid/for-developers/sending-email/unique-arguments).
    host: /(?:^|\.)sendgrid\.net$/,
    header: "X-SMTPAPI",
    valueOf: (id) => JSON.stringify({ unique_args: { [MESSAGE_ID_FIELD]: id } })
  }
]

/** The header by which the provider at this host can name the message in its reports; none for one that tells our id. */
export const reportHeaders = (id: string, hostname: string) => {
  const told = toldMessageId.find(({ host }) => host.test(hostname.toLowerCase()))
  const value = told?.valueOf(id) ?? null
  return told === undefined || value === null ? {} : { [told.header]: unfolded(value) }
}

/** One-click unsubscription (RFC 8058). */
const unsubscription = (url: string | null) =>
  url === null || !URL.canParse(url)
    ? {}
    : {
        "List-Unsubscribe": unfolded(`<${new URL(url).href}>`),
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"
      }

// As objects, because nodemailer parses text for names, commas and comments.
const mailbox = (address: string, name = "") => ({ name, address })

const attached = ({ content, name }: Attachment) => ({
  filename: name,
  content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
  contentType: PDF
})

const mailOf = (message: OutgoingMessage, { from, messageIdHost, url }: EmailOptions): SendMailOptions => ({
  from: mailbox(from.address, displayName(from.name ?? message.sender)),
  to: message.recipients.map((address) =>
    mailbox(address, message.recipientName === null ? "" : displayName(message.recipientName))
  ),
  ...(message.replyTo === null ? {} : { replyTo: mailbox(message.replyTo) }),
  subject: message.subject ?? "",
  text: message.text,
  ...(message.html === null ? {} : { html: message.html }),
  ...(message.attachments === undefined ? {} : { attachments: message.attachments.map(attached) }),
  messageId: messageId(message, messageIdHost),
  headers: {
    // Asks automatic responders not to reply (RFC 3834).
    ...(message.isPersonal === true ? {} : { "Auto-Submitted": "auto-generated" }),
    "Content-Language": message.locale,
    ...unsubscription(message.optOutUrl),
    ...reportHeaders(messageId(message, messageIdHost), new URL(Redacted.value(url)).hostname)
  }
})

/** Loads the library for the first message, because most processes of the service never send one. */
const open = async (url: Redacted.Redacted, bounds: Bounds) => {
  const { createTransport } = await import("nodemailer")
  const transport = createTransport({
    ...connectionOf(new URL(Redacted.value(url))),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxMessages: MAX_MESSAGES_PER_CONNECTION,
    maxRequeues: MAX_REQUEUES,
    idleTimeout: IDLE_MILLIS,
    dnsTimeout: bounds.connectMillis,
    connectionTimeout: bounds.connectMillis,
    greetingTimeout: bounds.connectMillis,
    socketTimeout: bounds.silenceMillis,
    socketCloseTimeout: CLOSE_MILLIS,
    maxResponseSize: MAX_REPLY_BYTES,
    disableFileAccess: true,
    disableUrlAccess: true
  })
  // The signals of messages whose text has been read. It is read once the server has answered 354 to DATA.
  const begun = new WeakSet<AbortSignal>()
  transport.use("stream", ({ data: { signal }, message }, done) => {
    message.processFunc((input) => {
      const observed = async function* () {
        if (signal !== undefined) begun.add(signal)
        yield* input
      }
      return Readable.from(observed(), { objectMode: false })
    })
    done()
  })
  return { transport, begun }
}

/** A provider that sends over an SMTP server; its connections are closed with the scope. */
export const make = (options: EmailOptions): Effect.Effect<Provider, never, Scope.Scope> =>
  Effect.gen(function* () {
    const bounds = { ...defaultBounds, ...options.bounds }
    let opening: ReturnType<typeof open> | undefined

    const handOver = async (message: OutgoingMessage, interrupted: AbortSignal) => {
      const signal = AbortSignal.any([interrupted, AbortSignal.timeout(bounds.handOverMillis)])
      const hasBegun = async () => (await opening)?.begun.has(signal) === true
      try {
        opening ??= open(options.url, bounds)
        const { transport } = await opening
        const mail = mailOf(message, options)
        await transport.sendMail({ ...mail, signal })
        return sent(mail.messageId ?? null)
      } catch (error) {
        return smtpOutcomeOf(smtpFailure(error), await hasBegun().catch(() => false))
      }
    }

    yield* Effect.addFinalizer(() =>
      Effect.ignore(
        Effect.tryPromise(async () => {
          if (opening !== undefined) (await opening).transport.close({ force: true })
        })
      )
    )

    return {
      send: (message) => Effect.promise((interrupted) => handOver(message, interrupted)),
      idOf: (message) => messageId(message, options.messageIdHost)
    }
  })
