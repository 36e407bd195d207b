/** Before a company goes live: what would leave, what is missing, who cannot be reached, and what is left to do. */
import { describe, expect, it } from "vitest"
import { addDays } from "../../src/domain/CalendarDate.ts"
import { dateIn, setPolicy, wideOpen, zoneAtNoon } from "../support/Debts.ts"
import { personOf, type Seen } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()
const zone = zoneAtNoon()
const today = dateIn(zone)

const opened = async () => {
  const company = await server.company({ timezone: zone })
  await setPolicy(
    server.databaseUrl,
    company.id,
    wideOpen([
      [0, "email"],
      [3, "email"]
    ])
  )
  await server.sql("update companies set reminders_mode = 'hold', first_steps = '{}' where company_id = $1", [
    company.id
  ])
  return { company, person: await personOf(server, company.id) }
}

const figuresOf = ({ html }: Seen) =>
  html.querySelectorAll("dl.figures > div").map(({ text }) => text.replaceAll(/\s+/g, " ").trim())

describe("the page before a company goes live", () => {
  it("says how many messages would leave in a week, to whom, and in which tone", async () => {
    const { company, person } = await opened()
    const owes = (name: string, days: number) =>
      company.receivable({
        due_date: addDays(today, days),
        external_reference: `LIVE${days}`,
        customer: { display_name: name, email: `${name}@example.com` }
      })
    await owes("ada", 0)
    await owes("ben", 6)
    await owes("cy", 20)
    const seen = await person.get(person.at("/go-live"))
    // Ada's notice and reminder, and Ben's notice.
    expect(figuresOf(seen)).toEqual(["Messages3", "Customers2", "Friendly3", "Firm0", "Final0"])
    expect(seen.html.querySelectorAll("tbody tr").length).toBe(3)
    expect(seen.text).toContain("LIVE6")
    expect(seen.text).not.toContain("LIVE20")
  })

  it("says what is missing, and who cannot be reached with what they owe", async () => {
    const { company, person } = await opened()
    await company.receivable({ due_date: today, amount: "70.00", customer: { display_name: "Nobody" } })
    const seen = await person.get(person.at("/go-live"))
    expect(seen.text).toContain("Nobody can pay in EUR")
    expect(seen.text).toContain("Nobody can ask")
    expect(seen.text).toContain("1 customer with debts cannot be reached.")
    const row = seen.html.querySelector("tbody tr")?.text ?? ""
    expect(row).toContain("Nobody")
    expect(row).toContain("€70.00")
    await server.sql(
      "update companies set email = 'a@example.com', iban = 'DE89370400440532013000' where company_id = $1",
      [company.id]
    )
    const mended = await person.get(person.at("/go-live"))
    expect(mended.text).not.toContain("Nobody can")
  })

  it("lets members look, without buttons", async () => {
    const { company } = await opened()
    const member = await personOf(server, company.id, { role: "member" })
    const seen = await member.get(member.at("/go-live"))
    expect(seen.status).toBe(200)
    expect(seen.html.querySelectorAll("#reminders button")).toEqual([])
  })
})

describe("the overview of a new company", () => {
  it("lists what is left to do until all is done", async () => {
    const { company, person } = await opened()
    const states = async () =>
      (await person.get(person.at(""))).html
        .querySelectorAll(".first-steps li > .badge")
        .map(({ text }) => text)
    expect(await states()).toEqual(["To do", "To do", "To do", "To do", "To do"])
    await company.receivable({ due_date: today, customer: { display_name: "Ada", email: "ada@example.com" } })
    await server.sql(
      "update companies set email = 'a@example.com', iban = 'DE89370400440532013000' where company_id = $1",
      [company.id]
    )
    expect(await states()).toEqual(["Done", "Done", "To do", "To do", "To do"])
    await person.submit(person.at(""), "texts-read")
    const message = (await person.get(person.at("/outbox"))).html.querySelector(".outbox-card .head a")
    await person.submit(message?.getAttribute("href") ?? "", "test-message")
    expect(await states()).toEqual(["Done", "Done", "Done", "Done", "To do"])
    await person.submit(person.at("/go-live"), "approve-reminders")
    expect(await states()).toEqual([])
  })

  it("asks nothing of a company that was not made in the application", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id)
    expect((await person.get(person.at(""))).text).not.toContain("Until your first message leaves")
  })
})
