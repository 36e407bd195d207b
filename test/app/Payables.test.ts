/** The pages of bills: the list, new ones, series, one bill, the calendar. */
import { describe, expect, it } from "vitest"
import { type Series, plannedIn } from "../../src/domain/Series.ts"
import { firstWeekdayOf, weeksOf } from "../../src/app/pages/PayablesCalendar.tsx"
import { personOf, Visitor } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

const book = async () => {
  const company = await server.company()
  return { company, person: await personOf(server, company.id, { role: "member" }) }
}

describe("the list of bills", () => {
  it("says what is overdue by the company's day, wherever the reader is", async () => {
    server.clock.hold("2026-03-17T06:59:00Z")
    const company = await server.company({ timezone: "America/Los_Angeles" })
    const person = await personOf(server, company.id)
    await server.sql("update users set timezone = 'Pacific/Kiritimati' where user_id = $1", [person.userId])
    await company.payable({ due_date: "2026-03-16" })
    const badge = async () => (await person.get(person.at("/payables"))).html.querySelector("td .badge")?.text
    expect(await badge()).toBe("To pay")
    server.clock.hold("2026-03-17T07:00:00Z")
    expect(await badge()).toBe("Overdue")
    server.clock.release()
  })

  it("filters, escapes what was typed, and gives a file in which nothing is a formula", async () => {
    const { company, person } = await book()
    await company.payable({ bill_label: "<b>Rent</b>", external_reference: "=1+1" })
    await company.payable({ bill_label: "Power", currency: "USD" })
    const all = await person.get(person.at("/payables"))
    expect(all.text).toContain("&lt;b>Rent")
    expect(all.text).not.toContain("<b>Rent")
    const dollars = await person.get(person.at("/payables?currency=USD"))
    expect(dollars.text).toContain("Power")
    expect(dollars.text).not.toContain("Rent")
    const file = await person.get(person.at("/payables?currency=EUR&format=csv"))
    expect(file.text).toContain(",'=1+1,")
    expect(file.text).toContain(",100.00,")
    expect(file.text).not.toContain("Power")
  })

  it("is of the own company, and for people who have signed in", async () => {
    const { company } = await book()
    const bill = await company.payable()
    const stranger = await personOf(server, (await server.company()).id)
    expect((await stranger.get(`/app/${company.id}/payables`)).status).toBe(404)
    expect((await stranger.get(stranger.at(`/payables/${bill.id}`))).status).toBe(404)
    expect((await new Visitor(server).get(`/app/${company.id}/payables`)).status).toBe(303)
  })
})

describe("a new bill", () => {
  const fields = { bill_label: "Rent", amount: "12.50", currency: "EUR", due_date: "2030-01-31" }

  it("is created once, however often the button is pressed", async () => {
    const { company, person } = await book()
    const made = await person.submit(person.at("/payables/new"), "create-payable", fields)
    expect(made.status).toBe(303)
    if (person.last !== null) await person.post(person.at("/payables/new"), person.last)
    expect((await company.get("/payables")).rows).toHaveLength(1)
  })

  it.each([
    ["1,234", "EUR", "1,234 can mean two amounts: write it without the comma, or with a point."],
    ["-5", "EUR", "Amount must be a positive amount, such as 120.50 or 120,50."],
    ["1.5", "JPY", "Amount: JPY has no decimals."]
  ])("422 with %s %s, and says in the words of the form what is wrong", async (amount, currency, said) => {
    const { person } = await book()
    const typed = { ...fields, amount, currency }
    const seen = await person.submit(person.at("/payables/new"), "create-payable", typed)
    expect(seen.status).toBe(422)
    expect(seen.html.querySelector("#create-payable-amount-problem")?.text).toBe(said)
  })

  it("leads back to its form, where the session has ended meanwhile", async () => {
    const { person } = await book()
    const at = person.at("/payables/new")
    const body = person.fieldsOf(await person.get(at), "create-payable")
    person.cookie = null
    expect((await person.post(at, body)).location).toBe(`/app/sign-in?to=${encodeURIComponent(at)}`)
  })

  it("422 with a wrong amount, and what was typed is still there", async () => {
    const { person } = await book()
    const seen = await person.submit(person.at("/payables/new"), "create-payable", {
      ...fields,
      amount: "12.505"
    })
    expect(seen.status).toBe(422)
    const amount = seen.html.querySelector("#create-payable-amount")
    expect(amount?.getAttribute("value")).toBe("12.505")
    expect(amount?.getAttribute("aria-invalid")).toBe("true")
    expect(seen.html.querySelector("#create-series-amount")?.getAttribute("value")).toBe("")
  })
})

