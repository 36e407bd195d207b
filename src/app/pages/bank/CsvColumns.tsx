/** Which column of a CSV file is what: asked once for each account, with the first rows of the file beside it. */
import type { CsvField, CsvMapping } from "../../../domain/bank/statements/csv/CsvMapping.ts"
import type { CsvColumns } from "../../../domain/bank/statements/csv/CsvFile.ts"
import type { FieldIssue } from "../../../domain/Errors.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Select, type SelectOption } from "../../parts/Form.tsx"
import { Table } from "../../parts/Table.tsx"

/** The action that imports a file by its columns. */
export const COLUMNS = "import-by-columns"

const labels: Readonly<Record<CsvField, string>> = {
  booked_on: "Date",
  value_on: "Value date",
  amount: "Amount, with its sign",
  credit: "Money in",
  debit: "Money out",
  direction: "Whether it came or left",
  currency: "Currency",
  counterparty_name: "Payer or payee",
  counterparty_account: "Their account",
  remittance: "Text",
  payment_reference: "Payment reference",
  end_to_end_id: "End-to-end ID",
  bank_reference: "Bank’s reference",
  balance: "Balance afterwards"
}

/** The fields of a mapping, in the order of the form. */
export const mappedFields = Object.keys(labels) as ReadonlyArray<CsvField>

/** A CSV file that waits for its columns. */
interface Waiting {
  readonly fileName: string
  readonly columns: CsvColumns
  /** The file in base 64, which comes back with the form; null where it is too large for that. */
  readonly content: string | null
  readonly mapping: CsvMapping
  readonly problems: ReadonlyArray<FieldIssue>
  readonly bankAccountId: number | null
}

/** The form, and the first rows of the file. */
export const CsvColumnsForm = ({
  accounts,
  file,
  visit
}: {
  readonly accounts: ReadonlyArray<SelectOption>
  readonly file: Waiting
  readonly visit: CompanyVisit
}) => {
  const { bankAccountId, columns, content, fileName, mapping, problems } = file
  const headings = columns.headings.map((heading) => [heading, heading] as const)
  const about = { visit, action: COLUMNS }
  return (
    <>
      {problems.length === 0 ? null : (
        <div role="alert">
          <ul>
            {problems.map(({ message }) => (
              <li class="break">{message}</li>
            ))}
          </ul>
        </div>
      )}
      <p>
        Which column is what? The answer is remembered for the account.
        {content === null ? " The file is too large to be kept meanwhile: choose it again afterwards." : ""}
      </p>
      <Table
        caption={`The first rows of ${fileName}`}
        columns={columns.headings.map((heading, place) => ({
          label: heading,
          cell: (row: ReadonlyArray<string>) => <span class="break">{row[place] ?? ""}</span>
        }))}
        rows={columns.rows}
      />
      <ActionForm visit={visit} action={COLUMNS} to={`${visit.base}/bank/statements`} withFile="in place">
        <input type="hidden" name="file_name" value={fileName} />
        <input type="hidden" name="content" value={content ?? ""} />
        <Select
          {...about}
          name="bank_account_id"
          label="Account"
          value={
            bankAccountId === null ? (accounts.length === 1 ? accounts[0]?.[0] : "") : String(bankAccountId)
          }
          options={accounts.length === 1 ? accounts : [["", "Choose the account"], ...accounts]}
          required
        />
        <div class="fields">
          {mappedFields.map((field) => (
            <Select
              {...about}
              name={`column.${field}`}
              label={labels[field]}
              value={mapping[field] ?? ""}
              options={[["", "Not in the file"], ...headings]}
            />
          ))}
        </div>
        <Submit>Import</Submit>
      </ActionForm>
    </>
  )
}
