/** Receivables over HTTP (contract §11.2). */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import * as Errors from "../domain/Errors.ts"
import { IdFromPath } from "../domain/Ids.ts"
import { PaymentRequest } from "../domain/bank/PaymentRequest.ts"
import {
  NewReceivable,
  Receivable,
  ReceivablePatch,
  ReceivableState,
  StatusChange
} from "../domain/Receivable.ts"
import { PauseRequest } from "../domain/Pause.ts"
import { field, optionalField, optionalNamed } from "../domain/JsonFields.ts"
import { ListEnvelope, ReadEnvelope, DataEnvelope } from "./Envelope.ts"
import { Admission, EndpointAdmission, needs, ReadsOne } from "./Admission.ts"
import { amountFitsCurrency, changesSomething, oneCustomer, BodyRules } from "./BodyRules.ts"
import { badAmount, badPage, Examples, noReason, type OperationExamples, reason } from "./Examples.ts"
import { Created } from "./Created.ts"
import * as Failures from "./Failures.ts"
import { WriteHeaders } from "./Headers.ts"
import { Idempotent } from "./Idempotent.ts"
import { IdParam, listQuery, moneyFilters, oneOf } from "./Queries.ts"

const Path = Schema.Struct({ receivable: field("Id of the receivable.", 1001)(IdFromPath) })

/** Filters of GET /receivables. */
const ReceivablesQuery = listQuery({
  status: optionalField(
    oneOf("open", "partially_paid", "paid", "paused", "cancelled"),
    "Only those with this status."
  ),
  customerId: optionalNamed("customer_id", "Only those of this customer.", 42)(IdParam),
  ...moneyFilters
})

const change = <
  const Name extends "pause" | "resume" | "cancel",
  Body extends { readonly reason: string },
  Json
>(
  name: Name,
  body: Schema.Schema<Body, Json>,
  summary: string,
  description: string,
  examples: OperationExamples
) =>
  HttpApiEndpoint.post(name, `/receivables/:receivable/${name}`)
    .setPath(Path)
    .setHeaders(WriteHeaders)
    .setPayload(body)
    .addSuccess(DataEnvelope(ReceivableState))
    .addError(Failures.NotFound)
    .addError(Failures.InvalidTransition)
    .middleware(Idempotent)
    .annotate(EndpointAdmission, needs("receivables:write"))
    .annotate(OpenApi.Identifier, `${name}Receivable`)
    .annotate(Examples, examples)
    .annotate(OpenApi.Summary, summary)
    .annotate(OpenApi.Description, description)

