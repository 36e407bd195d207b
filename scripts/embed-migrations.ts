/** Writes src/sql/migrationFiles.ts from the folder `migrations`: `bun scripts/embed-migrations.ts`. */
import { readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "..")

/** The source of src/sql/migrationFiles.ts for these file names. */
export const render = (files: ReadonlyArray<string>): string => {
  const variable = (file: string) => `m${file.slice(0, 4)}`
  const imports = files.map(
    (file) => `import ${variable(file)} from "../../migrations/${file}" with { type: "text" }\n`
  )
  const entries = files.map((file) => `  { file: "${file}", sql: ${variable(file)} }`)
  return `// Written by scripts/embed-migrations.ts: one import a file, because a folder cannot be carried in the executable.
${imports.join("")}import type { MigrationFile } from "./Migrations.ts"

export const migrationFiles: ReadonlyArray<MigrationFile> = [${entries.length === 0 ? "" : `\n${entries.join(",\n")}\n`}]
`
}

/** The names of the migrations in the folder, in order. */
export const listMigrations = (): ReadonlyArray<string> =>
  readdirSync(join(root, "migrations"))
    .filter((file) => file.endsWith(".sql"))
    .sort()

if (import.meta.main) writeFileSync(join(root, "src/sql/migrationFiles.ts"), render(listMigrations()))
