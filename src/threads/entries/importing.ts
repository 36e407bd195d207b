/** The thread that reads files to be imported. Rows come in parts, so that whoever gets them is not busy for long. */
import { Either } from "effect"
import type { RowsOf } from "../../domain/imports/FileRows.ts"
import type { ImportKind } from "../../domain/imports/ImportKind.ts"
import { type FileFound, type FileToRead, readFile, type WrongRow } from "../../domain/imports/ReadFile.ts"
import { doWork } from "../Messages.ts"

/** A file, and which of its rows are wanted. */
export interface ImportWork extends FileToRead {
  readonly wanted: "rows" | "wrong"
}

/** What was found, or why the file can't be read. An `Either` would lose its methods on its way. */
export type ImportOutcome = { readonly found: FileFound } | { readonly problem: string }

/** Some of the rows. */
export type ImportPart =
  | { readonly rows: ReadonlyArray<RowsOf[ImportKind]> }
  | { readonly wrong: ReadonlyArray<WrongRow> }

/** Rows of one part. */
const ROWS_AT_ONCE = 250

const read = async (work: ImportWork, tell: (part: ImportPart) => void): Promise<ImportOutcome> => {
  const outcome = await readFile(work.kind, work)
  if (Either.isLeft(outcome)) return { problem: outcome.left }
  const { found, rows, wrongRows } = outcome.right
  for (let from = 0; work.wanted === "rows" && from < rows.length; from += ROWS_AT_ONCE)
    tell({ rows: rows.slice(from, from + ROWS_AT_ONCE) })
  for (let from = 0; work.wanted === "wrong" && from < wrongRows.length; from += ROWS_AT_ONCE)
    tell({ wrong: wrongRows.slice(from, from + ROWS_AT_ONCE) })
  return { found }
}

// What a file has taken is free before the next one comes: this thread keeps nobody waiting.
doWork(read, () => Bun.gc(true))
