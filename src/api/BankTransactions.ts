/** Bank transactions over HTTP (contract §15). */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import {
  ApplyRequest,
  BankTransactionDetail,
  BankTransactionRecord,
  BankTransactionState,
  SuggestionRefusal,
  TransactionChange
} from "../domain/bank/TransactionRecord.ts"
import { CalendarDate } from "../domain/CalendarDate.ts"
import * as Errors from "../domain/Errors.ts"
import { IdFromPath } from "../domain/Ids.ts"
import { field, optionalField, optionalNamed } from "../domain/JsonFields.ts"
import { Admission, EndpointAdmission, needs } from "./Admission.ts"
import { DataEnvelope, ListEnvelope, ReadEnvelope } from "./Envelope.ts"
import { badPage, Examples, noReason, type OperationExamples } from "./Examples.ts"
import * as Failures from "./Failures.ts"
import { WriteHeaders } from "./Headers.ts"
import { Idempotent } from "./Idempotent.ts"
import { IdParam, listQuery, oneOf } from "./Queries.ts"

const Path = Schema.Struct({ transaction: field("Id of the bank transaction.", 5001)(IdFromPath) })

/** Filters of GET /bank-transactions. */
const BankTransactionsQuery = listQuery({
  status: optionalField(
    oneOf("unmatched", "suggested", "applied", "partially_applied", "ignored", "returned"),
    "Only those with this status."
  ),
  bankAccountId: optionalNamed("bank_account_id", "Only those on this account.", 3)(IdParam),
  customerId: optionalNamed("customer_id", "Only those of this customer.", 42)(IdParam),
  bookedFrom: optionalNamed(
    "booked_from",
    "Only those booked on this day or later.",
    "2026-03-01"
  )(CalendarDate),
  bookedTo: optionalNamed(
    "booked_to",
    "Only those booked on this day or earlier.",
    "2026-03-31"
  )(CalendarDate),
  direction: optionalField(oneOf("credit", "debit"), "Only money that came, or only money that left.")
})

const waiting = {
  id: 5001,
  bank_account_id: 3,
  bank_statement_id: 17,
  direction: "credit",
  amount_minor: 12050,
  unapplied_minor: 12050,
  currency: "EUR",
  booked_on: "2026-03-15",
  value_on: "2026-03-15",
  counterparty_name: "Ada Lovelace",
  counterparty_iban: "DE89370400440532013000",
  remittance: "INV-2026-0042 thank you",
  payment_reference: null,
  end_to_end_id: null,
  bank_reference: "2026031500417",
  customer_id: 42,
  status: "suggested",
  version: "v2"
}

const suggestion = {
  allocations: [{ receivable_id: 1001, amount_minor: 12050 }],
  evidence: ["invoice_number", "amount"],
  certain: false
}

const state = { id: 5001, status: "applied", unapplied_minor: 0, version: "v3" }

const because = (text: string): NonNullable<OperationExamples["bodies"]> => ({
  reason: {
    summary: "With the reason, for the audit log",
    value: { expected_version: "v2", reason: text }
  }
})

const change = <const Name extends "apply" | "undo" | "ignore" | "refuse", Body, Json>(
  name: Name,
  body: Schema.Schema<Body, Json>,
  summary: string,
  description: string,
  examples: OperationExamples
) =>
  HttpApiEndpoint.post(name, `/bank-transactions/:transaction/${name}`)
    .setPath(Path)
    .setHeaders(WriteHeaders)
    .setPayload(body)
    .addSuccess(DataEnvelope(BankTransactionState))
    .addError(Failures.NotFound)
    .addError(Failures.VersionConflict)
    .addError(Failures.InvalidTransition)
    .middleware(Idempotent)
    .annotate(EndpointAdmission, needs("bank:write"))
    .annotate(OpenApi.Identifier, `${name}BankTransaction`)
    .annotate(Examples, examples)
    .annotate(OpenApi.Summary, summary)
    .annotate(OpenApi.Description, description)

