/** Work that is done for one company after another. */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { logRepeated } from "../../postgres/RepeatedWork.ts"
import { traced } from "../../tracing/Tracing.ts"

/** Companies read per query. */
const MAX_COMPANIES = 100

/** The work for one company, in a trace of its own that says how much was done. A failure is logged there. */
const turn = (job: string, companyId: number, work: Effect.Effect<number, ServiceUnavailable>) =>
  traced(job, { "duebook.company_id": companyId }, (span) =>
    work.pipe(
      Effect.tap((done) => Effect.sync(() => span?.set({ "duebook.done": done }))),
      Effect.tapErrorCause((cause) =>
        Effect.annotateLogs(logRepeated("a scheduled job failed for a company", cause), {
          company_id: companyId
        })
      )
    )
  )

/**
 * Does `work` of the job for every company that `due` finds, in the order of their ids, and returns the sum of what it
 * returns. When the work fails for one company, it is logged and left to the next run, and the other companies go on.
 */
export const forEachCompany = <Company extends { readonly companyId: number }>(
  job: string,
  due: (after: number, limit: number) => Effect.Effect<ReadonlyArray<Company>, ServiceUnavailable>,
  work: (company: Company) => Effect.Effect<number, ServiceUnavailable>
): Effect.Effect<number, ServiceUnavailable> =>
  Effect.gen(function* () {
    let sum = 0
    let after = 0
    for (;;) {
      const companies = yield* due(after, MAX_COMPANIES)
      for (const company of companies) {
        sum += yield* Effect.catchAllCause(turn(job, company.companyId, work(company)), () =>
          Effect.succeed(0)
        )
        after = company.companyId
      }
      if (companies.length < MAX_COMPANIES) return sum
    }
  })
