/**
 * Tokens of links: a text, and after an underscore 128 bits of an HMAC with SHA-256 over it, as 32 hexadecimal digits. A
 * token ends in a hexadecimal digit, because mail readers that turn addresses into links leave out punctuation at the end.
 */
import { createHmac, timingSafeEqual } from "node:crypto"

/** Bytes of the secret, as many as SHA-256 has. */
export const SECRET_BYTES = 32

const SIGNATURE_BYTES = 16
const signatureRegExp = /^(.*)_([0-9a-f]{32})$/

/** What a kind of token is signed with. */
export interface Signing {
  /** Signed together with the text, so that no other kind of token under the same secret is ever taken for one of these. */
  readonly purpose: string
  readonly secret: Uint8Array
}

const signatureOf = (body: string, { purpose, secret }: Signing): Buffer => {
  if (secret.length < SECRET_BYTES)
    throw new RangeError(`SignedToken: needs a secret of ${SECRET_BYTES} bytes`)
  return createHmac("sha256", secret)
    .update(purpose + body, "utf8")
    .digest()
    .subarray(0, SIGNATURE_BYTES)
}

/**
 * The token of a text.
 *
 * @throws RangeError for a secret that is too short
 */
export const sign = (body: string, signing: Signing): string =>
  `${body}_${signatureOf(body, signing).toString("hex")}`

/**
 * The text of a token; null for a token that `sign` has not made so. The comparison takes constant time, so that its
 * duration reveals nothing about the signature.
 *
 * @throws RangeError for a secret that is too short
 */
export const verify = (token: string, signing: Signing): string | null => {
  const [, body = "", signature = ""] = signatureRegExp.exec(token) ?? []
  const expected = signatureOf(body, signing)
  return signature !== "" && timingSafeEqual(Buffer.from(signature, "hex"), expected) ? body : null
}
