/** Pauses that end by themselves, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { LockedReceivable } from "../../domain/dunning/case/StoredCase.ts"
import { Database } from "../../postgres/Database.ts"
import { lockedReceivableColumns, lockedReceivableTables, toLockedReceivable } from "../reminders/Cases.ts"
import { iso } from "../Rows.ts"

/** A locked receivable whose pause is to end, with its customer's time zone. */
export interface PausedReceivable {
  readonly receivable: LockedReceivable & { readonly pausedUntil: string }
  readonly timezone: string | null
}

export class PausesRepo extends Context.Tag("duebook/PausesRepo")<
  PausesRepo,
  {
    /** Up to `limit` companies in real time with pauses to end by `now` and ids above `after`, in order of id. */
    readonly companiesDue: (
      now: number,
      after: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<{ readonly companyId: number }>, ServiceUnavailable>
    /**
     * Receivables of a company whose pauses are to end by `now`, the earliest first chosen, locked until the transaction
     * ends. With `orSkip`, those that another transaction has locked are left out.
     */
    readonly lockDue: (
      companyId: number,
      now: number,
      limit: number,
      mode: "wait" | "orSkip"
    ) => Effect.Effect<ReadonlyArray<PausedReceivable>, ServiceUnavailable>
    /** When the first pause of a company is to end, in epoch milliseconds; null if none is. */
    readonly nextDue: (companyId: number) => Effect.Effect<number | null, ServiceUnavailable>
    /** Stores another moment at which a pause ends. It is no change of the receivable, and makes no new version. */
    readonly moveEnd: (
      companyId: number,
      receivableId: number,
      resumeAt: number
    ) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    PausesRepo,
    Effect.map(Database, (database) =>
      PausesRepo.of({
        companiesDue: (now, after, limit) =>
          Effect.map(
            database.query<{ readonly company_id: number }>(COMPANIES_DUE, [iso(now), after, limit]),
            (rows) => rows.map(({ company_id }) => ({ companyId: company_id }))
          ),
        lockDue: (companyId, now, limit, mode) =>
          Effect.map(database.query(LOCK_DUE[mode], [companyId, iso(now), limit]), (rows) =>
            rows.map((row) => ({
              // The condition on resume_at, and a constraint of the table, make sure that there is a date.
              receivable: toLockedReceivable(row) as PausedReceivable["receivable"],
              timezone: row["customer_timezone"] as string | null
            }))
          ),
        nextDue: (companyId) =>
          Effect.map(
            database.ofCompany(companyId).query<{ readonly resume_at: number }>(NEXT_DUE, [companyId]),
            ([row]) => row?.resume_at ?? null
          ),
        moveEnd: (companyId, receivableId, resumeAt) =>
          Effect.zipRight(
            database.execute(MOVE_END, [companyId, receivableId, iso(resumeAt)]),
            database.announce({ kind: "pauses", at: resumeAt })
          )
      })
    )
  )
}

// The subquery is not merged, so that no plan goes through all companies that have pauses.
const COMPANIES_DUE = `
  select distinct company_id from (
    select company_id from receivables where resume_at <= $1 and not resume_on_test_clock offset 0
  ) due
  where company_id > $2 order by company_id limit $3`

// Locked in the order of their ids, as by every other transaction that locks several. The condition is checked again on
// the locked row, which another transaction may have resumed meanwhile.
const lockDue = (mode: "" | "skip locked") => `
  select ${lockedReceivableColumns}
  from ${lockedReceivableTables(
    `t.company_id = $1 and t.resume_at <= $2 and t.receivable_id = any (array(
      select receivable_id from receivables where company_id = $1 and resume_at <= $2
      order by resume_at, receivable_id limit $3))`,
    mode
  )}
  order by t.receivable_id`

const LOCK_DUE = { wait: lockDue(""), orSkip: lockDue("skip locked") } as const

const NEXT_DUE = `
  select resume_at from receivables where company_id = $1 and resume_at is not null order by resume_at limit 1`

const MOVE_END = "update receivables set resume_at = $3 where company_id = $1 and receivable_id = $2"
