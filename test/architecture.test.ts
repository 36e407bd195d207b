/** House rules that the compiler does not check: directions of imports, where SQL is, a docstring for every file. */
import { describe, expect, it } from "@effect/vitest"
import { readdirSync, readFileSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { Transpiler } from "bun"

const src = resolve(import.meta.dirname, "../src")

const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"))
  .sort()

const textOf = (file: string): string => readFileSync(join(src, file), "utf8")

// Imports of types count too, which the transpiler leaves out.
const importsOf = (file: string, text = textOf(file)): ReadonlyArray<string> => {
  const statics = [...text.matchAll(/^(?:import|export)\b[^"'`;]*?\bfrom\s+"([^"]+)"/gms)]
  const bare = [...text.matchAll(/^import\s+"([^"]+)"/gm)]
  const dynamics = [...text.matchAll(/\bimport\(\s*"([^"]+)"\s*\)/g)]
  return [...statics, ...bare, ...dynamics].map((match) => match[1] ?? "")
}

/** The files of src that a file imports, relative to src. */
const innerImportsOf = (file: string, text = textOf(file)): ReadonlyArray<string> =>
  importsOf(file, text)
    .filter((target) => target.startsWith("."))
    .map((target) => relative(src, resolve(src, file, "..", target)))
    .filter((target) => !target.startsWith(".."))

const withoutTypes = (text: string): string => text.replaceAll(/^import type\b[^"]*"[^"]+"/gm, "")

const top = ["App.ts", "Processes.ts", "main.ts", "Config.ts", "Variables.ts", "Log.ts", "Telemetry.ts"]
const layerOf = (file: string): string => {
  if (top.includes(file)) return file
  if (file.startsWith("http/handlers/")) return "http/handlers"
  return file.split("/")[0] ?? ""
}

/** {domain, tracing} ← {postgres, threads} ← repos ← services ← {http, app, reminders, cli} ← App ← Processes ← main */
const mayImport: Readonly<Record<string, ReadonlyArray<string>>> = {
  domain: [],
  tracing: [],
  texts: ["domain"],
  words: ["domain"],
  // Threads run rules of the domain, and know of nothing else.
  threads: ["domain"],
  // What sends telemetry knows how it is recorded, and nothing of what is done.
  telemetry: ["tracing"],
  "Variables.ts": [],
  "Config.ts": ["domain", "tracing", "postgres", "Variables.ts"],
  "Log.ts": ["Config.ts", "tracing"],
  "Telemetry.ts": ["Config.ts", "tracing", "telemetry"],
  postgres: ["domain", "tracing"],
  repos: ["domain", "postgres"],
  // Mails to people are written in their languages.
  services: ["domain", "tracing", "repos", "postgres", "threads", "texts", "words"],
  api: ["domain"],
  "http/handlers": ["domain", "services", "api", "http"],
  http: ["domain", "tracing", "postgres", "services", "api", "http/handlers", "texts", "Config.ts"],
  reminders: ["domain", "tracing", "postgres", "repos", "services", "texts", "words", "Config.ts"],
  client: ["domain", "api"],
  testing: ["domain", "postgres", "repos", "services", "http", "api", "client", "reminders", "App.ts"],
  "Processes.ts": [
    "App.ts",
    "Config.ts",
    "Log.ts",
    "Telemetry.ts",
    "postgres",
    "repos",
    "services",
    "http",
    "reminders"
  ],
  // Its previews are rendered by what renders messages.
  app: ["domain", "services", "http", "api", "reminders", "texts", "threads", "words"],
  "App.ts": ["Config.ts", "postgres", "repos", "services", "http", "app", "reminders"],
  cli: [
    "Config.ts",
    "Log.ts",
    "App.ts",
    "Processes.ts",
    "domain",
    "postgres",
    "repos",
    "services",
    "http",
    "reminders"
  ],
  "main.ts": ["cli"]
}

describe("imports", () => {
  it("are all found", () => {
    const transpilers = { ts: new Transpiler({ loader: "ts" }), tsx: new Transpiler({ loader: "tsx" }) }
    for (const file of files) {
      const transpiler = transpilers[file.endsWith(".tsx") ? "tsx" : "ts"]
      const found = new Set(importsOf(file))
      const code = textOf(file).replace(/^#!.*/, "")
      const missed = transpiler
        .scanImports(code)
        .filter(({ path }) => !found.has(path) && !/^react$|\/jsx(-dev)?-runtime$/.test(path))
      expect(missed, file).toEqual([])
    }
  })

  it("point one way", () => {
    const forbidden: Array<string> = []
    for (const file of files) {
      const from = layerOf(file)
      expect(Object.keys(mayImport), `${file} has a layer`).toContain(from)
      for (const target of innerImportsOf(file)) {
        const to = layerOf(target)
        if (to !== from && !(mayImport[from] ?? []).includes(to)) forbidden.push(`${file} → ${target}`)
      }
    }
    expect(forbidden).toEqual([])
  })

  it("make no cycle among files", () => {
    const targets = new Map(
      files.map((file) => [file, innerImportsOf(file, withoutTypes(textOf(file)))] as const)
    )
    const done = new Set<string>()
    const cycles: Array<string> = []
    const visit = (file: string, path: ReadonlyArray<string>): void => {
      if (path.includes(file)) {
        cycles.push([...path.slice(path.indexOf(file)), file].join(" → "))
        return
      }
      if (done.has(file)) return
      for (const target of targets.get(file) ?? []) visit(target, [...path, file])
      done.add(file)
    }
    for (const file of files) visit(file, [])
    expect(cycles).toEqual([])
  })

  it("of api and client need nothing that only a server has", () => {
    const outside = files
      .filter((file) => layerOf(file) === "api" || layerOf(file) === "client")
      .flatMap((file) =>
        importsOf(file).filter((target) => /^node:|^bun$|^pg$|sql|platform-bun/.test(target))
      )
    expect(outside).toEqual([])
  })

  it("name a file, and there are no index files", () => {
    expect(files.filter((file) => file.endsWith("index.ts"))).toEqual([])
    const vague = files.flatMap((file) =>
      importsOf(file)
        .filter(
          (target) => target.startsWith(".") && !/\.(tsx?|sql|json|css|svg|html|txt|br|gz)$/.test(target)
        )
        .map((target) => `${file} → ${target}`)
    )
    expect(vague).toEqual([])
  })
})

/** What a file exports under a name of its own. */
const exportedBy = (file: string): ReadonlyArray<string> =>
  [
    ...textOf(file).matchAll(
      /^export (?:declare )?(?:abstract )?(?:const|class|interface|type|function) (\w+)/gm
    )
  ].map((match) => match[1] ?? "")

/** The names that a file imports, each with the file that it comes from. Imports of a whole module name that module. */
const namesImportedBy = (file: string): ReadonlyArray<readonly [string, string]> =>
  [...textOf(file).matchAll(/^(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+"(\.[^"]+)"/gm)].flatMap(
    ([, names = "", target = ""]) =>
      names
        .split(",")
        .map(
          (name) =>
            name
              .trim()
              .replace(/^type\s+/, "")
              .split(/\s+as\s+/)[0] ?? ""
        )
        .filter((name) => name !== "")
        .map((name) => [name, relative(src, resolve(src, file, "..", target))] as const)
  )

it("a name that is imported by itself has one declaration", () => {
  const declared = new Map(files.map((file) => [file, new Set(exportedBy(file))]))
  const homes = new Map<string, Set<string>>()
  for (const [name, home] of files.flatMap(namesImportedBy)) {
    if (declared.get(home)?.has(name) === true) homes.set(name, (homes.get(name) ?? new Set()).add(home))
  }
  expect(homes.size).toBeGreaterThan(500)
  expect([...homes].filter(([, found]) => found.size > 1).map(([name, found]) => [name, ...found])).toEqual(
    []
  )
})

it("types, services and constants are declared once, whoever imports them", () => {
  const homes = new Map<string, Array<string>>()
  for (const file of files) {
    // How the errors of the domain travel: each is named as the error is.
    if (file === "api/Failures.ts") continue
    for (const name of exportedBy(file)) {
      if (/^[A-Z]/.test(name)) homes.set(name, [...(homes.get(name) ?? []), file])
    }
  }
  expect(homes.size).toBeGreaterThan(500)
  const twice = [...homes].filter(([, found]) => new Set(found).size > 1)
  expect(twice.map(([name, found]) => [name, ...new Set(found)])).toEqual([])
})

/** The code of a file without its comments. */
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(^|[^:"'`])\/\/.*$/gm, "$1")

const sql =
  /["'`]\s*(with \w+ as \(|select [\w.*(]+.*|insert into \w+|update \w+ .*set |delete from \w+|create (table|role|database|index) |alter (table|role) |begin;|set local )/i

it("SQL is only in repos and postgres", () => {
  const elsewhere = files
    .filter((file) => !/^(postgres|repos)\//.test(file))
    .filter((file) => sql.test(withoutComments(textOf(file))))
  expect(elsewhere).toEqual([])
  expect(files.filter((file) => sql.test(withoutComments(textOf(file)))).length).toBeGreaterThan(8)
})

it("every file has a docstring, or one of its exports has", () => {
  const silent = files.filter((file) => {
    const text = textOf(file).replace(/^#!.*\n/, "")
    return !/^(\/\*\*|\/\/ (?:Written|Generated) by )/.test(text) && !/\*\/\n+export /.test(text)
  })
  expect(silent).toEqual([])
})

it("only main runs effects to their end", () => {
  expect(files.filter((file) => /\brunMain\(/.test(withoutComments(textOf(file))))).toEqual(["main.ts"])
})
