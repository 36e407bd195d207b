/** Lists of receivables as people read them: with the customers' names, searched, and in the order that they choose. */
import { Clock, Context, Effect, Layer } from "effect"
import type { AttentionKind } from "../../domain/Attention.ts"
import { companyDay, companyTime } from "../../domain/Company.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { PageRequest } from "../../domain/Page.ts"
import type { StoredReceivable } from "../../domain/Pause.ts"
import { daysLate, type Receivable } from "../../domain/Receivable.ts"
import { searchText } from "../../domain/Text.ts"
import { type Outstanding, ReceivableSearchRepo } from "../../repos/receivables/ReceivableSearch.ts"
import { type ReceivableFilter, ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import type { Sort, SortKey } from "../../repos/receivables/SortedReceivables.ts"
import { OWED_STATUSES } from "../../repos/ResourceCounts.ts"
import { CustomerSearch } from "../customers/CustomerSearch.ts"

export { type Outstanding, SEARCHED_NEWEST } from "../../repos/receivables/ReceivableSearch.ts"
export { type Sort, sortKeys, type SortKey } from "../../repos/receivables/SortedReceivables.ts"

/** Characters of a search. */
export const MAX_SEARCH_LENGTH = 100

/** Why a receivable waits for a person. */
export type WaitingKind = Extract<AttentionKind, "disputed" | "promise_broken">

/** What a list shows; all that is set must hold. */
export interface ReceivableQuery extends Omit<
  ReceivableFilter,
  "pauseCause" | "promisedBefore" | "statuses"
> {
  /** Only what is still owed: open, partially paid or paused. */
  readonly owed?: true
  /** Only what waits for a person: what is disputed, or was promised and not paid. */
  readonly waiting?: WaitingKind
  readonly search?: string
  readonly sort?: Sort
}

const NEWEST: Sort = { by: "newest", descending: false }

/** What waits for a person, as a filter. */
const conditionOf = (waiting: WaitingKind | undefined, today: string): ReceivableFilter => {
  switch (waiting) {
    case "disputed":
      return { pauseCause: "disputed" }
    case "promise_broken":
      return { promisedBefore: today }
    case undefined:
      return {}
  }
}

/** A receivable with the name of its customer, and how late it is in the customer's time zone. */
export interface NamedReceivable extends Receivable, Pick<StoredReceivable, "pauseCause"> {
  readonly customerName: string
  /** As `daysLate` of the domain says it. */
  readonly daysLate: number | null
}

/** A page of a list. */
export interface NamedPage {
  readonly items: ReadonlyArray<NamedReceivable>
  readonly total: number
  /** Whether there is more than the list can show: it says so, and a narrower question helps. */
  readonly isCut: boolean
  /** What is owed of all that the list has, not only of the page; null where it is too much to be summed. */
  readonly outstanding: ReadonlyArray<Outstanding> | null
}

export class ReceivableSearch extends Context.Tag("duebook/ReceivableSearch")<
  ReceivableSearch,
  {
    /**
     * A page of the caller's receivables. A search looks for words of references and of customers' names and addresses in the
     * whole book, and at the descriptions of the newest receivables, and so takes no longer for a large book.
     */
    readonly list: (
      query: ReceivableQuery,
      request: PageRequest
    ) => Effect.Effect<NamedPage, ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    ReceivableSearch,
    Effect.map(
      Effect.all([ReceivableSearchRepo, ReceivablesRepo, CustomerSearch]),
      ([repo, receivables, customers]) => {
        const sorted = (
          companyId: number,
          filter: ReceivableFilter,
          sort: Sort & { readonly by: Exclude<SortKey, "newest"> },
          request: PageRequest,
          now: number
        ) =>
          Effect.map(
            Effect.all([
              receivables.list(companyId, filter, { page: 1, perPage: 1 }, now),
              repo.sorted(companyId, filter, sort, request, now)
            ]),
            ([{ total }, items]) => {
              const from = (request.page - 1) * request.perPage
              return { total, items, isCut: items.length < Math.min(request.perPage, total - from) }
            }
          )
        const listed = (
          companyId: number,
          filter: ReceivableFilter,
          { by, descending }: Sort,
          request: PageRequest,
          now: number
        ) =>
          Effect.map(
            Effect.all([
              by === "newest"
                ? Effect.map(receivables.list(companyId, filter, request, now), (found) => ({
                    ...found,
                    isCut: false
                  }))
                : sorted(companyId, filter, { by, descending }, request, now),
              repo.outstanding(companyId, filter, now)
            ]),
            ([found, outstanding]) => ({ ...found, outstanding })
          )
        return ReceivableSearch.of({
          list: Effect.fnUntraced(function* ({ owed, search, sort = NEWEST, waiting, ...asked }, request) {
            const { company, companyId } = (yield* CurrentRequest).caller
            const now = companyTime(company, yield* Clock.currentTimeMillis)
            const filter: ReceivableFilter = {
              ...asked,
              ...(owed === undefined ? {} : { statuses: OWED_STATUSES }),
              ...conditionOf(waiting, companyDay(company, now))
            }
            const text = searchText(search ?? "", MAX_SEARCH_LENGTH)
            const page =
              text === ""
                ? yield* listed(companyId, filter, sort, request, now)
                : yield* repo.search(companyId, filter, text, sort, request, now)
            const known = yield* customers.names(page.items)
            return {
              total: page.total,
              isCut: page.isCut,
              outstanding: page.outstanding,
              items: page.items.map((item) => {
                const { name = "", timezone = null } = known.get(item.customerId) ?? {}
                const zone = timezone ?? company.timezone ?? "UTC"
                return { ...item, customerName: name, daysLate: daysLate(item, zone, now) }
              })
            }
          })
        })
      }
    )
  )
}
