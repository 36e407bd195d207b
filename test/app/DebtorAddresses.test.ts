/** The debtor's page when the customer's address is another than the one that the link was sent to. */
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { SentTo } from "../../src/domain/LinkAddress.ts"
import {
  companyFacts,
  type Debtor,
  makeDebtor,
  setFacts,
  tokenOf,
  unboundTokenOf
} from "../support/Debtor.ts"
import { personOf, type Seen, Visitor } from "../support/Person.ts"
import { advance, messagesOf, rehearsing } from "../support/Rehearsal.ts"
import { type Company, type Row, useServer } from "../support/TestServer.ts"

const server = useServer()
let company: Company
let people = 0

beforeAll(async () => {
  company = await server.company({ timezone: "Europe/Berlin" })
  await setFacts(server, company.id)
})

// A Tuesday.
beforeEach(() => server.clock.hold("2026-03-10T10:00:00Z"))

const invoice = { external_reference: "RE-42", amount: "1234.50", due_date: "2026-03-02" }

/** A debtor with addresses that nobody else has, and the links that were sent to these. */
const reachable = async () => {
  people += 1
  const email: SentTo = { channel: "email", address: `Ada.${people}@example.com` }
  const sms: SentTo = { channel: "sms", address: `+49301${String(people).padStart(5, "0")}` }
  const debtor = await makeDebtor(company, { email: email.address, phone_e164: sms.address }, [invoice])
  const [receivable] = await server.sql<{ id: number }>(
    "select receivable_id::int as id from receivables where company_id = $1 and customer_id = $2 and status = 'open'",
    [company.id, debtor.id]
  )
  return {
    debtor,
    email,
    sms,
    receivable: receivable?.id ?? 0,
    byEmail: await debtor.pathSentTo(email),
    bySms: await debtor.pathSentTo(sms)
  }
}

const see = (path: string) => new Visitor(server).send(path)
const send = (path: string, fields: Readonly<Record<string, string>>) =>
  new Visitor(server).post(path, new URLSearchParams(fields))

const titleOf = (seen: Seen) => [seen.status, seen.html.querySelector("h1")?.text]
const SHOWN = [200, "Outstanding payments"]
const MOVED = [404, "This link is no longer valid"]

/** Which of a debtor's addresses of all times have opted out. */
const blocked = async () =>
  (
    await server.sql<{ address: string }>(
      "select address from blocked_addresses where company_id = $1 and opted_out_at is not null order by address",
      [company.id]
    )
  ).map(({ address }) => address)

const forms = (receivable: number): ReadonlyArray<Readonly<Record<string, string>>> => [
  { _action: "promise", receivable: String(receivable), date: "2026-03-20" },
  { _action: "dispute", receivable: String(receivable), text: "Never ordered" },
  { _action: "reminders", channel: "email", wanted: "yes" },
  { _action: "reminders", channel: "sms", wanted: "yes" },
  { _action: "reminders", channel: "sms", wanted: "no" }
]

const stateOf = async ({ id }: Debtor, receivable: number): Promise<Row> => {
  const { email_status, sms_status } = await company.read(`/customers/${id}`)
  return { email_status, sms_status, status: (await company.read(`/receivables/${receivable}`))["status"] }
}

const UNTOUCHED = { email_status: "allowed", sms_status: "allowed", status: "open" }

