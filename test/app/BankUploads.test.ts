import { describe, expect, it } from "vitest"
import type { Company } from "../support/Company.ts"
import { press, pressed, textsOf } from "../support/MoneyPages.ts"
import { type Person, personOf, type Seen } from "../support/Person.ts"
import { camt, IBAN_OF_FACTS } from "../support/StatementFile.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

const setUp = async (
  role: "owner" | "member" = "member"
): Promise<{ readonly company: Company; readonly who: Person }> => {
  const company = await server.company({ timezone: "Europe/Berlin" })
  await server.sql("update companies set iban = $2, account_holder = 'Lumen GmbH' where company_id = $1", [
    company.id,
    IBAN_OF_FACTS
  ])
  return { company, who: await personOf(server, company.id, { role }) }
}

/** Uploads files from the page, as a browser without a script does. */
const upload = async (
  who: Person,
  files: ReadonlyArray<readonly [name: string, content: string]>,
  at = "/bank"
): Promise<Seen> => {
  const form = new FormData()
  for (const [name, value] of who.fieldsOf(await who.get(who.at(at)), "upload-statements"))
    form.append(name, value)
  for (const [name, content] of files) form.append("file", new Blob([content]), name)
  return who.post(who.at("/bank/statements"), form)
}

describe("statements that are uploaded", () => {
  it("are imported, and what they bring is applied or waits", async () => {
    const { company, who } = await setUp()
    const debt = await company.receivable({ external_reference: "INV-8001", amount: "100.00" })
    await company.receivable({
      customer: { display_name: "Grace Hopper" },
      external_reference: "INV-8002",
      amount: "50.00"
    })
    const seen = await upload(who, [
      [
        "march.xml",
        camt({
          entries: [
            { amount: "100.00", name: "Ada Lovelace", text: "INV-8001" },
            { amount: "50.00", name: "Somebody", text: "INV-8002" },
            { amount: "-20.00", name: "Landlord", text: "Rent" }
          ]
        })
      ]
    ])
    expect(seen.status).toBe(200)
    expect(textsOf(seen, ".outcomes > li > p").join(" ")).toContain(
      "march.xml Imported 3 transactions: 1 applied, 1 waits for you. Open the statement"
    )
    expect((await company.read(`/receivables/${Number(debt["id"])}`))["status"]).toBe("paid")
    const bank = await who.get(who.at("/bank"))
    expect(textsOf(bank, "#needs-you")).toEqual(["What needs you (1)"])
    expect(textsOf(bank, ".accounts > div")[0]).toContain("€1,130.00")
    const page = await who.get(seen.html.querySelector(".outcomes a")?.getAttribute("href") ?? "")
    expect(textsOf(page, "h1")).toEqual(["march.xml"])
    expect(textsOf(page, ".facts > div")).toContain("New3")
  })

  it("are counted as far as the count is cheap, and the page says that there may be more", async () => {
    const { who } = await setUp()
    const entries = Array.from({ length: 1_000 }, (_, index) => ({
      amount: `${index + 1}.00`,
      name: "Somebody",
      text: "Thanks"
    }))
    await upload(who, [["full.xml", camt({ entries })]])
    expect(textsOf(await who.get(who.at("/bank")), "#needs-you")).toEqual(["What needs you (1,000 or more)"])
  })

  it("come many at once: each is told by itself, and one that is wrong changes nothing of the others", async () => {
    const { who } = await setUp()
    const [good, bad] = [camt({ entries: [{ amount: "1.00" }] }), camt({ closing: "7.00", entries: [] })]
    const seen = await upload(who, [
      ["good.xml", good],
      ["bad.xml", bad],
      ["good-again.xml", good],
      ["picture.png", "\u0000\u0001PNG"]
    ])
    expect(textsOf(seen, ".outcomes > li > p:first-child")).toEqual([
      "good.xml Imported",
      "bad.xml Refused",
      "good-again.xml Imported",
      "picture.png Refused"
    ])
    expect(textsOf(seen, "[role=alert]")[0]).toMatch(/Balance.*7\.00/)
    expect(seen.text).toContain("Nothing is new.")
    expect(textsOf(await who.get(who.at("/bank")), "tbody tr")).toHaveLength(1)
  })

  it("of an account that is not known offer to add it to owners, who then upload again", async () => {
    const { company, who } = await setUp("owner")
    const file = ["other.xml", camt({ iban: "NL91ABNA0417164300", entries: [{ amount: "5.00" }] })] as const
    const seen = await upload(who, [file])
    expect(textsOf(seen, "[role=alert]")[0]).toContain("NL91 ABNA 0417 1643 00")
    const added = await pressed(who, seen, "add-statement-account")
    expect(textsOf(added, "[role=status] p")).toEqual(["The account is added. Upload its statements."])
    expect(textsOf(await upload(who, [file]), ".outcomes > li > p:first-child")).toEqual([
      "other.xml Imported"
    ])
    const member = await personOf(server, company.id, { role: "member" })
    const refused = await upload(member, [["x.xml", camt({ iban: "GB29NWBK60161331926819", entries: [] })]])
    expect(textsOf(refused, "[role=alert]")[0]).toContain("An owner or admin can add it.")
  })

  it("of an IBAN that is wrong don't offer to add it", async () => {
    const { who } = await setUp("owner")
    const seen = await upload(who, [["x.xml", camt({ iban: "NL90ABNA0417164300", entries: [] })]])
    expect(textsOf(seen, "[role=alert]")[0]).toContain("is not a valid IBAN")
    expect(seen.text).not.toContain("add-statement-account")
  })

  it("ask for a file where none was chosen", async () => {
    const { who } = await setUp()
    const seen = await upload(who, [])
    expect(seen.status).toBe(422)
    expect(textsOf(seen, "#upload-statements-file-problem")).toEqual(["Choose a file."])
  })

  it("from a spreadsheet are matched once, and by the same columns afterwards", async () => {
    const { who } = await setUp()
    const csv = (day: string, amount: string) =>
      `Buchungstag;Name;Verwendungszweck;Betrag\n${day}.03.2027;Ada;Danke;${amount}\n`
    const asked = await upload(who, [["march.csv", csv("01", "10,00")]])
    expect(textsOf(asked, ".outcomes > li > p:first-child")).toEqual(["march.csv Columns"])
    const form = new FormData()
    for (const [name, value] of who.fieldsOf(asked, "import-by-columns")) form.append(name, value)
    for (const [name, heading] of [
      [
        "bank_account_id",
        asked.html.querySelector("select[name=bank_account_id] option")?.getAttribute("value")
      ],
      ["column.booked_on", "Buchungstag"],
      ["column.amount", "Betrag"],
      ["column.counterparty_name", "Name"],
      ["column.remittance", "Verwendungszweck"]
    ] as const)
      form.append(name, heading ?? "")
    const done = await who.post(who.at("/bank/statements"), form)
    expect(textsOf(done, ".outcomes > li > p:first-child")).toEqual(["march.csv Imported"])
    const next = await upload(who, [["april.csv", csv("02", "20,00")]])
    expect(textsOf(next, ".outcomes > li > p:first-child")).toEqual(["april.csv Imported"])
    expect(textsOf(await who.get(who.at("/bank")), "tbody td.number")).toEqual(["€20.00", "€10.00"])
    const again = await upload(who, [["april.csv", csv("02", "20,00")]])
    expect(again.text).toContain("Nothing is new.")
    const wrong = await upload(who, [["may.csv", csv("03", "ten")]])
    expect(textsOf(wrong, ".outcomes > li > p:first-child")).toEqual(["may.csv Columns"])
    expect(textsOf(wrong, "[role=alert]")[0]).toContain("“ten”, which is no amount")
    const none = await press(who, asked, "import-by-columns", { content: "" })
    expect(none.status).toBe(422)
  })

  it("are one company's: the page of a file is not found in another", async () => {
    const { who } = await setUp()
    const seen = await upload(who, [["march.xml", camt({ entries: [] })]])
    const href = seen.html.querySelector(".outcomes a")?.getAttribute("href") ?? ""
    expect((await who.get(href)).status).toBe(200)
    const other = (await setUp()).who
    expect((await other.get(href.replace(`/app/${who.companyId}`, `/app/${other.companyId}`))).status).toBe(
      404
    )
  })
})
