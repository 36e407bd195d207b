import { Schema } from "effect"
import { checkedString } from "./Text.ts"

/** Form of an identifier in a path (contract §3.1): no sign, leading zero, blank, `1e3` or `0x10`. */
const ID_PATTERN = /^[1-9][0-9]{0,15}$/

const isId = (value: number): boolean => Number.isSafeInteger(value) && value >= 1

const idMessage = `must be a whole number from 1 to ${Number.MAX_SAFE_INTEGER}`

const idDescription = "Identifier, given by the service."

/** Effect does not merge the other annotations into a `jsonSchema` with a `type`, so all are repeated here. */
const idJsonSchema = (title: string) => ({
  type: "integer",
  title,
  description: idDescription,
  examples: [42],
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER
})

/** Reads an identifier written as `ID_PATTERN`, 1 … 2^53−1; undefined for anything else. */
export const parseId = (text: string): number | undefined => {
  if (!ID_PATTERN.test(text)) return undefined
  const id = Number(text)
  return isId(id) ? id : undefined
}

/** An identifier in a JSON body or a row: a whole number 1 … 2^53−1 (contract §3.1). */
export const Id = Schema.Number.pipe(
  Schema.filter(isId, {
    identifier: "Id",
    title: "Id",
    description: idDescription,
    examples: [42],
    message: () => ({ message: idMessage, override: true }),
    jsonSchema: idJsonSchema("Id")
  })
)

/**
 * An identifier in a path, read strictly by `parseId`; a wrong one gives a 404 (contract §3.1). Described as an integer
 * in OpenAPI, because the schema of a parameter describes its value and not its spelling.
 */
export const IdFromPath = Schema.transform(
  checkedString({
    identifier: "IdFromPath",
    description: idDescription,
    examples: ["42"],
    message: idMessage,
    jsonSchema: idJsonSchema("IdFromPath"),
    isValid: (text) => parseId(text) !== undefined
  }),
  Schema.typeSchema(Id),
  { strict: true, decode: Number, encode: String }
).annotations({ message: () => ({ message: idMessage, override: true }) })

const VERSION_PATTERN = "^[A-Za-z0-9._~-]{1,64}$"

const versionRegExp = new RegExp(VERSION_PATTERN)

/**
 * The version of a resource as clients see it: an opaque URL-safe token of at most 64 characters (contract §3.9).
 * Any such token is accepted as a version; if it is not the current one, the answer is `version_conflict`.
 */
export const Version = checkedString({
  identifier: "Version",
  description: "Opaque version of the resource; send back what was read.",
  examples: ["v1"],
  message: "must be a version token as the service gave it, of at most 64 characters",
  jsonSchema: { minLength: 1, maxLength: 64, pattern: VERSION_PATTERN },
  isValid: (text) => versionRegExp.test(text)
})

/**
 * The token for a version counter, which starts at 1 and rises with every write.
 *
 * @throws RangeError for a counter outside 1 … 2^53−1
 */
export const versionToken = (n: number): string => {
  if (!isId(n)) throw new RangeError("versionToken: not a version counter")
  return `v${n}`
}

/** The counter of a token; undefined for a token that `versionToken` does not make. */
export const parseVersion = (token: string): number | undefined =>
  token.startsWith("v") ? parseId(token.slice(1)) : undefined

/** The version of a new resource. */
export const FIRST_VERSION = versionToken(1)

/** The version after this one. */
export const nextVersion = (version: string): string => versionToken((parseVersion(version) ?? 0) + 1)
