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

/** The provider did not accept it; it may be tried again. */
export const deferred = (code: string, message: string): Outcome => ({
  _tag: "Deferred",
  ...oneLine(code, message)
})

/** The provider refused it for good. */
export const rejected = (code: string, message: string): Outcome => ({
  _tag: "Rejected",
  ...oneLine(code, message)
})

/** It is not known whether the provider accepted it. */
export const lost = (code: string, message: string): Outcome => ({ _tag: "Lost", ...oneLine(code, message) })
