/** Lets the operator, and owners and admins in the application, see, set and preview reminder policies. */
import { Context, Effect, Either, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import { companyTime } from "../../domain/Company.ts"
import { ChangedMeanwhile, type NotFound, type ServiceUnavailable } from "../../domain/Errors.ts"
import { type SampleCourse, sampleCourse } from "../../domain/dunning/case/SampleCase.ts"
import { hasSameReminders, isSamePolicy } from "../../domain/dunning/SamePolicy.ts"
import {
  defaultPolicy,
  readStoredPolicy,
  type ReminderPolicy,
  writeStoredPolicy
} from "../../domain/dunning/Policy.ts"
import { CompaniesRepo, settingsOf } from "../../repos/company/Companies.ts"
import { DigestsRepo } from "../../repos/reminders/Digests.ts"
import { ReminderPoliciesRepo } from "../../repos/reminders/ReminderPolicies.ts"
import { noCompany } from "../company/Companies.ts"
import { wakeDigest } from "./Digests.ts"
import { caseRulesUnder, DunningRules } from "./DunningRules.ts"
import { PlanAgain } from "./PlanAgain.ts"
import { makePolicyPreview, type PolicyChanges } from "./PolicyPreview.ts"
import { orRefuse } from "../Lookup.ts"
import { unchanged, Write } from "../Write.ts"

const changedMeanwhile = () =>
  new ChangedMeanwhile({
    message:
      "Somebody else has saved another policy since this page was opened. What you typed is still here: saving it again replaces theirs."
  })

/** The result of `put`. */
export interface Put {
  /** The version in force; 0 is the default. */
  readonly version: number
  readonly changed: boolean
}

/** The policy in force, with its history. */
export interface InForce {
  readonly policy: ReminderPolicy
  /** 0 is the default. */
  readonly version: number
  /** When it was put in force, in epoch milliseconds; null for the default. */
  readonly since: number | null
}

/** A made-up debt that a policy is played through with. */
export interface Sample {
  readonly dueDate: string
  /** Where the company is, for public holidays: ISO 3166-1 code; null for none. */
  readonly country: string | null
  /** Where the customer is: IANA name. */
  readonly timezone: string
}

type Failure = NotFound | ServiceUnavailable

export class ReminderPolicies extends Context.Tag("duebook/ReminderPolicies")<
  ReminderPolicies,
  {
    /** The policy in force. */
    readonly inForce: (companyId: number) => Effect.Effect<ReminderPolicy, Failure>
    /** The policy in force, which version it is, and since when. */
    readonly show: (companyId: number) => Effect.Effect<InForce, Failure>
    /** The policy of a version that was ever in force; null if there is no such version. */
    readonly version: (
      companyId: number,
      version: number
    ) => Effect.Effect<ReminderPolicy | null, ServiceUnavailable>
    /**
     * Puts a policy in force as the next version. A policy equal to the present one changes nothing. With `basedOn`, the
     * version that somebody has changed, it is refused if another one is in force by now. All that is open is planned
     * anew in the background.
     */
    readonly put: (
      companyId: number,
      policy: ReminderPolicy,
      basedOn?: number
    ) => Effect.Effect<Put, ChangedMeanwhile | Failure, CurrentActor>
    /**
     * What a policy would send in the next `PREVIEW_DAYS` that the one in force does not, and the other way round: the
     * whole futures of all open debts, case by case, or of the cases of the first `limit` debts. It reads without locks
     * and changes nothing.
     */
    readonly preview: (
      companyId: number,
      policy: ReminderPolicy,
      limit?: number
    ) => Effect.Effect<PolicyChanges, Failure>
    /** What becomes of a made-up debt under a policy. */
    readonly sample: (policy: ReminderPolicy, sample: Sample) => Effect.Effect<SampleCourse>
  }
>() {
  static readonly layer = Layer.effect(
    ReminderPolicies,
    Effect.gen(function* () {
      const companies = yield* CompaniesRepo
      const dunningRules = yield* DunningRules
      const policies = yield* ReminderPoliciesRepo
      const previewed = yield* makePolicyPreview

      const settingsFor = (companyId: number) =>
        Effect.map(orRefuse(companies.find(companyId), noCompany(companyId)), settingsOf)

      return ReminderPolicies.of({
        inForce: (companyId) =>
          Effect.map(Effect.flatMap(settingsFor(companyId), dunningRules.rulesOf), ({ policy }) => policy),
        show: Effect.fnUntraced(function* (companyId) {
          const company = yield* settingsFor(companyId)
          const { policy } = yield* dunningRules.rulesOf(company)
          const version = company.policyVersion
          return { policy, version, since: yield* policies.since(companyId, version) }
        }),
        version: versionIn(policies),
        put: yield* makePut,
        preview: (companyId, policy, limit = Number.POSITIVE_INFINITY) =>
          Effect.flatMap(settingsFor(companyId), (company) => previewed(company, policy, limit)),
        sample: (policy, { country, dueDate, timezone }) =>
          Effect.map(dunningRules.rulesUnder(policy, { country, timezone }), (rules) =>
            sampleCourse(caseRulesUnder(rules, timezone, null), dueDate)
          )
      })
    })
  )
}

/** Makes the function that puts a policy in force. */
const makePut = Effect.gen(function* () {
  const companies = yield* CompaniesRepo
  const digests = yield* DigestsRepo
  const dunningRules = yield* DunningRules
  const planAgain = yield* PlanAgain
  const policies = yield* ReminderPoliciesRepo
  const write = yield* Write

  const put: ReminderPolicies["Type"]["put"] = (companyId, policy, basedOn) =>
    write.run({
      deed: "policy.set",
      decide: Effect.fnUntraced(function* (now) {
        const company = yield* orRefuse(companies.findForUpdate(companyId), noCompany(companyId))
        if (basedOn !== undefined && basedOn !== company.policyVersion) return yield* changedMeanwhile()
        const before = (yield* dunningRules.rulesOf(settingsOf(company))).policy
        if (isSamePolicy(before, policy)) {
          return unchanged<Put>({ version: company.policyVersion, changed: false })
        }
        const version = company.policyVersion + 1
        yield* policies.insert(companyId, version, writeStoredPolicy(policy), now)
        yield* hasSameReminders(before, policy) ? planAgain.all(companyId) : planAgain.fromNow(companyId)
        if (policy.receivables.statementDays !== null) {
          yield* wakeDigest(digests, settingsOf(company), companyTime(settingsOf(company), now))
        }
        const value: Put = { version, changed: true }
        return { value, companyId, subjectId: companyId, details: { version } }
      })
    })

  return put
})

const versionIn =
  (policies: ReminderPoliciesRepo["Type"]): ReminderPolicies["Type"]["version"] =>
  (companyId, version) =>
    version === 0
      ? Effect.succeed(defaultPolicy)
      : Effect.map(policies.find(companyId, version), (json) =>
          json === null ? null : Either.getOrNull(readStoredPolicy(json))
        )
