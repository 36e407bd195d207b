/** The append-only record of who did what; an entry is written in the same transaction as the change. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../postgres/Database.ts"

/** The `companyId` of entries that concern no company: users, the gate. */
export const INSTALLATION = 0

/** One entry. */
export interface AuditEntry {
  readonly companyId: number
  /** Epoch milliseconds. */
  readonly at: number
  readonly actor: "api_key" | "user" | "operator" | "system" | "debtor"
  readonly userId?: number
  readonly apiKeyId?: number
  /** Of the application. */
  readonly sessionId?: number
  readonly requestId?: string
  /** The resource and the verb: `receivable.pause`. */
  readonly action: string
  readonly subjectId: number | null
  readonly details: Readonly<Record<string, unknown>>
}

export class AuditLog extends Context.Tag("duebook/AuditLog")<
  AuditLog,
  {
    readonly append: (entry: AuditEntry) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    AuditLog,
    Effect.map(Database, (database) =>
      AuditLog.of({
        append: (entry) =>
          database.add({
            text: APPEND,
            row: [
              entry.companyId,
              new Date(entry.at).toISOString(),
              entry.actor,
              entry.userId ?? null,
              entry.apiKeyId ?? null,
              entry.requestId ?? null,
              entry.action,
              entry.subjectId,
              JSON.stringify(entry.details),
              entry.sessionId ?? null
            ]
          })
      })
    )
  )
}

const APPEND = `
  insert into audit_log (company_id, at, actor, user_id, api_key_id, request_id, action, subject_id, details,
    session_id)
  select * from unnest($1::bigint[], $2::timestamptz[], $3::text[], $4::bigint[], $5::bigint[], $6::text[], $7::text[],
    $8::bigint[], $9::jsonb[], $10::bigint[])`
