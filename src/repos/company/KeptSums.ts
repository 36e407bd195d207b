/** Reads the sums that writes keep beside the counters: never rows of the book itself, however many there are. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { KeptSums, SumRange } from "../../domain/Figures.ts"
import { Database } from "../../postgres/Database.ts"

export class KeptSumsRepo extends Context.Tag("duebook/KeptSumsRepo")<
  KeptSumsRepo,
  {
    /** The sums of a company that a range asks for. */
    readonly read: (companyId: number, range: SumRange) => Effect.Effect<KeptSums, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    KeptSumsRepo,
    Effect.map(Database, (database) =>
      KeptSumsRepo.of({
        read: (companyId, { billedFrom, dayFrom, dayUntil, paidFrom, today }) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query<SumRow>(READ, [companyId, dayFrom, dayUntil, billedFrom, paidFrom, today]),
            (rows) => {
              const of = (kind: SumRow["kind"]) =>
                rows.flatMap(({ currency, day, kind: own, minor, n, paused }) =>
                  own === kind ? [{ day, currency, paused, n, minor: BigInt(minor) }] : []
                )
              return {
                hasDebts: rows.some(({ kind }) => kind === "any"),
                owed: of("owed"),
                billed: of("billed"),
                paid: of("paid")
              }
            }
          )
      })
    )
  )
}

interface SumRow {
  readonly kind: "any" | "owed" | "billed" | "paid"
  readonly day: string
  readonly currency: string
  readonly paused: boolean
  readonly n: number
  readonly minor: string
}

const owedOf = (level: "day" | "month", range: string): string => `
  select 'owed' as kind, due_date as day, currency, status = 'paused' as paused, sum(n)::bigint as n, sum(minor) as minor
  from resource_counts
  where company_id = $1 and resource = 'receivable_${level}' and status in ('open', 'partially_paid', 'paused')
    and ${range}
  group by 2, 3, 4 having sum(n) <> 0`

const dailyOf = (kind: "billed" | "paid", range: string): string => `
  select '${kind}', due_date, currency, false, sum(n)::bigint, sum(minor) from resource_counts
  where company_id = $1 and resource = '${kind}_day' and status = '' and ${range}
  group by 2, 3 having sum(n) <> 0`

const READ = [
  owedOf("day", "due_date >= $2::date and due_date < $3::date"),
  owedOf("month", "due_date < $2::date"),
  owedOf("month", "due_date >= $3::date"),
  dailyOf("billed", "due_date between $4::date and $6::date"),
  // A payment may be dated up to a day ahead, which may be two dates where the company's day has not yet begun in UTC.
  dailyOf("paid", "due_date between $5::date and $6::date + 2"),
  `(select 'any', null::date, '', false, 0, 0 from resource_counts
    where company_id = $1 and resource = 'receivable' limit 1)`
].join(" union all ")
