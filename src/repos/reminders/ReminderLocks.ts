/** Locks what decisions on attempts depend on, in the order pace, customers, receivables, bills, attempts, and reads it. */
// oxlint-disable max-lines -- one lock: its order can only be read beside the statements that take it
import { Effect } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Pace } from "../../domain/dunning/Pace.ts"
import type { Payable } from "../../domain/Payable.ts"
import type { StoredReceivable } from "../../domain/Pause.ts"
import type { AttemptRecord, Channel } from "../../domain/ReminderAttempt.ts"
import type { Database } from "../../postgres/Database.ts"
import type { Row, Statement } from "../../postgres/RoundTrip.ts"
import { serverMillis } from "../../postgres/ServerTime.ts"
import { attemptColumns, mattersFor, toAttemptRecord } from "./AttemptRows.ts"
import { reserveMessages, toMessageIds } from "./ReminderMessages.ts"
import { beginPace, lockPace, toPace } from "./ReminderPace.ts"
import { messageColumns, type MessageRecord, toMessageRecord } from "./MessageRows.ts"
import {
  payableColumns,
  receivableColumns,
  type ReachableCustomer,
  recipientColumns,
  toPayable,
  toReceivable,
  toRecipient
} from "../Rows.ts"

/** When a customer was last messaged on a channel, as a local date. */
export interface MessagedOn {
  readonly customerId: number
  readonly channel: Channel
  readonly sentOn: string
}

/** A customer to whom a message may be sent, with the number of the link that it has. */
export interface LockedCustomer extends ReachableCustomer {
  readonly linkNumber: number
}

/** Locked receivables and bills, their customers, and the attempts about them that decisions and plans depend on. */
export interface LockedRows {
  readonly receivables: ReadonlyArray<StoredReceivable>
  readonly payables: ReadonlyArray<Payable>
  readonly customers: ReadonlyArray<LockedCustomer>
  readonly attempts: ReadonlyArray<AttemptRecord>
  /** The attempts that were asked for and those that were taken in: the caller may decide on these. */
  readonly asked: ReadonlySet<number>
  /** The messages that are being handed over, and all messages of the bills. */
  readonly messages: ReadonlyArray<MessageRecord>
  /** The last messages of the customers that were or may have been sent. */
  readonly messagedOn: ReadonlyArray<MessagedOn>
  /** The company's pace, locked first of all; none unless it was asked for. */
  readonly pace: Pace
  /** Numbers of new messages in ascending order, about as many as will be needed; none unless the pace was asked for. */
  readonly messageIds: ReadonlyArray<number>
  /** Epoch milliseconds: the time after all locks were taken. */
  readonly now: number
}

/** What is locked beside the receivables and bills of attempts. */
export interface LockOptions {
  /** With `orSkip`, what another transaction has locked is left out, with its attempts. */
  readonly mode: "wait" | "orSkip"
  /**
   * `customers` locks the customers of scheduled attempts, too. `due` takes in what else is due for them on the same
   * channels as well, up to `MAX_TAKEN_IN` attempts for each, whoever has claimed it: their fences are raised. Then a
   * customer of whom anything due is left out is left out whole.
   */
  readonly with: "nothing" | "customers" | "due"
  /** Epoch milliseconds of the company's test clock; null for the time of the database. */
  readonly testClock: number | null
  /** Whether messages are going to be sent: the company's pace is locked, and numbers are taken for them. */
  readonly pace?: boolean
}

/** Attempts of one customer and channel that are taken in at once. */
export const MAX_TAKEN_IN = 100

/** Of a bill's messages and a customer's, so many of the latest are read. A day has far fewer. */
const MAX_MESSAGES_READ = 1_000
const MAX_LATEST = 100

/** An attempt that was asked for, that is due for the same customer, or that is told of in the same message. */
interface LockedAttemptRow extends Row {
  readonly attempt_id: number
  readonly receivable_id: number | null
  readonly payable_id: number | null
  readonly customer_id: number | null
  readonly status: string
  readonly message_id: number | null
}

