/** duebook copy */
import { Effect, Either, Schema } from "effect"
import { databaseAddress } from "../Config.ts"
import { copyDatabase } from "../postgres/CopyDatabase.ts"
import { required } from "./Arguments.ts"
import { columns, command, WrongUsage } from "./Command.ts"

export const group = {
  "": command({
    summary:
      "Copies every row of a database, as it is at this moment, into another one that is empty, which it migrates first. Secrets and keys stay valid under the same DUEBOOK_KEYS.",
    arguments: {
      from: required(
        Schema.NonEmptyString,
        "address",
        "the database to read: its postgres://…, or a file with that"
      ),
      to: required(
        Schema.NonEmptyString,
        "address",
        "the database to fill, in the same way; the user in each owns it"
      )
    },
    run: (given, _json, name) =>
      Effect.gen(function* () {
        const sides = ["from", "to"] as const
        const read = sides.map((side) => databaseAddress(given[side]))
        const [from, to] = read
        if (from === undefined || to === undefined || Either.isLeft(from) || Either.isLeft(to)) {
          const problems = read.flatMap((found, index) =>
            Either.isLeft(found) ? [`--${sides[index]} ${found.left}`] : []
          )
          return yield* new WrongUsage({ problems, command: name })
        }
        const { migrated, rows } = yield* copyDatabase(from.right, to.right)
        const total = Object.values(rows).reduce((sum, n) => sum + n, 0)
        const lines = Object.entries(rows).map(([table, n]) => [table, `${n} rows`] as const)
        const done = `Copied ${total} rows${migrated ? " into the database, which it has migrated first" : ""}.`
        return { json: { rows }, text: `${columns(lines)}\n${done}` }
      })
  })
}
