/** The page that keeps receivables in step with a file, as people use it, and by the rules of every page. */
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { addDays, todayIn } from "../../src/domain/CalendarDate.ts"
import { axeFaults, hasChromium, launch, looks, nameOf, open, overflow } from "../support/Chromium.ts"
import { type Person, personOf } from "../support/Person.ts"
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

const today = () => todayIn("Europe/Berlin", Date.now())

const head = "Kunde;E-Mail;Rechnungsnummer;Fällig am;Betrag;Bezahlt;Währung;Status"
const october = () =>
  [
    head,
    `Café Lumière;post@lumiere.example;2026-0041;${addDays(today(), 20)};1250,00;0;EUR;offen`,
    `Café Lumière;post@lumiere.example;2026-0042;${addDays(today(), 25)};480,00;0;EUR;offen`,
    `Müller & Söhne Maschinenbau GmbH & Co. KG;rechnung@mueller.example;2026-0061;${addDays(today(), 12)};12400,00;0;EUR;offen`
  ].join("\n")
const november = (wrong = true) =>
  [
    head,
    `Café Lumière;post@lumiere.example;2026-0041;${addDays(today(), 20)};1250,00;250,00;EUR;offen`,
    `Café Lumière;post@lumiere.example;2026-0042;${addDays(today(), 25)};480,00;480,00;EUR;bezahlt`,
    `Bäckerei Sonnenschein;post@sonnenschein.example;2026-0051;${addDays(today(), -5)};89,90;0;EUR;offen`,
    `Grace Hopper;grace@example.com;2026-0052;${addDays(today(), -200)};700,00;0;EUR;offen`,
    ...(wrong ? [`Ada;nobody;2026-0053;31.02.2027;x;0;EUR;offen`] : []),
    `Alt;;2026-0001;${addDays(today(), -300)};10,00;10,00;EUR;storniert`
  ].join("\n")

const makeCompany = async (): Promise<Person> => {
  const company = await server.company({ timezone: "Europe/Berlin" })
  return personOf(server, company.id, { role: "member" })
}

const choose = async (page: Page, who: Person, content: string, path = "/receivables/import") => {
  await page.goto(server.url + who.at(path))
  await page
    .getByLabel("File")
    .setInputFiles({ name: "offene-posten.csv", mimeType: "text/csv", buffer: Buffer.from(content) })
  await page.getByRole("button", { name: "Preview" }).click()
  await page.getByRole("heading", { name: "offene-posten.csv" }).waitFor()
}

describe.runIf(hasChromium)("the page of an import", { timeout: SLOW_MILLIS }, () => {
  for (const look of looks) {
    it(`breaks no rule of axe, fits, and is small: ${nameOf(look)}`, async () => {
      const who = await makeCompany()
      const tab = await open(browser, server.url, look, who.cookie)
      const { page } = tab
      const found: Array<string> = []
      const examine = async (name: string) => {
        const wider = await overflow(page)
        if (wider > 0) found.push(`${name}: ${wider} px wider than the window`)
        found.push(...(await axeFaults(page)).map((fault) => `${name}: ${fault}`))
        if (folder !== undefined)
          await page.screenshot({
            path: join(folder, `${name}-${look.width}-${look.scheme}.png`),
            fullPage: true
          })
      }
      await page.goto(server.url + who.at("/receivables/import"))
      await examine("import-upload")
      await choose(page, who, october())
      await page.getByRole("button", { name: "Import", exact: true }).click()
      await page.getByRole("heading", { name: "The file is imported" }).waitFor()
      await examine("import-done")
      await choose(page, who, november())
      await examine("import-preview")
      await choose(page, who, "Wer;Was\nAda;10\n")
      await examine("import-columns")
      expect(found).toEqual([])
      if (folder === undefined) expect(tab.faults).toEqual([])
      await tab.context.close()
    })
  }

  it.each([
    { width: 360, scheme: "dark", scripts: false },
    { width: 1280, scheme: "light", scripts: true }
  ] as const)("keeps the book in step from one month to the next: $width px", async (look) => {
    const who = await makeCompany()
    const tab = await open(browser, server.url, look, who.cookie)
    const { page } = tab
    await choose(page, who, october())
    await page.getByRole("button", { name: "Import", exact: true }).click()
    await page.getByRole("heading", { name: "The file is imported" }).waitFor()
    await choose(page, who, november())
    await page.getByText("2 new debts are overdue.").waitFor()
    await page.getByLabel("At once").check()
    await page.getByLabel("Import the other rows").check()
    await page.getByLabel("Mark those as paid that are ticked").check()
    await page.getByLabel("Mark 2026-0042 as paid").check()
    await page.getByRole("button", { name: "Import", exact: true }).click()
    await page.getByRole("heading", { name: "The file is imported" }).waitFor()
    expect(
      await server.sql(
        "select external_reference as reference, status from receivables where company_id = $1 order by 1",
        [who.companyId]
      )
    ).toEqual([
      { reference: "2026-0041", status: "partially_paid" },
      { reference: "2026-0042", status: "paid" },
      { reference: "2026-0051", status: "open" },
      { reference: "2026-0052", status: "open" },
      { reference: "2026-0061", status: "open" }
    ])
    await choose(page, who, november(false))
    await page.getByText("Unchanged").first().waitFor()
    await tab.context.close()
  })
})
