/** Tables as files that a spreadsheet opens. */
import { describe, expect, it } from "vitest"
import { csvFile, decimalOf, MAX_CSV_ROWS } from "../../src/app/Csv.ts"

describe("a table as a file", () => {
  const contentOf = (...rows: Parameters<typeof csvFile>[2]) => csvFile("book", ["id", "name"], rows).content

  it("is CSV with a name, a mark of its encoding, and Windows' line ends", () => {
    expect(
      csvFile(
        "book",
        ["id", "name"],
        [
          [1, "Ada"],
          [2, null]
        ]
      )
    ).toEqual({
      name: "book.csv",
      contentType: "text/csv; charset=utf-8",
      content: "\ufeffid,name\r\n1,Ada\r\n2,\r\n"
    })
    expect(MAX_CSV_ROWS).toBe(10_000)
  })

  it("has in quotes what has a comma, a quote or a line break", () => {
    expect(contentOf([1, "a,b"], [2, 'a"b'], [3, "a\nb"])).toBe(
      '\ufeffid,name\r\n1,"a,b"\r\n2,"a""b"\r\n3,"a\nb"\r\n'
    )
  })

  it("has an apostrophe before what a spreadsheet would take for a formula", () => {
    expect(contentOf([1, "a\n=1+1"])).toContain('1,"a\n=1+1"')
    expect(contentOf([1, "a\r=1+1"])).toContain('1,"a\r=1+1"')
    for (const sign of ["=", "+", "-", "@"]) {
      expect(contentOf([1, `${sign}1+1`])).toContain(`1,'${sign}1+1`)
      expect(contentOf([1, ` ${sign}1+1`])).toContain(`1,' ${sign}1+1`)
      for (const hidden of ["\n", "\r", "\t", "\u00a0", "\ufeff", "\u200b", "\ufeff \n"])
        expect(contentOf([1, `${hidden}${sign}1+1`])).toMatch(/\r\n1,"?'/)
    }
    expect(contentOf([-1, "\u00a0a=1"])).toContain("\r\n-1,\u00a0a=1")
  })
})

describe("an amount in a file", () => {
  it("has the decimals of its currency", () => {
    expect(decimalOf(125_000, "EUR")).toBe("1250.00")
    expect(decimalOf(125_000, "JPY")).toBe("125000")
    expect(decimalOf(125_000, "KWD")).toBe("125.000")
  })

  it("has two decimals where the currency was withdrawn", () => {
    expect(decimalOf(125_001, "DEM")).toBe("1250.01")
  })
})
