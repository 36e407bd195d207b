/** Passkeys in a real browser, with the virtual authenticator of the Chrome DevTools Protocol. */
import type { Browser, CDPSession, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import * as Totp from "../../src/domain/Totp.ts"
import { accountOn, PASSWORD } from "../support/Accounts.ts"
import {
  axeFaults,
  hasChromium,
  launch,
  type Look,
  nameOf,
  open,
  overflow,
  type Tab
} from "../support/Chromium.ts"
import type { Person, PersonOptions } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const looks: ReadonlyArray<Look> = [
  { width: 360, scheme: "dark", scripts: true },
  { width: 1280, scheme: "light", scripts: true }
]

const server = useServer()
let browser: Browser
/** Passkeys are for `localhost`: a browser keeps none for an address in numbers. */
let origin = ""

beforeAll(async () => {
  origin = `http://localhost:${server.port}`
  if (hasChromium) browser = await launch()
})

afterAll(async () => {
  if (hasChromium) await browser.close()
})

interface Device {
  readonly cdp: CDPSession
  readonly authenticatorId: string
}

/** An authenticator that is part of the browser's machine, whose owner says yes to everything. */
const deviceIn = async ({ context, page }: Tab): Promise<Device> => {
  const cdp = await context.newCDPSession(page)
  await cdp.send("WebAuthn.enable")
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true
    }
  })
  return { cdp, authenticatorId }
}

/** A tab with an authenticator, that ends with the test. */
const withDevice = async (
  look: Look,
  cookie: string | null,
  run: (page: Page, device: Device) => Promise<void>
) => {
  const tab = await open(browser, origin, look, cookie)
  await run(tab.page, await deviceIn(tab))
  expect(tab.faults).toEqual([])
  await tab.context.close()
}

const personWith = async (options: PersonOptions = {}): Promise<Person> =>
  (await accountOn(server, options)).person

const proveAll = (person: Person) =>
  server.sql("update user_sessions set code_at = now(), password_at = now() where user_id = $1", [
    person.userId
  ])

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

const signOut = async (page: Page) => {
  await page.getByRole("banner").getByRole("button", { name: "Sign out", exact: true }).click()
  // The page before it has fields of the same names.
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor()
}

/** Gives the password on the page that asks for it; the page before it has other fields of that name. */
const givePassword = async (page: Page) => {
  await page.locator("#confirm-password").fill(PASSWORD)
  await button(page, "Continue").click()
}

/** Fills in the form of a new passkey and sends it. */
const addPasskey = async (page: Page, name: string) => {
  await button(page, "Add a passkey").click()
  const form = page.getByRole("dialog", { name: "Add a passkey" })
  await form.getByLabel("Name").fill(name)
  await form.getByRole("button", { name: "Add a passkey" }).click()
}

const rowOf = (page: Page, name: string) => page.locator("#passkeys tbody tr", { hasText: name })

const rules = async (page: Page): Promise<ReadonlyArray<string | number>> => [
  ...(await axeFaults(page)),
  ...((await overflow(page)) > 0 ? ["wider than the window"] : [])
]

const nextCode = (person: Person): string => {
  server.clock.advance(2 * Totp.STEP_SECONDS * 1_000)
  return person.code()
}

