/** Payments on receivables over HTTP (contract §6). */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { IdFromPath } from "../domain/Ids.ts"
import { NewPayment, Payment } from "../domain/Payment.ts"
import { StatusChange } from "../domain/Receivable.ts"
import { ListEnvelope, DataEnvelope } from "./Envelope.ts"
import { Access, EndpointAccess, needs } from "./Access.ts"
import { amountFitsCurrency } from "./BodyRules.ts"
import * as Failures from "./Failures.ts"
import { WriteHeaders } from "./Headers.ts"
import { Idempotent } from "./Idempotent.ts"
import { listQuery } from "./Queries.ts"

const Path = Schema.Struct({ receivable: IdFromPath })

export const Payments = HttpApiGroup.make("payments")
  .add(
    HttpApiEndpoint.post("record", "/receivables/:receivable/payments")
      .setPath(Path)
      .setHeaders(WriteHeaders)
      .setPayload(NewPayment)
      .addSuccess(DataEnvelope(Payment), { status: 201 })
      .addError(Failures.NotFound)
      .addError(Failures.InvalidTransition)
      .addError(Failures.CurrencyMismatch)
      .addError(Failures.Overpayment)
      .middleware(Idempotent)
      .annotate(EndpointAccess, needs("receivables:write", amountFitsCurrency))
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
      .annotate(EndpointAccess, needs("receivables:read"))
      .annotate(OpenApi.Summary, "List the payments of a receivable")
      .annotate(OpenApi.Description, "Newest first, reversed ones included.")
  )
  .add(
    HttpApiEndpoint.post("reverse", "/receivables/:receivable/payments/:payment/reverse")
      .setPath(Schema.Struct({ receivable: IdFromPath, payment: IdFromPath }))
      .setHeaders(WriteHeaders)
      .setPayload(StatusChange)
      .addSuccess(DataEnvelope(Payment))
      .addError(Failures.NotFound)
      .addError(Failures.InvalidTransition)
      .middleware(Idempotent)
      .annotate(EndpointAccess, needs("receivables:write"))
      .annotate(OpenApi.Summary, "Reverse a payment")
      .annotate(
        OpenApi.Description,
        "For bounced or mistaken payments: the amount is owed again. A payment can be reversed once."
      )
  )
  .middlewareEndpoints(Access)
  .annotate(OpenApi.Title, "Payments")
  .annotate(OpenApi.Description, "Money received for receivables.")
