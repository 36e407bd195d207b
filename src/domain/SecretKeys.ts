/** Keys that seal secrets in the database, as the operator gives them: lines `id:base64`, the first of which seals. */
import { Either } from "effect"
import { randomBytes } from "node:crypto"

/** A key of AES-256-GCM and its name. */
interface SecretKey {
  readonly id: string
  readonly bytes: Uint8Array
}

/** The first one seals; each of them opens what it has sealed. */
export interface SecretKeys extends ReadonlyArray<SecretKey> {
  readonly 0: SecretKey
}

/** As many as AES-256 takes. */
const KEY_BYTES = 32
/** More than a rotation ever needs. */
const MAX_KEYS = 16
/** Of the name in a new key; it has to differ from those of the keys beside it. */
const ID_BYTES = 4

/** What the name of a key looks like, in a regular expression of JavaScript and of PostgreSQL. */
export const KEY_ID = "[A-Za-z0-9_-]{1,32}"

const lineRegExp = new RegExp(`^(${KEY_ID}):([A-Za-z0-9+/]+={0,2})$`)

const keyOf = (line: string): SecretKey | null => {
  const [, id = "", text = ""] = lineRegExp.exec(line) ?? []
  const bytes = Buffer.from(text, "base64")
  return bytes.length === KEY_BYTES && bytes.toString("base64") === text ? { id, bytes } : null
}

/** The keys in a text, between line ends or blanks; or what is wrong with it, which never contains a key. */
export const parse = (text: string): Either.Either<SecretKeys, string> => {
  const keys = text
    .split(/\s+/)
    .filter((line) => line !== "")
    .map(keyOf)
  const right = keys.filter((key) => key !== null)
  const [first, ...others] = right
  if (first === undefined || right.length < keys.length) {
    return Either.left(
      `must be lines id:base64, with ${KEY_BYTES} bytes each: duebook secrets new prints one`
    )
  }
  if (right.length > MAX_KEYS) return Either.left(`must have at most ${MAX_KEYS} keys`)
  const isUnique = new Set(right.map(({ id }) => id)).size === right.length
  return isUnique ? Either.right([first, ...others]) : Either.left("must not have two keys of one id")
}

/** A new key as a line; `at` is epoch milliseconds. Its id tells the month, and is another one each time. */
export const newLine = (at: number): string => {
  const month = new Date(at).toISOString().slice(0, 7)
  return `${month}-${randomBytes(ID_BYTES).toString("hex")}:${randomBytes(KEY_BYTES).toString("base64")}`
}
