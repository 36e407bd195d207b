/** How a file was read, to be chosen otherwise. */
import { activeCurrencies } from "../../../domain/Currency.ts"
import { importFields } from "../../../domain/imports/ImportKind.ts"
import { Select } from "../../parts/Form.tsx"
import { beginAction, type ShownPreview } from "./parts.tsx"
import { fieldLabels, importActionNames } from "./words.ts"
import { say } from "../../../words/Say.ts"

/** The currency, and how amounts and dates are written. */
const AmountsAndDates = ({ file, preview: { found }, visit }: ShownPreview) => {
  const { choices } = file.settings
  return (
    <div class="grid-2">
      <Select
        visit={visit}
        action={beginAction(file)}
        name="currency"
        label={found.namesCurrency ? say("Currency of rows that name none") : say("Currency of all rows")}
        value={found.currency}
        options={activeCurrencies.map((code) => [code, code])}
      />
      <Select
        visit={visit}
        action={beginAction(file)}
        name="amounts"
        label={say("Amounts are written")}
        value={choices.decimalMark ?? ""}
        options={[
          ["", say("As the file shows")],
          [".", "1,234.50"],
          [",", "1.234,50"]
        ]}
      />
      <Select
        visit={visit}
        action={beginAction(file)}
        name="dates"
        label={say("Dates are written")}
        value={choices.dateOrder ?? ""}
        options={[
          ["", say("As the file shows")],
          ["ymd", "2027-01-31"],
          ["dmy", say("31.01.2027 or 31/01/2027")],
          ["mdy", "01/31/2027"]
        ]}
      />
    </div>
  )
}

/** The columns and their fields, the currency, and how amounts and dates are written. */
export const ImportColumns = (shown: ShownPreview) => {
  const { file, preview, visit } = shown
  const { found } = preview
  const headings = found.headings.map(
    (heading, place) =>
      [String(place), heading === "" ? say("Column {place}", { place: place + 1 }) : heading] as const
  )
  return (
    <details open={found.problemCount > 0}>
      <summary>{say("Columns, amounts and dates")}</summary>
      <div class="grid-2">
        {importFields[file.kind].map((field) => (
          <Select
            visit={visit}
            action={beginAction(file)}
            name={`column.${field}`}
            label={say(fieldLabels[field])}
            value={String(found.matching[field] ?? "")}
            options={[["", say("Not in the file")], ...headings]}
          />
        ))}
      </div>
      {file.kind === "customers" ? null : <AmountsAndDates {...shown} />}
      <button
        type="submit"
        name="_action"
        value={importActionNames[file.kind].match}
        class="secondary outline"
      >
        {say("Check again")}
      </button>
    </details>
  )
}
