/** Plans the cases and bills of a company again that something else has changed: its settings, or what came between two writes. */
import { Clock, Effect } from "effect"
import { companyTime } from "../domain/Company.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { CompaniesRepo, settingsOf } from "../repos/company/Companies.ts"
import { BillAttempts } from "../repos/reminders/BillAttempts.ts"
import { CasesRepo } from "../repos/reminders/Cases.ts"
import { type CompanyChange, CompanyChangesRepo } from "../repos/reminders/CompanyChanges.ts"
import { type CustomerChange, CustomerChangesRepo } from "../repos/reminders/CustomerChanges.ts"
import { DigestsRepo } from "../repos/reminders/Digests.ts"
import { Tenant } from "../repos/Tenant.ts"
import { makePlanBillsAgain } from "../services/reminders/BillReminders.ts"
import { planCases } from "../services/reminders/CasePlans.ts"
import { makeDebtorCases } from "../services/reminders/DebtorCases.ts"
import { recordEvents } from "../services/reminders/Digests.ts"
import { undelivered } from "./complete/Undelivered.ts"

/** Cases, or bills, of one company that are planned in one transaction. */
const MAX_TOGETHER = 50

/**
 * Plans some cases or bills of a company again. False if there is nothing more to plan; with `wait` it waits for what
 * another transaction has locked, else it leaves that for later.
 */
export type ReplanAndStore = (
  companyId: number,
  mode: "wait" | "orSkip"
) => Effect.Effect<boolean, ServiceUnavailable>

/** Makes the function that reads a company after its record is locked: whoever changes it locks that, too, and begins anew. */
const makeCompanyNow = Effect.map(CompaniesRepo, (companies) =>
  Effect.fnUntraced(function* (companyId: number) {
    const found = yield* companies.find(companyId)
    if (found === null) return null
    const company = settingsOf(found)
    return { company, now: companyTime(company, yield* Clock.currentTimeMillis) }
  })
)

/** Makes the function that plans cases which have changed in between. */
const makeReplanCustomers = Effect.gen(function* () {
  const cases = yield* makeDebtorCases
  const companyNow = yield* makeCompanyNow
  return Effect.fnUntraced(function* (companyId: number, changed: ReadonlyArray<CustomerChange>) {
    const found = yield* companyNow(companyId)
    if (found === null) return
    const marks = changed.map((change) => ({ ...change, _tag: "Plan" as const, ...found, frees: true }))
    yield* planCases(cases, found.company, marks)
  })
})

/** Makes the function that plans what comes next of a company that has changed: first its cases, then its bills. */
const makeReplanCompany = Effect.gen(function* () {
  const bills = yield* BillAttempts
  const cases = yield* makeDebtorCases
  const changes = yield* CompanyChangesRepo
  const companyNow = yield* makeCompanyNow
  const digests = yield* DigestsRepo
  const planBillsAgain = yield* makePlanBillsAgain
  const repo = yield* CasesRepo

  const replanBills = Effect.fnUntraced(function* (
    companyId: number,
    { afterCustomerId, afterPayableId }: CompanyChange
  ) {
    const found = yield* companyNow(companyId)
    const ids = yield* bills.openAfter(companyId, afterPayableId, MAX_TOGETHER)
    const last = ids.at(-1)
    if (found === null || last === undefined) return yield* changes.remove(companyId)
    const { company, now } = found
    const changed = yield* planBillsAgain(company, ids, now)
    yield* changes.advance(companyId, { afterCustomerId, afterPayableId: last })
    yield* recordEvents(digests, company, undelivered({ changes: changed, added: [] }), now)
  })

  return Effect.fnUntraced(function* (companyId: number, change: CompanyChange) {
    const found = yield* companyNow(companyId)
    const ids = yield* repo.customersAfter(companyId, change.afterCustomerId, MAX_TOGETHER)
    const last = ids.at(-1)
    if (found === null || last === undefined) return yield* replanBills(companyId, change)
    const marks = ids.map((customerId) => ({
      _tag: "Plan" as const,
      ...found,
      customerId,
      renews: false,
      resumes: change.resumes,
      frees: true
    }))
    yield* planCases(cases, found.company, marks)
    yield* changes.advance(companyId, { afterCustomerId: last, afterPayableId: change.afterPayableId })
  })
})

export const makeReplanAndStore = Effect.gen(function* () {
  const companyChanges = yield* CompanyChangesRepo
  const customerChanges = yield* CustomerChangesRepo
  const replanCompany = yield* makeReplanCompany
  const replanCustomers = yield* makeReplanCustomers
  const tenant = yield* Tenant

  const replanSome = Effect.fnUntraced(function* (companyId: number, mode: "wait" | "orSkip") {
    const changed = yield* customerChanges.take(companyId, MAX_TOGETHER, mode)
    if (changed.length > 0) {
      yield* replanCustomers(companyId, changed)
      return true
    }
    const change = yield* companyChanges.lock(companyId, mode)
    if (change === null) return false
    yield* replanCompany(companyId, change)
    return true
  })

  const replanAndStore: ReplanAndStore = (companyId, mode) =>
    tenant.transaction(companyId, replanSome(companyId, mode))
  return replanAndStore
})