describe("a bill", () => {
  it("is marked as paid, with a note that its timeline tells, or without", async () => {
    const { company, person } = await book()
    const { id } = await company.payable()
    const at = person.at(`/payables/${id}`)
    expect((await person.submit(at, "mark-paid", { reason: "By <transfer>" })).status).toBe(303)
    const seen = await person.get(at)
    expect(seen.html.querySelector(".badge.good")?.text).toBe("Paid")
    expect(seen.html.querySelector(".timeline")?.text).toContain("Marked as paid")
    expect(seen.text).toContain("By &lt;transfer>")
    const other = person.at(`/payables/${(await company.payable()).id}`)
    expect((await person.submit(other, "mark-paid", { reason: "" })).status).toBe(303)
    expect((await person.get(other)).html.querySelector(".timeline li")?.text).toMatch(
      /^Marked as paid by Pat Person\d/
    )
  })

  it("409 when somebody has changed it meanwhile: now and yours are shown, and sent again it holds", async () => {
    const { company, person } = await book()
    const { id } = await company.payable()
    const at = person.at(`/payables/${id}`)
    const body = person.fieldsOf(await person.get(at), "edit-payable")
    for (const [name, value] of Object.entries({
      bill_label: "Mine",
      amount: "100.00",
      currency: "EUR",
      due_date: "2089-12-31"
    }))
      body.set(name, value)
    await company.patch(`/payables/${id}`, { expected_version: "v1", bill_label: "Theirs" })
    const refused = await person.post(at, body)
    expect(refused.status).toBe(409)
    expect(refused.html.querySelector(".notice.warn")?.text).toContain("now: Theirs; yours: Mine")
    const again = person.fieldsOf(refused, "edit-payable")
    for (const name of ["bill_label", "amount", "currency", "due_date"]) again.set(name, body.get(name) ?? "")
    expect((await person.post(at, again)).status).toBe(303)
    expect((await company.read(`/payables/${id}`))["bill_label"]).toBe("Mine")
  })
})

describe("a series", () => {
  const fields = { bill_label: "Lease", amount: "80.00", currency: "EUR", anchor: "2030-01-31" }

  it("is made once, shows what it will write in the calendar, and is stopped by somebody of its company alone", async () => {
    const { company, person } = await book()
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const made = await person.submit(person.at("/payables/new"), "create-series", { ...fields, anchor: soon })
    expect(made.location).toContain(`/payables/calendar?month=${soon.slice(0, 7)}`)
    if (person.last !== null) await person.post(person.at("/payables/new"), person.last)
    const [bill, ...others] = (await company.get("/payables")).rows
    expect(others).toEqual([])
    const at = person.at(`/payables/${String(bill?.["id"])}`)
    const other = await book()
    const theirs = await other.company.payable()
    const path = other.person.at(`/payables/${theirs.id}`)
    const body = other.person.fieldsOf(await other.person.get(path), "mark-paid")
    body.set("_action", "stop-series")
    body.set("series_id", String(bill?.["series_id"]))
    expect((await other.person.post(path, body)).status).toBe(404)
    expect((await person.get(at)).text).not.toContain("Stopped")
    expect((await person.submit(at, "stop-series")).status).toBe(303)
    expect((await person.get(at)).text).toContain("Stopped")
  })

  it("of which no bill is written yet is found from the list and the calendar, and stopped", async () => {
    const { company, person } = await book()
    const list = person.at("/payables/series")
    expect((await person.get(list)).text).toContain("No series is running")
    await person.submit(person.at("/payables/new"), "create-series", { ...fields, bill_label: "<b>Far</b>" })
    await person.submit(person.at("/payables/new"), "create-series", { ...fields, bill_label: "Other" })
    expect((await company.get("/payables")).rows).toEqual([])
    expect((await person.get(person.at("/payables"))).text).toContain(`href="${list}"`)
    const calendar = await person.get(person.at("/payables/calendar?month=2031-02"))
    const link = calendar.html.querySelectorAll("td a").find(({ text }) => text.includes("Far"))
    const address = link?.getAttribute("href") ?? ""
    const own = await person.get(address)
    expect(own.html.querySelectorAll("tbody tr")).toHaveLength(1)
    expect(own.html.querySelector('[role="dialog"]')?.text).toContain("No more bills of “<b>Far</b>”")
    expect((await person.submit(address, "stop-listed-series")).status).toBe(303)
    expect((await person.get(address)).html.querySelector("tbody")?.text).toContain("Stopped")
    const left = (await person.get(list)).html.querySelectorAll("tbody tr")
    expect(left.map((row) => row.querySelector("a")?.text)).toEqual(["Other"])
    const stranger = await book()
    const theirs = stranger.person.at(address.slice(person.at("").length))
    expect((await stranger.person.get(theirs)).status).toBe(404)
  })

  it("422 where its last date is before its first", async () => {
    const { person } = await book()
    const seen = await person.submit(person.at("/payables/new"), "create-series", {
      ...fields,
      last: "2029-01-01"
    })
    expect(seen.status).toBe(422)
    expect(seen.html.querySelector("#create-series-last")?.getAttribute("aria-invalid")).toBe("true")
  })

  it("of the 31st is planned for the last day of a shorter month", () => {
    const series: Series = {
      companyId: 1,
      id: 1,
      billLabel: "Lease",
      amountMinor: 1,
      currency: "EUR",
      anchorDate: "2027-01-31",
      lastDate: "2027-03-30",
      externalReference: null,
      description: null,
      nextIndex: 1,
      nextDueDate: "2027-02-28",
      status: "active"
    }
    expect(plannedIn(series, "2027-02")?.dueDate).toBe("2027-02-28")
    expect(plannedIn(series, "2027-01")).toBeNull()
    expect(plannedIn(series, "2027-03")).toBeNull()
    expect(plannedIn({ ...series, status: "stopped" }, "2027-02")).toBeNull()
  })
})

