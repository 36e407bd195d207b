/** What providers say later of messages that they have accepted, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { MessageKey } from "../../domain/MessageName.ts"
import type { MessageReceipts } from "../../domain/Receipt.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { Database } from "../../postgres/Database.ts"

/** A message that receipts are about. */
export interface ReceiptedMessage {
  readonly messageId: number
  /** Null for a message to the company's own members. */
  readonly customerId: number | null
  /** The address that it went to. */
  readonly recipient: string
}

/** Receipts of a message that is known by its own id. */
export interface NamedReceipts extends MessageReceipts {
  readonly message: MessageKey
}

export class ReceiptsRepo extends Context.Tag("duebook/ReceiptsRepo")<
  ReceiptsRepo,
  {
    /** The SMS that a provider knows by this id, in order of their companies. This looks at all companies. */
    readonly smsOf: (
      providerMessageId: string
    ) => Effect.Effect<ReadonlyArray<MessageKey>, ServiceUnavailable>
    /**
     * Stores receipts of messages of one company with the attempts that each message is of, and returns those messages
     * that there are. A message that is known to the provider by another id is none of them. The attempts' status and
     * `updated_at` stay as they are; an SMS that is still being handed over gets the provider's id. The first arrival and
     * the last error are kept.
     */
    readonly record: (
      companyId: number,
      channel: Channel,
      receipts: ReadonlyArray<NamedReceipts>,
      now: number
    ) => Effect.Effect<ReadonlyArray<ReceiptedMessage>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReceiptsRepo,
    Effect.map(Database, (database) =>
      ReceiptsRepo.of({
        smsOf: (providerMessageId) =>
          Effect.map(
            database.query<{ company_id: number; message_id: number }>(SMS_OF, [providerMessageId]),
            (rows) => rows.map((row) => ({ companyId: row.company_id, messageId: row.message_id }))
          ),
        record: (companyId, channel, receipts, now) =>
          Effect.map(
            database.query<MessageRow>(RECORD, [
              companyId,
              channel,
              JSON.stringify(receipts.map(rowOf)),
              new Date(now).toISOString(),
              receipts.map(({ message }) => message.messageId)
            ]),
            (rows) =>
              rows.map((row) => ({
                messageId: row.message_id,
                customerId: row.customer_id,
                recipient: row.recipient
              }))
          )
      })
    )
  )
}

interface MessageRow {
  readonly message_id: number
  readonly customer_id: number | null
  readonly recipient: string
}

const rowOf = ({ error, hasArrived, message, providerMessageId }: NamedReceipts) => ({
  message_id: message.messageId,
  provider_id: providerMessageId,
  has_arrived: hasArrived,
  code: error?.code ?? null,
  message: error?.message ?? null
})

/** Providers give each message an id of its own; two companies may have providers of their own. */
const SMS_OF = `
  select distinct company_id, message_id from reminder_attempts
  where provider_message_id = $1 and channel = 'sms' and message_id is not null order by company_id, message_id`

// The id of an e-mail is stored before its hand-over; that of an SMS is the provider's, and stored after it. Captured messages
// have none, and a rehearsal may say what became of them. The message of a bill is one for each member, and the attempt has the id of one of them. Attempts are locked in the order of every
// other writer.
const RECORD = `
  with r as materialized (
    select * from json_to_recordset($3::json)
      r (message_id bigint, provider_id text, has_arrived boolean, code text, message text)
  ), m as materialized (
    select m.message_id, m.customer_id, m.payable_id, m.recipient, u.attempt_id, r.provider_id, r.has_arrived, r.code,
      r.message
    from r join reminder_messages m on m.company_id = $1 and m.message_id = r.message_id
      cross join unnest(m.attempt_ids) u (attempt_id)
    where m.company_id = $1 and m.message_id = any ($5::bigint[]) and m.channel = $2
      and (m.provider_message_id = r.provider_id or (m.provider_message_id is null and (m.channel = 'sms' or m.captured)))
  ), held as materialized (
    select t.attempt_id from reminder_attempts t
    where t.company_id = $1 and t.attempt_id = any (array (select m.attempt_id from m))
      and t.status in ('sending', 'sent', 'unknown')
    order by t.attempt_id for no key update
  ), stored as (
    update reminder_attempts t set
      delivered_at = case when m.has_arrived then coalesce(t.delivered_at, $4) else t.delivered_at end,
      error_code = coalesce(m.code, t.error_code),
      error_message = coalesce(m.message, t.error_message),
      provider_message_id = coalesce(t.provider_message_id, m.provider_id)
    from m, held
    where t.company_id = $1 and t.attempt_id = held.attempt_id and m.attempt_id = held.attempt_id
      and (m.payable_id is not null
        or (t.message_id = m.message_id and coalesce(t.provider_message_id, m.provider_id) = m.provider_id))
    returning m.message_id
  )
  select distinct m.message_id, m.customer_id, m.recipient from m
  where m.message_id in (select message_id from stored)`
