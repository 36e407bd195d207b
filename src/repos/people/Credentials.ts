/** What people sign in with, in PostgreSQL: their address and the hash of their password. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Factors } from "../../domain/Session.ts"
import { isStorable } from "../../domain/Text.ts"
import { Database } from "../../postgres/Database.ts"

/** What signing in asks of a person. */
export interface Credentials extends Factors {
  readonly userId: number
  readonly email: string
  /** The address that this person wants instead and has not shown to have; null for none. */
  readonly newEmail: string | null
  readonly name: string
  /** BCP 47; null where the person has not chosen. */
  readonly locale: string | null
  /** Null for people who have never set one. */
  readonly passwordHash: string | null
  /** Of the password that was taken away, until another one is set; null for none. */
  readonly takenPasswordHash: string | null
  /** Signed up with this address, and nobody has shown yet to have it. */
  readonly unproven: boolean
}

export class CredentialsRepo extends Context.Tag("duebook/CredentialsRepo")<
  CredentialsRepo,
  {
    /** By the address that somebody has typed, whatever its case. */
    readonly byEmail: (email: string) => Effect.Effect<Credentials | null, ServiceUnavailable>
    readonly byId: (userId: number) => Effect.Effect<Credentials | null, ServiceUnavailable>
    /** The same, locked until the transaction ends. */
    readonly lock: (userId: number) => Effect.Effect<Credentials | null, ServiceUnavailable>
    readonly setPassword: (userId: number, passwordHash: string) => Effect.Effect<void, ServiceUnavailable>
    /**
     * Gives an address back that the account had before, verified, and takes the password away; its hash is kept until
     * another one is set. False where somebody else has the address by now. `now` is epoch milliseconds.
     */
    readonly giveBack: (
      userId: number,
      email: string,
      now: number
    ) => Effect.Effect<boolean, ServiceUnavailable>
    /**
     * Says that the address is the person's, if it still is the one of the account or the one that the person wants, and
     * nobody else has it by now; that one takes the place of the other. Returns whether it is. `now` is epoch
     * milliseconds.
     */
    readonly verifyEmail: (
      userId: number,
      email: string,
      now: number
    ) => Effect.Effect<boolean, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    CredentialsRepo,
    Effect.map(Database, (database) => {
      const one = (condition: string, value: string | number) =>
        Effect.map(database.query<CredentialsRow>(`${SELECT} where ${condition}`, [value], "read"), ([row]) =>
          row === undefined ? null : toCredentials(row)
        )
      return CredentialsRepo.of({
        // Nobody has an address that PostgreSQL can't hold.
        byEmail: (email) =>
          isStorable(email) ? one("lower(email) = lower($1)", email) : Effect.succeed(null),
        byId: (userId) => one("user_id = $1", userId),
        lock: (userId) => one("user_id = $1 for no key update", userId),
        setPassword: (userId, passwordHash) =>
          Effect.asVoid(database.query(SET_PASSWORD, [userId, passwordHash])),
        giveBack: (userId, email, now) =>
          Effect.map(
            database.query(GIVE_BACK, [userId, email, new Date(now).toISOString()]),
            (rows) => rows.length > 0
          ),
        verifyEmail: (userId, email, now) =>
          Effect.map(
            database.query(VERIFY, [userId, email, new Date(now).toISOString()]),
            (rows) => rows.length > 0
          )
      })
    })
  )
}

// An address that was asked for under the old password is not taken any more.
const SET_PASSWORD = `
  update users set password_hash = $2, taken_password_hash = null, new_email = null where user_id = $1`

const GIVE_BACK = `
  update users u set email = $2, new_email = null, email_verified_at = $3::timestamptz, password_hash = null,
    taken_password_hash = coalesce(u.password_hash, u.taken_password_hash)
  where u.user_id = $1 and not exists (select from users o where lower(o.email) = lower($2) and o.user_id <> $1)
  returning u.user_id`

const VERIFY = `
  update users u set
    email = case when lower(u.new_email) = lower($2) then u.new_email else u.email end,
    new_email = case when lower(u.new_email) = lower($2) then null else u.new_email end,
    email_verified_at = coalesce(u.email_verified_at, $3::timestamptz), unproven = false
  where u.user_id = $1 and (lower(u.email) = lower($2) or lower(u.new_email) = lower($2))
    and not exists (select from users o where lower(o.email) = lower($2) and o.user_id <> $1)
  returning u.user_id`

const SELECT = `
  select user_id, email, new_email, name, locale, password_hash, taken_password_hash, totp_secret is not null as has_totp,
    passkeys > 0 as has_passkey, unproven
  from users`

interface CredentialsRow {
  readonly user_id: number
  readonly email: string
  readonly new_email: string | null
  readonly name: string
  readonly locale: string | null
  readonly password_hash: string | null
  readonly taken_password_hash: string | null
  readonly has_totp: boolean
  readonly has_passkey: boolean
  readonly unproven: boolean
}

const toCredentials = (row: CredentialsRow): Credentials => ({
  userId: row.user_id,
  email: row.email,
  newEmail: row.new_email,
  name: row.name,
  locale: row.locale,
  passwordHash: row.password_hash,
  takenPasswordHash: row.taken_password_hash,
  hasTotp: row.has_totp,
  hasPasskey: row.has_passkey,
  unproven: row.unproven
})
