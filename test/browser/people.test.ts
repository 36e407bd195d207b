/** What somebody in the office does about a customer, in a real browser. */
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  axeFaults,
  hasChromium,
  launch,
  type Look,
  looks,
  nameOf,
  open,
  overflow,
  type Tab
} from "../support/Chromium.ts"
import { pdf } from "../support/pdf.ts"
import { type Person, personOf } from "../support/Person.ts"
import { type Company, useServer } from "../support/TestServer.ts"

const folder = process.env["SCREENSHOTS"]
const SLOW_MILLIS = 180_000

const server = useServer()
let browser: Browser

beforeAll(async () => {
  if (hasChromium) browser = await launch()
})

afterAll(async () => {
  if (hasChromium) await browser.close()
})

interface Office {
  readonly company: Company
  readonly who: Person
  readonly customerId: number
}

/** A company with a customer who owes two invoices, and one in another currency. */
const makeOffice = async (): Promise<Office> => {
  const company = await server.company({ timezone: "Europe/Berlin" })
  const who = await personOf(server, company.id, { role: "owner" })
  const owes = (external_reference: string, amount: string, due_date: string, more: object = {}) =>
    company.receivable({ external_reference, amount, due_date, ...more })
  const made = await owes("INV-1041", "100.00", "2026-02-01", {
    customer: { display_name: "Café Lumière", email: "cafe@example.com" }
  })
  const customerId = Number(made["customer_id"])
  await owes("INV-1042", "250.00", "2026-03-01", { customer_id: customerId })
  await owes("INV-1043", "80.00", "2026-03-05", { customer_id: customerId, currency: "USD" })
  return { company, who, customerId }
}

const withTab = async (look: Look, who: Person, run: (tab: Tab) => Promise<void>) => {
  const tab = await open(browser, server.url, look, who.cookie)
  await run(tab)
  // Screenshots are taken with styles that the policy of the pages refuses.
  if (folder === undefined) expect(tab.faults).toEqual([])
  await tab.context.close()
}

const shoot = async (page: Page, name: string, { scheme, width }: Look) => {
  if (folder !== undefined)
    await page.screenshot({ path: join(folder, `${name}-${width}-${scheme}.png`), fullPage: true })
}

const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text }).waitFor()

/** Rules of axe that a page breaks, and whether it is wider than its window. */
const faultsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  const wider = await overflow(page)
  return [...(wider > 0 ? [`${wider} px wider than the window`] : []), ...(await axeFaults(page))]
}

const at = (who: Person, customerId: number) => server.url + who.at(`/customers/${customerId}`)

describe.runIf(hasChromium)("Payment from this customer", { timeout: SLOW_MILLIS }, () => {
  for (const look of looks) {
    it(`breaks no rule of axe and fits: ${nameOf(look)}`, async () => {
      const { customerId, who } = await makeOffice()
      await withTab(look, who, async ({ page }) => {
        await page.goto(at(who, customerId))
        await page.getByRole("button", { name: "Payment from this customer" }).click()
        const sheet = page.getByRole("dialog", { name: "Payment from this customer" })
        await sheet.getByLabel("Amount").fill("320")
        await shoot(page, "customer-payment", look)
        const faults = [...(await faultsOf(page))]
        await sheet.getByRole("button", { name: "Record payment" }).click()
        await said(page, "The payment is recorded.")
        await shoot(page, "customer-paid", look)
        expect([...faults, ...(await faultsOf(page))]).toEqual([])
      })
    })
  }

  it("fills in the oldest first while one types, and keeps what somebody typed", async () => {
    const { customerId, who } = await makeOffice()
    await withTab({ width: 1280, scheme: "light", scripts: true }, who, async ({ page }) => {
      await page.goto(at(who, customerId))
      await page.getByRole("button", { name: "Payment from this customer" }).click()
      const sheet = page.getByRole("dialog", { name: "Payment from this customer" })
      const values = () =>
        Promise.all(["INV-1041", "INV-1042", "INV-1043"].map((label) => sheet.getByLabel(label).inputValue()))
      await sheet.getByLabel("Amount").fill("320")
      expect(await values()).toEqual(["100.00", "220.00", ""])
      await sheet.getByLabel("INV-1041").fill("40")
      expect(await values()).toEqual(["40", "250.00", ""])
      expect(await sheet.locator("output").textContent()).toBe(
        "€290.00 for these receivables, €30.00 stays as credit."
      )
      await sheet.getByLabel("Currency").selectOption("USD")
      await sheet.getByLabel("INV-1041").fill("")
      expect(await values()).toEqual(["", "", "80.00"])
      await sheet.getByLabel("Currency").selectOption("EUR")
      await sheet.getByLabel("INV-1042").fill("250")
      await sheet.getByLabel("Amount").fill("10")
      expect(await sheet.locator("output").textContent()).toBe("€240.00 more than came.")
      await sheet.getByLabel("Amount").fill("250")
      await sheet.getByRole("button", { name: "Record payment" }).click()
      await said(page, "The payment is recorded.")
      expect(await page.locator(".figures dd").allTextContents()).toEqual(["€100.00", "$80.00"])
    })
  })

  it("asks once more without a script", async () => {
    const { customerId, who } = await makeOffice()
    await withTab({ width: 360, scheme: "dark", scripts: false }, who, async ({ page }) => {
      await page.goto(at(who, customerId))
      await page.getByRole("button", { name: "Payment from this customer" }).click()
      const sheet = page.getByRole("dialog", { name: "Payment from this customer" })
      await sheet.getByLabel("Amount").fill("320")
      await sheet.getByRole("button", { name: "Record payment" }).click()
      await said(page, "Nothing is recorded yet")
      expect(await sheet.getByLabel("INV-1042").inputValue()).toBe("220.00")
      await sheet.getByRole("button", { name: "Record payment" }).click()
      await said(page, "The payment is recorded.")
      expect(await page.locator(".figures dd").first().textContent()).toBe("€30.00")
    })
  })
})

