/** How a customer's reminders get firmer: with many debts, with late ones, and after changes. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { addDays } from "../../../../src/domain/CalendarDate.ts"
import { useRehearsals } from "./Rehearsed.ts"

const rehearsals = useRehearsals()

const subjects = (got: ReadonlyArray<{ readonly subject: string }>) => got.map(({ subject }) => subject)

describe("ten invoices in three weeks", () => {
  /** The rows of the calendar of the documentation, as lines. */
  const calendar = (): ReadonlyArray<string> => {
    const page = readFileSync(join(import.meta.dirname, "../../../../docs/dunning-calendar.md"), "utf8")
    const names = (cell = "") => (cell === "–" ? [] : cell.split(", "))
    return page.split("\n").flatMap((line) => {
      const [day, message = "", friendly, firm, final, , sum] = line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim())
      if (!/^[A-Z][a-z]{2} \d{4}-/.test(day ?? "")) return []
      const named = { friendly: names(friendly), firm: names(firm), final: names(final) }
      return [`${day?.slice(4)} ${message}: ${JSON.stringify(named)} ${sum}`]
    })
  }

  const tones = ["friendly", "firm", "final"]

  it("are what the calendar of the documentation says, each with the total of all that is overdue", async () => {
    const book = await rehearsals.company({ at: "2026-02-20T12:00:00Z" })
    const first = await book.owes("RE-1", "2026-03-06")
    for (let n = 1; n < 10; n++) {
      await book.owes(`RE-${n + 1}`, addDays("2026-03-06", 2 * n), {
        amount: `${100 + 10 * n}.00`,
        customer_id: first["customer_id"]
      })
    }
    await book.until("2026-09-01T00:00:00Z")
    const got = await book.got()
    const lines = got.map(({ at, kind, named, text, tone }) => {
      const byTone = Object.fromEntries(
        tones.map((each) => [each, Object.keys(named).filter((reference) => named[reference] === each)])
      )
      const total = /^(?:Total|Outstanding:?|Total overdue)\s+€([\d,.]+)$/m.exec(text)?.[1]
      const name = kind === "notice" ? "notice" : `${tone} reminder`
      return `${at.slice(0, 10)} ${name}: ${JSON.stringify(byTone)} ${total?.replace(",", "")}`
    })
    expect(lines).toEqual(calendar())
    expect(lines.length).toBe(8)
    expect(got.filter(({ at }) => at < addDays("2026-03-03", 28)).length).toBeLessThanOrEqual(7)
    // RE-1 leads from the first reminder to its final one.
    const led = got.filter(({ kind, named }) => kind === "reminder" && named["RE-1"] !== undefined)
    const firmness = led.map(({ tone }) => tones.indexOf(tone))
    expect(firmness).toEqual(firmness.toSorted())
    expect(got.filter(({ subject }) => subject.startsWith("Final")).map(({ at }) => at.slice(0, 10))).toEqual(
      ["2026-04-06", "2026-04-20"]
    )
  })

  it("that are not final yet are listed in the final message of others, and not called final", async () => {
    const book = await rehearsals.company({ at: "2026-02-20T12:00:00Z" })
    const first = await book.owes("RE-1", "2026-03-06")
    await book.owes("RE-8", "2026-03-20", { amount: "170.00", customer_id: first["customer_id"] })
    await book.until("2026-09-01T00:00:00Z")
    const got = await book.got()
    const [final, ...others] = got.filter(({ subject }) => subject.startsWith("Final"))
    expect(final?.at.slice(0, 10)).toBe("2026-04-06")
    expect(final?.named).toEqual({ "RE-1": "final", "RE-8": "firm" })
    expect(final?.subject).toBe("Final reminder: €100.00 was due on March 6, 2026 (RE-1)")
    const text = final?.text ?? ""
    expect(text).toContain("This is our final reminder: your payment was due on March 6, 2026")
    const [before = "", after = ""] = text.split("Also overdue")
    expect(before).toContain("RE-1")
    expect(before).not.toContain("RE-8")
    expect(after).toMatch(/RE-8 +March 20, 2026/)
    expect(after).toMatch(/Total overdue +€270\.00/)
    // Its own final message comes later, and tells when that of the first was.
    expect(others.map(({ at, named }) => [at.slice(0, 10), named])).toEqual([
      ["2026-04-20", { "RE-8": "final" }]
    ])
    expect(others[0]?.text).toContain("final reminder sent on April 6, 2026")
  })
})

