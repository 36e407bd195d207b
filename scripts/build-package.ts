/**
 * Makes the package for developers who compose, in dist/package, and packs it beside that: `bun run build:package`.
 * Another folder may be named for a trial. The package's `exports` are those of package.json, which name our sources.
 */
import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import ts from "typescript"
import manifest from "../package.json" with { type: "json" }

const root = join(import.meta.dirname, "..")
const [folder = join(root, "dist/package")] = process.argv.slice(2)

/** What is shipped as it is; `src` is where the maps lead a reader, and nothing imports it. */
const COPIED = ["src", "migrations", "docs", "README.md", "CHANGELOG.md", "LICENSE"]
/** What modules import as a file lies beside the compiled module, and needs no copy beside its source. */
const isAsset = (path: string) => /(\.br|\.gz|\.LICENSES\.txt|assets\.d\.ts)$/.test(path)

/** Libraries of which a program may have one copy only, because its values meet ours: the program brings them. */
const PEERS: ReadonlyArray<string> = ["effect", "@effect/platform"]

/** Libraries that our declarations name, and that have theirs elsewhere. */
const DECLARATIONS: ReadonlyArray<keyof typeof manifest.devDependencies> = ["@types/pg"]

/** Where the compiler would write; nothing is written there, the files go into `folder` under other names. */
const OUT = join(root, "dist/emitted")

const compilerOptions = (): ts.CompilerOptions => {
  const file = join(root, "tsconfig.json")
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile)
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, "\n"))
  return {
    ...ts.parseJsonConfigFileContent(config, ts.sys, root).options,
    rootDir: root,
    outDir: OUT,
    noEmit: false,
    // `bun run typecheck` has checked them; what declarations need is inferred and reported all the same.
    noCheck: true,
    declaration: true,
    declarationMap: true,
    sourceMap: true,
    rewriteRelativeImportExtensions: true
  }
}

/** The path in the package of what a source became: `src/domain/Money.ts` is `lib/domain/Money.js`. */
const inLib = (path: string) => path.replace(/^(\.\/)?src\//, "$1lib/")

/** Declarations keep the `.ts` of imports, which only some settings of a reader's compiler resolve to `.d.ts`. */
const importingJs = (declarations: string) =>
  declarations.replaceAll(/((?:from|import)\s*\(?\s*"\.[^"]*)\.ts"/g, '$1.js"')

/** A map whose sources are the copies in `src`, wherever it was to be written. */
const mapOf = (text: string, emittedTo: string, path: string) => {
  const map = JSON.parse(text) as { sources: ReadonlyArray<string> }
  const sources = map.sources.map((source) => {
    const inPackage = relative(root, join(dirname(emittedTo), source))
    return relative(dirname(path), inPackage)
  })
  return JSON.stringify({ ...map, sources })
}

const compile = () => {
  const entries = ts.sys.readDirectory(join(root, "src"), [".ts"])
  const program = ts.createProgram(entries, compilerOptions())
  const { diagnostics } = program.emit(undefined, (emittedTo, text) => {
    const name = relative(OUT, emittedTo)
    if (!name.startsWith("src/")) return
    const path = inLib(name)
    const to = join(folder, path)
    mkdirSync(dirname(to), { recursive: true })
    if (name.endsWith(".map")) writeFileSync(to, mapOf(text, emittedTo, path))
    else writeFileSync(to, name.endsWith(".d.ts") ? importingJs(text) : text)
  })
  const problems = [...program.getSyntacticDiagnostics(), ...diagnostics]
  if (problems.length === 0) return
  console.error(
    ts.formatDiagnostics(problems, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => root,
      getNewLine: () => "\n"
    })
  )
  process.exit(1)
}

const asJs = (source: string) => inLib(source).replace(/\.ts$/, ".js")
const asDeclarations = (source: string) => inLib(source).replace(/\.ts$/, ".d.ts")

const packageManifest = () => {
  const { bin, dependencies, description, devDependencies, engines, exports, license, name, type, version } =
    manifest
  const split = (wanted: boolean) =>
    Object.entries(dependencies).filter(([library]) => PEERS.includes(library) === wanted)
  return {
    name,
    version,
    description,
    license,
    type,
    bin: Object.fromEntries(Object.entries(bin).map(([command, source]) => [command, asJs(source)])),
    files: ["lib", ...COPIED],
    exports: {
      ...Object.fromEntries(
        Object.entries(exports).map(([entry, source]) => [
          entry,
          { types: asDeclarations(source), default: asJs(source) }
        ])
      ),
      "./package.json": "./package.json"
    },
    dependencies: Object.fromEntries([
      ...DECLARATIONS.map((library) => [library, devDependencies[library]]),
      ...split(false)
    ]),
    peerDependencies: Object.fromEntries(
      split(true).map(([library, exactVersion]) => [library, `^${exactVersion}`])
    ),
    engines
  }
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
compile()
for (const path of COPIED) {
  cpSync(join(root, path), join(folder, path), { recursive: true, filter: (each) => !isAsset(each) })
}
for (const name of readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter(isAsset)) {
  cpSync(join(root, "src", name), join(folder, "lib", name))
}
for (const source of Object.values(manifest.bin)) chmodSync(join(folder, asJs(source)), 0o755)
writeFileSync(join(folder, "package.json"), `${JSON.stringify(packageManifest(), null, 2)}\n`)
const pack = Bun.spawnSync([process.execPath, "pm", "pack", "--quiet", "--destination", dirname(folder)], {
  cwd: folder,
  stdout: "inherit",
  stderr: "inherit"
})
process.exit(pack.exitCode)
