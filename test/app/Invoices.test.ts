/** The original invoice on the page of its receivable, and on the debtor's page. */
import { describe, expect, it } from "vitest"
import { makeDebtor } from "../support/Debtor.ts"
import { textsOf } from "../support/MoneyPages.ts"
import { pdf } from "../support/pdf.ts"
import { type Person, personOf, Visitor } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

const setUp = async () => {
  const company = await server.company({ timezone: "Europe/Berlin" })
  const person = await personOf(server, company.id, { role: "member" })
  const debtor = await makeDebtor(company, { email: "ada@example.com", preferred_locale: "de" })
  const id = await debtor.owes({ external_reference: "INV-7", amount: "100.00" })
  return { company, person, debtor, id, at: person.at(`/receivables/${id}`) }
}

const upload = async (person: Person, at: string, bytes: Uint8Array<ArrayBuffer> | null) => {
  const seen = await person.get(at)
  const form = new FormData()
  for (const [name, value] of person.fieldsOf(seen, "keep-invoice")) form.append(name, value)
  form.append("file", new File(bytes === null ? [] : [bytes], bytes === null ? "" : "invoice.pdf"))
  return person.post(`${at}/document`, form)
}

describe("the invoice of a receivable", () => {
  it("is kept by its page, opened, replaced and removed", async () => {
    const { at, person } = await setUp()
    const kept = await upload(person, at, pdf())
    expect([kept.status, kept.location?.startsWith(at)]).toEqual([303, true])
    const seen = await person.visit(kept.location ?? "")
    expect(textsOf(seen, "[role=status] p")).toEqual(["The invoice is kept."])
    expect(textsOf(seen, "#invoice p")[0]).toContain("Open the invoice PDF, 1 KB")
    expect(textsOf(seen, ".timeline:not(.coming) li")[0]).toContain("Invoice kept")
    const file = await person.get(`${at}/document/file`)
    expect(file.headers.get("content-type")).toBe("application/pdf")
    expect(file.headers.get("content-disposition")).toContain('filename="INV-7.pdf"')
    expect(file.headers.get("content-security-policy")).toContain("sandbox")
    expect((await upload(person, at, pdf({ content: "S" }))).status).toBe(303)
    expect((await person.submit(`${at}/document`, "remove-invoice")).status).toBe(303)
    expect((await person.get(at)).text).not.toContain("Open the invoice")
    expect((await person.get(`${at}/document/file`)).status).toBe(404)
  })

  it.each([
    ["nothing", null, "File is required."],
    ["what is no PDF", new Uint8Array([1, 2, 3]), "File must be a PDF."],
    ["a broken one", pdf().slice(0, 200), "File must be a whole PDF; this one is broken."],
    [
      "an encrypted one",
      pdf({ trailer: "/Encrypt 9 0 R" }),
      "File must be a PDF that opens without a password."
    ]
  ])("is refused: %s", async (_, bytes, message) => {
    const { at, person } = await setUp()
    const refused = await upload(person, at, bytes)
    expect(refused.status).toBe(422)
    expect(textsOf(refused, ".field-problem")).toEqual([message])
    expect((await person.get(at)).text).not.toContain("Open the invoice")
  })

  it("stands on the debtor's page, in the debtor's language, beside its debt, and nowhere else", async () => {
    const { at, company, debtor, id, person } = await setUp()
    const other = await debtor.owes({ external_reference: "INV-8", amount: "5.00" })
    expect((await new Visitor(server).get(debtor.path)).text).not.toContain("Rechnung öffnen")
    await upload(person, at, pdf())
    const page = await new Visitor(server).get(debtor.path)
    expect(textsOf(page, `#debt-${id} a[download]`)).toEqual(["Rechnung öffnen (INV-7)"])
    expect(page.html.querySelector(`#debt-${other} a[download]`)).toBeNull()
    const visitor = new Visitor(server)
    const file = await visitor.get(`${debtor.path}?invoice=${id}`)
    expect(file.status).toBe(200)
    expect(file.headers.get("content-type")).toBe("application/pdf")
    expect(file.headers.get("content-disposition")).toContain("attachment")
    expect(file.headers.get("content-security-policy")).toContain("sandbox")
    expect(file.headers.get("x-robots-tag")).toContain("noindex")
    expect(file.text.startsWith("%PDF-1.7")).toBe(true)
    expect((await visitor.get(`${debtor.path}?invoice=${other}`)).status).toBe(404)
    const stranger = await makeDebtor(company, { email: "bo@example.com" })
    expect((await visitor.get(`${stranger.path}?invoice=${id}`)).status).toBe(404)
    await company.server.sql("update companies set status = 'inactive' where company_id = $1", [company.id])
    expect((await visitor.get(`${debtor.path}?invoice=${id}`)).status).toBe(404)
  })

  it("is no other company's", async () => {
    const { at, id, person } = await setUp()
    await upload(person, at, pdf())
    const other = await personOf(server, (await server.company()).id)
    for (const path of [`/receivables/${id}/document`, `/receivables/${id}/document/file`]) {
      expect((await other.get(other.at(path))).status).toBe(404)
    }
  })
})
