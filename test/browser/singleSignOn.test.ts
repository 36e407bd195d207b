/** Signing in at an identity provider with a real browser, which obeys the policy of our pages. */
import type { Browser } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { axeFaults, hasChromium, launch, overflow } from "../support/Chromium.ts"
import { environmentFor, IdentityProvider } from "../support/IdentityProvider.ts"
import { personOf } from "../support/Person.ts"
import { somebody } from "../support/signOn.ts"
import { useServer } from "../support/TestServer.ts"

const provider = await IdentityProvider.start()
const server = useServer({ environment: environmentFor(provider.issuer, { OIDC_SECOND_FACTOR: "otp" }) })
let browser: Browser

beforeAll(async () => {
  provider.serve(server)
  if (hasChromium) browser = await launch()
})

afterAll(async () => {
  if (hasChromium) await browser.close()
  await provider.stop()
})

describe.runIf(hasChromium)("single sign-on", { timeout: 120_000 }, () => {
  for (const scripts of [true, false]) {
    it(`signs in, and confirms before a key is made, ${scripts ? "with" : "without"} scripts`, async () => {
      const company = await server.company()
      const owner = await personOf(server, company.id, { totp: false })
      provider.somebody = somebody({ email: owner.email, amr: ["otp"] })
      const context = await browser.newContext({ javaScriptEnabled: scripts })
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      const refused: Array<string> = []
      page.on("console", (line) => {
        if (line.type() === "error") refused.push(line.text())
      })
      // The provider leads back to this name of the machine.
      await page.goto(`http://localhost:${server.port}/app/${company.id}/keys`)
      await page.getByRole("button", { name: "Sign in with Example ID" }).click()
      await page.getByRole("heading", { level: 1, name: "Keys" }).waitFor()

      // A provider that refuses leads here.
      const told = await context.newPage()
      await told.goto(`http://localhost:${server.port}/app/sign-in/callback?problem=refused`)
      await told.getByRole("heading", { level: 1 }).waitFor()
      expect(await overflow(told)).toBe(0)
      if (scripts) expect(await axeFaults(told)).toEqual([])
      await told.close()

      await server.sql("update user_sessions set code_at = null where user_id = $1", [owner.userId])
      const create = async () => {
        await page.getByText("Create key", { exact: true }).first().click()
        await page.getByLabel("Name", { exact: true }).fill("Bookkeeping")
        await page.getByLabel("receivables:read").check()
        await page.getByRole("button", { name: "Create", exact: true }).click()
      }
      await create()
      await page.getByRole("heading", { level: 1, name: "Confirm that it is you" }).waitFor()
      await page.setViewportSize({ width: 360, height: 740 })
      expect(await overflow(page)).toBe(0)
      if (scripts) expect(await axeFaults(page)).toEqual([])
      await page.getByRole("button", { name: "Continue" }).click()
      await page.getByRole("heading", { level: 1, name: "Keys" }).waitFor()
      await create()
      expect(await page.getByLabel("Your new key").textContent()).toContain("dbk_")
      expect(refused).toEqual([])
      await context.close()
    })
  }
})
