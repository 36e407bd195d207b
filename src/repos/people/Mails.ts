/** The application's own e-mails to its users, in PostgreSQL: queued to be sent, or kept to be read. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { serverMillis, ServerTime } from "../../postgres/ServerTime.ts"
import { iso } from "../Rows.ts"

/** An e-mail of the application. */
export interface NewMail {
  readonly recipient: string
  readonly subject: string
  readonly text: string
}

/** A mail that one sender has for the time of a lease. */
export interface ClaimedMail extends NewMail {
  readonly id: number
  /** Tries, with this one. */
  readonly tryCount: number
}

/** A mail that was not sent, so that its text can be read. */
export interface KeptMail extends NewMail {
  readonly id: number
  /** Epoch milliseconds, by the test clock of the company that it is from, if that has one. */
  readonly saidAt: number
}

/** How long a mail is tried. What it says is too old after that, and its links have ended. */
const MAX_AGE_MILLIS = 86_400_000
/** How long a claimed mail is kept from other senders. */
const LEASE_MILLIS = 60_000

export class MailsRepo extends Context.Tag("duebook/MailsRepo")<
  MailsRepo,
  {
    /**
     * Adds mails to the queue, or with `captured` keeps them only to be read. Times are epoch milliseconds; `saidAt` is
     * that of the company's test clock, if it has one, and else the present.
     */
    readonly add: (
      mails: ReadonlyArray<NewMail>,
      options: { readonly captured: boolean; readonly now: number; readonly saidAt?: number }
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Claims up to `limit` queued mails for the time of a lease, by the time of the database. */
    readonly claim: (limit: number) => Effect.Effect<ReadonlyArray<ClaimedMail>, ServiceUnavailable>
    /** The mail was sent: its text is removed. */
    readonly sent: (id: number) => Effect.Effect<void, ServiceUnavailable>
    /** It was not sent: tried again after `retryMillis`, or never, if that is null. */
    readonly notSent: (
      id: number,
      error: string,
      retryMillis: number | null
    ) => Effect.Effect<void, ServiceUnavailable>
    /** The newest `limit` mails whose text is still kept, to one address or to all, oldest first. */
    readonly kept: (
      to: string | null,
      limit: number
    ) => Effect.Effect<ReadonlyArray<KeptMail>, ServiceUnavailable>
    /** Removes up to `limit` mails older than `before`, in epoch milliseconds; returns how many. */
    readonly remove: (before: number, limit: number) => Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    MailsRepo,
    Effect.map(Database, (database) => {
      const timed = <A>(run: (at: number | null) => Effect.Effect<A, ServiceUnavailable>) =>
        Effect.flatMap(Effect.flatten(ServerTime), run)
      return MailsRepo.of({
        add: (mails, { captured, now, saidAt = now }) =>
          mails.length === 0
            ? Effect.void
            : database.execute(ADD, [
                mails.map(({ recipient }) => recipient),
                mails.map(({ subject }) => subject),
                mails.map(({ text }) => text),
                captured ? "captured" : "queued",
                captured ? null : iso(now),
                iso(now),
                iso(saidAt)
              ]),
        claim: (limit) =>
          timed((at) =>
            Effect.map(database.query<MailRow>(CLAIM, [at, limit, LEASE_MILLIS, MAX_AGE_MILLIS]), (rows) =>
              rows.map((row) => ({ ...toMail(row), tryCount: row.try_count }))
            )
          ),
        sent: (id) => timed((at) => database.execute(SENT, [at, id])),
        notSent: (id, error, retryMillis) =>
          timed((at) => database.execute(NOT_SENT, [at, id, error, retryMillis])),
        kept: (to, limit) =>
          Effect.map(database.query<MailRow>(to === null ? KEPT : KEPT_TO, [to, limit]), (rows) =>
            rows.map((row) => ({ ...toMail(row), saidAt: row.said_at })).toReversed()
          ),
        remove: (before, limit) =>
          Effect.map(database.query(REMOVE, [iso(before), limit]), (rows) => rows.length)
      })
    })
  )
}

interface MailRow {
  readonly mail_id: number
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly try_count: number
  readonly said_at: number
}

const toMail = ({ body, mail_id, recipient, subject }: MailRow) => ({
  id: mail_id,
  recipient,
  subject,
  text: body
})

const ADD = `
  insert into mails (recipient, subject, body, status, due_at, created_at, said_at)
  select recipient, subject, body, $4, $5::timestamptz, $6::timestamptz, $7::timestamptz
  from unnest($1::text[], $2::text[], $3::text[]) m (recipient, subject, body)`

const at = `to_timestamp(${serverMillis("$1")} / 1000.0)`

const CLAIM = `
  with due as materialized (
    select mail_id from mails
    where due_at <= ${at} and due_at is not null and created_at > ${at} - $4::bigint * interval '1 millisecond'
    order by due_at limit $2 for update skip locked
  )
  update mails m set due_at = ${at} + $3::bigint * interval '1 millisecond', try_count = try_count + 1
  from due where m.mail_id = due.mail_id
  returning m.mail_id, m.recipient, m.subject, m.body, m.try_count, m.said_at`

const SENT = `
  update mails set status = 'sent', body = null, due_at = null, error = null, sent_at = ${at} where mail_id = $2`

const NOT_SENT = `
  update mails set status = case when $4::bigint is null then 'failed' else 'queued' end, error = $3,
    due_at = ${at} + $4::bigint * interval '1 millisecond'
  where mail_id = $2`

const COLUMNS = "mail_id, recipient, subject, body, try_count, said_at"

const KEPT = `
  select ${COLUMNS} from mails where body is not null and $1::text is null order by mail_id desc limit $2`

const KEPT_TO = `
  select ${COLUMNS} from mails
  where body is not null and lower(recipient) = lower($1) order by mail_id desc limit $2`

const REMOVE = `
  delete from mails where mail_id in (
    select mail_id from mails where created_at < $1 order by mail_id limit $2
  ) returning mail_id`
