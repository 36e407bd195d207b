/** Several statements in one round trip to PostgreSQL. Each text is prepared once per connection. */
import { createHash } from "node:crypto"
import type pg from "pg"
import { prepareValue } from "pg/lib/utils"
import { serialize } from "pg-protocol"

/** The most texts that a process prepares. The service has about 600, so only a bug can reach the limit. */
const MAX_PREPARED_STATEMENTS = 1000
/** Hexadecimal digits of a text's SHA-256 in its statement's name: two texts of one service never share them. */
const NAME_DIGITS = 16

/** A row as the driver hands it over, under its column names. */
export type Row = Readonly<Record<string, unknown>>

/** One statement with its parameters. */
export interface Statement {
  readonly text: string
  readonly params: ReadonlyArray<unknown>
  /** Whether it is parsed and planned each time, because its best plan depends on the values. */
  readonly unprepared?: true
  /** Whether it is quick whatever its values, so that outside of a transaction it can share a round trip with others. */
  readonly quick?: true
  /**
   * What is sent in its place to a database that is distributed by company. The rows of these statements, one after
   * another, are its rows. Called for each sending.
   */
  readonly distributed?: () => ReadonlyArray<Statement>
  /** Whether it reads counters, so that what its transaction has added to them must be written first. */
  readonly readsCounters?: true
}

/** Whether the statement of a text changes nothing. */
export const isRead = (text: string): boolean => /^\s*select\b/i.test(text)

/** The result of one statement. */
export interface Result {
  readonly rows: ReadonlyArray<Row>
  /** PostgreSQL's command tag: `COMMIT`, `SELECT 3`. */
  readonly command: string
}

/** A parameter could not be serialized, or a value of a row could not be parsed. The connection stays usable. */
export class UnserializableValue extends Error {
  override readonly message = "a value could not be put into words for PostgreSQL, or read from its words"
}

interface Column {
  readonly name: string
  readonly parse: (text: string) => unknown
}

interface Prepared {
  readonly name: string
  /** Undefined until the statement has been described, which happens once per connection. */
  columns: ReadonlyArray<Column> | undefined
}

const names = new Map<string, string>()

// The name says which text it stands for. Behind a pooler that hands one server connection to several processes, a number
// could stand for another process's statement. Beyond the limit a statement has no name and is parsed each time.
const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= MAX_PREPARED_STATEMENTS) return ""
  const name = `duebook_${createHash("sha256").update(text).digest("hex").slice(0, NAME_DIGITS)}`
  names.set(text, name)
  return name
}

/** Text that needs no quotes in an array. */
const PLAIN = /^[0-9A-Za-z_.:+-]+$/

const isPlain = (value: unknown): boolean =>
  typeof value === "number" ||
  typeof value === "bigint" ||
  typeof value === "boolean" ||
  value === null ||
  (typeof value === "string" && PLAIN.test(value) && value.toLowerCase() !== "null")

// The driver quotes and escapes every element of an array, which is slow and mostly needless: most are numbers.
const toParam = (value: unknown): ReturnType<typeof prepareValue> =>
  Array.isArray(value) && value.every(isPlain)
    ? `{${value.map((element) => (element === null ? "null" : element)).join(",")}}`
    : prepareValue(value)

/** What is known of the statements of a connection, by their texts. */
interface Statements {
  readonly prepared: Map<string, Prepared>
  /** Sent to be prepared, and not confirmed: an error before them made PostgreSQL skip them. */
  readonly doubtful: Set<string>
}

const statementsOn = new WeakMap<pg.Connection, Statements>()

const statementsOf = (connection: pg.Connection): Statements => {
  const known = statementsOn.get(connection)
  if (known !== undefined) return known
  const made = { prepared: new Map<string, Prepared>(), doubtful: new Set<string>() }
  statementsOn.set(connection, made)
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
 * A query for `pg` (a `Submittable`). All statements run in one transaction: the connection's current one, or one of
 * their own. After a failure the following ones don't run. The callback is called once, with the driver's error or with
 * a result for every statement.
 *
 * The messages of `following` are written in the same buffer. It must be the connection's next query, and have no text
 * in common with this one. It is a transaction of its own: neither fails with the other, and this one is answered first.
 */
export class RoundTrip implements pg.Submittable {
  callback: (error: unknown, results: ReadonlyArray<Result>) => void
  readonly #following: RoundTrip | undefined
  /** Whether the round trip before this one has written its messages. */
  #isWritten = false
  readonly #statements: ReadonlyArray<Statement>
  readonly #types: pg.CustomTypesConfig
  readonly #results: Array<Result> = []
  #entries: ReadonlyArray<Prepared> = []
  #parsing: ReadonlyArray<readonly [string, Prepared]> = []
  #rows: Array<Row> = []
  #columns: ReadonlyArray<Column> | undefined
  #thrown: UnserializableValue | undefined

  constructor(
    statements: ReadonlyArray<Statement>,
    types: pg.CustomTypesConfig,
    callback: (error: unknown, results: ReadonlyArray<Result>) => void,
    following?: RoundTrip
  ) {
    this.#statements = statements
    this.#types = types
    this.callback = callback
    this.#following = following
  }

  /** Writes all messages in one buffer, because each write is a system call. Returns the error if it can't. */
  submit(connection: pg.Connection): Error | undefined {
    if (!this.#isWritten) {
      const messages = this.#serialize(connection)
      if (messages instanceof Error) return messages
      connection.stream.write(Buffer.concat([...messages, ...this.#followingMessages(connection)]))
    }
    if (this.#parsing.length > 0) this.#keepParsed(connection)
    return undefined
  }

  #followingMessages(connection: pg.Connection): ReadonlyArray<Buffer> {
    const following = this.#following
    if (following === undefined) return []
    const messages = following.#serialize(connection)
    if (messages instanceof Error) return []
    following.#isWritten = true
    return messages
  }

  #serialize(connection: pg.Connection): ReadonlyArray<Buffer> | UnserializableValue {
    const { doubtful, prepared } = statementsOf(connection)
    const parsing: Array<readonly [string, Prepared]> = []
    const parts: Array<Buffer> = []
    const entries: Array<Prepared> = []
    try {
      for (const { params, text, unprepared } of this.#statements) {
        // A statement without a name is parsed at every use, because another one may have replaced it.
        let entry =
          prepared.get(text) ?? parsing.find(([other, { name }]) => other === text && name !== "")?.[1]
        if (entry === undefined) {
          entry = { name: unprepared === true ? "" : nameOf(text), columns: undefined }
          // A pooler remembers the name although PostgreSQL has skipped the statement, and would refuse it.
          if (doubtful.has(text)) parts.push(serialize.close({ type: "S", name: entry.name }))
          if (entry.name !== "") doubtful.add(text)
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
    this.#parsing = parsing
    return parts
  }

  // A statement that fails when it runs has been prepared all the same: PostgreSQL would refuse its name next time.
  #keepParsed(connection: pg.Connection) {
    const { doubtful, prepared } = statementsOf(connection)
    let parsed = 0
    const onParsed = () => {
      const [text, entry] = this.#parsing[parsed++] ?? ["", undefined]
      if (entry === undefined || entry.name === "") return
      prepared.set(text, entry)
      doubtful.delete(text)
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

  // Never called: no statement of the service suspends a portal or copies.
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