describe("a link that was sent to a former address", () => {
  it("shows how to reach the company, and nothing of the debts or of the new address", async () => {
    const { byEmail, debtor } = await reachable()
    expect(titleOf(await see(byEmail))).toEqual(SHOWN)
    await debtor.change({ email: "grace@elsewhere.example" })
    const seen = await see(byEmail)
    expect(titleOf(seen)).toEqual(MOVED)
    expect(seen.text).not.toMatch(/RE-42|Ada|1,234|DE89|elsewhere|example\.com|<form[^>]*>[^]*promise/)
    expect(seen.html.querySelector("address")?.text).toContain(companyFacts.name)
    expect(seen.text).toContain("+49 30 12345678")
    expect(seen.text).toContain(`href="mailto:${companyFacts.email}"`)
    expect(seen.headers.get("x-robots-tag")).toBe("noindex, nofollow")
    // The link of the message to the new address works.
    const present = await debtor.pathSentTo({ channel: "email", address: "Grace@Elsewhere.example" })
    expect(titleOf(await see(present))).toEqual(SHOWN)
  })

  it("takes no promise, no dispute and no wish about the new address, also by a page that was open before", async () => {
    const { byEmail, debtor, receivable } = await reachable()
    const page = await see(byEmail)
    expect(page.html.querySelectorAll("form").length).toBeGreaterThan(0)
    await debtor.change({ email: "grace@elsewhere.example" })
    for (const fields of forms(receivable)) {
      const answer = await send(byEmail, fields)
      expect([fields, titleOf(answer)]).toEqual([fields, MOVED])
      expect(answer.text).not.toMatch(/RE-42|elsewhere/)
    }
    expect(await stateOf(debtor, receivable)).toEqual(UNTOUCHED)
  })

  it("ends reminders to the address that it was sent to, and not to the new one", async () => {
    const { bySms, debtor, receivable, sms } = await reachable()
    await debtor.change({ phone_e164: "+4915112345671" })
    const seen = await see(bySms)
    expect(seen.html.querySelectorAll("button").map(({ text }) => text)).toEqual(["Stop SMS"])
    const ended = await send(bySms, { _action: "reminders", channel: "sms", wanted: "no" })
    expect([ended.status, ended.location]).toEqual([303, "?done=reminders"])
    expect((await see(`${bySms}?done=reminders`)).html.querySelector("[role=status]")?.text).toContain(
      "Your choice is saved."
    )
    expect(await stateOf(debtor, receivable)).toEqual(UNTOUCHED)
    expect(await blocked()).toContain(sms.address)
    const person = await personOf(server, company.id)
    expect((await person.get(person.at("/audit"))).text).toContain("stopped reminders to an address of")
  })

  it("works again once the address is the customer's again, in whatever case", async () => {
    const { byEmail, bySms, debtor, email } = await reachable()
    await debtor.change({ email: "grace@elsewhere.example" })
    // The link in the SMS was sent to a number that is still the customer's.
    expect([titleOf(await see(byEmail)), titleOf(await see(bySms))]).toEqual([MOVED, SHOWN])
    await debtor.change({ email: email.address.toUpperCase() })
    expect(titleOf(await see(byEmail))).toEqual(SHOWN)
    await debtor.change({ email: null, phone_e164: null })
    expect([titleOf(await see(byEmail)), titleOf(await see(bySms))]).toEqual([MOVED, MOVED])
  })

  it("shows nothing of another customer who has the address by now", async () => {
    const { byEmail, debtor, email } = await reachable()
    await debtor.change({ email: "grace@elsewhere.example" })
    const other = await makeDebtor(company, { display_name: "Bob", email: email.address }, [
      { ...invoice, external_reference: "RE-77" }
    ])
    const seen = await see(byEmail)
    expect([titleOf(seen), seen.text.includes("RE-77")]).toEqual([MOVED, false])
    const theirs = await other.pathSentTo(email)
    expect((await see(theirs)).text).toContain("RE-77")
  })

  it("is void, and says no more than that, once the company has made another one", async () => {
    const { byEmail, debtor } = await reachable()
    await debtor.change({ email: "grace@elsewhere.example" })
    await server.sql("update customers set link_number = 1 where company_id = $1 and customer_id = $2", [
      company.id,
      debtor.id
    ])
    const seen = await see(byEmail)
    expect(titleOf(seen)).toEqual([404, "This link does not work"])
    expect(seen.text).not.toContain(companyFacts.name)
  })

  it("is said in the browser's language", async () => {
    const { byEmail, debtor } = await reachable()
    await debtor.change({ email: null })
    const seen = await new Visitor(server).send(byEmail, { headers: { "accept-language": "de-AT" } })
    expect(titleOf(seen)).toEqual([404, "Dieser Link gilt nicht mehr"])
  })
})

describe("links in messages", () => {
  it("let the old holder end reminders to the old address, while those to the new one go on", async () => {
    const steps = [0, 7, 14, 21].map((offset_days) => ({ offset_days, channels: ["email"] }))
    const clocked = await rehearsing(server, "2026-03-09T08:00:00Z", steps)
    const debtor = await makeDebtor(clocked, { email: "old@example.com" }, [
      { ...invoice, due_date: "2026-03-10" }
    ])
    const recipients = async () => (await messagesOf(server, clocked)).map(({ recipient }) => recipient)
    await advance(server, clocked, "2026-03-10T20:00:00Z")
    expect(await recipients()).toEqual(["old@example.com"])
    const [message] = await messagesOf(server, clocked)
    const optOut = message?.text.split(/\s/).find((word) => word.startsWith(`${server.url}/o/`)) ?? ""
    const page = message?.text.split(/\s/).find((word) => word.startsWith(`${server.url}/p/`)) ?? ""
    expect((await fetch(page)).status).toBe(200)

    await debtor.change({ email: "new@example.com" })
    const oneClick = new URLSearchParams({ "List-Unsubscribe": "One-Click" })
    expect((await fetch(optOut, { method: "POST", body: oneClick })).status).toBe(200)
    expect((await fetch(page)).status).toBe(404)
    await advance(server, clocked, "2026-03-18T20:00:00Z")
    const told = await recipients()
    expect([told.length > 1, told.slice(1).every((recipient) => recipient === "new@example.com")]).toEqual([
      true,
      true
    ])
    // Back at the address that has opted out, nothing more is sent.
    await debtor.change({ email: "Old@example.com" })
    await advance(server, clocked, "2026-04-20T20:00:00Z")
    expect(await recipients()).toEqual(told)
  })
})

