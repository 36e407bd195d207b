import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Browser, Page } from "playwright-core"
import { join } from "node:path"
import {
  axeFaults,
  hasChromium,
  launch,
  type Look,
  looks,
  nameOf,
  open,
  overflow,
  type Tab
} from "../support/Chromium.ts"
import { moneyOf, type MovedMoney } from "../support/Movements.ts"
import { type Person, personOf } from "../support/Person.ts"
import { camt, IBAN_OF_FACTS } from "../support/StatementFile.ts"
import { useServer } from "../support/TestServer.ts"

const folder = process.env["SCREENSHOTS"]
const SLOW_MILLIS = 180_000

const server = useServer()
let browser: Browser

beforeAll(async () => {
  if (hasChromium) browser = await launch()
})

afterAll(async () => {
  if (hasChromium) await browser.close()
})

/** A company with something of each kind on its account. */
const makeMoney = async (): Promise<{
  readonly money: MovedMoney
  readonly who: Person
  readonly several: number
}> => {
  const company = await server.company({ timezone: "Europe/Berlin" })
  await server.sql(
    "update companies set name = 'Lumen GmbH', account_holder = 'Lumen GmbH' where company_id = $1",
    [company.id]
  )
  const money = await moneyOf(server, company)
  const debt = (customer: string, reference: string, amount: string) =>
    company.receivable({ customer: { display_name: customer }, external_reference: reference, amount })
  const cafe = await debt("Café Lumière", "2027-0041", "1250.00")
  const again = (reference: string, amount: string) =>
    company.receivable({ customer_id: Number(cafe["customer_id"]), external_reference: reference, amount })
  await again("2027-0042", "480.00")
  await again("2027-0043", "96.20")
  await debt("Bäckerei Sonnenschein", "2027-0051", "89.90")
  await debt("Müller & Söhne Maschinenbau GmbH & Co. KG", "2027-0061", "12400.00")
  const paid = await debt("Grace Hopper", "2027-0071", "55.00")
  await company.payment(Number(paid["id"]), "55.00")
  await money.add({ name: "STRIPE PAYOUT", text: "payout po_1Abc", amountMinor: 120_033, account: null })
  await money.add({ name: "G HOPPER", text: "2027-0071 danke", amountMinor: 5_500 })
  const several = await money.add({ name: "Café Lumière", text: "diverse Rechnungen", amountMinor: 150_000 })
  await money.add({
    name: "MUELLER UND SOEHNE",
    text: "Re. 2027-0061 abzgl. Skonto",
    amountMinor: 1_215_200,
    status: "suggested"
  })
  await money.add({
    name: "Bäckerei Sonnenschein",
    text: "Rechnung 2027-0051 vom 01.02.",
    amountMinor: 8_990,
    status: "suggested"
  })
  await money.add({
    name: "Café Lumière",
    text: "RG 2027-0042 und 2027-0043",
    amountMinor: 57_620,
    status: "suggested"
  })
  await money.add({
    name: "Stadtwerke",
    direction: "debit",
    status: "ignored",
    amountMinor: 21_000,
    text: "Abschlag März"
  })
  return { money, several, who: await personOf(server, company.id, { role: "owner" }) }
}

/** Opens a tab, runs, and tells of its faults. */
const withTab = async (look: Look, who: Person, run: (tab: Tab) => Promise<void>) => {
  const tab = await open(browser, server.url, look, who.cookie)
  await run(tab)
  // Screenshots are taken with styles that the policy of the pages refuses.
  if (folder === undefined) expect(tab.faults).toEqual([])
  await tab.context.close()
}

const shoot = async (page: Page, name: string, { scheme, width }: Look) => {
  if (folder !== undefined)
    await page.screenshot({ path: join(folder, `${name}-${width}-${scheme}.png`), fullPage: true })
}

