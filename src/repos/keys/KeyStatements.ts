/** The statements that find API keys with everything a request needs to know of their owner. */
import { serverMillis } from "../../postgres/ServerTime.ts"
import { counting } from "./Counting.ts"

/** What a holder is made of, from the tables and the moment `t` that `JOINED` names. */
const columns = {
  company_id: "k.company_id",
  api_key_id: "k.api_key_id",
  user_id: "k.user_id",
  scopes: "array_to_string(k.scopes, ' ')",
  verified: "u.email_verified_at is not null and u.two_factor_confirmed_at is not null",
  member: "m.removed_at is null",
  active: "c.status = 'active'",
  timezone: "c.timezone",
  country: "c.country",
  policy_version: "c.policy_version",
  test_clock: "c.test_clock",
  plan_period_id: "p.plan_period_id",
  plan: "p.plan",
  allowance: "p.allowance",
  starts_at: "p.starts_at",
  ends_at: "p.ends_at"
} as const

const SELECTED = Object.entries(columns)
  .map(([name, expression]) => `${expression} as ${name}`)
  .join(", ")

/** The tables by a key and its company. `company` is SQL for that where the key is looked up, `ofKey` elsewhere. */
const joined = (company: string, ofKey = company): string => `
join api_keys k on k.company_id = ${company} and k.token_hash = decode(q.hash, 'hex') and k.expires_at > t.instant
join companies c on c.company_id = ${ofKey}
join memberships m on m.company_id = ${ofKey} and m.user_id = k.user_id
join users u on u.user_id = k.user_id
left join plan_periods p on p.company_id = ${ofKey} and p.starts_at <= t.instant and p.ends_at > t.instant`

const JOINED = joined("q.company_id", "k.company_id")

const finding = (asked: string): string => `
select q.ord, ${SELECTED}
from (select to_timestamp(${serverMillis("$1")}::double precision / 1000) as instant) t
cross join ${asked}`

/** Finds keys. Parameters: ServerTime, companies, hashes. */
export const FIND = finding(
  `unnest($2::bigint[], $3::text[]) with ordinality q (company_id, hash, ord)${JOINED}`
)

/** The same for one company. Parameters: ServerTime, company, hashes, places. */
export const FIND_OF_COMPANY = finding(
  `unnest($3::text[], $4::bigint[]) q (hash, ord)${joined("$2::bigint")}`
)

const admitting = (asked: string): string =>
  `select q.ord, q.wanted, q.ahead, t.at, ${SELECTED},
    ${columns.verified} and ${columns.member} and ${columns.active}
      and q.scope = any(k.scopes) and q.charged and p.plan_period_id is not null as charge
  from moment t cross join ${asked}`

const ADMITTED = Object.keys(columns).filter((name) => name !== "plan_period_id")

/** Finds keys and counts requests. Parameters: ServerTime, limit, and for each group company, hash, scope, charged, wanted, ahead. */
export const ADMIT = counting(
  admitting(`unnest($3::bigint[], $4::text[], $5::text[], $6::boolean[], $7::integer[], $8::integer[])
    with ordinality q (company_id, hash, scope, charged, wanted, ahead, ord)${JOINED}`),
  ADMITTED
)

/** The same for one company. Parameters: company, ServerTime, limit, and for each group hash, scope, charged, wanted, ahead, place. */
export const ADMIT_OF_COMPANY = "select * from admit_in_shard($1, $2, $3, $4, $5, $6, $7, $8, $9)"
