/** The repository of payables, in memory and in PostgreSQL. */
import { expect } from "@effect/vitest"
import { Effect } from "effect"
import { PayablesRepo } from "../../../src/repos/payables/Payables.ts"
import { conformance } from "../conformance.ts"
import { company, Fixture, idsOf, isDefect, NOON, PAGE, payableDraft } from "../fixture.ts"

conformance("payables", (it) => {
  it.effect("a payable is found as it was inserted, with every field", () =>
    Effect.gen(function* () {
      const repo = yield* PayablesRepo
      const mine = yield* company()
      const made = yield* repo.insert(mine, payableDraft({ externalReference: "P" }), NOON)
      expect(made).toEqual({
        id: made.id,
        billLabel: "Rent",
        amountMinor: 5_000,
        currency: "EUR",
        dueDate: "2026-03-10",
        status: "open",
        externalReference: "P",
        description: null,
        seriesId: null,
        occurrenceIndex: null,
        version: "v1"
      })
    })
  )

  it.effect("a change is stored with a new version, and counted by status", () =>
    Effect.gen(function* () {
      const repo = yield* PayablesRepo
      const mine = yield* company()
      const made = yield* repo.insert(mine, payableDraft({ externalReference: "P" }), NOON)
      const paid = yield* repo.update(mine, made, { ...made, status: "paid", externalReference: null }, NOON)
      expect(paid).toEqual({ ...made, status: "paid", externalReference: null, version: "v2" })
      expect(yield* repo.find(mine, made.id)).toEqual(paid)
      expect(yield* repo.list(mine, { status: "paid" }, PAGE, NOON)).toEqual({ total: 1, items: [paid] })
      expect((yield* repo.list(mine, { status: "open" }, PAGE, NOON)).total).toBe(0)
    })
  )

  it.effect("another company's payable is not found", () =>
    Effect.gen(function* () {
      const repo = yield* PayablesRepo
      const made = yield* repo.insert(yield* company(), payableDraft(), NOON)
      expect(yield* repo.find(yield* company(), made.id)).toBeNull()
    })
  )

  it.effect("an update of a payable that does not exist is a defect", () =>
    Effect.gen(function* () {
      const repo = yield* PayablesRepo
      const mine = yield* company()
      const made = yield* repo.insert(mine, payableDraft(), NOON)
      expect(isDefect(yield* Effect.exit(repo.update(mine, made, { ...made, id: 999_999 }, NOON)))).toBe(true)
    })
  )

  it.effect("filters combine; overdue is by the company's zone", () =>
    Effect.gen(function* () {
      const repo = yield* PayablesRepo
      const fixture = yield* Fixture
      const mine = yield* company({ timezone: "Pacific/Kiritimati" })
      const seriesId = yield* fixture.series(mine)
      const single = yield* repo.insert(mine, payableDraft({ currency: "JPY", externalReference: "X" }), NOON)
      const occurrence = yield* repo.insert(
        mine,
        payableDraft({ dueDate: "2026-04-10", occurrence: { seriesId, index: 0 } }),
        NOON
      )
      const found = (filter: Parameters<typeof repo.list>[1]) =>
        Effect.map(repo.list(mine, filter, PAGE, NOON), idsOf)
      expect(yield* found({})).toEqual([occurrence.id, single.id])
      expect(yield* found({ seriesId })).toEqual([occurrence.id])
      expect(yield* found({ currency: "JPY", externalReference: "X" })).toEqual([single.id])
      expect(yield* found({ dueFrom: "2026-03-11" })).toEqual([occurrence.id])
      expect(yield* found({ dueTo: "2026-03-10" })).toEqual([single.id])
      expect(yield* found({ overdue: true })).toEqual([single.id])
      expect(yield* found({ overdue: false })).toEqual([occurrence.id])
      yield* repo.update(mine, single, { ...single, status: "paid" }, NOON)
      expect(yield* found({ overdue: true })).toEqual([])
    })
  )

  it.effect("an occurrence of a series is stored once; without the series it is a defect", () =>
    Effect.gen(function* () {
      const repo = yield* PayablesRepo
      const fixture = yield* Fixture
      const mine = yield* company()
      const seriesId = yield* fixture.series(mine)
      const occurrence = repo.insert(mine, payableDraft({ occurrence: { seriesId, index: 0 } }), NOON)
      expect(yield* occurrence).toMatchObject({ seriesId, occurrenceIndex: 0 })
      expect(isDefect(yield* Effect.exit(occurrence))).toBe(true)
      const nowhere = repo.insert(mine, payableDraft({ occurrence: { seriesId: 999_999, index: 0 } }), NOON)
      expect(isDefect(yield* Effect.exit(nowhere))).toBe(true)
    })
  )
})
