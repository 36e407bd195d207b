/** Migrations beside others who use the database: nobody waits for them, and they wait for those whom they name. */
import { PgClient } from "@effect/sql-pg"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, Redacted } from "effect"
import pg from "pg"
import { measureLocks } from "../../scripts/embed-migrations.ts"
import { migrationFiles } from "../../src/postgres/migrationFiles.ts"
import { migrationLocks } from "../../src/postgres/migrationLocks.ts"
import { planMigrations } from "../../src/postgres/MigrationPlan.ts"
import { type MigrationFile, migrateWith, plan } from "../../src/postgres/Migrations.ts"
import { LockWait } from "../../src/postgres/LockWait.ts"
import { rows } from "../support/Book.ts"
import { eventually } from "../support/eventually.ts"
import { emptyDatabase } from "../support/TestDatabase.ts"

const first: MigrationFile = {
  file: "0001_first.sql",
  sql: "create table companies (company_id bigint primary key); create table one (company_id bigint, id int);"
}
const column: MigrationFile = { file: "0002_column.sql", sql: "alter table one add column more int;" }
const indexes: MigrationFile = {
  file: "0002_indexes.concurrently.sql",
  sql: "-- Somebody's.\ncreate unique index concurrently one_by_id on one (company_id, id);\n"
}
const filled: MigrationFile = {
  file: "0002_filled.by_company.sql",
  sql: `insert into one (company_id, id) select c.company_id, 10 / (c.company_id - 3)::int from companies c
        where c.company_id = $1 and not exists (select from one o where o.company_id = $1);`
}
const LOCKS = { [column.file]: [{ table: "one", mode: "AccessExclusiveLock" as const }] }

/** A session of somebody else, with a name. */
const session = (url: string, application: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const client = new pg.Client({ connectionString: url, application_name: application })
      client.on("error", () => {})
      await client.connect()
      return client
    }),
    (client) => Effect.promise(() => client.end())
  )

/** The same database for an owner of it who is no superuser, and may not read what sessions of others do. */
const asPlainOwner = (url: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const role = `plain_${crypto.randomUUID().replaceAll("-", "")}`
      const { pathname } = new URL(url)
      await rows(url, `create role ${role} login password '${role}'`)
      await rows(url, `alter database ${pathname.slice(1)} owner to ${role}`)
      const owned = new URL(url)
      owned.username = role
      owned.password = role
      return { role, url: owned.href }
    }),
    ({ role }) =>
      Effect.promise(async () => {
        await rows(url, `reassign owned by ${role} to current_user`)
        await rows(url, `drop owned by ${role}`)
        await rows(url, `drop role ${role}`)
      })
  )

/** What pg_dump does: an open transaction with one view of the database, and a lock on each table. */
const dumping = (url: string) =>
  Effect.tap(session(url, "pg_dump"), (client) =>
    Effect.promise(() =>
      client.query(
        "begin isolation level repeatable read; lock table one in access share mode; select from one"
      )
    )
  )

const on = (url: string, lines: Array<string> = [], waitMillis = 60_000) => {
  const say = (line: string) => Effect.sync(() => void lines.push(line))
  return <A, E, R>(effect: Effect.Effect<A, E, R>) =>
    effect.pipe(
      Effect.provideService(LockWait, { waitMillis, say }),
      Effect.provide(PgClient.layer({ url: Redacted.make(url) }))
    )
}

const prepared = Effect.gen(function* () {
  const { url } = yield* emptyDatabase
  yield* on(url)(migrateWith([first]))
  return url
})

const query = <A extends object>(url: string, text: string) => Effect.promise(() => rows<A>(url, text))

