/** The figures of a book, from sums by day and by month, against the same figures from every debt by itself. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, daysBetween } from "../../src/domain/CalendarDate.ts"
import { figuresOf, type OwedSum, rangeOn, type SumRange } from "../../src/domain/Figures.ts"

const days = fc.integer({ min: -420, max: 420 })
const dates = fc.integer({ min: 0, max: 4_000 }).map((n) => addDays("2024-01-01", n))
const currencies = fc.constantFrom("EUR", "USD")
const minors = fc.bigInt({ min: 1n, max: 10n ** 19n })

const debts = fc.array(fc.record({ days, currency: currencies, paused: fc.boolean(), minor: minors }))
const payments = fc.array(
  fc.record({ days: fc.integer({ min: -90, max: 1 }), currency: currencies, minor: minors })
)

/** What the repository returns for a debt: its day, or the first of its month far from today. */
const kept = (day: string, { dayFrom, dayUntil }: SumRange): string =>
  day >= dayFrom && day < dayUntil ? day : `${day.slice(0, 7)}-01`

const sumOf = (all: ReadonlyArray<{ readonly minor: bigint }>): bigint =>
  all.reduce((sum, { minor }) => sum + minor, 0n)

describe("figures", () => {
  it("are the same from sums by month as from every debt", () => {
    fc.assert(
      fc.property(dates, debts, payments, (today, owed, paid) => {
        const range = rangeOn(today)
        const sums: ReadonlyArray<OwedSum> = owed.map((debt) => ({
          ...debt,
          n: 1,
          day: kept(addDays(today, debt.days), range)
        }))
        const dated = paid.map((payment) => ({ ...payment, day: addDays(today, payment.days) }))
        const shown = dated.filter(({ day }) => day >= range.paidFrom)
        const figures = figuresOf({ hasDebts: true, owed: sums, billed: [], paid: shown }, range)
        for (const { aging, collected, currency, dueSoon, overdue, owed: all, paused, weeks } of figures) {
          const own = owed.filter((debt) => debt.currency === currency)
          const asked = own.filter((debt) => !debt.paused)
          const late = (from: number, to: number) =>
            sumOf(asked.filter((debt) => -debt.days >= from && -debt.days <= to))
          expect(all).toBe(sumOf(own))
          expect(overdue).toBe(late(1, 1_000))
          expect(aging).toEqual({
            notDue: late(-1_000, 0),
            days1to30: late(1, 30),
            days31to60: late(31, 60),
            days61to90: late(61, 90),
            over90: late(91, 1_000)
          })
          expect(sumOf([{ minor: paused }, ...Object.values(aging).map((minor) => ({ minor }))])).toBe(all)
          expect(dueSoon).toBe(late(-7, 0))
          const received = dated.filter((payment) => payment.currency === currency)
          expect(collected).toBe(sumOf(received.filter((each) => each.days >= -29 && each.days <= 0)))
          for (const { expected, from, received: inWeek } of weeks) {
            const within = (each: { readonly days: number }) => {
              const place = daysBetween(from, addDays(today, each.days))
              return place >= 0 && place < 7
            }
            expect(expected).toBe(sumOf(asked.filter(within)))
            expect(inWeek).toBe(sumOf(received.filter(within)))
          }
        }
      })
    )
  })

  it("have weeks from Monday to Sunday, the present one among them", () => {
    for (const [today, monday] of [
      ["2026-05-18", "2026-05-18"],
      ["2026-05-24", "2026-05-18"],
      ["2026-05-25", "2026-05-25"]
    ] as const) {
      const sums = { hasDebts: true, billed: [], paid: [] }
      const owed = [{ day: today, currency: "EUR", paused: false, n: 1, minor: 1n }]
      const [figures] = figuresOf({ ...sums, owed }, rangeOn(today))
      expect(figures?.weeks[8]).toEqual({ from: monday, expected: 1n, received: 0n })
    }
  })

  it("have no days of sales outstanding where nothing was billed", () => {
    const range = rangeOn("2026-05-20")
    const owed = [{ day: "2026-05-01", currency: "EUR", paused: false, n: 1, minor: 150n }]
    const dso = (billed: ReadonlyArray<readonly [day: string, minor: bigint]>) =>
      figuresOf(
        {
          hasDebts: true,
          owed,
          paid: [],
          billed: billed.map(([day, minor]) => ({ day, currency: "EUR", minor }))
        },
        range
      )[0]?.dsoDays
    expect(dso([])).toBeNull()
    expect(dso([["2026-02-19", 100n]])).toBeNull()
    expect(dso([["2026-02-20", 100n]])).toBe(135)
    expect(
      dso([
        ["2026-02-20", 100n],
        ["2026-05-20", 801n]
      ])
    ).toBe(15)
  })
})
