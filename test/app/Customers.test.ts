/** The pages of customers: the list with its search, and one customer. */
import { describe, expect, it } from "vitest"
import { personOf, Visitor } from "../support/Person.ts"
import { type Row, useServer } from "../support/TestServer.ts"

const server = useServer()

const book = async (customer: Row = { display_name: "Ada" }) => {
  const company = await server.company()
  const receivable = await company.receivable({ customer })
  const person = await personOf(server, company.id, { role: "member" })
  return { company, person, id: String(receivable["customer_id"]) }
}

describe("the list of customers", () => {
  it("shows what each owes in each currency, and escapes names", async () => {
    const { company, id, person } = await book({ display_name: "<b>Ada</b>" })
    await company.receivable({ customer_id: Number(id), amount: "7.00", currency: "USD" })
    const seen = await person.get(person.at("/customers"))
    expect(seen.text).toContain("€100.00")
    expect(seen.text).toContain("US$7.00")
    expect(seen.text).toContain("&lt;b>Ada")
    expect(seen.text).not.toContain("<b>Ada")
  })

  it("shows all that is owed, however many receivables were paid since", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id)
    const made = await company.receivable({ amount: "12.00", customer: { display_name: "Old debts" } })
    await server.sql(
      `insert into receivables (company_id, customer_id, amount_minor, paid_minor, currency, due_date, status, created_at, updated_at, billed_on)
       select company_id, customer_id, 100, 100, currency, due_date, 'paid', created_at, updated_at, billed_on
       from receivables, generate_series(1, 2100) where company_id = $1 and receivable_id = $2`,
      [company.id, made.id]
    )
    expect((await person.get(person.at("/customers"))).html.querySelector("tbody")?.text).toContain("€12.00")
  })

  it("is searched by words of a name, an address or a reference in any case, and says that nobody is found", async () => {
    const { company, person } = await book({
      display_name: "Ada Lovelace",
      email: "ada@example.com",
      phone_e164: "+4915112345678"
    })
    await company.receivable({ customer: { display_name: "Grace Hopper" } })
    const names = async (q: string) =>
      (await person.get(person.at(`/customers?q=${encodeURIComponent(q)}`))).html
        .querySelectorAll("tbody tr td:first-child")
        .map((cell) => cell.text)
    expect(await names("")).toEqual(["Grace Hopper", "Ada Lovelace"])
    expect(await names("aDA l")).toEqual(["Ada Lovelace"])
    expect(await names("Lovelace")).toEqual(["Ada Lovelace"])
    expect(await names("love example")).toEqual(["Ada Lovelace"])
    expect(await names("ovelace")).toEqual([])
    expect(await names("%")).toEqual([])
    await company.receivable({ external_reference: "RE-77", customer: { display_name: "Alan Turing" } })
    expect(await names("re-77")).toEqual(["Alan Turing"])
    const nobody = await person.get(person.at("/customers?q=babbage"))
    expect(nobody.html.querySelector(".empty")?.text).toContain("Nobody found.")
    expect(await names("ada@example.com")).toEqual(["Ada Lovelace"])
    expect(await names("+49 151 12345678")).toEqual(["Ada Lovelace"])
  })

  it("says what each owes and what of it is overdue, since when, and when the last message left, and sorts by each", async () => {
    const company = await server.company({ timezone: "Europe/Berlin" })
    server.clock.hold("2026-03-15T09:00:00Z")
    const owing = async (
      name: string,
      debts: ReadonlyArray<readonly [amount: string, due: string, currency?: string]>
    ) => {
      let id: number | undefined
      for (const [amount, due_date, currency = "EUR"] of debts) {
        const made = await company.receivable({
          amount,
          due_date,
          currency,
          ...(id === undefined ? { customer: { display_name: name } } : { customer_id: id })
        })
        id = Number(made["customer_id"])
      }
      return id ?? 0
    }
    const ada = await owing("Ada", [
      ["100.00", "2026-03-20"],
      ["5.00", "2026-02-01"]
    ])
    const bob = await owing("Bob", [["50.00", "2026-03-01"]])
    await owing("Cleo", [["900", "2026-03-10", "JPY"]])
    const paid = await company.receivable({ customer: { display_name: "Dora" } })
    await company.payment(paid.id, "100.00")
    for (const [id, at] of [
      [ada, "2026-03-10T09:00:00Z"],
      [bob, "2026-03-12T09:00:00Z"]
    ] as const)
      await server.sql(
        `insert into reminder_messages (company_id, attempt_ids, customer_id, channel, recipient, locale, tone, captured, status, sent_on, sent_at, created_at)
         values ($1, '{1}', $2, 'email', 'x@example.com', 'en', 'friendly', true, 'sent', '2026-03-10', $3, $3)`,
        [company.id, id, at]
      )
    const person = await personOf(server, company.id)
    const names = async (query: string) =>
      (await person.get(person.at(`/customers?${query}`))).html
        .querySelectorAll("tbody tr td:first-child")
        .map((cell) => cell.text.trim())
    const first = await person.get(person.at("/customers?sort=name"))
    expect(
      first.html
        .querySelectorAll("tbody tr:first-child td")
        .slice(0, 5)
        .map((cell) => cell.text.trim())
    ).toEqual(["Ada", "€105.00", "€5.00", "1 Feb 2026", "10 Mar 2026, 10:00"])
    expect(await names("sort=name")).toEqual(["Ada", "Bob", "Cleo", "Dora"])
    expect(await names("sort=-name")).toEqual(["Dora", "Cleo", "Bob", "Ada"])
    expect(await names("sort=owed&currency=EUR")).toEqual(["Ada", "Bob"])
    expect(await names("sort=-owed&currency=EUR")).toEqual(["Bob", "Ada"])
    expect(await names("sort=owed&currency=JPY")).toEqual(["Cleo"])
    expect(await names("sort=overdue&currency=EUR")).toEqual(["Bob", "Ada"])
    expect(await names("sort=oldest")).toEqual(["Ada", "Bob", "Cleo"])
    expect(await names("sort=message")).toEqual(["Bob", "Ada"])
    expect(await names("sort=owed&currency=EUR&per_page=1&page=2")).toEqual(["Bob"])
    const one = await person.get(person.at("/customers?sort=owed&currency=EUR&per_page=1"))
    expect(one.html.querySelector("nav.pager")?.text.trim()).toBe("Next")
    const file = (await person.get(person.at("/customers?format=csv&sort=owed&currency=EUR"))).text.split(
      "\r\n"
    )
    expect(file[0]).toContain("oldest_due_date,last_message_at,owed_EUR,overdue_EUR,owed_JPY,overdue_JPY")
    expect(file[1]).toContain("Ada")
    expect(file[1]).toContain("2026-02-01,2026-03-10T09:00:00.000Z,105.00,5.00,0,0")
  })

  it("gives a file in which no name is a formula", async () => {
    const { person } = await book({ display_name: "=1+1" })
    expect((await person.get(person.at("/customers?format=csv"))).text).toContain(",'=1+1,")
  })
})

