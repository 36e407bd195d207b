/**
 * Each migration from 0027 on, and one of each kind, beside live reads and writes with the limits of the service's lanes,
 * workers that lock rows of several tables, and an open reader as pg_dump is one: nothing fails, and nothing takes more
 * than three seconds.
 */
import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted } from "effect"
import { expect, it } from "vitest"
import pg from "pg"
import { measureLocks } from "../../scripts/embed-migrations.ts"
import { LANES } from "../../src/postgres/LaneTable.ts"
import { migrateWith } from "../../src/postgres/Migrations.ts"
import { LockWait } from "../../src/postgres/LockWait.ts"
import { rows } from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { emptyDatabase } from "../support/TestDatabase.ts"
import { withLater } from "./upgrade/later.ts"
import { openReader } from "./upgrade/reader.ts"

const run = scoped()

/** What the last version had that did not divide its migrations. */
const BEFORE = withLater.filter(({ file }) => file < "0027")
const LONGEST_MILLIS = 3_000
const COMPANIES = 5
const DEBTS = 20_000

const FILL = [
  `insert into companies (name, created_at) select 'Company ' || n, now() from generate_series(1, ${COMPANIES}) n`,
  `insert into customers (company_id, display_name, email, created_at, updated_at)
   select 1 + n % ${COMPANIES}, 'Customer', 'c' || n || '@example.com', now(), now() from generate_series(1, 1000) n`,
  `insert into receivables (company_id, customer_id, amount_minor, paid_minor, currency, due_date, status, created_at,
     updated_at, billed_on)
   select c.company_id, c.customer_id, 1000, 0, 'EUR', '2026-01-31', 'open', now(), now(), '2026-01-01'
   from customers c, generate_series(1, ${DEBTS / 1_000})`,
  `insert into reminder_messages (company_id, attempt_ids, customer_id, channel, recipient, locale, tone, subject, body,
     captured, status, sent_on, sent_at, created_at)
   select company_id, '{1}', customer_id, 'email', email, 'en', 'firm', 'Due', 'Hello', true, 'sent', current_date, now(),
     now()
   from customers`,
  "analyze"
]

/** One of many: it runs statements until it is stopped, each as a lane of the service would. */
interface Client {
  readonly lane: { readonly lockMillis: number; readonly statementMillis: number }
  /** The statements of one transaction. */
  readonly work: (n: number) => ReadonlyArray<string>
  /** How often it begins again after a conflict or a lock that was not to be had, as the service does with writes. */
  readonly tries: number
}

const companyOf = (n: number) => 1 + (n % COMPANIES)
const updates = (n: number) => [
  `update receivables set updated_at = now() where company_id = ${companyOf(n)} and receivable_id = ${1 + (n % DEBTS)}`,
  `update reminder_messages set sent_at = now() where company_id = ${companyOf(n)} and message_id = ${1 + (n % 1_000)}`,
  `insert into customer_changes (company_id, customer_id, on_test_clock, changed_at)
   select company_id, customer_id, false, now() from customers where company_id = ${companyOf(n)} and customer_id = ${1 + (n % 1_000)}
   on conflict do nothing`,
  `update customers set updated_at = now() where company_id = ${companyOf(n)} and customer_id = ${1 + (n % 1_000)}`,
  `update companies set timezone = 'UTC' where company_id = ${companyOf(n)}`
]

const clients: ReadonlyArray<Client> = [
  // Pages and lists.
  ...["receivables", "customers", "companies", "reminder_messages", "reminder_attempts"].map((table) => ({
    lane: LANES.read,
    work: (n: number) => [`select * from ${table} where company_id = ${companyOf(n)} limit 50`],
    tries: 1
  })),
  // Writes, and workers that lock the same tables in the other order.
  { lane: LANES.alone, work: updates, tries: 3 },
  { lane: LANES.background, work: (n) => updates(n + 500).toReversed(), tries: 3 }
]

const isConflict = (error: unknown) => ["55P03", "40P01"].includes((error as { code?: string }).code ?? "")

const startLoad = (url: string) => {
  const load = { isRunning: true, done: 0, slowestMillis: 0, failures: [] as Array<string> }
  const once = async (connection: pg.Client, texts: ReadonlyArray<string>, tries: number): Promise<void> => {
    try {
      await connection.query(texts.length === 1 ? (texts[0] ?? "") : `begin; ${texts.join("; ")}; commit`)
    } catch (error) {
      if (texts.length > 1) await connection.query("rollback")
      if (tries > 1 && isConflict(error)) return once(connection, texts, tries - 1)
      load.failures.push(`${texts[0]}: ${String(error)}`)
    }
  }
  const work = async ({ lane, tries, work }: Client) => {
    const connection = new pg.Client({ connectionString: url, application_name: "duebook" })
    // The statement under way fails with it.
    connection.on("error", () => {})
    await connection.connect()
    await connection.query(
      `set lock_timeout = ${lane.lockMillis}; set statement_timeout = ${lane.statementMillis}`
    )
    for (let n = 0; load.isRunning; n++) {
      const began = performance.now()
      await once(connection, work(n), tries)
      load.slowestMillis = Math.max(load.slowestMillis, performance.now() - began)
      load.done++
      await Bun.sleep(5)
    }
    await connection.end()
  }
  const all = clients.map((client) =>
    work(client).catch((error: unknown) => load.failures.push(`a client ended: ${String(error)}`))
  )
  return {
    load,
    stop: async () => {
      load.isRunning = false
      await Promise.all(all)
    }
  }
}

const waitUntil = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await Bun.sleep(10)
}

it("migrations beside live writes, workers and an open reader keep nobody waiting, and none fails", async () => {
  const { url } = await run(emptyDatabase)
  const known = await measureLocks((await run(emptyDatabase)).url, withLater)
  const migrated = (files: typeof withLater, say: (line: string) => void = () => {}) =>
    Effect.runPromise(
      migrateWith(files, known).pipe(
        Effect.provideService(LockWait, { waitMillis: 120_000, say: (line) => Effect.sync(() => say(line)) }),
        Effect.provide(PgClient.layer({ url: Redacted.make(url) }))
      )
    )
  await migrated(BEFORE)
  for (const text of FILL) await rows(url, text)
  const { load, stop } = startLoad(url)
  const slow: Record<string, number> = {}
  try {
    for (let n = BEFORE.length + 1; n <= withLater.length; n++) {
      const file = withLater[n - 1]?.file ?? ""
      const reader = await openReader(url)
      load.slowestMillis = 0
      const before = load.done
      const seen = { isNamed: false, isDone: false }
      const migrating = migrated(withLater.slice(0, n), (line) => {
        seen.isNamed ||= line.includes("pg_dump")
      }).finally(() => (seen.isDone = true))
      // It is looked at below.
      migrating.catch(() => {})
      // A file that locks no table is done before the reader.
      await waitUntil(() => seen.isNamed || seen.isDone)
      const meanwhile = load.done
      await waitUntil(() => load.done > meanwhile + 50)
      await reader.close()
      expect(await migrating).toMatchObject({ applied: 1 })
      expect(load.done, file).toBeGreaterThan(before)
      slow[file] = Math.round(load.slowestMillis)
    }
  } finally {
    await stop()
  }
  if (process.env["VERBOSE"]) console.log(load.done, slow)
  expect(load.failures).toEqual([])
  expect(Object.entries(slow).filter(([, millis]) => millis > LONGEST_MILLIS)).toEqual([])
})
