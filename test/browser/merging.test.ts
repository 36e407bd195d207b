/** Two customers who are one, and a customer typed anew, in a real browser. */
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
  overflow
} from "../support/Chromium.ts"
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

const makeOffice = async (): Promise<{ company: Company; who: Person; gone: number }> => {
  const company = await server.company({ timezone: "Europe/Berlin" })
  const who = await personOf(server, company.id, { role: "owner" })
  await company.receivable({
    customer: {
      display_name: "Bäckerei Lindner GmbH & Co. KG",
      email: "buchhaltung@baeckerei-lindner.example"
    },
    amount: "1200.00",
    due_date: "2026-02-01"
  })
  const made = await company.receivable({
    customer: { display_name: "Lindner", email: "lindner@example.com", phone_e164: "+4915112345678" },
    amount: "250.00",
    due_date: "2026-03-01"
  })
  return { company, who, gone: Number(made["customer_id"]) }
}

/** Rules of axe that a page breaks, and whether it is wider than its window. */
const faultsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  const wider = await overflow(page)
  return [...(wider > 0 ? [`${wider} px wider than the window`] : []), ...(await axeFaults(page))]
}

const looked = async (page: Page, name: string, { scheme, width }: Look) => {
  expect(await faultsOf(page)).toEqual([])
  if (folder !== undefined)
    await page.screenshot({ path: join(folder, `${name}-${width}-${scheme}.png`), fullPage: true })
}

describe.runIf(hasChromium)("Merge", { timeout: SLOW_MILLIS }, () => {
  for (const look of looks) {
    it(`finds, shows, merges and undoes: ${nameOf(look)}`, async () => {
      const { gone, who } = await makeOffice()
      const tab = await open(browser, server.url, look, who.cookie)
      const { page } = tab
      await page.goto(server.url + who.at(`/customers/${gone}`))
      await page.getByRole("button", { name: "Merge", exact: true }).click()
      await page.getByRole("searchbox", { name: "Merge into" }).fill("baeckerei")
      await page.getByRole("button", { name: "Find", exact: true }).click()
      await page.getByRole("heading", { name: "Found" }).waitFor()
      await looked(page, "merge-search", look)
      await page.getByRole("link", { name: /Bäckerei Lindner/ }).click()
      await page.getByText("You can undo it for a day.").waitFor()
      await looked(page, "merge-preview", look)
      await page.getByRole("button", { name: "Merge", exact: true }).click()
      await page.getByRole("status").filter({ hasText: "The customers are merged." }).waitFor()
      await page.getByText("Lindner was merged into this customer.").waitFor()
      await looked(page, "merged", look)
      await page.goto(server.url + who.at(`/customers/${gone}`))
      await page.getByText("Receivables, messages and notes are there.").waitFor()
      await looked(page, "merged-customer", look)
      await page.getByRole("button", { name: "Undo", exact: true }).click()
      await page.getByRole("status").filter({ hasText: "The customers are two again." }).waitFor()
      if (folder === undefined) expect(tab.faults).toEqual([])
      await tab.context.close()
    })

    it(`uses the customer whom one has already, and keeps what was typed: ${nameOf(look)}`, async () => {
      const { company, gone, who } = await makeOffice()
      const tab = await open(browser, server.url, look, who.cookie)
      const { page } = tab
      await page.goto(server.url + who.at("/receivables/new"))
      await page.getByRole("textbox", { name: "Name" }).fill("LINDNER")
      await page.getByRole("textbox", { name: "Amount" }).fill("31.50")
      await page.getByLabel("Due date").fill("2026-05-01")
      await page.getByRole("textbox", { name: "Reference" }).fill("INV-77")
      await page.getByRole("button", { name: "Create", exact: true }).click()
      await page.getByText("You already have a customer like this one.").waitFor()
      expect(await page.getByRole("textbox", { name: "Amount" }).inputValue()).toBe("31.50")
      await looked(page, "use-this-one", look)
      await page.getByRole("button", { name: /^Use this one/ }).click()
      await page.getByRole("status").filter({ hasText: "The receivable is created." }).waitFor()
      const { json } = await company.get("/receivables?external_reference=INV-77")
      expect(json).toMatchObject({ data: [{ customer_id: gone, amount_minor: 3_150 }] })
      await tab.context.close()
    })
  }
})