describe.runIf(hasChromium)("the pages of money in", { timeout: SLOW_MILLIS }, () => {
  for (const look of looks) {
    it(`break no rule of axe and fit: ${nameOf(look)}`, async () => {
      const { money, several, who } = await makeMoney()
      await server.sql(
        `insert into bank_statement_parts (company_id, bank_statement_id, part, bank_account_id, from_date, to_date,
           opening_minor, closing_minor, opens_again, closed_before, transactions) values ($1, $2, 2, $3, '2027-01-01', '2027-02-20', 0, 1, false, false, 0)`,
        [money.company.id, money.statementId, money.accountId]
      )
      const found: Array<string> = []
      await withTab(look, who, async ({ page }) => {
        for (const [name, path] of [
          ["bank", "/bank"],
          ["bank-filtered", "/bank?direction=debit"],
          ["bank-transaction", `/bank/${several}`],
          ["bank-statements", "/bank/statements"],
          ["bank-statement", `/bank/statements/${money.statementId}`]
        ] as const) {
          await page.goto(server.url + who.at(path))
          expect(await page.locator("h1").count()).toBe(1)
          const wider = await overflow(page)
          if (wider > 0) found.push(`${path}: ${wider} px wider than the window`)
          found.push(...(await axeFaults(page)).map((fault) => `${path}: ${fault}`))
          await shoot(page, name, look)
        }
      })
      expect(found).toEqual([])
    })
  }
})

/** The narrow one without scripts, the wide one with them. */
const journeys: ReadonlyArray<Look> = [
  { width: 360, scheme: "dark", scripts: false },
  { width: 1280, scheme: "light", scripts: true }
]

const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text }).waitFor()

const cardOf = (page: Page, text: string) => page.locator("li.movement", { hasText: text })

for (const look of journeys) {
  describe.runIf(hasChromium)(nameOf(look), { timeout: SLOW_MILLIS }, () => {
    it("applies what is suggested, sees what was done, and undoes it", async () => {
      const { who } = await makeMoney()
      await withTab(look, who, async ({ page }) => {
        await page.goto(server.url + who.at("/bank"))
        await page.getByRole("heading", { name: "What needs you (6)" }).waitFor()
        await cardOf(page, "2027-0051").getByRole("button", { name: "Apply", exact: true }).click()
        await said(page, "Applied.")
        await page.getByRole("heading", { name: "What needs you (5)" }).waitFor()
        expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(1)
        await shoot(page, "bank-applied", look)
        expect(await overflow(page)).toBe(0)
        await page.getByRole("button", { name: "Undo" }).click()
        await said(page, "Undone.")
        await page.getByRole("heading", { name: "What needs you (6)" }).waitFor()
        expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0)
      })
    })

    it("splits one among several, some of them found by a search", async () => {
      const { money, several, who } = await makeMoney()
      await withTab(look, who, async ({ page }) => {
        await page.goto(server.url + who.at("/bank"))
        await cardOf(page, "diverse Rechnungen").getByRole("button", { name: "Split" }).click()
        await page.getByRole("heading", { name: "Split, or apply to other receivables" }).waitFor()
        const form = page.locator("#split form")
        await form.getByRole("checkbox", { name: "2027-0041" }).check()
        await form.getByRole("checkbox", { name: "2027-0042" }).check()
        if (look.scripts) {
          // What is left for the second one is less than it wants.
          expect(await form.getByLabel("Amount for 2027-0042").inputValue()).toBe("250.00")
          expect(await form.locator("output").textContent()).toBe("€1,500.00 is chosen, €0.00 is left.")
          expect(await form.getByRole("button", { name: "Work out" }).isVisible()).toBe(false)
        }
        await form.getByLabel("Amount for 2027-0042").fill("200,50")
        if (!look.scripts) await form.getByRole("button", { name: "Work out" }).click()
        await form.locator("output", { hasText: "€1,450.50 is chosen, €49.50 is left." }).waitFor()
        await form.getByLabel("Search").fill("Sonnenschein")
        await form.getByRole("button", { name: "Search" }).click()
        // Reading goes on in the search: whoever types before gets there too.
        await page.locator("#apply-to-debts-q:focus").waitFor()
        await form.getByLabel("Amount for 2027-0051").fill("49.50")
        expect(await form.getByRole("checkbox", { name: "2027-0042" }).isChecked()).toBe(true)
        await shoot(page, "bank-split", look)
        await form.getByRole("button", { name: "Apply to these" }).click()
        await said(page, "Applied to what you chose.")
        expect(
          await page.getByRole("table", { name: "Payments that it made" }).getByRole("row").count()
        ).toBe(4)
        await shoot(page, "bank-transaction-applied", look)
      })
      const payments = await server.sql<{ amount_minor: string }>(
        "select amount_minor from payments where company_id = $1 and bank_transaction_id = $2 order by amount_minor",
        [money.company.id, several]
      )
      expect(payments.map((row) => Number(row.amount_minor))).toEqual([4_950, 20_050, 125_000])
    })

    it("ignores one with a reason, and takes that back on its page", async () => {
      const { who } = await makeMoney()
      await withTab(look, who, async ({ page }) => {
        await page.goto(server.url + who.at("/bank"))
        const card = cardOf(page, "payout po_1Abc")
        await card.getByRole("button", { name: "Ignore" }).first().click()
        const sheet = card.getByRole("dialog")
        await sheet.getByLabel("Reason").fill("Own money")
        await sheet.getByRole("button", { name: "Ignore" }).click()
        await said(page, "Ignored.")
        await page.getByRole("link", { name: "STRIPE PAYOUT" }).first().click()
        await page.getByText("Own money").waitFor()
        await page.getByRole("button", { name: "Undo" }).first().click()
        await page.getByRole("dialog").getByLabel("Reason").fill("It was a customer's")
        await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click()
        await said(page, "It waits again.")
      })
    })
  })
}

