/** The debtor's page in a browser. */
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { axeFaults, hasChromium, launch, looks, nameOf, open, overflow } from "../support/Chromium.ts"
import { Debtor, makeDebtor, setFacts } from "../support/Debtor.ts"
import { type Company, useServer } from "../support/TestServer.ts"

const SLOW_MILLIS = 120_000
const folder = process.env["SCREENSHOTS"]

const server = useServer()
let browser: Browser
let company: Company
let pages: ReadonlyArray<readonly [name: string, debtor: Debtor]>

const invoice = { external_reference: "RE-2026-0042", amount: "1234.50", due_date: "2026-03-02" }
const several = [
  { ...invoice, description: "Wartung der Differenzmaschine, Februar" },
  { external_reference: "RE-2026-0051", amount: "480.00", due_date: "2026-03-11" },
  { external_reference: "RE-2026-0063", amount: "99.99", due_date: "2026-04-01", description: "Lochkarten" }
]

const say = async (debtor: Debtor, fields: Readonly<Record<string, string>>) =>
  expect(
    (
      await fetch(server.url + debtor.path, {
        method: "POST",
        body: new URLSearchParams(fields),
        redirect: "manual"
      })
    ).status
  ).toBe(303)

beforeAll(async () => {
  if (!hasChromium) return
  server.clock.hold("2026-03-10T10:00:00Z")
  browser = await launch()
  company = await server.company({ timezone: "Europe/Berlin" })
  await setFacts(server, company.id)
  const addresses = { email: "ada@example.com", phone_e164: "+4915112345678" }
  const one = await makeDebtor(company, { ...addresses, preferred_locale: "de" }, [invoice])
  const many = await makeDebtor(company, { ...addresses, preferred_locale: "fr" }, several)
  const [first] = several
  const promised = await makeDebtor(company, { ...addresses, preferred_locale: "en-GB" }, several)
  const ids = (await company.get(`/receivables?customer_id=${promised.id}`)).json as {
    readonly data: ReadonlyArray<{ readonly id: number; readonly external_reference: string }>
  }
  const idOf = (reference: string | undefined) =>
    String(ids.data.find(({ external_reference }) => external_reference === reference)?.id)
  await say(promised, {
    _action: "promise",
    receivable: idOf(first?.external_reference),
    date: "2026-03-20"
  })
  await say(promised, {
    _action: "dispute",
    receivable: idOf("RE-2026-0063"),
    text: "They never came."
  })
  const currencies = await makeDebtor(company, { ...addresses, preferred_locale: "pt-BR" }, [
    ...several,
    { external_reference: "US-1", amount: "75.00", currency: "USD", due_date: "2026-03-01" }
  ])
  const nothing = await makeDebtor(company, { preferred_locale: "de" })
  const changed = await makeDebtor(company, addresses, several)
  const sent = await changed.pathSentTo({ channel: "sms", address: addresses.phone_e164 })
  await changed.change({ phone_e164: "+4915112345679" })
  pages = [
    ["one", one],
    ["several", many],
    ["promised", promised],
    ["currencies", currencies],
    ["nothing", nothing],
    ["moved", new Debtor(company, changed.id, sent.slice("/p/".length))]
  ]
})

afterAll(async () => {
  if (hasChromium) await browser.close()
})

const shoot = async (page: Page, name: string) => {
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `debtor-${name}.png`), fullPage: true })
}

describe.runIf(hasChromium)("the debtor's page", { timeout: SLOW_MILLIS }, () => {
  for (const look of looks) {
    it(`breaks no rule of axe, asks nobody else and fits: ${nameOf(look)}`, async () => {
      const { context, faults, page } = await open(browser, server.url, look)
      const found: Array<string> = []
      for (const [name, { path }] of pages) {
        await page.goto(server.url + path)
        await shoot(page, `${name}-${look.width}-${look.scheme}`)
        // What is closed is looked at, too.
        for (const summary of await page.locator("summary").all()) await summary.click()
        if ((await overflow(page)) > 0) found.push(`${name}: wider than the window`)
        found.push(...(await axeFaults(page)).map((fault) => `${name}: ${fault}`))
        found.push(...faults.splice(0).map((fault) => `${name}: ${fault}`))
        await shoot(page, `${name}-open-${look.width}-${look.scheme}`)
      }
      expect(found).toEqual([])
      await context.close()
    })
  }
})

const firstOf = (name: string): Debtor => {
  const found = pages.find(([each]) => each === name)
  if (found === undefined) throw new Error(`no page ${name}`)
  return found[1]
}

describe.runIf(hasChromium)("a debtor", { timeout: SLOW_MILLIS }, () => {
  for (const scripts of [true, false]) {
    it(`promises, complains and ends e-mails ${scripts ? "with" : "without"} scripts`, async () => {
      // An opt-out belongs to the address, whoever has it.
      const email = `${scripts ? "with" : "without"}.scripts@example.com`
      const debtor = await makeDebtor(company, { preferred_locale: "en", email }, several)
      const look = { width: 360, scheme: "light", scripts } as const
      const { context, faults, page } = await open(browser, server.url, look)
      await page.goto(server.url + debtor.path)
      const card = (reference: string) => page.locator(".list > li", { hasText: reference })

      await card("RE-2026-0042").getByText("I will pay by", { exact: false }).first().click()
      await card("RE-2026-0042").getByLabel("Date").fill("2026-05-01")
      await card("RE-2026-0042").getByRole("button", { name: "I will pay by this date" }).click()
      await page.getByRole("alert").waitFor()
      const field = card("RE-2026-0042").getByLabel("Date")
      expect([await field.getAttribute("aria-invalid"), await field.inputValue()]).toEqual([
        "true",
        "2026-05-01"
      ])
      await field.fill("2026-03-20")
      await card("RE-2026-0042").getByRole("button", { name: "I will pay by this date" }).click()
      await page.getByText("We have noted when you will pay").waitFor()
      expect(await card("RE-2026-0042").innerText()).toContain("you would pay by March 20, 2026")

      await card("RE-2026-0051").getByText("Something is wrong").click()
      await card("RE-2026-0051").getByLabel("What is wrong?").fill("It never came.")
      await card("RE-2026-0051").getByRole("button", { name: "Send" }).click()
      await page.getByText("We have received your message").waitFor()

      await page.getByRole("button", { name: "Stop e-mails" }).click()
      await page.getByRole("button", { name: "Allow e-mails" }).waitFor()
      expect(await page.getByRole("status").first().innerText()).toBe("Your choice is saved.")
      expect(await context.cookies()).toEqual([])
      expect(faults).toEqual([])
      await context.close()
    })
  }

  it("copies the IBAN, by a button that is there only where it works", async () => {
    const { path } = firstOf("one")
    const look = { width: 1280, scheme: "light" } as const
    const plain = await open(browser, server.url, { ...look, scripts: false })
    await plain.page.goto(server.url + path)
    expect(await plain.page.locator("[data-copy]:visible").count()).toBe(0)
    await plain.context.close()
    const { context, faults, page } = await open(browser, server.url, { ...look, scripts: true })
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: server.url })
    await page.goto(server.url + path)
    await page.getByRole("button", { name: "IBAN kopieren" }).click()
    await page.getByRole("button", { name: "Kopiert" }).waitFor()
    // As text, because this code runs in the browser, and is no part of the service.
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe("DE89370400440532013000")
    expect(faults).toEqual([])
    await context.close()
  })
})
