/** Sections of the scale benchmark as Markdown, and how its numbers are written. */
import type { Section } from "../reminders/table.ts"

const NARROW_SPACE = " "

/** A whole number with its thousands apart: 10 000 000. */
export const amount = (n: number): string => String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, NARROW_SPACE)

/** Bytes as megabytes or gigabytes. */
export const size = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${(bytes / 1e6).toFixed(bytes >= 1e7 ? 0 : 1)} MB`

const line = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |`

/** A section as a table with its notes. */
export const markdown = ({ notes, rows, title }: Section): string => {
  const [head = [], ...body] = rows
  return [
    `**${title}**`,
    [line(head), line(head.map((_, place) => (place === 0 ? "---" : "--:"))), ...body.map(line)].join("\n"),
    ...notes
  ].join("\n\n")
}
