/**
 * All that a company has as one ZIP, for its people to keep: a CSV and a JSON file for each table, and a page that says what is
 * in it. It is read in pages and written as it is read, so that no more than a page is in memory.
 */
import { stringify } from "csv-stringify/sync"
import { Data, Effect } from "effect"
import { toRfc3339 } from "../../domain/CalendarDate.ts"
import { withoutFormula } from "../../domain/SpreadsheetText.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { leftOut, rowsOfPage } from "../../repos/company/ArchivedTables.ts"
import { type ArchivedRow, type ArchivedTable, CompanyTables } from "../../repos/company/CompanyTables.ts"
import { turnOfOthers } from "../bank/TurnOfOthers.ts"
import { MAX_ZIP_BYTES, zipStream } from "./ZipStream.ts"

/** A ZIP can't have so many bytes. */
export class ArchiveTooLarge extends Data.TaggedError("ArchiveTooLarge") {
  override readonly message = "The archive would be larger than 4 GB, which a ZIP can’t hold."
}

/** What becomes of the bytes; `rows` counts those that were written so far. It fails to stop the writing. */
export type ArchiveSink<E, R> = (bytes: Uint8Array, rows: number) => Effect.Effect<void, E, R>

/** The company of an archive, and when it is made, in epoch milliseconds. */
export interface ArchiveOf {
  readonly companyId: number
  readonly name: string
  readonly at: number
}

type Cell = string | number | boolean | null

const cellOf = (value: unknown): Cell => {
  if (typeof value === "string") return withoutFormula(value)
  if (typeof value === "number" || typeof value === "boolean" || value === null) return value
  return value === undefined ? null : JSON.stringify(value)
}

const csvOf = (rows: ReadonlyArray<ReadonlyArray<Cell>>, bom: boolean): string =>
  stringify(rows as Array<Array<Cell>>, {
    bom,
    record_delimiter: "windows",
    quoted_match: /[\r\n]/,
    cast: { boolean: String }
  })

/** How a table is written to a file: what comes first, each page, and what comes last. */
interface Format {
  readonly folder: string
  readonly head: (table: ArchivedTable) => string
  readonly page: (table: ArchivedTable, rows: ReadonlyArray<ArchivedRow>, isFirst: boolean) => string
  readonly foot: string
}

const csv: Format = {
  folder: "csv",
  head: ({ columns }) => csvOf([columns], true),
  page: ({ columns }, rows) =>
    csvOf(
      rows.map(({ json }) => {
        const row = JSON.parse(json) as Readonly<Record<string, unknown>>
        return columns.map((column) => cellOf(row[column]))
      }),
      false
    ),
  foot: ""
}

const json: Format = {
  folder: "json",
  head: () => "[",
  // As the database has written them, so that no number loses a digit on the way.
  page: (_, rows, isFirst) => `${isFirst ? "\n" : ",\n"}${rows.map((row) => row.json).join(",\n")}`,
  foot: "\n]\n"
}

/** What is in an archive, in words. */
const readMe = ({ at, name }: ArchiveOf, counts: ReadonlyMap<string, number>): string =>
  [
    `All that Duebook has of ${name}, as of ${toRfc3339(at)}.`,
    "",
    "Each table is a CSV file for spreadsheets, and a JSON file for programs. Amounts are whole numbers of the smallest unit",
    "of their currency: 12050 is EUR 120.50 or JPY 12,050. Times are in UTC. In CSV files, a text that a spreadsheet would",
    "take for a formula begins with an apostrophe.",
    "",
    "Tables and their rows:",
    ...[...counts].map(([table, rows]) => `  ${table}: ${rows}`),
    "",
    "Left out, because it says nothing that is not in these tables, or is over after a while:",
    ...Object.entries(leftOut).map(([table, why]) => `  ${table}: ${why}`),
    "",
    "Secrets are left out, too: API keys can't be read by anybody, and people have their passwords themselves.",
    ""
  ].join("\r\n")

/** Makes what writes an archive of at most `maxBytes`; it returns how many rows are in it. */
export const makeArchive = Effect.map(CompanyTables, (tables) => {
  const rowsOf = Effect.fnUntraced(function* <E, R>(
    table: ArchivedTable,
    companyId: number,
    take: (rows: ReadonlyArray<ArchivedRow>, isFirst: boolean) => Effect.Effect<void, E, R>
  ) {
    const limit = rowsOfPage(table.name)
    let after: ReadonlyArray<string> | null = null
    let count = 0
    for (;;) {
      const rows: ReadonlyArray<ArchivedRow> = yield* tables.page(table, companyId, after, limit)
      if (rows.length > 0) yield* take(rows, count === 0)
      count += rows.length
      // A table with one row for each company has no more key than that.
      if (rows.length < limit || table.key.length === 0) return count
      after = rows.at(-1)?.key ?? null
      yield* turnOfOthers
    }
  })

  return Effect.fnUntraced(function* <E, R>(
    of: ArchiveOf,
    sink: ArchiveSink<E, R>,
    maxBytes: number = MAX_ZIP_BYTES
  ): Effect.fn.Return<number, E | ArchiveTooLarge | ServiceUnavailable, R> {
    const zip = zipStream(of.at)
    const counts = new Map<string, number>()
    let total = 0
    let bytes = 0
    const flush = Effect.suspend(() =>
      Effect.forEach(
        zip.take(),
        (chunk): Effect.Effect<void, E | ArchiveTooLarge, R> => {
          bytes += chunk.length
          return bytes > maxBytes ? Effect.fail(new ArchiveTooLarge()) : sink(chunk, total)
        },
        { discard: true }
      )
    )

    for (const table of yield* tables.archived) {
      for (const format of [csv, json]) {
        zip.begin(`${format.folder}/${table.name}.${format.folder}`)
        zip.write(format.head(table))
        const count = yield* rowsOf(table, of.companyId, (rows, isFirst) => {
          zip.write(format.page(table, rows, isFirst))
          if (format === csv) total += rows.length
          return flush
        })
        zip.write(format.foot)
        zip.end()
        counts.set(table.name, count)
      }
    }
    zip.begin("README.txt")
    zip.write(readMe(of, counts))
    zip.end()
    zip.close()
    yield* flush
    return total
  })
})
