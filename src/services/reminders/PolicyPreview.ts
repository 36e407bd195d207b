/** What another policy would send, case by case over the live book, compared with what the policy in force sends. */
import { Clock, Effect } from "effect"
import { companyTime, type CompanySettings } from "../../domain/Company.ts"
import { type CaseRules } from "../../domain/dunning/case/CaseRules.ts"
import { resumeCase } from "../../domain/dunning/case/Changes.ts"
import { compareFutures, type FutureDifference } from "../../domain/dunning/case/Futures.ts"
import type { ReminderPolicy } from "../../domain/dunning/Policy.ts"
import { hasSameReminders } from "../../domain/dunning/SamePolicy.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { CasesRepo } from "../../repos/reminders/Cases.ts"
import { futureOf } from "./CaseFutures.ts"
import { makeDebtorCases, type OpenCase } from "./DebtorCases.ts"
import { caseRulesUnder, DunningRules } from "./DunningRules.ts"

/** How far both futures reach. */
export const PREVIEW_DAYS = 60
/** Differences that are shown, the earliest of all. */
export const MAX_SAMPLES = 20
/** Cases that are read at once. */
const CASES_PER_PAGE = 50
const DAY_MILLIS = 86_400_000

/** A difference with its customer. */
export interface PreviewSample extends FutureDifference {
  readonly customerId: number
  /** The zone of the customer's reminders. */
  readonly timezone: string
}

/** What a policy would change if it were put in force now. */
export interface PolicyChanges {
  /** Debts that were compared: all that are open, those that rest included. */
  readonly debts: number
  /** Messages of the next `PREVIEW_DAYS` under the policy in force, and under the other. */
  readonly messages: { readonly inForce: number; readonly other: number }
  /** When the first message leaves that is not alike, in epoch milliseconds; null if all are. */
  readonly firstDifference: number | null
  /** The first differences, in order of time. */
  readonly samples: ReadonlyArray<PreviewSample>
}

/** Counts differences. What it keeps in memory does not grow with the number of cases. */
class Counts {
  #debts = 0
  #inForce = 0
  #other = 0
  #samples: ReadonlyArray<PreviewSample> = []

  get debts(): number {
    return this.#debts
  }

  add(
    { debtor, row }: OpenCase,
    other: CaseRules,
    { differences, messages }: ReturnType<typeof compareFutures>
  ): void {
    this.#debts += debtor.debts.length
    this.#inForce += messages.inForce
    this.#other += messages.other
    if (differences.length === 0) return
    const about = { customerId: row.customer.id, timezone: other.timezone }
    this.#samples = [...this.#samples, ...differences.map((each) => ({ ...each, ...about }))]
      .toSorted((a, b) => a.at - b.at || a.customerId - b.customerId)
      .slice(0, MAX_SAMPLES)
  }

  get changes(): PolicyChanges {
    return {
      debts: this.#debts,
      messages: { inForce: this.#inForce, other: this.#other },
      firstDifference: this.#samples[0]?.at ?? null,
      samples: this.#samples
    }
  }
}

/** Makes the function that compares the futures of a company's cases; it stops once `limit` debts were compared. */
export const makePolicyPreview = Effect.gen(function* () {
  const cases = yield* makeDebtorCases
  const dunningRules = yield* DunningRules
  const repo = yield* CasesRepo

  /** The rules of one time zone after another under the policy, as they would be if it were set now. */
  const rulesUnder = Effect.fnUntraced(function* (
    policy: ReminderPolicy,
    company: CompanySettings
  ): Effect.fn.Return<(debtorZone: string | null, now: number) => CaseRules, ServiceUnavailable> {
    const inForce = yield* dunningRules.rulesOf(company)
    const other = yield* dunningRules.rulesUnder(policy, company)
    const isSame = hasSameReminders(inForce.policy, policy)
    const byZone = new Map<string | null, CaseRules>()
    return (debtorZone, now) => {
      const known = byZone.get(debtorZone)
      if (known !== undefined) return known
      const made = caseRulesUnder(other, debtorZone, isSame ? company.remindersSince : now)
      byZone.set(debtorZone, made)
      return made
    }
  })

  return Effect.fnUntraced(function* (company: CompanySettings, policy: ReminderPolicy, limit: number) {
    const { companyId } = company
    const otherRules = yield* rulesUnder(policy, company)
    const counts = new Counts()
    const now = companyTime(company, yield* Clock.currentTimeMillis)
    const until = now + PREVIEW_DAYS * DAY_MILLIS
    let after = 0
    for (;;) {
      const ids = yield* repo.customersAfter(companyId, after, CASES_PER_PAGE)
      for (const open of yield* cases.open(company, ids, now, { mode: "read" })) {
        if (counts.debts >= limit) return counts.changes
        const rules = otherRules(open.row.customer.timezone, now)
        const debtor = resumeCase(rules, open.debtor)
        counts.add(
          open,
          rules,
          compareFutures(futureOf(open, until), futureOf(open, until, { rules, debtor }))
        )
        // Two futures keep the process busy, so other fibers get their turn here.
        yield* Effect.yieldNow()
      }
      after = ids.at(-1) ?? 0
      if (ids.length < CASES_PER_PAGE) return counts.changes
    }
  })
})
