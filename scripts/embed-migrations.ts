/** Writes src/postgres/migrationFiles.ts from the folder `migrations`: `bun scripts/embed-migrations.ts`. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { MigrationFile } from "../src/postgres/Migrations.ts"

const root = join(import.meta.dirname, "..")

/** The source of src/postgres/migrationFiles.ts for these files. */
export const render = (files: ReadonlyArray<MigrationFile>): string => {
  const literal = (text: string) =>
    `\`${text.replace(/[\\`]|\$(?=\{)/g, (character) => `\\${character}`).replaceAll("\r", "\\r")}\``
  const entries = files.map(({ file, sql }) => `  {\n    file: "${file}",\n    sql: ${literal(sql)}\n  }`)
  return `// Written by scripts/embed-migrations.ts from the folder migrations: edit that, then run it. Text in a module needs
// neither files beside the executable nor a loader for .sql in whatever imports this.
import type { MigrationFile } from "./Migrations.ts"

export const migrationFiles: ReadonlyArray<MigrationFile> = [${entries.length === 0 ? "" : `\n${entries.join(",\n")}\n`}]
`
}

/** The migrations in the folder, in order. */
export const readMigrations = (): ReadonlyArray<MigrationFile> =>
  readdirSync(join(root, "migrations"))
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => ({ file, sql: readFileSync(join(root, "migrations", file), "utf8") }))

if (import.meta.main) writeFileSync(join(root, "src/postgres/migrationFiles.ts"), render(readMigrations()))
