import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Either, Redacted } from "effect"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { readMigrations, render } from "../../scripts/embed-migrations.ts"
import { migrationFiles } from "../../src/postgres/migrationFiles.ts"
import {
  type AppliedMigration,
  checksum,
  isMigrated,
  isMigratedWith,
  migrate,
  type MigrationFile,
  migrateWith,
  plan
} from "../../src/postgres/Migrations.ts"
import { emptyDatabase, makeDatabase } from "../support/TestDatabase.ts"

const one: MigrationFile = {
  file: "0001_one.sql",
  sql: "create table one (id int); create table other (id int);"
}
const two: MigrationFile = {
  file: "0002_two.sql",
  sql: "create table two (id int); insert into one values (2);"
}
const broken: MigrationFile = { file: "0002_two.sql", sql: "create table two (id int); select nonsense;" }

const row = (version: number, { file, sql }: MigrationFile): AppliedMigration => ({
  version,
  name: file.slice(5, -4),
  checksum: checksum(sql)
})

const reason = (files: ReadonlyArray<MigrationFile>, applied: ReadonlyArray<AppliedMigration>) =>
  Either.match(plan(files, applied), { onLeft: (problem) => problem.reason, onRight: () => "fine" })

const on = (url: string) => PgClient.layer({ url: Redacted.make(url), maxConnections: 2 })

describe("plan", () => {
  it("gives what is pending, in order of the numbers", () => {
    const pending = Either.getOrThrow(plan([two, one], []))
    expect(pending.map(({ version, name }) => [version, name])).toEqual([
      [1, "one"],
      [2, "two"]
    ])
    expect(Either.getOrThrow(plan([one, two], [row(1, one)])).map(({ file }) => file)).toEqual([
      "0002_two.sql"
    ])
    expect(Either.getOrThrow(plan([one], [row(1, one)]))).toEqual([])
  })

  it("refuses a gap between files", () => {
    expect(reason([one, { file: "0003_x.sql", sql: "" }], [])).toBe("gap")
    expect(reason([two], [])).toBe("gap")
  })

  it("refuses a gap in the database", () => expect(reason([one, two], [row(2, two)])).toBe("gap"))

  it("refuses one number twice", () =>
    expect(reason([one, { ...one, file: "0001_b.sql" }], [])).toBe("duplicate"))

  it("refuses a name out of form", () =>
    expect(reason([{ file: "1-one.sql", sql: "" }], [])).toBe("bad_name"))

  it("refuses a file changed after it was applied", () =>
    expect(reason([{ ...one, sql: `${one.sql} ` }], [row(1, one)])).toBe("changed"))

  it("refuses a database with a migration it does not know", () =>
    expect(reason([one], [row(1, one), row(2, two)])).toBe("missing"))

  it("refuses a database that began with another migration", () => {
    const other = { ...row(1, one), name: "other" }
    expect(reason([one], [other])).toBe("unreleased")
    expect(reason([one], [other, row(2, two)])).toBe("unreleased")
  })

  it("does not take translated line ends for a change", () =>
    expect(reason([{ ...one, sql: "a\r\nb" }], [row(1, { ...one, sql: "a\nb" })])).toBe("fine"))
})

describe("the embedded list", () => {
  it("is the folder's content (else run: bun scripts/embed-migrations.ts)", () => {
    const written = readFileSync(join(import.meta.dirname, "../../src/postgres/migrationFiles.ts"), "utf8")
    expect(written).toBe(render(readMigrations()))
    expect(migrationFiles).toEqual(readMigrations())
  })

  it("carries any text", () => {
    const files = [{ ...one, sql: "select E'\\n', '`${x}`', '$1', $$\r\n$$; -- \\`\n" }]
    const source = new Bun.Transpiler({ loader: "ts" }).transformSync(render(files))
    expect(new Function(source.replace("export const migrationFiles =", "return"))()).toEqual(files)
  })
})

