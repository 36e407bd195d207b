import { describe, expect, it } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import { addDays } from "../../src/domain/CalendarDate.ts"
import { activeCurrencies } from "../../src/domain/Currency.ts"
import { MAX_AMOUNT_MINOR } from "../../src/domain/Money.ts"
import { formatAmount, formatDate } from "../../src/reminders/Format.ts"
import { segmentsOf } from "../../src/reminders/Gsm.ts"
import { languages } from "../../src/reminders/Locale.ts"
import type { BillFacts, ReminderFacts } from "../../src/reminders/Message.ts"
import { renderBill, renderReminder, toneOf } from "../../src/reminders/Render.ts"
import { billFacts, reminderFacts } from "./facts.ts"
import { faultsOf, textOf } from "./wellFormed.ts"

const reminder = (change: Partial<ReminderFacts> = {}) =>
  Effect.runPromise(renderReminder({ ...reminderFacts, ...change }))

const bill = (change: Partial<BillFacts> = {}) => Effect.runPromise(renderBill({ ...billFacts, ...change }))

const offsets = [-30, -3, -1, 0, 1, 7, 14, 30, 365]
const controls = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

const hostile = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "{{ 7 | times: 7 }}",
  "{% raw %}{{ balance }}",
  "{% endif %}{% if partPaid %}",
  "O'Brien & Söhne <GmbH>",
  "$& $1 $` &amp; &lt;"
]

describe("tone", () => {
  it.each([
    [-3, "friendly"],
    [0, "friendly"],
    [1, "firm"],
    [29, "firm"],
    [30, "final"],
    [365, "final"]
  ])("%i days from the due date is %s", (offsetDays, tone) => {
    expect(toneOf(offsetDays)).toBe(tone)
  })
})

describe("every message", () => {
  const anyReminder = FastCheck.record({
    locale: FastCheck.constantFrom(...languages, "de-CH", "pt-BR", "fr-CA", "en-IN", "es-MX", "zz", null),
    offsetDays: FastCheck.constantFrom(...offsets),
    creditor: FastCheck.constantFrom("Analytical Engines Ltd", "Ångström & Fils", ...hostile),
    debtor: FastCheck.constantFrom("Ada Lovelace", "Müller GmbH & Co. KG", ...hostile),
    amountMinor: FastCheck.integer({ min: 2, max: MAX_AMOUNT_MINOR }),
    isPartPaid: FastCheck.boolean(),
    currency: FastCheck.constantFrom(...activeCurrencies),
    dueDate: FastCheck.integer({ min: 0, max: 20_000 }).map((day) => addDays("1970-01-01", day)),
    reference: FastCheck.constantFrom(null, "INV-2026-0042", ...hostile),
    description: FastCheck.constantFrom(null, "Consulting in January", ...hostile)
  })

  it("names every fact, in text and in well-formed HTML", async () => {
    await FastCheck.assert(
      FastCheck.asyncProperty(anyReminder, async ({ isPartPaid, ...change }) => {
        const balanceMinor = isPartPaid ? Math.floor(change.amountMinor / 2) : change.amountMinor
        const { locale, subject, text, html } = await reminder({ ...change, balanceMinor })
        const balance = formatAmount(balanceMinor, change.currency, locale)
        const dueDate = formatDate(change.dueDate, locale)
        const facts = [
          change.creditor,
          change.debtor,
          balance,
          dueDate,
          ...(isPartPaid ? [formatAmount(change.amountMinor, change.currency, locale)] : []),
          ...(change.reference === null ? [] : [change.reference]),
          ...(change.description === null ? [] : [change.description])
        ]
        for (const fact of facts) {
          expect(text).toContain(fact)
          expect(textOf(html ?? "")).toContain(fact)
        }
        expect(subject).toContain(balance)
        expect(subject).toContain(change.creditor)
        expect(subject).not.toMatch(controls)
        expect(faultsOf(html ?? "")).toEqual([])
        expect(html).toContain(`<html lang="${locale}"`)
        expect(text.trimEnd().split("\n").at(-1)).toContain(reminderFacts.optOutUrl)
        expect(html).toContain('<a href="https://duebook.example/opt-out?token=abc&amp;channel=email">')
      }),
      { numRuns: 300 }
    )
  })

  it("names the facts in SMS, without subject, HTML and link", async () => {
    await FastCheck.assert(
      FastCheck.asyncProperty(anyReminder, async ({ isPartPaid, ...change }) => {
        const balanceMinor = isPartPaid ? Math.floor(change.amountMinor / 2) : change.amountMinor
        const { locale, subject, text, html } = await reminder({ ...change, channel: "sms", balanceMinor })
        const balance = formatAmount(balanceMinor, change.currency, locale).replace(/[\u00a0\u202f]/g, " ")
        expect(subject).toBeNull()
        expect(html).toBeNull()
        for (const fact of [change.creditor, change.debtor, balance, change.reference ?? ""]) {
          expect(text).toContain(fact)
        }
        expect(text).toContain(change.dueDate.slice(0, 4))
        expect(text).not.toMatch(controls)
        expect(text).not.toContain("https:")
      }),
      { numRuns: 300 }
    )
  })

  it("about a bill names the facts, without an opt-out link", async () => {
    const countries = ["GB", "DE", "CH", "FR", "ES", "IT", "NL", "BR", "JP", null]
    for (const country of countries) {
      for (const offsetDays of offsets) {
        const { locale, subject, text, html } = await bill({
          country,
          offsetDays,
          billLabel: hostile[5] ?? ""
        })
        const amount = formatAmount(billFacts.amountMinor, billFacts.currency, locale)
        const dueDate = formatDate(billFacts.dueDate, locale)
        for (const fact of ["Analytical Engines Ltd", "O'Brien & Söhne <GmbH>", amount, dueDate, "R-17"]) {
          expect(text).toContain(fact)
          expect(textOf(html ?? "")).toContain(fact)
        }
        expect(subject).toContain("O'Brien & Söhne <GmbH>")
        expect(faultsOf(html ?? "")).toEqual([])
        expect(html).not.toContain("<a ")
      }
    }
  })
})

