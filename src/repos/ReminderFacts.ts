/** The facts of decisions, from PostgreSQL: the sending company, and the locked rows that its attempts are about. */
import { Context, Effect, Layer } from "effect"
import type { CompanyFacts } from "../domain/CompanyFacts.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../postgres/Database.ts"
import { ServerTime, serverMillis } from "../postgres/ServerTime.ts"
import { factColumns, type FactsRow, toFacts } from "./Companies.ts"
import {
  lastMessages,
  type LockedRows,
  type LockOptions,
  makeLock,
  type MessagedOn,
  toMessagedOn
} from "./ReminderLocks.ts"

/** What sending needs to know of a company. */
export interface Sender {
  readonly name: string
  /** What it says about itself. */
  readonly facts: CompanyFacts
  readonly active: boolean
  readonly planActive: boolean
  /** The Reply-To address: the company's, else that of its oldest owner. */
  readonly replyTo: string | null
  /** Verified addresses of its present members, oldest first. */
  readonly members: ReadonlyArray<string>
}

export class ReminderFacts extends Context.Tag("duebook/ReminderFacts")<
  ReminderFacts,
  {
    /** The company as a sender, with its plan by the time of the database; null if there is no such company. */
    readonly sender: (companyId: number) => Effect.Effect<Sender | null, ServiceUnavailable>
    /** Locks these attempts, and their receivables and bills, until the transaction ends. */
    readonly lock: (
      companyId: number,
      attemptIds: ReadonlyArray<number>,
      options: LockOptions
    ) => Effect.Effect<LockedRows, ServiceUnavailable>
    /** When a customer was last messaged on each channel, about anything; read without a lock. */
    readonly messagedOn: (
      companyId: number,
      customerId: number
    ) => Effect.Effect<ReadonlyArray<MessagedOn>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReminderFacts,
    Effect.gen(function* () {
      const database = yield* Database
      const serverTime = yield* ServerTime
      return ReminderFacts.of({
        sender: Effect.fnUntraced(function* (companyId) {
          const [row] = yield* database.query<SenderRow>(SENDER, [companyId, yield* serverTime, MAX_MEMBERS])
          if (row === undefined) return null
          return {
            name: row.name,
            facts: toFacts(row),
            active: row.active,
            planActive: row.plan_active,
            replyTo: row.email ?? row.owner_email,
            members: row.members === null ? [] : row.members.split(" ")
          }
        }),
        lock: makeLock(database, serverTime),
        messagedOn: (companyId, customerId) => {
          const { params, text } = lastMessages(companyId, [customerId])
          return Effect.map(database.query(text, params), (rows) => rows.map(toMessagedOn))
        }
      })
    })
  )
}

/** Members who get a bill's reminders. */
const MAX_MEMBERS = 50

const SENDER = `
  with t as materialized (select to_timestamp(${serverMillis("$2")}::double precision / 1000) as instant)
  select ${factColumns}, c.status = 'active' as active,
    exists (select from plan_periods p where p.company_id = c.company_id
      and p.starts_at <= (select instant from t) and p.ends_at > (select instant from t)) as plan_active,
    (select u.email from memberships m join users u on u.user_id = m.user_id
     where m.company_id = c.company_id and m.removed_at is null and m.role = 'owner'
     order by m.created_at, m.user_id limit 1) as owner_email,
    (select string_agg(member.email, ' ') from (
       select u.email from memberships m join users u on u.user_id = m.user_id
       where m.company_id = c.company_id and m.removed_at is null and u.email_verified_at is not null
       order by m.created_at, m.user_id limit $3) member) as members
  from companies c where c.company_id = $1`

interface SenderRow extends FactsRow {
  readonly active: boolean
  readonly plan_active: boolean
  readonly owner_email: string | null
  /** Separated by blanks. */
  readonly members: string | null
}
