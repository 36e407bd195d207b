/** What sending needs to know of a company, from PostgreSQL. */
import { limitsOf, type TrustCounts } from "../../domain/Trust.ts"
import { toTrustFacts, trustColumns, type TrustFactsRow } from "../company/Trust.ts"
import { Context, Effect, Layer } from "effect"
import type { CompanySettings } from "../../domain/Company.ts"
import type { Creditor } from "../../domain/CompanyFacts.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { aboutCompanies } from "../../postgres/ByCompany.ts"
import { Database } from "../../postgres/Database.ts"
import { MAX_BATCH_SIZE } from "../../postgres/Queries.ts"
import type { Row } from "../../postgres/RoundTrip.ts"
import { ServerTime, serverMillis, type Timed, serverTimeOf } from "../../postgres/ServerTime.ts"
import { companyColumns, type CompanyRow, settingsOf, toCompany, toFacts } from "../company/Companies.ts"
import { statementsToOf } from "../bank/StatementAges.ts"
import type { StoredTexts } from "./ReminderTexts.ts"

/** What sending needs to know of a company. */
export interface Sender {
  readonly name: string
  /** What it says about itself. */
  readonly facts: Creditor
  readonly active: boolean
  readonly planActive: boolean
  /** What it may do a day; null for a company without limits. */
  readonly limits: TrustCounts | null
  /** The Reply-To address: the company's, else that of its oldest owner. */
  readonly replyTo: string | null
  /**
   * Of its bank accounts with statements, the last day of the newest statement of the account that lacks one for longest;
   * null if there was no statement yet.
   */
  readonly statementsTo: string | null
  /** Whether a statement was stored and its movements are not matched yet. */
  readonly isMatching: boolean
  /**
   * By when all money that waits was matched with all debts, in epoch milliseconds by the company's own time; null if none
   * waits, or if a look that was asked for is late, so that nothing waits for ever.
   */
  readonly moneySeenTo: number | null
  /** Verified addresses of its present members, oldest first. */
  readonly members: ReadonlyArray<string>
}

/** A company that sends. */
export interface SendingCompany {
  readonly settings: CompanySettings
  readonly sender: Sender
  /** Its own texts, in the place of the built-in ones. */
  readonly texts: ReadonlyArray<StoredTexts>
}

export class ReminderFacts extends Context.Tag("duebook/ReminderFacts")<
  ReminderFacts,
  {
    /**
     * The company as it is now, with its plan by the time of the database; null if there is no such company. Concurrent
     * callers share a statement.
     */
    readonly company: (companyId: number) => Effect.Effect<SendingCompany | null, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReminderFacts,
    Effect.gen(function* () {
      const database = yield* Database
      const serverTime = yield* ServerTime
      const find = database.batch({
        lane: "reminders",
        maxSize: MAX_BATCH_SIZE,
        confined: true,
        companyOf: ({ companyId }: Timed<{ readonly companyId: number }>) => companyId,
        statements: (asked) => [
          companiesOf(
            asked.map(({ companyId }) => companyId),
            serverTimeOf(asked),
            MAX_MEMBERS
          )
        ],
        answers: ([rows = []], asked) => {
          const found = new Map(rows.map((row) => [row["company_id"] as number, row]))
          return asked.map(({ companyId }) => {
            const row = found.get(companyId)
            return row === undefined ? null : toSendingCompany(row)
          })
        }
      })
      return ReminderFacts.of({
        company: (companyId) => Effect.flatMap(serverTime, (at) => find({ companyId, at }))
      })
    })
  )
}

/** For how long after its import a statement that is not matched yet keeps messages waiting. */
const MAX_MATCHING_HOURS = 1
/** For how long a look at money that waits, which somebody has asked for, keeps messages waiting. */
const MAX_LOOK_MINUTES = 10

/** Members who get a bill's reminders. */
const MAX_MEMBERS = 50

/** The statement that finds companies; shared parameters: time in epoch milliseconds or null, members. */
const companiesOf = aboutCompanies(
  (isAsked) => `
  with t as materialized (select to_timestamp(${serverMillis("$2")}::double precision / 1000) as instant)
  select ${companyColumns}, ${trustColumns("(select instant from t)")},
    exists (select from plan_periods p where p.company_id = c.company_id
      and p.starts_at <= (select instant from t) and p.ends_at > (select instant from t)) as plan_active,
    ${statementsToOf} as statements_to,
    exists (select from bank_statements s where s.company_id = c.company_id and s.matched_at is null
      and s.imported_at > (select instant from t) - interval '${MAX_MATCHING_HOURS} hours') as is_matching,
    (select l.looked_at from bank_looks l where l.company_id = c.company_id
      and (l.asked_at is null or l.asked_at > (select instant from t) - interval '${MAX_LOOK_MINUTES} minutes')
    ) as money_seen_to,
    (select u.email from memberships m join users u on u.user_id = m.user_id
     where m.company_id = c.company_id and m.removed_at is null and m.role = 'owner'
     order by m.created_at, m.user_id limit 1) as owner_email,
    (select string_agg(member.email, ' ') from (
       select u.email from memberships m join users u on u.user_id = m.user_id
       where m.company_id = c.company_id and m.removed_at is null and u.email_verified_at is not null
       order by m.created_at, m.user_id limit $3) member) as members,
    (select json_agg(json_build_object('language', w.locale, 'tone', w.tone, 'subject', w.subject,
       'opening', w.opening, 'closing', w.closing) order by w.locale, w.tone)::text
     from reminder_texts w where w.company_id = c.company_id) as texts
  from companies c where c.company_id ${isAsked}`
)

interface SendingRow extends CompanyRow, TrustFactsRow {
  readonly plan_active: boolean
  readonly owner_email: string | null
  readonly statements_to: string | null
  readonly is_matching: boolean
  readonly money_seen_to: number | null
  /** Separated by blanks. */
  readonly members: string | null
  /** JSON. */
  readonly texts: string | null
}

const toSendingCompany = (found: Row): SendingCompany => {
  const row = found as Row & SendingRow
  const company = toCompany(row)
  return {
    settings: settingsOf(company),
    sender: {
      name: row.name,
      facts: toFacts(row),
      active: row.status === "active",
      planActive: row.plan_active,
      limits: limitsOf(toTrustFacts(row)),
      replyTo: row.email ?? row.owner_email,
      statementsTo: row.statements_to,
      isMatching: row.is_matching,
      moneySeenTo: row.money_seen_to,
      members: row.members === null ? [] : row.members.split(" ")
    },
    texts: row.texts === null ? [] : (JSON.parse(row.texts) as ReadonlyArray<StoredTexts>)
  }
}
