/** Plan periods in PostgreSQL. A constraint of the table keeps the periods of one company from overlapping. */
// oxlint-disable max-lines-per-function -- the methods of a repository are one record
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Plan, PlanPeriod } from "../../domain/Plan.ts"
import { Database } from "../../postgres/Database.ts"

/** A period to insert. */
export interface NewPeriod extends Omit<PlanPeriod, "planPeriodId"> {
  /** Whether another one follows it when it ends. */
  readonly renews: boolean
}

/** A period and whether another one follows it when it ends. */
export interface RenewablePeriod extends PlanPeriod {
  readonly renews: boolean
}

/** A period that ends soon and is to be followed by another one. */
export interface EndingPeriod {
  readonly companyId: number
  readonly planPeriodId: number
}

/** A period with the requests counted in it, for lists. */
export interface ListedPeriod extends RenewablePeriod {
  readonly companyId: number
  /** Requests counted so far. */
  readonly used: number
}

export class PlanPeriodsRepo extends Context.Tag("duebook/PlanPeriodsRepo")<
  PlanPeriodsRepo,
  {
    /** Returns the new period's id, or null when it would overlap another one. */
    readonly insert: (
      companyId: number,
      period: NewPeriod,
      now: number
    ) => Effect.Effect<number | null, ServiceUnavailable>
    /** The earliest period that overlaps the given one. */
    readonly findOverlapping: (
      companyId: number,
      period: Pick<PlanPeriod, "startsAt" | "endsAt">
    ) => Effect.Effect<PlanPeriod | null, ServiceUnavailable>
    /** The period, locked until the transaction ends. */
    readonly findForUpdate: (
      companyId: number,
      planPeriodId: number
    ) => Effect.Effect<RenewablePeriod | null, ServiceUnavailable>
    /** The company's last period, locked until the transaction ends; null if it has none. */
    readonly lastForUpdate: (companyId: number) => Effect.Effect<RenewablePeriod | null, ServiceUnavailable>
    /** Another period has taken its place, or is not to follow it any more. */
    readonly endRenewal: (companyId: number, planPeriodId: number) => Effect.Effect<void, ServiceUnavailable>
    /** Up to `limit` periods of companies after `after` that renew and end by `before`, epoch milliseconds. */
    readonly renewalsDue: (
      before: number,
      after: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<EndingPeriod>, ServiceUnavailable>
    /** Ends a period earlier or later; no other one follows it by itself. */
    readonly setEnd: (
      companyId: number,
      planPeriodId: number,
      endsAt: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Deletes a period, unless requests have been counted in it; returns whether it was deleted. */
    readonly removeUnused: (
      companyId: number,
      planPeriodId: number
    ) => Effect.Effect<boolean, ServiceUnavailable>
    /** Periods of one company or of all, in order of their start. */
    readonly list: (
      companyId: number | undefined
    ) => Effect.Effect<ReadonlyArray<ListedPeriod>, ServiceUnavailable>
    /** The period in force at a moment, if there is one, and the one after it. */
    readonly upcoming: (
      companyId: number,
      at: number
    ) => Effect.Effect<ReadonlyArray<ListedPeriod>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    PlanPeriodsRepo,
    Effect.map(Database, (database) =>
      PlanPeriodsRepo.of({
        insert: (companyId, { allowance, endsAt, plan, renews, startsAt }, now) =>
          Effect.map(
            database.query<{ readonly plan_period_id: number }>(
              // With its count, so that the first request does not have to make one.
              `with made as (
                 insert into plan_periods (company_id, plan, allowance, starts_at, ends_at, created_at, renews)
                 values ($1, $2, $3, $4, $5, $6, $7)
                 on conflict on constraint plan_periods_no_overlap do nothing
                 returning company_id, plan_period_id, allowance
               ), counted as (
                 insert into plan_usage (company_id, plan_period_id, allowance, used, granted)
                 select company_id, plan_period_id, allowance, 0, 0 from made
               )
               select plan_period_id from made`,
              [
                companyId,
                plan,
                allowance,
                ...[startsAt, endsAt, now].map((at) => new Date(at).toISOString()),
                renews
              ]
            ),
            ([row]) => row?.plan_period_id ?? null
          ),
        findOverlapping: (companyId, { endsAt, startsAt }) =>
          Effect.map(
            database.ofCompany(companyId).query<PeriodRow>(
              `select plan_period_id, plan, allowance, starts_at, ends_at from plan_periods
               where company_id = $1 and tstzrange(starts_at, ends_at) && tstzrange($2, $3)
               order by starts_at limit 1`,
              [companyId, new Date(startsAt).toISOString(), new Date(endsAt).toISOString()]
            ),
            ([row]) => (row === undefined ? null : toPeriod(row))
          ),
        findForUpdate: (companyId, planPeriodId) =>
          Effect.map(
            database.query<RenewableRow>(
              `select ${COLUMNS} from plan_periods where company_id = $1 and plan_period_id = $2 for update`,
              [companyId, planPeriodId]
            ),
            ([row]) => (row === undefined ? null : toRenewable(row))
          ),
        lastForUpdate: (companyId) =>
          Effect.map(
            database.query<RenewableRow>(
              `select ${COLUMNS} from plan_periods where company_id = $1 order by ends_at desc limit 1 for update`,
              [companyId]
            ),
            ([row]) => (row === undefined ? null : toRenewable(row))
          ),
        endRenewal: (companyId, planPeriodId) =>
          database.execute(
            "update plan_periods set renews = false where company_id = $1 and plan_period_id = $2",
            [companyId, planPeriodId]
          ),
        renewalsDue: (before, after, limit) =>
          Effect.map(
            database.query<{ readonly company_id: number; readonly plan_period_id: number }>(
              `select company_id, plan_period_id from plan_periods
               where renews and ends_at <= $1 and company_id > $2 order by company_id limit $3`,
              [new Date(before).toISOString(), after, limit]
            ),
            (rows) => rows.map((row) => ({ companyId: row.company_id, planPeriodId: row.plan_period_id }))
          ),
        setEnd: (companyId, planPeriodId, endsAt) =>
          Effect.asVoid(
            database.query(
              "update plan_periods set ends_at = $3, renews = false where company_id = $1 and plan_period_id = $2",
              [companyId, planPeriodId, new Date(endsAt).toISOString()]
            )
          ),
        removeUnused: (companyId, planPeriodId) => {
          const params = [companyId, planPeriodId]
          // A request that is being counted holds the row of the count. This waits for it, and then finds the count used.
          const forget = database.query(
            "delete from plan_usage where company_id = $1 and plan_period_id = $2 and used = 0 returning used",
            params
          )
          const remove = database.execute(
            "delete from plan_periods where company_id = $1 and plan_period_id = $2",
            params
          )
          return Effect.flatMap(forget, (rows) =>
            rows.length === 0 ? Effect.succeed(false) : Effect.as(remove, true)
          )
        },
        list: (companyId) =>
          Effect.map(
            database.query<ListedRow>(
              `${LIST} where p.company_id = coalesce($1, p.company_id) order by p.company_id, p.starts_at`,
              [companyId ?? null]
            ),
            (rows) => rows.map(toListed)
          ),
        upcoming: (companyId, at) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query<ListedRow>(
                `${LIST} where p.company_id = $1 and p.ends_at > $2 order by p.starts_at limit 2`,
                [companyId, new Date(at).toISOString()]
              ),
            (rows) => rows.map(toListed)
          )
      })
    )
  )
}

const COLUMNS = "plan_period_id, plan, allowance, starts_at, ends_at, renews"

const LIST = `
  select p.company_id, p.plan_period_id, p.plan, p.allowance, p.starts_at, p.ends_at, p.renews,
    coalesce(u.used, 0)::bigint as used
  from plan_periods p
  left join plan_usage u on u.company_id = p.company_id and u.plan_period_id = p.plan_period_id`

interface PeriodRow {
  readonly plan_period_id: number
  readonly plan: Plan
  readonly allowance: number
  readonly starts_at: number
  readonly ends_at: number
}

const toPeriod = (row: PeriodRow): PlanPeriod => ({
  planPeriodId: row.plan_period_id,
  plan: row.plan,
  allowance: row.allowance,
  startsAt: row.starts_at,
  endsAt: row.ends_at
})

interface RenewableRow extends PeriodRow {
  readonly renews: boolean
}

const toRenewable = (row: RenewableRow): RenewablePeriod => ({ ...toPeriod(row), renews: row.renews })

interface ListedRow extends RenewableRow {
  readonly company_id: number
  readonly used: number
}

const toListed = (row: ListedRow): ListedPeriod => ({
  ...toRenewable(row),
  companyId: row.company_id,
  used: row.used
})
