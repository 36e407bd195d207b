/** duebook company export, close and reopen. */
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { unzipSync } from "fflate"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { asServed } from "../support/ServingLogin.ts"
import { makeDatabase } from "../support/TestDatabase.ts"
import { inProcess, json } from "./run.ts"

const folder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "duebook-export-"))),
  (path) => Effect.sync(() => rmSync(path, { recursive: true, force: true }))
)

describe("duebook company", () => {
  it.scopedLive("export writes all of a company into a file, and overwrites none", () =>
    Effect.gen(function* () {
      const { url } = yield* makeDatabase
      const run = (...args: ReadonlyArray<string>) => inProcess(args, { DATABASE_URL: asServed(url) })
      yield* run("company", "create", "--name", "Heron & Söhne")
      const file = join(yield* folder, "heron.zip")
      const written = json(yield* run("company", "export", "--company", "1", "--file", file, "--json"))
      expect(written).toEqual({ file, rows: expect.any(Number) })
      const names = Object.keys(unzipSync(readFileSync(file)))
      expect(names).toContain("json/companies.json")
      expect(existsSync(`${file}.part`)).toBe(false)
      const before = readFileSync(file)
      const again = yield* run("company", "export", "--company", "1", "--file", file)
      expect([again.code, again.err]).toEqual([1, expect.stringContaining("--file can't be written")])
      expect(readFileSync(file)).toEqual(before)
      const none = join(yield* folder, "none.zip")
      const missing = yield* run("company", "export", "--company", "9", "--file", none)
      expect([missing.code, existsSync(none), existsSync(`${none}.part`)]).toEqual([1, false, false])
    })
  )

  it.scopedLive("close says when it is deleted, and reopen takes that back", () =>
    Effect.gen(function* () {
      const { url } = yield* makeDatabase
      const run = (...args: ReadonlyArray<string>) => inProcess(args, { DATABASE_URL: asServed(url) })
      yield* run("company", "create", "--name", "Heron")
      const closed = json(yield* run("company", "close", "--company", "1", "--json")) as {
        deleted_at: string
      }
      const days = (Date.parse(closed.deleted_at) - Date.now()) / 86_400_000
      expect(days).toBeGreaterThan(29.9)
      expect(days).toBeLessThan(30.1)
      expect(json(yield* run("company", "show", "--company", "1", "--json"))).toMatchObject({
        status: "inactive"
      })
      expect((yield* run("company", "reopen", "--company", "1")).out).toBe("Company 1 is open again.\n")
      expect(json(yield* run("company", "show", "--company", "1", "--json"))).toMatchObject({
        status: "active"
      })
      const twice = yield* run("company", "reopen", "--company", "1")
      expect([twice.code, twice.err]).toEqual([1, expect.stringContaining("This company is not closed.")])
    })
  )
})
