/** Files that are made to harm: bombs, depth, entities, and what limits there are. */
import { describe, expect, it } from "@effect/vitest"
import { crc32, deflateRawSync } from "node:zlib"
import { bytesOf, movementsOf, partsOf, readFile, refusalOf } from "./reading.ts"
import { asCamt, asMt940, asOfx, camtMessage, type WrittenStatement } from "./writers.ts"

const statement: WrittenStatement = {
  iban: "DE02120300000000202051",
  currency: "EUR",
  openingMinor: 0,
  movements: [
    {
      amountMinor: 100,
      bankReference: "B1",
      bookedOn: "2026-01-31",
      counterpartyAccount: null,
      counterpartyName: "Muster",
      direction: "credit",
      endToEndId: null,
      paymentReference: null,
      remittance: "INV-7",
      valueOn: null
    }
  ]
}

interface Zipped {
  readonly name: string
  readonly content: Uint8Array | string
  /** What the directory claims. */
  readonly claimedBytes?: number
  readonly checksum?: number
  readonly flags?: number
  readonly method?: number
}

/** A ZIP as programs write it, and as they should not. */
const zip = (...files: ReadonlyArray<Zipped>): Uint8Array => {
  const locals: Array<Buffer> = []
  const directory: Array<Buffer> = []
  let offset = 0
  for (const { checksum, claimedBytes, content, flags = 0, method = 8, name } of files) {
    const bytes = bytesOf(content)
    const packed = method === 0 ? Buffer.from(bytes) : deflateRawSync(bytes)
    const sizes = Buffer.alloc(16)
    sizes.writeUInt32LE(checksum ?? crc32(bytes), 0)
    sizes.writeUInt32LE(packed.length, 4)
    sizes.writeUInt32LE(claimedBytes ?? bytes.length, 8)
    sizes.writeUInt16LE(name.length, 12)
    const head = Buffer.alloc(10)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(flags, 2)
    head.writeUInt16LE(method, 4)
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), head, sizes, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
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
    locals.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(offset, 12)
  return new Uint8Array(Buffer.concat([...locals, entries, Buffer.from("PK\u0005\u0006"), end]))
}

