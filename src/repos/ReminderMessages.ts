/** The messages of attempts, in PostgreSQL: stored before the hand-over, read if captured, removed when old. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { Channel } from "../domain/ReminderAttempt.ts"
import { Database } from "../postgres/Database.ts"
import { asTimestamp, type Sweeping, sweeping } from "./Sweeping.ts"

/** A message as it is stored. */
export interface KeptMessage {
  readonly attemptId: number
  readonly recipient: string
  readonly subject: string | null
  readonly text: string
  readonly captured: boolean
}

/** A message that was stored instead of being handed over. */
export interface CapturedMessage {
  readonly attemptId: number
  readonly receivableId: number | null
  readonly payableId: number | null
  readonly channel: Channel
  readonly recipient: string
  readonly subject: string | null
  readonly text: string
  /** Epoch milliseconds. */
  readonly sentAt: number
}

export class ReminderMessages extends Context.Tag("duebook/ReminderMessages")<
  ReminderMessages,
  {
    /** Stores messages, and replaces earlier ones of the same attempts. */
    readonly keep: (
      companyId: number,
      messages: ReadonlyArray<KeptMessage>,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /**
     * Up to `limit` captured messages in order of sending, from the first or after that of an attempt. Null if that
     * attempt has no captured message.
     */
    readonly captured: (
      companyId: number,
      afterAttemptId: number | null,
      limit: number
    ) => Effect.Effect<ReadonlyArray<CapturedMessage> | null, ServiceUnavailable>
    /** Removes old messages that were handed over. Captured messages are kept, because they are read here. */
    readonly sweeping: Sweeping
  }
>() {
  static readonly layer = Layer.effect(
    ReminderMessages,
    Effect.map(Database, (database) =>
      ReminderMessages.of({
        keep: (companyId, messages, now) =>
          messages.length === 0
            ? Effect.void
            : database.execute(KEEP_MESSAGES, [
                companyId,
                JSON.stringify(
                  messages.map(({ attemptId, captured, recipient, subject, text }) => ({
                    attempt_id: attemptId,
                    recipient,
                    subject,
                    body: text,
                    captured
                  }))
                ),
                iso(now)
              ]),
        captured: Effect.fnUntraced(function* (companyId, after, limit) {
          const begin = { created_at: 0, attempt_id: 0 }
          const [from] =
            after === null ? [begin] : yield* database.query<typeof begin>(CAPTURED_OF, [companyId, after])
          if (from === undefined) return null
          const rows = yield* database.query<CapturedRow>(CAPTURED, [
            companyId,
            iso(from.created_at),
            from.attempt_id,
            limit
          ])
          return rows.map((row) => ({
            attemptId: row.attempt_id,
            receivableId: row.receivable_id,
            payableId: row.payable_id,
            channel: row.channel,
            recipient: row.recipient,
            subject: row.subject,
            text: row.body,
            sentAt: row.sent_at
          }))
        }),
        sweeping: sweeping(database, {
          table: "reminder_messages",
          key: "attempt_id",
          age: "created_at",
          instant: asTimestamp,
          only: "not captured"
        })
      })
    )
  )
}

const iso = (millis: number): string => new Date(millis).toISOString()

const KEEP_MESSAGES = `
  insert into reminder_messages as m (company_id, attempt_id, recipient, subject, body, captured, created_at)
  select $1::bigint, attempt_id, recipient, subject, body, captured, $3::timestamptz
  from json_to_recordset($2::json) r (attempt_id bigint, recipient text, subject text, body text, captured boolean)
  on conflict (company_id, attempt_id) do update set recipient = excluded.recipient, subject = excluded.subject,
    body = excluded.body, captured = excluded.captured, created_at = excluded.created_at`

const CAPTURED_OF = `
  select created_at, attempt_id from reminder_messages where company_id = $1 and attempt_id = $2 and captured`

// A captured message is stored and sent at the same time, so the order of creation is the order of sending.
const CAPTURED = `
  select a.attempt_id, a.receivable_id, a.payable_id, a.channel, m.recipient, m.subject, m.body, a.sent_at
  from reminder_messages m
  join reminder_attempts a on a.company_id = m.company_id and a.attempt_id = m.attempt_id
  where m.company_id = $1 and m.captured and (m.created_at, m.attempt_id) > ($2, $3) and a.sent_at is not null
  order by m.created_at, m.attempt_id limit $4`

interface CapturedRow {
  readonly attempt_id: number
  readonly receivable_id: number | null
  readonly payable_id: number | null
  readonly channel: Channel
  readonly recipient: string
  readonly subject: string | null
  readonly body: string
  readonly sent_at: number
}
