/** Customers of whose debts nobody hears: where that is said, and who is listed. */
import { describe, expect, it } from "vitest"
import { textsOf } from "../support/MoneyPages.ts"
import { personOf } from "../support/Person.ts"
import { type Company, useServer } from "../support/TestServer.ts"

const server = useServer()

const setUp = async () => {
  const company = await server.company({ timezone: "Europe/Berlin" })
  return { company, person: await personOf(server, company.id, { role: "member" }) }
}

const owes = async (company: Company, customer: Readonly<Record<string, string>>) => {
  const made = await company.receivable({
    customer,
    external_reference: `INV of ${customer["display_name"]}`
  })
  return { id: made.id, customerId: Number(made["customer_id"]) }
}

const blocks = (company: Company, channel: string, address: string, why: "opted_out_at" | "suppressed_at") =>
  server.sql(
    why === "opted_out_at"
      ? "insert into blocked_addresses (company_id, channel, address, opted_out_at) values ($1, $2, $3, now())"
      : "insert into blocked_addresses (company_id, channel, address, suppressed_at, suppressed_for) values ($1, $2, $3, now(), 'bounced')",
    [company.id, channel, address]
  )

describe("customers who can't be reached", () => {
  it("stand in what needs a person, with the reason and what they owe, and in a list", async () => {
    const { company, person } = await setUp()
    await owes(company, { display_name: "No Address" })
    await owes(company, { display_name: "Opted Out", email: "Out@example.com", phone_e164: "+4915112345678" })
    await owes(company, { display_name: "Bounced", email: "bounced@example.com" })
    await owes(company, {
      display_name: "By SMS",
      email: "bounced@example.com",
      phone_e164: "+4915100000000"
    })
    await owes(company, { display_name: "Reached", email: "reached@example.com" })
    await blocks(company, "email", "out@example.com", "opted_out_at")
    await blocks(company, "sms", "+4915112345678", "suppressed_at")
    await blocks(company, "email", "bounced@example.com", "suppressed_at")
    await company
      .receivable({ customer: { display_name: "Paid" }, amount: "5.00" })
      .then(({ id }) => company.payment(id, "5.00"))
    const seen = await person.get(person.at(""))
    const [item = ""] = textsOf(seen, ".waiting > li").filter((text) => text.includes("can’t be reached"))
    expect(item).toBe(
      "Customers who can’t be reached 3Bounced, the address does not work€100.00" +
        "Opted Out, wants no reminders€100.00No Address, no address€100.00"
    )
    const list = await person.get(person.at("/customers?reach=none"))
    expect(textsOf(list, "tbody td:first-child")).toEqual(["Bounced", "Opted Out", "No Address"])
    const other = await setUp()
    expect((await other.person.get(other.person.at(""))).text).not.toContain("can’t be reached")
    expect((await other.person.get(other.person.at("/customers?reach=none"))).text).toContain(
      "Everybody who owes something can be reached."
    )
  })

  it("are counted up to a hundred", async () => {
    const { company, person } = await setUp()
    await server.sql(
      `with made as (
         insert into customers (company_id, display_name, created_at, updated_at)
         select $1, 'Customer ' || n, now(), now() from generate_series(1, 102) n returning customer_id
       )
       insert into receivables (company_id, customer_id, amount_minor, currency, due_date, created_at, updated_at, billed_on)
       select $1, customer_id, 100, 'EUR', '2026-03-01', now(), now(), '2026-03-01' from made`,
      [company.id]
    )
    const seen = await person.get(person.at(""))
    expect(textsOf(seen, ".waiting > li").find((text) => text.includes("can’t be reached"))).toContain("100+")
    const list = await person.get(person.at("/customers?reach=none"))
    expect(textsOf(list, "tbody tr")).toHaveLength(100)
    expect(list.text).toContain("There are more.")
  })

  it("is said when a debt is made, and on its page until it is paid", async () => {
    const { company, person } = await setUp()
    const made = await person.submit(person.at("/receivables/new"), "create-receivable", {
      "customer.display_name": "Ada",
      amount: "10",
      currency: "EUR",
      due_date: "2089-12-31"
    })
    const seen = await person.visit(made.location ?? "")
    expect(textsOf(seen, ".notice.warn")).toEqual([
      "Nobody is reminded of it: Ada has no e-mail address and no phone number. Add an address",
      // In the sheet that would send the next reminder.
      "The customer has no address for the next reminder."
    ])
    const id = Number(/receivables\/(\d+)/.exec(made.location ?? "")?.[1])
    await company.payment(id, "10.00")
    expect(textsOf(await person.get(person.at(`/receivables/${id}`)), ".notice.warn")).toEqual([])
  })
})
