/** The overview: its figures, its charts, what waits for a person, what happened last, and the first steps. */
import { describe, expect, it } from "vitest"
import { personOf, type Seen, Visitor } from "../support/Person.ts"
import { type Company, reason, useServer } from "../support/TestServer.ts"

const server = useServer()

const TODAY = "2026-05-20"

/** The figures of a page by their labels. */
const figuresOf = (seen: Seen): Record<string, ReadonlyArray<string>> =>
  Object.fromEntries(
    seen.html
      .querySelectorAll(".figures > div")
      .map((tile) => [
        tile.querySelector("dt")?.text ?? "",
        tile.querySelectorAll("dd").map(({ text }) => text.trim())
      ])
  )

/** The rows of the table with a caption, by column. */
const tableOf = (seen: Seen, caption: string): ReadonlyArray<Record<string, string>> => {
  const table = seen.html
    .querySelectorAll("table")
    .find((each) => each.querySelector("caption")?.text === caption)
  return (table?.querySelectorAll("tbody tr") ?? []).map((row) =>
    Object.fromEntries(
      row.querySelectorAll("td").map((cell) => [cell.getAttribute("data-label") ?? "", cell.text])
    )
  )
}

const AGING = "What is owed, by how long it is overdue"

const cardOf = (seen: Seen, title: string): string =>
  seen.html.querySelectorAll(".card").find((card) => card.querySelector("h2")?.text === title)?.text ?? ""

