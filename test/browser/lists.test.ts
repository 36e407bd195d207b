/** Lists in a real browser: sorting, choosing, the search of the header, keys, and what is long. */
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
import { type Person, personOf } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const folder = process.env["SCREENSHOTS"]
const SLOW_MILLIS = 180_000

const server = useServer()
let browser: Browser
let who: Person
const ids: Record<string, number> = {}

const LONG = `RE-2026-${"0123456789".repeat(11)}-END-${"X".repeat(1)}`

const makeBook = async () => {
  const company = await server.company({ timezone: "Europe/Berlin" })
  await server.sql("update companies set name = 'Lumen GmbH' where company_id = $1", [company.id])
  for (const [reference, name, amount, due, currency] of [
    ["RE-2026/0815", "Bäckerei Lindner", "1958.87", "2026-01-02", "EUR"],
    [LONG, "Grace Hopper", "123456789.12", "2026-02-01", "EUR"],
    ["RE-3", "Müller & Söhne Maschinenbau GmbH & Co. KG", "89.90", "2026-02-20", "USD"],
    ["RE-4", "Café Lumière", "480.00", "2026-03-20", "EUR"],
    ["RE-5", "Ada Lovelace", "55.00", "2026-03-01", "EUR"]
  ] as const)
    ids[reference] = (
      await company.receivable({
        external_reference: reference,
        amount,
        currency,
        due_date: due,
        customer: { display_name: name }
      })
    ).id
  await company.payment(ids["RE-5"] ?? 0, "55.00")
  return await personOf(server, company.id, { role: "owner", name: "Olive Owner" })
}

beforeAll(async () => {
  if (!hasChromium) return
  browser = await launch()
  who = await makeBook()
})
afterAll(async () => {
  if (hasChromium) await browser.close()
})

/** Opens a tab, runs, and tells of its faults. */
const withTab = async (look: Look, run: (tab: Tab) => Promise<void>) => {
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

const WIDE: Look = { width: 1280, scheme: "light", scripts: true }

const rows = (page: Page) => page.locator("tbody tr td.as-title").allInnerTexts()

describe.runIf(hasChromium)("lists", { timeout: SLOW_MILLIS }, () => {
  for (const look of looks) {
    it(`break no rule of axe and fit, with what is long and what is chosen: ${nameOf(look)}`, async () => {
      const found: Array<string> = []
      await withTab(look, async ({ page }) => {
        const check = async (name: string) => {
          const wider = await overflow(page)
          if (wider > 0) found.push(`${name}: ${wider} px wider than the window`)
          found.push(...(await axeFaults(page)).map((fault) => `${name}: ${fault}`))
          await shoot(page, name, look)
        }
        for (const [name, path] of [
          ["list-receivables", "/receivables"],
          ["list-receivables-sorted", "/receivables?status=all&sort=-amount"],
          ["list-receivables-nothing", "/receivables?status=owed&q=lovelace"],
          ["list-customers", "/customers?sort=owed"],
          ["list-search", "/search?q=lindner"],
          ["list-search-nothing", "/search?q=babbage"]
        ] as const) {
          await page.goto(server.url + who.at(path))
          await check(name)
        }
        await page.goto(server.url + who.at("/receivables"))
        await page.getByLabel("Choose RE-2026/0815").check()
        await check("list-chosen")
        await page.goto(server.url + who.at(""))
        await page.getByLabel("Find anything").fill("re")
        await page.locator("[data-found] a").first().waitFor()
        await check("list-found")
      })
      expect(found).toEqual([])
    })
  }

  it("keep long references and amounts on one line", () =>
    withTab(WIDE, async ({ page }) => {
      await page.goto(server.url + who.at("/receivables"))
      const row = page.locator("tbody tr", { hasText: "123,456,789.12" })
      const link = row.getByRole("link").first()
      expect((await link.boundingBox())?.height).toBeLessThan(30)
      expect(await link.getAttribute("title")).toBe(LONG)
      const height = (await row.locator(".money").first().boundingBox())?.height ?? 0
      expect(height).toBeLessThan(30)
    }))

  it("are sorted by a press on a heading", () =>
    withTab(WIDE, async ({ page }) => {
      await page.goto(server.url + who.at("/receivables"))
      expect((await rows(page))[0]).toBe("RE-2026/0815")
      await page.getByRole("link", { name: "Customer", exact: true }).click()
      await expect.poll(async () => (await rows(page))[0]).toBe("RE-2026/0815")
      await page.locator("th[aria-sort=ascending]", { hasText: "Customer" }).waitFor()
      await page.getByRole("link", { name: "Outstanding" }).click()
      await page.locator("th[aria-sort=descending]", { hasText: "Outstanding" }).waitFor()
      expect((await rows(page))[0]).toContain("RE-3")
    }))

  it("are gone through by keys: next, choose, open, search, and what the keys are", () =>
    withTab(WIDE, async ({ page }) => {
      await page.goto(server.url + who.at("/receivables"))
      await page.keyboard.press("j")
      await page.keyboard.press("x")
      await page.keyboard.press("j")
      await page.keyboard.press("x")
      expect(await page.locator("td.choice input:checked").count()).toBe(2)
      await page.keyboard.press("k")
      await page.keyboard.press("x")
      expect(await page.locator("td.choice input:checked").count()).toBe(1)
      await page.keyboard.press("?")
      expect(await page.locator("[data-keys]:focus").count()).toBe(1)
      await page.keyboard.press("/")
      await page.keyboard.type("jx/")
      expect(await page.locator("form.filters input[name=q]").inputValue()).toBe("jx/")
      await page.goto(server.url + who.at("/receivables"))
      await page.keyboard.press("j")
      await page.keyboard.press("Enter")
      await page.getByRole("heading", { level: 1, name: "RE-2026/0815" }).waitFor()
    }))

  it("do something with what is chosen, and take it back", () =>
    withTab(WIDE, async ({ page }) => {
      await page.goto(server.url + who.at("/receivables"))
      expect(await page.getByRole("button", { name: "Pause" }).isVisible()).toBe(false)
      await page.getByLabel("Choose all on this page").check()
      await page.locator("form.many").getByLabel("Until").fill("2099-01-01")
      await page.getByRole("button", { name: "Pause" }).click()
      await page.getByText("4 stay as they are:").waitFor()
      await page.getByLabel("Choose all on this page").check()
      await page.getByRole("button", { name: "Pause" }).click()
      await page.getByText("4 receivables are paused.").waitFor()
      await page.getByRole("button", { name: "Undo" }).click()
      await page.getByText("4 receivables are resumed.").waitFor()
    }))

  it("offer to take back what was done for some seconds", () =>
    withTab(WIDE, async ({ page }) => {
      await page.clock.install()
      await page.goto(server.url + who.at(`/receivables/${ids["RE-4"]}`))
      await page.getByRole("button", { name: "Pause" }).click()
      const sheet = page.locator("[popover]:popover-open")
      await sheet.getByLabel("Reason").fill("Call")
      await sheet.getByRole("button", { name: "Pause" }).click()
      await page.locator("[data-undo][data-watched]").waitFor()
      await page.mouse.move(0, 0)
      await page.locator("h1").focus()
      await page.clock.runFor(9_000)
      expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(1)
      await page.clock.runFor(3_000)
      expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0)
    }))
})

