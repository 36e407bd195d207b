/** Which column of a CSV file is what: asked once for each account, with the first rows of the file beside it. */
import type { CsvField, CsvMapping } from "../../../domain/bank/statements/csv/CsvMapping.ts"
import type { CsvColumns } from "../../../domain/bank/statements/csv/CsvFile.ts"
import type { FieldIssue } from "../../../domain/Errors.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Select, type SelectOption } from "../../parts/Form.tsx"
import { Table } from "../../parts/Table.tsx"
import { type Unsaid, phrase, say } from "../../../words/Say.ts"
import { translated } from "../../../words/Refusals.ts"

/** The action that imports a file by its columns. */
export const COLUMNS = "import-by-columns"

const labels: Readonly<Record<CsvField, Unsaid>> = {
  booked_on: phrase("Date"),
  value_on: phrase("Value date"),
  amount: phrase("Amount, with its sign"),
  credit: phrase("Money in"),
  debit: phrase("Money out"),
  direction: phrase("Whether it came or left"),
  currency: phrase("Currency"),
  counterparty_name: phrase("Payer or payee"),
  counterparty_account: phrase("Their account"),
  remittance: phrase("Text"),
  payment_reference: phrase("Payment reference"),
  end_to_end_id: phrase("End-to-end ID"),
  bank_reference: phrase("Bank’s reference"),
  balance: phrase("Balance afterwards")
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
              <li class="break">{translated(message)}</li>
            ))}
          </ul>
        </div>
      )}
      <p>
        {say("Which column is what? The answer is remembered for the account.")}
        {content === null ? (
          <> {say("The file is too large to be kept meanwhile: choose it again afterwards.")}</>
        ) : null}
      </p>
      <Table
        caption={say("The first rows of {fileName}", { fileName })}
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
          label={say("Account")}
          value={
            bankAccountId === null ? (accounts.length === 1 ? accounts[0]?.[0] : "") : String(bankAccountId)
          }
          options={accounts.length === 1 ? accounts : [["", say("Choose the account")], ...accounts]}
          required
        />
        <div class="fields">
          {mappedFields.map((field) => (
            <Select
              {...about}
              name={`column.${field}`}
              label={say(labels[field])}
              value={mapping[field] ?? ""}
              options={[["", say("Not in the file")], ...headings]}
            />
          ))}
        </div>
        <Submit>{say("Import")}</Submit>
      </ActionForm>
    </>
  )
}
