/** What migrating would do, and who would be in its way. */
import * as SqlClient from "@effect/sql/SqlClient"
import type * as SqlError from "@effect/sql/SqlError"
import { Effect } from "effect"
import { type Blocker, findBlockers } from "./Blockers.ts"
import { migrationFiles } from "./migrationFiles.ts"
import { migrationLocks } from "./migrationLocks.ts"
import { type MigrationFailed, type MigrationFile, pendingOf } from "./Migrations.ts"
import { type KnownLocks, locksOf } from "./MigrationSteps.ts"

/** What `migrate` would do now. */
export interface MigrationPlan {
  /** The pending files in order, each with the tables of this database that it locks. */
  readonly pending: ReadonlyArray<{ readonly file: string; readonly tables: ReadonlyArray<string> }>
  /** Who would keep them waiting. */
  readonly blockers: ReadonlyArray<Blocker>
}

/** Says what `migrate` would do, and who would be in its way. Changes and locks nothing. */
export const planMigrations = (
  files: ReadonlyArray<MigrationFile> = migrationFiles,
  known: KnownLocks = migrationLocks
): Effect.Effect<MigrationPlan, MigrationFailed | SqlError.SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pending = yield* pendingOf(files)
    const locks = pending.flatMap((migration) => locksOf(migration, known))
    const present = yield* sql<{ readonly table: string }>`
      select w as "table" from unnest(${locks.map(({ table }) => table)}::text[]) w where to_regclass(w) is not null`
    const tables = new Set(present.map(({ table }) => table))
    return {
      pending: pending.map((migration) => ({
        file: migration.file,
        tables: [...new Set(locksOf(migration, known).map(({ table }) => table))].filter((table) =>
          tables.has(table)
        )
      })),
      blockers: yield* findBlockers(locks)
    }
  })
