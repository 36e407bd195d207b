/** The pages of reminders: the list, its filters, and each message as the debtor got it. */
import { describe, expect, it } from "vitest"
import { addAttempt, addMessage } from "../support/Attempts.ts"
import { type Person, personOf, type Seen, Visitor } from "../support/Person.ts"
import { type Company, type Row, useServer } from "../support/TestServer.ts"

const server = useServer()

/** A company without planned reminders, with a member of it. */
const book = async (fields: Row = {}): Promise<{ company: Company; person: Person; receivable: Row }> => {
  const company = await server.company()
  const person = await personOf(server, company.id, { role: "member" })
  const receivable = await company.receivable(fields)
  await server.sql("delete from reminder_attempts where company_id = $1", [company.id])
  return { company, person, receivable }
}

const add = (company: Company, receivable: Row, fields: Row = {}) =>
  addAttempt(server, company.id, receivable, fields)

/** The ids of the reminders that a page lists. */
const listed = ({ html }: Seen): ReadonlyArray<number> =>
  html
    .querySelectorAll("tbody tr td:first-child a")
    .map((link) => Number(link.getAttribute("href")?.split("/").at(-1)))

describe("the list of reminders", () => {
  it("says what to do where there is none yet", async () => {
    const { person } = await book()
    const seen = await person.get(person.at("/reminders"))
    expect(seen.status).toBe(200)
    expect(seen.html.querySelector(".empty a")?.getAttribute("href")).toBe(person.at("/receivables/new"))
  })

  it("names the customer, the state and the reason in words, and leads to each message", async () => {
    const { company, person, receivable } = await book({ customer: { display_name: "<b>Ada</b>" } })
    const id = await add(company, receivable, { status: "failed", reason_code: "provider_rejected" })
    const seen = await person.get(person.at("/reminders"))
    const row = seen.html.querySelector("tbody tr")
    expect(row?.querySelector(".badge.bad")?.text).toBe("Failed")
    expect(row?.text).toContain("The provider did not accept it.")
    expect(seen.text).toContain("&lt;b>Ada&lt;/b>")
    expect(seen.text).not.toContain("<b>Ada</b>")
    expect(row?.querySelector("a")?.getAttribute("href")).toBe(person.at(`/reminders/${id}`))
    expect((await person.get(person.at(`/reminders/${id}`))).status).toBe(200)
  })

  it("filters by status, channel, reason, customer and period", async () => {
    const { company, person, receivable } = await book()
    const other = await company.receivable()
    await server.sql("delete from reminder_attempts where company_id = $1", [company.id])
    const sent = await add(company, receivable)
    const failed = await add(company, receivable, {
      status: "failed",
      reason_code: "retries_exhausted",
      step: 1,
      offset_days: 0
    })
    const sms = await add(company, receivable, { channel: "sms", scheduled_for: "2026-04-10T22:30:00Z" })
    const others = await add(company, other, { status: "skipped", reason_code: "no_address" })
    const asked = async (query: string) => listed(await person.get(person.at(`/reminders?${query}`)))
    // By the time that was planned, the newest first.
    expect(await asked("")).toEqual([sms, others, failed, sent])
    expect(await asked("status=failed")).toEqual([failed])
    expect(await asked("status=sent")).toEqual([sms, sent])
    expect(await asked("channel=sms")).toEqual([sms])
    expect(await asked("reason=no_address")).toEqual([others])
    expect(await asked(`customer_id=${String(other.customer_id)}`)).toEqual([others])
    expect(await asked("from=2026-04-10&to=2026-04-10")).toEqual([sms])
    expect(await asked("from=2026-04-11")).toEqual([])
    expect(await asked("status=failed&channel=sms")).toEqual([])
    // What an address has wrong is left out.
    expect(await asked("status=nonsense&from=2026-02-30")).toEqual([sms, others, failed, sent])
  })

  it("has one row a message, with the references of its debts", async () => {
    const { company, person, receivable } = await book({ external_reference: "INV-1" })
    const customer = { customer_id: receivable["customer_id"] }
    const second = await company.receivable({ ...customer, external_reference: "INV-2" })
    const third = await company.receivable({ ...customer, external_reference: "INV-3" })
    await server.sql("delete from reminder_attempts where company_id = $1", [company.id])
    const ids = [
      await add(company, receivable),
      await add(company, second),
      await add(company, third, { status: "skipped", reason_code: "no_address", channel: "sms" })
    ] as const
    await addMessage(server, company.id, [ids[0], ids[1]], customer)
    const skipped = await add(company, second, {
      status: "skipped",
      reason_code: "no_address",
      channel: "sms"
    })
    const seen = await person.get(person.at("/reminders"))
    const rows = seen.html.querySelectorAll("tbody tr").map(({ text }) => text.replaceAll(/\s+/g, " "))
    expect(rows.length).toBe(2)
    expect(rows.find((row) => row.includes("SMS"))).toContain("INV-2, INV-3")
    expect(rows.find((row) => row.includes("E-mail"))).toContain("INV-1, INV-2")
    expect(listed(seen).toSorted()).toEqual([ids[0], ids[2]].toSorted())
    expect(skipped).toBeGreaterThan(0)
    const own = await person.get(person.at(`/customers/${String(receivable["customer_id"])}`))
    expect(own.text).toContain("INV-2")
  })

  it("begins with what is planned, the earliest first, which is read in the outbox", async () => {
    const { company, person, receivable } = await book()
    const sent = await add(company, receivable)
    const later = await add(company, receivable, {
      status: "scheduled",
      scheduled_for: "2026-12-28T08:00:00Z"
    })
    const sooner = await add(company, receivable, {
      status: "scheduled",
      scheduled_for: "2026-12-11T08:00:00Z",
      offset_days: 3
    })
    const seen = await person.get(person.at("/reminders"))
    expect(listed(seen)).toEqual([sooner, later, sent])
    const first = seen.html.querySelector("tbody tr td:first-child a")
    expect(first?.getAttribute("href")).toBe(person.at(`/outbox/${sooner}`))
  })

  it("takes a day in the reader's zone", async () => {
    const { company, person, receivable } = await book()
    await server.sql("update users set timezone = 'Pacific/Auckland' where user_id = $1", [person.userId])
    const id = await add(company, receivable, { scheduled_for: "2026-04-10T22:30:00Z" })
    expect(listed(await person.get(person.at("/reminders?from=2026-04-11&to=2026-04-11")))).toEqual([id])
    expect(listed(await person.get(person.at("/reminders?to=2026-04-10")))).toEqual([])
  })

  it("goes on to older ones, page by page, without losing any", async () => {
    const { company, person, receivable } = await book()
    const ids: Array<number> = []
    for (let n = 0; n < 60; n++) ids.push(await add(company, receivable, { offset_days: n }))
    const found: Array<number> = []
    let at: string | undefined = person.at("/reminders?channel=email")
    for (let page = 0; at !== undefined && page < 5; page++) {
      const seen: Seen = await person.get(at)
      found.push(...listed(seen))
      at = seen.html
        .querySelectorAll("nav.pager a")
        .find((link) => link.text === "Older")
        ?.getAttribute("href")
    }
    expect(found).toEqual(ids.toReversed())
  })

  it("gives a file of what is filtered, in which no name is a formula", async () => {
    const { company, person, receivable } = await book({ customer: { display_name: "=HYPERLINK(1)" } })
    await add(company, receivable, { status: "skipped", reason_code: "no_address", balance_minor: 12_345 })
    await add(company, receivable, { step: 1, offset_days: 0 })
    const seen = await person.get(person.at("/reminders?status=skipped&format=csv"))
    expect(seen.headers.get("content-disposition")).toContain("reminders.csv")
    const lines = seen.text.trim().split("\r\n")
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(",'=HYPERLINK(1),")
    expect(lines[1]).toContain(",123.45,EUR,")
    expect(lines[1]).not.toContain("ada@example.com")
  })

  it("says when a channel does not work", async () => {
    const { person } = await book()
    const down = `insert into channel_states (worker, channel, state, since, seen_at)
      values ('w1', 'sms', 'down', '2026-03-01T08:00:00Z', now() + interval '1 hour')`
    await server.sql(down)
    const alert = (await person.get(person.at("/reminders"))).html.querySelector("[role=alert]")
    await server.sql("delete from channel_states")
    expect(alert?.text).toContain("SMS does not work since")
    expect((await person.get(person.at("/reminders"))).html.querySelector("[role=alert]")).toBeNull()
  })

  it("is for people who have signed in, and for those of the company alone", async () => {
    const { company } = await book()
    const stranger = await personOf(server, (await server.company()).id)
    expect((await new Visitor(server).get(`/app/${company.id}/reminders`)).status).toBe(303)
    expect((await stranger.get(`/app/${company.id}/reminders`)).status).toBe(404)
  })
})

