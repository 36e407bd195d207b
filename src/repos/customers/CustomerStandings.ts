/** What the table of customers says of each: sums, the oldest debt, the last message. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"

/** Receivables of a customer that a sum looks at; the earliest due. */
export const MAX_DEBTS_SUMMED = 2_000

/** Statuses that count as late once their due date has passed: what is paused is not overdue. */
export const LATE_STATES = "('open', 'partially_paid')"
/** Statuses of what is owed. */
export const OWED_STATES = "('open', 'partially_paid', 'paused')"

/** What the table says of a customer. */
export interface CustomerStanding {
  readonly customerId: number
  /** A sum for each currency in which something is owed. */
  readonly sums: ReadonlyArray<CustomerSum>
  /** The earliest due date of what is owed. */
  readonly oldestDueOn: string | null
  /** When the last message was handed over, epoch milliseconds. */
  readonly lastMessageAt: number | null
}

/** What is owed in one currency, in minor units. */
export interface CustomerSum {
  readonly currency: string
  readonly owed: bigint
  readonly overdue: bigint
  readonly count: number
}

export class CustomerStandingsRepo extends Context.Tag("duebook/CustomerStandingsRepo")<
  CustomerStandingsRepo,
  {
    /** What the table says of customers; `today` is the company's day. */
    readonly of: (
      companyId: number,
      ids: ReadonlyArray<number>,
      today: string
    ) => Effect.Effect<ReadonlyMap<number, CustomerStanding>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    CustomerStandingsRepo,
    Effect.map(Database, (database) =>
      CustomerStandingsRepo.of({
        of: (companyId, ids, today) =>
          ids.length === 0
            ? Effect.succeed(new Map())
            : Effect.map(
                database.ofCompany(companyId).query<StandingRow>(STANDINGS, [companyId, ids, today], "list"),
                (rows) => new Map(rows.map((row) => [row.customer_id, toStanding(row)]))
              )
      })
    )
  )
}

const STANDINGS = `
  select c.customer_id,
    (select json_agg(s) from (
      select r.currency, sum(r.amount_minor - r.paid_minor)::text as owed, count(*)::int as count,
        coalesce(sum(r.amount_minor - r.paid_minor) filter (where r.due_date < $3::date and r.status in ${LATE_STATES}), 0)::text
          as overdue
      from (
        select t.currency, t.amount_minor, t.paid_minor, t.due_date, t.status from receivables t
        where t.company_id = $1 and t.customer_id = c.customer_id and t.status in ${OWED_STATES}
        order by t.due_date, t.receivable_id limit ${MAX_DEBTS_SUMMED}
      ) r group by r.currency order by r.currency
    ) s) as sums,
    (select t.due_date from receivables t
     where t.company_id = $1 and t.customer_id = c.customer_id and t.status in ${OWED_STATES}
     order by t.due_date, t.receivable_id limit 1) as oldest,
    (select t.sent_at from (
       select m.sent_at, m.message_id from reminder_messages m
       where m.company_id = $1 and m.customer_id = c.customer_id order by m.message_id desc limit 20
     ) t where t.sent_at is not null order by t.message_id desc limit 1) as messaged
  from unnest($2::bigint[]) c (customer_id)`

interface StandingRow {
  readonly customer_id: number
  readonly sums: ReadonlyArray<{
    readonly currency: string
    readonly owed: string
    readonly overdue: string
    readonly count: number
  }> | null
  readonly oldest: string | null
  readonly messaged: number | null
}

const toStanding = ({ customer_id, messaged, oldest, sums }: StandingRow): CustomerStanding => ({
  customerId: customer_id,
  sums: (sums ?? []).map(({ count, currency, overdue, owed }) => ({
    currency,
    count,
    owed: BigInt(owed),
    overdue: BigInt(overdue)
  })),
  oldestDueOn: oldest,
  lastMessageAt: messaged
})
