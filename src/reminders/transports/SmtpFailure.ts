/**
 * What an error of nodemailer says about a message. The library tells a connection that was lost after the message
 * in the same words as one that was never made (`ECONNECTION`, `CONN`), so whether the text of the message had begun
 * to go is observed by the caller and not read from the error.
 */
import type { Outcome } from "./Transport.ts"
import { deferred, lost, rejected } from "./Outcomes.ts"

/** The fields of nodemailer's errors that tell something. */
export interface SmtpFailure {
  readonly message: string
  /** `EENVELOPE`, `EMESSAGE`, `ECONNECTION`, … */
  readonly code: string | undefined
  /** The system's word for it: `ECONNREFUSED`. */
  readonly originalCode: string | undefined
  /** The step: `CONN`, `EHLO`, `AUTH PLAIN`, `MAIL FROM`, `RCPT TO`, `DATA`, or `API` for the library's own refusals. */
  readonly command: string | undefined
  /** The server's reply in full, and its code; absent where it did not reply. */
  readonly response: string | undefined
  readonly responseCode: number | undefined
}

const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

/** Reads whatever was thrown. */
export const smtpFailure = (thrown: unknown): SmtpFailure => {
  const error: Readonly<Record<string, unknown>> =
    typeof thrown === "object" && thrown !== null ? (thrown as Readonly<Record<string, unknown>>) : {}
  const { responseCode } = error
  return {
    message: text(error["message"]) ?? String(thrown),
    code: text(error["code"]),
    originalCode: text(error["originalCode"]),
    command: text(error["command"]),
    response: text(error["response"]),
    responseCode: typeof responseCode === "number" ? responseCode : undefined
  }
}

/** Steps whose replies are about this message and its recipients; earlier ones are about the way to the server. */
const aboutTheMessage: ReadonlySet<string> = new Set(["MAIL FROM", "RCPT TO", "DATA"])

/**
 * Replies about the session, wherever they come: a wrong order of commands, and the codes of RFC 4954 for credentials
 * that are missing, too weak or refused. The operator mends these, and no message is lost to them.
 */
const aboutTheSession: ReadonlySet<number> = new Set([503, 530, 534, 535, 538])

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: "smtp_connection_refused",
  ETIMEDOUT: "smtp_timeout",
  EABORT: "smtp_timeout",
  EDNS: "smtp_dns",
  ETLS: "smtp_tls",
  EAUTH: "smtp_auth",
  ECONNECTION: "smtp_connection_lost",
  ESOCKET: "smtp_connection_lost"
}

const wordFor = ({ code, originalCode }: SmtpFailure): string =>
  (originalCode === undefined ? undefined : words[originalCode]) ??
  (code === undefined ? undefined : words[code]) ??
  "smtp_failed"

/** @param begun whether the server had been given any of the message's text, and may have all of it */
export const outcomeOf = (failure: SmtpFailure, begun: boolean): Outcome => {
  const { code, command, message, response, responseCode } = failure
  const told = response ?? message
  if (responseCode !== undefined && responseCode >= 400 && responseCode < 600) {
    const isFinal =
      responseCode >= 500 &&
      !aboutTheSession.has(responseCode) &&
      (begun || (command !== undefined && aboutTheMessage.has(command)))
    return (isFinal ? rejected : deferred)(`smtp_${responseCode}`, told)
  }
  if (begun) return lost(wordFor(failure), told)
  // Refused before a server was asked: no recipient, an address that is none, more than the server takes.
  const isOurs = (code === "EENVELOPE" || code === "EMESSAGE") && responseCode === undefined
  return isOurs ? rejected("smtp_invalid_message", told) : deferred(wordFor(failure), told)
}
