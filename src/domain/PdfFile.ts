/**
 * Whether bytes are a whole PDF (ISO 32000-2, 7.5) that everybody can open. It reads what a viewer reads first: the header,
 * the end, the cross-reference sections with their trailers, and the object that the first of them names as the document.
 * It unpacks and runs nothing. Pure.
 */

/** Why bytes are refused: they are no PDF, not all of one, or one that asks for a password. */
export type PdfProblem = "not_a_pdf" | "broken" | "encrypted"

/** The header may stand behind so many bytes, and the end before so many. */
const MAX_AROUND = 1_024
/** Cross-reference sections of one file: one more for each time that it was changed. */
const MAX_SECTIONS = 1_000
/** Bytes of a trailer. */
const MAX_DICTIONARY = 65_536
/** What the trailers of one file are made of, together: each of a thousand has some twenty of it. */
const MAX_TOKENS = 100_000
/** Characters that are looked at where an object or a section begins. */
const MAX_HEAD = 64

const latin1 = new TextDecoder("latin1")

class Source {
  readonly bytes: Uint8Array
  /** Where the header is: offsets count from there. */
  readonly begin: number
  /** Tokens that may still be read of it. */
  tokensLeft = MAX_TOKENS
  constructor(bytes: Uint8Array, begin: number) {
    this.bytes = bytes
    this.begin = begin
  }
  text(from: number, length: number): string {
    const at = this.begin + from
    return latin1.decode(this.bytes.subarray(at, Math.min(this.bytes.length, at + length)))
  }
}

const skipString = (text: string, from: number): number => {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === "\\") at++
    else if (text[at] === "(") depth++
    else if (text[at] === ")" && --depth === 0) return at + 1
  }
  return text.length
}

/**
 * What a dictionary is made of, but for texts in parentheses; comments and blanks are left out. There is one way only in which
 * these can be passed over, a blank at a time and a comment to the end of its line, so that no text takes long.
 */
const TOKEN = /(?:\s|%[^\r\n]*(?![^\r\n]))*(<<|>>|\[|\]|<[^>]*>|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+|\()/y

/** The tokens of a dictionary that a text begins with, from behind its first `<<`; null where it does not end, or has too many. */
const tokensOf = (source: Source, text: string): ReadonlyArray<string> | null => {
  const tokens: Array<string> = []
  let depth = 0
  TOKEN.lastIndex = 0
  for (;;) {
    const at = TOKEN.exec(text)
    const token = at?.[1]
    if (token === undefined || source.tokensLeft-- <= 0) return null
    if (token === "(") TOKEN.lastIndex = skipString(text, TOKEN.lastIndex - 1)
    if (token === "<<") depth++
    if (token === ">>" && --depth === 0) return tokens.slice(1)
    if (depth === 0) return null
    tokens.push(token)
  }
}

/** How many tokens the value has that begins at one. */
const lengthOf = (tokens: ReadonlyArray<string>, from: number): number => {
  const isReference = /^\d+$/.test(tokens[from] ?? "") && tokens[from + 2] === "R"
  if (isReference) return "n g R".split(" ").length
  let depth = 0
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at] ?? ""
    if (token === "<<" || token === "[") depth++
    if (token === ">>" || token === "]") depth--
    if (depth === 0) return at - from + 1
  }
  return tokens.length - from
}

/** The entries of the dictionary that a text begins with, by their names; null where it is none. */
const entriesOf = (source: Source, text: string): ReadonlyMap<string, string> | null => {
  const tokens = tokensOf(source, text)
  if (tokens === null) return null
  const entries = new Map<string, string>()
  for (let at = 0; at < tokens.length;) {
    const name = tokens[at] ?? ""
    if (!name.startsWith("/")) return null
    const length = lengthOf(tokens, at + 1)
    entries.set(name.slice(1), tokens.slice(at + 1, at + 1 + length).join(" "))
    at += 1 + length
  }
  return entries
}

/** What a cross-reference section says. */
interface Section {
  readonly trailer: ReadonlyMap<string, string>
  /** By the number of an object, where it is; only of a table, and not of a stream. */
  readonly offsets: ReadonlyMap<number, number> | null
}

const SUBSECTION = /\s*(\d+)\s+(\d+)[ \t]*(?:\r\n|\r|\n)/y
const ENTRY_BYTES = 20