describe("migrate", () => {
  it.scopedLive("applies all files once, and reports it", () =>
    Effect.gen(function* () {
      const { url } = yield* emptyDatabase
      yield* Effect.gen(function* () {
        expect(yield* isMigratedWith([one, two])).toBe(false)
        expect(yield* migrateWith([one])).toEqual({ applied: 1, total: 1 })
        expect(yield* isMigratedWith([one, two])).toBe(false)
        expect(yield* migrateWith([one, two])).toEqual({ applied: 1, total: 2 })
        expect(yield* migrateWith([one, two])).toEqual({ applied: 0, total: 2 })
        expect(yield* isMigratedWith([one, two])).toBe(true)
        expect(yield* isMigratedWith([one])).toBe(true)
      }).pipe(Effect.provide(on(url)))
    })
  )

  it.scoped("takes the time from the clock of Effect", () =>
    Effect.gen(function* () {
      const { url } = yield* emptyDatabase
      yield* Effect.gen(function* () {
        yield* migrateWith([one])
        const sql = yield* SqlClient.SqlClient
        const rows = yield* sql`select applied_at = to_timestamp(0) as epoch from schema_migrations`
        expect(rows).toEqual([{ epoch: true }])
      }).pipe(Effect.provide(on(url)))
    })
  )

  it.scopedLive("migrates once when six instances boot together", () =>
    Effect.gen(function* () {
      const { url } = yield* emptyDatabase
      const instance = migrate.pipe(Effect.provide(on(url)))
      const results = yield* Effect.all(
        Array.from({ length: 6 }, () => instance),
        { concurrency: "unbounded" }
      )
      expect(results.reduce((sum, { applied }) => sum + applied, 0)).toBe(migrationFiles.length)
      expect(results.every(({ total }) => total === migrationFiles.length)).toBe(true)
      expect(yield* isMigrated.pipe(Effect.provide(on(url)))).toBe(true)
    })
  )

  it.scopedLive("leaves nothing of a file that fails", () =>
    Effect.gen(function* () {
      const { url } = yield* emptyDatabase
      yield* Effect.gen(function* () {
        const failure = yield* Effect.flip(migrateWith([one, broken]))
        expect(failure).toMatchObject({ _tag: "MigrationFailed", file: "0002_two.sql" })
        expect(failure.message).toContain("nonsense")
        const sql = yield* SqlClient.SqlClient
        const left =
          yield* sql`select to_regclass('one') is not null as one, to_regclass('two') is not null as two`
        expect(left).toEqual([{ one: true, two: false }])
        expect(yield* migrateWith([one, two])).toEqual({ applied: 1, total: 2 })
      }).pipe(Effect.provide(on(url)))
    })
  )

  it.scopedLive("says which rights its user needs, where one is missing", () =>
    Effect.gen(function* () {
      const { url } = yield* emptyDatabase
      const forbidden = { file: "0002_two.sql", sql: "set role pg_monitor; create role may_not;" }
      const failure = yield* Effect.flip(Effect.provide(migrateWith([one, forbidden]), on(url)))
      expect(failure.message).toBe(
        "0002_two.sql: permission denied to create role. The user in DATABASE_URL has to own the database. A user that only serves may not do this."
      )
    })
  )

  it.scopedLive("touches nothing when a file was changed", () =>
    Effect.gen(function* () {
      const { url } = yield* emptyDatabase
      yield* Effect.gen(function* () {
        yield* migrateWith([one])
        const changed = { ...one, sql: `${one.sql} -- changed` }
        const failure = yield* Effect.flip(migrateWith([changed, two]))
        expect(failure).toMatchObject({ _tag: "MigrationFailed", cause: { reason: "changed" } })
        expect(yield* isMigratedWith([changed])).toBe(false)
        const sql = yield* SqlClient.SqlClient
        expect(yield* sql`select to_regclass('two') is null as untouched`).toEqual([{ untouched: true }])
      }).pipe(Effect.provide(on(url)))
    })
  )
})

describe("makeDatabase", () => {
  it.scopedLive("is fully migrated", () =>
    Effect.gen(function* () {
      const { url } = yield* makeDatabase
      expect(yield* isMigrated.pipe(Effect.provide(on(url)))).toBe(true)
    })
  )
})
