/** What the debtor's page says to quote. */
import { beforeAll, expect, it } from "vitest"
import { creditorReference, printedReference } from "../../src/domain/bank/References.ts"
import { swissPayloadOf } from "../../src/domain/SwissQr.ts"
import { companyFacts, makeDebtor, setFacts } from "../support/Debtor.ts"
import { type Seen, Visitor } from "../support/Person.ts"
import { scanned } from "../support/scanners.ts"
import { type Company, useServer } from "../support/TestServer.ts"

const server = useServer()
let company: Company

beforeAll(async () => {
  company = await server.company()
  await setFacts(server, company.id)
})

const invoice = { external_reference: "RE-42", amount: "1234.50", due_date: "2026-03-02" }

const see = (path: string) => new Visitor(server).send(path, {})

const lines = (seen: Seen, selector: string): ReadonlyArray<string> =>
  seen.html.querySelectorAll(selector).map(({ text }) => text.replaceAll(/[\u00a0\u202f]/g, " ").trim())

const own = (receivableId: number): string => creditorReference(company.id, receivableId)
const printed = (receivableId: number): string => printedReference(own(receivableId), null)

it("asks to pay each by itself where one transfer would not say what it is for", async () => {
  const debts = Array.from({ length: 20 }, () => invoice)
  const seen = await see((await makeDebtor(company, {}, debts)).path)
  expect(lines(seen, "#pay")[0]).toContain("Please make each payment separately")
  expect(lines(seen, ".transfer")).toEqual([])
  expect(seen.html.querySelectorAll("a[href^='?pay=']")).toHaveLength(20)
})

it("quotes an external reference that is structured, and says it once", async () => {
  const debtor = await makeDebtor(company, {}, [{ ...invoice, external_reference: "RF18 5390 0754 7034" }])
  const seen = await see(debtor.path)
  expect(lines(seen, ".transfer .value")).toEqual(["€1,234.50", "RF18 5390 0754 7034"])
  expect(lines(seen, ".list .quiet").filter((line) => line.startsWith("Payment reference"))).toEqual([])
  expect(seen.html.querySelectorAll("[data-copy]").at(-1)?.getAttribute("data-copy")).toBe("RF18539007547034")
})

it("links and quotes a debt that has no reference", async () => {
  const debtor = await makeDebtor(company, {}, [])
  const id = await debtor.owes({ ...invoice, external_reference: undefined, description: "Rent" })
  const seen = await see(debtor.path)
  expect(lines(seen, ".transfer .value")).toEqual(["€1,234.50", printed(id)])
  expect(seen.html.querySelector("#pay a.button")?.getAttribute("href")).toBe(
    `https://pay.example.com/?ref=${own(id)}&amount=1234.50`
  )
})

it("has a Swiss code for a QR-IBAN and a debt with a QR reference, and none for another", async () => {
  const swiss = await server.company()
  await setFacts(server, swiss.id, {
    name: "Robert Schneider AG",
    address: "Rue du Lac 1268\n2501 Biel",
    country: "CH",
    iban: "CH4431999123000889012",
    bic: "POFICHBEXXX"
  })
  const reference = "21 00000 00003 13947 14300 09017"
  const franc = { amount: "1949.75", currency: "CHF", due_date: "2026-03-02" }
  const debtor = await makeDebtor(swiss, {}, [])
  const id = await debtor.owes({ ...franc, external_reference: reference })
  const seen = await see(debtor.path)
  expect(lines(seen, ".transfer .value")).toEqual(["CHF 1,949.75", reference])
  const text = swissPayloadOf({
    name: "Robert Schneider AG",
    address: "Rue du Lac 1268\n2501 Biel",
    country: "CH",
    iban: "CH4431999123000889012",
    currency: "CHF",
    amountMinor: 194_975n,
    reference: reference.replaceAll(" ", "")
  })
  expect(await scanned(String(seen.html.querySelector("figure")))).toEqual([text, text])

  // Two QR references are two payments, each with a code of its own.
  const other = await debtor.owes({ ...franc, external_reference: "00 00082 07791 22585 74212 86694" })
  const both = await see(debtor.path)
  expect(lines(both, "#pay")[0]).toContain("Please make each payment separately")
  expect(both.html.querySelectorAll("svg")).toHaveLength(0)
  for (const each of [id, other]) {
    expect((await see(`${debtor.path}?pay=${each}`)).html.querySelectorAll("svg.qr g")).toHaveLength(1)
  }

  // A QR-IBAN takes neither another reference nor a transfer of SEPA.
  const without = await makeDebtor(swiss, {}, [franc, { ...franc, currency: "EUR" }])
  const bare = await see(without.path)
  expect(lines(bare, ".transfer .value")).toHaveLength(4)
  expect(bare.html.querySelectorAll("svg")).toHaveLength(0)
})

it("has a code whose reference two readers read", async () => {
  const debtor = await makeDebtor(company, {}, [])
  const id = await debtor.owes(invoice)
  const text = `BCD\n002\n1\nSCT\nCOBADEFFXXX\n${companyFacts.name}\nDE89370400440532013000\nEUR1234.50\n\n${own(id)}`
  expect(await scanned(String((await see(debtor.path)).html.querySelector("figure")))).toEqual([text, text])
})
