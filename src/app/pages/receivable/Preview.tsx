/** What a file would bring: its columns and their fields, every wrong row by its line, the first right ones. */
import {
  type ImportField,
  importFields,
  type ImportRow,
  type RowProblem
} from "../../../domain/ImportFile.ts"
import { MAX_ROWS_SHOWN } from "../../../domain/ImportSummary.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Select } from "../../parts/Form.tsx"
import { Table } from "../../parts/Table.tsx"
import { Card, Day, Money } from "../../parts/Text.tsx"
import type { ImportPreview } from "./importing.ts"

/** Line numbers that a sentence names. */
const MAX_LINES_SHOWN = 20

const labels: Readonly<Record<ImportField, string>> = {
  display_name: "Name (display_name)",
  email: "E-mail (email)",
  phone_e164: "Phone (phone_e164)",
  preferred_locale: "Language (preferred_locale)",
  timezone: "Time zone (timezone)",
  amount: "Amount (amount)",
  currency: "Currency (currency)",
  due_date: "Due date (due_date)",
  external_reference: "Reference (external_reference)",
  description: "Description (description)"
}

const problemColumns = [
  { label: "Line", number: true, cell: ({ line }: RowProblem) => String(line) },
  { label: "Column", cell: ({ field }: RowProblem) => field ?? "" },
  { label: "What is expected", cell: ({ message }: RowProblem) => message }
]

const Problems = ({ preview, visit }: { readonly preview: ImportPreview; readonly visit: CompanyVisit }) => {
  const { firstProblems, problemCount, wrongLines: lines } = preview.summary
  return (
    <Card title="Wrong rows">
      <p role="alert">
        {lines === 1 ? "1 row is wrong" : `${visit.reader.number(lines)} rows are wrong`}, so nothing is
        imported. Match the columns below, or correct the file and choose it again.
      </p>
      <Table caption="Wrong rows" columns={problemColumns} rows={firstProblems} />
      {problemCount > firstProblems.length ? (
        <p>And {visit.reader.number(problemCount - firstProblems.length)} more.</p>
      ) : null}
    </Card>
  )
}

const rowColumns = ({ reader }: CompanyVisit) => [
  { label: "Line", number: true, cell: ({ line }: ImportRow) => String(line) },
  { label: "Reference", cell: ({ input }: ImportRow) => input.externalReference ?? "" },
  { label: "Customer", cell: ({ input }: ImportRow) => input.customer?.displayName ?? "" },
  { label: "Due", cell: ({ input }: ImportRow) => <Day date={input.dueDate} reader={reader} /> },
  {
    label: "Amount",
    number: true,
    cell: ({ amountMinor, input }: ImportRow) => (
      <Money minor={amountMinor} currency={input.currency} reader={reader} />
    )
  }
]

/** The columns as a form, which brings the file's text along. */
const Columns = ({ preview, visit }: { readonly preview: ImportPreview; readonly visit: CompanyVisit }) => {
  const { chosen, summary } = preview
  const { matching, text } = summary
  const headings = summary.headings.map((heading, place) => [String(place), heading] as const)
  const isRight = summary.problemCount === 0
  return (
    <ActionForm visit={visit} action="import-receivables" withFile>
      <input type="hidden" name="text" value={text} />
      <details open={!isRight}>
        <summary>Columns, amounts and dates</summary>
        <div class="grid-2">
          {importFields.map((field) => (
            <Select
              visit={visit}
              action="import-receivables"
              name={`column.${field}`}
              label={labels[field]}
              value={String(matching[field] ?? "")}
              options={[["", "Not in the file"], ...headings]}
            />
          ))}
        </div>
        <div class="grid-2">
          <Select
            visit={visit}
            action="import-receivables"
            name="amounts"
            label="Amounts are written"
            value={chosen.decimalMark ?? ""}
            options={[
              ["", "As the file shows"],
              [".", "1,234.50"],
              [",", "1.234,50"]
            ]}
          />
          <Select
            visit={visit}
            action="import-receivables"
            name="dates"
            label="Dates are written"
            value={chosen.dateOrder ?? ""}
            options={[
              ["", "As the file shows"],
              ["ymd", "2027-01-31"],
              ["dmy", "31.01.2027 or 31/01/2027"],
              ["mdy", "01/31/2027"]
            ]}
          />
        </div>
        <button type="submit" name="_action" value="match-columns" class="secondary outline">
          Check again
        </button>
      </details>
      {isRight ? <Submit>Import</Submit> : null}
    </ActionForm>
  )
}

/** Lines as a list, as far as it is short. */
const linesOf = (lines: ReadonlyArray<number>, { reader }: CompanyVisit): string => {
  const shown = lines.slice(0, MAX_LINES_SHOWN).join(", ")
  const more = lines.length - MAX_LINES_SHOWN
  return `${lines.length === 1 ? "line" : "lines"} ${shown}${more > 0 ? ` and ${reader.number(more)} more` : ""}`
}

/** What is no mistake for certain, and often is one. */
const Doubts = ({ preview, visit }: { readonly preview: ImportPreview; readonly visit: CompanyVisit }) => {
  const { known, summary } = preview
  const { encoding, repeated } = summary
  const doubts = [
    ...(encoding === "windows-1252"
      ? ["The file is not in UTF-8, so it was read as Windows-1252, as Excel writes it: check the letters."]
      : []),
    ...(known.length > 0
      ? [`A receivable with the same reference exists already for ${linesOf(known, visit)}.`]
      : []),
    ...(repeated.length > 0
      ? [`The same reference stands in more than one row: ${linesOf(repeated, visit)}.`]
      : [])
  ]
  return doubts.length === 0 ? null : (
    <div class="notice warn">
      {doubts.map((doubt) => (
        <p>{doubt}</p>
      ))}
      {known.length + repeated.length > 0 ? (
        <p>References may be the same. If these are mistakes, correct the file and choose it again.</p>
      ) : null}
    </div>
  )
}

/** The preview of a file. */
export const PreviewOf = ({
  preview,
  visit
}: {
  readonly preview: ImportPreview
  readonly visit: CompanyVisit
}) => {
  const { importedAt, summary } = preview
  if (importedAt !== null) {
    return (
      <p class="notice warn" role="status">
        This file was imported on {visit.reader.moment(importedAt)}. Nothing is changed by importing it again.
      </p>
    )
  }
  const count = summary.rowCount
  return (
    <>
      {summary.problemCount > 0 ? (
        <Problems preview={preview} visit={visit} />
      ) : (
        <Card title="Ready to import">
          <p>
            {count === 1 ? "1 receivable" : `${visit.reader.number(count)} receivables`} will be created.
            {count > MAX_ROWS_SHOWN ? ` These are the first ${MAX_ROWS_SHOWN}.` : ""}
          </p>
          <Table caption="The first rows" columns={rowColumns(visit)} rows={summary.firstRows} />
        </Card>
      )}
      <Doubts preview={preview} visit={visit} />
      <Columns preview={preview} visit={visit} />
    </>
  )
}
