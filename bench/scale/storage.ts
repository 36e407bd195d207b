/** What a book takes on disk, table by table, and what a month of it adds, by calculation from measured bytes. */
import { Effect } from "effect"
import type { Client } from "pg"
import { connect } from "../reminders/book.ts"
import type { Section } from "../reminders/table.ts"
import { SPAN_DAYS } from "./bookSql.ts"
import type { Book } from "./server.ts"
import { amount, size } from "./table.ts"

/** An example, to be replaced by what one's own provider charges: US dollars for a gigabyte and month of SSD. */
const DOLLARS_A_GIGABYTE = 0.12
const DAYS_A_MONTH = 30.4

const TABLES = `
select c.relname as name, c.reltuples::bigint as rows, pg_relation_size(c.oid) as heap,
  pg_indexes_size(c.oid) as indexes, pg_total_relation_size(c.oid) - pg_relation_size(c.oid) - pg_indexes_size(c.oid) as other
from pg_class c
where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'scale_book'
order by pg_total_relation_size(c.oid) desc limit 12`

const SENT = `
select coalesce(sum(n), 0) as n from resource_counts where resource = 'reminder_attempt' and status = 'sent'`

const INDEXES = `
select c.relname as name, pg_relation_size(c.oid) as bytes from pg_class c
where c.relkind = 'i' and c.relnamespace = 'public'::regnamespace order by 2 desc limit 12`

interface Table {
  readonly name: string
  readonly rows: number
  readonly heap: number
  readonly indexes: number
  readonly other: number
}

const read = async (client: Client) => {
  const tables = await client.query<Readonly<Record<string, string>>>(TABLES)
  const indexes = await client.query<{ name: string; bytes: string }>(INDEXES)
  const sent = await client.query<{ n: string }>(SENT)
  const whole = await client.query<{ bytes: string }>("select pg_database_size(current_database()) as bytes")
  return {
    tables: tables.rows.map((row): Table => ({
      name: row["name"] ?? "",
      rows: Number(row["rows"]),
      heap: Number(row["heap"]),
      indexes: Number(row["indexes"]),
      other: Number(row["other"])
    })),
    indexes: indexes.rows.map(({ bytes, name }) => ({ name, bytes: Number(bytes) })),
    sent: Number(sent.rows[0]?.n),
    database: Number(whole.rows[0]?.bytes)
  }
}

/** Tables that grow with each receivable; the texts of messages are counted by themselves. */
const GROWING = new Set(["receivables", "payments", "reminder_attempts", "audit_log", "resource_counts"])

const bytesOf = ({ heap, indexes, other }: Table) => heap + indexes + other

/** The sizes of a book, its bytes for each receivable, and what a month adds. */
export const storage = (book: Book) =>
  Effect.gen(function* () {
    const client = yield* connect(book.url)
    const found = yield* Effect.promise(() => read(client))
    const growing = found.tables.filter(({ name }) => GROWING.has(name))
    const messages = found.tables.find(({ name }) => name === "reminder_messages")
    const bytesEach = growing.reduce((sum, one) => sum + bytesOf(one), 0) / book.receivables
    const textBytes = messages === undefined ? 0 : bytesOf(messages) / Math.max(1, messages.rows)
    const monthly = (book.receivables * DAYS_A_MONTH) / SPAN_DAYS
    const sentEach = found.sent / book.receivables
    const month = { rows: monthly * bytesEach, texts: monthly * sentEach * textBytes }
    const values = { ...found, bytesEach, textBytes, monthly, sentEach, month }
    const dollars = (bytes: number) => `$${((bytes / 1e9) * DOLLARS_A_GIGABYTE).toFixed(2)}`
    return {
      title: `Storage of ${amount(book.receivables)} receivables in ${amount(book.inCompanies)} companies: ${size(found.database)}`,
      rows: [
        ["table", "rows", "table", "indexes", "texts kept apart", "bytes a receivable"],
        ...found.tables.map((one) => [
          one.name,
          amount(one.rows),
          size(one.heap),
          size(one.indexes),
          size(one.other),
          (bytesOf(one) / book.receivables).toFixed(0)
        ])
      ],
      notes: [
        `Largest indexes: ${found.indexes.map(({ bytes, name }) => `${name} ${size(bytes)}`).join(", ")}.`,
        `A receivable with its payments, attempts, audit entries and kept sums takes ${amount(bytesEach)} bytes, indexes included; the text of a message ${amount(textBytes)}.`,
        `A month is ${amount(monthly)} new receivables with ${sentEach.toFixed(1)} messages each: ${size(month.rows)} for good, and ${size(month.texts)} of texts for as long as MESSAGE_RETENTION_DAYS keeps them. At an assumed $${DOLLARS_A_GIGABYTE} for a gigabyte and month, all of the book is ${dollars(found.database)} a month, and each further month adds ${dollars(month.rows + month.texts)} to that.`
      ],
      values
    } satisfies Section
  }).pipe(Effect.scoped)
