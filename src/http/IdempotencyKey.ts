/** The Idempotency-Key header, and the fingerprint of the request that it belongs to (contract §7.1, §7.2). */
import { createHash } from "node:crypto"
import { Either } from "effect"
import { IdempotencyKeyInvalid, IdempotencyKeyRequired } from "../domain/Errors.ts"

const visible = /^[\x21-\x7e]{1,255}$/

// RFC 8941 strings: within the quotes a quote and a backslash are escaped. Blanks are not visible characters.
const quoted = /^"((?:[\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/

/**
 * The key itself, whether sent bare or as a quoted string. Two headers arrive as one, joined by a comma and a blank,
 * and a blank is in no key.
 */
export const parse = (
  header: string | undefined
): Either.Either<string, IdempotencyKeyRequired | IdempotencyKeyInvalid> => {
  if (header === undefined || header === "") return Either.left(new IdempotencyKeyRequired())
  const inner = quoted.exec(header)?.[1]?.replaceAll(/\\(["\\])/g, "$1")
  if (inner === undefined && header.startsWith('"')) return Either.left(new IdempotencyKeyInvalid())
  const key = inner ?? header
  return visible.test(key) ? Either.right(key) : Either.left(new IdempotencyKeyInvalid())
}

/** JSON with its keys in order and no white space: the same for bodies that mean the same. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`)
  return `{${members.join(",")}}`
}

/** SHA-256 of method, address and body: JSON in its canonical form, or the bytes of a file. */
export const fingerprint = (method: string, address: string, body: unknown): Uint8Array =>
  createHash("sha256")
    .update(`${method} ${address}\n`)
    .update(body instanceof Uint8Array ? body : canonical(body))
    .digest()
