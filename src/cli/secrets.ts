/** duebook secrets … */
import { Clock, Effect, Either, Schema } from "effect"
import { open, readFile, rename, writeFile } from "node:fs/promises"
import { newLine, parse } from "../domain/SecretKeys.ts"
import { Secrets } from "../services/installation/Secrets.ts"
import { flag, optional } from "./Arguments.ts"
import { command, CommandFailed, WrongUsage } from "./Command.ts"
import { asOperatorWithKeys } from "./Operator.ts"

/** Writes a new key to a file that nobody else may read, unless there is one. Succeeds with whether there was none. */
const writeKey = (file: string, line: string) =>
  Effect.tryPromise({
    try: async () => {
      const handle = await open(file, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "EEXIST") return null
        throw error
      })
      await handle?.writeFile(`${line}\n`).finally(() => handle.close())
      return handle !== null
    },
    catch: (error) => new CommandFailed({ message: `The key can't be written: ${(error as Error).message}` })
  })

/** Puts a new key before those of a file, which is replaced as a whole. */
const putFirst = (file: string, line: string) =>
  Effect.gen(function* () {
    const before = yield* Effect.tryPromise({
      try: () => readFile(file, "utf8"),
      catch: (error) => new CommandFailed({ message: `The keys can't be read: ${(error as Error).message}` })
    })
    const keys = parse(`${line}\n${before}`)
    if (Either.isLeft(keys)) return yield* new CommandFailed({ message: `${file} ${keys.left}.` })
    yield* Effect.tryPromise({
      try: async () => {
        await writeFile(`${file}.new`, `${line}\n${before}`, { mode: 0o600 })
        await rename(`${file}.new`, file)
      },
      catch: (error) =>
        new CommandFailed({ message: `The key can't be written: ${(error as Error).message}` })
    })
  })

const fresh = command({
  summary:
    "Prints a new key as a line for DUEBOOK_KEYS. The first line seals; older ones follow until secrets rewrap.",
  arguments: {
    file: optional(
      Schema.NonEmptyString,
      "file",
      "write the key there instead, readable for this user alone; a file that is there stays as it is"
    ),
    first: flag("put the key before those that are in the file")
  },
  run: ({ file, first }, _json, name) =>
    Effect.gen(function* () {
      const line = newLine(yield* Clock.currentTimeMillis)
      if (file === undefined) {
        return first
          ? yield* new WrongUsage({ problems: ["--first needs --file"], command: name })
          : { json: { key: line }, text: line }
      }
      if (first) {
        yield* putFirst(file, line)
        return { json: { file, created: true }, text: `A new key is the first one in ${file}.` }
      }
      const created = yield* writeKey(file, line)
      return {
        json: { file, created },
        text: created ? `A new key is in ${file}.` : `${file} is there already, and stays as it is.`
      }
    })
})

/** The database does not know which keys the processes have that serve. */
const RESTART = "A process that was started without this key can't open them: restart it with the key."

const rewrap = command({
  summary:
    "Seals every secret in the database by the first key. Restart all processes with that key first. It can be ended and run again.",
  arguments: {},
  run: () =>
    Effect.map(
      asOperatorWithKeys(Effect.flatMap(Secrets, (secrets) => secrets.rewrap)),
      ({ sealedAnew, wasPlain }) => ({
        json: { sealed: sealedAnew, plain: wasPlain },
        text:
          sealedAnew === 0
            ? "Every secret is sealed by the first key."
            : `${sealedAnew} secrets are sealed by the first key now; ${wasPlain} of them were not sealed before.\n${RESTART}`
      })
    )
})

export const group = { new: fresh, rewrap }
