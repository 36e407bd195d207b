/**
 * Draws every page of the application with the demo's book into docs/screenshots: `bun run screenshots`. It needs a
 * Chromium, at CHROMIUM_PATH or /usr/bin/chromium.
 */
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Browser, chromium, type Page } from "playwright-core"

const root = join(import.meta.dirname, "..")
const folder = process.argv[2] ?? join(root, "docs/screenshots")
const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium"

/** Each page is drawn wide and light, and narrow and dark. */
const looks = [
  { width: 1280, height: 860, colorScheme: "light" },
  { width: 360, height: 760, colorScheme: "dark" }
] as const

/** What is drawn: a name, and how to get there from the company's address. `first` follows the first such link. */
const shots: ReadonlyArray<{ readonly name: string; readonly path: string; readonly first?: string }> = [
  { name: "overview", path: "" },
  { name: "outbox", path: "/outbox" },
  { name: "outbox-message", path: "/outbox", first: "main a[href*='/outbox/']" },
  { name: "go-live", path: "/go-live" },
  { name: "receivables", path: "/receivables" },
  { name: "receivable", path: "/receivables?overdue=true", first: "td a[href*='/receivables/']" },
  { name: "new-receivable", path: "/receivables/new" },
  { name: "import", path: "/receivables/import" },
  { name: "bank", path: "/bank" },
  { name: "statements", path: "/bank/statements" },
  { name: "payables", path: "/payables" },
  { name: "payable", path: "/payables", first: "td a[href*='/payables/']" },
  { name: "new-payable", path: "/payables/new" },
  { name: "payables-calendar", path: "/payables/calendar" },
  { name: "customers", path: "/customers" },
  { name: "customer", path: "/customers", first: "td a[href*='/customers/']" },
  { name: "reminders", path: "/reminders" },
  { name: "message", path: "/reminders?status=sent", first: "td a[href*='/reminders/']" },
  { name: "policy", path: "/policy" },
  { name: "texts", path: "/texts" },
  { name: "keys", path: "/keys" },
  { name: "people", path: "/people" },
  { name: "usage", path: "/usage" },
  { name: "company", path: "/company" },
  { name: "audit", path: "/audit" }
]

interface DemoFacts {
  readonly base_url: string
  readonly app_url: string
  readonly company_id: number
}

/** Starts the demo on a folder of its own, and returns what it says when it is ready. */
const startDemo = async (dataDir: string) => {
  const child = Bun.spawn(
    [process.execPath, join(root, "src/main.ts"), "demo", "--json", "--port", "0", "--data-dir", dataDir],
    { cwd: root, stdin: "ignore", stdout: "pipe", stderr: "inherit" }
  )
  const reader = child.stdout.getReader()
  let text = ""
  while (!text.includes("\n")) {
    const { done, value } = await reader.read()
    if (done) throw new Error("the demo ended before it was ready")
    text += new TextDecoder().decode(value)
  }
  return { child, facts: JSON.parse(text) as DemoFacts }
}

/** Signs in by the demo's link, once for all looks. */
const signIn = async (browser: Browser, { app_url }: DemoFacts) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(app_url)
  await page.waitForURL(/\/app\/\d+$/)
  const state = await context.storageState()
  await context.close()
  return state
}

/** Longer pages are cut, so that the pictures stay small. */
const MAX_HEIGHT = 1_300

const draw = async (page: Page, name: string, { colorScheme, height, width }: (typeof looks)[number]) => {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  // A frame is drawn only where it can be seen.
  const hasFrame = (await page.locator("iframe").count()) > 0
  if (hasFrame) {
    await page.setViewportSize({ width, height: Math.min(whole, MAX_HEIGHT) })
    // Its own page is loaded by then, but need not be painted.
    await page.frameLocator("iframe").first().locator("body *").first().waitFor()
    await page.locator("iframe").first().screenshot()
  }
  await page.screenshot({
    path: join(folder, `${name}-${width}-${colorScheme}.png`),
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(whole, MAX_HEIGHT) }
  })
  if (hasFrame) await page.setViewportSize({ width, height })
}

