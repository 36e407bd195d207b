/** Lists of bills as people read them: in the order that they choose. */
import { Clock, Context, Effect, Layer } from "effect"
import { companyTime } from "../../domain/Company.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import type { Payable } from "../../domain/Payable.ts"
import { type PayableFilter, PayablesRepo } from "../../repos/payables/Payables.ts"
import { type PayableSort, SortedPayablesRepo } from "../../repos/payables/SortedPayables.ts"

export { payableSortKeys, type PayableSort } from "../../repos/payables/SortedPayables.ts"

export class PayableLists extends Context.Tag("duebook/PayableLists")<
  PayableLists,
  {
    /** A page of the caller's bills, the newest first or in another order. */
    readonly list: (
      filter: PayableFilter,
      sort: PayableSort | undefined,
      request: PageRequest
    ) => Effect.Effect<Page<Payable>, ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    PayableLists,
    Effect.map(Effect.all([PayablesRepo, SortedPayablesRepo]), ([payables, sorted]) =>
      PayableLists.of({
        list: Effect.fnUntraced(function* (filter, sort, request) {
          const { company, companyId } = (yield* CurrentRequest).caller
          const now = companyTime(company, yield* Clock.currentTimeMillis)
          if (sort === undefined) return yield* payables.list(companyId, filter, request, now)
          const [{ total }, items] = yield* Effect.all([
            payables.list(companyId, filter, { page: 1, perPage: 1 }, now),
            sorted.list(companyId, filter, sort, request, now)
          ])
          return { total, items }
        })
      })
    )
  )
}
