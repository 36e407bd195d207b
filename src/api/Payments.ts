/** Payments on receivables over HTTP (contract §6). */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import * as Errors from "../domain/Errors.ts"
import { IdFromPath } from "../domain/Ids.ts"
import { NewPayment, Payment } from "../domain/Payment.ts"
import { StatusChange } from "../domain/Receivable.ts"
import { field } from "../domain/JsonFields.ts"
import { ListEnvelope, DataEnvelope } from "./Envelope.ts"
import { Admission, EndpointAdmission, needs } from "./Admission.ts"
import { amountFitsCurrency, BodyRules } from "./BodyRules.ts"
import { badAmount, badPage, Examples, noReason, reason } from "./Examples.ts"
import { Created } from "./Created.ts"
import * as Failures from "./Failures.ts"
import { WriteHeaders } from "./Headers.ts"
import { Idempotent } from "./Idempotent.ts"
import { listQuery } from "./Queries.ts"

const Path = Schema.Struct({ receivable: field("Id of the receivable.", 1001)(IdFromPath) })

const payment = {
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

export const PaymentsGroup = HttpApiGroup.make("payments")
  .add(
    HttpApiEndpoint.post("record", "/receivables/:receivable/payments")
      .setPath(Path)
      .setHeaders(WriteHeaders)
      .setPayload(NewPayment)
      .addSuccess(Created(Payment))
      .addError(Failures.NotFound)
      .addError(Failures.InvalidTransition)
      .addError(Failures.CurrencyMismatch)
      .addError(Failures.Overpayment)
      .middleware(Idempotent)
      .annotate(EndpointAdmission, needs("receivables:write"))
      .annotate(BodyRules, [amountFitsCurrency])
      .annotate(OpenApi.Identifier, "recordPayment")
      .annotate(Examples, {
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
      })
      .annotate(OpenApi.Summary, "Record a payment")
      .annotate(
        OpenApi.Description,
        "Records money received. A payment of the whole balance settles the receivable; more than the balance is refused. A bare date in `paid_at` means that day at 00:00 UTC."
      )
  )
  .add(
    HttpApiEndpoint.get("list", "/receivables/:receivable/payments")
      .setPath(Path)
      .setUrlParams(listQuery({}))
      .addSuccess(ListEnvelope(Payment))
      .addError(Failures.NotFound)
      .addError(Failures.ValidationFailed)
      .annotate(EndpointAdmission, needs("receivables:read"))
      .annotate(OpenApi.Identifier, "listPayments")
      .annotate(Examples, { data: [payment], invalid: badPage })
      .annotate(OpenApi.Summary, "List the payments of a receivable")
      .annotate(OpenApi.Description, "Newest first, reversed ones included.")
  )
  .add(
    HttpApiEndpoint.post("reverse", "/receivables/:receivable/payments/:payment/reverse")
      .setPath(Schema.Struct({ ...Path.fields, payment: field("Id of the payment.", 7001)(IdFromPath) }))
      .setHeaders(WriteHeaders)
      .setPayload(StatusChange)
      .addSuccess(DataEnvelope(Payment))
      .addError(Failures.NotFound)
      .addError(Failures.InvalidTransition)
      .middleware(Idempotent)
      .annotate(EndpointAdmission, needs("receivables:write"))
      .annotate(OpenApi.Identifier, "reversePayment")
      .annotate(Examples, {
        bodies: reason("Direct debit bounced"),
        data: {
          ...payment,
          status: "reversed",
          receivable: { id: 1001, status: "open", paid_minor: 0, version: "v3" }
        },
        transition: Errors.InvalidTransition.from("payment", "reversed", "be reversed again"),
        invalid: noReason
      })
      .annotate(OpenApi.Summary, "Reverse a payment")
      .annotate(
        OpenApi.Description,
        "For bounced or mistaken payments: the amount is owed again. A payment can be reversed once."
      )
  )
  .middlewareEndpoints(Admission)
  .annotate(OpenApi.Title, "Payments")
  .annotate(OpenApi.Description, "Money received for receivables.")