describe("wording", () => {
  it("is the country's for a customer without a language, and the message says which locale was used", async () => {
    const german = await reminder({ locale: null, country: "DE" })
    expect(german).toMatchObject({ locale: "de-DE", subject: expect.stringMatching(/^Zahlungserinnerung/) })
    expect(german.text).toContain("3. März 2026")
    expect(german.text).toContain("1.234,50\u00a0€")
    expect(await reminder({ locale: "ja", country: "DE" })).toEqual(await reminder({ locale: "en" }))
    expect(await reminder({ locale: null, country: null })).toEqual(await reminder({ locale: "en" }))
  })

  it.each([
    ["en", "in 3 days, on March 3, 2026", "tomorrow, March 3, 2026", "today, March 3, 2026"],
    ["de", "in 3 Tagen, am 3. März 2026,", "morgen, am 3. März 2026,", "heute, am 3. März 2026,"],
    ["fr", "dans 3 jours, le 3 mars 2026", "demain, le 3 mars 2026", "aujourd'hui, le 3 mars 2026"],
    ["es", "dentro de 3 días, el 3 de marzo", "mañana, 3 de marzo", "hoy, 3 de marzo"],
    ["it", "tra 3 giorni, il 3 marzo 2026", "domani, 3 marzo 2026", "oggi, 3 marzo 2026"],
    ["nl", "over 3 dagen, op 3 maart 2026", "morgen, 3 maart 2026", "vandaag, 3 maart 2026"],
    ["pt", "dentro de 3 dias, em 3 de março", "amanhã, 3 de março", "hoje, 3 de março"]
  ])("%s has words for today, tomorrow and later days", async (locale, inDays, tomorrow, today) => {
    expect((await reminder({ locale, offsetDays: -3 })).text).toContain(inDays)
    expect((await reminder({ locale, offsetDays: -1 })).text).toContain(tomorrow)
    expect((await reminder({ locale, offsetDays: 0 })).text).toContain(today)
  })

  it.each([
    ["en", "1 day overdue", "7 days overdue"],
    ["de", "seit einem Tag", "seit 7 Tagen"],
    ["fr", "un retard de 1 jour.", "un retard de 7 jours."],
    ["es", "lleva 1 día de", "lleva 7 días de"],
    ["it", "ritardo di 1 giorno.", "ritardo di 7 giorni."],
    ["nl", "1 dag te laat", "7 dagen te laat"],
    ["pt", "com 1 dia de", "com 7 dias de"]
  ])("%s has singular and plural for days", async (locale, one, several) => {
    expect((await reminder({ locale, offsetDays: 1 })).text).toContain(one)
    expect((await reminder({ locale, offsetDays: 7 })).text).toContain(several)
  })

  it.each([
    ["en", /remaining/],
    ["de", /Rest/],
    ["fr", /solde/],
    ["es", /resto|restante/],
    ["it", /residuo/],
    ["nl", /restant|resterende/],
    ["pt", /resto|restante/]
  ])("%s says that a part-paid amount is what remains", async (locale, remaining) => {
    for (const channel of ["email", "sms"] as const) {
      for (const offsetDays of [-3, 0, 7, 30]) {
        const whole = await reminder({
          locale,
          channel,
          offsetDays,
          amountMinor: 50_000,
          balanceMinor: 50_000
        })
        const rest = await reminder({ locale, channel, offsetDays, balanceMinor: 50_000 })
        expect(whole.text).not.toMatch(remaining)
        expect(rest.text).toMatch(remaining)
        expect(rest.text).toMatch(/1\D?234[.,]50/)
      }
    }
  })

  it("is English for a language that isn't built in", async () => {
    const english = await reminder({ locale: "en" })
    for (const locale of [null, "zh-Hant-TW", "ar-EG", "zz", "en-x-foo", "no tag"]) {
      expect(await reminder({ locale })).toEqual(english)
    }
  })

  it("elides articles in Italian and writes no ß in Switzerland", async () => {
    expect((await reminder({ locale: "it", dueDate: "2026-03-08" })).text).toContain("l'8 marzo")
    expect((await reminder({ locale: "it", dueDate: "2026-03-18" })).text).toContain("il 18 marzo")
    expect((await reminder({ locale: "de-DE" })).text).toContain("Grüßen")
    expect((await reminder({ locale: "de-CH" })).text).toContain("Grüssen")
    for (const offsetDays of offsets) {
      expect((await reminder({ locale: "de-CH", offsetDays })).text).not.toContain("ß")
    }
  })
})

