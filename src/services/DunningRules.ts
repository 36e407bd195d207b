/** The ladders that reminders climb: a company's policy and its holidays, around a due date. */
import { Cache, Context, Effect, Either, Layer } from "effect"
import type { CompanySettings } from "../domain/Company.ts"
import { isTimeZone } from "../domain/Contact.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { holidaysOf } from "../domain/Holidays.ts"
import type { DunningSchedule } from "../domain/dunning/StepDates.ts"
import { defaultPolicy, readPolicy, type ReminderPolicy } from "../domain/dunning/Policy.ts"
import { ReminderPoliciesRepo } from "../repos/ReminderPolicies.ts"

/** Policies kept at hand. */
const MAX_POLICIES = 1_000

/** A company's rules, whatever they are applied to. */
export interface Rules {
  readonly policy: ReminderPolicy
  readonly isHoliday: (date: string) => boolean
  /** The company's own zone. */
  readonly timezone: string
}

export class DunningRules extends Context.Tag("duebook/DunningRules")<
  DunningRules,
  {
    /** The rules in force for a company. A version never changes, so each is read once. */
    readonly rulesOf: (company: CompanySettings) => Effect.Effect<Rules, ServiceUnavailable>
    /** The rules that a policy would make for a company, were it in force. */
    readonly rulesUnder: (
      policy: ReminderPolicy,
      company: Pick<CompanySettings, "country" | "timezone">
    ) => Effect.Effect<Rules>
  }
>() {
  static readonly layer = Layer.effect(
    DunningRules,
    Effect.gen(function* () {
      const policies = yield* ReminderPoliciesRepo
      const known = new Map<string, ReminderPolicy>()
      const holidays = yield* Cache.make({
        capacity: 300,
        timeToLive: "1000 days",
        lookup: (country: string) => holidaysOf(country)
      })

      const policyOf = ({ companyId, policyVersion }: CompanySettings) => {
        if (policyVersion === 0) return Effect.succeed(defaultPolicy)
        const name = `${companyId} ${policyVersion}`
        const found = known.get(name)
        if (found !== undefined) return Effect.succeed(found)
        return Effect.map(policies.find(companyId, policyVersion), (json) => {
          const policy = Either.getOrThrowWith(
            readPolicy(json),
            () => new Error(`policy ${name} is unreadable`)
          )
          if (known.size >= MAX_POLICIES) known.clear()
          known.set(name, policy)
          return policy
        })
      }

      const rulesUnder: DunningRules["Type"]["rulesUnder"] = (policy, company) => {
        const timezone = zoneOf(company.timezone)
        return policy.receivables.holidays && company.country !== null
          ? Effect.map(holidays.get(company.country), (isHoliday) => ({ policy, isHoliday, timezone }))
          : Effect.succeed({ policy, isHoliday: never, timezone })
      }

      return DunningRules.of({
        rulesOf: (company) => Effect.flatMap(policyOf(company), (policy) => rulesUnder(policy, company)),
        rulesUnder
      })
    })
  )
}

const never = () => false

const zoneOf = (...zones: ReadonlyArray<string | null>): string =>
  zones.find((zone): zone is string => zone !== null && isTimeZone(zone)) ?? "UTC"

/** The ladder of a receivable: in the customer's zone, else the company's, else UTC. */
export const receivableSchedule = (
  { isHoliday, policy, timezone }: Rules,
  dueDate: string,
  debtorZone: string | null
): DunningSchedule => ({
  policy: policy.receivables,
  dueDate,
  timezone: zoneOf(debtorZone, timezone),
  isHoliday
})

/** The ladder of a bill: by e-mail, to the company itself, at the hours at which it reminds others. */
export const payableSchedule = (
  { isHoliday, policy, timezone }: Rules,
  dueDate: string
): DunningSchedule => ({
  policy: {
    ...policy.receivables,
    steps: policy.payables.steps.map(({ offsetDays }) => ({ offsetDays, channels: ["email"] }))
  },
  dueDate,
  timezone,
  isHoliday
})
