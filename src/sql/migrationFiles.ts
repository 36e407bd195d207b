// Written by scripts/embed-migrations.ts: one import a file, because a folder cannot be carried in the executable.
import m0001 from "../../migrations/0001_companies.sql" with { type: "text" }
import m0002 from "../../migrations/0002_admission.sql" with { type: "text" }
import m0003 from "../../migrations/0003_receivables.sql" with { type: "text" }
import m0004 from "../../migrations/0004_payables.sql" with { type: "text" }
import m0005 from "../../migrations/0005_writes.sql" with { type: "text" }
import m0006 from "../../migrations/0006_reminders.sql" with { type: "text" }
import m0007 from "../../migrations/0007_row_level_security.sql" with { type: "text" }
import type { MigrationFile } from "./Migrations.ts"

export const migrationFiles: ReadonlyArray<MigrationFile> = [
  { file: "0001_companies.sql", sql: m0001 },
  { file: "0002_admission.sql", sql: m0002 },
  { file: "0003_receivables.sql", sql: m0003 },
  { file: "0004_payables.sql", sql: m0004 },
  { file: "0005_writes.sql", sql: m0005 },
  { file: "0006_reminders.sql", sql: m0006 },
  { file: "0007_row_level_security.sql", sql: m0007 }
]
