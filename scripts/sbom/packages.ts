/** The npm packages in an executable: from the files that the bundler read, the lockfile, and the packages themselves. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** What `bun build --metafile` writes, as far as it is read here. */
export interface Metafile {
  readonly inputs: Readonly<Record<string, { readonly imports: ReadonlyArray<{ readonly path: string }> }>>
  readonly outputs: Readonly<
    Record<string, { readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>> }>
  >
}

/** One package, as installed. */
export interface Package {
  /** Its folder, from the root: `node_modules/pg/node_modules/pg-types`. */
  readonly folder: string
  readonly name: string
  readonly version: string
  /** An SPDX expression where the package gives one. */
  readonly license: string | undefined
  readonly homepage: string | undefined
  /** SHA-512 of the package's archive, in hexadecimal, as the lockfile has it. */
  readonly sha512: string | undefined
}

/** The entries of `bun.lock`: for each place in the tree `[name@version, registry, facts, integrity]`. */
export type Lockfile = Readonly<Record<string, ReadonlyArray<unknown>>>

/** What packages say that is no SPDX expression, and what they mean by it. */
const MEANT_LICENSES: Readonly<Record<string, string>> = {
  "MIT/X11": "MIT",
  "MIT or MPL-2.0": "MIT OR MPL-2.0"
}

/** The entries of the lockfile in a folder. */
export const lockfileOf = (root: string): Lockfile => {
  const { packages } = Bun.JSONC.parse(readFileSync(join(root, "bun.lock"), "utf8")) as {
    readonly packages: Lockfile
  }
  return packages
}

/** The folder of the package that a file belongs to; undefined for files of this repository. */
const folderOf = (file: string): string | undefined =>
  /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]

const sha512Of = (entry: ReadonlyArray<unknown> | undefined): string | undefined => {
  const integrity = entry?.find(
    (part): part is string => typeof part === "string" && part.startsWith("sha512-")
  )
  return integrity === undefined
    ? undefined
    : Buffer.from(integrity.slice("sha512-".length), "base64").toString("hex")
}

const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

/** The package in a folder. Throws if it is not the one that the lockfile has there. */
export const packageIn = (folder: string, root: string, lock: Lockfile): Package => {
  const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Readonly<
    Record<string, unknown>
  >
  const name = String(manifest["name"])
  const version = String(manifest["version"])
  const entry = lock[folder.replace(/^node_modules\//, "").replaceAll("/node_modules/", "/")]
  if (entry?.[0] !== `${name}@${version}`)
    throw new Error(`${folder} has ${name} ${version}, and the lockfile has ${String(entry?.[0])}`)
  const license = text(manifest["license"])
  return {
    folder,
    name,
    version,
    license: license === undefined ? undefined : (MEANT_LICENSES[license] ?? license),
    homepage: text(manifest["homepage"]),
    sha512: sha512Of(entry)
  }
}

/** The folders of the packages of which at least one byte is in the output. */
export const bundledFolders = ({ outputs }: Metafile): ReadonlyArray<string> => {
  const found = new Set<string>()
  for (const { inputs } of Object.values(outputs)) {
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      const folder = folderOf(file)
      if (folder !== undefined && bytesInOutput > 0) found.add(folder)
    }
  }
  return [...found].sort()
}

/** Which package imports which, of those in the output; what this repository itself imports is under `""`. */
export const importsOf = (metafile: Metafile): ReadonlyMap<string, ReadonlySet<string>> => {
  const bundled = new Set(bundledFolders(metafile))
  const found = new Map<string, Set<string>>()
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    const from = folderOf(file) ?? ""
    for (const { path } of imports) {
      const to = folderOf(path)
      if (to === undefined || to === from || !bundled.has(to)) continue
      if (from !== "" && !bundled.has(from)) continue
      const known = found.get(from) ?? new Set()
      found.set(from, known.add(to))
    }
  }
  return found
}

/**
 * The package of this name that is installed at the top of `node_modules`; undefined where there is none, as for a
 * package that another one has built into its files.
 */
export const installedPackage = (name: string, root: string, lock: Lockfile): Package | undefined => {
  const folder = `node_modules/${name}`
  return existsSync(join(root, folder, "package.json")) && lock[name] !== undefined
    ? packageIn(folder, root, lock)
    : undefined
}
