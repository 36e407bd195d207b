/** Has every open debt and bill of a company planned anew in the background, after a change that concerns all of them. */
import { Clock, Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { CompanyChangesRepo } from "../../repos/reminders/CompanyChanges.ts"

export class PlanAgain extends Context.Tag("duebook/PlanAgain")<
  PlanAgain,
  {
    /**
     * Has all debts and bills planned anew once the caller's transaction is committed: the policy, the mode, the time zone
     * or the country is another.
     */
    readonly all: (companyId: number) => Effect.Effect<void, ServiceUnavailable>
    /**
     * As `all`, after the company became able to send again, or changed which reminders its policy sends: what its reminders had
     * missed until now is not lost (`CompanySettings.remindersSince`). The transaction must not be confined to the company.
     */
    readonly fromNow: (companyId: number) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    PlanAgain,
    Effect.map(CompanyChangesRepo, (changes) => {
      return PlanAgain.of({
        all: (companyId) =>
          Effect.flatMap(Clock.currentTimeMillis, (now) => changes.add(companyId, { now, resumes: false })),
        fromNow: Effect.fnUntraced(function* (companyId) {
          const now = yield* Clock.currentTimeMillis
          yield* changes.couldSendAgain(companyId, now)
          yield* changes.add(companyId, { now, resumes: true })
        })
      })
    })
  )
}
