/** What the query of a page asks for; what is wrong in it is left out. */
import { Effect, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { beforeOf, filterOf, flagOf, given, idIn, pageRequestOf } from "../../src/app/Query.ts"

const query = (text: string) => new URLSearchParams(text)

describe("the page of a list", () => {
  it("is the first one with 25 rows where the address asks for none", () => {
    expect(pageRequestOf(query(""))).toEqual({ page: 1, perPage: 25 })
  })

  it("is the one that the address asks for", () => {
    expect(pageRequestOf(query("page=3&per_page=50"))).toEqual({ page: 3, perPage: 50 })
  })

  it("is the usual one where the address asks for what there can't be", () => {
    for (const wrong of ["0", "-1", "1.5", "x", "", "1e3"]) {
      expect(pageRequestOf(query(`page=${wrong}&per_page=${wrong}`))).toEqual({ page: 1, perPage: 25 })
    }
    expect(pageRequestOf(query("per_page=101")).perPage).toBeLessThanOrEqual(100)
  })
})

describe("a filter", () => {
  const Small = Schema.Literal("a", "b")

  it("is what the address has, without blanks around it", () => {
    expect(filterOf(query("x=+b+"), "x", Small)).toBe("b")
  })

  it("is not set where the address has none, an empty one or a wrong one", () => {
    for (const text of ["", "x=", "x=++", "x=c", "y=a"])
      expect(filterOf(query(text), "x", Small)).toBeUndefined()
  })

  it("that may be any text is not set where the address has none or an empty one", () => {
    for (const text of ["", "x=", "x=++"]) expect(filterOf(query(text), "x", Schema.String)).toBeUndefined()
  })

  it("that is a flag is true or false, and nothing else", () => {
    expect([flagOf(query("f=true"), "f"), flagOf(query("f=false"), "f")]).toEqual([true, false])
    for (const text of ["", "f=", "f=1", "f=TRUE"]) expect(flagOf(query(text), "f")).toBeUndefined()
  })
})

describe("an id in an address", () => {
  it("that rows are to be older than is null where there is none", () => {
    expect(beforeOf(query("before=40"))).toBe(40)
    for (const text of ["", "before=", "before=0", "before=x"]) expect(beforeOf(query(text))).toBeNull()
  })

  it("that can be none is not found", () => {
    const read = (params: Readonly<Record<string, string>>) =>
      Effect.runSync(Effect.either(idIn({ params }, "payable")))
    expect(read({ payable: "7" })).toMatchObject({ _tag: "Right", right: 7 })
    for (const params of [{}, { payable: "" }, { payable: "x" }, { other: "7" }]) {
      expect(read(params)).toMatchObject({ _tag: "Left", left: { _tag: "NotFound" } })
    }
  })
})

describe("the fields that are given", () => {
  it("are those that are set, also to null or false", () => {
    expect(given({ a: 1, b: undefined, c: null, d: false })).toEqual({ a: 1, c: null, d: false })
    expect(Object.keys(given({ b: undefined }))).toEqual([])
  })
})
