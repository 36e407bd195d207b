/** The next messages of a company's cases, in the order of time, each by the attempt that stands for it. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { Database } from "../../postgres/Database.ts"
import { iso } from "../Rows.ts"

/** A scheduled attempt of a case. */
export interface PlannedAttempt {
  readonly id: number
  readonly customerId: number
  readonly channel: Channel
  /** Epoch milliseconds. */
  readonly scheduledFor: number
}

/** Where a piece of the list begins: after this attempt. */
export type PlannedAfter = Pick<PlannedAttempt, "customerId" | "id" | "scheduledFor">

export class PlannedAttempts extends Context.Tag("duebook/PlannedAttempts")<
  PlannedAttempts,
  {
    /** Up to `limit` attempts that are planned until an instant in epoch milliseconds, the earliest first. */
    readonly next: (
      companyId: number,
      piece: { readonly after: PlannedAfter | null; readonly until: number; readonly limit: number }
    ) => Effect.Effect<ReadonlyArray<PlannedAttempt>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    PlannedAttempts,
    Effect.map(Database, (database) =>
      PlannedAttempts.of({
        next: (companyId, { after, limit, until }) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query<PlannedRow>(NEXT, [
                companyId,
                after === null ? "-infinity" : iso(after.scheduledFor),
                after?.customerId ?? 0,
                after?.id ?? 0,
                iso(until),
                limit
              ]),
            (rows) =>
              rows.map(({ attempt_id, channel, customer_id, scheduled_for }) => ({
                id: attempt_id,
                customerId: customer_id,
                channel,
                scheduledFor: scheduled_for
              }))
          )
      })
    )
  )
}

interface PlannedRow {
  readonly attempt_id: number
  readonly customer_id: number
  readonly channel: Channel
  readonly scheduled_for: number
}

const NEXT = `
  select attempt_id, customer_id, channel, scheduled_for from reminder_attempts
  where company_id = $1 and status = 'scheduled' and customer_id is not null
    and (scheduled_for, customer_id, attempt_id) > ($2::timestamptz, $3::bigint, $4::bigint)
    and scheduled_for <= $5::timestamptz
  order by scheduled_for, customer_id, attempt_id limit $6`
