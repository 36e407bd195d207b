/** Sessions of the application in PostgreSQL, with everything that a page needs to know of its reader. */
// oxlint-disable max-lines, max-lines-per-function -- one repository: its methods, the statements that they send, and what the rows say
import { Context, Effect, Layer } from "effect"
import type { CompanySettings, RemindersMode } from "../../domain/Company.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Role } from "../../domain/Member.ts"
import type { Plan, PlanPeriod } from "../../domain/Plan.ts"
import type { SessionMembership, Session, SessionStage } from "../../domain/Session.ts"
import { Database } from "../../postgres/Database.ts"
import type { Statement } from "../../postgres/RoundTrip.ts"
import { ServerTime, serverMillis } from "../../postgres/ServerTime.ts"

/** What one look-up finds: the session, and its user's membership in the company that was asked for. */
export interface FoundSession {
  readonly session: Session
  readonly membership: SessionMembership | null
}

/** A session to begin. */
export interface NewSession {
  readonly userId: number
  /** SHA-256 of the token. */
  readonly tokenHash: Uint8Array
  readonly stage: SessionStage
  /** Whether a code was given just now. */
  readonly withCode: boolean
  /** Whether an identity provider has asked for a second factor. */
  readonly providerFactor: boolean
  /** Whether the password was given just now. */
  readonly withPassword: boolean
  /** Whether what the session before it sets up goes on without a code, too. */
  readonly keepsSetUp: boolean
  readonly userAgent: string | null
}

/** What the first step of a sign-in has found right. */
export interface Proof {
  readonly passwordHash: string
  /** Whether a second factor was to be asked for. */
  readonly hasSecondFactor: boolean
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
     * Begins a session; `replaces` ends another one, whose time of sign-in it keeps. Returns false, and none begins, if
     * that has ended already, or if a proof is given that does not hold any more: the password or the second factor has
     * changed since it was checked. Changes of these wait for the session, and end it.
     */
    readonly begin: (
      session: NewSession,
      options: { readonly replaces: number | null; readonly proof: Proof | null }
    ) => Effect.Effect<boolean, ServiceUnavailable>
    /** Says that a session of a person was used just now. */
    readonly seen: (userId: number, sessionId: number) => Effect.Effect<void, ServiceUnavailable>
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
    /** The name of a company that a person was a member of, and is no more; null for every other company. */
    readonly formerCompany: (
      userId: number,
      companyId: number
    ) => Effect.Effect<string | null, ServiceUnavailable>
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
        begin: (
          { keepsSetUp, providerFactor, stage, tokenHash, userAgent, userId, withCode, withPassword },
          { proof, replaces }
        ) =>
          timed((at) =>
            Effect.map(
              database.queryAll([
                beginning([
                  at,
                  hex(tokenHash),
                  userId,
                  stage,
                  withCode,
                  userAgent,
                  replaces,
                  proof?.passwordHash ?? null,
                  proof?.hasSecondFactor ?? null,
                  withPassword,
                  keepsSetUp,
                  providerFactor
                ])
              ]),
              ([rows = []]) => rows.length > 0
            )
          ),
        seen: (userId, sessionId) => timed((at) => database.execute(seeing(at, userId, sessionId))),
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
            rows.map((row) => ({
              id: row.company_id,
              name: row.name,
              role: row.role,
              timezone: row.timezone,
              language: row.language,
              closedAt: row.closed_at
            }))
          ),
        formerCompany: (userId, companyId) =>
          Effect.map(
            database.query<{ readonly name: string }>(FORMER, [companyId, userId], "read"),
            ([row]) => row?.name ?? null
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
  /** IANA name; null if the company has not said. */
  readonly timezone: string | null
  /** BCP 47; null if the company has not said. */
  readonly language: string | null
  /** When its people have closed it, in epoch milliseconds; null for one that they have not. */
  readonly closedAt: number | null
}

const instant = (placeholder: string) => `to_timestamp(${serverMillis(placeholder)} / 1000.0)`

const isAlive = (idle: string, longest: string) =>
  `s.last_seen_at > ${instant("$1")} - ${idle}::bigint * interval '1 millisecond'
    and s.signed_in_at > ${instant("$1")} - ${longest}::bigint * interval '1 millisecond'`

