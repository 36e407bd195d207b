/**
 * Writes the bill of materials of an executable that scripts/build.ts made:
 * `bun scripts/sbom.ts <executable> <metafile> <output> [<folder of the image> <root of the system of its libraries>]`.
 * `VERSION`, `REVISION` and `SOURCE_DATE_EPOCH` say what it was built from, `TARGETARCH` what for.
 */
import { createHash } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import manifest from "../package.json" with { type: "json" }
import { bunPackage, type Target, wantedTarget } from "./build.ts"
import { bunParts } from "./sbom/bun.ts"
import { embedded } from "./sbom/data.ts"
import { document, type Materials } from "./sbom/document.ts"
import { systemPackages } from "./sbom/libraries.ts"
import { bundledFolders, importsOf, lockfileOf, type Metafile, packageIn } from "./sbom/packages.ts"

const root = join(import.meta.dirname, "..")

/** SHA-256 of a file, in hexadecimal. */
export const sha256Of = (file: string): string =>
  createHash("sha256").update(readFileSync(file)).digest("hex")

/** What a bill of materials is asked for. */
export interface Subject {
  readonly executable: string
  readonly metafile: string
  readonly target: Target
  readonly version?: string
  readonly revision?: string | undefined
  /** The time of the commit, in seconds since 1970. */
  readonly epochSeconds: number
  /** The root of the image, before it becomes one; of an executable alone undefined. */
  readonly imageFolder?: string | undefined
  /** The root of the system that the libraries of the image were copied from; this machine's by default. */
  readonly system?: string | undefined
  /** The root with the `node_modules` that has Bun for the target. */
  readonly runtimeRoot?: string
}

const imageOf = (folder: string, system: string | undefined) => {
  const packages = systemPackages(folder, system)
  const paths = packages.flatMap(({ files }) => files)
  return { packages, sha256: new Map(paths.map((path) => [path, sha256Of(join(folder, path))])) }
}

/** Reads all that a bill of materials is made from. */
export const materialsOf = (subject: Subject): Materials => {
  const { executable, imageFolder, target, runtimeRoot = root, version = manifest.version } = subject
  const metafile = JSON.parse(readFileSync(subject.metafile, "utf8")) as Metafile
  const lock = lockfileOf(root)
  return {
    version,
    revision: subject.revision,
    epochSeconds: subject.epochSeconds,
    target,
    executableSha256: sha256Of(executable),
    bun: packageIn(`node_modules/${bunPackage(target)}`, runtimeRoot, lock),
    bunParts: bunParts(),
    packages: bundledFolders(metafile).map((folder) => packageIn(folder, root, lock)),
    imports: importsOf(metafile),
    embedded: embedded(root, lock, version),
    ...(imageFolder === undefined ? {} : { image: imageOf(imageFolder, subject.system) })
  }
}

/** The bill of materials, in JSON. */
export const billOfMaterials = (subject: Subject): string => document(materialsOf(subject))

if (import.meta.main) {
  const [executable, metafile, output, imageFolder, system] = process.argv.slice(2)
  const target = wantedTarget()
  if (executable === undefined || metafile === undefined || output === undefined || target === undefined) {
    console.error(
      "usage: bun scripts/sbom.ts <executable> <metafile> <output> [<folder of the image> <root of a system>]"
    )
    process.exit(2)
  }
  const { REVISION, SOURCE_DATE_EPOCH = "0", VERSION } = process.env
  writeFileSync(
    output,
    billOfMaterials({
      executable,
      metafile,
      target,
      ...(VERSION === undefined || VERSION === "" ? {} : { version: VERSION }),
      revision: REVISION === "" ? undefined : REVISION,
      epochSeconds: Number(SOURCE_DATE_EPOCH),
      imageFolder,
      system
    })
  )
}
