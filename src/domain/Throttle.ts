/** How many wrong tries are free, and how long one has to wait after more of them. */
import { createHash } from "node:crypto"
import { isIPv6 } from "node:net"

/** Whom tries are counted for: an account, an address of the network, or such an address that asks for mails. */
export type ThrottleKind = "account" | "address" | "asking"

/** What tries are counted by. */
export interface ThrottleName {
  readonly kind: ThrottleKind
  readonly name: string
}

/** Wrong tries after which the pauses begin. */
export const freeTries: Readonly<Record<ThrottleKind, number>> = { account: 5, address: 20, asking: 30 }

const MINUTE_MILLIS = 60_000
/** The first pause; each wrong try after it doubles it. */
export const FIRST_PAUSE_MILLIS = MINUTE_MILLIS
/** The longest pause. */
export const LONGEST_PAUSE_MILLIS = 60 * MINUTE_MILLIS
/** Wrong tries are forgotten so long after the last one. */
export const FORGET_MILLIS = 24 * 60 * MINUTE_MILLIS

/** The longest name that is kept as it is. */
const MAX_NAME = 100

/** The tries at an account that exists. */
export const accountOf = (userId: number): ThrottleName => ({ kind: "account", name: `user ${userId}` })

/** The tries at an address that nobody signs in with: counted as if somebody did. */
export const unknownAccount = (email: string): ThrottleName => ({
  kind: "account",
  name: `e-mail ${createHash("sha256").update(email.toLowerCase(), "utf8").digest("hex")}`
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