/** A session that is alive, with its person and a company of theirs; parameters: ServerTime, hash, company, limits of idleness and age. */
const FIND = `
  select s.session_id, s.stage, s.code_at, s.password_at, s.provider_factor, s.last_seen_at, s.signed_in_at, ${serverMillis("$1")} as now,
    u.user_id, u.email, u.name, u.locale, u.timezone as user_timezone, u.digest,
    u.email_verified_at is not null as email_verified, u.two_factor_confirmed_at is not null as two_factor_confirmed,
    u.totp_secret is not null as has_totp, u.passkeys > 0 as has_passkey, u.password_hash is not null as has_password,
    m.company_id, m.role, c.name as company_name, c.status, d.closed_at, c.timezone, c.country, c.language, c.policy_version,
    c.test_clock, c.reminders_mode, c.reminders_since,
    coalesce(jsonb_array_length(rp.policy #> '{receivables,steps}') = 0, false) as without_steps, p.plan_period_id, p.plan, p.allowance, p.starts_at, p.ends_at
  from user_sessions s
  join users u on u.user_id = s.user_id
  left join memberships m on m.company_id = $3::bigint and m.user_id = s.user_id and m.removed_at is null
  left join companies c on c.company_id = $3::bigint and m.user_id is not null
  left join closed_companies d on d.company_id = $3::bigint and m.user_id is not null
  left join plan_periods p on p.company_id = $3::bigint and m.user_id is not null and p.starts_at <= ${instant("$1")}
    and p.ends_at > ${instant("$1")}
  left join reminder_policies rp on rp.company_id = $3::bigint and rp.version = c.policy_version
  where s.token_hash = decode($2, 'hex') and ${isAlive("$4", "$5")}`

const isProven = (hash: string, hasSecondFactor: string) =>
  `(${hash}::text is null
    or (password_hash = ${hash} and (totp_secret is not null or passkeys > 0) = ${hasSecondFactor}::boolean))`

