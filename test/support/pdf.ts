/** Small PDFs, whole and broken ones. */
import { deflateSync } from "node:zlib"

const latin1 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, "latin1"))

const objects = [
  "<< /Type /Catalog /Pages 2 0 R >>",
  "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
  "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R >>"
]

/** Changes of a PDF that a test makes. */
export interface PdfOptions {
  /** What is drawn; it makes the file as large as a test wants. */
  readonly content?: string
  /** Entries of the trailer besides the usual ones. */
  readonly trailer?: string
  /** What stands before the header. */
  readonly before?: string
}

const body = ({ content = "0 0 m 100 50 l S" }: PdfOptions) => {
  let text = "%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n"
  const offsets: Array<number> = []
  const all = [...objects, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`]
  for (const [index, object] of all.entries()) {
    offsets.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  return { text, offsets }
}

/** A PDF with a table of its objects, as most programs write it. */
export const pdf = (options: PdfOptions = {}): Uint8Array<ArrayBuffer> => {
  const { offsets, text } = body(options)
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")
  const table = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${entries}`
  const trailer = `trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R ${options.trailer ?? ""} >>\n`
  return latin1(`${options.before ?? ""}${text}${table}${trailer}startxref\n${text.length}\n%%EOF\n`)
}

/** A PDF whose objects are listed in a stream, as newer programs write it. */
export const pdfWithStream = (options: PdfOptions = {}): Uint8Array<ArrayBuffer> => {
  const { offsets, text } = body(options)
  const rows = [0, ...offsets, text.length].flatMap((offset, index) => [
    index === 0 ? 0 : 1,
    (offset >> 16) & 255,
    (offset >> 8) & 255,
    offset & 255,
    0
  ])
  const packed = deflateSync(Buffer.from(rows)).toString("latin1")
  const dictionary = `<< /Type /XRef /Size ${offsets.length + 2} /W [1 3 1] /Root 1 0 R ${options.trailer ?? ""} /Filter /FlateDecode /Length ${packed.length} >>`
  const stream = `${offsets.length + 1} 0 obj\n${dictionary}\nstream\n${packed}\nendstream\nendobj\n`
  return latin1(`${text}${stream}startxref\n${text.length}\n%%EOF\n`)
}

/** The PDF after a program has added a section of changes to its end. */
export const updated = (before: Uint8Array, trailer = ""): Uint8Array<ArrayBuffer> => {
  const text = Buffer.from(before).toString("latin1")
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? "0"
  const table = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 6 /Root 1 0 R /Prev ${previous} ${trailer} >>\n`
  return latin1(`${text}${table}startxref\n${text.length}\n%%EOF\n`)
}
