/** What a file would change: what is new, what changes and how, what is gone, what is wrong, and what follows. */
import { activeCurrencies } from "../../../domain/Currency.ts"
import type { ReminderStart } from "../../../domain/dunning/case/ReminderStart.ts"
import type { FileImport, GoneRow, ImportPreview, PreviewedRow } from "../../../domain/imports/FileImport.ts"
import type { RowProblem } from "../../../domain/imports/FileRows.ts"
import { importFields, type ImportKind } from "../../../domain/imports/ImportKind.ts"
import { leftOutReasons } from "../../../domain/imports/Statuses.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Checkbox, Field, Select } from "../../parts/Form.tsx"
import { Table } from "../../parts/Table.tsx"
import { Badge, Card, Day, Money } from "../../parts/Text.tsx"
import { changeLabels, fieldLabels, importActionNames, kindWords, leftOutLabels } from "./words.ts"

interface Shown {
  readonly file: FileImport
  readonly preview: ImportPreview
  readonly visit: CompanyVisit
}

const addressOf = ({ file, visit }: Pick<Shown, "file" | "visit">): string =>
  `${visit.base}${kindWords[file.kind].path}?import=${file.id}`

const actionOf = ({ kind }: Pick<FileImport, "kind">): string => importActionNames[kind].import

const Counts = ({ file: { kind }, preview: { counts, found }, visit: { reader } }: Shown) => {
  const leftOut = Object.values(found.leftOut).reduce((sum, n) => sum + n, 0)
  const facts: ReadonlyArray<readonly [string, number]> = [
    ["New", counts.new],
    ["Changed", counts.changed],
    ["Unchanged", counts.unchanged],
    ...(kind === "customers" ? [] : [["Gone from the file", counts.gone] as const]),
    ["Left out", leftOut],
    ...(found.wrongLines > 0 ? [["Wrong rows", found.wrongLines] as const] : [])
  ]
  return (
    <dl class="facts">
      {facts.map(([label, number]) => (
        <div>
          <dt>{label}</dt>
          <dd>{reader.number(number)}</dd>
        </div>
      ))}
    </dl>
  )
}

const problemColumns = [
  { label: "Line", number: true, cell: ({ line }: RowProblem) => String(line) },
  {
    label: "Column",
    cell: ({ column, field }: RowProblem) => column ?? (field === null ? "" : fieldLabels[field])
  },
  { label: "What is expected", cell: ({ message }: RowProblem) => message }
]

const Problems = (shown: Shown) => {
  const { preview, visit } = shown
  const { firstProblems, isReadable, problemCount, wrongLines: lines } = preview.found
  return (
    <Card title="Wrong rows">
      <p role="alert">
        {isReadable
          ? `${lines === 1 ? "1 row is wrong" : `${visit.reader.number(lines)} rows are wrong`}. Correct the file and choose it again, or import the other rows.`
          : "Nothing can be imported yet: choose below which column is which."}
      </p>
      <Table caption="Wrong rows" columns={problemColumns} rows={firstProblems} />
      {problemCount > firstProblems.length ? (
        <p>And {visit.reader.number(problemCount - firstProblems.length)} more.</p>
      ) : null}
      {isReadable ? (
        <p>
          <a href={`${addressOf(shown)}&format=csv`} download>
            Download the wrong rows
          </a>{" "}
          with a column that says what is wrong with each.
        </p>
      ) : null}
    </Card>
  )
}

const nameLabel = (kind: ImportKind): string => (kind === "payables" ? "Supplier" : "Customer")

const rowColumns = (kind: ImportKind, { reader }: CompanyVisit) => [
  { label: "Line", number: true, cell: ({ line }: PreviewedRow) => String(line) },
  { label: nameLabel(kind), cell: ({ name }: PreviewedRow) => name },
  ...(kind === "customers"
    ? []
    : [
        { label: "Reference", cell: ({ reference }: PreviewedRow) => reference ?? "" },
        {
          label: "Due",
          cell: ({ dueDate }: PreviewedRow) =>
            dueDate === null ? "" : <Day date={dueDate} reader={reader} />
        },
        {
          label: "Amount",
          number: true,
          cell: ({ amountMinor, currency }: PreviewedRow) =>
            amountMinor === null || currency === null ? (
              ""
            ) : (
              <Money minor={amountMinor} currency={currency} reader={reader} />
            )
        }
      ])
]

