/** Fills a migrated database with a book of millions of receivables in minutes: indexes are made after the rows. */
import { readFile, writeFile } from "node:fs/promises"
import { Effect } from "effect"
import { Client } from "pg"
import { sampleCompany } from "../../src/reminders/message/Samples.ts"
import { previewTexts } from "../../src/reminders/message/TextPreview.ts"
import * as Companies from "../seed.ts"
import { progress } from "../support.ts"
import * as Sql from "./bookSql.ts"
import { sizesOf } from "./sizes.ts"

/** How large a book is. */
export interface BookSize {
  readonly receivables: number
  readonly companies: number
}

/** The tables that get millions of rows. */
const LARGE = [
  "receivables",
  "payments",
  "reminder_attempts",
  "reminder_messages",
  "audit_log",
  "resource_counts"
]

const CONSTRAINTS = `
select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition,
  contype as kind
from pg_constraint
where contype in ('p', 'f') and (conrelid = any($1::regclass[]) or (contype = 'f' and confrelid = any($1::regclass[])))
order by contype desc`

const INDEXES = `
select indexrelid::regclass::text as name, indrelid::regclass::text as "table", pg_get_indexdef(indexrelid) as definition
from pg_index where indrelid = any($1::regclass[]) and not indisprimary`

interface Structure {
  readonly table: string
  readonly name: string
  readonly definition: string
  readonly kind: "p" | "f"
}

const timed = async <A>(what: string, work: () => Promise<A>): Promise<A> => {
  const before = performance.now()
  const result = await work()
  progress(`  ${what}: ${((performance.now() - before) / 1_000).toFixed(1)} s`)
  return result
}

