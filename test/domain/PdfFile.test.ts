/** Which files are PDFs that a customer can open. */
import { FastCheck } from "effect"
import { describe, expect, it } from "vitest"
import { pdfProblem } from "../../src/domain/PdfFile.ts"
import { pdf, pdfWithStream, updated } from "../support/pdf.ts"

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1")
const bytes = (content: string) => new Uint8Array(Buffer.from(content, "latin1"))

describe("a PDF", () => {
  it("is kept with a table or a stream of its objects, changed later or not, and with something before it", () => {
    expect(pdfProblem(pdf())).toBeNull()
    expect(pdfProblem(pdfWithStream())).toBeNull()
    expect(pdfProblem(updated(pdf()))).toBeNull()
    expect(pdfProblem(updated(updated(pdfWithStream())))).toBeNull()
    expect(pdfProblem(pdf({ before: "\u00ef\u00bb\u00bf\n" }))).toBeNull()
  })

  it("is kept whatever its trailer says besides", () => {
    const trailer =
      "/Info << /Title (An /Encrypt \\) that is (no) key) /Author <3C2F456E63727970743E> >> /ID [<00><01>] % /Encrypt\n"
    expect(pdfProblem(pdf({ trailer }))).toBeNull()
    expect(pdfProblem(pdf({ trailer: "/Kind /Encrypt" }))).toBeNull()
  })

  it("is refused where it asks for a password, wherever it says so", () => {
    const trailer = "/Encrypt 9 0 R"
    expect(pdfProblem(pdf({ trailer }))).toBe("encrypted")
    expect(pdfProblem(pdf({ trailer: "/Encrypt << /Filter /Standard /V 2 >>" }))).toBe("encrypted")
    expect(pdfProblem(pdfWithStream({ trailer }))).toBe("encrypted")
    expect(pdfProblem(updated(pdf({ trailer })))).toBe("encrypted")
    expect(pdfProblem(updated(pdf(), trailer))).toBe("encrypted")
  })

  it("is no PDF without its header", () => {
    for (const content of ["", "PK\u0003\u0004", "<!DOCTYPE html><p>%PDF</p>", "%PDF-", "%!PS-Adobe-3.0"]) {
      expect(pdfProblem(bytes(content))).toBe("not_a_pdf")
    }
  })

  it("is refused wherever it was cut off", () => {
    for (const whole of [pdf(), pdfWithStream()]) {
      FastCheck.assert(
        FastCheck.property(FastCheck.integer({ min: 0, max: whole.length - 7 }), (length) => {
          expect(pdfProblem(whole.subarray(0, length))).not.toBeNull()
        })
      )
    }
  })

  it("is refused where it leads nowhere, or round in a circle", () => {
    expect(pdfProblem(bytes(text(pdf()).replace(/startxref\n\d+/, "startxref\n7")))).toBe("broken")
    expect(pdfProblem(bytes(text(pdf()).replace(/startxref\n\d+/, "startxref\n9999999999")))).toBe("broken")
    expect(pdfProblem(bytes(text(pdf()).replace("/Root 1 0 R", "/Root 8 0 R")))).toBe("broken")
    expect(pdfProblem(bytes(text(pdf()).replace("/Root 1 0 R", "")))).toBe("broken")
    expect(pdfProblem(bytes(text(pdf()).replace("1 0 obj", "1 0 obb")))).toBe("broken")
    const start = /startxref\n(\d+)/.exec(text(pdf()))?.[1] ?? ""
    expect(pdfProblem(pdf({ trailer: `/Prev ${start}` }))).toBeNull()
    expect(pdfProblem(pdf({ trailer: "/Prev 3" }))).toBe("broken")
  })

  it("takes no longer for blanks and comments that lead to nothing", () => {
    const begin = "%PDF-1.4\n"
    const of = (trailer: string) =>
      bytes(`${begin}xref\n0 0\ntrailer\n<< /Size 1${trailer}) >>\nstartxref\n${begin.length}\n%%EOF`)
    const from = performance.now()
    for (const each of [" ", "%", "% ", " %\n", "(a)", "[", "<"]) {
      expect(pdfProblem(of(each.repeat(30_000 / each.length)))).toBe("broken")
    }
    expect(performance.now() - from).toBeLessThan(2_000)
  })

  it("takes no longer for many large trailers", () => {
    const trailer = (at: number) =>
      `xref\n0 0\ntrailer\n<< /A [${"1 ".repeat(30_000)}] /Root 1 0 R /Prev ${at} >>\n`
    let content = "%PDF-1.4\n"
    let before = 0
    for (let n = 0; n < 150; n++) {
      const at = content.length
      content += trailer(before)
      before = at
    }
    const from = performance.now()
    expect(pdfProblem(bytes(`${content}startxref\n${before}\n%%EOF`))).toBe("broken")
    expect(performance.now() - from).toBeLessThan(2_000)
  })

  it("never takes long and never throws, whatever the bytes are", () => {
    const whole = text(pdf())
    FastCheck.assert(
      FastCheck.property(
        FastCheck.uint8Array({ maxLength: 200 }),
        FastCheck.integer({ min: 0, max: whole.length }),
        (noise, at) => {
          const broken = bytes(whole.slice(0, at) + Buffer.from(noise).toString("latin1") + whole.slice(at))
          expect([null, "not_a_pdf", "broken", "encrypted"]).toContain(pdfProblem(broken))
        }
      )
    )
  })
})
