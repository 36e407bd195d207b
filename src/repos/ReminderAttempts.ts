/** Reminder attempts in PostgreSQL, as integrators read them. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { type AttemptRecord, attemptColumns, toAttemptRecord } from "./AttemptRows.ts"
import type { AttemptStatus, Channel } from "../domain/ReminderAttempt.ts"
import type { Page, PageRequest } from "../domain/Wire.ts"
import { Database } from "../sql/Database.ts"
import { Conditions, page } from "./Listing.ts"

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

export class ReminderAttemptsRepo extends Context.Tag("duebook/ReminderAttemptsRepo")<
  ReminderAttemptsRepo,
  {
    readonly list: (
      companyId: number,
      filter: AttemptFilter,
      request: PageRequest
    ) => Effect.Effect<Page<AttemptRecord>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReminderAttemptsRepo,
    Effect.map(Database, (database) =>
      ReminderAttemptsRepo.of({
        list: (companyId, filter, request) =>
          page(
            database,
            {
              table: "reminder_attempts",
              id: "attempt_id",
              columns: attemptColumns,
              conditions: new Conditions(companyId)
                .when(filter.receivableId, (value) => `t.receivable_id = ${value}`)
                .when(filter.customerId, (value) => `t.customer_id = ${value}`)
                .when(filter.status, (value) => `t.status = ${value}`)
                .when(filter.channel, (value) => `t.channel = ${value}`)
                .when(instant(filter.scheduledFrom), (value) => `t.scheduled_for >= ${value}`)
                .when(instant(filter.scheduledTo), (value) => `t.scheduled_for <= ${value}`)
            },
            request,
            toAttemptRecord
          )
      })
    )
  )
}

const instant = (millis: number | undefined) =>
  millis === undefined ? undefined : new Date(millis).toISOString()
