/** The data in an executable: what this repository embeds, and the packages that are mostly data. */
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { packagesInside } from "../embed-assets.ts"
import { readMigrations } from "../embed-migrations.ts"
import { installedPackage, type Lockfile, type Package } from "./packages.ts"

/** What the packages are that hold more data than code. */
export const DATA_PACKAGES: Readonly<Record<string, string>> = {
  "@zxcvbn-ts/language-common": "Dictionaries of common passwords",
  "@zxcvbn-ts/language-en": "Dictionaries of English words and names",
  "currency-codes": "Currencies of ISO 4217",
  "date-holidays": "Public holidays by country",
  "libphonenumber-js": "Telephone numbers by country",
  "moment-timezone": "Time zones of the IANA, for public holidays",
  tzdata: "Time zones of the IANA"
}

/** A file that is embedded. */
interface EmbeddedFile {
  readonly path: string
  readonly sha256: string
}

/** Files of one kind that are embedded. */
export interface Embedded {
  readonly name: string
  readonly description: string
  /** An SPDX expression. */
  readonly license: string
  readonly version: string | undefined
  readonly files: ReadonlyArray<EmbeddedFile>
  /** The packages that were built into these files; only their name where they are installed nowhere by themselves. */
  readonly packages: ReadonlyArray<Package | string>
}

const fileOf = (root: string, path: string): EmbeddedFile => ({
  path,
  sha256: createHash("sha256")
    .update(readFileSync(join(root, path)))
    .digest("hex")
})

/** What this repository embeds beside its code, in an executable of the given version. */
export const embedded = (root: string, lock: Lockfile, version: string): ReadonlyArray<Embedded> => {
  const inside = (names: ReadonlyArray<string>) =>
    names.map((name) => installedPackage(name, root, lock) ?? name)
  const scalar = installedPackage("@scalar/api-reference", root, lock)
  return [
    {
      name: "duebook-migrations",
      description: "The database schema, as SQL",
      license: "Apache-2.0",
      version,
      files: readMigrations().map(({ file }) => fileOf(root, `migrations/${file}`)),
      packages: []
    },
    {
      name: "duebook-browser-assets",
      description: "Style sheet and script of the application in the browser",
      license: "Apache-2.0",
      version,
      files: ["app.css.br", "app.css.gz", "app.js.br", "app.js.gz"].map((file) =>
        fileOf(root, `src/app/assets/${file}`)
      ),
      packages: inside(["@picocss/pico", "htmx.org"])
    },
    {
      name: "duebook-api-reference",
      description: "The script of the page /docs",
      license: "MIT",
      version: scalar?.version,
      files: ["scalar.js.br", "scalar.js.gz"].map((file) => fileOf(root, `src/http/pages/assets/${file}`)),
      packages: inside(packagesInside())
    }
  ]
}
