import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { catalogue } from "../../src/domain/Errors.ts"
import { start, startedBefore } from "../support/Demo.ts"
import {
  type CommandBlock,
  commandBlocks,
  expectShown,
  isRun,
  notRun,
  type Ran,
  root,
  usesExecutable
} from "../support/documents.ts"

const documents = ["README.md", "docs/integrating.md", "docs/operating.md"]
const read = (file: string) => readFileSync(join(root, file), "utf8")

const run = (block: CommandBlock, env: Readonly<Record<string, string>>): Effect.Effect<Ran> =>
  Effect.promise(async () => {
    const child = Bun.spawn(["bash", "-eo", "pipefail", "-c", block.text], {
      cwd: root,
      env: { PATH: `${join(root, "node_modules/.bin")}:${process.env["PATH"] ?? ""}`, ...env },
      stdin: "ignore",
      stdout: "pipe",
      stderr: "pipe"
    })
    const [out, err, code] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
      child.exited
    ])
    return { out, err, code }
  })

describe("the documents", () => {
  it.scopedLive(
    "show what the commands of README.md and docs/integrating.md print, on the demo of README.md",
    () =>
      Effect.gen(function* () {
        const [demo, ...blocks] = [...commandBlocks("README.md"), ...commandBlocks("docs/integrating.md")]
          .filter(isRun)
          .filter((block) => !usesExecutable(block))
        expect(demo?.text).toBe("bun run demo")
        const folder = yield* startedBefore
        const { err, ready } = yield* start(
          ["sh", "-c", `exec ${demo?.text} --port 0 --data-dir "$DATA_DIR" --json`],
          { DATA_DIR: folder, RATE_LIMIT_PER_MINUTE: "1000" }
        )
        const facts = yield* Effect.promise(() => ready)
        if (facts === undefined) throw new Error(yield* Effect.promise(() => err))
        for (const block of blocks) {
          expectShown(
            block,
            yield* run(block, {
              BASE_URL: facts.base_url,
              API_KEY: facts.api_key,
              REHEARSAL_KEY: facts.rehearsal.api_key,
              DATABASE_URL: facts.database_url
            })
          )
        }
        expect(blocks.length).toBeGreaterThan(10)
      }),
    120_000
  )

  it("have a reason for every command block that no test runs, and no other reasons", () => {
    const left = documents.flatMap((file) => commandBlocks(file)).filter((block) => !isRun(block))
    expect(left.map(({ text }) => text.split("\n")[0]).sort()).toEqual(Object.keys(notRun).sort())
  })

  it("have no broken links, and README.md is short", () => {
    // The table of variables grows with them.
    const prose = read("README.md").replaceAll(/^\|.*\n/gm, "")
    expect(prose.split(/\s+/).length).toBeLessThanOrEqual(725)
    for (const file of [
      ...documents,
      "CONTRIBUTING.md",
      "docs/contract.md",
      "docs/composing.md",
      "bench/README.md"
    ]) {
      for (const [, target = ""] of read(file).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
        expect(existsSync(join(root, dirname(file), target)), `${file}: ${target}`).toBe(true)
      }
    }
  })

  it("README.md lists every variable that is read, with its default", () => {
    const config = read("src/Config.ts")
    const names = new Set([...config.matchAll(/"([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)"/g)].map((match) => match[1]))
    const rows = new Map(
      [...read("README.md").matchAll(/^\|`([A-Z_]+)`\|(.*?)\|/gm)].map((row) => [row[1], row[2] ?? ""])
    )
    expect([...rows.keys()].sort()).toEqual([...names].sort())
    for (const [, name = "", value = ""] of config.matchAll(/(?:intIn|oneOf)\("([A-Z_]+)", "?([^,"]+)/g)) {
      expect(rows.get(name), name).toBe(`\`${value.replaceAll(/(?<=\d)_/g, "")}\``)
    }
  })

  it("docs/integrating.md lists every error with its status", () => {
    const rows = [...read("docs/integrating.md").matchAll(/^\| (\d{3}) +\| `(\w+)`/gm)].map((row) => [
      Number(row[1]),
      row[2]
    ])
    expect(rows).toEqual(Object.values(catalogue).map(({ code, status }) => [status, code]))
  })
})
