/** The text of a file that somebody has chosen, whichever encoding their program has saved it in. */
import { Either } from "effect"

/** A text, and how its bytes were read. */
export interface FileText {
  /** Without a mark of its encoding, with single line breaks. */
  readonly text: string
  readonly encoding: "utf-8" | "utf-16" | "windows-1252"
}

/** What no text has: control characters other than tabs and breaks. */
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000E-\u001F]/

/** How a compressed folder begins, which a workbook is. */
const ZIP = [0x50, 0x4b, 0x03, 0x04] as const

/** Without a mark, with single line breaks. */
export const normal = (text: string): string => text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n")

const decoded = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const beginsWith = (bytes: Uint8Array, beginning: ReadonlyArray<number>): boolean =>
  beginning.every((byte, at) => bytes[at] === byte)

/** Whether the bytes are of a workbook, and no text. */
export const isWorkbook = (bytes: Uint8Array): boolean => beginsWith(bytes, ZIP)

/**
 * Reads the bytes of a file: UTF-16 where its mark says so, UTF-8 where they are that, else Windows-1252, which Excel on
 * Windows saves as plain “CSV”. The reason why not as `Left`.
 */
export const fileText = (bytes: Uint8Array): Either.Either<FileText, string> => {
  const big = beginsWith(bytes, [0xfe, 0xff])
  const encoding = big || beginsWith(bytes, [0xff, 0xfe]) ? "utf-16" : "utf-8"
  const named = encoding === "utf-8" ? encoding : big ? "utf-16be" : "utf-16le"
  const read = decoded(bytes, named)
  const text = read ?? (encoding === "utf-8" ? decoded(bytes, "windows-1252") : null)
  return text === null || control.test(text)
    ? Either.left("The file is not text. Save it as “CSV UTF-8” and choose it again.")
    : Either.right({ text: normal(text), encoding: read === null ? "windows-1252" : encoding })
}
