/** The bench of reminders runs from end to end on little data; what it takes is not looked at. */
import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { beforeAll, describe, expect, it } from "@effect/vitest"
import { parse, parts, usage } from "../../bench/reminders/options.ts"
import { dataRoot } from "../support/dataRoot.ts"

const root = join(import.meta.dirname, "../..")

const run = (...args: ReadonlyArray<string>) =>
  promisify(execFile)(process.execPath, [join(root, "bench/reminders/run.ts"), ...args], {
    cwd: root,
    env: { ...process.env, TMPDIR: dataRoot() }
  })

describe("the options of the bench of reminders", () => {
  it("are all parts on a million rows unless told otherwise", () => {
    expect(parse([])).toEqual({ rows: 1_000_000, sends: 100_000, peers: false, only: parts, json: false })
    expect(parse(["--rows", "1000", "--only", "rate,claim", "--json"])).toEqual({
      rows: 1_000,
      sends: 1_000,
      peers: false,
      only: ["claim", "rate"],
      json: true
    })
  })

  it("say what they know", () => {
    expect(() => parse(["--only", "claim,fast"])).toThrow("not fast")
    expect(() => parse(["--rows", "999"])).toThrow("from 1000 on")
    expect(() => parse(["--rows", "many"])).toThrow("--rows")
    expect(parse(["--help"])).toBeUndefined()
    for (const part of parts) expect(usage).toContain(part)
  })
})

describe("the bench of reminders", () => {
  // The others take a while however little they are given.
  const measured = ["claim", "plan", "moment", "growth"]
  let report: unknown

  beforeAll(async () => {
    const { stdout } = await run("--rows", "1000", "--sends", "100", "--only", measured.join(","), "--json")
    report = JSON.parse(stdout)
  })

  it.each(measured)("measures %s", (part) => {
    expect(report).toHaveProperty(part)
  })
})
