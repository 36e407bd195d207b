/**
 * Turns an error of nodemailer into an outcome. The library reports a connection that was lost after the message like
 * one that was never made (`ECONNECTION`, `CONN`). So the caller observes whether the message's text had begun to be
 * sent, and passes that in.
 */
import type { Outcome } from "./Transport.ts"
import { deferred, lost, rejected } from "./Outcomes.ts"

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

/** Steps whose replies are about the message and its recipients. Earlier steps are about the connection. */
const aboutTheMessage: ReadonlySet<string> = new Set(["MAIL FROM", "RCPT TO", "DATA"])

/**
 * Replies about the session at any step: a wrong order of commands, and the codes of RFC 4954 for credentials that are
 * missing, too weak or refused. The operator can correct these, so messages are tried again.
 */
const aboutTheSession: ReadonlySet<number> = new Set([503, 530, 534, 535, 538])

const codes: Readonly<Record<string, string>> = {
  ECONNREFUSED: "smtp_connection_refused",
  ETIMEDOUT: "smtp_timeout",
  EABORT: "smtp_timeout",
  EDNS: "smtp_dns",
  ETLS: "smtp_tls",
  EAUTH: "smtp_auth",
  ECONNECTION: "smtp_connection_lost",
  ESOCKET: "smtp_connection_lost"
}

const codeOf = ({ code, originalCode }: SmtpFailure): string =>
  (originalCode === undefined ? undefined : codes[originalCode]) ??
  (code === undefined ? undefined : codes[code]) ??
  "smtp_failed"

/**
 * The outcome of a hand-over that failed.
 *
 * @param begun whether any of the message's text was sent, so that the server may have all of it
 */
export const outcomeOf = (failure: SmtpFailure, begun: boolean): Outcome => {
  const { code, command, message, response, responseCode } = failure
  const text = response ?? message
  if (responseCode !== undefined && responseCode >= 400 && responseCode < 600) {
    const isFinal =
      responseCode >= 500 &&
      !aboutTheSession.has(responseCode) &&
      (begun || (command !== undefined && aboutTheMessage.has(command)))
    return (isFinal ? rejected : deferred)(`smtp_${responseCode}`, text)
  }
  if (begun) return lost(codeOf(failure), text)
  // nodemailer itself refused: no recipient, an invalid address, or more than the server accepts.
  const isInvalid = (code === "EENVELOPE" || code === "EMESSAGE") && responseCode === undefined
  return isInvalid ? rejected("smtp_invalid_message", text) : deferred(codeOf(failure), text)
}
