/** Makes outcomes, with codes and messages cut to one line that fits the database, a log and the API. */
import type { Outcome } from "./Transport.ts"

/** Longest message of a provider that is kept. */
export const MAX_MESSAGE_LENGTH = 300
/** Longest code; a provider may send any. */
const MAX_CODE_LENGTH = 40
/** Longest id of a provider that is kept. */
const MAX_PROVIDER_ID_LENGTH = 200

const line = (text: string, max: number): string => {
  const flat = text
    .slice(0, max * 4)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .toWellFormed()
  return flat.length > max ? `${flat.slice(0, max - 1).toWellFormed()}…` : flat
}

const oneLine = (code: string, message: string) => ({
  code: line(code, MAX_CODE_LENGTH),
  message: line(message, MAX_MESSAGE_LENGTH)
})

/** The provider accepted it, under this id if it gave one. */
export const sent = (providerMessageId: string | null): Outcome => ({
  _tag: "Sent",
  providerMessageId:
    providerMessageId === null ? null : line(providerMessageId, MAX_PROVIDER_ID_LENGTH) || null
})

/** It is not known whether the provider accepted it. */
export const lost = (code: string, message: string): Outcome => ({ _tag: "Lost", ...oneLine(code, message) })

/**
 * What a refusal is about, and so whose fault it is: `bounced` the address, which can't be reached; `stopped` its owner,
 * who wants no messages; `recipient` this recipient or text, for good; `message` this message, for now; `trouble` the
 * provider, for now; `channel` the provider's address, the account or the sender, until somebody mends it; `suspect` the
 * same, unless this recipient is the only one that is refused.
 */
export type Blame = "bounced" | "stopped" | "recipient" | "message" | "trouble" | "channel" | "suspect"

const outcomes = {
  bounced: { _tag: "Rejected", address: "bounced" },
  stopped: { _tag: "Rejected", address: "stopped" },
  recipient: { _tag: "Rejected" },
  message: { _tag: "Deferred" },
  trouble: { _tag: "Deferred", providerTrouble: true },
  channel: { _tag: "Faulted" },
  suspect: { _tag: "Faulted", doubtful: true }
} as const satisfies Readonly<Record<Blame, unknown>>

/** The outcome of a message that was certainly not accepted. */
export const refused = (blame: Blame, code: string, message: string): Outcome => ({
  ...outcomes[blame],
  ...oneLine(code, message)
})
