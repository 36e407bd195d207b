/** Companies of whom every open debt and bill is to be planned anew, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { iso } from "../Rows.ts"

/** How far the planning of a company has come: the last customer and the last bill that are done, 0 before the first. */
export interface PlannedUpTo {
  readonly afterCustomerId: number
  readonly afterPayableId: number
}

/** A company that is to be planned anew. */
export interface CompanyChange extends PlannedUpTo {
  /** Whether what ended without being sent until the change counts again. */
  readonly resumes: boolean
}

export class CompanyChangesRepo extends Context.Tag("duebook/CompanyChangesRepo")<
  CompanyChangesRepo,
  {
    /**
     * Records a company; one that is recorded already begins again with its first customer, and resumes if one of its
     * changes does. `now` is real time in epoch milliseconds; the time of a test clock takes its place.
     */
    readonly add: (
      companyId: number,
      change: { readonly now: number; readonly resumes: boolean }
    ) => Effect.Effect<void, ServiceUnavailable>
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
    ) => Effect.Effect<CompanyChange | null, ServiceUnavailable>
    /** Stores how far it has come. */
    readonly advance: (companyId: number, upTo: PlannedUpTo) => Effect.Effect<void, ServiceUnavailable>
    readonly remove: (companyId: number) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    CompanyChangesRepo,
    Effect.map(Database, (database) =>
      CompanyChangesRepo.of({
        add: (companyId, { now, resumes }) =>
          Effect.zipRight(
            database.execute(ADD, [companyId, iso(now), resumes]),
            database.announce({ kind: "replanning", at: now })
          ),
        couldSendAgain: (companyId, now) => database.execute(COULD_SEND_AGAIN, [companyId, iso(now)]),
        companies: (after, limit) =>
          Effect.map(database.query<{ readonly company_id: number }>(COMPANIES, [after, limit]), (rows) =>
            rows.map(({ company_id }) => ({ companyId: company_id }))
          ),
        lock: (companyId, mode) =>
          Effect.map(database.query<ChangeRow>(LOCK[mode], [companyId]), ([row]) =>
            row === undefined
              ? null
              : {
                  resumes: row.resumes,
                  afterCustomerId: row.after_customer_id,
                  afterPayableId: row.after_payable_id
                }
          ),
        advance: (companyId, { afterCustomerId, afterPayableId }) =>
          database.execute(ADVANCE, [companyId, afterCustomerId, afterPayableId]),
        remove: (companyId) => database.execute(REMOVE, [companyId])
      })
    )
  )
}

interface ChangeRow {
  readonly resumes: boolean
  readonly after_customer_id: number
  readonly after_payable_id: number
}

const ADD = `
  insert into company_changes as c (company_id, on_test_clock, changed_at, resumes)
  select company_id, test_clock is not null, coalesce(test_clock, $2::timestamptz), $3::boolean
  from companies where company_id = $1
  on conflict (company_id) do update
  set on_test_clock = excluded.on_test_clock, changed_at = excluded.changed_at, resumes = c.resumes or excluded.resumes,
    after_customer_id = 0, after_payable_id = 0`

const COULD_SEND_AGAIN =
  "update companies set reminders_since = coalesce(test_clock, $2::timestamptz) where company_id = $1"

const COMPANIES = `
  select company_id from company_changes where not on_test_clock and company_id > $1 order by company_id limit $2`

const lock = (mode: string): string =>
  `select resumes, after_customer_id, after_payable_id from company_changes where company_id = $1 for update ${mode}`

const LOCK = { wait: lock(""), orSkip: lock("skip locked") } as const

const ADVANCE =
  "update company_changes set after_customer_id = $2, after_payable_id = $3 where company_id = $1"

const REMOVE = "delete from company_changes where company_id = $1"
