/** Statements that go to PostgreSQL together: one write, one answer, each prepared once a connection. */
import type pg from "pg"
import { prepareValue } from "pg/lib/utils"
import { serialize } from "pg-protocol"

/** Texts that one process prepares; ours are fewer, so this is never reached but by a bug. */
const MAX_PREPARED_STATEMENTS = 500

/** A row as the driver hands it over, under its column names. */
export type Row = Readonly<Record<string, unknown>>

/** One statement with its parameters. */
export interface Statement {
  readonly text: string
  readonly params: ReadonlyArray<unknown>
  /** Parsed and planned for its values each time: where the best plan depends on them. */
  readonly unprepared?: true
  /** Reads counters: what its transaction adds to them has to be there. */
  readonly readsCounters?: true
}

/** What a statement came to. */
export interface Result {
  readonly rows: ReadonlyArray<Row>
  /** PostgreSQL's word for what was done: `COMMIT`, `SELECT 3`. */
  readonly command: string
}

/** A parameter that can't be written, or a value that can't be read: the connection is none the worse for it. */
export class UnserializableValue extends Error {
  override readonly message = "a value could not be put into words for PostgreSQL, or read from its words"
}

interface Column {
  readonly name: string
  readonly parse: (text: string) => unknown
}

interface Prepared {
  readonly name: string
  /** Known once the statement has been described, which is done once a connection. */
  columns: ReadonlyArray<Column> | undefined
}

const names = new Map<string, string>()

// Beyond the limit a statement goes without a name: parsed each time.
const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= MAX_PREPARED_STATEMENTS) return ""
  const name = `duebook_${names.size}`
  names.set(text, name)
  return name
}

/** What needs no quotes within an array. */
const PLAIN = /^[0-9A-Za-z_.:+-]+$/

const isPlain = (value: unknown): boolean =>
  typeof value === "number" ||
  typeof value === "boolean" ||
  value === null ||
  (typeof value === "string" && PLAIN.test(value) && value.toLowerCase() !== "null")

// The driver quotes and escapes every element of an array; ours are mostly numbers.
const toParam = (value: unknown): ReturnType<typeof prepareValue> =>
  Array.isArray(value) && value.every(isPlain)
    ? `{${value.map((element) => (element === null ? "null" : element)).join(",")}}`
    : prepareValue(value)

const preparedOn = new WeakMap<pg.Connection, Map<string, Prepared>>()

const preparedBy = (connection: pg.Connection): Map<string, Prepared> => {
  const known = preparedOn.get(connection)
  if (known !== undefined) return known
  const made = new Map<string, Prepared>()
  preparedOn.set(connection, made)
  return made
}

const NO_COLUMNS: ReadonlyArray<Column> = []
const sync = serialize.sync()
const describePortal = serialize.describe({ type: "P" })
const execute = serialize.execute()

const toRow = (columns: ReadonlyArray<Column>, fields: ReadonlyArray<string | null>): Row => {
  const row: Record<string, unknown> = {}
  for (let index = 0; index < columns.length; index++) {
    const { name, parse } = columns[index] as Column
    const text = fields[index]
    row[name] = text === null || text === undefined ? null : parse(text)
  }
  return row
}

/**
 * A query in the sense of `pg` (its `Submittable`). All statements run in one transaction, the one that the connection
 * is in or else one of their own, and none after one that fails. The callback is called once, with the driver's error
 * or with a result for every statement.
 */
export class RoundTrip implements pg.Submittable {
  callback: (error: unknown, results: ReadonlyArray<Result>) => void
  readonly #statements: ReadonlyArray<Statement>
  readonly #types: pg.CustomTypesConfig
  readonly #results: Array<Result> = []
  #entries: ReadonlyArray<Prepared> = []
  #rows: Array<Row> = []
  #columns: ReadonlyArray<Column> | undefined
  #thrown: UnserializableValue | undefined

