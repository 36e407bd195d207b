/** Authentication, rate limit and allowance: three statements before the work, as a straightforward service has them. */
import { createHash } from "node:crypto"
import pg from "pg"
import { Problem } from "./problem.ts"

const WINDOW_MILLIS = 60_000
/** Up to this limit a bucket is a millisecond; above it, half a second. */
const EXACT_UP_TO = 600
const COARSE_BUCKET_MILLIS = 500

const INT8 = 20
const DATE = 1082

/** A pool of ten connections. Ids and money are safe integers, dates stay text. */
export const openPool = (url: string): pg.Pool =>
  new pg.Pool({
    connectionString: url,
    max: 10,
    types: {
      getTypeParser: ((oid: number, format?: "text" | "binary") => {
        if (oid === INT8) return Number
        if (oid === DATE) return String
        return format === "binary" ? pg.types.getTypeParser(oid, "binary") : pg.types.getTypeParser(oid)
      }) as typeof pg.types.getTypeParser
    }
  })

/** What an endpoint requires of its caller. */
export interface Terms {
  readonly scope: string
  /** Whether the request counts against the allowance. */
  readonly charged: boolean
}

/** An admitted request. */
export interface Admitted {
  readonly companyId: number
  readonly userId: number
  readonly apiKeyId: number
  readonly plan: { readonly name: string; readonly startsAt: number; readonly endsAt: number } | null
  readonly perKey: { readonly limit: number; readonly remaining: number; readonly resetSeconds: number }
  readonly period: { readonly allowance: number; readonly used: number; readonly remaining: number }
  /** RateLimit headers. */
  readonly headers: Readonly<Record<string, string>>
}

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

/** The company id in a token; null if the token is malformed. */
const companyOf = (token: string): number | null => {
  const company = /^dbk_([1-9A-Za-z][0-9A-Za-z]{0,8})_[0-9A-Za-z]{49}$/.exec(token)?.[1]
  if (company === undefined) return null
  const id = [...company].reduce((value, char) => value * 62 + ALPHABET.indexOf(char), 0)
  return Number.isSafeInteger(id) ? id : null
}

const FIND_KEY = `
select k.company_id, k.api_key_id, k.user_id, k.scopes, k.expires_at,
  u.email_verified_at is not null and u.two_factor_confirmed_at is not null as verified,
  m.removed_at is null as member, c.status = 'active' as active,
  p.plan_period_id, p.plan, p.allowance, p.starts_at, p.ends_at
from api_keys k
join companies c on c.company_id = k.company_id
join memberships m on m.company_id = k.company_id and m.user_id = k.user_id
join users u on u.user_id = k.user_id
left join plan_periods p on p.company_id = k.company_id and p.starts_at <= $3 and p.ends_at > $3
where k.company_id = $1 and k.token_hash = $2`

interface KeyRow {
  readonly company_id: number
  readonly api_key_id: number
  readonly user_id: number
  readonly scopes: ReadonlyArray<string>
  readonly expires_at: Date
  readonly verified: boolean
  readonly member: boolean
  readonly active: boolean
  readonly plan_period_id: number | null
  readonly plan: string
  readonly allowance: number
  readonly starts_at: Date
  readonly ends_at: Date
}

/*
 * $3: slots at or before this time have left the window; $4: the bucket of this moment; $5: the limit. As in Duebook, but
 * for one key. Slots are sorted newest first, so those that have left the window are at the end.
 */
const COUNT_WINDOW = `
insert into rate_windows as w (company_id, api_key_id, slots, counts, used, granted, touched_at)
values ($1, $2, array[$4::bigint], array[1], 1, 1, $4::bigint)
on conflict (company_id, api_key_id) do update set (slots, counts, used, granted, touched_at) = (
  select
    case when a.n = 0 or w.slots[1] >= $4::bigint then w.slots[1:kept.n] else $4::bigint || w.slots[1:kept.n] end,
    case when a.n = 0 then w.counts[1:kept.n]
      when w.slots[1] >= $4::bigint then (w.counts[1] + 1) || w.counts[2:kept.n]
      else 1 || w.counts[1:kept.n] end,
    kept.used + a.n, a.n, greatest(w.touched_at, $4::bigint)
  from (
    select s.n, w.used - case when s.n = cardinality(w.slots) then 0
      else (select sum(c) from unnest(w.counts[s.n + 1:]) c) end as used
    from (
      select case when w.slots[cardinality(w.slots)] > $3::bigint then cardinality(w.slots)
        else (select count(*) from unnest(w.slots) s where s > $3::bigint) end::integer as n
      offset 0
    ) s
    offset 0
  ) kept
  cross join lateral (select case when kept.used < $5::bigint then 1 else 0 end as n offset 0) a
)
returning used, granted, slots[cardinality(slots)] as oldest`

