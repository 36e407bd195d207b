/** Work that is done company by company, all of them, however many there are. */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"

/** Companies looked up at a time. */
const MAX_COMPANIES = 100

/**
 * Does `work` for every company that `due` finds, in the order of their ids, and answers the sum. A company whose work
 * fails is told of in the log and left to the next round: the others have theirs.
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
            Effect.annotateLogs(Effect.logWarning("a company's share of a chore failed", cause), {
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
