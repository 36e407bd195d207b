import { createHmac, timingSafeEqual } from "node:crypto"
import { parseId } from "./Ids.ts"
import type { Channel } from "./ReminderAttempt.ts"

/**
 * Opt-out tokens: `<e or s><company id>_<customer id>_<32 hexadecimal digits>`. The last part is 128 bits of an HMAC
 * with SHA-256 over the part before it. People keep and forward the messages that contain tokens. So a token never
 * expires, reveals only the ids, and allows only to opt out of a channel and in again. It ends in a hexadecimal digit,
 * because mail readers that turn addresses into links leave out punctuation at the end.
 */
export interface OptOut {
  readonly companyId: number
  readonly customerId: number
  readonly channel: Channel
}

/** Bytes of the secret, as many as SHA-256 has. */
export const SECRET_BYTES = 32

const SIGNATURE_BYTES = 16
const letters = { email: "e", sms: "s" } as const
const tokenRegExp = /^([es])([0-9]{1,16})_([0-9]{1,16})_([0-9a-f]{32})$/

/** Signed together with the token, so that the same secret can safely sign other kinds of tokens. */
const PURPOSE = "duebook opt-out 1 "

const signatureOf = (body: string, secret: Uint8Array): Buffer =>
  createHmac("sha256", secret)
    .update(PURPOSE + body, "utf8")
    .digest()
    .subarray(0, SIGNATURE_BYTES)

const checked = (secret: Uint8Array): Uint8Array => {
  if (secret.length < SECRET_BYTES)
    throw new RangeError(`OptOutToken: needs a secret of ${SECRET_BYTES} bytes`)
  return secret
}

/**
 * Makes the token for a customer and a channel.
 *
 * @throws RangeError for a secret that is too short
 */
export const make = ({ channel, companyId, customerId }: OptOut, secret: Uint8Array): string => {
  const body = `${letters[channel]}${companyId}_${customerId}`
  return `${body}_${signatureOf(body, checked(secret)).toString("hex")}`
}

/**
 * What a token is for; null for a token that `make` has not made with this secret. The comparison takes constant time,
 * so that its duration reveals nothing about the signature.
 *
 * @throws RangeError for a secret that is too short
 */
export const parse = (token: string, secret: Uint8Array): OptOut | null => {
  checked(secret)
  const [, letter, company = "", customer = "", signature = ""] = tokenRegExp.exec(token) ?? []
  const companyId = parseId(company)
  const customerId = parseId(customer)
  if (companyId === undefined || customerId === undefined) return null
  const expected = signatureOf(token.slice(0, -(signature.length + 1)), secret)
  return timingSafeEqual(Buffer.from(signature, "hex"), expected)
    ? { companyId, customerId, channel: letter === "e" ? "email" : "sms" }
    : null
}
