/** Schemas of argument values. */
import { Either, Schema } from "effect"
import { parseInstant, toRfc3339 } from "../domain/CalendarDate.ts"
import { IdFromPath } from "../domain/Ids.ts"

/** A positive integer, strictly: no sign, blank, leading zero. */
export const IdValue: Schema.Schema<number, string> = IdFromPath

const withMessage = (message: string) => ({ message: () => ({ message, override: true }) })

/** A whole number from 0, strictly. */
export const Count: Schema.Schema<number, string> = Schema.String.pipe(
  Schema.filter((text) => /^(0|[1-9][0-9]{0,15})$/.test(text) && Number.isSafeInteger(Number(text)), {
    ...withMessage(`must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}`)
  }),
  Schema.transform(Schema.Number, { strict: true, decode: Number, encode: String })
)

/** A TCP port; 0 picks a free one. */
export const Port: Schema.Schema<number, string> = Schema.String.pipe(
  Schema.filter((text) => /^(0|[1-9][0-9]{0,4})$/.test(text) && Number(text) <= 65_535, {
    ...withMessage("must be a port from 0 to 65535")
  }),
  Schema.transform(Schema.Number, { strict: true, decode: Number, encode: String })
)

/** An instant in epoch milliseconds: an RFC 3339 date-time, or a date meaning 00:00 UTC. */
export const InstantValue: Schema.Schema<number, string> = Schema.String.pipe(
  Schema.filter((text) => Either.isRight(parseInstant(text)), {
    ...withMessage("must be a date YYYY-MM-DD or an RFC 3339 date-time such as 2026-01-31T08:00:00Z")
  }),
  Schema.transform(Schema.Number, {
    strict: true,
    decode: (text) => Either.getOrElse(parseInstant(text), () => 0),
    encode: toRfc3339
  })
)

/** One of a few words. */
export const OneOf = <const W extends string>(words: ReadonlyArray<W>): Schema.Schema<W, string> =>
  Schema.String.pipe(
    Schema.filter((text): text is W => words.some((word) => word === text), {
      ...withMessage(`must be one of ${words.join(", ")}`)
    })
  )

/** Some of a few words, separated by commas; at least one. Every wrong one is named. */
export const SomeOf = <const W extends string>(
  words: ReadonlyArray<W>
): Schema.Schema<ReadonlyArray<W>, string> => {
  const known: ReadonlySet<string> = new Set(words)
  const among = `must be one or more of ${words.join(",")}`
  return Schema.String.pipe(
    Schema.filter((text) => {
      const wrong = text.split(",").filter((word) => !known.has(word))
      const named = wrong.map((word) => JSON.stringify(word.slice(0, 50))).join(", ")
      return wrong.length === 0 ? undefined : text === "" ? among : `has unknown ${named}; ${among}`
    }),
    Schema.transform(Schema.Array(Schema.String), {
      strict: true,
      decode: (text) => text.split(","),
      encode: (list) => list.join(",")
    })
  ) as unknown as Schema.Schema<ReadonlyArray<W>, string>
}
