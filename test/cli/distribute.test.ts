/** `duebook distribute`, `migrate` and `doctor` on a Citus cluster; on a plain PostgreSQL, that they say what it is. */
import { PgClient } from "@effect/sql-pg"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { migrationFiles } from "../../src/postgres/migrationFiles.ts"
import { migrateWith } from "../../src/postgres/Migrations.ts"
import { tablesOf } from "../../src/postgres/TablePlaces.ts"
import { rows } from "../support/Book.ts"
import { emptyCluster, emptyDatabase, isDistributed } from "../support/TestDatabase.ts"
import { inProcess, json } from "./run.ts"

const SLOW = { timeout: 120_000 }

const hasCluster = isDistributed()
if (!hasCluster) {
  console.warn("SKIPPED: THE TESTS ON A CITUS CLUSTER. Let TEST_DATABASE_URL name a coordinator's database.")
}

const run = (url: string) => (line: string) => inProcess(line.split(" "), { DATABASE_URL: url })

const sql =
  (url: string) =>
  (...texts: ReadonlyArray<string>) =>
    Effect.promise(async () => {
      for (const text of texts.slice(0, -1)) await rows(url, text)
      return rows(url, texts.at(-1) ?? "")
    })

interface Finding {
  readonly name: string
  readonly level: string
  readonly detail: string
}

/** The findings of doctor about the distribution, by check. */
const findings = (url: string) =>
  Effect.map(run(url)("doctor --json"), ({ code, out }) => {
    const found = (JSON.parse(out) as { readonly checks: ReadonlyArray<Finding> }).checks.filter(({ name }) =>
      ["distribution", "workers"].includes(name)
    )
    return { code, ...Object.fromEntries(found.map(({ detail, level, name }) => [name, { level, detail }])) }
  })

const COMPANIES = 40

/** Rows in tables of every place, with references between them. */
const fill = [
  `insert into companies (name, created_at) select 'Company ' || i, now() from generate_series(1, ${COMPANIES}) i`,
  "insert into users (email, name, created_at) select 'u' || i || '@example.com', 'U', now() from generate_series(1, 9) i",
  `insert into memberships (company_id, user_id, role, created_at)
   select company_id, 1 + company_id % 9, 'owner', now() from companies`,
  "insert into recovery_codes (user_id, code_hash, created_at) select user_id, sha256('x'), now() from users",
  `insert into customers (company_id, display_name, email, created_at, updated_at)
   select company_id, 'Customer', 'c' || i || '@example.com', now(), now() from companies, generate_series(1, 5) i`,
  `insert into audit_log (company_id, at, actor, action)
   select company_id, now(), 'system', 'test' from companies, generate_series(1, 10)`
]

const counted = `
  select (select count(*)::int from companies) as companies, (select sum(company_id)::int from companies) as ids,
    (select count(*)::int from users) as users, (select count(*)::int from memberships) as members,
    (select count(*)::int from recovery_codes) as codes, (select count(*)::int from customers) as customers,
    (select count(*)::int from audit_log) as audited`

const full = [
  {
    companies: COMPANIES,
    ids: (COMPANIES * (COMPANIES + 1)) / 2,
    users: 9,
    members: COMPANIES,
    codes: 9,
    customers: COMPANIES * 5,
    audited: COMPANIES * 10
  }
]

/** Rows that lie in the tables of the coordinator itself, although the tables are distributed. */
const left = `
  select logicalrelid::text from pg_dist_partition
  where logicalrelid::regclass::text !~ '^citus' and pg_relation_size(logicalrelid) > 0`

describe("duebook distribute, on a server without Citus", () => {
  it.scopedLive("says so and changes nothing; doctor says that it is not distributed", () =>
    Effect.gen(function* () {
      const { url } = yield* emptyDatabase
      yield* run(url)("migrate")
      const refused = yield* run(url)("distribute")
      expect([refused.code, refused.out]).toEqual([1, ""])
      expect(refused.err).toMatch(/^error: This database has no Citus\. .*create extension citus\n$/)
      expect(yield* findings(url)).toEqual({
        code: 0,
        distribution: { level: "ok", detail: "not distributed" }
      })
    })
  )

  it.scopedLive("refuses a number of shards that can't be, before it asks the server", () =>
    Effect.gen(function* () {
      for (const shards of ["0", "1025", "-1", "2.5", "many"]) {
        const refused = yield* run("postgres://127.0.0.1:1/none")(`distribute --shards=${shards}`)
        expect([refused.code, refused.err]).toEqual([2, expect.stringContaining("from 1 to 1024")])
      }
    })
  )
})

