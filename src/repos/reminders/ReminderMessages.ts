/** The messages of attempts, in PostgreSQL: stored before the hand-over, read if captured, removed when old. */
import { Context, Effect, Layer } from "effect"
import { comparable } from "../../domain/BlockedAddress.ts"
import type { DecidedReminder } from "../../domain/dunning/case/StoredCase.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row, Statement } from "../../postgres/RoundTrip.ts"
import { insertingRecords } from "../../postgres/RowInsert.ts"
import { idsOf, type MessageRecord, type MessageStatus } from "./MessageRows.ts"
import { asTimestamp, type Sweeping, sweeping } from "../Sweeping.ts"
import { iso } from "../Rows.ts"

/** A message as it is stored. */
export interface KeptMessage extends MessageRecord {
  readonly locale: string
  /** Null for messages about bills. */
  readonly tone: string | null
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
  readonly captured: boolean
  /** What it was decided to say to a customer; null for messages about bills. */
  readonly decided: DecidedReminder | null
}

/** A message that was stored instead of being handed over. */
export interface CapturedMessage {
  readonly attemptIds: ReadonlyArray<number>
  /** Of the first attempt. */
  readonly receivableId: number | null
  readonly payableId: number | null
  /** That of a person's answer to a customer, which has no attempts; null for reminders. */
  readonly replyId: number | null
  readonly channel: Channel
  readonly recipient: string
  readonly subject: string | null
  readonly text: string
  /** Epoch milliseconds. */
  readonly sentAt: number
}

/** What was rendered for a customer, whether it was sent or not. */
export interface StoredMessage {
  /** The attempts that it covers, oldest first. */
  readonly attemptIds: ReadonlyArray<number>
  readonly customerId: number
  readonly channel: Channel
  readonly recipient: string
  readonly locale: string
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
  readonly status: MessageStatus
  /** Epoch milliseconds; null if it was not sent. */
  readonly sentAt: number | null
}

