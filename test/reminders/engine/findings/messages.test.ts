/** What sent messages say: how to pay, by when, who writes, and to whom. */
import { Effect } from "effect"
import { parse } from "node-html-parser"
import { describe, expect, it } from "vitest"
import { BankAccounts } from "../../../../src/services/company/BankAccounts.ts"
import { ReminderTexts } from "../../../../src/services/reminders/ReminderTexts.ts"
import { scriptedServer } from "../../transports/smtp.ts"
import { transports } from "../Providers.ts"
import { useSituation } from "../Situation.ts"
import { type Got, useRehearsals } from "./Rehearsed.ts"

const NOTICE = "HRB 12345, Amtsgericht Berlin\nGeschäftsführerin: Grace Hopper"
const account = {
  name: "Creditor Ltd",
  account_holder: "Creditor Ltd",
  iban: "DE89370400440532013000",
  bic: "COBADEFFXXX"
}
const link = { payment_url: "https://pay.example/?ref={reference}&amount={amount}" }

const customer = (email: string, preferred_locale = "en") => ({
  customer: { display_name: "Ada Lovelace", email, preferred_locale }
})

/** The buttons and links of a mail: words and address. */
const linksOf = ({ html }: Got): ReadonlyArray<readonly [string, string]> =>
  parse(html)
    .querySelectorAll("a")
    .map((each) => [each.text.trim(), each.getAttribute("href") ?? ""])

const PAGE = /^https:\/\/duebook\.example\/p\/\w+$/