describe("names from users", () => {
  it("stay on one line, without bidirectional controls", async () => {
    const creditor = "Evil\r\nBcc: all@example.com\u2028\u0000\u001b[31m \u202egnp.exe\u2069\u200b"
    const { subject, text } = await reminder({ creditor, reference: "a\nb", debtor: "\u202e\u200b" })
    expect(subject).not.toMatch(controls)
    expect(subject).toContain("Evil Bcc: all@example.com [31m gnp.exe")
    expect(text).toContain("Reference: a b\n")
    expect(text).toContain("Dear -,")
  })

  it("in right-to-left scripts are isolated from the amounts beside them", async () => {
    const { subject, text } = await reminder({ creditor: "שירותי מחשב", channel: "sms" })
    expect(subject).toBeNull()
    expect(text.startsWith("\u2068שירותי מחשב\u2069: ")).toBe(true)
  })

  it("are cut in subjects and SMS, not in the text of e-mails", async () => {
    const long = "Ünïcödé 😀 ".repeat(20).slice(0, 200).trim()
    const { subject, text } = await reminder({ creditor: long, reference: "R".repeat(255) })
    expect(subject?.length).toBeLessThan(250)
    expect(subject?.isWellFormed()).toBe(true)
    expect(text).toContain(long)
    expect(text).toContain("R".repeat(255))
    const sms = await reminder({ creditor: long, debtor: long, reference: "R".repeat(255), channel: "sms" })
    expect(sms.text.length).toBeLessThan(400)
  })

  it("and descriptions keep their lines, but can't end a message early", async () => {
    const description = "One\r\ntwo\u0007\n\n\n\n\u202ethree\n"
    const { text, html } = await reminder({ description })
    expect(text).toContain("Description: One\ntwo \n\nthree\n\nIf you")
    expect(html).toContain("One\ntwo \n\nthree</td>")
    expect((await reminder({ description: "" })).text).not.toContain("Description")
  })
})

it("usual SMS fit into two segments in every language, tone and month", async () => {
  const long: Array<string> = []
  for (const locale of [...languages, "de-CH", "fr-CA", "pt-PT", "es-MX", "en-GB"]) {
    for (const offsetDays of offsets) {
      for (let month = 1; month <= 12; month += 1) {
        const dueDate = `2026-${String(month).padStart(2, "0")}-28`
        const facts = { locale, offsetDays, dueDate, balanceMinor: 50_000, channel: "sms" } as const
        const { text } = await reminder(facts)
        if (segmentsOf(text) > 2) long.push(text)
      }
    }
  }
  expect(long).toEqual([])
})
