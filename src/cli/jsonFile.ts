/** A JSON document from a file that a command was given. */
import { Data, Effect } from "effect"
import { open } from "node:fs/promises"

/** Bytes of a file that a command reads. */
export const MAX_FILE_BYTES = 64 * 1024

/** The file is no JSON that can be read; the message is worded to follow the argument's name. */
class Unusable extends Data.TaggedError("Unusable")<{ readonly message: string }> {}

/** Up to so many bytes of whatever can be read: a file, a pipe. */
const readUpTo = async (path: string, limit: number): Promise<Uint8Array> => {
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

const parsed = (bytes: Uint8Array): unknown =>
  JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))

/** Reads it; `/dev/stdin` will do. */
export const jsonFile = (path: string): Effect.Effect<unknown, Unusable> =>
  Effect.gen(function* () {
    const bytes = yield* Effect.tryPromise({
      try: () => readUpTo(path, MAX_FILE_BYTES + 1),
      catch: (error) => new Unusable({ message: `can't be read: ${reasonOf(error)}` })
    })
    if (bytes.length > MAX_FILE_BYTES) {
      return yield* new Unusable({ message: `is larger than ${MAX_FILE_BYTES / 1024} KiB` })
    }
    return yield* Effect.try({
      try: () => parsed(bytes),
      catch: (error) => new Unusable({ message: `is not JSON: ${reasonOf(error)}` })
    })
  })