describe("a message", () => {
  const rehearsals = useRehearsals()

  it("says in each currency how to pay in it, whichever it is", async () => {
    const book = await rehearsals.company({ at: "2026-02-20T12:00:00Z", facts: account })
    await book.operates((id) =>
      Effect.flatMap(BankAccounts, (accounts) =>
        accounts.add(id, {
          currency: "GBP",
          account_holder: "Creditor Ltd",
          account_number: "31926819",
          sort_code: "60-16-13"
        })
      )
    )
    const both = await book.owes("GB-1", "2026-03-02", { ...customer("both@x.example"), currency: "GBP" })
    await book.owes("EU-1", "2026-03-02", { customer_id: both["customer_id"] })
    await book.owes("EU-2", "2026-03-02", customer("euros@x.example"))
    await book.owes("GB-2", "2026-03-02", { ...customer("pounds@x.example"), currency: "GBP" })
    await book.until("2026-10-01T00:00:00Z")
    const inPounds = /Account number: 31926819\nSort code: 60-16-13\nPayment reference: RF[0-9 ]+\n/
    const inEuros = /IBAN: DE89 3704 0044 0532 0130 00\nBIC: COBADEFFXXX\nPayment reference: RF[0-9 ]+\n/
    for (const [who, pounds, euros] of [
      ["both", true, true],
      ["euros", false, true],
      ["pounds", true, false]
    ] as const) {
      const got = await book.got(`${who}@x.example`)
      expect(got.map(({ tone }) => tone)).toEqual([
        "friendly",
        "friendly",
        "friendly",
        "firm",
        "firm",
        "final"
      ])
      for (const message of got) {
        expect(inPounds.test(message.text)).toBe(pounds)
        expect(inEuros.test(message.text)).toBe(euros)
        expect(message.text.includes("Payments in GBP")).toBe(pounds && euros)
        expect(linksOf(message)[0]).toEqual(["View details and pay", expect.stringMatching(PAGE)])
      }
    }
  })

  it("about one debt has a payment link with its reference; about two the button leads to the debtor's page", async () => {
    const book = await rehearsals.company({
      at: "2026-02-20T12:00:00Z",
      facts: { name: "Creditor Ltd", ...link }
    })
    const first = await book.owes("RE-1", "2026-03-02", customer("ada@x.example"))
    await book.until("2026-03-03T12:00:00Z")
    await book.owes("RE-2", "2026-03-02", { customer_id: first["customer_id"] })
    await book.until("2026-10-01T00:00:00Z")
    const got = await book.got()
    expect(got.map(({ at, named }) => `${at.slice(0, 10)} ${Object.keys(named).join(", ")}`)).toEqual([
      "2026-02-27 RE-1",
      "2026-03-02 RE-1",
      "2026-03-05 RE-1, RE-2",
      "2026-03-09 RE-1, RE-2",
      "2026-03-16 RE-1, RE-2",
      "2026-04-01 RE-1, RE-2"
    ])
    for (const message of got) {
      const links = linksOf(message)
      const isAboutOne = Object.keys(message.named).length === 1
      expect(links.filter(([, address]) => address.startsWith("https://pay.example"))).toEqual(
        isAboutOne ? [["Pay online", "https://pay.example/?ref=RE-1&amount=100.00"]] : []
      )
      expect(links).toContainEqual(["View details and pay", expect.stringMatching(PAGE)])
      expect(message.text).not.toContain("{")
    }
  })

  it("leads to the debtor's page also where nothing says how to pay", async () => {
    const book = await rehearsals.company({ at: "2026-02-20T12:00:00Z" })
    await book.owes("RE-1", "2026-03-02")
    await book.until("2026-10-01T00:00:00Z")
    const got = await book.got()
    expect(got.length).toBe(6)
    for (const message of got) {
      expect(linksOf(message)[0]).toEqual(["View details", expect.stringMatching(PAGE)])
      expect(message.text).not.toContain("How to pay")
      expect(message.text).not.toContain("contact us")
    }
  })

  it("ends with what the law wants, and names the day by which to pay where it is firm or final", async () => {
    const book = await rehearsals.company({
      at: "2026-02-20T12:00:00Z",
      timezone: "Europe/Berlin",
      country: "DE",
      facts: { ...account, legal_notice: NOTICE }
    })
    await book.owes("RE-1", "2026-03-02", customer("de@x.example", "de"))
    await book.owes("RE-2", "2026-03-02", customer("en@x.example"))
    const own = { subject: "Now by {{ deadline }}", opening: "Pay by {{ deadline }}!", closing: null }
    await book.operates((id) =>
      Effect.flatMap(ReminderTexts, (texts) =>
        Effect.zipRight(texts.put(id, "en", "firm", own), texts.put(id, "en", "final", own))
      )
    )
    await book.until("2026-10-01T00:00:00Z")
    for (const message of await book.got()) {
      const { html, text } = message
      const [, end = ""] = text.split("Creditor Ltd\n\n").slice(-2)
      expect(end.startsWith(NOTICE)).toBe(true)
      expect(parse(html).structuredText).toContain("Geschäftsführerin: Grace Hopper")
    }
    // Seven open days ahead, and ten; Good Friday and Easter Monday are none.
    const inGerman = (await book.got("de@x.example")).slice(2)
    expect(
      inGerman.map(({ at, text }) => [
        at.slice(0, 10),
        /bis (?:spätestens )?zum (\d+\. \S+ \d+)/.exec(text)?.[1]
      ])
    ).toEqual([
      ["2026-03-05", undefined],
      ["2026-03-09", "18. März 2026"],
      ["2026-03-16", "25. März 2026"],
      ["2026-04-01", "17. April 2026"]
    ])
    const inEnglish = (await book.got("en@x.example")).slice(3)
    expect(
      inEnglish.map(({ subject, text }) => [subject, text.includes(`Pay by ${subject.slice(7)}!`)])
    ).toEqual([
      ["Now by March 18, 2026", true],
      ["Now by March 25, 2026", true],
      ["Now by April 17, 2026", true]
    ])
  })

  it("counts what is overdue, not what it lists", async () => {
    const book = await rehearsals.company({ at: "2026-02-20T12:00:00Z", facts: account })
    const first = await book.owes("RE-1", "2026-03-02", customer("de@x.example", "de"))
    const more = { customer_id: first["customer_id"] }
    await book.owes("RE-2", "2026-03-12", more)
    const disputed = await book.owes("RE-3", "2026-03-02", more)
    await book.moves(disputed, "pause")
    await book.until("2026-03-10T00:00:00Z")
    const firm = (await book.got()).at(-1)
    expect(firm?.named).toEqual({ "RE-1": "firm" })
    expect(firm?.subject).toBe("Mahnung: 100,00 €, überfällig seit dem 2. März 2026 (RE-1)")
    expect(firm?.text).toContain("Ihre Zahlung ist seit dem 2. März 2026 überfällig.")
    expect(firm?.text).toContain("Bitte begleichen Sie den offenen Betrag bis zum 18. März 2026.")
    expect(firm?.text).toMatch(/Überfällig insgesamt +100,00 €/)
    expect(firm?.text).toMatch(/Demnächst fällig\nRE-2 /)
    await book.until("2026-03-18T00:00:00Z")
    const two = (await book.got()).at(-1)
    expect(two?.at.slice(0, 10)).toBe("2026-03-16")
    expect(two?.named).toEqual({ "RE-1": "firm", "RE-2": "friendly" })
    expect(two?.subject).toBe("Mahnung: 2 überfällige Zahlungen, 200,00 €")
    expect(two?.text).toContain("die folgenden 2 Zahlungen sind überfällig.")
    expect(two?.text).toContain("Bitte begleichen Sie die überfälligen Beträge bis zum 25. März 2026.")
  })
})

describe("a mail that is handed over", () => {
  const situation = useSituation({ steps: [[0, "email"]] })

  it("has the customer's name in To", async () => {
    await situation.given.customersOwe(2)
    const server = await situation.acquire(scriptedServer(() => undefined))
    const worker = await situation.worker({
      channels: transports({ smtp: `smtp://127.0.0.1:${server.port}` })
    })
    await worker.runs()
    const { companyId } = situation.given
    expect(server.texts.map((text) => /^To: (.*)$/m.exec(text)?.[1]?.trim()).toSorted()).toEqual(
      [1, 2].map((n) => `Debtor ${n} <${n}.of.${companyId}@debtors.example>`)
    )
  })
})
