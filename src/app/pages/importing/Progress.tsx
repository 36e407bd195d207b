/** How far an import is, and what has come of it. */
import type { FileImport } from "../../../domain/imports/FileImport.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Submit } from "../../parts/Dialog.tsx"
import { ActionForm } from "../../parts/Form.tsx"
import { Card } from "../../parts/Text.tsx"
import { importActionNames, kindWords } from "./words.ts"
import { translated } from "../../../words/Refusals.ts"
import { say } from "../../../words/Say.ts"

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
    <progress value={file.done} max={Math.max(file.rowCount, 1)} aria-label={say("Rows imported")} />
    <p role="status">
      {say("{count} of {count2} rows are imported.", {
        count: reader.number(file.done),
        count2: reader.number(file.rowCount)
      })}
    </p>
  </>
)

const InWork = (shown: Shown) => (
  <Card title={say("The file is being imported")}>
    <div data-again>
      <Bar {...shown} />
    </div>
    <p>
      {say("You can leave this page: it goes on without you. What others do meanwhile is not in its way.")}
    </p>
    <div class="actions">
      <a role="button" class="secondary outline" href={addressOf(shown)}>
        {say("Look again")}
      </a>
      <ActionForm visit={shown.visit} action={importActionNames[shown.file.kind].stop} to={addressOf(shown)}>
        <IdField file={shown.file} />
        <Submit kind="secondary">{say("Stop")}</Submit>
      </ActionForm>
    </div>
  </Card>
)

const Stopped = (shown: Shown) => (
  <Card title={say("The import is stopped")}>
    <Bar {...shown} />
    <p>
      {say(
        "What is imported stays. If you go on, it begins where it stopped, and each row is imported once."
      )}
    </p>
    <ActionForm visit={shown.visit} action={importActionNames[shown.file.kind].goOn} to={addressOf(shown)}>
      <IdField file={shown.file} />
      <Submit>{say("Go on")}</Submit>
    </ActionForm>
  </Card>
)

const Ended = ({ file, visit: { base, reader } }: Shown) => {
  const { counts, kind, problem } = file
  const facts = [
    [say("New"), counts.created],
    [say("Changed"), counts.changed],
    [say("Unchanged"), counts.unchanged],
    ...(counts.paused > 0 ? [[say("Paused"), counts.paused] as const] : []),
    ...(counts.settled > 0 ? [[say("Marked as paid"), counts.settled] as const] : []),
    ...(counts.refused > 0 ? [[say("Changed here meanwhile, left as it is"), counts.refused] as const] : [])
  ] as ReadonlyArray<readonly [string, number]>
  return (
    <Card title={problem === null ? say("The file is imported") : say("The import has failed")}>
      {problem === null ? null : <p role="alert">{translated(problem)}</p>}
      <dl class="facts">
        {facts.map(([label, number]) => (
          <div>
            <dt>{label}</dt>
            <dd>{reader.number(number)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={`${base}/${kind}`}>{say(kindWords[kind].list)}</a>
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
