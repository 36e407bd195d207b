/** What grows with every message that is sent? Sizes, dead rows, HOT updates and claims, before and after. */
import { Effect, Redacted } from "effect"
import type { Client } from "pg"
import { freshDatabase, median, progress, settings } from "../support.ts"
import { clock, DUE_AT, seed } from "./book.ts"
import { openBook, timedClaim, type Book } from "./claim.ts"
import * as Processes from "./processes.ts"
import type { Section } from "./table.ts"

const COMPANIES = 10
const CLAIMS = 20
/** PostgreSQL reports the counters of a connection after a second at the latest. */
const REPORT_MILLIS = 1_200

const SIZES = `
select c.relname as name, pg_relation_size(c.oid) as bytes from pg_class c
where c.relkind in ('r', 'i') and (c.relname like 'reminder\\_%' or c.relname like 'resource\\_counts%')
  and c.relname not like 'reminder\\_policies%' order by c.relname`

const ACTIVITY = `
select relname as name, n_live_tup as live, n_dead_tup as dead, n_tup_upd as updates, n_tup_hot_upd as hot,
  autovacuum_count as autovacuums
from pg_stat_user_tables
where relname in ('reminder_attempts', 'reminder_messages', 'reminder_pace', 'resource_counts') order by 1`

const sizes = async (client: Client): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await client.query<{ name: string; bytes: string }>(SIZES)
  return new Map(rows.map(({ bytes, name }) => [name, Number(bytes)]))
}

/** The median milliseconds of a claim of 500 due rows. */
const claimMillis = (book: Book) =>
  Effect.gen(function* () {
    const times: Array<number> = []
    for (let n = 0; n < CLAIMS; n++) times.push((yield* timedClaim(book)).millis)
    return median(times)
  })

/** Makes the oldest reminders of all companies due, as many as are sent. */
const makeDue = async (client: Client, sends: number) => {
  await client.query(
    `update reminder_attempts set due_at = $1 where attempt_id in (
       select attempt_id from reminder_attempts where status = 'scheduled'
       order by attempt_id limit $2)`,
    [DUE_AT, sends]
  )
  await client.query("vacuum analyze reminder_attempts")
}

/** Forgets what claiming has left behind; returns the sizes before anything is sent. */
const sizesAtStart = async (client: Client) => {
  await client.query("drop index bench_claimed")
  await client.query("vacuum reminder_attempts")
  // This connection reports its own counters up to a second later; they must not count as the engine's.
  await Bun.sleep(REPORT_MILLIS)
  await client.query("select 1")
  await Bun.sleep(REPORT_MILLIS)
  await client.query("select pg_stat_reset()")
  return sizes(client)
}

/** Makes 500 of the reminders that are left due. */
const makeLeftDue = async (client: Client, sends: number) => {
  await client.query("create index bench_claimed on reminder_attempts (fence) where fence > 0")
  // A fence above 0 marks a claimed row for this benchmark; sent ones have such a fence, too.
  await client.query("update reminder_attempts set fence = 0 where fence > 0")
  await client.query(
    `update reminder_attempts set due_at = $1 where attempt_id in (
       select attempt_id from reminder_attempts where status = 'scheduled'
       order by company_id, attempt_id limit ${Math.min(500, sends)})`,
    [DUE_AT]
  )
}

/** What one run of this part has measured. */
interface Measured {
  readonly rows: number
  readonly sends: number
  /** Messages a second. */
  readonly rate: number
  readonly relations: ReadonlyArray<{
    readonly name: string
    readonly before: number
    readonly after: number
    readonly bytes_per_send: number
  }>
  readonly activity: ReadonlyArray<Record<string, string>>
  readonly claim_ms: { readonly before: number; readonly after: number }
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1)

const describeActivity = ({ autovacuums, dead, hot, live, name, updates }: Record<string, string>) => {
  const share = (Number(hot) * 100) / Math.max(1, Number(updates))
  return `${name}: ${live} live, ${dead} dead, ${updates} updates of which ${share.toFixed(0)} % HOT, ${autovacuums} autovacuums`
}

const section = (measured: Measured): Section => {
  const { activity, claim_ms, rate, relations, rows, sends } = measured
  return {
    title: `growth: ${rows} rows, ${sends} sent by the engine, ${rate.toFixed(0)} a second, autovacuum as it comes`,
    rows: [
      ["relation", "before MB", "after MB", "bytes a send"],
      ...relations.map((one) => [
        one.name,
        megabytes(one.before),
        megabytes(one.after),
        one.bytes_per_send.toFixed(0)
      ])
    ],
    notes: [
      ...activity.map(describeActivity),
      `claim of 500: ${claim_ms.before.toFixed(1)} ms before, ${claim_ms.after.toFixed(1)} ms after`,
      ...(sends < 1_000_000
        ? [
            `Bytes a send are megabytes a million sends, extrapolated from ${sends}; --sends 1000000 sends them all.`
          ]
        : [])
    ],
    values: measured
  }
}

/** Measures a database of `rows` receivables before and after the engine has sent `sends` messages. */
export const growth = (rows: number, sends: number) =>
  Effect.gen(function* () {
    const url = Redacted.value(yield* freshDatabase(settings))
    progress(`seeding ${rows} receivables …`)
    yield* seed(url, { companies: COMPANIES, customers: rows, debtsEach: 1, due: "none" })
    const book = yield* openBook(url)
    const { client } = book
    yield* Effect.promise(() => makeDue(client, sends))
    const claimBefore = yield* claimMillis(book)
    const sizesBefore = yield* Effect.promise(() => sizesAtStart(client))
    progress(`sending ${sends} messages …`)
    // The worker ends here: it would claim the reminders that are made due for the next claims.
    const rate = yield* Effect.scoped(
      Effect.flatMap(Processes.duebook(url, 1), (workers) =>
        Processes.rateOf(client, workers, Processes.DUEBOOK_LEFT, sends)
      )
    )
    yield* Effect.promise(() => Bun.sleep(1_000))
    const activity = yield* Effect.promise(() => client.query<Record<string, string>>(ACTIVITY))
    const sizesAfter = yield* Effect.promise(() => sizes(client))
    yield* Effect.promise(() => makeLeftDue(client, sends))
    const claimAfter = yield* claimMillis(book)
    return section({
      rows,
      sends,
      rate,
      relations: [...sizesAfter].map(([name, after]) => {
        const before = sizesBefore.get(name) ?? 0
        return { name, before, after, bytes_per_send: (after - before) / sends }
      }),
      activity: activity.rows,
      claim_ms: { before: claimBefore, after: claimAfter }
    })
  }).pipe(Effect.scoped, Effect.withClock(clock))
