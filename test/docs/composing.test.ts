import { describe, expect, it } from "vitest"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import manifest from "../../package.json" with { type: "json" }
// Each of these defines tests, which run here.
import "./clientProgram.ts"
import "./examples/caller.ts"
import "./examples/clock.ts"
import "./examples/keystore.ts"
import "./examples/planned.ts"
import "./examples/reminders.ts"
import "./examples/repository.ts"

const folder = join(import.meta.dirname, "examples")
const page = readFileSync(join(import.meta.dirname, "../../docs/composing.md"), "utf8")
const blocks = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code)

describe("docs/composing.md", () => {
  it.each(readdirSync(folder))("shows %s as the tests run it", (file) =>
    expect(blocks).toContain(readFileSync(join(folder, file), "utf8"))
  )

  it("shows no other code", () => expect(blocks).toHaveLength(readdirSync(folder).length))

  it("installs the versions that Duebook is made with", () => {
    const versions = new Map(Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
    const named = [...page.matchAll(/ (@?[a-z/-]+)@(\d[\d.]+)/g)].map(([, name = "", version]) => [
      name,
      version
    ])
    expect(named).toEqual(named.map(([name = ""]) => [name, versions.get(name)]))
    expect(named).toHaveLength(6)
    expect(`>=${page.match(/runs on Bun, (\S+) or later/)?.[1]}`).toBe(manifest.engines.bun)
    expect(page).toContain(`./${manifest.name}-${manifest.version}.tgz`)
  })
})
