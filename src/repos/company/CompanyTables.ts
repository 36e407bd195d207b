/** All that the database has of a company, table by table: read in pages for an archive, and deleted in batches. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { DISTRIBUTION_COLUMN, type PlacedTable } from "../../postgres/TablePlaces.ts"
import { archivedTables, deletionOrder, withheldColumns } from "./ArchivedTables.ts"

/** A table of an archive. */
export interface ArchivedTable {
  readonly name: PlacedTable
  /** Its columns in the order of the database; what people are called besides where it has their numbers alone. */
  readonly columns: ReadonlyArray<string>
  /** The rest of its primary key after the company. */
  readonly key: ReadonlyArray<{ readonly column: string; readonly type: string }>
}

/** A row as JSON, and its key, after which the next page begins. */
export interface ArchivedRow {
  readonly json: string
  readonly key: ReadonlyArray<string>
}

export class CompanyTables extends Context.Tag("duebook/CompanyTables")<
  CompanyTables,
  {
    /** The tables of an archive, as the database has them now. */
    readonly archived: Effect.Effect<ReadonlyArray<ArchivedTable>, ServiceUnavailable>
    /** At most `limit` rows of a company after a key, in the order of the primary key; null for the first. */
    readonly page: (
      table: ArchivedTable,
      companyId: number,
      after: ReadonlyArray<string> | null,
      limit: number
    ) => Effect.Effect<ReadonlyArray<ArchivedRow>, ServiceUnavailable>
    /** The tables with rows of companies, in the order in which they can be deleted. */
    readonly inOrderOfDeletion: ReadonlyArray<PlacedTable>
    /** Deletes at most `limit` rows of a company that its people closed thirty days ago; returns how many. */
    readonly remove: (
      table: PlacedTable,
      companyId: number,
      limit: number
    ) => Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    CompanyTables,
    Effect.map(Database, (database) =>
      CompanyTables.of({
        archived: Effect.map(database.query<ColumnRow>(COLUMNS, [archivedTables], "background"), (columns) =>
          archivedTables.map((name) => tableOf(name, columns))
        ),
        page: (table, companyId, after, limit) =>
          Effect.map(
            database.query<PageRow>(
              pageOf(table, after !== null),
              [companyId, limit, ...(after ?? [])],
              "background"
            ),
            (rows) => rows.map(({ key, row }) => ({ json: row, key: JSON.parse(key) as Array<string> }))
          ),
        inOrderOfDeletion: deletionOrder,
        remove: (table, companyId, limit) =>
          Effect.map(
            database.query<{ readonly deleted: string | number }>(
              REMOVE,
              [companyId, table, limit],
              "background"
            ),
            ([row]) => Number(row?.deleted ?? 0)
          )
      })
    )
  )
}

const REMOVE = "select delete_of_closed_company($1, $2, $3) as deleted"

/** The columns of tables, and the place of each in the primary key; parameter: the tables. */
const COLUMNS = `
  select c.relname::text as "table", a.attname::text as "column", format_type(a.atttypid, a.atttypmod) as type,
    array_position(i.indkey::int2[], a.attnum) as place
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relnamespace = 'public'::regnamespace and c.relname = any ($1::text[])
  order by c.relname, a.attnum`

interface ColumnRow {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly place: number | null
}

interface PageRow {
  readonly row: string
  readonly key: string
}

/** What an archive says besides of people, whom other tables know by their number. */
const besides: Readonly<Partial<Record<PlacedTable, ReadonlyArray<readonly [column: string, sql: string]>>>> =
  {
    memberships: [
      ["name", "(select u.name from users u where u.user_id = s.user_id)"],
      ["email", "(select u.email from users u where u.user_id = s.user_id)"]
    ]
  }

const tableOf = (name: PlacedTable, all: ReadonlyArray<ColumnRow>): ArchivedTable => {
  const own = all.filter(({ table }) => table === name)
  const withheld = withheldColumns[name] ?? []
  return {
    name,
    columns: [
      ...own.map(({ column }) => column).filter((column) => !withheld.includes(column)),
      ...(besides[name] ?? []).map(([column]) => column)
    ],
    key: own
      .filter(({ column, place }) => place !== null && column !== DISTRIBUTION_COLUMN)
      .toSorted((a, b) => Number(a.place) - Number(b.place))
      .map(({ column, type }) => ({ column, type }))
  }
}

const quoted = (column: string): string => `"${column}"`

/** Reads a page. The names are those of the catalogue. */
const pageOf = ({ columns, key, name }: ArchivedTable, isNext: boolean): string => {
  const own = new Map(besides[name] ?? [])
  const selected = columns.map((column) => `${own.get(column) ?? `s.${quoted(column)}`} as ${quoted(column)}`)
  const keys = key.map(({ column }) => quoted(column))
  const later =
    isNext && key.length > 0
      ? `and (${keys.map((each) => `s.${each}`).join(", ")}) > (${key.map(({ type }, index) => `$${index + 3}::text::${type}`).join(", ")})`
      : ""
  const order = key.length > 0 ? `order by ${keys.map((each) => `s.${each}`).join(", ")}` : ""
  return `
    select row_to_json(t)::text as row, json_build_array(${keys.map((each) => `t.${each}::text`).join(", ")})::text as key
    from (select ${selected.join(", ")} from ${name} s where s.company_id = $1 ${later} ${order} limit $2) t`
}
