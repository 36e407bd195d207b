/** Plans the cases and bills of a company again that something else has changed: its settings, or what came between two writes. */
import { Cause, Clock, Effect, Exit } from "effect"
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
import { CASE_RETRY_MILLIS, planCases } from "../services/reminders/CasePlans.ts"
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
  mode: "wait" | "orSkip",
  /** What comes first: customers who have changed by default. */
  first?: "customers" | "company"
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

/** What a transaction is about to plan: cases that have changed in between, or the next cases or bills of a company. */
type Tried =
  | { readonly _tag: "Changes"; readonly customerIds: ReadonlyArray<number> }
  | { readonly _tag: "Cases"; readonly change: CompanyChange; readonly customerIds: ReadonlyArray<number> }
  | { readonly _tag: "Bills"; readonly change: CompanyChange; readonly payableIds: ReadonlyArray<number> }

/** What is planned in one transaction, how much of it, and who is told of it before. */
interface Part {
  readonly mode: "wait" | "orSkip"
  readonly first: "customers" | "company"
  readonly limit: number
  readonly note: (tried: Tried) => void
}

/** Makes the function that plans cases which have changed in between. */
const makeReplanCustomers = Effect.gen(function* () {
  const cases = yield* makeDebtorCases
  const companyNow = yield* makeCompanyNow
  const repo = yield* CasesRepo
  return Effect.fnUntraced(function* (
    companyId: number,
    changed: ReadonlyArray<CustomerChange>,
    { note }: Part
  ) {
    note({ _tag: "Changes", customerIds: changed.map(({ customerId }) => customerId) })
    const found = yield* companyNow(companyId)
    if (found === null) return
    const marks = changed.map((change) => ({ ...change, _tag: "Plan" as const, ...found, frees: true }))
    yield* planCases(cases, repo, found.company, marks, { isInBackground: true })
  })
})

/** Makes the function that plans the next bills of a company that has changed, after its cases. */
const makeReplanBills = Effect.gen(function* () {
  const bills = yield* BillAttempts
  const changes = yield* CompanyChangesRepo
  const companyNow = yield* makeCompanyNow
  const digests = yield* DigestsRepo
  const planBillsAgain = yield* makePlanBillsAgain
  return Effect.fnUntraced(function* (companyId: number, change: CompanyChange, { limit, note }: Part) {
    const found = yield* companyNow(companyId)
    const payableIds = yield* bills.openAfter(companyId, change.afterPayableId, limit)
    const last = payableIds.at(-1)
    if (found === null || last === undefined) return yield* changes.remove(companyId)
    note({ _tag: "Bills", change, payableIds })
    const { company, now } = found
    const changed = yield* planBillsAgain(company, payableIds, now)
    yield* changes.advance(companyId, { ...change, afterPayableId: last })
    yield* recordEvents(digests, company, undelivered({ changes: changed, added: [] }), now)
  })
})

/** Makes the function that plans the next cases of a company that has changed. */
const makeReplanCompany = Effect.gen(function* () {
  const cases = yield* makeDebtorCases
  const changes = yield* CompanyChangesRepo
  const companyNow = yield* makeCompanyNow
  const replanBills = yield* makeReplanBills
  const repo = yield* CasesRepo
  return Effect.fnUntraced(function* (companyId: number, change: CompanyChange, part: Part) {
    const found = yield* companyNow(companyId)
    const customerIds = yield* repo.customersAfter(companyId, change.afterCustomerId, part.limit)
    const last = customerIds.at(-1)
    if (found === null || last === undefined) return yield* replanBills(companyId, change, part)
    part.note({ _tag: "Cases", change, customerIds })
    const marks = customerIds.map((customerId) => ({
      _tag: "Plan" as const,
      ...found,
      customerId,
      renews: false,
      resumes: change.resumes,
      frees: true
    }))
    yield* planCases(cases, repo, found.company, marks, { isInBackground: true })
    yield* changes.advance(companyId, { ...change, afterCustomerId: last })
  })
})

