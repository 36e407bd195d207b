/** Plans the attempts of a changed customer again, a bounded number of receivables in each transaction. */
import { Clock, Effect } from "effect"
import { companyTime } from "../domain/Company.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { CompaniesRepo, settingsOf } from "../repos/company/Companies.ts"
import { type CustomerChange, CustomerChangesRepo } from "../repos/reminders/CustomerChanges.ts"
import { CustomersRepo } from "../repos/customers/Customers.ts"
import { DigestsRepo } from "../repos/reminders/Digests.ts"
import { ReminderAttemptsRepo } from "../repos/reminders/ReminderAttempts.ts"
import { ReminderFacts } from "../repos/reminders/ReminderFacts.ts"
import type { LockedRows } from "../repos/reminders/ReminderLocks.ts"
import { Tenant } from "../repos/Tenant.ts"
import { localeOf } from "../services/reminders/Attempts.ts"
import { recordEvents } from "../services/reminders/Digests.ts"
import { DunningRules, zoneOfDebtor } from "../services/reminders/DunningRules.ts"
import { digestEventsOf } from "./complete/DigestEvents.ts"
import { AttemptUnitOfWork, store } from "./AttemptUnitOfWork.ts"

/**
 * Plans the attempts of up to `MAX_RECEIVABLES` receivables of a company's longest changed customer again. False if there
 * is none, or if another transaction has locked what comes next; with `wait` it waits for that.
 */
export type ReplanAndStore = (
  companyId: number,
  mode: "wait" | "orSkip"
) => Effect.Effect<boolean, ServiceUnavailable>

export const makeReplanAndStore = Effect.gen(function* () {
  const attempts = yield* ReminderAttemptsRepo
  const digests = yield* DigestsRepo
  const changes = yield* CustomerChangesRepo
  const companies = yield* CompaniesRepo
  const customers = yield* CustomersRepo
  const dunningRules = yield* DunningRules
  const facts = yield* ReminderFacts
  const tenant = yield* Tenant

  /** Ends a change when every receivable is done. The lock waits for whoever is changing the customer once more. */
  const end = Effect.fnUntraced(function* (
    companyId: number,
    { customerId, version }: CustomerChange,
    now: number
  ) {
    const present = yield* customers.findForUpdate(companyId, customerId)
    yield* present?.version === version
      ? changes.remove(companyId, customerId)
      : changes.beginAgain(companyId, customerId, now)
  })

  const replanSome = Effect.fnUntraced(function* (companyId: number, mode: "wait" | "orSkip") {
    const found = yield* companies.find(companyId)
    if (found === null) return false
    const company = settingsOf(found)
    const change = yield* changes.lockOldest(companyId, company.testClock !== null, mode)
    if (change === null) return false
    const { customerId } = change
    const customer = yield* customers.findRecipient(companyId, customerId)
    if (customer === null) return yield* Effect.dieMessage("a changed customer is gone")
    const begun = { ...change, version: change.version ?? customer.version }
    const now = companyTime(company, yield* Clock.currentTimeMillis)
    const rules = yield* dunningRules.rulesOf(company)
    const wanted = {
      timezone: zoneOfDebtor(rules, customer.timezone),
      locale: localeOf(customer.preferredLocale)
    }
    const { lastReceivableId, stale } = yield* changes.nextReceivables(companyId, begun, wanted, now)
    if (lastReceivableId === null) {
      yield* end(companyId, begun, now)
      return true
    }
    const ids = stale.map(({ attemptId }) => attemptId)
    const rows = ids.length === 0 ? NO_ROWS : yield* facts.lock(companyId, ids, { ...LOCKS, mode })
    const unitOfWork = new AttemptUnitOfWork(company, rules, rows, now)
    for (const { attemptId } of stale) {
      const attempt = unitOfWork.get(attemptId)
      if (attempt?.status === "scheduled") unitOfWork.replan(attempt, "catch_up")
    }
    yield* store(attempts, companyId, unitOfWork)
    yield* recordEvents(digests, company, digestEventsOf(unitOfWork), unitOfWork.now)
    // It goes on with the first receivable that another transaction has locked.
    const locked = stale.find(({ attemptId }) => unitOfWork.get(attemptId) === undefined)
    const afterReceivableId = locked === undefined ? lastReceivableId : locked.receivableId - 1
    yield* changes.advance(companyId, { ...begun, afterReceivableId })
    return afterReceivableId > change.afterReceivableId
  })

  const replanAndStore: ReplanAndStore = (companyId, mode) =>
    tenant.transaction(companyId, replanSome(companyId, mode))
  return replanAndStore
})

const LOCKS = { with: "nothing", testClock: null } as const

const NO_ROWS: LockedRows = {
  receivables: [],
  payables: [],
  customers: [],
  attempts: [],
  asked: new Set(),
  messages: [],
  messagedOn: [],
  pace: [],
  messageIds: [],
  now: 0
}
