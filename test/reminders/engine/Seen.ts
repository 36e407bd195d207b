/** What a test of reminders finds in the database afterwards: attempts, messages, and what else was stored of them. */
import { rows } from "../../support/Book.ts"
import { tally, wrongTotals } from "../../support/Debts.ts"
import { rowsOfShard } from "../../support/Shards.ts"

/** An attempt as it is stored. */
export interface SeenAttempt {
  readonly id: number
  readonly receivable_id: number | null
  readonly payable_id: number | null
  readonly channel: string
  readonly round: number
  readonly offset_days: number
  readonly status: string
  readonly reason_code: string | null
  readonly due_at: Date | null
  readonly scheduled_for: Date
  readonly updated_at: Date
  readonly shifted_by: ReadonlyArray<string>
  readonly provider_message_id: string | null
  readonly message_id: string | null
  readonly recipient: string | null
  readonly sent_at: Date | null
  readonly fence: number
  readonly try_count: number
  readonly failures: number
  readonly error_code: string | null
  readonly error_message: string | null
}

/** A message as it is stored. */
export interface SeenMessage {
  readonly status: string
  readonly tone: string
  readonly recipient: string
  /** The number of debts that it tells of. */
  readonly debts: number
  readonly sent_on: string
  readonly error_code: string | null
}

/** How many attempts are due, are due later, and are being sent; `taken` are those due later that are not being sent. */
export interface Open {
  readonly due: number
  readonly leased: number
  readonly taken: number
  readonly sending: number
}

/** What is stored in one database. */
export class Seen {
  readonly url: string
  constructor(url: string) {
    this.url = url
  }

  /** The number of attempts by status and reason: `sent`, `unknown outcome_unknown`. */
  tally(companyId?: number): Promise<Record<string, number>> {
    return tally(this.url, companyId)
  }

  /** Statuses whose stored total of attempts differs from the number of rows. */
  wrongTotals(): Promise<ReadonlyArray<object>> {
    return wrongTotals(this.url)
  }

  /** Companies and customers of whom something is left to plan again. */
  async leftToPlan(): Promise<number> {
    const left = await rows(
      this.url,
      "select company_id from company_changes union all select company_id from customer_changes"
    )
    return left.length
  }

  /** Every attempt, oldest first. */
  attempts(): Promise<ReadonlyArray<SeenAttempt>> {
    return rows<SeenAttempt>(
      this.url,
      `select attempt_id::int as id, receivable_id::int as receivable_id, payable_id::int as payable_id, channel, cycle as round,
         offset_days, status, reason_code, due_at, scheduled_for, updated_at, shifted_by, provider_message_id,
         message_id, recipient, sent_at, fence, try_count, failures, error_code, error_message
       from reminder_attempts order by attempt_id`
    )
  }

  /** The attempts of a status, oldest first. */
  async attemptsThatAre(status: string): Promise<ReadonlyArray<SeenAttempt>> {
    return (await this.attempts()).filter((attempt) => attempt.status === status)
  }

  /** Every message, oldest first. */
  messages(): Promise<ReadonlyArray<SeenMessage>> {
    return rows<SeenMessage>(
      this.url,
      `select status, tone, recipient, cardinality(attempt_ids) as debts, sent_on::text, error_code
       from reminder_messages order by message_id`
    )
  }

  /** How many debts each message tells of, oldest first. */
  async debtsOfMessages(): Promise<ReadonlyArray<number>> {
    return (await this.messages()).map(({ debts }) => debts)
  }

  /** The most tries of any attempt. */
  async mostTries(): Promise<number> {
    return Math.max(...(await this.attempts()).map(({ try_count }) => try_count))
  }

  /** The earliest moment at which an attempt is due, in epoch milliseconds; null if none is. */
  async nextDueAt(): Promise<number | null> {
    const [next] = await rows<{ at: string | null }>(
      this.url,
      "select extract(epoch from min(due_at)) * 1000 as at from reminder_attempts where due_at is not null"
    )
    return next?.at === null || next === undefined ? null : Number(next.at)
  }

