/** Payables over HTTP (contract §11.2). */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { IdFromPath } from "../domain/Ids.ts"
import { NewPayable, Payable, PayablePatch, PayableState } from "../domain/Payable.ts"
import { StatusChange } from "../domain/Receivable.ts"
import { optional, optionalNamed } from "../domain/JsonFields.ts"
import { ListEnvelope, ReadEnvelope, DataEnvelope } from "./Envelope.ts"
import { Access, EndpointAccess, needs } from "./Access.ts"
import { amountFitsCurrency, changesSomething } from "./BodyRules.ts"
import * as Failures from "./Failures.ts"
import { WriteHeaders } from "./Headers.ts"
import { Idempotent } from "./Idempotent.ts"
import { IdParam, listQuery, moneyFilters, oneOf } from "./Queries.ts"

const Path = Schema.Struct({ payable: IdFromPath })

/** Filters of GET /payables. */
export const PayablesQuery = listQuery({
  status: optional(oneOf("open", "paid")),
  seriesId: optionalNamed("series_id")(IdParam),
  ...moneyFilters
})

export const Payables = HttpApiGroup.make("payables")
  .add(
    HttpApiEndpoint.post("create", "/payables")
      .setHeaders(WriteHeaders)
      .setPayload(NewPayable)
      .addSuccess(DataEnvelope(Payable), { status: 201 })
      .middleware(Idempotent)
      .annotate(EndpointAccess, needs("payables:write", amountFitsCurrency))
      .annotate(OpenApi.Summary, "Create a payable")
      .annotate(OpenApi.Description, "Records a bill that the company owes.")
  )
  .add(
    HttpApiEndpoint.get("list", "/payables")
      .setUrlParams(PayablesQuery)
      .addSuccess(ListEnvelope(Payable))
      .addError(Failures.NotFound)
      .addError(Failures.ValidationFailed)
      .annotate(EndpointAccess, needs("payables:read"))
      .annotate(OpenApi.Summary, "List payables")
      .annotate(OpenApi.Description, "Newest first. Filters combine; a page past the end is empty.")
  )
  .add(
    HttpApiEndpoint.get("read", "/payables/:payable")
      .setPath(Path)
      .addSuccess(ReadEnvelope(Payable))
      .addError(Failures.NotFound)
      .annotate(EndpointAccess, needs("payables:read"))
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
      .annotate(EndpointAccess, needs("payables:write", changesSomething, amountFitsCurrency))
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
      .annotate(EndpointAccess, needs("payables:write"))
      .annotate(OpenApi.Summary, "Mark a payable as paid")
      .annotate(
        OpenApi.Description,
        "Settles an open payable for good; what it was for can then no longer change."
      )
  )
  .middlewareEndpoints(Access)
  .annotate(OpenApi.Title, "Payables")
  .annotate(OpenApi.Description, "What the company owes; occurrences of a recurring series carry its id.")
