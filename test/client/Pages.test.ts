import { describe, expect, it } from "@effect/vitest"
import { Chunk, Effect, Stream } from "effect"
import { all, ListTooLong, type PageParams, listPages } from "../../src/client/Client.ts"

const listOf =
  (ids: ReadonlyArray<number>, asked: Array<PageParams> = []) =>
  (page: PageParams) =>
    Effect.sync(() => {
      asked.push(page)
      const from = (page.page - 1) * page.per_page
      return {
        data: ids.slice(from, from + page.per_page).map((id) => ({ id })),
        meta: { currentPage: page.page, perPage: page.per_page, total: ids.length }
      }
    })

const down = (n: number) => Array.from({ length: n }, (_, index) => n - index)
const idsOf = <E, R>(stream: Stream.Stream<{ readonly id: number }, E, R>) =>
  Effect.map(Stream.runCollect(stream), (items) => Chunk.toReadonlyArray(items).map(({ id }) => id))

describe("pages", () => {
  it.effect("requests one page after the other, and none beyond the last", () =>
    Effect.gen(function* () {
      const asked: Array<PageParams> = []
      const found = yield* Stream.runCollect(listPages(listOf(down(6), asked), { perPage: 3 }))
      expect(Chunk.toReadonlyArray(found).map(({ data }) => data.length)).toEqual([3, 3])
      expect(asked).toEqual([
        { page: 1, per_page: 3 },
        { page: 2, per_page: 3 }
      ])
    })
  )

  it.effect("requests only the listPages that are consumed", () =>
    Effect.gen(function* () {
      const asked: Array<PageParams> = []
      yield* Stream.runDrain(Stream.take(listPages(listOf(down(500), asked)), 1))
      expect(asked).toEqual([{ page: 1, per_page: 100 }])
    })
  )

  it.effect("gives the one page of an empty list", () =>
    Effect.gen(function* () {
      expect(Chunk.size(yield* Stream.runCollect(listPages(listOf([]))))).toBe(1)
    })
  )

  it.effect("fails instead of leaving records out", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(
        Stream.runDrain(listPages(listOf(down(10)), { perPage: 2, maxPages: 4 }))
      )
      expect(error).toBeInstanceOf(ListTooLong)
      expect(error).toMatchObject({ maxPages: 4, total: 10 })
      expect(
        Chunk.size(yield* Stream.runCollect(listPages(listOf(down(8)), { perPage: 2, maxPages: 4 })))
      ).toBe(4)
    })
  )
})

describe("all", () => {
  it.effect("gives every record", () =>
    Effect.gen(function* () {
      expect(yield* idsOf(all(listOf(down(7)), { perPage: 3 }))).toEqual(down(7))
    })
  )

  it.effect("gives no record twice when new ones push it onto the next page", () =>
    Effect.gen(function* () {
      const ids = down(6)
      const list = (page: PageParams) =>
        Effect.tap(listOf(ids)(page), () => Effect.sync(() => ids.unshift((ids[0] ?? 0) + 1)))
      expect(yield* idsOf(all(list, { perPage: 3 }))).toEqual(down(6))
    })
  )
})