for (const look of looks) {
  describe.runIf(hasChromium)(nameOf(look), { timeout: 120_000 }, () => {
    it("adds a passkey after the password and a code, signs in with it alone, and removes it", async () => {
      const person = await personWith({ fresh: false })
      await withDevice(look, person.cookie, async (page) => {
        await page.goto(`${origin}/app/account`)
        await addPasskey(page, "My laptop")
        await givePassword(page)
        await page.getByLabel("Code").fill(nextCode(person))
        await button(page, "Continue").click()
        await page.getByRole("status").filter({ hasText: "The passkey is added." }).waitFor()
        await rowOf(page, "My laptop").getByText("Never").waitFor()
        expect(await rules(page)).toEqual([])

        await signOut(page)
        await button(page, "Sign in with a passkey").waitFor()
        expect(await rules(page)).toEqual([])
        await button(page, "Sign in with a passkey").click()
        await page.getByRole("heading", { level: 1 }).filter({ hasNotText: "Sign in" }).waitFor()

        await page.goto(`${origin}/app/account`)
        expect(await rowOf(page, "My laptop").getByText("Never").count()).toBe(0)
        await rowOf(page, "My laptop").getByRole("button", { name: "Remove", exact: true }).click()
        expect(await rules(page)).toEqual([])
        await button(page, "Remove “My laptop”").click()
        await givePassword(page)
        await page.getByRole("status").filter({ hasText: "The passkey is removed." }).waitFor()
        expect(await rowOf(page, "My laptop").count()).toBe(0)

        // The authenticator still has it.
        await signOut(page)
        await button(page, "Sign in with a passkey").click()
        await page.getByRole("alert").filter({ hasText: "could not be used here" }).waitFor()
      })
    })

    it("sets one up as the only second factor, gives it after the password and as a fresh proof", async () => {
      const person = await personWith({ totp: false })
      await withDevice(look, person.cookie, async (page) => {
        await page.goto(origin + person.at("/people"))
        await page.getByText("Owners and admins need two-factor authentication").waitFor()
        await proveAll(person)
        await addPasskey(page, "Key ring")
        await page.getByRole("list", { name: "Recovery codes" }).waitFor()
        await button(page, "I have kept them").click()
        await page.getByRole("heading", { level: 1, name: "People" }).waitFor()

        await page.goto(`${origin}/app/account`)
        expect(await rules(page)).toEqual([])
        await signOut(page)
        await page.getByLabel("E-mail").fill(person.email)
        await page.getByLabel("Password").fill(PASSWORD)
        await button(page, "Sign in").click()
        await button(page, "Use a passkey").waitFor()
        expect(await rules(page)).toEqual([])
        await button(page, "Use a passkey").click()
        await page.getByRole("heading", { level: 1 }).filter({ hasNotText: "Confirm" }).waitFor()

        await server.sql("update user_sessions set code_at = null where user_id = $1", [person.userId])
        await page.goto(`${origin}/app/account`)
        await button(page, "New recovery codes").click()
        await page
          .getByRole("dialog", { name: "New recovery codes" })
          .getByRole("button", { name: "New recovery codes" })
          .click()
        await button(page, "Use a passkey").waitFor()
        expect(await rules(page)).toEqual([])
        await button(page, "Use a passkey").click()
        await page.getByRole("list", { name: "Recovery codes" }).waitFor()
      })
    })

    it("says so where there is one already, where nobody was verified, and where a name is missing", async () => {
      const person = await personWith()
      await withDevice(look, person.cookie, async (page, { authenticatorId, cdp }) => {
        await proveAll(person)
        await page.goto(`${origin}/app/account`)
        await addPasskey(page, "First")
        await rowOf(page, "First").waitFor()
        await addPasskey(page, "Second")
        await page.getByRole("alert").filter({ hasText: "already" }).waitFor()
        expect(await server.sql("select from passkeys where user_id = $1", [person.userId])).toHaveLength(1)

        await page.goto(`${origin}/app/account`)
        await addPasskey(page, "")
        await page.getByRole("alert").waitFor()
        const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId })
        expect(credentials).toHaveLength(1)

        await page.goto(`${origin}/app/account`)
        await signOut(page)
        await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false })
        await button(page, "Sign in with a passkey").click()
        await page.getByRole("alert").filter({ hasText: "No passkey was used" }).waitFor()
        expect(await rules(page)).toEqual([])
        await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true })
        await button(page, "Sign in with a passkey").click()
        await page.getByRole("heading", { level: 1 }).filter({ hasNotText: "Sign in" }).waitFor()
      })
    })

    it("offers none without scripts, and at an address in numbers", async () => {
      const person = await personWith()
      for (const [url, scripts] of [
        [origin, false],
        [server.url, true]
      ] as const) {
        const { context, faults, page } = await open(browser, url, { ...look, scripts }, person.cookie)
        await page.goto(`${url}/app/account`)
        await page.getByRole("heading", { name: "Passkeys" }).waitFor()
        expect(await button(page, "Add a passkey").isVisible()).toBe(false)
        await context.clearCookies()
        await page.goto(`${url}/app/sign-in`)
        await button(page, "Sign in").waitFor()
        expect(await button(page, "Sign in with a passkey").isVisible()).toBe(false)
        expect(faults).toEqual([])
        await context.close()
      }
    })
  })
}