const connected = async <A>(url: string, work: (client: Client) => Promise<A>): Promise<A> => {
  const client = new Client(url)
  await client.connect()
  try {
    // Foreign keys are checked when they are made again.
    await client.query(
      "set session_replication_role = replica; set jit = off; set work_mem = '256MB'; set maintenance_work_mem = '512MB'; set synchronous_commit = off"
    )
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Runs lists of statements side by side, each over a connection of its own. */
const sideBySide = (
  url: string,
  lists: ReadonlyArray<ReadonlyArray<readonly [what: string, text: string, params?: ReadonlyArray<unknown>]>>
) =>
  Promise.all(
    lists.map((list) =>
      connected(url, async (client) => {
        for (const [what, text, params = []] of list) {
          await timed(what, () => client.query(text, [...params]))
        }
      })
    )
  )

/** Removes keys and indexes of the large tables; returns the statements that make them again, table by table. */
const withoutIndexes = async (client: Client) => {
  const { rows: constraints } = await client.query<Structure>(CONSTRAINTS, [LARGE])
  const { rows: indexes } = await client.query<Structure>(INDEXES, [LARGE])
  for (const { name, table } of constraints.filter(({ kind }) => kind === "f")) {
    await client.query(`alter table ${table} drop constraint ${name}`)
  }
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const { name, table } of constraints.filter(({ kind }) => kind === "p")) {
    await client.query(`alter table ${table} drop constraint ${name}`)
  }
  const again = ({ definition, name, table }: Structure): readonly [string, string] => [
    `${table}: ${name}`,
    `alter table ${table} add constraint ${name} ${definition}`
  ]
  const indexesOf = (table: string): ReadonlyArray<readonly [string, string]> => [
    ...constraints.filter((one) => one.kind === "p" && one.table === table).map(again),
    ...indexes
      .filter((one) => one.table === table)
      .map((one): readonly [string, string] => [`${table}: ${one.name}`, one.definition])
  ]
  return { indexesOf, foreignKeys: constraints.filter(({ kind }) => kind === "f").map(again) }
}

const MESSAGE = previewTexts("en", "firm", "one", {
  creditor: sampleCompany,
  texts: { subject: null, opening: null, closing: null }
})

/** Companies whose kept sums are compared with those that the service's own function makes. */
const COMPARED = 5

/** Makes the kept sums. Throws if they are not those of `count_again`. */
const countAll = async (client: Client, indexes: ReadonlyArray<readonly [string, string]>) => {
  for (const [what, text] of [...Sql.SUMS, ...indexes]) await timed(what, () => client.query(text))
  const { rows } = await client.query<{ id: string }>(
    "select company_id as id from scale_book order by rows, company_id limit $1",
    [COMPARED]
  )
  for (const { id } of rows) {
    const sums = async () => (await client.query<{ sums: string }>(Sql.SUMS_OF, [id])).rows[0]?.sums
    const before = await sums()
    await client.query("select count_again($1)", [id])
    if ((await sums()) !== before) throw new Error(`the kept sums of company ${id} are not those of its rows`)
  }
  await timed("vacuum of kept sums", () => client.query("vacuum analyze resource_counts"))
}

/** Fills a migrated, empty database; succeeds with what the load generator asks about. */
export const fill = async (url: string, size: BookSize): Promise<ReadonlyArray<Companies.SeededCompany>> => {
  const now = [new Date().toISOString()]
  const companies = await timed(`${size.companies} companies with keys, plans and customers`, () =>
    Companies.seed(url, { companies: size.companies, keysEach: 1, large: 0, small: 0 })
  )
  const sizes = sizesOf(size.receivables, size.companies)
  const message = await Effect.runPromise(MESSAGE)
  const structure = await connected(url, async (client) => {
    const [table = "", rows = ""] = Sql.BOOK
    await client.query(table)
    await client.query(rows, [
      companies.map(({ id }) => id),
      sizes,
      companies.map(({ firstCustomer }) => firstCustomer),
      companies.map(({ customers }) => customers)
    ])
    await client.query(Sql.MORE_CUSTOMERS, now)
    await client.query("analyze scale_book, customers, api_keys")
    const found = await withoutIndexes(client)
    await timed(`${size.receivables} receivables`, () => client.query(Sql.RECEIVABLES, now))
    await client.query("analyze receivables")
    return found
  })
  await sideBySide(url, [
    [
      ["reminder attempts", Sql.ATTEMPTS, now],
      ["messages", Sql.MESSAGES, [...now, message.subject, message.text, message.html]],
      ...structure.indexesOf("reminder_attempts"),
      ...structure.indexesOf("reminder_messages")
    ],
    [
      ["payments", Sql.PAYMENTS],
      ...Sql.AUDIT.map((text) => ["audit entries", text] as const),
      ...structure.indexesOf("receivables"),
      ...structure.indexesOf("payments"),
      ...structure.indexesOf("audit_log"),
      ...Sql.TRACES.map((text) => ["replies, uses of keys, paces", text, now] as const)
    ]
  ])
  await connected(url, async (client) => {
    for (const [what, text] of structure.foreignKeys) await timed(what, () => client.query(text))
    await timed("vacuum analyze", () => client.query("vacuum analyze"))
  })
  await connected(url, (client) => countAll(client, structure.indexesOf("resource_counts")))
  return connected(url, (client) => sampleOf(client, companies, size))
}

/** Receivables that the load generator asks about, in all. */
const SAMPLE = 100_000
/** Receivables of a company that belong together in one entry: a large company has many entries, and so many requests. */
const PER_ENTRY = 10
/** Receivables of a company that get payments. */
const OPEN_EACH = 50

const sampleOf = async (
  client: Client,
  companies: ReadonlyArray<Companies.SeededCompany>,
  size: BookSize
): Promise<ReadonlyArray<Companies.SeededCompany>> => {
  interface Row {
    readonly company_id: string
    readonly ids: ReadonlyArray<string>
  }
  const idsOf = async (text: string, params: ReadonlyArray<unknown>) => {
    const { rows } = await client.query<Row>(text, [...params])
    return new Map(rows.map(({ company_id, ids }) => [Number(company_id), ids.map(Number)]))
  }
  const any = await idsOf(
    `select company_id, array_agg(receivable_id order by receivable_id) as ids from receivables
     where receivable_id % $1::bigint = 0 group by 1`,
    [Math.max(1, Math.round(size.receivables / SAMPLE))]
  )
  const open = await idsOf(
    `select company_id, array_agg(receivable_id) as ids from (
       select company_id, receivable_id, row_number() over (partition by company_id order by receivable_id desc) as place
       from receivables where status = 'open'
     ) r where place <= ${OPEN_EACH} group by 1`,
    []
  )
  const { rows: customers } = await client.query<Readonly<Record<string, string>>>("select * from scale_book")
  const book = new Map(customers.map((row) => [Number(row["company_id"]), row]))
  return companies.flatMap((company) => {
    const { customers: n, first_customer, rows } = book.get(company.id) ?? {}
    const ids = any.get(company.id) ?? []
    const payable = open.get(company.id) ?? []
    if (payable.length === 0 || ids.length === 0) return []
    return Array.from({ length: Math.ceil(ids.length / PER_ENTRY) }, (_, entry) => ({
      ...company,
      receivables: Number(rows),
      firstCustomer: Number(first_customer),
      customers: Number(n),
      sample: { any: ids.slice(entry * PER_ENTRY, (entry + 1) * PER_ENTRY), open: payable }
    }))
  })
}

/** Keeps what the load generator asks about, keys included, beside the data that it is about. */
export const remember = (file: string, companies: ReadonlyArray<Companies.SeededCompany>): Promise<void> =>
  writeFile(file, JSON.stringify(companies), { mode: 0o600 })

/** What was kept; undefined where nothing was. */
export const recall = async (file: string): Promise<ReadonlyArray<Companies.SeededCompany> | undefined> => {
  const text = await readFile(file, "utf8").catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as ReadonlyArray<Companies.SeededCompany>)
}
