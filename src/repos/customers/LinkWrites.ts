/** How often something was sent by a debtor's link, in PostgreSQL, exact across instances. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { serverMillis, ServerTime } from "../../postgres/ServerTime.ts"
import { asMillis, type Sweeping, sweeping } from "../Sweeping.ts"

/** A link, known by the hash of its token, and the company that it is of. */
export interface WritingLink {
  readonly companyId: number
  readonly tokenHash: Uint8Array
}

/** So many within so long. */
export interface WriteLimit {
  readonly writes: number
  readonly spanMillis: number
}

export class LinkWritesRepo extends Context.Tag("duebook/LinkWritesRepo")<
  LinkWritesRepo,
  {
    /**
     * Counts that something is sent by a link, and returns null; or the milliseconds to wait where as much was sent as
     * may be, and then it is not counted.
     */
    readonly take: (link: WritingLink, limit: WriteLimit) => Effect.Effect<number | null, ServiceUnavailable>
    /** Deletes links by which nothing was sent lately. */
    readonly sweeping: Sweeping
  }
>() {
  static readonly layer = Layer.effect(
    LinkWritesRepo,
    Effect.gen(function* () {
      const database = yield* Database
      const serverTime = yield* ServerTime
      return LinkWritesRepo.of({
        take: ({ companyId, tokenHash }, { spanMillis, writes }) =>
          Effect.gen(function* () {
            const about = [
              yield* serverTime,
              companyId,
              Buffer.from(tokenHash).toString("hex"),
              spanMillis,
              writes
            ]
            if ((yield* database.query(TAKE, about, "read")).length > 0) return null
            const [row] = yield* database.query<{ readonly wait: number | null }>(WAIT, about, "read")
            return Math.min(Math.max(1, row?.wait ?? 1), spanMillis)
          }),
        sweeping: sweeping(database, {
          table: "link_writes",
          key: "token_hash",
          age: "last_at",
          instant: asMillis
        })
      })
    })
  )
}

const TAKE = `
  insert into link_writes as w (company_id, token_hash, times, last_at)
  values ($2, decode($3, 'hex'), array[${serverMillis("$1")}], ${serverMillis("$1")})
  on conflict (company_id, token_hash) do update set
    times = excluded.last_at || recent_times(w.times, excluded.last_at, $4), last_at = excluded.last_at
  where cardinality(recent_times(w.times, excluded.last_at, $4)) < $5
  returning 1`

const WAIT = `
  select (recent_times(times, at, $4))[$5] + $4 - at as wait
  from (select times, ${serverMillis("$1")} as at from link_writes where company_id = $2 and token_hash = decode($3, 'hex')) w`
