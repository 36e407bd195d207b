/** The files of an image that come from packages of Debian: which they are, and from which version. */
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs"
import { join } from "node:path"

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
const statuses = (): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const found = new Map<string, ReadonlyMap<string, string>>()
  for (const paragraph of readFileSync(join(DATABASE, "status"), "utf8").split("\n\n")) {
    const fields = new Map(
      [...paragraph.matchAll(/^([A-Za-z-]+): (.*)$/gm)].map(([, name = "", value = ""]) => [name, value])
    )
    found.set(fields.get("Package") ?? "", fields)
    found.set(`${fields.get("Package")}:${fields.get("Architecture")}`, fields)
  }
  return found
}

/** Which package installed which file; files are named as after `usr` was merged. */
const owners = (): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const list of readdirSync(join(DATABASE, "info")).filter((file) => file.endsWith(".list"))) {
    for (const file of readFileSync(join(DATABASE, "info", list), "utf8").split("\n")) {
      if (existsSync(file) && statSync(file).isFile())
        found.set(realpathSync(file), list.slice(0, -".list".length))
    }
  }
  return found
}

/**
 * The packages of this machine from which the files of an image below a folder were copied. Files that no package of the
 * machine has installed are ours, and not part of the answer.
 */
export const systemPackages = (folder: string): ReadonlyArray<SystemPackage> => {
  if (!existsSync(join(DATABASE, "status"))) throw new Error("the libraries are not from Debian's packages")
  const { ID = "debian", VERSION_ID = "" } = Object.fromEntries(
    [...readFileSync("/etc/os-release", "utf8").matchAll(/^([A-Z_]+)="?([^"\n]*)"?$/gm)].map(
      ([, name, value]) => [name, value]
    )
  ) as Readonly<Record<string, string>>
  const installed = statuses()
  const owner = owners()
  const files = new Map<string, Array<string>>()
  for (const file of filesBelow(folder)) {
    const from = existsSync(file) ? owner.get(realpathSync(file)) : undefined
    // /etc/passwd and its like exist here too, but differ.
    if (from === undefined || !readFileSync(file).equals(readFileSync(join(folder, file)))) continue
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