describe("XML", () => {
  it("with a document type or entities of its own is refused, billion laughs included", () => {
    const laughs = `<!DOCTYPE d [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n} "${`&a${n === 0 ? "" : n - 1};`.repeat(10)}">`).join("")}]>`
    const [head = "", ...others] = asCamt(statement).split("\n")
    expect(refusalOf([head, laughs, ...others].join("\n"))).toMatch(/a document type is not allowed/)
    expect(refusalOf([head, '<!DOCTYPE d SYSTEM "file:///etc/passwd">', ...others].join("\n"))).toMatch(
      /not allowed/
    )
    expect(refusalOf(asCamt(statement).replace("INV-7", "&own;"))).toMatch(/not well-formed/)
  })

  it("that is too deep, too long in one text or too large in one entry is refused in little time", () => {
    const startedAt = performance.now()
    expect(refusalOf(camtMessage("<a>".repeat(100_000)))).toMatch(/within each other/)
    expect(refusalOf(asCamt(statement).replace("INV-7", "x".repeat(5_000_000)))).toMatch(/too long/)
    expect(refusalOf(asCamt(statement).replace("<RmtInf>", `<RmtInf>${"<a/>".repeat(20_000)}`))).toMatch(
      /more than 10000 elements/
    )
    expect(refusalOf(`<${"a".repeat(100_000)}/>`)).toMatch(/within each other|no camt/)
    expect(performance.now() - startedAt).toBeLessThan(20_000)
  })

  it("in an encoding that is not known, or in another one than it says, is refused", () => {
    expect(refusalOf(asCamt(statement).replace("UTF-8", "KLINGON"))).toMatch(/not known/)
    expect(
      refusalOf(
        Uint8Array.from(asCamt(statement).replace("Muster", "M\u00fcster"), (letter) => letter.charCodeAt(0))
      )
    ).toMatch(/not in the encoding/)
  })
})

describe("other texts", () => {
  it("that are too deep or too long are refused", () => {
    expect(refusalOf(asOfx(statement, 1).replace("<OFX>", `<OFX>${"<STMTRS>".repeat(100_000)}`))).toMatch(
      /within each other/
    )
    expect(refusalOf(asOfx(statement, 2).replace("INV-7", "x".repeat(1_000_000)))).toMatch(/too long/)
    expect(refusalOf(asOfx(statement, 2).replace("<OFX>", '<!DOCTYPE x [<!ENTITY a "b">]><OFX>'))).toMatch(
      /not allowed/
    )
    expect(refusalOf(asMt940(statement).replace("INV-7", "x".repeat(1_000_000)))).toMatch(/too long/)
    expect(refusalOf(asMt940(statement).replace("INV-7", "\r\nx".repeat(30_000)))).toMatch(/too long/)
  })

  it("have every line of OFX, even if the end of one before is missing", () => {
    const [movement] = statement.movements
    if (movement === undefined) throw new Error("there is none")
    const three = asOfx({ ...statement, movements: [movement, movement, movement] }, 1)
    expect(movementsOf(three.replace("</STMTTRN>", "")).length).toBe(3)
    expect(movementsOf(three.replace("INV-7", "A & B < C &lt;d&gt; &#228;"))[0]?.remittance).toBe(
      "A & B < C <d> ä"
    )
    expect(refusalOf(three.replace("</OFX>", ""))).toMatch(/a part of it is missing/)
  })
})

describe("a ZIP", () => {
  it("has many files, whose statements are told one after the other", () => {
    const file = readFile(
      zip(
        { name: "january.xml", content: asCamt(statement) },
        { name: "__MACOSX/._january.xml", content: "x" },
        { name: "folder/.hidden/notes.txt", content: "x" },
        { name: "folder/Desktop.ini", content: "x" },
        { name: "old.sta", content: asMt940(statement), method: 0 },
        { name: "folder/", content: "" },
        { name: "more.ofx", content: asOfx(statement, 2) }
      )
    )
    expect(partsOf(file).map(({ format, part }) => [part, format])).toEqual([
      [1, "camt.053"],
      [2, "mt940"],
      [3, "ofx"]
    ])
    expect(file.movements.map(({ entry }) => entry)).toEqual([1, 2, 3])
  })

  it("is refused with the name of the file that is wrong", () => {
    const wrong = asCamt(statement).replace('<Ntry><Amt Ccy="EUR">1.00', '<Ntry><Amt Ccy="EUR">x')
    expect(
      refusalOf(zip({ name: "a.xml", content: asCamt(statement) }, { name: "b.xml", content: wrong }))
    ).toBe("entries[2]: b.xml, line 3: its amount is “x”, which is no amount.")
    expect(refusalOf(zip({ name: "c.txt", content: "hello" }))).toMatch(/^c\.txt: file is no statement/)
    expect(
      refusalOf(
        zip(
          { name: "a.xml", content: asCamt(statement) },
          { name: "README.txt", content: "Two, in all.\nSee a.xml" }
        )
      )
    ).toMatch(/^README\.txt: /)
  })

  it("that is a bomb is refused with 413, whatever its directory claims", () => {
    const zeros = new Uint8Array(60_000_000)
    expect(refusalOf(zip({ name: "bomb", content: zeros }))).toMatch(/^413 .*unpacked/)
    expect(refusalOf(zip({ name: "bomb", content: zeros, claimedBytes: 1_000 }))).toMatch(/^413 .*unpacked/)
    const part = asCamt(statement) + " ".repeat(20_000_000)
    expect(refusalOf(zip(...[1, 2, 3].map((number) => ({ name: `${number}.xml`, content: part }))))).toMatch(
      /^413 .*unpacked/
    )
    expect(refusalOf(zip(...Array.from({ length: 501 }, (_, n) => ({ name: `${n}`, content: "" }))))).toBe(
      "413 more than 500 files"
    )
    expect(refusalOf(new Uint8Array(10_485_761))).toMatch(/^413 more than 10485760 bytes/)
  })

  it("in a ZIP, one that is broken, encrypted, empty or a workbook is refused", () => {
    const inner = zip({ name: "a.xml", content: asCamt(statement) })
    expect(refusalOf(zip({ name: "inner.zip", content: inner }))).toMatch(/a ZIP in a ZIP/)
    expect(refusalOf(inner.subarray(0, inner.length - 30))).toMatch(/broken/)
    expect(refusalOf(zip({ name: "a", content: "x", checksum: 1 }))).toMatch(/broken/)
    expect(refusalOf(zip({ name: "a", content: "x", flags: 1 }))).toMatch(/encrypted/)
    expect(refusalOf(zip({ name: "a", content: "x", method: 12 }))).toMatch(/broken|not supported/)
    expect(refusalOf(zip())).toMatch(/without files/)
    expect(refusalOf(zip({ name: "[Content_Types].xml", content: "<Types/>" }))).toMatch(/workbook/)
  })

  it("that was cut or changed anywhere gives nothing, or the same", () => {
    const whole = zip({ name: "a.xml", content: asCamt(statement) })
    const right = movementsOf(whole)
    for (let at = 0; at < whole.length; at += 3) {
      expect(() => movementsOf(whole.subarray(0, at))).toThrow()
      const changed = whole.slice()
      changed[at] = (changed[at] ?? 0) ^ 0xff
      const file = readFile(changed)
      if ("parts" in file.outcome) expect(file.movements).toEqual(right)
    }
  })
})
