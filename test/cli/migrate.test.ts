/** `duebook migrate`: what it says before, while it waits, and when it gives up. */
import { PgClient } from "@effect/sql-pg"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { migrationFiles } from "../../src/postgres/migrationFiles.ts"
import { migrateWith } from "../../src/postgres/Migrations.ts"
import { openReader } from "../resilience/upgrade/reader.ts"
import { emptyDatabase } from "../support/TestDatabase.ts"
import { inProcess, json } from "./run.ts"

const BEFORE = migrationFiles.filter(({ file }) => file < "0024")
const PENDING = migrationFiles.slice(BEFORE.length)

/** A database of an earlier version, and a reader who stays. */
const beside = Effect.gen(function* () {
  const { url } = yield* emptyDatabase
  yield* Effect.provide(migrateWith(BEFORE), PgClient.layer({ url: Redacted.make(url) }))
  const reader = yield* Effect.promise(() => openReader(url))
  const run = (line: string) => inProcess(line.split(" "), { DATABASE_URL: url })
  return { run, close: Effect.promise(reader.close) }
})

describe("duebook migrate", () => {
  it.scopedLive("says with --plan what it would do, and who would be in its way", () =>
    Effect.gen(function* () {
      const { close, run } = yield* beside
      const planned = json(yield* run("migrate --plan --json")) as {
        readonly pending: ReadonlyArray<unknown>
        readonly blockers: ReadonlyArray<{ readonly tables: ReadonlyArray<string> }>
      }
      expect(planned.pending).toHaveLength(PENDING.length)
      expect(planned.pending.slice(0, 2)).toEqual([
        { file: "0024_reminder_modes.sql", tables: ["companies"] },
        {
          file: "0025_cases.sql",
          tables: ["customer_changes", "receivables", "reminder_attempts", "reminder_messages"]
        }
      ])
      expect(planned.blockers).toEqual([
        {
          pid: expect.any(Number),
          application: "pg_dump",
          since: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          tables: expect.arrayContaining(["companies", "receivables"])
        }
      ])
      const told = yield* run("migrate --plan")
      expect(told.out).toContain(`To be applied: ${PENDING.length} migrations.`)
      expect(told.out).toMatch(/They would wait for .*companies.*: pid \d+ \(pg_dump, since .*Z\)\./)
      yield* close
    })
  )

  it.scopedLive("names who is in its way, gives up after --wait, and goes on when it is run again", () =>
    Effect.gen(function* () {
      const { close, run } = yield* beside
      const refused = yield* run("migrate --wait 1s --json")
      expect(refused).toMatchObject({ code: 1, out: "" })
      expect(refused.err).toMatch(/0024_reminder_modes.sql waits for companies: pid \d+ \(pg_dump, since /)
      expect(refused.err).toMatch(
        /Gave up after 1s: 0024_reminder_modes.sql waits for companies: pid \d+ \(pg_dump, since \d{4}-.*Z\)/
      )
      expect(json(yield* run("migrate --plan --json"))).toMatchObject({
        pending: PENDING.map(({ file }) => ({ file }))
      })
      yield* close
      expect(json(yield* run("migrate --wait 9999h --json"))).toMatchObject({ applied: PENDING.length })
      expect(json(yield* run("migrate --plan --json"))).toEqual({ pending: [], blockers: [] })
    })
  )

  it.effect.each(["10", "ten minutes", "1d", "-1s", "1.5m", "10M", " 10m", "", "99999h"])(
    "refuses --wait=%s",
    (wait) =>
      Effect.gen(function* () {
        const refused = yield* inProcess(["migrate", `--wait=${wait}`])
        expect(refused.code).toBe(2)
        expect(refused.err).toContain("--wait must be a time such as 30s, 10m or 1h")
      })
  )
})