describe("a reminder", () => {
  it("shows its message as the debtor got it, with the address in full", async () => {
    const { company, person, receivable } = await book({ external_reference: "INV-7" })
    const id = await add(company, receivable, { delivered_at: "2026-03-01T08:00:09Z", try_count: 1 })
    await addMessage(server, company.id, [id], {
      customer_id: receivable["customer_id"],
      subject: "<i>Invoice</i>",
      body: "Dear Ada </pre><script>1</script>"
    })
    const seen = await person.get(person.at(`/reminders/${id}`))
    const main = seen.html.querySelector("#main")
    expect(main?.text).toContain("ada@example.com")
    expect(main?.text).toContain("Arrived")
    expect(seen.text).toContain("&lt;i>Invoice&lt;/i>")
    expect(seen.text).not.toContain("<script>1")
    expect(
      main?.querySelector(`a[href="${person.at(`/receivables/${String(receivable["id"])}`)}"]`)?.text
    ).toBe("INV-7")
    const frame = main?.querySelector("iframe")
    expect(frame?.getAttribute("sandbox")).toBe("")
    expect(frame?.getAttribute("src")).toBe(person.at(`/reminders/${id}/html`))
  })

  it("has its HTML at an address of its own, where nothing of it runs or loads", async () => {
    const { company, person, receivable } = await book()
    const id = await add(company, receivable)
    const html = `<p style="color:red">Dear Ada</p><img src="https://example.com/pixel"><script>1</script>`
    await addMessage(server, company.id, [id], { customer_id: receivable["customer_id"], html })
    const seen = await person.get(person.at(`/reminders/${id}/html`))
    expect(seen.status).toBe(200)
    expect(seen.text).toBe(html)
    const policy = seen.headers.get("content-security-policy") ?? ""
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining(["default-src 'none'", "sandbox", "frame-ancestors 'self'", "img-src data:"])
    )
    expect(policy).not.toContain("script-src")
  })

  it("says so where nothing was written, or where the text is no longer kept", async () => {
    const { company, person, receivable } = await book()
    const never = await add(company, receivable, { status: "skipped", reason_code: "no_address" })
    const gone = await add(company, receivable, { step: 1, offset_days: 0 })
    await addMessage(server, company.id, [gone], {
      customer_id: receivable["customer_id"],
      subject: null,
      body: null,
      html: null
    })
    const said = async (id: number) => (await person.get(person.at(`/reminders/${id}`))).text
    expect(await said(never)).toContain("No message was created for this reminder.")
    expect(await said(never)).toContain("The customer has no address for this channel.")
    expect(await said(gone)).toContain("The message was removed")
    expect((await person.get(person.at(`/reminders/${gone}/html`))).status).toBe(404)
  })

  it("shows an SMS as plain text, and leads to the others that the message is about", async () => {
    const { company, person, receivable } = await book()
    const ids = [
      await add(company, receivable, { channel: "sms" }),
      await add(company, receivable, { channel: "sms", step: 1, offset_days: 0 })
    ] as const
    await addMessage(server, company.id, ids, {
      customer_id: receivable["customer_id"],
      channel: "sms",
      recipient: "+4915112345678",
      subject: null,
      html: null,
      body: "Pay <soon>"
    })
    const seen = await person.get(person.at(`/reminders/${ids[0]}`))
    expect(seen.html.querySelector("iframe")).toBeNull()
    expect(seen.text).toContain("Pay &lt;soon>")
    expect(seen.html.querySelector(`a[href="${person.at(`/reminders/${ids[1]}`)}"]`)).not.toBeNull()
  })

  it("is not found for another company, nor its HTML, nor what is no id", async () => {
    const { company, receivable } = await book()
    const id = await add(company, receivable)
    await addMessage(server, company.id, [id], { customer_id: receivable["customer_id"] })
    const stranger = await personOf(server, (await server.company()).id)
    for (const path of [`/reminders/${id}`, `/reminders/${id}/html`, "/reminders/x", "/reminders/0"]) {
      expect((await stranger.get(stranger.at(path))).status).toBe(404)
    }
    expect((await stranger.get(`/app/${company.id}/reminders/${id}/html`)).status).toBe(404)
    expect((await new Visitor(server).get(`/app/${company.id}/reminders/${id}/html`)).status).toBe(303)
  })
})
