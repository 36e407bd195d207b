/** The rules that a company's reminders follow, and the dunning schedules that they make of a due date. */
import { Cache, Context, Effect, Either, Layer } from "effect"
import type { CompanySettings } from "../../domain/Company.ts"
import { type CaseRules, caseRules } from "../../domain/dunning/case/CaseRules.ts"
import { isTimeZone } from "../../domain/Contact.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { holidaysOf } from "../../domain/Holidays.ts"
import type { CalendarRules } from "../../domain/dunning/Types.ts"
import { defaultPolicy, readStoredPolicy, type ReminderPolicy } from "../../domain/dunning/Policy.ts"
import { ReminderPoliciesRepo } from "../../repos/reminders/ReminderPolicies.ts"

/** Policies that are cached. */
const MAX_POLICIES = 1_000

/** A company's rules, for receivables and bills alike. */
export interface Rules {
  readonly policy: ReminderPolicy
  readonly isHoliday: (date: string) => boolean
  /** The company's own zone. */
  readonly timezone: string
}

export class DunningRules extends Context.Tag("duebook/DunningRules")<
  DunningRules,
  {
    /** The rules in force for a company. A version of a policy never changes, so each is read once and cached. */
    readonly rulesOf: (company: CompanySettings) => Effect.Effect<Rules, ServiceUnavailable>
    /** The rules that a company would have under a policy. */
    readonly rulesUnder: (
      policy: ReminderPolicy,
      company: Pick<CompanySettings, "country" | "timezone">
    ) => Effect.Effect<Rules>
    /** The rules of a company's cases in a time zone; they keep the open days that they have found. */
    readonly caseRulesOf: (
      company: CompanySettings,
      debtorZone: string | null
    ) => Effect.Effect<CaseRules, ServiceUnavailable>
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
            readStoredPolicy(json),
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
          : Effect.succeed({ policy, isHoliday: noHoliday, timezone })
      }

      const rulesOf: DunningRules["Type"]["rulesOf"] = (company) =>
        Effect.flatMap(policyOf(company), (policy) => rulesUnder(policy, company))
      const kept = new Map<string, CaseRules>()

      return DunningRules.of({
        rulesOf,
        rulesUnder,
        caseRulesOf: (company, debtorZone) => {
          const { companyId, country, policyVersion, timezone } = company
          // Companies without a policy of their own share the standard one, and the open days that were found for it.
          const owner = policyVersion === 0 ? "standard" : `${companyId} ${policyVersion}`
          const name = `${owner} ${country} ${timezone} ${debtorZone} ${company.remindersSince}`
          const found = kept.get(name)
          if (found !== undefined) return Effect.succeed(found)
          return Effect.map(rulesOf(company), (rules) => {
            const made = caseRulesUnder(rules, debtorZone, company.remindersSince)
            if (kept.size >= MAX_POLICIES) kept.clear()
            kept.set(name, made)
            return made
          })
        }
      })
    })
  )
}

const noHoliday = () => false

const zoneOf = (...zones: ReadonlyArray<string | null>): string =>
  zones.find((zone): zone is string => zone !== null && isTimeZone(zone)) ?? "UTC"

/** The zone of a customer's reminders: the customer's own, else the company's, else UTC. */
export const zoneOfDebtor = ({ timezone }: Pick<Rules, "timezone">, debtorZone: string | null): string =>
  zoneOf(debtorZone, timezone)

/** The rules of cases under a policy; `since` as `RulesInput` says it, null for never. */
export const caseRulesUnder = (rules: Rules, debtorZone: string | null, since: number | null): CaseRules =>
  caseRules({
    policy: rules.policy.receivables,
    timezone: zoneOfDebtor(rules, debtorZone),
    isHoliday: rules.isHoliday,
    since: since ?? 0
  })

/** The calendar of receivables in the zone of their customer's reminders. */
export const calendarOf = (rules: Rules, debtorZone: string | null): CalendarRules => ({
  policy: rules.policy.receivables,
  timezone: zoneOfDebtor(rules, debtorZone),
  isHoliday: rules.isHoliday
})
