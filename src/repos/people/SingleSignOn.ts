/** People who sign in at an identity provider, in PostgreSQL: who is at the provider now, and whose subject is whom here. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { serverMillis, ServerTime } from "../../postgres/ServerTime.ts"

/** Somebody who leaves for the provider. */
export interface NewSignOn {
  /** SHA-256 of the state. */
  readonly stateHash: Uint8Array
  /** SHA-256 of the browser's cookie. */
  readonly browserHash: Uint8Array
  /** The person who confirms who that is; null for somebody who signs in. */
  readonly userId: number | null
  readonly returnTo: string
  readonly network: string
}

/** Somebody who has come back. */
export interface SignOn extends Pick<NewSignOn, "userId" | "returnTo"> {
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** A subject of a provider. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
}

/** An invitation that waits for its answer. */
export interface OpenInvitation {
  readonly companyId: number
  readonly invitationId: number
}

export class SingleSignOnRepo extends Context.Tag("duebook/SingleSignOnRepo")<
  SingleSignOnRepo,
  {
    /** Keeps a state. Returns false, and nothing is kept, where the network has `most` of them already. */
    readonly leave: (
      signOn: NewSignOn,
      limits: { readonly lifeMillis: number; readonly most: number }
    ) => Effect.Effect<boolean, ServiceUnavailable>
    /** Takes a state away and returns it, if it is this browser's and has not ended: of several that try, one gets it. */
    readonly comeBack: (
      stateHash: Uint8Array,
      browserHash: Uint8Array
    ) => Effect.Effect<SignOn | null, ServiceUnavailable>
    /** Whose subject this is. */
    readonly userOf: (identity: Identity) => Effect.Effect<number | null, ServiceUnavailable>
    /** Links a subject to a person. Returns false where the subject or the person is linked already. */
    readonly link: (
      identity: Identity,
      userId: number,
      now: number
    ) => Effect.Effect<boolean, ServiceUnavailable>
    /** Unlinks a person from every provider; returns whether that person was linked to one. */
    readonly unlink: (userId: number) => Effect.Effect<boolean, ServiceUnavailable>
    /** Unlinks a person from providers that were linked since a time in epoch milliseconds. */
    readonly unlinkSince: (userId: number, since: number) => Effect.Effect<void, ServiceUnavailable>
    /** Says that the person has a second factor. Returns whether that was not said before. */
    readonly confirmFactor: (userId: number, now: number) => Effect.Effect<boolean, ServiceUnavailable>
    /** Removes the password of a person, with the wish for another address that somebody had who knew it. */
    readonly removePassword: (userId: number) => Effect.Effect<void, ServiceUnavailable>
    /** The invitations of all companies to an address that have not expired, the oldest `limit`. */
    readonly invitationsTo: (
      email: string,
      now: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<OpenInvitation>, ServiceUnavailable>
    /** Removes up to `limit` states that have ended; returns how many. */
    readonly sweep: (limit: number) => Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    SingleSignOnRepo,
    Effect.gen(function* () {
      const database = yield* Database
      const serverTime = yield* ServerTime
      const timed = <A>(run: (at: number | null) => Effect.Effect<A, ServiceUnavailable>) =>
        Effect.flatMap(serverTime, run)
      const any = (text: string, params: ReadonlyArray<unknown>) =>
        Effect.map(database.query(text, params), (rows) => rows.length > 0)
      return SingleSignOnRepo.of({
        leave: ({ browserHash, network, returnTo, stateHash, userId }, { lifeMillis, most }) =>
          timed((at) =>
            any(LEAVE, [at, hex(stateHash), hex(browserHash), userId, returnTo, network, lifeMillis, most])
          ),
        comeBack: (stateHash, browserHash) =>
          timed((at) =>
            Effect.map(
              database.query<SignOnRow>(COME_BACK, [at, hex(stateHash), hex(browserHash)]),
              ([row]) =>
                row === undefined
                  ? null
                  : { userId: row.user_id, returnTo: row.return_to, createdAt: row.created_at }
            )
          ),
        userOf: ({ issuer, subject }) =>
          Effect.map(
            database.query<{ readonly user_id: number }>(
              "select user_id from identities where issuer = $1 and subject = $2",
              [issuer, subject]
            ),
            ([row]) => row?.user_id ?? null
          ),
        link: ({ issuer, subject }, userId, now) =>
          any(
            `insert into identities (issuer, subject, user_id, created_at) values ($1, $2, $3, $4)
             on conflict do nothing returning user_id`,
            [issuer, subject, userId, new Date(now).toISOString()]
          ),
        unlink: (userId) => any("delete from identities where user_id = $1 returning user_id", [userId]),
        unlinkSince: (userId, since) =>
          Effect.asVoid(
            database.query("delete from identities where user_id = $1 and created_at >= $2::timestamptz", [
              userId,
              new Date(since).toISOString()
            ])
          ),
        confirmFactor: (userId, now) =>
          any(
            `update users set two_factor_confirmed_at = $2
             where user_id = $1 and two_factor_confirmed_at is null returning user_id`,
            [userId, new Date(now).toISOString()]
          ),
        removePassword: (userId) =>
          Effect.asVoid(
            database.query("update users set password_hash = null, new_email = null where user_id = $1", [
              userId
            ])
          ),
        invitationsTo: (email, now, limit) =>
          Effect.map(
            database.query<InvitationRow>(INVITATIONS, [email, new Date(now).toISOString(), limit]),
            (rows) =>
              rows.map(({ company_id, invitation_id }) => ({
                companyId: company_id,
                invitationId: invitation_id
              }))
          ),
        sweep: (limit) => timed((at) => Effect.map(database.query(SWEEP, [at, limit]), (rows) => rows.length))
      })
    })
  )
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex")

const now = `to_timestamp(${serverMillis("$1")} / 1000.0)`

const LEAVE = `
  insert into sign_on_states (state_hash, browser_hash, user_id, return_to, network, created_at, expires_at)
  select decode($2, 'hex'), decode($3, 'hex'), $4::bigint, $5, $6, at, at + $7::bigint * interval '1 millisecond'
  from (select ${now} as at) t
  where (
    select count(*) from (
      select from sign_on_states s where s.network = $6 and s.expires_at > t.at limit $8::bigint
    ) others
  ) < $8::bigint
  returning state_hash`

const COME_BACK = `
  delete from sign_on_states
  where state_hash = decode($2, 'hex') and browser_hash = decode($3, 'hex') and expires_at > ${now}
  returning user_id, return_to, created_at`

const INVITATIONS = `
  select company_id, invitation_id from invitations where lower(email) = lower($1) and expires_at > $2::timestamptz
  order by company_id, invitation_id limit $3`

const SWEEP = `
  delete from sign_on_states where state_hash in (
    select state_hash from sign_on_states where expires_at <= ${now} limit $2
  ) returning state_hash`

interface SignOnRow {
  readonly user_id: number | null
  readonly return_to: string
  readonly created_at: number
}

interface InvitationRow {
  readonly company_id: number
  readonly invitation_id: number
}
