/** What a message says of all that its debtor owes. */
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { languages, tones } from "../../src/domain/MessageLanguage.ts"
import type { Debt, MessageFacts } from "../../src/reminders/message/Message.ts"
import { renderReminder } from "../../src/reminders/message/Render.ts"
import { sampleCompany } from "../../src/reminders/message/Samples.ts"
import { debt, debtorUrl, quoted, reminderFacts } from "./facts.ts"
import { nameOnly } from "./samples.ts"

const reminder = (change: Partial<MessageFacts> = {}, ...debts: ReadonlyArray<Partial<Debt>>) =>
  Effect.runPromise(
    renderReminder({
      ...reminderFacts,
      ...(debts.length === 0 ? {} : { debts: debts.map((one) => ({ ...debt, ...one })) }),
      ...change
    })
  )

describe("the case of a debtor", () => {
  const old = {
    reference: "RE-1",
    dueDate: "2026-02-01",
    daysOverdue: 30,
    tone: "final",
    quoted: quoted(1)
  } as const
  const young = {
    reference: "RE-8",
    dueDate: "2026-03-01",
    daysOverdue: 2,
    balanceMinor: 5_000,
    quoted: quoted(8)
  } as const

  it("has a final message for the debts that have earned it, and the others below them", async () => {
    const { subject, text } = await reminder({ tone: "final" }, old, young)
    expect(subject).toBe("Final reminder: €1,234.50 was due on February 1, 2026 (RE-1)")
    expect(text).toContain("our final reminder: your payment was due on February 1, 2026")
    expect(text).toContain(
      [
        "Reference      Due date                            Outstanding",
        "RE-1           February 1, 2026 (30 days overdue)    €1,234.50",
        "  Payment reference: RF30 2611 0",
        "",
        "Also overdue",
        "RE-8           March 1, 2026 (2 days overdue)           €50.00",
        "  Payment reference: RF53 2618 1",
        "Total overdue                                        €1,284.50"
      ].join("\n")
    )
    expect(text).toContain("\nPayment reference: RF30 2611 0, RF53 2618 1\n")
  })

  it("lists a debt whose final was sent, with the date, and speaks of the others", async () => {
    const told = { ...old, tone: null, finalOn: "2026-03-02" }
    const { subject, text } = await reminder({ tone: "friendly" }, young, told)
    expect(subject).toBe("Reminder: €50.00 was due on March 1, 2026 (RE-8)")
    expect(text).toContain("Also overdue\nRE-1           February 1, 2026")
    expect(text).toContain("\n  30 days overdue\n  final reminder sent on March 2, 2026\n")
    const alone = await reminder({ tone: "final" }, told)
    expect(alone.text).toContain("(30 days overdue, final reminder sent on March 2, 2026)")
    expect(alone.subject).toContain("RE-1")
  })

  it("shows what rests, marked and not summed, and what the company holds", async () => {
    const rests = [
      { reference: "A", rest: { cause: "disputed" } },
      { reference: "B", rest: { cause: "promised", date: "2026-04-10" } },
      { reference: "C", rest: { cause: "paused" } }
    ] as const
    const credit = [
      { currency: "EUR", minor: 2_000n },
      { currency: "GBP", minor: 100n }
    ]
    const { html, text } = await reminder({ credit }, young, ...rests)
    expect(text).toContain("Total overdue                                       €50.00\n\nNot requested")
    expect(text).toMatch(/\nA +March 3, 2026 \(under review\) +€1,234.50\n/)
    expect(text).toMatch(
      /\nB +March 3, 2026 +€1,234.50\n {2}payment promised by April 10, 2026\n {2}Payment reference: /
    )
    expect(text).toMatch(/\nC +March 3, 2026 \(on hold\) +€1,234.50\n/)
    expect(text).toContain("Credit in your favour: €20.00, £1.00\n")
    expect(text).toContain("\nPayment reference: RF53 2618 1\n")
    expect(html).toContain('<th scope="rowgroup" colspan="2"')
  })

  it("says how many more debts there are, with the sums of all", async () => {
    const more = { overdue: 248, coming: 3, resting: 9 }
    const sums = [{ currency: "EUR", minor: 1_000_000n }]
    const { subject, text } = await reminder({ more, sums, tone: "firm" }, { ...old, tone: "firm" }, young)
    expect(subject).toBe("Payment reminder: 250 overdue payments, €10,000.00")
    expect(text).toMatch(/\nand 248 more\nTotal overdue +€10,000.00\n\nDue soon\nand 3 more\n/)
    expect(text).toContain("\nNot requested at the moment\nand 9 more\n")
    const notice = await reminder({ more: { ...more, overdue: 0 }, sums }, { daysOverdue: -1 })
    expect(notice.subject).toBe("Reminder: 4 payments due, €10,000.00")
    expect(notice.text).toMatch(/\nand 3 more\nTotal +€10,000.00\n/)
  })

  it("says what was agreed on, in a sentence about one debt and beside one of several", async () => {
    const promised = { ...old, tone: "firm", agreed: { cause: "promised", date: "2026-02-20" } } as const
    const one = await reminder({ tone: "firm" }, promised)
    expect(one.text).toContain("received it. You had told us that you would pay by February 20, 2026.\n")
    const two = await reminder(
      { tone: "firm" },
      { ...promised, agreed: { cause: "paused", date: "2026-02-20" } },
      promised
    )
    expect(two.text).toContain("\n  deferred until February 20, 2026\n")
    expect(two.text).toContain("\n  promised by February 20, 2026\n")
    expect(two.text).not.toContain("You had told us")
  })

  it("calls nothing an oversight that was agreed on", async () => {
    const agreed = { ...old, agreed: { cause: "paused", date: "2026-02-20" } } as const
    for (const locale of languages) {
      const opening = async (tone: "friendly" | "firm", debt: Partial<Debt>) =>
        (await reminder({ locale, tone }, { ...debt, tone })).text.split("\n\n")[1]
      expect(await opening("friendly", agreed)).toBe(await opening("firm", agreed))
      expect(await opening("friendly", old)).not.toBe(await opening("firm", old))
    }
  })

  it("is spoken of in the singular if one debt is overdue, whatever else is listed", async () => {
    for (const locale of languages) {
      for (const tone of tones) {
        const overdue = { daysOverdue: 30, tone }
        const coming = { daysOverdue: -1, reference: "B", dueDate: "2026-04-01" }
        const request = async (...debts: ReadonlyArray<Partial<Debt>>) =>
          (await reminder({ ...nameOnly, locale, tone }, ...debts)).text.split("\n\n").at(3)
        const alone = await request(overdue)
        const listed = (await reminder({ ...nameOnly, locale, tone }, overdue, coming, coming)).text
        expect(alone).toBeDefined()
        expect(listed).toContain(alone)
        expect(listed.split("\n\n")[1]).toBe(
          (await reminder({ locale, tone }, overdue)).text.split("\n\n")[1]
        )
      }
    }
  })

  it("names a day in firm and final messages about what is overdue, in every language", async () => {
    for (const locale of languages) {
      for (const tone of tones) {
        for (const channel of ["email", "sms"] as const) {
          const facts = { locale, tone, channel, deadline: "2026-12-24" }
          const late = await reminder(facts, { daysOverdue: 30, tone })
          expect(/24/.test(late.text), `${late.text}`).toBe(tone !== "friendly")
          const early = await reminder(facts, { daysOverdue: -3 })
          expect(early.text).not.toContain("24")
        }
      }
    }
  })

  it("is told how each currency is paid", async () => {
    const { text } = await reminder(
      {},
      {},
      { reference: "B", currency: "GBP", quoted: quoted(43) },
      { reference: "C", currency: "USD", quoted: quoted(44) }
    )
    expect(text).toContain(
      [
        "Payments in EUR, USD",
        "Account holder: Analytical Engines Ltd",
        "IBAN: DE89 3704 0044 0532 0130 00",
        "BIC: COBADEFFXXX",
        `Payment reference: RF60 4214 27, ${quoted(44).printed}`,
        "",
        "Payments in GBP",
        "Account holder: Analytical Engines Ltd",
        "Account number: 55779911",
        "Sort code: 20-00-00",
        `Payment reference: ${quoted(43).printed}\n`
      ].join("\n")
    )
    const noIban = { ...sampleCompany, iban: null, bic: null, paymentUrl: null }
    const usd = await reminder({ creditor: noIban }, { currency: "USD" })
    expect(usd.text).not.toContain("How to pay")
    expect(usd.text).toContain(`View details: ${debtorUrl}`)
  })

  it("gets the button to the debtor's page where the payment link takes one debt alone", async () => {
    const creditor = { ...nameOnly.creditor, paymentUrl: "https://pay.example/{reference}" }
    const one = await reminder({ creditor }, {})
    expect(one.text).toContain("Pay online: https://pay.example/INV-2026-0042\n")
    const two = await reminder({ creditor }, {}, { reference: "B" })
    expect(two.text).not.toContain("pay.example")
    expect(two.text).toContain(`View details and pay: ${debtorUrl}\n`)
  })

  it("reads the legal notice at the end, before the way to end reminders", async () => {
    const { html, text } = await reminder({
      creditor: { ...sampleCompany, legalNotice: "HRB 12345 <Berlin>\nUSt-IdNr. DE123" }
    })
    expect(text).toMatch(/\n\nHRB 12345 <Berlin>\nUSt-IdNr. DE123\n\nStop receiving[^\n]+\n$/)
    expect(html).toContain("HRB 12345 &lt;Berlin&gt;\nUSt-IdNr. DE123</p>")
  })

  it("is greeted as a company or as a person", async () => {
    const greeting = async (locale: string, debtor: string) =>
      (await reminder({ locale, debtor })).text.split("\n")[0]
    expect(await greeting("es", "Ferretería López, S.L.")).toBe("Estimados señores:")
    expect(await greeting("es", "Ana López")).toBe("Estimado/a Ana López:")
    expect(await greeting("de", "Müller GmbH & Co. KG")).toBe("Sehr geehrte Damen und Herren,")
    expect(await greeting("it", "Rossi S.r.l.")).toBe("Spett.le Rossi S.r.l.,")
    expect(await greeting("pt-PT", "Silva, Lda.")).toBe("Exmos. Senhores,")
    expect(await greeting("pt-BR", "Silva Ltda")).toBe("Prezados senhores,")
    expect(await greeting("fr", "Martin SARL")).toBe("Madame, Monsieur,")
    expect(await greeting("nl", "Jansen B.V.")).toBe("Geachte heer, mevrouw,")
    expect(await greeting("en", "Ada Cole")).toBe("Dear Ada Cole,")
  })
})