const changedColumns = (kind: ImportKind, { base }: CompanyVisit) => [
  { label: "Line", number: true, cell: ({ line }: PreviewedRow) => String(line) },
  { label: nameLabel(kind), cell: ({ name }: PreviewedRow) => name },
  {
    label: kind === "customers" ? "Open" : "Reference",
    cell: ({ id, name, reference }: PreviewedRow) => (
      <a href={`${base}/${kind}/${id}`}>
        {kind === "customers" ? name : (reference ?? "without a reference")}
      </a>
    )
  },
  {
    label: "What changes",
    cell: ({ changes }: PreviewedRow) => (
      <ul>
        {changes.map(({ field, from, to }) => (
          <li>
            {changeLabels[field]}: <del>{from ?? "empty"}</del> <ins>{to ?? "empty"}</ins>
          </li>
        ))}
      </ul>
    )
  }
]

const more = (shown: number, all: number, { reader }: CompanyVisit) =>
  all > shown ? <p>And {reader.number(all - shown)} more.</p> : null

const Rows = ({ file: { kind }, preview, visit }: Shown) => {
  const { changedRows, counts, elsewhere, newRows } = preview
  return (
    <>
      {counts.new === 0 ? null : (
        <Card title={`New (${visit.reader.number(counts.new)})`}>
          <Table caption="New" columns={rowColumns(kind, visit)} rows={newRows} />
          {more(newRows.length, counts.new, visit)}
          {elsewhere === 0 ? null : (
            <p class="notice warn">
              {elsewhere === 1
                ? "1 of these references stands here for another customer."
                : `${visit.reader.number(elsewhere)} of these references stand here for other customers.`}{" "}
              If a customer has another name in the file, give it that name here first, and nothing is made
              twice.
            </p>
          )}
        </Card>
      )}
      {counts.changed === 0 ? null : (
        <Card title={`Changed (${visit.reader.number(counts.changed)})`}>
          <Table caption="Changed" columns={changedColumns(kind, visit)} rows={changedRows} />
          {more(changedRows.length, counts.changed, visit)}
        </Card>
      )}
    </>
  )
}

const inFile = { paid: "Paid, says the file", void: "Void, says the file" } as const

const goneColumns = (kind: ImportKind, { base, reader }: CompanyVisit) => [
  {
    label: "Mark as paid",
    cell: ({ id, name, reference }: GoneRow) => (
      <input
        type="checkbox"
        name="gone_id"
        value={String(id)}
        aria-label={`Mark ${reference ?? name} as paid`}
      />
    )
  },
  {
    label: "Reference",
    cell: ({ id, reference }: GoneRow) => <a href={`${base}/${kind}/${id}`}>{reference ?? `Number ${id}`}</a>
  },
  { label: nameLabel(kind), cell: ({ name }: GoneRow) => name },
  { label: "Due", cell: ({ dueDate }: GoneRow) => <Day date={dueDate} reader={reader} /> },
  {
    label: "Outstanding",
    number: true,
    cell: ({ balanceMinor, currency }: GoneRow) => (
      <Money minor={balanceMinor} currency={currency} reader={reader} />
    )
  },
  {
    label: "In the file",
    cell: ({ inFileAs }: GoneRow) => (inFileAs === null ? "" : <Badge kind="info">{inFile[inFileAs]}</Badge>)
  }
]

/** A choice of one, with a sentence to each. */
const Radios = ({
  legend,
  name,
  options,
  value
}: {
  readonly legend: string
  readonly name: string
  readonly value: string
  readonly options: ReadonlyArray<readonly [value: string, label: string, sentence: string]>
}) => (
  <fieldset class="field">
    <legend>{legend}</legend>
    {options.map(([option, label, sentence]) => (
      <label>
        <input type="radio" name={name} value={option} checked={option === value} /> {label}
        {sentence === "" ? null : <small> {sentence}</small>}
      </label>
    ))}
  </fieldset>
)

const Gone = ({ file, preview, visit }: Shown) => {
  const { kind, settings } = file
  const { counts, goneRows } = preview
  if (counts.gone === 0) return null
  return (
    <Card title={`Gone from the file (${visit.reader.number(counts.gone)})`}>
      <p>{kindWords[kind].gone}</p>
      <Radios
        legend="What becomes of them?"
        name="gone"
        value={settings.gone.take}
        options={[
          ["leave", "Leave them open", ""],
          ["all", "Mark all as paid", ""],
          ["some", "Mark those as paid that are ticked", ""]
        ]}
      />
      {kind === "payables" ? null : (
        <Field
          visit={visit}
          action={actionOf(file)}
          name="paid_on"
          label="Paid on"
          type="date"
          value={visit.reader.inDays(0)}
        />
      )}
      <Table caption="Gone from the file" columns={goneColumns(kind, visit)} rows={goneRows} />
      {more(goneRows.length, counts.gone, visit)}
    </Card>
  )
}

