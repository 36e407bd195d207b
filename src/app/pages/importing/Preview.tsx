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
import { say } from "../../../words/Say.ts"
import { translated } from "../../../words/Refusals.ts"

const Counts = ({ file: { kind }, preview: { counts, found }, visit: { reader } }: ShownPreview) => {
  const leftOut = Object.values(found.leftOut).reduce((sum, n) => sum + n, 0)
  const facts: ReadonlyArray<readonly [string, number]> = [
    [say("New"), counts.new],
    [say("Changed"), counts.changed],
    [say("Unchanged"), counts.unchanged],
    ...(kind === "customers" ? [] : [[say("Gone from the file"), counts.gone] as const]),
    [say("Left out"), leftOut],
    ...(found.wrongLines > 0 ? [[say("Wrong rows"), found.wrongLines] as const] : [])
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

const problemColumns = () => [
  { label: say("Line"), number: true, cell: ({ line }: RowProblem) => String(line) },
  {
    label: say("Column"),
    cell: ({ column, field }: RowProblem) => column ?? (field === null ? "" : say(fieldLabels[field]))
  },
  { label: say("What is expected"), cell: ({ message }: RowProblem) => translated(message) }
]

const Problems = (shown: ShownPreview) => {
  const { preview, visit } = shown
  const { firstProblems, isReadable, problemCount, wrongLines: lines } = preview.found
  return (
    <Card title={say("Wrong rows")}>
      <p role="alert">
        {isReadable
          ? say(
              "{lines, plural, one {# row is wrong} other {# rows are wrong}}. Correct the file and choose it again, or import the other rows.",
              { lines }
            )
          : say("Nothing can be imported yet: choose below which column is which.")}
      </p>
      <Table caption={say("Wrong rows")} columns={problemColumns()} rows={firstProblems} />
      {problemCount > firstProblems.length ? (
        <p>{say("And {count} more.", { count: visit.reader.number(problemCount - firstProblems.length) })}</p>
      ) : null}
      {isReadable ? (
        <p>
          {say("<link>Download the wrong rows</link> with a column that says what is wrong with each.", {
            link: (text) => (
              <a href={`${importAddress(shown)}&format=csv`} download>
                {text}
              </a>
            )
          })}
        </p>
      ) : null}
    </Card>
  )
}

const rowColumns = (kind: ImportKind, { reader }: CompanyVisit) => [
  { label: say("Line"), number: true, cell: ({ line }: PreviewedRow) => String(line) },
  { label: partyLabel(kind), cell: ({ name }: PreviewedRow) => name },
  ...(kind === "customers"
    ? []
    : [
        { label: say("Reference"), cell: ({ reference }: PreviewedRow) => reference ?? "" },
        {
          label: say("Due"),
          cell: ({ dueDate }: PreviewedRow) =>
            dueDate === null ? "" : <Day date={dueDate} reader={reader} />
        },
        {
          label: say("Amount"),
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
  { label: say("Line"), number: true, cell: ({ line }: PreviewedRow) => String(line) },
  { label: partyLabel(kind), cell: ({ name }: PreviewedRow) => name },
  {
    label: kind === "customers" ? say("Customer") : say("Reference"),
    cell: ({ id, name, reference }: PreviewedRow) => (
      <a href={`${base}/${kind}/${id}`}>
        {kind === "customers" ? name : (reference ?? say("without a reference"))}
      </a>
    )
  },
  {
    label: say("What changes"),
    cell: ({ changes }: PreviewedRow) => (
      <ul>
        {changes.map(({ field, from, to }) => (
          <li>
            {say(changeLabels[field])}: <del>{from ?? say("empty")}</del> <ins>{to ?? say("empty")}</ins>
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
        <Card title={say("New ({count})", { count: visit.reader.number(counts.new) })}>
          <Table caption={say("New")} columns={rowColumns(kind, visit)} rows={newRows} />
          <AndMore named={newRows.length} all={counts.new} visit={visit} />
          {elsewhere === 0 ? null : (
            <p class="notice warn">
              {say(
                "{elsewhere, plural, one {# of these references stands here for another customer.} other {# of these references stand here for other customers.}} If a customer has another name in the file, give it that name here first, and nothing is made twice.",
                { elsewhere }
              )}
            </p>
          )}
        </Card>
      )}
      {counts.changed === 0 ? null : (
        <Card title={say("Changed ({count})", { count: visit.reader.number(counts.changed) })}>
          <Table caption={say("Changed")} columns={changedColumns(kind, visit)} rows={changedRows} />
          <AndMore named={changedRows.length} all={counts.changed} visit={visit} />
        </Card>
      )}
    </>
  )
}

const LeftOut = ({ preview, visit }: ShownPreview) => {
  const reasons = leftOutReasons.filter((reason) => (preview.found.leftOut[reason] ?? 0) > 0)
  return reasons.length === 0 ? null : (
    <Card title={say("Left out")}>
      <dl class="facts">
        {reasons.map((reason) => (
          <div>
            <dt>{say(leftOutLabels[reason])}</dt>
            <dd>{visit.reader.number(preview.found.leftOut[reason] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const howItWasRead = ({ encoding, program }: ImportPreview["found"]): ReadonlyArray<string> => [
  ...(program === null ? [] : [say("It was read as an export of {program}.", { program })]),
  ...(encoding === "windows-1252"
    ? [
        say(
          "The file is not in UTF-8, so it was read as Windows-1252, as Excel writes it: check the letters."
        )
      ]
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
      <Card title={file.fileName ?? say("The file")}>
        {howItWasRead(found).map((sentence) => (
          <p>{sentence}</p>
        ))}
        <Counts {...shown} />
        {isNothing ? <p>{say("Nothing is to be done: the book is in step with the file.")}</p> : null}
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
            label={say("Import the other rows")}
            checked={file.settings.importsOthers}
          />
        ) : null}
        <ImportColumns {...shown} />
        {found.isReadable ? <Submit>{say("Import")}</Submit> : null}
      </Card>
    </ActionForm>
  )
}
