import { describe, expect, it } from "vitest"
import { type Person, personOf, type Seen } from "../support/Person.ts"
import { type Company, type Resource, useServer } from "../support/TestServer.ts"

const server = useServer()

const EVIL = `<img src=x onerror=alert(1)>`

interface Opened {
  readonly company: Company
  readonly person: Person
  readonly made: Resource
  readonly path: string
}

const opened = async (overrides: Readonly<Record<string, unknown>> = {}): Promise<Opened> => {
  server.clock.hold("2026-03-16T10:00:00Z")
  const company = await server.company({ timezone: "Europe/Berlin" })
  const person = await personOf(server, company.id, { role: "member" })
  const made = await company.receivable({
    due_date: "2026-04-15",
    external_reference: "INV-1",
    customer: { display_name: "Ada", email: "ada@example.com" },
    ...overrides
  })
  return { company, person, made, path: person.at(`/receivables/${made.id}`) }
}

const figures = ({ html }: Seen) => html.querySelectorAll(".figures dd").map((each) => each.text)
const timeline = ({ html }: Seen) =>
  html.querySelectorAll(".timeline:not(.coming) li").map((each) => each.text)

describe("the page of a receivable", () => {
  it("shows facts, what happened and what comes next, with text that people have typed as text", async () => {
    const { company, path, person } = await opened({
      description: EVIL,
      external_reference: EVIL,
      customer: { display_name: EVIL, email: "ada@example.com" }
    })
    const [id] = path.split("/").slice(-1)
    await company.post(`/receivables/${id}/pause`, { reason: EVIL })
    await server.sql(
      `insert into audit_log (company_id, at, actor, action, subject_id, details)
       select company_id, '2026-03-16T11:00:00Z', 'debtor', 'debtor_page.open', customer_id, jsonb_build_object('receivable_ids', array[receivable_id]) from receivables
       where company_id = $1`,
      [company.id]
    )
    const seen = await person.get(path)
    expect(timeline(seen).shift()).toContain("Invoice page opened by The customer")
    expect(seen.html.querySelector("h1")?.text).toBe(EVIL)
    expect(seen.html.querySelector("img")).toBeNull()
    expect(timeline(seen)[1]).toContain("Paused")
    expect(timeline(seen)[1]).toContain(EVIL)
    expect(timeline(seen).at(-1)).toContain("Created")
    expect(seen.text).toContain("A colleague paused it.")
  })

  it("is not found for another company's, and for what is no number", async () => {
    const { made } = await opened()
    const other = await personOf(server, (await server.company()).id)
    for (const id of [String(made.id), "0", "x", "9007199254740993"]) {
      expect((await other.get(other.at(`/receivables/${id}`))).status).toBe(404)
    }
  })

  it("records a payment once, however often the button is pressed", async () => {
    const { path, person } = await opened()
    const first = await person.submit(path, "record-payment", { amount: "40.00", paid_at: "2026-03-10" })
    expect(first.status).toBe(303)
    const again = await person.post(path, person.last ?? new URLSearchParams())
    expect(again.status).toBe(303)
    const seen = await person.get(first.location ?? "")
    expect(figures(seen)).toEqual(["€60.00", "€40.00", "€100.00"])
    expect(timeline(seen)[0]).toContain("Payment recorded: €40.00 by Pat Person")
    expect(seen.html.querySelector(`td time[datetime="2026-03-10"]`)).not.toBeNull()
  })

  it("keeps the day of a payment as it was typed, and is late by the customer's day, wherever the reader is", async () => {
    const { company, path, person } = await opened({
      due_date: "2026-03-15",
      customer: { display_name: "Ada", timezone: "Pacific/Pago_Pago" }
    })
    await server.sql("update companies set timezone = 'America/Los_Angeles' where company_id = $1", [
      company.id
    ])
    await server.sql("update users set timezone = 'Pacific/Kiritimati' where user_id = $1", [person.userId])
    const late = async () => (await person.get(path)).html.querySelector(".standing .badge:last-child")?.text
    expect(await late()).toBe("due today")
    server.clock.hold("2026-03-16T11:30:00Z")
    expect(await late()).toBe("1 day overdue")
    await person.submit(path, "record-payment", { amount: "1.00", paid_at: "2026-03-10" })
    await company.payment(Number(path.split("/").at(-1)), "2.00", { paid_at: "2026-03-11" })
    const seen = await person.get(path)
    expect(
      seen.html.querySelectorAll("td:first-child time").map((each) => each.getAttribute("datetime"))
    ).toEqual(expect.arrayContaining(["2026-03-11", "2026-03-10"]))
    const days = await server.sql<{ day: string }>(
      `select due_date::text as day from resource_counts where company_id = $1 and resource = 'paid_day' order by 1`,
      [company.id]
    )
    expect(days.map(({ day }) => day)).toEqual(["2026-03-10", "2026-03-11"])
  })

  it("takes an amount as people write it, and not one of another currency", async () => {
    const { path, person } = await opened({ amount: "2000.00" })
    const other = await person.submit(path, "record-payment", { amount: "$ 1,000.00" })
    expect([other.status, other.html.querySelector("#record-payment-amount")?.getAttribute("value")]).toEqual(
      [422, "$ 1,000.00"]
    )
    expect((await person.submit(path, "record-payment", { amount: "1.234,50 €" })).status).toBe(303)
    expect(figures(await person.get(path))).toEqual(["€765.50", "€1,234.50", "€2,000.00"])
  })

  it("keeps what was typed of an overpayment, and names the field", async () => {
    const { path, person } = await opened()
    const seen = await person.submit(path, "record-payment", { amount: "100.01", note: "too much" })
    expect(seen.status).toBe(422)
    const amount = seen.html.querySelector("#record-payment-amount")
    expect(amount?.getAttribute("value")).toBe("100.01")
    expect(amount?.getAttribute("aria-invalid")).toBe("true")
    expect(seen.html.querySelector("#record-payment-note")?.text).toBe("too much")
    expect(seen.html.querySelector("#record-payment-amount-problem")?.text).toContain("outstanding")
  })

  it("reverses a payment, pauses until a day, resumes and voids", async () => {
    const { company, made, path, person } = await opened()
    const payment = await company.payment(made.id, "100.00")
    const reversed = await person.submit(path, "reverse-payment", {
      payment_id: String(payment.id),
      reason: "Returned"
    })
    expect(reversed.status).toBe(303)
    await person.submit(path, "pause-receivable", { reason: "On the phone", until: "2026-03-20" })
    const paused = await person.get(path)
    expect(paused.text).toContain("It resumes by itself on")
    expect(paused.html.querySelector("input[value=pause-receivable]")).toBeNull()
    // Nobody has to invent a reason for what needs none.
    expect((await person.submit(path, "resume-receivable", { reason: "" })).status).toBe(303)
    const missing = await person.submit(path, "void-receivable", {})
    expect(missing.status).toBe(422)
    expect(missing.html.querySelector(".overlay .sheet h2")?.text).toBe("Void INV-1")
    expect(missing.html.querySelector(".overlay .sheet")?.text).toContain("is left to pay")
    await person.submit(path, "void-receivable", { reason: "A mistake" })
    const seen = await person.get(path)
    expect(timeline(seen).map((each) => each.split(" ")[0])).toEqual([
      "Voided",
      "Resumed",
      "Paused",
      "Payment",
      "Payment",
      "Created"
    ])
    expect(seen.html.querySelector("input[value=record-payment]")).toBeNull()
  })

  it("changes only what was changed, and shows both where somebody else was faster", async () => {
    const { company, made, path, person } = await opened()
    const page = await person.get(path)
    await company.patch(`/receivables/${made.id}`, {
      expected_version: made["version"],
      amount: "200.00",
      description: "Theirs"
    })
    const body = person.fieldsOf(page, "edit-receivable")
    const typed = {
      amount: "150.00",
      currency: "EUR",
      due_date: "2026-04-15",
      external_reference: "INV-1",
      description: "",
      customer_id: String(made["customer_id"])
    }
    for (const [name, value] of Object.entries(typed)) body.append(name, value)
    const conflict = await person.post(path, body)
    expect(conflict.status).toBe(409)
    expect(conflict.html.querySelector(".notice.warn dl")?.text).toBe("Invoicednow: 200.00; yours: 150.00")
    expect(conflict.html.querySelector("#edit-receivable-amount")?.getAttribute("value")).toBe("150.00")
    expect(conflict.html.querySelector("#edit-receivable-description")?.text).toBe("Theirs")
    const again = person.fieldsOf(conflict, "edit-receivable")
    for (const [name, value] of Object.entries({ ...typed, description: "Theirs" })) again.append(name, value)
    expect((await person.post(path, again)).status).toBe(303)
    const after = await company.read(`/receivables/${made.id}`)
    expect([after["amount_minor"], after["description"]]).toEqual([15_000, "Theirs"])
  })
})

