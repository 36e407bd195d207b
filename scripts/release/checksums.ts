/** SHA256SUMS: the hash of each file of a release, as `sha256sum --check` reads it. */
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { sha256Of } from "../sbom.ts"

/** The name of the file in its folder. */
export const CHECKSUMS = "SHA256SUMS"

/** The content for all other files of a folder, but for its own signature. */
export const checksums = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => !name.startsWith(CHECKSUMS))
    .sort()
    .map((name) => `${sha256Of(join(folder, name))}  ${name}\n`)
    .join("")
