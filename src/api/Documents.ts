/** The original invoices of receivables over HTTP. */
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { fieldIssue } from "../domain/Errors.ts"
import { IdFromPath } from "../domain/Ids.ts"
import { InvoiceDocument, MAX_DOCUMENT_BYTES, PDF, RemovedDocument } from "../domain/InvoiceDocument.ts"
import { field } from "../domain/JsonFields.ts"
import { Admission, EndpointAdmission, needs } from "./Admission.ts"
import { DataEnvelope } from "./Envelope.ts"
import { badPage, Examples } from "./Examples.ts"
import * as Failures from "./Failures.ts"
import { FileBody } from "./FileBody.ts"
import { WriteHeaders } from "./Headers.ts"
import { Idempotent } from "./Idempotent.ts"

const Path = Schema.Struct({ receivable: field("Id of the receivable.", 1001)(IdFromPath) })

const invoiceDocument = {
  receivable_id: 1001,
  bytes: 48213,
  sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
}

export const DocumentsGroup = HttpApiGroup.make("documents")
  .add(
    HttpApiEndpoint.put("put", "/receivables/:receivable/document")
      .setPath(Path)
      .setHeaders(WriteHeaders)
      .setPayload(HttpApiSchema.Uint8Array())
      .addSuccess(DataEnvelope(InvoiceDocument))
      .addError(Failures.NotFound)
      .addError(Failures.ValidationFailed)
      .middleware(Idempotent)
      .annotate(EndpointAdmission, needs("receivables:write"))
      .annotate(FileBody, {
        maxBytes: MAX_DOCUMENT_BYTES,
        types: [PDF],
        description: "The PDF itself, at most 10 MB, whole and without a password."
      })
      .annotate(OpenApi.Identifier, "putReceivableDocument")
      .annotate(Examples, {
        data: invoiceDocument,
        invalid: fieldIssue("body", "encrypted", "must be a PDF that opens without a password")
      })
      .annotate(OpenApi.Summary, "Keep the original invoice")
      .annotate(
        OpenApi.Description,
        "Keeps a PDF as the invoice of the receivable, in the place of any that it has. The debtor's page offers it, and e-mails bring it along if the policy says so."
      )
  )
  .add(
    HttpApiEndpoint.get("read", "/receivables/:receivable/document")
      .setPath(Path)
      .addSuccess(HttpApiSchema.Uint8Array({ contentType: PDF }))
      .addError(Failures.NotFound)
      .annotate(EndpointAdmission, needs("receivables:read"))
      .annotate(OpenApi.Identifier, "getReceivableDocument")
      .annotate(Examples, { data: null, invalid: badPage })
      .annotate(OpenApi.Summary, "Download the original invoice")
      .annotate(OpenApi.Description, "The PDF as it was sent. 404 where there is none.")
  )
  .add(
    HttpApiEndpoint.del("remove", "/receivables/:receivable/document")
      .setPath(Path)
      .addSuccess(DataEnvelope(RemovedDocument))
      .addError(Failures.NotFound)
      .annotate(EndpointAdmission, needs("receivables:write"))
      .annotate(OpenApi.Identifier, "removeReceivableDocument")
      .annotate(Examples, { data: { receivable_id: 1001 }, invalid: badPage })
      .annotate(OpenApi.Summary, "Remove the original invoice")
      .annotate(
        OpenApi.Description,
        "Takes the PDF away for good. It needs no key: the second time, there is none, which is a 404."
      )
  )
  .middlewareEndpoints(Admission)
  .annotate(OpenApi.Title, "Documents")
  .annotate(OpenApi.Description, "The original invoices of receivables, as PDF.")
