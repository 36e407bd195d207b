/** Sessions of the application in PostgreSQL, with everything that a page needs to know of its reader. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Role } from "../../domain/Member.ts"
import type { SessionStage } from "../../domain/Session.ts"
import { Database } from "../../postgres/Database.ts"
import { ServerTime } from "../../postgres/ServerTime.ts"
import { type FoundRow, type FoundSession, toFound } from "./SessionRows.ts"
import { beginning, COMPANIES, FIND, LIST, seeing, SWEEP } from "./SessionStatements.ts"

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

/** What the first step of a sign-in has found right. */
export interface Proof {
  readonly passwordHash: string
  readonly hasTotp: boolean
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
        begin: ({ stage, tokenHash, userAgent, userId, withCode }, { proof, replaces }) =>
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
                  proof?.hasTotp ?? null
                ])
              ]),
              ([rows = []]) => rows.length > 0
            )
          ),
        seen: (userId, sessionId) => timed((at) => database.execute(seeing(at, userId, sessionId))),
        ...ending(database),
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
              timezone: row.timezone
            }))
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
}

const ending = (database: Database["Type"]): Pick<SessionsRepo["Type"], "end" | "endAll"> => ({
  end: (userId, sessionId) =>
    Effect.asVoid(
      database.query("delete from user_sessions where user_id = $1 and session_id = $2", [userId, sessionId])
    ),
  endAll: (userId, but) =>
    Effect.map(
      database.query(
        `delete from user_sessions where user_id = $1 and session_id is distinct from $2::bigint
         returning session_id`,
        [userId, but]
      ),
      (rows) => rows.length
    )
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
}
