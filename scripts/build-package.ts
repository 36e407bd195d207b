/**
 * Builds the npm package in dist/package and packs it beside that folder: `bun run build:package`. A test can name another
 * folder. The package's `exports` are those of package.json, with the compiled files instead of the sources.
 */
import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import ts from "typescript"
import manifest from "../package.json" with { type: "json" }

const root = join(import.meta.dirname, "..")
const [folder = join(root, "dist/package")] = process.argv.slice(2)

/** What is copied as it is. `src` is for the source maps only; nothing imports it. */
const COPIED = ["src", "migrations", "docs", "README.md", "CHANGELOG.md", "LICENSE"]
/** What modules import as a file lies beside the compiled module, and needs no copy beside its source. */
const isAsset = (path: string) => /(\.br|\.gz|\.LICENSES\.txt|assets\.d\.ts)$/.test(path)

/** Libraries that the program must install itself, because it and the package must share one copy. */
const PEERS: ReadonlyArray<string> = ["effect", "@effect/platform"]

/** Packages with the types of libraries that the declarations mention. */
const DECLARATIONS: ReadonlyArray<keyof typeof manifest.devDependencies> = ["@types/pg"]

/** The compiler's output folder. Nothing is written there: `compile` renames the files and writes them to `folder`. */
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
    // `bun run typecheck` checks the types. Errors in declarations are still reported.
    noCheck: true,
    declaration: true,
    declarationMap: true,
    sourceMap: true,
    rewriteRelativeImportExtensions: true
  }
}

/** The path of a compiled source in the package: `src/domain/Money.ts` becomes `lib/domain/Money.js`. */
const inLib = (path: string) => path.replace(/^(\.\/)?src\//, "$1lib/")

/** Replaces the `.ts` of imports in declarations, because not every compiler setting resolves it to `.d.ts`. */
const importingJs = (declarations: string) =>
  declarations.replaceAll(/((?:from|import)\s*\(?\s*"\.[^"]*)\.ts"/g, '$1.js"')

/** A source map whose sources are the copies in `src`. */
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