describe("a migration of tables", () => {
  it.scopedLive("waits for an open reader, names it, and lets others read meanwhile", () =>
    Effect.gen(function* () {
      const url = yield* prepared
      const reader = yield* dumping(url)
      const lines: Array<string> = []
      const migrating = yield* Effect.fork(on(url, lines)(migrateWith([first, column])))
      yield* eventually(() => expect(lines).not.toEqual([]))
      const began = performance.now()
      for (let n = 0; n < 20; n++) yield* query(url, "set lock_timeout = '250ms'; select from one")
      yield* Effect.promise(() => reader.query("commit"))
      expect(yield* Fiber.join(migrating)).toEqual({ applied: 1, total: 2 })
      expect(lines[0]).toMatch(/^0002_column.sql waits for /)
      expect(performance.now() - began).toBeLessThan(60_000)
    })
  )

  it.scopedLive("gives up in the end, says for whom it waited, and leaves the database as it was", () =>
    Effect.gen(function* () {
      const url = yield* prepared
      yield* dumping(url)
      const failure = yield* Effect.flip(on(url, [], 300)(migrateWith([first, column], LOCKS)))
      expect(failure).toMatchObject({ _tag: "MigrationFailed", file: column.file })
      expect(failure.message).toMatch(
        /^Gave up after 300ms: 0002_column.sql waits for one: pid \d+ \(pg_dump, since \d{4}-.*Z\)\.$/
      )
      expect(yield* query(url, "select count(*)::int as n from schema_migrations")).toEqual([{ n: 1 }])
    })
  )

  it.scopedLive("is run again when it stood in a deadlock", () =>
    Effect.gen(function* () {
      const url = yield* prepared
      yield* query(url, "create sequence tries")
      const sql = `do $$ begin if nextval('tries') = 1 then raise exception 'deadlock' using errcode = '40P01'; end if; end $$`
      const done = yield* on(url)(migrateWith([first, { file: column.file, sql }]))
      expect(done).toEqual({ applied: 1, total: 2 })
      expect(yield* query(url, "select last_value::int as n from tries")).toEqual([{ n: 2 }])
    })
  )

  it.scopedLive("waits for another process that changes the schema, and names it", () =>
    Effect.gen(function* () {
      const url = yield* prepared
      const other = yield* session(url, "other migrate")
      yield* Effect.promise(() => other.query("begin; select pg_advisory_xact_lock(4207303311)"))
      const lines: Array<string> = []
      const migrating = yield* Effect.fork(on(url, lines, 0)(migrateWith([first, column])))
      yield* eventually(() => expect(lines).not.toEqual([]))
      expect(lines[0]).toMatch(/^Waiting for pid \d+ \(other migrate\), which changes the schema\.$/)
      yield* Effect.promise(() => other.query("commit"))
      expect(yield* Fiber.join(migrating)).toEqual({ applied: 1, total: 2 })
    })
  )
})

const VALID = "select indisvalid as valid from pg_index where indexrelid = to_regclass('one_by_id')"

