/** The append-only record of who did what; an entry is written in the same transaction as the change. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../postgres/Database.ts"
import { addable } from "../postgres/RowInsert.ts"

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
            ...APPEND,
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

const APPEND = addable({
  into: "audit_log",
  columns: {
    company_id: "bigint",
    at: "timestamptz",
    actor: "text",
    user_id: "bigint",
    api_key_id: "bigint",
    request_id: "text",
    action: "text",
    subject_id: "bigint",
    details: "jsonb",
    session_id: "bigint"
  }
})
