/** How a file was read, to be chosen otherwise. */
import { activeCurrencies } from "../../../domain/Currency.ts"
import { importFields } from "../../../domain/imports/ImportKind.ts"
import { Select } from "../../parts/Form.tsx"
import { beginAction, type ShownPreview } from "./parts.tsx"
import { fieldLabels, importActionNames } from "./words.ts"

/** The columns and their fields, the currency, and how amounts and dates are written. */
export const ImportColumns = (shown: ShownPreview) => {
  const { file, preview, visit } = shown
  const { found } = preview
  const { choices } = file.settings
  const headings = found.headings.map(
    (heading, place) => [String(place), heading === "" ? `Column ${place + 1}` : heading] as const
  )
  return (
    <details open={found.problemCount > 0}>
      <summary>Columns, amounts and dates</summary>
      <div class="grid-2">
        {importFields[file.kind].map((field) => (
          <Select
            visit={visit}
            action={beginAction(file)}
            name={`column.${field}`}
            label={fieldLabels[field]}
            value={String(found.matching[field] ?? "")}
            options={[["", "Not in the file"], ...headings]}
          />
        ))}
      </div>
      {file.kind === "customers" ? null : (
        <div class="grid-2">
          <Select
            visit={visit}
            action={beginAction(file)}
            name="currency"
            label={found.namesCurrency ? "Currency of rows that name none" : "Currency of all rows"}
            value={found.currency}
            options={activeCurrencies.map((code) => [code, code])}
          />
          <Select
            visit={visit}
            action={beginAction(file)}
            name="amounts"
            label="Amounts are written"
            value={choices.decimalMark ?? ""}
            options={[
              ["", "As the file shows"],
              [".", "1,234.50"],
              [",", "1.234,50"]
            ]}
          />
          <Select
            visit={visit}
            action={beginAction(file)}
            name="dates"
            label="Dates are written"
            value={choices.dateOrder ?? ""}
            options={[
              ["", "As the file shows"],
              ["ymd", "2027-01-31"],
              ["dmy", "31.01.2027 or 31/01/2027"],
              ["mdy", "01/31/2027"]
            ]}
          />
        </div>
      )}
      <button
        type="submit"
        name="_action"
        value={importActionNames[file.kind].match}
        class="secondary outline"
      >
        Check again
      </button>
    </details>
  )
}
