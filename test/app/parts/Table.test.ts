/** Tables, the links between their pages, and the link to a file of them. */
import { describe, expect, it } from "vitest"
import { type Column, DownloadCsv, Older, Pager, Table, withQuery } from "../../../src/app/parts/Table.tsx"
import { linksOf, rendered, textsOf, visitTo } from "./rendering.ts"

const LIST = "/app/7/receivables"

describe("a table", () => {
  interface Row {
    readonly name: string
    readonly amount: string
  }
  const columns: ReadonlyArray<Column<Row>> = [
    { label: "Name", place: "title", cell: ({ name }) => name },
    { label: "Amount", number: true, place: "figure", cell: ({ amount }) => amount },
    { label: "Count", number: true, cell: () => "1" },
    { label: "Note", number: false, cell: () => "-" }
  ]
  const table = Table({
    caption: "Who owes what",
    columns,
    rows: [
      { name: "Ada", amount: "1.00" },
      { name: "Bob", amount: "2.00" }
    ]
  })

  it("has a heading for each column and a cell for each column in each row", () => {
    expect(textsOf(table, "th")).toEqual(["Name", "Amount", "Count", "Note"])
    expect(
      rendered(table)
        .querySelectorAll("tbody tr")
        .map((row) => row.querySelectorAll("td").map(({ text }) => text))
    ).toEqual([
      ["Ada", "1.00", "1", "-"],
      ["Bob", "2.00", "1", "-"]
    ])
  })

  it("tells the style sheet which columns are numbers, and where each cell stands on a card", () => {
    const classesOf = (selector: string) =>
      rendered(table)
        .querySelectorAll(selector)
        .map((cell) => cell.getAttribute("class"))
    expect(classesOf("th")).toEqual([undefined, "number", "number", undefined])
    expect(classesOf("tbody tr:first-child td")).toEqual([
      "placed as-title",
      "number placed as-figure",
      "number",
      undefined
    ])
  })

  it("gives each cell its column's label, for the card that the row becomes on a phone", () => {
    const labels = rendered(table)
      .querySelectorAll("tbody tr:last-child td")
      .map((cell) => cell.getAttribute("data-label"))
    expect(labels).toEqual(["Name", "Amount", "Count", "Note"])
  })

  it("says what it is to a screen reader, and scrolls by keyboard", () => {
    const group = rendered(table).querySelector("[role=group]")
    expect(group?.getAttribute("aria-label")).toBe("Who owes what")
    expect(group?.getAttribute("tabindex")).toBe("0")
    expect(group?.getAttribute("class")).toBe("table")
    expect(rendered(table).querySelector("table")?.getAttribute("class")).toBe("cards")
    const caption = rendered(table).querySelector("caption")
    expect([caption?.text, caption?.getAttribute("class")]).toEqual(["Who owes what", "hidden"])
    expect(
      rendered(table)
        .querySelectorAll("th")
        .map((th) => th.getAttribute("scope"))
    ).toEqual(["col", "col", "col", "col"])
  })
})

describe("an address with other parameters", () => {
  it("keeps the parameters that are not changed", () => {
    expect(withQuery(visitTo(`${LIST}?status=open&q=a+b`), { page: "2" })).toBe(
      `${LIST}?status=open&q=a+b&page=2`
    )
  })

  it("has a changed parameter once, and a parameter that is null not at all", () => {
    expect(withQuery(visitTo(`${LIST}?page=1&q=x`), { page: "2", q: null })).toBe(`${LIST}?page=2`)
  })

  it("does not say once more what was done", () => {
    expect(withQuery(visitTo(`${LIST}?done=create&q=x`), {})).toBe(`${LIST}?q=x`)
  })

  it("has no question mark where no parameter is left", () => {
    expect(withQuery(visitTo(`${LIST}?page=3`), { page: null })).toBe(LIST)
  })

  it("leaves the query of the visit as it is", () => {
    const visit = visitTo(`${LIST}?done=create&page=1`)
    withQuery(visit, { page: "2" })
    expect(visit.query.toString()).toBe("done=create&page=1")
  })
})

