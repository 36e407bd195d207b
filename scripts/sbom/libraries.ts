/** The files of an image that come from packages of Debian: which they are, and from which version. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { basename, join } from "node:path"
import { realPathIn } from "../container/libraries.ts"

/** A package of Debian of which files are in the image. */
export interface SystemPackage {
  readonly name: string
  readonly version: string
  readonly architecture: string
  /** The source package and its version, under which advisories are published. */
  readonly source: string
  /** The release, such as `debian-12`. */
  readonly distribution: string
  readonly license: string | undefined
  /** Paths in the image. */
  readonly files: ReadonlyArray<string>
}

/** Of the packages that an executable of Bun needs. Debian's own copyright files are prose. */
const LICENSES: Readonly<Record<string, string>> = {
  libc6: "LGPL-2.1-or-later",
  "libgcc-s1": "GPL-3.0-or-later WITH GCC-exception-3.1",
  "libstdc++6": "GPL-3.0-or-later WITH GCC-exception-3.1"
}

const DATABASE = "/var/lib/dpkg"

/** Every regular file below a folder, as a path from it that begins with a slash. */
export const filesBelow = (folder: string, from = ""): ReadonlyArray<string> =>
  readdirSync(join(folder, from), { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(folder, `${from}/${entry.name}`) : [`${from}/${entry.name}`]
    )
    .sort()

/** The fields of a package in dpkg's `status`, by `name:architecture` and by name. */
const statuses = (system: string): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const found = new Map<string, ReadonlyMap<string, string>>()
  for (const paragraph of readFileSync(join(system, DATABASE, "status"), "utf8").split("\n\n")) {
    const fields = new Map(
      [...paragraph.matchAll(/^([A-Za-z-]+): (.*)$/gm)].map(([, name = "", value = ""]) => [name, value])
    )
    found.set(fields.get("Package") ?? "", fields)
    found.set(`${fields.get("Package")}:${fields.get("Architecture")}`, fields)
  }
  return found
}

/** Which package installed which of the files with some names; files are named as after `usr` was merged. */
const owners = (system: string, names: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const folder = join(system, DATABASE, "info")
  for (const list of readdirSync(folder).filter((file) => file.endsWith(".list"))) {
    for (const file of readFileSync(join(folder, list), "utf8").split("\n")) {
      if (!names.has(basename(file))) continue
      const path = realPathIn(system, file)
      if (path !== undefined && statSync(join(system, path)).isFile())
        found.set(path, list.slice(0, -".list".length))
    }
  }
  return found
}

/**
 * The packages of a system from which the files of an image below a folder were copied. Files that no package of the
 * system has installed are ours, and not part of the answer.
 */
export const systemPackages = (folder: string, system = "/"): ReadonlyArray<SystemPackage> => {
  if (!existsSync(join(system, DATABASE, "status")))
    throw new Error("the libraries are not from Debian's packages")
  const { ID = "debian", VERSION_ID = "" } = Object.fromEntries(
    [
      ...readFileSync(join(system, realPathIn(system, "/etc/os-release") ?? ""), "utf8").matchAll(
        /^([A-Z_]+)="?([^"\n]*)"?$/gm
      )
    ].map(([, name, value]) => [name, value])
  ) as Readonly<Record<string, string>>
  const installed = statuses(system)
  const present = filesBelow(folder)
  const paths = present.map((file) => realPathIn(system, file))
  const owner = owners(system, new Set([...present, ...paths].map((path) => basename(path ?? ""))))
  const files = new Map<string, Array<string>>()
  for (const [index, file] of present.entries()) {
    const path = paths[index] ?? ""
    const from = owner.get(path)
    // /etc/passwd and its like exist there too, but differ.
    if (from === undefined || !readFileSync(join(system, path)).equals(readFileSync(join(folder, file))))
      continue
    files.set(from, [...(files.get(from) ?? []), file])
  }
  return [...files].sort().map(([id, names]) => {
    const fields = installed.get(id)
    const name = fields?.get("Package") ?? id
    const version = fields?.get("Version") ?? ""
    const source = /^(\S+)(?: \((.*)\))?$/.exec(fields?.get("Source") ?? name)
    return {
      name,
      version,
      architecture: fields?.get("Architecture") ?? "",
      source: `${source?.[1] ?? name} ${source?.[2] ?? version}`,
      distribution: `${ID}-${VERSION_ID}`,
      license: LICENSES[name],
      files: names
    }
  })
}
