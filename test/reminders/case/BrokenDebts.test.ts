/** A message without the debts that can't be written out. */
import { describe, expect, it } from "vitest"
import { contentsOf } from "../../../src/domain/dunning/case/Contents.ts"
import { contentsOfSome, listedIn } from "../../../src/reminders/case/BrokenDebts.ts"
import { debt } from "../../domain/dunning/case/cases.ts"
import { next, open } from "./open.ts"

const oldest = debt("2026-03-01")
const other = debt("2026-03-02", { balanceMinor: 2_500 })
const foreign = debt("2026-03-02", { currency: "USD" })
const coming = debt("2026-03-09")
const resting = debt("2026-02-20", { status: "paused" })
const one = open([oldest, other, foreign, coming, resting])
const contents = contentsOf(one.rules, one.debtor, next(one))
const some = (...left: ReadonlyArray<{ readonly id: number }>) =>
  contentsOfSome(one.debtor, contents, (id) => left.some((each) => each.id === id))

describe("a message", () => {
  it("lists each debt once, whether it is overdue, coming or resting", () => {
    const ids = [oldest, other, foreign, coming, resting].map(({ id }) => id)
    expect([...listedIn(contents)].toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
  })

  it("is the same with all of its debts", () => {
    expect(some(oldest, other, foreign, coming, resting)).toEqual(contents)
  })

  it("without one of its debts neither names nor sums it", () => {
    const left = some(oldest, foreign, coming, resting)
    expect(left.named.map(({ id }) => id)).toEqual([oldest.id, foreign.id])
    expect(left.overdue).toEqual([oldest.id, foreign.id])
    expect([contents.sums, left.sums]).toEqual([
      { EUR: 12_500, USD: 10_000 },
      { EUR: 10_000, USD: 10_000 }
    ])
  })

  it("has no sum in a currency of which nothing is left, and what comes or rests changes no sum", () => {
    expect(some(oldest, other)).toMatchObject({ sums: { EUR: 12_500 }, coming: [], resting: [] })
  })
})
