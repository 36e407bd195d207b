/** Through a pooler the service works as without one, or says at once what is wrong with it. */
import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted } from "effect"
import { join } from "node:path"
import { beforeAll, describe, expect, inject, it } from "vitest"
import * as Database from "../../src/postgres/Database.ts"
import { migrationFiles } from "../../src/postgres/migrationFiles.ts"
import { migrateWith } from "../../src/postgres/Migrations.ts"
import { examine } from "../../src/postgres/Pooler.ts"
import { connectQuery, SETTINGS } from "../../src/postgres/SessionSettings.ts"
import { duebook, json } from "../cli/run.ts"
import { openReader } from "../resilience/upgrade/reader.ts"
import {
  type Answer,
  type Book,
  call,
  dataOf,
  openBook,
  receivable,
  rows,
  statuses,
  totals
} from "../support/Book.ts"
import { keepsStatements, pgBouncer, version } from "../support/PgBouncer.ts"
import { scoped } from "../support/Scoped.ts"
import { startServer, startWorker } from "../support/ServerProcess.ts"
import { runAt } from "../support/Cluster.ts"
import { emptyDatabase, isDistributed, makeDatabase, SAY_DISTRIBUTED } from "../support/TestDatabase.ts"

if (version === undefined) {
  process.stderr.write("SKIPPED: THE TESTS THROUGH PGBOUNCER. There is none; set PGBOUNCER_PATH.\n")
} else if (!keepsStatements) {
  process.stderr.write(
    `SKIPPED: THE TESTS OF WORK THROUGH PGBOUNCER. Version ${version.join(".")} is older than 1.21; set PGBOUNCER_PATH.\n`
  )
}

const found = (url: string) =>
  Effect.runPromise(Effect.merge(Effect.mapError(examine(Redacted.make(url)), ({ message }) => message)))

const command = (words: ReadonlyArray<string>, environment: Readonly<Record<string, string>>) =>
  Effect.runPromise(duebook(words, environment))

describe("the way to PostgreSQL", () => {
  it("is direct without a pooler, and unknown without a database", async () => {
    expect(await found(inject("adminUrl"))).toBe("direct")
    expect(await found("postgres://nobody@127.0.0.1:1/nothing")).toBe("unreachable")
  })
})

describe("the operator's page", () => {
  it("has the settings that a pooler's connections need", async () => {
    const page = await Bun.file(join(import.meta.dirname, "../../docs/operating.md")).text()
    expect(page).toContain(`connect_query='${connectQuery}'`)
  })
})

describe.skipIf(version === undefined)("a pooler that the service can't work through", () => {
  const run = scoped()
  let url: string
  beforeAll(async () => {
    url = (await run(makeDatabase)).url
  })

  it("ends each command with one sentence, and the service before it serves", async () => {
    const pooled = await run(pgBouncer(url, { maxPreparedStatements: 0 }))
    expect(await found(pooled)).toContain("PgBouncer 1.21 or later with max_prepared_statements")
    for (const words of [["serve"], ["worker"]]) {
      const ended = await command(words, { DATABASE_URL: pooled, PORT: "0", ADMIN_PORT: "0" })
      expect(ended).toMatchObject({ code: 1, out: "" })
      expect(ended.err.trim()).toMatch(/^error: DATABASE_URL leads to .*max_prepared_statements = 1000.*$/)
    }
    const doctor = await command(["doctor", "--json"], { DATABASE_URL: pooled })
    expect(doctor.code).toBe(1)
    expect((JSON.parse(doctor.out) as { readonly checks: unknown }).checks).toContainEqual({
      name: "pooler",
      level: "fail",
      detail: expect.stringContaining("max_prepared_statements")
    })
  })

  it("is one in front of a distributed database", async () => {
    const shards = (await run(makeDatabase)).url
    if (!isDistributed()) await run(runAt(shards, ...SAY_DISTRIBUTED))
    const pooled = await run(pgBouncer(shards, {}))
    expect(await found(pooled)).toContain("in front of a distributed database")
    const ended = await command(["serve"], { DATABASE_URL: pooled, PORT: "0", ADMIN_PORT: "0" })
    expect(ended).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringContaining("Connect to the coordinator")
    })
  })

  it("is named where it allows no transactions", async () => {
    const pooled = await run(pgBouncer(url, { poolMode: "statement" }))
    expect(await found(pooled)).toContain("pool_mode = transaction")
    const migrate = await command(["migrate"], { DATABASE_URL: pooled })
    expect(migrate.code).toBe(1)
    expect(migrate.err).toContain("pool_mode = transaction")
  })

  it.skipIf(!keepsStatements)("is named where its connections lack our settings", async () => {
    const pooled = await run(pgBouncer(url, { settings: false }))
    expect(await found(pooled)).toMatch(/statement_timeout is 0.*connect_query='set plan_cache_mode/)
  })
})

