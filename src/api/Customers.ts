/** Customers over HTTP (contract §5.4). */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import * as Errors from "../domain/Errors.ts"
import { Email, PhoneE164 } from "../domain/Contact.ts"
import {
  ChannelChange,
  CustomerChannels,
  CustomerPatch,
  CustomerResource as Customer
} from "../domain/Customer.ts"
import { IdFromPath } from "../domain/Ids.ts"
import { field, optionalField, optionalNamed } from "../domain/JsonFields.ts"
import { ListEnvelope, ReadEnvelope, DataEnvelope } from "./Envelope.ts"
import { Admission, EndpointAdmission, needs, ReadsOne } from "./Admission.ts"
import { changesSomething, BodyRules } from "./BodyRules.ts"
import { badPage, Examples, noReason, type OperationExamples } from "./Examples.ts"
import * as Failures from "./Failures.ts"
import { WriteHeaders } from "./Headers.ts"
import { Idempotent } from "./Idempotent.ts"
import { listQuery } from "./Queries.ts"

const Path = Schema.Struct({ customer: field("Id of the customer.", 42)(IdFromPath) })

/** Filters of GET /customers. */
const CustomersQuery = listQuery({
  email: optionalField(Email, "Only those with exactly this address.", "ada@example.com"),
  phoneE164: optionalNamed(
    "phone_e164",
    "Only those with exactly this number; in a query the + is written %2B.",
    "+4915112345678"
  )(PhoneE164)
})

const customer = {
  id: 42,
  display_name: "Ada Lovelace",
  email: "ada@example.com",
  phone_e164: "+4915112345678",
  preferred_locale: "de",
  timezone: "Europe/Berlin",
  email_status: "allowed",
  sms_status: "allowed",
  version: "v1"
}

const changeChannel = <const Name extends "optOut" | "optIn">(
  name: Name,
  path: "opt-out" | "opt-in",
  summary: string,
  description: string,
  examples: Pick<OperationExamples, "bodies" | "data">
) =>
  HttpApiEndpoint.post(name, `/customers/:customer/${path}`)
    .setPath(Path)
    .setHeaders(WriteHeaders)
    .setPayload(ChannelChange)
    .addSuccess(DataEnvelope(CustomerChannels))
    .addError(Failures.NotFound)
    .addError(Failures.InvalidTransition)
    .middleware(Idempotent)
    .annotate(EndpointAdmission, needs("receivables:write"))
    .annotate(OpenApi.Identifier, `${name}Customer`)
    .annotate(Examples, {
      ...examples,
      transition: new Errors.InvalidTransition({
        message: "This customer has no phone number.",
        details: { status: "none" }
      }),
      invalid: noReason
    })
    .annotate(OpenApi.Summary, summary)
    .annotate(OpenApi.Description, description)

export const CustomersGroup = HttpApiGroup.make("customers")
  .add(
    HttpApiEndpoint.get("list", "/customers")
      .setUrlParams(CustomersQuery)
      .addSuccess(ListEnvelope(Customer))
      .addError(Failures.NotFound)
      .addError(Failures.ValidationFailed)
      .annotate(EndpointAdmission, needs("receivables:read"))
      .annotate(OpenApi.Identifier, "listCustomers")
      .annotate(Examples, { data: [customer], invalid: badPage })
      .annotate(OpenApi.Summary, "List customers")
      .annotate(OpenApi.Description, "Newest first. In a query, write the + of a phone number as %2B.")
  )
  .add(
    HttpApiEndpoint.get("read", "/customers/:customer")
      .setPath(Path)
      .addSuccess(ReadEnvelope(Customer))
      .addError(Failures.NotFound)
      .annotate(EndpointAdmission, needs("receivables:read"))
      .annotate(ReadsOne, "customer")
      .annotate(OpenApi.Identifier, "getCustomer")
      .annotate(Examples, { data: customer, invalid: badPage })
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
      .annotate(EndpointAdmission, needs("receivables:write"))
      .annotate(BodyRules, [changesSomething])
      .annotate(OpenApi.Identifier, "updateCustomer")
      .annotate(Examples, {
        bodies: {
          mend: {
            summary: "Mend the address, forget the number",
            value: { expected_version: "v1", email: "ada.lovelace@example.com", phone_e164: null }
          }
        },
        data: {
          ...customer,
          email: "ada.lovelace@example.com",
          phone_e164: null,
          sms_status: "none",
          version: "v2"
        },
        invalid: Errors.fieldIssue(
          "email",
          "invalid",
          "must be an e-mail address such as ada@example.com, of at most 254 characters"
        )
      })
      .annotate(OpenApi.Summary, "Update a customer")
      .annotate(
        OpenApi.Description,
        "Changes the fields that are sent; `null` clears all but `display_name`."
      )
  )
  .add(
    changeChannel(
      "optOut",
      "opt-out",
      "End reminders on a channel",
      "Ends reminders to the customer's present address on a channel, for every customer of the company who has it, now and later. Saying it again changes nothing. Without an address on the channel the answer is 409.",
      {
        bodies: {
          asked: {
            summary: "Somebody asked for it",
            value: { channel: "email", reason: "Asked for it on the phone" }
          }
        },
        data: { id: 42, email_status: "opted_out", sms_status: "allowed", version: "v1" }
      }
    )
  )
  .add(
    changeChannel(
      "optIn",
      "opt-in",
      "Allow reminders on a channel again",
      "Allows reminders to the customer's present address on a channel again, for every customer of the company who has it: ends an opt-out, and a suppression after a bounce or a complaint. Saying it again changes nothing. Without an address on the channel the answer is 409.",
      {
        bodies: {
          mended: {
            summary: "The mailbox works again",
            value: { channel: "email", reason: "The mailbox works again" }
          }
        },
        data: { id: 42, email_status: "allowed", sms_status: "allowed", version: "v1" }
      }
    )
  )
  .middlewareEndpoints(Admission)
  .annotate(OpenApi.Title, "Customers")
  .annotate(OpenApi.Description, "Who owes the company money; created along with a receivable.")
