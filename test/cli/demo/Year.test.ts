/** The demo company's year: the same for the same day, rich enough to look at, and with no day that is not over. */
import { describe, expect, it } from "vitest"
import { addDays } from "../../../src/domain/CalendarDate.ts"
import { demoCustomers } from "../../../src/cli/demo/Customers.ts"
import { type Happening, hoursOf } from "../../../src/cli/demo/Diary.ts"
import { writerOf } from "../../../src/cli/demo/People.ts"
import { startOf, yearUpTo } from "../../../src/cli/demo/Year.ts"

const all = (today: string): ReadonlyArray<Happening> =>
  yearUpTo(today).flatMap(({ happenings }) => happenings)

const of = <K extends Happening["kind"]>(today: string, kind: K) =>
  all(today).filter((each): each is Extract<Happening, { kind: K }> => each.kind === kind)

/** Every day of two weeks around a new year and a leap day. */
const todays = ["2026-12-25", "2028-02-22"].flatMap((first) =>
  Array.from({ length: 14 }, (_, day) => addDays(first, day))
)

describe("the demo's year", () => {
  it("has 300 invoices to 40 customers in three currencies, whatever day it is", () => {
    expect(demoCustomers).toHaveLength(40)
    for (const today of todays) {
      const invoices = of(today, "invoice")
      expect(new Set(invoices.map(({ name }) => name)).size, today).toBe(300)
      expect(new Set(invoices.map(({ customer }) => customer)).size, today).toBe(40)
      expect(new Set(invoices.map(({ currency }) => currency)), today).toEqual(new Set(["EUR", "GBP", "USD"]))
    }
  })

  it("has something of every kind", () => {
    for (const today of todays) {
      const kinds = new Set(all(today).map(({ kind }) => kind))
      expect([...kinds].toSorted(), today).toEqual(
        [
          "bill",
          "bill_paid",
          "cancel",
          "dispute",
          "invoice",
          "pause",
          "payment",
          "promise",
          "resume",
          "series",
          "series_paid",
          "statement"
        ].toSorted()
      )
    }
  })

  it("happens on workdays of the past, a year long, and nothing before its invoice", () => {
    for (const today of todays) {
      const days = yearUpTo(today)
      expect(days[0]?.date).toBe(startOf(today))
      expect((days.at(-1)?.date ?? today) < today, today).toBe(true)
      expect(
        days.map(({ date }) => new Date(date).getUTCDay()).filter((day) => day === 0 || day === 6)
      ).toEqual([])
      const known = new Set<string>()
      for (const { happenings } of days) {
        for (const happening of happenings) {
          if (happening.kind === "invoice") known.add(happening.name)
          else if ("invoice" in happening) expect(known.has(happening.invoice), today).toBe(true)
        }
      }
    }
  })

  it("never pays more than is owed", () => {
    const cents = (amount: string) => Math.round(Number(amount) * 100)
    for (const today of todays) {
      const owed = new Map(of(today, "invoice").map(({ amount, name }) => [name, cents(amount)]))
      const paid = all(today).flatMap((each) =>
        each.kind === "payment"
          ? [{ invoice: each.invoice, cents: cents(each.amount) }]
          : each.kind === "statement"
            ? each.day.transfers.map((transfer) => ({
                invoice: transfer.invoice ?? "",
                cents: transfer.cents
              }))
            : []
      )
      for (const payment of paid.filter(({ invoice }) => invoice !== "")) {
        const left = (owed.get(payment.invoice) ?? 0) - payment.cents
        expect(left, `${today} ${payment.invoice}`).toBeGreaterThanOrEqual(0)
        owed.set(payment.invoice, left)
      }
    }
  })

  it("has three months of statements of two accounts whose balances go on, and most transfers say what they pay", () => {
    for (const today of todays) {
      const days = of(today, "statement").map(({ day }) => day)
      for (const currency of ["EUR", "GBP"] as const) {
        const own = days.filter((day) => day.currency === currency)
        expect(own.length, `${today} ${currency}`).toBeGreaterThan(3)
        own.forEach((day, index) => {
          const sum = day.transfers.reduce((total, each) => total + each.cents, day.openingCents)
          expect(day.closingCents).toBe(sum)
          if (index > 0) expect(day.openingCents).toBe(own[index - 1]?.closingCents)
        })
      }
      const ofCustomers = days.flatMap(({ transfers }) =>
        transfers.filter(({ customer }) => customer !== null)
      )
      expect(ofCustomers.filter(({ takesBack }) => takesBack !== null).length, today).toBeLessThanOrEqual(1)
      const saying = ofCustomers.filter(({ quotes }) => quotes !== "nothing")
      expect(saying.length / ofCustomers.length, today).toBeGreaterThan(0.8)
    }
  })

  it("is the same twice", () => {
    expect(yearUpTo("2026-11-22")).toEqual(yearUpTo("2026-11-22"))
  })

  it("happens at uneven times of the day, in order, the same for the same day", () => {
    const days = yearUpTo("2026-12-25").map(({ date }) => date)
    const minutes = days.map((date) => {
      const { first, others, statements } = hoursOf(date)
      expect(hoursOf(date)).toEqual({ first, others, statements })
      expect([first, others, statements]).toEqual([first, others, statements].toSorted((a, b) => a - b))
      expect(new Date(first).toISOString().slice(0, 10)).toBe(date)
      return Math.floor((first % 86_400_000) / 60_000)
    })
    expect(new Set(minutes).size).toBeGreaterThan(days.length / 2)
  })

  it("is lived by a program and three people, each with work of their own", () => {
    const counts = new Map<string, number>()
    for (const each of all("2026-12-25")) {
      const writer = writerOf(each)
      counts.set(writer, (counts.get(writer) ?? 0) + 1)
    }
    expect([...counts.keys()].toSorted()).toEqual(["bookkeeper", "owner", "program", "sales"])
    expect(Math.min(...counts.values())).toBeGreaterThan(20)
  })
})
