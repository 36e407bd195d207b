/** The attempts about bills, in PostgreSQL: locked with their bills to decide on them, and read to plan. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Pace } from "../../domain/dunning/Pace.ts"
import type { Payable } from "../../domain/Payable.ts"
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import { Database } from "../../postgres/Database.ts"
import { ServerTime, serverMillis } from "../../postgres/ServerTime.ts"
import { payableColumns, toPayable } from "../Rows.ts"
import { attemptColumns, mattersFor, toAttemptRecord } from "./AttemptRows.ts"
import { forEachId, lockEachId, sendNeeded, uniqueIds } from "./LockStatements.ts"
import { messageColumns, type MessageRecord, toMessageRecord } from "./MessageRows.ts"
import { beginPace, lockPace, toPace } from "./ReminderPace.ts"

/** Locked bills, and what decisions on their attempts depend on. */
export interface LockedBills {
  readonly payables: ReadonlyArray<Payable>
  /** The attempts of these bills that planning depends on. */
  readonly attempts: ReadonlyArray<AttemptRecord>
  /** The messages of these bills. */
  readonly messages: ReadonlyArray<MessageRecord>
  /** The company's pace; none unless it was asked for. */
  readonly pace: Pace
  /** Epoch milliseconds: the time after all locks were taken. */
  readonly now: number
}

/** How bills are locked. */
export interface BillLockOptions {
  /** With `orSkip`, bills that another transaction has locked are left out, with their attempts. */
  readonly mode: "wait" | "orSkip"
  /** Epoch milliseconds of the company's test clock; null for the time of the database. */
  readonly testClock: number | null
  /** Whether messages are going to be sent: the company's pace is locked, first of all. */
  readonly pace?: boolean
}

export class BillAttempts extends Context.Tag("duebook/BillAttempts")<
  BillAttempts,
  {
    /** Locks the bills of these attempts, and then the attempts, until the transaction ends. */
    readonly lock: (
      companyId: number,
      attemptIds: ReadonlyArray<number>,
      options: BillLockOptions
    ) => Effect.Effect<LockedBills, ServiceUnavailable>
    /** Ids of bills that are not paid, after this one, up to `limit`. */
    readonly openAfter: (
      companyId: number,
      after: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<number>, ServiceUnavailable>
    /** Locks bills in the order of their ids, and gives each with the attempts that planning depends on. */
    readonly hold: (
      companyId: number,
      payableIds: ReadonlyArray<number>
    ) => Effect.Effect<Pick<LockedBills, "attempts" | "payables">, ServiceUnavailable>
    /** The attempts of a bill that planning depends on, oldest first. The caller has locked the bill. */
    readonly of: (
      companyId: number,
      payableId: number
    ) => Effect.Effect<ReadonlyArray<AttemptRecord>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    BillAttempts,
    Effect.gen(function* () {
      const database = yield* Database
      const serverTime = yield* ServerTime
      return BillAttempts.of({
        lock: (companyId, attemptIds, options) =>
          Effect.flatMap(serverTime, (at) =>
            lockBills(database, companyId, attemptIds, { ...options, time: options.testClock ?? at })
          ),
        openAfter: (companyId, after, limit) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query<{ readonly payable_id: number }>(OPEN_AFTER, [companyId, after, limit]),
            (rows) => rows.map(({ payable_id }) => payable_id)
          ),
        hold: (companyId, payableIds) => hold(database, companyId, payableIds),
        of: (companyId, payableId) =>
          Effect.map(database.ofCompany(companyId).query(OF_BILL, [companyId, payableId]), (rows) =>
            rows.map(toAttemptRecord)
          )
      })
    })
  )
}

/** Of each bill so many of the latest messages are read. A day has far fewer. */
const MAX_MESSAGES = 1_000

