/** Example bodies: one story of a customer, a receivable, its payments and reminders, told by every operation. */
import * as Errors from "../../domain/Errors.ts"
import type { Example, Json } from "./model.ts"

type Fields = { readonly [key: string]: Json }

export const requestId = "req_0f9c2b7a4d1e4c5f8a6b3d2e1f0a9b8c"

const receivable: Fields = {
  id: 1001,
  customer_id: 42,
  amount_minor: 12050,
  paid_minor: 0,
  currency: "EUR",
  due_date: "2026-03-31",
  status: "open",
  external_reference: "INV-2026-0042",
  description: "Consulting in January",
  version: "v1"
}

const partlyPaid: Fields = { ...receivable, paid_minor: 5000, status: "partially_paid", version: "v2" }

const payment: Fields = {
  id: 7001,
  receivable_id: 1001,
  amount_minor: 5000,
  currency: "EUR",
  paid_at: "2026-03-15T08:00:00.000Z",
  method: "bank_transfer",
  external_reference: "TX-881",
  note: null,
  status: "recorded",
  created_at: "2026-03-16T10:12:31.482Z",
  receivable: { id: 1001, status: "partially_paid", paid_minor: 5000, version: "v2" }
}

const payable: Fields = {
  id: 501,
  bill_label: "Office rent",
  amount_minor: 185000,
  currency: "EUR",
  due_date: "2026-04-01",
  status: "open",
  external_reference: "RENT-2026-04",
  description: null,
  series_id: 9,
  occurrence_index: 3,
  version: "v1"
}

const bill: Fields = { ...payable, id: 502, series_id: null, occurrence_index: null }

const customer: Fields = {
  id: 42,
  display_name: "Ada Lovelace",
  email: "ada@example.com",
  phone_e164: "+4915112345678",
  preferred_locale: "de",
  timezone: "Europe/Berlin",
  version: "v1"
}

