/** Active receivables with everything that planning depends on, from PostgreSQL, in read-only transactions. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Receivable } from "../../domain/Receivable.ts"
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import { Database } from "../../postgres/Database.ts"
import { attemptColumns, toAttemptRecord } from "./AttemptRows.ts"
import { lastMessages, type MessagedOn, toMessagedOn } from "./ReminderLocks.ts"
import {
  type ReachableCustomer,
  receivableColumns,
  recipientColumns,
  toReceivable,
  toRecipient
} from "../Rows.ts"

/** Statuses in which reminders of a receivable are sent. */
export type LiveStatus = "open" | "partially_paid"

/** A receivable with everything that planning depends on. */
export interface BookEntry {
  readonly receivable: Receivable
  readonly recipient: ReachableCustomer
  /** Oldest first. */
  readonly attempts: ReadonlyArray<AttemptRecord>
  /** When its customer was last messaged on each channel, about anything. */
  readonly messagedOn: ReadonlyArray<MessagedOn>
}

export class ReminderBook extends Context.Tag("duebook/ReminderBook")<
  ReminderBook,
  {
    /** Up to `limit` receivables in a status with ids after `afterId`, in order of id. */
    readonly page: (
      companyId: number,
      status: LiveStatus,
      afterId: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<BookEntry>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReminderBook,
    Effect.map(Database, (database) =>
      ReminderBook.of({
        page: (companyId, status, afterId, limit) =>
          database.transaction(
            { companyId },
            Effect.gen(function* () {
              const [, rows = []] = yield* database.queryAll([
                READ_ONLY,
                { text: RECEIVABLES, params: [companyId, status, afterId, limit] }
              ])
              const receivables = rows.map(toReceivable)
              if (receivables.length === 0) return []
              const customerIds = [...new Set(receivables.map(({ customerId }) => customerId))]
              const [customerRows = [], attemptRows = [], messageRows = []] = yield* database.queryAll([
                { text: CUSTOMERS, params: [companyId, customerIds] },
                { text: ATTEMPTS, params: [companyId, receivables.map(({ id }) => id)] },
                lastMessages(companyId, customerIds)
              ])
              const messages = Map.groupBy(messageRows.map(toMessagedOn), ({ customerId }) => customerId)
              const recipients = new Map(customerRows.map(toRecipient).map((each) => [each.id, each]))
              const attempts = Map.groupBy(
                attemptRows.map(toAttemptRecord),
                ({ receivableId }) => receivableId ?? 0
              )
              return receivables.flatMap((receivable) => {
                const recipient = recipients.get(receivable.customerId)
                if (recipient === undefined) return []
                const messagedOn = messages.get(recipient.id) ?? []
                return [{ receivable, recipient, attempts: attempts.get(receivable.id) ?? [], messagedOn }]
              })
            })
          )
      })
    )
  )
}

/** From here on the transaction can't write. */
const READ_ONLY = { text: "select set_config('transaction_read_only', 'on', true)", params: [] }

const RECEIVABLES = `
  select ${receivableColumns} from receivables t
  where t.company_id = $1 and t.status = $2 and t.receivable_id > $3 order by t.receivable_id limit $4`

const CUSTOMERS = `
  select ${recipientColumns} from customers t where t.company_id = $1 and t.customer_id = any($2::bigint[])`

const ATTEMPTS = `
  select ${attemptColumns} from reminder_attempts t
  where t.company_id = $1 and t.receivable_id = any($2::bigint[]) order by t.attempt_id`
