/** The keys that seal the demo's secrets: in a file of its data folder, beside its other secrets. */
import { Clock, Effect, Either, Redacted } from "effect"
import { chmod, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { newLine, parse } from "../../domain/SecretKeys.ts"
import { CommandFailed } from "../Command.ts"

/** The file's name. */
const FILE = "keys"

const kept = (file: string) =>
  Effect.tryPromise({
    try: () => readFile(file, "utf8"),
    catch: (error) => error as NodeJS.ErrnoException
  }).pipe(
    Effect.catchAll((error) =>
      error.code === "ENOENT"
        ? Effect.succeed(null)
        : Effect.fail(new CommandFailed({ message: `The demo's keys can't be read: ${error.message}` }))
    )
  )

/** Written whole and then renamed, so that a start that is interrupted leaves no half key. */
const made = Effect.fnUntraced(function* (file: string) {
  const line = `${newLine(yield* Clock.currentTimeMillis)}\n`
  yield* Effect.promise(async () => {
    await writeFile(`${file}.new`, line, { mode: 0o600 })
    await rename(`${file}.new`, file)
  })
  return line
})

/** The keys of an earlier start, or new ones, and the file that has them. */
export const ownKeys = Effect.fnUntraced(function* (dataDir: string) {
  const keysFile = join(dataDir, FILE)
  const text = (yield* kept(keysFile)) ?? (yield* made(keysFile))
  const keys = parse(text)
  if (Either.isLeft(keys)) return yield* new CommandFailed({ message: `${keysFile} ${keys.left}.` })
  yield* Effect.promise(() => chmod(keysFile, 0o600))
  return { keysFile, keys: Redacted.make(keys.right) }
})
