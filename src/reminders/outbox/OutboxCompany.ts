/** The company whose outbox a person looks at, as it is now. */
import { Clock, Effect } from "effect"
import { type CompanySettings, companyTime } from "../../domain/Company.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { NotFound } from "../../domain/Errors.ts"
import { ReminderFacts } from "../../repos/reminders/ReminderFacts.ts"
import type { Company } from "../Delivery.ts"

/** The company with what its messages say of it. */
export interface OutboxCompany {
  readonly company: Company
  readonly settings: CompanySettings
  /** Epoch milliseconds by the company's own time. */
  readonly now: number
}

/** Makes the work that finds it. */
export const makeOutboxCompany = Effect.map(ReminderFacts, (facts) =>
  Effect.gen(function* () {
    const { company: settings, companyId } = (yield* CurrentRequest).caller
    const company = yield* facts.company(companyId)
    if (company === null) return yield* NotFound.numbered("company", companyId)
    const about: OutboxCompany = {
      company,
      settings,
      now: companyTime(settings, yield* Clock.currentTimeMillis)
    }
    return about
  })
)
