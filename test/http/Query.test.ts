import { describe, expect, it } from "@effect/vitest"
import { parse } from "../../src/http/Query.ts"

describe("a query", () => {
  it.each([
    ["", {}],
    ["&&", {}],
    ["a=1&b=2", { a: "1", b: "2" }],
    ["a", { a: "" }],
    ["a=", { a: "" }],
    ["=1", { "": "1" }],
    ["a=b=c", { a: "b=c" }],
    ["a=1&a=2&a=3", { a: ["1", "2", "3"] }],
    ["a+b=c+d", { "a b": "c d" }],
    ["%61=%E2%82%AC", { a: "€" }],
    ["a=1%2B1", { a: "1+1" }],
    ["a=%FF", { a: "%FF" }],
    ["a=%&b=%E2", { a: "%", b: "%E2" }],
    ["toString=1", { toString: "1" }]
  ])("%s", (query, fields) => {
    expect({ ...parse(query) }).toEqual(fields)
  })

  it("has no field that was not sent", () => {
    expect(parse("a=1")["constructor"]).toBeUndefined()
    expect(Object.keys(parse("__proto__=1"))).toEqual(["__proto__"])
  })
})
