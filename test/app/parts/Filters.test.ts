/** The filters above a list. */
import { describe, expect, it } from "vitest"
import { activeFilters, FilterChoice, FilterInput, Filters } from "../../../src/app/parts/Filters.tsx"
import { linksOf, rendered, textsOf, visitTo } from "./rendering.ts"

const LIST = "/app/7/receivables"

describe("a filter to be typed", () => {
  it("has what the address says", () => {
    const input = (name: string) => {
      const element = rendered(
        FilterInput({ visit: visitTo(`${LIST}?currency=EUR`), name, label: "Currency", maxlength: 3 })
      ).querySelector("label input")
      return [
        element?.getAttribute("type"),
        element?.getAttribute("value") ?? "",
        element?.getAttribute("maxlength")
      ]
    }
    expect(input("currency")).toEqual(["text", "EUR", "3"])
    expect(input("q")).toEqual(["text", "", "3"])
  })

  it("is found by the style sheet if it is a search", () => {
    const classOf = (type: "search" | "date") =>
      rendered(FilterInput({ visit: visitTo(LIST), name: "q", label: "Find", type }))
        .querySelector("label")
        ?.getAttribute("class")
    expect([classOf("search"), classOf("date")]).toEqual(["search", undefined])
  })
})

describe("a filter to be chosen", () => {
  const options = [
    ["open", "Open"],
    ["paid", "Paid"]
  ] as const
  const choice = (changes: { readonly all?: string | null } = {}) =>
    FilterChoice({
      visit: visitTo(`${LIST}?status=paid`),
      name: "status",
      label: "Status",
      options,
      ...changes
    })

  it("offers all first, under its own name, or not at all", () => {
    expect(textsOf(choice(), "option")).toEqual(["All", "Open", "Paid"])
    expect(textsOf(choice({ all: "Any" }), "option")).toEqual(["Any", "Open", "Paid"])
    expect(textsOf(choice({ all: null }), "option")).toEqual(["Open", "Paid"])
    expect(rendered(choice()).querySelector("option")?.getAttribute("value")).toBe("")
  })

  it("shows what the address says", () => {
    expect(textsOf(choice(), "option[selected]")).toEqual(["Paid"])
    expect(rendered(choice()).querySelector("select")?.getAttribute("name")).toBe("status")
  })
})

describe("the number of filters that are set", () => {
  it("leaves out the place in the list, its order, what is always in sight, and empty ones", () => {
    const set = (query: string) => activeFilters(new URLSearchParams(query))
    for (const name of ["page", "per_page", "before", "sort", "q", "status", "done", "format"]) {
      expect([name, set(`${name}=1`)]).toEqual([name, 0])
    }
    expect(set("currency=EUR&due_from=2026-01-01&due_to=&customer=+")).toBe(2)
  })
})

describe("the form around filters", () => {
  const form = (query: string, isSet: boolean, children?: string) =>
    Filters({
      visit: visitTo(LIST + query),
      isSet,
      first: "first",
      ...(children === undefined ? {} : { children })
    })

  it("sends them to the list itself, in its address", () => {
    const element = rendered(form("?page=2", false)).querySelector("form")
    expect([
      element?.getAttribute("method"),
      element?.getAttribute("action"),
      element?.getAttribute("role")
    ]).toEqual(["get", LIST, "search"])
  })

  it("says behind which word how many are set", () => {
    expect(textsOf(form("", false, "more"), "summary")).toEqual(["Filters"])
    expect(textsOf(form("?currency=EUR", true, "more"), "summary")).toEqual(["Filters (1)"])
    expect(textsOf(form("", false), "summary")).toEqual([])
  })

  it("has a button that applies them, or searches where there is nothing but a search", () => {
    expect(textsOf(form("", false, "more"), "button")).toEqual(["Apply filters"])
    expect(textsOf(form("", false), "button")).toEqual(["Search "])
  })

  it("has a link that clears them if there is something to clear", () => {
    expect(linksOf(form("?currency=EUR", true, "more"))).toEqual({ "Clear filters": LIST })
    expect(linksOf(form("?currency=EUR", false, "more"))).toEqual({})
  })
})
