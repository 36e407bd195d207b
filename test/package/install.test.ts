/** The package as developers get it: built, packed, and installed into a project that has nothing else. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import manifest from "../../package.json" with { type: "json" }
import { root } from "../support/documents.ts"
import { install, run } from "./project.ts"

/** A third of a minute of processor time: `.ci/run` sets the variable, `bun run test` does not. */
const skipped = process.env["PACKAGE_TEST"] === undefined
if (skipped) console.warn("SKIPPED: the package in a project of its own. Set PACKAGE_TEST=1 to install it.")

/** The compiler runs twice, and other tests beside it. */
const PATIENCE_MILLIS = 180_000

const examples = join(root, "test/docs/examples")
const names = Object.keys(manifest.exports).map((name) => name.replace(".", manifest.name))

let folder = ""
let project = ""

const installed = (path = "") => join(project, "node_modules", manifest.name, path)
const filesOf = (path: string) => readdirSync(installed(path), { recursive: true, encoding: "utf8" })

beforeAll(async () => {
  if (skipped) return
  folder = await mkdtemp(join(tmpdir(), "duebook-package-"))
  project = await install(folder)
  const page = readFileSync(join(root, "docs/composing.md"), "utf8")
  await writeFile(join(project, "tsconfig.json"), /```json\n(.*?)^```$/ms.exec(page)?.[1] ?? "")
  // Each program in a test file of its own, as the page says; that of the client becomes one by a few lines.
  for (const file of readdirSync(examples)) {
    const to = file === "client.ts" ? file : file.replace(".ts", ".test.ts")
    await copyFile(join(examples, file), join(project, to))
  }
  const clientProgram = readFileSync(join(root, "test/docs/clientProgram.ts"), "utf8")
  await writeFile(
    join(project, "client.test.ts"),
    clientProgram.replace("./examples/client.ts", "./client.js")
  )
  await writeFile(
    join(project, "names.ts"),
    [
      ...names.map((name, index) => `import * as _${index} from "${name}"`),
      `console.log(JSON.stringify([${names.map((_, index) => `Object.keys(_${index}).length`).join(", ")}]))`
    ].join("\n")
  )
}, PATIENCE_MILLIS)

afterAll(() => rm(folder, { recursive: true, force: true }))

describe.skipIf(skipped)("the installed package", () => {
  it("brings JavaScript and declarations under every name, and the command", async () => {
    // A module of types alone has no values.
    const values = JSON.parse(await run(project, [process.execPath, "names.ts"])) as ReadonlyArray<number>
    expect(values).toHaveLength(names.length)
    expect(await run(project, [process.execPath, "x", "--no-install", "duebook", "version"])).toBe(
      `${manifest.version}\n`
    )
  })

  it("type-checks strictly, its own declarations included", async () => {
    const checker = join(root, "test/package/typecheck.ts")
    const { declarations, own, told } = JSON.parse(await run(project, [process.execPath, checker])) as {
      readonly own: number
      readonly declarations: ReadonlyArray<string>
      readonly told: string
    }
    expect(told).toBe("")
    expect(own).toBe(readdirSync(examples).length + 2)
    expect(declarations.length).toBeGreaterThan(names.length)
    expect(declarations.filter((file) => !file.endsWith(".d.ts"))).toEqual([])
  }, 120_000)

  it("runs every program of docs/composing.md", async () => {
    const printed = await run(project, [process.execPath, "--bun", "vitest", "run", "--reporter=json"])
    const { testResults } = JSON.parse(printed) as {
      readonly testResults: ReadonlyArray<{ readonly name: string; readonly status: string }>
    }
    const ran = testResults.map(({ name, status }) => `${basename(name)} ${status}`)
    expect(ran.sort()).toEqual(
      readdirSync(examples)
        .map((file) => `${file.replace(".ts", ".test.ts")} passed`)
        .sort()
    )
  }, 120_000)

  it("leads from what runs to the sources, and imports no source", () => {
    // What has no source of its own is copied as it is.
    const compiled = filesOf("lib").filter((file) => !file.endsWith("assets.d.ts"))
    const maps = compiled.filter((file) => file.endsWith(".map"))
    expect(maps.length).toBe(compiled.filter((file) => /\.(js|d\.ts)$/.test(file)).length)
    for (const file of maps) {
      const { sources } = JSON.parse(readFileSync(installed(`lib/${file}`), "utf8")) as {
        readonly sources: ReadonlyArray<string>
      }
      const missing = sources.filter((source) => !existsSync(join(dirname(installed(`lib/${file}`)), source)))
      expect(missing, file).toEqual([])
    }
    const ofSources = compiled
      .filter((file) => /\.(js|d\.ts)$/.test(file))
      .filter((file) =>
        /(?:from|import\()\s*"\.[^"]*\.ts"/.test(readFileSync(installed(`lib/${file}`), "utf8"))
      )
    expect(ofSources).toEqual([])
  })
})
