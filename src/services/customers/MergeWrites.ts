/** The write that merges two customers. */
import { Effect } from "effect"
import { CurrentActor } from "../../domain/Actor.ts"
import { addressOn } from "../../domain/BlockedAddress.ts"
import type { Customer } from "../../domain/Customer.ts"
import * as Merge from "../../domain/CustomerMerge.ts"
import { mergedState, mergeObstacle } from "../../domain/dunning/case/Merging.ts"
import { presentOn } from "../../domain/LinkAddress.ts"
import { atVersion } from "../../domain/Versions.ts"
import { Either } from "effect"
import { BlockedAddresses } from "../../repos/customers/BlockedAddresses.ts"
import { CustomerBook } from "../../repos/customers/CustomerBook.ts"
import { CustomerMergesRepo } from "../../repos/customers/CustomerMerges.ts"
import { CustomersRepo } from "../../repos/customers/Customers.ts"
import { CasesRepo } from "../../repos/reminders/Cases.ts"
import { orNotFound } from "../Lookup.ts"
import { Reminders } from "../reminders/Reminders.ts"
import { Write } from "../Write.ts"
import { makeChangeAddress } from "./AddressChanges.ts"
import type { SeenVersions } from "./CustomerMerges.ts"

/** The answer of each write of merges. */
export const MERGE_ONCE = { status: 200, schema: Merge.MergeState } as const

/** The columns of fields that the customer who stays gets. */
export const filledColumns = {
  email: "email",
  phoneE164: "phone_e164",
  preferredLocale: "preferred_locale",
  timezone: "timezone"
} as const

const filledOf = (filled: ReadonlyArray<Merge.FilledField>, after: Customer) =>
  Object.fromEntries(filled.map((key) => [filledColumns[key], after[key] ?? ""] as const))

/** Makes the function that locks both and everything that is decided on, and decides; nothing is written before. */
const makeDecide = Effect.gen(function* () {
  const book = yield* CustomerBook
  const cases = yield* CasesRepo
  const customers = yield* CustomersRepo
  const merges = yield* CustomerMergesRepo
  return Effect.fnUntraced(function* (
    companyId: number,
    { goneId, keptId }: { readonly keptId: number; readonly goneId: number },
    { goneVersion, keptVersion }: SeenVersions
  ) {
    if (keptId === goneId) return yield* Merge.refuseMerge("same")
    const size = yield* merges.lock(companyId, { keptId, goneId })
    const kept = yield* orNotFound("customer", customers.findForUpdate(companyId, keptId))
    const gone = yield* orNotFound("customer", customers.findForUpdate(companyId, goneId))
    // By another number somebody else was found, into whom one of them has been merged.
    if (kept.id !== keptId || gone.id !== goneId) return yield* Merge.refuseMerge("merged")
    yield* atVersion(kept, keptVersion, () => Either.void)
    yield* atVersion(gone, goneVersion, () => Either.void)
    if (Merge.isTooMuch(size)) return yield* Merge.refuseMerge("too_many")
    const [first, second] = yield* cases.hold(companyId, [keptId, goneId], { mode: "wait" })
    const [ofKept, ofGone] = first?.customer.id === keptId ? [first, second] : [second, first]
    if (ofKept === undefined || ofGone === undefined)
      return yield* Effect.dieMessage("a customer has no case")
    const obstacle = mergeObstacle(ofKept.state, ofGone.state)
    if (obstacle !== null) return yield* Merge.refuseMerge(obstacle)
    const plan = Merge.planMerge(
      { customer: kept, blocks: yield* book.blocks(companyId, keptId) },
      { customer: gone, blocks: yield* book.blocks(companyId, goneId) }
    )
    return { kept, gone, size, plan, merged: mergedState(ofKept.state, ofGone.state), ofKept, ofGone }
  })
})

/** Makes the write. */
export const makeMergeWrites = Effect.gen(function* () {
  const blocked = yield* BlockedAddresses
  const changeAddress = yield* makeChangeAddress
  const customers = yield* CustomersRepo
  const decide = yield* makeDecide
  const merges = yield* CustomerMergesRepo
  const reminders = yield* Reminders
  const write = yield* Write

  return (keptId: number, goneId: number, seen: SeenVersions) =>
    write.run({
      deed: "customer.merge",
      once: MERGE_ONCE,
      subject: [keptId, goneId].toSorted((a, b) => a - b).map((id) => `customer ${id}`),
      alone: true,
      decide: Effect.fnUntraced(function* (company, now) {
        const { companyId } = company
        const decided = yield* decide(companyId, { keptId, goneId }, seen)
        const { gone, kept, merged, ofGone, ofKept, plan, size } = decided
        const known = yield* orNotFound("customer", blocked.find(companyId, keptId))
        const others = yield* orNotFound("customer", blocked.find(companyId, goneId))
        const actor = yield* CurrentActor
        const id = yield* merges.merge(
          companyId,
          {
            keptId,
            goneId,
            goneName: gone.displayName,
            filled: filledOf(plan.filled, plan.after),
            userId: actor._tag === "user" ? actor.userId : null,
            isOld: ofGone.isOld
          },
          { now, round: merged.movedRound }
        )
        yield* merges.storeCase(companyId, keptId, {
          state: merged.state,
          isOld: ofKept.isOld || ofGone.isOld
        })
        const after = yield* customers.update(companyId, plan.after, now)
        const formerOn = (channel: "email" | "sms") =>
          Merge.mergedFormer(channel, known, others, presentOn(channel, after))
        yield* merges.storeFormer(
          companyId,
          { id, keptId },
          { email: formerOn("email"), sms: formerOn("sms") }
        )
        for (const channel of plan.stopped) {
          const address = addressOn(channel, after)
          if (address === null) continue
          const reason = `Merged with ${gone.displayName}, who wants no reminders`
          const move = { _tag: "OptOut" as const, reason }
          yield* changeAddress({ companyId, customerId: keptId, channel, address, move, at: now })
        }
        yield* reminders.customersMerged(company, [keptId], now, plan.filled.length > 0)
        yield* reminders.customerChanged(company, kept, after, now)
        return {
          value: { id, keptId },
          subjectId: keptId,
          details: {
            merge_id: id,
            merged_id: goneId,
            name: gone.displayName,
            receivables: size.receivables,
            filled: Object.keys(filledOf(plan.filled, plan.after)),
            stopped: plan.stopped
          }
        }
      })
    })
})
