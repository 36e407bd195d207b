/** What of Duebook a program of somebody else's may import: package.json's `exports`, which the package is made from. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
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

  it("have every service and repository", () => {
    const tagged = ["services", "repos"].flatMap((folder) =>
      readdirSync(join(root, "src", folder), { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".ts"))
        .map((file) => `./src/${folder}/${file}`)
        .filter((file) => /extends \w+\.(Tag|Reference)\b/.test(readFileSync(join(root, file), "utf8")))
    )
    expect(tagged.length).toBeGreaterThan(40)
    expect(tagged.filter((file) => !targets.includes(file))).toEqual([])
  })

  it("have every module that docs/composing.md names", () => {
    const page = readFileSync(join(root, "docs/composing.md"), "utf8")
    const named = [...page.matchAll(/[`"]duebook(\/[\w/]+)[`"]/g)].map(([, path]) => `.${path}`)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !names.includes(name))).toEqual([])
  })
})
