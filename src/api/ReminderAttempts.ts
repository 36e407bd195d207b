/** Reminder attempts over HTTP (contract §9). */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { ReminderAttempt } from "../domain/ReminderAttempt.ts"
import { Instant } from "../domain/CalendarDate.ts"
import { Schema } from "effect"
import { IdFromPath } from "../domain/Ids.ts"
import { ScheduleEntry } from "../domain/dunning/ScheduleEntry.ts"
import { optional, optionalNamed } from "../domain/JsonFields.ts"
import { ListEnvelope, ReadEnvelope } from "./Envelope.ts"
import { Access, EndpointAccess, needs } from "./Access.ts"
import * as Failures from "./Failures.ts"
import { IdParam, listQuery, oneOf } from "./Queries.ts"

/** Filters of GET /reminder-attempts. */
export const ReminderAttemptsQuery = listQuery({
  receivableId: optionalNamed("receivable_id")(IdParam),
  customerId: optionalNamed("customer_id")(IdParam),
  status: optional(oneOf("scheduled", "sending", "sent", "failed", "skipped", "cancelled", "unknown")),
  channel: optional(oneOf("email", "sms")),
  scheduledFrom: optionalNamed("scheduled_from")(Instant),
  scheduledTo: optionalNamed("scheduled_to")(Instant)
})

export const ReminderAttempts = HttpApiGroup.make("reminderAttempts")
  .add(
    HttpApiEndpoint.get("list", "/reminder-attempts")
      .setUrlParams(ReminderAttemptsQuery)
      .addSuccess(ListEnvelope(ReminderAttempt))
      .addError(Failures.NotFound)
      .addError(Failures.ValidationFailed)
      .annotate(EndpointAccess, needs("receivables:read"))
      .annotate(OpenApi.Summary, "List reminder attempts")
      .annotate(
        OpenApi.Description,
        "Every message that was intended, sent or not, with the reason; newest first. A bare date in `scheduled_from` or `scheduled_to` means that day at 00:00 UTC; both ends are included."
      )
  )
  .add(
    HttpApiEndpoint.get("schedule", "/receivables/:receivable/schedule")
      .setPath(Schema.Struct({ receivable: IdFromPath }))
      .addSuccess(ReadEnvelope(Schema.Array(ScheduleEntry)))
      .addError(Failures.NotFound)
      .annotate(EndpointAccess, needs("receivables:read"))
      .annotate(OpenApi.Summary, "Read the reminder schedule of a receivable")
      .annotate(
        OpenApi.Description,
        "Every attempt there was and every step to come, in order of time, on the customer's clock and in UTC, with the reason of each shift and of each message that was not or will not be sent."
      )
  )
  .middlewareEndpoints(Access)
  .annotate(OpenApi.Title, "Reminder attempts")
  .annotate(OpenApi.Description, "What was sent to customers, what will be, and what was not and why.")
