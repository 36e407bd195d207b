/**
 * What binds a link to the address that it was sent to. A link does not name the address: it has a short digest of it
 * under a secret, which tells nothing to whoever does not know the address and the secret. The link's signature is over
 * the digest, so the digest only has to tell the few addresses of one customer from each other.
 */
import { createHmac, timingSafeEqual } from "node:crypto"
import { type Addresses, addressOn, comparable } from "./BlockedAddress.ts"
import type { Channel } from "./ReminderAttempt.ts"

/** Whose link it is. */
export interface LinkOwner {
  readonly companyId: number
  readonly customerId: number
}

/** An address on a channel, in any spelling. */
export interface SentTo {
  readonly channel: Channel
  readonly address: string
}

const DIGEST_DIGITS = 8
const PURPOSE = "duebook link address 1 "

/** Matches a digest. */
export const DIGEST_PATTERN = `[0-9a-f]{${DIGEST_DIGITS}}`

/** The digest of addresses of one customer, as 8 hexadecimal digits. */
export const digestOf = (
  { companyId, customerId }: LinkOwner,
  sentTo: ReadonlyArray<SentTo>,
  secret: Uint8Array
): string => {
  const addresses = sentTo.map(({ address, channel }) => [channel, comparable(channel, address)])
  return createHmac("sha256", secret)
    .update(PURPOSE + JSON.stringify([companyId, customerId, ...addresses]), "utf8")
    .digest("hex")
    .slice(0, DIGEST_DIGITS)
}

/** Whether `digestOf` has made a digest of these addresses; compared in constant time. */
export const isDigestOf = (
  digest: string,
  owner: LinkOwner,
  sentTo: ReadonlyArray<SentTo>,
  secret: Uint8Array
): boolean => timingSafeEqual(Buffer.from(digest), Buffer.from(digestOf(owner, sentTo, secret)))

/** The present addresses of a customer, and those before, in the form in which they are compared. */
export interface KnownAddresses extends Addresses {
  /** The oldest first, once each; null for a time without an address. Empty if the address has never changed. */
  readonly former: Readonly<Record<Channel, ReadonlyArray<string | null>>>
}

/** Former addresses that are kept of a customer and a channel. Nobody has as many. */
export const MAX_FORMER_ADDRESSES = 100

/** The former addresses after a change; `before` and `after` in the form in which they are compared. */
export const formerAfter = (
  former: ReadonlyArray<string | null>,
  before: string | null,
  after: string | null
): ReadonlyArray<string | null> =>
  before === after || former.includes(before) || former.length >= MAX_FORMER_ADDRESSES
    ? former
    : [...former, before]

/** The customer's present address in the form in which addresses are compared; null for none. */
export const presentOn = (channel: Channel, known: Addresses): string | null => {
  const address = addressOn(channel, known)
  return address === null ? null : comparable(channel, address)
}

/**
 * The address that the customer had before the first change that is known; the present one if there was none. Links that
 * were made before links were bound count as sent to it.
 */
export const firstOn = (channel: Channel, known: KnownAddresses): string | null => {
  const [first = presentOn(channel, known)] = known.former[channel]
  return first
}

/** Which of the customer's addresses on a channel was meant; undefined for none of them. */
export const findOn = (
  channel: Channel,
  known: KnownAddresses,
  isMeant: (address: string) => boolean
): string | undefined => {
  const candidates = [presentOn(channel, known), ...known.former[channel]]
  return candidates.filter((address) => address !== null).find(isMeant)
}
