import { createHash } from "node:crypto"
import { crc32 } from "node:zlib"

/**
 * API tokens: `dbk_<company id in base62>_<43 base62 characters of secret><6 base62 characters of CRC-32>`. With the
 * prefix, secret scanners find leaked tokens. With the company id, the look-up of the key uses the company's rows only.
 * With the checksum over everything before it, typing errors and guesses are refused without a query.
 */
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

const SECRET_BYTES = 32
/** 62^43 exceeds 2^256 by 2 %: the fewest characters that hold every 256-bit secret. */
const SECRET_LENGTH = 43
/** 62^6 exceeds 2^32. */
const CHECKSUM_LENGTH = 6

/** Length of the longest token; the largest company id has nine characters. */
export const MAX_TOKEN_LENGTH = "dbk_".length + 9 + "_".length + SECRET_LENGTH + CHECKSUM_LENGTH

const tokenRegExp = /^dbk_([1-9A-Za-z][0-9A-Za-z]{0,8})_[0-9A-Za-z]{49}$/

const encodeBase62 = (value: bigint, length: number): string => {
  let text = ""
  for (let rest = value; rest > 0n; rest /= 62n) text = ALPHABET.charAt(Number(rest % 62n)) + text
  return text.padStart(length, "0")
}

/** Exact for up to nine characters when the value is a safe integer; a larger value never results in a safe integer. */
const decodeBase62 = (text: string): number => {
  let value = 0
  for (const character of text) value = value * 62 + ALPHABET.indexOf(character)
  return value
}

const checksum = (text: string): string => {
  let rest = crc32(text)
  let digits = ""
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    digits = ALPHABET.charAt(rest % 62) + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}

/**
 * Makes a token. The first 32 random bytes are read as one number and written in base62 with 43 characters, which keeps
 * all 256 bits of randomness without bias.
 *
 * @param randomBytes at least 32 bytes from a cryptographic source
 * @throws RangeError for fewer bytes or a company id outside 1 … 2^53−1
 */
export const make = (companyId: number, randomBytes: Uint8Array): string => {
  if (!Number.isSafeInteger(companyId) || companyId < 1)
    throw new RangeError("ApiToken.make: not a company id")
  if (randomBytes.length < SECRET_BYTES)
    throw new RangeError(`ApiToken.make: needs ${SECRET_BYTES} random bytes`)
  let secret = 0n
  for (const byte of randomBytes.subarray(0, SECRET_BYTES)) secret = secret * 256n + BigInt(byte)
  const body = `dbk_${encodeBase62(BigInt(companyId), 1)}_${encodeBase62(secret, SECRET_LENGTH)}`
  return body + checksum(body)
}

/**
 * The company id in a token; undefined if the form or the checksum is wrong. This does not prove that the key exists:
 * only looking up the hash does.
 */
export const parse = (text: string): { readonly companyId: number } | undefined => {
  if (text.length > MAX_TOKEN_LENGTH) return undefined
  const company = tokenRegExp.exec(text)?.[1]
  if (company === undefined) return undefined
  const companyId = decodeBase62(company)
  if (!Number.isSafeInteger(companyId)) return undefined
  const body = text.slice(0, -CHECKSUM_LENGTH)
  return text.slice(-CHECKSUM_LENGTH) === checksum(body) ? { companyId } : undefined
}

/**
 * SHA-256 of the token, 32 bytes; only this is stored. A fast hash is safe, because nobody can guess a secret of 256
 * random bits.
 */
export const hash = (text: string): Uint8Array => createHash("sha256").update(text, "utf8").digest()

/**
 * A form that is safe for logs and lists: prefix, company and the first four characters of the secret, which leave 232
 * bits unknown. Of a text that is not a token nothing is shown, because it may be a password.
 */
export const display = (text: string): string => {
  if (parse(text) === undefined) return "(not a token)"
  return `${text.slice(0, -(SECRET_LENGTH + CHECKSUM_LENGTH) + 4)}…`
}
