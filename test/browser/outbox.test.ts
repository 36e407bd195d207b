/** A shop owner reads, edits, skips and approves messages before they leave, in a real browser. */
import { mkdirSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Browser, Page } from "playwright-core"
import { addDays } from "../../src/domain/CalendarDate.ts"
import { axeFaults, hasChromium, launch, type Look, nameOf, open, overflow } from "../support/Chromium.ts"
import { dateIn, setPolicy, wideOpen, zoneAtNoon } from "../support/Debts.ts"
import { personOf } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const looks: ReadonlyArray<Look> = [
  { width: 360, scheme: "dark", scripts: true },
  { width: 360, scheme: "light", scripts: false },
  { width: 1280, scheme: "light", scripts: true },
  { width: 1280, scheme: "dark", scripts: true }
]

const folder = process.env["SCREENSHOTS"]
const server = useServer()
let browser: Browser

beforeAll(async () => {
  if (hasChromium) browser = await launch()
})

afterAll(async () => {
  if (hasChromium) await browser.close()
})

const faultsOf = async (page: Page, { scripts }: Look) =>
  scripts ? [...(await axeFaults(page)), await overflow(page)] : [0]

const drawn = async (page: Page, name: string, { scheme, scripts, width }: Look) => {
  if (folder === undefined || !scripts) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/outbox-${name}-${width}-${scheme}.png`, fullPage: true })
}

const zone = zoneAtNoon()
const today = dateIn(zone)

for (const look of looks) {
  describe.runIf(hasChromium)(nameOf(look), { timeout: 180_000 }, () => {
    it("leads from the line on every page to the messages, and lets people decide about each", async () => {
      const company = await server.company({ timezone: zone })
      await setPolicy(
        server.databaseUrl,
        company.id,
        wideOpen([
          [0, "email"],
          [7, "email"]
        ])
      )
      await server.sql(
        "update companies set reminders_mode = 'hold', first_steps = '{}' where company_id = $1",
        [company.id]
      )
      for (const [name, due] of [
        ["Berger & Söhne", 0],
        ["Lumière", 1],
        ["Ada", 4]
      ] as const) {
        await company.receivable({
          due_date: addDays(today, due),
          amount: "1958.87",
          external_reference: `INV-2026-00${due}`,
          customer: { display_name: name, email: `c${due}@example.com` }
        })
      }
      await company.receivable({
        due_date: addDays(today, 2),
        customer: { display_name: "Nobody" },
        external_reference: "INV-2026-9"
      })
      const person = await personOf(server, company.id)
      const { context, faults, page } = await open(browser, server.url, look, person.cookie)
      await page.goto(server.url + person.at(""))
      await page.getByText("Until your first message leaves").waitFor()
      expect(await faultsOf(page, look)).toEqual([0])
      await drawn(page, "first-steps", look)
      await page.getByRole("button", { name: "I have read them" }).click()
      await expect.poll(() => page.getByRole("button", { name: "I have read them" }).count()).toBe(0)

      await page.getByRole("link", { name: "Go live" }).first().click()
      await page.getByRole("heading", { level: 1, name: "Go live" }).waitFor()
      await page.getByText("Nobody can pay in EUR").waitFor()
      await page.getByRole("heading", { name: "Who cannot be reached" }).waitFor()
      expect(await faultsOf(page, look)).toEqual([0])
      await drawn(page, "go-live", look)
      await page.getByRole("button", { name: "Ask me first" }).click()
      await page.getByText("From now on each message waits in the outbox for approval.").waitFor()

      await page.getByRole("link", { name: "Open the outbox" }).click()
      await page.getByRole("heading", { level: 1, name: "Outbox" }).waitFor()
      await page.getByRole("heading", { name: "Tomorrow" }).waitFor()
      expect(await faultsOf(page, look)).toEqual([0])
      await drawn(page, "list", look)

      await page.getByRole("link", { name: "Berger & Söhne" }).first().click()
      await page.getByRole("heading", { level: 1, name: "E-mail to Berger & Söhne" }).waitFor()
      expect(await faultsOf(page, look)).toEqual([0])
      await drawn(page, "message", look)
      if (look.scripts) {
        await page.getByRole("button", { name: "Edit" }).click()
        await page.getByLabel("Subject").fill("A word about your invoice")
        await drawn(page, "edit", look)
        await page.getByRole("button", { name: "Save" }).click()
        await page.getByText("It is saved for this message.").waitFor()
        await page.getByText("A word about your invoice").first().waitFor()
      }
      await page.getByRole("button", { name: "Approve" }).click()
      await page.getByText("It is approved, and leaves at its time.").waitFor()
      await page.getByRole("button", { name: "Send now" }).click()
      await page.getByRole("heading", { level: 1, name: "Send now to Berger & Söhne" }).waitFor()
      expect(await faultsOf(page, look)).toEqual([0])
      await drawn(page, "now", look)

      await page.goto(server.url + person.at("/outbox"))
      await page.getByRole("checkbox", { name: "E-mail to Lumière" }).check()
      await page.getByRole("button", { name: "Skip" }).click()
      await page.getByText("1 message will not be sent. Its case goes on.").waitFor()
      expect(await faultsOf(page, look)).toEqual([0])
      await page.goto(server.url + person.at("/reminders"))
      await page.locator("tbody").getByText("Somebody of the company did not want it sent.").waitFor()
      expect(await faultsOf(page, look)).toEqual([0])
      await drawn(page, "record", look)
      expect(faults).toEqual([])
      await context.close()
    })
  })
}
