/** Answers to customers, in PostgreSQL: queued to be sent, and what became of them. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { ReplyStatus } from "../../domain/Reply.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"
import * as ClaimRead from "../ClaimRead.ts"
import { comparableAddress, iso } from "../Rows.ts"

/** Answers that are shown of one debt or customer, the newest. */
const MAX_SHOWN = 50

/** An answer to insert. */
export interface ReplyDraft {
  readonly customerId: number
  readonly receivableId: number
  readonly userId: number | null
  readonly text: string
  /** What the customer wrote; null where they wrote nothing. */
  readonly answers: string | null
}

/** An answer as pages show it; times are epoch milliseconds. */
export interface SeenReply {
  readonly id: number
  readonly receivableId: number
  readonly text: string
  readonly status: ReplyStatus
  readonly recipient: string | null
  readonly userName: string | null
  readonly error: string | null
  readonly createdAt: number
  readonly sentAt: number | null
}

/** An answer that one sender has for the time of a lease, with whom and what it is about. */
export interface ClaimedReply {
  readonly id: number
  readonly tryCount: number
  /** Epoch milliseconds by the clock of the servers. */
  readonly queuedAt: number
  readonly text: string
  readonly answers: string | null
  /** The number under which a provider knows it; null at its first try. */
  readonly messageId: number | null
  readonly reference: string | null
  readonly customer: {
    readonly id: number
    readonly displayName: string
    readonly email: string | null
    readonly isSuppressed: boolean
    readonly preferredLocale: string | null
    readonly linkNumber: number
  }
}

/** What was handed over, or is about to be. */
export interface RenderedReply {
  readonly messageId: number
  readonly recipient: string
  readonly subject: string | null
  readonly body: string
  readonly html: string | null
}

/** What becomes of an answer. */
export interface ReplyOutcome {
  readonly status: ReplyStatus
  /** When it is looked at next; null for never. */
  readonly dueAt: number | null
  readonly sentAt: number | null
  readonly captured: boolean
  readonly error: { readonly code: string; readonly message: string } | null
}

