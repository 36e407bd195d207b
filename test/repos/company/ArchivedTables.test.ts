/** Every table of a company is in its archive or left out with a reason, and is deleted with it. */
import * as SqlClient from "@effect/sql/SqlClient"
import * as PgClient from "@effect/sql-pg/PgClient"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import {
  archivedTables,
  deletionOrder,
  leftOut,
  withheldColumns
} from "../../../src/repos/company/ArchivedTables.ts"
import { makeDatabase } from "../../support/TestDatabase.ts"

const rows = <A extends object>(text: string) =>
  Effect.gen(function* () {
    const { url } = yield* makeDatabase
    return yield* Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<A>(text)).pipe(
      Effect.provide(PgClient.layer({ url: Redacted.make(url) }))
    )
  })

const TABLES = `
  select c.relname::text as name, array(
      select k.confrelid::regclass::text from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
    ) as refers_to,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0) as columns
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id')`

interface Table {
  readonly name: string
  readonly refers_to: ReadonlyArray<string>
  readonly columns: ReadonlyArray<string>
}

describe("the tables of a company", () => {
  it.scopedLive("are each in its archive, or left out with a reason", () =>
    Effect.gen(function* () {
      const tables = (yield* rows<Table>(TABLES)).map(({ name }) => name)
      expect(tables.length).toBeGreaterThan(40)
      // A new table belongs into src/repos/company/ArchivedTables.ts, if it is left out.
      expect([...archivedTables, ...Object.keys(leftOut)].toSorted()).toEqual(tables.toSorted())
      for (const why of Object.values(leftOut)) expect(why.length).toBeGreaterThan(10)
    })
  )

  it.scopedLive("are all deleted, each before what it refers to", () =>
    Effect.gen(function* () {
      const tables = yield* rows<Table>(TABLES)
      const order: ReadonlyArray<string> = deletionOrder
      expect(order.toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
      for (const { name, refers_to: others } of tables) {
        for (const other of others.filter((each) => each !== name && order.includes(each))) {
          expect(order.indexOf(name), `${name} refers to ${other}`).toBeLessThan(order.indexOf(other))
        }
      }
    })
  )

  it.scopedLive("have the columns that are withheld, and no hash of a secret that is not", () =>
    Effect.gen(function* () {
      const tables = yield* rows<Table>(TABLES)
      for (const { columns, name } of tables) {
        const withheld = Object.entries(withheldColumns).find(([table]) => table === name)?.[1] ?? []
        for (const column of withheld) expect(columns).toContain(column)
        const isArchived = archivedTables.some((table) => table === name)
        const secrets = columns.filter((column) => /token|secret|password|_key_hash/.test(column))
        if (isArchived)
          expect([name, secrets]).toEqual([name, secrets.filter((each) => withheld.includes(each))])
      }
    })
  )
})
