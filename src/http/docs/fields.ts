/** What fields and parameters mean, by name; `Schema.field` wins over `field`. */
import { type Json, type JsonSchema, ref } from "./model.ts"

/** Descriptions of body fields. */
export const fieldDescriptions: Readonly<Record<string, string>> = {
  id: "Identifier, given by the service.",
  version: "Changes with every successful write; send it back as `expected_version`.",
  expected_version: "The `version` that you read and make this change on.",
  customer_id: "The customer who owes it.",
  customer: "The customer who owes it, created along with the receivable.",
  "NewReceivable.customer_id": "An existing customer of the company; either this or `customer`.",
  "NewReceivable.customer":
    "A new customer, created along with the receivable; either this or `customer_id`.",
  "ReceivablePatch.customer_id": "Another customer of the company; locked while payments are recorded.",
  amount: 'Decimal string in the currency\'s units, such as `"120.50"`.',
  amount_minor: "The amount in minor units: 12050 is EUR 120.50 or JPY 12,050.",
  paid_minor: "What is paid so far, in minor units.",
  balance_minor: "What is left to pay, in minor units.",
  "ReminderAttempt.balance_minor":
    "What was left to pay when it was decided on, in minor units; null before.",
  currency: "ISO 4217 currency code.",
  "NewPayment.currency": "When sent, must be the receivable's.",
  "ReceivablePatch.currency": "Needs an `amount` in the same request; locked while payments are recorded.",
  "PayablePatch.currency": "Needs an `amount` in the same request.",
  "CurrencyMismatchError.currency": "The receivable's currency.",
  due_date: "The day by which it should be paid.",
  status: "Where it stands.",
  "InvalidTransitionError.status": "The current status, which stands in the way.",
  "FieldLockedError.status": "The current status.",
  fields: "The fields that can't be changed.",
  external_reference: "Your own reference, an invoice number say; not unique.",
  description: "What the amount is for.",
  bill_label: "What the bill is for.",
  series_id: "The recurring series it belongs to; null for a single bill.",
  occurrence_index: "Position within the series, from 0; null for a single bill.",
  reason: "Why; kept in the audit trail.",
  "ForbiddenError.reason": "Why the key may not.",
  "ServiceUnavailableError.reason": "Why the service can't answer.",
  required_scope: "The scope that the key lacks.",
  policy: "Which limit: the key's own, or the company's allowance for the plan period.",
  current_version: "The version that the resource has now.",
  display_name: "The customer's name, as reminders address it.",
  email: "Where reminders by e-mail go.",
  phone_e164: "Where reminders by SMS go, in E.164 form.",
  preferred_locale:
    "The language of reminders, a BCP 47 tag: `en`, `de`, `fr`, `es`, `it`, `nl` or `pt`, with a region for amounts and dates; any other is English. Without one, that of the company's country.",
  timezone: "The customer's time zone, an IANA name; the company's is used without one.",
  "ScheduleEntry.shifted_by": "What moved it from where the policy has it, in that order.",
  "ReminderAttempt.timezone": "The time zone that it was planned in.",
  locale: "The language it is written in.",
  receivable_id: "The receivable it belongs to.",
  paid_at: "When the money came.",
  "NewPayment.paid_at": "When the money came; now unless sent, at most a day in the future.",
  method: "How it was paid, in your own words.",
  note: "A remark.",
  created_at: "When it was recorded here.",
  receivable: "The receivable as it stands now.",
  recipient: "The address, masked.",
  channel: "How it goes.",
  step: "Position in the reminder policy's ladder, from 0.",
  offset_days: "Days from the due date; negative before it.",
  scheduled_for: "When it is to be sent.",
  scheduled_local: "The same moment on the customer's clock, with its offset.",
  reason_code: "Why nothing was sent, or not as first planned.",
  try_count: "How often handing it over was tried.",
  provider_message_id: "The provider's id of the message; the Message-ID of an e-mail.",
  sent_at: "When it was handed over.",
  error: "What went wrong.",
  "ReminderAttempt.error": "What the provider last answered, if it refused.",
  code: "Stable, for programs.",
  "FieldIssue.code":
    "Stable, for programs: `required`, `unknown_field`, `invalid` (not what the field must be), `exactly_one_of`, `nothing_to_change`, `below_paid`.",
  message: "A sentence for people.",
  field: "Dotted path; `body` if the whole is wrong.",
  details: "More about this error.",
  "ValidationFailedError.details": "Every wrong field.",
  plan: "The plan in force; null without an active period.",
  period_start: "When the plan period began.",
  period_end: "When the plan period ends.",
  allowance: "Requests in the plan period for the whole company.",
  used: "Requests counted so far.",
  remaining: "Requests left.",
  rate_limit: "The limit of the key that asks.",
  limit: "Requests in a window.",
  window_seconds: "Length of the window in seconds.",
  reset_seconds: "Seconds until the window is free again.",
  data: "The resource.",
  meta: "Where the page stands in its list.",
  request_id: "Names this answer; the same as the `X-Request-Id` header.",
  current_page: "The page that this is, from 1.",
  per_page: "Records a page.",
  total: "How many records the whole list has."
}

