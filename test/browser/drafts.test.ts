/** What somebody has typed into a form of something new, in a real browser. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Browser } from "playwright-core"
import { hasChromium, launch, looks, open } from "../support/Chromium.ts"
import { personOf, sessionFor } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const SLOW_MILLIS = 60_000

const server = useServer()
let browser: Browser

beforeAll(async () => {
  if (hasChromium) browser = await launch()
})

afterAll(async () => {
  if (hasChromium) await browser.close()
})

describe.runIf(hasChromium)("what was typed", { timeout: SLOW_MILLIS }, () => {
  it("is there again after going elsewhere, and gone once the form was sent", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id, { role: "member" })
    const look = looks.find(({ scripts }) => scripts)
    if (look === undefined) throw new Error("no look has scripts")
    const { context, page } = await open(browser, server.url, look, person.cookie)
    const address = server.url + person.at("/receivables/new")
    await page.goto(address)
    await page.getByLabel("Name", { exact: true }).fill("Ada")
    await page.getByLabel("Amount").fill("12.50")
    await page.goto(server.url + person.at("/customers"))
    await page.goto(address)
    expect(await page.getByLabel("Amount").inputValue()).toBe("12.50")
    await page.getByRole("button", { name: "Create" }).click()
    await page.getByRole("alert").waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("alert")
    expect(await page.getByLabel("Amount").inputValue()).toBe("12.50")
    await page.getByLabel("Due date").fill("2030-01-01")
    await page.getByRole("button", { name: "Create" }).click()
    await page.waitForURL(/\/receivables\/\d+/)
    await page.goto(address)
    expect(await page.getByLabel("Amount").inputValue()).toBe("")
    await context.close()
  })

  it("is there again where the session had ended before the form was sent", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id, { role: "member" })
    const look = looks.find(({ scripts }) => scripts)
    if (look === undefined) throw new Error("no look has scripts")
    const { context, page } = await open(browser, server.url, look, person.cookie)
    const address = server.url + person.at("/receivables/new")
    await page.goto(address)
    await page.getByLabel("Amount").fill("12.50")
    await server.sql("delete from user_sessions where user_id = $1", [person.userId])
    await page.getByRole("button", { name: "Create" }).click()
    await page.waitForURL(/sign-in\?to=.*new$/)
    // The page is shown a moment after its address.
    await page.waitForFunction(() => sessionStorage.getItem("draft sent") === null)
    const [name = "", value = ""] = (await sessionFor(server, person.userId)).split("=", 2)
    await context.addCookies([{ name, value, url: server.url }])
    await page.goto(address)
    expect(await page.getByLabel("Amount").inputValue()).toBe("12.50")
    await context.close()
  })

  it("stays in the other form of a page when one is sent", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id)
    const look = looks.find(({ scripts }) => scripts)
    if (look === undefined) throw new Error("no look has scripts")
    const { context, page } = await open(browser, server.url, look, person.cookie)
    await page.goto(server.url + person.at("/company"))
    await page.getByLabel("Account holder").first().fill("Blue Heron")
    await page.getByLabel("Web").fill("https://blueheron.example")
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await page
      .getByText("is saved")
      .or(page.getByText("are saved"))
      .or(page.getByText("Saved"))
      .first()
      .waitFor()
    expect(await page.getByLabel("Account holder").first().inputValue()).toBe("Blue Heron")
    expect(await page.getByLabel("Web").inputValue()).toBe("https://blueheron.example")
    await page.reload()
    expect(await page.getByLabel("Account holder").first().inputValue()).toBe("")
    await context.close()
  })
})
