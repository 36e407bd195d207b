/** Imports receivables from a file: choose it, see what it brings, then all of it or nothing. */
import { Effect } from "effect"
import { importFields, MAX_IMPORT_BYTES, MAX_IMPORT_ROWS, requiredFields } from "../../domain/ImportFile.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { Submit } from "../parts/Dialog.tsx"
import { ActionForm, fieldIdOf, submittedTo } from "../parts/Form.tsx"
import { Card } from "../parts/Text.tsx"
import { match, ImportPreview, preview, importRows } from "./receivable/importing.ts"
import { PreviewOf } from "./receivable/Preview.tsx"

const ACTION = "preview-import"

/** The text comes back with the columns; some room is for line breaks, which browsers write as two characters. */
const MAX_FORM_BYTES = 2 * MAX_IMPORT_BYTES + 65_536

const Upload = ({ visit }: { readonly visit: CompanyVisit }) => {
  const id = fieldIdOf(ACTION, "file")
  const problem = submittedTo(visit, ACTION)?.issues.find(({ field }) => field === "file")?.message
  return (
    <Card title="Choose a file">
      <p>
        A CSV file with up to {visit.reader.number(MAX_IMPORT_ROWS)} rows and 2 MB, with commas, semicolons or
        tabs, as a spreadsheet saves it. Its first line has headings: {importFields.join(", ")}. Every row
        needs {requiredFields.join(", ")}. Other headings can be matched in the next step, where you also see
        how amounts and dates were understood. Rows with the same name and e-mail have one customer.
      </p>
      <ActionForm visit={visit} action={ACTION} withFile>
        <div class="field">
          <label for={id}>File</label>
          <input
            id={id}
            type="file"
            name="file"
            accept=".csv,text/csv,text/plain"
            required
            {...(problem === undefined
              ? {}
              : { "aria-invalid": "true" as const, "aria-describedby": `${id}-problem` })}
          />
          {problem === undefined ? null : (
            <small id={`${id}-problem`} class="field-problem">
              {problem}
            </small>
          )}
        </div>
        <Submit>Preview</Submit>
      </ActionForm>
    </Card>
  )
}

/** `/app/{company}/receivables/import`. */
export const importReceivables = companyPage({
  path: "/receivables/import",
  title: "Import receivables",
  maxFormBytes: MAX_FORM_BYTES,
  load: () => Effect.void,
  view: (_, visit) => (
    <>
      {visit.shown instanceof ImportPreview ? <PreviewOf preview={visit.shown} visit={visit} /> : null}
      <Upload visit={visit} />
    </>
  ),
  actions: {
    [ACTION]: { deed: null, twice: "repeatable", said: "The file is checked.", run: preview },
    "match-columns": { deed: null, twice: "repeatable", said: "The file is checked.", run: match },
    "import-receivables": {
      deed: "receivables.import",
      twice: "keyed",
      said: "The file is imported.",
      run: importRows
    }
  }
})
