/** What is open in the book and not in the file, and what becomes of it. */
import type { GoneRow } from "../../../domain/imports/FileImport.ts"
import type { ImportKind } from "../../../domain/imports/ImportKind.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Field } from "../../parts/Form.tsx"
import { Table } from "../../parts/Table.tsx"
import { Badge, Card, Day, Money } from "../../parts/Text.tsx"
import { AndMore, beginAction, partyLabel, Radios, type ShownPreview } from "./parts.tsx"
import { kindWords } from "./words.ts"
import { phrase, say } from "../../../words/Say.ts"

const inFile = { paid: phrase("Paid, says the file"), void: phrase("Void, says the file") } as const

const goneColumns = (kind: ImportKind, { base, reader }: CompanyVisit) => [
  {
    label: say("Mark as paid"),
    cell: ({ id, name, reference }: GoneRow) => (
      <input
        type="checkbox"
        name="gone_id"
        value={String(id)}
        aria-label={say("Mark {reference} as paid", { reference: reference ?? name })}
      />
    )
  },
  {
    label: say("Reference"),
    cell: ({ id, reference }: GoneRow) => (
      <a href={`${base}/${kind}/${id}`}>{reference ?? say("Number {id}", { id })}</a>
    )
  },
  { label: partyLabel(kind), cell: ({ name }: GoneRow) => name },
  { label: say("Due"), cell: ({ dueDate }: GoneRow) => <Day date={dueDate} reader={reader} /> },
  {
    label: say("Outstanding"),
    number: true,
    cell: ({ balanceMinor, currency }: GoneRow) => (
      <Money minor={balanceMinor} currency={currency} reader={reader} />
    )
  },
  {
    label: say("In the file"),
    cell: ({ inFileAs }: GoneRow) =>
      inFileAs === null ? "" : <Badge kind="info">{say(inFile[inFileAs])}</Badge>
  }
]

/** What is gone from the file. */
export const GoneFromFile = ({ file, preview, visit }: ShownPreview) => {
  const { kind, settings } = file
  const { counts, goneRows } = preview
  if (counts.gone === 0) return null
  const { gone } = kindWords[kind]
  return (
    <Card title={say("Gone from the file ({count})", { count: visit.reader.number(counts.gone) })}>
      {gone === null ? null : <p>{say(gone)}</p>}
      <Radios
        legend={say("What becomes of them?")}
        name="gone"
        value={settings.gone.take}
        options={[
          ["leave", say("Leave them open"), ""],
          ["all", say("Mark all as paid"), say("Without those that are void, says the file.")],
          ["some", say("Mark those as paid that are ticked"), ""]
        ]}
      />
      {kind === "payables" ? null : (
        <Field
          visit={visit}
          action={beginAction(file)}
          name="paid_on"
          label={say("Paid on")}
          type="date"
          value={visit.reader.inDays(0)}
        />
      )}
      <Table caption={say("Gone from the file")} columns={goneColumns(kind, visit)} rows={goneRows} />
      <AndMore named={goneRows.length} all={counts.gone} visit={visit} />
    </Card>
  )
}
