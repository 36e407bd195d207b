/** How many wrong tries are free, and how long one has to wait after more of them. */
import { createHash } from "node:crypto"
import { isIPv6 } from "node:net"

/**
 * What wrong tries are counted by, which follows what whoever tries has proved. Strangers count for the `account` and for
 * the `address` of the network that they come from; a browser that has signed in to the account before counts for itself,
 * and who has signed in counts for the account's sessions. So strangers hold up strangers alone. `asking` is an address
 * that asks for mails.
 */
export type ThrottleKind = "account" | "browser" | "session" | "address" | "asking"

/** What tries are counted by. */
export interface ThrottleName {
  readonly kind: ThrottleKind
  readonly name: string
}

/** Wrong tries after which the pauses begin. */
export const freeTries: Readonly<Record<ThrottleKind, number>> = {
  account: 5,
  browser: 5,
  session: 5,
  address: 20,
  asking: 30
}

const MINUTE_MILLIS = 60_000
/** The first pause; each wrong try after it doubles it. */
export const FIRST_PAUSE_MILLIS = MINUTE_MILLIS
/** The longest pause. */
export const LONGEST_PAUSE_MILLIS = 60 * MINUTE_MILLIS
/** Wrong tries are forgotten so long after the last one. */
export const FORGET_MILLIS = 24 * 60 * MINUTE_MILLIS

/** The longest name that is kept as it is. */
const MAX_NAME = 100

/** Strangers' tries at an account that exists. */
export const accountOf = (userId: number): ThrottleName => ({ kind: "account", name: `user ${userId}` })

/** The tries at an address that nobody signs in with: counted as if somebody did. */
export const unknownAccount = (email: string): ThrottleName => ({
  kind: "account",
  name: `e-mail ${createHash("sha256").update(email.toLowerCase(), "utf8").digest("hex")}`
})

/** The tries with a passkey that is to sign in alone, whoever has it, and whether it is known or not. */
export const passkeyOf = (credentialId: string): ThrottleName => ({
  kind: "account",
  name: `passkey ${createHash("sha256").update(credentialId, "utf8").digest("hex")}`
})

/** The tries of a browser that has signed in to the account before, known by its cookie. */
export const browserAt = (userId: number, browser: string): ThrottleName => ({
  kind: "browser",
  name: `browser ${browser.slice(0, MAX_NAME)} of user ${userId}`
})

/** The tries of whoever has signed in to the account: in whatever session, because each right password makes another. */
export const sessionsOf = (userId: number): ThrottleName => ({
  kind: "session",
  name: `sessions of user ${userId}`
})

const MAPPED = /^::ffff:([0-9]+(?:\.[0-9]+){3})$/i

/** Groups of an IPv6 address that name a network: whoever has one of its addresses has all of them (RFC 6177). */
const NETWORK_GROUPS = 4

/** What tries are counted by: an IPv4 address, or the /64 network of an IPv6 address. */
export const networkOf = (address: string): string => {
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address
  const [left = "", right = ""] = address.toLowerCase().split("::")
  const [before, after] = [left, right].map((part) => part.split(":").filter((group) => group !== ""))
  const missing = 8 - (before?.length ?? 0) - (after?.length ?? 0)
  const groups = [...(before ?? []), ...Array<string>(Math.max(0, missing)).fill("0"), ...(after ?? [])]
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`
}

/** The tries from an address of the network. */
export const networkAddress = (address: string): ThrottleName => ({
  kind: "address",
  name: `from ${networkOf(address).slice(0, MAX_NAME)}`
})

/** What is asked for without a password from an address of the network: accounts, and links to set a password. */
export const askingFrom = (address: string): ThrottleName => ({
  kind: "asking",
  name: `asking from ${networkOf(address).slice(0, MAX_NAME)}`
})

/** The same from browsers that have signed in to an account before: nobody else in their network holds them up. */
export const askingByKnown = (userId: number): ThrottleName => ({
  kind: "asking",
  name: `asking by known browsers of user ${userId}`
})

/** New passwords that a person wants to set: each is scored and hashed, which takes long. */
export const settingPassword = (userId: number): ThrottleName => ({
  kind: "asking",
  name: `password of user ${userId}`
})

/** The same for whoever has got a link for an address without an account. */
export const firstPassword = (email: string): ThrottleName => ({
  kind: "asking",
  name: `password of ${unknownAccount(email).name}`
})

/** What somebody reads who has to wait. */
export const waitSentence = (waitMillis: number): string => {
  const minutes = Math.max(1, Math.ceil(waitMillis / MINUTE_MILLIS))
  return `Too many tries. Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`
}