describe("a customer", () => {
  it("is not found for another company, and asks for a session", async () => {
    const { company, id } = await book()
    const stranger = await personOf(server, (await server.company()).id)
    expect((await stranger.get(stranger.at(`/customers/${id}`))).status).toBe(404)
    expect((await new Visitor(server).get(`/app/${company.id}/customers/${id}`)).status).toBe(303)
  })

  it("is edited; 409 with now and yours where somebody was faster; 422 keeps what was typed", async () => {
    const { company, id, person } = await book({ display_name: "Ada" })
    const at = person.at(`/customers/${id}`)
    const old = person.fieldsOf(await person.get(at), "edit-customer")
    const wrong = await person.submit(at, "edit-customer", { display_name: "Ada", email: "nonsense" })
    expect(wrong.status).toBe(422)
    expect(wrong.html.querySelector("#edit-customer-email")?.getAttribute("value")).toBe("nonsense")
    expect((await person.submit(at, "edit-customer", { display_name: "Ada L" })).status).toBe(303)
    old.set("display_name", "Mine")
    const refused = await person.post(at, old)
    expect(refused.status).toBe(409)
    expect(refused.html.querySelector(".notice.warn")?.text).toContain("now: Ada L; yours: Mine")
    expect((await company.read(`/customers/${id}`))["display_name"]).toBe("Ada L")
  })

  it("is no longer sent e-mails, and again, for which there has to be a reason", async () => {
    const { company, id, person } = await book({ display_name: "Ada", email: "ada@example.com" })
    const at = person.at(`/customers/${id}`)
    expect((await person.submit(at, "stop-email", { reason: "Asked <for>" })).status).toBe(303)
    expect((await company.read(`/customers/${id}`))["email_status"]).toBe("opted_out")
    expect((await person.get(at)).text).toContain("Asked &lt;for>")
    expect((await person.submit(at, "allow-email", { reason: "" })).status).toBe(422)
    expect((await person.submit(at, "allow-email", { reason: "Changed their mind" })).status).toBe(303)
    expect((await company.read(`/customers/${id}`))["email_status"]).toBe("allowed")
    expect((await person.submit(at, "stop-email", { reason: "" })).status).toBe(303)
    const seen = await person.get(at)
    expect(seen.html.querySelectorAll("p").map(({ text }) => text.trim())).toContainEqual(
      expect.stringMatching(/^No reminders are wanted there since .*\.$/)
    )
  })

  it("has a debtor's page, and a new link makes the old one void", async () => {
    const { id, person } = await book()
    const at = person.at(`/customers/${id}`)
    const link = async () =>
      (await person.get(at)).html
        .querySelectorAll("a")
        .find(({ text }) => text.trim() === "Open the debtor’s page")
        ?.getAttribute("href")
    const before = await link()
    expect(before).toContain("/p/")
    expect((await person.submit(at, "new-debtor-link")).status).toBe(303)
    expect(await link()).not.toBe(before)
  })
})
