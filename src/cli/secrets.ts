/** duebook secrets … */
import { Clock, Effect, Schema } from "effect"
import { open } from "node:fs/promises"
import { newLine } from "../domain/SecretKeys.ts"
import { Secrets } from "../services/installation/Secrets.ts"
import { optional } from "./Arguments.ts"
import { command, CommandFailed } from "./Command.ts"
import { asOperatorWithKeys } from "./Operator.ts"

/** Writes a new key to a file that nobody else may read, unless there is one. Succeeds with whether there was none. */
const writeKey = (file: string, line: string) =>
  Effect.tryPromise({
    try: async () => {
      const handle = await open(file, "wx", 0o600)
      await handle.writeFile(`${line}\n`).finally(() => handle.close())
      return true
    },
    catch: (error) => error as NodeJS.ErrnoException
  }).pipe(
    Effect.catchIf(
      ({ code }) => code === "EEXIST",
      () => Effect.succeed(false)
    ),
    Effect.mapError(({ message }) => new CommandFailed({ message: `The key can't be written: ${message}` }))
  )

const fresh = command({
  summary:
    "Prints a new key as a line for DUEBOOK_KEYS. The first line seals; older ones follow until secrets rewrap.",
  arguments: {
    file: optional(
      Schema.NonEmptyString,
      "file",
      "write the key there instead, readable for this user alone; a file that is there stays as it is"
    )
  },
  run: ({ file }) =>
    Effect.gen(function* () {
      const line = newLine(yield* Clock.currentTimeMillis)
      if (file === undefined) return { json: { key: line }, text: line }
      const created = yield* writeKey(file, line)
      return {
        json: { file, created },
        text: created ? `A new key is in ${file}.` : `${file} is there already, and stays as it is.`
      }
    })
})

const rewrap = command({
  summary:
    "Seals every secret in the database by the first key. The service may run meanwhile; it can be ended and run again.",
  arguments: {},
  run: () =>
    Effect.map(
      asOperatorWithKeys(Effect.flatMap(Secrets, (secrets) => secrets.rewrap)),
      ({ sealedAnew, wasPlain }) => ({
        json: { sealed: sealedAnew, plain: wasPlain },
        text:
          sealedAnew === 0
            ? "Every secret is sealed by the first key."
            : `${sealedAnew} secrets are sealed by the first key now; ${wasPlain} of them were not sealed before.`
      })
    )
})

export const group = { new: fresh, rewrap }