describe("a migration of indexes", () => {
  it("holds nothing else", () => {
    const other = { ...indexes, sql: "create index concurrently a on one (id);\nalter table one add x int;" }
    expect(plan([first, other], [])).toMatchObject({ _tag: "Left", left: { reason: "bad_statement" } })
  })

  it.scopedLive("waits for an open reader, names it, and lets others write meanwhile", () =>
    Effect.gen(function* () {
      const url = yield* prepared
      const reader = yield* dumping(url)
      const lines: Array<string> = []
      const migrating = yield* Effect.fork(on(url, lines)(migrateWith([first, indexes])))
      yield* eventually(() => expect(lines).not.toEqual([]))
      expect(lines[0]).toMatch(
        /^0002_indexes.concurrently.sql waits for one: pid \d+ \(pg_dump, since \d{4}-.*Z\)\.$/
      )
      for (let n = 0; n < 20; n++) {
        yield* query(url, `set lock_timeout = '250ms'; insert into one values (1, ${n})`)
      }
      yield* Effect.promise(() => reader.query("commit"))
      expect(yield* Fiber.join(migrating)).toEqual({ applied: 1, total: 2 })
      expect(yield* query(url, VALID)).toEqual([{ valid: true }])
    })
  )

  it.scopedLive("is made once where two processes migrate while a reader is open", () =>
    Effect.gen(function* () {
      const url = yield* prepared
      const reader = yield* dumping(url)
      const lines: Array<string> = []
      const both = yield* Effect.fork(
        Effect.all(
          [1, 2].map(() => on(url, lines)(migrateWith([first, indexes]))),
          {
            concurrency: "unbounded"
          }
        )
      )
      yield* eventually(() => {
        expect(lines).toContainEqual(expect.stringMatching(/waits for one: pid \d+ \(pg_dump, since /))
        expect(lines).toContainEqual(
          expect.stringMatching(/^Waiting for pid \d+ .* which changes the schema/)
        )
      })
      yield* Effect.promise(() => reader.query("commit"))
      const done = yield* Fiber.join(both)
      expect(done.map(({ applied }) => applied).sort()).toEqual([0, 1])
      expect(yield* query(url, VALID)).toEqual([{ valid: true }])
    })
  )

  it.scopedLive("that are dropped waits for an open reader, and names it", () =>
    Effect.gen(function* () {
      const url = yield* prepared
      yield* query(url, "create index one_by_id on one (id)")
      const reader = yield* dumping(url)
      const lines: Array<string> = []
      const dropped = { ...indexes, sql: "drop index concurrently if exists one_by_id" }
      const migrating = yield* Effect.fork(on(url, lines)(migrateWith([first, dropped])))
      yield* eventually(() => expect(lines).not.toEqual([]))
      expect(lines[0]).toMatch(/^0002_indexes.concurrently.sql waits for one: pid \d+ \(pg_dump, since /)
      yield* query(url, "set lock_timeout = '250ms'; insert into one values (1, 1); select from one")
      yield* Effect.promise(() => reader.query("commit"))
      expect(yield* Fiber.join(migrating)).toEqual({ applied: 1, total: 2 })
      expect(yield* query(url, VALID)).toEqual([])
      const nothing = { ...dropped, file: "0003_nothing.concurrently.sql" }
      expect(yield* on(url)(migrateWith([first, dropped, nothing]))).toEqual({ applied: 1, total: 3 })
    })
  )

  it.scopedLive("that was cut off goes on: what is half built is dropped, what is there stays", () =>
    Effect.gen(function* () {
      const url = yield* prepared
      const reader = yield* dumping(url)
      const lines: Array<string> = []
      const two = { ...indexes, sql: `create index concurrently one_first on one (id);\n${indexes.sql}` }
      yield* query(url, "create index one_first on one (id)")
      const before = yield* query(url, "select 'one_first'::regclass::oid::int as oid")
      const migrating = yield* Effect.fork(Effect.flip(on(url, lines)(migrateWith([first, two]))))
      yield* eventually(() => expect(lines).not.toEqual([]))
      yield* query(
        url,
        "select pg_terminate_backend(pid) from pg_stat_activity where query like 'create unique index%'"
      )
      expect(yield* Fiber.join(migrating)).toMatchObject({ _tag: "MigrationFailed", file: indexes.file })
      expect(yield* query(url, VALID)).toEqual([{ valid: false }])
      yield* Effect.promise(() => reader.query("commit"))
      expect(yield* on(url)(migrateWith([first, two]))).toEqual({ applied: 1, total: 2 })
      expect(yield* query(url, VALID)).toEqual([{ valid: true }])
      expect(yield* query(url, "select 'one_first'::regclass::oid::int as oid")).toEqual(before)
    })
  )
})

describe("a migration of indexes whose process was killed", () => {
  /** What PostgreSQL goes on with: it learns at the end that nobody is there any more. */
  const leftBehind = (url: string) =>
    Effect.gen(function* () {
      const builder = yield* session(url, "killed migrate")
      const built = builder.query(indexes.sql.replace("-- Somebody's.\n", "")).then(
        () => "built",
        () => "cut off"
      )
      return { built }
    })
  const STATE = "select to_regclass('one_by_id')::oid::int as oid"
  const isBegun = (url: string) =>
    Effect.promise(() =>
      expect
        .poll(() => rows(url, "select 1 as n from pg_stat_progress_create_index where index_relid <> 0"), {
          timeout: 10_000
        })
        .toEqual([{ n: 1 }])
    )

  it.scopedLive("waits until the server has built what it had begun, names it, and keeps it", () =>
    Effect.gen(function* () {
      const url = yield* prepared
      const reader = yield* dumping(url)
      const { built } = yield* leftBehind(url)
      yield* isBegun(url)
      const before = yield* query(url, STATE)
      const lines: Array<string> = []
      const migrating = yield* Effect.fork(on(url, lines)(migrateWith([first, indexes])))
      yield* eventually(() =>
        expect(lines).toContainEqual(
          expect.stringMatching(
            /^0002_indexes.concurrently.sql waits for one_by_id: pid \d+ \(killed migrate, since .*Z\) builds it\.$/
          )
        )
      )
      yield* Effect.promise(() => reader.query("commit"))
      expect(yield* Fiber.join(migrating)).toEqual({ applied: 1, total: 2 })
      expect(yield* Effect.promise(() => built)).toBe("built")
      expect(yield* query(url, VALID)).toEqual([{ valid: true }])
      expect(yield* query(url, STATE)).toEqual(before)
    })
  )

  it.scopedLive("gives up, says so, and builds it anew after it has failed", () =>
    Effect.gen(function* () {
      const url = yield* prepared
      const reader = yield* dumping(url)
      const { built } = yield* leftBehind(url)
      yield* isBegun(url)
      const failure = yield* Effect.flip(on(url, [], 300)(migrateWith([first, indexes])))
      expect(failure.message).toMatch(/^Gave up after 300ms: .*one_by_id: pid \d+ \(killed migrate, since /)
      yield* query(
        url,
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'killed migrate'"
      )
      expect(yield* Effect.promise(() => built)).toBe("cut off")
      yield* Effect.promise(() => reader.query("commit"))
      expect(yield* on(url)(migrateWith([first, indexes]))).toEqual({ applied: 1, total: 2 })
      expect(yield* query(url, VALID)).toEqual([{ valid: true }])
    })
  )
})

describe("a migration by an owner who may not see what others do", () => {
  it.scopedLive.each([column, indexes])("names whom it waits for: $file", (file) =>
    Effect.gen(function* () {
      const { url } = yield* emptyDatabase
      const owner = yield* asPlainOwner(url)
      yield* on(owner.url)(migrateWith([first]))
      for (const application of ["pg_dump", ""]) {
        const reader = yield* session(url, application)
        yield* Effect.promise(() => reader.query("begin isolation level repeatable read; select from one"))
      }
      const failure = yield* Effect.flip(on(owner.url, [], 300)(migrateWith([first, file], LOCKS)))
      expect(failure.message).toMatch(
        /waits for one: pid \d+ \(pg_dump\); one: pid \d+ \(an unnamed session\)\.$/
      )
    })
  )
})

describe("a migration by company", () => {
  it.scopedLive("is done company by company, and goes on after a failure", () =>
    Effect.gen(function* () {
      const url = yield* prepared
      yield* query(url, "insert into companies select generate_series(1, 5)")
      const failure = yield* Effect.flip(on(url)(migrateWith([first, filled])))
      expect(failure.message).toContain("division by zero")
      const done = "select company_id::int as id from one order by 1"
      expect(yield* query(url, done)).toEqual([{ id: 1 }, { id: 2 }])
      yield* query(url, "delete from companies where company_id = 3")
      expect(yield* on(url)(migrateWith([first, filled]))).toEqual({ applied: 1, total: 2 })
      expect(yield* query(url, done)).toEqual([{ id: 1 }, { id: 2 }, { id: 4 }, { id: 5 }])
    })
  )

  it.scopedLive("names who holds a row of the company, and goes on when it is given up", () =>
    Effect.gen(function* () {
      const url = yield* prepared
      yield* query(url, "insert into companies select generate_series(1, 2); insert into one values (2, 7)")
      const other = yield* session(url, "somebody")
      yield* Effect.promise(() => other.query("begin; update one set id = 8 where company_id = 2"))
      const changed = { ...filled, sql: "update one set id = 9 where company_id = $1;" }
      const waits =
        /^(Gave up after 300ms: )?0002_filled.by_company.sql, company 2, waits for pid \d+ \(somebody, since \d{4}-.*Z\)\.$/
      const failure = yield* Effect.flip(on(url, [], 300)(migrateWith([first, changed])))
      expect(failure.message).toMatch(waits)
      const lines: Array<string> = []
      const migrating = yield* Effect.fork(on(url, lines)(migrateWith([first, changed])))
      yield* eventually(() => expect(lines).toContainEqual(expect.stringMatching(waits)))
      yield* Effect.promise(() => other.query("rollback"))
      expect(yield* Fiber.join(migrating)).toEqual({ applied: 1, total: 2 })
      expect(yield* query(url, "select id from one")).toEqual([{ id: 9 }])
    })
  )
})

describe("the plan", () => {
  it.scopedLive("names the files, the tables that they lock, and who would be in the way", () =>
    Effect.gen(function* () {
      const url = yield* prepared
      const after = { ...indexes, file: "0003_indexes.concurrently.sql" }
      const planned = on(url)(planMigrations([first, column, after], LOCKS))
      const pending = [
        { file: "0002_column.sql", tables: ["one"] },
        { file: "0003_indexes.concurrently.sql", tables: ["one"] }
      ]
      expect(yield* planned).toEqual({ pending, blockers: [] })
      yield* dumping(url)
      expect(yield* planned).toMatchObject({
        pending,
        blockers: [{ application: "pg_dump", since: expect.any(Date), tables: ["one"] }]
      })
      expect(yield* query(url, "select count(*)::int as n from schema_migrations")).toEqual([{ n: 1 }])
    })
  )
})

/** The last migration of the time when one could lock several tables and build indexes under a lock. */
const LAST_RUDE = "0026_former_addresses.sql"
const polite = migrationFiles.filter(({ file }) => file > LAST_RUDE)

describe("the migrations of this version", () => {
  it.scopedLive("take the locks that are noted of them (else run: bun scripts/embed-migrations.ts)", () =>
    Effect.gen(function* () {
      const { url } = yield* emptyDatabase
      expect(yield* Effect.promise(() => measureLocks(url, migrationFiles))).toEqual(migrationLocks)
    })
  )

  it.each(polite.map(({ file, sql }) => [file, sql]))(
    "%s locks at most one table that is in use",
    (file, sql) => {
      // Who drops an index keeps nobody waiting.
      if (file.endsWith(".concurrently.sql")) return
      expect((migrationLocks[file] ?? []).length).toBeLessThanOrEqual(1)
      for (const [, table] of sql.matchAll(/^create (?:unique )?index \w+\s+on (\w+)/gm)) {
        expect(sql, "indexes on tables in use: NNNN_name.concurrently.sql").toContain(
          `create table ${table} (`
        )
      }
    }
  )
})
