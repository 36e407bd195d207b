/**
 * Reminder attempts by the time that was planned for them: what is planned, the earliest first, and what has ended, the
 * newest first. The attempts of one message follow on each other. A piece looks at a bounded number of attempts.
 */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { AttemptStatus } from "../../domain/ReminderAttempt.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"
import { Conditions } from "../Listing.ts"
import { iso } from "../Rows.ts"
import type { AttemptSearchFilter } from "./AttemptSearch.ts"
import { attemptColumns, toAttemptRecord } from "./AttemptRows.ts"
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"

/** The place of an attempt in the order of its list. */
export interface RecordPlace {
  /** Epoch milliseconds. */
  readonly scheduledFor: number
  readonly customerId: number
  readonly id: number
}

/** Which part of a list. */
export interface RecordPiece {
  /** Whether what is planned is listed, or what has ended. */
  readonly of: "planned" | "ended"
  readonly after: RecordPlace | null
  /** Rows at most. */
  readonly rows: number
  /** Attempts that are looked at, at most. */
  readonly walked: number
}

export class AttemptRecords extends Context.Tag("duebook/AttemptRecords")<
  AttemptRecords,
  {
    readonly list: (
      companyId: number,
      filter: AttemptSearchFilter,
      piece: RecordPiece
    ) => Effect.Effect<ReadonlyArray<AttemptRecord>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    AttemptRecords,
    Effect.map(Database, (database) =>
      AttemptRecords.of({
        list: (companyId, filter, piece) => {
          const { params, text } = statementOf(companyId, filter, piece)
          return Effect.map(
            database.ofCompany(companyId).queryAll([{ text, params, unprepared: true }], "list"),
            ([rows = []]: ReadonlyArray<ReadonlyArray<Row>>) => rows.map(toAttemptRecord)
          )
        }
      })
    )
  )
}

/** Statuses whose attempts have an index of their own. */
const indexed: ReadonlyArray<AttemptStatus> = ["failed", "unknown"]

/**
 * The statement of a piece. What has an index by another order, the attempts of one customer and those in trouble, is
 * sorted after it was found; everything else is found in the order of time.
 */
const statementOf = (
  companyId: number,
  filter: AttemptSearchFilter,
  { after, of, rows, walked }: RecordPiece
) => {
  const isPlanned = of === "planned"
  const [direction, beyond] = isPlanned ? ["", ">"] : ["desc", "<"]
  const order = `t.scheduled_for ${direction}, t.customer_id ${direction}, t.attempt_id ${direction}`
  // A literal from the closed list, because some indexes are of some statuses alone.
  const literal = AttemptStatus.literals.find((each) => each === filter.status)
  const isInTrouble = literal !== undefined && indexed.includes(literal)
  const conditions = new Conditions(companyId)
  conditions.and(isPlanned ? "t.status = 'scheduled'" : "t.status <> 'scheduled'")
  if (isInTrouble) conditions.and(`t.status = '${literal}'`)
  conditions.when(filter.customerId, (value) => `t.customer_id = ${value}`)
  const isSortedLater = filter.customerId !== undefined || (isInTrouble && !isPlanned)
  const place = (text: Conditions) => {
    if (after === null) return
    const values = [
      `${text.param(iso(after.scheduledFor))}::timestamptz`,
      `${text.param(after.customerId)}::bigint`,
      `${text.param(after.id)}::bigint`
    ]
    text.and(`(t.scheduled_for, t.customer_id, t.attempt_id) ${beyond} (${values.join(", ")})`)
  }
  if (!isSortedLater) place(conditions)
  const inner = `
    select * from reminder_attempts t where t.company_id = $1 and t.customer_id is not null${conditions.sql}
    order by ${isSortedLater ? "t.attempt_id desc" : order} limit ${Math.trunc(walked)}`
  const rest = new Conditions(companyId)
  rest.params.push(...conditions.params.slice(1))
  if (isSortedLater) place(rest)
  rest
    .when(literal, (value) => `t.status = ${value}`)
    .when(filter.channel, (value) => `t.channel = ${value}`)
    .when(filter.reason, (value) => `t.reason_code = ${value}`)
    .when(instantOf(filter.scheduledFrom), (value) => `t.scheduled_for >= ${value}`)
    .when(instantOf(filter.scheduledBefore), (value) => `t.scheduled_for < ${value}`)
  return {
    text: `
      select ${attemptColumns} from (${inner}) t where t.receivable_id is not null${rest.sql}
      order by ${order} limit ${Math.trunc(rows)}`,
    params: rest.params
  }
}

const instantOf = (millis: number | undefined): string | undefined =>
  millis === undefined ? undefined : iso(millis)
