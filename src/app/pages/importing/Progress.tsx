/** How far an import is, and what has come of it. */
import type { FileImport } from "../../../domain/imports/FileImport.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Submit } from "../../parts/Dialog.tsx"
import { ActionForm } from "../../parts/Form.tsx"
import { Card } from "../../parts/Text.tsx"
import { importActionNames, kindWords } from "./words.ts"

interface Shown {
  readonly file: FileImport
  readonly visit: CompanyVisit
}

const IdField = ({ file }: Pick<Shown, "file">) => (
  <input type="hidden" name="import" value={String(file.id)} />
)

const addressOf = ({ file, visit }: Shown): string =>
  `${visit.base}${kindWords[file.kind].path}?import=${file.id}`

const Bar = ({ file, visit: { reader } }: Shown) => (
  <>
    <progress value={file.done} max={Math.max(file.rowCount, 1)} aria-label="Rows imported" />
    <p role="status">
      {reader.number(file.done)} of {reader.number(file.rowCount)} rows are imported.
    </p>
  </>
)

const InWork = (shown: Shown) => (
  <Card title="The file is being imported">
    <div data-again>
      <Bar {...shown} />
    </div>
    <p>You can leave this page: it goes on without you. What others do meanwhile is not in its way.</p>
    <div class="actions">
      <a role="button" class="secondary outline" href={addressOf(shown)}>
        Look again
      </a>
      <ActionForm visit={shown.visit} action={importActionNames[shown.file.kind].stop} to={addressOf(shown)}>
        <IdField file={shown.file} />
        <Submit kind="secondary">Stop</Submit>
      </ActionForm>
    </div>
  </Card>
)

const Stopped = (shown: Shown) => (
  <Card title="The import is stopped">
    <Bar {...shown} />
    <p>What is imported stays. If you go on, it begins where it stopped, and each row is imported once.</p>
    <ActionForm visit={shown.visit} action={importActionNames[shown.file.kind].goOn} to={addressOf(shown)}>
      <IdField file={shown.file} />
      <Submit>Go on</Submit>
    </ActionForm>
  </Card>
)

const Ended = ({ file, visit: { base, reader } }: Shown) => {
  const { counts, kind, problem } = file
  const facts = [
    ["New", counts.created],
    ["Changed", counts.changed],
    ["Unchanged", counts.unchanged],
    ...(counts.paused > 0 ? [["Paused", counts.paused] as const] : []),
    ...(counts.settled > 0 ? [["Marked as paid", counts.settled] as const] : []),
    ...(counts.refused > 0 ? [["Changed here meanwhile, left as it is", counts.refused] as const] : [])
  ] as ReadonlyArray<readonly [string, number]>
  return (
    <Card title={problem === null ? "The file is imported" : "The import has failed"}>
      {problem === null ? null : <p role="alert">{problem}</p>}
      <dl class="facts">
        {facts.map(([label, number]) => (
          <div>
            <dt>{label}</dt>
            <dd>{reader.number(number)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={`${base}/${kind}`}>{kindWords[kind].list}</a>
      </p>
    </Card>
  )
}

/** An import that has begun. */
export const ImportProgress = (shown: Shown) => {
  switch (shown.file.state) {
    case "waiting":
    case "running":
      return <InWork {...shown} />
    case "stopped":
      return <Stopped {...shown} />
    default:
      return <Ended {...shown} />
  }
}
