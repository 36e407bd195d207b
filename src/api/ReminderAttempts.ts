/** Reminder attempts over HTTP (contract §9). */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { ReminderAttempt } from "../domain/ReminderAttempt.ts"
import { ReminderMessage } from "../domain/ReminderMessage.ts"
import { Instant } from "../domain/CalendarDate.ts"
import { Schema } from "effect"
import { IdFromPath } from "../domain/Ids.ts"
import { ScheduleEntry } from "../domain/dunning/ScheduleEntry.ts"
import { field, optionalField, optionalNamed } from "../domain/JsonFields.ts"
import { ListEnvelope, ReadEnvelope } from "./Envelope.ts"
import { Admission, EndpointAdmission, needs } from "./Admission.ts"
import { badPage, Examples } from "./Examples.ts"
import * as Failures from "./Failures.ts"
import { IdParam, listQuery, oneOf } from "./Queries.ts"

/** Filters of GET /reminder-attempts. */
export const ReminderAttemptsQuery = listQuery({
  receivableId: optionalNamed("receivable_id", "Only those of this receivable.", 1001)(IdParam),
  customerId: optionalNamed("customer_id", "Only those of this customer.", 42)(IdParam),
  status: optionalField(
    oneOf("scheduled", "sending", "sent", "failed", "skipped", "cancelled", "unknown"),
    "Only those with this status."
  ),
  channel: optionalField(oneOf("email", "sms"), "Only those on this channel."),
  scheduledFrom: optionalNamed(
    "scheduled_from",
    "Only those scheduled for this moment or later.",
    "2026-04-01"
  )(Instant),
  scheduledTo: optionalNamed(
    "scheduled_to",
    "Only those scheduled for this moment or earlier.",
    "2026-04-30T21:59:59Z"
  )(Instant)
})

const skippedAttempt = {
  id: 9002,
  receivable_id: 1001,
  customer_id: 42,
  step: 4,
  offset_days: 14,
  channel: "sms",
  locale: "de",
  timezone: "Europe/Berlin",
  recipient: null,
  scheduled_for: "2026-04-14T07:00:00.000Z",
  scheduled_local: "2026-04-14T09:00:00+02:00",
  status: "skipped",
  reason_code: "no_address",
  try_count: 0,
  balance_minor: 7050,
  currency: "EUR",
  provider_message_id: null,
  sent_at: null,
  error: null,
  created_at: "2026-04-07T07:00:04.020Z"
}

const sentAttempt = {
  ...skippedAttempt,
  id: 9001,
  step: 2,
  offset_days: 3,
  channel: "email",
  recipient: "a…@example.com",
  scheduled_for: "2026-04-03T07:00:00.000Z",
  scheduled_local: "2026-04-03T09:00:00+02:00",
  status: "sent",
  reason_code: null,
  try_count: 1,
  provider_message_id: "<9001@reminders.example.com>",
  sent_at: "2026-04-03T07:00:02.317Z",
  created_at: "2026-03-31T07:00:03.118Z"
}

const scheduleEntry = (
  attempt: typeof skippedAttempt | typeof sentAttempt,
  shiftedBy: ReadonlyArray<string>
) => ({
  attempt_id: attempt.id,
  step: attempt.step,
  offset_days: attempt.offset_days,
  channel: attempt.channel,
  status: attempt.status,
  scheduled_for: attempt.scheduled_for,
  scheduled_local: attempt.scheduled_local,
  reason_code: attempt.reason_code,
  shifted_by: shiftedBy
})

const futureEntry = {
  attempt_id: null,
  step: 4,
  offset_days: 14,
  channel: "email",
  status: "scheduled",
  scheduled_for: "2026-04-14T07:00:00.000Z",
  scheduled_local: "2026-04-14T09:00:00+02:00",
  reason_code: null,
  shifted_by: []
}

const message = {
  attempt_ids: [9001],
  customer_id: 42,
  channel: "email",
  recipient: "ada@example.com",
  locale: "en",
  subject: "Reminder: INV-2026-0042",
  text: "Dear Ada Lovelace,\n\nEUR 70.50 for INV-2026-0042 was due on 31 March 2026. …",
  html: "<p>Dear Ada Lovelace,</p> …",
  sent_at: "2026-04-03T07:00:02.317Z",
  status: "sent"
}

export const ReminderAttemptsGroup = HttpApiGroup.make("reminderAttempts")
  .add(
    HttpApiEndpoint.get("list", "/reminder-attempts")
      .setUrlParams(ReminderAttemptsQuery)
      .addSuccess(ListEnvelope(ReminderAttempt))
      .addError(Failures.NotFound)
      .addError(Failures.ValidationFailed)
      .annotate(EndpointAdmission, needs("receivables:read"))
      .annotate(OpenApi.Identifier, "listReminderAttempts")
      .annotate(Examples, {
        data: [skippedAttempt, sentAttempt],
        record: sentAttempt,
        invalid: badPage
      })
      .annotate(OpenApi.Summary, "List reminder attempts")
      .annotate(
        OpenApi.Description,
        "Every message to customers, planned, sent or not, with the reason: an attempt of each receivable that a message names, newest first. A bare date in `scheduled_from` or `scheduled_to` means that day at 00:00 UTC; both ends are included."
      )
  )
  .add(
    HttpApiEndpoint.get("message", "/reminder-attempts/:attempt/message")
      .setPath(Schema.Struct({ attempt: field("Id of the reminder attempt.", 9001)(IdFromPath) }))
      .addSuccess(ReadEnvelope(ReminderMessage))
      .addError(Failures.NotFound)
      .annotate(EndpointAdmission, needs("receivables:read"))
      .annotate(OpenApi.Identifier, "getReminderMessage")
      .annotate(Examples, { data: message, invalid: badPage })
      .annotate(OpenApi.Summary, "Read what a reminder said")
      .annotate(
        OpenApi.Description,
        "The text as it was handed over last, with the address in full. One message may cover several attempts of a customer. 404 where nothing was rendered for the attempt, or where its text is no longer kept."
      )
  )
  .add(
    HttpApiEndpoint.get("schedule", "/receivables/:receivable/schedule")
      .setPath(Schema.Struct({ receivable: field("Id of the receivable.", 1001)(IdFromPath) }))
      .addSuccess(ReadEnvelope(Schema.Array(ScheduleEntry)))
      .addError(Failures.NotFound)
      .annotate(EndpointAdmission, needs("receivables:read"))
      .annotate(OpenApi.Identifier, "getReminderSchedule")
      .annotate(Examples, {
        data: [scheduleEntry(sentAttempt, []), scheduleEntry(skippedAttempt, ["weekend"]), futureEntry],
        invalid: badPage
      })
      .annotate(OpenApi.Summary, "Read the reminder schedule of a receivable")
      .annotate(
        OpenApi.Description,
        "Every attempt of the receivable, also those that have ended, and every message to come that names it, in order of time, on the customer's clock and in UTC, with the reason of each shift and of each message that was not or will not be sent."
      )
  )
  .middlewareEndpoints(Admission)
  .annotate(OpenApi.Title, "Reminder attempts")
  .annotate(OpenApi.Description, "What was sent to customers, what will be, and what was not and why.")
