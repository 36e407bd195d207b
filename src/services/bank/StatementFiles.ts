/** Reads files of statements in a thread, which takes turns among companies. */
import { Context, Effect, Layer } from "effect"
import type { CsvColumns } from "../../domain/bank/statements/csv/CsvFile.ts"
import { MAX_STATEMENT_BYTES } from "../../domain/bank/Movement.ts"
import { type ReadingOptions, type StatementRefusal } from "../../domain/bank/statements/ReadStatements.ts"
import type { PartSummary } from "../../domain/bank/statements/Tally.ts"
import {
  fieldIssue,
  PayloadTooLarge,
  type RateLimited,
  ServiceUnavailable,
  ValidationFailed
} from "../../domain/Errors.ts"
import { entryUrl } from "../../threads/Entry.ts"
import type { MovementChunk, StatementsRead, StatementWork } from "../../threads/entries/statements.ts"
import { makeThreads } from "../../threads/Threads.ts"
import { refuseCrowded } from "../Crowded.ts"

/** The largest file takes two seconds of an idle machine. */
const DEADLINE_MILLIS = 20_000
const LOAD_MILLIS = 15_000
/** Then the memory is free that the last file has taken. */
const IDLE_MILLIS = 5_000
/** A second thread would take as much memory again, and gain little on two processors. */
const THREADS = 1
/** Files that wait; their bytes are in memory. */
const MAX_WAITING_FILES = 8
const MAX_WAITING_FILES_OF_ONE = 4

/** Why a file was not read. */
export type StatementFailure = ValidationFailed | PayloadTooLarge | RateLimited | ServiceUnavailable

const tooLarge = (what: string): PayloadTooLarge =>
  new PayloadTooLarge({
    message: `The file is too large: it has ${what}. Split it, and import one part after another.`
  })

type Found = Exclude<StatementsRead, StatementRefusal>

const foundIn = (read: StatementsRead): Effect.Effect<Found, StatementFailure> => {
  if ("tooLarge" in read) return Effect.fail(tooLarge(read.tooLarge))
  return "problems" in read ? Effect.fail(ValidationFailed.all(read.problems)) : Effect.succeed(read)
}

const noOptions: ReadingOptions = { csvAccount: null, csvMapping: null }

export class StatementFiles extends Context.Tag("duebook/StatementFiles")<
  StatementFiles,
  {
    /**
     * Reads and checks a whole file: every entry, and the balances. Answers its statements, in the order of the file.
     *
     * @param companyKey whose turn it is
     */
    readonly check: (
      companyKey: string,
      bytes: Uint8Array,
      options: ReadingOptions
    ) => Effect.Effect<ReadonlyArray<PartSummary>, StatementFailure>
    /**
     * Reads a file that was checked, and tells its movements, at most 250 of one statement at a time, in the order of the
     * file. The same bytes and options give the same movements.
     */
    readonly movements: (
      companyKey: string,
      bytes: Uint8Array,
      options: ReadingOptions,
      onPart: (chunk: MovementChunk) => void
    ) => Effect.Effect<ReadonlyArray<PartSummary>, StatementFailure>
    /** The columns of a CSV file, and which fields they may have, for whoever chooses its mapping. */
    readonly columns: (companyKey: string, bytes: Uint8Array) => Effect.Effect<CsvColumns, StatementFailure>
  }
>() {
  static readonly layer = Layer.scoped(
    StatementFiles,
    Effect.map(
      makeThreads<StatementWork, StatementsRead, MovementChunk>({
        entry: entryUrl("statements"),
        threads: THREADS,
        deadlineMillis: DEADLINE_MILLIS,
        loadMillis: LOAD_MILLIS,
        idleMillis: IDLE_MILLIS,
        waiting: MAX_WAITING_FILES,
        waitingOfKey: MAX_WAITING_FILES_OF_ONE
      }),
      ({ ask }) => {
        const read = Effect.fnUntraced(function* (
          companyKey: string,
          work: StatementWork,
          onPart?: (chunk: MovementChunk) => void
        ) {
          if (work.bytes.length > MAX_STATEMENT_BYTES) {
            return yield* tooLarge(`more than ${MAX_STATEMENT_BYTES} bytes`)
          }
          const outcome = yield* ask(companyKey, work, onPart).pipe(
            Effect.catchTags({
              Crowded: refuseCrowded,
              ThreadFailed: ({ reason }) =>
                Effect.fail(
                  reason === "late"
                    ? ValidationFailed.of(
                        fieldIssue(
                          "file",
                          "invalid",
                          "it takes too long to read; split it, and import one part after another"
                        )
                      )
                    : ServiceUnavailable.because("overloaded")
                )
            })
          )
          return yield* foundIn(outcome)
        })
        const partsOf = (found: Found) =>
          "parts" in found ? Effect.succeed(found.parts) : Effect.dieMessage("columns were not asked for")
        return StatementFiles.of({
          check: (companyKey, bytes, options) =>
            Effect.flatMap(read(companyKey, { bytes, options, wanted: "parts" }), partsOf),
          movements: (companyKey, bytes, options, onPart) =>
            Effect.flatMap(read(companyKey, { bytes, options, wanted: "movements" }, onPart), partsOf),
          columns: (companyKey, bytes) =>
            Effect.flatMap(read(companyKey, { bytes, options: noOptions, wanted: "columns" }), (found) =>
              "columns" in found ? Effect.succeed(found.columns) : Effect.dieMessage("columns were asked for")
            )
        })
      }
    )
  )
}
