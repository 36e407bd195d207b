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
      "",
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
    expect(await marked("")).toEqual(["Owed"])
    expect(await marked("?status=all&sort=customer")).toEqual(["All"])
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
    expect(await found("status=all&sort=due")).toEqual(["LATE", "PAID", "YEN"])
    expect(await found("status=nonsense&due_from=yesterday&page=x")).toEqual(["LATE", "YEN"])
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

describe("the order of receivables", () => {
  it("begins with what is owed, the most overdue first, and has what was paid a press away", async () => {
    const { company, person } = await staffed()
    server.clock.hold("2026-03-15T09:00:00Z")
    const made: Record<string, number> = {}
    for (const [name, due] of [
      ["SOON", "2026-03-20"],
      ["LATE", "2026-03-10"],
      ["LATEST", "2026-01-02"],
      ["PAID", "2026-01-01"],
      ["PAUSED", "2026-02-01"]
    ] as const)
      made[name] = (await company.receivable({ external_reference: name, due_date: due })).id
    await company.payment(made["PAID"] ?? 0, "100.00")
    await company.post(`/receivables/${made["PAUSED"]}/pause`, { reason: "On the phone" })
    const seen = await person.get(person.at("/receivables"))
    expect(referencesIn(seen)).toEqual(["LATEST", "PAUSED", "LATE", "SOON"])
    expect(seen.html.querySelector("th[aria-sort]")?.text).toBe("Due")
    const all = await person.get(person.at("/receivables?status=all"))
    expect(referencesIn(all)).toEqual(["PAUSED", "PAID", "LATEST", "LATE", "SOON"])
    for (const name of ["SOON", "LATE", "LATEST", "PAUSED"])
      await company.post(`/receivables/${made[name]}/cancel`, { reason: "By mistake" })
    const none = await person.get(person.at("/receivables"))
    expect(none.html.querySelector(".empty")?.text).toContain("Everything is paid.")
    expect(none.html.querySelector(".empty a")?.getAttribute("href")).toBe(
      person.at("/receivables?status=all")
    )
  })

  it("sorts by each heading, and the other way round when it is pressed again", async () => {
    const { company, person } = await staffed()
    server.clock.hold("2026-03-15T09:00:00Z")
    for (const [external_reference, display_name, amount, due_date, paid] of [
      ["b", "Zoe", "30.00", "2026-03-01", "29.00"],
      ["A", "Émile", "10.00", "2026-03-03", null],
      ["c", "anna", "20.00", "2026-03-02", null]
    ] as const) {
      const made = await company.receivable({
        external_reference,
        amount,
        due_date,
        customer: { display_name }
      })
      if (paid !== null) await company.payment(made.id, paid)
    }
    const byHeading = async (label: string, presses: number) => {
      let at = person.at("/receivables")
      for (let press = 0; press < presses; press++) {
        const heading = (await person.get(at)).html
          .querySelectorAll("th a")
          .find(({ text }) => text === label)
        at = heading?.getAttribute("href")?.replaceAll("&amp;", "&") ?? ""
      }
      const seen = await person.get(at)
      return [seen.html.querySelector("th[aria-sort]")?.getAttribute("aria-sort"), ...referencesIn(seen)]
    }
    expect(await byHeading("Reference", 1)).toEqual(["ascending", "A", "b", "c"])
    expect(await byHeading("Reference", 2)).toEqual(["descending", "c", "b", "A"])
    expect(await byHeading("Customer", 1)).toEqual(["ascending", "c", "b", "A"])
    expect(await byHeading("Customer", 2)).toEqual(["descending", "A", "b", "c"])
    expect(await byHeading("Due", 1)).toEqual(["descending", "A", "c", "b"])
    expect(await byHeading("Status", 1)).toEqual(["ascending", "c", "A", "b"])
    expect(await byHeading("Outstanding", 1)).toEqual(["descending", "c", "A", "b"])
    expect(await byHeading("Outstanding", 2)).toEqual(["ascending", "b", "A", "c"])
    expect(await byHeading("Amount", 1)).toEqual(["descending", "b", "c", "A"])
    expect(await byHeading("Amount", 2)).toEqual(["ascending", "A", "c", "b"])
  })

  it("keeps its order and says the totals where it is searched or filtered", async () => {
    const { company, person } = await staffed()
    server.clock.hold("2026-03-15T09:00:00Z")
    const ada = await company.receivable({
      external_reference: "A-1",
      amount: "10.00",
      due_date: "2026-03-01",
      customer: { display_name: "Ada" }
    })
    const customer_id = Number(ada["customer_id"])
    await company.receivable({
      external_reference: "A-2",
      amount: "20.00",
      due_date: "2026-03-20",
      customer_id
    })
    await company.receivable({
      external_reference: "A-3",
      amount: "7",
      currency: "JPY",
      due_date: "2026-03-02",
      customer_id
    })
    await company.payment(ada.id, "4.00")
    const paid = await company.receivable({
      external_reference: "A-4",
      amount: "50.00",
      due_date: "2026-03-02",
      customer_id
    })
    await company.payment(paid.id, "50.00")
    const totals = async (query: string) =>
      (await person.get(person.at(`/receivables${query}`))).html
        .querySelectorAll(".totals > span")
        .map(({ text }) => text)
    expect(await totals("")).toEqual(["3 receivables", "€26.00 outstanding", "JP¥7 outstanding"])
    expect(await totals("?overdue=true")).toEqual(["2 receivables", "€6.00 outstanding", "JP¥7 outstanding"])
    expect(await totals("?overdue=false")).toEqual(["2 receivables", "€20.00 outstanding"])
    expect(await totals(`?customer_id=${customer_id}&currency=EUR`)).toEqual([
      "3 receivables",
      "€26.00 outstanding"
    ])
    expect(await totals("?status=all&q=ada")).toEqual([
      "4 receivables",
      "€26.00 outstanding",
      "JP¥7 outstanding"
    ])
    expect(await totals("?status=paid")).toEqual(["1 receivable", "nothing outstanding"])
    expect(await totals("?due_from=2026-03-02&due_to=2026-04-30&status=open")).toEqual([
      "2 receivables",
      "€20.00 outstanding",
      "JP¥7 outstanding"
    ])
    expect(await totals("?external_reference=A-1")).toEqual(["1 receivable", "€6.00 outstanding"])
    expect(referencesIn(await person.get(person.at("/receivables?q=ada&sort=-amount")))).toEqual([
      "A-1",
      "A-2",
      "A-4",
      "A-3"
    ])
  })

  it("finds words anywhere in names, addresses and references, with and without accents; nothing owed says where else to look", async () => {
    const { company, person } = await staffed()
    const made = await company.receivable({
      external_reference: "RE-2026/0815",
      customer: { display_name: "Bäckerei Lindner & Søhne", email: "post@lindner-back.example" }
    })
    const found = async (text: string) =>
      referencesIn(await person.get(person.at(`/receivables?status=all&q=${encodeURIComponent(text)}`)))
    for (const text of [
      "lindner",
      "LIND",
      "baeckerei",
      "backerei soe",
      "0815",
      "2026 lindner",
      "lindner-back",
      "post@lindner-back.example"
    ])
      expect([text, await found(text)]).toEqual([text, ["RE-2026/0815"]])
    expect(await found("lindner 4711")).toEqual([])
    await company.payment(made.id, "100.00")
    const none = await person.get(person.at("/receivables?status=owed&q=lindner"))
    expect(none.html.querySelector(".empty")?.text).toContain("Nothing that is owed matches.")
    const elsewhere =
      none.html.querySelector(".empty a")?.getAttribute("href")?.replaceAll("&amp;", "&") ?? ""
    expect(referencesIn(await person.get(elsewhere))).toEqual(["RE-2026/0815"])
  })
})