describe.runIf(hasChromium)("the search of the header", { timeout: SLOW_MILLIS }, () => {
  it("opens by its keys, shows what it finds while one types, and goes there by arrow keys", () =>
    withTab(WIDE, async ({ page }) => {
      await page.goto(server.url + who.at(""))
      await page.keyboard.press("Control+k")
      await page.keyboard.type("lindner")
      await page.locator("[data-found] a", { hasText: "Bäckerei Lindner" }).first().waitFor()
      await page.keyboard.press("Escape")
      expect(await page.locator("[data-found]").isVisible()).toBe(false)
      await page.keyboard.press("Control+k")
      await page.keyboard.type("1.958,87")
      await page.locator("[data-found] a", { hasText: "RE-2026/0815" }).waitFor()
      await page.keyboard.press("ArrowDown")
      await page.keyboard.press("Enter")
      await page.getByRole("heading", { level: 1, name: "RE-2026/0815" }).waitFor()
      expect(await page.locator("[data-found]").isVisible()).toBe(false)
    }))

  it("finds pages and what one does there, and says that nobody is found", () =>
    withTab(WIDE, async ({ page }) => {
      await page.goto(server.url + who.at("/customers"))
      await page.keyboard.press("Meta+k")
      await page.keyboard.type("babbage")
      await page.locator("[data-found]", { hasText: "Nobody and nothing is found" }).waitFor()
      await page.getByLabel("Find anything").fill("new bill")
      await page.locator("[data-found] a", { hasText: "New bill" }).click()
      await page.getByRole("heading", { level: 1, name: "New bill" }).waitFor()
    }))

  it("leads to a page of results without a script", () =>
    withTab({ ...WIDE, scripts: false }, async ({ page }) => {
      await page.goto(server.url + who.at(""))
      await page.getByLabel("Find anything").fill("lindner")
      await page.getByLabel("Find anything").press("Enter")
      await page.getByRole("heading", { level: 1, name: "Search" }).waitFor()
      expect(await page.locator("[data-results] a").first().innerText()).toContain("Bäckerei Lindner")
    }))
})

describe.runIf(hasChromium)("while something is under way", { timeout: SLOW_MILLIS }, () => {
  it("a bar says so after a moment, and the pressed button is busy", () =>
    withTab(WIDE, async ({ context, page }) => {
      await page.goto(server.url + who.at("/receivables/new"))
      let go = () => {}
      const held = new Promise<void>((resolve) => {
        go = resolve
      })
      await context.route("**/receivables/new", async (route) => {
        await held
        await route.continue()
      })
      await page.getByRole("button", { name: "Create" }).click()
      await page.locator("button[aria-busy=true]", { hasText: "Create" }).waitFor()
      await page.locator("html[data-waiting]").waitFor()
      go()
      await page.getByText("Please correct what is marked").waitFor()
      await expect.poll(() => page.locator("html[data-waiting], button[aria-busy=true]").count()).toBe(0)
    }))
})
