/** Locks what decisions on attempts depend on, in the order pace, customers, receivables, bills, attempts, and reads it. */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Pace } from "../../domain/dunning/Pace.ts"
import type { Payable } from "../../domain/Payable.ts"
import type { StoredReceivable } from "../../domain/Pause.ts"
import type { AttemptRecord, Channel } from "../../domain/ReminderAttempt.ts"
import type { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"
import { serverMillis } from "../../postgres/ServerTime.ts"
import { toAttemptRecord } from "./AttemptRows.ts"
import * as Statements from "./ReminderLockStatements.ts"
import { sendNeeded } from "./NeededStatements.ts"
import { reserveMessages, toMessageIds } from "./ReminderMessages.ts"
import { beginPace, lockPace, toPace } from "./ReminderPace.ts"
import { type MessageRecord, toMessageRecord } from "./MessageRows.ts"
import { type Recipient, toPayable, toReceivable, toRecipient } from "../Rows.ts"

/** When a customer was last messaged on a channel, as a local date. */
export interface MessagedOn {
  readonly customerId: number
  readonly channel: Channel
  readonly sentOn: string
}

/** A customer to whom a message may be sent, with the number of the link that it has. */
export interface LockedRecipient extends Recipient {
  readonly linkNumber: number
}

/** Locked receivables and bills, their customers, and the attempts about them that decisions and plans depend on. */
export interface LockedRows {
  readonly receivables: ReadonlyArray<StoredReceivable>
  readonly payables: ReadonlyArray<Payable>
  readonly customers: ReadonlyArray<LockedRecipient>
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
interface Asked extends Row {
  readonly attempt_id: number
  readonly receivable_id: number | null
  readonly payable_id: number | null
  readonly customer_id: number | null
  readonly status: string
  readonly message_id: number | null
}

const uniqueIds = (ids: Iterable<number | null>): ReadonlyArray<number> =>
  [...new Set(ids)].filter((id) => id !== null).toSorted((a, b) => a - b)

/** Without the customers that are not locked, and those of whom a receivable is not: they are left out whole. */
const withoutLeftOut = (
  asked: ReadonlyArray<Asked>,
  locked: {
    readonly customers: ReadonlySet<number>
    /** The customers of the receivables. */
    readonly receivables: ReadonlyMap<number, number>
  },
  how: LockOptions["with"]
): ReadonlyArray<Asked> => {
  const isHeld = ({ receivable_id, status }: Asked) => {
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
interface Held {
  readonly receivables: ReadonlyArray<StoredReceivable>
  readonly payables: ReadonlyArray<Payable>
  readonly asked: ReadonlyArray<Asked>
  readonly pace: Pace
}

/** Locks the pace, customers, receivables and bills, and finds the attempts that may be decided on. */
const hold = (
  database: Database["Type"],
  companyId: number,
  attemptIds: ReadonlyArray<number>,
  { mode, pace = false, time, with: how }: LockOptions & { readonly time: number | null }
): Effect.Effect<Held, ServiceUnavailable> =>
  Effect.gen(function* () {
    const skip = mode === "orSkip" ? "skip locked" : ""
    const first = yield* sendNeeded(database, {
      pace: pace && lockPace(companyId),
      customers: how !== "nothing" && {
        text: Statements.lockCustomers(skip),
        params: [companyId, attemptIds]
      },
      asked: {
        text: Statements.ASKED,
        params: [companyId, attemptIds, time, how === "due" ? MAX_TAKEN_IN : 0]
      }
    })
    const { customers } = first
    const found = first.asked as ReadonlyArray<Asked>
    const asked = [...new Map(found.map((row) => [row.attempt_id, row])).values()]
    const ofReceivables = uniqueIds(asked.map((row) => row.receivable_id))
    const ofPayables = uniqueIds(asked.map((row) => row.payable_id))
    // By statements of their own, so that the later ones see what can no longer change.
    const subjects = yield* sendNeeded(database, {
      // A company has a row of its pace from its first message on; another worker may insert it in between.
      pace: pace && first.pace.length === 0 && beginPace(companyId),
      receivables: ofReceivables.length > 0 && {
        text: Statements.lockReceivables(skip),
        params: [companyId, ofReceivables]
      },
      payables: ofPayables.length > 0 && {
        text: Statements.lockPayables(skip),
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
  { asked, pace, payables, receivables }: Held,
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
      recipients: customerIds.length > 0 && { text: Statements.RECIPIENTS, params: [companyId, customerIds] },
      locked: ids.length > 0 && { text: Statements.LOCK_ATTEMPTS, params: [companyId, ids] },
      raised: takenIn.length > 0 && { text: Statements.RAISE_FENCES, params: [companyId, takenIn] },
      ofReceivables: receivables.length > 0 && {
        text: Statements.OF_RECEIVABLES,
        params: of(receivables)
      },
      ofPayables: payables.length > 0 && { text: Statements.OF_PAYABLES, params: of(payables) },
      messages: messageIds.length + payables.length > 0 && {
        text: Statements.MESSAGES,
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
const messagesExpected = (asked: ReadonlyArray<Asked>, how: LockOptions["with"]): number => {
  const ofCustomers = asked.filter(({ customer_id }) => customer_id !== null)
  return how === "due"
    ? new Set(ofCustomers.map(({ customer_id }) => customer_id)).size + asked.length - ofCustomers.length
    : asked.length
}

/** The lock of `ReminderFacts`. */
export const makeLock = (database: Database["Type"], serverTime: Effect.Effect<number | null>) =>
  Effect.fnUntraced(function* (
    companyId: number,
    attemptIds: ReadonlyArray<number>,
    options: LockOptions
  ): Effect.fn.Return<LockedRows, ServiceUnavailable> {
    const time = options.testClock ?? (yield* serverTime)
    const held = yield* hold(database, companyId, attemptIds, { ...options, time })
    const takenIn = held.asked
      .filter(({ attempt_id, status }) => status === "scheduled" && !attemptIds.includes(attempt_id))
      .map(({ attempt_id }) => attempt_id)
    return yield* read(database, companyId, held, { ...options, takenIn, time })
  })

/** The statement that finds the last messages of customers; its rows are read by `toMessagedOn`. */
export const lastMessages = (companyId: number, customerIds: ReadonlyArray<number>) => ({
  text: Statements.MESSAGED_ON,
  params: [companyId, customerIds, MAX_LATEST]
})

/** A row of `lastMessages`. */
export const toMessagedOn = (row: Row): MessagedOn => ({
  customerId: row["customer_id"] as number,
  channel: row["channel"] as MessagedOn["channel"],
  sentOn: row["sent_on"] as string
})
