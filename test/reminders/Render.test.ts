import { describe, expect, it } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import { bankCodeKinds } from "../../src/domain/BankAccount.ts"
import { addDays } from "../../src/domain/CalendarDate.ts"
import { activeCurrencies } from "../../src/domain/Currency.ts"
import { type Language, languages, tones } from "../../src/domain/MessageLanguage.ts"
import { MAX_AMOUNT_MINOR } from "../../src/domain/Money.ts"
import { formatAmount, formatDate } from "../../src/reminders/message/Format.ts"
import {
  type BillFacts,
  type Debt,
  MAX_DEBTS_IN_MESSAGE,
  type MessageFacts
} from "../../src/reminders/message/Message.ts"
import { namedOf } from "../../src/reminders/message/NamedDebts.ts"
import { renderBill, renderReminder } from "../../src/reminders/message/Render.ts"
import { sampleCompany } from "../../src/reminders/message/Samples.ts"
import { billFacts, debt, reminderFacts } from "./facts.ts"
import { nameOnly } from "./samples.ts"
import { faultsOf, textOf } from "./wellFormed.ts"

const reminder = (change: Partial<MessageFacts> = {}, ...debts: ReadonlyArray<Partial<Debt>>) =>
  Effect.runPromise(
    renderReminder({
      ...reminderFacts,
      ...(debts.length === 0 ? {} : { debts: debts.map((one) => ({ ...debt, ...one })) }),
      ...change
    })
  )

const bill = (change: Partial<BillFacts> = {}) => renderBill({ ...billFacts, ...change })

const named = (name: string): Pick<MessageFacts, "creditor"> => ({ creditor: { ...sampleCompany, name } })

const lateness = [-30, -3, -1, 0, 1, 7, 14, 30, 365]
const controls = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** As `controls`, but for the isolation of names in right-to-left scripts. */
const unwanted = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066\u2067]/u

const hostile = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "{{ 7 | times: 7 }}",
  "{% raw %}{{ balance }}",
  "{% endif %}{% if partPaid %}",
  "O'Brien & Söhne <GmbH>",
  "$& $1 $` &amp; &lt;"
]

const occurrences = (text: string, part: string): number => text.split(part).length - 1

const lastLine = (text: string): string => text.trimEnd().split("\n").at(-1) ?? ""

