/** The results of the parts: tables to read, and values to compare. */

/** A part's results. */
export interface Section {
  readonly title: string
  /** The first row is the heading. */
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
  readonly notes: ReadonlyArray<string>
  /** What `--json` prints. */
  readonly values: unknown
}

/** The value below which `share` of all values are. */
export const quantile = (values: ReadonlyArray<number>, share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN

/** Whether a target was met, as a word. */
export const verdict = (met: boolean): string => (met ? "ok" : "missed")

/** A section as text in columns. */
export const render = ({ notes, rows, title }: Section): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length))
  )
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
      )
      .join("  ")
      .trimEnd()
  )
  return [`${title}`, ...lines.map((line) => `  ${line}`), ...notes.map((note) => `  ${note}`), ""].join("\n")
}