/** Sends the statements that are not false, in order and in one round trip. The others have no rows. */
const sendNeeded = <K extends string>(
  database: Database["Type"],
  statements: Readonly<Record<K, Statement | false>>
): Effect.Effect<Readonly<Record<K, ReadonlyArray<Row>>>, ServiceUnavailable> => {
  const names = Object.keys(statements) as Array<K>
  const needed: Array<Statement> = []
  const places = names.map((name) => {
    const statement: Statement | false = statements[name]
    return statement === false ? undefined : needed.push(statement) - 1
  })
  const named = (results: ReadonlyArray<ReadonlyArray<Row>>) =>
    Object.fromEntries(
      names.map((name, index) => [name, results[places[index] ?? -1] ?? []] as const)
    ) as Record<K, ReadonlyArray<Row>>
  return needed.length === 0 ? Effect.succeed(named([])) : Effect.map(database.queryAll(needed), named)
}

const uniqueIds = (ids: Iterable<number | null>): ReadonlyArray<number> =>
  [...new Set(ids)].filter((id) => id !== null).toSorted((a, b) => a - b)

/** Without the customers that are not locked, and those of whom a receivable is not: they are left out whole. */
const withoutLeftOut = (
  asked: ReadonlyArray<LockedAttemptRow>,
  locked: {
    readonly customers: ReadonlySet<number>
    /** The customers of the receivables. */
    readonly receivables: ReadonlyMap<number, number>
  },
  how: LockOptions["with"]
): ReadonlyArray<LockedAttemptRow> => {
  const isHeld = ({ receivable_id, status }: LockedAttemptRow) => {
    if (receivable_id === null) return true
    const customerId = locked.receivables.get(receivable_id)
    if (customerId === undefined) return false
    return how === "nothing" || status !== "scheduled" || locked.customers.has(customerId)
  }
  const leftOut = new Set(
    how === "due" ? asked.filter((each) => !isHeld(each)).map(({ customer_id }) => customer_id) : []
  )
  return asked.filter(
    (each) => isHeld(each) && !(each.status === "scheduled" && leftOut.has(each.customer_id))
  )
}

/** What is locked of the subjects of attempts. */
interface LockedSubjects {
  readonly receivables: ReadonlyArray<StoredReceivable>
  readonly payables: ReadonlyArray<Payable>
  readonly asked: ReadonlyArray<LockedAttemptRow>
  readonly pace: Pace
}

/** Locks the pace, customers, receivables and bills, and finds the attempts that may be decided on. */
const hold = (
  database: Database["Type"],
  companyId: number,
  attemptIds: ReadonlyArray<number>,
  { mode, pace = false, time, with: how }: LockOptions & { readonly time: number | null }
): Effect.Effect<LockedSubjects, ServiceUnavailable> =>
  Effect.gen(function* () {
    const skip = mode === "orSkip" ? "skip locked" : ""
    const first = yield* sendNeeded(database, {
      pace: pace && lockPace(companyId),
      customers: how !== "nothing" && {
        text: lockCustomers(skip),
        params: [companyId, attemptIds]
      },
      asked: {
        text: ASKED,
        params: [companyId, attemptIds, time, how === "due" ? MAX_TAKEN_IN : 0]
      }
    })
    const { customers } = first
    const found = first.asked as ReadonlyArray<LockedAttemptRow>
    const asked = [...new Map(found.map((row) => [row.attempt_id, row])).values()]
    const ofReceivables = uniqueIds(asked.map((row) => row.receivable_id))
    const ofPayables = uniqueIds(asked.map((row) => row.payable_id))
    // By statements of their own, so that the later ones see what can no longer change.
    const subjects = yield* sendNeeded(database, {
      // A company has a row of its pace from its first message on; another worker may insert it in between.
      pace: pace && first.pace.length === 0 && beginPace(companyId),
      receivables: ofReceivables.length > 0 && {
        text: lockReceivables(skip),
        params: [companyId, ofReceivables]
      },
      payables: ofPayables.length > 0 && {
        text: lockPayables(skip),
        params: [companyId, ofPayables]
      }
    })
    const receivables = subjects.receivables.map(toReceivable)
    const payables = subjects.payables.map(toPayable)
    const bills = new Set(payables.map(({ id }) => id))
    const locked = {
      customers: new Set(customers.map((row) => row["customer_id"] as number)),
      receivables: new Map(receivables.map(({ customerId, id }) => [id, customerId]))
    }
    const held = withoutLeftOut(asked, locked, how).filter(
      ({ payable_id }) => payable_id === null || bills.has(payable_id)
    )
    const heldReceivables = new Set(held.map(({ receivable_id }) => receivable_id))
    return {
      receivables: receivables.filter(({ id }) => heldReceivables.has(id)),
      payables,
      asked: held,
      pace: toPace([...first.pace, ...subjects.pace])
    }
  })

