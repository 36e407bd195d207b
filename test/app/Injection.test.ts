/** What somebody has typed runs nowhere: in no spreadsheet, in no link for paying. */
import { parse } from "csv-parse/sync"
import { beforeAll, describe, expect, it } from "vitest"
import type { AnyPage } from "../../src/app/Page.ts"
import { pages } from "../../src/app/Pages.ts"
import { type AppBook, makeBook } from "../support/AppBook.ts"
import { companyFacts, makeDebtor, setFacts } from "../support/Debtor.ts"
import { upload } from "../support/ImportForm.ts"
import { type Person, personOf, Visitor } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

describe("a file for a spreadsheet", () => {
  const withFiles = (pages as unknown as ReadonlyArray<AnyPage<never>>).filter(({ csv }) => csv !== null)
  const formulas = [
    `=HYPERLINK("https://evil.example";"Pay")`,
    "@SUM(1+1)",
    "+1+1",
    "-1+cmd|' /C calc'!A0",
    "\t=1+1"
  ]
  const books: Array<readonly [AppBook, Person]> = []

  beforeAll(async () => {
    for (const text of formulas) {
      const book = await makeBook(server, text)
      books.push([book, await personOf(server, book.company.id, { name: text })])
    }
  })

  /** Has somebody choose a file whose heading and only row hold a formula and are wrong; the query of that import. */
  const wrongFile = async (owner: Person, path: string, formula: string): Promise<string> => {
    const cell = `"${formula.replaceAll('"', '""')}"`
    const content = `Name,E-mail,Amount,Due date,${cell}\n${cell},nobody,x,2087-01-31,${cell}\n`
    const seen = await upload(owner, content, path.replace("/app/:company", ""))
    const id = seen.html.querySelector("input[type=hidden][name=import]")?.getAttribute("value")
    return `import=${id}&`
  }

  it("is given by six pages", () => expect(withFiles.length).toBeGreaterThanOrEqual(6))

  it.each(withFiles.map(({ path }) => path))("of %s holds no formula", async (path) => {
    for (const [index, [book, owner]] of books.entries()) {
      const query = path.endsWith("/import") ? await wrongFile(owner, path, formulas[index] ?? "") : ""
      const seen = await owner.get(`${book.addressOf(path)}?${query}format=csv`)
      expect(seen.status).toBe(200)
      const cells = (parse(seen.text, { bom: true, relax_column_count: true }) as Array<Array<string>>).flat()
      expect(cells.length).toBeGreaterThan(1)
      expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-?[0-9.]+$/.test(cell))).toEqual([])
    }
  })
})

describe("the link for paying", () => {
  it.each([
    "javascript:alert(1)//{reference}",
    "data:text/html,<script>alert(1)</script>",
    "https://user:secret@pay.example.com/{reference}",
    "https://{reference}.example.com/",
    "https://pay.example.com{reference}/",
    "https://{reference}@pay.example.com/",
    "//pay.example.com/{reference}",
    "http://pay.example.com/{reference}",
    "https://pay.example.com/{iban}",
    "https://pay.example.com/\u202e{reference}",
    " javascript:alert(1)"
  ])("%j is refused", async (link) => {
    const owner = await personOf(server, (await server.company()).id)
    const seen = await owner.submit(owner.at("/company"), "change-payment-details", { payment_url: link })
    expect(seen.status).toBe(422)
    expect(
      await server.sql("select payment_url from companies where company_id = $1", [owner.companyId])
    ).toEqual([{ payment_url: null }])
  })

  it("stays at its host, with whatever reference", async () => {
    for (const reference of [
      "&amount=0#",
      "/../..//evil.example?",
      "@evil.example",
      "$&$1{amount}",
      '"><b>',
      "%2f%2fevil"
    ]) {
      const company = await server.company()
      await setFacts(server, company.id, {
        ...companyFacts,
        payment_url: "https://pay.example.com/{reference}?ref={reference}&amount={amount}"
      })
      const debtor = await makeDebtor(company, {}, [
        { external_reference: reference, amount: "12.50", currency: "EUR" }
      ])
      const seen = await new Visitor(server).get(debtor.path)
      const href = seen.html
        .querySelectorAll("a")
        .map((each) => each.getAttribute("href") ?? "")
        .find((each) => each.startsWith("https://pay."))
      const url = new URL(href ?? "")
      expect([url.host, url.username, url.hash]).toEqual(["pay.example.com", "", ""])
      expect(url.searchParams.getAll("amount")).toEqual(["12.50"])
      expect(url.searchParams.get("ref")).toBe(reference)
    }
  })
})
