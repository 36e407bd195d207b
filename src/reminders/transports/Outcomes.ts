/** Outcomes as they are told: codes and messages that fit a row, a line of a log and an answer of the API. */
import type { Outcome } from "./Transport.ts"

/** Longest message that is kept of what a provider says. */
export const MAX_MESSAGE_LENGTH = 300
/** Longest code; a provider's own may be anything. */
const MAX_CODE_LENGTH = 40
/** Longest id. */
const MAX_PROVIDER_ID_LENGTH = 200

const line = (text: string, max: number): string => {
  const flat = text
    .slice(0, max * 4)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .toWellFormed()
  return flat.length > max ? `${flat.slice(0, max - 1).toWellFormed()}…` : flat
}

const told = (code: string, message: string) => ({
  code: line(code, MAX_CODE_LENGTH),
  message: line(message, MAX_MESSAGE_LENGTH)
})

export const sent = (providerMessageId: string | null): Outcome => ({
  _tag: "Sent",
  providerMessageId:
    providerMessageId === null ? null : line(providerMessageId, MAX_PROVIDER_ID_LENGTH) || null
})

/** It was not taken, and may be tried again. */
export const deferred = (code: string, message: string): Outcome => ({
  _tag: "Deferred",
  ...told(code, message)
})

/** It was refused for good. */
export const rejected = (code: string, message: string): Outcome => ({
  _tag: "Rejected",
  ...told(code, message)
})

/** Nobody can tell whether it was taken. */
export const lost = (code: string, message: string): Outcome => ({ _tag: "Lost", ...told(code, message) })