const LeftOut = ({ preview, visit }: Shown) => {
  const reasons = leftOutReasons.filter((reason) => (preview.found.leftOut[reason] ?? 0) > 0)
  return reasons.length === 0 ? null : (
    <Card title="Left out">
      <dl class="facts">
        {reasons.map((reason) => (
          <div>
            <dt>{leftOutLabels[reason]}</dt>
            <dd>{visit.reader.number(preview.found.leftOut[reason] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const weekday = (at: number, zone: string): string =>
  new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: zone }).format(at)

/** What follows from one way in which overdue debts begin: `12 messages in the next seven days, the first on Tuesday.` */
const followsIn = ({ preview, visit }: Shown, start: ReminderStart): string => {
  const following = preview.following?.[start]
  if (following === undefined) return ""
  const { firstAt, messages, pastLastStep } = following
  const { reader } = visit
  const count = `${preview.isAtLeast ? "More than " : ""}${reader.number(messages)}`
  const what =
    firstAt === null
      ? "No message in the next seven days."
      : `${messages === 1 && !preview.isAtLeast ? "1 message" : `${count} messages`} in the next seven days, the first on ${weekday(firstAt, reader.dayZone)}.`
  if (start !== "next" || pastLastStep === 0) return what
  const past =
    pastLastStep === 1
      ? "1 of them has its last step behind it and is paused, so that you decide about it."
      : `${reader.number(pastLastStep)} of them have their last step behind them and are paused, so that you decide about them.`
  return `${what} ${past}`
}

const modes = {
  on: "",
  hold: "Reminders are on hold, so nothing leaves before you go live.",
  approve: "Each message waits until somebody approves it."
} as const

const Reminding = (shown: Shown) => {
  const { file, preview, visit } = shown
  if (preview.following === null || preview.counts.new + preview.counts.changed === 0) return null
  const mode = modes[visit.membership.settings.remindersMode]
  return (
    <Card title="What follows">
      {preview.overdue === 0 ? (
        <p>{followsIn(shown, "next")}</p>
      ) : (
        <>
          <p>
            {preview.overdue === 1
              ? "1 new debt is overdue."
              : `${visit.reader.number(preview.overdue)} new debts are overdue.`}
          </p>
          <Radios
            legend="When are they reminded?"
            name="start"
            value={file.settings.start}
            options={[
              ["next", "From the next step", followsIn(shown, "next")],
              ["now", "At once", followsIn(shown, "now")],
              ["never", "Never", `They are paused. ${followsIn(shown, "never")}`]
            ]}
          />
        </>
      )}
      {mode === "" ? null : <p class="notice warn">{mode}</p>}
    </Card>
  )
}

/** How the file was read, to be chosen otherwise. */
const Columns = (shown: Shown) => {
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
            action={actionOf(file)}
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
            action={actionOf(file)}
            name="currency"
            label={found.namesCurrency ? "Currency of rows that name none" : "Currency of all rows"}
            value={found.currency}
            options={activeCurrencies.map((code) => [code, code])}
          />
          <Select
            visit={visit}
            action={actionOf(file)}
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
            action={actionOf(file)}
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

const howItWasRead = ({ encoding, program }: ImportPreview["found"]): ReadonlyArray<string> => [
  ...(program === null ? [] : [`It was read as an export of ${program}.`]),
  ...(encoding === "windows-1252"
    ? ["The file is not in UTF-8, so it was read as Windows-1252, as Excel writes it: check the letters."]
    : [])
]

/** The preview of a file. */
export const ImportPreviewCard = (shown: Shown) => {
  const { file, preview, visit } = shown
  const { counts, found } = preview
  const isNothing = counts.new + counts.changed + counts.gone === 0 && found.problemCount === 0
  return (
    <ActionForm visit={visit} action={actionOf(file)} to={addressOf(shown)} class="import">
      <input type="hidden" name="import" value={String(file.id)} />
      <Card title={file.fileName ?? "The file"}>
        {howItWasRead(found).map((sentence) => (
          <p>{sentence}</p>
        ))}
        <Counts {...shown} />
        {isNothing ? <p>Nothing is to be done: the book is in step with the file.</p> : null}
      </Card>
      {found.problemCount > 0 ? <Problems {...shown} /> : null}
      <Rows {...shown} />
      <Gone {...shown} />
      <LeftOut {...shown} />
      <Reminding {...shown} />
      <Card>
        {found.problemCount > 0 && found.isReadable ? (
          <Checkbox
            visit={visit}
            action={actionOf(file)}
            name="others"
            label="Import the other rows"
            checked={file.settings.importsOthers}
          />
        ) : null}
        <Columns {...shown} />
        {found.isReadable ? <Submit>Import</Submit> : null}
      </Card>
    </ActionForm>
  )
}
