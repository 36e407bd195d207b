/** Reminder attempts in PostgreSQL: lists of them, and the changes of plans. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { type AttemptRecord, AttemptStatus, type Channel } from "../../domain/ReminderAttempt.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import { Database } from "../../postgres/Database.ts"
import { announceAttempts } from "../Announcements.ts"
import {
  attemptColumns,
  INSERT_ONE,
  insertedRow,
  insertOf,
  isUntried,
  mattersFor,
  type NewAttempt,
  toAttemptRecord,
  UPDATE,
  updatedRows
} from "./AttemptRows.ts"
import { Conditions, page } from "../Listing.ts"
import { count, countedTotal, countMove } from "../ResourceCounts.ts"

/** Filters of a list of attempts; all that are set must hold. */
export interface AttemptFilter {
  readonly receivableId?: number
  readonly customerId?: number
  readonly status?: AttemptStatus
  readonly channel?: Channel
  /** Epoch milliseconds, included. */
  readonly scheduledFrom?: number
  /** Epoch milliseconds, included. */
  readonly scheduledTo?: number
}

/** Whose attempts: of one receivable or of one bill. */
export type AttemptsOf = { readonly receivableId: number } | { readonly payableId: number }

/** What is owed of a receivable. */
export interface PresentBalance {
  readonly receivableId: number
  readonly currency: string
  readonly balanceMinor: number
}

/** An attempt before and after a change. */
export interface AttemptChange {
  readonly before: AttemptRecord
  readonly after: AttemptRecord
}

