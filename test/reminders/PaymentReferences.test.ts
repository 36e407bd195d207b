/** Where a reminder says what to quote. */
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { languages, tones } from "../../src/domain/MessageLanguage.ts"
import type { Debt, MessageFacts } from "../../src/reminders/message/Message.ts"
import { renderReminder } from "../../src/reminders/message/Render.ts"
import { sampleCompany } from "../../src/reminders/message/Samples.ts"
import { debt, quoted, reminderFacts } from "./facts.ts"
import { nameOnly } from "./samples.ts"

const reminder = (change: Partial<MessageFacts> = {}, ...debts: ReadonlyArray<Partial<Debt>>) =>
  Effect.runPromise(
    renderReminder({
      ...reminderFacts,
      ...(debts.length === 0 ? {} : { debts: debts.map((one) => ({ ...debt, ...one })) }),
      ...change
    })
  )

describe("the payment reference", () => {
  it("has the payment reference in the link of a debt without a reference", async () => {
    const { text } = await reminder({}, { reference: null })
    expect(text).toContain("Pay online: https://pay.analytical.example/RF60421427?amount=1234.50\n")
  })

  it("has the payment reference among the facts where no account says what to quote", async () => {
    const creditor = { ...sampleCompany, iban: null, bic: null }
    const { html, text } = await reminder({ creditor })
    expect(text).toContain("Reference: INV-2026-0042\nPayment reference: RF60 4214 27\n")
    expect(html).toContain("RF60 4214 27")
    const structured = { reference: "RF18539007547034", printed: "RF18 5390 0754 7034", isExternal: true }
    const external = await reminder({ creditor }, { reference: "rf18 5390 0754 7034", quoted: structured })
    expect(external.text).not.toContain("Payment reference")
    const paid = await reminder({}, { reference: "rf18 5390 0754 7034", quoted: structured })
    expect(paid.text).toContain("BIC: COBADEFFXXX\nPayment reference: RF18 5390 0754 7034\n")
  })

  it("of every debt stands in every e-mail, whatever the company has said, in every language", async () => {
    const numbers = Array.from({ length: 12 }, (_, index) => 100 + index)
    for (const locale of languages) {
      for (const tone of tones) {
        for (const company of [{}, nameOnly]) {
          const debts = numbers.map((id) => ({ quoted: quoted(id), daysOverdue: (id % 7) * 10 - 20 }))
          const many = await reminder({ locale, tone, ...company }, ...debts)
          const one = await reminder({ locale, tone, ...company })
          for (const { text, html } of [many]) {
            const missing = numbers.filter(
              (id) => !text.includes(quoted(id).printed) || !html?.includes(quoted(id).printed)
            )
            expect(missing).toEqual([])
          }
          expect(one.text).toContain(quoted(42).printed)
          expect(one.html).toContain(quoted(42).printed)
        }
      }
    }
  })

  it("is not below the account where a transfer can't hold those of all debts", async () => {
    const debts = Array.from({ length: 12 }, (_, index) => ({ quoted: quoted(1_000_000 + index) }))
    const joined = (count: number) =>
      debts
        .slice(0, count)
        .map((one) => one.quoted.printed)
        .join(", ")
    const few = await reminder({}, ...debts.slice(0, 7))
    expect(few.text).toContain(`BIC: COBADEFFXXX\nPayment reference: ${joined(7)}\n`)
    const many = await reminder({}, ...debts)
    expect(many.text).toContain("BIC: COBADEFFXXX\n\n")
  })
})