describe("the next reminder", () => {
  it("is brought forward to now within the hours of the policy, and is decided on as any other", async () => {
    const { made, path, person } = await opened()
    const seen = await person.submit(path, "send-now")
    expect(seen.status).toBe(200)
    expect(seen.text).toContain("It leaves within the next minutes.")
    const rows = await server.sql<{ due_at: Date; shifted_by: string[] }>(
      "select due_at, shifted_by from reminder_attempts where receivable_id = $1 and status = 'scheduled' and channel = 'email'",
      [made.id]
    )
    expect(rows.map(({ due_at }) => due_at.toISOString())).toEqual(["2026-03-16T10:00:00.000Z"])
    expect(rows[0]?.shifted_by).toContain("asked")
    expect(seen.text).toContain("A colleague wants it sent early.")
  })

  it("says when it leaves where it can't leave now", async () => {
    const { path, person } = await opened()
    server.clock.hold("2026-03-16T20:00:00Z")
    const seen = await person.submit(path, "send-now")
    expect(seen.html.querySelector(".notice.info")?.text).toContain("it leaves on 17 Mar 2026")
  })

  it("is refused with the reason where nobody can be reached, and while it is paused", async () => {
    const { company, made, path, person } = await opened({ customer: { display_name: "Nobody" } })
    const seen = await person.submit(path, "send-now")
    expect(seen.status).toBe(409)
    expect(seen.text).toContain("no address")
    const stale = person.last ?? new URLSearchParams()
    stale.set("_key", crypto.randomUUID())
    await company.post(`/receivables/${made.id}/pause`, { reason: "Because" })
    const paused = await person.post(path, stale)
    expect(paused.status).toBe(409)
  })
})