export const BankTransactionsGroup = HttpApiGroup.make("bankTransactions")
  .add(
    HttpApiEndpoint.get("list", "/bank-transactions")
      .setUrlParams(BankTransactionsQuery)
      .addSuccess(ListEnvelope(BankTransactionRecord))
      .addError(Failures.NotFound)
      .addError(Failures.ValidationFailed)
      .annotate(EndpointAdmission, needs("bank:read"))
      .annotate(OpenApi.Identifier, "listBankTransactions")
      .annotate(Examples, { data: [waiting], record: waiting, invalid: badPage })
      .annotate(OpenApi.Summary, "List bank transactions")
      .annotate(
        OpenApi.Description,
        "Every booked movement that statements brought, newest first. A batch that its details add up to is listed by these."
      )
  )
  .add(
    HttpApiEndpoint.get("read", "/bank-transactions/:transaction")
      .setPath(Path)
      .addSuccess(ReadEnvelope(BankTransactionDetail))
      .addError(Failures.NotFound)
      .annotate(EndpointAdmission, needs("bank:read"))
      .annotate(OpenApi.Identifier, "getBankTransaction")
      .annotate(Examples, {
        data: { ...waiting, payments: [], suggestions: [suggestion], explanations: [] },
        invalid: badPage
      })
      .annotate(OpenApi.Summary, "Read a bank transaction")
      .annotate(
        OpenApi.Description,
        "With the payments that it made, and what the rest of it may be meant for: suggestions by the balances of now, the best first, with the evidence of each. `explanations` says why a receivable that it names is not among them: it is paid or cancelled, or owed in another currency."
      )
  )
  .add(
    change(
      "apply",
      ApplyRequest,
      "Apply a bank transaction",
      "Records a payment on each receivable that is named, in one transaction. What is left stays unapplied and can be applied later. More than is left, or than a balance, is refused.",
      {
        bodies: {
          one: {
            summary: "To one receivable",
            value: {
              expected_version: "v2",
              allocations: [{ receivable_id: 1001, amount: "120.50" }]
            }
          },
          several: {
            summary: "To several",
            value: {
              expected_version: "v2",
              allocations: [
                { receivable_id: 1001, amount: "100.00" },
                { receivable_id: 1002, amount: "20.50" }
              ]
            }
          }
        },
        data: state,
        transition: Errors.InvalidTransition.from("bank transaction", "ignored", "be applied"),
        invalid: Errors.fieldIssue("allocations[0].amount", "invalid", "EUR has at most 2 decimals")
      }
    )
      .addError(Failures.CurrencyMismatch)
      .addError(Failures.Overpayment)
  )
  .add(
    change(
      "undo",
      TransactionChange,
      "Undo what was done with a bank transaction",
      "Reverses its payments: the amounts are owed again, and what the match taught about the payer is forgotten. A transaction that was ignored waits again. A return has what it took back wait again, too; the payments that it has reversed stay so. Of a transaction that waits it forgets the refusals of suggestions. Nothing applies it by itself again.",
      {
        bodies: because("Was meant for another customer"),
        data: { ...state, status: "suggested", unapplied_minor: 12050, version: "v4" },
        transition: Errors.InvalidTransition.from("bank transaction", "unmatched", "be undone"),
        invalid: noReason
      }
    )
  )
  .add(
    change(
      "ignore",
      TransactionChange,
      "Ignore a bank transaction",
      "For money that pays no receivable. Only while nothing of it is applied.",
      {
        bodies: because("Interest"),
        data: { ...state, status: "ignored", unapplied_minor: 12050 },
        transition: Errors.InvalidTransition.from("bank transaction", "applied", "be ignored"),
        invalid: noReason
      }
    )
  )
  .add(
    change(
      "refuse",
      SuggestionRefusal,
      "Refuse a suggestion",
      "Says that the transaction does not pay this receivable, which has to be suggested now: it is not suggested for it again.",
      {
        bodies: {
          one: { summary: "Not this one", value: { expected_version: "v2", receivable_id: 1001 } }
        },
        data: { ...state, status: "unmatched", unapplied_minor: 12050 },
        transition: Errors.InvalidTransition.from("bank transaction", "applied", "have a suggestion refused"),
        invalid: Errors.fieldIssue("receivable_id", "required", "is required")
      }
    )
  )
  .middlewareEndpoints(Admission)
  .annotate(OpenApi.Title, "Bank transactions")
  .annotate(OpenApi.Description, "Movements on the company's accounts, and what they pay.")
