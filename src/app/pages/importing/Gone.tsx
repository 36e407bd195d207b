/** What is open in the book and not in the file, and what becomes of it. */
import type { GoneRow } from "../../../domain/imports/FileImport.ts"
import type { ImportKind } from "../../../domain/imports/ImportKind.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Field } from "../../parts/Form.tsx"
import { Table } from "../../parts/Table.tsx"
import { Badge, Card, Day, Money } from "../../parts/Text.tsx"
import { AndMore, beginAction, partyLabel, Radios, type ShownPreview } from "./parts.tsx"
import { kindWords } from "./words.ts"

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
  { label: partyLabel(kind), cell: ({ name }: GoneRow) => name },
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

/** What is gone from the file. */
export const GoneFromFile = ({ file, preview, visit }: ShownPreview) => {
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
          ["all", "Mark all as paid", "Without those that are void, says the file."],
          ["some", "Mark those as paid that are ticked", ""]
        ]}
      />
      {kind === "payables" ? null : (
        <Field
          visit={visit}
          action={beginAction(file)}
          name="paid_on"
          label="Paid on"
          type="date"
          value={visit.reader.inDays(0)}
        />
      )}
      <Table caption="Gone from the file" columns={goneColumns(kind, visit)} rows={goneRows} />
      <AndMore named={goneRows.length} all={counts.gone} visit={visit} />
    </Card>
  )
}
