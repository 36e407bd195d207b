/** Texts of strangers, made harmless for a place in a message of ours. Escaping for HTML is the templates' work. */

const lineBreaks = /\r\n|[\n\r\u0085\u2028\u2029]/g
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const controlsInLine = /[^\P{Cc}\n]+/gu

/**
 * Bidirectional controls, which could reorder our own words and amounts, and characters that nobody sees. The joiners
 * U+200C and U+200D stay: Persian and emoji are written with them.
 */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** In isolates of its own, a name from right to left cannot carry the amount beside it along. */
const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text)

// Three full stops, because one character for them would halve what an SMS holds.
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
 * A text as part of a line: no line break, no control character, at most `maxLength` code points; null if nothing to
 * be seen is left.
 */
export const oneLine = (text: string, maxLength: number): string | null => {
  const line = text.toWellFormed().replace(controls, " ").replace(invisible, "").trim()
  return line === "" ? null : isolated(cut(line, maxLength))
}

/** A text as a paragraph of its own, its line breaks kept, else like `oneLine`. */
export const paragraph = (text: string, maxLength: number): string | null => {
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
