/** What a file would change: what is new, what changes and how, what is gone, what is wrong, and what follows. */
import type { ImportPreview, PreviewedRow } from "../../../domain/imports/FileImport.ts"
import type { RowProblem } from "../../../domain/imports/FileRows.ts"
import type { ImportKind } from "../../../domain/imports/ImportKind.ts"
import { leftOutReasons } from "../../../domain/imports/Statuses.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Checkbox } from "../../parts/Form.tsx"
import { Table } from "../../parts/Table.tsx"
import { Card, Day, Money } from "../../parts/Text.tsx"
import { ImportColumns } from "./Columns.tsx"
import { WhatFollows } from "./Following.tsx"
import { GoneFromFile } from "./Gone.tsx"
import { AndMore, beginAction, importAddress, partyLabel, type ShownPreview } from "./parts.tsx"
import { changeLabels, fieldLabels, leftOutLabels } from "./words.ts"

const Counts = ({ file: { kind }, preview: { counts, found }, visit: { reader } }: ShownPreview) => {
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

const Problems = (shown: ShownPreview) => {
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
          <a href={`${importAddress(shown)}&format=csv`} download>
            Download the wrong rows
          </a>{" "}
          with a column that says what is wrong with each.
        </p>
      ) : null}
    </Card>
  )
}

const rowColumns = (kind: ImportKind, { reader }: CompanyVisit) => [
  { label: "Line", number: true, cell: ({ line }: PreviewedRow) => String(line) },
  { label: partyLabel(kind), cell: ({ name }: PreviewedRow) => name },
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
  { label: partyLabel(kind), cell: ({ name }: PreviewedRow) => name },
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

const Rows = ({ file: { kind }, preview, visit }: ShownPreview) => {
  const { changedRows, counts, elsewhere, newRows } = preview
  return (
    <>
      {counts.new === 0 ? null : (
        <Card title={`New (${visit.reader.number(counts.new)})`}>
          <Table caption="New" columns={rowColumns(kind, visit)} rows={newRows} />
          <AndMore named={newRows.length} all={counts.new} visit={visit} />
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
          <AndMore named={changedRows.length} all={counts.changed} visit={visit} />
        </Card>
      )}
    </>
  )
}

const LeftOut = ({ preview, visit }: ShownPreview) => {
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

const howItWasRead = ({ encoding, program }: ImportPreview["found"]): ReadonlyArray<string> => [
  ...(program === null ? [] : [`It was read as an export of ${program}.`]),
  ...(encoding === "windows-1252"
    ? ["The file is not in UTF-8, so it was read as Windows-1252, as Excel writes it: check the letters."]
    : [])
]

/** The preview of a file. */
export const ImportPreviewCard = (shown: ShownPreview) => {
  const { file, preview, visit } = shown
  const { counts, found } = preview
  const isNothing = counts.new + counts.changed + counts.gone === 0 && found.problemCount === 0
  return (
    <ActionForm visit={visit} action={beginAction(file)} to={importAddress(shown)} class="import">
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
      <GoneFromFile {...shown} />
      <LeftOut {...shown} />
      <WhatFollows {...shown} />
      <Card>
        {found.problemCount > 0 && found.isReadable ? (
          <Checkbox
            visit={visit}
            action={beginAction(file)}
            name="others"
            label="Import the other rows"
            checked={file.settings.importsOthers}
          />
        ) : null}
        <ImportColumns {...shown} />
        {found.isReadable ? <Submit>Import</Submit> : null}
      </Card>
    </ActionForm>
  )
}
