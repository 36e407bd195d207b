/** Recovery codes: for whoever has lost the authenticator app, each good once. */
import { createHash, randomBytes } from "node:crypto"

/** Codes that a person has at a time. */
const RECOVERY_CODES = 10
/** 80 bits each, so that a hash without salt tells nothing. */
const CODE_BYTES = 10
const GROUP = 4

// Base32 of Crockford: without letters that are taken for digits.
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
const codeRegExp = /^[0-9a-hjkmnp-tv-z]{16}$/

/** A new code: four groups of four characters, `8k3d-90fz-m1qp-7vwx`. */
const newCode = (): string => {
  let bits = BigInt(`0x${randomBytes(CODE_BYTES).toString("hex")}`)
  let text = ""
  for (let index = 0; index < (CODE_BYTES * 8) / 5; index++) {
    text += ALPHABET[Number(bits & 31n)] ?? ""
    bits >>= 5n
  }
  return (text.match(new RegExp(`.{${GROUP}}`, "g")) ?? []).join("-")
}

/** As many new codes as a person has. */
export const newCodes = (): ReadonlyArray<string> => Array.from({ length: RECOVERY_CODES }, newCode)

/** What a person has typed, without blanks and hyphens and in small letters; null if no code looks like that. */
const normalized = (typed: string): string | null => {
  const text = typed.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1")
  return codeRegExp.test(text) ? text : null
}

/** SHA-256 of a code as the database knows it; null for what is no code. */
export const hashOf = (typed: string): Uint8Array | null => {
  const text = normalized(typed)
  return text === null ? null : createHash("sha256").update(text, "utf8").digest()
}