describe("the calendar", () => {
  it("shows the bills of a month, their sums for each currency, and what is planned", async () => {
    const { company, person } = await book()
    await company.payable({ bill_label: "<i>A</i>", amount: "10.00", due_date: "2031-02-28" })
    await company.payable({ amount: "5.00", due_date: "2031-02-01" })
    await company.payable({ amount: "7.00", currency: "USD", due_date: "2031-02-01" })
    await company.payable({ bill_label: "Next", due_date: "2031-03-01" })
    await person.submit(person.at("/payables/new"), "create-series", {
      bill_label: "Lease",
      amount: "80.00",
      currency: "EUR",
      anchor: "2030-01-31"
    })
    const seen = await person.get(person.at("/payables/calendar?month=2031-02"))
    expect(seen.status).toBe(200)
    const figures = seen.html.querySelector(".figures")?.text ?? ""
    expect(figures).toContain("€15.00")
    expect(figures).toContain("US$7.00")
    expect(figures).toContain("€80.00")
    expect(seen.text).toContain("&lt;i>A")
    expect(seen.text).not.toContain("Next<")
    const last = seen.html.querySelector('table.calendar td time[datetime="2031-02-28"]')?.parentNode
    expect(last?.text).toContain("Planned")
    expect(seen.html.querySelectorAll("table.calendar th")).toHaveLength(7)
    const links = seen.html
      .querySelectorAll("nav[aria-label=Months] a")
      .map((link) => link.getAttribute("href"))
    expect(links).toEqual([
      person.at("/payables/calendar?month=2031-01"),
      person.at("/payables/calendar"),
      person.at("/payables/calendar?month=2031-03")
    ])
  })

  it("shows this month where the address has none that exists", async () => {
    const { person } = await book()
    for (const month of ["", "?month=2026-13", "?month=x", "?month=9999-12"]) {
      expect((await person.get(person.at(`/payables/calendar${month}`))).status).toBe(200)
    }
  })

  it("has each day of a month once, also where clocks change, in weeks that begin as the reader's do", () => {
    for (const [first, start] of [
      ["2026-03-01", 1],
      ["2026-10-01", 7],
      ["2028-02-01", 6]
    ] as const) {
      const weeks = weeksOf(first, start)
      const days = weeks.flat().filter((day) => day !== null)
      expect(new Set(days).size).toBe(days.length)
      expect(days[0]).toBe(first)
      for (const [index, day] of weeks.flat().entries()) {
        if (day !== null) expect((new Date(day).getUTCDay() - start + 7) % 7).toBe(index % 7)
      }
    }
    expect(firstWeekdayOf("de-DE")).toBe(1)
    expect(firstWeekdayOf("en-US")).toBe(7)
  })
})
