/** What companies that signed themselves up have done on a day, and what they may, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Plan } from "../../domain/Plan.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { MAX_PAYMENTS_COUNTED, recipientName, type TrustCounts, type TrustFacts } from "../../domain/Trust.ts"
import { Database } from "../../postgres/Database.ts"
import { serverMillis, ServerTime } from "../../postgres/ServerTime.ts"
import { iso } from "../Rows.ts"

/** An address on a channel. */
export interface TrustRecipient {
  readonly channel: Channel
  readonly recipient: string
}

/** A company's facts, and what it has done today. */
export interface TrustRecord {
  readonly facts: TrustFacts
  readonly used: TrustCounts
}

export class TrustRepo extends Context.Tag("duebook/TrustRepo")<
  TrustRepo,
  {
    /** Null for no such company. The day is the database's, in UTC. */
    readonly read: (companyId: number) => Effect.Effect<TrustRecord | null, ServiceUnavailable>
    /** As `recipientName` names them: whom of these the company has written to before. */
    readonly known: (
      companyId: number,
      recipients: ReadonlyArray<TrustRecipient>
    ) => Effect.Effect<ReadonlySet<string>, ServiceUnavailable>
    /** Counts what is done today; another transaction that counts waits. Returns what was done today, with it. */
    readonly count: (
      companyId: number,
      more: Partial<TrustCounts>
    ) => Effect.Effect<TrustCounts, ServiceUnavailable>
    /** Keeps whom the company writes to. `at` is in epoch milliseconds. */
    readonly remember: (
      companyId: number,
      recipients: ReadonlyArray<TrustRecipient>,
      at: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Says that somebody who signed up has made this company: from now on it has limits. */
    readonly limit: (companyId: number) => Effect.Effect<void, ServiceUnavailable>
    /** Sets what the operator allows; null for what follows from plan and age. */
    readonly allow: (
      companyId: number,
      allowed: Readonly<Record<keyof TrustCounts, number | null>>
    ) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    TrustRepo,
    Effect.gen(function* () {
      const database = yield* Database
      const serverTime = yield* ServerTime
      return TrustRepo.of({
        read: (companyId) =>
          Effect.flatMap(serverTime, (at) =>
            Effect.map(database.ofCompany(companyId).query<TrustRow>(READ, [at, companyId]), ([row]) =>
              row === undefined ? null : toRecord(row)
            )
          ),
        known: (companyId, recipients) =>
          recipients.length === 0
            ? Effect.succeed(new Set<string>())
            : Effect.map(
                database
                  .ofCompany(companyId)
                  .query<TrustRecipient>(KNOWN, [
                    companyId,
                    recipients.map(({ channel }) => channel),
                    recipients.map(({ recipient }) => recipient)
                  ]),
                (rows) => new Set(rows.map((row) => recipientName(row.channel, row.recipient)))
              ),
        count: (companyId, { invitations = 0, recipients = 0, sms = 0 }) =>
          Effect.flatMap(serverTime, (at) =>
            Effect.map(
              database.query<TrustCounts>(COUNT, [at, companyId, recipients, sms, invitations]),
              ([row]) => row ?? { recipients, sms, invitations }
            )
          ),
        remember: (companyId, recipients, at) =>
          recipients.length === 0
            ? Effect.void
            : Effect.asVoid(
                database.query(REMEMBER, [
                  companyId,
                  recipients.map(({ channel }) => channel),
                  recipients.map(({ recipient }) => recipient),
                  iso(at)
                ])
              ),
        limit: (companyId) =>
          Effect.asVoid(
            database.query("update companies set signed_up = true where company_id = $1", [companyId])
          ),
        allow: (companyId, { invitations, recipients, sms }) =>
          Effect.asVoid(database.query(ALLOW, [companyId, recipients, sms, invitations]))
      })
    })
  )
}

/** What a company's limits depend on, as `trustColumns` select it. */
export interface TrustFactsRow {
  readonly signed_up: boolean
  /** Null also for a company without limits, of whom it is not asked. */
  readonly plan: Plan | null
  readonly age_millis: number | null
  readonly payments_counted: number | null
  readonly recipients_per_day: number | null
  readonly sms_per_day: number | null
  readonly invitations_per_day: number | null
}

interface TrustRow extends TrustFactsRow {
  readonly recipients: number
  readonly sms: number
  readonly invitations: number
}

/** The columns of `TrustFactsRow` for companies `c` at an instant in SQL. */
export const trustColumns = (instant: string): string => `
  c.signed_up, c.recipients_per_day, c.sms_per_day, c.invitations_per_day,
  case when c.signed_up then (
    select p.plan from plan_periods p where p.company_id = c.company_id
      and p.starts_at <= ${instant} and p.ends_at > ${instant} limit 1) end as plan,
  case when c.signed_up then (extract(epoch from ${instant} - c.created_at) * 1000)::bigint end as age_millis,
  case when c.signed_up then (
    select count(*) from (
      select from payments p where p.company_id = c.company_id and p.reversed_at is null
      limit ${MAX_PAYMENTS_COUNTED}) counted) end as payments_counted`

/** What a company's limits depend on, from its row. */
export const toTrustFacts = (row: TrustFactsRow): TrustFacts => ({
  signedUp: row.signed_up,
  plan: row.plan,
  ageMillis: Number(row.age_millis ?? 0),
  payments: Number(row.payments_counted ?? 0),
  allowed: {
    ...(row.recipients_per_day === null ? {} : { recipients: row.recipients_per_day }),
    ...(row.sms_per_day === null ? {} : { sms: row.sms_per_day }),
    ...(row.invitations_per_day === null ? {} : { invitations: row.invitations_per_day })
  }
})

const toRecord = (row: TrustRow): TrustRecord => ({
  facts: toTrustFacts(row),
  used: { recipients: row.recipients, sms: row.sms, invitations: row.invitations }
})

const now = `to_timestamp(${serverMillis("$1")} / 1000.0)`
const today = `(${now} at time zone 'UTC')::date`

const READ = `
  select ${trustColumns(now)},
    coalesce(u.recipients, 0) as recipients, coalesce(u.sms, 0) as sms, coalesce(u.invitations, 0) as invitations
  from companies c left join trust_use u on u.company_id = c.company_id and u.day = ${today}
  where c.company_id = $2`

const KNOWN = `
  select k.channel, k.recipient from unnest($2::text[], $3::text[]) as a (channel, recipient)
  join known_recipients k on k.company_id = $1 and k.channel = a.channel and k.recipient = a.recipient`

const COUNT = `
  insert into trust_use as u (company_id, day, recipients, sms, invitations)
  select $2::bigint, ${today}, $3::integer, $4::integer, $5::integer
  on conflict (company_id, day) do update set recipients = u.recipients + excluded.recipients,
    sms = u.sms + excluded.sms, invitations = u.invitations + excluded.invitations
  returning recipients, sms, invitations`

const REMEMBER = `
  insert into known_recipients (company_id, channel, recipient, first_at)
  select distinct $1::bigint, a.channel, a.recipient, $4::timestamptz
  from unnest($2::text[], $3::text[]) as a (channel, recipient)
  on conflict do nothing`

const ALLOW = `
  update companies set recipients_per_day = $2, sms_per_day = $3, invitations_per_day = $4 where company_id = $1`
