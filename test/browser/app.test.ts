import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Browser } from "playwright-core"
import { pages } from "../../src/app/Pages.ts"
import { languages } from "../../src/domain/MessageLanguage.ts"
import { type AppBook, makeBook } from "../support/AppBook.ts"
import {
  axeFaults,
  cutOff,
  hasChromium,
  launch,
  type Look,
  looks,
  nameOf,
  open,
  overflow,
  type Tab
} from "../support/Chromium.ts"
import { type Person, personOf } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

if (!hasChromium) console.warn("SKIPPED: the browser tests. Set CHROMIUM_PATH to a Chromium to run them.")

const SLOW_MILLIS = 180_000

const server = useServer()
let browser: Browser
let person: Person

let book: AppBook

beforeAll(async () => {
  if (!hasChromium) return
  browser = await launch()
  book = await makeBook(server)
  person = await personOf(server, book.company.id, { name: "Olive Owner" })
})

afterAll(async () => {
  if (hasChromium) await browser.close()
})

/** Pages that need something which this book has not: they are looked at by their own tests. */
const needsMore: ReadonlyArray<string> = [
  "/app",
  "/app/:company/customers/:customer/merged",
  "/app/confirm",
  "/app/link/:token",
  "/app/sign-in/callback",
  "/app/sign-up"
]

const checked = async (
  { faults, page }: Tab,
  path: string,
  { signedIn, withAxe }: { readonly signedIn: boolean; readonly withAxe: boolean }
) => {
  const found: Array<string> = []
  const response = await page.goto(server.url + path)
  const status = response?.status() ?? 0
  if (status !== 200) found.push(`${path}: status ${status}`)
  if ((await page.locator("h1").count()) !== 1) found.push(`${path}: no one heading`)
  if ((await page.title()) === "") found.push(`${path}: no title`)
  if ((await page.locator("main").count()) !== 1) found.push(`${path}: no one main landmark`)
  const menu = page.locator("button.menu-button:visible")
  const isNarrow = (page.viewportSize()?.width ?? 0) <= 960
  if (isNarrow !== ((await menu.count()) === 1) && (await page.locator("nav.menu").count()) === 1)
    found.push(`${path}: the navigation is ${isNarrow ? "not " : ""}behind a button`)
  const wider = await overflow(page)
  if (wider > 0) found.push(`${path}: ${wider} px wider than the window`)
  found.push(...(await cutOff(page)).map((fault) => `${path}: ${fault}`))
  if (withAxe) found.push(...(await axeFaults(page)).map((fault) => `${path}: ${fault}`))
  found.push(...faults.splice(0).map((fault) => `${path}: ${fault}`))
  if (signedIn && !(await page.url()).includes(path.split("?")[0] ?? ""))
    found.push(`${path}: leads to ${page.url()}`)
  return found
}

/** Both layouts and both colour schemes: axe takes a second for each page. */
const withAxe = ({ scheme, width }: Look): boolean => width > 600 === (scheme === "light")

/** Between a phone and a desk the navigation is behind its button, and tables are tables. */
const everyLook: ReadonlyArray<Look> = [...looks, { width: 768, scheme: "light", scripts: true }]

describe.runIf(hasChromium)("every page", { timeout: SLOW_MILLIS }, () => {
  for (const look of everyLook) {
    it(`breaks no rule of axe, asks nobody else and fits: ${nameOf(look)}`, async () => {
      const inside = await open(browser, server.url, look, person.cookie)
      const outside = await open(browser, server.url, look)
      const found: Array<string> = []
      for (const { access, path } of pages) {
        if (needsMore.includes(path)) continue
        const tab = access._tag === "Public" ? outside : inside
        const signedIn = access._tag !== "Public"
        found.push(...(await checked(tab, book.addressOf(path), { signedIn, withAxe: withAxe(look) })))
      }
      expect(found).toEqual([])
      await inside.context.close()
      await outside.context.close()
    })
  }
})

describe.runIf(hasChromium)("every page", { timeout: SLOW_MILLIS }, () => {
  for (const language of languages.filter((each) => each !== "en")) {
    for (const width of [1280, 360]) {
      it(`fits at ${width} px in ${language}`, async () => {
        const look = { width, scheme: "light", scripts: true, language } as const
        const inside = await open(browser, server.url, look, person.cookie)
        const outside = await open(browser, server.url, look)
        const found: Array<string> = []
        for (const { access, path } of pages) {
          if (needsMore.includes(path)) continue
          const isPublic = access._tag === "Public"
          const tab = isPublic ? outside : inside
          found.push(...(await checked(tab, book.addressOf(path), { signedIn: !isPublic, withAxe: false })))
          if ((await tab.page.locator("html").getAttribute("lang")) !== language) found.push(`${path}: lang`)
        }
        expect(found.join("\n")).toBe("")
        await inside.context.close()
        await outside.context.close()
      })
    }
  }
})

describe.runIf(hasChromium)("a receivable", { timeout: SLOW_MILLIS }, () => {
  it("fits with a name of one long word, a long reference and a huge amount", async () => {
    const { id } = await book.company.receivable({
      customer: { display_name: "Schifffahrt".repeat(15) },
      amount: "90000000000.00",
      external_reference: "X".repeat(200)
    })
    const found: Array<string> = []
    for (const look of looks.filter(({ scheme }) => scheme === "light")) {
      const { context, page } = await open(browser, server.url, look, person.cookie)
      for (const path of ["", "/receivables", `/receivables/${id}`]) {
        await page.goto(server.url + person.at(path))
        const wider = await overflow(page)
        if (wider > 0) found.push(`${path}: ${wider} px wider than ${look.width}`)
      }
      await context.close()
    }
    expect(found).toEqual([])
  })
})
