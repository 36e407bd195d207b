/** The thread that reads files of receivables. Rows come in parts, so that whoever gets them is not busy for long. */
import { Either } from "effect"
import type { ImportRow } from "../../domain/ImportFile.ts"
import { type FileToImport, type ImportSummary, readFileToImport } from "../../domain/ImportSummary.ts"
import { doWork } from "../Messages.ts"

/** A file, and whether its rows are wanted: for a preview its summary is enough. */
export interface ImportWork extends FileToImport {
  readonly withRows: boolean
}

/** What was found, or why the file can't be read. An `Either` would lose its methods on its way. */
export type ImportOutcome = { readonly summary: ImportSummary } | { readonly problem: string }

/** Rows of one part. */
const ROWS_AT_ONCE = 250

const read = (work: ImportWork, tell: (rows: ReadonlyArray<ImportRow>) => void): ImportOutcome => {
  const found = readFileToImport(work)
  if (Either.isLeft(found)) return { problem: found.left }
  const { rows, summary } = found.right
  for (let from = 0; work.withRows && from < rows.length; from += ROWS_AT_ONCE)
    tell(rows.slice(from, from + ROWS_AT_ONCE))
  // Whoever has sent a text has it already.
  return { summary: typeof work.content === "string" ? { ...summary, text: "" } : summary }
}

// What a file has taken is free before the next one comes: this thread keeps nobody waiting.
doWork(read, () => Bun.gc(true))