  /** What is left to do by the clock of the database. */
  async open(): Promise<Open> {
    const [found] = await rows<Open>(
      this.url,
      `select count(*) filter (where due_at <= now())::integer as due,
         count(*) filter (where due_at > now())::integer as leased,
         count(*) filter (where due_at > now() and status = 'scheduled')::integer as taken,
         count(*) filter (where status = 'sending')::integer as sending
       from reminder_attempts where due_at is not null`
    )
    return found ?? { due: 0, leased: 0, taken: 0, sending: 0 }
  }

  /** Attempts that have ended without a message and without a reason. */
  async unexplained(): Promise<number> {
    return (await this.attempts()).filter(
      ({ reason_code, status }) => status !== "sent" && status !== "scheduled" && reason_code === null
    ).length
  }

  /** Attempts that are due before a moment. */
  async dueBefore(moment: number): Promise<number> {
    return (await this.attempts()).filter(({ due_at }) => due_at !== null && due_at.getTime() < moment).length
  }

  /** Receivables of which more than one message was sent on a channel. */
  async repeated(): Promise<number> {
    const sent = await this.attemptsThatAre("sent")
    const of = Map.groupBy(sent, ({ channel, receivable_id }) => `${receivable_id} ${channel}`)
    return [...of.values()].filter((attempts) => attempts.length > 1).length
  }

  /** Messages with the attempts that name them: whether one transaction has stored both, and all of these are sent. */
  messagesStoredWithTheirAttempts() {
    return rows<{
      readonly attempt_ids: ReadonlyArray<string>
      readonly same: boolean
      readonly captured: boolean
    }>(
      this.url,
      `select m.attempt_ids, m.captured, bool_and(a.status = 'sent' and a.xmin = m.xmin) as same
       from reminder_messages m join reminder_attempts a on a.company_id = m.company_id and a.message_id = m.message_id
       group by m.company_id, m.message_id`
    )
  }

  /** Addresses that are blocked, with the reason. */
  blockedAddresses() {
    return rows(
      this.url,
      "select opt_out_reason as opted_out, suppressed_for, suppression_detail from blocked_addresses"
    )
  }

  /** What the audit log says of customers. */
  auditOfCustomers() {
    return rows(this.url, "select actor, action from audit_log where action like 'customer.%'")
  }

  /** What the company's people will hear of a kind of event. */
  digestEvents(kind: string) {
    return rows(this.url, "select detail from digest_events where kind = $1", [kind])
  }

  /** What processes say of the channels. */
  channelStates() {
    return rows(this.url, "select channel, state, error_code from channel_states order by channel")
  }

  /** Whether the attempts of a receivable were tried or set aside at this time, and none is claimed any more. */
  async isSettledAt(receivableId: number, at: string): Promise<boolean | undefined> {
    const [found] = await rows<{ settled: boolean }>(
      this.url,
      `select bool_and(status = 'scheduled' and (updated_at >= $2 or due_at > $2::timestamptz + interval '1 minute'))
         as settled
       from reminder_attempts where receivable_id = $1`,
      [receivableId, at]
    )
    return found?.settled
  }

  /** Whether a provider was tried at this time, and no message is being handed over any more. */
  async isTriedAt(at: string): Promise<boolean | undefined> {
    const [found] = await rows<{ tried: boolean }>(
      this.url,
      `select coalesce(bool_or(created_at >= $1), false) and bool_and(status <> 'sending') as tried from reminder_messages`,
      [at]
    )
    return found?.tried
  }

  /** How often each attempt was put off, most often first; see `putOffsAreRecorded`. */
  async putOffs(companyId: number): Promise<ReadonlyArray<number>> {
    const found = await rowsOfShard<{ n: number }>(
      this.url,
      companyId,
      "select count(*)::int as n from moves group by attempt_id order by n desc",
      []
    )
    return found.map(({ n }) => n)
  }

