/** The application's own e-mails to its users, in PostgreSQL: queued to be sent, or kept to be read. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { mailFromJson, type MailText, mailToJson } from "../../domain/MailText.ts"
import { Database } from "../../postgres/Database.ts"
import { serverMillis, ServerTime } from "../../postgres/ServerTime.ts"
import { announceNow } from "../Announcements.ts"
import { iso } from "../Rows.ts"
import { type SealedPlace, Sealing } from "../Sealing.ts"

/** An e-mail of the application. */
export interface NewMail {
  readonly recipient: string
  readonly subject: string
  readonly text: MailText
}

/** A mail that one sender has for the time of a lease. */
export interface ClaimedMail extends Omit<NewMail, "text"> {
  readonly id: number
  /** Tries, with this one. */
  readonly tryCount: number
  /** What it says. A mail that can't be opened is a defect, of this mail alone. */
  readonly opened: Effect.Effect<MailText>
}

/** A mail that was not sent, so that its text can be read. */
export interface KeptMail extends NewMail {
  readonly id: number
  /** Whether it may have left or may be about to, so that a link in it must stay as it is. */
  readonly isLeaving: boolean
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
     * Adds mails to the queue, or with `captured` keeps them only to be read. `saidAt` is the time of the company's test
     * clock, if it has one, in epoch milliseconds; by default the time of the database.
     */
    readonly add: (
      mails: ReadonlyArray<NewMail>,
      options: { readonly captured: boolean; readonly saidAt?: number }
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Claims up to `limit` queued mails for the time of a lease, by the time of the database. */
    readonly claim: (limit: number) => Effect.Effect<ReadonlyArray<ClaimedMail>, ServiceUnavailable>
    /** The mail was sent: its text is removed. */
    readonly sent: (id: number) => Effect.Effect<void, ServiceUnavailable>
    /**
     * It was not sent: tried again after `retryMillis`, or never, if that is null or the mail is too old by then. Returns
     * what became of it.
     */
    readonly notSent: (
      id: number,
      error: string,
      retryMillis: number | null
    ) => Effect.Effect<"queued" | "failed", ServiceUnavailable>
    /** The newest `limit` mails whose text is still kept, to one address or to all, oldest first. */
    readonly kept: (
      to: string | null,
      limit: number
    ) => Effect.Effect<ReadonlyArray<KeptMail>, ServiceUnavailable>
    /**
     * A mail that has not left and that no sender takes until the transaction ends; null if there is none, or if it may
     * have left.
     */
    readonly hold: (id: number) => Effect.Effect<KeptMail | null, ServiceUnavailable>
    /** Keeps what a mail says with the links that somebody has read in it. */
    readonly keep: (id: number, text: MailText) => Effect.Effect<void, ServiceUnavailable>
    /** Removes up to `limit` mails older than `before`, in epoch milliseconds; returns how many. */
    readonly remove: (before: number, limit: number) => Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    MailsRepo,
    Effect.gen(function* () {
      const database = yield* Database
      const sealing = yield* Sealing
      const timed = <A>(run: (at: number | null) => Effect.Effect<A, ServiceUnavailable>) =>
        Effect.flatMap(Effect.flatten(ServerTime), run)
      const seal = (id: number, text: MailText) => sealing.seal(placeOf(id), mailToJson(text))

      /** What a stored body says; before bodies were sealed, it was the text itself. */
      const open = ({ body, mail_id }: MailRow): Effect.Effect<MailText> =>
        Effect.map(sealing.unseal(placeOf(mail_id), body), (opened) =>
          opened === body ? [body] : mailFromJson(opened)
        )
      const toKept = (row: MailRow): Effect.Effect<KeptMail> =>
        Effect.map(open(row), (text) => ({
          ...envelopeOf(row),
          text,
          isLeaving: row.status === "queued" && row.try_count > 0,
          saidAt: row.said_at
        }))

      return MailsRepo.of({
        add: (mails, { captured, saidAt }) =>
          Effect.gen(function* () {
            if (mails.length === 0) return
            // A body is sealed for its row, so that its id has to be known before.
            const ids = yield* database.query<{ readonly id: number }>(NEW_IDS, [mails.length])
            const bodies = yield* Effect.forEach(mails, ({ text }, index) => seal(ids[index]?.id ?? 0, text))
            const at = yield* Effect.flatten(ServerTime)
            if (!captured) yield* announceNow(database, "mails", at)
            yield* database.execute(ADD, [
              at,
              ids.map(({ id }) => id),
              mails.map(({ recipient }) => recipient),
              mails.map(({ subject }) => subject),
              bodies,
              captured ? "captured" : "queued",
              saidAt === undefined ? null : iso(saidAt)
            ])
          }),
        claim: (limit) =>
          timed((at) =>
            Effect.map(database.query<MailRow>(CLAIM, [at, limit, LEASE_MILLIS, MAX_AGE_MILLIS]), (rows) =>
              rows.map((row) => ({ ...envelopeOf(row), tryCount: row.try_count, opened: open(row) }))
            )
          ),
        sent: (id) => timed((at) => database.execute(SENT, [at, id])),
        notSent: (id, error, retryMillis) =>
          timed((at) =>
            Effect.map(
              database.query<NotSentRow>(NOT_SENT, [at, id, error, retryMillis, MAX_AGE_MILLIS]),
              ([row]) => row?.status ?? "failed"
            )
          ),
        kept: (to, limit) =>
          Effect.flatMap(database.query<MailRow>(to === null ? KEPT : KEPT_TO, [to, limit]), (rows) =>
            Effect.forEach(rows.toReversed(), toKept)
          ),
        hold: (id) =>
          Effect.flatMap(database.query<MailRow>(HOLD, [id]), ([row]) =>
            row === undefined ? Effect.succeed(null) : toKept(row)
          ),
        keep: (id, text) =>
          Effect.flatMap(seal(id, text), (body) =>
            database.execute("update mails set body = $2 where mail_id = $1", [id, body])
          ),
        remove: (before, limit) =>
          Effect.map(database.query(REMOVE, [iso(before), limit]), (rows) => rows.length)
      })
    })
  )
}

