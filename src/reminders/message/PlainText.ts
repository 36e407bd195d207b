/** Cleans texts that users entered, for use in a message. The templates escape HTML. */

const lineBreaks = /\r\n|[\n\r\u0085\u2028\u2029]/g
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const controlsInLine = /[^\P{Cc}\n]+/gu

/**
 * Invisible characters, and bidirectional controls, which could reorder the words and amounts around them. The joiners
 * U+200C and U+200D are kept, because Persian and emoji need them.
 */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Isolates right-to-left text, so that it can't reorder the amount beside it. */
const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text)

// Three full stops, because the character … is outside the 7-bit alphabet and would halve what an SMS holds.
const cut = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return text
  const points = Array.from(text)
  return points.length <= maxLength
    ? text
    : `${points
        .slice(0, maxLength - 3)
        .join("")
        .trimEnd()}...`
}

/**
 * A text as part of a line: no line breaks or control characters, at most `maxLength` code points. Null if nothing
 * visible is left.
 */
export const oneLine = (text: string, maxLength: number): string | null => {
  const line = text.toWellFormed().replace(controls, " ").replace(invisible, "").trim()
  return line === "" ? null : isolated(cut(line, maxLength))
}

/** As `oneLine`, but line breaks are kept. */
export const severalLines = (text: string, maxLength: number): string | null => {
  const lines = text
    .toWellFormed()
    .replace(lineBreaks, "\n")
    .replace(controlsInLine, " ")
    .replace(invisible, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
  if (lines === "") return null
  return cut(lines, maxLength).split("\n").map(isolated).join("\n")
}

/**
 * A line made of texts that are clean already: its line breaks and blanks as single blanks, at most `maxLength` code points. Null if
 * nothing is left.
 */
export const flattened = (text: string, maxLength: number): string | null => {
  const line = text.replace(/[ \n\r\t]+/g, " ").trim()
  return line === "" ? null : cut(line, maxLength)
}
