/** What providers say later of messages that they have accepted, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { MessageReceipts } from "../../domain/Receipt.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { Database } from "../../postgres/Database.ts"

/** An attempt that receipts are about. */
export interface ReceiptedAttempt {
  readonly attemptId: number
  readonly providerMessageId: string
  /** Null for a message to the company's own members. */
  readonly customerId: number | null
  /** The address that the message went to. */
  readonly recipient: string | null
}

export class ReceiptsRepo extends Context.Tag("duebook/ReceiptsRepo")<
  ReceiptsRepo,
  {
    /** Companies with an SMS of this id, in order; the id itself does not say. This looks at all companies. */
    readonly companiesOfSms: (
      providerMessageId: string
    ) => Effect.Effect<ReadonlyArray<number>, ServiceUnavailable>
    /**
     * Stores receipts with the attempts of their messages. The attempts' status and `updated_at` stay as they are. The
     * first arrival and the last error are kept.
     */
    readonly record: (
      companyId: number,
      channel: Channel,
      receipts: ReadonlyArray<MessageReceipts>,
      now: number
    ) => Effect.Effect<ReadonlyArray<ReceiptedAttempt>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReceiptsRepo,
    Effect.map(Database, (database) =>
      ReceiptsRepo.of({
        companiesOfSms: (providerMessageId) =>
          Effect.map(database.query<{ company_id: number }>(COMPANIES_OF_SMS, [providerMessageId]), (rows) =>
            rows.map(({ company_id }) => company_id)
          ),
        record: (companyId, channel, receipts, now) =>
          Effect.map(
            database.query<AttemptRow>(RECORD, [
              companyId,
              channel,
              JSON.stringify(receipts.map(rowOf)),
              new Date(now).toISOString(),
              receipts.map(({ providerMessageId }) => providerMessageId)
            ]),
            (rows) =>
              rows.map((row) => ({
                attemptId: row.attempt_id,
                providerMessageId: row.provider_message_id,
                customerId: row.customer_id,
                recipient: row.recipient
              }))
          )
      })
    )
  )
}

interface AttemptRow {
  readonly attempt_id: number
  readonly provider_message_id: string
  readonly customer_id: number | null
  readonly recipient: string | null
}

const rowOf = ({ error, hasArrived, providerMessageId }: MessageReceipts) => ({
  id: providerMessageId,
  has_arrived: hasArrived,
  code: error?.code ?? null,
  message: error?.message ?? null
})

/** Providers give each message an id of its own; two companies may have providers of their own. */
const COMPANIES_OF_SMS = `
  select distinct company_id from reminder_attempts
  where provider_message_id = $1 and channel = 'sms' order by company_id`

// Attempts are locked in the order of every other writer.
const RECORD = `
  with r as materialized (
    select * from json_to_recordset($3::json) r (id text, has_arrived boolean, code text, message text)
  ), held as materialized (
    select t.attempt_id from reminder_attempts t
    where t.company_id = $1 and t.channel = $2
      and t.provider_message_id = any ($5::text[]) and t.provider_message_id is not null
      and t.status in ('sending', 'sent', 'unknown')
    order by t.attempt_id for no key update
  )
  update reminder_attempts t set
    delivered_at = case when r.has_arrived then coalesce(t.delivered_at, $4) else t.delivered_at end,
    error_code = coalesce(r.code, t.error_code),
    error_message = coalesce(r.message, t.error_message)
  from r, held
  where t.company_id = $1 and t.attempt_id = held.attempt_id and t.provider_message_id = r.id
  returning t.attempt_id, t.provider_message_id, t.customer_id, t.recipient`
