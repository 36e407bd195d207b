/**
 * Turns an error of nodemailer into an outcome. The library reports a connection that was lost after the message like
 * one that was never made (`ECONNECTION`, `CONN`). So the caller observes whether the message's text had begun to be
 * sent, and passes that in.
 */
import type { Outcome } from "./Transport.ts"
import { type Blame, lost, refused } from "./Outcomes.ts"

/** The fields of nodemailer's errors that are used. */
export interface SmtpFailure {
  readonly message: string
  /** Such as `EENVELOPE`, `EMESSAGE` or `ECONNECTION`. */
  readonly code: string | undefined
  /** The operating system's code, such as `ECONNREFUSED`. */
  readonly originalCode: string | undefined
  /** The step that failed: `CONN`, `EHLO`, `AUTH PLAIN`, `MAIL FROM`, `RCPT TO`, `DATA`, or `API` for the library's own refusals. */
  readonly command: string | undefined
  /** The server's full reply; undefined if it did not reply. The field below is the code of that reply. */
  readonly response: string | undefined
  readonly responseCode: number | undefined
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

/** Reads the fields of whatever was thrown. */
export const smtpFailure = (thrown: unknown): SmtpFailure => {
  const error: Readonly<Record<string, unknown>> =
    typeof thrown === "object" && thrown !== null ? (thrown as Readonly<Record<string, unknown>>) : {}
  const { responseCode } = error
  return {
    message: textOf(error["message"]) ?? String(thrown),
    code: textOf(error["code"]),
    originalCode: textOf(error["originalCode"]),
    command: textOf(error["command"]),
    response: textOf(error["response"]),
    responseCode: typeof responseCode === "number" ? responseCode : undefined
  }
}

/** Steps of a session. `session` is everything before a message: greeting, EHLO, STARTTLS, AUTH. */
type Step = "session" | "MAIL FROM" | "RCPT TO" | "DATA"

const steps: ReadonlySet<string> = new Set<Step>(["MAIL FROM", "RCPT TO", "DATA"])

const stepOf = ({ command = "" }: SmtpFailure, begun: boolean): Step => {
  if (begun) return "DATA"
  return steps.has(command) ? (command as Step) : "session"
}

/** Whom a reply blames. All conditions of a rule have to hold. */
interface ReplyRule {
  readonly steps?: ReadonlyArray<Step>
  /** The reply's code, or its first digit. */
  readonly replies?: ReadonlyArray<number>
  /** The enhanced status code at the beginning of the text (RFC 3463), or a pattern of the text. */
  readonly text?: RegExp
  readonly blame: Blame
}

/** The first rule that holds decides. */
const replyRules: ReadonlyArray<ReplyRule> = [
  // Credentials that are missing, too weak or refused (RFC 4954), and commands in a wrong order.
  { replies: [503, 530, 534, 535, 538], blame: "channel" },
  { steps: ["session"], blame: "channel" },
  // The server is closing the connection, whatever the command was (RFC 5321, 4.2.1).
  { replies: [421], blame: "trouble" },
  // The message is larger than the server takes, which it may say at any command.
  { replies: [552], blame: "recipient" },
  { steps: ["MAIL FROM"], replies: [5], blame: "channel" },
  { steps: ["MAIL FROM"], blame: "trouble" },
  // The sender's address (5.1.7, 5.1.8), credentials and account (5.7.8, 5.7.9, 5.7.13, 5.7.14, 5.7.57, 5.7.60), or
  // SPF, DMARC and DNS of the sender (5.7.23, 5.7.25 to 5.7.27), by the IANA registry and Exchange.
  {
    replies: [5],
    text: /^\d{3}[ -]5\.(?:1\.[78]|7\.(?:[89]|1[34]|2[3567]|57|60|64))\b/,
    blame: "channel"
  },
  // A server that forwards nothing for this account says so of every recipient.
  { steps: ["RCPT TO"], replies: [5], text: /\brelay/i, blame: "channel" },
  // No such mailbox or domain, wrong syntax, ambiguous, moved, a domain that takes no mail (RFC 3463, RFC 7505).
  { steps: ["RCPT TO"], replies: [5], text: /^\d{3}[ -]5\.1\.(?:[12346]|10)\b/, blame: "bounced" },
  { replies: [5], blame: "recipient" },
  { blame: "message" }
]

const blameOf = (step: Step, reply: number, text: string): Blame =>
  replyRules.find(
    (rule) =>
      rule.steps?.includes(step) !== false &&
      (rule.replies === undefined ||
        rule.replies.includes(reply) ||
        rule.replies.includes(Math.floor(reply / 100))) &&
      rule.text?.test(text) !== false
  )?.blame ?? "message"

interface Reason {
  readonly code: string
  readonly blame: Blame
}

/** Failures without a reply, by the codes of the operating system and of nodemailer. */
const failures: Readonly<Record<string, Reason>> = {
  ECONNREFUSED: { code: "smtp_connection_refused", blame: "channel" },
  EHOSTUNREACH: { code: "smtp_unreachable", blame: "channel" },
  ENETUNREACH: { code: "smtp_unreachable", blame: "channel" },
  EDNS: { code: "smtp_dns", blame: "channel" },
  ETLS: { code: "smtp_tls", blame: "channel" },
  EAUTH: { code: "smtp_auth", blame: "channel" },
  ETIMEDOUT: { code: "smtp_timeout", blame: "trouble" },
  EABORT: { code: "smtp_timeout", blame: "trouble" },
  ECONNECTION: { code: "smtp_connection_lost", blame: "trouble" },
  ESOCKET: { code: "smtp_connection_lost", blame: "trouble" },
  // nodemailer itself refuses: no recipient, an invalid address, or more than the server accepts.
  EENVELOPE: { code: "smtp_invalid_message", blame: "recipient" },
  EMESSAGE: { code: "smtp_invalid_message", blame: "recipient" }
}

/** What OpenSSL and Node call a certificate that is not valid, or a failed handshake. */
const isAboutTls = (code: string): boolean => /CERT|ISSUER|^ERR_(TLS|SSL)_/.test(code)

const reasonOf = ({ code = "", originalCode = "" }: SmtpFailure): Reason => {
  const known = isAboutTls(originalCode) ? failures["ETLS"] : failures[originalCode]
  return known ?? failures[code] ?? { code: "smtp_failed", blame: "trouble" }
}

/**
 * The outcome of a hand-over that failed.
 *
 * @param begun whether any of the message's text was sent, so that the server may have all of it
 */
export const smtpOutcomeOf = (failure: SmtpFailure, begun: boolean): Outcome => {
  const { message, response, responseCode: reply } = failure
  const text = response ?? message
  if (reply !== undefined && reply >= 400 && reply < 600) {
    return refused(blameOf(stepOf(failure, begun), reply, text), `smtp_${reply}`, text)
  }
  const { blame, code } = reasonOf(failure)
  return begun ? lost(code, text) : refused(blame, code, text)
}