export class ReminderMessages extends Context.Tag("duebook/ReminderMessages")<
  ReminderMessages,
  {
    /** The numbers of `n` new messages, in ascending order. */
    readonly reserve: (n: number) => Effect.Effect<ReadonlyArray<number>, ServiceUnavailable>
    /** Stores new messages; `now` in epoch milliseconds. */
    readonly keep: (
      companyId: number,
      messages: ReadonlyArray<KeptMessage>,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Stores what became of messages. */
    readonly settle: (
      companyId: number,
      messages: ReadonlyArray<MessageRecord>
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
    /**
     * The message that an attempt about a receivable was part of last; null if nothing was rendered for it, or if its
     * text has been removed.
     */
    readonly ofAttempt: (
      companyId: number,
      attemptId: number
    ) => Effect.Effect<StoredMessage | null, ServiceUnavailable>
    /** Removes old messages that were handed over. Captured messages are kept, because they are read here. */
    readonly sweeping: Sweeping
    /** Removes what such messages say, and keeps the record that they were sent. */
    readonly sweepingTexts: Sweeping
  }
>() {
  static readonly layer = Layer.effect(
    ReminderMessages,
    Effect.map(Database, (database) =>
      ReminderMessages.of({
        reserve: (n) =>
          n === 0
            ? Effect.succeed([])
            : Effect.map(database.queryAll([reserveMessages(n)]), ([rows = []]) => toMessageIds(rows)),
        keep: (companyId, messages, now) =>
          messages.length === 0
            ? Effect.void
            : database.execute(keep(companyId, messages.map(keptRow), iso(now))),
        settle: (companyId, messages) =>
          messages.length === 0
            ? Effect.void
            : database.execute(SETTLE, [
                companyId,
                JSON.stringify(messages.map(settledRow)),
                messages.map(({ id }) => id)
              ]),
        captured: Effect.fnUntraced(function* (companyId, after, limit) {
          const [from] =
            after === null
              ? [{ message_id: 0 }]
              : yield* database
                  .ofCompany(companyId)
                  .query<{ readonly message_id: number }>(CAPTURED_OF, [companyId, after])
          if (from === undefined) return null
          const rows = yield* database
            .ofCompany(companyId)
            .query<CapturedRow>(CAPTURED, [companyId, from.message_id, limit])
          return rows.map((row) => ({
            attemptIds: row.attempt_ids === "" ? [] : idsOf(row.attempt_ids),
            receivableId: row.receivable_id,
            payableId: row.payable_id,
            replyId: row.reply_id,
            channel: row.channel,
            recipient: row.recipient,
            subject: row.subject,
            text: row.body,
            sentAt: row.sent_at
          }))
        }),
        ofAttempt: (companyId, attemptId) =>
          Effect.map(
            database.ofCompany(companyId).query<MessageRow>(OF_ATTEMPT, [companyId, attemptId]),
            ([row]) =>
              row === undefined
                ? null
                : {
                    attemptIds: idsOf(row.attempt_ids).toSorted((a, b) => a - b),
                    customerId: row.customer_id,
                    channel: row.channel,
                    recipient: row.recipient,
                    locale: row.locale,
                    subject: row.subject,
                    text: row.body,
                    html: row.html,
                    status: row.status,
                    sentAt: row.sent_at
                  }
          ),
        sweeping: sweeping(database, handedOver),
        sweepingTexts: sweeping(database, {
          ...handedOver,
          only: `${handedOver.only} and body is not null`,
          clear: ["subject", "body", "html"]
        })
      })
    )
  )
}

const handedOver = {
  table: "reminder_messages",
  key: "message_id",
  age: "created_at",
  instant: asTimestamp,
  only: "not captured"
}

const settledRow = ({ error, id, providerMessageId, sentAt, status }: MessageRecord) => ({
  message_id: id,
  status,
  sent_at: sentAt === null ? null : iso(sentAt),
  provider_message_id: providerMessageId,
  error_code: error?.code ?? null,
  error_message: error?.message ?? null
})

const keptRow = (message: KeptMessage) => ({
  ...settledRow(message),
  attempt_ids: message.attemptIds,
  customer_id: message.customerId,
  payable_id: message.payableId,
  channel: message.channel,
  recipient: message.recipient,
  sent_on: message.sentOn,
  address: message.customerId === null ? null : comparable(message.channel, message.recipient),
  decided: message.decided,
  locale: message.locale,
  tone: message.tone,
  subject: message.subject,
  body: message.text,
  html: message.html,
  captured: message.captured
})

const RESERVE = `
  select nextval('reminder_messages_message_id_seq') as id from generate_series(1, $1::integer)`

/** Takes the numbers of `n` new messages; its rows are read by `toMessageIds`. */
export const reserveMessages = (n: number): Statement => ({ text: RESERVE, params: [n] })

/** The numbers in the rows of `reserveMessages`, in ascending order. */
export const toMessageIds = (rows: ReadonlyArray<Row>): ReadonlyArray<number> =>
  rows.map((row) => row["id"] as number).toSorted((a, b) => a - b)

const settledTypes = `message_id bigint, status text, sent_at timestamptz, provider_message_id text, error_code text,
  error_message text`

const keep = insertingRecords(
  "reminder_messages",
  `${settledTypes}, customer_id bigint, payable_id bigint, channel text, recipient text, sent_on date,
  address text, decided jsonb, locale text, tone text, subject text, body text, html text, captured boolean, attempt_ids bigint[]`,
  ["created_at"]
)

const SETTLE = `
  update reminder_messages m set status = r.status, sent_at = r.sent_at, provider_message_id = r.provider_message_id,
    error_code = r.error_code, error_message = r.error_message
  from json_to_recordset($2::json) r (${settledTypes})
  where m.company_id = $1 and m.message_id = r.message_id and m.message_id = any($3::bigint[])`

const CAPTURED_OF = `
  select m.message_id from reminder_attempts a
  join reminder_messages m on m.company_id = a.company_id and m.message_id = a.message_id and m.captured
  where a.company_id = $1 and a.attempt_id = $2`

// A captured message is stored and sent at the same time, one transaction of a company after another, so the order of the
// numbers is the order of sending.
const CAPTURED = `
  select * from (
    (select m.message_id, array_to_string(m.attempt_ids, ' ') as attempt_ids, a.receivable_id, m.payable_id,
       null::bigint as reply_id, m.channel, m.recipient, m.subject, m.body, m.sent_at
     from reminder_messages m
     join reminder_attempts a on a.company_id = m.company_id and a.attempt_id = m.attempt_ids[1]
     where m.company_id = $1 and m.captured and m.message_id > $2 and m.sent_at is not null
     order by m.message_id limit $3)
    union all
    (select r.message_id, '', r.receivable_id, null, r.reply_id, 'email', r.recipient, r.subject, r.body, r.sent_at
     from replies r where r.company_id = $1 and r.captured and r.message_id > $2
     order by r.message_id limit $3)
  ) each order by message_id limit $3`

const OF_ATTEMPT = `
  select m.customer_id, m.channel, m.recipient, m.locale, m.subject, m.body, m.html, m.status, m.sent_at,
    array_to_string(m.attempt_ids, ' ') as attempt_ids
  from reminder_attempts a
  join reminder_messages m on m.company_id = a.company_id and m.message_id = a.message_id
  where a.company_id = $1 and a.attempt_id = $2 and a.receivable_id is not null and m.customer_id is not null
    and m.body is not null`

interface MessageRow {
  readonly attempt_ids: string
  readonly customer_id: number
  readonly channel: Channel
  readonly recipient: string
  readonly locale: string
  readonly subject: string | null
  readonly body: string
  readonly html: string | null
  readonly status: MessageStatus
  readonly sent_at: number | null
}

interface CapturedRow {
  readonly attempt_ids: string
  readonly receivable_id: number | null
  readonly payable_id: number | null
  readonly reply_id: number | null
  readonly channel: Channel
  readonly recipient: string
  readonly subject: string | null
  readonly body: string
  readonly sent_at: number
}
