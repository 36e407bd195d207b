import * as SqlClient from "@effect/sql/SqlClient"
import * as PgClient from "@effect/sql-pg/PgClient"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { isDistributed, makeDatabase } from "../support/TestDatabase.ts"
import { ReasonCode } from "../../src/domain/ReminderAttempt.ts"
import { TABLE_PLACES, tablesOf } from "../../src/postgres/TablePlaces.ts"
import { recipientColumnsOf } from "../../src/repos/Rows.ts"

const rows = <A extends object>(text: string) =>
  Effect.gen(function* () {
    const { url } = yield* makeDatabase
    return yield* Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<A>(text)).pipe(
      Effect.provide(PgClient.layer({ url: Redacted.make(url) }))
    )
  })

describe("the schema", () => {
  it.scopedLive(
    "has a place for every table in a distributed database, and in an order that is possible",
    () =>
      Effect.gen(function* () {
        const tables = yield* rows<{ name: string; by_company: boolean; refers_to: ReadonlyArray<string> }>(`
        select c.relname::text as name,
          exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id') as by_company,
          array(select k.confrelid::regclass::text from pg_constraint k
                where k.conrelid = c.oid and k.contype = 'f') as refers_to
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`)
        const known: ReadonlyArray<string> = TABLE_PLACES.map(({ table }) => table)
        // A new table belongs into src/postgres/TablePlaces.ts: with its company, everywhere, or on the coordinator.
        expect(tables.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
        const placeOf = (name: string) => TABLE_PLACES.find(({ table }) => table === name)?.place
        for (const { by_company, name, refers_to } of tables) {
          if (placeOf(name) === "company") expect(by_company, name).toBe(true)
          for (const other of refers_to) {
            const reaches = placeOf(other) === placeOf(name) || placeOf(other) === "everywhere"
            expect(reaches, `${name} refers to ${other}`).toBe(true)
            expect(known.indexOf(other), `${name} refers to ${other}`).toBeLessThan(known.indexOf(name))
          }
        }
      })
  )

  it.scopedLive("keeps every key of a company's table within the company", () =>
    Effect.gen(function* () {
      const keys = yield* rows<{ table: string; name: string; columns: ReadonlyArray<string> }>(`
        select c.conrelid::regclass::text as table, c.conname as name,
          array(select a.attname::text from unnest(c.conkey) k
                join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k) as columns
        from pg_constraint c join pg_class t on t.oid = c.conrelid
        where t.relnamespace = 'public'::regnamespace and c.contype in ('p', 'u', 'x', 'f')
        union all
        select i.indrelid::regclass::text, x.relname::text,
          array(select a.attname::text from unnest(i.indkey::int2[]) k
                join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k)
        from pg_index i join pg_class x on x.oid = i.indexrelid
        where i.indisunique and x.relnamespace = 'public'::regnamespace`)
      const tables = new Set(keys.map(({ table }) => table))
      expect(tables.size).toBeGreaterThan(10)
      const ofCompanies: ReadonlyArray<string> = tablesOf("company")
      const outside = keys.filter(
        ({ columns, table }) => ofCompanies.includes(table) && !columns.includes("company_id")
      )
      // A membership's user is in a reference table, which every shard has.
      expect(outside.map(({ name }) => name)).toEqual(["memberships_user_id_fkey"])
    })
  )

  // The plans of shards are not those of a table.
  it.scopedLive.skipIf(isDistributed())(
    "finds the address of a customer by the primary key of blocked addresses",
    () =>
      Effect.gen(function* () {
        const plan = (yield* rows<{ "QUERY PLAN": string }>(
          `explain select ${recipientColumnsOf("t.company_id")} from customers t where t.company_id = 1 and t.customer_id = 1`
        ))
          .map((line) => line["QUERY PLAN"])
          .filter((line) => line.includes("Index Cond") && line.includes("channel"))
        expect(plan).toHaveLength(2)
        expect(plan[0]).toContain("(address = lower((t.email)::text))")
        expect(plan[1]).toContain("(address = t.phone_e164)")
      })
  )

  it.scopedLive("has no trigger, which a sharded table could not have", () =>
    Effect.gen(function* () {
      // Citus has one of its own on every table that it distributes.
      const ours =
        "select tgname from pg_trigger where not tgisinternal and tgname not like 'truncate_trigger_%'"
      expect(yield* rows(ours)).toEqual([])
    })
  )

  it.scopedLive("confines the role of a company's transactions on every table that it may touch", () =>
    Effect.gen(function* () {
      const open = yield* rows(`
        select c.relname from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
          and c.relname not like 'citus\\_%'
          and has_any_column_privilege('duebook_tenant', c.oid, 'select, insert, update')
          and (not c.relrowsecurity or not exists (select 1 from pg_policy p where p.polrelid = c.oid))`)
      expect(open).toEqual([])
    })
  )

  it.scopedLive(
    "shows the role of a company's transactions the rows of that company alone, in every table",
    () =>
      Effect.gen(function* () {
        const policies = yield* rows<{ table: string; qual: string; cmd: string }>(`
        select distinct tablename as table, qual, cmd from pg_policies where schemaname = 'public'
          and 'duebook_tenant' = any (roles) and cmd <> 'INSERT'`)
        const readable = yield* rows<{ table: string }>(`
        select c.relname::text as table from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
          and c.relname not like 'citus\\_%'
          and has_any_column_privilege('duebook_tenant', c.oid, 'select')`)
        expect(readable.length).toBeGreaterThan(10)
        const own = "(company_id = (current_setting('duebook.company_id'::text))::bigint)"
        const listed =
          "(company_id = ANY (((('{'::text || current_setting('duebook.company_id'::text)) || '}'::text))::bigint[]))"
        // What transactions of several companies add together at their commit.
        const together = ["audit_log", "customer_sums", "idempotency", "resource_counts"]
        const members = (table: string) =>
          `(EXISTS ( SELECT\n   FROM memberships m\n  WHERE ((m.company_id = (current_setting('duebook.company_id'::text))::bigint) AND (m.user_id = ${table}.user_id))))`
        const people = ["users", "user_sessions"]
        const byTable = (a: { readonly table: string }, b: { readonly table: string }) =>
          a.table < b.table ? -1 : 1
        expect(policies.toSorted(byTable)).toEqual(
          readable
            .map(({ table }) =>
              people.includes(table)
                ? { table, qual: members(table), cmd: "SELECT" }
                : { table, qual: together.includes(table) ? listed : own, cmd: "ALL" }
            )
            .toSorted(byTable)
        )
      })
  )

  it.scopedLive.skipIf(isDistributed())(
    "finds a stored reply by its key, also where the table was last looked at when it was empty",
    () =>
      Effect.gen(function* () {
        const { url } = yield* makeDatabase
        const plan = yield* Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          yield* sql.unsafe("vacuum analyze idempotency")
          yield* sql.unsafe("set enable_seqscan = off")
          return yield* sql.unsafe<{ "QUERY PLAN": string }>(
            "explain select status, body, fingerprint from idempotency where company_id = 1 and idempotency_key = 'a'"
          )
        }).pipe(Effect.provide(PgClient.layer({ url: Redacted.make(url), maxConnections: 1 })))
        expect(plan.map((row) => row["QUERY PLAN"]).join()).toMatch(/idempotency_pkey/)
      })
  )

  it.scopedLive("takes an attempt with any reason that the domain has, and with no other", () =>
    Effect.gen(function* () {
      const codes = [...ReasonCode.literals, "because"].map((code) => `('${code}')`).join(", ")
      const taken = yield* rows<{ code: string }>(
        `select code from (values ${codes}) given (code) where reminder_attempt_is_sound(
           1, 1, null, 0, 'email', 'skipped', code, null, 0, 100, 'EUR', null, null)`
      )
      expect(taken.map(({ code }) => code).toSorted()).toEqual([...ReasonCode.literals].toSorted())
    })
  )

  it.scopedLive("lets it add mails to the queue, and neither read nor change any", () =>
    Effect.gen(function* () {
      const granted = yield* rows<{ privilege_type: string }>(
        "select privilege_type from information_schema.role_table_grants where grantee = 'duebook_tenant' and table_name = 'mails'"
      )
      expect(granted).toEqual([{ privilege_type: "INSERT" }])
    })
  )

  it.scopedLive("shows it its own company, and no other one's name", () =>
    Effect.gen(function* () {
      const { url } = yield* makeDatabase
      const seen = yield* Effect.flatMap(SqlClient.SqlClient, (sql) =>
        Effect.gen(function* () {
          const [a] = yield* sql<{ id: string }>`
            insert into companies (name, created_at) values ('A', now()), ('B', now()) returning company_id as id`
          return yield* sql.withTransaction(
            Effect.gen(function* () {
              yield* sql`select set_config('citus.propagate_set_commands', 'local', true)`
              yield* sql.unsafe("set local role duebook_tenant")
              yield* sql.unsafe(`set local duebook.company_id = '${a?.id}'`)
              return yield* sql<{ name: string }>`select name from companies order by name`
            })
          )
        })
      ).pipe(Effect.provide(PgClient.layer({ url: Redacted.make(url) })))
      expect(seen).toEqual([{ name: "A" }])
    })
  )

  it.scopedLive("lets nobody but its owner change or remove what the audit log says", () =>
    Effect.gen(function* () {
      const [rights] = yield* rows(`
        select has_table_privilege('duebook_tenant', 'audit_log', 'insert') as appends,
          has_table_privilege('duebook_tenant', 'audit_log', 'update') as changes,
          has_table_privilege('duebook_tenant', 'audit_log', 'delete') as removes`)
      expect(rights).toEqual({ appends: true, changes: false, removes: false })
    })
  )
})
