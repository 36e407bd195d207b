/**
 * The statements that lock and read what decisions on attempts depend on. Each looks up one key after another, so that its
 * plan does not depend on statistics, which may be missing.
 */
import { serverMillis } from "../../postgres/ServerTime.ts"
import { attemptColumns, mattersFor } from "./AttemptRows.ts"
import { messageColumns } from "./MessageRows.ts"
import { payableColumns, receivableColumns, recipientColumns } from "../Rows.ts"

/** Rows with one of the ids in $2, in order of id, each looked up by itself: `look` is the query for `i.id`. */
const forEachId = (look: string, columns = "t.*"): string => `
  select ${columns} from (select distinct id from unnest($2::bigint[]) i (id) order by id) i
  cross join lateral (${look} offset 0) t`

/** The same with a lock; such a query is never merged with the one around it. */
const lockEachId = (look: string, skip: string): string => `
  select t.* from (select distinct id from unnest($2::bigint[]) i (id) order by id) i
  cross join lateral (${look} for no key update ${skip}) t`

/** Locks the customers of scheduled attempts; parameters: company, attempts. */
export const lockCustomers = (skip: string): string => `
  select t.customer_id from (
    select distinct r.customer_id from unnest($2::bigint[]) i (id)
    cross join lateral (
      select receivable_id from reminder_attempts
      where company_id = $1 and attempt_id = i.id and status = 'scheduled' and receivable_id is not null offset 0
    ) a
    cross join lateral (
      select customer_id from receivables where company_id = $1 and receivable_id = a.receivable_id offset 0
    ) r order by r.customer_id
  ) c cross join lateral (
    select customer_id from customers where company_id = $1 and customer_id = c.customer_id for no key update ${skip}
  ) t`

const askedColumns = "attempt_id, receivable_id, payable_id, customer_id, status, message_id"

/**
 * Attempts, what else is due for their customers on the same channels, and what is told of in the same messages;
 * parameters: company, attempts, time in epoch milliseconds or null, attempts for each customer and channel.
 */
export const ASKED = `
  with claimed as materialized (${forEachId(
    `select ${askedColumns}, channel from reminder_attempts where company_id = $1 and attempt_id = i.id`
  )}
  ), t as materialized (
    select to_timestamp(${serverMillis("$3")}::double precision / 1000) as instant
  )
  select ${askedColumns} from claimed
  union all
  select due.* from (
    select distinct customer_id, channel from claimed where status = 'scheduled' and customer_id is not null
  ) c cross join lateral (
    select ${askedColumns} from reminder_attempts
    where company_id = $1 and customer_id = c.customer_id and channel = c.channel and status = 'scheduled'
      and scheduled_for <= (select instant from t)
    order by scheduled_for, attempt_id limit $4
  ) due
  union all
  select sibling.* from (
    select distinct message_id from claimed where status = 'sending' and message_id is not null
  ) c cross join lateral (
    select unnest(attempt_ids) as id from reminder_messages
    where company_id = $1 and message_id = c.message_id offset 0
  ) i cross join lateral (
    select ${askedColumns} from reminder_attempts where company_id = $1 and attempt_id = i.id offset 0
  ) sibling`

/** Locks receivables; parameters: company, receivables. */
export const lockReceivables = (skip: string): string =>
  lockEachId(
    `select ${receivableColumns} from receivables t where t.company_id = $1 and t.receivable_id = i.id`,
    skip
  )

/** Locks bills; parameters: company, bills. */
export const lockPayables = (skip: string): string =>
  lockEachId(`select ${payableColumns} from payables t where t.company_id = $1 and t.payable_id = i.id`, skip)

/** Locks attempts; parameters: company, attempts. */
export const LOCK_ATTEMPTS = lockEachId(
  "select from reminder_attempts where company_id = $1 and attempt_id = i.id",
  ""
)

/** Makes earlier claims void; parameters: company, attempts. */
export const RAISE_FENCES =
  "update reminder_attempts set fence = fence + 1 where company_id = $1 and attempt_id = any($2::bigint[])"

/** Customers; parameters: company, customers. */
export const RECIPIENTS = forEachId(
  `select ${recipientColumns}, t.link_number from customers t where t.company_id = $1 and t.customer_id = i.id`
)

const attemptsOf = (column: "receivable_id" | "payable_id"): string => `
  select t.* from unnest($2::bigint[], $3::date[]) i (id, due_date) cross join lateral (
    select ${attemptColumns} from reminder_attempts t
    where t.company_id = $1 and t.${column} = i.id
      and (${mattersFor(column, "$1", "i.id")} or t.attempt_id = any($4::bigint[])) offset 0
  ) t`

/** The attempts of receivables; parameters: company, receivables, their due dates, attempts that are read anyway. */
export const OF_RECEIVABLES = attemptsOf("receivable_id")
/** The same of bills. */
export const OF_PAYABLES = attemptsOf("payable_id")

/** Messages, and the latest of bills; parameters: company, messages, bills, messages for each bill. */
export const MESSAGES = `${forEachId(
  `select ${messageColumns} from reminder_messages m where m.company_id = $1 and m.message_id = i.id`
)}
  union all
  select t.* from unnest($3::bigint[]) i (id) cross join lateral (
    select ${messageColumns} from reminder_messages m where m.company_id = $1 and m.payable_id = i.id
    order by m.message_id desc limit $4
  ) t`

/** When customers were last messaged; parameters: company, customers, messages for each that are looked at. */
export const MESSAGED_ON = forEachId(
  `select channel, max(sent_on) as sent_on from (
     select channel, status, sent_on from reminder_messages where company_id = $1 and customer_id = i.id
     order by message_id desc limit $3
   ) latest where status in ('sending', 'sent', 'unknown') group by channel`,
  "i.id as customer_id, t.channel, t.sent_on"
)
