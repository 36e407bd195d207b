/** Bytes of a statement as text, piece by piece: the text of a whole file would take two or three times its size. */
import { wrongStatementFile } from "./Problem.ts"

/** Bytes that become text at once. */
const CHUNK_BYTES = 65_536
/** Where an XML file says its encoding. */
const DECLARATION_BYTES = 300

const beginsWith = (bytes: Uint8Array, ...beginning: ReadonlyArray<number>): boolean =>
  beginning.every((byte, at) => bytes[at] === byte)

/** The encoding that a mark at the beginning says, or zeros between the characters; null for none. */
const markedEncoding = (bytes: Uint8Array): string | null => {
  if (beginsWith(bytes, 0xef, 0xbb, 0xbf)) return "utf-8"
  if (beginsWith(bytes, 0xff, 0xfe)) return "utf-16le"
  if (beginsWith(bytes, 0xfe, 0xff)) return "utf-16be"
  const [first, second, third, fourth] = bytes
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return "utf-16le"
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? "utf-16be" : null
}

const decoderOf = (encoding: string): TextDecoder => {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    return wrongStatementFile(`is in the encoding ${encoding.slice(0, 40)}, which is not known`)
  }
}

/** The text of a file in pieces. */
export function* decodedChunks(bytes: Uint8Array, encoding: string): Generator<string, void, undefined> {
  const decoder = decoderOf(encoding)
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    const isLast = from + CHUNK_BYTES >= bytes.length
    let text = ""
    try {
      text = decoder.decode(bytes.subarray(from, from + CHUNK_BYTES), { stream: !isLast })
    } catch {
      wrongStatementFile(`is not in the encoding ${encoding} that it should have`)
    }
    if (text !== "") yield text
  }
}

/** How the bytes of an XML file are to be read: as their mark says, else as the file declares. */
export const xmlEncoding = (bytes: Uint8Array): string => {
  const marked = markedEncoding(bytes)
  if (marked !== null) return marked
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, DECLARATION_BYTES))
  const [, declared = "utf-8"] = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(head) ?? []
  // Whoever has passed the file on may have changed its bytes, and not what it says.
  return /^utf-?16|^ucs-?2|^utf-?32/i.test(declared) ? "utf-8" : declared
}

/** Whether all bytes are UTF-8. */
const isUtf8 = (bytes: Uint8Array): boolean => {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  try {
    for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
      const isLast = from + CHUNK_BYTES >= bytes.length
      decoder.decode(bytes.subarray(from, from + CHUNK_BYTES), { stream: !isLast })
    }
    return true
  } catch {
    return false
  }
}

/** How the bytes of a text are to be read: as their mark says, as UTF-8 where they are that, else as Windows-1252, of which ISO-8859-1 is a part. */
export const textEncoding = (bytes: Uint8Array): string =>
  markedEncoding(bytes) ?? (isUtf8(bytes) ? "utf-8" : "windows-1252")

/** Characters of a line; no statement has longer ones. */
const MAX_LINE = 65_536

/** The lines of a text, without their ends. */
export function* linesOf(chunks: Iterable<string>): Generator<string, void, undefined> {
  let rest = ""
  let afterReturn = false
  for (const chunk of chunks) {
    const text = rest + (afterReturn && chunk.startsWith("\n") ? chunk.slice(1) : chunk)
    afterReturn = chunk.endsWith("\r")
    const lines = text.split(/\r\n?|\n/)
    rest = lines.pop() ?? ""
    if (rest.length > MAX_LINE) wrongStatementFile("has a line that is too long")
    yield* lines
  }
  if (rest !== "") yield rest
}
