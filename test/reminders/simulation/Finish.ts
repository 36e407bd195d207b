/** The end of a play: everything is mended, and after a long time without events no debt was forgotten. */
import { Effect } from "effect"
import { defaultPolicy } from "../../../src/domain/dunning/Policy.ts"
import { isChased } from "../../../src/domain/dunning/case/Chased.ts"
import type { CurrentRequest } from "../../../src/domain/CurrentRequest.ts"
import type { ServiceUnavailable } from "../../../src/domain/Errors.ts"
import type { WriteRequest } from "../../../src/domain/WriteRequest.ts"
import { CompaniesRepo, settingsOf } from "../../../src/repos/company/Companies.ts"
import { CustomersRepo } from "../../../src/repos/customers/Customers.ts"
import { Companies } from "../../../src/services/company/Companies.ts"
import { Customers } from "../../../src/services/customers/Customers.ts"
import { OptOuts } from "../../../src/services/customers/OptOuts.ts"
import { makeDebtorCases } from "../../../src/services/reminders/DebtorCases.ts"
import { PlanAgain } from "../../../src/services/reminders/PlanAgain.ts"
import { ReminderPolicies } from "../../../src/services/reminders/ReminderPolicies.ts"
import { type Rows, rowsOf, setPlan } from "./Rows.ts"
import { type Decision, violated } from "./Watch.ts"

const DAY = 86_400_000

type Request = <A, E, R>(
  effect: Effect.Effect<A, E, R>
) => Effect.Effect<
  void,
  E | ServiceUnavailable,
  Exclude<Exclude<R, CurrentRequest>, WriteRequest> | CompaniesRepo
>

/** The company can send to every customer again, by the standard policy. */
export const mended = Effect.fnUntraced(function* (
  companyId: number,
  { customerIds }: Rows,
  request: Request
) {
  const companies = yield* Companies
  const customers = yield* Customers
  const optOuts = yield* OptOuts
  const planAgain = yield* PlanAgain
  const policies = yield* ReminderPolicies
  const repo = yield* CustomersRepo
  for (const id of customerIds) {
    yield* optOuts.optIn(companyId, id, "sms")
    const version = (yield* repo.find(companyId, id))?.version ?? ""
    const email = `own-${id}@example.com`
    yield* request(customers.update(id, { expectedVersion: version, email }))
    yield* optOuts.optIn(companyId, id, "email")
  }
  yield* Effect.orDie(setPlan(companyId, true))
  yield* companies.setStatus(companyId, "active")
  yield* companies.setReminders(companyId, "on")
  yield* policies.put(companyId, defaultPolicy)
  // The plan of the company may have begun again, or nothing of all that was a change.
  yield* planAgain.fromNow(companyId)
})

/** Whether every chased debt got to its end: it was named since, and as often or as firmly as the policy asks for. */
const check = Effect.fnUntraced(function* (
  companyId: number,
  begun: number,
  decisions: ReadonlyArray<Decision>
) {
  const found = yield* Effect.flatMap(CompaniesRepo, (companies) => companies.find(companyId))
  if (found === null) return
  const cases = yield* makeDebtorCases
  const { customerIds } = yield* rowsOf(companyId)
  const named = new Set(
    decisions
      .filter(({ decided, isTold }) => isTold && decided.at >= begun)
      .flatMap(({ decided }) => decided.named.map(({ id }) => id))
  )
  for (const { debtor, rules } of yield* cases.open(settingsOf(found), customerIds, begun, {
    mode: "read"
  })) {
    for (const debt of debtor.debts) {
      if (!isChased(rules.policy, debt)) continue
      const wasDone = debt.finalOn !== null && debt.finalOn * DAY < begun + 2 * DAY
      const isDone = debt.finalOn !== null || debt.reminders >= rules.policy.maxMessages
      if (debt.reminders === 0 || !isDone || (!wasDone && !named.has(debt.id))) {
        return yield* violated("no open receivable is silent", JSON.stringify(debt))
      }
    }
  }
})

/** So long it takes at most until every debt has come to its end, and what is true then. */
export const finished = { hours: 24 * 150, check }
