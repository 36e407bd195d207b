/** Work that is done for one company after another. */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"

/** Companies read per query. */
const MAX_COMPANIES = 100

/**
 * Does `work` for every company that `due` finds, in the order of their ids, and returns the sum of what it returns.
 * When the work fails for one company, it is logged and left to the next run, and the other companies go on.
 */
export const forEachCompany = <Company extends { readonly companyId: number }>(
  due: (after: number, limit: number) => Effect.Effect<ReadonlyArray<Company>, ServiceUnavailable>,
  work: (company: Company) => Effect.Effect<number, ServiceUnavailable>
): Effect.Effect<number, ServiceUnavailable> =>
  Effect.gen(function* () {
    let sum = 0
    let after = 0
    for (;;) {
      const companies = yield* due(after, MAX_COMPANIES)
      for (const company of companies) {
        sum += yield* Effect.catchAllCause(work(company), (cause) =>
          Effect.as(
            Effect.annotateLogs(Effect.logWarning("a scheduled job failed for a company", cause), {
              company_id: company.companyId
            }),
            0
          )
        )
        after = company.companyId
      }
      if (companies.length < MAX_COMPANIES) return sum
    }
  })