/** Locks attempts, raises the fences of some, and reads what decisions depend on. */
const read = (
  database: Database["Type"],
  companyId: number,
  { asked, pace, payables, receivables }: LockedSubjects,
  {
    pace: sends = false,
    takenIn,
    time,
    with: how
  }: Pick<LockOptions, "pace" | "with"> & {
    readonly takenIn: ReadonlyArray<number>
    readonly time: number | null
  }
): Effect.Effect<LockedRows, ServiceUnavailable> => {
  const ids = uniqueIds(asked.map(({ attempt_id }) => attempt_id))
  const customerIds = uniqueIds(receivables.map(({ customerId }) => customerId))
  const messageIds = uniqueIds(asked.map((row) => (row.status === "sending" ? row.message_id : null)))
  const of = (subjects: ReadonlyArray<StoredReceivable | Payable>) => [
    companyId,
    subjects.map(({ id }) => id),
    subjects.map(({ dueDate }) => dueDate),
    ids
  ]
  return Effect.map(
    sendNeeded(database, {
      recipients: customerIds.length > 0 && { text: RECIPIENTS, params: [companyId, customerIds] },
      locked: ids.length > 0 && { text: LOCK_ATTEMPTS, params: [companyId, ids] },
      raised: takenIn.length > 0 && { text: RAISE_FENCES, params: [companyId, takenIn] },
      ofReceivables: receivables.length > 0 && {
        text: OF_RECEIVABLES,
        params: of(receivables)
      },
      ofPayables: payables.length > 0 && { text: OF_PAYABLES, params: of(payables) },
      messages: messageIds.length + payables.length > 0 && {
        text: MESSAGES,
        params: [companyId, messageIds, payables.map(({ id }) => id), MAX_MESSAGES_READ]
      },
      messagedOn: how === "due" && customerIds.length > 0 && lastMessages(companyId, customerIds),
      numbers: sends && ids.length > 0 && reserveMessages(messagesExpected(asked, how)),
      time: { text: `select ${serverMillis("$1")} as now`, params: [time] }
    }),
    (rows) => ({
      receivables,
      payables,
      customers: rows.recipients.map((row) => ({
        ...toRecipient(row),
        linkNumber: row["link_number"] as number
      })),
      attempts: [...rows.ofReceivables, ...rows.ofPayables].map(toAttemptRecord),
      asked: new Set(ids),
      messages: [...new Map(rows.messages.map(toMessageRecord).map((each) => [each.id, each])).values()],
      messagedOn: rows.messagedOn.map(toMessagedOn),
      pace,
      messageIds: toMessageIds(rows.numbers),
      now: Number(rows.time[0]?.["now"])
    })
  )
}

/** How many messages the attempts will hardly exceed: with `due`, all attempts of a customer are one. */
const messagesExpected = (asked: ReadonlyArray<LockedAttemptRow>, how: LockOptions["with"]): number => {
  const ofCustomers = asked.filter(({ customer_id }) => customer_id !== null)
  return how === "due"
    ? new Set(ofCustomers.map(({ customer_id }) => customer_id)).size + asked.length - ofCustomers.length
    : asked.length
}

/** The lock of `ReminderFacts`. `time` is in epoch milliseconds; null for the time of the database. */
export const lock = Effect.fnUntraced(function* (
  database: Database["Type"],
  companyId: number,
  attemptIds: ReadonlyArray<number>,
  options: LockOptions & { readonly time: number | null }
): Effect.fn.Return<LockedRows, ServiceUnavailable> {
  const held = yield* hold(database, companyId, attemptIds, options)
  const takenIn = held.asked
    .filter(({ attempt_id, status }) => status === "scheduled" && !attemptIds.includes(attempt_id))
    .map(({ attempt_id }) => attempt_id)
  return yield* read(database, companyId, held, { ...options, takenIn })
})

