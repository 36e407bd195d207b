import { parseId } from "./Ids.ts"
import { DIGEST_PATTERN, digestOf, findOn, firstOn, isDigestOf, type KnownAddresses } from "./LinkAddress.ts"
import type { LinkOwner, SentTo } from "./LinkAddress.ts"
import type { Channel } from "./ReminderAttempt.ts"
import { sign, verify } from "./SignedToken.ts"

/**
 * Opt-out tokens: `<e or s><company id>_<customer id>_<digest of the address>`, signed. People keep and forward the
 * messages that contain tokens. So a token never expires, reveals only the ids, and allows only to opt the address that
 * it was sent to out of its channel and in again.
 */
export interface OptOut extends LinkOwner {
  readonly channel: Channel
  /** Of the address; null in a token from before tokens had it. */
  readonly digest: string | null
}

const letters = { email: "e", sms: "s" } as const
const bodyRegExp = new RegExp(`^([es])([0-9]{1,16})_([0-9]{1,16})_(${DIGEST_PATTERN})$`)
const unboundRegExp = /^([es])([0-9]{1,16})_([0-9]{1,16})$/

const PURPOSE = "duebook opt-out 2 "
/** Of tokens without a digest. None is made any more, but messages with them were sent. */
const UNBOUND_PURPOSE = "duebook opt-out 1 "

/**
 * Makes the token for an address of a customer.
 *
 * @throws RangeError for a secret that is too short
 */
export const make = (owner: LinkOwner, sentTo: SentTo, secret: Uint8Array): string =>
  sign(
    `${letters[sentTo.channel]}${owner.companyId}_${owner.customerId}_${digestOf(owner, [sentTo], secret)}`,
    { purpose: PURPOSE, secret }
  )

/**
 * What a token is for; null for a token that `make` has not made with this secret.
 *
 * @throws RangeError for a secret that is too short
 */
export const parse = (token: string, secret: Uint8Array): OptOut | null => {
  const bound = bodyRegExp.exec(verify(token, { purpose: PURPOSE, secret }) ?? "")
  const found = bound ?? unboundRegExp.exec(verify(token, { purpose: UNBOUND_PURPOSE, secret }) ?? "")
  const [, letter, company = "", customer = "", digest = null] = found ?? []
  const companyId = parseId(company)
  const customerId = parseId(customer)
  return companyId === undefined || customerId === undefined
    ? null
    : { companyId, customerId, channel: letter === "e" ? "email" : "sms", digest }
}

/**
 * The address that a token is for, in the form in which addresses are compared; null for none, undefined if it is none
 * that the customer is known to have had.
 */
export const addressOf = (
  { channel, digest, ...owner }: OptOut,
  known: KnownAddresses,
  secret: Uint8Array
): string | null | undefined =>
  digest === null
    ? firstOn(channel, known)
    : findOn(channel, known, (address) => isDigestOf(digest, owner, [{ channel, address }], secret))
