/** The facts of decisions, from PostgreSQL: the sending company, and the locked rows that its attempts are about. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { Payable } from "../domain/Payable.ts"
import type { Receivable } from "../domain/Receivable.ts"
import type { AttemptRecord } from "../domain/ReminderAttempt.ts"
import { Database } from "../postgres/Database.ts"
import { attemptColumns, mattersFor, toAttemptRecord } from "./AttemptRows.ts"
import {
  payableColumns,
  type Recipient,
  receivableColumns,
  recipientColumns,
  toPayable,
  toReceivable,
  toRecipient
} from "./Rows.ts"

/** What sending needs to know of a company. */
export interface Sender {
  readonly name: string
  readonly active: boolean
  readonly planActive: boolean
  /** The Reply-To address: the company's, else that of its oldest owner. */
  readonly replyTo: string | null
  /** Verified addresses of its present members, oldest first. */
  readonly members: ReadonlyArray<string>
}

/** Locked receivables and bills, their customers, and the attempts about them that decisions and plans depend on. */
export interface LockedRows {
  readonly receivables: ReadonlyArray<Receivable>
  readonly payables: ReadonlyArray<Payable>
  readonly customers: ReadonlyArray<Recipient>
  readonly attempts: ReadonlyArray<AttemptRecord>
}

export class ReminderFacts extends Context.Tag("duebook/ReminderFacts")<
  ReminderFacts,
  {
    /** The company as a sender; null if there is no such company. `now` in epoch milliseconds. */
    readonly sender: (companyId: number, now: number) => Effect.Effect<Sender | null, ServiceUnavailable>
    /**
     * Locks these attempts, and their receivables and bills, until the transaction ends. With `orSkip`, receivables and
     * bills that another transaction has locked are left out, with their attempts.
     */
    readonly lock: (
      companyId: number,
      attemptIds: ReadonlyArray<number>,
      mode: "wait" | "orSkip"
    ) => Effect.Effect<LockedRows, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReminderFacts,
    Effect.map(Database, (database) => {
      const lock = Effect.fnUntraced(function* (
        companyId: number,
        attemptIds: ReadonlyArray<number>,
        mode: "wait" | "orSkip"
      ) {
        const skip = mode === "orSkip" ? " skip locked" : ""
        const params = [companyId, attemptIds]
        // Receivables and bills are locked first, by statements of their own, so that the later statements see what can
        // no longer change. Attempts are locked after them, in the order of every other writer.
        const [receivables = [], payables = [], , customers = [], attempts = []] = yield* database.queryAll([
          { text: LOCK_RECEIVABLES + skip, params },
          { text: LOCK_PAYABLES + skip, params },
          { text: LOCK_ATTEMPTS, params },
          { text: RECIPIENTS, params },
          { text: ATTEMPTS, params }
        ])
        const locked = {
          receivables: receivables.map(toReceivable),
          payables: payables.map(toPayable)
        }
        const receivableIds = new Set(locked.receivables.map(({ id }) => id))
        const payableIds = new Set(locked.payables.map(({ id }) => id))
        return {
          ...locked,
          customers: customers.map(toRecipient),
          attempts: attempts
            .map(toAttemptRecord)
            .filter(({ payableId, receivableId }) =>
              receivableId === null ? payableIds.has(payableId ?? 0) : receivableIds.has(receivableId)
            )
        }
      })

      return ReminderFacts.of({
        sender: (companyId, now) =>
          Effect.map(database.query<SenderRow>(SENDER, [companyId, iso(now), MAX_MEMBERS]), ([row]) =>
            row === undefined
              ? null
              : {
                  name: row.name,
                  active: row.active,
                  planActive: row.plan_active,
                  replyTo: row.email ?? row.owner_email,
                  members: row.members === null ? [] : row.members.split(" ")
                }
          ),
        lock
      })
    })
  )
}

/** Members who get a bill's reminders. */
const MAX_MEMBERS = 50

const iso = (millis: number): string => new Date(millis).toISOString()

const SENDER = `
  select c.name, c.email, c.status = 'active' as active,
    exists (select from plan_periods p where p.company_id = c.company_id and p.starts_at <= $2 and p.ends_at > $2)
      as plan_active,
    (select u.email from memberships m join users u on u.user_id = m.user_id
     where m.company_id = c.company_id and m.removed_at is null and m.role = 'owner'
     order by m.created_at, m.user_id limit 1) as owner_email,
    (select string_agg(member.email, ' ') from (
       select u.email from memberships m join users u on u.user_id = m.user_id
       where m.company_id = c.company_id and m.removed_at is null and u.email_verified_at is not null
       order by m.created_at, m.user_id limit $3) member) as members
  from companies c where c.company_id = $1`

interface SenderRow {
  readonly name: string
  readonly email: string | null
  readonly active: boolean
  readonly plan_active: boolean
  readonly owner_email: string | null
  /** Separated by blanks. */
  readonly members: string | null
}

const subjectsOf = (column: string) => `(
  select a.${column} from reminder_attempts a where a.company_id = $1 and a.attempt_id = any($2::bigint[]))`

const LOCK_RECEIVABLES = `
  select ${receivableColumns} from receivables t
  where t.company_id = $1 and t.receivable_id in ${subjectsOf("receivable_id")}
  order by t.receivable_id for no key update`

const LOCK_PAYABLES = `
  select ${payableColumns} from payables t
  where t.company_id = $1 and t.payable_id in ${subjectsOf("payable_id")}
  order by t.payable_id for no key update`

const LOCK_ATTEMPTS = `
  select from reminder_attempts where company_id = $1 and attempt_id = any($2::bigint[]) order by attempt_id for no key update`

const RECIPIENTS = `
  select ${recipientColumns} from customers t where t.company_id = $1 and t.customer_id in (
    select r.customer_id from receivables r
    where r.company_id = $1 and r.receivable_id in ${subjectsOf("receivable_id")})`

const ATTEMPTS = `
  select ${attemptColumns} from receivables r
  join reminder_attempts t on t.company_id = r.company_id and t.receivable_id = r.receivable_id
  where r.company_id = $1 and r.receivable_id in ${subjectsOf("receivable_id")}
    and (${mattersFor("r.due_date")} or t.attempt_id = any($2::bigint[]))
  union all
  select ${attemptColumns} from payables p
  join reminder_attempts t on t.company_id = p.company_id and t.payable_id = p.payable_id
  where p.company_id = $1 and p.payable_id in ${subjectsOf("payable_id")}
    and (${mattersFor("p.due_date")} or t.attempt_id = any($2::bigint[]))`
