/** Payables over HTTP (contract §11.2). */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import * as Errors from "../domain/Errors.ts"
import { IdFromPath } from "../domain/Ids.ts"
import { NewPayable, Payable, PayablePatch, PayableState } from "../domain/Payable.ts"
import { StatusChange } from "../domain/Receivable.ts"
import { field, optionalField, optionalNamed } from "../domain/JsonFields.ts"
import { ListEnvelope, ReadEnvelope, DataEnvelope } from "./Envelope.ts"
import { Admission, EndpointAdmission, needs, ReadsOne } from "./Admission.ts"
import { amountFitsCurrency, changesSomething, BodyRules } from "./BodyRules.ts"
import { badAmount, badPage, Examples, noReason, reason } from "./Examples.ts"
import { Created } from "./Created.ts"
import * as Failures from "./Failures.ts"
import { WriteHeaders } from "./Headers.ts"
import { Idempotent } from "./Idempotent.ts"
import { IdParam, listQuery, moneyFilters, oneOf } from "./Queries.ts"

const Path = Schema.Struct({ payable: field("Id of the payable.", 501)(IdFromPath) })

/** Filters of GET /payables. */
const PayablesQuery = listQuery({
  status: optionalField(oneOf("open", "paid"), "Only those with this status."),
  seriesId: optionalNamed("series_id", "Only occurrences of this series.", 9)(IdParam),
  ...moneyFilters
})

const payable = {
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

const bill = { ...payable, id: 502, series_id: null, occurrence_index: null }

export const PayablesGroup = HttpApiGroup.make("payables")
  .add(
    HttpApiEndpoint.post("create", "/payables")
      .setHeaders(WriteHeaders)
      .setPayload(NewPayable)
      .addSuccess(Created(Payable))
      .middleware(Idempotent)
      .annotate(EndpointAdmission, needs("payables:write"))
      .annotate(BodyRules, [amountFitsCurrency])
      .annotate(OpenApi.Identifier, "createPayable")
      .annotate(Examples, {
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
      })
      .annotate(OpenApi.Summary, "Create a payable")
      .annotate(OpenApi.Description, "Records a bill that the company owes.")
  )
  .add(
    HttpApiEndpoint.get("list", "/payables")
      .setUrlParams(PayablesQuery)
      .addSuccess(ListEnvelope(Payable))
      .addError(Failures.NotFound)
      .addError(Failures.ValidationFailed)
      .annotate(EndpointAdmission, needs("payables:read"))
      .annotate(OpenApi.Identifier, "listPayables")
      .annotate(Examples, { data: [bill, payable], invalid: badPage })
      .annotate(OpenApi.Summary, "List payables")
      .annotate(OpenApi.Description, "Newest first. Filters combine; a page past the end is empty.")
  )
  .add(
    HttpApiEndpoint.get("read", "/payables/:payable")
      .setPath(Path)
      .addSuccess(ReadEnvelope(Payable))
      .addError(Failures.NotFound)
      .annotate(EndpointAdmission, needs("payables:read"))
      .annotate(ReadsOne, "payable")
      .annotate(OpenApi.Identifier, "getPayable")
      .annotate(Examples, { data: payable, invalid: badPage })
      .annotate(OpenApi.Summary, "Read a payable")
      .annotate(OpenApi.Description, "The payable as it stands, with the version that a change must name.")
  )
  .add(
    HttpApiEndpoint.patch("update", "/payables/:payable")
      .setPath(Path)
      .setHeaders(WriteHeaders)
      .setPayload(PayablePatch)
      .addSuccess(DataEnvelope(Payable))
      .addError(Failures.NotFound)
      .addError(Failures.VersionConflict)
      .addError(Failures.FieldLocked)
      .middleware(Idempotent)
      .annotate(EndpointAdmission, needs("payables:write"))
      .annotate(BodyRules, [changesSomething, amountFitsCurrency])
      .annotate(OpenApi.Identifier, "updatePayable")
      .annotate(Examples, {
        bodies: {
          dearer: {
            summary: "Another amount",
            value: { expected_version: "v1", amount: "1900.00", description: "Rent and heating" }
          }
        },
        data: { ...bill, amount_minor: 190000, description: "Rent and heating", version: "v2" },
        locked: Errors.FieldLocked.because(["amount"], "paid", "once a payable is paid"),
        invalid: badAmount
      })
      .annotate(OpenApi.Summary, "Update a payable")
      .annotate(
        OpenApi.Description,
        "Changes the fields that are sent. `bill_label`, `amount`, `currency` and `due_date` are locked once it is paid."
      )
  )
  .add(
    HttpApiEndpoint.post("markPaid", "/payables/:payable/mark-paid")
      .setPath(Path)
      .setHeaders(WriteHeaders)
      .setPayload(StatusChange)
      .addSuccess(DataEnvelope(PayableState))
      .addError(Failures.NotFound)
      .addError(Failures.InvalidTransition)
      .middleware(Idempotent)
      .annotate(EndpointAdmission, needs("payables:write"))
      .annotate(OpenApi.Identifier, "markPayablePaid")
      .annotate(Examples, {
        bodies: reason("Transferred from the main account"),
        data: { id: 502, status: "paid", version: "v2" },
        transition: Errors.InvalidTransition.from("payable", "paid", "be marked paid"),
        invalid: noReason
      })
      .annotate(OpenApi.Summary, "Mark a payable as paid")
      .annotate(
        OpenApi.Description,
        "Settles an open payable for good; what it was for can then no longer change."
      )
  )
  .middlewareEndpoints(Admission)
  .annotate(OpenApi.Title, "Payables")
  .annotate(OpenApi.Description, "What the company owes; occurrences of a recurring series carry its id.")
