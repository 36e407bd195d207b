/** Naming the list that one sees, and forgetting it: what the forms look like and do. */
import { Effect } from "effect"
import { parseId } from "../../domain/Ids.ts"
import { MAX_VIEW_NAME, SavedViews, type SavedView } from "../../services/people/SavedViews.ts"
import type { CompanyVisit, FormAction } from "../Page.ts"
import { Dialog, Submit } from "./Dialog.tsx"
import { ActionForm, Field } from "./Form.tsx"
import { viewText } from "./Views.tsx"
import { phrase, say } from "../../words/Say.ts"

/** The names of a page's actions; `path` is below the company's address. No two pages have actions of one name. */
const namesOf = (path: string) => ({
  save: `save-view-of${path.replaceAll("/", "-")}`,
  remove: `delete-view-of${path.replaceAll("/", "-")}`
})

const ownerOf = ({ membership, session }: CompanyVisit) => ({
  companyId: membership.company.id,
  userId: session.user.id
})

/** The page below the company's address. */
const pathOf = ({ base, facts }: CompanyVisit): string => facts.path.slice(base.length)

/** What the forms do, for the actions of a page that has views. */
export const viewActionsOf = (
  path: string
): Readonly<Record<string, FormAction<CompanyVisit, SavedViews>>> => ({
  [namesOf(path).save]: {
    deed: null,
    twice: "once",
    said: phrase("The view is saved. It stands in the menu."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const views = yield* SavedViews
        const query = viewText(new URLSearchParams(form.text("view_query")), true)
        yield* views.save(ownerOf(visit), { name: form.text("view_name"), path: pathOf(visit), query })
        return { to: `${visit.facts.path}?${query}` }
      })
  },
  [namesOf(path).remove]: {
    deed: null,
    twice: "once",
    said: phrase("The view is deleted."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const views = yield* SavedViews
        const id = parseId(form.text("view_id"))
        if (id !== undefined) yield* views.remove(ownerOf(visit), id)
        return {}
      })
  }
})

/** The views of the reader on the present page. */
const ownViews = (visit: CompanyVisit): ReadonlyArray<SavedView> =>
  visit.views.filter(({ path }) => path === pathOf(visit))

/** The button that names the present list, or forgets the view that it is; nothing for the list as it begins. */
export const SaveView = ({ visit }: { readonly visit: CompanyVisit }) => {
  const { remove, save } = namesOf(pathOf(visit))
  const query = viewText(visit.query, true)
  const present = ownViews(visit).find((view) => view.query === query)
  if (query === "" && visit.submitted?.action !== save) return null
  return present === undefined ? (
    <Dialog visit={visit} action={save} label={say("Save view")}>
      <ActionForm visit={visit} action={save}>
        <p>{say("The filters and the order get a name of yours, and stand in the menu.")}</p>
        <input
          type="hidden"
          name="view_query"
          value={visit.submitted?.action === save ? visit.submitted.form.text("view_query") : query}
        />
        <Field
          visit={visit}
          action={save}
          name="view_name"
          label={say("Name")}
          maxlength={MAX_VIEW_NAME}
          autocomplete="off"
          required
        />
        <Submit>{say("Save view")}</Submit>
      </ActionForm>
    </Dialog>
  ) : (
    <ActionForm visit={visit} action={remove}>
      <input type="hidden" name="view_id" value={present.id} />
      <button type="submit" class="secondary outline">
        {say("Delete view")}
      </button>
    </ActionForm>
  )
}