describe("a link that was copied in the application", () => {
  const copied = async ({ id }: Debtor): Promise<string> => {
    const person = await personOf(server, company.id)
    const links = (await person.get(person.at(`/customers/${id}`))).html.querySelectorAll("a")
    const link = links.find(({ text }) => text.trim() === "Open the debtor’s page")
    return new URL(link?.getAttribute("href") ?? "").pathname
  }

  it("opens nothing once one of the addresses that the customer had then is another", async () => {
    const { debtor } = await reachable()
    const path = await copied(debtor)
    expect(path).toBe(debtor.path)
    expect(titleOf(await see(path))).toEqual(SHOWN)
    await debtor.change({ phone_e164: "+4915112345672" })
    const seen = await see(path)
    expect(titleOf(seen)).toEqual(MOVED)
    // Nobody knows where it was sent, so it ends reminders to none.
    expect(seen.html.querySelector("button")).toBeNull()
    const ended = await send(path, { _action: "reminders", channel: "email", wanted: "no" })
    expect(titleOf(ended)).toEqual(MOVED)
    expect(titleOf(await see(await copied(debtor)))).toEqual(SHOWN)
  })

  it("of a customer without an address stays valid when there is one", async () => {
    const debtor = await makeDebtor(company, {}, [invoice])
    const path = await copied(debtor)
    await debtor.change({ email: "grace@elsewhere.example" })
    expect(titleOf(await see(path))).toEqual(SHOWN)
  })
})

describe("a link from before links were bound to addresses", () => {
  const unbound = async ({ link }: Debtor) => `/p/${await unboundTokenOf(server, link)}`

  it("works until an address of the customer is replaced or removed, and not because of a further one", async () => {
    for (const fields of [{ email: "grace@elsewhere.example" }, { phone_e164: null }]) {
      const { debtor, receivable } = await reachable()
      const path = await unbound(debtor)
      await debtor.change({ preferred_locale: "en-GB" })
      expect(titleOf(await see(path))).toEqual(SHOWN)
      await debtor.change(fields)
      expect(titleOf(await see(path))).toEqual(MOVED)
      const [promise] = forms(receivable)
      expect(titleOf(await send(path, promise ?? {}))).toEqual(MOVED)
    }
    const debtor = await makeDebtor(company, { email: "only@example.com" }, [invoice])
    await debtor.change({ phone_e164: "+4915112345673" })
    expect(titleOf(await see(await unbound(debtor)))).toEqual(SHOWN)
  })

  it("ends reminders to the addresses of that time", async () => {
    const { debtor, email, receivable, sms } = await reachable()
    const path = await unbound(debtor)
    await debtor.change({ email: "grace@elsewhere.example", phone_e164: "+4915112345674" })
    await debtor.change({ email: "grace@third.example" })
    for (const channel of ["email", "sms"]) {
      expect((await send(path, { _action: "reminders", channel, wanted: "no" })).status).toBe(303)
    }
    expect(await blocked()).toEqual(expect.arrayContaining([email.address.toLowerCase(), sms.address]))
    expect(await stateOf(debtor, receivable)).toEqual(UNTOUCHED)
  })
})

describe("a wrong link", () => {
  it("to an address that the customer has never had is 404 like any, though it was signed, and ends nothing", async () => {
    const { debtor } = await reachable()
    const stranger: SentTo = { channel: "email", address: "stranger@example.com" }
    const path = await debtor.pathSentTo(stranger)
    expect(titleOf(await see(path))).toEqual(MOVED)
    const ended = await send(path, { _action: "reminders", channel: "email", wanted: "no" })
    expect(ended.status).toBe(404)
    expect(await blocked()).not.toContain(stranger.address)
  })

  it("of another company's customer shows nothing, whatever the address is", async () => {
    const { email } = await reachable()
    const elsewhere = await server.company()
    const debtor = await makeDebtor(elsewhere, { email: email.address }, [invoice])
    const link = { ...debtor.link, companyId: company.id }
    const seen = await see(`/p/${await tokenOf(server, link, [email])}`)
    expect(seen.status).toBe(404)
    expect(seen.text).not.toContain("RE-42")
  })
})