interface NotSentRow {
  readonly status: "queued" | "failed"
}

interface MailRow {
  readonly mail_id: number
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly status: string
  readonly try_count: number
  readonly said_at: number
}

const placeOf = (id: number): SealedPlace => ({ table: "mails", column: "body", row: id })

const envelopeOf = ({ mail_id, recipient, subject }: MailRow) => ({ id: mail_id, recipient, subject })

const NEW_IDS = "select nextval('mails_mail_id_seq')::bigint as id from generate_series(1, $1::int)"

const at = `to_timestamp(${serverMillis("$1")} / 1000.0)`

const ADD = `
  insert into mails (mail_id, recipient, subject, body, status, due_at, created_at, said_at)
  select mail_id, recipient, subject, body, $6, case when $6 = 'queued' then now.at end, now.at, coalesce($7::timestamptz, now.at)
  from (select ${at} as at) now,
    unnest($2::bigint[], $3::text[], $4::text[], $5::text[]) m (mail_id, recipient, subject, body)`

const CLAIM = `
  with due as materialized (
    select mail_id from mails
    where due_at <= ${at} and due_at is not null and created_at > ${at} - $4::bigint * interval '1 millisecond'
    order by due_at limit $2 for update skip locked
  )
  update mails m set due_at = ${at} + $3::bigint * interval '1 millisecond', try_count = try_count + 1
  from due where m.mail_id = due.mail_id
  returning m.mail_id, m.recipient, m.subject, m.body, m.status, m.try_count, m.said_at`

const SENT = `
  update mails set status = 'sent', body = null, due_at = null, error = null, sent_at = ${at} where mail_id = $2`

const RETRIED_AT = `${at} + $4::bigint * interval '1 millisecond'`

const NOT_SENT = `
  update mails m set status = case when next.at is null then 'failed' else 'queued' end, error = $3, due_at = next.at
  from (
    select case when ${RETRIED_AT} < created_at + $5::bigint * interval '1 millisecond' then ${RETRIED_AT} end as at
    from mails where mail_id = $2
  ) next
  where m.mail_id = $2 returning m.status`

const COLUMNS = "mail_id, recipient, subject, body, status, try_count, said_at"

const HOLD = `
  select ${COLUMNS} from mails
  where mail_id = $1 and body is not null and (status <> 'queued' or try_count = 0) for update`

const KEPT = `
  select ${COLUMNS} from mails where body is not null and $1::text is null order by mail_id desc limit $2`

const KEPT_TO = `
  select ${COLUMNS} from mails
  where body is not null and lower(recipient) = lower($1) order by mail_id desc limit $2`

const REMOVE = `
  delete from mails where mail_id in (
    select mail_id from mails where created_at < $1 order by mail_id limit $2
  ) returning mail_id`
