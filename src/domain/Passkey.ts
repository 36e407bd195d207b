/** Passkeys (WebAuthn Level 3): their names, the site that they are for, and the challenges that they answer. */
import { randomBytes } from "node:crypto"
import { isIP } from "node:net"
import { sign, verify } from "./SignedToken.ts"
import { checkedString, codePointLength, isStorable } from "./Text.ts"

/** Passkeys that a person has at most. */
export const MAX_PASSKEYS = 10
const MAX_NAME = 50

/** 256 bits. */
const CHALLENGE_BYTES = 32
/** For so long a challenge can be answered. */
const CHALLENGE_MILLIS = 5 * 60_000

/** Controls, separators of lines, and marks of writing direction, which would change how the text around a name reads. */
const strange = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

/** What a person calls a passkey. */
export const PasskeyName = checkedString({
  identifier: "PasskeyName",
  description: `Name of a passkey: 1 to ${MAX_NAME} Unicode characters, not only white space, without control characters.`,
  examples: ["My phone"],
  message: `must be a text of 1 to ${MAX_NAME} characters, not only white space, without control characters`,
  jsonSchema: { minLength: 1, maxLength: MAX_NAME },
  isValid: (name) =>
    name.length <= 2 * MAX_NAME &&
    codePointLength(name) <= MAX_NAME &&
    name.trim() !== "" &&
    isStorable(name) &&
    !strange.test(name)
})

/** What a passkey is asked for: to become known, to be the second factor of a person who is known, or to sign in alone. */
export type PasskeyUse = "add" | "confirm" | "sign_in"

/** The site that passkeys are for. */
export interface PasskeySite {
  /** The name of its host, which WebAuthn calls the RP ID. */
  readonly id: string
  /** As browsers write it: `https://duebook.example`. */
  readonly origin: string
}

/** The site of PUBLIC_URL, by the scheme that the browser speaks; null for an address in numbers, which has no passkeys. */
export const siteOf = (publicUrl: string, isSecure: boolean): PasskeySite | null => {
  const { host, hostname } = new URL(publicUrl)
  return isIP(hostname.replaceAll(/^\[|\]$/g, "")) === 0
    ? { id: hostname, origin: `${isSecure ? "https" : "http"}://${host}` }
    : null
}

/** A challenge that somebody may answer. */
export interface PasskeyChallenge {
  /** Base64url. */
  readonly challenge: string
  /** Epoch milliseconds by the clock of the database. */
  readonly endsAt: number
}

/** For what and for whom a challenge is: `user 7`, or the cookie of a browser in which nobody has signed in. */
export interface ChallengePurpose {
  readonly use: PasskeyUse
  readonly subject: string
}

/** A new challenge. `now` is epoch milliseconds. */
export const newChallenge = (now: number): PasskeyChallenge => ({
  challenge: randomBytes(CHALLENGE_BYTES).toString("base64url"),
  endsAt: now + CHALLENGE_MILLIS
})

const signingFor = ({ subject, use }: ChallengePurpose, secret: Uint8Array) => ({
  purpose: `duebook passkey 1 ${use} ${subject} `,
  secret
})

const bodyRegExp = /^([A-Za-z0-9_-]{43})\.([0-9]{1,15})$/

/** The ticket that a browser sends back with the answer to a challenge. */
export const ticketOf = (
  { challenge, endsAt }: PasskeyChallenge,
  purpose: ChallengePurpose,
  secret: Uint8Array
): string => sign(`${challenge}.${endsAt}`, signingFor(purpose, secret))

/** The challenge of a ticket; null for a ticket that was not made for this purpose. It may have ended. */
export const challengeOf = (
  ticket: string,
  purpose: ChallengePurpose,
  secret: Uint8Array
): PasskeyChallenge | null => {
  const [, challenge = "", endsAt = ""] =
    bodyRegExp.exec(verify(ticket, signingFor(purpose, secret)) ?? "") ?? []
  return challenge === "" ? null : { challenge, endsAt: Number(endsAt) }
}
