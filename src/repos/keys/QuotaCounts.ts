/** Counts requests per API key within the last minute, and per company in its plan period (contract §8.1, §8.2). */
import { Context, Effect, Layer } from "effect"
import type { Counted } from "../../domain/Counted.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { aboutItems, type StatementTexts } from "../../postgres/ByCompany.ts"
import { MAX_BATCH_SIZE } from "../../postgres/Queries.ts"
import { ServerTime, type Timed, serverTimeOf } from "../../postgres/ServerTime.ts"
import { counting, type CountRow, grouped, isMissingPeriod, share } from "./Counting.ts"
import { asMillis, type Sweeping, sweeping } from "../Sweeping.ts"

export { WINDOW_MILLIS } from "./Counting.ts"

/** One request to count. */
export interface CountRequest {
  readonly companyId: number
  readonly apiKeyId: number
  /** Requests per key and window. */
  readonly limit: number
  /** The plan period of the request, with the allowance as read for this request; null without a plan. */
  readonly period: { readonly planPeriodId: number; readonly allowance: number } | null
  /** Whether the request counts against the allowance. */
  readonly charge: boolean
}

/** Requests that a period has counted and gets back. */
export interface GivenBack {
  readonly companyId: number
  readonly planPeriodId: number
  readonly requests: number
}

export class QuotaCounts extends Context.Tag("duebook/QuotaCounts")<
  QuotaCounts,
  {
    /**
     * Counts a request for its key unless the limit is reached. If it was let through and is charged, also counts it for
     * its period unless the allowance is used up. The counts are exact under any number of concurrent requests. The
     * result's `charge` is false for a period that has been removed.
     */
    readonly count: (request: CountRequest) => Effect.Effect<Counted, ServiceUnavailable>
    /** Takes requests off the counts of their periods. A period that has been removed is left out. */
    readonly giveBack: (periods: ReadonlyArray<GivenBack>) => Effect.Effect<void, ServiceUnavailable>
    /** Deletes windows of keys without recent requests. */
    readonly sweeping: Sweeping
  }
>() {
  /** Counts in PostgreSQL; concurrent requests share a statement. */
  static readonly layer = Layer.effect(
    QuotaCounts,
    Effect.gen(function* () {
      const database = yield* Database
      const serverTime = yield* ServerTime

      const count = database.batch({
        lane: "admission",
        maxSize: MAX_BATCH_SIZE,
        companyOf: ({ companyId }: Timed<CountRequest>) => companyId,
        statements: (requests) => [
          aboutItems(COUNT, grouped(requests, keyOf, termsOf), {
            companyOf: ({ first }) => first.companyId,
            // An instance has one limit.
            shared: [serverTimeOf(requests), requests[0]?.limit ?? 0],
            values: [
              ({ first }) => first.apiKeyId,
              ({ first }) => first.period?.planPeriodId ?? null,
              ({ first }) => first.period?.allowance ?? 0,
              ({ first }) => first.charge,
              ({ members }) => members.length,
              ({ ahead }) => ahead
            ]
          })
        ],
        answers: ([rows = []], requests) => {
          const results = share(
            grouped(requests, keyOf, termsOf),
            rows as ReadonlyArray<unknown> as ReadonlyArray<CountRow>
          )
          return requests.map((_, index) => {
            const counted = results[index]
            if (counted === undefined) throw new Error("a request was not counted")
            return counted
          })
        },
        runsAgainAfter: isMissingPeriod
      })
      return QuotaCounts.of({
        count: (request) => Effect.flatMap(serverTime, (at) => count({ ...request, at })),
        giveBack: (periods) =>
          Effect.asVoid(
            database.query(
              GIVE_BACK,
              [
                periods.map(({ companyId }) => companyId),
                periods.map(({ planPeriodId }) => planPeriodId),
                periods.map(({ requests }) => requests)
              ],
              "background"
            )
          ),
        sweeping: sweeping(database, {
          table: "rate_windows",
          key: "api_key_id",
          age: "touched_at",
          instant: asMillis
        })
      })
    })
  )
}

const keyOf = ({ apiKeyId, companyId }: CountRequest): string => `${companyId} ${apiKeyId}`
const termsOf = ({ charge, period }: CountRequest): string =>
  `${period?.planPeriodId} ${period?.allowance} ${charge}`

/**
 * Shared parameters: ServerTime, limit. Values of a group: key, plan period, allowance, whether it is charged, wanted,
 * ahead. For one company a function in its shard does the same, as for `KeyHoldersRepo`.
 */
const COUNT: StatementTexts = {
  text: counting(
    `select q.ord, q.wanted, q.ahead, t.at, q.company_id, q.api_key_id, p.plan_period_id, q.allowance,
    q.charged and p.plan_period_id is not null as charge
  from moment t cross join
    unnest($3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::boolean[], $8::integer[], $9::integer[])
    with ordinality q (company_id, api_key_id, plan_period_id, allowance, charged, wanted, ahead, ord)
  left join plan_periods p on p.company_id = q.company_id and p.plan_period_id = q.plan_period_id`,
    []
  ),
  ofCompany: "select * from count_in_shard($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
}

// As an insert, because that changes the rows in the order of their keys, as the statement that counts does.
const GIVE_BACK = `
insert into plan_usage as u (company_id, plan_period_id, allowance, used, granted)
select e.company_id, e.plan_period_id, e.allowance, 0, q.requests
from unnest($1::bigint[], $2::bigint[], $3::bigint[]) q (company_id, plan_period_id, requests)
join plan_usage e on e.company_id = q.company_id and e.plan_period_id = q.plan_period_id
order by e.company_id, e.plan_period_id
on conflict (company_id, plan_period_id) do update set used = greatest(0, u.used - excluded.granted), granted = 0`
