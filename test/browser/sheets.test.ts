/** Sheets in a real browser: what they are called, where the focus is, and the way out of them. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Browser, Page } from "playwright-core"
import { axeFaults, hasChromium, launch, type Look, nameOf, open, overflow } from "../support/Chromium.ts"
import { type Person, personOf } from "../support/Person.ts"
import { type Company, useServer } from "../support/TestServer.ts"

const looks: ReadonlyArray<Look> = [
  { width: 360, scheme: "dark", scripts: false },
  { width: 360, scheme: "light", scripts: true },
  { width: 1280, scheme: "dark", scripts: true }
]

const server = useServer({ environment: { SIGN_UP: "open" } })
let browser: Browser
let company: Company
let person: Person

beforeAll(async () => {
  if (!hasChromium) return
  browser = await launch()
  company = await server.company()
  person = await personOf(server, company.id)
})

afterAll(async () => {
  if (hasChromium) await browser.close()
})

/** Whether the button that opens the sheet has the focus. */
const isBack = (page: Page) =>
  expect
    .poll(() => page.evaluate("document.activeElement?.id"), { timeout: 10_000 })
    .toBe("open-void-receivable")

/** Whether the focus is in a sheet. */
const isInside = (page: Page): Promise<unknown> =>
  page.evaluate("document.activeElement?.closest('[role=dialog]') != null")

const opened = async (look: Look, fields: Readonly<Record<string, unknown>> = {}) => {
  const { id } = await company.receivable({ amount: "120.00", external_reference: "INV-7", ...fields })
  const tab = await open(browser, server.url, look, person.cookie)
  await tab.page.goto(server.url + person.at(`/receivables/${id}`))
  return { ...tab, id }
}

for (const look of looks) {
  describe.runIf(hasChromium)(`a sheet: ${nameOf(look)}`, { timeout: 120_000 }, () => {
    it("has a title, takes the focus, and gives it back to its button", async () => {
      const { context, faults, id, page } = await opened(look)
      await company.payment(id, "50.00")
      await page.reload()
      const opener = page.locator("#open-void-receivable")
      await opener.click()
      const sheet = page.getByRole("dialog", { name: "Void INV-7" })
      await sheet.waitFor()
      expect(await isInside(page)).toBe(true)
      expect(await sheet.innerText()).toContain("€70.00 is left to pay. €50.00 was paid, and stays recorded.")
      if (look.scripts) {
        expect(await axeFaults(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
      }
      await sheet.getByRole("button", { name: "Keep it" }).click()
      await isBack(page)
      expect(await sheet.count()).toBe(0)
      await opener.press("Enter")
      await sheet.waitFor()
      await page.keyboard.press("Escape")
      await isBack(page)
      expect(faults).toEqual([])
      await context.close()
    })

    it("that was refused says what is missing, and gives the focus back, too", async () => {
      const { context, faults, id, page } = await opened(look)
      await page.locator("#open-void-receivable").click()
      await page.getByRole("dialog").getByRole("button", { name: "Void" }).click()
      const sheet = page.getByRole("dialog", { name: "Void INV-7" })
      await sheet.getByRole("alert").waitFor()
      if (look.scripts) await expect.poll(() => isInside(page), { timeout: 10_000 }).toBe(true)
      await sheet.getByRole("button", { name: "Keep it" }).click()
      await page.locator(".overlay").waitFor({ state: "detached" })
      await isBack(page)
      await page.locator("#open-void-receivable").click()
      await page.getByRole("dialog").getByLabel("Reason").fill("Written twice")
      await page.getByRole("dialog").getByRole("button", { name: "Void" }).click()
      await page.getByText("It is void.").waitFor()
      expect((await company.read(`/receivables/${id}`))["status"]).toBe("cancelled")
      expect(faults).toEqual([])
      await context.close()
    })
  })
}

describe.runIf(hasChromium)("on a phone", { timeout: 120_000 }, () => {
  const [look] = looks as readonly [Look, ...Array<Look>]

  it("a payment comes before all else that can be done", async () => {
    const { context, page } = await opened(look)
    const top = async (name: string) =>
      (await page.getByRole("button", { name }).first().boundingBox())?.y ?? 0
    const payment = await top("Record payment")
    for (const name of ["Send now", "Pause", "Edit", "Void"]) expect(await top(name)).toBeGreaterThan(payment)
    const amount = await page.getByLabel("Amount", { exact: true }).first().boundingBox()
    expect(amount?.y).toBeLessThan(560)
    await context.close()
  })
})

describe.runIf(hasChromium)("signing up", { timeout: 120_000 }, () => {
  const zoneIn = async (scripts: boolean) => {
    const context = await browser.newContext({ javaScriptEnabled: scripts, timezoneId: "Europe/Lisbon" })
    const page = await context.newPage()
    await page.goto(`${server.url}/app/sign-up`)
    const zone = page.getByLabel("Time zone")
    const value = await zone.inputValue()
    await zone.selectOption("Europe/Warsaw")
    expect(await zone.inputValue()).toBe("Europe/Warsaw")
    await context.close()
    return value
  }

  it("takes the time zone from the browser, and without a script it can be chosen", async () => {
    expect([await zoneIn(true), await zoneIn(false)]).toEqual(["Europe/Lisbon", ""])
  })
})

describe.runIf(hasChromium)("the preview of texts", { timeout: 120_000 }, () => {
  it("follows what is typed, and the browser refuses nothing of it", async () => {
    for (const look of looks.filter(({ scripts }) => scripts)) {
      const { context, faults, page } = await open(browser, server.url, look, person.cookie)
      await page.goto(server.url + person.at("/texts"))
      await page.getByLabel("Opening").pressSequentially("Good day to you")
      const frame = page.frameLocator("iframe")
      await frame.getByText("Good day to you").waitFor()
      expect(faults).toEqual([])
      await context.close()
    }
  })
})
