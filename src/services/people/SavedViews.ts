/** Lists that a person has named: filters and order, each of one's own. */
import { Clock, Context, Effect, Layer } from "effect"
import { fieldIssue, type ServiceUnavailable, ValidationFailed } from "../../domain/Errors.ts"
import { codePointLength, isStorable } from "../../domain/Text.ts"
import { type SavedView, SavedViewsRepo, type ViewOwner } from "../../repos/people/SavedViews.ts"

export type { SavedView, ViewOwner } from "../../repos/people/SavedViews.ts"

/** Views of one person in one company. */
export const MAX_SAVED_VIEWS = 20
/** Characters of a name. */
export const MAX_VIEW_NAME = 60
/** Characters of what an address asks for. */
const MAX_QUERY = 1_000

export class SavedViews extends Context.Tag("duebook/SavedViews")<
  SavedViews,
  {
    /** The views of a person in a company, the oldest first. */
    readonly of: (owner: ViewOwner) => Effect.Effect<ReadonlyArray<SavedView>, ServiceUnavailable>
    /** Names a list. A view of the same name on the same page is replaced. */
    readonly save: (
      owner: ViewOwner,
      view: Omit<SavedView, "id">
    ) => Effect.Effect<void, ServiceUnavailable | ValidationFailed>
    /** Forgets a view of the person; one that there is not is forgotten already. */
    readonly remove: (owner: ViewOwner, id: number) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    SavedViews,
    Effect.map(SavedViewsRepo, (repo) =>
      SavedViews.of({
        of: (owner) => repo.list(owner, MAX_SAVED_VIEWS),
        save: Effect.fnUntraced(function* (owner, { path, query, ...typed }) {
          const name = typed.name.trim()
          if (name === "") return yield* wrong("required", "is required")
          if (codePointLength(name) > MAX_VIEW_NAME || !isStorable(name)) {
            return yield* wrong("too_long", `must have at most ${MAX_VIEW_NAME} characters`)
          }
          if (query.length > MAX_QUERY)
            return yield* wrong("too_long", "belongs to more filters than can be kept")
          const present = yield* repo.list(owner, MAX_SAVED_VIEWS)
          const isNew = present.every((view) => view.name !== name || view.path !== path)
          if (isNew && present.length >= MAX_SAVED_VIEWS) {
            return yield* wrong(
              "too_many",
              `can't be kept: you have ${MAX_SAVED_VIEWS} views. Delete one first`
            )
          }
          yield* repo.add(owner, { name, path, query }, yield* Clock.currentTimeMillis)
        }),
        remove: repo.remove
      })
    )
  )
}

const wrong = (code: string, message: string) => ValidationFailed.of(fieldIssue("view_name", code, message))