/** A disputed debt with an answer, an invoice and notes, and somebody who can't be reached. */
const makeDesk = async () => {
  const { company, customerId, who } = await makeOffice()
  const debt = await company.receivable({
    customer_id: customerId,
    external_reference: "INV-1050",
    amount: "1250.00",
    due_date: "2026-01-15"
  })
  await company.receivable({ customer: { display_name: "Nobody Anywhere" }, external_reference: "INV-1051" })
  await server.sql(
    "update receivables set status = 'paused', pause_cause = 'disputed' where company_id = $1 and receivable_id = $2",
    [company.id, debt.id]
  )
  await server.sql(
    `insert into audit_log (company_id, at, actor, action, subject_id, details)
     values ($1, now(), 'debtor', 'receivable.dispute', $2, $3)`,
    [
      company.id,
      debt.id,
      JSON.stringify({
        from: "open",
        to: "paused",
        text: "The second chair arrived broken.\nPlease call me."
      })
    ]
  )
  await server.sql(
    `insert into replies (company_id, customer_id, receivable_id, user_id, text, status, created_at, queued_at, sent_at)
     values ($1, $2, $3, $4, 'We are sorry. A new one leaves tomorrow.', 'sent', now(), now(), now())`,
    [company.id, customerId, debt.id, who.userId]
  )
  await server.sql(
    `insert into customer_notes (company_id, customer_id, receivable_id, user_id, text, remind_on, created_at)
     values ($1, $2, $3, $4, 'Ask whether the new chair has arrived', current_date, now())`,
    [company.id, customerId, debt.id, who.userId]
  )
  await fetch(`${server.url}/v1/receivables/${debt.id}/document`, {
    method: "PUT",
    body: pdf(),
    headers: {
      authorization: `Bearer ${company.token}`,
      "content-type": "application/pdf",
      "idempotency-key": "invoice"
    }
  })
  return { who, customerId, debtId: debt.id }
}

describe.runIf(hasChromium)("the pages of people behind debts", { timeout: SLOW_MILLIS }, () => {
  for (const look of looks) {
    it(`break no rule of axe and fit: ${nameOf(look)}`, async () => {
      const { customerId, debtId, who } = await makeDesk()
      const found: Array<string> = []
      await withTab(look, who, async ({ page }) => {
        for (const [name, path] of [
          ["desk-dispute", `/receivables/${debtId}`],
          ["desk-invoice", `/receivables/${debtId}/document`],
          ["desk-overview", ""],
          ["desk-customer", `/customers/${customerId}`],
          ["desk-unreached", "/customers?reach=none"]
        ] as const) {
          await page.goto(server.url + who.at(path))
          found.push(...(await faultsOf(page)).map((fault) => `${path}: ${fault}`))
          await shoot(page, name, look)
        }
        await page.goto(server.url + who.at(`/receivables/${debtId}`))
        await page.getByRole("button", { name: "Reply" }).click()
        found.push(...(await faultsOf(page)).map((fault) => `reply: ${fault}`))
        await shoot(page, "desk-reply", look)
      })
      expect(found).toEqual([])
    })
  }
})
