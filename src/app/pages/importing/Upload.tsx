/** Where a file to be imported is chosen, and what was imported before. */
import type { FileImport } from "../../../domain/imports/FileImport.ts"
import { type ImportKind, MAX_IMPORT_ROWS } from "../../../domain/imports/ImportKind.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Submit } from "../../parts/Dialog.tsx"
import { ActionForm, fieldIdOf, problemOf } from "../../parts/Form.tsx"
import { Table } from "../../parts/Table.tsx"
import { Badge, Card, Moment, type Urgency } from "../../parts/Text.tsx"
import { importActionNames, kindWords } from "./words.ts"
import { type Unsaid, phrase, say } from "../../../words/Say.ts"

/** The form. */
export const ImportUpload = ({
  kind,
  visit
}: {
  readonly kind: ImportKind
  readonly visit: CompanyVisit
}) => {
  const { preview } = importActionNames[kind]
  const id = fieldIdOf(preview, "file")
  const problem = problemOf(visit, preview, "file")
  return (
    <Card title={say("Choose a file")}>
      <p>
        {say(
          "An export of your accounting program or a spreadsheet: Excel (XLSX) or CSV, with up to {count} rows and 10 MB.",
          { count: visit.reader.number(MAX_IMPORT_ROWS) }
        )}{" "}
        {say(kindWords[kind].needs)}
      </p>
      <p>
        {say(
          "Send the same file or its successor as often as you like: you first see what it changes, and what stands here already is never made twice."
        )}
      </p>
      <ActionForm visit={visit} action={preview} to={`${visit.base}${kindWords[kind].path}`} withFile>
        <div class="field">
          <label for={id}>{say("File")}</label>
          <input
            id={id}
            type="file"
            name="file"
            accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            required
            {...(problem === undefined
              ? {}
              : { "aria-invalid": "true" as const, "aria-describedby": `${id}-problem` })}
          />
          {problem === undefined ? null : (
            <small id={`${id}-problem`} class="field-problem">
              {problem}
            </small>
          )}
        </div>
        <Submit>{say("Preview")}</Submit>
      </ActionForm>
    </Card>
  )
}

const states: Readonly<Record<FileImport["state"], readonly [text: Unsaid, kind: Urgency]>> = {
  preview: [phrase("Not imported"), "quiet"],
  waiting: [phrase("Waiting"), "info"],
  running: [phrase("In work"), "info"],
  stopped: [phrase("Stopped"), "warn"],
  done: [phrase("Done"), "good"],
  failed: [phrase("Failed"), "bad"]
}

const columns = (kind: ImportKind, { base, reader }: CompanyVisit) => [
  {
    label: say("File"),
    place: "title" as const,
    cell: ({ fileName, id }: FileImport) => (
      <a class="break" href={`${base}${kindWords[kind].path}?import=${id}`}>
        {fileName ?? say("Import {id}", { id })}
      </a>
    )
  },
  {
    label: say("Chosen"),
    place: "line" as const,
    cell: ({ createdAt }: FileImport) => <Moment at={createdAt} reader={reader} />
  },
  {
    label: say("Status"),
    place: "state" as const,
    cell: ({ state }: FileImport) => <Badge kind={states[state][1]}>{say(states[state][0])}</Badge>
  },
  { label: say("New"), number: true, cell: ({ counts }: FileImport) => reader.number(counts.created) },
  { label: say("Changed"), number: true, cell: ({ counts }: FileImport) => reader.number(counts.changed) }
]

/** Imports so far. */
export const EarlierImports = ({
  imports,
  kind,
  visit
}: {
  readonly imports: ReadonlyArray<FileImport>
  readonly kind: ImportKind
  readonly visit: CompanyVisit
}) =>
  imports.length === 0 ? null : (
    <Card title={say("Imported before")}>
      <Table caption={say("Imported before, newest first")} columns={columns(kind, visit)} rows={imports} />
    </Card>
  )