describe.skipIf(!hasCluster)("duebook distribute, on a Citus cluster", () => {
  it.scopedLive(
    "puts every table in its place once, and keeps every row",
    () =>
      Effect.gen(function* () {
        const { url } = yield* emptyCluster
        const early = yield* run(url)("distribute")
        expect([early.code, early.err]).toEqual([1, expect.stringContaining("Run: duebook migrate")])
        yield* run(url)("migrate")
        expect(yield* findings(url)).toMatchObject({ distribution: { level: "ok" } })
        yield* sql(url)(...fill)
        expect(yield* sql(url)(counted)).toEqual(full)

        const done = json(yield* run(url)("distribute --shards 4 --json"))
        expect(done).toMatchObject({ shards: 4, nodes: 2, warnings: [] })
        const { placed } = done as { readonly placed: ReadonlyArray<{ table: string; rows: number }> }
        expect(placed.map(({ table }) => table)).toEqual([...tablesOf("everywhere"), ...tablesOf("company")])
        expect(placed.find(({ table }) => table === "customers")?.rows).toBe(COMPANIES * 5)
        expect(yield* sql(url)(counted)).toEqual(full)
        expect(yield* sql(url)(left)).toEqual([])

        const again = yield* run(url)("distribute --json")
        expect(json(again)).toEqual({ shards: 4, nodes: 2, placed: [], warnings: [] })
        expect((yield* run(url)("distribute --shards 4")).out).toMatch(/^Nothing to do: /)
        const other = yield* run(url)("distribute --shards 8")
        expect([other.code, other.err]).toEqual([1, expect.stringContaining("over 4 shards already")])
        expect(yield* findings(url)).toMatchObject({
          code: 0,
          distribution: {
            level: "ok",
            detail: expect.stringContaining("distributed: 4 shards on 2 servers")
          },
          workers: { level: "ok" }
        })
      }),
    SLOW
  )

  it.scopedLive(
    "keeps the references of companies' tables, and lets people sign in at the same time",
    () =>
      Effect.gen(function* () {
        const { url } = yield* emptyCluster
        yield* run(url)("migrate")
        yield* sql(url)(...fill)
        yield* run(url)("distribute --shards 4")
        const refused = (text: string) =>
          Effect.promise(() =>
            rows(url, text).then(
              () => "accepted",
              (error: unknown) => String(error)
            )
          )
        for (const [table, text] of [
          [
            "memberships",
            "insert into memberships (company_id, user_id, role, created_at) values (1, 999, 'owner', now())"
          ],
          [
            "customers",
            "insert into customers (company_id, display_name, created_at, updated_at) values (999, 'A', now(), now())"
          ]
        ] as const) {
          expect(yield* refused(text), table).toContain("violates foreign key constraint")
        }
        const clients = Array.from({ length: 8 }, (_, n) =>
          refused(`insert into recovery_codes values (${n + 1}, sha256('y'), now()); select pg_sleep(0.2)`)
        )
        const added = yield* Effect.all(clients, { concurrency: "unbounded" })
        expect(added).toEqual(clients.map(() => "accepted"))
      }),
    SLOW
  )

  it.scopedLive(
    "is finished by the next run when one was cut off, and doctor names what is not in its place",
    () =>
      Effect.gen(function* () {
        const { url } = yield* emptyCluster
        yield* run(url)("migrate")
        yield* sql(url)(
          ...fill,
          "select set_config('citus.enable_local_reference_table_foreign_keys', 'off', false), create_reference_table('users')",
          "select create_distributed_table('companies', 'company_id', colocate_with => 'none', shard_count => 4)"
        )
        const found = yield* findings(url)
        expect(found).toMatchObject({
          code: 1,
          distribution: {
            level: "fail",
            detail: expect.stringMatching(/memberships.*run: duebook distribute/)
          }
        })
        const done = json(yield* run(url)("distribute --json")) as {
          readonly shards: number
          readonly placed: ReadonlyArray<{ table: string }>
        }
        expect(done.shards).toBe(4)
        expect(done.placed.map(({ table }) => table)).not.toContain("companies")
        expect(yield* sql(url)(counted)).toEqual(full)
        expect(yield* sql(url)(left)).toEqual([])
        expect(yield* findings(url)).toMatchObject({ code: 0, distribution: { level: "ok" } })
      }),
    SLOW
  )

  it.scopedLive(
    "is done once when several run at the same time",
    () =>
      Effect.gen(function* () {
        const { url } = yield* emptyCluster
        yield* run(url)("migrate")
        yield* sql(url)(...fill)
        const runs = yield* Effect.all(
          Array.from({ length: 3 }, () => run(url)("distribute --shards 4 --json")),
          { concurrency: "unbounded" }
        )
        const placed = runs.flatMap(
          (ran) => (json(ran) as { readonly placed: ReadonlyArray<{ table: string }> }).placed
        )
        expect(placed).toHaveLength(tablesOf("everywhere").length + tablesOf("company").length)
        expect(yield* sql(url)(counted)).toEqual(full)
      }),
    SLOW
  )
})

