/** Inserts of several rows: the statement for one server, and those for a database that is distributed by company. */
import type { Statement } from "./RoundTrip.ts"

/** Rows in one statement of a distributed database. Each has a parameter for every column, and PostgreSQL takes 65 535. */
const MAX_ROWS = 100

/** What an insert of several rows looks like. */
export interface RowInsert {
  /** The table, with an alias where `onConflict` needs one. */
  readonly into: string
  /** The columns that each row has a value for, with their types; `company_id` is the first. */
  readonly columns: Readonly<Record<string, string>>
  /** SQL for the value of a column where a row has null for it. */
  readonly whenNull?: Readonly<Record<string, string>>
  /**
   * Columns that are made of others: SQL, given SQL for the row's value of a column, and for the parameter that all
   * rows share.
   */
  readonly made?: Readonly<Record<string, (valueOf: (column: string) => string, shared: string) => string>>
  readonly onConflict?: string
}

const targetsOf = ({ columns, made = {} }: RowInsert): string =>
  [...Object.keys(columns), ...Object.keys(made)].join(", ")

const valueIn = ({ whenNull = {} }: RowInsert, column: string, value: string): string => {
  const otherwise = whenNull[column]
  return otherwise === undefined ? value : `coalesce(${value}, ${otherwise})`
}

/**
 * The statement that takes one array for each column, and then the shared parameter if it has `made` columns. All rows of
 * all companies are one statement.
 */
const arraysText = (insert: RowInsert): string => {
  const { columns, into, made = {}, onConflict = "" } = insert
  const names = Object.keys(columns)
  const types = Object.values(columns)
  const arrays = types.map((type, index) => `$${index + 1}::${type}[]`).join(", ")
  const makers = Object.values(made).map((make) => make((column) => column, `$${types.length + 1}::bigint`))
  return `insert into ${into} (${targetsOf(insert)}) select ${[...names.map((name) => valueIn(insert, name, name)), ...makers].join(", ")}
    from unnest(${arrays}) q (${names.join(", ")}) ${onConflict}`
}

const valuesOf = (
  insert: RowInsert,
  rows: ReadonlyArray<ReadonlyArray<unknown>>,
  shared: unknown
): Statement => {
  const { columns, into, made = {}, onConflict = "" } = insert
  const names = Object.keys(columns)
  const types = Object.values(columns)
  const last = `$${rows.length * names.length + 1}::bigint`
  const makers = Object.values(made)
  const tuples = rows.map((_, row) => {
    const placeholder = (index: number) => `$${row * names.length + index + 1}::${types[index]}`
    const values = names.map((name, index) => valueIn(insert, name, placeholder(index)))
    return `(${[...values, ...makers.map((make) => make((name) => placeholder(names.indexOf(name)), last))].join(", ")})`
  })
  return {
    text: `insert into ${into} (${targetsOf(insert)}) values ${tuples.join(", ")} ${onConflict}`,
    params: makers.length === 0 ? rows.flat() : [...rows.flat(), shared],
    // There is one text for each number of rows.
    unprepared: true
  }
}

/**
 * The statements for a distributed database, which sends listed rows to their shards, but would copy selected ones there,
 * and row-level security allows no copying.
 */
const listed = (
  insert: RowInsert,
  rows: ReadonlyArray<ReadonlyArray<unknown>>,
  shared?: unknown
): ReadonlyArray<Statement> => {
  const statements: Array<Statement> = []
  for (let from = 0; from < rows.length; from += MAX_ROWS) {
    statements.push(valuesOf(insert, rows.slice(from, from + MAX_ROWS), shared))
  }
  return statements
}

/** The types of columns that are written as PostgreSQL's list of column definitions: `step integer, recipient text`. */
const typesOf = (definitions: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    definitions.split(",").map((definition) => {
      const [name = "", type = ""] = definition.trim().split(" ")
      return [name, type]
    })
  )

/** The names of such columns, separated by commas. */
export const columnsOf = (definitions: string): string => Object.keys(typesOf(definitions)).join(", ")

/** Lists of ids are read from JSON one by one. */
const isIdList = (type: string): boolean => type === "bigint[]"

/**
 * Makes the function whose statement inserts records of one company. It takes them as one parameter, as JSON. `definitions`
 * are the columns that records have values for; `times` are columns that all of them have the same time in.
 */
export const insertingRecords = (table: string, definitions: string, times: ReadonlyArray<string>) => {
  const types = typesOf(definitions)
  const columns = Object.entries(types)
  const values = columns.map(([name, type]) =>
    isIdList(type) ? `array(select id::bigint from json_array_elements_text(${name}) id)` : name
  )
  const read = columns.map(([name, type]) => `${name} ${isIdList(type) ? "json" : type}`)
  const text = `
  insert into ${table} (company_id, ${[...Object.keys(types), ...times].join(", ")})
  select $1::bigint, ${[...values, ...times.map(() => "$3::timestamptz")].join(", ")}
  from json_to_recordset($2::json) r (${read.join(", ")})`
  const insert: RowInsert = {
    into: table,
    columns: {
      company_id: "bigint",
      ...types,
      ...Object.fromEntries(times.map((name) => [name, "timestamptz"]))
    }
  }
  return (
    companyId: number,
    records: ReadonlyArray<Readonly<Record<string, unknown>>>,
    time: string | null
  ): Statement => ({
    text,
    params: [companyId, JSON.stringify(records), time],
    distributed: () =>
      listed(
        insert,
        records.map((record) => [
          companyId,
          ...Object.keys(types).map((name) => record[name] ?? null),
          ...times.map(() => time)
        ])
      )
  })
}

/** Rows as one array for each column. */
const arraysOf = (rows: ReadonlyArray<ReadonlyArray<unknown>>): ReadonlyArray<ReadonlyArray<unknown>> =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]))

/** An insert with the text that it makes. */
export interface Addable {
  readonly text: string
  readonly insert: RowInsert
}

/** An insert with its text, which is made once. */
export const addable = (insert: RowInsert): Addable => ({ text: arraysText(insert), insert })

/** The statement that inserts rows; `shared` is the parameter of `made` columns. */
export const inserting = (
  { insert, text }: { readonly text: string; readonly insert?: RowInsert | undefined },
  rows: ReadonlyArray<ReadonlyArray<unknown>>,
  ...shared: ReadonlyArray<unknown>
): Statement => ({
  text,
  params: [...arraysOf(rows), ...shared],
  ...(insert === undefined ? {} : { distributed: () => listed(insert, rows, ...shared) })
})
