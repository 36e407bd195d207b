/** What kind of file it is, by its content. */
import { textEncoding } from "./Decoding.ts"

export type FileFormat = "zip" | "xml" | "ofx" | "mt940" | "other"

/** How much of a file is looked at. Banks put headers before the first field of MT940, and comments before XML. */
const HEAD_BYTES = 8_192

const ZIP = [0x50, 0x4b] as const

/** The text at the beginning of a file. */
const headOf = (bytes: Uint8Array): string => {
  const head = bytes.subarray(0, HEAD_BYTES)
  // The last character may be cut in two.
  const encoding = textEncoding(bytes)
  return new TextDecoder(encoding).decode(head)
}

/** The format of a file. */
export const fileFormat = (bytes: Uint8Array): FileFormat => {
  if (ZIP.every((byte, at) => bytes[at] === byte) && (bytes[2] === 3 || bytes[2] === 5)) return "zip"
  const head = headOf(bytes)
    .replace(/^\ufeff/, "")
    .trimStart()
  if (/^OFXHEADER\s*[:=]/i.test(head) || /<\?OFX\b/i.test(head) || /^(?:<\?xml[^>]*>\s*)?<OFX>/i.test(head))
    return "ofx"
  if (head.startsWith("<")) return "xml"
  // A file that begins in the middle of a statement is refused as one.
  return /^(?:\{[^]*\{4:\s*)?:(?:20|25P?|28C?|60[FM]|61|62[FM]|86):/m.test(head) ? "mt940" : "other"
}
