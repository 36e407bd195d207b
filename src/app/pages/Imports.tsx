/** Keeps receivables, bills and customers in step with a file: choose it, see the difference, then have it applied. */
import { Effect } from "effect"
import { type ImportKind, MAX_IMPORT_BYTES } from "../../domain/imports/ImportKind.ts"
import { FileImports } from "../../services/imports/FileImports.ts"
import { csvFile } from "../Csv.ts"
import { companyPage } from "../Page.ts"
import { importActions, importIdIn } from "./importing/actions.ts"
import { ImportPreviewCard } from "./importing/Preview.tsx"
import { ImportProgress } from "./importing/Progress.tsx"
import { EarlierImports, ImportUpload } from "./importing/Upload.tsx"
import { kindWords } from "./importing/words.ts"
import { say } from "../../words/Say.ts"

/** The file, and some room for the other fields. */
const MAX_FORM_BYTES = MAX_IMPORT_BYTES + 262_144

const importPage = (kind: ImportKind) =>
  companyPage({
    path: kindWords[kind].path,
    title: kindWords[kind].title,
    maxFormBytes: MAX_FORM_BYTES,
    load: ({ membership, query }) =>
      Effect.gen(function* () {
        const imports = yield* FileImports
        const companyId = membership.company.id
        const asked = query.get("import")
        const file = asked === null ? null : yield* imports.find(companyId, kind, yield* importIdIn(asked))
        return { file, earlier: file === null ? yield* imports.newest(companyId, kind) : [] }
      }),
    view: ({ earlier, file }, visit) => {
      if (file === null) {
        return (
          <>
            <ImportUpload kind={kind} visit={visit} />
            <EarlierImports imports={earlier} kind={kind} visit={visit} />
          </>
        )
      }
      const isPreview = file.state === "preview" && file.preview !== null
      return (
        <>
          <p class="standing">
            <a href={`${visit.base}${kindWords[kind].path}`}>{say("Choose another file")}</a>
          </p>
          {isPreview && file.preview !== null ? (
            <ImportPreviewCard file={file} preview={file.preview} visit={visit} />
          ) : (
            <ImportProgress file={file} visit={visit} />
          )}
        </>
      )
    },
    csv: ({ membership, query }) =>
      Effect.gen(function* () {
        const imports = yield* FileImports
        const id = yield* importIdIn(query.get("import") ?? "")
        const { found, wrong } = yield* imports.wrongRows(membership.company.id, kind, id)
        const width = found.headings.length
        return csvFile(
          `${kind}-wrong-rows`,
          [...found.headings, "problem"],
          wrong.map(({ cells, problem }) => [
            ...Array.from({ length: width }, (_, place) => cells[place] ?? ""),
            problem
          ])
        )
      }),
    actions: importActions(kind)
  })

/** `/app/{company}/receivables/import`. */
export const importReceivables = importPage("receivables")
/** `/app/{company}/payables/import`. */
export const importPayables = importPage("payables")
/** `/app/{company}/customers/import`. */
export const importCustomers = importPage("customers")
