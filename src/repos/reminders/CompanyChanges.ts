/** Companies of whom every open debt is to be planned anew, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { iso } from "../Rows.ts"

export class CompanyChangesRepo extends Context.Tag("duebook/CompanyChangesRepo")<
  CompanyChangesRepo,
  {
    /**
     * Records a company; one that is recorded already begins again with its first customer. `now` is real time in epoch
     * milliseconds; the time of a test clock takes its place.
     */
    readonly add: (companyId: number, now: number) => Effect.Effect<void, ServiceUnavailable>
    /** Says that the company could send again at `now`, which counts as for `add` (`CompanySettings.remindersSince`). */
    readonly couldSendAgain: (companyId: number, now: number) => Effect.Effect<void, ServiceUnavailable>
    /** Up to `limit` companies in real time that are recorded, with ids above `after`, in order of id. */
    readonly companies: (
      after: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<{ readonly companyId: number }>, ServiceUnavailable>
    /** A company's record, locked until the transaction ends; null if there is none, or with `orSkip` if it is locked. */
    readonly lock: (
      companyId: number,
      mode: "wait" | "orSkip"
    ) => Effect.Effect<{ readonly afterCustomerId: number } | null, ServiceUnavailable>
    /** Stores that the customers up to this one are done. */
    readonly advance: (companyId: number, afterCustomerId: number) => Effect.Effect<void, ServiceUnavailable>
    readonly remove: (companyId: number) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    CompanyChangesRepo,
    Effect.map(Database, (database) =>
      CompanyChangesRepo.of({
        add: (companyId, now) => database.execute(ADD, [companyId, iso(now)]),
        couldSendAgain: (companyId, now) => database.execute(COULD_SEND_AGAIN, [companyId, iso(now)]),
        companies: (after, limit) =>
          Effect.map(database.query<{ readonly company_id: number }>(COMPANIES, [after, limit]), (rows) =>
            rows.map(({ company_id }) => ({ companyId: company_id }))
          ),
        lock: (companyId, mode) =>
          Effect.map(
            database.query<{ readonly after_customer_id: number }>(LOCK[mode], [companyId]),
            ([row]) => (row === undefined ? null : { afterCustomerId: row.after_customer_id })
          ),
        advance: (companyId, afterCustomerId) => database.execute(ADVANCE, [companyId, afterCustomerId]),
        remove: (companyId) => database.execute(REMOVE, [companyId])
      })
    )
  )
}

const ADD = `
  insert into company_changes as c (company_id, on_test_clock, changed_at)
  select company_id, test_clock is not null, coalesce(test_clock, $2::timestamptz) from companies where company_id = $1
  on conflict (company_id) do update
  set on_test_clock = excluded.on_test_clock, changed_at = excluded.changed_at, after_customer_id = 0`

const COULD_SEND_AGAIN =
  "update companies set reminders_since = coalesce(test_clock, $2::timestamptz) where company_id = $1"

const COMPANIES = `
  select company_id from company_changes where not on_test_clock and company_id > $1 order by company_id limit $2`

const lock = (mode: string): string =>
  `select after_customer_id from company_changes where company_id = $1 for update ${mode}`

const LOCK = { wait: lock(""), orSkip: lock("skip locked") } as const

const ADVANCE = "update company_changes set after_customer_id = $2 where company_id = $1"

const REMOVE = "delete from company_changes where company_id = $1"
