/** Reads a JSON document from a file that is an argument of a command. */
import { Data, Effect } from "effect"
import { open } from "node:fs/promises"

/** Largest file that a command reads, in bytes. */
export const MAX_FILE_BYTES = 64 * 1024

/** The file can't be read or is not JSON; the message follows the argument's name. */
class Unusable extends Data.TaggedError("Unusable")<{ readonly message: string }> {}

/** The first `limit` bytes of a file or a pipe. */
export const readUpTo = async (path: string, limit: number): Promise<Uint8Array> => {
  const file = await open(path, "r")
  try {
    const buffer = new Uint8Array(limit)
    let length = 0
    while (length < limit) {
      const { bytesRead } = await file.read(buffer, length, limit - length, null)
      if (bytesRead === 0) break
      length += bytesRead
    }
    return buffer.subarray(0, length)
  } finally {
    await file.close()
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The tokens of valid JSON that matter here: strings, names of fields with their colon, and braces. */
const tokens = /"((?:[^"\\]|\\.)*)"(\s*:)?|[{}]/g

/** A name that occurs twice in an object. `JSON.parse` would silently take the last of the two values. */
const repeatedName = (json: string): string | undefined => {
  const open: Array<Set<string>> = []
  for (const [token, text = "", colon] of json.matchAll(tokens)) {
    if (token === "{") open.push(new Set())
    else if (token === "}") open.pop()
    else if (colon !== undefined) {
      const name = String(JSON.parse(`"${text}"`))
      const names = open.at(-1)
      if (names?.has(name) === true) return name
      names?.add(name)
    }
  }
  return undefined
}

const decoded = (bytes: Uint8Array): string => new TextDecoder("utf-8", { fatal: true }).decode(bytes)

/** Reads a file as JSON; `/dev/stdin` works too. */
export const jsonFile = (path: string): Effect.Effect<unknown, Unusable> =>
  Effect.gen(function* () {
    const bytes = yield* Effect.tryPromise({
      try: () => readUpTo(path, MAX_FILE_BYTES + 1),
      catch: (error) => new Unusable({ message: `can't be read: ${reasonOf(error)}` })
    })
    if (bytes.length > MAX_FILE_BYTES) {
      return yield* new Unusable({ message: `is larger than ${MAX_FILE_BYTES / 1024} KiB` })
    }
    const { json, text } = yield* Effect.try({
      try: () => {
        const text = decoded(bytes)
        return { text, json: JSON.parse(text) as unknown }
      },
      catch: (error) => new Unusable({ message: `is not JSON: ${reasonOf(error)}` })
    })
    const name = repeatedName(text)
    if (name !== undefined) {
      return yield* new Unusable({ message: `has ${JSON.stringify(name.slice(0, 80))} twice in one object` })
    }
    return json
  })