  /** Rows that the database has read in the tables of decisions. Connections tell what they have read when they end a statement. */
  async rowsRead(): Promise<number> {
    const [found] = await rows<{ n: string }>(
      this.url,
      `select pg_stat_force_next_flush(), (select sum(idx_tup_fetch + seq_tup_read) from pg_stat_user_tables
         where relname in ('reminder_attempts', 'receivables', 'customers')) as n`
    )
    return Number(found?.n)
  }
}

/** The end of a race on one receivable, and which of the two transactions was committed first. */
export interface RaceOutcome extends Record<string, unknown> {
  readonly id: number
  readonly status: string
  readonly attempt: string
  readonly reason: string | null
  readonly amount_minor: number
  readonly balance_minor: number
  /** The text of the message; null if there is none. */
  readonly body: string | null
  readonly same: boolean | null
  readonly decided_first: boolean | null
  /** The sum of the payments that were committed before the decision. */
  readonly paid_before: number
}

/** How the races of a company's writes against its worker ended; see `decisionsAreRecorded`. */
export const raceOutcomes = (
  url: string,
  companyId: number,
  dueDate: string
): Promise<ReadonlyArray<RaceOutcome>> =>
  rowsOfShard<RaceOutcome>(
    url,
    companyId,
    `select r.receivable_id::integer as id, r.status, a.status as attempt, a.reason_code as reason,
       r.amount_minor::integer as amount_minor, a.balance_minor::integer as balance_minor, m.body,
       d.xmin::text = w.xmin::text as same,
       pg_xact_commit_timestamp(d.xmin) < pg_xact_commit_timestamp(w.xmin) as decided_first,
       coalesce((select sum(p.amount_minor) from payments p where p.company_id = r.company_id
         and p.receivable_id = r.receivable_id
         and pg_xact_commit_timestamp(p.xmin) < pg_xact_commit_timestamp(d.xmin)), 0)::integer as paid_before
     from receivables r
     join reminder_attempts a on a.company_id = r.company_id and a.receivable_id = r.receivable_id
       and a.offset_days = 0 and a.due_date = $2::date
     left join reminder_messages m on m.company_id = a.company_id and m.message_id = a.message_id
     left join decisions d on d.message_id = a.message_id
     left join audit_log w on w.company_id = r.company_id and w.details ->> 'receivable_id' = r.receivable_id::text
       or w.company_id = r.company_id and w.subject_id = r.receivable_id and w.action like 'receivable.%'
     where r.company_id = $1 order by 1`,
    [companyId, dueDate]
  )

/** What a company is owed, in no order. */
export const debtsOf = (url: string, companyId: number) =>
  rows<{ readonly id: number; readonly amount_minor: number }>(
    url,
    `select receivable_id::integer as id, amount_minor::integer as amount_minor from receivables
     where company_id = $1 order by random()`,
    [companyId]
  )

/** The attempts of a company that a worker still has to do something about within the hour. */
export const unfinishedOf = (url: string, companyId: number) =>
  rows(
    url,
    `select 1 from reminder_attempts where company_id = $1
       and (status = 'sending' or due_at <= now() + interval '1 hour') limit 1`,
    [companyId]
  )

/** The numbers of the messages that a company's attempts were sent in. */
export const sentMessagesOf = async (url: string, companyId: number): Promise<ReadonlySet<number>> => {
  const found = await rows<{ id: number }>(
    url,
    "select message_id::integer as id from reminder_attempts where company_id = $1 and status = 'sent'",
    [companyId]
  )
  return new Set(found.map(({ id }) => id))
}

/** The attempts of a company that are due at any time. */
export const waitingOf = (url: string, companyId: number) =>
  rows(url, "select status from reminder_attempts where company_id = $1 and due_at is not null", [companyId])

/** The time zones that a company's attempts are planned in, one for each. */
export const zonesOf = async (url: string, companyId: number): Promise<ReadonlyArray<string>> => {
  const found = await rows<{ timezone: string }>(
    url,
    "select timezone from reminder_attempts where company_id = $1",
    [companyId]
  )
  return found.map(({ timezone }) => timezone)
}
