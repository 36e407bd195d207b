import { addressOn } from "./BlockedAddress.ts"
import { parseId } from "./Ids.ts"
import { DIGEST_PATTERN, digestOf, findOn, firstOn, isDigestOf, presentOn } from "./LinkAddress.ts"
import type { KnownAddresses, LinkOwner, SentTo } from "./LinkAddress.ts"
import type { Channel } from "./ReminderAttempt.ts"
import { sign, verify } from "./SignedToken.ts"

/**
 * Tokens of links to the debtor's page: `<company id>_<customer id>_<link number><letter><digest of the addresses>`,
 * signed. The letter says what the link is bound to: the address of its e-mail (`e`) or SMS (`s`), or, for a link that
 * somebody hands over, all addresses that the customer had: both (`b`), one, or none (`n`, without a digest). A token
 * reveals only numbers and never expires. It is void as soon as its customer has another link number, or one of its
 * addresses is no longer the customer's.
 */
export interface DebtorLink extends LinkOwner {
  /** Counts the links that the company has made void for this customer. */
  readonly linkNumber: number
  /** Null in a token from before tokens were bound. */
  readonly bound: Binding | null
}

/** What a link is bound to. */
interface Binding {
  readonly channels: ReadonlyArray<Channel>
  /** Empty if there are no channels. */
  readonly digest: string
}

const bindings: Readonly<Record<string, ReadonlyArray<Channel>>> = {
  e: ["email"],
  s: ["sms"],
  b: ["email", "sms"],
  n: []
}

const letterOf = (sentTo: ReadonlyArray<SentTo>): string => {
  if (sentTo.length > 1) return "b"
  return sentTo[0] === undefined ? "n" : sentTo[0].channel === "email" ? "e" : "s"
}

const bodyRegExp = new RegExp(
  `^([0-9]{1,16})_([0-9]{1,16})_(0|[1-9][0-9]{0,8})(?:(n)|([esb])(${DIGEST_PATTERN}))$`
)
const unboundRegExp = /^([0-9]{1,16})_([0-9]{1,16})_(0|[1-9][0-9]{0,8})$/

const PURPOSE = "duebook debtor page 2 "
/** Of tokens that are bound to nothing. None is made any more, but messages with them were sent. */
const UNBOUND_PURPOSE = "duebook debtor page 1 "

/** What a token is made of besides the addresses. */
export type NumberedLink = Omit<DebtorLink, "bound">

/**
 * Makes the token of a link to one address, or to all that the customer has: e-mail before SMS.
 *
 * @throws RangeError for a secret that is too short
 */
export const make = (link: NumberedLink, sentTo: ReadonlyArray<SentTo>, secret: Uint8Array): string => {
  const { companyId, customerId, linkNumber } = link
  const digest = sentTo.length === 0 ? "" : digestOf(link, sentTo, secret)
  return sign(`${companyId}_${customerId}_${linkNumber}${letterOf(sentTo)}${digest}`, {
    purpose: PURPOSE,
    secret
  })
}

/**
 * The link of a token; null for a token that `make` has not made with this secret. Whether it is void, only what is known
 * of the customer says.
 *
 * @throws RangeError for a secret that is too short
 */
export const parse = (token: string, secret: Uint8Array): DebtorLink | null => {
  const bound = bodyRegExp.exec(verify(token, { purpose: PURPOSE, secret }) ?? "")
  const found = bound ?? unboundRegExp.exec(verify(token, { purpose: UNBOUND_PURPOSE, secret }) ?? "")
  const [, company = "", customer = "", linkNumber = "", none, letter, digest = ""] = found ?? []
  const companyId = parseId(company)
  const customerId = parseId(customer)
  if (companyId === undefined || customerId === undefined) return null
  const channels = bindings[none ?? letter ?? ""]
  return {
    companyId,
    customerId,
    linkNumber: Number(linkNumber),
    bound: channels === undefined ? null : { channels, digest }
  }
}

/** The customer's addresses on some channels; null if there is none on one of them. */
const addressesOn = (
  channels: ReadonlyArray<Channel>,
  known: KnownAddresses
): ReadonlyArray<SentTo> | null => {
  const found = channels.flatMap((channel) => {
    const address = addressOn(channel, known)
    return address === null ? [] : [{ channel, address }]
  })
  return found.length === channels.length ? found : null
}

/** Whether a link is bound to addresses that the customer still has. A link from before is, while none was replaced. */
export const isBoundToPresent = (link: DebtorLink, known: KnownAddresses, secret: Uint8Array): boolean => {
  const { bound } = link
  if (bound === null) {
    return (["email", "sms"] as const).every((channel) => {
      const first = firstOn(channel, known)
      return first === null || first === presentOn(channel, known)
    })
  }
  if (bound.channels.length === 0) return true
  const present = addressesOn(bound.channels, known)
  return present !== null && isDigestOf(bound.digest, link, present, secret)
}

/** The channels on which a link was sent; a link from before may have been on both, one that was handed over on none. */
export const sentOn = ({ bound }: DebtorLink): ReadonlyArray<Channel> => {
  if (bound === null) return ["email", "sms"]
  return bound.channels.length === 1 ? bound.channels : []
}

/** The address on a channel that a link was sent to, in the form in which addresses are compared; null for none. */
export const addressSentTo = (
  link: DebtorLink,
  channel: Channel,
  known: KnownAddresses,
  secret: Uint8Array
): string | null => {
  if (!sentOn(link).includes(channel)) return null
  const { bound } = link
  if (bound === null) return firstOn(channel, known)
  const isMeant = (address: string) => isDigestOf(bound.digest, link, [{ channel, address }], secret)
  return findOn(channel, known, isMeant) ?? null
}
