/** Customers over HTTP (contract §5.4). */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { Email, PhoneE164 } from "../domain/Contact.ts"
import { Customer, CustomerPatch } from "../domain/Customer.ts"
import { IdFromPath } from "../domain/Ids.ts"
import { optional, optionalNamed } from "../domain/JsonFields.ts"
import { ListEnvelope, ReadEnvelope, DataEnvelope } from "./Envelope.ts"
import { Access, EndpointAccess, needs } from "./Access.ts"
import { changesSomething } from "./BodyRules.ts"
import * as Failures from "./Failures.ts"
import { WriteHeaders } from "./Headers.ts"
import { Idempotent } from "./Idempotent.ts"
import { listQuery } from "./Queries.ts"

const Path = Schema.Struct({ customer: IdFromPath })

/** Filters of GET /customers. */
export const CustomersQuery = listQuery({
  email: optional(Email),
  phoneE164: optionalNamed("phone_e164")(PhoneE164)
})

export const Customers = HttpApiGroup.make("customers")
  .add(
    HttpApiEndpoint.get("list", "/customers")
      .setUrlParams(CustomersQuery)
      .addSuccess(ListEnvelope(Customer))
      .addError(Failures.NotFound)
      .addError(Failures.ValidationFailed)
      .annotate(EndpointAccess, needs("receivables:read"))
      .annotate(OpenApi.Summary, "List customers")
      .annotate(OpenApi.Description, "Newest first. In a query, write the + of a phone number as %2B.")
  )
  .add(
    HttpApiEndpoint.get("read", "/customers/:customer")
      .setPath(Path)
      .addSuccess(ReadEnvelope(Customer))
      .addError(Failures.NotFound)
      .annotate(EndpointAccess, needs("receivables:read"))
      .annotate(OpenApi.Summary, "Read a customer")
      .annotate(OpenApi.Description, "The customer as known, with the version that a change must name.")
  )
  .add(
    HttpApiEndpoint.patch("update", "/customers/:customer")
      .setPath(Path)
      .setHeaders(WriteHeaders)
      .setPayload(CustomerPatch)
      .addSuccess(DataEnvelope(Customer))
      .addError(Failures.NotFound)
      .addError(Failures.VersionConflict)
      .middleware(Idempotent)
      .annotate(EndpointAccess, needs("receivables:write", changesSomething))
      .annotate(OpenApi.Summary, "Update a customer")
      .annotate(
        OpenApi.Description,
        "Changes the fields that are sent; `null` clears all but `display_name`."
      )
  )
  .middlewareEndpoints(Access)
  .annotate(OpenApi.Title, "Customers")
  .annotate(OpenApi.Description, "Who owes the company money; created along with a receivable.")
