/** Merges two customers who are one, and undoes it for a day. */
import { Clock, Context, Effect, Layer } from "effect"
import { companyTime } from "../../domain/Company.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import * as Merge from "../../domain/CustomerMerge.ts"
import type { InvalidTransition, NotFound, ServiceUnavailable, VersionConflict } from "../../domain/Errors.ts"
import { CustomerAliases, type CustomerAlias } from "../../repos/customers/CustomerAliases.ts"
import { CustomerBook } from "../../repos/customers/CustomerBook.ts"
import { CustomerMergesRepo, type SeenMerge } from "../../repos/customers/CustomerMerges.ts"
import { CustomersRepo } from "../../repos/customers/Customers.ts"
import type { ReachableCustomer } from "../../repos/Rows.ts"
import type { Topic } from "../../repos/AuditLog.ts"
import { deedsOn } from "../../domain/Deed.ts"
import { orNotFound } from "../Lookup.ts"
import type { WriteEffect } from "../Write.ts"
import { makeMergeUndoing } from "./MergeUndoing.ts"
import { makeMergeWrites } from "./MergeWrites.ts"

export type { CustomerAlias } from "../../repos/customers/CustomerAliases.ts"

/** What somebody has seen of the two before they are merged. */
export interface SeenVersions {
  readonly keptVersion: string
  readonly goneVersion: string
}

/** What a merge would do. */
export interface MergePreview extends Merge.MergePlan {
  readonly kept: ReachableCustomer
  readonly gone: ReachableCustomer
  /** Why it can't be done; null where it can. */
  readonly obstacle: Merge.MergeObstacle | null
}

/** A merge of a customer that can be undone. */
export type UndoableMerge = SeenMerge

export class CustomerMerges extends Context.Tag("duebook/CustomerMerges")<
  CustomerMerges,
  {
    /** What it would do to merge `goneId` into `keptId`. */
    readonly preview: (
      keptId: number,
      goneId: number
    ) => Effect.Effect<MergePreview, NotFound | ServiceUnavailable, CurrentRequest>
    /**
     * Merges: everything of the one who goes is the other's from now on, and whoever still names the one who goes means the
     * other. `VersionConflict` if one of them has changed since they were seen.
     */
    readonly merge: (
      keptId: number,
      goneId: number,
      seen: SeenVersions
    ) => WriteEffect<typeof Merge.MergeState.Type, NotFound | InvalidTransition | VersionConflict>
    /** Undoes a merge: what had moved goes back, what came since then stays. */
    readonly undo: (
      mergeId: number
    ) => WriteEffect<typeof Merge.MergeState.Type, NotFound | InvalidTransition>
    /** Merges into a customer, or of one, that can still be undone, the newest first. */
    readonly undoable: (
      customerId: number
    ) => Effect.Effect<ReadonlyArray<UndoableMerge>, ServiceUnavailable, CurrentRequest>
    /** Into whom a customer was merged; null for one who was not. */
    readonly aliasOf: (id: number) => Effect.Effect<CustomerAlias | null, ServiceUnavailable, CurrentRequest>
    /** Where the history of a customer is, with those of the customers who were merged into them. */
    readonly topics: (id: number) => Effect.Effect<ReadonlyArray<Topic>, ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    CustomerMerges,
    Effect.gen(function* () {
      const aliases = yield* CustomerAliases
      const merges = yield* CustomerMergesRepo
      return CustomerMerges.of({
        preview: yield* makePreview,
        merge: yield* makeMergeWrites,
        undo: yield* makeMergeUndoing,
        undoable: Effect.fnUntraced(function* (customerId) {
          const { company, companyId } = (yield* CurrentRequest).caller
          const now = companyTime(company, yield* Clock.currentTimeMillis)
          const all = yield* merges.of(companyId, customerId)
          return all.filter((merge) => merge.keptName !== null && Merge.isUndoable(merge, now))
        }),
        aliasOf: (id) => Effect.flatMap(CurrentRequest, ({ caller }) => aliases.find(caller.companyId, id)),
        topics: Effect.fnUntraced(function* (id) {
          const { companyId } = (yield* CurrentRequest).caller
          const merged = yield* aliases.ofPresent(companyId, id)
          const all = yield* merges.of(companyId, id)
          const deeds = deedsOn("customer")
          return [
            ...[id, ...merged].map((subjectId) => ({ deeds, subjectId })),
            // The entry of a merge is about the one who stays.
            ...all
              .filter(({ goneId }) => goneId === id)
              .map(({ keptId }) => ({
                deeds: ["customer.merge", "customer.unmerge"] as const,
                subjectId: keptId,
                details: { merged_id: id }
              }))
          ]
        })
      })
    })
  )
}

const makePreview = Effect.gen(function* () {
  const book = yield* CustomerBook
  const customers = yield* CustomersRepo
  const merges = yield* CustomerMergesRepo
  return Effect.fnUntraced(function* (keptId: number, goneId: number) {
    const { companyId } = (yield* CurrentRequest).caller
    const kept = yield* orNotFound("customer", customers.findRecipient(companyId, keptId))
    const gone = yield* orNotFound("customer", customers.findRecipient(companyId, goneId))
    const plan = Merge.planMerge(
      { customer: kept, blocks: yield* book.blocks(companyId, kept.id) },
      { customer: gone, blocks: yield* book.blocks(companyId, gone.id) }
    )
    const isTooMuch = Merge.isTooMuch(yield* merges.size(companyId, gone.id))
    const obstacle = kept.id === gone.id ? "same" : isTooMuch ? "too_many" : null
    return { kept, gone, ...plan, obstacle } satisfies MergePreview
  })
})
