/** What of Duebook a program of somebody else's may import: package.json's `exports`, which the package is made from. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import manifest from "../../package.json" with { type: "json" }
import { root } from "../support/documents.ts"

const names = Object.keys(manifest.exports)
const targets: ReadonlyArray<string> = Object.values(manifest.exports)

describe("the exports", () => {
  it("are named one by one, each a source of ours", () => {
    expect(names.filter((name) => name.includes("*"))).toEqual([])
    expect(targets.filter((target) => !existsSync(join(root, target)))).toEqual([])
    expect(new Set(targets).size).toBe(targets.length)
    expect(names).toEqual(names.toSorted())
  })

  it("are those that docs/composing.md explains, each with what it has", () => {
    const page = readFileSync(join(root, "docs/composing.md"), "utf8")
    const [, section = ""] = page.split("## What you may import")
    const explained = [...section.matchAll(/^\| `duebook(\/[\w/]+)` +\| (.+?) +\|$/gm)]
    expect(explained.map(([, path]) => `.${path}`)).toEqual(names)
    expect(explained.filter(([, , has = ""]) => has.length < 8)).toEqual([])
  })

  it("have every module that an example of docs/composing.md imports", () => {
    const page = readFileSync(join(root, "docs/composing.md"), "utf8")
    const imported = [...page.matchAll(/"duebook(\/[\w/]+)"/g)].map(([, path]) => `.${path}`)
    expect(imported.length).toBeGreaterThan(10)
    expect(imported.filter((name) => !names.includes(name))).toEqual([])
  })
})
