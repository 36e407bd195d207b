/** The bills of a month: sums of each day from counters, and some bills of each day. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Payable, PayableStatus } from "../../domain/Payable.ts"
import { Database } from "../../postgres/Database.ts"
import { payableColumns, toPayable } from "../Rows.ts"

/** Bills of one day and status that are read; of more, only their number and sum is known. */
export const MAX_OF_DAY = 5

/** The bills of one day, status and currency. */
interface DaySum {
  readonly dueDate: string
  readonly status: PayableStatus
  readonly currency: string
  readonly count: number
  readonly minor: bigint
}

/** What a month has. */
export interface BillMonth {
  readonly sums: ReadonlyArray<DaySum>
  /** At most `MAX_OF_DAY` of each day and status, in the order of their dates. */
  readonly bills: ReadonlyArray<Payable>
}

export class BillMonths extends Context.Tag("duebook/BillMonths")<
  BillMonths,
  {
    /** Bills that are due from one date to another, both included and at most a month apart. */
    readonly between: (
      companyId: number,
      from: string,
      to: string
    ) => Effect.Effect<BillMonth, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    BillMonths,
    Effect.map(Database, (database) =>
      BillMonths.of({
        between: (companyId, from, to) =>
          Effect.map(
            database.ofCompany(companyId).queryAll(
              [
                { text: SUMS, params: [companyId, from, to], readsCounters: true },
                { text: BILLS, params: [companyId, from, to] }
              ],
              "list"
            ),
            ([sums = [], bills = []]) => ({
              sums: sums.map((row) => ({
                dueDate: row["due_date"] as string,
                status: row["status"] as PayableStatus,
                currency: row["currency"] as string,
                count: row["n"] as number,
                minor: BigInt(row["minor"] as string)
              })),
              bills: bills.map(toPayable)
            })
          )
      })
    )
  )
}

const SUMS = `
  select c.due_date, c.status, c.currency, sum(c.n)::int as n, trunc(sum(c.minor))::text as minor
  from resource_counts c
  where c.company_id = $1 and c.resource = 'payable_day' and c.status in ('open', 'paid')
    and c.due_date between $2::date and $3::date
  group by c.due_date, c.status, c.currency having sum(c.n) > 0 order by c.due_date, c.currency`

const BILLS = `
  select ${payableColumns} from generate_series($2::timestamp, $3::timestamp, interval '1 day') d (day)
  cross join unnest(array['open', 'paid']) s (status)
  cross join lateral (
    select * from payables t
    where t.company_id = $1 and t.status = s.status and t.due_date = d.day::date
    order by t.payable_id limit ${MAX_OF_DAY}
  ) t
  order by t.due_date, t.status, t.payable_id`
