import { describe, expect, it } from "vitest"
import { type Person, personOf, type Seen, Visitor } from "../support/Person.ts"
import { type Company, useServer } from "../support/TestServer.ts"

const server = useServer()

const staffed = async (): Promise<{ readonly company: Company; readonly person: Person }> => {
  const company = await server.company({ timezone: "Europe/Berlin" })
  return { company, person: await personOf(server, company.id, { role: "member" }) }
}

const referencesIn = ({ html }: Seen): ReadonlyArray<string> =>
  html.querySelectorAll("tbody tr").map((row) => row.querySelector("a")?.text ?? "")

const EVIL = `<script>alert("x")</script>`

describe("the list of receivables", () => {
  it("shows the customer, how late it is, what is outstanding and the amount", async () => {
    const { company, person } = await staffed()
    server.clock.hold("2026-03-15T09:00:00Z")
    const made = await company.receivable({
      amount: "1250.00",
      due_date: "2026-03-03",
      external_reference: "INV-1",
      customer: { display_name: EVIL }
    })
    await company.payment(made.id, "250.00")
    const seen = await person.get(person.at("/receivables"))
    expect(seen.html.querySelectorAll("tbody td").map((cell) => cell.text.trim())).toEqual([
      "INV-1",
      EVIL,
      "3 Mar 2026 12 days overdue",
      "Partly paid",
      "€1,000.00",
      "€1,250.00"
    ])
    expect(seen.text).not.toContain(EVIL)
  })

  it("has links to the lists that people ask for most, and marks the one that is shown", async () => {
    const { company, person } = await staffed()
    await company.receivable()
    const marked = async (query: string) =>
      (await person.get(person.at(`/receivables${query}`))).html
        .querySelectorAll("nav.views a[aria-current=page]")
        .map(({ text }) => text)
    expect(await marked("")).toEqual(["All"])
    expect(await marked("?overdue=true&page=1")).toEqual(["Overdue"])
    expect(await marked("?waiting=disputed")).toEqual(["Disputed"])
    expect(await marked("?currency=EUR")).toEqual([])
  })

  it("says what to do next while there is none", async () => {
    const { person } = await staffed()
    const seen = await person.get(person.at("/receivables"))
    expect(seen.html.querySelector(".empty")?.text).toContain("New receivable")
  })

  it("shows what is disputed, and what was promised and not paid", async () => {
    const { company, person } = await staffed()
    server.clock.hold("2026-03-15T09:00:00Z")
    const made: Record<string, number> = {}
    for (const name of ["DISPUTED", "PAUSED", "BROKEN", "KEPT", "STILL"])
      made[name] = (await company.receivable({ external_reference: name })).id
    await company.post(`/receivables/${made["PAUSED"]}/pause`, { reason: "On the phone" })
    await server.sql(
      "update receivables set status = 'paused', pause_cause = 'disputed' where company_id = $1 and receivable_id = $2",
      [company.id, made["DISPUTED"]]
    )
    for (const [name, day] of [
      ["BROKEN", "2026-03-14"],
      ["KEPT", "2026-03-14"],
      ["STILL", "2026-03-15"]
    ] as const)
      await server.sql(
        "update receivables set promised_on = $3 where company_id = $1 and receivable_id = $2",
        [company.id, made[name], day]
      )
    await company.payment(made["KEPT"] ?? 0, "100.00")
    const found = async (query: string) => referencesIn(await person.get(person.at(`/receivables?${query}`)))
    expect(await found("waiting=disputed")).toEqual(["DISPUTED"])
    expect(await found("waiting=promise_broken")).toEqual(["BROKEN"])
    expect(await found("waiting=promise_broken&sort=due&q=bro")).toEqual(["BROKEN"])
    expect(await found("waiting=disputed&sort=due")).toEqual(["DISPUTED"])
    const seen = await person.get(person.at("/receivables?waiting=disputed"))
    expect(seen.html.querySelector(".pager span")?.text).toBe("1–1 of 1")
    await server.sql("update customers set email = 'ada@example.com' where company_id = $1", [
      person.companyId
    ])
    const overview = await person.get(person.at(""))
    const links = overview.html.querySelectorAll(".waiting > li > a").map((a) => a.getAttribute("href"))
    expect(links).toEqual([
      person.at("/receivables?waiting=disputed"),
      person.at("/receivables?waiting=promise_broken")
    ])
  })

  it("keeps what it shows when it is filtered further, and lets go of it", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id)
    const seen = await person.get(person.at("/receivables?waiting=disputed"))
    const choice = seen.html.querySelector('form.filters select[name="waiting"]')
    expect(choice?.querySelector("option[selected]")?.getAttribute("value")).toBe("disputed")
    expect(choice?.querySelector("option")?.getAttribute("value")).toBe("")
  })

  it("filters by status, overdue, due date, currency, customer and reference, and leaves out what is wrong in an address", async () => {
    const { company, person } = await staffed()
    server.clock.hold("2026-03-15T09:00:00Z")
    const late = await company.receivable({ external_reference: "LATE", due_date: "2026-03-01" })
    await company.receivable({ external_reference: "YEN", currency: "JPY", amount: "100" })
    const paid = await company.receivable({ external_reference: "PAID", due_date: "2026-03-02" })
    await company.payment(paid.id, "100.00")
    const found = async (query: string) => referencesIn(await person.get(person.at(`/receivables?${query}`)))
    expect(await found("status=paid")).toEqual(["PAID"])
    expect(await found("overdue=true")).toEqual(["LATE"])
    expect(await found("due_from=2026-03-01&due_to=2026-03-02")).toEqual(["PAID", "LATE"])
    expect(await found("currency=JPY")).toEqual(["YEN"])
    expect(await found(`customer_id=${String(late["customer_id"])}`)).toEqual(["LATE"])
    expect(await found("external_reference=YEN")).toEqual(["YEN"])
    expect(await found("sort=due")).toEqual(["LATE", "PAID", "YEN"])
    expect(await found("status=nonsense&due_from=yesterday&page=x")).toHaveLength(3)
  })

  it("searches references, descriptions, names and numbers, in whatever case, within the filters", async () => {
    const { company, person } = await staffed()
    const other = await server.company()
    await other.receivable({ external_reference: "INV-2026-7" })
    const first = await company.receivable({
      external_reference: "INV-2026-7",
      customer: { display_name: "Ärztehaus 50% Nord" }
    })
    await company.receivable({ external_reference: "AB", description: "Repairs in the Nordbau hall" })
    const found = async (text: string, more = "") =>
      referencesIn(await person.get(person.at(`/receivables?q=${encodeURIComponent(text)}${more}`)))
    expect(await found("inv-2026")).toEqual(["INV-2026-7"])
    expect(await found("nord")).toEqual(["AB", "INV-2026-7"])
    expect(await found("nord", "&sort=due&status=open&currency=EUR")).toHaveLength(2)
    expect(await found("nord", "&status=paid")).toEqual([])
    expect(await found("50%")).toEqual(["INV-2026-7"])
    expect(await found("%")).toEqual(["INV-2026-7"])
    expect(await found(String(first.id))).toContain("INV-2026-7")
    expect(await found("' or 1=1 --")).toEqual([])
  })

  it("gives what is filtered as a file in which no cell is a formula", async () => {
    const { company, person } = await staffed()
    await company.receivable({ external_reference: "=1+1", customer: { display_name: "Ada; Lovelace" } })
    await company.receivable({ external_reference: "YEN", currency: "JPY", amount: "100" })
    const seen = await person.get(person.at("/receivables?format=csv&currency=EUR"))
    expect(seen.headers.get("content-type")).toBe("text/csv; charset=utf-8")
    const lines = seen.text.split("\r\n")
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain(`,'=1+1,`)
    expect(lines[1]).toContain("Ada; Lovelace")
    expect(lines[1]).toContain(",EUR,100.00,0.00,100.00,")
  })

  it("leads to sign-in without a session, as does the file", async () => {
    const { person } = await staffed()
    const visitor = new Visitor(server)
    expect((await visitor.get(person.at("/receivables?format=csv"))).status).toBe(303)
  })
})
