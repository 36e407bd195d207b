/** A company on hold goes live, in a real browser. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Browser, Page } from "playwright-core"
import { axeFaults, hasChromium, launch, type Look, nameOf, open, overflow } from "../support/Chromium.ts"
import { personOf } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const looks: ReadonlyArray<Look> = [
  { width: 320, scheme: "dark", scripts: true },
  { width: 360, scheme: "light", scripts: false },
  { width: 1280, scheme: "light", scripts: true }
]

const server = useServer()
let browser: Browser

beforeAll(async () => {
  if (hasChromium) browser = await launch()
})

afterAll(async () => {
  if (hasChromium) await browser.close()
})

/** What is wrong with how a page looks; it takes scripts to find out. */
const faultsOf = async (page: Page, { scripts }: Look) =>
  scripts ? [...(await axeFaults(page)), await overflow(page)] : [0]

for (const look of looks) {
  describe.runIf(hasChromium)(nameOf(look), { timeout: 120_000 }, () => {
    it("leads from the notice of every page to the button, and says so no more afterwards", async () => {
      const { id } = await server.company()
      const policy = JSON.stringify({ receivables: { steps: [] }, payables: { steps: [] } })
      await server.sql(
        `with held as (
           update companies set reminders_mode = 'hold', policy_version = 1 where company_id = $1 returning company_id
         ) insert into reminder_policies (company_id, version, policy, created_at)
           select company_id, 1, $2::jsonb, now() from held`,
        [id, policy]
      )
      const person = await personOf(server, id)
      const { context, faults, page } = await open(browser, server.url, look, person.cookie)
      await page.goto(server.url + person.at(""))
      await page.getByText("Reminders are on hold: nothing is sent.").waitFor()
      await page.getByText("The reminder policy has no steps").waitFor()
      expect(await faultsOf(page, look)).toEqual([0])
      await page.getByRole("link", { name: "Go live" }).click()
      await page.getByRole("heading", { level: 1, name: "Go live" }).waitFor()
      expect(await faultsOf(page, look)).toEqual([0])
      await page.getByRole("button", { name: "Automatic" }).click()
      await page.getByText("Reminders are sent automatically from now on.").waitFor()
      expect(await page.getByText("Reminders are on hold").count()).toBe(0)
      await page.getByRole("button", { name: "Hold", exact: true }).waitFor()
      await page.getByRole("link", { name: "Add steps" }).waitFor()
      expect(faults).toEqual([])
      await context.close()
    })
  })
}
