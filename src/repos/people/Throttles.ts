/**
 * Wrong tries in PostgreSQL, exact across instances. Its statements run on a connection of their own even inside a
 * transaction: what was counted stays counted, whatever becomes of the work around it.
 */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import {
  FIRST_PAUSE_MILLIS,
  FORGET_MILLIS,
  freeTries,
  LONGEST_PAUSE_MILLIS,
  type ThrottleName
} from "../../domain/Throttle.ts"
import { Database } from "../../postgres/Database.ts"
import { serverMillis, ServerTime } from "../../postgres/ServerTime.ts"

type Names = ReadonlyArray<ThrottleName>

export class ThrottlesRepo extends Context.Tag("duebook/ThrottlesRepo")<
  ThrottlesRepo,
  {
    /**
     * Counts a try as a wrong one before it is looked at, so that tries at the same time are counted, too. Returns null;
     * or milliseconds to wait if one of the names is blocked: then the try must not be looked at, and is not counted.
     */
    readonly begin: (names: Names) => Effect.Effect<number | null, ServiceUnavailable>
    /** Counts a try as none, which was not wrong; with `forget`, the earlier ones of the account are forgotten. */
    readonly giveBack: (names: Names, forget: boolean) => Effect.Effect<void, ServiceUnavailable>
    /** Forgets all tries of these names, and ends their pauses. */
    readonly remove: (names: Names) => Effect.Effect<void, ServiceUnavailable>
    /** Removes up to `limit` names whose tries are forgotten by now; returns how many. */
    readonly sweep: (limit: number) => Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ThrottlesRepo,
    Effect.gen(function* () {
      const database = yield* Database
      const serverTime = yield* ServerTime
      const alone = <A>(run: (at: number | null) => Effect.Effect<A, ServiceUnavailable>) =>
        Effect.mapInputContext(Effect.flatMap(serverTime, run), (_: Context.Context<never>) =>
          Context.empty()
        )
      const giveBack = (names: Names, forget: boolean) =>
        alone(() =>
          Effect.asVoid(database.queryAll([{ text: GIVE_BACK, params: [keysOf(names), forget] }], "read"))
        )
      return ThrottlesRepo.of({
        begin: (names) =>
          Effect.gen(function* () {
            const counted = yield* alone((at) =>
              database.query<{ readonly name: string }>(
                BEGIN,
                [
                  at,
                  keysOf(names),
                  names.map(({ kind }) => freeTries[kind]),
                  FIRST_PAUSE_MILLIS,
                  LONGEST_PAUSE_MILLIS,
                  FORGET_MILLIS
                ],
                "read"
              )
            )
            if (counted.length === names.length) return null
            const known = new Set(counted.map(({ name }) => name))
            const partly = names.filter(({ name }) => known.has(name))
            if (partly.length > 0) yield* giveBack(partly, false)
            const [row] = yield* alone((at) =>
              database.query<{ readonly wait: number | null }>(WAIT, [at, keysOf(names)], "read")
            )
            return Math.min(Math.max(1, Number(row?.wait ?? 0)), LONGEST_PAUSE_MILLIS)
          }),
        giveBack,
        remove: (names) =>
          alone(() => Effect.asVoid(database.queryAll([{ text: REMOVE, params: [keysOf(names)] }], "read"))),
        sweep: (limit) =>
          Effect.flatMap(serverTime, (at) =>
            Effect.map(database.query(SWEEP, [at, FORGET_MILLIS, limit]), (rows) => rows.length)
          )
      })
    })
  )
}

const keysOf = (names: Names): ReadonlyArray<string> => names.map(({ name }) => name)

const now = `to_timestamp(${serverMillis("$1")} / 1000.0)`
const millis = (placeholder: string) => `${placeholder}::bigint * interval '1 millisecond'`

/** A pause that would be longer than the longest was begun before the clock was set back, and holds nobody up. */
const holdsUp = (blockedUntil: string, at: string) =>
  `${blockedUntil} > ${at} and ${blockedUntil} <= ${at} + ${millis("$5")}`

// The snapshot says which names are blocked. What another try has counted since then is seen by the row itself, which
// is locked: then it is not counted, and its name is missing from what is returned.
const BEGIN = `
  with asked as (
    select a.name, a.free, t.at from unnest($2::text[], $3::int[]) a (name, free), (select ${now} as at) t
  )
  insert into throttles as t (name, wrong, blocked_until, last_at)
  select name, 1, case when free <= 1 then at + ${millis("$4")} end, at from asked
  where not exists (
    select from throttles b join asked a on a.name = b.name where ${holdsUp("b.blocked_until", "a.at")}
  )
  order by name
  on conflict (name) do update set
    wrong = case when t.last_at <= excluded.last_at - ${millis("$6")} then 1 else t.wrong + 1 end,
    last_at = excluded.last_at,
    blocked_until = (
      select excluded.last_at + least(
          $4::bigint * power(2, least(w.wrong - a.free, 30)), $5::bigint
        ) * interval '1 millisecond'
      from asked a, (
        select case when t.last_at <= excluded.last_at - ${millis("$6")} then 1 else t.wrong + 1 end as wrong
      ) w
      where a.name = excluded.name and w.wrong >= a.free
    )
  where t.blocked_until is null or not (${holdsUp("t.blocked_until", "excluded.last_at")})
  returning name`

const WAIT = `
  select ceil(extract(epoch from max(blocked_until) - ${now}) * 1000) as wait
  from throttles where name = any($2::text[])`

const GIVE_BACK = `
  with found as (
    select name from throttles where name = any($1::text[]) order by name for update
  )
  update throttles t set blocked_until = null,
    wrong = case when $2 and t.name not like 'from %' then 0 else greatest(t.wrong - 1, 0) end
  from found f where f.name = t.name`

const REMOVE = "delete from throttles where name = any($1::text[])"

const SWEEP = `
  delete from throttles where name in (select name from throttles where last_at <= ${now} - ${millis("$2")} limit $3)
  returning name`
