/** Series of payables in PostgreSQL, and the query for those with an occurrence to write. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { NewSeries, Series } from "../../domain/Series.ts"
import { Database, type Statements } from "../../postgres/Database.ts"

/** A company with an occurrence to write. */
export interface DueCompany {
  readonly companyId: number
}

export class SeriesRepo extends Context.Tag("duebook/SeriesRepo")<
  SeriesRepo,
  {
    readonly insert: (
      companyId: number,
      series: NewSeries,
      nextDueDate: string | null,
      now: number
    ) => Effect.Effect<Series, ServiceUnavailable>
    /** The series, locked until the transaction ends. */
    readonly findForUpdate: (
      companyId: number,
      id: number
    ) => Effect.Effect<Series | null, ServiceUnavailable>
    readonly stop: (companyId: number, id: number, now: number) => Effect.Effect<void, ServiceUnavailable>
    /** Stores which occurrence is written next; a null date means that none is left. */
    readonly advance: (
      series: Series,
      nextIndex: number,
      nextDueDate: string | null
    ) => Effect.Effect<void, ServiceUnavailable>
    /**
     * Active companies without a test clock, after `afterCompanyId`, with an occurrence due by the date; ordered by id.
     */
    readonly companiesDue: (
      byDate: string,
      afterCompanyId: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<DueCompany>, ServiceUnavailable>
    /**
     * One company's series with an occurrence due by the date, locked; series that another transaction has locked are
     * skipped.
     */
    readonly claimDue: (
      companyId: number,
      byDate: string,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Series>, ServiceUnavailable>
    readonly find: (companyId: number, id: number) => Effect.Effect<Series | null, ServiceUnavailable>
    /** Series of a company with occurrences to come, the next one first. */
    readonly running: (
      companyId: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Series>, ServiceUnavailable>
    readonly isRunning: (companyId: number) => Effect.Effect<boolean, ServiceUnavailable>
    /** Series of one company or of all, ordered by id. */
    readonly list: (companyId: number | undefined) => Effect.Effect<ReadonlyArray<Series>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    SeriesRepo,
    Effect.map(Database, (database) => {
      const many = (text: string, params: ReadonlyArray<unknown>, { query }: Statements = database) =>
        Effect.map(query<SeriesRow>(text, params), (rows) => rows.map(toSeries))
      return SeriesRepo.of({
        insert: (companyId, series, nextDueDate, now) =>
          Effect.map(
            many(INSERT, [
              companyId,
              series.billLabel,
              series.amountMinor,
              series.currency,
              series.anchorDate,
              series.lastDate,
              series.externalReference,
              series.description,
              nextDueDate,
              new Date(now).toISOString()
            ]),
            ([row]) => row as Series
          ),
        findForUpdate: (companyId, id) =>
          Effect.map(many(FIND_FOR_UPDATE, [companyId, id]), ([row]) => row ?? null),
        stop: (companyId, id, now) =>
          Effect.asVoid(database.query(STOP, [companyId, id, new Date(now).toISOString()])),
        advance: ({ companyId, id }, nextIndex, nextDueDate) =>
          Effect.asVoid(database.query(ADVANCE, [companyId, id, nextIndex, nextDueDate])),
        companiesDue: (byDate, afterCompanyId, limit) =>
          Effect.map(
            database.query<{ readonly company_id: number }>(COMPANIES_DUE, [byDate, afterCompanyId, limit]),
            (rows) => rows.map(({ company_id }) => ({ companyId: company_id }))
          ),
        claimDue: (companyId, byDate, limit) => many(CLAIM_DUE, [companyId, byDate, limit]),
        find: (companyId, id) =>
          Effect.map(many(FIND, [companyId, id], database.ofCompany(companyId)), ([row]) => row ?? null),
        running: (companyId, limit) => many(RUNNING, [companyId, limit], database.ofCompany(companyId)),
        isRunning: (companyId) =>
          Effect.map(database.ofCompany(companyId).query(IS_RUNNING, [companyId]), (rows) => rows.length > 0),
        list: (companyId) => many(LIST, [companyId ?? null])
      })
    })
  )
}

const columns = `company_id, series_id, bill_label, amount_minor, currency, anchor_date, last_date,
  external_reference, description, next_index, next_due_date, status`

const INSERT = `
insert into payable_series (company_id, bill_label, amount_minor, currency, anchor_date, last_date,
  external_reference, description, next_due_date, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
returning ${columns}`

const FIND_FOR_UPDATE = `
select ${columns} from payable_series where company_id = $1 and series_id = $2 for update`

const STOP = `
update payable_series set status = 'stopped', stopped_at = $3 where company_id = $1 and series_id = $2`

const ADVANCE = `
update payable_series set next_index = $3, next_due_date = $4 where company_id = $1 and series_id = $2`

const CLAIM_DUE = `
select ${columns} from payable_series
where company_id = $1 and status = 'active' and next_due_date <= $2
order by next_due_date, series_id limit $3 for update skip locked`

const FIND = `
select ${columns} from payable_series where company_id = $1 and series_id = $2`

const RUNNING = `
select ${columns} from payable_series
where company_id = $1 and status = 'active' and next_due_date is not null
order by next_due_date, series_id limit $2`

const IS_RUNNING = `
select 1 as running from payable_series
where company_id = $1 and status = 'active' and next_due_date is not null limit 1`

const LIST = `
select ${columns} from payable_series where company_id = coalesce($1, company_id)
order by company_id, series_id`

const COMPANIES_DUE = `
select s.company_id
from (
  select distinct company_id from payable_series
  where status = 'active' and next_due_date <= $1 and company_id > $2
) s
join companies c on c.company_id = s.company_id and c.status = 'active' and c.test_clock is null
order by s.company_id limit $3`

interface SeriesRow {
  readonly company_id: number
  readonly series_id: number
  readonly bill_label: string
  readonly amount_minor: number
  readonly currency: string
  readonly anchor_date: string
  readonly last_date: string | null
  readonly external_reference: string | null
  readonly description: string | null
  readonly next_index: number
  readonly next_due_date: string | null
  readonly status: "active" | "stopped"
}

const toSeries = (row: SeriesRow): Series => ({
  companyId: row.company_id,
  id: row.series_id,
  billLabel: row.bill_label,
  amountMinor: row.amount_minor,
  currency: row.currency,
  anchorDate: row.anchor_date,
  lastDate: row.last_date,
  externalReference: row.external_reference,
  description: row.description,
  nextIndex: row.next_index,
  nextDueDate: row.next_due_date,
  status: row.status
})
