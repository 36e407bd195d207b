import { AxeBuilder } from "@axe-core/playwright"
import { afterAll, beforeAll, describe, expect, it } from "@effect/vitest"
import { existsSync } from "node:fs"
import { type Browser, chromium, type Page } from "playwright-core"
import { useServer } from "../support/TestServer.ts"

const executablePath = process.env["CHROMIUM_PATH"] ?? ""
const found = existsSync(executablePath)
if (!found) console.warn("SKIPPED: the browser tests. Set CHROMIUM_PATH to a Chromium to run them.")

/** Where the pictures go that a person looks at; none are taken without it. */
const pictures = process.env["SCREENSHOTS"]

const SCHEMES = ["light", "dark"] as const
const WIDTHS = [1280, 360] as const
const HEIGHT = 900

/** A browser on two busy processors. */
const SLOW_MILLIS = 120_000
const PATIENT = { timeout: 20_000 }

/** Serious faults of Scalar 1.72.1 that neither its configuration nor a style sheet can mend: rule and elements. */
const scalarsOwn: Readonly<Record<string, string>> = {
  // Buttons that copy have an icon only.
  "button-name": '[class*="group/copy-button"]',
  // The search field does not say whether its list is open; fields of a request don't either.
  "aria-required-attr": 'input[role="combobox"], .code-input-lite__editor',
  // The editor of a request's body has no label.
  "aria-input-field-name": ".cm-content",
  // Buttons for more information are declared to be no buttons, yet have a label.
  "aria-prohibited-attr": 'button[aria-label="More Information"]',
  // The same buttons name what they copy, even where it is not in the page.
  "aria-valid-attr-value": '[class*="group/copy-button"]',
  // "Show more" is read out as "Show all Payments endpoints".
  "label-content-name-mismatch": ".show-more"
}

/** A page in the browser, and all that went wrong in it so far. */
interface Visit {
  readonly page: Page
  readonly faults: ReadonlyArray<string>
}

/** What fades in has less contrast than when it is there: axe looks when animations have ended. */
const FADED_IN =
  "Promise.race([Promise.allSettled(document.getAnimations().map(({ finished }) => finished)), new Promise((resolve) => setTimeout(resolve, 2000))]).then(() => true)"

const seriousFaults = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.evaluate(FADED_IN)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical")
  const faults = serious.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ id, target: target.join(" ") }))
  )
  const kept = await Promise.all(
    faults.map(async ({ id, target }) => {
      const known = scalarsOwn[id]
      const isKnown = known !== undefined && (await page.locator(`:is(${target}):is(${known})`).count()) > 0
      return isKnown ? [] : [`${id}: ${target}`]
    })
  )
  return kept.flat()
}

const server = useServer()
let browser: Browser

const visit = async (scheme: (typeof SCHEMES)[number], width: number, path = "/docs"): Promise<Visit> => {
  const context = await browser.newContext({ colorScheme: scheme, viewport: { width, height: HEIGHT } })
  const page = await context.newPage()
  page.setDefaultTimeout(SLOW_MILLIS / 2)
  const faults: Array<string> = []
  // The page has no network but for our own origin.
  await context.route("**", (route) => {
    const { origin, protocol } = new URL(route.request().url())
    if (origin === server.url || protocol === "data:") return route.continue()
    faults.push(`request to ${route.request().url()}`)
    return route.abort()
  })
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") faults.push(message.text())
  })
  page.on("pageerror", (error) => faults.push(error.message))
  await page.addInitScript(() => {
    const { document } = globalThis as unknown as {
      document: { addEventListener: (name: string, heard: (event: Record<string, string>) => void) => void }
    }
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`refused by the policy: ${event["violatedDirective"]} ${event["blockedURI"]}`)
    )
  })
  await page.goto(server.url + path)
  await page.getByRole("heading", { name: "What Duebook does" }).waitFor()
  return { page, faults }
}

const picture = async (page: Page, name: string): Promise<void> => {
  if (pictures !== undefined) await page.screenshot({ path: `${pictures}/${name}.png` })
}

describe.runIf(found)("the reference in a browser", { timeout: SLOW_MILLIS }, () => {
  beforeAll(async () => {
    // Chromium's sandbox does not run for root, whom a container often is.
    browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
  })
  afterAll(async () => {
    await browser.close()
  })

  for (const scheme of SCHEMES) {
    for (const width of WIDTHS) {
      it(`asks nobody else, breaks no rule and is accessible: ${scheme}, ${width} px`, async () => {
        const { faults, page } = await visit(scheme, width)
        await picture(page, `top-${scheme}-${width}`)
        await expect.poll(() => seriousFaults(page), PATIENT).toEqual([])
        await page.goto(`${server.url}/docs#tag/receivables/POST/v1/receivables`)
        await page.getByRole("heading", { name: "Create a receivable" }).waitFor()
        // Scalar scrolls there once what stands above has its height.
        const button = page.getByRole("button", { name: "Test Request" }).first()
        const isInView = async () => {
          const { y = -1 } = (await button.boundingBox()) ?? {}
          return y > 0 && y < HEIGHT
        }
        await expect.poll(isInView, PATIENT).toBe(true)
        await picture(page, `operation-${scheme}-${width}`)
        await expect.poll(() => seriousFaults(page), PATIENT).toEqual([])
        const isWider = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        expect(await page.evaluate(isWider), "scrolls sideways").toBe(false)
        expect(faults).toEqual([])
        await page.context().close()
      })
    }

    it(`finds an operation, shows how to call it, and calls it: ${scheme}`, async () => {
      const company = await server.company()
      const { faults, page } = await visit(scheme, 1280)

      await page.keyboard.press("Control+k")
      await page.getByRole("combobox").fill("api allowance")
      const hit = page.getByRole("option", { name: "Read the API allowance" })
      await hit.waitFor()
      await picture(page, `search-${scheme}`)
      await expect.poll(() => seriousFaults(page), PATIENT).toEqual([])
      await hit.click()
      await page.getByRole("heading", { name: "Read the API allowance" }).waitFor()

      const operation = page.locator("section", { hasText: "/v1/usage" }).last()
      const sample = `curl ${server.url}/v1/usage`
      await expect.poll(() => operation.innerText(), PATIENT).toContain(sample)

      await page.getByRole("button", { name: "Test Request" }).last().click()
      const client = page.getByRole("dialog")
      await client.getByPlaceholder("Token").fill(company.token)
      const answered = page.waitForResponse(`${server.url}/v1/usage`)
      await client.getByRole("button", { name: "Send" }).first().click()
      const response = await answered
      expect(response.status()).toBe(200)
      expect(((await response.json()) as { data: object }).data).toMatchObject({ plan: "pro" })
      await client.getByText("200 OK").waitFor()
      await picture(page, `answer-${scheme}`)
      await expect.poll(() => seriousFaults(page), PATIENT).toEqual([])
      expect(faults).toEqual([])
      await page.context().close()
    })
  }
})