const due = (days: number): string =>
  new Date(Date.parse(`${TODAY}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** A book in three currencies: in each state, before and after every limit of the aging. */
const fill = async (company: Company): Promise<void> => {
  const bill = (amount: string, days: number, currency = "EUR") =>
    company.receivable({ amount, currency, due_date: due(days) })
  server.clock.hold("2026-01-02T09:00:00Z")
  await bill("1.00", -139)
  server.clock.hold(`${TODAY}T09:00:00Z`)
  for (const [amount, days] of [
    ["10.00", 0],
    ["20.00", 7],
    ["40.00", 8],
    ["100.00", -1],
    ["200.00", -30],
    ["400.00", -31],
    ["800.00", -60],
    ["1000.00", -61],
    ["2000.00", -90],
    ["4000.00", -91]
  ] as const) {
    await bill(amount, days)
  }
  await bill("5.00", 400)
  const partly = await bill("300.00", -2)
  await company.payment(partly.id, "250.00", { paid_at: `${due(-3)}T12:00:00Z` })
  const paused = await bill("70.00", -10)
  await company.post(`/receivables/${paused.id}/pause`, reason)
  const cancelled = await bill("9000.00", -5)
  await company.post(`/receivables/${cancelled.id}/cancel`, reason)
  const reversed = await bill("80.00", 30)
  const payment = await company.payment(reversed.id, "80.00", { paid_at: `${due(-1)}T12:00:00Z` })
  await company.post(`/receivables/${reversed.id}/payments/${payment.id}/reverse`, reason)
  const early = await bill("60.00", -40)
  await company.payment(early.id, "30.00", { paid_at: `${due(-29)}T12:00:00Z` })
  await company.payment(early.id, "30.00", { paid_at: `${due(-30)}T12:00:00Z` })
  await bill("12.50", 3, "USD")
  await bill("700", -35, "JPY")
}

describe("the figures of the overview", () => {
  it("are those of the book, per currency, without what is paid, reversed or cancelled", async () => {
    const company = await server.company({ timezone: "Europe/Berlin" })
    await fill(company)
    const person = await personOf(server, company.id)
    const seen = await person.get(person.at(""))
    expect(seen.status).toBe(200)
    expect(seen.html.querySelector("h1")?.text).toBe("Overview")
    // Billed in 90 days: 8 570 of the list, 5, 300, 70, 80 and 60; nothing of what was cancelled. 8 776 / 9 085 × 90 is 87.
    expect(figuresOf(seen)).toEqual({
      Owed: ["€8,776.00", "JP¥700", "US$12.50"],
      Overdue: ["€8,551.00", "JP¥700", "US$0.00"],
      "Due in 7 days": ["€30.00", "JP¥0", "US$12.50"],
      "Collected in 30 days": ["€280.00", "JP¥0", "US$0.00"],
      "DSO, last 90 days": ["87 days EUR", "90 days JPY", "90 days USD"]
    })
    expect(tableOf(seen, AGING)[0]).toEqual({
      Currency: "EUR",
      "Not due": "€155.00",
      "1–30 days": "€350.00",
      "31–60 days": "€1,200.00",
      "61–90 days": "€3,000.00",
      "90+ days": "€4,001.00",
      Paused: "€70.00",
      All: "€8,776.00"
    })
    server.clock.release()
  })

  it("by week are what came in, and what is owed of what is due", async () => {
    const company = await server.company()
    server.clock.hold(`${TODAY}T09:00:00Z`)
    const { id } = await company.receivable({ amount: "100.00", due_date: "2026-05-24" })
    await company.receivable({ amount: "7.00", due_date: "2026-05-25" })
    await company.payment(id, "40.00", { paid_at: "2026-05-18T00:00:00Z" })
    await company.payment(id, "20.00", { paid_at: "2026-05-17T23:59:59Z" })
    const person = await personOf(server, company.id)
    const seen = await person.get(person.at(""))
    const weeks = tableOf(seen, "Received and expected in EUR, by week")
    expect(weeks).toHaveLength(16)
    expect(weeks.slice(7, 10)).toEqual([
      { "Week from": "11 May 2026", Received: "€20.00", Expected: "€0.00" },
      { "Week from": "18 May 2026", Received: "€40.00", Expected: "€40.00" },
      { "Week from": "25 May 2026", Received: "€0.00", Expected: "€7.00" }
    ])
    server.clock.release()
  })

  it("are as of the company's own day, and say so", async () => {
    server.clock.hold("2026-05-20T11:00:00Z")
    const seenIn = async (timezone: string) => {
      const company = await server.company({ timezone })
      await company.receivable({ amount: "10.00", due_date: "2026-05-20" })
      const person = await personOf(server, company.id)
      const seen = await person.get(person.at(""))
      return [seen.text.match(/As of <time datetime="([^"]+)"/)?.[1], figuresOf(seen)["Overdue"]?.[0]]
    }
    expect(await seenIn("Pacific/Kiritimati")).toEqual(["2026-05-21", "€10.00"])
    expect(await seenIn("America/Los_Angeles")).toEqual(["2026-05-20", "€0.00"])
    server.clock.release()
  })

  it("are exact where they exceed what the database counts with", async () => {
    const company = await server.company()
    await company.receivable({ amount: "0.01" })
    await server.sql(
      "update resource_counts set minor = minor + 99999999999999999999 where company_id = $1 and resource = 'receivable_month'",
      [company.id]
    )
    const person = await personOf(server, company.id)
    expect(figuresOf(await person.get(person.at("")))["Owed"]).toEqual(["€1,000,000,000,000,000,000.00"])
  })
})

describe("the overview", () => {
  it("is open to all members, and shows them the same figures", async () => {
    const company = await server.company()
    await company.receivable({ amount: "12.00" })
    for (const role of ["owner", "admin", "member"] as const) {
      const person = await personOf(server, company.id, { role })
      expect(figuresOf(await person.get(person.at("")))["Owed"]).toEqual(["€12.00"])
    }
  })

  it("has nothing of another company, and is not found for its people", async () => {
    const [own, other] = [await server.company(), await server.company()]
    await other.receivable({ amount: "12.00", external_reference: "SECRET" })
    const person = await personOf(server, own.id)
    const seen = await person.get(person.at(""))
    expect(seen.text).not.toContain("SECRET")
    expect(seen.text).not.toContain("12.00")
    expect((await person.get(`/app/${other.id}`)).status).toBe(404)
    const nobody = await new Visitor(server).get(`/app/${own.id}`)
    expect(nobody.location).toBe(`/app/sign-in?to=%2Fapp%2F${own.id}`)
  })

  it("has one address, to which a slash at its end leads", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id)
    const seen = await person.get(person.at("/"))
    expect([seen.status, seen.location]).toEqual([303, `/app/${company.id}`])
  })

  it("is the present page of the navigation, and only there", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id)
    const current = async (path: string) =>
      (await person.get(person.at(path))).html
        .querySelectorAll("nav [aria-current=page]")
        .map(({ text }) => text)
    expect(await current("")).toEqual(["Overview"])
    expect(await current("/receivables")).toEqual(["Receivables"])
  })

  it("tells a new company what to do first, and a member what a member can do", async () => {
    const company = await server.company()
    const linksFor = async (role: "owner" | "member") => {
      const person = await personOf(server, company.id, { role })
      const seen = await person.get(person.at(""))
      expect(figuresOf(seen)).toEqual({})
      return seen.html.querySelectorAll(".steps a").map((link) => link.getAttribute("href"))
    }
    const base = `/app/${company.id}`
    expect(await linksFor("owner")).toEqual(
      ["/receivables/new", "/receivables/import", "/company", "/policy", "/people", "/keys"].map(
        (path) => base + path
      )
    )
    expect(await linksFor("member")).toEqual([`${base}/receivables/new`, `${base}/receivables/import`])
  })

  it("keeps its charts for screen readers: a title each, and a table with every number", async () => {
    const company = await server.company()
    const soon = new Date(server.clock.now() + 86_400_000).toISOString().slice(0, 10)
    await company.receivable({ due_date: soon })
    await company.receivable({ due_date: soon, currency: "USD" })
    const person = await personOf(server, company.id)
    const seen = await person.get(person.at(""))
    const charts = seen.html.querySelectorAll("svg[role=img]")
    expect(charts).toHaveLength(4)
    for (const chart of charts) {
      const title = chart.querySelector("title")
      expect(title?.text).toMatch(/EUR|USD/)
      expect(chart.getAttribute("aria-labelledby")).toBe(title?.getAttribute("id"))
    }
    expect(new Set(charts.map((chart) => chart.getAttribute("aria-labelledby"))).size).toBe(4)
    expect(seen.text).not.toMatch(/style=/)
    expect(tableOf(seen, AGING).map(({ Currency }) => Currency)).toEqual(["EUR", "USD"])
  })
})

describe("what needs a person", () => {
  it("is nothing in a quiet book", async () => {
    const company = await server.company()
    await company.receivable({ customer: { display_name: "Ada", email: "ada@example.com" } })
    const person = await personOf(server, company.id)
    expect(cardOf(await person.get(person.at("")), "What needs a person")).toContain("Nothing waits for you")
  })

  it("is disputes, broken promises and reminders in trouble, with the newest of each", async () => {
    const company = await server.company()
    const attempt = (receivableId: number, status: string, days: number) =>
      server.sql(
        `insert into reminder_attempts (company_id, receivable_id, customer_id, step, offset_days, due_date, channel,
           locale, timezone, scheduled_for, expires_at, status, reason_code, currency, created_at, updated_at)
         select company_id, receivable_id, customer_id, 90, 90, due_date, 'email', 'en', 'UTC', $3, $3, $4,
           'retries_exhausted', currency, $3, $3
         from receivables where company_id = $1 and receivable_id = $2`,
        [company.id, receivableId, new Date(server.clock.now() - days * 86_400_000).toISOString(), status]
      )
    const disputed: Array<number> = []
    for (let n = 0; n < 7; n++) {
      disputed.push((await company.receivable({ external_reference: `D-${n}<b>`, amount: "5.00" })).id)
    }
    await server.sql(
      "update receivables set status = 'paused', pause_cause = 'disputed' where company_id = $1 and receivable_id = any($2)",
      [company.id, disputed]
    )
    const [broken, kept, ahead] = await Promise.all(
      ["BROKEN", "KEPT", "AHEAD"].map((reference) => company.receivable({ external_reference: reference }))
    )
    const promise = (id: number | undefined, days: number) =>
      server.sql(
        "update receivables set promised_on = current_date + $3::int where company_id = $1 and receivable_id = $2",
        [company.id, id, days]
      )
    await promise(broken?.id, -3)
    await promise(kept?.id, -3)
    await company.payment(kept?.id ?? 0, "100.00")
    await promise(ahead?.id, 3)
    const [failed, settled, old] = await Promise.all(
      ["FAILED", "SETTLED", "OLD"].map((reference) => company.receivable({ external_reference: reference }))
    )
    await attempt(failed?.id ?? 0, "failed", 1)
    await attempt(settled?.id ?? 0, "unknown", 1)
    await company.payment(settled?.id ?? 0, "100.00")
    await attempt(old?.id ?? 0, "failed", 31)
    await server.sql("update customers set email = 'ada@example.com' where company_id = $1", [company.id])
    const person = await personOf(server, company.id, { role: "member" })
    const seen = await person.get(person.at(""))
    const sections = seen.html.querySelectorAll(".waiting > li").map((section) => ({
      what: section.querySelector("a")?.text,
      count: section.querySelector(".badge")?.text,
      names: section.querySelectorAll("ul a").map(({ text }) => text)
    }))
    expect(sections).toEqual([
      {
        what: "Disputed by the customer",
        count: "7",
        names: ["D-6<b>", "D-5<b>", "D-4<b>", "D-3<b>", "D-2<b>"]
      },
      { what: "Promised, and not paid", count: "1", names: ["BROKEN"] },
      { what: "Reminders that failed", count: "1", names: ["FAILED"] }
    ])
    expect(seen.text).not.toContain("<b>")
  })

  it("counts up to a hundred of a kind", async () => {
    const company = await server.company()
    const { customer_id } = await company.receivable()
    await server.sql(
      `insert into receivables (company_id, customer_id, amount_minor, currency, due_date, status, pause_cause,
         created_at, updated_at, billed_on)
       select $1, $2, 100, 'EUR', '2030-01-01', 'paused', 'disputed', now(), now(), current_date
       from generate_series(1, 101)`,
      [company.id, customer_id]
    )
    const person = await personOf(server, company.id)
    expect(cardOf(await person.get(person.at("")), "What needs a person")).toContain(
      "Disputed by the customer 100+"
    )
  })

  it("is a channel that is down wherever there is one", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id)
    const report = (worker: string, state: string) =>
      server.sql(
        `insert into channel_states (worker, channel, state, since, error_code, error_message, seen_at)
         values ($1, 'sms', $2, now(), case when $2 = 'down' then 'timeout' end, case when $2 = 'down' then 'timeout' end, now())`,
        [worker, state]
      )
    const shown = async () => cardOf(await person.get(person.at("")), "What needs a person")
    await report("one", "down")
    expect(await shown()).toContain("SMS does not work at present")
    await report("two", "up")
    expect(await shown()).toContain("Nothing waits for you")
    await server.sql("delete from channel_states")
  })
})

describe("the newest events", () => {
  it("are the last ten, with who did it and a link", async () => {
    const company = await server.company()
    const ids: Array<number> = []
    for (let n = 0; n < 9; n++) {
      const customer = { display_name: n === 8 ? "<b>Eve</b>" : "Ada" }
      ids.push(
        (
          await company.receivable({
            external_reference: `R-${n}`,
            amount: "12.50",
            currency: "EUR",
            customer
          })
        ).id
      )
    }
    await company.post(`/receivables/${ids[8]}/pause`, reason)
    await company.payment(ids[7] ?? 0, "1.00")
    await company.payment(ids[6] ?? 0, "2.00")
    const other = await server.company()
    await other.receivable({ external_reference: "Secret" })
    const person = await personOf(server, company.id)
    const seen = await person.get(person.at(""))
    const events = seen.html.querySelectorAll(".events > li")
    // Deeds of one kind that follow each other are told together.
    expect(events.map((event) => event.querySelector("p")?.text)).toEqual([
      "Key “Key” of Owner recorded payments:",
      `Key “Key” of Owner paused R-8 of <b>Eve</b>, €12.50: “${reason.reason}”`,
      "Key “Key” of Owner created receivables:"
    ])
    expect(events[0]?.querySelectorAll("ul li").map(({ text }) => text)).toEqual([
      "R-6 of Ada, €2.00",
      "R-7 of Ada, €1.00"
    ])
    expect(events[2]?.querySelectorAll("ul li")).toHaveLength(7)
    expect(events[0]?.querySelector("a")?.getAttribute("href")).toBe(person.at(`/receivables/${ids[6]}`))
    expect(events[1]?.querySelector("a")?.getAttribute("href")).toBe(person.at(`/receivables/${ids[8]}`))
    expect(seen.html.querySelector(".events b")).toBeNull()
    expect(seen.text).not.toContain("Secret")
  })

  it("are told together for one day only, however the reader writes days", async () => {
    const company = await server.company()
    for (const reference of ["R-1", "R-2"]) await company.receivable({ external_reference: reference })
    await server.sql(
      `update audit_log a set at = case d.external_reference
         when 'R-1' then timestamptz '2026-11-21 12:00Z' else timestamptz '2026-11-22 12:00Z' end
       from receivables d
       where a.company_id = $1 and d.company_id = $1 and a.action = 'receivable.create'
         and d.receivable_id = a.subject_id`,
      [company.id]
    )
    const person = await personOf(server, company.id)
    await server.sql("update users set locale = 'hu-HU' where user_id = $1", [person.userId])
    const seen = await person.get(person.at(""))
    expect(seen.text).toContain("2026. nov. 22.")
    expect(seen.html.querySelectorAll(".events > li")).toHaveLength(2)
  })
})