describe("the links between the pages of a list", () => {
  const pager = (page: number, total: number, perPage = 20) =>
    Pager({ visit: visitTo(`${LIST}?q=x`), request: { page, perPage }, total })
  const previous = (page: number) => `${LIST}?q=x&page=${page}`
  const next = previous

  it("lead only on from the first page", () => {
    expect(linksOf(pager(1, 41))).toEqual({ Next: next(2) })
  })

  it("lead both ways from a page between the first and the last", () => {
    expect(linksOf(pager(2, 41))).toEqual({ Previous: previous(1), Next: next(3) })
  })

  it("lead only back from the last page, whether it is full or not", () => {
    expect(linksOf(pager(3, 41))).toEqual({ Previous: previous(2) })
    expect(linksOf(pager(2, 40))).toEqual({ Previous: previous(1) })
  })

  it("lead nowhere where there is one page, or none", () => {
    expect(linksOf(pager(1, 20))).toEqual({})
    expect(linksOf(pager(1, 0))).toEqual({})
  })

  it("lead back to the last page from a page that is beyond it", () => {
    expect(linksOf(pager(9, 41))).toEqual({ Previous: previous(3) })
    expect(linksOf(pager(9, 0))).toEqual({ Previous: previous(1) })
  })

  it("stand beside which rows are shown, of how many", () => {
    const rowsShown = (page: number, total: number, perPage?: number) =>
      rendered(pager(page, total, perPage)).querySelector("span")?.text
    expect(rowsShown(1, 41)).toBe("1–20 of 41")
    expect(rowsShown(2, 41)).toBe("21–40 of 41")
    expect(rowsShown(3, 41)).toBe("41–41 of 41")
    expect(rowsShown(9, 41)).toBe("41–41 of 41")
    expect(rowsShown(13, 1_234, 100)).toBe("1,201–1,234 of 1,234")
    expect(rowsShown(1, 0)).toBe("0")
  })

  it("are a navigation that says what it is", () => {
    const nav = rendered(pager(1, 0)).querySelector("nav.pager")
    expect(nav?.getAttribute("aria-label")).toBe("Pages")
  })
})

describe("the links of a list that is not counted", () => {
  const older = (address: string, hasOlder: boolean, last: number | null = 40) =>
    Older({ visit: visitTo(address), last, hasOlder })

  it("are not there where the newest rows are all there are", () => {
    expect(older(LIST, false)).toBeNull()
  })

  it("lead from the newest rows to older ones", () => {
    expect(linksOf(older(`${LIST}?q=x`, true))).toEqual({ Older: `${LIST}?q=x&before=40` })
  })

  it("lead from older rows to the newest ones, and on to still older ones if there are any", () => {
    expect(linksOf(older(`${LIST}?before=90`, true))).toEqual({ Newest: LIST, Older: `${LIST}?before=40` })
    expect(linksOf(older(`${LIST}?before=90`, false))).toEqual({ Newest: LIST })
  })

  it("lead to no older rows than a row that is not known", () => {
    expect(linksOf(older(`${LIST}?before=90`, true, null))).toEqual({ Newest: LIST })
    expect(rendered(older(LIST, true)).querySelector("nav.pager")?.getAttribute("aria-label")).toBe("Pages")
  })
})

describe("the link to a file of a list", () => {
  it("keeps the filters and leaves out the page, because the file has all rows", () => {
    expect(linksOf(DownloadCsv({ visit: visitTo(`${LIST}?q=x&page=3`) }))).toEqual({
      "Download CSV": `${LIST}?q=x&format=csv`
    })
  })

  it("is left to the browser, which keeps the file", () => {
    const link = rendered(DownloadCsv({ visit: visitTo(LIST) })).querySelector("a")
    expect([link?.getAttribute("hx-boost"), link?.hasAttribute("download"), link?.classList.value]).toEqual([
      "false",
      true,
      ["quiet"]
    ])
  })
})
