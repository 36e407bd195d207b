/** What the parts of a preview share. */
import type { FileImport, ImportPreview } from "../../../domain/imports/FileImport.ts"
import type { ImportKind } from "../../../domain/imports/ImportKind.ts"
import type { CompanyVisit } from "../../Page.ts"
import { importActionNames, kindWords } from "./words.ts"
import { say } from "../../../words/Say.ts"

/** A file that was compared, and who looks at it. */
export interface ShownPreview {
  readonly file: FileImport
  readonly preview: ImportPreview
  readonly visit: CompanyVisit
}

/** The address of an import. */
export const importAddress = ({ file, visit }: Pick<ShownPreview, "file" | "visit">): string =>
  `${visit.base}${kindWords[file.kind].path}?import=${file.id}`

/** The action that begins an import. */
export const beginAction = ({ kind }: Pick<FileImport, "kind">): string => importActionNames[kind].import

/** Who owes, or is owed. */
export const partyLabel = (kind: ImportKind): string =>
  kind === "payables" ? say("Supplier") : say("Customer")

/** How many are not named. */
export const AndMore = ({
  all,
  named,
  visit: { reader }
}: {
  readonly named: number
  readonly all: number
  readonly visit: CompanyVisit
}) => (all > named ? <p>{say("And {count} more.", { count: reader.number(all - named) })}</p> : null)

/** A choice of one, with a sentence to each. */
export const Radios = ({
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
