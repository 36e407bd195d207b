/** What grows with every message that is sent? Sizes, dead rows, HOT updates and claims, before and after. */
import { Effect, Redacted } from "effect"
import type { Client } from "pg"
import { freshDatabase, median, progress, settings } from "../support.ts"
import { clock, DUE_AT, seed } from "./book.ts"
import { openBook, timedClaim, type Book } from "./claim.ts"
import * as Crew from "./crew.ts"
import type { Section } from "./table.ts"

const COMPANIES = 10
const CLAIMS = 20
/** Counters of a connection are told after a second at the latest. */
const TOLD_MILLIS = 1_200

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

/** Of 500 due rows, the median. */
const claimMillis = (book: Book) =>
  Effect.gen(function* () {
    const times: Array<number> = []
    for (let n = 0; n < CLAIMS; n++) times.push((yield* timedClaim(book)).millis)
    return median(times)
  })

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1)

export const growth = (rows: number, sends: number) =>
  Effect.gen(function* () {
    const url = Redacted.value(yield* freshDatabase(settings))
    progress(`seeding ${rows} receivables …`)
    yield* seed(url, { companies: COMPANIES, rows, due: "none" })
    const book = yield* openBook(url)
    const { client } = book
    // What is to be sent, a share of it for the claims, the oldest rows of all companies alike.
    const makeDue = () =>
      client.query(
        `update reminder_attempts set due_at = $1 where attempt_id in (
           select attempt_id from reminder_attempts where status = 'scheduled' and offset_days = 0
           order by attempt_id limit $2)`,
        [DUE_AT, sends]
      )
    yield* Effect.promise(async () => {
      await makeDue()
      await client.query("vacuum analyze reminder_attempts")
    })
    const claimBefore = yield* claimMillis(book)
    const sizesBefore = yield* Effect.promise(async () => {
      await client.query("drop index bench_claimed")
      await client.query("vacuum reminder_attempts")
      // What this connection has counted itself is told a second later, and is not the engine's.
      await Bun.sleep(TOLD_MILLIS)
      await client.query("select 1")
      await Bun.sleep(TOLD_MILLIS)
      await client.query("select pg_stat_reset()")
      return sizes(client)
    })
    progress(`sending ${sends} messages …`)
    const crew = yield* Crew.ours(url, 1)
    const rate = yield* Crew.rateOf(client, crew, Crew.OURS_LEFT, sends)
    yield* Effect.promise(() => Bun.sleep(1_000))
    const activity = yield* Effect.promise(async () => {
      const { rows } = await client.query<Record<string, string>>(ACTIVITY)
      return rows
    })
    const sizesAfter = yield* Effect.promise(() => sizes(client))
    yield* Effect.promise(async () => {
      await client.query("create index bench_claimed on reminder_attempts (fence) where fence > 0")
      // Fences tell claims from what was sent.
      await client.query("update reminder_attempts set fence = 0 where fence > 0")
      await client.query(
        `update reminder_attempts set due_at = $1 where attempt_id in (
           select attempt_id from reminder_attempts where status = 'scheduled'
           order by company_id, attempt_id limit ${Math.min(500, sends)})`,
        [DUE_AT]
      )
    })
    const claimAfter = yield* claimMillis(book)
    const grown = [...sizesAfter].map(([name, after]) => ({
      name,
      before: sizesBefore.get(name) ?? 0,
      after,
      bytes_per_send: (after - (sizesBefore.get(name) ?? 0)) / sends
    }))
    return {
      title: `growth: ${rows} rows, ${sends} sent by the engine, ${rate.toFixed(0)} a second, autovacuum as it comes`,
      rows: [
        ["relation", "before MB", "after MB", "bytes a send"],
        ...grown.map((one) => [
          one.name,
          megabytes(one.before),
          megabytes(one.after),
          one.bytes_per_send.toFixed(0)
        ])
      ],
      notes: [
        ...activity.map(
          ({ autovacuums, dead, hot, live, name, updates }) =>
            `${name}: ${live} live, ${dead} dead, ${updates} updates of which ${((Number(hot) * 100) / Math.max(1, Number(updates))).toFixed(0)} % HOT, ${autovacuums} autovacuums`
        ),
        `claim of 500: ${claimBefore.toFixed(1)} ms before, ${claimAfter.toFixed(1)} ms after`,
        ...(sends < 1_000_000
          ? [
              `Bytes a send are megabytes a million sends, extrapolated from ${sends}; --sends 1000000 sends them all.`
            ]
          : [])
      ],
      values: {
        rows,
        sends,
        rate,
        relations: grown,
        activity,
        claim_ms: { before: claimBefore, after: claimAfter }
      }
    } satisfies Section
  }).pipe(Effect.scoped, Effect.withClock(clock))