export class RepliesRepo extends Context.Tag("duebook/RepliesRepo")<
  RepliesRepo,
  {
    /** An id for a new answer. */
    readonly newId: ClaimRead.ClaimRead<number>
    /** Inserts an answer, at the latest with the commit. `now` is the company's time, `queuedAt` that of the servers. */
    readonly insertAs: (
      companyId: number,
      id: number,
      draft: ReplyDraft,
      at: { readonly now: number; readonly queuedAt: number }
    ) => Effect.Effect<void, ServiceUnavailable>
    /** The newest answers about a debt, the newest first. */
    readonly ofReceivable: (
      companyId: number,
      receivableId: number
    ) => Effect.Effect<ReadonlyArray<SeenReply>, ServiceUnavailable>
    /** The newest answers to a customer, the newest first. */
    readonly ofCustomer: (
      companyId: number,
      customerId: number
    ) => Effect.Effect<ReadonlyArray<SeenReply>, ServiceUnavailable>
    /** Up to `limit` companies with answers due and ids above `after`, in order of id. */
    readonly companiesDue: (
      now: number,
      after: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<{ readonly companyId: number }>, ServiceUnavailable>
    /**
     * Claims answers of a company that are due, until `leaseUntil`. One whose sender has not come back in its lease is
     * `unknown` from now on: it may have been sent.
     */
    readonly claim: (
      companyId: number,
      at: { readonly now: number; readonly leaseUntil: number },
      limit: number
    ) => Effect.Effect<ReadonlyArray<ClaimedReply>, ServiceUnavailable>
    /** Keeps what is about to be handed over. */
    readonly keep: (
      companyId: number,
      id: number,
      rendered: RenderedReply
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Stores what became of a claimed answer. */
    readonly settle: (
      companyId: number,
      id: number,
      outcome: ReplyOutcome
    ) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    RepliesRepo,
    Effect.map(Database, (database) => {
      const seen = (text: string) => (companyId: number, id: number) =>
        Effect.map(database.ofCompany(companyId).query(text, [companyId, id, MAX_SHOWN]), (rows) =>
          rows.map(toSeen)
        )
      return RepliesRepo.of({
        newId: ClaimRead.newId(database, "replies", "reply_id"),
        insertAs: (companyId, id, draft, { now, queuedAt }) =>
          Effect.zipRight(
            database.execute(INSERT, [
              companyId,
              id,
              draft.customerId,
              draft.receivableId,
              draft.userId,
              draft.text,
              draft.answers,
              iso(now),
              iso(queuedAt)
            ]),
            database.announce({ kind: "replies", at: queuedAt })
          ),
        ofReceivable: seen(seenBy("receivable_id")),
        ofCustomer: seen(seenBy("customer_id")),
        companiesDue: (now, after, limit) =>
          Effect.map(
            database.query<{ readonly company_id: number }>(COMPANIES_DUE, [iso(now), after, limit]),
            (rows) => rows.map(({ company_id }) => ({ companyId: company_id }))
          ),
        claim: (companyId, { leaseUntil, now }, limit) =>
          Effect.zipRight(
            database.query(LOST, [companyId, iso(now)]),
            Effect.map(database.query(CLAIM, [companyId, iso(now), iso(leaseUntil), limit]), (rows) =>
              rows.map(toClaimed)
            )
          ),
        keep: (companyId, id, { body, html, messageId, recipient, subject }) =>
          database.execute(KEEP, [companyId, id, messageId, recipient, subject, body, html]),
        settle: (companyId, id, { captured, dueAt, error, sentAt, status }) =>
          Effect.zipRight(
            database.execute(SETTLE, [
              companyId,
              id,
              status,
              dueAt === null ? null : iso(dueAt),
              sentAt === null ? null : iso(sentAt),
              captured,
              error?.code ?? null,
              error?.message ?? null
            ]),
            dueAt === null ? Effect.void : database.announce({ kind: "replies", at: dueAt })
          )
      })
    })
  )
}

const toSeen = (row: Row): SeenReply => ({
  id: row["reply_id"] as number,
  receivableId: row["receivable_id"] as number,
  text: row["text"] as string,
  status: row["status"] as ReplyStatus,
  recipient: row["recipient"] as string | null,
  userName: row["user_name"] as string | null,
  error: row["error_message"] as string | null,
  createdAt: row["created_at"] as number,
  sentAt: row["sent_at"] as number | null
})

const toClaimed = (row: Row): ClaimedReply => ({
  id: row["reply_id"] as number,
  tryCount: row["try_count"] as number,
  queuedAt: row["queued_at"] as number,
  text: row["text"] as string,
  answers: row["answers"] as string | null,
  messageId: row["message_id"] as number | null,
  reference: row["external_reference"] as string | null,
  customer: {
    id: row["customer_id"] as number,
    displayName: row["display_name"] as string,
    email: row["email"] as string | null,
    isSuppressed: row["is_suppressed"] as boolean,
    preferredLocale: row["preferred_locale"] as string | null,
    linkNumber: row["link_number"] as number
  }
})

const INSERT = `
  insert into replies (company_id, reply_id, customer_id, receivable_id, user_id, text, answers, created_at, queued_at, due_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`

const seenBy = (column: "receivable_id" | "customer_id"): string => `
  select r.reply_id, r.receivable_id, r.text, r.status, r.recipient, r.error_message, r.created_at, r.sent_at,
    u.name as user_name
  from replies r left join users u on u.user_id = r.user_id
  where r.company_id = $1 and r.${column} = $2 order by r.reply_id desc limit $3`

// The subquery is not merged, so that no plan goes through all companies that have answers.
const COMPANIES_DUE = `
  select distinct company_id from (select company_id from replies where due_at <= $1 offset 0) due
  where company_id > $2 order by company_id limit $3`

const LOST = `
  update replies set status = 'unknown', due_at = null, error_code = 'lease_expired',
    error_message = 'It is not known whether it was sent.'
  where company_id = $1 and status = 'sending' and due_at <= $2`

const CLAIM = `
  with claimed as (
    update replies set status = 'sending', due_at = $3, try_count = try_count + 1
    where company_id = $1 and reply_id = any (array(
      select reply_id from replies where company_id = $1 and status = 'queued' and due_at <= $2
      order by due_at, reply_id limit $4 for update skip locked))
    returning *
  )
  select q.*, t.display_name, t.email, t.preferred_locale, t.link_number, r.external_reference, exists (
    select from blocked_addresses b where b.company_id = $1 and b.channel = 'email'
      and b.address = ${comparableAddress.email} and b.suppressed_at is not null) as is_suppressed
  from claimed q
  join customers t on t.company_id = $1 and t.customer_id = q.customer_id
  join receivables r on r.company_id = $1 and r.receivable_id = q.receivable_id
  order by q.reply_id`

const KEEP = `
  update replies set message_id = $3, recipient = $4, subject = $5, body = $6, html = $7
  where company_id = $1 and reply_id = $2`

const SETTLE = `
  update replies set status = $3, due_at = $4, sent_at = $5, captured = $6, error_code = $7, error_message = $8
  where company_id = $1 and reply_id = $2`