const receivable = {
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

const paymentRequest = {
  receivable_id: 1001,
  payment_reference: "RF5474110010",
  account_holder: "Analytical Engines Ltd",
  iban: "DE89370400440532013000",
  bic: "COBADEFFXXX",
  balance_minor: 12050,
  currency: "EUR",
  epc_qr:
    "BCD\n002\n1\nSCT\nCOBADEFFXXX\nAnalytical Engines Ltd\nDE89370400440532013000\nEUR120.50\n\nRF5474110010",
  url: "https://duebook.example/p/1_42_0e01234567_0123456789abcdef0123456789abcdef"
}

const partlyPaid = { ...receivable, paid_minor: 5000, status: "partially_paid", version: "v2" }

export const ReceivablesGroup = HttpApiGroup.make("receivables")
  .add(
    HttpApiEndpoint.post("create", "/receivables")
      .setHeaders(WriteHeaders)
      .setPayload(NewReceivable)
      .addSuccess(Created(Receivable))
      .middleware(Idempotent)
      .annotate(EndpointAdmission, needs("receivables:write"))
      .annotate(BodyRules, [oneCustomer, amountFitsCurrency])
      .annotate(OpenApi.Identifier, "createReceivable")
      .annotate(Examples, {
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
      })
      .annotate(OpenApi.Summary, "Create a receivable")
      .annotate(
        OpenApi.Description,
        "Records that a customer owes an amount. Name an existing customer by `customer_id`, or send a new one as `customer`."
      )
  )
  .add(
    HttpApiEndpoint.get("list", "/receivables")
      .setUrlParams(ReceivablesQuery)
      .addSuccess(ListEnvelope(Receivable))
      .addError(Failures.NotFound)
      .addError(Failures.ValidationFailed)
      .annotate(EndpointAdmission, needs("receivables:read"))
      .annotate(OpenApi.Identifier, "listReceivables")
      .annotate(Examples, { data: [receivable], invalid: badPage })
      .annotate(OpenApi.Summary, "List receivables")
      .annotate(OpenApi.Description, "Newest first. Filters combine; a page past the end is empty.")
  )
  .add(
    HttpApiEndpoint.get("read", "/receivables/:receivable")
      .setPath(Path)
      .addSuccess(ReadEnvelope(Receivable))
      .addError(Failures.NotFound)
      .annotate(EndpointAdmission, needs("receivables:read"))
      .annotate(ReadsOne, "receivable")
      .annotate(OpenApi.Identifier, "getReceivable")
      .annotate(Examples, { data: receivable, record: partlyPaid, invalid: badPage })
      .annotate(OpenApi.Summary, "Read a receivable")
      .annotate(OpenApi.Description, "The receivable as it stands, with the version that a change must name.")
  )
  .add(
    HttpApiEndpoint.patch("update", "/receivables/:receivable")
      .setPath(Path)
      .setHeaders(WriteHeaders)
      .setPayload(ReceivablePatch)
      .addSuccess(DataEnvelope(Receivable))
      .addError(Failures.NotFound)
      .addError(Failures.VersionConflict)
      .addError(Failures.FieldLocked)
      .middleware(Idempotent)
      .annotate(EndpointAdmission, needs("receivables:write"))
      .annotate(BodyRules, [changesSomething, amountFitsCurrency])
      .annotate(OpenApi.Identifier, "updateReceivable")
      .annotate(Examples, {
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
      })
      .annotate(OpenApi.Summary, "Update a receivable")
      .annotate(
        OpenApi.Description,
        "Changes the fields that are sent. `amount`, `currency`, `due_date` and `customer_id` are locked once it is paid or cancelled; `currency` and `customer_id` also while payments are recorded on it. An amount equal to what is paid settles it."
      )
  )
  .add(
    change(
      "pause",
      PauseRequest,
      "Pause a receivable",
      "Stops its reminders. Payments can still be recorded. With `until`, it resumes by itself at the beginning of that date in the customer's time zone; without it, when somebody resumes it.",
      {
        bodies: {
          ...reason("Customer disputes the invoice"),
          until: {
            summary: "With an end",
            value: { reason: "Waits for the goods on their way", until: "2026-04-20" }
          }
        },
        data: { id: 1001, status: "paused", paid_minor: 0, version: "v2" },
        transition: Errors.InvalidTransition.from("receivable", "cancelled", "be paused"),
        invalid: noReason
      }
    )
  )
  .add(
    change("resume", StatusChange, "Resume a receivable", "Undoes a pause.", {
      bodies: reason("Dispute settled"),
      data: { id: 1001, status: "open", paid_minor: 0, version: "v3" },
      transition: Errors.InvalidTransition.from("receivable", "open", "be resumed"),
      invalid: noReason
    })
  )
  .add(
    change(
      "cancel",
      StatusChange,
      "Cancel a receivable",
      "Ends it for good. Payments already recorded are kept.",
      {
        bodies: reason("Invoiced by mistake"),
        data: { id: 1001, status: "cancelled", paid_minor: 0, version: "v2" },
        transition: Errors.InvalidTransition.from("receivable", "paid", "be cancelled"),
        invalid: noReason
      }
    )
  )
  .add(
    HttpApiEndpoint.get("paymentRequest", "/receivables/:receivable/payment-request")
      .setPath(Path)
      .addSuccess(ReadEnvelope(PaymentRequest))
      .addError(Failures.NotFound)
      .annotate(EndpointAdmission, needs("receivables:read"))
      .annotate(OpenApi.Identifier, "getPaymentRequest")
      .annotate(Examples, { data: paymentRequest, invalid: badPage })
      .annotate(OpenApi.Summary, "Read what to print on the invoice")
      .annotate(
        OpenApi.Description,
        "The reference that the payer quotes, the account, a QR code for bank apps, and the link to the debtor's page. A payment with this reference is found in the bank's statement."
      )
  )
  .middlewareEndpoints(Admission)
  .annotate(OpenApi.Title, "Receivables")
  .annotate(OpenApi.Description, "What customers owe the company.")
