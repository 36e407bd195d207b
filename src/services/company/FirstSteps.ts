/** What a new company has still to do until its reminders leave. */
import { Context, Effect, Layer } from "effect"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { type FirstStep, type FirstStepsDone, firstStepsOf } from "../../domain/FirstStep.ts"
import { CompaniesRepo } from "../../repos/company/Companies.ts"
import { FirstStepsRepo } from "../../repos/company/FirstSteps.ts"

export class FirstSteps extends Context.Tag("duebook/FirstSteps")<
  FirstSteps,
  {
    /** What is done; null for a company that was not made in the application, or has done all of it. */
    readonly of: (
      hasDebts: boolean
    ) => Effect.Effect<FirstStepsDone | null, ServiceUnavailable, CurrentRequest>
    /** Keeps that one is done. */
    readonly done: (companyId: number, step: FirstStep) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    FirstSteps,
    Effect.map(Effect.all([CompaniesRepo, FirstStepsRepo]), ([companies, steps]) =>
      FirstSteps.of({
        of: Effect.fnUntraced(function* (hasDebts) {
          const { company, companyId } = (yield* CurrentRequest).caller
          const done = yield* steps.of(companyId)
          const facts = done === null ? null : yield* companies.find(companyId)
          if (done === null || facts === null) return null
          const all = firstStepsOf({
            done,
            facts,
            hasAccounts: facts.accounts.length > 0,
            hasDebts,
            mode: company.remindersMode
          })
          return Object.values(all).every((isDone) => isDone) ? null : all
        }),
        done: steps.add
      })
    )
  )
}