/** Makes the function that leaves out what could not be planned, so that what comes after it is. */
const makeLeaveOut = Effect.gen(function* () {
  const changes = yield* CompanyChangesRepo
  const companyNow = yield* makeCompanyNow
  const customerChanges = yield* CustomerChangesRepo
  const repo = yield* CasesRepo
  return Effect.fnUntraced(function* (companyId: number, tried: Tried) {
    const found = yield* companyNow(companyId)
    if (found !== null && tried._tag !== "Bills") {
      yield* repo.postpone(companyId, tried.customerIds, found.now + CASE_RETRY_MILLIS)
    }
    if (tried._tag === "Changes") return yield* customerChanges.remove(companyId, tried.customerIds)
    const { afterCustomerId, afterPayableId } = tried.change
    const present = yield* changes.lock(companyId, "wait")
    // It has begun anew, or another worker was here.
    if (present?.afterCustomerId !== afterCustomerId || present.afterPayableId !== afterPayableId) return
    yield* changes.advance(
      companyId,
      tried._tag === "Cases"
        ? { afterPayableId, afterCustomerId: tried.customerIds.at(-1) ?? afterCustomerId }
        : { afterCustomerId, afterPayableId: tried.payableIds.at(-1) ?? afterPayableId }
    )
  })
})

/** Makes the function that plans a part of what there is to plan. */
const makeReplanPart = Effect.gen(function* () {
  const companyChanges = yield* CompanyChangesRepo
  const companyNow = yield* makeCompanyNow
  const customerChanges = yield* CustomerChangesRepo
  const replanCompany = yield* makeReplanCompany
  const replanCustomers = yield* makeReplanCustomers
  const repo = yield* CasesRepo

  const ofCustomers = Effect.fnUntraced(function* (companyId: number, part: Part) {
    const changed = yield* customerChanges.take(companyId, part.limit, part.mode)
    if (changed.length === 0) return false
    yield* replanCustomers(companyId, changed, part)
    return true
  })
  const ofCompany = Effect.fnUntraced(function* (companyId: number, part: Part) {
    const change = yield* companyChanges.lock(companyId, part.mode)
    if (change === null) return false
    yield* replanCompany(companyId, change, part)
    return true
  })

  return Effect.fnUntraced(function* (companyId: number, part: Part) {
    const found = yield* companyNow(companyId)
    if (found === null) return false
    yield* repo.retryDue(companyId, { onTestClock: found.company.testClock !== null, now: found.now })
    const [first, second] = part.first === "company" ? [ofCompany, ofCustomers] : [ofCustomers, ofCompany]
    return (yield* first(companyId, part)) || (yield* second(companyId, part))
  })
})

export const makeReplanAndStore = Effect.gen(function* () {
  const leaveOut = yield* makeLeaveOut
  const replanPart = yield* makeReplanPart
  const tenant = yield* Tenant

  /** Plans one after another after a defect, until it meets the one that causes it, which it leaves out. */
  const oneByOne = Effect.fnUntraced(function* (companyId: number, order: Pick<Part, "first" | "mode">) {
    for (let n = 0; n < MAX_TOGETHER; n++) {
      let tried: Tried | null = null
      const part = { ...order, limit: 1, note: (one: Tried) => (tried = one) }
      const exit = yield* Effect.exit(tenant.transaction(companyId, replanPart(companyId, part)))
      const one = tried as Tried | null
      if (Exit.isSuccess(exit) && exit.value) continue
      if (Exit.isSuccess(exit) || !Cause.isDie(exit.cause) || one === null) return yield* exit
      yield* tenant.transaction(companyId, leaveOut(companyId, one))
      const { _tag: kind, ...ids } = one
      yield* Effect.annotateLogs(Effect.logWarning("what is open could not be planned again", exit.cause), {
        company_id: companyId,
        kind,
        ids: JSON.stringify("payableIds" in ids ? ids.payableIds : ids.customerIds)
      })
      return true
    }
    return true
  })

  const replanAndStore: ReplanAndStore = (companyId, mode, first = "customers") => {
    const all = { mode, first, limit: MAX_TOGETHER, note: () => undefined }
    return Effect.catchAllDefect(tenant.transaction(companyId, replanPart(companyId, all)), () =>
      oneByOne(companyId, { mode, first })
    )
  }
  return replanAndStore
})
