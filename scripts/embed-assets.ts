/**
 * Writes src/http/pages/assets from the installed @scalar/api-reference: its standalone script, compressed, and the
 * licences of all that is in it. Run it after a new version of that package: `bun scripts/embed-assets.ts`.
 */
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"

const root = join(import.meta.dirname, "..")
const modules = join(root, "node_modules")
const scalar = join(modules, "@scalar/api-reference")
const assets = join(root, "src/http/pages/assets")

/** Enough of the SHA-256 to tell any two versions apart; 16 hexadecimal digits. */
const NAME_DIGITS = 16

interface Manifest {
  readonly version: string
  readonly license?: string
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest

/** The installed package's script, as its publisher made it. */
export const installedScript = (): Buffer => readFileSync(join(scalar, "dist/browser/standalone.js"))

/** The source of src/http/pages/assets/scalar.ts for this script. */
export const manifestSource = (script: Buffer): string => {
  const hash = createHash("sha256").update(script).digest("hex").slice(0, NAME_DIGITS)
  return `// Written by scripts/embed-assets.ts: run it after a new version of @scalar/api-reference.
// oxlint-disable-next-line typescript/triple-slash-reference -- so that whoever compiles this file knows what .br is
/// <reference path="./assets.d.ts" />
import br from "./scalar.js.br" with { type: "file" }
import gzip from "./scalar.js.gz" with { type: "file" }

/** Scalar ${manifestOf(scalar).version}: the start of its script's SHA-256, and where its compressed forms are. */
export const scalar = { hash: "${hash}", br, gzip } as const
`
}

/** The packages whose source is in the script, as its source map tells. */
export const packagesInside = (): ReadonlyArray<string> => {
  const { sources } = JSON.parse(readFileSync(join(scalar, "dist/browser/standalone.js.map"), "utf8")) as {
    readonly sources: ReadonlyArray<string>
  }
  const names = sources.flatMap((source) =>
    [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/.][^/]*)\//g)].slice(-1).map(([, name]) => name ?? "")
  )
  const own = readdirSync(join(modules, "@scalar")).map((name) => `@scalar/${name}`)
  return [...new Set([...own, ...names])].sort()
}

interface Licence {
  readonly text: string
  /** The packages and their copyright lines. */
  readonly holders: Array<string>
}

const isCopyright = (line: string) => /^\s*(copyright (?!holder|owner|notice)|\(c\)|©)/i.test(line)

/** What a package says of its licence; nothing but its name where it is built into another one. */
const licenceOf = (name: string): { readonly holder: string; readonly text: string } => {
  const folder = join(modules, name)
  if (!existsSync(folder)) return { holder: name, text: "Part of one of the packages above." }
  const { license = "", version } = manifestOf(folder)
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  if (file === undefined)
    return { holder: `${name} ${version}`, text: `${license}, without a text of its own.` }
  const lines = readFileSync(join(folder, file), "utf8").trim().split(/\r?\n/)
  const copyright = lines.filter(isCopyright).map((line) => line.trim())
  return {
    holder: [`${name} ${version}`, ...copyright].join(", "),
    text: lines.filter((line) => !isCopyright(line)).join("\n")
  }
}

/** Every package inside the script with its copyright lines, under the text of the licence it is given by. */
const licences = (): string => {
  const byText = new Map<string, Licence>()
  for (const name of packagesInside()) {
    const { holder, text } = licenceOf(name)
    // The same licence is wrapped and quoted in many ways.
    const key = text.replace(/\W+/g, " ").toLowerCase()
    const known = byText.get(key) ?? { text, holders: [] }
    known.holders.push(holder)
    byText.set(key, known)
  }
  const parts = [...byText.values()]
    .sort((left, right) => right.holders.length - left.holders.length)
    .map(({ holders, text }) => `${holders.join("\n")}\n\n${text.trim()}\n`)
  return `scalar.js.br and scalar.js.gz hold the standalone script of @scalar/api-reference ${manifestOf(scalar).version}
(https://github.com/scalar/scalar, MIT), unchanged. It contains the packages named here, under these licences.

${"=".repeat(80)}

${parts.join(`\n${"=".repeat(80)}\n\n`)}`
}

if (import.meta.main) {
  const script = installedScript()
  mkdirSync(assets, { recursive: true })
  writeFileSync(
    join(assets, "scalar.js.br"),
    brotliCompressSync(script, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: script.length
      }
    })
  )
  writeFileSync(join(assets, "scalar.js.gz"), gzipSync(script, { level: constants.Z_BEST_COMPRESSION }))
  writeFileSync(join(assets, "scalar.ts"), manifestSource(script))
  writeFileSync(join(assets, "scalar.LICENSES.txt"), licences())
}
