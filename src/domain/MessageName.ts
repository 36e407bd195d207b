/**
 * The name that a message has outside of the service: in its Message-ID, and in the address where the SMS provider
 * reports what became of it.
 */
import { parseId } from "./Ids.ts"

/** A message of a company. */
export interface MessageKey {
  readonly companyId: number
  /** Unique among all companies. */
  readonly messageId: number
}

const nameRegExp = /^c([0-9]{1,16})\.m([0-9]{1,16})$/
const messageIdRegExp = /^<([^@<>]+)@[^@<>]+>$/

/** The name of a message, `c1.m2`. */
export const nameOf = ({ companyId, messageId }: MessageKey): string => `c${companyId}.m${messageId}`

/** The message of a name; null for anything else. */
export const messageNamed = (name: string): MessageKey | null => {
  const [, company = "", message = ""] = nameRegExp.exec(name) ?? []
  const companyId = parseId(company)
  const messageId = parseId(message)
  return companyId === undefined || messageId === undefined ? null : { companyId, messageId }
}

/** The message of a Message-ID with its angle brackets (RFC 5322, 3.6.4); null for one of another service. */
export const messageOf = (messageIdHeader: string): MessageKey | null =>
  messageNamed(messageIdRegExp.exec(messageIdHeader)?.[1] ?? "")
