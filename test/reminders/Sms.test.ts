/** What an SMS says, and in how many segments. */
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { addDays } from "../../src/domain/CalendarDate.ts"
import { languages, tones } from "../../src/domain/MessageLanguage.ts"
import { isGsm, smsSegments } from "../../src/reminders/message/Gsm.ts"
import type { Debt, MessageFacts } from "../../src/reminders/message/Message.ts"
import { renderReminder } from "../../src/reminders/message/Render.ts"
import { sampleCompany, sampleReminder } from "../../src/reminders/message/Samples.ts"
import { debt, reminderFacts } from "./facts.ts"

const sms = (change: Partial<MessageFacts> = {}, one: Partial<Debt> = {}) =>
  Effect.runPromise(
    renderReminder({ ...reminderFacts, channel: "sms", debts: [{ ...debt, ...one }], ...change })
  )

const named = (name: string): Pick<MessageFacts, "creditor"> => ({ creditor: { ...sampleCompany, name } })

/** As long as that of a large installation. */
const page = "https://duebook.example/p/1234_5678901_0s01234567_0123456789abcdef0123456789abcdef"

const lateness = [-30, -3, -1, 0, 1, 7, 14, 30, 365]

describe("SMS", () => {
  it("usual ones fit into two segments in every language, tone and month", async () => {
    const long: Array<string> = []
    for (const locale of [...languages, "de-CH", "fr-CA", "pt-AO", "es-MX", "en-GB"]) {
      for (const tone of tones) {
        for (const daysOverdue of lateness) {
          for (let month = 1; month <= 12; month += 1) {
            const dueDate = `2026-${String(month).padStart(2, "0")}-28`
            const deadline = addDays(dueDate, daysOverdue + 14)
            const { text } = await sms({ locale, tone, debtorUrl: page, deadline }, { daysOverdue, dueDate })
            if (smsSegments(text) > 2) long.push(text)
          }
        }
      }
    }
    expect(long).toEqual([])
  })

  it("replace what their alphabet has not: symbols of currencies, letters, dashes", async () => {
    const samples = [
      [{ locale: "en-IN" }, { currency: "INR" }, "INR 1,234.50"],
      [{ locale: "en" }, { currency: "ILS" }, "ILS 1,234.50"],
      [{ locale: "pt-PT" }, { currency: "EUR" }, "1234,50 €"],
      [{ locale: "es", ...named("Peluquería – Calçada “São”") }, {}, 'Peluqueria - Calcada "Sao":'],
      [{ locale: "fr", ...named("L’Œuvre") }, { dueDate: "2026-08-03" }, "L'OEuvre: Rappel. "]
    ] as const
    for (const [change, one, expected] of samples) {
      const { text } = await sms(change, one)
      expect(text).toContain(expected)
      expect(isGsm(text)).toBe(true)
    }
    expect((await sms(named("Ελλάδα café"))).text).toContain("Ελλάδα café")
  })

  it.each([
    ["a".repeat(160), 1],
    ["a".repeat(161), 2],
    ["a".repeat(306), 2],
    ["a".repeat(307), 3],
    ["€".repeat(80), 1],
    ["€".repeat(81), 2],
    // The € does not fit into the last place of the first.
    [`${"a".repeat(152)}€${"a".repeat(152)}`, 3],
    [`${"a".repeat(151)}€${"a".repeat(153)}`, 2],
    ["я".repeat(70), 1],
    ["я".repeat(71), 2],
    ["я".repeat(134), 2],
    ["😀".repeat(35), 1],
    ["😀".repeat(66), 2],
    ["😀".repeat(67), 3],
    ["", 1]
  ])("are counted in segments: %#", (text, segments) => {
    expect(smsSegments(text)).toBe(segments)
  })

  it("name the payment reference where there is room, and never take another segment for it", async () => {
    const counts = { named: 0, left: 0 }
    for (const locale of languages) {
      for (let length = 1; length <= 60; length += 1) {
        const { text } = await sms({ locale, debtorUrl: page, ...named("a".repeat(length)) })
        const without = text.replace(/ [^ .]*(?: ?[^ .]*){0,3}\.?:? RF60 4214 27\./, "")
        const isNamed = text.includes("RF60 4214 27.")
        expect(smsSegments(text)).toBe(smsSegments(isNamed ? without : text))
        counts[isNamed ? "named" : "left"] += 1
      }
    }
    expect(counts.named).toBeGreaterThan(100)
    expect(counts.left).toBeGreaterThan(5)
  })

  it("say where everything else is, and until when to pay", async () => {
    expect((await sms({ debtorUrl: page })).text).toBe(
      `Analytical Engines Ltd: Reminder. €1,234.50 due on Mar 3, 2026 (INV-2026-0042). Payment ref.: RF60 4214 27. Details: ${page}`
    )
    const firm = await sms({ debtorUrl: page, tone: "firm" }, { daysOverdue: 7 })
    expect(firm.text).toBe(
      `Analytical Engines Ltd: Payment overdue. €1,234.50 was due on Mar 3, 2026 (INV-2026-0042). Please pay by Mar 19, 2026. Payment ref.: RF60 4214 27. Details: ${page}`
    )
    const several = await Effect.runPromise(
      renderReminder(sampleReminder("en", "final", "several", { channel: "sms", debtorUrl: page }))
    )
    expect(several.text).toBe(
      `Analytical Engines Ltd: Final reminder. 2 overdue payments, €1,714.50. Please pay by Apr 16, 2026 at the latest. Details: ${page}`
    )
  })
})