  constructor(
    statements: ReadonlyArray<Statement>,
    types: pg.CustomTypesConfig,
    callback: (error: unknown, results: ReadonlyArray<Result>) => void
  ) {
    this.#statements = statements
    this.#types = types
    this.callback = callback
  }

  /** One buffer, one write: message by message each would be a system call of its own. */
  submit(connection: pg.Connection): Error | undefined {
    const prepared = preparedBy(connection)
    const parsing: Array<readonly [string, Prepared]> = []
    const parts: Array<Buffer> = []
    const entries: Array<Prepared> = []
    try {
      for (const { params, text, unprepared } of this.#statements) {
        // One without a name is parsed wherever it is said: another one may have taken its place by then.
        let entry =
          prepared.get(text) ?? parsing.find(([other, { name }]) => other === text && name !== "")?.[1]
        if (entry === undefined) {
          entry = { name: unprepared === true ? "" : nameOf(text), columns: undefined }
          parts.push(serialize.parse({ name: entry.name, text }))
          parsing.push([text, entry])
        }
        parts.push(
          serialize.bind({
            statement: entry.name,
            values: params as Array<unknown>,
            valueMapper: toParam
          })
        )
        if (entry.columns === undefined) parts.push(describePortal)
        parts.push(execute)
        entries.push(entry)
      }
    } catch (error) {
      return new UnserializableValue(undefined, { cause: error })
    }
    parts.push(sync)
    this.#entries = entries
    this.#columns = entries[0]?.columns
    if (parsing.length > 0) this.#keepParsed(connection, prepared, parsing)
    connection.stream.write(Buffer.concat(parts))
    return undefined
  }

  // Also a statement that fails when it runs has been prepared by then: PostgreSQL would refuse its name a second time.
  #keepParsed(
    connection: pg.Connection,
    prepared: Map<string, Prepared>,
    parsing: ReadonlyArray<readonly [string, Prepared]>
  ) {
    let parsed = 0
    const onParsed = () => {
      const [text, entry] = parsing[parsed++] ?? ["", undefined]
      if (entry !== undefined && entry.name !== "") prepared.set(text, entry)
    }
    connection.on("parseComplete", onParsed)
    connection.once("readyForQuery", () => connection.removeListener("parseComplete", onParsed))
  }

  handleRowDescription(message: {
    readonly fields: ReadonlyArray<{ readonly name: string; readonly dataTypeID: number }>
  }) {
    const columns = message.fields.map(({ dataTypeID, name }) => ({
      name,
      parse: this.#types.getTypeParser(dataTypeID, "text") as (text: string) => unknown
    }))
    this.#columns = columns
    const entry = this.#entries[this.#results.length]
    if (entry !== undefined) entry.columns = columns
  }

  handleDataRow(message: { readonly fields: ReadonlyArray<string | null> }) {
    if (this.#thrown !== undefined) return
    try {
      this.#rows.push(toRow(this.#columns ?? NO_COLUMNS, message.fields))
    } catch (error) {
      this.#thrown = new UnserializableValue(undefined, { cause: error })
    }
  }

  handleCommandComplete(message: { readonly text: string }) {
    const entry = this.#entries[this.#results.length]
    if (entry !== undefined) entry.columns ??= NO_COLUMNS
    this.#results.push({ rows: this.#rows, command: message.text })
    this.#rows = []
    this.#columns = this.#entries[this.#results.length]?.columns
  }

  handleEmptyQuery() {
    this.handleCommandComplete({ text: "" })
  }

  // A portal is never left open and nothing is copied: no statement of ours asks for either.
  handlePortalSuspended() {}
  handleCopyInResponse(connection: { readonly sendCopyFail: (reason: string) => void }) {
    connection.sendCopyFail("nothing to copy")
  }
  handleCopyData() {}

  handleError(error: unknown) {
    this.callback(error, this.#results)
  }

  handleReadyForQuery() {
    this.callback(this.#thrown ?? null, this.#results)
  }
}