describe.runIf(hasChromium)("a file in work", { timeout: SLOW_MILLIS }, () => {
  it("is looked at again by itself, until it is done", async () => {
    const { money, several, who } = await makeMoney()
    const look: Look = { width: 1280, scheme: "light", scripts: true }
    await server.sql("update bank_transactions set is_matched = false where bank_transaction_id = $1", [
      several
    ])
    await server.sql("update bank_statements set matched_at = null where company_id = $1", [who.companyId])
    await withTab(look, who, async ({ page }) => {
      await page.goto(server.url + who.at(`/bank/statements/${money.statementId}`))
      await page.getByText("2 of 3 transactions are matched.").waitFor()
      await server.sql("update bank_transactions set is_matched = true where bank_transaction_id = $1", [
        several
      ])
      await page.getByText("3 of 3 transactions are matched.").waitFor()
      await server.sql("update bank_statements set matched_at = now() where company_id = $1", [who.companyId])
      await page.getByText("are matched").waitFor({ state: "detached" })
      await page.getByRole("heading", { level: 1, name: "march.xml" }).waitFor()
    })
  })
})

for (const look of journeys) {
  describe.runIf(hasChromium)(`an upload: ${nameOf(look)}`, { timeout: SLOW_MILLIS }, () => {
    it("of several files says what came of each", async () => {
      const { money, who } = await makeMoney()
      await server.sql("update companies set iban = $2 where company_id = $1", [
        money.company.id,
        IBAN_OF_FACTS
      ])
      await withTab(look, who, async ({ page }) => {
        await page.goto(server.url + who.at("/bank"))
        const file = (name: string, text: string) => ({
          name,
          mimeType: "application/xml",
          buffer: Buffer.from(text)
        })
        await page
          .getByLabel("Statements of your bank")
          .setInputFiles([
            file("april.xml", camt({ entries: [{ amount: "250.00", text: "2027-0041" }] })),
            file("wrong.xml", camt({ closing: "1.00", entries: [] }))
          ])
        await page.getByRole("button", { name: "Upload" }).click()
        await page.getByText("1 transaction: 0 applied, 1 waits for you.").waitFor()
        expect(await page.getByRole("alert").textContent()).toContain("Balance")
        if (look.scripts) expect(await axeFaults(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
        await shoot(page, "bank-uploaded", look)
        await page.getByRole("link", { name: "Go to Money in" }).click()
        await page.getByRole("heading", { name: "What needs you (7)" }).waitFor()
      })
    })
  })
}

describe.runIf(hasChromium)("files that are dropped", { timeout: SLOW_MILLIS }, () => {
  it("are sent at once", async () => {
    const { money, who } = await makeMoney()
    await server.sql("update companies set iban = $2 where company_id = $1", [
      money.company.id,
      IBAN_OF_FACTS
    ])
    await withTab({ width: 1280, scheme: "light", scripts: true }, who, async ({ page }) => {
      await page.goto(server.url + who.at("/bank"))
      const files = await page.evaluateHandle(
        ([text]) => {
          const transfer = new DataTransfer()
          transfer.items.add(new File([text ?? ""], "may.xml", { type: "application/xml" }))
          return transfer
        },
        [camt({ entries: [{ amount: "250.00", text: "2027-0041" }] })]
      )
      await page.dispatchEvent("form.upload", "dragover", { dataTransfer: files })
      await page.locator("form.upload.over").waitFor()
      await page.dispatchEvent("form.upload", "drop", { dataTransfer: files })
      await page.getByText("1 transaction: 0 applied, 1 waits for you.").waitFor()
    })
  })
})

describe.runIf(hasChromium)("the keys", { timeout: SLOW_MILLIS }, () => {
  const look: Look = { width: 1280, scheme: "light", scripts: true }
  const focused = (page: Page) =>
    page.evaluate<string>(
      "document.activeElement.querySelector('h3')?.textContent ?? document.activeElement.id"
    )

  /** After a change of page, reading goes on at its heading. */
  const arrived = (page: Page) => page.locator("h1:focus").waitFor()

  it("go through the list, apply, undo, search and open", async () => {
    const { who } = await makeMoney()
    await withTab(look, who, async ({ page }) => {
      await page.goto(server.url + who.at("/bank"))
      await page.keyboard.press("j")
      expect(await focused(page)).toBe("Café Lumière")
      await page.keyboard.press("j")
      expect(await focused(page)).toBe("Bäckerei Sonnenschein")
      await page.keyboard.press("a")
      await said(page, "Applied.")
      // Where it was is the next one now.
      await expect.poll(() => focused(page)).toBe("MUELLER UND SOEHNE")
      await page.keyboard.press("k")
      expect(await focused(page)).toBe("Café Lumière")
      await page.keyboard.press("k")
      expect(await focused(page)).toBe("Café Lumière")
      await page.keyboard.press("u")
      await said(page, "Undone.")
      await arrived(page)
      await page.keyboard.press("j")
      await page.keyboard.press("Enter")
      await page.getByRole("heading", { level: 1, name: "Café Lumière" }).waitFor()
      await arrived(page)
      await page.keyboard.press("/")
      expect(await focused(page)).toBe("apply-to-debts-q")
      // What is typed into a field is text.
      await page.keyboard.type("jau/")
      expect(await page.getByLabel("Search").inputValue()).toBe("jau/")
    })
  })

  it("do something once while one is held down, and nothing where no card is looked at", async () => {
    const { who } = await makeMoney()
    await withTab(look, who, async ({ page }) => {
      await page.goto(server.url + who.at("/bank"))
      await page.keyboard.press("a")
      await page.keyboard.press("j")
      await page.keyboard.press("j")
      expect(await page.getByRole("heading", { name: "What needs you (6)" }).count()).toBe(1)
      // Held down: each further press is a repetition of the first.
      await page.keyboard.down("a")
      await said(page, "Applied.")
      await expect.poll(() => focused(page)).toBe("MUELLER UND SOEHNE")
      for (let times = 0; times < 5; times++) await page.keyboard.down("a")
      await page.keyboard.up("a")
      expect(await page.getByRole("heading", { name: "What needs you (5)" }).count()).toBe(1)
      await page.reload()
      await page.getByRole("heading", { name: "What needs you (5)" }).waitFor()
      // They move on while they are held.
      await page.keyboard.down("j")
      await page.keyboard.down("j")
      await page.keyboard.up("j")
      expect(await focused(page)).toBe("MUELLER UND SOEHNE")
    })
  })

  it("ask for the reason on the page of what is undone there", async () => {
    const { who } = await makeMoney()
    await withTab(look, who, async ({ page }) => {
      await page.goto(server.url + who.at("/bank"))
      await page.keyboard.press("j")
      await page.keyboard.press("a")
      await said(page, "Applied.")
      await page.getByRole("link", { name: "Café Lumière" }).first().click()
      await page.getByRole("heading", { level: 1, name: "Café Lumière" }).waitFor()
      await arrived(page)
      await page.keyboard.press("u")
      await page.getByLabel("Reason").fill("For somebody else")
      await page.locator("[popover]:popover-open button[type=submit]").click()
      await said(page, "Undone.")
    })
  })

  it("lead from the list to the search, and do nothing with another key held or when they are off", async () => {
    const { who } = await makeMoney()
    await withTab(look, who, async ({ page }) => {
      await page.goto(server.url + who.at("/bank"))
      await page.keyboard.press("j")
      await page.keyboard.press("/")
      await expect.poll(() => focused(page)).toBe("apply-to-debts-q")
      await page.goto(server.url + who.at("/bank"))
      await page.keyboard.press("Control+j")
      await page.keyboard.press("Alt+a")
      await page.getByRole("button", { name: "Turn keys off" }).click()
      await page.keyboard.press("j")
      await page.keyboard.press("a")
      await page.getByRole("button", { name: "Turn keys on" }).waitFor()
      await page.reload()
      await page.getByRole("button", { name: "Turn keys on" }).waitFor()
      await page.keyboard.press("j")
      expect(await page.locator("li.movement:focus").count()).toBe(0)
      expect(await page.getByRole("heading", { name: "What needs you (6)" }).count()).toBe(1)
    })
  })
})
