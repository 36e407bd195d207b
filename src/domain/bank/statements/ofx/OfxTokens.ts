/** Tags and texts of OFX: version 1 is SGML, whose values end without a tag; version 2 is XML. */
import { StatementProblem } from "../Problem.ts"

export interface OfxToken {
  readonly kind: "open" | "close" | "text"
  /** The name of a tag in upper case, or a text with its entities read. */
  readonly value: string
  readonly line: number
}

/** Characters of a tag, and of a text. */
const MAX_TAG = 2_000
const MAX_TEXT = 20_000

/** Entities of OFX (1.6, 2.3.2.1). Others are not read: there is nothing to expand. */
const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " "
}

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#([0-9]{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
    return code > 0 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ""
  })

const breaksIn = (text: string): number => text.split("\n").length - 1

/** A tag at a place of the text: where it ends, -1 where that has not been read yet; null where it is no tag. */
const tagAt = (text: string, from: number): { readonly to: number; readonly isText: boolean } | null => {
  const next = text.charAt(from + 1)
  if (next !== "" && !/[A-Za-z/?!]/.test(next)) return null
  const cdata = "<![CDATA["
  const isText = text.startsWith(cdata, from)
  if (!isText && cdata.startsWith(text.slice(from))) return { to: -1, isText: false }
  const end = isText ? "]]>" : text.startsWith("<!--", from) ? "-->" : ">"
  const found = text.indexOf(end, from)
  return { to: found < 0 ? -1 : found + end.length, isText }
}

/** What a tag says; null for declarations and comments. */
const tokenOf = (tag: string, line: number): OfxToken | null => {
  const [, slash, name] = /^<(\/?)\s*([A-Za-z][A-Za-z0-9._-]*)/.exec(tag) ?? []
  if (name === undefined) {
    if (/^<!(?:DOCTYPE|ENTITY)/i.test(tag)) {
      throw new StatementProblem("file", `line ${line}: a document type is not allowed`)
    }
    return null
  }
  return { kind: slash === "/" || tag.endsWith("/>") ? "close" : "open", value: name.toUpperCase(), line }
}

/** Cuts a text into tags and the texts between them. */
export function* ofxTokens(chunks: Iterable<string>): Generator<OfxToken, void, undefined> {
  let rest = ""
  let line = 1
  // Where a tag may begin: a sign before it was none.
  let searched = 0
  for (const chunk of chunks) {
    const text = rest + chunk
    let from = 0
    for (;;) {
      const begin = text.indexOf("<", from + searched)
      if (begin < 0) {
        searched = text.length - from
        break
      }
      const tag = tagAt(text, begin)
      if (tag === null) {
        searched = begin + 1 - from
        continue
      }
      if (tag.to < 0) {
        searched = begin - from
        break
      }
      const before = text.slice(from, begin)
      if (before.trim() !== "") yield { kind: "text", value: unescaped(before), line }
      line += breaksIn(before)
      const whole = text.slice(begin, tag.to)
      const token: OfxToken | null = tag.isText
        ? { kind: "text", value: whole.slice(9, -3), line }
        : tokenOf(whole, line)
      if (token !== null) yield token
      line += breaksIn(whole)
      from = tag.to
      searched = 0
    }
    rest = text.slice(from)
    if (rest.length > MAX_TEXT + MAX_TAG)
      throw new StatementProblem("file", `line ${line}: a text is too long`)
  }
  if (rest.trim() !== "") yield { kind: "text", value: unescaped(rest), line }
}
