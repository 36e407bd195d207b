/** The second factor of people in PostgreSQL: the secret of their codes, the last code accepted, and recovery codes. */
// oxlint-disable max-lines-per-function -- the methods of a repository are one record
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"

/** What a code is checked against. */
export interface StoredFactor {
  /** Base32. */
  readonly secret: string
  /** The time step of the last code that was accepted. */
  readonly lastStep: number
}

export class TwoFactorsRepo extends Context.Tag("duebook/TwoFactorsRepo")<
  TwoFactorsRepo,
  {
    readonly find: (userId: number) => Effect.Effect<StoredFactor | null, ServiceUnavailable>
    /**
     * Accepts the code of a time step, `lastStep`; false if that or a later one was accepted before, on whatever instance,
     * or if the secret is the person's no more.
     */
    readonly accept: (userId: number, code: StoredFactor) => Effect.Effect<boolean, ServiceUnavailable>
    /** The secret that is being set up in a session; null for none. */
    readonly pending: (sessionId: number) => Effect.Effect<string | null, ServiceUnavailable>
    /** The same, locked until the transaction ends. */
    readonly pendingForUpdate: (sessionId: number) => Effect.Effect<string | null, ServiceUnavailable>
    /** Begins to set up a secret, unless one is being set up already; the one that is, or null without the session. */
    readonly begin: (sessionId: number, secret: string) => Effect.Effect<string | null, ServiceUnavailable>
    /** Sets up nothing any more. */
    readonly cancel: (sessionId: number) => Effect.Effect<void, ServiceUnavailable>
    /** Makes a secret the person's, with the step of the code that has shown it; `now` is epoch milliseconds. */
    readonly confirm: (
      userId: number,
      factor: StoredFactor,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Removes the second factor with its recovery codes; false if there was none. */
    readonly clear: (userId: number) => Effect.Effect<boolean, ServiceUnavailable>
    /** Puts recovery codes in the place of all that there were; `now` is epoch milliseconds. */
    readonly replaceCodes: (
      userId: number,
      hashes: ReadonlyArray<Uint8Array>,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Uses up a recovery code; false if there is no such one. */
    readonly useCode: (userId: number, hash: Uint8Array) => Effect.Effect<boolean, ServiceUnavailable>
    readonly codesLeft: (userId: number) => Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    TwoFactorsRepo,
    Effect.map(Database, (database) => {
      const pending = (text: string, params: ReadonlyArray<unknown>) =>
        Effect.map(database.query<PendingRow>(text, params), ([row]) => row?.new_totp_secret ?? null)
      const changed = (text: string, params: ReadonlyArray<unknown>) =>
        Effect.map(database.query(text, params), (rows) => rows.length > 0)
      return TwoFactorsRepo.of({
        find: (userId) =>
          Effect.map(
            database.query<{ readonly totp_secret: string; readonly totp_last_step: number }>(
              "select totp_secret, totp_last_step from users where user_id = $1 and totp_secret is not null",
              [userId]
            ),
            ([row]) => (row === undefined ? null : { secret: row.totp_secret, lastStep: row.totp_last_step })
          ),
        accept: (userId, { lastStep, secret }) =>
          changed(
            `update users set totp_last_step = $2
         where user_id = $1 and totp_secret = $3 and totp_last_step < $2 returning user_id`,
            [userId, lastStep, secret]
          ),
        pending: (sessionId) => pending(PENDING, [sessionId]),
        pendingForUpdate: (sessionId) => pending(`${PENDING} for update`, [sessionId]),
        begin: (sessionId, secret) =>
          pending(
            `update user_sessions set new_totp_secret = coalesce(new_totp_secret, $2) where session_id = $1
         returning new_totp_secret`,
            [sessionId, secret]
          ),
        cancel: (sessionId) =>
          Effect.asVoid(
            database.query("update user_sessions set new_totp_secret = null where session_id = $1", [
              sessionId
            ])
          ),
        confirm: (userId, { lastStep, secret }, now) =>
          Effect.asVoid(
            database.query(
              `update users set totp_secret = $2, totp_last_step = $3,
             two_factor_confirmed_at = coalesce(two_factor_confirmed_at, $4::timestamptz)
           where user_id = $1`,
              [userId, secret, lastStep, new Date(now).toISOString()]
            )
          ),
        clear: (userId) =>
          Effect.map(
            database.queryAll([
              { text: "delete from recovery_codes where user_id = $1", params: [userId] },
              {
                text: `update users set totp_secret = null, two_factor_confirmed_at = null
              where user_id = $1 and (totp_secret is not null or two_factor_confirmed_at is not null) returning user_id`,
                params: [userId]
              }
            ]),
            ([, cleared = []]) => cleared.length > 0
          ),
        replaceCodes: (userId, hashes, now) =>
          Effect.zipRight(
            // The lock on the person's row keeps two lists from being made at the same time.
            database.query("select user_id from users where user_id = $1 for update", [userId]),
            Effect.zipRight(
              database.query("delete from recovery_codes where user_id = $1", [userId]),
              Effect.asVoid(
                database.query(
                  `insert into recovery_codes (user_id, code_hash, created_at)
             select $1, decode(h, 'hex'), $3 from unnest($2::text[]) h`,
                  [userId, hashes.map(hex), new Date(now).toISOString()]
                )
              )
            )
          ),
        useCode: (userId, hash) =>
          Effect.map(
            database.query(
              "delete from recovery_codes where user_id = $1 and code_hash = decode($2, 'hex') returning user_id",
              [userId, hex(hash)]
            ),
            (rows) => rows.length > 0
          ),
        codesLeft: (userId) =>
          Effect.map(
            database.query<{ readonly count: number }>(
              "select count(*)::int as count from recovery_codes where user_id = $1",
              [userId]
            ),
            ([row]) => row?.count ?? 0
          )
      })
    })
  )
}

interface PendingRow {
  readonly new_totp_secret: string | null
}

const PENDING = "select new_totp_secret from user_sessions where session_id = $1"

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex")
