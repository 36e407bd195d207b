/**
 * The thread that reads files of statements. Movements come in parts, each of one statement, so that whoever gets them is
 * not busy for long.
 */
import type { Movement } from "../../domain/bank/Movement.ts"
import {
  readColumns,
  readStatements,
  type StatementOutcome,
  type ReadingOptions
} from "../../domain/bank/statements/ReadStatements.ts"
import { doWork } from "../Messages.ts"

/** A file, and what of it is wanted: before its movements are, the whole file is checked. */
export interface StatementWork {
  readonly bytes: Uint8Array
  readonly options: ReadingOptions
  readonly wanted: "columns" | "movements" | "parts"
}

/** What was found. */
export type StatementsRead = ReturnType<typeof readColumns> | StatementOutcome

/** Movements of one statement, whose number is that of its summary. */
export interface MovementChunk {
  readonly part: number
  readonly movements: ReadonlyArray<Movement>
}

/** Movements that are told at once. */
const MOVEMENTS_AT_ONCE = 250

const read = (
  { bytes, options, wanted }: StatementWork,
  tell: (chunk: MovementChunk) => void
): StatementsRead => {
  if (wanted === "columns") return readColumns(bytes)
  if (wanted === "parts") return readStatements(bytes, options)
  let waiting: Array<Movement> = []
  let waitingOf = 0
  const tellWaiting = () => {
    if (waiting.length > 0) tell({ part: waitingOf, movements: waiting })
    waiting = []
  }
  const outcome = readStatements(bytes, options, (part, movement) => {
    if (part !== waitingOf || waiting.length >= MOVEMENTS_AT_ONCE) tellWaiting()
    waitingOf = part
    waiting.push(movement)
  })
  tellWaiting()
  return outcome
}

// What a file has taken is free before the next one comes: this thread keeps nobody waiting.
doWork(read, () => Bun.gc(true))