describe("every message", () => {
  const anyDebt = FastCheck.record({
    amountMinor: FastCheck.integer({ min: 2, max: MAX_AMOUNT_MINOR }),
    paidPart: FastCheck.constantFrom(0, 0, 0.5),
    daysOverdue: FastCheck.constantFrom(...lateness),
    currency: FastCheck.constantFrom("EUR", "USD", ...activeCurrencies),
    dueDate: FastCheck.integer({ min: 0, max: 20_000 }).map((day) => addDays("1970-01-01", day)),
    reference: FastCheck.constantFrom(null, "INV-2026-0042", "פתק 7", "a\r\nb", ...hostile),
    quoted: FastCheck.constantFrom(
      { reference: "RF60421427", printed: "RF60 4214 27", isExternal: false },
      { reference: "RF18539007547034", printed: "RF18 5390 0754 7034", isExternal: true },
      {
        reference: "210000000003139471430009017",
        printed: "21 00000 00003 13947 14300 09017",
        isExternal: true
      }
    ),
    description: FastCheck.constantFrom(
      null,
      "Consulting in January",
      "one\ntwo\n\n\n\u202ethree",
      ...hostile
    ),
    tone: FastCheck.constantFrom(null, ...tones),
    finalOn: FastCheck.constantFrom(null, null, "2026-02-11"),
    agreed: FastCheck.constantFrom(
      null,
      null,
      { cause: "promised", date: "2026-02-08" } as const,
      { cause: "paused", date: "2026-02-11" } as const
    ),
    rest: FastCheck.constantFrom(
      null,
      null,
      null,
      { cause: "disputed" } as const,
      { cause: "paused" } as const,
      { cause: "promised", date: "2026-04-01" } as const
    )
  }).map(({ paidPart, ...one }): Debt => ({
    ...one,
    balanceMinor: one.amountMinor - Math.floor(one.amountMinor * paidPart)
  }))
  const orNull = (...texts: ReadonlyArray<string>) => FastCheck.constantFrom(null, ...texts)
  const anyReminder = FastCheck.record({
    locale: FastCheck.constantFrom(
      ...languages,
      "pt",
      "pt-AO",
      "de-CH",
      "fr-CA",
      "en-IN",
      "es-MX",
      "zz",
      null
    ),
    country: orNull("DE", "BR", "GB"),
    tone: FastCheck.constantFrom(...tones),
    creditor: FastCheck.record({
      name: FastCheck.constantFrom("Analytical Engines Ltd", "Ångström & Fils", ...hostile),
      address: orNull("12 St James’s Square\nLondon", ...hostile),
      email: orNull("accounts@analytical.example"),
      phone: orNull("+442079460123"),
      website: orNull("https://analytical.example"),
      accountHolder: orNull("Analytical Engines Ltd", ...hostile),
      iban: orNull("DE89370400440532013000"),
      bic: orNull("COBADEFFXXX"),
      paymentUrl: orNull("https://pay.example/{reference}?a={amount}", "https://pay.example/"),
      legalNotice: orNull("HRB 12345\nAmtsgericht Berlin", ...hostile),
      accounts: FastCheck.constantFrom(
        [],
        sampleCompany.accounts,
        hostile.map((holder, id) => ({
          id,
          currency: ["EUR", "USD", "JPY"][id % 3] ?? "",
          holder,
          iban: null,
          bic: null,
          accountNumber: "12345678",
          bankCode: { kind: bankCodeKinds[id % 3] ?? "sort_code", code: "021000021" }
        }))
      )
    }),
    debtor: FastCheck.constantFrom("Ada Lovelace", "Müller GmbH & Co. KG", ...hostile),
    debts: FastCheck.array(anyDebt, { minLength: 1, maxLength: 5 }).filter((debts) =>
      debts.some(({ rest }) => rest === null)
    ),
    credit: FastCheck.constantFrom([], [{ currency: "EUR", minor: 2_000n }]),
    deadline: FastCheck.constantFrom("2026-03-01", "2026-05-08"),
    debtorUrl: FastCheck.constantFrom("https://duebook.example/d/abc?x=1&y=2"),
    texts: FastCheck.constantFrom(
      null,
      {
        subject: "{{ creditor }}: {{ balance }}",
        opening: "Hi {{ debtor }},\n\n{{ description }}",
        closing: null
      },
      {
        subject: null,
        opening: "{% if days_overdue > 9999 %}never{% endif %}",
        closing: "<b>{{ reference }}</b>"
      }
    )
  }).map((change): MessageFacts => ({ ...reminderFacts, ...change }))

  it("names every debt once, in text and in well-formed HTML", async () => {
    await FastCheck.assert(
      FastCheck.asyncProperty(anyReminder, async (facts) => {
        const { locale, subject, text, html } = await Effect.runPromise(renderReminder(facts))
        const shown = textOf(html ?? "")
        for (const one of facts.debts) {
          const amount = formatAmount(one.balanceMinor, one.currency, locale)
          for (const form of [text, shown]) {
            expect(form).toContain(amount)
            expect(form).toContain(formatDate(one.dueDate, locale))
          }
        }
        expect(subject?.trim()).toBe(subject)
        expect(subject).not.toMatch(unwanted)
        expect(subject).not.toMatch(/undefined|null|NaN|\[object|^$/)
        expect(text.replaceAll("{{ balance }}", "")).not.toMatch(/undefined|null|NaN|\[object/)
        expect(text).not.toMatch(/\n\n\n/)
        expect(faultsOf(html ?? "")).toEqual([])
        expect(html).toContain(`<html lang="${locale}"`)
        expect(text).toContain(facts.debtorUrl)
        expect(html).toContain(`<a href="${facts.debtorUrl.replace("&", "&amp;")}"`)
        expect(lastLine(text)).toContain(reminderFacts.optOutUrl)
        expect(html).toContain('<a href="https://duebook.example/opt-out?token=abc&amp;channel=email">')
      }),
      { numRuns: 300 }
    )
  })

  it("fits SMS: one line without subject, HTML and double spaces", async () => {
    await FastCheck.assert(
      FastCheck.asyncProperty(anyReminder, async (facts) => {
        const { subject, text, html } = await Effect.runPromise(renderReminder({ ...facts, channel: "sms" }))
        expect([subject, html]).toEqual([null, null])
        expect(text).not.toMatch(unwanted)
        expect(text).not.toMatch(/ {2}|undefined|null|NaN|\[object/)
        expect(text).toContain(facts.debtorUrl)
        const named = namedOf(facts)
        expect(named.length === 1 || text.includes(String(named.length))).toBe(true)
      }),
      { numRuns: 300 }
    )
  })

  it("holds as many debts as a message may have, and sums beyond the largest amount", async () => {
    const debts = Array.from({ length: MAX_DEBTS_IN_MESSAGE }, () => ({
      ...debt,
      amountMinor: MAX_AMOUNT_MINOR,
      balanceMinor: MAX_AMOUNT_MINOR
    }))
    const { subject, text, html } = await reminder({ debts })
    expect(subject).toBe("Reminder: 100 payments due, €999,999,999,999,999.00")
    expect(occurrences(text, "€9,999,999,999,999.99")).toBe(100)
    expect(faultsOf(html ?? "")).toEqual([])
  })

  it("about a bill names the facts and says why it comes, without an opt-out link", () => {
    for (const country of ["GB", "DE", "CH", "FR", "ES", "IT", "NL", "BR", "PT", "JP", null]) {
      for (const offsetDays of lateness) {
        const { locale, subject, text, html } = bill({
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
        expect(occurrences(text, amount)).toBe(1)
        expect(subject).toContain("O'Brien & Söhne <GmbH>")
        expect(faultsOf(html ?? "")).toEqual([])
        expect(html).not.toContain("<a ")
        expect(lastLine(text)).toMatch(/manage|verwalten|gérez|gestiona|gestisce|beheert|gere|administra/)
      }
    }
  })
})

describe("what a debtor reads", () => {
  it("states the balance of a part-paid debt once, with the amount and what was paid", async () => {
    for (const locale of languages) {
      for (const tone of tones) {
        const creditor = { ...sampleCompany, paymentUrl: null }
        const partPaid = { balanceMinor: 50_000 }
        const { text, html, locale: tag } = await reminder({ locale, tone, creditor }, partPaid)
        const shown = textOf((html ?? "").replace(/<title>.*?<\/title>/, ""))
        for (const minor of [50_000, 73_450, 123_450]) {
          const amount = formatAmount(minor, "EUR", tag)
          expect(occurrences(text, amount)).toBe(1)
          expect(occurrences(shown, amount)).toBe(1)
        }
      }
    }
  })

  it("says how to pay, with the link filled in", async () => {
    const { text } = await reminder({}, { reference: "A/7 ü&x" })
    expect(text).toContain(
      "How to pay\nAccount holder: Analytical Engines Ltd\nIBAN: DE89 3704 0044 0532 0130 00\nBIC: COBADEFFXXX\nPayment reference: RF60 4214 27\n\nPay online: https://pay.analytical.example/A%2F7%20%C3%BC%26x?amount=1234.50\n"
    )
  })

  it("has a payment link in ASCII, whatever the company has written", async () => {
    const creditor = { ...sampleCompany, paymentUrl: "https://façade.example/ç/{reference}" }
    expect((await reminder({ creditor }, { reference: "ã 1" })).text).toContain(
      "https://xn--faade-zra.example/%C3%A7/%C3%A3%201"
    )
  })

  it("has no payment link that it can't fill in", async () => {
    const link = "pay.analytical.example"
    expect((await reminder({}, {}, { reference: "B" })).text).not.toContain(link)
    const creditor = { ...sampleCompany, paymentUrl: "https://pay.example/start" }
    expect((await reminder({ creditor }, {}, { reference: "B" })).text).toContain("https://pay.example/start")
    const unsafe = { ...sampleCompany, paymentUrl: "javascript:alert(1)" }
    expect((await reminder({ creditor: unsafe })).html).not.toContain("javascript")
  })

  it("leaves out what the company has not given, with the sentence that needs it", async () => {
    for (const locale of languages) {
      const full = await reminder({ locale, tone: "final" }, { daysOverdue: 30 })
      const bare = await reminder({ ...nameOnly, locale, tone: "final" }, { daysOverdue: 30 })
      expect(full.text).toMatch(/contact|Verbindung|póngase|contatti|contacte|contato/i)
      expect(bare.text).not.toMatch(/contact|Verbindung|póngase|contatti|contacte|contato/i)
      expect(bare.text).not.toMatch(/IBAN|BIC|@/)
      // The debtor's page, and the end of reminders.
      expect(occurrences(bare.text, "https:")).toBe(2)
      expect(bare.html).not.toContain("<h2")
    }
  })

  it("is told how to reach a person by the ways that are known", async () => {
    const contact = async (change: Partial<typeof sampleCompany>) =>
      (await reminder({ creditor: { ...sampleCompany, ...change } })).text
    expect(await contact({})).toContain("call us on +44 20 7946 0123 or write to accounts@")
    expect(await contact({ email: null })).toContain("call us on +44 20 7946 0123.")
    expect(await contact({ phone: null })).toContain("please write to accounts@analytical.example.")
    expect(await contact({ phone: null, email: null })).not.toContain("questions")
  })

  it("sees a table of several debts, with the days overdue and the sum per currency", async () => {
    const { subject, text, html } = await reminder(
      { tone: "firm" },
      { daysOverdue: 7 },
      { reference: null, description: "Rent", daysOverdue: 0, dueDate: "2026-03-10", balanceMinor: 5000 },
      { reference: "C", daysOverdue: -1, dueDate: "2026-03-11", currency: "GBP" }
    )
    expect(subject).toBe("Payment overdue: €1,234.50 was due on March 3, 2026 (INV-2026-0042)")
    expect(text).toContain("your payment was due on March 3, 2026 and we have still not received it.")
    expect(text).toContain(
      [
        "Reference      Due date                        Outstanding",
        "INV-2026-0042  March 3, 2026 (7 days overdue)    €1,234.50",
        "  Payment reference: RF60 4214 27",
        "Total overdue                                    €1,234.50",
        "",
        "Due soon",
        "Rent           March 10, 2026                       €50.00",
        "  Payment reference: RF60 4214 27",
        "C              March 11, 2026                    £1,234.50",
        "  Payment reference: RF60 4214 27"
      ].join("\n")
    )
    expect(html).toContain('<th scope="col"')
    expect(html).toContain(
      "INV-2026-0042<br><small>Due date: March 3, 2026<br>7 days overdue<br>Payment reference: RF60 4214 27</small>"
    )
  })

  it("is never told that a debt is overdue on or before its effective due date", async () => {
    const overdue =
      /overdue|überfällig|retard|échue|vencid|retraso|scadut|ritardo|over de vervaldatum|achterstallig|atraso|venceu|venceram|venció/i
    for (const locale of languages) {
      for (const tone of tones) {
        for (const daysOverdue of [-30, -1, 0]) {
          for (const channel of ["email", "sms"] as const) {
            const one = await reminder({ locale, tone, channel }, { daysOverdue })
            const two = await reminder({ locale, tone, channel }, { daysOverdue }, { daysOverdue: 0 })
            expect(`${one.subject} ${one.text} ${two.subject} ${two.text}`).not.toMatch(overdue)
          }
        }
        for (const daysOverdue of [1, 7]) {
          expect((await reminder({ locale, tone }, { daysOverdue })).text).toMatch(overdue)
        }
      }
    }
  })

  it("gets a friendly first message even about an overdue debt", async () => {
    const { subject, text } = await reminder({ tone: "friendly" }, { daysOverdue: 20 })
    expect(subject).toBe("Reminder: €1,234.50 was due on March 3, 2026 (INV-2026-0042)")
    expect(text).toContain(
      "a friendly reminder that your payment was due on March 3, 2026 and is now overdue."
    )
    expect(text).toContain("(20 days overdue)")
    expect(text).not.toMatch(/final|further steps|immediately/)
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

  it.each<readonly [Language, string, string, string]>([
    ["en", "on March 3, 2026", "tomorrow", "today"],
    ["de", "am 3. März 2026 fällig wird", "morgen fällig wird", "heute fällig ist"],
    ["fr", "à échéance le 3 mars 2026", "demain", "aujourd’hui"],
    ["es", "vence el 3 de marzo", "mañana", "hoy"],
    ["it", "scade il 3 marzo 2026", "domani", "oggi"],
    ["nl", "uiterlijk op 3 maart 2026", "morgen", "vandaag"],
    ["pt-PT", "vence a 3 de março", "amanhã", "hoje"],
    ["pt-BR", "vence em 3 de março", "amanhã", "hoje"]
  ])("%s has words for today, tomorrow and later days", async (locale, later, tomorrow, today) => {
    expect((await reminder({ locale }, { daysOverdue: -3 })).text).toContain(later)
    expect((await reminder({ locale }, { daysOverdue: -1 })).text).toContain(tomorrow)
    expect((await reminder({ locale }, { daysOverdue: 0 })).text).toContain(today)
  })

  it.each<readonly [Language, string, string]>([
    ["en", "(1 day overdue)", "(7 days overdue)"],
    ["de", "(seit einem Tag überfällig)", "(seit 7 Tagen überfällig)"],
    ["fr", "(1 jour de retard)", "(7 jours de retard)"],
    ["es", "(1 día de retraso)", "(7 días de retraso)"],
    ["it", "(1 giorno di ritardo)", "(7 giorni di ritardo)"],
    ["nl", "(1 dag over de vervaldatum)", "(7 dagen over de vervaldatum)"],
    ["pt-PT", "(1 dia de atraso)", "(7 dias de atraso)"],
    ["pt-BR", "(1 dia de atraso)", "(7 dias de atraso)"]
  ])("%s has singular and plural for days", async (locale, one, several) => {
    expect((await reminder({ locale, tone: "firm" }, { daysOverdue: 1 })).text).toContain(one)
    expect((await reminder({ locale, tone: "firm" }, { daysOverdue: 7 })).text).toContain(several)
  })

  it("is English for a language that isn't built in", async () => {
    const english = await reminder({ locale: "en" })
    for (const locale of [null, "zh-Hant-TW", "ar-EG", "zz", "en-x-foo", "no tag"]) {
      expect(await reminder({ locale })).toEqual(english)
    }
  })

  it("is of Portugal for every Portuguese but Brazil's", async () => {
    for (const locale of ["pt", "pt-PT", "pt-AO", "pt-MZ"]) {
      expect((await reminder({ locale })).text).toContain("Estimado(a)")
    }
    expect((await reminder({ locale: "pt-BR" })).text).toContain("Prezado(a)")
  })

  it("keeps the rules of each language", async () => {
    const of = async (locale: string, ...debts: ReadonlyArray<Partial<Debt>>) => {
      const { subject, text } = await reminder({ locale, tone: "firm", ...named("Analytical") }, ...debts)
      return `${subject}\n${text}`
    }
    const late = { daysOverdue: 7 }
    expect(await of("de", late)).toContain("fällig seit dem 3. März 2026")
    expect(await of("de", late)).toMatch(
      /Referenz: INV[\s\S]+Zahlungsempfänger: [\s\S]+Verwendungszweck: RF60 4214 27/
    )
    expect(await of("fr", late)).toContain("échéance du 3 mars 2026")
    expect(await of("fr", late)).not.toMatch(/ [;:!?](?! ?\/)|de Analytical|[a-z]'/)
    expect(await of("fr", late)).toContain("Bénéficiaire")
    expect(await of("it", { ...late, dueDate: "2026-03-01" })).toContain("il 1º marzo 2026")
    expect(await of("it", { ...late, dueDate: "2026-03-08" })).toContain("l’8 marzo 2026")
    expect(await of("it", { ...late, dueDate: "2026-03-18" })).toContain("il 18 marzo 2026")
    expect(await of("it", late)).not.toMatch(/ a Analytical|invierà/)
    expect(await of("es", late)).not.toMatch(/amablemente|Buenos días|A la atención/)
    expect(await of("nl", late)).not.toMatch(/Geachte|rekening(?!houder)/i)
    expect(await of("de-DE")).toContain("Grüßen")
    for (const daysOverdue of lateness) expect(await of("de-CH", { daysOverdue })).not.toContain("ß")
  })
})

describe("names from users", () => {
  it("stay on one line, without bidirectional controls", async () => {
    const name = "Evil\r\nBcc: all@example.com\u2028\u0000\u001b[31m \u202egnp.exe\u2069\u200b"
    const { subject, text } = await reminder(
      { ...named(name), debtor: "\u202e\u200b" },
      { reference: "a\nb" }
    )
    expect(subject).not.toMatch(controls)
    expect(text).toContain("Evil Bcc: all@example com [31m gnp exe\n12 St")
    expect(text).toContain("Reference: a b\n")
    expect(text).toContain("Dear -,")
  })

  it("in right-to-left scripts are isolated from the amounts beside them", async () => {
    const { subject, text } = await reminder({ ...named("שירותי מחשב"), channel: "sms" })
    expect(subject).toBeNull()
    expect(text.startsWith("\u2068שירותי מחשב\u2069: ")).toBe(true)
  })

  it("are cut in subjects and SMS, not in the text of e-mails", async () => {
    const long = "Ünïcödé 😀 ".repeat(20).slice(0, 200).trim()
    const { subject, text } = await reminder(named(long), { reference: "R".repeat(255) })
    expect(subject?.length).toBeLessThan(250)
    expect(text).toContain(long)
    expect(text).toContain("R".repeat(255))
    const creditor = { ...sampleCompany, name: long, paymentUrl: null }
    const sms = await reminder({ creditor, channel: "sms" }, { reference: "R".repeat(255) })
    expect(sms.text.length).toBeLessThan(400)
    expect(sms.text.isWellFormed()).toBe(true)
  })

  it("are escaped in HTML wherever they stand", async () => {
    const hostileName = (place: string) => `<img src=x onerror='${place}("1")'>&amp; {{ ${place} }}`
    const escapedName = (place: string) =>
      `&lt;img src=x onerror=&#39;${place}(&quot;1&quot;)&#39;&gt;&amp;amp; {{ ${place} }}`
    const creditor = {
      ...sampleCompany,
      name: hostileName("name"),
      address: hostileName("address"),
      email: hostileName("email"),
      website: hostileName("website"),
      accountHolder: hostileName("holder"),
      bic: hostileName("bic"),
      legalNotice: hostileName("legal")
    }
    const texts = { subject: "<i>'{{ creditor }}'", opening: '<b>"{{ debtor }}"', closing: null }
    const urls = { debtorUrl: "https://d.example/?a='1'&b=\"2\"", optOutUrl: "https://o.example/?<&>" }
    const one = { reference: hostileName("ref"), description: hostileName("desc") }
    const places = ["name", "address", "email", "website", "holder", "bic", "legal", "debtor", "ref"]
    for (const locale of languages) {
      for (const [debts, also] of [
        [[one], ["desc"]],
        [[one, { reference: null, description: hostileName("desc") }], ["desc"]]
      ] as const) {
        const facts = { ...urls, locale, creditor, debtor: hostileName("debtor") }
        const { html } = await reminder(facts, ...debts)
        for (const place of [...places, ...also]) expect(html).toContain(escapedName(place))
        expect(html).not.toMatch(/<img|<i>|<b>|onerror='|"1"/)
        expect(html).toContain('<a href="https://d.example/?a=&#39;1&#39;&amp;b=&quot;2&quot;"')
        expect(html).toContain('<a href="https://o.example/?&lt;&amp;&gt;">')
        const ours = await reminder({ ...facts, texts }, ...debts)
        expect(ours.html).toContain(`<title>&lt;i&gt;&#39;${escapedName("name")}&#39;</title>`)
        expect(ours.html).toContain(`&lt;b&gt;&quot;${escapedName("debtor")}&quot;`)
        expect(ours.html).not.toMatch(/<img|<i>|<b>|onerror='|"1"/)
      }
    }
    const { html } = bill({ company: hostileName("company"), billLabel: hostileName("bill"), reference: "<" })
    for (const place of ["company", "bill"]) expect(html).toContain(escapedName(place))
    expect(html).not.toMatch(/<img|<</)
  })

  it("and descriptions keep their lines, but can't end a message early", async () => {
    const description = "One\r\ntwo\u0007\n\n\n\n\u202ethree\n"
    const { text, html } = await reminder({}, { description })
    expect(text).toContain("Description: One\ntwo \n\nthree\nDue date")
    expect(html).toContain("One\ntwo \n\nthree</dd>")
    expect((await reminder({}, { description: "" })).text).not.toContain("Description")
  })
})

describe("a company's own texts", () => {
  const texts = {
    subject: "{{ debtor }}: {{ balance }} <{{ count }}>",
    opening: "We miss {{ balance }}{% if reference %} for {{ reference }}{% endif %}.\n\nReally & truly.",
    closing: "Due {{ due_date }}, {{ days_overdue }} days ago. Pay by {{ deadline }}."
  }

  it("take the place of ours, escaped in HTML, with paragraphs", async () => {
    const { subject, text, html } = await reminder({ texts, debtor: "A & B" }, { daysOverdue: 7 })
    expect(subject).toBe("A & B: €1,234.50 <1>")
    expect(text).toContain("\n\nWe miss €1,234.50 for INV-2026-0042.\n\nReally & truly.\n\nReference:")
    expect(text).toContain("\n\nDue March 3, 2026, 7 days ago. Pay by March 19, 2026.\n\n")
    expect(html).toContain("<title>A &amp; B: €1,234.50 &lt;1&gt;</title>")
    expect(html).toContain("Really &amp; truly.")
    expect(text).not.toContain("friendly reminder")
  })

  it("speak of several debts by their sums", async () => {
    const { subject, text } = await reminder({ texts }, {}, { currency: "GBP", dueDate: "2026-02-01" })
    expect(subject).toBe("Ada Lovelace: €1,234.50, £1,234.50 <2>")
    expect(text).toContain("We miss €1,234.50, £1,234.50.")
    expect(text).toContain("Due February 1, 2026, 0 days ago.")
  })

  it("give place to ours where they come out blank, and never run what a name holds", async () => {
    const blank = { subject: "{{ reference }}", opening: "{% if part_paid %}x{% endif %}", closing: null }
    const { subject, text } = await reminder({ texts: blank }, { reference: null })
    expect(subject).toBe("Reminder: €1,234.50 due on March 3, 2026")
    expect(text).toContain("friendly reminder")
    const greeting = { ...blank, subject: "{{ debtor }}" }
    const debtor = "{{ balance }}\nx"
    expect((await reminder({ texts: greeting, debtor })).subject).toBe("{{ balance }} x")
    const rtl = (await reminder({ texts: { ...blank, subject: "{{ debtor }} owes" }, debtor: "פתק" })).subject
    expect(rtl).toBe("\u2068פתק\u2069 owes")
  })
})
