/** Replies kept under their idempotency key (contract 7). */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../sql/Database.ts"
import { asTimestamp, type Sweeping, sweeping } from "./Sweeping.ts"

/** What was answered to the first request with a key. */
export interface StoredReply {
  readonly status: number
  /** The bytes of the body, as text. */
  readonly body: string
}

export class StoredReplies extends Context.Tag("duebook/StoredReplies")<
  StoredReplies,
  {
    /** Takes the key for the transaction that asks; false at once when another one has it. */
    readonly tryLock: (companyId: number, key: string) => Effect.Effect<boolean, ServiceUnavailable>
    readonly find: (
      companyId: number,
      key: string
    ) => Effect.Effect<(StoredReply & { readonly fingerprint: Uint8Array }) | null, ServiceUnavailable>
    readonly insert: (
      companyId: number,
      key: string,
      reply: StoredReply & { readonly fingerprint: Uint8Array; readonly at: number }
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Removes replies that have been kept long enough. */
    readonly sweeping: Sweeping
  }
>() {
  static readonly layer = Layer.effect(
    StoredReplies,
    Effect.map(Database, (database) =>
      StoredReplies.of({
        tryLock: (companyId, key) =>
          Effect.map(
            database.query<{ locked: boolean }>(
              // 64 bits of hash: two keys that meet would see a needless 409, which a retry heals
              "select pg_try_advisory_xact_lock(hashtextextended($2, $1::bigint)) as locked",
              [companyId, key]
            ),
            (rows) => rows[0]?.locked === true
          ),
        // A statement of its own, after the lock's: the lock's snapshot may be older than the lock.
        find: (companyId, key) =>
          Effect.map(
            database.query<StoredReply & { fingerprint: Uint8Array }>(
              "select status, body, fingerprint from idempotency where company_id = $1 and idempotency_key = $2",
              [companyId, key]
            ),
            (rows) => rows[0] ?? null
          ),
        insert: (companyId, key, { at, body, fingerprint, status }) =>
          Effect.asVoid(
            database.query(
              `insert into idempotency (company_id, idempotency_key, fingerprint, status, body, created_at)
               values ($1, $2, $3, $4, $5, $6)`,
              [companyId, key, Buffer.from(fingerprint), status, body, new Date(at).toISOString()]
            )
          ),
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