const inBase64 = (bytes: Uint8Array): string =>
  `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`

/** The picture of the README: what leaves next, one of these messages, and what became of it, on a phone. */
const drawFirstLook = async (
  browser: Browser,
  state: Awaited<ReturnType<typeof signIn>>,
  company: string
) => {
  const seen = async (width: number, height: number, colorScheme: "light" | "dark", path: string) => {
    const context = await browser.newContext({
      storageState: state,
      colorScheme,
      viewport: { width, height },
      deviceScaleFactor: 2
    })
    const page = await context.newPage()
    await page.goto(company + path)
    return { context, page }
  }
  const outbox = await seen(1_100, 720, "light", "/outbox")
  const wide = inBase64(await outbox.page.screenshot())
  await outbox.context.close()
  const sent = await seen(620, 900, "light", "/reminders?status=sent&channel=email")
  const message = await sent.page.locator("td a[href*='/reminders/']").first().getAttribute("href")
  await sent.page.goto(new URL(`${message}/html`, company).href)
  const mail = inBase64(await sent.page.screenshot({ clip: { x: 0, y: 0, width: 620, height: 640 } }))
  await sent.context.close()
  const phone = await seen(360, 700, "dark", "/receivables?status=paid")
  const paid = await phone.page
    .locator("a[href*='/receivables/']")
    .filter({ hasText: /\d/ })
    .first()
    .getAttribute("href")
  await phone.page.goto(new URL(paid ?? "", company).href)
  const small = inBase64(await phone.page.screenshot())
  await phone.context.close()
  const context = await browser.newContext({ viewport: { width: 1_280, height: 800 } })
  const page = await context.newPage()
  await page.setContent(`<!doctype html><style>
    body { margin: 0; background: #e8eeed; width: 1280px; height: 800px; position: relative; overflow: hidden }
    img { position: absolute; border-radius: 10px; box-shadow: 0 10px 34px rgb(0 0 0 / 28%) }
    .wide { left: 32px; top: 32px; width: 900px }
    .mail { left: 474px; top: 300px; width: 436px }
    .phone { right: 32px; top: 96px; width: 300px; border: 8px solid #111; border-radius: 30px }
  </style><img class="wide" src="${wide}"><img class="mail" src="${mail}"><img class="phone" src="${small}">`)
  await page.screenshot({ path: join(folder, "first-look.png") })
  await context.close()
}

const dataDir = await mkdtemp(join(tmpdir(), "duebook-screenshots-"))
// The demo's PostgreSQL runs as somebody else when we are root, and has to get in.
await chmod(dataDir, 0o755)
await mkdir(folder, { recursive: true })
const { child, facts } = await startDemo(dataDir)
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
try {
  const origin = new URL(facts.base_url).origin
  const company = `${origin}/app/${facts.company_id}`
  const storageState = await signIn(browser, facts)
  await drawFirstLook(browser, storageState, company)
  for (const look of looks) {
    const { colorScheme, height, width } = look
    const context = await browser.newContext({ storageState, colorScheme, viewport: { width, height } })
    const page = await context.newPage()
    for (const { first, name, path } of shots) {
      await page.goto(company + path)
      if (first !== undefined) {
        const to = await page.locator(first).first().getAttribute("href")
        if (to === null) throw new Error(`${name}: there is no such link`)
        await page.goto(origin + to)
      }
      await draw(page, name, look)
      if (name === "customer") {
        const debtor = await page.locator("a[href*='/p/']").first().getAttribute("href")
        if (debtor !== null) {
          await page.goto(new URL(debtor, origin).href)
          await draw(page, "debtor", look)
        }
      }
    }
    await context.close()
    const outside = await browser.newContext({ colorScheme, viewport: { width, height } })
    const door = await outside.newPage()
    await door.goto(`${origin}/app/sign-in`)
    await draw(door, "sign-in", look)
    await outside.close()
  }
} finally {
  await browser.close()
  child.kill("SIGTERM")
  await child.exited
  await rm(dataDir, { recursive: true, force: true })
}
