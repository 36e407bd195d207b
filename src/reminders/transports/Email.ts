/** E-mail over SMTP. */
import { Effect, Redacted, type Scope } from "effect"
import { isIP } from "node:net"
import { Readable } from "node:stream"
import type { SendMailOptions } from "nodemailer/lib/mailer"
import type { SMTPPoolOptions } from "nodemailer/lib/smtp-pool"
import { MAX_HAND_OVER_MILLIS, type OutgoingMessage, type Provider } from "./Transport.ts"
import { sent } from "./Outcomes.ts"
import { outcomeOf, smtpFailure } from "./SmtpFailure.ts"

/** Connections to the server; more messages than that wait for one. */
const MAX_CONNECTIONS = 20
/** A connection is replaced after so many messages: servers limit them, too. */
const MAX_MESSAGES_PER_CONNECTION = 100
/** How often a message goes on to another connection when the server has closed its first before taking any of it. */
const MAX_MOVES = 3
/** A connection without messages is closed after this, well before servers do it. */
const IDLE_MILLIS = 60_000
/** For a server to close its side. */
const CLOSE_MILLIS = 1_000
const MAX_REPLY_BYTES = 65_536

/** How long the parts of a hand-over may take. */
export interface Bounds {
  /** From looking up the server's name to its greeting, and through STARTTLS. */
  readonly connectMillis: number
  /** Without a byte from the server. */
  readonly silenceMillis: number
  /** All of it, waiting for a connection included. */
  readonly handOverMillis: number
}

const defaultBounds: Bounds = {
  connectMillis: 15_000,
  silenceMillis: 30_000,
  handOverMillis: MAX_HAND_OVER_MILLIS - 3_000
}

/** How e-mail leaves. */
export interface EmailOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: Redacted.Redacted
  readonly from: { readonly name: string | null; readonly address: string }
  /** The right side of Message-IDs. */
  readonly messageIdHost: string
  readonly bounds?: Partial<Bounds>
}

/**
 * Settings of a connection. `smtp://` encrypts where the server offers it (RFC 7435): whoever could forge the server's
 * certificate there could as well hide its offer, so the certificate is not looked at. With `?requireTLS=true`, and
 * under `smtps://`, there is nothing without a valid one. Credentials are used even where a server does not offer to
 * take them: that it refuses them is then known, instead of what they were given for being left out.
 */
export const connectionOf = (url: URL): SMTPPoolOptions => {
  const secure = url.protocol === "smtps:"
  const requireTLS = url.searchParams.get("requireTLS") === "true"
  const user = decodeURIComponent(url.username)
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: url.port === "" ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS,
    tls: { rejectUnauthorized: secure || requireTLS },
    ...(user === "" ? {} : { auth: { user, pass: decodeURIComponent(url.password) }, forceAuth: true })
  }
}

/** A name that IPv4 and IPv6 addresses may stand for in a Message-ID (RFC 5322, 3.6.4). */
const idHost = (host: string): string => (isIP(host) === 0 ? host : `[${host}]`)

/** The same for every hand-over of an attempt, so that whoever gets it twice can tell. */
export const messageId = (
  { attemptId, companyId }: Pick<OutgoingMessage, "companyId" | "attemptId">,
  host: string
): string => `<c${companyId}.a${attemptId}@${idHost(host)}>`

// Unfolded and as it is: a URL that was broken into two lines is none to many readers.
const unfolded = (value: string) => ({ prepared: true, value })

/** One-click unsubscription (RFC 8058). */
const unsubscription = (url: string | null) =>
  url === null || !URL.canParse(url)
    ? {}
    : {
        "List-Unsubscribe": unfolded(`<${new URL(url).href}>`),
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"
      }

// Addresses are given as what they are, never as text to be read for names, commas and comments.
const mailbox = (address: string, name = "") => ({ name, address })

const mailOf = (message: OutgoingMessage, { from, messageIdHost }: EmailOptions): SendMailOptions => ({
  from: mailbox(from.address, from.name ?? message.sender),
  to: message.recipients.map((address) => mailbox(address)),
  ...(message.replyTo === null ? {} : { replyTo: mailbox(message.replyTo) }),
  subject: message.subject ?? "",
  text: message.text,
  ...(message.html === null ? {} : { html: message.html }),
  messageId: messageId(message, messageIdHost),
  headers: {
    // No reply by a machine, please (RFC 3834).
    "Auto-Submitted": "auto-generated",
    "Content-Language": message.locale,
    ...unsubscription(message.optOutUrl)
  }
})

/** The library, loaded when the first message comes: most processes of the service never send one. */
const open = async (url: Redacted.Redacted, bounds: Bounds) => {
  const { createTransport } = await import("nodemailer")
  const transport = createTransport({
    ...connectionOf(new URL(Redacted.value(url))),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxMessages: MAX_MESSAGES_PER_CONNECTION,
    maxRequeues: MAX_MOVES,
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
  // By its signal: whether any of a message's text was asked for, which happens once the server has said 354 to DATA.
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

/** A way to an SMTP server; its connections are closed with the scope. */
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
        return outcomeOf(smtpFailure(error), await hasBegun().catch(() => false))
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
      idOf: (message) => messageId(message, options.messageIdHost),
      deduplicatesForMillis: 0
    }
  })
