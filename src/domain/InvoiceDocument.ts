/** The original invoice of a receivable, as a PDF. Pure. */
import { Either, Schema } from "effect"
import { fieldIssue, ValidationFailed } from "./Errors.ts"
import { Id } from "./Ids.ts"
import { field, named, record } from "./JsonFields.ts"
import { type PdfProblem, pdfProblem } from "./PdfFile.ts"

/** 10 MB. */
export const MAX_DOCUMENT_BYTES = 10_485_760

/** The media type of every document. */
export const PDF = "application/pdf"

/** A document without its bytes. */
export const InvoiceDocument = record({
  receivableId: named("receivable_id", "The receivable that it is the invoice of.")(Id),
  bytes: field("How large it is.")(Schema.Int.pipe(Schema.between(1, MAX_DOCUMENT_BYTES))),
  sha256: field("The SHA-256 of its bytes, in lower-case hexadecimal digits.")(
    Schema.String.pipe(Schema.pattern(/^[0-9a-f]{64}$/))
  )
}).annotations({ identifier: "InvoiceDocument", description: "The original invoice of a receivable." })
export type InvoiceDocument = typeof InvoiceDocument.Type

/** The answer to its removal. */
export const RemovedDocument = record({
  receivableId: named("receivable_id", "The receivable that it was the invoice of.")(Id)
}).annotations({ identifier: "RemovedDocument", description: "A receivable without an invoice." })

const predicates: Readonly<Record<PdfProblem, string>> = {
  not_a_pdf: "must be a PDF",
  broken: "must be a whole PDF; this one is broken",
  encrypted: "must be a PDF that opens without a password"
}

/** The bytes, if they are a PDF that a customer can open. `name`: of the field that is wrong otherwise. */
export const acceptedPdf = <A extends Uint8Array>(
  bytes: A,
  name = "body"
): Either.Either<A, ValidationFailed> => {
  const problem = bytes.length > MAX_DOCUMENT_BYTES ? "broken" : pdfProblem(bytes)
  return problem === null
    ? Either.right(bytes)
    : Either.left(ValidationFailed.of(fieldIssue(name, problem, predicates[problem])))
}

/** Characters of a file's name. */
const MAX_NAME = 80

/** The name of its file: the reference without what file systems refuse. No character is cut in two. */
export const documentName = (reference: string | null, receivableId: number): string => {
  const safe = (reference ?? "").replaceAll(/[^\p{L}\p{N}._ -]+/gu, "-").replaceAll(/^[.\s-]+|[.\s-]+$/g, "")
  const cut = [...safe].slice(0, MAX_NAME).join("")
  return `${cut === "" ? `invoice-${receivableId}` : cut}.pdf`
}

/**
 * The headers of a document that somebody downloads: never shown within our own pages, run or guessed at. The name is given
 * twice, as RFC 6266 has it for names beyond ASCII.
 */
export const documentHeaders = (name: string): Readonly<Record<string, string>> => ({
  "content-type": PDF,
  "content-disposition": `attachment; filename="${name.replaceAll(/[^\x20-\x7e]/g, "_")}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  "content-security-policy": "sandbox; default-src 'none'",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store"
})