describe.skipIf(!hasCluster)("duebook distribute, on a cluster that is not ready", () => {
  const refusal = (url: string) =>
    Effect.map(run(url)("distribute --shards 4"), ({ code, err, out }) => ({ code, err, out }))

  it.scopedLive(
    "refuses a Citus that is older than any that was tried",
    () =>
      Effect.gen(function* () {
        const { url } = yield* emptyDatabase
        yield* run(url)("migrate")
        // The extension of that version, with the library of this one.
        yield* sql(url)(
          "set citus.enable_version_checks = off; create extension citus version '12.1-1'",
          "select 1"
        )
        expect(yield* refusal(url)).toEqual({
          code: 1,
          err: "error: Citus 12.1-1 is too old: 13.0 or later is needed\n",
          out: ""
        })
      }),
    SLOW
  )

  it.scopedLive(
    "refuses a coordinator that does not know its own address",
    () =>
      Effect.gen(function* () {
        const { url } = yield* emptyCluster
        yield* run(url)("migrate")
        yield* sql(url)("select citus_remove_node(nodename, nodeport) from pg_dist_node where groupid = 0")
        expect(yield* refusal(url)).toMatchObject({
          code: 1,
          err: expect.stringMatching(/^error: The coordinator does not know .*citus_set_coordinator_host/)
        })
        const { hostname, port } = new URL(url)
        yield* sql(url)(`select citus_set_coordinator_host('${hostname}', ${port})`)
        expect(yield* refusal(url)).toMatchObject({ code: 0, err: "" })
      }),
    SLOW
  )

  it.scopedLive(
    "refuses servers of which none may keep shards, and warns of a single one",
    () =>
      Effect.gen(function* () {
        const { url } = yield* emptyCluster
        yield* run(url)("migrate")
        const setAll = (may: boolean, which: string) =>
          sql(url)(
            `select citus_set_node_property(nodename, nodeport, 'shouldhaveshards', ${may})
             from pg_dist_node where ${which}`
          )
        yield* setAll(false, "true")
        expect(yield* refusal(url)).toMatchObject({
          code: 1,
          err: expect.stringMatching(
            /^error: No server of this cluster may keep shards\. Add a worker: citus_add_node/
          )
        })
        yield* setAll(true, "nodeid = (select max(nodeid) from pg_dist_node)")
        const done = json(yield* run(url)("distribute --shards 4 --json"))
        expect(done).toMatchObject({
          nodes: 1,
          warnings: [expect.stringContaining("there is one server for all shards: add workers")]
        })
      }),
    SLOW
  )
})

/** A migration that makes a table anew, changes others, and moves rows between them. */
const next = {
  file: `${String(migrationFiles.length + 1).padStart(4, "0")}_test.sql`,
  sql: `
    drop table reminder_texts;
    create table reminder_texts (
      company_id bigint not null references companies (company_id),
      text_id bigint generated by default as identity,
      customer_id bigint,
      primary key (company_id, text_id),
      foreign key (company_id, customer_id) references customers (company_id, customer_id)
    );
    alter table reminder_texts enable row level security;
    grant select on reminder_texts to duebook_tenant;
    create policy own_company on reminder_texts to duebook_tenant
      using (company_id = current_setting('duebook.company_id')::bigint);
    alter table customers add column rank int not null default 0;
    create index customers_by_rank on customers (company_id, rank);
    insert into reminder_texts (company_id, customer_id) select company_id, customer_id from customers;
    alter table users add column rank int`
}

describe.skipIf(!hasCluster)("duebook migrate, on a distributed database", () => {
  it.scopedLive(
    "runs new migrations, and puts their tables in their places in the same go",
    () =>
      Effect.gen(function* () {
        const { url } = yield* emptyCluster
        yield* run(url)("migrate")
        yield* sql(url)(...fill)
        yield* run(url)("distribute --shards 4")
        const done = yield* migrateWith([...migrationFiles, next]).pipe(
          Effect.provide(PgClient.layer({ url: Redacted.make(url) }))
        )
        expect(done.applied).toBe(1)
        expect(yield* sql(url)("select count(*)::int as n from reminder_texts")).toEqual([
          { n: COMPANIES * 5 }
        ])
        expect(yield* findings(url)).toMatchObject({
          distribution: { level: "ok" },
          workers: { level: "ok" }
        })
      }),
    SLOW
  )
})

describe.skipIf(!hasCluster)("duebook doctor, on a distributed database", () => {
  it.scopedLive(
    "names a worker that the coordinator can't reach",
    () =>
      Effect.gen(function* () {
        const { url } = yield* emptyCluster
        yield* run(url)("migrate")
        yield* run(url)("distribute --shards 4")
        yield* sql(url)(
          "update pg_dist_node set nodeport = 1 where nodeid = (select max(nodeid) from pg_dist_node)"
        )
        expect(yield* findings(url)).toMatchObject({
          code: 1,
          workers: { level: "fail", detail: expect.stringContaining("can't connect to 127.0.0.1:1") }
        })
      }),
    SLOW
  )
})
