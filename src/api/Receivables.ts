/** Receivables over HTTP (contract §11.2). */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { IdFromPath } from "../domain/Ids.ts"
import {
  NewReceivable,
  Receivable,
  ReceivablePatch,
  ReceivableState,
  StatusChange
} from "../domain/Receivable.ts"
import { optional, optionalNamed } from "../domain/JsonFields.ts"
import { ListEnvelope, ReadEnvelope, DataEnvelope } from "./Envelope.ts"
import { Access, EndpointAccess, needs } from "./Access.ts"
import { amountFitsCurrency, changesSomething, oneCustomer } from "./BodyRules.ts"
import * as Failures from "./Failures.ts"
import { WriteHeaders } from "./Headers.ts"
import { Idempotent } from "./Idempotent.ts"
import { IdParam, listQuery, moneyFilters, oneOf } from "./Queries.ts"

const Path = Schema.Struct({ receivable: IdFromPath })

/** Filters of GET /receivables. */
export const ReceivablesQuery = listQuery({
  status: optional(oneOf("open", "partially_paid", "paid", "paused", "cancelled")),
  customerId: optionalNamed("customer_id")(IdParam),
  ...moneyFilters
})

const change = <const Name extends "pause" | "resume" | "cancel">(
  name: Name,
  summary: string,
  description: string
) =>
  HttpApiEndpoint.post(name, `/receivables/:receivable/${name}`)
    .setPath(Path)
    .setHeaders(WriteHeaders)
    .setPayload(StatusChange)
    .addSuccess(DataEnvelope(ReceivableState))
    .addError(Failures.NotFound)
    .addError(Failures.InvalidTransition)
    .middleware(Idempotent)
    .annotate(EndpointAccess, needs("receivables:write"))
    .annotate(OpenApi.Summary, summary)
    .annotate(OpenApi.Description, description)

export const Receivables = HttpApiGroup.make("receivables")
  .add(
    HttpApiEndpoint.post("create", "/receivables")
      .setHeaders(WriteHeaders)
      .setPayload(NewReceivable)
      .addSuccess(DataEnvelope(Receivable), { status: 201 })
      .middleware(Idempotent)
      .annotate(EndpointAccess, needs("receivables:write", oneCustomer, amountFitsCurrency))
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
      .annotate(EndpointAccess, needs("receivables:read"))
      .annotate(OpenApi.Summary, "List receivables")
      .annotate(OpenApi.Description, "Newest first. Filters combine; a page past the end is empty.")
  )
  .add(
    HttpApiEndpoint.get("read", "/receivables/:receivable")
      .setPath(Path)
      .addSuccess(ReadEnvelope(Receivable))
      .addError(Failures.NotFound)
      .annotate(EndpointAccess, needs("receivables:read"))
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
      .annotate(EndpointAccess, needs("receivables:write", changesSomething, amountFitsCurrency))
      .annotate(OpenApi.Summary, "Update a receivable")
      .annotate(
        OpenApi.Description,
        "Changes the fields that are sent. `amount`, `currency`, `due_date` and `customer_id` are locked once it is paid or cancelled; `currency` and `customer_id` also while payments are recorded on it. An amount equal to what is paid settles it."
      )
  )
  .add(change("pause", "Pause a receivable", "Stops its reminders. Payments can still be recorded."))
  .add(change("resume", "Resume a receivable", "Undoes a pause."))
  .add(change("cancel", "Cancel a receivable", "Ends it for good. Payments already recorded are kept."))
  .middlewareEndpoints(Access)
  .annotate(OpenApi.Title, "Receivables")
  .annotate(OpenApi.Description, "What customers owe the company.")