describe("a debt that arrives late", () => {
  for (const days of [20, 35, 51, 200]) {
    it(`by ${days} days gets a friendly, a firm and a final reminder`, async () => {
      const book = await rehearsals.company({ at: "2026-03-04T08:00:00Z" })
      await book.owes("LATE", addDays("2026-03-04", -days))
      await book.until("2026-10-01T00:00:00Z")
      expect(await book.told()).toEqual([
        "2026-03-04 friendly: LATE",
        "2026-03-11 firm: LATE",
        "2026-03-25 final: LATE"
      ])
      expect((await book.got()).map(({ at }) => at.slice(11))).toEqual(["09:00", "09:00", "09:00"])
    })
  }

  it("of €900 at 200 days never hides behind €100 at 3", async () => {
    const book = await rehearsals.company({ at: "2026-03-04T08:00:00Z" })
    const small = await book.owes("SMALL", "2026-03-01")
    await book.owes("BIG", "2025-08-16", { amount: "900.00", customer_id: small["customer_id"] })
    await book.until("2026-10-01T00:00:00Z")
    const got = await book.got()
    expect(await book.told()).toEqual([
      "2026-03-04 friendly: BIG, SMALL",
      "2026-03-11 firm: BIG, SMALL",
      "2026-03-25 final: BIG, SMALL"
    ])
    expect(subjects(got)).toEqual([
      "Reminder: 2 overdue payments, €1,000.00",
      "Payment reminder: 2 overdue payments, €1,000.00",
      "Final reminder: 2 overdue payments, €1,000.00"
    ])
  })

  it("after a reminder of another is named in the next, and gets its final", async () => {
    const book = await rehearsals.company({ at: "2026-03-04T08:00:00Z" })
    const small = await book.owes("SMALL", "2026-03-02")
    await book.until("2026-03-06T12:00:00Z")
    await book.owes("BIG", "2025-08-18", { amount: "900.00", customer_id: small["customer_id"] })
    await book.until("2026-10-01T00:00:00Z")
    const got = await book.got()
    expect(await book.told()).toEqual([
      "2026-03-05 friendly: SMALL",
      "2026-03-12 friendly: BIG, SMALL",
      "2026-03-19 firm: BIG, SMALL",
      "2026-04-02 final: BIG, SMALL"
    ])
    expect(subjects(got).slice(1)).toEqual([
      "Reminder: 2 overdue payments, €1,000.00",
      "Payment reminder: 2 overdue payments, €1,000.00",
      "Final reminder: 2 overdue payments, €1,000.00"
    ])
  })
})

describe("a debt that changes after its reminders", () => {
  const beginning = { at: "2026-02-20T12:00:00Z" }
  const asUsual = (reference: string) => [
    `2026-02-27 notice: ${reference}`,
    `2026-03-02 notice: ${reference}`,
    `2026-03-05 friendly: ${reference}`,
    `2026-03-09 firm: ${reference}`,
    `2026-03-16 firm: ${reference}`
  ]

  it("and is due later then begins anew, and keeps its final", async () => {
    const book = await rehearsals.company(beginning)
    const debt = await book.owes("RE-1", "2026-03-02")
    await book.until("2026-03-20T12:00:00Z")
    await book.changes(`/receivables/${debt.id}`, { due_date: "2026-04-13" })
    await book.until("2026-10-01T00:00:00Z")
    expect(await book.told()).toEqual([
      ...asUsual("RE-1"),
      "2026-04-10 notice: RE-1",
      "2026-04-13 notice: RE-1",
      "2026-04-16 friendly: RE-1",
      "2026-04-20 firm: RE-1",
      "2026-04-27 firm: RE-1",
      "2026-05-13 final: RE-1"
    ])
  })

  it("and rests is firm when the rest ends by itself, with the day that was agreed, and final a week later", async () => {
    const book = await rehearsals.company(beginning)
    const debt = await book.owes("RE-1", "2026-03-02")
    await book.until("2026-03-20T12:00:00Z")
    await book.moves(debt, "pause", { reason: "agreed", until: "2026-04-09" })
    await book.until("2026-10-01T00:00:00Z")
    expect(await book.told()).toEqual([...asUsual("RE-1"), "2026-04-09 firm: RE-1", "2026-04-16 final: RE-1"])
    expect((await book.got())[5]?.text).toContain("We had agreed to wait until April 9, 2026.")
  })

  it("and rests beyond the day of its final is firm when somebody resumes it", async () => {
    const book = await rehearsals.company(beginning)
    const debt = await book.owes("RE-1", "2026-03-02")
    await book.until("2026-03-20T12:00:00Z")
    await book.moves(debt, "pause")
    await book.until("2026-06-03T12:00:00Z")
    await book.moves(debt, "resume")
    await book.until("2026-10-01T00:00:00Z")
    expect(await book.told()).toEqual([...asUsual("RE-1"), "2026-06-03 firm: RE-1", "2026-06-10 final: RE-1"])
  })

  it("and rested from the beginning is friendly first", async () => {
    const book = await rehearsals.company(beginning)
    const debt = await book.owes("RE-1", "2026-03-02")
    await book.moves(debt, "pause", { reason: "agreed", until: "2026-04-09" })
    await book.until("2026-10-01T00:00:00Z")
    expect(await book.told()).toEqual([
      "2026-04-09 friendly: RE-1",
      "2026-04-16 firm: RE-1",
      "2026-04-30 final: RE-1"
    ])
  })

  it("and of which 4.50 of 300.00 are left gets no more, until more is owed again", async () => {
    const book = await rehearsals.company(beginning)
    const debt = await book.owes("RE-1", "2026-03-02", { amount: "300.00" })
    await book.until("2026-03-10T12:00:00Z")
    const { id } = await book.company.payment(debt.id, "295.50")
    await book.until("2026-05-20T12:00:00Z")
    expect(await book.told()).toEqual(asUsual("RE-1").slice(0, 4))
    expect(await book.tally()).toEqual({ sent: 4, "skipped below_minimum": 1 })
    await book.moves(debt, `payments/${id}/reverse`)
    await book.until("2026-10-01T00:00:00Z")
    expect((await book.told()).slice(4)).toEqual(["2026-05-20 firm: RE-1", "2026-05-27 final: RE-1"])
  })
})
