/** A real browser for tests of pages: sizes, colour schemes, with and without scripts, and what axe finds. */
import axe, { type AxeResults } from "axe-core"
import { existsSync } from "node:fs"
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core"

const executablePath = process.env["CHROMIUM_PATH"] ?? ""

/** Whether there is a browser; without one its tests are skipped, and say so. */
export const hasChromium = existsSync(executablePath)

/** Starts the browser. Chromium's sandbox does not run for root, whom a container often is. */
export const launch = (): Promise<Browser> => chromium.launch({ executablePath, args: ["--no-sandbox"] })

/** How a page is looked at. */
export interface Look {
  readonly width: number
  readonly scheme: "light" | "dark"
  readonly scripts: boolean
  /** What the browser asks for; English without it. */
  readonly language?: string
}

/** Wide and narrow, light and dark. axe needs scripts. */
export const looks: ReadonlyArray<Look> = [
  { width: 1280, scheme: "light", scripts: true },
  { width: 1280, scheme: "dark", scripts: true },
  { width: 360, scheme: "light", scripts: true },
  { width: 360, scheme: "dark", scripts: true }
]

export const nameOf = ({ scheme, scripts, width }: Look): string =>
  `${width} px, ${scheme}, ${scripts ? "with" : "without"} scripts`

/** A tab, and whatever goes wrong in it. */
export interface Tab {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors on the console, violations of the policy, requests to elsewhere. */
  readonly faults: Array<string>
}

/** Opens a tab that has no network but for one origin. */
export const open = async (
  browser: Browser,
  origin: string,
  { language = "en-US", scheme, scripts, width }: Look,
  cookie: string | null = null
): Promise<Tab> => {
  const context = await browser.newContext({
    colorScheme: scheme,
    javaScriptEnabled: scripts,
    locale: language,
    viewport: { width, height: width < 600 ? 760 : 900 }
  })
  if (cookie !== null) {
    const [name = "", value = ""] = cookie.split("=", 2)
    await context.addCookies([{ name, value, url: origin }])
  }
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const faults: Array<string> = []
  await context.route("**", (route) => {
    const url = new URL(route.request().url())
    if (url.origin === origin || url.protocol === "data:") return route.continue()
    faults.push(`request to ${url.href}`)
    return route.abort()
  })
  page.on("console", (message) => {
    // Forms that are refused are answered with 4xx, which the console reports.
    if (message.type() === "error" && !/status of 4\d\d/.test(message.text())) faults.push(message.text())
  })
  page.on("pageerror", (error) => faults.push(error.message))
  return { page, context, faults }
}

/**
 * Everything that axe finds in a page, whatever its impact. It does not look into frames: those of messages run no
 * scripts, and axe would wait for them.
 */
export const axeFaults = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>("axe.run(document, { iframes: false })")
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`))
}

/** How many pixels a page is wider than its window. */
export const overflow = async (page: Page): Promise<number> => {
  const box = await page.locator("html").evaluate((html) => [html.scrollWidth, html.clientWidth] as const)
  return Math.max(0, box[0] - box[1])
}

/** Lists whose chosen option is longer than their field, and amounts that are broken in two. */
const CUT = `(() => {
  const found = []
  for (const select of document.querySelectorAll("select")) {
    const style = getComputedStyle(select)
    const canvas = document.createElement("canvas").getContext("2d")
    canvas.font = style.font
    const text = select.selectedOptions[0]?.text ?? ""
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    if (select.checkVisibility() && canvas.measureText(text).width > room + 1) found.push("cut off: " + text)
  }
  for (const money of document.querySelectorAll("td .money, td.number")) {
    const range = document.createRange()
    range.selectNodeContents(money)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    if (money.childElementCount === 0 && money.checkVisibility() && lines.size > 1)
      found.push("broken: " + money.textContent)
  }
  return found
})()`

/** What of a page can't be read as a whole: lists that are cut off, amounts that are broken. */
export const cutOff = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate<ReadonlyArray<string>>(CUT)
