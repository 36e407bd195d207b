/** duebook company export, close and reopen: the archive of a company, and its end. */
import { Effect, Schema } from "effect"
import { open, rename, rm } from "node:fs/promises"
import { toRfc3339 } from "../domain/CalendarDate.ts"
import { REOPEN_DAYS } from "../domain/CompanyClosing.ts"
import { CompanyClosing } from "../services/company/CompanyClosing.ts"
import { CompanyExports } from "../services/company/CompanyExports.ts"
import { required } from "./Arguments.ts"
import { command, CommandFailed, said } from "./Command.ts"
import { asOperator } from "./Operator.ts"
import { IdValue } from "./Values.ts"

const cannotWrite = (error: unknown) =>
  new CommandFailed({
    message: `--file can't be written: ${error instanceof Error ? error.message : String(error)}`
  })

const trying = <A>(work: () => Promise<A>) => Effect.tryPromise({ try: work, catch: cannotWrite })

/** Writes a file under another name until all of it is there. One that exists is left alone. */
const writing = <A, E, R>(
  path: string,
  work: (write: (bytes: Uint8Array) => Effect.Effect<void, CommandFailed>) => Effect.Effect<A, E, R>
) => {
  const partial = `${path}.part`
  return Effect.gen(function* () {
    // Fails where there is one.
    yield* trying(async () => (await open(path, "wx")).close())
    const handle = yield* trying(() => open(partial, "w"))
    const done = yield* Effect.ensuring(
      work((bytes) => Effect.asVoid(trying(() => handle.write(bytes)))),
      Effect.promise(() => handle.close())
    ).pipe(
      Effect.tapErrorCause(() =>
        Effect.promise(() => Promise.all([rm(partial, { force: true }), rm(path, { force: true })]))
      )
    )
    yield* trying(() => rename(partial, path))
    return done
  })
}

/** `duebook company export`. */
export const exportCompany = command({
  summary: "Writes all that a company has into a ZIP: each table as CSV and as JSON, without secrets.",
  arguments: {
    company: required(IdValue, "id", "the company"),
    file: required(Schema.NonEmptyString, "path", "where to; a file that exists is not overwritten")
  },
  run: ({ company, file }) =>
    Effect.map(
      asOperator(
        Effect.flatMap(CompanyExports, (exports) => writing(file, (write) => exports.writeTo(company, write)))
      ),
      (rows) => ({ json: { file, rows }, text: `${file} has ${rows} rows of company ${company}.` })
    )
})

const which = { company: required(IdValue, "id", "the company") }

/** `duebook company close`. */
export const close = command({
  summary: `Closes a company: nothing is sent, its keys and people are refused, and after ${REOPEN_DAYS} days all of it is deleted. Export it before.`,
  arguments: which,
  run: ({ company }) =>
    Effect.map(
      asOperator(Effect.flatMap(CompanyClosing, (closing) => closing.closeByOperator(company))),
      ({ deletedAt }) => ({
        json: { id: company, deleted_at: toRfc3339(deletedAt) },
        text: `Company ${company} is closed. All of it is deleted on ${toRfc3339(deletedAt)}; until then: duebook company reopen --company ${company}`
      })
    )
})

/** `duebook company reopen`. */
export const reopen = command({
  summary: "Opens a company again that was closed, before it is deleted.",
  arguments: which,
  run: ({ company }) =>
    Effect.as(
      asOperator(Effect.flatMap(CompanyClosing, (closing) => closing.reopen(company))),
      said(`Company ${company} is open again.`)
    )
})
