/** Passkeys of people in PostgreSQL, and the challenges that were answered. */
// oxlint-disable max-lines-per-function -- the methods of a repository are one record
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { serverMillis, ServerTime } from "../../postgres/ServerTime.ts"

/** A passkey as its owner sees it; times are epoch milliseconds. */
export interface ListedPasskey {
  readonly id: number
  readonly name: string
  readonly createdAt: number
  /** Null before the first use. */
  readonly lastUsedAt: number | null
}

/** How browsers find a passkey again. */
export interface PasskeyDescriptor {
  /** Base64url. */
  readonly credentialId: string
  readonly transports: ReadonlyArray<string>
}

/** What a passkey has shown when it became known. */
export interface NewPasskey extends PasskeyDescriptor {
  readonly name: string
  /** COSE. */
  readonly publicKey: Uint8Array
  readonly signCount: number
}

/** What an answer of a passkey is checked against. */
export interface StoredPasskey {
  readonly id: number
  readonly userId: number
  readonly name: string
  readonly publicKey: Uint8Array
  /** Base64url; what authenticators know its owner by. */
  readonly handle: string
}

/** A passkey that was removed. */
export interface RemovedPasskey {
  readonly name: string
  /** Whether the person has no second factor any more: then the recovery codes are gone, too. */
  readonly wasLast: boolean
}

/** A use that was noted; `back`: the authenticator has counted less than before; `gone`: there is no such passkey. */
export type NotedUse = "used" | "back" | "gone"

export class PasskeysRepo extends Context.Tag("duebook/PasskeysRepo")<
  PasskeysRepo,
  {
    /** The passkeys of a person, in the order in which they were added. */
    readonly list: (userId: number) => Effect.Effect<ReadonlyArray<ListedPasskey>, ServiceUnavailable>
    readonly descriptors: (
      userId: number
    ) => Effect.Effect<ReadonlyArray<PasskeyDescriptor>, ServiceUnavailable>
    /** The passkey that an authenticator knows by this id, base64url. */
    readonly find: (credentialId: string) => Effect.Effect<StoredPasskey | null, ServiceUnavailable>
    /** What authenticators know the person by, base64url: `fresh` where there was nothing before. */
    readonly handle: (userId: number, fresh: string) => Effect.Effect<string, ServiceUnavailable>
    /**
     * Adds a passkey to a person, whose row is locked; false where the authenticator's id is known already. `now` is epoch
     * milliseconds.
     */
    readonly add: (
      userId: number,
      passkey: NewPasskey,
      now: number
    ) => Effect.Effect<boolean, ServiceUnavailable>
    /** Removes a passkey of a person, whose row is locked; null if there is none. */
    readonly remove: (
      userId: number,
      passkeyId: number
    ) => Effect.Effect<RemovedPasskey | null, ServiceUnavailable>
    /** Removes those that were added since a time in epoch milliseconds, of a person whose row is locked. */
    readonly removeSince: (userId: number, since: number) => Effect.Effect<void, ServiceUnavailable>
    /** Notes a use with what the authenticator has counted; `now` is epoch milliseconds. */
    readonly use: (
      passkeyId: number,
      signCount: number,
      now: number
    ) => Effect.Effect<NotedUse, ServiceUnavailable>
    /**
     * Notes that a challenge was answered; false if it was before, or if it has ended by the time of the database, which
     * `endsAt` is of.
     */
    readonly answer: (challengeHash: Uint8Array, endsAt: number) => Effect.Effect<boolean, ServiceUnavailable>
    /** Removes up to `limit` answered challenges that have ended; returns how many. */
    readonly sweep: (limit: number) => Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    PasskeysRepo,
    Effect.gen(function* () {
      const database = yield* Database
      const serverTime = yield* ServerTime
      /** Whether there is no second factor any more; then its recovery codes go, too. */
      const countRemoved = Effect.fnUntraced(function* (userId: number, removed: number) {
        const [left] = yield* database.query<{ readonly none: boolean }>(COUNT_REMOVED, [userId, removed])
        const wasLast = left?.none === true
        if (wasLast) yield* database.execute("delete from recovery_codes where user_id = $1", [userId])
        return wasLast
      })
      return PasskeysRepo.of({
        list: (userId) =>
          Effect.map(database.query<ListedRow>(LIST, [userId], "read"), (rows) =>
            rows.map((row) => ({
              id: row.passkey_id,
              name: row.name,
              createdAt: row.created_at,
              lastUsedAt: row.last_used_at
            }))
          ),
        descriptors: (userId) =>
          Effect.map(database.query<DescriptorRow>(DESCRIPTORS, [userId], "read"), (rows) =>
            rows.map((row) => ({
              credentialId: base64url(row.credential_id),
              transports: row.transports === "" ? [] : row.transports.split(" ")
            }))
          ),
        find: (credentialId) =>
          Effect.map(database.query<StoredRow>(FIND, [hexOf(credentialId)], "read"), ([row]) =>
            row === undefined
              ? null
              : {
                  id: row.passkey_id,
                  userId: row.user_id,
                  name: row.name,
                  publicKey: new Uint8Array(Buffer.from(row.public_key, "hex")),
                  handle: base64url(row.handle)
                }
          ),
        handle: (userId, fresh) =>
          Effect.map(database.query<{ readonly handle: string }>(HANDLE, [userId, hexOf(fresh)]), ([row]) =>
            base64url(row?.handle ?? "")
          ),
        add: (userId, { credentialId, name, publicKey, signCount, transports }, now) =>
          Effect.gen(function* () {
            const at = new Date(now).toISOString()
            const added = yield* database.query(ADD, [
              userId,
              hexOf(credentialId),
              name,
              Buffer.from(publicKey).toString("hex"),
              signCount,
              transports,
              at
            ])
            if (added.length === 0) return false
            yield* database.execute(COUNT_ADDED, [userId, at])
            return true
          }),
        remove: (userId, passkeyId) =>
          Effect.gen(function* () {
            const [removed] = yield* database.query<{ readonly name: string }>(REMOVE, [userId, passkeyId])
            if (removed === undefined) return null
            return { name: removed.name, wasLast: yield* countRemoved(userId, 1) }
          }),
        removeSince: (userId, since) =>
          Effect.gen(function* () {
            const at = new Date(since).toISOString()
            const removed = yield* database.query(REMOVE_SINCE, [userId, at])
            if (removed.length > 0) yield* countRemoved(userId, removed.length)
          }),
        use: (passkeyId, signCount, now) =>
          Effect.gen(function* () {
            const used = yield* database.query(USE, [passkeyId, signCount, new Date(now).toISOString()])
            if (used.length > 0) return "used"
            const there = yield* database.query("select from passkeys where passkey_id = $1", [passkeyId])
            return there.length > 0 ? "back" : "gone"
          }),
        answer: (challengeHash, endsAt) =>
          Effect.flatMap(serverTime, (at) =>
            Effect.map(
              database.query(ANSWER, [at, Buffer.from(challengeHash).toString("hex"), endsAt]),
              (rows) => rows.length > 0
            )
          ),
        sweep: (limit) =>
          Effect.flatMap(serverTime, (at) =>
            Effect.map(database.query(SWEEP, [at, limit]), (rows) => rows.length)
          )
      })
    })
  )
}

