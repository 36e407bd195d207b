/** Lists that people have named, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { iso } from "../Rows.ts"

/** Whose views they are. */
export interface ViewOwner {
  readonly companyId: number
  readonly userId: number
}

/** A list that a person has named. */
export interface SavedView {
  readonly id: number
  readonly name: string
  /** The page below the company's address: `/receivables`. */
  readonly path: string
  /** What its address asks for, in the order of its names. */
  readonly query: string
}

export class SavedViewsRepo extends Context.Tag("duebook/SavedViewsRepo")<
  SavedViewsRepo,
  {
    /** The views of a person, the oldest first, up to `limit`. */
    readonly list: (
      owner: ViewOwner,
      limit: number
    ) => Effect.Effect<ReadonlyArray<SavedView>, ServiceUnavailable>
    /** Adds a view in the place of one of that name on that page. */
    readonly add: (
      owner: ViewOwner,
      view: Omit<SavedView, "id">,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Removes a view of the person. */
    readonly remove: (owner: ViewOwner, id: number) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    SavedViewsRepo,
    Effect.map(Database, (database) =>
      SavedViewsRepo.of({
        list: ({ companyId, userId }, limit) =>
          database.ofCompany(companyId).query<SavedView>(LIST, [companyId, userId, limit]),
        add: ({ companyId, userId }, { name, path, query }, now) =>
          Effect.zipRight(
            database.execute(REPLACED, [companyId, userId, path, name]),
            database.execute(ADD, [companyId, userId, name, path, query, iso(now)])
          ),
        remove: ({ companyId, userId }, id) => database.execute(REMOVE, [companyId, userId, id])
      })
    )
  )
}

const LIST = `
  select t.saved_view_id as id, t.name, t.path, t.query from saved_views t
  where t.company_id = $1 and t.user_id = $2 order by t.saved_view_id limit $3::bigint`

const REPLACED = `
  delete from saved_views t where t.company_id = $1 and t.user_id = $2 and t.path = $3 and t.name = $4`

const ADD = `
  insert into saved_views (company_id, user_id, name, path, query, created_at) values ($1, $2, $3, $4, $5, $6)`

const REMOVE = `
  delete from saved_views t where t.company_id = $1 and t.user_id = $2 and t.saved_view_id = $3`
