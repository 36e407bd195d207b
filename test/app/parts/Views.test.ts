/** The links to the lists that people ask for most. */
import { phrase } from "../../../src/words/Say.ts"
import { describe, expect, it } from "vitest"
import { Views } from "../../../src/app/parts/Views.tsx"
import { linksOf, rendered, visitTo } from "./rendering.ts"

const LIST = "/app/7/receivables"
const views = [
  { label: phrase("All"), query: {} },
  { label: phrase("Overdue"), query: { overdue: "true" } },
  { label: phrase("Due in 7 days"), query: { due_to: "2026-05-27", due_from: "2026-05-20" } }
]
const shown = (query: string) => Views({ views, visit: visitTo(LIST + query) })
const marked = (query: string) =>
  rendered(shown(query))
    .querySelectorAll("a[aria-current=page]")
    .map(({ text }) => text)

describe("the links to views of a list", () => {
  it("lead to the list with their filters and nothing else", () => {
    expect(linksOf(shown("?overdue=true&page=2"))).toEqual({
      All: LIST,
      Overdue: `${LIST}?overdue=true`,
      "Due in 7 days": `${LIST}?due_to=2026-05-27&due_from=2026-05-20`
    })
    expect(rendered(shown("")).querySelector("nav.views")?.getAttribute("aria-label")).toBe("Views")
  })

  it("mark the view whose filters the address has, in any order", () => {
    expect(marked("")).toEqual(["All"])
    expect(marked("?overdue=true")).toEqual(["Overdue"])
    expect(marked("?due_from=2026-05-20&due_to=2026-05-27")).toEqual(["Due in 7 days"])
  })

  it("mark it also where the address says more that is no filter, or an empty filter", () => {
    for (const more of ["before=3", "done=create", "page=2", "per_page=50", "sort=-id", "q="]) {
      expect([more, marked(`?overdue=true&${more}`)]).toEqual([more, ["Overdue"]])
    }
  })

  it("mark none where the address has another filter, or one more", () => {
    expect(marked("?overdue=false")).toEqual([])
    expect(marked("?overdue=true&q=x")).toEqual([])
  })
})
