/** The original invoice of a receivable: keeping it, opening it, taking it away. */
import { Effect } from "effect"
import type { CurrentRequest } from "../../../domain/CurrentRequest.ts"
import { fieldIssue, ValidationFailed } from "../../../domain/Errors.ts"
import {
  documentHeaders,
  type InvoiceDocument,
  MAX_DOCUMENT_BYTES,
  PDF
} from "../../../domain/InvoiceDocument.ts"
import type { WriteRequest } from "../../../domain/WriteRequest.ts"
import type { DocumentFile } from "../../../services/receivables/Documents.ts"
import { Documents } from "../../../services/receivables/Documents.ts"
import { valueOf } from "../../../services/Write.ts"
import type { Answer } from "../../../http/Response.ts"
import type { CompanyVisit, FormAction } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm, fieldIdOf, problemOf } from "../../parts/Form.tsx"
import { Card } from "../../parts/Text.tsx"
import { receivableIdOf } from "./actions.ts"
import { phrase, say } from "../../../words/Say.ts"

/** Bytes of a form with a document: the file and the fields around it. */
export const MAX_DOCUMENT_FORM_BYTES = MAX_DOCUMENT_BYTES + 65_536

const KEEP = "keep-invoice"
const REMOVE = "remove-invoice"
const FILE = "file"

const BYTES_OF_KILOBYTE = 1_024

interface Props {
  /** Null where there is none. */
  readonly invoice: InvoiceDocument | null
  /** The page of the document. */
  readonly at: string
  readonly visit: CompanyVisit
}

const Upload = ({ at, invoice, visit }: Props) => {
  const id = fieldIdOf(KEEP, FILE)
  const problem = problemOf(visit, KEEP, FILE)
  return (
    <ActionForm visit={visit} action={KEEP} to={at} withFile>
      <div class="field">
        <label for={id}>{say("PDF file")}</label>
        <input
          id={id}
          type="file"
          name={FILE}
          accept={`${PDF},.pdf`}
          required
          aria-describedby={problem === undefined ? `${id}-help` : say("{id}-problem {id}-help", { id })}
          {...(problem === undefined ? {} : { "aria-invalid": "true" as const })}
        />
        {problem === undefined ? null : (
          <small id={`${id}-problem`} class="field-problem">
            {problem}
          </small>
        )}
        <small id={`${id}-help`}>{say("At most 10 MB. The customer’s page offers it.")}</small>
      </div>
      <Submit kind="secondary">{invoice === null ? say("Keep this file") : say("Replace it")}</Submit>
    </ActionForm>
  )
}

const Remove = ({ at, visit }: Omit<Props, "invoice">) => (
  <Dialog visit={visit} action={REMOVE} label={say("Remove it")} danger>
    <ActionForm visit={visit} action={REMOVE} to={at}>
      <p>{say("Remove the invoice? The customer’s page does not offer it any more.")}</p>
      <Submit kind="danger">{say("Remove the invoice")}</Submit>
    </ActionForm>
  </Dialog>
)

/** The card of a receivable's page. */
export const InvoiceCard = ({ at, invoice, visit }: Props) => (
  <Card title={say("The invoice")} id="invoice">
    {invoice === null ? null : (
      <>
        <p>
          <a href={`${at}/file`} hx-boost="false" download>
            {say("Open the invoice")}
          </a>{" "}
          <span class="quiet">
            {say("PDF, {count} KB", {
              count: visit.reader.number(Math.ceil(invoice.bytes / BYTES_OF_KILOBYTE))
            })}
          </span>
        </p>
        <Remove at={at} visit={visit} />
      </>
    )}
    <Upload at={at} invoice={invoice} visit={visit} />
  </Card>
)

/** A document as an answer. */
export const documentAnswer = ({ content, name }: DocumentFile): Answer => ({
  status: 200,
  body: new Blob([content]),
  headers: documentHeaders(name)
})

/** What the forms of the document's page do. */
export const invoiceActions: Readonly<
  Record<string, FormAction<CompanyVisit, CurrentRequest | WriteRequest | Documents>>
> = {
  [KEEP]: {
    deed: "receivable.document",
    twice: "keyed",
    said: phrase("The invoice is kept."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const documents = yield* Documents
        const [file] = form.filesOf(FILE)
        if (file === undefined) {
          return yield* ValidationFailed.of(fieldIssue(FILE, "required", "is required"))
        }
        if (file.bytes.length > MAX_DOCUMENT_BYTES) {
          return yield* ValidationFailed.of(fieldIssue(FILE, "too_large", "must be at most 10 MB"))
        }
        const id = yield* receivableIdOf(visit)
        yield* valueOf(documents.put(id, file.bytes, FILE))
        return { to: `${visit.base}/receivables/${id}` }
      })
  },
  [REMOVE]: {
    deed: "receivable.document_remove",
    twice: "once",
    said: phrase("The invoice is removed."),
    run: (_form, visit) =>
      Effect.gen(function* () {
        const documents = yield* Documents
        const id = yield* receivableIdOf(visit)
        yield* documents.remove(id)
        return { to: `${visit.base}/receivables/${id}` }
      })
  }
}
