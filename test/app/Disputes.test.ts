/** A dispute as a place: what the customer wrote, and what somebody can do about it. */
import { describe, expect, it } from "vitest"
import { makeDebtor } from "../support/Debtor.ts"
import { textsOf } from "../support/MoneyPages.ts"
import { type Person, personOf, Visitor } from "../support/Person.ts"
import { type Company, type Row, useServer } from "../support/TestServer.ts"

const server = useServer()

interface Said {
  readonly company: Company
  readonly person: Person
  readonly at: string
  readonly id: number
  readonly customerId: number
}

/** Somebody has said something about a debt on their page. */
const said = async (
  fields: Readonly<Record<string, string>>,
  customer: Row = { display_name: "Ada", email: "ada@example.com" }
): Promise<Said> => {
  server.clock.hold("2026-03-16T10:00:00Z")
  const company = await server.company({ timezone: "Europe/Berlin" })
  const debtor = await makeDebtor(company, customer)
  const id = await debtor.owes({ amount: "100.00", external_reference: "INV-7" })
  const answer = await new Visitor(server).post(
    debtor.path,
    new URLSearchParams({ ...fields, receivable: String(id) })
  )
  expect(answer.status).toBe(303)
  const person = await personOf(server, company.id, { role: "member", name: "Kim" })
  return { company, person, id, customerId: debtor.id, at: person.at(`/receivables/${id}`) }
}

const dispute = { _action: "dispute", text: "The second item\nnever <b>came</b>." }

const queued = (company: Company) =>
  server.sql<Record<string, unknown>>(
    "select text, answers, status, receivable_id::int, customer_id::int from replies where company_id = $1",
    [company.id]
  )

