/** Workbooks: what Excel saves, and what is made to harm. */
import { readFileSync } from "node:fs"
import { crc32, deflateRawSync } from "node:zlib"
import { Either } from "effect"
import { describe, expect, it } from "vitest"
import { NO_CHOICES, readFile } from "../../../src/domain/imports/ReadFile.ts"

const read = async (bytes: Uint8Array) =>
  readFile("receivables", { kind: "receivables", bytes, choices: NO_CHOICES, currency: "EUR" })

const problemOf = async (bytes: Uint8Array) => {
  const found = await read(bytes)
  return Either.isLeft(found) ? found.left : ""
}

/** A ZIP of these files. */
const zip = (files: Readonly<Record<string, string | Buffer>>): Uint8Array => {
  const parts: Array<Buffer> = []
  const directory: Array<Buffer> = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = typeof content === "string" ? Buffer.from(content) : content
    const packed = deflateRawSync(bytes)
    const head = Buffer.alloc(10)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    const sizes = Buffer.alloc(16)
    sizes.writeUInt32LE(crc32(bytes), 0)
    sizes.writeUInt32LE(packed.length, 4)
    sizes.writeUInt32LE(bytes.length, 8)
    sizes.writeUInt16LE(name.length, 12)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), head, sizes, Buffer.from(name), packed])
    directory.push(
      Buffer.concat([
        Buffer.from("PK\u0001\u0002"),
        Buffer.from([20, 0]),
        head,
        sizes,
        tail,
        Buffer.from(name)
      ])
    )
    parts.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write("PK\u0005\u0006", "latin1")
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...parts, listed, end]))
}

const workbook = (sheet: string | Buffer): Uint8Array =>
  zip({
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml":
      '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    "xl/worksheets/sheet1.xml": sheet
  })

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
const sheetOf = (...rows: ReadonlyArray<string>) =>
  `<worksheet><sheetData>${rows.join("")}</sheetData></worksheet>`

describe("a workbook", () => {
  it("is read as Excel saves it: dates, exact numbers, a title above and a sum below", async () => {
    const bytes = new Uint8Array(readFileSync(new URL("../../fixtures/import/excel.xlsx", import.meta.url)))
    const { found, rows } = Either.getOrThrowWith(await read(bytes), (problem) => new Error(problem))
    expect(
      rows.map((row) => [
        row.line,
        row.customer.displayName,
        row.reference,
        row.amountMinor,
        row.paidMinor,
        row.dueDate
      ])
    ).toEqual([
      [4, "Müller & Söhne", "R-1", 123_450, 0, "2087-01-31"],
      [5, "Groß GmbH", "R-2", 9_990, 2_000, "2087-02-28"],
      [6, "Groß GmbH", "1003", 100_000, 0, "2087-03-31"],
      [7, "Groß GmbH", "R-4", 30, 0, "2087-03-31"]
    ])
    expect(found.firstProblems.map(({ column, line }) => [line, column])).toEqual([[8, "Betrag"]])
    expect(found.leftOut).toEqual({ paid: 1, total: 1 })
  })

  it("may be written by hand", async () => {
    const sheet = sheetOf(
      `<row r="1">${cell("A1", "Name")}${cell("B1", "Total")}${cell("C1", "Due date")}</row>`,
      `<row r="2">${cell("A2", "Ada")}<c r="B2"><v>10.5</v></c>${cell("C2", "2087-01-31")}</row>`
    )
    const { rows } = Either.getOrThrowWith(await read(workbook(sheet)), (problem) => new Error(problem))
    expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([1_050])
  })

  it.each([
    ["a row far below", '<row r="900000"><c r="A900000"><v>1</v></c></row>'],
    ["a cell far to the right", '<row r="2"><c r="XFD2"><v>1</v></c></row>'],
    ["a cell that hides where it is", '<row r="2"><c t="n" x=">" r=\'XFD2\'><v>1</v></c></row>'],
    ["a place that is none", '<row r="2"><c r="&#88;FD2"><v>1</v></c></row>']
  ])("with %s is refused before a table is made of it", async (_, row) => {
    expect(await problemOf(workbook(sheetOf(row)))).toContain("more than 50000 rows")
  })

  it("that unpacks to more than is read is refused", async () => {
    const bomb = workbook(Buffer.alloc(90_000_000, " "))
    expect(bomb.length).toBeLessThan(200_000)
    expect(await problemOf(bomb)).toContain("too large when it is unpacked")
  })

  it("that is broken or none is refused", async () => {
    expect(await problemOf(zip({ "a.txt": "a" }))).toContain("can’t be read")
    expect(await problemOf(workbook("<worksheet>"))).not.toBe("")
  })
})
