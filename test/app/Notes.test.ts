/** Notes about customers and debts, and the day on which somebody is reminded of them. */
import { describe, expect, it } from "vitest"
import { textsOf } from "../support/MoneyPages.ts"
import { personOf } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

const setUp = async () => {
  server.clock.hold("2026-03-16T10:00:00Z")
  const company = await server.company({ timezone: "Europe/Berlin" })
  const person = await personOf(server, company.id, { role: "member", name: "Kim" })
  const debt = await company.receivable({
    customer: { display_name: "Ada", email: "ada@example.com" },
    external_reference: "INV-7",
    due_date: "2089-12-31"
  })
  const customerId = Number(debt["customer_id"])
  return {
    company,
    person,
    ofDebt: person.at(`/receivables/${debt.id}`),
    ofCustomer: person.at(`/customers/${customerId}`),
    overview: person.at("")
  }
}

const TOMORROW = "2026-03-17"

describe("a note", () => {
  it("on a debt stands there, with its customer, and in the history of both, as it was typed", async () => {
    const { ofCustomer, ofDebt, person } = await setUp()
    const kept = await person.submit(ofDebt, "add-receivable-note", { text: "Call Ada\n<b>early</b>" })
    expect(kept.status).toBe(303)
    const seen = await person.visit(kept.location ?? "")
    expect(seen.html.querySelector("#notes .typed")?.text).toBe("Call Ada\n<b>early</b>")
    expect(textsOf(seen, "#notes li")[0]).toContain("Kim, ")
    expect(textsOf(seen, ".timeline:not(.coming) li")[0]).toContain("Noted by Kim")
    const customer = await person.get(ofCustomer)
    expect(textsOf(customer, "#notes li")[0]).toContain("INV-7")
    expect(textsOf(customer, ".timeline li")[0]).toContain("Noted by Kim")
    // Nobody asked to be reminded.
    expect(textsOf(seen, "#notes button")).toEqual([])
  })

  it("on a customer stands there, and not with the debts", async () => {
    const { ofCustomer, ofDebt, person } = await setUp()
    await person.submit(ofCustomer, "add-customer-note", { text: "Wants invoices on paper" })
    expect(textsOf(await person.get(ofCustomer), "#notes .typed")).toEqual(["Wants invoices on paper"])
    expect((await person.get(ofDebt)).html.querySelector("#notes")).toBeNull()
  })

  it("stands in what needs a person from its day on, until it is done, which happens once", async () => {
    const { ofDebt, overview, person } = await setUp()
    await person.submit(ofDebt, "add-receivable-note", { text: "Call Ada", remind_on: TOMORROW })
    server.clock.hold("2026-03-16T21:00:00Z")
    expect((await person.get(overview)).text).toContain("Nothing waits for you")
    // In the company's time zone it is the next day.
    server.clock.hold("2026-03-16T23:30:00Z")
    const due = await person.get(overview)
    expect(textsOf(due, ".waiting > li")).toEqual([
      expect.stringMatching(/^Notes to be reminded of 1 ?Call Ada, Ada INV-7, 17 Mar 2026 ?Done$/)
    ])
    const fields = person.fieldsOf(due, "overview-note-done")
    expect((await person.post(overview, fields)).status).toBe(303)
    expect((await person.get(overview)).text).toContain("Nothing waits for you")
    expect(textsOf(await person.get(ofDebt), "#notes .badge")).toEqual(["Done"])
    fields.set("_key", crypto.randomUUID())
    expect((await person.post(overview, fields)).status).toBe(409)
  })

  it("may remind somebody today, and not before", async () => {
    const { ofDebt, overview, person } = await setUp()
    const refused = await person.submit(ofDebt, "add-receivable-note", {
      text: "Call",
      remind_on: "2026-03-15"
    })
    expect(refused.status).toBe(422)
    expect(textsOf(refused, ".overlay [role=alert]")[0]).toContain("Remind on must be today or later.")
    expect(refused.html.querySelector(".overlay textarea")?.text).toBe("Call")
    expect(
      (await person.submit(ofDebt, "add-receivable-note", { text: "Call", remind_on: "2026-03-16" })).status
    ).toBe(303)
    expect((await person.get(overview)).text).toContain("Notes to be reminded of")
  })

  it.each([
    ["nothing", ""],
    ["blanks", " \n "],
    ["more than it may have", "x".repeat(2_001)]
  ])("is refused with %s", async (_, text) => {
    const { ofDebt, person } = await setUp()
    expect((await person.submit(ofDebt, "add-receivable-note", { text })).status).toBe(422)
    expect((await person.get(ofDebt)).html.querySelector("#notes")).toBeNull()
  })

  it("is no other company's", async () => {
    const { ofDebt, person } = await setUp()
    await person.submit(ofDebt, "add-receivable-note", { text: "Call", remind_on: "2026-03-16" })
    const [row] = await server.sql<{ id: number }>("select max(note_id)::int as id from customer_notes")
    const other = await setUp()
    await other.person.submit(other.ofDebt, "add-receivable-note", { text: "Mine", remind_on: "2026-03-16" })
    const fields = other.person.fieldsOf(await other.person.get(other.overview), "overview-note-done")
    fields.set("note_id", String(row?.id))
    expect((await other.person.post(other.overview, fields)).status).toBe(404)
    expect((await other.person.get(other.overview)).text).not.toContain("Call")
  })
})
