/** Users in PostgreSQL: one row for each person, independent of companies. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../postgres/Database.ts"

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

export class UsersRepo extends Context.Tag("duebook/UsersRepo")<
  UsersRepo,
  {
    /** Returns the new user's id, or null when another user has the e-mail address (compared without case). */
    readonly insert: (user: NewUser, now: number) => Effect.Effect<number | null, ServiceUnavailable>
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
        insert: ({ email, emailVerified, name, twoFactorConfirmed }, now) =>
          Effect.map(
            database.query<{ readonly user_id: number }>(
              `insert into users (email, name, email_verified_at, two_factor_confirmed_at, created_at)
               values ($1, $2, case when $3 then $5::timestamptz end, case when $4 then $5::timestamptz end, $5)
               on conflict (lower(email)) do nothing
               returning user_id`,
              [email, name, emailVerified, twoFactorConfirmed, new Date(now).toISOString()]
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
                 two_factor_confirmed_at = coalesce(two_factor_confirmed_at, case when $5 then $6::timestamptz end)
               where user_id = $1
                 and not exists (select from users u where lower(u.email) = lower($2) and u.user_id <> $1)
               returning user_id`,
              [userId, email, name, emailVerified, twoFactorConfirmed, new Date(now).toISOString()]
            ),
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