describe("a new receivable", () => {
  it("is created with a new customer, or of a known one, in the company's usual currency", async () => {
    const { company, person } = await opened({ currency: "USD" })
    const path = person.at("/receivables/new")
    const form = await person.get(`${path}?customer=ad`)
    const currency = form.html.querySelector("#create-receivable-currency option[selected]")
    expect(currency?.getAttribute("value")).toBe("USD")
    const known = form.html.querySelectorAll("#create-receivable-customer_id option").at(-1)
    expect(known?.text).toBe("Ada (ada@example.com)")
    const fields = { amount: "12.50", currency: "EUR", due_date: "2026-05-01" }
    const first = await person.submit(path, "create-receivable", {
      ...fields,
      customer_id: known?.getAttribute("value") ?? ""
    })
    expect(first.status).toBe(303)
    const second = await person.submit(path, "create-receivable", {
      ...fields,
      "customer.display_name": "Grace",
      "customer.email": "grace@example.com"
    })
    const shown = await person.get(second.location ?? "")
    expect(shown.text).toContain("Grace")
    const [n] = await server.sql<{ n: string }>("select count(*) as n from customers where company_id = $1", [
      company.id
    ])
    expect(Number(n?.n)).toBe(2)
  })

  it("names each wrong field, and keeps what was typed", async () => {
    const { person } = await opened()
    const seen = await person.submit(person.at("/receivables/new"), "create-receivable", {
      amount: "1,500",
      currency: "eur",
      "customer.email": "nobody"
    })
    expect(seen.status).toBe(422)
    const wrong = seen.html.querySelectorAll("[aria-invalid]").map((each) => each.getAttribute("name"))
    expect(wrong.toSorted()).toEqual([
      "amount",
      "currency",
      "customer.display_name",
      "customer.email",
      "due_date"
    ])
    expect(seen.html.querySelector("#create-receivable-amount")?.getAttribute("value")).toBe("1,500")
  })
})
