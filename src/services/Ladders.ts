/** The ladders that reminders climb: a company's policy and its holidays, around a due date. */
import { Cache, Context, Effect, Either, Layer } from "effect"
import type { CompanyTerms } from "../domain/Company.ts"
import { isTimeZone } from "../domain/Contact.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { holidaysOf } from "../domain/Holidays.ts"
import type { Ladder } from "../domain/ReminderPlan.ts"
import { defaultPolicy, readPolicy, type ReminderPolicy } from "../domain/ReminderPolicy.ts"
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

export class Ladders extends Context.Tag("duebook/Ladders")<
  Ladders,
  {
    /** The rules in force for a company. A version never changes, so each is read once. */
    readonly rulesOf: (company: CompanyTerms) => Effect.Effect<Rules, ServiceUnavailable>
    /** The rules that a policy would make for a company, were it in force. */
    readonly rulesUnder: (
      policy: ReminderPolicy,
      company: Pick<CompanyTerms, "country" | "timezone">
    ) => Effect.Effect<Rules>
  }
>() {
  static readonly layer = Layer.effect(
    Ladders,
    Effect.gen(function* () {
      const policies = yield* ReminderPoliciesRepo
      const known = new Map<string, ReminderPolicy>()
      const holidays = yield* Cache.make({
        capacity: 300,
        timeToLive: "1000 days",
        lookup: (country: string) => holidaysOf(country)
      })

      const policyOf = ({ companyId, policyVersion }: CompanyTerms) => {
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

      const rulesUnder: Ladders["Type"]["rulesUnder"] = (policy, company) => {
        const timezone = zoneOf(company.timezone)
        return policy.receivables.holidays && company.country !== null
          ? Effect.map(holidays.get(company.country), (isHoliday) => ({ policy, isHoliday, timezone }))
          : Effect.succeed({ policy, isHoliday: never, timezone })
      }

      return Ladders.of({
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
export const receivableLadder = (
  { isHoliday, policy, timezone }: Rules,
  dueDate: string,
  debtorZone: string | null
): Ladder => ({ policy: policy.receivables, dueDate, timezone: zoneOf(debtorZone, timezone), isHoliday })

/** The ladder of a bill: by e-mail, to the company itself, at the hours at which it reminds others. */
export const payableLadder = ({ isHoliday, policy, timezone }: Rules, dueDate: string): Ladder => ({
  policy: {
    ...policy.receivables,
    steps: policy.payables.steps.map(({ offsetDays }) => ({ offsetDays, channels: ["email"] }))
  },
  dueDate,
  timezone,
  isHoliday
})
