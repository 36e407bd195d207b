import { createHmac, timingSafeEqual } from "node:crypto"
import { parseId } from "./Ids.ts"

/**
 * Tokens of links to the debtor's page: `<company id>_<customer id>_<link number>_<32 hexadecimal digits>`. The last part
 * is 128 bits of an HMAC with SHA-256 over the parts before it. A token reveals only numbers, never expires, and is void
 * as soon as its customer has another link number. It ends in a hexadecimal digit, because mail readers that turn
 * addresses into links leave out punctuation at the end.
 */
export interface DebtorLink {
  readonly companyId: number
  readonly customerId: number
  /** Counts the links that the company has made void for this customer. */
  readonly linkNumber: number
}

/** Bytes of the secret, as many as SHA-256 has. */
export const SECRET_BYTES = 32

const SIGNATURE_BYTES = 16
const tokenRegExp = /^([0-9]{1,16})_([0-9]{1,16})_(0|[1-9][0-9]{0,8})_([0-9a-f]{32})$/

/** Signed together with the token, so that no other kind of token is ever taken for one of these. */
const PURPOSE = "duebook debtor page 1 "

const signatureOf = (body: string, secret: Uint8Array): Buffer =>
  createHmac("sha256", secret)
    .update(PURPOSE + body, "utf8")
    .digest()
    .subarray(0, SIGNATURE_BYTES)

const checked = (secret: Uint8Array): Uint8Array => {
  if (secret.length < SECRET_BYTES)
    throw new RangeError(`DebtorToken: needs a secret of ${SECRET_BYTES} bytes`)
  return secret
}

/**
 * Makes the token of a link.
 *
 * @throws RangeError for a secret that is too short
 */
export const make = ({ companyId, customerId, linkNumber }: DebtorLink, secret: Uint8Array): string => {
  const body = `${companyId}_${customerId}_${linkNumber}`
  return `${body}_${signatureOf(body, checked(secret)).toString("hex")}`
}

/**
 * The link of a token; null for a token that `make` has not made with this secret. Whether it is void, only the
 * customer's present link number says. The comparison takes constant time, so that its duration reveals nothing about
 * the signature.
 *
 * @throws RangeError for a secret that is too short
 */
export const parse = (token: string, secret: Uint8Array): DebtorLink | null => {
  checked(secret)
  const [, company = "", customer = "", linkNumber = "", signature = ""] = tokenRegExp.exec(token) ?? []
  const companyId = parseId(company)
  const customerId = parseId(customer)
  if (companyId === undefined || customerId === undefined) return null
  const expected = signatureOf(token.slice(0, -(signature.length + 1)), secret)
  return timingSafeEqual(Buffer.from(signature, "hex"), expected)
    ? { companyId, customerId, linkNumber: Number(linkNumber) }
    : null
}