describe("a dispute", () => {
  it("is its status, stands on top with what the customer wrote, and can be answered, resumed and made void", async () => {
    const { at, person } = await said(dispute)
    const seen = await person.get(at)
    expect(textsOf(seen, ".standing .badge")).toEqual(["Disputed"])
    expect(textsOf(seen, ".said h2")).toEqual(["The customer says that something is wrong", "Reply"])
    expect(seen.html.querySelector(".said blockquote")?.text).toBe("The second item\nnever <b>came</b>.")
    expect(seen.html.querySelector(".said b")).toBeNull()
    const buttons = textsOf(seen, "button[popovertarget]")
    expect(buttons).toEqual(expect.arrayContaining(["Reply", "Resume", "Void"]))
    expect((await person.submit(at, "resume-receivable", { reason: "Sent again" })).status).toBe(303)
    const resumed = await person.get(at)
    expect(resumed.html.querySelector(".said")).toBeNull()
    expect(textsOf(resumed, ".standing .badge")).toContain("Open")
  })

  it("is answered: the answer is about to leave, and stands on the page, in what happened and with the customer", async () => {
    const { at, company, customerId, id, person } = await said(dispute)
    const sent = await person.submit(at, "reply-to-customer", { text: "We send\nit again. <i>" })
    expect(sent.status).toBe(303)
    expect(await queued(company)).toEqual([
      {
        text: "We send\nit again. <i>",
        answers: "The second item\nnever <b>came</b>.",
        status: "queued",
        receivable_id: id,
        customer_id: customerId
      }
    ])
    const seen = await person.get(at)
    expect(textsOf(seen, ".answers li")[0]).toMatch(
      /^Kim answered on .* About to leave ?We send it again. <i>$/
    )
    expect(textsOf(seen, ".timeline:not(.coming) li")[0]).toContain("Answered the customer by Kim")
    // The dispute goes on until somebody resumes it.
    expect(textsOf(seen, ".standing .badge")).toEqual(["Disputed"])
    const ofCustomer = await person.get(person.at(`/customers/${customerId}`))
    expect(textsOf(ofCustomer, "#replies tbody tr")[0]).toContain("We send it again.")
    // Pressed twice, it is sent once.
    expect((await person.post(at, person.last ?? new URLSearchParams())).status).toBe(303)
    expect(await queued(company)).toHaveLength(1)
  })

  it.each([
    ["nothing", ""],
    ["blanks", "  \n "],
    ["more than it may have", "x".repeat(4_001)]
  ])("is not answered by %s, which stays as it was typed", async (_, text) => {
    const { at, company, person } = await said(dispute)
    const refused = await person.submit(at, "reply-to-customer", { text })
    expect(refused.status).toBe(422)
    expect(textsOf(refused, "[role=alert]")[0]).toContain("Text")
    expect(await queued(company)).toEqual([])
  })

  it("says why it can't be answered where no e-mail reaches the customer", async () => {
    const { at, person } = await said(dispute, { display_name: "Ada", phone_e164: "+4915112345678" })
    const seen = await person.get(at)
    expect(textsOf(seen, ".said p").at(-1)).toBe(
      "To answer here, give the customer an e-mail address first. Ada"
    )
    const bounced = await said(dispute)
    const fields = bounced.person.fieldsOf(await bounced.person.get(bounced.at), "reply-to-customer")
    await server.sql(
      "insert into blocked_addresses (company_id, channel, address, suppressed_at, suppressed_for) values ($1, 'email', 'ada@example.com', now(), 'bounced')",
      [bounced.company.id]
    )
    fields.set("text", "Hello")
    const refused = await bounced.person.post(bounced.at, fields)
    expect(refused.status).toBe(409)
    expect(await queued(bounced.company)).toEqual([])
    expect(textsOf(await bounced.person.get(bounced.at), ".said p").at(-1)).toContain("come back")
  })

  it("is answered also to somebody who wants no reminders", async () => {
    const { at, company, customerId, person } = await said(dispute)
    await company.post(`/customers/${customerId}/opt-out`, { channel: "email", reason: "Asked" })
    expect((await person.submit(at, "reply-to-customer", { text: "Hello" })).status).toBe(303)
  })

  it("is answered by a company that signed itself up only where it has written before", async () => {
    const { at, company, person } = await said(dispute)
    await server.sql("update companies set signed_up = true, created_at = now() where company_id = $1", [
      company.id
    ])
    await server.sql("update plan_periods set plan = 'trial' where company_id = $1", [company.id])
    const refused = await person.submit(at, "reply-to-customer", { text: "Hello" })
    expect(refused.status).toBe(409)
    expect(textsOf(refused, "[role=alert]")[0]).toContain("that it has sent a reminder to")
  })

  it("is no other company's, and nothing that nobody has said is answered", async () => {
    const { company, id, person } = await said(dispute)
    const open = await company.receivable({ customer: { display_name: "Bo", email: "bo@example.com" } })
    const seen = await person.get(person.at(`/receivables/${open.id}`))
    expect(seen.html.querySelector(".said")).toBeNull()
    const fields = person.fieldsOf(seen, "record-payment")
    fields.set("_action", "reply-to-customer")
    fields.set("text", "Hello")
    expect((await person.post(person.at(`/receivables/${open.id}`), fields)).status).toBe(409)
    const other = await personOf(server, (await server.company()).id)
    expect((await other.post(other.at(`/receivables/${id}`), fields)).status).not.toBe(303)
    expect(await queued(company)).toEqual([])
  })
})

describe("a promise", () => {
  it("is its status, and says by when; it can be answered, too", async () => {
    const { at, company, person } = await said({ _action: "promise", date: "2026-03-20" })
    const seen = await person.get(at)
    expect(textsOf(seen, ".standing .badge")).toEqual(["Promised"])
    expect(textsOf(seen, ".said p")[0]).toBe("They will pay by 20 Mar 2026.")
    expect((await person.submit(at, "reply-to-customer", { text: "Thank you." })).status).toBe(303)
    expect(await queued(company)).toMatchObject([{ text: "Thank you.", answers: null }])
  })
})