const hexOf = (text: string): string => Buffer.from(text, "base64url").toString("hex")
const base64url = (hex: string): string => Buffer.from(hex, "hex").toString("base64url")

const LIST =
  "select passkey_id, name, created_at, last_used_at from passkeys where user_id = $1 order by passkey_id"

const DESCRIPTORS = `
  select encode(credential_id, 'hex') as credential_id, array_to_string(transports, ' ') as transports from passkeys
  where user_id = $1 order by passkey_id`

const FIND = `
  select p.passkey_id, p.user_id, p.name, encode(p.public_key, 'hex') as public_key,
    encode(u.passkey_handle, 'hex') as handle
  from passkeys p join users u on u.user_id = p.user_id where p.credential_id = decode($1, 'hex')`

const HANDLE = `
  update users set passkey_handle = coalesce(passkey_handle, decode($2, 'hex')) where user_id = $1
  returning encode(passkey_handle, 'hex') as handle`

const ADD = `
  insert into passkeys (user_id, credential_id, name, public_key, sign_count, transports, created_at)
  values ($1, decode($2, 'hex'), $3, decode($4, 'hex'), $5, $6, $7) on conflict (credential_id) do nothing
  returning passkey_id`

const COUNT_ADDED = `
  update users set passkeys = passkeys + 1,
    two_factor_confirmed_at = coalesce(two_factor_confirmed_at, $2::timestamptz)
  where user_id = $1`

const REMOVE = "delete from passkeys where user_id = $1 and passkey_id = $2 returning name"

const REMOVE_SINCE =
  "delete from passkeys where user_id = $1 and created_at >= $2::timestamptz returning passkey_id"

const COUNT_REMOVED = `
  update users set passkeys = passkeys - $2::int,
    two_factor_confirmed_at = case when totp_secret is not null or passkeys > $2::int then two_factor_confirmed_at end
  where user_id = $1 returning totp_secret is null and passkeys = 0 as none`

// An authenticator that does not count says 0 each time (WebAuthn, 6.1.1).
const USE = `
  update passkeys set sign_count = $2, last_used_at = $3
  where passkey_id = $1 and (sign_count < $2 or (sign_count = 0 and $2 = 0)) returning passkey_id`

const now = `to_timestamp(${serverMillis("$1")} / 1000.0)`

const ANSWER = `
  insert into passkey_challenges (challenge_hash, expires_at)
  select decode($2, 'hex'), ends from (select to_timestamp($3::bigint / 1000.0) as ends) t where ends > ${now}
  on conflict (challenge_hash) do nothing returning expires_at`

const SWEEP = `
  delete from passkey_challenges where challenge_hash in (
    select challenge_hash from passkey_challenges where expires_at <= ${now} limit $2
  ) returning challenge_hash`

interface ListedRow {
  readonly passkey_id: number
  readonly name: string
  readonly created_at: number
  readonly last_used_at: number | null
}

interface DescriptorRow {
  readonly credential_id: string
  /** Separated by blanks. */
  readonly transports: string
}

interface StoredRow {
  readonly passkey_id: number
  readonly user_id: number
  readonly name: string
  readonly public_key: string
  readonly handle: string
}
