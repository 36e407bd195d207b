import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Browser } from "playwright-core"
import * as Totp from "../../src/domain/Totp.ts"
import { type AppBook, makeBook } from "../support/AppBook.ts"
import { hasChromium, launch, type Look, nameOf, open, type Tab } from "../support/Chromium.ts"
import { type Person, personOf } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"
import { mailsTo } from "../support/Opened.ts"

/** The narrow one without scripts, the wide one with them. */
const looks: ReadonlyArray<Look> = [
  { width: 360, scheme: "dark", scripts: false },
  { width: 1280, scheme: "light", scripts: true }
]

const PASSWORD = "correct-Horse-77-staple-cloud"

const server = useServer()
let browser: Browser
let book: AppBook

beforeAll(async () => {
  if (!hasChromium) return
  browser = await launch()
  book = await makeBook(server)
})

afterAll(async () => {
  if (hasChromium) await browser.close()
})

/** The code of a person's app; each is accepted once, so the next one is asked for in another time step. */
const nextCode = (secret: string): string => {
  server.clock.advance(2 * Totp.STEP_SECONDS * 1_000)
  return Totp.codeAt(secret, server.clock.now())
}

/** A tab that ends with the test, and whose faults the test is told of. */
const withTab = async (look: Look, cookie: string | null, run: (tab: Tab) => Promise<void>) => {
  const tab = await open(browser, server.url, look, cookie)
  await run(tab)
  expect(tab.faults).toEqual([])
  await tab.context.close()
}

const signedIn = (options: Parameters<typeof personOf>[2] = {}): Promise<Person> =>
  personOf(server, book.company.id, options)

for (const look of looks) {
  describe.runIf(hasChromium)(nameOf(look), { timeout: 120_000 }, () => {
    it("signs in with a password and a code, and out again", async () => {
      const person = await signedIn()
      await server.sql("update users set password_hash = $2 where user_id = $1", [
        person.userId,
        await Bun.password.hash(PASSWORD, { algorithm: "argon2id" })
      ])
      await withTab(look, null, async ({ page }) => {
        await page.goto(server.url + person.at("/receivables"))
        await page.getByLabel("E-mail").fill(person.email)
        await page.getByLabel("Password").fill("not the password")
        await page.getByRole("button", { name: "Sign in" }).click()
        await page.getByRole("alert").waitFor()
        expect(await page.getByLabel("E-mail").inputValue()).toBe(person.email)
        await page.getByLabel("Password").fill(PASSWORD)
        await page.getByRole("button", { name: "Sign in" }).click()
        await page.getByLabel("Code").fill(nextCode(person.secret))
        await page.getByRole("button", { name: "Continue" }).click()
        await page.getByRole("heading", { level: 1, name: "Receivables" }).waitFor()
        if (look.width < 600) await page.getByRole("button", { name: "Menu" }).click()
        await page.getByRole("button", { name: "Sign out" }).click()
        await page.getByRole("button", { name: "Sign in" }).waitFor()
      })
    })

    it("makes a key after a code, shows it once, and it works", async () => {
      const person = await signedIn({ fresh: false })
      await withTab(look, person.cookie, async ({ page }) => {
        await page.goto(server.url + person.at("/keys"))
        await page.getByText("Create key", { exact: true }).first().click()
        await page.getByLabel("Name", { exact: true }).fill("Bookkeeping")
        await page.getByLabel("receivables:read").check()
        await page.getByRole("button", { name: "Create", exact: true }).click()
        await page.getByLabel("Code").fill(nextCode(person.secret))
        await page.getByRole("button", { name: "Continue" }).click()
        const key = (await page.getByLabel("Your new key").textContent())?.trim() ?? ""
        expect(key).toMatch(/^dbk_/)
        if (look.scripts) {
          await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
          await page.getByRole("button", { name: "Copy" }).dblclick()
          await page.getByRole("button", { name: "Copied" }).waitFor()
          // Longer than the label says so.
          await page.waitForTimeout(2_000)
          expect(await page.getByRole("button", { name: "Copied" }).count()).toBe(0)
        }
        const answer = await server.send({ method: "GET", path: "/receivables", token: key })
        expect(answer.status).toBe(200)
        await page.goto(server.url + person.at("/keys"))
        expect(await page.getByLabel("Your new key").count()).toBe(0)
        expect(await page.getByText("1 of 10 keys").count()).toBe(1)
      })
    })

    it("records a payment, after one that is too large", async () => {
      const person = await signedIn({ role: "member" })
      const receivable = await book.company.receivable({ amount: "90.00", external_reference: "INV-PAY" })
      await withTab(look, person.cookie, async ({ page }) => {
        await page.goto(server.url + person.at(`/receivables/${String(receivable["id"])}`))
        const form = page.locator("form", { has: page.getByRole("button", { name: "Record payment" }) })
        await form.getByLabel("Amount").fill("5000")
        await form.getByRole("button", { name: "Record payment" }).click()
        await page.getByRole("alert").waitFor()
        expect(await form.getByLabel("Amount").inputValue()).toBe("5000")
        await form.getByLabel("Amount").fill("90.00")
        await form.getByRole("button", { name: "Record payment" }).click()
        await page.getByRole("status").filter({ hasText: "recorded" }).waitFor()
      })
      expect((await book.company.read(`/receivables/${String(receivable["id"])}`))["status"]).toBe("paid")
    })

    it("filters a list, and opens what it finds", async () => {
      const person = await signedIn({ role: "member" })
      await withTab(look, person.cookie, async ({ page }) => {
        await page.goto(server.url + person.at("/receivables"))
        await page.getByLabel("Status").selectOption("paused")
        if (!look.scripts) await page.getByRole("button", { name: "Apply" }).click()
        await page.waitForURL(/status=paused/)
        await page.locator("td a[href*='/receivables/']").first().click()
        await page.waitForURL(/\/receivables\/\d+/)
        await page.getByText("Paused").first().waitFor()
      })
    })

    it("invites somebody", async () => {
      const person = await signedIn()
      const email = `new-${look.width}@example.com`
      await withTab(look, person.cookie, async ({ page }) => {
        await page.goto(server.url + person.at("/people"))
        await page.getByText("Invite", { exact: true }).first().click()
        await page.getByLabel("E-mail").first().fill(email)
        await page.getByLabel("Role").first().selectOption("member")
        await page.getByRole("button", { name: "Send invitation" }).click()
        await page.getByText(email).first().waitFor()
      })
      const [mail] = await mailsTo(server, email)
      expect(mail?.body).toContain("/app/link/")
    })
  })
}
