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

/** A refusal for good with an enhanced status code of this pattern. */
const enhanced = (status: string): RegExp => new RegExp(String.raw`^\d{3}[ -]5\.(?:${status})\b`)

/** The first rule that holds decides. */
const replyRules: ReadonlyArray<ReplyRule> = [
  // Credentials that are missing, too weak or refused (RFC 4954), and commands in a wrong order.
  { replies: [503, 530, 534, 535, 538], blame: "channel" },
  { steps: ["session"], blame: "channel" },
  // The server is closing the connection, whatever the command was (RFC 5321, 4.2.1).
  { replies: [421], blame: "trouble" },
  // Security and policy (RFC 3463, 3.8): the sender's credentials, account, domain or network, or the recipient's own
  // rules. The sender's address (5.1.7, 5.1.8).
  {
    steps: ["RCPT TO", "DATA"],
    replies: [5],
    text: enhanced(String.raw`7\.\d+|1\.[78]`),
    blame: "suspect"
  },
  // The message is larger than the server takes, which it may say at any command.
  { replies: [552], blame: "recipient" },
  { steps: ["MAIL FROM"], replies: [5], blame: "channel" },
  { steps: ["MAIL FROM"], blame: "trouble" },
  // The address (RFC 3463, 3.2; RFC 7505), a mailbox that is disabled, no way to its domain.
  {
    steps: ["RCPT TO"],
    replies: [5],
    text: enhanced(String.raw`1\.(?:[1-69]|1\d)|2\.1|4\.4`),
    blame: "bounced"
  },
  // A server that forwards nothing for this account, or that has the sender on a list, says so of every recipient.
  {
    steps: ["RCPT TO"],
    replies: [5],
    text: /\brelay|\b(?:block|black|deny)[ -]?list|\bblocked using\b|\bsender\b/i,
    blame: "suspect"
  },
  // Something else about the address.
  { steps: ["RCPT TO"], replies: [5], text: enhanced(String.raw`1\.\d+`), blame: "bounced" },
  // The same of the only recipient, once the message was sent.
  {
    steps: ["DATA"],
    replies: [5],
    text: enhanced(String.raw`1\.(?:[12346]|10)|2\.1|4\.4`),
    blame: "bounced"
  },
  // A mailbox that is full or takes no such text, or a failure of the recipient's system.
  { steps: ["DATA"], replies: [5], text: enhanced(String.raw`[1-6]\.\d+`), blame: "recipient" },
  // The recipient was accepted before, so that this may be about whoever sends.
  { steps: ["DATA"], replies: [5], blame: "suspect" },
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
