/** Reads files to be imported in a thread, which takes turns among companies. */
import { Context, Effect, Layer } from "effect"
import { type RateLimited, ServiceUnavailable, ValidationFailed } from "../../domain/Errors.ts"
import type { RowsOf } from "../../domain/imports/FileRows.ts"
import type { ImportKind } from "../../domain/imports/ImportKind.ts"
import type { FileFound, FileToRead, WrongRow } from "../../domain/imports/ReadFile.ts"
import { entryUrl } from "../../threads/Entry.ts"
import type { ImportOutcome, ImportPart, ImportWork } from "../../threads/entries/importing.ts"
import { makeThreads } from "../../threads/Threads.ts"
import { refuseCrowded } from "../Crowded.ts"

/** The largest file takes a few seconds of an idle machine. */
const DEADLINE_MILLIS = 60_000
const LOAD_MILLIS = 15_000
/** Then the memory is free that the last file has taken. */
const IDLE_MILLIS = 5_000
/** A second thread would take as much memory again, and gain nothing on two processors, one of which serves the others. */
const THREADS = 1
/** Files that wait; their bytes are in memory. */
const MAX_WAITING_FILES = 8
const MAX_WAITING_FILES_OF_ONE = 4

/** A refusal of a file. */
export const wrongFile = (message: string): ValidationFailed =>
  ValidationFailed.of({ field: "file", code: "invalid", message })

type Failure = ValidationFailed | RateLimited | ServiceUnavailable

export class ImportReading extends Context.Tag("duebook/ImportReading")<
  ImportReading,
  {
    /** Reads and checks a file of a company, with its rows that are right. */
    readonly rows: <K extends ImportKind>(
      companyId: number,
      file: FileToRead & { readonly kind: K }
    ) => Effect.Effect<{ readonly found: FileFound; readonly rows: ReadonlyArray<RowsOf[K]> }, Failure>
    /** Reads a file of a company, with its rows that are wrong. */
    readonly wrong: (
      companyId: number,
      file: FileToRead
    ) => Effect.Effect<{ readonly found: FileFound; readonly wrong: ReadonlyArray<WrongRow> }, Failure>
  }
>() {
  static readonly layer = Layer.scoped(
    ImportReading,
    Effect.map(
      makeThreads<ImportWork, ImportOutcome, ImportPart>({
        entry: entryUrl("importing"),
        threads: THREADS,
        deadlineMillis: DEADLINE_MILLIS,
        loadMillis: LOAD_MILLIS,
        idleMillis: IDLE_MILLIS,
        waiting: MAX_WAITING_FILES,
        waitingOfKey: MAX_WAITING_FILES_OF_ONE
      }),
      ({ ask }) => {
        const read = Effect.fnUntraced(function* (
          companyId: number,
          work: ImportWork,
          take: (part: ImportPart) => void
        ) {
          const outcome = yield* ask(String(companyId), work, take).pipe(
            Effect.catchTags({
              Crowded: refuseCrowded,
              ThreadFailed: ({ reason }) =>
                Effect.fail(
                  reason === "late"
                    ? wrongFile(
                        "The file takes too long to read. Split it, and import one part after another."
                      )
                    : ServiceUnavailable.because("overloaded")
                )
            })
          )
          return "problem" in outcome ? yield* wrongFile(outcome.problem) : outcome.found
        })
        return ImportReading.of({
          rows: <K extends ImportKind>(companyId: number, file: FileToRead & { readonly kind: K }) => {
            const rows: Array<RowsOf[K]> = []
            // The thread answers with rows of the kind that it was asked for.
            const take = (part: ImportPart) => {
              if ("rows" in part) rows.push(...(part.rows as ReadonlyArray<RowsOf[K]>))
            }
            return Effect.map(read(companyId, { ...file, wanted: "rows" }, take), (found) => ({
              found,
              rows
            }))
          },
          wrong: (companyId, file) => {
            const wrong: Array<WrongRow> = []
            const take = (part: ImportPart) => {
              if ("wrong" in part) wrong.push(...part.wrong)
            }
            return Effect.map(read(companyId, { ...file, wanted: "wrong" }, take), (found) => ({
              found,
              wrong
            }))
          }
        })
      }
    )
  )
}