const TAKE_ALLOWANCE = `
insert into plan_usage as u (company_id, plan_period_id, allowance, used, granted)
values ($1, $2, $3, least(1, $3::bigint), least(1, $3::bigint))
on conflict (company_id, plan_period_id) do update set
  allowance = excluded.allowance,
  used = u.used + case when u.used < excluded.allowance then 1 else 0 end,
  granted = case when u.used < excluded.allowance then 1 else 0 end
returning used, granted`

const READ_ALLOWANCE = "select used from plan_usage where company_id = $1 and plan_period_id = $2"

interface CountRow {
  readonly used: number
  readonly granted: number
  readonly oldest: number | null
}

const refusalOf = (row: KeyRow, { charged, scope }: Terms): string | null => {
  if (!row.verified) return "owner_unverified"
  if (!row.member) return "not_a_member"
  if (!row.active) return "company_inactive"
  if (!row.scopes.includes(scope)) return "scope"
  return charged && row.plan_period_id === null ? "no_active_plan" : null
}

const secondsUntil = (then: number, now: number): number => Math.max(1, Math.ceil((then - now) / 1_000))

/** Admits a request, or throws the `Problem` that refuses it. */
// oxlint-disable-next-line max-lines-per-function, complexity -- one long function, as the peers imitate plain code
export const admit = async (
  pool: pg.Pool,
  limit: number,
  authorization: string | undefined,
  terms: Terms
): Promise<Admitted> => {
  const unauthenticated = () =>
    new Problem(401, "unauthenticated", { headers: { "www-authenticate": "Bearer" } })
  const token = /^bearer +([^ ]+)$/i.exec(authorization ?? "")?.[1]
  const companyId = token === undefined ? null : companyOf(token)
  if (token === undefined || companyId === null) throw unauthenticated()

  const now = Date.now()
  const hash = createHash("sha256").update(token).digest()
  const keys = await pool.query<KeyRow>({
    name: "find_key",
    text: FIND_KEY,
    values: [companyId, hash, new Date(now).toISOString()]
  })
  const key = keys.rows[0]
  if (key === undefined || key.expires_at.getTime() <= now) throw unauthenticated()

  const bucket = limit <= EXACT_UP_TO ? now : Math.ceil(now / COARSE_BUCKET_MILLIS) * COARSE_BUCKET_MILLIS
  const windows = await pool.query<CountRow>({
    name: "count_window",
    text: COUNT_WINDOW,
    values: [companyId, key.api_key_id, now - WINDOW_MILLIS, bucket, limit]
  })
  const window = windows.rows[0]
  const letThrough = window?.granted === 1
  const freesAt = (window?.oldest ?? 0) + WINDOW_MILLIS

  const refused = refusalOf(key, terms)
  const takes = terms.charged && refused === null && letThrough
  let usage: { readonly used: number; readonly granted: number } | undefined
  if (key.plan_period_id !== null) {
    const counted = await pool.query<{ used: number; granted: number }>(
      takes
        ? {
            name: "take_allowance",
            text: TAKE_ALLOWANCE,
            values: [companyId, key.plan_period_id, key.allowance]
          }
        : { name: "read_allowance", text: READ_ALLOWANCE, values: [companyId, key.plan_period_id] }
    )
    usage = counted.rows[0]
  }

  const plan =
    key.plan_period_id === null
      ? null
      : { name: key.plan, startsAt: key.starts_at.getTime(), endsAt: key.ends_at.getTime() }
  const allowance = plan === null ? 0 : key.allowance
  const used = usage?.used ?? 0
  const perKey = {
    limit,
    remaining: Math.max(0, limit - (window?.used ?? 0)),
    resetSeconds: Math.min(WINDOW_MILLIS / 1_000, secondsUntil(freesAt, now))
  }
  const period = { allowance, used, remaining: Math.max(0, allowance - used) }
  const periodSeconds = plan === null ? 0 : Math.round((plan.endsAt - plan.startsAt) / 1_000)
  const periodLeft = plan === null ? 0 : secondsUntil(plan.endsAt, now)
  const headers = {
    "ratelimit-policy": `"per-key";q=${limit};w=60, "period";q=${allowance};w=${periodSeconds}`,
    ratelimit: `"per-key";r=${perKey.remaining};t=${perKey.resetSeconds}, "period";r=${period.remaining};t=${periodLeft}`
  }

  const tooMany = (policy: string, retryAfter: number) =>
    new Problem(429, "rate_limited", {
      details: { policy },
      headers: { ...headers, "retry-after": String(retryAfter) }
    })
  if (!letThrough) throw tooMany("per_key", secondsUntil(freesAt, now))
  if (refused !== null) {
    throw new Problem(403, "forbidden", {
      details: { reason: refused, ...(refused === "scope" ? { required_scope: terms.scope } : {}) },
      headers
    })
  }
  if (takes && usage?.granted !== 1) throw tooMany("period", periodLeft)
  return { companyId, userId: key.user_id, apiKeyId: key.api_key_id, plan, perKey, period, headers }
}