const skippedAttempt: Fields = {
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

const sentAttempt: Fields = {
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

const scheduleEntry = (attempt: Fields, shiftedBy: Json): Fields => ({
  attempt_id: attempt["id"] ?? null,
  step: attempt["step"] ?? 0,
  offset_days: attempt["offset_days"] ?? 0,
  channel: attempt["channel"] ?? "email",
  status: attempt["status"] ?? "sent",
  scheduled_for: attempt["scheduled_for"] ?? "",
  scheduled_local: attempt["scheduled_local"] ?? "",
  reason_code: attempt["reason_code"] ?? null,
  shifted_by: shiftedBy
})

const futureEntry: Fields = {
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

const usage: Fields = {
  plan: "basic",
  period_start: "2026-03-01T00:00:00.000Z",
  period_end: "2026-04-01T00:00:00.000Z",
  allowance: 20000,
  used: 124,
  remaining: 19876,
  rate_limit: { limit: 60, window_seconds: 60, remaining: 59, reset_seconds: 60 }
}

/** What an operation is called, takes and answers, beyond what its schemas say. */
export interface OperationNotes {
  readonly operationId: string
  readonly bodies?: Readonly<Record<string, Example>>
  /** The `data` of the example answer. */
  readonly data: Json
  /** A refusal for the status that is typical here. */
  readonly transition?: Errors.InvalidTransition
  readonly locked?: Errors.FieldLocked
  /** The wrong field that is typical here. */
  readonly invalid: Errors.FieldIssue
}

const reason = (text: string): Readonly<Record<string, Example>> => ({
  reason: { summary: "With the reason, for the audit trail", value: { reason: text } }
})

const badAmount = Errors.fieldIssue(
  "amount",
  "invalid",
  'must be a positive amount as a decimal string, such as "120.50"'
)
const badPage = Errors.fieldIssue("per_page", "invalid", "must be a whole number from 1 to 100")
const noReason = Errors.fieldIssue("reason", "required", "is required")

/** By the name that the framework gives an operation: group and endpoint. */
export const operationNotes: Readonly<Record<string, OperationNotes>> = {
  "receivables.create": {
    operationId: "createReceivable",
    bodies: {
      existingCustomer: {
        summary: "For a customer who is known",
        value: {
          customer_id: 42,
          amount: "120.50",
          currency: "EUR",
          due_date: "2026-03-31",
          external_reference: "INV-2026-0042",
          description: "Consulting in January"
        }
      },
      newCustomer: {
        summary: "With a new customer",
        value: {
          customer: {
            display_name: "Ada Lovelace",
            email: "ada@example.com",
            phone_e164: "+4915112345678",
            preferred_locale: "de",
            timezone: "Europe/Berlin"
          },
          amount: "120.50",
          currency: "EUR",
          due_date: "2026-03-31"
        }
      }
    },
    data: receivable,
    invalid: badAmount
  },
  "receivables.list": { operationId: "listReceivables", data: [receivable], invalid: badPage },
  "receivables.read": { operationId: "getReceivable", data: receivable, invalid: badPage },
  "receivables.update": {
    operationId: "updateReceivable",
    bodies: {
      later: {
        summary: "Give more time",
        value: { expected_version: "v1", due_date: "2026-04-15" }
      },
      clear: {
        summary: "Another amount, no description",
        value: { expected_version: "v1", amount: "99.00", description: null }
      }
    },
    data: { ...receivable, due_date: "2026-04-15", version: "v2" },
    locked: Errors.FieldLocked.because(["due_date"], "paid", "once a receivable is paid"),
    invalid: badAmount
  },
  "receivables.pause": {
    operationId: "pauseReceivable",
    bodies: reason("Customer disputes the invoice"),
    data: { id: 1001, status: "paused", paid_minor: 0, version: "v2" },
    transition: Errors.InvalidTransition.from("receivable", "cancelled", "be paused"),
    invalid: noReason
  },
  "receivables.resume": {
    operationId: "resumeReceivable",
    bodies: reason("Dispute settled"),
    data: { id: 1001, status: "open", paid_minor: 0, version: "v3" },
    transition: Errors.InvalidTransition.from("receivable", "open", "be resumed"),
    invalid: noReason
  },
  "receivables.cancel": {
    operationId: "cancelReceivable",
    bodies: reason("Invoiced by mistake"),
    data: { id: 1001, status: "cancelled", paid_minor: 0, version: "v2" },
    transition: Errors.InvalidTransition.from("receivable", "paid", "be cancelled"),
    invalid: noReason
  },
  "payments.record": {
    operationId: "recordPayment",
    bodies: {
      full: {
        summary: "With everything known about it",
        value: {
          amount: "50.00",
          currency: "EUR",
          paid_at: "2026-03-15T09:00:00+01:00",
          method: "bank_transfer",
          external_reference: "TX-881"
        }
      },
      least: { summary: "Paid just now", value: { amount: "50.00" } }
    },
    data: payment,
    transition: Errors.InvalidTransition.from("receivable", "cancelled", "take a payment"),
    invalid: badAmount
  },
  "payments.list": { operationId: "listPayments", data: [payment], invalid: badPage },
  "payments.reverse": {
    operationId: "reversePayment",
    bodies: reason("Direct debit bounced"),
    data: {
      ...payment,
      status: "reversed",
      receivable: { id: 1001, status: "open", paid_minor: 0, version: "v3" }
    },
    transition: Errors.InvalidTransition.from("payment", "reversed", "be reversed again"),
    invalid: noReason
  },
  "payables.create": {
    operationId: "createPayable",
    bodies: {
      bill: {
        summary: "A single bill",
        value: {
          bill_label: "Office rent",
          amount: "1850.00",
          currency: "EUR",
          due_date: "2026-04-01",
          external_reference: "RENT-2026-04"
        }
      }
    },
    data: bill,
    invalid: badAmount
  },
  "payables.list": { operationId: "listPayables", data: [bill, payable], invalid: badPage },
  "payables.read": { operationId: "getPayable", data: payable, invalid: badPage },
  "payables.update": {
    operationId: "updatePayable",
    bodies: {
      dearer: {
        summary: "Another amount",
        value: { expected_version: "v1", amount: "1900.00", description: "Rent and heating" }
      }
    },
    data: { ...bill, amount_minor: 190000, description: "Rent and heating", version: "v2" },
    locked: Errors.FieldLocked.because(["amount"], "paid", "once a payable is paid"),
    invalid: badAmount
  },
  "payables.markPaid": {
    operationId: "markPayablePaid",
    bodies: reason("Transferred from the main account"),
    data: { id: 502, status: "paid", version: "v2" },
    transition: Errors.InvalidTransition.from("payable", "paid", "be marked paid"),
    invalid: noReason
  },
  "customers.list": { operationId: "listCustomers", data: [customer], invalid: badPage },
  "customers.read": { operationId: "getCustomer", data: customer, invalid: badPage },
  "customers.update": {
    operationId: "updateCustomer",
    bodies: {
      mend: {
        summary: "Mend the address, forget the number",
        value: { expected_version: "v1", email: "ada.lovelace@example.com", phone_e164: null }
      }
    },
    data: { ...customer, email: "ada.lovelace@example.com", phone_e164: null, version: "v2" },
    invalid: Errors.fieldIssue(
      "email",
      "invalid",
      "must be an e-mail address such as ada@example.com, of at most 254 characters"
    )
  },
  "reminderAttempts.list": {
    operationId: "listReminderAttempts",
    data: [skippedAttempt, sentAttempt],
    invalid: badPage
  },
  "reminderAttempts.schedule": {
    operationId: "getReminderSchedule",
    data: [scheduleEntry(sentAttempt, []), scheduleEntry(skippedAttempt, ["weekend"]), futureEntry],
    invalid: badPage
  },
  "usage.read": { operationId: "getUsage", data: usage, invalid: badPage }
}

/** Examples of whole records, for the schemas of the same name. */
export const recordExamples: Readonly<Record<string, Json>> = {
  Receivable: partlyPaid,
  Payment: payment,
  Payable: payable,
  Customer: customer,
  ReminderAttempt: sentAttempt,
  ScheduleEntry: scheduleEntry(sentAttempt, []),
  Usage: usage
}
