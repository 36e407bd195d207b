/** The write that undoes a merge of two customers. */
import { Effect } from "effect"
import type { Customer } from "../../domain/Customer.ts"
import * as Merge from "../../domain/CustomerMerge.ts"
import { mergeObstacle, splitStates } from "../../domain/dunning/case/Merging.ts"
import { CustomerMergesRepo, type LockedMerge } from "../../repos/customers/CustomerMerges.ts"
import { CustomersRepo } from "../../repos/customers/Customers.ts"
import { CasesRepo } from "../../repos/reminders/Cases.ts"
import { orNotFound } from "../Lookup.ts"
import { Reminders } from "../reminders/Reminders.ts"
import { Write } from "../Write.ts"
import { filledColumns, MERGE_ONCE } from "./MergeWrites.ts"

/** The customer who stays, without what came from the other and is still as it came. */
const withoutFilled = (kept: Customer, filled: LockedMerge["filled"]): Customer => {
  const keys = Object.keys(filledColumns) as ReadonlyArray<Merge.FilledField>
  const taken = keys.filter((key) => filled[filledColumns[key]] === kept[key])
  return { ...kept, ...Object.fromEntries(taken.map((key) => [key, null] as const)) }
}

/** Makes the write. */
export const makeMergeUndoing = Effect.gen(function* () {
  const cases = yield* CasesRepo
  const customers = yield* CustomersRepo
  const merges = yield* CustomerMergesRepo
  const reminders = yield* Reminders
  const write = yield* Write

  return (mergeId: number) =>
    write.run({
      deed: "customer.unmerge",
      once: MERGE_ONCE,
      subject: `merge ${mergeId}`,
      alone: true,
      decide: Effect.fnUntraced(function* (company, now) {
        const { companyId } = company
        const merge = yield* orNotFound("merge", merges.findForUpdate(companyId, mergeId))
        const { before, filled, goneId, goneName, keptId } = merge
        const kept = yield* orNotFound("customer", customers.findForUpdate(companyId, keptId))
        yield* Merge.undoable(merge, now, kept.id === keptId)
        const [held] = yield* cases.hold(companyId, [keptId], { mode: "wait" })
        if (held === undefined) return yield* Effect.dieMessage("a customer has no case")
        if (mergeObstacle(held.state, before) === "sending") return yield* Merge.refuseMerge("sending")
        const back = yield* merges.undo(companyId, merge, now)
        const states = splitStates(held.state, before, new Set(back))
        const { isOld } = held
        yield* merges.storeCase(companyId, keptId, { state: states.kept, isOld })
        yield* merges.storeCase(companyId, goneId, { state: states.gone, isOld })
        const after = yield* customers.update(companyId, withoutFilled(kept, filled), now)
        yield* reminders.customersMerged(company, [keptId, goneId], now, false)
        yield* reminders.customerChanged(company, kept, after, now)
        return {
          value: { id: mergeId, keptId },
          subjectId: keptId,
          details: { merge_id: mergeId, merged_id: goneId, name: goneName, receivables: back.length }
        }
      })
    })
})
