/**
 * Reminder attempts by any filter, newest first, in pieces. A piece looks at a bounded number of attempts, because only
 * status, customer and id have indexes (docs/adr/0017): a company with millions of attempts gets its answer as fast as
 * others, and goes on from where the piece ended.
 */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import {
  type AttemptRecord,
  AttemptStatus,
  type Channel,
  type ReasonCode
} from "../../domain/ReminderAttempt.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"
import { attemptColumns, toAttemptRecord } from "./AttemptRows.ts"
import { Conditions } from "../Listing.ts"

/** Filters; all that are set must hold. */
export interface AttemptSearchFilter {
  readonly status?: AttemptStatus | undefined
  readonly channel?: Channel | undefined
  readonly reason?: ReasonCode | undefined
  readonly customerId?: number | undefined
  /** Epoch milliseconds, included. */
  readonly scheduledFrom?: number | undefined
  /** Epoch milliseconds, not included. */
  readonly scheduledBefore?: number | undefined
}

/** Which piece: how many rows at most, of how many attempts, all older than `before`. */
export interface Piece {
  readonly before: number | null
  readonly rows: number
  readonly walked: number
}

/** An attempt, and when the provider said that it had arrived (epoch milliseconds; null if it has not). */
export interface FoundAttempt extends AttemptRecord {
  readonly deliveredAt: number | null
}

/** A piece of a list. */
export interface FoundAttempts {
  readonly items: ReadonlyArray<FoundAttempt>
  /** Older attempts follow below this id; null at the end. */
  readonly next: number | null
  /** Whether the piece ended because it had looked at all that it may, and not because it was full. */
  readonly isCut: boolean
}

export class AttemptSearch extends Context.Tag("duebook/AttemptSearch")<
  AttemptSearch,
  {
    /** Attempts about receivables. */
    readonly search: (
      companyId: number,
      filter: AttemptSearchFilter,
      piece: Piece
    ) => Effect.Effect<FoundAttempts, ServiceUnavailable>
    /** One attempt about a receivable. */
    readonly find: (companyId: number, id: number) => Effect.Effect<FoundAttempt | null, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    AttemptSearch,
    Effect.map(Database, (database) => {
      const select = (companyId: number, text: string, params: ReadonlyArray<unknown>) =>
        Effect.map(
          database.ofCompany(companyId).queryAll([{ text, params, unprepared: true }], "list"),
          ([rows = []]): ReadonlyArray<Row> => rows
        )
      return AttemptSearch.of({
        search: Effect.fnUntraced(function* (companyId, filter, piece) {
          const { from, fromParams, params, text } = statementOf(companyId, filter, piece)
          const rows = (yield* select(companyId, text, params)).map(toFound)
          const items = rows.slice(0, piece.rows)
          if (rows.length > piece.rows) return { items, next: items.at(-1)?.id ?? null, isCut: false }
          const [end] = yield* select(
            companyId,
            `select count(*)::int as n, min(t.attempt_id) as last from (${from("t.attempt_id")}) t`,
            fromParams
          )
          const isCut = end?.["n"] === piece.walked
          return { items, next: isCut ? (end?.["last"] as number) : null, isCut }
        }),
        find: (companyId, id) =>
          Effect.map(database.ofCompany(companyId).query(FIND, [companyId, id]), ([row]) =>
            row === undefined ? null : toFound(row)
          )
      })
    })
  )
}

const columns = `${attemptColumns}, t.delivered_at`

const FIND = `
  select ${columns} from reminder_attempts t
  where t.company_id = $1 and t.attempt_id = $2 and t.receivable_id is not null`

const toFound = (row: Row): FoundAttempt => ({
  ...toAttemptRecord(row),
  deliveredAt: row["delivered_at"] as number | null
})

const iso = (millis: number | undefined): string | undefined =>
  millis === undefined ? undefined : new Date(millis).toISOString()

/** Statuses whose attempts have an index of their own. */
const indexed: ReadonlyArray<AttemptStatus> = ["failed", "unknown"]

/** The statement of a piece. `from` is the attempts that it looks at, whose parameters come first. */
const statementOf = (companyId: number, filter: AttemptSearchFilter, { before, rows, walked }: Piece) => {
  const { status } = filter
  // A literal from the closed list, because the index is of some statuses alone.
  const literal = AttemptStatus.literals.find((each) => each === status)
  const conditions = new Conditions(companyId)
    .when(before ?? undefined, (value) => `t.attempt_id < ${value}`)
    .when(filter.customerId, (value) => `t.customer_id = ${value}`)
  if (literal !== undefined && indexed.includes(literal)) conditions.and(`t.status = '${literal}'`)
  const found = conditions.sql
  const fromParams = [...conditions.params]
  const from = (what: string) => `
    select ${what} from reminder_attempts t where t.company_id = $1${found}
    order by t.attempt_id desc limit ${Math.trunc(walked)}`
  const rest = new Conditions(companyId)
  rest.params.push(...fromParams.slice(1))
  rest
    .when(literal, (value) => `t.status = ${value}`)
    .when(filter.channel, (value) => `t.channel = ${value}`)
    .when(filter.reason, (value) => `t.reason_code = ${value}`)
    .when(iso(filter.scheduledFrom), (value) => `t.scheduled_for >= ${value}`)
    .when(iso(filter.scheduledBefore), (value) => `t.scheduled_for < ${value}`)
  return {
    text: `
      select ${columns} from (${from("*")}) t where t.receivable_id is not null${rest.sql}
      order by t.attempt_id desc limit ${Math.trunc(rows) + 1}`,
    params: rest.params,
    from,
    fromParams
  }
}
