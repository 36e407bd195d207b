/** Sessions of the application in PostgreSQL, with everything that a page needs to know of its reader. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { Role } from "../domain/Member.ts"
import type { SessionStage } from "../domain/Session.ts"
import { Database } from "../postgres/Database.ts"
import { serverMillis, ServerTime } from "../postgres/ServerTime.ts"
import { type FoundRow, type FoundSession, toFound } from "./SessionRows.ts"

export type { FoundSession } from "./SessionRows.ts"

/** A session to begin. */
export interface NewSession {
  readonly userId: number
  /** SHA-256 of the token. */
  readonly tokenHash: Uint8Array
  readonly stage: SessionStage
  /** Whether a code was given just now. */
  readonly withCode: boolean
  readonly userAgent: string | null
}

/** Limits of a session's life. */
export interface SessionLimits {
  readonly idleMillis: number
  readonly longestMillis: number
}

export class SessionsRepo extends Context.Tag("duebook/SessionsRepo")<
  SessionsRepo,
  {
    /**
     * The session with this token, and its user's active membership in a company, in one statement; null where it has
     * ended. A person without a membership that is active has none, whatever the company.
     */
    readonly find: (
      tokenHash: Uint8Array,
      companyId: number | null,
      limits: SessionLimits
    ) => Effect.Effect<FoundSession | null, ServiceUnavailable>
    /**
     * Begins a session; `replaces` ends another one, whose time of sign-in it keeps. If that has ended already, none
     * begins.
     */
    readonly begin: (session: NewSession, replaces: number | null) => Effect.Effect<void, ServiceUnavailable>
    /** Says that it was used just now. */
    readonly seen: (sessionId: number) => Effect.Effect<void, ServiceUnavailable>
    readonly end: (userId: number, sessionId: number) => Effect.Effect<void, ServiceUnavailable>
    /** Ends every session of a person, but for one if that is given; returns how many. */
    readonly endAll: (userId: number, but: number | null) => Effect.Effect<number, ServiceUnavailable>
    /** The sessions of a person, the newest first. */
    readonly list: (
      userId: number,
      limits: SessionLimits
    ) => Effect.Effect<ReadonlyArray<ListedSession>, ServiceUnavailable>
    /** The companies that a person is an active member of, by name, at most `limit`. */
    readonly companies: (
      userId: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<CompanyOfUser>, ServiceUnavailable>
    /** Removes up to `limit` sessions that have ended; returns how many. */
    readonly sweep: (limits: SessionLimits, limit: number) => Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    SessionsRepo,
    Effect.gen(function* () {
      const database = yield* Database
      const serverTime = yield* ServerTime
      const timed = <A>(run: (at: number | null) => Effect.Effect<A, ServiceUnavailable>) =>
        Effect.flatMap(serverTime, run)
      return SessionsRepo.of({
        find: (tokenHash, companyId, { idleMillis, longestMillis }) =>
          timed((at) =>
            Effect.map(
              database.query<FoundRow>(
                FIND,
                [at, hex(tokenHash), companyId, idleMillis, longestMillis],
                "admission"
              ),
              ([row]) => (row === undefined ? null : toFound(row))
            )
          ),
        begin: ({ stage, tokenHash, userAgent, userId, withCode }, replaces) =>
          timed((at) =>
            Effect.asVoid(
              database.query(BEGIN, [at, hex(tokenHash), userId, stage, withCode, userAgent, replaces])
            )
          ),
        seen: (sessionId) => timed((at) => database.execute(SEEN, [at, sessionId])),
        end: (userId, sessionId) =>
          Effect.asVoid(
            database.query("delete from user_sessions where user_id = $1 and session_id = $2", [
              userId,
              sessionId
            ])
          ),
        endAll: (userId, but) =>
          Effect.map(
            database.query(
              `delete from user_sessions where user_id = $1 and session_id is distinct from $2::bigint
               returning session_id`,
              [userId, but]
            ),
            (rows) => rows.length
          ),
        list: (userId, { idleMillis, longestMillis }) =>
          timed((at) =>
            Effect.map(database.query<ListedRow>(LIST, [at, userId, idleMillis, longestMillis]), (rows) =>
              rows.map((row) => ({
                id: row.session_id,
                stage: row.stage,
                userAgent: row.user_agent,
                signedInAt: row.signed_in_at,
                lastSeenAt: row.last_seen_at
              }))
            )
          ),
        companies: (userId, limit) =>
          Effect.map(database.query<CompanyOfUserRow>(COMPANIES, [userId, limit], "read"), (rows) =>
            rows.map((row) => ({ id: row.company_id, name: row.name, role: row.role }))
          ),
        sweep: ({ idleMillis, longestMillis }, limit) =>
          timed((at) =>
            Effect.map(database.query(SWEEP, [at, idleMillis, longestMillis, limit]), (rows) => rows.length)
          )
      })
    })
  )
}