/** The statement that finds the last messages of customers; its rows are read by `toMessagedOn`. */
export const lastMessages = (companyId: number, customerIds: ReadonlyArray<number>) => ({
  text: MESSAGED_ON,
  params: [companyId, customerIds, MAX_LATEST]
})

/** A row of `lastMessages`. */
export const toMessagedOn = (row: Row): MessagedOn => ({
  customerId: row["customer_id"] as number,
  channel: row["channel"] as MessagedOn["channel"],
  sentOn: row["sent_on"] as string
})

// Each statement looks up one key after another, so that its plan does not depend on statistics, which may be missing.

/** Rows with one of the ids in $2, in order of id, each looked up by itself: `look` is the query for `i.id`. */
const forEachId = (look: string, columns = "t.*"): string => `
  select ${columns} from (select distinct id from unnest($2::bigint[]) i (id) order by id) i
  cross join lateral (${look} offset 0) t`

/** The same with a lock; such a query is never merged with the one around it. */
const lockEachId = (look: string, skip: string): string => `
  select t.* from (select distinct id from unnest($2::bigint[]) i (id) order by id) i
  cross join lateral (${look} for no key update ${skip}) t`

/** Locks the customers of scheduled attempts; parameters: company, attempts. */
const lockCustomers = (skip: string): string => `
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
const ASKED = `
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
const lockReceivables = (skip: string): string =>
  lockEachId(
    `select ${receivableColumns} from receivables t where t.company_id = $1 and t.receivable_id = i.id`,
    skip
  )

/** Locks bills; parameters: company, bills. */
const lockPayables = (skip: string): string =>
  lockEachId(`select ${payableColumns} from payables t where t.company_id = $1 and t.payable_id = i.id`, skip)

/** Locks attempts; parameters: company, attempts. */
const LOCK_ATTEMPTS = lockEachId(
  "select from reminder_attempts where company_id = $1 and attempt_id = i.id",
  ""
)

/** Makes earlier claims void; parameters: company, attempts. */
const RAISE_FENCES =
  "update reminder_attempts set fence = fence + 1 where company_id = $1 and attempt_id = any($2::bigint[])"

/** Customers; parameters: company, customers. */
const RECIPIENTS = forEachId(
  `select ${recipientColumns}, t.link_number from customers t where t.company_id = $1 and t.customer_id = i.id`
)

const attemptsOf = (column: "receivable_id" | "payable_id"): string => `
  select t.* from unnest($2::bigint[], $3::date[]) i (id, due_date) cross join lateral (
    select ${attemptColumns} from reminder_attempts t
    where t.company_id = $1 and t.${column} = i.id
      and (${mattersFor(column, "$1", "i.id")} or t.attempt_id = any($4::bigint[])) offset 0
  ) t`

/** The attempts of receivables; parameters: company, receivables, their due dates, attempts that are read anyway. */
const OF_RECEIVABLES = attemptsOf("receivable_id")
/** The same of bills. */
const OF_PAYABLES = attemptsOf("payable_id")

/** Messages, and the latest of bills; parameters: company, messages, bills, messages for each bill. */
const MESSAGES = `${forEachId(
  `select ${messageColumns} from reminder_messages m where m.company_id = $1 and m.message_id = i.id`
)}
  union all
  select t.* from unnest($3::bigint[]) i (id) cross join lateral (
    select ${messageColumns} from reminder_messages m where m.company_id = $1 and m.payable_id = i.id
    order by m.message_id desc limit $4
  ) t`

/** When customers were last messaged; parameters: company, customers, messages for each that are looked at. */
const MESSAGED_ON = forEachId(
  `select channel, max(sent_on) as sent_on from (
     select channel, status, sent_on from reminder_messages where company_id = $1 and customer_id = i.id
     order by message_id desc limit $3
   ) latest where status in ('sending', 'sent', 'unknown') group by channel`,
  "i.id as customer_id, t.channel, t.sent_on"
)