export class ReminderAttemptsRepo extends Context.Tag("duebook/ReminderAttemptsRepo")<
  ReminderAttemptsRepo,
  {
    /** Attempts about receivables, without those about bills. */
    readonly list: (
      companyId: number,
      filter: AttemptFilter,
      request: PageRequest
    ) => Effect.Effect<Page<AttemptRecord>, ServiceUnavailable>
    /** One attempt, about a receivable or a bill; null if there is none. */
    readonly find: (companyId: number, id: number) => Effect.Effect<AttemptRecord | null, ServiceUnavailable>
    /** All attempts of a receivable, oldest first. */
    readonly of: (
      companyId: number,
      receivableId: number
    ) => Effect.Effect<ReadonlyArray<AttemptRecord>, ServiceUnavailable>
    /** All attempts of receivables, oldest first: for cases from before there were cases. */
    readonly ofReceivables: (
      companyId: number,
      receivableIds: ReadonlyArray<number>
    ) => Effect.Effect<ReadonlyArray<AttemptRecord>, ServiceUnavailable>
    /**
     * The attempts of a receivable or bill that planning depends on, oldest first. The policy and its cap limit how many
     * there are, however often the due date has changed.
     */
    readonly forPlanning: (
      companyId: number,
      whose: AttemptsOf
    ) => Effect.Effect<ReadonlyArray<AttemptRecord>, ServiceUnavailable>
    /** Adds attempts. Of a bill, a second one for the same due date, step and channel is a defect. */
    readonly insert: (
      companyId: number,
      attempts: ReadonlyArray<NewAttempt>,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Stores every field that may change. The caller has locked the receivables and bills. */
    readonly update: (
      companyId: number,
      changes: ReadonlyArray<AttemptChange>
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Stores the present balance in the scheduled attempts of a receivable, which the caller has locked with its case. */
    readonly updateBalance: (
      companyId: number,
      balance: PresentBalance
    ) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReminderAttemptsRepo,
    Effect.map(Database, (database) =>
      ReminderAttemptsRepo.of({
        list: (companyId, filter, request) => list(database, companyId, filter, request),
        find: (companyId, id) =>
          Effect.map(database.ofCompany(companyId).query(ONE, [companyId, id]), ([row]) =>
            row === undefined ? null : toAttemptRecord(row)
          ),
        of: (companyId, receivableId) =>
          Effect.map(database.ofCompany(companyId).query(OF_RECEIVABLE, [companyId, receivableId]), (rows) =>
            rows.map(toAttemptRecord)
          ),
        ofReceivables: (companyId, receivableIds) =>
          receivableIds.length === 0
            ? Effect.succeed([])
            : Effect.map(
                database.ofCompany(companyId).query(OF_RECEIVABLES, [companyId, receivableIds]),
                (rows) => rows.map(toAttemptRecord)
              ),
        forPlanning: (companyId, whose) =>
          Effect.map(
            "receivableId" in whose
              ? database.ofCompany(companyId).query(FOR_RECEIVABLE, [companyId, whose.receivableId])
              : database.ofCompany(companyId).query(FOR_PAYABLE, [companyId, whose.payableId]),
            (rows) => rows.map(toAttemptRecord)
          ),
        insert: (companyId, attempts, now) =>
          attempts.length === 0
            ? Effect.void
            : inTurn(
                attempts.length === 1 && attempts[0] !== undefined && isUntried(attempts[0])
                  ? database.execute(INSERT_ONE, insertedRow(companyId, attempts[0], now))
                  : database.execute(insertOf(companyId, attempts, now)),
                announceAttempts(database, attempts),
                Effect.forEach(
                  attempts.filter(({ receivableId }) => receivableId !== null),
                  ({ status }) => count(database, companyId, COUNTED, status, 1),
                  { discard: true }
                )
              ),
        update: (companyId, changes) =>
          changes.length === 0
            ? Effect.void
            : inTurn(
                database.execute(UPDATE, [
                  companyId,
                  updatedRows(changes.map(({ after }) => after)),
                  changes.map(({ after }) => after.id)
                ]),
                announceAttempts(
                  database,
                  changes.map(({ after }) => after)
                ),
                Effect.forEach(
                  changes.filter(({ before }) => before.receivableId !== null),
                  ({ after, before }) =>
                    countMove(database, companyId, COUNTED, { from: before.status, to: after.status }),
                  { discard: true }
                )
              ),
        updateBalance: (companyId, { balanceMinor, currency, receivableId }) =>
          database.execute(UPDATE_BALANCE, [companyId, receivableId, currency, balanceMinor])
      })
    )
  )
}

const COUNTED = "reminder_attempt"

const inTurn = (...effects: ReadonlyArray<Effect.Effect<void, ServiceUnavailable>>) =>
  Effect.all(effects, { discard: true })

const literalOf = (status: AttemptStatus): string =>
  `'${AttemptStatus.literals.find((each) => each === status)}'`

/** The page of a list. The total is read from counters if the filter is by status alone. */
const list = (
  database: Database["Type"],
  companyId: number,
  filter: AttemptFilter,
  request: PageRequest
): Effect.Effect<Page<AttemptRecord>, ServiceUnavailable> => {
  const { status } = filter
  const conditions = new Conditions(companyId)
  // A literal, because the index of those in trouble is of some statuses alone.
  if (status !== undefined) conditions.and(`t.status = ${literalOf(status)}`)
  conditions
    .when(filter.receivableId, (value) => `t.receivable_id = ${value}`)
    .when(filter.customerId, (value) => `t.customer_id = ${value}`)
    .when(filter.channel, (value) => `t.channel = ${value}`)
    .when(instant(filter.scheduledFrom), (value) => `t.scheduled_for >= ${value}`)
    .when(instant(filter.scheduledTo), (value) => `t.scheduled_for <= ${value}`)
  const counted = conditions.params.length === 1
  return page(
    database,
    {
      table: "reminder_attempts",
      id: "attempt_id",
      columns: attemptColumns,
      conditions: conditions.and("t.receivable_id is not null"),
      ...(counted
        ? { total: countedTotal(COUNTED, status === undefined ? undefined : literalOf(status)) }
        : {})
    },
    request,
    toAttemptRecord
  )
}

const ONE = `select ${attemptColumns} from reminder_attempts t where t.company_id = $1 and t.attempt_id = $2`

const OF_RECEIVABLE = `
  select ${attemptColumns} from reminder_attempts t where t.company_id = $1 and t.receivable_id = $2
  order by t.attempt_id`

/** Attempts of one receivable that are read: a policy's steps on two channels, for a few due dates. */
const MAX_OF_RECEIVABLE = 200

const OF_RECEIVABLES = `
  select t.* from unnest($2::bigint[]) i (id) cross join lateral (
    select ${attemptColumns} from reminder_attempts t where t.company_id = $1 and t.receivable_id = i.id
    order by t.attempt_id desc limit ${MAX_OF_RECEIVABLE}
  ) t order by t.attempt_id`

const FOR_RECEIVABLE = `
  select ${attemptColumns} from reminder_attempts t
  where t.company_id = $1 and t.receivable_id = $2 and ${mattersFor("receivable_id", "$1", "$2")} order by t.attempt_id`

const FOR_PAYABLE = `
  select ${attemptColumns} from reminder_attempts t
  where t.company_id = $1 and t.payable_id = $2 and ${mattersFor("payable_id", "$1", "$2")} order by t.attempt_id`

const UPDATE_BALANCE = `
  update reminder_attempts set currency = $3, balance_minor = $4
  where company_id = $1 and receivable_id = $2 and status = 'scheduled'`

const instant = (millis: number | undefined) =>
  millis === undefined ? undefined : new Date(millis).toISOString()
