/** Replies stored under their idempotency key (contract §7.3). */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../postgres/Database.ts"
import { addable } from "../postgres/RowInsert.ts"
import type { ClaimRead } from "./ClaimRead.ts"
import { asTimestamp, type Sweeping, sweeping } from "./Sweeping.ts"

/** The answer to the first request with a key. */
export interface StoredReply {
  readonly status: number
  /** The bytes of the body, as text. */
  readonly body: string
}

/** A stored reply with the fingerprint of the request that it answered. */
export interface KeptReply extends StoredReply {
  readonly fingerprint: Uint8Array
}

/** The result of locking a key; `stored` and `read` are known only to the transaction that has the lock. */
export type KeyClaim<A = null> =
  | { readonly taken: false }
  | { readonly taken: true; readonly stored: KeptReply }
  | { readonly taken: true; readonly stored: null; readonly read: A }

export class StoredReplies extends Context.Tag("duebook/StoredReplies")<
  StoredReplies,
  {
    /**
     * Locks the key until the transaction ends, without waiting: `taken` is false when another transaction has the
     * lock. `reads` is read in the same round trip, for a write that has no stored reply.
     */
    readonly claim: <A>(
      companyId: number,
      key: string,
      reads: ClaimRead<A>
    ) => Effect.Effect<KeyClaim<A>, ServiceUnavailable>
    /** `at` is the ServerTime: null for that of the database, by which replies are swept. */
    readonly insert: (
      companyId: number,
      key: string,
      reply: KeptReply & { readonly at: number | null }
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Deletes old replies. */
    readonly sweeping: Sweeping
  }
>() {
  static readonly layer = Layer.effect(
    StoredReplies,
    Effect.map(Database, (database) =>
      StoredReplies.of({
        // Two statements: the snapshot of the locking one may be older than the lock and miss a reply that was just
        // committed.
        claim: <A>(companyId: number, key: string, reads: ClaimRead<A>) =>
          Effect.map(
            database.queryAll([
              {
                text: TRY_LOCK,
                params: [companyId, key],
                distributed: () => [{ text: TRY_LOCK_OF_SHARD, params: [companyId, key] }]
              },
              { text: FIND, params: [companyId, key] },
              ...reads.afterClaim(key)
            ]),
            ([lock, found, ...read]): KeyClaim<A> => {
              if (lock?.[0]?.["locked"] !== true) return { taken: false }
              const stored = found?.[0] as KeptReply | undefined
              return stored === undefined
                ? { taken: true, stored: null, read: reads.toValue(read) }
                : { taken: true, stored }
            }
          ),
        insert: (companyId, key, { at, body, fingerprint, status }) =>
          database.add({
            ...INSERT,
            row: [
              companyId,
              key,
              Buffer.from(fingerprint),
              status,
              body,
              at === null ? null : new Date(at).toISOString()
            ]
          }),
        sweeping: sweeping(database, {
          table: "idempotency",
          key: "idempotency_key",
          age: "created_at",
          instant: asTimestamp
        })
      })
    )
  )
}

// The lock is on 64 bits of hash. Two keys with the same hash can cause a needless 409, which a retry resolves.
const tryLock = (companyId: string, key: string) =>
  `pg_try_advisory_xact_lock(hashtextextended(${key}, ${companyId}::bigint))`

const TRY_LOCK = `select ${tryLock("$1", "$2")} as locked`

// In the company's shard, where the conditions of `claimedFirst` ask for it.
const TRY_LOCK_OF_SHARD = `
  select ${tryLock("$1", "$2")} as locked
  from (select count(*) from idempotency where company_id = $1 and idempotency_key = $2) of_shard`

/**
 * An SQL condition for statements after a claim: this transaction has the key, and no reply is stored under it. The
 * arguments are placeholders.
 */
export const claimedFirst = (companyId: string, key: string): string =>
  `${tryLock(companyId, key)} and not exists (
    select from idempotency i where i.company_id = ${companyId} and i.idempotency_key = ${key})`

const FIND =
  "select status, body, fingerprint from idempotency where company_id = $1 and idempotency_key = $2"

const INSERT = addable({
  into: "idempotency",
  columns: {
    company_id: "bigint",
    idempotency_key: "text",
    fingerprint: "bytea",
    status: "smallint",
    body: "text",
    created_at: "timestamptz"
  },
  whenNull: { created_at: "statement_timestamp()" }
})
