/** Plans the cases of a company again that something else has changed: its policy, its mode, or what came between two writes. */
import { Clock, Effect } from "effect"
import { companyTime } from "../domain/Company.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { CompaniesRepo, settingsOf } from "../repos/company/Companies.ts"
import { CasesRepo } from "../repos/reminders/Cases.ts"
import { CompanyChangesRepo } from "../repos/reminders/CompanyChanges.ts"
import { type CustomerChange, CustomerChangesRepo } from "../repos/reminders/CustomerChanges.ts"
import { Tenant } from "../repos/Tenant.ts"
import { planCases } from "../services/reminders/CasePlans.ts"
import { makeDebtorCases } from "../services/reminders/DebtorCases.ts"

/** Cases of one company that are planned in one transaction. */
const MAX_CASES = 50

/**
 * Plans some cases of a company again. False if there is nothing more to plan; with `wait` it waits for what another
 * transaction has locked, else it leaves that for later.
 */
export type ReplanAndStore = (
  companyId: number,
  mode: "wait" | "orSkip"
) => Effect.Effect<boolean, ServiceUnavailable>

export const makeReplanAndStore = Effect.gen(function* () {
  const cases = yield* makeDebtorCases
  const companies = yield* CompaniesRepo
  const companyChanges = yield* CompanyChangesRepo
  const customerChanges = yield* CustomerChangesRepo
  const repo = yield* CasesRepo
  const tenant = yield* Tenant

  // The company is read once its record is locked: whoever changes its policy has to lock that, too, and begins it again.
  const companyNow = Effect.fnUntraced(function* (companyId: number) {
    const found = yield* companies.find(companyId)
    if (found === null) return null
    const company = settingsOf(found)
    return { company, now: companyTime(company, yield* Clock.currentTimeMillis) }
  })

  const replanCustomers = Effect.fnUntraced(function* (
    companyId: number,
    changed: ReadonlyArray<CustomerChange>
  ) {
    const found = yield* companyNow(companyId)
    if (found === null) return
    const marks = changed.map((change) => ({ ...change, _tag: "Plan" as const, ...found }))
    yield* planCases(cases, found.company, marks, { isInBackground: true })
  })

  const replanAfter = Effect.fnUntraced(function* (companyId: number, afterCustomerId: number) {
    const found = yield* companyNow(companyId)
    const ids = yield* repo.customersAfter(companyId, afterCustomerId, MAX_CASES)
    const last = ids.at(-1)
    if (found === null || last === undefined) return yield* companyChanges.remove(companyId)
    const marks = ids.map((customerId) => ({
      _tag: "Plan" as const,
      ...found,
      customerId,
      renews: false,
      resumes: true
    }))
    yield* planCases(cases, found.company, marks, { isInBackground: true })
    yield* companyChanges.advance(companyId, last)
  })

  const replanSome = Effect.fnUntraced(function* (companyId: number, mode: "wait" | "orSkip") {
    const changed = yield* customerChanges.take(companyId, MAX_CASES, mode)
    if (changed.length > 0) {
      yield* replanCustomers(companyId, changed)
      return true
    }
    const change = yield* companyChanges.lock(companyId, mode)
    if (change === null) return false
    yield* replanAfter(companyId, change.afterCustomerId)
    return true
  })

  const replanAndStore: ReplanAndStore = (companyId, mode) =>
    tenant.transaction(companyId, replanSome(companyId, mode))
  return replanAndStore
})