describe.skipIf(version === undefined)("migrating through a pooler", () => {
  const run = scoped()

  it.each([
    ["tables", "0027"],
    ["indexes", "0028"]
  ])("beside an open reader waits for it, names it, and goes on: %s", async (_, next) => {
    const { url } = await run(emptyDatabase)
    const before = migrationFiles.filter(({ file }) => file < next)
    await Effect.runPromise(Effect.provide(migrateWith(before), PgClient.layer({ url: Redacted.make(url) })))
    const pooled = await run(pgBouncer(url, { poolSize: 4 }))
    const reader = await openReader(url)
    const refused = await command(["migrate", "--wait", "2s"], { DATABASE_URL: pooled })
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringMatching(/Gave up after 2s: .* waits for plan_periods: pid \d+ \(pg_dump, since /)
    ])
    const migrating = command(["migrate", "--json"], { DATABASE_URL: pooled })
    await expect
      .poll(() => rows(url, "select 1 as n from pg_locks where locktype = 'advisory' and granted"))
      .not.toEqual([])
    await reader.close()
    expect(json(await migrating)).toMatchObject({ applied: migrationFiles.length - before.length })
    expect(
      await rows(url, "select indexrelid::regclass::text as bad from pg_index where not indisvalid")
    ).toEqual([])
  })
})

describe.skipIf(!keepsStatements)("PgBouncer in transaction mode", () => {
  const run = scoped()
  let url: string
  let pooled: string
  let book: Book
  beforeAll(async () => {
    url = (await run(emptyDatabase)).url
    // Fewer connections than one process has: most transactions run on another one than those before them.
    pooled = await run(pgBouncer(url, { poolSize: 4 }))
    const migrated = await command(["migrate", "--json"], { DATABASE_URL: pooled })
    expect(migrated).toMatchObject({ code: 0 })
    book = await openBook(pooled)
  })

  it("serves writes and reads of two instances and a worker, and keeps every sum", async () => {
    const environment = { RATE_LIMIT_PER_MINUTE: "1000000" }
    const [one, two] = await run(
      Effect.all([startServer(pooled, environment), startServer(pooled, environment), startWorker(pooled)])
    )
    const ports = [one.port, two.port]
    const port = (n: number) => ports[n % 2] ?? 0
    const creates = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        call(port(n), book.key, "/v1/receivables", { body: receivable() })
      )
    )
    expect(statuses(creates)).toEqual({ 201: 200 })
    const ids = creates.map((answer: Answer) => dataOf<{ id: number }>(answer).id)
    const others = await Promise.all([
      ...ids.map((id, n) => call(port(n), book.key, `/v1/receivables/${id}`)),
      ...ids.map((id, n) =>
        call(port(n), book.key, `/v1/receivables/${id}/payments`, { body: { amount: "1.00" } })
      ),
      ...ids.map((_, n) => call(port(n), book.key, `/v1/receivables?per_page=${n % 50 || 1}`))
    ])
    expect(statuses(others)).toEqual({ 200: 400, 201: 200 })
    const { counted, kept } = await totals(url, book.companyId)
    expect(kept).toEqual(counted)
    expect([...one.complaints, ...two.complaints].filter(({ level }) => level === "error")).toEqual([])
  })

  it("prepares again what PostgreSQL skipped after an error", async () => {
    const skipped = (value: string) => ({ text: "select $1::text as skipped", params: [value] })
    const answer = await Effect.runPromise(
      Effect.gen(function* () {
        const database = yield* Database.Database
        const failing = { text: "select 1 / $1::int", params: [0] }
        const failed = yield* Effect.exit(database.queryAll([failing, skipped("never")]))
        expect(failed._tag).toBe("Failure")
        return yield* database.queryAll([skipped("now")])
      }).pipe(
        Effect.provide(
          Database.layer({
            url: Redacted.make(pooled),
            size: 1,
            maxWaiting: 10,
            applicationName: "duebook-test"
          })
        )
      )
    )
    expect(answer).toEqual([[{ skipped: "now" }]])
  })

  it("has every setting of a session in each of its connections", async () => {
    const settings = Object.keys(SETTINGS)
    const seen = await Promise.all(
      Array.from({ length: 8 }, () =>
        rows<{ name: string; setting: string }>(
          pooled,
          "select lower(name) as name, setting from pg_settings, pg_sleep(0.05) where lower(name) = any($1)",
          [settings]
        )
      )
    )
    for (const one of seen) {
      expect(Object.fromEntries(one.map(({ name, setting }) => [name, setting]))).toEqual(SETTINGS)
    }
  })

  it("is found to be in order by doctor", async () => {
    const { out } = await command(["doctor", "--json"], { DATABASE_URL: pooled })
    expect((JSON.parse(out) as { readonly checks: unknown }).checks).toContainEqual({
      name: "pooler",
      level: "ok",
      detail: "keeps prepared statements and settings"
    })
  })
})
