/** Users in PostgreSQL: one row for each person, independent of companies. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"

/** A user to insert. */
export interface NewUser {
  readonly email: string
  readonly name: string
  readonly emailVerified: boolean
  readonly twoFactorConfirmed: boolean
}

/** A stored user. */
export interface User extends NewUser {
  readonly id: number
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** What people say about themselves. */
export interface Profile {
  readonly name: string
  /** BCP 47; null for the company's language. */
  readonly locale: string | null
  /** IANA name; null for the company's zone. */
  readonly timezone: string | null
  /** Whether this person gets digests. */
  readonly digest: boolean
  /** Whether this person is told each morning what leaves that day. */
  readonly morningMail: boolean
}

/** A person's own account. */
export interface OwnFacts extends Profile {
  readonly email: string
  readonly emailVerified: boolean
  /** The address that is to take the place of the present one; null for none. */
  readonly newEmail: string | null
  readonly hasPassword: boolean
}

export class UsersRepo extends Context.Tag("duebook/UsersRepo")<
  UsersRepo,
  {
    /**
     * Returns the new user's id, or null when another user has the e-mail address (compared without case). `unproven`: the
     * person has only said to have the address.
     */
    readonly insert: (
      user: NewUser & { readonly unproven?: boolean },
      now: number
    ) => Effect.Effect<number | null, ServiceUnavailable>
    readonly find: (userId: number) => Effect.Effect<User | null, ServiceUnavailable>
    /** The user, locked until the transaction ends. */
    readonly findForUpdate: (userId: number) => Effect.Effect<User | null, ServiceUnavailable>
    /**
     * Stores every field; the times of verification and confirmation stay as they are when they are set already.
     * Returns false when another user has the e-mail address; the transaction can only roll back after that.
     */
    readonly update: (
      userId: number,
      user: NewUser,
      now: number
    ) => Effect.Effect<boolean, ServiceUnavailable>
    readonly own: (userId: number) => Effect.Effect<OwnFacts | null, ServiceUnavailable>
    /** Takes all by which an account could be opened, and its address; what the person is called stays. */
    readonly close: (userId: number) => Effect.Effect<void, ServiceUnavailable>
    readonly setProfile: (userId: number, profile: Profile) => Effect.Effect<void, ServiceUnavailable>
    /** Keeps the address that a person wants; the present one counts as not verified. Null for none any more. */
    readonly wantEmail: (userId: number, email: string | null) => Effect.Effect<void, ServiceUnavailable>
    /** Whether another user has the address. */
    readonly isTaken: (userId: number, email: string) => Effect.Effect<boolean, ServiceUnavailable>
    /** All users, ordered by id. */
    readonly list: Effect.Effect<ReadonlyArray<User>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    UsersRepo,
    Effect.map(Database, (database) => {
      const one = (text: string, userId: number) =>
        Effect.map(database.query<UserRow>(text, [userId]), ([row]) =>
          row === undefined ? null : toUser(row)
        )
      return UsersRepo.of({
        insert: ({ email, emailVerified, name, twoFactorConfirmed, unproven = false }, now) =>
          Effect.map(
            database.query<{ readonly user_id: number }>(
              `insert into users (email, name, email_verified_at, two_factor_confirmed_at, created_at, unproven)
               values ($1, $2, case when $3 then $5::timestamptz end, case when $4 then $5::timestamptz end, $5, $6)
               on conflict (lower(email)) do nothing
               returning user_id`,
              [email, name, emailVerified, twoFactorConfirmed, new Date(now).toISOString(), unproven]
            ),
            ([row]) => row?.user_id ?? null
          ),
        find: (userId) => one(`${SELECT} where user_id = $1`, userId),
        findForUpdate: (userId) => one(`${SELECT} where user_id = $1 for update`, userId),
        update: (userId, { email, emailVerified, name, twoFactorConfirmed }, now) =>
          Effect.map(
            database.query(
              `update users set email = $2, name = $3,
                 email_verified_at = case when $4 then coalesce(email_verified_at, $6::timestamptz) end,
                 two_factor_confirmed_at = coalesce(two_factor_confirmed_at, case when $5 then $6::timestamptz end),
                 unproven = unproven and not $4
               where user_id = $1
                 and not exists (select from users u where lower(u.email) = lower($2) and u.user_id <> $1)
               returning user_id`,
              [userId, email, name, emailVerified, twoFactorConfirmed, new Date(now).toISOString()]
            ),
            (rows) => rows.length > 0
          ),
        own: (userId) =>
          Effect.map(database.query<OwnRow>(OWN, [userId]), ([row]) =>
            row === undefined ? null : toOwnFacts(row)
          ),
        close: (userId) => Effect.asVoid(database.query(CLOSE, [userId, `closed-${userId}@closed.invalid`])),
        setProfile: (userId, { digest, locale, morningMail, name, timezone }) =>
          Effect.asVoid(
            database.query(
              "update users set name = $2, locale = $3, timezone = $4, digest = $5, morning_mail = $6 where user_id = $1",
              [userId, name, locale, timezone, digest, morningMail]
            )
          ),
        wantEmail: (userId, email) =>
          Effect.asVoid(
            database.query("update users set new_email = $2, email_verified_at = null where user_id = $1", [
              userId,
              email
            ])
          ),
        isTaken: (userId, email) =>
          Effect.map(
            database.query("select 1 as one from users where lower(email) = lower($2) and user_id <> $1", [
              userId,
              email
            ]),
            (rows) => rows.length > 0
          ),
        list: Effect.map(database.query<UserRow>(`${SELECT} order by user_id`), (rows) => rows.map(toUser))
      })
    })
  )
}

const SELECT = `select user_id, email, name, email_verified_at is not null as email_verified,
  two_factor_confirmed_at is not null as two_factor_confirmed, created_at from users`

interface UserRow {
  readonly user_id: number
  readonly email: string
  readonly name: string
  readonly email_verified: boolean
  readonly two_factor_confirmed: boolean
  readonly created_at: number
}

const toUser = (row: UserRow): User => ({
  id: row.user_id,
  email: row.email,
  name: row.name,
  emailVerified: row.email_verified,
  twoFactorConfirmed: row.two_factor_confirmed,
  createdAt: row.created_at
})

// A domain that nobody can have (RFC 2606), so that no mail goes anywhere.
const CLOSE = `
  update users set email = $2, new_email = null, email_verified_at = null, password_hash = null,
    taken_password_hash = null, totp_secret = null, two_factor_confirmed_at = null, passkeys = 0, digest = false
  where user_id = $1`

const OWN = `
  select name, locale, timezone, digest, morning_mail, email, email_verified_at is not null as email_verified, new_email,
    password_hash is not null as has_password
  from users where user_id = $1`

interface OwnRow extends Pick<UserRow, "name" | "email" | "email_verified"> {
  readonly locale: string | null
  readonly timezone: string | null
  readonly digest: boolean
  readonly morning_mail: boolean
  readonly new_email: string | null
  readonly has_password: boolean
}

const toOwnFacts = (row: OwnRow): OwnFacts => ({
  name: row.name,
  locale: row.locale,
  timezone: row.timezone,
  digest: row.digest,
  morningMail: row.morning_mail,
  email: row.email,
  emailVerified: row.email_verified,
  newEmail: row.new_email,
  hasPassword: row.has_password
})