/** A table, and the trailer behind it. Of its entries only the one of `wanted` is read. */
const tableAt = (
  source: Source,
  from: number,
  wanted: (trailer: Section["trailer"]) => number | null
): Section | null => {
  let at = from + "xref".length
  const subsections: Array<{ readonly first: number; readonly count: number; readonly at: number }> = []
  for (let n = 0; n < MAX_SECTIONS; n++) {
    SUBSECTION.lastIndex = 0
    const head = SUBSECTION.exec(source.text(at, MAX_HEAD))
    if (head === null) break
    const [first, count] = [Number(head[1]), Number(head[2])]
    at += head[0].length
    subsections.push({ first, count, at })
    at += count * ENTRY_BYTES
    if (source.begin + at > source.bytes.length) return null
  }
  const behind = source.text(at, MAX_DICTIONARY)
  const trailer = /^\s*trailer\s*/.exec(behind)
  const entries = trailer === null ? null : entriesOf(source, behind.slice(trailer[0].length))
  if (entries === null) return null
  const id = wanted(entries)
  const own = subsections.find(({ count, first }) => id !== null && id >= first && id < first + count)
  const entry =
    own === undefined || id === null ? "" : source.text(own.at + (id - own.first) * ENTRY_BYTES, ENTRY_BYTES)
  const [, offset] = /^(\d{10}) \d{5} n/.exec(entry) ?? []
  return {
    trailer: entries,
    offsets: new Map(offset === undefined || id === null ? [] : [[id, Number(offset)]])
  }
}

const STREAM = /^\s*\d+\s+\d+\s+obj\s*/

const streamAt = (source: Source, from: number): Section | null => {
  const text = source.text(from, MAX_DICTIONARY)
  const head = STREAM.exec(text)
  const trailer = head === null ? null : entriesOf(source, text.slice(head[0].length))
  return trailer?.get("Type") === "/XRef" ? { trailer, offsets: null } : null
}

const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : null

/** The number of the object that the trailer names as the document. */
const rootOf = (trailer: Section["trailer"]): number | null =>
  numberIn(/^(\d+)\s+\d+\s+R$/.exec(trailer.get("Root") ?? "")?.[1])

const isObject = (source: Source, id: number, offset: number): boolean =>
  new RegExp(`^\\s*${id}\\s+\\d+\\s+obj`).test(source.text(offset, MAX_HEAD))

const sectionAt = (source: Source, from: number, root: number | null): Section | null => {
  const skipped = /^\s*/.exec(source.text(from, MAX_HEAD))?.[0].length ?? 0
  return source.text(from + skipped, "xref".length) === "xref"
    ? tableAt(source, from + skipped, (trailer) => root ?? rootOf(trailer))
    : streamAt(source, from)
}

/** What is known of the document's object: where a table says it is, or that a stream may say it. */
type Placed = "nowhere" | "somewhere" | "elsewhere"

const placedBy = (source: Source, { offsets }: Section, root: number): Placed => {
  // A stream may have it packed within another object.
  if (offsets === null) return "somewhere"
  const offset = offsets.get(root)
  if (offset === undefined) return "nowhere"
  return isObject(source, root, offset) ? "somewhere" : "elsewhere"
}

/** The sections from the last one to the first, as far as they lead. */
const problemFrom = (source: Source, last: number): PdfProblem | null => {
  const waiting: Array<number> = [last]
  const seen = new Set<number>()
  let root: number | null = null
  let placed: Placed = "nowhere"
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at)) continue
    seen.add(at)
    const section = seen.size > MAX_SECTIONS ? null : sectionAt(source, at, root)
    if (section === null) return "broken"
    const { trailer } = section
    if (trailer.has("Encrypt")) return "encrypted"
    root ??= rootOf(trailer)
    if (root === null) return "broken"
    // The last section that names it counts.
    if (placed === "nowhere") placed = placedBy(source, section, root)
    waiting.push(...["XRefStm", "Prev"].flatMap((name) => numberIn(trailer.get(name)) ?? []))
  }
  return placed === "somewhere" ? null : "broken"
}

/** Why bytes are no PDF that is kept; null for one that is. */
export const pdfProblem = (bytes: Uint8Array): PdfProblem | null => {
  const begin = latin1.decode(bytes.subarray(0, MAX_AROUND)).search(/%PDF-[12]\.\d/)
  if (begin === -1) return "not_a_pdf"
  const tail = latin1.decode(bytes.subarray(-MAX_AROUND))
  const last = [...tail.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1)
  return last === undefined ? "broken" : problemFrom(new Source(bytes, begin), Number(last[1]))
}
