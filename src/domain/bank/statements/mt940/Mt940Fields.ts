/** The fields of MT940 (SWIFT), in the dialects of many banks: with and without SWIFT's blocks, with headers of their own. */
import { StatementProblem } from "../Problem.ts"

/** A field with its lines, the first without its tag. */
export interface Mt940Field {
  readonly tag: string
  /** The line at which it begins, from 1. */
  readonly line: number
  readonly lines: Array<string>
  /** Its characters. */
  size: number
}

/** Characters of a field; SWIFT allows 6 lines of 65. */
const MAX_FIELD = 20_000

/** A line is cut at 65 characters; some banks count the tag. */
const CUT_LINE = 60

/** Tags that are read or skipped. What looks like another one is text: a time of day at the beginning of a line. */
const known = new Set("20 21 25 25P 28 28C 60F 60M 61 62F 62M 64 65 86 13 13D 34F 90C 90D NS".split(" "))

/** The end of a message, as a field. */
export const END = "-"

const tagged = /^:([0-9]{2}[A-Z]?|NS):(.*)$/s

/** A line without SWIFT's blocks and control characters before it. */
const bareLine = (line: string): string =>
  line.replace(/^[\u0000-\u0008\u000b-\u001f\ufeff]+/, "").replace(/^\{1:.*?\{4:/s, "")

/** Whether a line that begins like a field goes on with the text of the field before it. */
const isText = (tag: string, value: string, before: Mt940Field | null): boolean => {
  if (!known.has(tag)) return before?.tag === "86" || before?.tag === "NS"
  if (before?.tag !== "86" || tag === "86") return false
  // A wrapped time, as in `T16` and `:20:37`.
  return (before.lines.at(-1)?.length ?? 0) >= CUT_LINE && /^[0-9]{2}(?:[^0-9]|$)/.test(value)
}

/** Whether a line ends a message. Before the closing balance, a dash alone is the rest of a text that was cut. */
const isEnd = (line: string, field: Mt940Field | null, isClosed: boolean): boolean =>
  line.startsWith("-}") || (line.trimEnd() === "-" && (isClosed || field === null))

/** Adds a line to a field. */
const addLine = (field: Mt940Field, line: string, number: number): void => {
  field.size += line.length
  if (field.size > MAX_FIELD) throw new StatementProblem("file", `line ${number}: a field is too long`)
  field.lines.push(line)
}

/** The field that begins with a line; null where none does. */
const fieldAt = (line: string, number: number, before: Mt940Field | null): Mt940Field | null => {
  const [, tag = "", value = ""] = tagged.exec(line) ?? []
  if (tag === "" || isText(tag, value, before)) return null
  // Rabobank begins a file with `:940:`, which has three digits and is no field.
  if (!known.has(tag)) throw new StatementProblem("file", `line ${number}: the field :${tag}: is not known`)
  return { tag, line: number, lines: [value], size: value.length }
}

/** Cuts a text into fields. Lines before the first one belong to nobody; an unknown field is refused. */
export function* mt940Fields(lines: Iterable<string>): Generator<Mt940Field, void, undefined> {
  let field: Mt940Field | null = null
  let number = 0
  let isClosed = false
  for (const raw of lines) {
    number++
    const line = bareLine(raw)
    const next = fieldAt(line, number, field)
    if (next !== null) {
      if (field !== null) yield field
      field = next
      isClosed = (isClosed && next.tag !== "20") || next.tag.startsWith("62")
    } else if (isEnd(line, field, isClosed)) {
      if (field !== null) yield field
      field = null
      isClosed = false
      yield { tag: END, line: number, lines: [], size: 0 }
    } else if (field !== null) addLine(field, line, number)
  }
  if (field !== null) yield field
}
