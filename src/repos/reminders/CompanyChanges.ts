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
  }
>() {
  static readonly layer = Layer.effect(
    CompanyChangesRepo,
    Effect.map(Database, (database) =>
      CompanyChangesRepo.of({
        add: (companyId, now) => database.execute(ADD, [companyId, iso(now)]),
        couldSendAgain: (companyId, now) => database.execute(COULD_SEND_AGAIN, [companyId, iso(now)])
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
