/** docs/contract.md has every section that is cited, and agrees with the code and the OpenAPI document. */
import { describe, expect, it } from "vitest"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { catalogue } from "../../src/domain/Errors.ts"
import { AttemptStatus, ReasonCode } from "../../src/domain/ReminderAttempt.ts"
import description from "../http/openapi.snapshot.json" with { type: "json" }
import { root } from "../support/documents.ts"

const contract = readFileSync(join(root, "docs/contract.md"), "utf8")

/** `4` and `4.2` of the headings `## 4. …` and `### 4.2 …`, in their order. */
const sections = [...contract.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number = ""]) => number)

interface Operation {
  readonly security: ReadonlyArray<{ readonly bearer: ReadonlyArray<string> }>
  readonly parameters?: ReadonlyArray<{ readonly name: string; readonly in: string }>
}

/** Every operation that is declared, under its path without `/v1`. */
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Readonly<Record<string, Operation>>).map(([method, operation]) => ({
    ...operation,
    method: method.toUpperCase(),
    path: path.slice("/v1".length)
  }))
)

/** The text of one rule. */
const ruleOf = (number: string): string =>
  contract.split(/^(?=###? )/m).find((text) => text.startsWith(`### ${number} `)) ?? ""

/** `contract §4`, `contract §4.2, §11.4`, `contract §4.1 to §4.3`; a citation may continue on the next line of a comment. */
const citation = /\bcontract((?:[\s*/]+|, | and | to )§\d+(?:\.\d+)?)+/gi

/** Files that may cite the contract; a released migration can't be changed any more. */
const files = ["src", "test", "bench", "scripts", "docs"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|mjs|md)$/.test(name) && name !== "postgres/migrationFiles.ts")
    .map((name) => join(folder, name))
)

const cited = files
  .filter((file) => file !== "test/docs/contract.test.ts")
  .flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(citation)].flatMap(([text]) =>
      [...text.matchAll(/§(\d+(?:\.\d+)?)/g)].map(([, number = ""]) => ({ file, number }))
    )
  )

const own = [...contract.matchAll(/§(\d+(?:\.\d+)?)/g)].map(([, number = ""]) => number)

describe("docs/contract.md", () => {
  it("has every section that a file cites", () => {
    expect(cited.length).toBeGreaterThan(70)
    expect(cited.filter(({ number }) => !sections.includes(number))).toEqual([])
  })

  it("has every section that it cites itself", () => {
    expect(own.length).toBeGreaterThan(10)
    expect(own.filter((number) => !sections.includes(number))).toEqual([])
  })

  it("is numbered from 1 on, without gaps", () => {
    let [section, rule] = [0, 0]
    const expected = sections.map((number) => {
      if (number.includes(".")) return `${section}.${++rule}`
      rule = 0
      return `${++section}`
    })
    expect(sections).toEqual(expected)
  })

  it("lists every error with its status", () => {
    const rows = [...contract.matchAll(/^\| (\d{3}) +\| `(\w+)`/gm)].map(([, status, code]) => [
      Number(status),
      code
    ])
    expect(rows).toEqual(Object.values(catalogue).map(({ code, status }) => [status, code]))
  })

  it("explains every status and every reason code of an attempt", () => {
    const statuses = [...ruleOf("9.3").matchAll(/`(\w+)`:/g)].map(([, status]) => status)
    expect(statuses.toSorted()).toEqual(AttemptStatus.literals.toSorted())
    const rows = ruleOf("9.4")
      .split("\n")
      .flatMap((line) => (/^\| (`.*?) \|/.exec(line)?.[1] ?? "").match(/\w+/g) ?? [])
    expect(rows.toSorted()).toEqual(ReasonCode.literals.toSorted())
  })

  it("lists every operation with its scope", () => {
    const rows = [...ruleOf("11.2").matchAll(/^\| `([A-Z]+ \S+)` +\| `(\S+)`/gm)].map(
      ([, operation, scope]) => `${operation} ${scope}`
    )
    const declared = operations.map(
      ({ method, path, security }) => `${method} ${path} ${security.flatMap(({ bearer }) => bearer).join()}`
    )
    expect(rows.toSorted()).toEqual(declared.toSorted())
  })

  it("lists the filters of every list", () => {
    const rows = [...ruleOf("5.2").matchAll(/^\| `GET (\S+)` +\| (.*?) \|$/gm)].map(
      ([, path, filters = ""]) => [path, (filters.match(/(?<=`)[a-z_0-9]+/g) ?? []).toSorted()]
    )
    const lists = operations.flatMap(({ parameters = [], path }) => {
      const names = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name)
      return names.includes("page")
        ? [[path, names.filter((name) => name !== "page" && name !== "per_page").toSorted()]]
        : []
    })
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(lists))
  })

  it.each([
    ["Receivable", "11.4"],
    ["Payable", "11.5"],
    ["Customer", "11.6"],
    ["Payment", "6.2"],
    ["ReminderAttempt", "9.2"],
    ["ScheduleEntry", "9.5"],
    ["ReminderMessage", "9.7"],
    ["Usage", "8.3"]
  ] as const)("names every field of %s", (schema, number) => {
    const text = ruleOf(number)
    const fields = Object.keys(description.components.schemas[schema].properties)
    expect(fields.filter((field) => !text.includes(`\`${field}\``))).toEqual([])
  })

  it("is cited by its own sections, not by those of another document", () => {
    const other = /\b(?:contract|specification) \d/i
    expect(files.filter((file) => other.test(readFileSync(join(root, file), "utf8")))).toEqual([])
  })
})