/** Three round trips, so that each sees what can no longer change: attempts and pace, bills, and what is about them. */
const lockBills = Effect.fnUntraced(function* (
  database: Database["Type"],
  companyId: number,
  attemptIds: ReadonlyArray<number>,
  { mode, pace = false, time }: BillLockOptions & { readonly time: number | null }
): Effect.fn.Return<LockedBills, ServiceUnavailable> {
  const first = yield* sendNeeded(database, {
    pace: pace && lockPace(companyId),
    asked: { text: BILLS_OF, params: [companyId, attemptIds] }
  })
  const asked = uniqueIds(first.asked.map((row) => row["payable_id"] as number | null))
  const second = yield* sendNeeded(database, {
    // A company has a row of its pace from its first message on; another worker may insert it in between.
    pace: pace && first.pace.length === 0 && beginPace(companyId),
    payables: asked.length > 0 && {
      text: mode === "orSkip" ? LOCK_FREE_BILLS : LOCK_BILLS,
      params: [companyId, asked]
    }
  })
  const payables = second.payables.map(toPayable)
  const ids = payables.map(({ id }) => id)
  const held = new Set(ids)
  const own = uniqueIds(
    first.asked
      .filter((row) => held.has(row["payable_id"] as number))
      .map((row) => row["attempt_id"] as number)
  )
  const third = yield* sendNeeded(database, {
    locked: own.length > 0 && { text: LOCK_ATTEMPTS, params: [companyId, own] },
    attempts: own.length > 0 && { text: OF_BILLS, params: [companyId, ids, own] },
    messages: own.length > 0 && { text: MESSAGES, params: [companyId, ids, MAX_MESSAGES] },
    time: { text: `select ${serverMillis("$1")} as now`, params: [time] }
  })
  return {
    payables,
    attempts: third.attempts.map(toAttemptRecord),
    messages: third.messages.map(toMessageRecord),
    pace: toPace([...first.pace, ...second.pace]),
    now: Number(third.time[0]?.["now"])
  }
})

/** Two round trips: the attempts are those after the locks were taken. */
const hold = Effect.fnUntraced(function* (
  database: Database["Type"],
  companyId: number,
  payableIds: ReadonlyArray<number>
) {
  const ids = uniqueIds(payableIds)
  if (ids.length === 0) return { payables: [], attempts: [] }
  const [payables = []] = yield* database.queryAll([{ text: LOCK_BILLS, params: [companyId, ids] }])
  const [attempts = []] = yield* database.queryAll([{ text: OF_BILLS, params: [companyId, ids, []] }])
  return { payables: payables.map(toPayable), attempts: attempts.map(toAttemptRecord) }
})

const OPEN_AFTER = `
  select payable_id from payables where company_id = $1 and status = 'open' and payable_id > $2
  order by payable_id limit $3`

/** The bills of attempts; parameters: company, attempts. */
const BILLS_OF = forEachId(
  "select attempt_id, payable_id from reminder_attempts where company_id = $1 and attempt_id = i.id and payable_id is not null"
)

const billById = `select ${payableColumns} from payables t where t.company_id = $1 and t.payable_id = i.id`

/** Locks bills; parameters: company, bills. */
const LOCK_BILLS = lockEachId(billById, "")
/** The same without those that are locked. */
const LOCK_FREE_BILLS = lockEachId(billById, "skip locked")

/** Locks attempts; parameters: company, attempts. */
const LOCK_ATTEMPTS = lockEachId(
  "select from reminder_attempts where company_id = $1 and attempt_id = i.id",
  ""
)

/** The attempts of bills; parameters: company, bills, attempts that are read anyway. */
const OF_BILLS = forEachId(
  `select ${attemptColumns} from reminder_attempts t where t.company_id = $1 and t.payable_id = i.id
     and (${mattersFor("payable_id", "$1", "i.id")} or t.attempt_id = any($3::bigint[])) order by t.attempt_id`
)

/** The latest messages of bills; parameters: company, bills, messages for each bill. */
const MESSAGES = forEachId(
  `select ${messageColumns} from reminder_messages m where m.company_id = $1 and m.payable_id = i.id
     order by m.message_id desc limit $3`
)

const OF_BILL = `
  select ${attemptColumns} from reminder_attempts t
  where t.company_id = $1 and t.payable_id = $2 and ${mattersFor("payable_id", "$1", "$2")} order by t.attempt_id`