/**
 * What plain strings of answers are: the schemas are plain for speed, but nothing else than what these describe was
 * ever accepted.
 */
export const answeredAs: Readonly<Record<string, string>> = {
  currency: "CurrencyCode",
  due_date: "CalendarDate",
  display_name: "DisplayName",
  email: "Email",
  phone_e164: "PhoneE164",
  preferred_locale: "LocaleTag",
  locale: "LocaleTag",
  timezone: "TimeZone",
  bill_label: "BillLabel",
  external_reference: "ExternalReference",
  description: "Description",
  method: "PaymentMethod",
  note: "Note",
  current_version: "Version"
}

/** Examples of plain strings that have no schema of their own. */
export const stringExamples: Readonly<Record<string, string>> = {
  request_id: "req_0f9c2b7a4d1e4c5f8a6b3d2e1f0a9b8c",
  recipient: "a…@example.com",
  scheduled_local: "2026-04-03T09:00:00+02:00",
  provider_message_id: "<1001.3@reminders.example.com>"
}

/** Descriptions of schemas that carry none of their own. */
export const schemaDescriptions: Readonly<Record<string, string>> = {
  ReceivableState: "A receivable after its status changed.",
  PayableState: "A payable after its status changed.",
  NewPayable: "A bill that the company owes, to be recorded.",
  CustomerPatch:
    "At least one field besides `expected_version`; `null` clears every field but `display_name`.",
  PayableStatus: "`open`: to be paid; `paid`.",
  PaymentStatus: "`recorded`: it counts; `reversed`: it was taken back.",
  Channel: "The ways a reminder can go.",
  FieldIssue: "One wrong field.",
  ReminderAttempt: "One intended message: a step of the reminder policy on one channel, for one receivable.",
  ScheduleEntry: "One step on one channel: what became of it, or what is to be expected."
}

/** What a parameter is, where its own schema does not say, and an example. */
export interface ParameterNotes {
  readonly description: string
  /** The first of a closed list unless given. */
  readonly example?: Json
  readonly schema?: JsonSchema
}

const idFilter = (description: string, example: number): ParameterNotes => ({
  description,
  example,
  schema: ref("Id")
})

/** Parameters by place and name. */
export const parameterNotes: Readonly<Record<string, ParameterNotes>> = {
  "path receivable": { description: "Id of the receivable.", example: 1001 },
  "path payable": { description: "Id of the payable.", example: 501 },
  "path customer": { description: "Id of the customer.", example: 42 },
  "path payment": { description: "Id of the payment.", example: 7001 },
  "query page": { description: "Which page of the list, from 1.", example: 1 },
  "query per_page": { description: "How many records a page has.", example: 25 },
  "query status": { description: "Only those with this status." },
  "query customer_id": idFilter("Only those of this customer.", 42),
  "query receivable_id": idFilter("Only those of this receivable.", 1001),
  "query series_id": idFilter("Only occurrences of this series.", 9),
  "query currency": { description: "Only those in this currency.", example: "EUR" },
  "query due_from": { description: "Only those due on this day or later.", example: "2026-03-01" },
  "query due_to": { description: "Only those due on this day or earlier.", example: "2026-03-31" },
  "query external_reference": {
    description: "Only those with exactly this reference.",
    example: "INV-2026-0042"
  },
  "query overdue": {
    description:
      "Only those that are overdue (`true`) or only those that are not (`false`): due before today with something left to pay.",
    example: true,
    schema: { type: "boolean" }
  },
  "query email": { description: "Only those with exactly this address.", example: "ada@example.com" },
  "query phone_e164": {
    description: "Only those with exactly this number; in a query the + is written %2B.",
    example: "+4915112345678"
  },
  "query channel": { description: "Only those on this channel." },
  "query scheduled_from": {
    description: "Only those scheduled for this moment or later.",
    example: "2026-04-01"
  },
  "query scheduled_to": {
    description: "Only those scheduled for this moment or earlier.",
    example: "2026-04-30T21:59:59Z"
  },
  "header idempotency-key": {
    description:
      "Names this write: 1 to 255 visible ASCII characters, bare or in double quotes. The same key with the same request is answered once; later ones get the first answer again. Remembered for at least 24 hours.",
    example: "7c1f0b52-3b0e-4a53-9d6a-2f1c8a0e4b11",
    schema: {
      type: "string",
      minLength: 1,
      maxLength: 512,
      pattern:
        '^([\\x21\\x23-\\x7e][\\x21-\\x7e]{0,254}|"([\\x21\\x23-\\x5b\\x5d-\\x7e]|\\\\["\\\\]){1,255}")$'
    }
  }
}
