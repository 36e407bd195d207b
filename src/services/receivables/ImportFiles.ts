/** Reads files of receivables in a thread, which takes turns among companies. */
import { Context, Effect, Layer } from "effect"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { type RateLimited, ServiceUnavailable, ValidationFailed } from "../../domain/Errors.ts"
import type { ImportRow } from "../../domain/ImportFile.ts"
import type { FileToImport, ReadImport } from "../../domain/ImportSummary.ts"
import { entryUrl } from "../../threads/Entry.ts"
import type { ImportOutcome, ImportWork } from "../../threads/entries/importing.ts"
import { makeThreads } from "../../threads/Threads.ts"
import { refuseCrowded } from "../Crowded.ts"

/** The largest file takes a second of an idle machine. */
const DEADLINE_MILLIS = 20_000
const LOAD_MILLIS = 15_000
/** Then the memory is free that the last file has taken. */
const IDLE_MILLIS = 5_000
/** A second thread would take 90 MB more, and gain nothing on two processors, one of which serves the others. */
const THREADS = 1
/** Files that wait; their bytes are in memory. */
const MAX_WAITING_FILES = 8
const MAX_WAITING_FILES_OF_ONE = 4

/** A refusal of a file. */
export const wrongFile = (message: string): ValidationFailed =>
  ValidationFailed.of({ field: "file", code: "invalid", message })

export class ImportFiles extends Context.Tag("duebook/ImportFiles")<
  ImportFiles,
  {
    /** Reads and checks a file; `rows` are those of the file if they are wanted, else none. */
    readonly read: (
      file: FileToImport,
      options: { readonly withRows: boolean }
    ) => Effect.Effect<ReadImport, ValidationFailed | RateLimited | ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.scoped(
    ImportFiles,
    Effect.map(
      makeThreads<ImportWork, ImportOutcome, ReadonlyArray<ImportRow>>({
        entry: entryUrl("importing"),
        threads: THREADS,
        deadlineMillis: DEADLINE_MILLIS,
        loadMillis: LOAD_MILLIS,
        idleMillis: IDLE_MILLIS,
        waiting: MAX_WAITING_FILES,
        waitingOfKey: MAX_WAITING_FILES_OF_ONE
      }),
      ({ ask }) =>
        ImportFiles.of({
          read: Effect.fnUntraced(function* (file, { withRows }) {
            const { caller } = yield* CurrentRequest
            const { content } = file
            const rows: Array<ImportRow> = []
            const work = { ...file, withRows }
            const outcome = yield* ask(String(caller.companyId), work, (part) => rows.push(...part)).pipe(
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
            if ("problem" in outcome) return yield* wrongFile(outcome.problem)
            const { summary } = outcome
            return { rows, summary: typeof content === "string" ? { ...summary, text: content } : summary }
          })
        })
    )
  )
}
