/** The original invoice of a receivable: where forms with a file are sent, and the file itself. */
import { Effect } from "effect"
import { Documents } from "../../services/receivables/Documents.ts"
import { Receivables } from "../../services/receivables/Receivables.ts"
import { companyPage, companyRaw, type CompanyVisit } from "../Page.ts"
import { receivableIdOf } from "./receivable/actions.ts"
import {
  documentAnswer,
  InvoiceCard,
  invoiceActions,
  MAX_DOCUMENT_FORM_BYTES
} from "./receivable/Invoice.tsx"
import { receivableName } from "./receivable/Words.tsx"
import { say } from "../../words/Say.ts"

const receivableOf = (visit: CompanyVisit) =>
  Effect.gen(function* () {
    const receivables = yield* Receivables
    return yield* receivables.read(yield* receivableIdOf(visit))
  })

const load = (visit: CompanyVisit) =>
  Effect.gen(function* () {
    const documents = yield* Documents
    const receivable = yield* receivableOf(visit)
    return { receivable, invoice: yield* documents.find(receivable.id) }
  })

/** `/app/{company}/receivables/{receivable}/document`. */
export const receivableDocument = companyPage({
  path: "/receivables/:receivable/document",
  title: ({ receivable }) =>
    say("The invoice of {receivableName}", { receivableName: receivableName(receivable) }),
  maxFormBytes: MAX_DOCUMENT_FORM_BYTES,
  judge: receivableOf,
  load,
  view: ({ invoice, receivable }, visit) => {
    const at = `${visit.base}/receivables/${receivable.id}`
    return (
      <>
        <p>
          <a href={at}>{say("Back to {receivableName}", { receivableName: receivableName(receivable) })}</a>
        </p>
        <InvoiceCard invoice={invoice} at={`${at}/document`} visit={visit} />
      </>
    )
  },
  actions: invoiceActions
})

/** `/app/{company}/receivables/{receivable}/document/file`. */
export const receivableDocumentFile = companyRaw({
  path: "/receivables/:receivable/document/file",
  answer: (visit) =>
    Effect.gen(function* () {
      const documents = yield* Documents
      return documentAnswer(yield* documents.read(yield* receivableIdOf(visit)))
    })
})
