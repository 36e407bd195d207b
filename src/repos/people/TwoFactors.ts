/** The second factor of people in PostgreSQL: the secret of their codes, the last code accepted, and recovery codes. */
// oxlint-disable max-lines-per-function -- the methods of a repository are one record
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { type SealedPlace, Sealing } from "../Sealing.ts"

/** What a code is checked against. */
export interface StoredFactor {
  /** Base32. */
  readonly secret: string
  /** The time step of the last code that was accepted. */
  readonly lastStep: number
}

/** The factor of a person, as it was found. */
export interface FoundFactor extends StoredFactor {
  /** The secret as it is stored: sealed. */
  readonly stored: string
}

export class TwoFactorsRepo extends Context.Tag("duebook/TwoFactorsRepo")<
  TwoFactorsRepo,
  {
    readonly find: (userId: number) => Effect.Effect<FoundFactor | null, ServiceUnavailable>
    /**
     * Accepts the code of a time step; false if that or a later one was accepted before, on whatever instance, or if the
     * secret that it is a code of is the person's no more.
     */
    readonly accept: (
      userId: number,
      factor: FoundFactor,
      step: number
    ) => Effect.Effect<boolean, ServiceUnavailable>
    /** The secret that is being set up in a session; null for none. */
    readonly pending: (sessionId: number) => Effect.Effect<string | null, ServiceUnavailable>
    /** The same, locked until the transaction ends. */
    readonly pendingForUpdate: (sessionId: number) => Effect.Effect<string | null, ServiceUnavailable>
    /** Begins to set up a secret, unless one is being set up already; the one that is, or null without the session. */
    readonly begin: (
      userId: number,
      sessionId: number,
      secret: string
    ) => Effect.Effect<string | null, ServiceUnavailable>
    /** Sets up nothing any more. */
    readonly cancel: (sessionId: number) => Effect.Effect<void, ServiceUnavailable>
    /** Makes a secret the person's, with the step of the code that has shown it; `now` is epoch milliseconds. */
    readonly confirm: (
      userId: number,
      factor: StoredFactor,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Removes every second factor, passkeys included, with the recovery codes; false if there was none. */
    readonly clear: (userId: number) => Effect.Effect<boolean, ServiceUnavailable>
    /** Removes the secret, and the recovery codes unless there are passkeys; false if there was none. */
    readonly clearSecret: (userId: number) => Effect.Effect<boolean, ServiceUnavailable>
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
    Effect.gen(function* () {
      const database = yield* Database
      const { seal, unseal } = yield* Sealing

      const pending = (text: string, params: ReadonlyArray<unknown>) =>
        Effect.flatMap(database.query<PendingRow>(text, params), ([row]) =>
          row?.new_totp_secret == null
            ? Effect.succeed(null)
            : unseal(pendingOf(row.user_id), row.new_totp_secret)
        )

      const find = (userId: number) =>
        Effect.flatMap(
          database.query<{ readonly totp_secret: string; readonly totp_last_step: number }>(FIND, [userId]),
          ([row]) =>
            row === undefined
              ? Effect.succeed(null)
              : Effect.map(unseal(secretOf(userId), row.totp_secret), (secret) => ({
                  secret,
                  stored: row.totp_secret,
                  lastStep: row.totp_last_step
                }))
        )

      // Where the same secret was sealed anew since it was read, the code is still right.
      const accept = (
        userId: number,
        factor: FoundFactor,
        step: number,
        tries = MAX_TRIES
      ): Effect.Effect<boolean, ServiceUnavailable> =>
        Effect.flatMap(database.query(ACCEPT, [userId, step, factor.stored]), (rows) =>
          rows.length > 0
            ? Effect.succeed(true)
            : Effect.flatMap(find(userId), (now) =>
                now === null || now.secret !== factor.secret || now.lastStep >= step || tries <= 1
                  ? Effect.succeed(false)
                  : accept(userId, now, step, tries - 1)
              )
        )

      return TwoFactorsRepo.of({
        find,
        accept,
        pending: (sessionId) => pending(PENDING, [sessionId]),
        pendingForUpdate: (sessionId) => pending(`${PENDING} for update`, [sessionId]),
        begin: (userId, sessionId, secret) =>
          Effect.flatMap(seal(pendingOf(userId), secret), (sealed) =>
            pending(
              `update user_sessions set new_totp_secret = coalesce(new_totp_secret, $2)
               where session_id = $1 and user_id = $3 returning new_totp_secret, user_id`,
              [sessionId, sealed, userId]
            )
          ),
        cancel: (sessionId) =>
          Effect.asVoid(
            database.query("update user_sessions set new_totp_secret = null where session_id = $1", [
              sessionId
            ])
          ),
        confirm: (userId, { lastStep, secret }, now) =>
          Effect.flatMap(seal(secretOf(userId), secret), (sealed) =>
            Effect.asVoid(
              database.query(
                `update users set totp_secret = $2, totp_last_step = $3,
               two_factor_confirmed_at = coalesce(two_factor_confirmed_at, $4::timestamptz)
             where user_id = $1`,
                [userId, sealed, lastStep, new Date(now).toISOString()]
              )
            )
          ),
        clear: (userId) =>
          Effect.map(
            database.queryAll([
              {
                text: `update users set totp_secret = null, two_factor_confirmed_at = null, passkeys = 0
              where user_id = $1 and (totp_secret is not null or two_factor_confirmed_at is not null or passkeys > 0)
              returning user_id`,
                params: [userId]
              },
              { text: "delete from passkeys where user_id = $1", params: [userId] },
              { text: DELETE_CODES, params: [userId] }
            ]),
            ([cleared = []]) => cleared.length > 0
          ),
        clearSecret: (userId) =>
          Effect.gen(function* () {
            const [cleared] = yield* database.query<{ readonly passkeys: number }>(CLEAR_SECRET, [userId])
            if (cleared?.passkeys === 0) yield* database.execute(DELETE_CODES, [userId])
            return cleared !== undefined
          }),
        replaceCodes: (userId, hashes, now) =>
          Effect.zipRight(
            // The lock on the person's row keeps two lists from being made at the same time.
            database.query("select user_id from users where user_id = $1 for update", [userId]),
            Effect.zipRight(
              database.query(DELETE_CODES, [userId]),
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
  readonly user_id: number
}

const DELETE_CODES = "delete from recovery_codes where user_id = $1"

const CLEAR_SECRET = `
  update users set totp_secret = null,
    two_factor_confirmed_at = case when passkeys > 0 then two_factor_confirmed_at end
  where user_id = $1 and (totp_secret is not null or (two_factor_confirmed_at is not null and passkeys = 0))
  returning passkeys`

/** Tries to accept a code whose secret is sealed anew at the same time. */
const MAX_TRIES = 3

const secretOf = (userId: number): SealedPlace => ({ table: "users", column: "totp_secret", row: userId })

// For the person: a session that takes the place of another of the person goes on with what that one sets up.
const pendingOf = (userId: number): SealedPlace => ({
  table: "user_sessions",
  column: "new_totp_secret",
  row: userId
})

const FIND = "select totp_secret, totp_last_step from users where user_id = $1 and totp_secret is not null"

const ACCEPT = `
  update users set totp_last_step = $2
  where user_id = $1 and totp_secret = $3 and totp_last_step < $2 returning user_id`

const PENDING = "select new_totp_secret, user_id from user_sessions where session_id = $1"

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex")