/** A session as its owner sees it. */
export interface ListedSession {
  readonly id: number
  readonly stage: SessionStage
  readonly userAgent: string | null
  /** Epoch milliseconds. */
  readonly signedInAt: number
  readonly lastSeenAt: number
}

/** A company as its member chooses it. */
export interface CompanyOfUser {
  readonly id: number
  readonly name: string
  readonly role: Role
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex")

const instant = (placeholder: string) => `to_timestamp(${serverMillis(placeholder)} / 1000.0)`

const isAlive = (idle: string, longest: string) =>
  `s.last_seen_at > ${instant("$1")} - ${idle}::bigint * interval '1 millisecond'
    and s.signed_in_at > ${instant("$1")} - ${longest}::bigint * interval '1 millisecond'`

const FIND = `
  select s.session_id, s.stage, s.code_at, s.last_seen_at, s.signed_in_at, ${serverMillis("$1")} as now,
    u.user_id, u.email, u.name, u.locale, u.timezone as user_timezone, u.digest,
    u.email_verified_at is not null as email_verified, u.two_factor_confirmed_at is not null as two_factor_confirmed,
    u.totp_secret is not null as has_totp,
    m.company_id, m.role, c.name as company_name, c.status, c.timezone, c.country, c.language, c.policy_version,
    c.test_clock, p.plan_period_id, p.plan, p.allowance, p.starts_at, p.ends_at
  from user_sessions s
  join users u on u.user_id = s.user_id
  left join memberships m on m.company_id = $3::bigint and m.user_id = s.user_id and m.removed_at is null
  left join companies c on c.company_id = m.company_id
  left join plan_periods p on p.company_id = m.company_id and p.starts_at <= ${instant("$1")}
    and p.ends_at > ${instant("$1")}
  where s.token_hash = decode($2, 'hex') and ${isAlive("$4", "$5")}`

const BEGIN = `
  with ended as (
    delete from user_sessions where user_id = $3 and session_id = $7::bigint returning signed_in_at, code_at
  ), used as (
    update users set last_seen_at = ${instant("$1")} where user_id = $3 and $4 = 'signed_in'
  )
  insert into user_sessions (token_hash, user_id, stage, signed_in_at, last_seen_at, code_at, user_agent, created_at)
  select decode($2, 'hex'), $3, $4, coalesce((select signed_in_at from ended), t.at), t.at,
    case when $5 then t.at else (select code_at from ended) end, $6, t.at
  from (select ${instant("$1")} as at) t
  where $7::bigint is null or exists (select from ended)`

// The person's own time outlives the session.
const SEEN = `
  with used as (
    update user_sessions set last_seen_at = ${instant("$1")} where session_id = $2 returning user_id, last_seen_at
  )
  update users u set last_seen_at = used.last_seen_at from used where u.user_id = used.user_id`

const LIST = `
  select s.session_id, s.stage, s.user_agent, s.signed_in_at, s.last_seen_at from user_sessions s
  where s.user_id = $2 and ${isAlive("$3", "$4")} order by s.session_id desc limit 100`

const COMPANIES = `
  select m.company_id, m.role, c.name from memberships m join companies c on c.company_id = m.company_id
  where m.user_id = $1 and m.removed_at is null order by lower(c.name), m.company_id limit $2`

const SWEEP = `
  delete from user_sessions where session_id in (
    select s.session_id from user_sessions s where not (${isAlive("$2", "$3")}) limit $4
  ) returning session_id`

interface ListedRow {
  readonly session_id: number
  readonly stage: SessionStage
  readonly user_agent: string | null
  readonly signed_in_at: number
  readonly last_seen_at: number
}

interface CompanyOfUserRow {
  readonly company_id: number
  readonly name: string
  readonly role: Role
}
