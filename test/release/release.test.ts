/** What a release is made of: its notes, its checksums, and what it refuses to be made from. */
import { afterAll, describe, expect, it } from "vitest"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import manifest from "../../package.json" with { type: "json" }
import { build } from "../../scripts/build.ts"
import { type Source, webAddress } from "../../scripts/container/commit.ts"
import { sectionOf } from "../../scripts/release/changelog.ts"
import { CHECKSUMS, checksums } from "../../scripts/release/checksums.ts"
import { planOf } from "../../scripts/release/plan.ts"

const root = join(import.meta.dirname, "../..")
const work = mkdtempSync(join(tmpdir(), "duebook-release-"))
afterAll(() => rmSync(work, { recursive: true, force: true }))

const CHANGELOG = `# Changelog

## [Unreleased]

- Something new.

## [1.2.0] - 2027-01-05

### Added

- The first line.

### Fixed

- The second line.

## [1.1.0]

[1.2.0]: https://duebook.example/1.2.0
`

describe("the notes of a release", () => {
  it("are the changelog's section of that version, and of no other", () => {
    expect(sectionOf(CHANGELOG, "1.2.0")).toBe(
      "### Added\n\n- The first line.\n\n### Fixed\n\n- The second line.\n"
    )
    expect(sectionOf(CHANGELOG, "Unreleased")).toBe("- Something new.\n")
    expect(sectionOf(CHANGELOG, "1.1.0")).toBeUndefined()
    expect(sectionOf(CHANGELOG, "1.2")).toBeUndefined()
  })

  it("can be made of the changelog that is here", () => {
    const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8")
    expect(sectionOf(changelog, "Unreleased") ?? sectionOf(changelog, manifest.version)).toMatch(/^[-#A-Z]/)
  })
})

describe("a release", () => {
  const source: Source = {
    version: "1.2.0",
    revision: "0123456789abcdef0123456789abcdef01234567",
    epochSeconds: 1_800_000_000,
    url: undefined,
    dirty: false
  }

  it("is made of a commit whose version has a section", () => {
    expect(planOf(source, CHANGELOG, false)).toMatchObject({ version: "1.2.0" })
  })

  it("is refused, with what to do, of changed files, of no commit and without a section", () => {
    expect(() => planOf({ ...source, dirty: true }, CHANGELOG, false)).toThrow(/git status.*--snapshot/)
    expect(() => planOf({ ...source, revision: undefined }, CHANGELOG, false)).toThrow(/no Git checkout/)
    expect(() => planOf({ ...source, version: "1.3.0" }, CHANGELOG, false)).toThrow('no section "## [1.3.0]"')
  })

  it("may be a snapshot of anything, which says so in its version", () => {
    expect(planOf(source, CHANGELOG, true)).toEqual({
      version: "1.2.0-snapshot.0123456789ab",
      notes: "- Something new.\n"
    })
    expect(planOf({ ...source, dirty: true }, "", true).version).toBe("1.2.0-snapshot.0123456789ab.dirty")
  })

  it("has checksums that sha256sum accepts, and refuses after a change", () => {
    const folder = mkdtempSync(join(work, "sums-"))
    writeFileSync(join(folder, "duebook-1.2.0-linux-x64"), "one")
    writeFileSync(join(folder, "RELEASE_NOTES.md"), "two")
    writeFileSync(join(folder, CHECKSUMS), checksums(folder))
    const verify = () =>
      Bun.spawnSync(["sha256sum", "--check", "--strict", CHECKSUMS], { cwd: folder, stderr: "ignore" })
    expect(verify().stdout.toString()).toBe("RELEASE_NOTES.md: OK\nduebook-1.2.0-linux-x64: OK\n")
    writeFileSync(join(folder, "RELEASE_NOTES.md"), "three")
    expect(verify().exitCode).toBe(1)
    expect(checksums(folder)).not.toContain(CHECKSUMS)
  })
})

describe("the executable", () => {
  it("has the same bytes whatever its file is called and in whatever folder it is", () => {
    const entry = join(work, "main.ts")
    writeFileSync(entry, "console.log(await Promise.resolve(process.argv.length))\n")
    const [first, second] = ["one/duebook", "two/deeper/other"].map((name) => {
      const outfile = join(work, name)
      expect(build({ entry, outfile })).toBe(0)
      return new Bun.CryptoHasher("sha256").update(readFileSync(outfile)).digest("hex")
    })
    expect(first).toBe(second)
  }, 60_000)

  it("is not built for another processor without the Bun for it", () => {
    expect(build({ entry: join(work, "main.ts"), outfile: join(work, "arm"), target: "linux-arm64" })).toBe(1)
  })
})

describe("the address of the sources", () => {
  it("is that of a web page, without a password, and unknown for a folder", () => {
    for (const remote of [
      "https://code.example/team/duebook.git",
      "https://me:secret@code.example/team/duebook",
      "git@code.example:team/duebook.git",
      "ssh://git@code.example/team/duebook.git"
    ])
      expect(webAddress(remote), remote).toBe("https://code.example/team/duebook")
    for (const remote of ["/srv/git/duebook.git", "../duebook", "file:///srv/duebook", undefined])
      expect(webAddress(remote)).toBeUndefined()
  })
})
