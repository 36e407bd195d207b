/** A customer who is typed anew although one has them already, and one who is named by words, by plain HTTP. */
import { describe, expect, it } from "vitest"
import { textsOf } from "../support/MoneyPages.ts"
import { type Person, personOf } from "../support/Person.ts"
import { type Company, useServer } from "../support/TestServer.ts"

const server = useServer()

const ACTION = "create-receivable"
const typed = {
  amount: "12.50",
  currency: "EUR",
  due_date: "2026-04-01",
  external_reference: "INV-9",
  description: "Two hours"
}

const office = async (): Promise<{ company: Company; person: Person; ada: number; page: string }> => {
  server.clock.hold("2026-03-16T10:00:00Z")
  const company = await server.company()
  const person = await personOf(server, company.id, { role: "member" })
  const made = await company.receivable({ customer: { display_name: "Ada Ltd", email: "Ada@example.com" } })
  return { company, person, ada: Number(made["customer_id"]), page: person.at("/receivables/new") }
}

const debtsOf = async (company: Company, reference: string) =>
  (await company.get(`/receivables?external_reference=${reference}`)).json as {
    readonly data: ReadonlyArray<{ readonly customer_id: number; readonly description: string }>
  }

describe("a customer who is typed anew", () => {
  for (const [what, customer] of [
    ["by the address", { "customer.display_name": "Somebody", "customer.email": "ADA@example.com" }],
    ["by the name", { "customer.display_name": "ada ltd", "customer.email": "other@example.com" }],
    ["by the name alone", { "customer.display_name": " ADA LTD " }]
  ] as const) {
    it(`is recognised ${what}, and nothing that was typed is lost`, async () => {
      const { ada, company, page, person } = await office()
      const asked = await person.submit(page, ACTION, { ...typed, ...customer })
      expect(asked.status).toBe(422)
      expect(textsOf(asked, "[data-alike] li a")).toEqual(["Ada Ltd (Ada@example.com)"])
      expect(asked.html.querySelector(`#${ACTION}-amount`)?.getAttribute("value")).toBe("12.50")
      expect((await debtsOf(company, "INV-9")).data).toEqual([])

      const button = asked.html.querySelector('[data-alike] button[name="use_customer"]')
      expect(button?.text).toContain("Use this one")
      expect(button?.getAttribute("value")).toBe(String(ada))
      const fields = person.fieldsOf(asked, ACTION)
      for (const [name, value] of Object.entries({ ...typed, ...customer })) fields.append(name, value)
      fields.append("use_customer", String(ada))
      expect((await person.post(page, fields)).status).toBe(303)
      expect((await debtsOf(company, "INV-9")).data).toMatchObject([
        { customer_id: ada, description: "Two hours" }
      ])
    })
  }

  it("is made all the same where somebody wants that, once", async () => {
    const { ada, company, page, person } = await office()
    const customer = { "customer.display_name": "Ada Ltd" }
    const asked = await person.submit(page, ACTION, { ...typed, ...customer })
    const fields = person.fieldsOf(asked, ACTION)
    for (const [name, value] of Object.entries({ ...typed, ...customer, new_customer: "yes" })) {
      fields.append(name, value)
    }
    expect((await person.post(page, fields)).status).toBe(303)
    expect((await person.post(page, fields)).status).toBe(303)
    const { data } = await debtsOf(company, "INV-9")
    expect(data.length).toBe(1)
    expect(data[0]?.customer_id).not.toBe(ada)
  })

  it("is created at once where nobody is like that, and the same form again creates nothing", async () => {
    const { company, page, person } = await office()
    const made = await person.submit(page, ACTION, { ...typed, "customer.display_name": "Cleo" })
    expect(made.status).toBe(303)
    expect((await person.post(page, person.last ?? new URLSearchParams())).status).toBe(303)
    expect((await debtsOf(company, "INV-9")).data.length).toBe(1)
  })

  it("is not recognised by another company’s customers, and offers a few at most", async () => {
    const { company, page, person } = await office()
    const other = await office()
    await other.company.receivable({ customer: { display_name: "Secret Ltd" } })
    const made = await person.submit(page, ACTION, { ...typed, "customer.display_name": "Secret Ltd" })
    expect(made.status).toBe(303)
    for (let n = 0; n < 7; n += 1) await company.receivable({ customer: { display_name: "Many" } })
    const asked = await person.submit(page, ACTION, { ...typed, "customer.display_name": "many" })
    expect(textsOf(asked, "[data-alike] li").length).toBe(5)
  })
})

describe("a customer with the address of another", () => {
  it("says so after a change, and leads owners and admins to merging", async () => {
    const { ada, company, person } = await office()
    const other = Number((await company.receivable({ customer: { display_name: "Bert" } }))["customer_id"])
    const page = person.at(`/customers/${other}`)
    expect((await person.get(page)).text).not.toContain("has the same e-mail address")
    const { version } = await company.read(`/customers/${other}`)
    await company.patch(`/customers/${other}`, { expected_version: version, email: "ADA@example.com" })
    const seen = await person.get(page)
    expect(textsOf(seen, ".notice p")).toEqual(["Ada Ltd has the same e-mail address."])
    const owner = await personOf(server, company.id, { role: "owner" })
    expect((await owner.get(page)).html.querySelector(".notice p a:last-child")?.getAttribute("href")).toBe(
      `${page}/merge?into=${ada}`
    )
  })
})

describe("the customer of a receivable", () => {
  it("is named by words without a script; nobody and several are said", async () => {
    const { ada, company, person } = await office()
    await company.receivable({ customer: { display_name: "Cleo Ltd" } })
    const debt = await company.receivable({ customer: { display_name: "Bert" }, external_reference: "INV-4" })
    const page = person.at(`/receivables/${debt.id}`)
    const named = (words: string) => person.submit(page, "edit-receivable", { customer_id: words })
    const nobody = await named("zzz")
    expect([nobody.status, nobody.text.includes("nobody found with these words")]).toEqual([422, true])
    const several = await named("ltd")
    expect(several.status).toBe(422)
    const told = textsOf(several, "#edit-receivable-customer_id-problem").join()
    expect(told).toMatch(/several: \d+ .* Ltd.*; \d+ .* Ltd/)
    expect(told).toContain(`${ada} Ada Ltd (Ada@example.com)`)
    expect((await named("ada")).status).toBe(303)
    expect((await company.read(`/receivables/${debt.id}`))["customer_id"]).toBe(ada)
  })
})
