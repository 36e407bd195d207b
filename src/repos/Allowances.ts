/** API requests of each company in its plan period, counted across all instances (specification 8). */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import * as Batch from "../sql/Batch.ts"
import { Database } from "../sql/Database.ts"
import * as Finder from "./Finder.ts"

/** One request to take from an allowance. */
export interface AllowanceRequest {
  readonly companyId: number
  readonly planPeriodId: number
  /** As read with the key, for this very request. */
  readonly allowance: number
}

/** What taking came to. */
export interface AllowanceCount {
  readonly taken: boolean
  /** Requests in the period, this one included if it was taken. */
  readonly used: number
}

export class Allowances extends Context.Tag("duebook/Allowances")<
  Allowances,
  {
    /** Takes one, unless the allowance is used up: exact, however many ask at once. */
    readonly take: (request: AllowanceRequest) => Effect.Effect<AllowanceCount, ServiceUnavailable>
    /** How many have been taken. */
    readonly used: (companyId: number, planPeriodId: number) => Effect.Effect<number, ServiceUnavailable>
  }
>() {
  /** Allowances in PostgreSQL; concurrent requests share a statement. */
  static readonly layer = Layer.effect(
    Allowances,
    Effect.gen(function* () {
      const database = yield* Database
      const take = yield* Batch.make({
        ...Batch.SHARED,
        run: (requests: ReadonlyArray<AllowanceRequest>) =>
          Effect.map(
            database.query<AllowanceRow>(TAKE, [
              requests.map(({ companyId }) => companyId),
              requests.map(({ planPeriodId }) => planPeriodId),
              requests.map(({ allowance }) => allowance)
            ]),
            (rows) => share(requests, rows)
          )
      })
      const find = yield* Finder.make(
        database,
        { table: "plan_usage", id: "plan_period_id", columns: "t.used" },
        (row) => Number(row["used"])
      )
      return Allowances.of({
        take,
        used: (companyId, planPeriodId) => Effect.map(find(companyId, planPeriodId), (used) => used ?? 0)
      })
    })
  )
}

// Locks its rows in the order of its source, like every shared upsert.
const TAKE = `
insert into plan_usage as u (company_id, plan_period_id, allowance, used, granted)
select company_id, plan_period_id, min(allowance), least(count(*), min(allowance)), least(count(*), min(allowance))
from unnest($1::bigint[], $2::bigint[], $3::bigint[]) q (company_id, plan_period_id, allowance)
group by company_id, plan_period_id order by company_id, plan_period_id
on conflict (company_id, plan_period_id) do update set
  allowance = excluded.allowance,
  used = u.used + greatest(0, least(excluded.granted, excluded.allowance - u.used)),
  granted = greatest(0, least(excluded.granted, excluded.allowance - u.used))
returning company_id, plan_period_id, used, granted`

interface AllowanceRow {
  readonly company_id: number
  readonly plan_period_id: number
  readonly used: number
  /** How many of the batch's requests in this period were taken: the first so many. */
  readonly granted: number
}

const share = (
  requests: ReadonlyArray<AllowanceRequest>,
  rows: ReadonlyArray<AllowanceRow>
): ReadonlyArray<AllowanceCount> => {
  const byPeriod = new Map(rows.map((row) => [`${row.company_id} ${row.plan_period_id}`, { row, served: 0 }]))
  return requests.map(({ companyId, planPeriodId }) => {
    const entry = byPeriod.get(`${companyId} ${planPeriodId}`)
    if (entry === undefined) throw new Error("an allowance was not counted")
    const { row } = entry
    entry.served++
    const taken = entry.served <= row.granted
    return { taken, used: taken ? row.used - row.granted + entry.served : row.used }
  })
}
