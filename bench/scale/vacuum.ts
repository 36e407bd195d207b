/** What writes leave behind in the tables that change most, whether autovacuum keeps up, and how long a vacuum takes. */
import { Effect } from "effect"
import type { Client } from "pg"
import * as Generator from "../generator.ts"
import { duebook } from "../programs.ts"
import { connect } from "../reminders/book.ts"
import type { Section } from "../reminders/table.ts"
import { start } from "../servers.ts"
import { progress } from "../support.ts"
import type { Book } from "./server.ts"
import { amount, size } from "./table.ts"

const CONNECTIONS = 16
/** The load lasts so many times as long as one measurement of requests. */
const TIMES_AS_LONG = 10

const TABLES = [
  "receivables",
  "reminder_attempts",
  "resource_counts",
  "rate_windows",
  "plan_usage",
  "key_usage_days",
  "idempotency",
  "audit_log"
] as const

const ACTIVITY = `
select relname as name, n_live_tup as live, n_dead_tup as dead, n_tup_ins as inserted, n_tup_upd as updated,
  n_tup_hot_upd as hot, autovacuum_count as autovacuums, pg_total_relation_size(relid) as bytes
from pg_stat_user_tables where relname = any($1::text[])`

type Activity = Readonly<Record<string, number>>

const activity = async (client: Client): Promise<ReadonlyMap<string, Activity>> => {
  const { rows } = await client.query<Readonly<Record<string, string>>>(ACTIVITY, [TABLES])
  return new Map(
    rows.map(({ name = "", ...counted }) => [
      name,
      Object.fromEntries(Object.entries(counted).map(([field, n]) => [field, Number(n)]))
    ])
  )
}

const vacuum = async (client: Client, table: string) => {
  const before = performance.now()
  await client.query(`vacuum ${table}`)
  return (performance.now() - before) / 1_000
}

const measured = async (client: Client, ask: Generator.Ask, port: number, pid: number, seconds: number) => {
  const before = await activity(client)
  const load = await ask({
    workload: "mix",
    connections: CONNECTIONS,
    warmUpMillis: 0,
    millis: seconds * TIMES_AS_LONG * 1_000,
    seed: 9,
    target: { servers: [{ port, pid }] }
  })
  await Bun.sleep(1_500)
  const after = await activity(client)
  const tables = []
  for (const name of TABLES) {
    const field = (of: string) => after.get(name)?.[of] ?? 0
    const gained = (of: string) => field(of) - (before.get(name)?.[of] ?? 0)
    const found = {
      name,
      live: field("live"),
      dead: field("dead"),
      inserted: gained("inserted"),
      updated: gained("updated"),
      hot: gained("hot"),
      autovacuums: gained("autovacuums"),
      grown: gained("bytes"),
      vacuum_seconds: await vacuum(client, name)
    }
    progress(`vacuum of ${name}: ${found.vacuum_seconds.toFixed(1)} s`)
    tables.push(found)
  }
  return { perSecond: load.answers / load.seconds, seconds: load.seconds, tables }
}

/** Writes to the large book for a while, then vacuums it. */
export const bloat = (book: Book, seconds: number) =>
  Effect.gen(function* () {
    const client = yield* connect(book.url)
    const { pid, port } = yield* start(
      { ...duebook, arguments: ["src/main.ts", "serve", "--no-worker"] },
      book.url
    )
    const ask = yield* Generator.start(book.companies)
    const found = yield* Effect.promise(() => measured(client, ask, port, pid, seconds))
    return {
      title: `Vacuum: ${found.seconds} seconds of the mix at ${found.perSecond.toFixed(0)} requests a second on the book of ${amount(book.receivables)}, then a vacuum`,
      rows: [
        ["table", "rows", "inserted", "updated", "of these HOT", "dead", "autovacuums", "grown", "vacuum s"],
        ...found.tables.map((one) => [
          one.name,
          amount(one.live),
          amount(one.inserted),
          amount(one.updated),
          one.updated === 0 ? "" : `${((one.hot * 100) / one.updated).toFixed(0)} %`,
          amount(one.dead),
          String(one.autovacuums),
          size(one.grown),
          one.vacuum_seconds.toFixed(1)
        ])
      ],
      notes: [],
      values: found
    } satisfies Section
  }).pipe(Effect.scoped)
