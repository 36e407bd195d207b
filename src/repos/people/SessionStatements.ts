/** The statements about sessions that have a text of their own for a distributed database, or belong to those. */
import { serverMillis } from "../../postgres/ServerTime.ts"
import type { Statement } from "../../postgres/RoundTrip.ts"

const instant = (placeholder: string) => `to_timestamp(${serverMillis(placeholder)} / 1000.0)`

const isAlive = (idle: string, longest: string) =>
  `s.last_seen_at > ${instant("$1")} - ${idle}::bigint * interval '1 millisecond'
    and s.signed_in_at > ${instant("$1")} - ${longest}::bigint * interval '1 millisecond'`

/** A session that is alive, with its person and a company of theirs; parameters: ServerTime, hash, company, limits of idleness and age. */
export const FIND = `
  select s.session_id, s.stage, s.code_at, s.last_seen_at, s.signed_in_at, ${serverMillis("$1")} as now,
    u.user_id, u.email, u.name, u.locale, u.timezone as user_timezone, u.digest,
    u.email_verified_at is not null as email_verified, u.two_factor_confirmed_at is not null as two_factor_confirmed,
    u.totp_secret is not null as has_totp,
    m.company_id, m.role, c.name as company_name, c.status, c.timezone, c.country, c.language, c.policy_version,
    c.test_clock, p.plan_period_id, p.plan, p.allowance, p.starts_at, p.ends_at
  from user_sessions s
  join users u on u.user_id = s.user_id
  left join memberships m on m.company_id = $3::bigint and m.user_id = s.user_id and m.removed_at is null
  left join companies c on c.company_id = $3::bigint and m.user_id is not null
  left join plan_periods p on p.company_id = $3::bigint and m.user_id is not null and p.starts_at <= ${instant("$1")}
    and p.ends_at > ${instant("$1")}
  where s.token_hash = decode($2, 'hex') and ${isAlive("$4", "$5")}`

const isProven = (hash: string, hasTotp: string) =>
  `(${hash}::text is null or (password_hash = ${hash} and (totp_secret is not null) = ${hasTotp}::boolean))`

const insertSession = (person: string) => `
  with ${person}, ended as (
    delete from user_sessions s using person p where s.user_id = p.user_id and s.session_id = $7::bigint
    returning s.signed_in_at, s.code_at, s.new_totp_secret
  )
  insert into user_sessions
    (token_hash, user_id, stage, signed_in_at, last_seen_at, code_at, new_totp_secret, user_agent, created_at)
  select decode($2, 'hex'), p.user_id, $4, coalesce((select signed_in_at from ended), t.at), t.at,
    case when $5 then t.at else (select code_at from ended) end,
    case when $5 then (select new_totp_secret from ended) end, $6, t.at
  from person p, (select ${instant("$1")} as at) t
  where $7::bigint is null or exists (select from ended)
  returning session_id`

// The person's row is locked first, as by whatever ends sessions: of the two, the later one sees what the earlier has done.
const BEGIN = insertSession(`person as (
    update users set last_seen_at = case when $4 = 'signed_in' then ${instant("$1")} else last_seen_at end
    where user_id = $3 and ${isProven("$8", "$9")} returning user_id
  )`)

const BEGIN_OF_PERSON = insertSession(`person as materialized (
    select user_id from users where user_id = $3 and ${isProven("$8", "$9")}
  )`)

// An update of all copies of a row takes no clock that goes on while it runs, and none in an expression.
const momentOf = (at: number | null): string =>
  at === null ? "statement_timestamp()" : `to_timestamp(${Number(at)} / 1000.0)`

const seePerson = (at: number | null, stage: unknown): string =>
  `update users set last_seen_at = ${stage === "signed_in" ? momentOf(at) : "last_seen_at"}
   where user_id = $1 and ${isProven("$2", "$3")}`

/**
 * Begins a session; parameters: ServerTime, hash, person, stage, whether a code was given, user agent, the session that it
 * replaces, the password's hash and whether a second factor was asked for. In a distributed database people and sessions
 * are in different places, so each has a statement.
 */
export const beginning = (params: ReadonlyArray<unknown>): Statement => ({
  text: BEGIN,
  params,
  distributed: () => {
    const [at, , userId, stage, , , , hash, hasTotp] = params as [number | null, ...Array<unknown>]
    return [
      { text: seePerson(at, stage), params: [userId, hash, hasTotp], unprepared: true },
      { text: BEGIN_OF_PERSON, params }
    ]
  }
})

// The person's own time outlives the session.
const SEEN = `
  with used as (
    update user_sessions set last_seen_at = ${instant("$1")} where session_id = $2 returning user_id, last_seen_at
  )
  update users u set last_seen_at = used.last_seen_at from used where u.user_id = used.user_id`

const SEE_SESSION = `update user_sessions set last_seen_at = ${instant("$1")} where session_id = $2`

const seeUser = (at: number | null): string =>
  `update users set last_seen_at = ${momentOf(at)} where user_id = $1`

/** Says that a session is in use. In a distributed database each place has a statement. */
export const seeing = (at: number | null, userId: number, sessionId: number): Statement => ({
  text: SEEN,
  params: [at, sessionId],
  distributed: () => [
    { text: SEE_SESSION, params: [at, sessionId] },
    { text: seeUser(at), params: [userId], unprepared: true }
  ]
})

/** The sessions of a person that are alive; parameters: ServerTime, person, limits of idleness and age. */
export const LIST = `
  select s.session_id, s.stage, s.user_agent, s.signed_in_at, s.last_seen_at from user_sessions s
  where s.user_id = $2 and ${isAlive("$3", "$4")} order by s.session_id desc limit 100`

/** The companies of a person; parameters: person, limit. */
export const COMPANIES = `
  select m.company_id, m.role, c.name, c.timezone from memberships m join companies c on c.company_id = m.company_id
  where m.user_id = $1 and m.removed_at is null order by lower(c.name), m.company_id limit $2`

const before = (millis: string) => `${instant("$1")} - ${millis}::bigint * interval '1 millisecond'`

/**
 * Removes sessions that have ended, by one index for each limit: a condition over both would read every session.
 * Parameters: ServerTime, limits of idleness and age, and of sessions.
 */
export const SWEEP = `
  delete from user_sessions where session_id in (
    (select session_id from user_sessions where last_seen_at <= ${before("$2")} limit $4)
    union
    (select session_id from user_sessions where signed_in_at <= ${before("$3")} limit $4)
    limit $4
  ) returning session_id`
