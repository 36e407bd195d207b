/**
 * When mails were written to an address, in PostgreSQL, exact across instances. Counting runs on a connection of its
 * own, because a company's database role can't read about other people.
 */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { serverMillis, ServerTime } from "../../postgres/ServerTime.ts"

/** So many mails within so long. */
export interface MailLimit {
  readonly mails: number
  readonly windowMillis: number
}

export class MailTimesRepo extends Context.Tag("duebook/MailTimesRepo")<
  MailTimesRepo,
  {
    /** Counts a mail to an address, known by its hash; false if there were as many as there may be. */
    readonly take: (addressHash: Uint8Array, limit: MailLimit) => Effect.Effect<boolean, ServiceUnavailable>
    /** Removes up to `limit` addresses without a mail in the window; returns how many. */
    readonly sweep: (windowMillis: number, limit: number) => Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    MailTimesRepo,
    Effect.gen(function* () {
      const database = yield* Database
      const serverTime = yield* ServerTime
      return MailTimesRepo.of({
        take: (addressHash, { mails, windowMillis }) =>
          Effect.flatMap(serverTime, (at) =>
            Effect.map(
              database.query(
                TAKE,
                [at, Buffer.from(addressHash).toString("hex"), windowMillis, mails],
                "read"
              ),
              (rows) => rows.length > 0
            )
          ).pipe(Effect.mapInputContext((_: Context.Context<never>) => Context.empty())),
        sweep: (windowMillis, limit) =>
          Effect.flatMap(serverTime, (at) =>
            Effect.map(database.query(SWEEP, [at, windowMillis, limit]), (rows) => rows.length)
          )
      })
    })
  )
}

const now = `to_timestamp(${serverMillis("$1")} / 1000.0)`

/** Times that lie ahead were written before the clock was set back, and hold nobody up. */
const recent = `array(
  select s from unnest(m.times) s
  where s > excluded.last_at - $3::bigint * interval '1 millisecond' and s <= excluded.last_at + interval '1 second')`

const TAKE = `
  insert into mail_times as m (address_hash, times, last_at)
  select decode($2, 'hex'), array[at], at from (select ${now} as at) t
  on conflict (address_hash) do update set times = ${recent} || excluded.last_at, last_at = excluded.last_at
  where cardinality(${recent}) < $4
  returning 1`

const SWEEP = `
  delete from mail_times where address_hash in (
    select address_hash from mail_times where last_at <= ${now} - $2::bigint * interval '1 millisecond' limit $3
  ) returning 1`
