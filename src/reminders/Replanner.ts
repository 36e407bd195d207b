/** Has the attempts of changed customers planned again, company by company. */
import { Clock, Effect } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { CasesRepo } from "../repos/reminders/Cases.ts"
import { CompanyChangesRepo } from "../repos/reminders/CompanyChanges.ts"
import { CustomerChangesRepo } from "../repos/reminders/CustomerChanges.ts"
import { forEachCompany } from "../services/installation/ForEachCompany.ts"
import { Engine } from "./Engine.ts"

export interface Replanner {
  /** One transaction for each company in real time with a changed customer. Returns how many companies got further. */
  readonly next: (stopping: () => boolean) => Effect.Effect<number, ServiceUnavailable>
  /** Rounds until no company gets further. */
  readonly all: Effect.Effect<void, ServiceUnavailable>
}

export const makeReplanner: Effect.Effect<
  Replanner,
  never,
  CasesRepo | CompanyChangesRepo | CustomerChangesRepo | Engine
> = Effect.gen(function* () {
  const cases = yield* CasesRepo
  const changes = yield* CustomerChangesRepo
  const companyChanges = yield* CompanyChangesRepo
  const engine = yield* Engine
  const toRetry = (after: number, limit: number) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => cases.companiesToRetry(now, after, limit))
  // A company whose customers change all the time is planned anew all the same.
  const sources = [
    { first: "customers", companies: toRetry },
    { first: "customers", companies: changes.companies },
    { first: "company", companies: companyChanges.companies }
  ] as const
  const next: Replanner["next"] = (stopping) =>
    Effect.map(
      Effect.forEach(sources, ({ companies, first }) =>
        forEachCompany("replan", companies, ({ companyId }) =>
          stopping() ? Effect.succeed(0) : Effect.map(engine.replan(companyId, "orSkip", first), Number)
        )
      ),
      (counts) => counts.reduce((sum, n) => sum + n, 0)
    )
  const all: Replanner["all"] = Effect.flatMap(
    next(() => false),
    (companies) => (companies === 0 ? Effect.void : all)
  )
  return { next, all }
})
