/** Reads lists page by page. */
import { Data, Effect, Option, Stream } from "effect"

/** Pages that are read at most, by default. */
export const MAX_PAGES = 1_000
/** Records a page, by default: as many as the server allows. */
export const PER_PAGE = 100

/** The list has more pages than `maxPages`. It is a failure, so that no records are left out silently. */
export class ListTooLong extends Data.TaggedError("ListTooLong")<{
  readonly maxPages: number
  readonly total: number
}> {
  override get message(): string {
    return `The list has ${this.total} records, more than ${this.maxPages} pages.`
  }
}

/** Limits of reading a list; the defaults are the constants of this module. */
export interface WalkOptions {
  readonly perPage?: number
  readonly maxPages?: number
}

/** The query parameters of one page. */
export interface PageParams {
  readonly page: number
  readonly per_page: number
}

/** One page of any list. */
export interface AnyListPage<Item> {
  readonly data: ReadonlyArray<Item>
  readonly meta: { readonly currentPage: number; readonly perPage: number; readonly total: number }
}

/**
 * The pages of a list, newest records first. A page is requested only when the consumer needs it.
 *
 * ```ts
 * pages((page) => client.receivables.list({ urlParams: { ...page, status: "open" } }))
 * ```
 *
 * Fails with `ListTooLong` after `maxPages`.
 */
export const listPages = <P extends AnyListPage<unknown>, E, R>(
  list: (page: PageParams) => Effect.Effect<P, E, R>,
  { maxPages = MAX_PAGES, perPage = PER_PAGE }: WalkOptions = {}
): Stream.Stream<P, E | ListTooLong, R> =>
  Stream.paginateEffect({ page: 1, total: 0 }, ({ page, total }) =>
    Effect.map(
      page > maxPages
        ? Effect.fail<E | ListTooLong>(new ListTooLong({ maxPages, total }))
        : list({ page, per_page: perPage }),
      (answer) => [
        answer,
        answer.data.length > 0 && page * perPage < answer.meta.total
          ? Option.some({ page: page + 1, total: answer.meta.total })
          : Option.none()
      ]
    )
  )

/**
 * The records of a list, newest first, each once. Records that are created meanwhile push others onto the next page, and
 * those are not returned again. When a record stops matching the filter meanwhile, another one can be missed.
 */
export const all = <Item extends { readonly id: number }, E, R>(
  list: (page: PageParams) => Effect.Effect<AnyListPage<Item>, E, R>,
  options?: WalkOptions
): Stream.Stream<Item, E | ListTooLong, R> =>
  listPages(list, options).pipe(
    Stream.mapAccum(Number.POSITIVE_INFINITY, (last, { data }) => [
      Math.min(last, data.at(-1)?.id ?? last),
      data.filter((item) => item.id < last)
    ]),
    Stream.flattenIterables
  )
