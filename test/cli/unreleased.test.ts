import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { temporaryFolder } from "../support/Demo.ts"
import { emptyDatabase } from "../support/TestDatabase.ts"
import { duebook } from "./run.ts"

/** A database as a version before the first release left it: its first migration made companies. */
const unreleased = Effect.gen(function* () {
  const { url } = yield* emptyDatabase
  yield* Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql.unsafe(`
      create table schema_migrations (
        version int primary key, name text not null, checksum text not null, applied_at timestamptz not null);
      insert into schema_migrations values (1, 'companies', repeat('0', 64), now()), (2, 'admission', repeat('0', 64), now());
      create schema duebook_demo;`)
  }).pipe(Effect.provide(PgClient.layer({ url: Redacted.make(url), maxConnections: 1 })))
  return url
})

describe("a database of an unreleased version", () => {
  it.scopedLive.each(["migrate", "serve --no-worker", "worker", "demo --port 0"])(
    "is refused by `%s` with a sentence that says what to do",
    (line) =>
      Effect.gen(function* () {
        const url = yield* unreleased
        const given = line.startsWith("demo")
          ? ["--database-url", url, "--data-dir", `${yield* temporaryFolder}/data`]
          : []
        const ran = yield* duebook([...line.split(" "), ...given], {
          DATABASE_URL: url,
          PORT: "0",
          ADMIN_PORT: "0"
        })
        expect(ran).toEqual({
          code: 1,
          out: "",
          err:
            "error: This database was made by an earlier, unreleased version of Duebook. Start with an empty one: " +
            "for the demo, remove its data folder, which is .data if you named no other.\n"
        })
      }),
    120_000
  )
})