const insertSession = (person: string) => `
  with ${person}, ended as (
    delete from user_sessions s using person p where s.user_id = p.user_id and s.session_id = $7::bigint
    returning s.signed_in_at, s.code_at, s.password_at, s.new_totp_secret, s.provider_factor
  )
  insert into user_sessions
    (token_hash, user_id, stage, signed_in_at, last_seen_at, code_at, password_at, new_totp_secret, user_agent,
      created_at, provider_factor)
  select decode($2, 'hex'), p.user_id, $4, coalesce((select signed_in_at from ended), t.at), t.at,
    case when $5 then t.at else (select code_at from ended) end,
    case when $10 then t.at else (select password_at from ended) end,
    case when $5 or $11 then (select new_totp_secret from ended) end, $6, t.at,
    $12 or coalesce((select provider_factor from ended), false)
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
 * replaces, the password's hash and whether a second factor was asked for, whether the password was given, whether setting
 * up goes on, and whether a provider has asked for a second factor. In a distributed database people and sessions
 * are in different places, so each has a statement.
 */
const beginning = (params: ReadonlyArray<unknown>): Statement => ({
  text: BEGIN,
  params,
  distributed: () => {
    const [at, , userId, stage, , , , hash, hasSecondFactor] = params as [number | null, ...Array<unknown>]
    return [
      { text: seePerson(at, stage), params: [userId, hash, hasSecondFactor], unprepared: true },
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
const seeing = (at: number | null, userId: number, sessionId: number): Statement => ({
  text: SEEN,
  params: [at, sessionId],
  distributed: () => [
    { text: SEE_SESSION, params: [at, sessionId] },
    { text: seeUser(at), params: [userId], unprepared: true }
  ]
})

/** The sessions of a person that are alive; parameters: ServerTime, person, limits of idleness and age. */
const LIST = `
  select s.session_id, s.stage, s.user_agent, s.signed_in_at, s.last_seen_at from user_sessions s
  where s.user_id = $2 and ${isAlive("$3", "$4")} order by s.session_id desc limit 100`

/** The companies of a person; parameters: person, limit. */
const COMPANIES = `
  select m.company_id, m.role, c.name, c.timezone, c.language, d.closed_at
  from memberships m join companies c on c.company_id = m.company_id
    left join closed_companies d on d.company_id = m.company_id
  where m.user_id = $1 and m.removed_at is null order by lower(c.name), m.company_id limit $2`

/** A company that a person has left; parameters: company, person. */
const FORMER = `
  select c.name from memberships m join companies c on c.company_id = m.company_id
  where m.company_id = $1 and m.user_id = $2 and m.removed_at is not null`

const before = (millis: string) => `${instant("$1")} - ${millis}::bigint * interval '1 millisecond'`

/**
 * Removes sessions that have ended, by one index for each limit: a condition over both would read every session.
 * Parameters: ServerTime, limits of idleness and age, and of sessions.
 */
const SWEEP = `
  delete from user_sessions where session_id in (
    (select session_id from user_sessions where last_seen_at <= ${before("$2")} limit $4)
    union
    (select session_id from user_sessions where signed_in_at <= ${before("$3")} limit $4)
    limit $4
  ) returning session_id`

/** The row of a session with its user, and the user's membership in a company. */
interface FoundRow {
  readonly session_id: number
  readonly stage: SessionStage
  readonly signed_in_at: number
  readonly last_seen_at: number
  readonly now: number
  readonly code_at: number | null
  readonly provider_factor: boolean
  readonly password_at: number | null
  readonly user_id: number
  readonly email: string
  readonly name: string
  readonly locale: string | null
  readonly user_timezone: string | null
  readonly digest: boolean
  readonly email_verified: boolean
  readonly two_factor_confirmed: boolean
  readonly has_totp: boolean
  readonly has_passkey: boolean
  readonly has_password: boolean
  readonly company_id: number | null
  readonly role: Role
  readonly company_name: string
  readonly status: "active" | "inactive"
  readonly closed_at: number | null
  readonly timezone: string | null
  readonly country: string | null
  readonly language: string | null
  readonly policy_version: number
  readonly test_clock: number | null
  readonly reminders_mode: RemindersMode
  readonly reminders_since: number | null
  readonly without_steps: boolean
  readonly plan_period_id: number | null
  readonly plan: Plan
  readonly allowance: number
  readonly starts_at: number
  readonly ends_at: number
}

const settingsOf = (row: FoundRow, companyId: number): CompanySettings => ({
  companyId,
  timezone: row.timezone,
  country: row.country,
  policyVersion: row.policy_version,
  testClock: row.test_clock,
  remindersMode: row.reminders_mode,
  remindersSince: row.reminders_since
})

const planOf = (row: FoundRow): PlanPeriod | null =>
  row.plan_period_id === null
    ? null
    : {
        planPeriodId: row.plan_period_id,
        plan: row.plan,
        allowance: row.allowance,
        startsAt: row.starts_at,
        endsAt: row.ends_at
      }

/** A session from its row. */
const toFound = (row: FoundRow): FoundSession => ({
  session: {
    id: row.session_id,
    stage: row.stage,
    now: Number(row.now),
    signedInAt: row.signed_in_at,
    lastSeenAt: row.last_seen_at,
    codeAt: row.code_at,
    providerFactor: row.provider_factor,
    passwordAt: row.password_at,
    user: {
      id: row.user_id,
      email: row.email,
      name: row.name,
      emailVerified: row.email_verified,
      twoFactorConfirmed: row.two_factor_confirmed,
      hasTotp: row.has_totp,
      hasPasskey: row.has_passkey,
      hasPassword: row.has_password,
      locale: row.locale,
      timezone: row.user_timezone,
      digest: row.digest
    }
  },
  membership:
    row.company_id === null
      ? null
      : {
          role: row.role,
          company: {
            id: row.company_id,
            name: row.company_name,
            language: row.language,
            isActive: row.status === "active",
            closedAt: row.closed_at
          },
          settings: settingsOf(row, row.company_id),
          withoutSteps: row.without_steps,
          plan: planOf(row)
        }
})

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex")

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
  readonly timezone: string | null
  readonly language: string | null
  readonly closed_at: number | null
}
