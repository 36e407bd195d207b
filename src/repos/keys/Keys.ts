/** API keys in PostgreSQL, as the operator creates, lists and deletes them. Requests use KeyHolders.ts. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { MemberAddress } from "../../domain/Member.ts"
import type { Scope } from "../../domain/Scope.ts"
import { Database } from "../../postgres/Database.ts"

/** A key to insert; of the token only the hash is stored. */
export interface NewKey extends MemberAddress {
  readonly name: string
  readonly scopes: ReadonlyArray<Scope>
  readonly tokenHash: Uint8Array
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** A stored key. */
export interface ApiKey extends Omit<NewKey, "tokenHash"> {
  readonly id: number
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** A key as the people of its company see it. */
export interface CompanyKey extends ApiKey {
  /** The name of the person it acts for. */
  readonly holder: string
  /** Epoch milliseconds, a few seconds late; null if it was never used. */
  readonly lastUsedAt: number | null
}

/** Filters of a list of keys; all that are set must hold. */
export interface KeyFilter {
  readonly companyId?: number | undefined
  readonly userId?: number | undefined
}

export class KeysRepo extends Context.Tag("duebook/KeysRepo")<
  KeysRepo,
  {
    /** Returns the new key's id. */
    readonly insert: (key: NewKey, now: number) => Effect.Effect<number, ServiceUnavailable>
    /** Finds a key by id alone, over all companies. */
    readonly find: (id: number) => Effect.Effect<ApiKey | null, ServiceUnavailable>
    /** Finds a key of a company. */
    readonly findIn: (companyId: number, id: number) => Effect.Effect<ApiKey | null, ServiceUnavailable>
    /** Number of one member's keys that have not expired. */
    readonly countActive: (owner: MemberAddress, now: number) => Effect.Effect<number, ServiceUnavailable>
    /** Deletes a key; returns false when it did not exist any more. */
    readonly remove: (companyId: number, id: number) => Effect.Effect<boolean, ServiceUnavailable>
    /** Deletes all keys of a member, expired ones included; returns how many. */
    readonly removeAll: (owner: MemberAddress) => Effect.Effect<number, ServiceUnavailable>
    /** Ordered by id, expired ones included. */
    readonly list: (filter: KeyFilter) => Effect.Effect<ReadonlyArray<ApiKey>, ServiceUnavailable>
    /** The keys of a company with ids below `before`, the newest first, expired ones included, at most `limit`. */
    readonly listIn: (
      companyId: number,
      before: number | null,
      limit: number
    ) => Effect.Effect<ReadonlyArray<CompanyKey>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    KeysRepo,
    Effect.map(Database, (database) =>
      KeysRepo.of({
        insert: ({ companyId, expiresAt, name, scopes, tokenHash, userId }, now) =>
          Effect.map(
            database.query<{ readonly api_key_id: number }>(
              `insert into api_keys (company_id, user_id, name, token_hash, scopes, created_at, expires_at)
               values ($1, $2, $3, decode($4, 'hex'), $5, $6, $7) returning api_key_id`,
              [
                companyId,
                userId,
                name,
                Buffer.from(tokenHash).toString("hex"),
                scopes,
                new Date(now).toISOString(),
                new Date(expiresAt).toISOString()
              ]
            ),
            (rows) => Number(rows[0]?.api_key_id)
          ),
        find: (id) =>
          Effect.map(database.query<KeyRow>(`${SELECT} where api_key_id = $1`, [id]), ([row]) =>
            row === undefined ? null : toKey(row)
          ),
        findIn: (companyId, id) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query<KeyRow>(`${SELECT} where company_id = $1 and api_key_id = $2`, [companyId, id]),
            ([row]) => (row === undefined ? null : toKey(row))
          ),
        countActive: ({ companyId, userId }, now) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query<{ readonly n: number }>(COUNT_ACTIVE, [companyId, userId, new Date(now).toISOString()]),
            (rows) => Number(rows[0]?.n)
          ),
        remove: (companyId, id) =>
          Effect.map(
            database.query(
              "delete from api_keys where company_id = $1 and api_key_id = $2 returning api_key_id",
              [companyId, id]
            ),
            (rows) => rows.length > 0
          ),
        removeAll: ({ companyId, userId }) =>
          Effect.map(
            database.query(
              "delete from api_keys where company_id = $1 and user_id = $2 returning api_key_id",
              [companyId, userId]
            ),
            (rows) => rows.length
          ),
        list: ({ companyId, userId }) =>
          Effect.map(
            database.query<KeyRow>(
              `${SELECT} where company_id = coalesce($1, company_id) and user_id = coalesce($2, user_id)
               order by api_key_id`,
              [companyId ?? null, userId ?? null]
            ),
            (rows) => rows.map(toKey)
          ),
        listIn: (companyId, before, limit) =>
          Effect.map(
            database.ofCompany(companyId).query<CompanyKeyRow>(LIST_IN, [companyId, before, limit]),
            (rows) => rows.map((row) => ({ ...toKey(row), holder: row.holder, lastUsedAt: row.last_used_at }))
          )
      })
    )
  )
}

const SELECT = "select company_id, api_key_id, user_id, name, scopes, created_at, expires_at from api_keys"

const COUNT_ACTIVE =
  "select count(*) as n from api_keys where company_id = $1 and user_id = $2 and expires_at > $3"

const LIST_IN = `
  select k.company_id, k.api_key_id, k.user_id, k.name, k.scopes, k.created_at, k.expires_at, u.name as holder, (
    select d.last_used_at from key_usage_days d
    where d.company_id = $1 and d.api_key_id = k.api_key_id order by d.day desc limit 1
  ) as last_used_at
  from api_keys k join users u on u.user_id = k.user_id
  where k.company_id = $1 and ($2::bigint is null or k.api_key_id < $2)
  order by k.api_key_id desc limit $3`

interface KeyRow {
  readonly company_id: number
  readonly api_key_id: number
  readonly user_id: number
  readonly name: string
  readonly scopes: ReadonlyArray<Scope>
  readonly created_at: number
  readonly expires_at: number
}

interface CompanyKeyRow extends KeyRow {
  readonly holder: string
  readonly last_used_at: number | null
}

const toKey = (row: KeyRow): ApiKey => ({
  id: row.api_key_id,
  companyId: row.company_id,
  userId: row.user_id,
  name: row.name,
  scopes: row.scopes,
  createdAt: row.created_at,
  expiresAt: row.expires_at
})
