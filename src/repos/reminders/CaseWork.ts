/** What workers read and store beside cases: the pace, claimed attempts, and the messages that were decided on. */
import { Context, Effect, Layer } from "effect"
import type { DecidedReminder } from "../../domain/dunning/case/StoredCase.ts"
import type { Pace } from "../../domain/dunning/Pace.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { AttemptRecord, Channel } from "../../domain/ReminderAttempt.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"
import { ServerTime, serverMillis } from "../../postgres/ServerTime.ts"
import { attemptColumns, insertOf, type NewAttempt, toAttemptRecord } from "./AttemptRows.ts"
import { messageColumns, type MessageRecord, toMessageRecord } from "./MessageRows.ts"
import { reserveMessages, toMessageIds } from "./ReminderMessages.ts"
import { beginPace, lockPace, toPace } from "./ReminderPace.ts"
import { count } from "../ResourceCounts.ts"

/** A message with what it was decided to say; null for one from before there were cases. */
export interface DecidedMessage {
  readonly record: MessageRecord
  readonly decided: DecidedReminder | null
}

export class CaseWorkRepo extends Context.Tag("duebook/CaseWorkRepo")<
  CaseWorkRepo,
  {
    /**
     * Begins a transaction that decides: locks the company's pace, and takes numbers for so many messages. The time is
     * that of the test clock, or of the database, after the lock.
     */
    readonly begin: (
      companyId: number,
      testClock: number | null,
      messages: number
    ) => Effect.Effect<
      { readonly pace: Pace; readonly now: number; readonly messageIds: ReadonlyArray<number> },
      ServiceUnavailable
    >
    /** The time of the test clock, or of the database. */
    readonly now: (testClock: number | null) => Effect.Effect<number, ServiceUnavailable>
    /** Locks attempts, whose cases are locked, and reads the messages of those that are being sent. */
    readonly attempts: (
      companyId: number,
      attemptIds: ReadonlyArray<number>
    ) => Effect.Effect<
      { readonly attempts: ReadonlyArray<AttemptRecord>; readonly messages: ReadonlyArray<DecidedMessage> },
      ServiceUnavailable
    >
    /**
     * Locks the debts that messages have named, before their cases: a payment locks its debt first, too, and the case at
     * the end.
     */
    readonly lockNamed: (
      companyId: number,
      messageIds: ReadonlyArray<number>
    ) => Effect.Effect<void, ServiceUnavailable>
    /** The messages of attempts that are being sent, read without a lock. */
    readonly sending: (
      companyId: number,
      attemptIds: ReadonlyArray<number>
    ) => Effect.Effect<ReadonlyArray<number>, ServiceUnavailable>
    /** Locks the case of a customer without reading it: it may be what can't be read. */
    readonly lockCase: (companyId: number, customerId: number) => Effect.Effect<void, ServiceUnavailable>
    /**
     * Forgets the next message of a case, which has ended without another one in its place: the next write plans one,
     * whatever it changes. Nothing of the case is being handed over on the channel any more.
     */
    readonly forgetNext: (
      companyId: number,
      customerId: number,
      channel: Channel
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Adds attempts that have ended, and those of a message to the attempts of that. */
    readonly addEnded: (
      companyId: number,
      attempts: ReadonlyArray<NewAttempt>,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    CaseWorkRepo,
    Effect.gen(function* () {
      const database = yield* Database
      const serverTime = yield* ServerTime
      const timeOf = (at: number | null) => ({ text: `select ${serverMillis("$1")} as now`, params: [at] })
      return CaseWorkRepo.of({
        begin: Effect.fnUntraced(function* (companyId, testClock, messages) {
          const at = testClock ?? (yield* serverTime)
          const [locked = [], times = [], numbers = []] = yield* database.queryAll([
            lockPace(companyId),
            timeOf(at),
            reserveMessages(messages)
          ])
          // A company has a row of its pace from its first message on; another worker may insert it in between.
          const [begun = []] = locked.length === 0 ? yield* database.queryAll([beginPace(companyId)]) : []
          return {
            pace: toPace([...locked, ...begun]),
            now: Number(times[0]?.["now"]),
            messageIds: toMessageIds(numbers)
          }
        }),
        now: Effect.fnUntraced(function* (testClock) {
          const at = testClock ?? (yield* serverTime)
          const [times = []] = yield* database.queryAll([timeOf(at)])
          return Number(times[0]?.["now"])
        }),
        attempts: Effect.fnUntraced(function* (companyId, attemptIds) {
          if (attemptIds.length === 0) return { attempts: [], messages: [] }
          const [attempts = [], messages = []] = yield* database.queryAll([
            { text: ATTEMPTS, params: [companyId, attemptIds] },
            { text: MESSAGES, params: [companyId, attemptIds] }
          ])
          return { attempts: attempts.map(toAttemptRecord), messages: messages.map(toDecidedMessage) }
        }),
        lockNamed: (companyId, messageIds) =>
          messageIds.length === 0 ? Effect.void : database.execute(LOCK_NAMED, [companyId, messageIds]),
        sending: (companyId, attemptIds) =>
          attemptIds.length === 0
            ? Effect.succeed([])
            : Effect.map(
                database.query<{ readonly message_id: number }>(SENDING, [companyId, attemptIds]),
                (rows) => rows.map(({ message_id }) => message_id)
              ),
        lockCase: (companyId, customerId) => database.execute(LOCK_CASE, [companyId, customerId]),
        forgetNext: (companyId, customerId, channel) =>
          database.execute(FORGET_NEXT, [companyId, customerId, channel]),
        addEnded: (companyId, attempts, now) =>
          attempts.length === 0
            ? Effect.void
            : Effect.zipRight(
                addEnded(database, companyId, attempts, now),
                Effect.forEach(
                  attempts,
                  ({ status }) => count(database, companyId, "reminder_attempt", status, 1),
                  { discard: true }
                )
              )
      })
    })
  )
}

const toDecidedMessage = (row: Row): DecidedMessage => ({
  record: toMessageRecord(row),
  decided: row["decided"] === null ? null : (JSON.parse(row["decided"] as string) as DecidedReminder)
})

const addEnded = (
  database: Database["Type"],
  companyId: number,
  attempts: ReadonlyArray<NewAttempt>,
  now: number
) => {
  const { params, text } = insertOf(companyId, attempts, now)
  return database.execute(
    `with added as (${text} returning attempt_id, message_id), ids as (
       select message_id, array_agg(attempt_id order by attempt_id) as attempt_ids from added
       where message_id is not null group by message_id
     )
     update reminder_messages m set attempt_ids = m.attempt_ids || ids.attempt_ids
     from ids where m.company_id = $1 and m.message_id = ids.message_id`,
    params
  )
}

const lookUp = (look: string): string => `
  select t.* from (select distinct id from unnest($2::bigint[]) i (id) order by id) i cross join lateral (${look}) t`

const ATTEMPTS = lookUp(
  `select ${attemptColumns} from reminder_attempts t where t.company_id = $1 and t.attempt_id = i.id for no key update`
)

const MESSAGES = lookUp(
  `select ${messageColumns}, m.decided::text as decided from reminder_attempts a
   join reminder_messages m on m.company_id = a.company_id and m.message_id = a.message_id
   where a.company_id = $1 and a.attempt_id = i.id and a.status = 'sending' offset 0`
)

const LOCK_NAMED = `
  select from receivables where company_id = $1 and receivable_id = any(array(
    select (n ->> 'id')::bigint from reminder_messages m cross join lateral jsonb_array_elements(m.decided -> 'named') n
    where m.company_id = $1 and m.message_id = any($2::bigint[])
  )) order by receivable_id for no key update`

const LOCK_CASE = "select from cases where company_id = $1 and customer_id = $2 for update"

const FORGET_NEXT = `
  update cases set state = (state - 'next') #- array['inFlight', $3::text], version = version + 1
  where company_id = $1 and customer_id = $2`

const SENDING = lookUp(
  `select message_id from reminder_attempts a where a.company_id = $1 and a.attempt_id = i.id and a.status = 'sending'
     and a.message_id is not null offset 0`
)
