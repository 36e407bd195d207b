/** What stands at /docs until the reference is there. */
import { parse } from "node-html-parser"
import { describe, expect, it } from "vitest"
import { documentJson } from "../../../src/http/OpenApi.ts"
import { outline, type ReferencedApi } from "../../../src/http/pages/ReferenceOutline.ts"

const api = JSON.parse(documentJson()) as ReferencedApi

describe("the outline of the API", () => {
  it("lists every operation with its summary, in groups, and leads to the description", () => {
    const html = parse(outline(api))
    const calls = html.querySelectorAll("li").map((item) => item.querySelector("code")?.text)
    const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`)
    )
    expect(calls.toSorted()).toEqual(operations.toSorted())
    expect(html.querySelectorAll("li span").filter(({ text }) => text === "")).toEqual([])
    expect(html.querySelectorAll("h1").length).toBe(1)
    expect(html.querySelectorAll("h2").length).toBeGreaterThan(4)
    expect(html.querySelector("a")?.getAttribute("href")).toBe("openapi.json")
  })

  it("needs no script and no style of its own, and shows text as text", () => {
    expect(outline(api)).not.toMatch(/<script|style=/)
    const evil = { info: { title: "<i>", version: "1" }, paths: { "/<b>": { get: { summary: "<u>" } } } }
    expect(outline(evil)).not.toMatch(/<[ibu]>/)
  })
})
