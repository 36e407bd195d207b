/** What the forms of an import do: look at a file, look again, begin, stop and go on. */
import { Effect } from "effect"
import { reminderStarts } from "../../../domain/dunning/case/ReminderStart.ts"
import type { ImportSettings } from "../../../domain/imports/FileImport.ts"
import { importFields, type ImportKind, type Matching } from "../../../domain/imports/ImportKind.ts"
import { NotFound } from "../../../domain/Errors.ts"
import { parseId } from "../../../domain/Ids.ts"
import type { CurrentActor } from "../../../domain/Actor.ts"
import { DEFAULT_SETTINGS, FileImports } from "../../../services/imports/FileImports.ts"
import { wrongFile } from "../../../services/imports/ImportReading.ts"
import type { Form } from "../../Form.ts"
import type { CompanyVisit, FormAction } from "../../Page.ts"
import { importActionNames, kindWords } from "./words.ts"

/** Debts that are chosen one by one. */
const MAX_CHOSEN = 100

const columnsIn = (kind: ImportKind, form: Form): Matching =>
  Object.fromEntries(
    importFields[kind].flatMap((field) => {
      const place = form.text(`column.${field}`)
      return /^[0-9]{1,3}$/.test(place) ? [[field, Number(place)]] : []
    })
  )

/** What a person has chosen. */
const settingsIn = (kind: ImportKind, form: Form): ImportSettings => {
  const [amounts, dates, currency] = [form.text("amounts"), form.text("dates"), form.text("currency")]
  const [take, paidOn] = [form.text("gone"), form.text("paid_on")]
  return {
    choices: {
      columns: columnsIn(kind, form),
      currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
      decimalMark: amounts === "." || amounts === "," ? amounts : null,
      dateOrder: dates === "ymd" || dates === "dmy" || dates === "mdy" ? dates : null
    },
    start: reminderStarts.find((each) => each === form.text("start")) ?? DEFAULT_SETTINGS.start,
    importsOthers: form.text("others") !== "",
    gone: {
      take: take === "all" || take === "some" ? take : "leave",
      ids: form
        .all("gone_id")
        .slice(0, MAX_CHOSEN)
        .flatMap((id) => parseId(id) ?? []),
      paidOn: paidOn === "" ? null : paidOn
    }
  }
}

/** The import that a form or an address is about. */
export const importIdIn = (text: string): Effect.Effect<number, NotFound> => {
  const id = parseId(text)
  return id === undefined || id === null ? Effect.fail(NotFound.numbered("import", 0)) : Effect.succeed(id)
}

// oxlint-disable max-lines-per-function -- a table of five actions
/** The actions of the page of a kind. What they do is recorded by the import. */
export const importActions = (
  kind: ImportKind
): Readonly<Record<string, FormAction<CompanyVisit, FileImports | CurrentActor>>> => {
  const names = importActionNames[kind]
  const at = ({ base }: CompanyVisit, id: number): string => `${base}${kindWords[kind].path}?import=${id}`
  return {
    [names.preview]: {
      deed: null,
      twice: "repeatable",
      said: null,
      run: (form, visit) =>
        Effect.gen(function* () {
          const imports = yield* FileImports
          const [file] = form.filesOf("file")
          if (file === undefined) return yield* wrongFile("Choose a file.")
          const { bytes, name } = file
          const uploaded = yield* imports.upload(visit.membership.company.id, { kind, bytes, fileName: name })
          return { to: at(visit, uploaded.id) }
        })
    },
    [names.match]: {
      deed: null,
      twice: "repeatable",
      said: null,
      run: (form, visit) =>
        Effect.gen(function* () {
          const imports = yield* FileImports
          const id = yield* importIdIn(form.text("import"))
          yield* imports.compare(visit.membership.company.id, kind, id, settingsIn(kind, form))
          return { to: at(visit, id) }
        })
    },
    [names.import]: {
      deed: `${kind}.import`,
      twice: "repeatable",
      said: null,
      run: (form, visit) =>
        Effect.gen(function* () {
          const imports = yield* FileImports
          const companyId = visit.membership.company.id
          const id = yield* importIdIn(form.text("import"))
          const begun = yield* imports.begin(companyId, kind, id, settingsIn(kind, form))
          if (begun.state === "waiting") yield* imports.runInBackground(companyId, id)
          return { to: at(visit, id) }
        })
    },
    [names.stop]: {
      deed: `${kind}.import`,
      twice: "repeatable",
      said: null,
      run: (form, visit) =>
        Effect.gen(function* () {
          const imports = yield* FileImports
          const id = yield* importIdIn(form.text("import"))
          yield* imports.stop(visit.membership.company.id, kind, id)
          return { to: at(visit, id) }
        })
    },
    [names.goOn]: {
      deed: `${kind}.import`,
      twice: "repeatable",
      said: null,
      run: (form, visit) =>
        Effect.gen(function* () {
          const imports = yield* FileImports
          const companyId = visit.membership.company.id
          const id = yield* importIdIn(form.text("import"))
          yield* imports.goOn(companyId, kind, id)
          yield* imports.runInBackground(companyId, id)
          return { to: at(visit, id) }
        })
    }
  }
}
