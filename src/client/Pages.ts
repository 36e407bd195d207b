/** Walking through lists page by page. */
import { Data, Effect, Option, Stream } from "effect"

/** The most pages that one walk reads. */
export const MAX_PAGES = 1_000
/** Records a page, unless told otherwise: as many as the server allows. */
export const PER_PAGE = 100

/** The list is longer than the walk was allowed to go; nothing was left out silently. */
export class ListTooLong extends Data.TaggedError("ListTooLong")<{
  readonly maxPages: number
  readonly total: number
}> {
  override get message(): string {
    return `The list has ${this.total} records, more than ${this.maxPages} pages.`
  }
}

/** Bounds of a walk; the named constants where absent. */
export interface WalkOptions {
  readonly perPage?: number
  readonly maxPages?: number
}

/** Which page to ask for, as query parameters. */
export interface PageParams {
  readonly page: number
  readonly per_page: number
}

/** One page of any list. */
export interface AnyPage<Item> {
  readonly data: ReadonlyArray<Item>
  readonly meta: { readonly currentPage: number; readonly perPage: number; readonly total: number }
}

/**
 * The pages of a list, newest records first, each asked for when the one before was taken.
 *
 * ```ts
 * pages((page) => client.receivables.list({ urlParams: { ...page, status: "open" } }))
 * ```
 *
 * Fails with `ListTooLong` after `maxPages`.
 */
export const pages = <P extends AnyPage<unknown>, E, R>(
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
 * The records of a list, newest first, each once: records made during the walk push others onto the next page, and
 * those are not given again. A record that a filter stops to match during the walk can make it miss one.
 */
export const all = <Item extends { readonly id: number }, E, R>(
  list: (page: PageParams) => Effect.Effect<AnyPage<Item>, E, R>,
  options?: WalkOptions
): Stream.Stream<Item, E | ListTooLong, R> =>
  pages(list, options).pipe(
    Stream.mapAccum(Number.POSITIVE_INFINITY, (last, { data }) => [
      Math.min(last, data.at(-1)?.id ?? last),
      data.filter((item) => item.id < last)
    ]),
    Stream.flattenIterables
  )
