/** How many presses and fields the common tasks take, in a real browser: `docs/walkthroughs/stopwatch.md` has the table. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Browser, Locator, Page } from "playwright-core"
import * as Totp from "../../src/domain/Totp.ts"
import { hasChromium, launch, open } from "../support/Chromium.ts"
import { mailsTo } from "../support/Opened.ts"
import { type Person, personOf } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer({ environment: { SIGN_UP: "open" } })
let browser: Browser
let company: Awaited<ReturnType<typeof server.company>>
let person: Person

beforeAll(async () => {
  if (!hasChromium) return
  browser = await launch()
  company = await server.company({ timezone: "Europe/Berlin" })
  person = await personOf(server, company.id)
})

afterAll(async () => {
  if (hasChromium) await browser.close()
})

/** A hand that counts what it does. */
class Hand {
  presses = 0
  fields = 0

  async press(target: Locator): Promise<void> {
    this.presses++
    await target.click()
  }

  async type(field: Locator, text: string): Promise<void> {
    this.fields++
    await field.fill(text)
  }

  async choose(field: Locator, value: string): Promise<void> {
    this.fields++
    await field.selectOption(value)
  }
}

/** Does a task from the company's overview, and says what it took. */
const taking = async (
  task: (page: Page, hand: Hand) => Promise<void>,
  cookie: string | null,
  from: string
) => {
  const { context, faults, page } = await open(
    browser,
    server.url,
    { width: 1280, scheme: "light", scripts: true },
    cookie ?? undefined
  )
  await page.goto(server.url + from)
  const hand = new Hand()
  await task(page, hand)
  expect(faults).toEqual([])
  await context.close()
  return `${hand.presses} presses, ${hand.fields} fields`
}

const inCompany = (task: (page: Page, hand: Hand) => Promise<void>) =>
  taking(task, person.cookie, person.at(""))

/** Looks for somebody from any page. */
const find = async (page: Page, hand: Hand, words: string) => {
  await hand.type(page.getByLabel("Find anything"), words)
  await hand.press(page.locator(".found a").filter({ hasText: words }).first())
}

describe.runIf(hasChromium)("it takes", { timeout: 120_000 }, () => {
  it("3 presses and 4 fields to invoice a customer who is known", async () => {
    await company.receivable({ customer: { display_name: "Miller & Sons" } })
    expect(
      await inCompany(async (page, hand) => {
        await find(page, hand, "Miller")
        await page.getByRole("heading", { level: 1, name: "Miller & Sons" }).waitFor()
        await hand.press(page.getByRole("main").getByRole("button", { name: "New receivable" }))
        await page.waitForURL(/receivables\/new/)
        await hand.type(page.getByLabel("Amount"), "120.50")
        await hand.type(page.getByLabel("Due date"), "2030-01-31")
        await hand.type(page.getByLabel("Reference"), "INV-77")
        await hand.press(page.getByRole("button", { name: "Create", exact: true }))
        await page.getByRole("status").filter({ hasText: "created" }).waitFor()
      })
    ).toBe("3 presses, 4 fields")
  })

  it("1 press and 1 field to find an invoice", async () => {
    await company.receivable({ external_reference: "INV-FIND" })
    expect(
      await inCompany(async (page, hand) => {
        await find(page, hand, "INV-FIND")
        await page.waitForURL(/\/receivables\/\d+/)
      })
    ).toBe("1 presses, 1 fields")
  })

  it("1 press to record that a receivable is paid in full", async () => {
    const { id } = await company.receivable({ amount: "90.00" })
    expect(
      await taking(
        async (page, hand) => {
          await hand.press(page.getByRole("button", { name: "Record payment" }))
          await page.getByRole("status").filter({ hasText: "recorded" }).waitFor()
        },
        person.cookie,
        person.at(`/receivables/${String(id)}`)
      )
    ).toBe("1 presses, 0 fields")
    expect((await company.read(`/receivables/${String(id)}`))["status"]).toBe("paid")
  })

  it("2 presses and 1 field for one transfer over two invoices", async () => {
    const first = await company.receivable({ customer: { display_name: "Two Invoices" }, amount: "50.00" })
    const second = await company.receivable({
      customer_id: first["customer_id"],
      customer: undefined,
      amount: "70.00"
    })
    expect(
      await taking(
        async (page, hand) => {
          await hand.press(page.getByText("Payment from this customer", { exact: true }).first())
          await hand.type(page.getByLabel("Amount", { exact: true }).first(), "120.00")
          await hand.press(page.getByRole("button", { name: "Record payment" }).first())
          await page.getByRole("status").filter({ hasText: "recorded" }).waitFor()
        },
        person.cookie,
        person.at(`/customers/${String(first["customer_id"])}`)
      )
    ).toBe("2 presses, 1 fields")
    for (const { id } of [first, second]) {
      expect((await company.read(`/receivables/${String(id)}`))["status"]).toBe("paid")
    }
  })

  it("6 presses and 6 fields from signing up to one's own company, two-factor authentication included", async () => {
    const email = "founder@example.com"
    expect(
      await taking(
        async (page, hand) => {
          await hand.type(page.getByLabel("Name"), "Fay Founder")
          await hand.type(page.getByLabel("E-mail"), email)
          await hand.press(page.getByRole("button", { name: "Sign up" }))
          await page.getByText("We have written to your e-mail address").waitFor()
          const [mail] = await mailsTo(server, email)
          const link = /\/app\/link\/\S+/.exec(mail?.body ?? "")?.[0] ?? ""
          hand.presses++ // The link in the mail.
          await page.goto(server.url + link)
          await hand.type(page.getByLabel("Password"), "correct-Horse-77-staple-cloud")
          await hand.press(page.getByRole("button", { name: "Set password" }))
          await page.getByLabel("Name", { exact: true }).waitFor()
          await hand.type(page.getByLabel("Name", { exact: true }), "Blue Heron Bikes")
          await hand.choose(page.getByLabel("Country"), "DE")
          await hand.press(page.getByRole("button", { name: "Create company" }))
          const secret = (await page.locator("#two-factor-secret").textContent())?.trim() ?? ""
          await hand.type(
            page.getByLabel("Code", { exact: true }),
            Totp.codeAt(secret.replaceAll(" ", ""), server.clock.now())
          )
          await hand.press(page.getByRole("button", { name: "Confirm" }))
          await hand.press(page.getByRole("button", { name: "I have kept them" }))
          await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor()
        },
        null,
        "/app/sign-up"
      )
    ).toBe("6 presses, 6 fields")
  })
})
